# La table du terminal en mode texte. Les cases du plateau sont en colonnes : ce qui les remplit est court.
# Les noms ($game, $room, $enemy…) viennent avec leurs formes ; $percent est le nombre seul.

## Accueil et commandes

app-title = Undercroft { $version }
play-welcome = { $game }, { $edition }.
play-help =
    Tapez le numéro d’un choix, ou l’un de ces mots :
    undo : revenir d’un coup en arrière
    redo : rejouer ce coup
    odds : ce que chaque choix peut donner
    odds NUMÉRO : toutes les issues d’un choix
    hint : ce que vaut chaque choix
    look : ce qu’on peut regarder ; look NOM : tout ce qu’on en sait, par exemple ce que donne une carte
    why RÈGLE : ce que dit une règle, par exemple why MR-FEAT-01
    log : ce qui est arrivé jusqu’ici
    board : toute la table, encore une fois
    back : sortir d’un groupe de choix
    save [FICHIER] : écrire la partie dans un fichier
    help : cette liste
    quit : sauver et partir
play-choice-amount = { $number }. { $label } (ou tapez { $number } et un montant de { $low } à { $high })
play-choice-branch = { $number }. { $label } : { $inside } ({ $choices } choix)
play-back = Tapez back pour sortir de ce groupe. Plusieurs nombres à la suite traversent les groupes : 1 2 3.
play-number-expected = { $count ->
    [one] « { $text } » n’est pas un choix. Tapez { $count }, ou help.
   *[other] « { $text } » n’est pas un choix. Tapez un nombre de 1 à { $count }, ou help.
}
play-undone = { $count ->
    [one] Un coup annulé.
   *[other] { $count } coups annulés.
}
play-nothing-to-undo = Il n’y a rien à annuler.
play-redone = { $count ->
    [one] Un coup rejoué.
   *[other] { $count } coups rejoués.
}
play-nothing-to-redo = Il n’y a rien à rejouer.
play-nothing-waits = Aucune partie ne vous attend. Commencez-en une : undercroft play mini-rogue
play-saved = Partie sauvée dans { $file }.
play-save-failed = La partie n’a pas pu être sauvée dans { $file } : { $reason }
play-resumed = { $steps ->
    [0] Partie reprise de { $file } : rien n’a encore été joué.
    [one] Partie reprise de { $file } après un coup.
   *[other] Partie reprise de { $file } après { $steps } coups.
}
play-bye = Votre partie vous attend dans { $file }. À bientôt !
play-ended = La partie est terminée. Tapez undo pour revenir d’un coup, ou quit.
play-refused = Pas maintenant. { $rule } : { $sentence }

## Parties guidées

tutorial-other = C’est permis, mais le guide fait autre chose : { $label }. Choisissez { $choice }.
tutorial-over = Le guide s’arrête ici. La partie est à vous : les dés et les cartes viennent désormais au hasard, les coups sans choix se jouent d’eux-mêmes, et undo ramène au guide.

## Dés lancés à la table

play-rolls-ask = { $die ->
    [character] { $count ->
        [one] Lancez votre dé de Personnage et tapez sa face.
       *[other] Lancez vos { $count } dés de Personnage et tapez leurs faces, par exemple 5 3.
    }
    [dungeon] Lancez le dé de Donjon et tapez sa face.
    [poison] Lancez le dé de Poison et tapez symbol (symbole) ou blank (face vierge).
    [curse] Lancez le dé de Malédiction et tapez symbol (symbole) ou blank (face vierge).
    [room] Retournez la prochaine carte Salle et tapez son nom.
    [guardian] Retournez la prochaine carte Gardien et tapez son nom.
    [character-card] Piochez une carte Personnage et tapez son nom.
   *[other] { $count ->
        [one] { $name } : tapez ce qui sort.
       *[other] { $name }, { $count } fois : tapez ce qui sort, par exemple 5 3.
    }
}
play-rolls-wrong = « { $text } » ne peut pas sortir.
play-rolls-words = Tapez { $expected }, ou cancel pour choisir autre chose, ou quit pour partir ; la partie est gardée.

