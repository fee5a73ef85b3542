# The table of Urto: the map, the sheets, combats, verbs of choices, odds and the last page.

## The cave and the bag

board-ur-round = Round { $round }
board-ur-heroes = { $n ->
    [2] two heroes
    [3] three heroes
    [4] four heroes
    [5] five heroes
   *[other] { $n } heroes
}
board-ur-cave = The cave of Urto
board-ur-unknown = Unknown
board-ur-mushrooms = { $n ->
    [one] A mushroom bars the way.
   *[other] { $n } mushrooms bar the way.
}
board-ur-trap = { $token } laid by { $other-the }
# Written on the map below the sign of a space.
board-ur-place = { $place ->
    [start] Start
    [alpha] Alpha
    [hammer] Hammer
    [trumpets] Trumpets
    [artefact] Artefact
   *[urto] Urto
}
tip-ur-space = { $space }
card-ur-text = { $card-text }
pile-ur-bag = the bag
# Stands behind its number.
bag-ur-kind = { $n ->
    [one] { $token-key ->
        [torch] torch
        [monster] nest
        [renown] renown
        [shortcut] shortcut
       *[mushroom] mushroom
    }
   *[other] { $token-key ->
        [torch] torches
        [monster] nests
        [renown] renown
        [shortcut] shortcuts
       *[mushroom] mushrooms
    }
}

## Sheets

track-ur-life = life
track-ur-mana = mana
track-ur-renown = renown
track-ur-artefacts = artefacts

sheet-ur-hand = Artefacts
sheet-ur-cave = { $space } · { $die }-sided die
sheet-ur-die = d{ $n }
sheet-ur-arrived = Has reached Urto
sheet-ur-dead = Dead
sheet-ur-tokens = Tokens: { $attack } attack, { $defence } defence, { $traps } traps.
sheet-ur-pending = −{ $n } life

## Combats

fight-ur-creature = { $monster-A } bars the way
fight-ur-mushroom = A mushroom bars the way
fight-ur-duel = { $first } attacks { $second }
fight-ur-attack = attack { $n }
fight-ur-target = { $n } or more fells it
fight-ur-total = { $n } in all
fight-ur-reinforced = Reinforced: +{ $n }
fight-ur-committed = { $n ->
    [one] { $n } attack token
   *[other] { $n } attack tokens
}
fight-ur-loses = { $other-The } loses { $n } life.
fight-ur-creature-loses = { $monster-The } loses { $n } life.
fight-ur-even = A tie: nobody is hurt.
fight-ur-mushroom-falls = The mushroom falls.
fight-ur-mushroom-holds = The mushroom holds.

## Verbs and second lines of choices

verb-ur-move = Move
verb-ur-sprint = Sprint
verb-ur-rest = Rest
verb-ur-attack = Attack
verb-ur-card = Play a card
verb-ur-wield = Draw a weapon
verb-ur-reinforce = Reinforce
verb-ur-fountain = Use the fountain
brief-ur-mushroom = { $what }, mushroom
note-ur-rest = Instead of everything else
note-ur-space = { $there ->
    [yes] { $space }. { $heroes-count ->
        [one] { $heroes } is there.
       *[other] { $heroes } are there.
    }
   *[no] { $space }
}

## Odds

odds-ur-token = { $token }
odds-ur-found = { $result }
odds-ur-roll = { $total } against { $against }
odds-ur-won = you win
odds-ur-lost = you lose
odds-ur-slain = { $monster } slain
odds-ur-mushroom-falls = the mushroom falls
odds-ur-mushroom-holds = the mushroom holds
odds-ur-threatened = −{ $n } life
odds-ur-passed = you withstand
odds-ur-failed = you fail
odds-ur-died = you die
odds-ur-change = { $what }: { $before } → { $after }

## The last page

score-ur-tokens = Renown tokens
score-ur-monsters = Creatures
score-ur-artefacts = Artefacts
score-ur-total = Total
