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
