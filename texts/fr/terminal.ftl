# La table dessinée dans le terminal : des mots courts pour les touches, et ce que dit la dernière ligne.

term-larger = Agrandissez la fenêtre. Rien n’est perdu.
term-visited = visitée
term-unknown = inconnu
term-wall = mur
term-goal = But
term-you-here = ( ) c’est vous
term-once-more = Choisissez-le encore une fois pour le faire.
term-sign-figure = @ vous (dans un groupe, ses premières lettres)
term-sign-down = ░ ∙ face cachée
term-sign-now = double cadre : vous êtes ici ; cadre épais : désigné
term-sign-own = ( ) votre héros
term-sign-full = CACHE : un artefact y repose ; cache : vide
term-sign-acts = ( ) agit maintenant
term-sign-aim = [ ] désigné
term-sign-way = ‹ › le chemin
term-sign-price = un chiffre : PA pour y aller
term-sign-danger = « ! » en sortir demande un test
term-sign-points = ◊ PA restants, ∙ dépensés
term-sign-block = █ pilier
term-sign-choice = [1] ce dont parle le choix 1
term-sign-bar = ▆ présent, ▃ en jeu, ▁ manquant
term-face-down = Face cachée.
term-nothing-here = Il n’y a rien à faire ici.
term-no-choice = { $count ->
    [one] Il y a un seul choix : 1.
   *[other] Choisissez un nombre de 1 à { $count }.
}
term-past-only = Vous regardez un moment passé. Échap ramène au présent, b rejoue à partir d’ici.
term-branch-where = Choisissez d’abord une ligne du journal (l, puis Entrée), puis rejouez à partir de là avec b.
term-branched = Vous rejouez à partir d’ici dans une autre partie, gardée dans { $place }. La première reste telle quelle.
term-no-odds = Rien ne vous est demandé pour l’instant.
term-odds-fight = Le combat entier, joué au mieux : gagné { $won }, perdu { $lost } ; { $hp } PV restants en moyenne s’il est gagné.
term-odds-fight-counted = Le combat entier, joué { $matches } fois : gagné { $won } (de { $won-low } à { $won-high } %), perdu { $lost } (de { $lost-low } à { $lost-high } %) ; { $hp } PV restants en moyenne s’il est gagné.
term-odds-round = Jusqu’à la fin du tour de table, joué { $matches } fois : la cible tombe et vous tenez debout { $won } (de { $won-low } à { $won-high } %), vous tombez { $lost } (de { $lost-low } à { $lost-high } %) ; { $hp } PV restants en moyenne si elle tombe.
term-odds-none = Rien n’est dit de ce que cela peut apporter : les probabilités sont masquées à cette table, ou ce n’est pas votre tour.
term-odds-won = combat gagné
term-odds-felled = la cible tombe
term-odds-exact = Chaque probabilité est comptée sur tous les résultats, aucune n’est estimée.
term-odds-partly = Les probabilités de ce coup sont comptées sur tous les résultats ; celles du combat sont estimées, avec des intervalles à 95 %.
term-odds-keys = Haut Bas un autre choix, Entrée le joue, f pour cent ou fractions, o retour.
term-percent = { $percent } %
term-no-rule = Aucune règle n’est citée pour ceci.
term-step = étape { $step }
term-step-past = étape { $step }, dans le passé
term-ended = u revient d’une étape, l montre ce qui s’est passé, v relit la partie, q quitte.
term-roll-keys = Tapez ce qui est sorti, puis Entrée. Échap annule.
term-roll-wrong = Cela ne peut pas sortir. Tapez une des faces ci-dessus.
term-left = Votre partie vous attend dans { $place }.
term-left-here = Votre partie vous attend : undercroft play --resume { $table }
term-service-says = { $text }
term-not-begun = Cette partie n’a pas encore commencé : on prend encore place.
term-branch-elsewhere = À une table d’un service, rejouez à partir d’ici dans le navigateur.

## Les touches

term-arrows = flèches
term-name-enter = Entrée
term-name-esc = Échap
term-name-space = Espace
term-key-choose = choisir
term-key-do = valider
term-key-back = retour
term-key-arrows = déplacer la sélection
term-key-tab = liste ou plateau
term-key-board = plateau
term-key-list = liste
term-key-odds = chances
term-key-why = pourquoi
term-key-hint = conseil
term-key-review = relire la partie
term-key-again = revoir
term-key-inspect = examiner
term-key-log = journal
term-key-branch = rejouer à partir d’ici
term-key-undo = annuler
term-key-redo = rétablir
term-key-zoom = agrandir, réduire les cases
term-key-next = ligne suivante
term-key-skip = jusqu’à mon tour
term-key-pause = pause
term-paused = (en pause)
term-key-speed = vitesse
term-key-no-waiting = sans attendre
term-key-step = pas à pas
term-key-now = retour au présent
term-key-keys = touches
term-key-leave = sauver et quitter
term-page-back = Haut Bas défilent, Échap ramène.
term-inspect-keys = Gauche Droite un autre, Haut Bas défilent, ? pourquoi, Échap ramène.
term-hint-keys = Haut Bas un autre choix, Entrée le joue, Échap ramène.
term-log-back = Haut Bas défilent, / cherche, n plus haut, Entrée montre ce moment, Échap.

