# Why a bot did what it did, in one line.

# $chance: of a hundred matches that it imagined, so many were won.
bot-foresees = Expects to win about { $chance } matches in 100 this way.
# $other: the words on the button of the choice that came closest; $less: the same share for it.
bot-prefers = Expects to win about { $chance } matches in 100 this way, and about { $less } with “{ $other }”.
bot-by-thumb = Has no time to think and plays by rule of thumb.
bot-stands-in = The weights of its network do not fit these rules, so it plays by rule of thumb.
