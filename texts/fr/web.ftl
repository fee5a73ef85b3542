# La table dans le navigateur : barres, boutons et pages communs à tous les jeux.

## Partout

web-home = Vers l’accueil
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-back = Retour
web-key-esc = Échap
web-percent = { $number } %
web-parts = { $parts }
web-amount = { $amount }
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
web-choices = Choix
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
web-of-max = sur { $max } { $name }
web-zone-of = Zone { $zone } sur { $count }
web-you-are-here = vous êtes ici
web-foe-answers = Sa riposte selon le dé
web-no-room = Les cartes devant vous sont face cachée.
web-not-rolled = pas encore lancés
web-guardians-left = { $count ->
    [one] { $count } gardien restant
   *[other] { $count } gardiens restants
}
web-cell-empty = vide
web-cell-hidden = face cachée
web-cell-known = face cachée, connue de vous
web-cell-visited = visitée
web-cell-stands = { $who } s’y trouve
web-cell-choice = choix : { $choice }
web-space-unknown = case inconnue
web-space-empty = case vide
web-spaces-found = { $found } cases sur { $count } découvertes
web-pile-left = { $count } dans { $name }
web-square = Colonne { $column }, rangée { $row } : { $what }
web-square-cost = { $cost } pour y aller
web-square-danger = en sortir est risqué
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
web-odds-others = tout le reste
web-odds-nothing = rien ne change
web-odds-too-many = Trop de résultats pour les compter tous.

## La fin

web-over-look = Regarder la table

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
web-tagline-catacombs = Quatre héros à la lueur des torches contre un maître du jeu automatique. Chaque case peut cacher un piège.
web-tagline-urto = Une course dans une grotte inconnue, où le renom compte autant que d’arriver en vie.
web-starts = Départ : { $what }
web-starts-mini-rogue = Voleuse, Donjon, normal, édition 2025
web-starts-catacombs = première quête, quatre héros, novice
web-starts-urto = Oriandre contre trois automates
