# Ce dont chaque jeu a besoin : les listes, les personnes, les actions refusées et les parties sauvées qui ne conviennent pas.

## Listes et personnes

list-and = { $first } et { $last }
list-comma = { $first }, { $last }

# Une personne nommée par un mot et non par une carte : $word est ce mot, $word-starts vaut vowel ou other.
player-of = { $word-starts ->
    [vowel] d’{ $word }
   *[other] de { $word }
}
player-to = à { $word }
player-unnamed = Joueur { $number }

## Refus

refused-by-rule = Pas maintenant : { $rule }.
not-asked = Ce n’est pas à vous de jouer.
roll-wanted = { $count ->
    [one] Il faut d’abord un dé ou une carte : { $die }.
   *[other] Il faut d’abord { $count } dés : { $die }.
}
roll-wrong = « { $text } » ne peut pas sortir. Réponses possibles : { $expected }
match-over = Cette partie est terminée.
unknown-action = « { $text } » ne peut pas être joué : { $reason }
state-full = Ce serait plus que la table ne peut contenir : { $reason }

## Parties sauvées

replay-foreign = Ce fichier n’est pas une partie sauvée d’Undercroft : { $reason }
replay-format = Ce fichier est au format { $found } ; ce programme lit le format { $expected }.
replay-other-game = Ce fichier est une partie de { $found }, et non de { $expected }.
replay-line = La ligne { $line } n’est pas un coup de la partie : { $reason }
replay-truncated = Le fichier s’interrompt après la ligne { $line } : sa ligne finale manque.
replay-count = { $counted ->
    [one] La ligne finale compte { $counted } coup, mais le fichier en a { $found }.
   *[other] La ligne finale compte { $counted } coups, mais le fichier en a { $found }.
}
replay-word = La ligne { $line } n’est pas comprise : { $reason }
replay-refused = Ligne { $line } : la règle { $rule } ne permet pas « { $action } ».
replay-draws = Ligne { $line } : les règles tirent { $asked }, mais le fichier donne { $found }.
replay-called-off = Ligne { $line } : la lecture a été abandonnée.
replay-differs = Ligne { $line } : après « { $action } », la table n’est plus la même. Les règles ou les cartes ont changé depuis.

## Éditions : celle d’un jeu qui n’en a qu’une

edition-base = Édition de base
    .the = l’édition de base
    .a = une édition de base
    .of = de l’édition de base
    .to = à l’édition de base
    .gender = f
    .plural = éditions de base
