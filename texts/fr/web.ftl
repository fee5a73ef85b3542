# La table dans le navigateur : barres, boutons et pages communs à tous les jeux.

## Partout

web-home = Vers l’accueil
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-back = Retour
web-key-esc = Échap
web-percent = { $number } %
web-you = vous

## La table

web-undo = Annuler
web-redo = Rétablir
web-odds = Chances
web-rules = Règles
web-log = Journal
web-log-close = Cacher le journal
web-log-empty = Il ne s’est encore rien passé.
web-log-older = Afficher les lignes plus anciennes
web-log-struck = repris
web-log-new = nouvelles lignes
web-step = pas
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-slider = Parcourir la partie pas à pas
web-step-of = Pas { $step } sur { $steps }
web-sheet = Feuille
web-tab-board = Table
web-tab-sheet = Feuille
web-tabs = Parties de la table
web-tray = Dés
web-dock = Vos choix
web-prompt = Ce qui vous est demandé
web-verbs = Actions
web-players = Joueurs
web-order = Ordre du tour
web-legend = Légende
web-conditions = États
web-condition-on = : oui
web-condition-off = : non
web-you-act = À vous
web-who-acts = { $who }
web-waits = Patientez
web-past = Plus tôt
web-next = Ensuite : { $what }
web-more-choices = D’autres choix ({ $page } sur { $pages })
web-track-of = { $name } : { $value } sur { $max }
web-track-value = { $name } : { $value }
web-of-max = sur { $max } ({ $name })
web-zone-of = Zone { $zone } sur { $count }
web-you-are-here = vous êtes ici
web-foe-answers = Sa riposte selon le dé
web-no-room = Les cartes devant vous sont face cachée.
web-not-rolled = pas encore lancés
web-cell-empty = vide
web-cell-hidden = face cachée
web-cell-known = face cachée, connue de vous
web-cell-visited = visitée
web-cell-stands = { $who } s’y trouve
web-cell-choice = choix : { $choice }
web-space-unknown = case inconnue
web-space-empty = case vide
web-pending-left = −{ $by } → { $left }
web-spaces-found = { $found ->
    [0] aucune case sur { $count } découverte
    [one] { $found } case sur { $count } découverte
   *[other] { $found } cases sur { $count } découvertes
}
web-pile-left = { $count } dans { $name }
web-square = Colonne { $column }, rangée { $row } : { $what }
web-square-cost = { $cost } pour y aller
web-square-danger = en sortir est risqué
web-square-choices = { $count } choix
web-way-cost = Le chemin : { $cost }
web-way-safe = Aucun test connu en chemin.
web-way-tests = { $count ->
        [one] un test en chemin : { $chance } de réussite
       *[other] { $count } tests en chemin : { $chance } de réussite
    }
web-doubt = C’est sûr ?
web-doubt-go = Le faire
web-doubt-way = Le chemin demande des tests : { $chance } les réussissent tous. Chacun peut vous arrêter.
web-legend-test = test et ses chances
web-follow = Suivre
web-zoom-all = Tout montrer
web-mini-map = Toute la carte en petit
web-square-test = tests en chemin, { $chance } de réussite
web-way-strike = S’approcher et frapper : { $cost }
web-way-jump = Sauter : { $cost }
web-zoom = Taille du plan
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-hand-secret = vus de vous seul
web-hand-empty = Aucune carte en main
web-kind-weapon = Arme
web-kind-single = Usage unique
web-kind-permanent = Permanent
web-renown-short = PR
web-tip-why = Pourquoi ?

## Chances

web-odds-of = Ce qui peut en résulter
web-odds-off = Les chances sont cachées à cette table.

## La fin

