# What every game needs: lists, people, refused actions and saved games that do not fit.

## Lists and people

list-and = { $first } and { $last }
list-comma = { $first }, { $last }

# A person who is called by a word and not by a card: $word is the word, $word-starts is vowel or other.
player-of = of { $word }
player-to = to { $word }
player-unnamed = Player { $number }

## Refusals

refused-by-rule = Not now: { $rule }.
not-asked = It is not your turn.
roll-wanted = { $count ->
    [one] A die or card is wanted first: { $die }.
   *[other] { $count } dice are wanted first: { $die }.
}
roll-wrong = “{ $text }” cannot come out. Expected: { $expected }
match-over = This match is over.
unknown-action = “{ $text }” cannot be played: { $reason }
state-full = That would be more than the table can hold: { $reason }

## Saved games

replay-foreign = This file is not a saved game of Undercroft: { $reason }
replay-format = This file has format { $found }; this program reads format { $expected }.
replay-other-game = This file is a match of { $found }, not of { $expected }.
replay-line = Line { $line } is not a step of the match: { $reason }
replay-truncated = The file breaks off after line { $line }: its closing line is missing.
replay-count = { $counted ->
    [one] The closing line counts one step, but the file has { $found }.
   *[other] The closing line counts { $counted } steps, but the file has { $found }.
}
replay-word = Line { $line } is not understood: { $reason }
replay-refused = Line { $line }: rule { $rule } does not allow “{ $action }”.
replay-draws = Line { $line }: the rules draw { $asked }, but the file has { $found }.
replay-called-off = Line { $line }: reading was called off.
replay-differs = Line { $line }: after “{ $action }” the table is not what it was. The rules or the cards have changed since.

## Editions: of a game with only one

edition-base = Base edition
    .the = the base edition
    .a = a base edition
    .of = of the base edition
    .to = to the base edition
    .gender = n
    .plural = base editions
