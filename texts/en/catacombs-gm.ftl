# Why the automated game master does what it does: one line for each decision, shown after the match or at once where somebody learns.

## Choices that are none

gm-ca-forced = There was nothing to choose.
gm-ca-lot = Drawn by lot among equals.

## Placing

gm-ca-furnishes = { $element-The } stands far from the entrance and in nobody’s way.
gm-ca-traps = { $trap-The } lies where people walk.
gm-ca-keeps-far = { $monster-The } keeps as far from the entrance as it can.
gm-ca-bars-way = { $monster-The } stands between the entrance and what is worth having.
gm-ca-lurks-by-furniture = { $monster-The } lurks beside the furniture.
gm-ca-lies-in-wait = { $monster-The } lies in wait near the door.

## Whose turn it is

gm-ca-nearest = { $who-The } acts next, being the nearest to somebody it sees.
gm-ca-hears = { $who-The } hears fighting close by.
gm-ca-remembers = { $who-The } remembers where it saw somebody.
gm-ca-struggles = { $who-The } is caught and struggles.
gm-ca-follows = { $who-The } follows the others of its side.
gm-ca-plan-weakest = The whole side falls on whoever is weakest.
gm-ca-plan-target = The whole side turns on { $target-the }.
gm-ca-plan-hold = The whole side holds its ground and lets them come.
gm-ca-nothing-stirs = Nothing here has a reason to stir.
gm-ca-orders-given = All the orders of this turn are given; the others only defend themselves.

## What a creature does

gm-ca-breaks-free = { $who-The } is caught in a web and tears at it.
gm-ca-steps-away = { $who-The } gets away from the edge before somebody shoves it down.
gm-ca-shoves = { $who-The } sees { $target-the } at the edge, and a shove is worth trying.
gm-ca-duels = { $who-The } is in a duel with { $target-the } and looks at nobody else.
gm-ca-avenges = { $who-The } turns on { $target-the }, who wounded it last.
gm-ca-strikes = { $who-The } has { $target-the } within reach.
gm-ca-strikes-hard = { $who-The } puts all its weight into a blow at { $target-the }, whom ordinary ones do not hurt.
gm-ca-shoots = { $who-The } shoots at { $target-the }, the nearest in sight.
gm-ca-eats = { $who-The } falls on { $target-the }: nobody who stands is within reach.
gm-ca-approaches = { $who-The } goes for { $target-the }.
gm-ca-comes-after-noise = { $who-The } goes after the noise of a fight.
gm-ca-goes-to-last-seen = { $who-The } goes to where it last saw somebody.
gm-ca-opens-door = { $who-The } opens the door on its way.
gm-ca-passes-through = { $who-The } squeezes past its own kind.
gm-ca-leaps = { $who-The } jumps over what keeps it from its prey.
gm-ca-joins = { $who-The } is alone and joins { $target-the }.
gm-ca-waits = { $who-The } cannot get nearer and waits for somebody to come.
gm-ca-stands-by = { $who-The } keeps ready behind its comrades.
gm-ca-queues-up = { $who-The } lines up behind its comrades, who bar the way.
gm-ca-halts = { $who-The } has run far enough.
gm-ca-stays = { $who-The } has nothing more to do.

## Answers

gm-ca-reacts = { $who-The } has waited for { $target-the } to come near.
gm-ca-nobody-near = Nobody has come near those who wait.
gm-ca-defends = { $who-The } is badly wounded and defends itself.
gm-ca-saves-itself = { $who-The } is not wounded enough to defend itself.
gm-ca-parries = { $who-The } parries a blow that would cost it dearly.
gm-ca-takes-blow = { $who-The } does not bother to parry so light a blow.
gm-ca-tries-again = { $who-The } tries again.
gm-ca-strikes-thief = { $who-The } catches { $target-the } stealing.
gm-ca-stays-to-fight = { $who-The } has somebody to fight where it stands.
gm-ca-tears-away = { $who-The } has nobody left to fight here and tears itself away.
gm-ca-advances = { $who-The } steps over the fallen.
gm-ca-climbs-out = { $who-The } climbs out on the side of the nearest enemy.
gm-ca-shares-out = { $who-The } is the next one in line, the nearest first.