web-over-look = Regarder la table
web-ending = Comment c’est fini
web-ending-won = Victoire : { $place }
web-ending-lost = Défaite : { $place }
web-ending-chart = Jusqu’où, et comment
web-ending-chart-note = { $counts } · { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
web-ending-chart-says = { $counts } pendant la partie : { $first } au début, { $last } à la fin, { $parts ->
        [one] une étape
       *[other] { $parts } étapes
    }
web-ending-best-roll = Meilleur jet
web-ending-new = { $count ->
        [0] rien de nouveau
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
web-ending-no-feats = Rien de nouveau cette fois.
web-ending-all-feats = Palmarès des exploits
web-ending-best = Record personnel
web-ending-matches = { $count ->
        [one] { $count } partie dans ce navigateur
       *[other] { $count } parties dans ce navigateur
    }
web-ending-first = La première dont ce navigateur se souvienne.
web-ending-record = Nouveau record : { $before } jusqu’ici.
web-ending-before = Votre record : { $before }.
web-ending-share = Partager une image
web-ending-shared = Image prête
web-ending-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-ending-skill = Qu’ont fait les dés, et qu’avez-vous fait ?
web-ending-weigh = Le découvrir
web-ending-same-start = Même départ, autres dés

## L’accueil

web-lobby-title = Trois descentes. Choisissez.
web-lobby-text = Un bouton lance la partie. Les options sont juste à côté.
web-play-now = Jouer
web-options = Options
web-tutorials = Tutoriels
web-replays = Parties
web-statistics = Statistiques
web-resume = Reprendre
web-resume-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
web-resume-none = Aucune partie ne vous attend encore.
web-table-manage = Nommer ou supprimer
web-table-name = Le nom de la table
web-table-delete = Supprimer la table
web-table-delete-sure = La table et son journal disparaîtront. Son résultat, s’il compte, reste dans vos statistiques.
web-table-delete-yes = Oui, la supprimer
web-with-others = À plusieurs
web-way-invite = Inviter par un lien
web-way-invite-text = Un lien par place, un pour regarder
web-way-learn = Apprendre en cinq minutes
web-way-learn-text = Un premier tour guidé pour chaque jeu
web-way-companion = Mode compagnon
web-way-companion-text = Vous lancez vos propres dés
web-unofficial = Non officiel : sans lien avec les éditeurs ni les auteurs. Si un jeu vous plaît, achetez la boîte.
web-about = À propos
web-more = Plus
web-who-mini-rogue = seul ou à deux
web-who-catacombs = seul ou entre amis
web-who-urto = 2 à 5 joueurs, 30–75 min
web-tagline-mini-rogue = Dix zones, quatre étages et une poignée de dés. Tentez la chance, trouvez à manger, descendez.
web-tagline-catacombs = Quatre héros à la lueur des torches contre un maître de jeu automatique. Chaque case peut cacher un piège.
web-tagline-urto = Une course dans une grotte inconnue, où le renom compte autant que d’arriver en vie.
web-starts = Départ : { $what }
web-starts-mini-rogue = Voleuse, Donjon, normal, édition 2025
web-starts-catacombs = première quête, quatre héros, novice
web-starts-urto = Oriandre contre trois automates
web-stage-gathering = En attente de joueurs
web-stage-yours = À vous de jouer
web-stage-waits = Aux autres de jouer
web-loading = Un instant…
web-link-lost = La connexion est perdue. Nouvel essai en cours ; rien n’est perdu.
web-to-lobby = Vers l’accueil
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré.

## Une nouvelle table

web-new-table = Nouvelle table : { $game }
web-edition = Édition
web-at-most = ({ $count } au plus)
web-seats = Places
web-seat-number = Place { $number }
web-seat-plays = { $hero } (place { $number })
web-seat-word-gm = Maître de jeu
web-seat-me = Moi
web-seat-open = Un invité
web-seat-bot = Un automate
# Comment jouent les automates : un mot, ce qu’il veut dire, et ce que fait un maître de jeu de ce niveau.
web-level = Niveau des automates
web-level-bot = À l’habitude
web-level-bot-note = Des règles simples, sans attendre.
web-level-bot-master = Le maître de jeu active toutes ses créatures et ne prévoit rien.
web-level-beginner = Débutant
web-level-beginner-note = Des règles simples et rien d’autre.
web-level-beginner-master = Le maître de jeu donne peu d’ordres.
web-level-easy = Facile
web-level-easy-note = Ne quitte ses habitudes que pour ce qui paraît bien meilleur.
web-level-easy-master = Le maître de jeu donne un peu plus d’ordres.
web-level-normal = Normal
web-level-normal-note = Réfléchit un instant avant chaque choix et trouve souvent mieux.
web-level-normal-master = Le maître de jeu emploie la plupart de ses créatures.
web-level-hard = Difficile
web-level-hard-note = Prend ce qui promet le plus, aussi loin qu’il voit.
web-level-hard-master = Le maître de jeu conduit toutes ses créatures comme un seul camp.
web-level-expert = Expert
web-level-expert-note = Voit aussi loin que la table lui en laisse le temps. Il ne sait que ce que voit sa place, et a les mêmes dés que vous.
web-level-expert-master = Le maître de jeu essaie des plans avant chaque tour.
web-seat-yours = Vous êtes assis ici.
web-seat-you = { $name } (vous)
web-seat-is-bot = Un automate joue ici.
web-seat-waits = Cette place attend son invité.
web-seat-somebody = Quelqu’un
web-seat-not-there = absent pour le moment
web-seat-a-bot = Mettre un automate
web-nickname = Comment les autres vous appellent
web-own-dice = Je lance mes propres dés
web-own-dice-note = Mode compagnon : vous lancez et piochez à votre table et dites ce qui est sorti ; la table tient le plateau et les règles.
web-own-dice-start = Vous lancez et piochez à votre table. Dites ce qui sort, l’un après l’autre.
web-odds-for-all = Montrer les chances
web-odds-for-all-note = Entre adversaires, seulement si tous sont d’accord.
web-start = Commencer
web-open-table = Ouvrir la table
web-invite-note = Chaque autre place a son propre lien ; qui l’ouvre peut s’asseoir.
web-gathering = { $game } : en attente de joueurs
web-gathering-note = Envoyez à chaque invité son lien. La partie commence quand toutes les places sont prises.
web-invitation = Invitation à la place { $number }
web-copy-link = Copier le lien
web-copied = Copié
web-watch = Regarder
web-watch-note = Qui a ce lien peut regarder, sans voir les mains cachées.
web-hand-over = Laisser un automate jouer pour { $name }
web-take-back = Reprendre ma place
web-no-table = Cette table n’existe pas

## Le temps

web-undo-to = Revenir à ce pas
web-play-on = Rejouer à partir d’ici
web-link-to = Lien vers ce moment
web-past-note = Vous voyez le pas { $step } sur { $steps }.
web-to-now = Revenir au présent
web-playback = Les tours des autres
web-playback-of = { $step } sur { $steps }
web-playback-next = Suivant
web-playback-fast = Vite
web-playback-skip = À la fin
web-refused = Pas maintenant, d’après cette règle :
web-not-now = Il n’y a rien à en faire maintenant. On vous demande :
web-record = { $game } : registre des exploits, { $done } sur { $count }
web-record-signed = Signé par { $name }, le { $date }
web-recap = Depuis votre tour
web-recap-close = Continuer
web-recap-none = Rien que vous ayez pu voir.
web-recap-again = Rejouer
web-recap-watch = Revoir
web-key-space = Espace
web-since-turn = Depuis votre tour : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
web-branch-note = Une variante d’une autre table : ce qui se passe ici n’y change rien.
web-branch-back = Vers la première table
web-skip-link = Vers la question
web-proposal-undo = { $by } aimerait reprendre des pas.
web-proposal-redo = { $by } aimerait rejouer des pas repris.
web-proposal-close = { $by } aimerait fermer la table.
web-proposal-hints = { $by } aimerait des conseils pour tout le monde.
web-proposal-waits = En attente des autres.
web-agree = D’accord
web-disagree = Non
web-play-again = Rejouer
web-download = Télécharger
web-announcements = Ce qui se passe

## Les dés lancés à la table

web-roll-ask = { $count ->
    [one] { $die } : qu’est-il sorti ?
   *[other] { $die }, { $count } fois : qu’est-il sorti ?
}
web-roll-for = Pour : { $who }
web-roll-so-far = { $done } sur { $count } :
web-roll-back = Reprendre le dernier
web-roll-cancel = Pas encore
web-roll-search = Trouver une carte
web-face-symbol = Symbole
web-face-blank = Vierge
web-die-room = Carte Salle
web-die-guardian = Carte Gardien
web-die-character-card = Carte Personnage

## Pourquoi, et le recueil des règles

web-invite = Inviter
web-goal-mini-rogue = Descendez de Zone en Zone avec assez de vivres, de PV et de chance, et battez le dernier Gardien.
web-goal-catacombs = Faites ce que demande la quête et ramenez quelqu’un vivant.
web-goal-urto = Atteignez Urto vivant, avec plus de vie, de mana, de renom et de trophées que les autres.
web-coach = Premiers pas
web-coach-question = Ce que vous pouvez faire maintenant : un appui ou la touche du numéro choisit.
web-coach-board = Ce qui est cerclé ici est le même choix : appuyez sur le plateau.
web-coach-help = Ce que tout cela veut dire, et les règles derrière.
web-coach-done = C’est parti
web-help = Aide
web-help-search = Chercher une règle : étoile, piège, niveau…
web-help-goal = Le but :
web-help-now = Ce qui compte maintenant
web-help-symbols = Symboles en vue
web-help-reference = Cartes de référence
web-help-synonyms = argent=or, pièces=or, pieces=or, santé=PV, vie=PV, points de vie=PV, nourriture=ration, rations=ration, boss=gardien, monstre=ennemi, monstres=ennemi, expérience=XP, boutique=marchand, magasin=marchand, soigner=soin, esquiver=esquive, relancer=relanc, gagner=gagn, vendre=vend
web-why = Pourquoi ?
web-why-nothing = Montrez quelque chose, puis demandez pourquoi.
web-provenance = D’où viennent ses valeurs :
web-rule-browse = Toutes les règles
web-rule-unknown = Il n’y a pas de règle { $rule }.
web-rule-offline = La règle n’est pas disponible pour l’instant.
web-rule-kind-ruling = arbitrage
web-rule-kind-example = exemple
web-rule-kind-symbol = symbole
web-rule-kind-derived = déduite
web-rule-kind-component = matériel
web-rule-origin = Où c’est imprimé, et notes (en anglais)
web-rule-scenarios = { $count ->
    [one] { $count } scénario la montre
   *[other] { $count } scénarios la montrent
}
web-rules-intro = Chaque règle a un numéro, une source et une phrase de notre plume. Le journal, les choix et chaque refus les citent.
web-rules-game = Jeu
web-rules-search = Rechercher
web-rules-search-hint = Des mots, ou un numéro
web-rules-chapter = Chapitre
web-rules-edition = Édition
web-rules-all = tous
web-rules-found = { $count ->
    [0] Aucune règle ne convient.
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-more = En montrer plus ({ $count })

## Statistiques, parties, tutoriels

web-statistics-intro = Les parties que vous avez menées à leur fin. Les branches et les tables arbitrées ne comptent pas.
web-statistics-none = Aucune partie finie pour l’instant.
web-won-of = gagnées : { $percent }
web-won = gagnée
web-lost = perdue
web-latest = Dernières parties
web-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
web-watch-again = Revoir
web-feats = Palmarès des exploits
web-feats-intro = Ce que vous avez accompli à vos tables : chaque exploit une seule fois, avec le jour et le nom qui l’a signé.
web-feats-table = À toutes les tables
web-feat-open = pas encore accompli
web-replays-intro = Des parties finies, pas à pas. On peut quitter chacune à tout moment et la jouer autrement.
web-replays-none = Aucune partie finie pour l’instant.
web-replay-open = Ouvrir un fichier
web-replay-open-note = Un fichier qui finit par .undercroft, d’ici ou du terminal.
web-tutorials-intro = Un premier tour guidé : vous faites les choix, la table explique ce que fait chacun.
web-tutorial-begin = Commencer
web-tutorial-catacombs = Une première salle : marcher, fouiller, ouvrir une porte, et combattre ce qui attend derrière.
web-tutorial-urto = Les cinq premiers tours d’une course à deux : explorer, fouiller, combattre, se reposer.
web-tutorial-mini-rogue = Le tour d’exemple du livret de 2025 : une Voleuse, une Zone, de l’Entrée à la Sortie.

## Réglages

web-mode = Lumière
web-mode-system = comme l’appareil
web-mode-dark = sombre
web-mode-light = claire
web-speed = Mouvement
web-speed-hint = Une touche ou un appui montre aussitôt la fin.
web-speed-none = aucun
web-show-odds = Les chances sur chaque choix
web-show-odds-note = Exactes, jamais estimées.
web-announce = Annoncer ce qui se passe
web-announce-note = Pour les lecteurs d’écran : les nouvelles lignes du journal sont lues.
web-sound = Son
web-sound-note = On entend les dés, les coups et son tour ; le téléphone vibre aux blessures et à son tour.
web-keys = Touches
web-key-tab = Tab
web-keys-1 = choisir
web-keys-2 = d’autres choix
web-keys-3 = chances, oui ou non
web-keys-4 = pourquoi
web-keys-5 = annuler
web-keys-6 = rétablir
web-keys-7 = journal
web-keys-8 = retour
web-keys-9 = dans le temps ; sur un plateau, de chose en chose
web-keys-10 = plateau, feuille, choix et journal
web-keys-11 = où peut être le but, sur une grande carte
web-keys-12 = toute une grande carte
web-person = Vous
web-other-device = Continuer sur un autre appareil
web-other-device-code = Tapez-y ce code :
web-claim-code = Un code d’un autre appareil
web-claim = L’utiliser
web-claimed = Vos parties sont ici désormais.
web-forget = M’oublier
web-forget-sure = Votre nom, vos statistiques et vos campagnes seront effacés. En êtes-vous sûr ?
web-forget-yes = Oui, m’oublier
web-forgotten = Vous êtes oublié.

## À propos

web-about-intro = Undercroft est une table numérique pour trois jeux d’exploration de donjons, où chaque règle est appliquée.
web-about-unofficial-title = Non officiel
web-about-unofficial = Undercroft n’est ni affilié, ni approuvé, ni soutenu par les éditeurs ou les auteurs des jeux qu’il fait jouer. Les titres disent seulement de quel jeu il s’agit ; aucune de leurs illustrations, aucun logo, aucune phrase de leurs règles n’est inclus. Si un jeu vous plaît, achetez la boîte.
web-about-icons-title = Icônes
web-about-icons = Les icônes viennent de game-icons.net, de Lorc, Delapouite et d’autres, sous licence CC BY 3.0.
web-about-fonts-title = Polices
web-about-fonts = IM Fell English d’Igino Marini et Source Sans 3 de Paul D. Hunt pour Adobe, toutes deux sous SIL Open Font License 1.1.
web-about-values-title = D’où viennent les valeurs
web-about-values = Chaque carte dit si ses valeurs sont imprimées dans un livret, connues du public ou reconstituées. Demandez pourquoi sur une carte pour le voir.
web-about-pack = Boîte
web-about-sources = Ses valeurs
web-about-records = { $count } { $kind }
web-source-rulebook = imprimées dans un livret
web-source-public = connues publiquement
web-source-reconstructed = reconstituées
web-about-licence-title = Licence
web-about-licence = Le programme est libre, sous licence MIT ou Apache-2.0, à votre choix.
web-about-privacy-title = Ce qui est gardé
web-about-privacy = Une clé dans votre navigateur dit à la table que vous êtes vous ; elle ne contient aucun nom. « M’oublier » dans les réglages l’efface avec tout ce qui vous appartient.
web-about-version = Version { $version }
web-pack-records = { $kind ->
    [rulebook] imprimées dans un livret
    [public] connues du public
   *[reconstructed] reconstituées
} : { $count }

## Tables guidées et campagnes

web-guide = Guide
web-guide-step = { $step } sur { $of }
web-campaign = Campagne
web-campaigns = Campagnes
web-campaigns-intro = Des héros se mettent en route, chapitre après chapitre : ce que vous gagnez, perdez et rapportez décide de la suite.
web-campaigns-mine = En cours
web-campaigns-new = { $game } : { $count ->
    [one] qui part ?
   *[other] qui part, d’un à { $count } ?
}
web-campaign-set-out = En route
web-campaign-nobody = Personne encore
web-campaign-town = En ville
web-campaign-joining = Qui d’autre vient ?
web-campaign-gathering = Personne n’est revenu. Quelqu’un doit se joindre avant un nouvel essai.
web-campaign-of = { $hero }, chapitre { $number }
web-campaign-chapter = chapitre { $number }
web-campaign-map = Le chemin parcouru
web-campaign-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-campaign-points-left = { $points ->
    [one] point à dépenser
   *[other] points à dépenser
}
web-campaign-skills = Compétences
web-campaign-no-skills = Pas encore de compétence : les points viennent avec les chapitres.
web-campaign-relics = Reliques
web-campaign-no-relics = Pas encore de relique.
web-campaign-go-on = Continuer
web-campaign-play = Jouer ce chapitre
web-campaign-resume = Retour à la table
web-campaign-end = La campagne est terminée.
web-to-campaign = Retour à la campagne
web-chapter-read = lu
web-chapter-won = gagné
web-chapter-beaten-by-goal = objectif manqué
web-chapter-lost = perdu
web-kind-divine = Divin
web-kind-artefact = Artefact

## Une invitation, et les adresses qui ne mènent nulle part

web-join-title = { $name } vous invite à { $game }.
web-join-title-nobody = Vous êtes invité à { $game }.
web-join-crumb = Une invitation
web-join-seat = Votre place
web-join-you = Vous
web-join-open = Un autre invité
web-join-plays = joue { $hero-the }
web-join-plays-drawn = tiré au début de la partie
web-join-drawn = Le sort décide
web-join-drawn-text = Votre héros est tiré au début de la partie.
web-join-name = Votre nom
web-join-sit = S’asseoir
web-join-sit-as = S’asseoir et jouer { $hero-the }
web-join-begins = Tout le monde est là : la partie commence quand vous vous asseyez.
web-join-waits = { $count ->
    [one] La partie commence quand { $count } autre invité sera venu.
   *[other] La partie commence quand { $count } autres invités seront venus.
}
web-join-watch = Seulement regarder
web-join-taken = Quelqu’un est déjà assis ici.
web-join-seated = Vous êtes déjà assis à cette table.
web-join-no-account = Ni compte ni e-mail : ce navigateur se souvient de votre place.
web-join-dead = Demandez un nouveau lien à qui vous l’a envoyé, ou ouvrez votre propre table.
web-to-table = À la table
web-transfer-title = Retrouvez vos parties ici
web-transfer-named = { $name } peut continuer à jouer sur cet appareil.
web-transfer-nameless = Vous pouvez continuer à jouer sur cet appareil.
web-transfer-take = Continuer ici
web-transfer-dead = Un code sert une fois, peu de temps. Demandez-en un nouveau dans les réglages de l’autre appareil.
web-missing-title = Il n’y a rien ici.
web-missing-text = L’adresse est fausse, ou ce qui se trouvait ici a disparu.
web-last-roll = dernier lancer
web-score-place = Place
web-score = Le décompte
web-look-board = Plateau
web-look-fight = Combat

## Relecture

web-review = Relecture
web-review-won = Gagné. Dés : { $dice } points, décisions : { $decisions }{ $others ->
    [some] , les autres : { $points }
   *[none] {""}
}.
web-review-lost = Pas gagné. Dés : { $dice } points, décisions : { $decisions }{ $others ->
    [some] , les autres : { $points }
   *[none] {""}
}.
web-review-working = Relecture de la partie : { $done } sur { $of }…
web-review-progress = Avancement de la relecture
web-review-nothing = Personne n’avait rien à décider dans cette partie.
web-review-graph = Chance de gagner, moment par moment
web-review-at = Moment { $number } sur { $of }, chance de gagner { $percent } pour cent
web-review-verdict = Cette décision
web-review-chose = Votre choix : { $choice }
web-review-better = { $choice } valait { $points } points de plus.
web-review-found = Une trouvaille : rien d’autre n’en approche.
web-review-as-good = Rien n’était nettement meilleur.
web-review-others = Ce qu’ont fait les autres
web-review-you = vous
web-review-between = { $low } à { $high }
web-review-then-dice = Ce qui a suivi : { $points } points aux dés.
web-review-then-others = Ce qui en est sorti : { $points } points.
web-review-estimate = Estimé sur { $matches } parties au plus, continuées par des joueurs rapides à partir de ce que vous aviez vu.
web-review-board = Voir le plateau
web-hint = Conseil
web-hint-used = { $number } { $number ->
    [0] demandé
    [one] demandé
   *[other] demandés
  }
web-hint-with-others = D’autres jouent ici aussi. Les conseils sont donnés quand tout le monde est d’accord, et alors à tous.
web-hint-propose = Demander aux autres
web-hint-agreed = Tout le monde est d’accord pour les conseils.
web-hint-end = Y mettre fin pour tous
web-hint-not-asked = Un conseil est donné quand c’est à vous.
web-hint-working = On joue la suite…
web-hint-would = La table choisirait
web-hint-clear = Ce choix gagne { $points } points de plus que « { $other } ».
web-hint-close = Rien n’est nettement meilleur : les premiers choix se valent à peu près.
web-hint-forced = Il n’y a rien d’autre à choisir.
web-hint-fight = Il gagne le combat dans { $percent } des cas, avec { $hp } PV restants en moyenne.
web-hint-chances = Chance de gagner la partie
web-hint-fight-short = gagne le combat { $percent }, { $hp } PV restants en moyenne
web-hint-fight-exact = gagne le combat { $won }, meurt { $lost }
web-hint-fight-counted = le combat : gagné { $won } (de { $low } à { $high }), meurt { $lost }, { $hp } PV restants en moyenne
web-hint-round = d’ici la fin du tour de table : la cible tombe { $won } (de { $low } à { $high }), soi-même { $lost }, { $hp } PV restants en moyenne
web-hint-estimate = Estimé sur { $matches } parties au plus, jouées par des joueurs rapides à partir de ce que vous voyez ; ± vaut 95 %.
web-hint-fights-exact = Les combats sont exacts, joués au mieux.
web-hint-fights-counted = Les combats sont estimés sur { $matches } parties jouées par des joueurs rapides ; intervalles à 95 %.
web-hint-fractions = Fractions
web-day = Donjon du jour
web-day-short = Aujourd’hui
web-day-intro = Les mêmes cartes et les mêmes dés pour tous sur ce serveur. Le premier essai compte.
web-day-today = Aujourd’hui
web-day-yesterday = Hier
web-day-what = { $date } : { $hero }, { $difficulty }
web-day-same = Qui choisit pareil rencontre pareil. Personne ne relance.
web-day-sealed = Dés scellés : { $seal }
web-day-opens = Le sceau s’ouvre dans { $hours } h { $minutes } min.
web-day-players = { $count ->
    [0] Personne n’est encore descendu.
    [one] Une personne est descendue.
   *[other] { $count } personnes sont descendues.
  }
web-day-go = Descendre
web-day-on = Continuer
web-day-look = Revoir votre partie
web-day-streak = Vos jours
web-day-in-a-row = { $count } de suite, au mieux { $most }
web-day-mark-none = –
web-day-mark-playing = en bas
web-day-mark-lost = perdu
web-day-mark-won = gagné
web-day-results = Résultats
web-day-hidden = Vous verrez les résultats des autres quand vous aurez fini.
web-day-nobody = Personne ne l’a fini.
web-day-came = Descendus : { $down } ; revenus : { $won }.
web-day-area = Zone { $area }
web-day-watch = Regarder
web-day-ranked = Classés par profondeur. Les parties où l’on est revenu en arrière viennent en dernier.
web-day-opened = Sceau ouvert : { $secret }. Le fichier de chaque partie le contient, et « undercroft replay verify » vérifie chaque dé.
web-puzzles = Problèmes
web-puzzles-intro = Des positions de parties où un choix est nettement meilleur, et n’est pas le premier qui vient à l’esprit.
web-puzzles-rating = Votre cote
web-puzzles-next = Problème suivant, coté { $rating }
web-puzzles-done = Vous les avez tous essayés.
web-puzzles-easy = Facile
web-puzzles-medium = Moyen
web-puzzles-hard = Difficile
web-puzzles-solved = Résolus : { $solved } sur { $of }
web-puzzle-asks = Un problème, coté { $rating } : un choix est nettement meilleur. Lequel ?
web-puzzle-solved = Résolu. Votre cote est de { $rating }.
web-puzzle-missed = Un autre choix était meilleur. Votre cote est de { $rating }.
web-puzzle-another = Problème suivant
web-puzzle-skip = Un autre
web-review-picture = Enregistrer l’image
web-designer = Atelier
web-designer-intro = { $game } : changez un nombre d’une carte, puis demandez ce que cela fait.
web-designer-card = Carte
web-designer-changed = { $count ->
    [0] Tout est comme imprimé.
    [one] Un nombre est changé.
   *[other] { $count } nombres sont changés.
  }
web-designer-lab = Demander au laboratoire
web-designer-ask = Que fait ce changement ?
web-designer-stop = Arrêter
web-designer-play = Y jouer
web-designer-save = Enregistrer comme paquet
web-designer-share = Partager
web-designer-note = Les deux côtés jouent avec les mêmes dés, la chance s’annule donc presque ; des règles simples jouent. Tout s’arrête quand vous quittez la page.
web-designer-difference = { $way ->
    [harder] Plus difficile : { $points } victoires de moins sur cent.
   *[easier] Plus facile : { $points } victoires de plus sur cent.
  }
web-designer-same = Cela ne fait pas de différence notable.
web-designer-open = Pas encore tranché.
web-designer-between = Entre { $low } et { $high } points, sûr à 95 %.
web-designer-pairs = { $pairs } paires de parties sur { $most } au plus
web-designer-plot = Taux de victoire des anciens et des nouveaux nombres au fil des parties
web-designer-new = nouveau { $percent }
web-designer-old = ancien { $percent }
web-review-save = Enregistrer en JSON
web-review-turning-points = Tournants
web-review-decisions = Décisions
web-review-filter-all = Toutes
web-review-filter-lost = Points perdus
web-review-filter-finds = Trouvailles
web-review-none = Il n’y en a pas.
web-review-mark-luck = dés
web-review-mark-find = trouvaille
web-review-mark-slip = faux pas
web-review-mark-blunder = bévue

## Les nombres des cartes, sur la page de conception

web-card-kind-action = action
web-card-kind-artefact = artefact
web-card-kind-board = plateau
web-card-kind-chapter = chapitre
web-card-kind-character = personnage
web-card-kind-competence = compétence
web-card-kind-die = dé
web-card-kind-difficulty = difficulté
web-card-kind-door = porte
web-card-kind-element = mobilier
web-card-kind-event = événement
web-card-kind-feat = exploit
web-card-kind-guardian = gardien
web-card-kind-hero = héros
web-card-kind-item = objet
web-card-kind-monster = créature
web-card-kind-power-die = dé de puissance
web-card-kind-quest = quête
web-card-kind-room = salle
web-card-kind-skill = compétence
web-card-kind-space = case
web-card-kind-spell = sort
web-card-kind-stance = posture
web-card-kind-token = jeton
web-card-kind-zone = zone

web-field-action-points = points d’action
web-field-adventurer = aventurier
web-field-agility = agilité
web-field-aim = visée
web-field-ap = PA
web-field-area = zone
web-field-armour = armure
web-field-armour-points = points d’armure
web-field-armour-strike = coup d’armure
web-field-arrange = cartes rangées
web-field-attack = attaque
web-field-attack-min = attaque au moins
web-field-attacks = attaques
web-field-aura = aura
web-field-bag = dans le sac
web-field-banish = bannit
web-field-barrel = tonneau
web-field-below = zone au-dessous
web-field-board = sur le plateau
web-field-bonus = bonus
web-field-bookcase = bibliothèque
web-field-burst = souffle
web-field-buy = achat
web-field-cancel-death = PV après une mort annulée
web-field-casting-dice = dés d’incantation
web-field-charisma = charisme
web-field-chest = coffre
web-field-close = à fermer
web-field-combat = compétence de combat
web-field-companion = compagnon
web-field-copies = exemplaires
web-field-cost = coût
web-field-count = nombre
web-field-critical = critique à partir de
web-field-damage = dégâts
web-field-destiny = destin
web-field-dexterity = dextérité
web-field-dice = dés
web-field-difficulty = difficulté
web-field-drain = drain
web-field-draw = cartes piochées
web-field-dread = effroi
web-field-ecus = écus
web-field-effect = effet
web-field-effects = effet
web-field-elements = mobilier
web-field-endurance = endurance
web-field-entry = entrée
web-field-exploration = compétence d’exploration
web-field-faces = face
web-field-fail = en cas d’échec
web-field-far-shot = tir lointain
web-field-fear = peur
web-field-feats = exploits
web-field-floor = étage
web-field-food = rations
web-field-foresee = cartes prévues
web-field-goal = but
web-field-gold = or
web-field-hands = mains
web-field-hard-to-kill = dur à tuer
web-field-heal-per-ap = soin par PA
web-field-hero = héros
web-field-hold = entrave
web-field-hp = PV
web-field-hurt = blessure
web-field-improvised = improvisé
web-field-infection = infection
web-field-intelligence = intelligence
web-field-least = au moins
web-field-leave = à quitter
web-field-level = niveau
web-field-levels = niveau
web-field-life = vie
web-field-lock = serrure
web-field-loser = perdant
web-field-luck = chance
web-field-magic = magie
web-field-mana = mana
web-field-mana-cost = coût en mana
web-field-melee = mêlée
web-field-min = au moins
web-field-miss = manque jusqu’à
web-field-modifiers = modificateur
web-field-more = après un danger
web-field-n = nombre
web-field-necromantic = nécromantique
web-field-novice = novice
web-field-objective = objectif
web-field-offering = offrande
web-field-options = possibilité
web-field-outcome = résultat
web-field-pact = pacte
web-field-penalty = malus
web-field-per-turn = par tour
web-field-phase = phase
web-field-pierces = armure percée
web-field-points = points
web-field-possess = possession
web-field-power = puissance
web-field-pr = renommée
web-field-price = prix
web-field-protect = protection
web-field-pv = PV
web-field-range = portée
web-field-reach = allonge
web-field-regeneration = régénération
web-field-replay = tours rejoués
web-field-requires = requis
web-field-rerolls = relances
web-field-resurrect = résurrection
web-field-reveal = révèle
web-field-reward = récompense
web-field-row = ligne
web-field-run-farther = cases de plus en courant
web-field-search-all = à fouiller
web-field-sell = vente
web-field-sheets = sur les fiches
web-field-shield = bouclier
web-field-shooting = tir
web-field-sides = faces
web-field-spur = élan
web-field-squares = cases
web-field-stir = remous
web-field-strength = force
web-field-strike = coup
web-field-supply = réserve
web-field-swarm = nuée
web-field-target = cible
web-field-teleport = cases du saut
web-field-test-dice = dés aux tests
web-field-then = ensuite
web-field-tier = rang
web-field-tire = fatigue
web-field-toll = péage
web-field-tough = robustesse
web-field-tribute = tribut
web-field-turns = tours
web-field-two-weapons = deux armes
web-field-uses = utilisations
web-field-weapon = arme
web-field-weapon-rack = râtelier
web-field-web = toile
web-field-weight = poids
web-field-well = puits
web-field-will = volonté
web-field-x = colonne
web-field-path = { $outer }, { $inner }
web-field-numbered = { $name } { $number }
web-designer-game = Jeu

## À plusieurs

web-signals = Signes
web-signal-says = { $name } : { $says }
web-signal-shows = { $name } montre quelque chose : { $thing }.
web-signal-shows-place = { $name } montre cet endroit.
web-signal-show = Le montrer aux autres
web-signal-note = P montre aux autres ce que vous pointez ; sur un téléphone, laissez le doigt dessus.
web-signal-well-done = Bien joué
web-signal-thanks = Merci
web-signal-ouch = Aïe
web-signal-laugh = Ha ha
web-signal-think = Je réfléchis
web-signal-ready = C’est bon
web-notify = M’avertir quand c’est à moi
web-notify-note = Un avis du système, quand vous regardez ailleurs et que d’autres jouent avec vous.
web-keys-13 = montrer aux autres ce que vous pointez
