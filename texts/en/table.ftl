# What every table says, whatever game lies on it: whose turn it is, and odds of games without words of their own.

## Whose turn

turn-of =
    .you = Your turn.
    .they = { $hero-The } acts.
turn-any-of = { $heroes } may act.
turn-several = Several players may act.
turn-yours = You may act.
turn-others = The others are deciding.
turn-over = The match is over.
turn-take-over =
    .you = You are next. Press Enter, and nobody else looks.
    .they = { $hero-The } is next. Is it you? Press Enter, and nobody else looks.

## Odds

# $before and $after are numbers or words.
odds-change = { $fact }: { $before } → { $after }