## Ce que valent les choix

term-chance = { $percent } % ({ $low }–{ $high })
term-hint-forced = Il n’y a rien à choisir.
term-hint-clear = { $best } : { $percent } % des parties continuées à partir d’ici ont été gagnées, nettement plus qu’avec { $other } ({ $other-percent } %).
term-hint-close = Aucun choix n’est nettement le meilleur : { $best } gagne { $percent } %, { $other } { $other-percent } % des parties continuées à partir d’ici.
term-hint-estimate = Les chances sont estimées ; entre parenthèses, où elles se trouvent 19 fois sur 20. Entrée joue le choix marqué.
term-review-file = Une partie dans un fichier se relit avec : undercroft review FILE
term-review-moment = Étape { $step } : { $percent } % avant ; décision { $decision }, dés { $dice }, les autres { $others }.
term-review-keys = Gauche Droite avancent, 1-9 tournants, w le pire, Entrée la table, b rejoue.
term-review-lucky = chance
term-review-unlucky = malchance
term-review-choice = choix
term-review-title = La partie relue
term-hint-title = Ce que vaut chaque choix

## Le menu de départ

term-menu-motto = Trois descentes. Non officiel : achetez ce qui plaît.
term-menu-language = Langue : { $language }
term-menu-theme = Couleurs : { $theme }
term-menu-statistics = Joué et gagné
term-theme-terminal = terminal
term-theme-contrast = contraste
term-theme-ascii = ASCII
term-theme-colourless = aucune
term-leaflet-keys = les flèches ou un nombre choisissent  Entrée le fait  PagePréc PageSuiv font défiler  q retour
term-campaign-chapter = Chapitre { $number }
term-campaign-points = { $points ->
    [one] Un point à dépenser.
   *[other] { $points } points à dépenser.
}
term-campaign-skill = Apprendre { $skill } ({ $cost }) : { $gain }
term-campaign-join = { $name } vient aussi
term-statistics-game = { $game } ({ $edition }) : { $played ->
    [one] une partie jouée
   *[other] { $played } parties jouées
}, { $won } gagnées.
term-statistics-none = Aucune partie qui compte n’a encore été jouée jusqu’au bout.
term-statistics-feats = Gagné : { $feats }.
term-record = { $game }, le registre : { $done ->
    [one] { $done } exploit
   *[other] { $done } exploits
} sur { $count }.
term-record-signed = ✓ { $feat } : { $date }, { $name }
term-record-open = · { $feat } : { $about }
term-menu-play = jouer
term-menu-campaign = campagne
term-menu-tutorial = tutoriel
term-menu-keys = flèches  Tab options  Entrée jouer  g langue  F1 touches  q quitter
term-menu-help = Choisissez un jeu ou une partie en attente avec les flèches ou son numéro. Tab mène aux options d’un jeu et, en dessous, à ce qui peut commencer : Haut et Bas choisissent une ligne, Gauche et Droite la changent. Entrée joue. c commence ou reprend la campagne, l vous guide dans une première partie, g change la langue, t les couleurs, s montre ce que vous avez joué et gagné, q quitte.
term-menu-join = Rejoindre une table
term-menu-join-about = Tapez ou collez l’adresse d’une table d’un service, ou une invitation, puis Entrée. Qui n’y a pas de siège regarde. Échap ramène.
term-menu-play-about = Une partie avec les options ci-dessus.
term-menu-campaign-about = Chapitre après chapitre : ce qui est gagné dans l’un sert dans le suivant, et tout est gardé avec vos parties.
term-menu-tutorial-about = Une première partie guidée : la table dit ce qui se passe, pourquoi, et ce qu’il faut faire ensuite.
term-menu-own-dice = Vos propres dés
term-menu-others = Autres places
term-menu-others-note = Toutes les places sauf la première. Avec « vous », plusieurs personnes partagent le clavier, et les mains sont cachées entre les tours.
term-menu-seat = Place { $number }
term-menu-seat-gm = Maître du jeu
term-menu-seat-note = Qui s’assoit ici : vous, ou un robot de ce niveau.
term-menu-as-others = comme les autres
term-menu-me = vous
term-menu-edition = Édition
term-menu-goes-on = { $game } : { $where }
term-menu-over = { $game }, terminé : { $where }
term-menu-waits = { $game }, { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
term-bot-sensible = robot
term-bot-random = robot, au hasard
term-bot-beginner = robot, débutant
term-bot-easy = robot, facile
term-bot-normal = robot, normal
term-bot-hard = robot, difficile
term-bot-expert = robot, expert