## Pourquoi

play-why-unknown = Il n’y a pas de règle { $rule }.
play-why-source = Source : { $source }
play-why-note = Remarque : { $note }
play-why-editions = Éditions : { $editions }

## Probabilités

play-look-what = À regarder, avec look et une partie du nom : { $things }.
play-look-nothing = Rien ne s’appelle « { $text } » ici. Tapez look seul pour entendre ce qu’il y a.
play-hint-estimate = Les chances sont estimées ; entre parenthèses, où elles se trouvent 19 fois sur 20.
play-odds-title = Probabilités
play-odds-row = { $percent } % { $result }

## Le plateau, la fiche, le combat, les dés

board-cell-hidden = cachée
board-cell-taken = vide
board-pinned = cachée : { $room }
board-cell-told = Case { $number } : { $items }.
board-cells-hidden = { $count ->
    [one] Face cachée : case { $cells }.
   *[other] Face cachée : cases { $cells }.
}
board-cells-taken = { $count ->
    [one] Vide : case { $cells }.
   *[other] Vides : cases { $cells }.
}
board-told = { $what } : { $at }
board-told-away = { $what } : { $at }, { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } { $dir }
board-wall-between = Un mur sépare { $from } et { $to }.
board-unknown = { $count ->
    [0] Tout est exploré.
    [one] Une case est inexplorée.
   *[other] { $count } cases sont inexplorées.
}
sheet-track = { $name } { $value } sur { $max }
sheet-number = { $name } { $value }
sheet-group = { $name } : { $items }
sheet-conditions = Afflictions : { $conditions }
sheet-hand = { $count ->
    [0] { $name } : aucune carte
   *[other] { $name } { $count }
}
dice-worth = vaut { $worth }

## Le journal

log-title = Ce qui est arrivé
log-sealed = Ce qui est caché est scellé : { $seal }.
play-log-empty = Il n’est encore rien arrivé.
play-log-struck = (annulé) { $line }

## Erreurs

error-file = Le fichier { $file } est inutilisable : { $reason }
error-option = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }
error-unknown-option = Il n’y a pas d’option { $name }. Options connues : { $known }
error-impossible = Impossible à jouer ({ $rule }) : { $reason }
error-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }
error-seat = Il n’y a pas de place « { $seat } ». Les places sont { $known }.
error-tutorial = Il n’y a pas de partie guidée pour { $game }.
error-pack = { $count ->
    [one] Les cartes de ce jeu ont un défaut, il ne peut donc pas être joué :
   *[other] Les cartes de ce jeu ont { $count } défauts, il ne peut donc pas être joué :
}
error-lang = Il n’y a pas de langue « { $value } ». Langues connues : en, fr
error-pause = Il faut d’abord lancer un dé.

## Relecture

review-progress = Relecture de la partie
review-stopped = Arrêté avant la fin de la relecture ; rien n’a été écrit.
review-headline = { $won ->
    [yes] Gagné. Dés : { $dice } points, décisions : { $decisions }
   *[no] Pas gagné. Dés : { $dice } points, décisions : { $decisions }
}{ $others ->
    [some] , les autres : { $others-points }
   *[none] {""}
}.
review-start = Chance de gagner au début : { $percent } %. Un point en vaut un pour cent.
review-turning-points = Tournants
review-decisions = Décisions qui ont coûté des points
review-no-mistake = Aucune décision n’était nettement moins bonne qu’une autre.
review-estimate = Les chances sont estimées : des joueurs rapides ont continué à partir de ce que la place avait vu.
review-moment-decision = Étape { $step } : { $chosen }, { $points }. Mieux : { $best } ({ $percent } %).
review-moment-dice = Étape { $step } : les dés après « { $chosen } », { $points }.
review-moment-others = Étape { $step } : ce qu’ont fait les autres, { $points }.
review-dice = dés
review-slip = faux pas
review-blunder = bévue
review-find = trouvaille
