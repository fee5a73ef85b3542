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

# A line of odds follows its percentage: what is said is true of every result of the line and of no other one.
odds-line = { $head }: { $rest }
odds-parts = { $parts }
odds-about = { $who }: { $what }
odds-by = { $what } ({ $who })
odds-perhaps = perhaps { $what }
odds-perhaps-more = perhaps more
odds-nothing = nothing changes
odds-nothing-else = nothing else
odds-others = anything else
odds-you-live = you live
odds-nobody-dies = nobody dies
odds-nobody-else-dies = nobody else dies
odds-too-many = Too many outcomes to count them all.
odds-won = you win
odds-lost = you lose
# $before and $after are numbers or words.
odds-change = { $fact }: { $before } → { $after }

## Where values come from

tip-origin-rulebook = The values of this are printed in the rulebook.
tip-origin-public = The values of this are publicly known; the rulebook does not print them.
tip-origin-reconstructed = The values of this are reconstructed: neither printed nor publicly known, made up so that the game can be played.

## Reference cards

reference-terms = Abbreviations
