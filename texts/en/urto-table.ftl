# The table of Urto: the map, the sheets and the last page.

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
board-ur-bare = Nothing more
# Written on the map below the sign of a space.
board-ur-place = { $place ->
    [start] Start
    [alpha] Alpha
    [hammer] Hammer
    [trumpets] Trumpets
    [artefact] Artefact
   *[urto] Urto
}
    .brief = { $place ->
        [start] Start
        [alpha] Alpha
        [hammer] Stele
        [trumpets] Stele
        [artefact] Cache
       *[urto] Urto
    }
tip-ur-space = { $space }
board-ur-mushrooms = { $n ->
    [one] A mushroom bars the way.
   *[other] { $n } mushrooms bar the way.
}
    .brief = { $n ->
        [one] mushroom
       *[other] { $n } mushrooms
    }

track-ur-life = Life
    .short = life
track-ur-mana = Mana
    .short = mana
track-ur-renown = Renown
    .short = renown
track-ur-artefacts = Artefacts
    .short = artefacts

sheet-ur-hand = Artefacts
sheet-ur-cave = { $space } · { $die }-sided die
sheet-ur-arrived = Has reached Urto
sheet-ur-dead = Dead

score-ur-tokens = Renown tokens
score-ur-monsters = Creatures
score-ur-artefacts = Artefacts
score-ur-total = Total
score-ur-dead = Died in the cave
score-ur-left = Stayed in the cave

board-ur-trap = A trap lies here: { $trap }, laid by { $owner-the }.
    .brief = trap

pile-ur-bag = Tokens in the bag
    .brief = in the bag
    .short = the bag
pile-ur-monsters = Creatures in the pile
    .brief = creatures
    .short = the creature pile
pile-ur-alpha = Cards of the Alpha
    .brief = of the Alpha
    .short = the Alpha’s cards
pile-ur-artefacts = Artefacts in the pile
    .brief = artefacts
    .short = the artefact pile
pile-ur-events = Events in the pile
    .brief = events
    .short = the event pile
# Each stands behind its number.
alpha-ur-attack = attack
alpha-ur-life = life
alpha-ur-worth = renown
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

sheet-ur-die = d{ $die }
sheet-ur-threatened = is about to be lost
sheet-ur-no-sprint = May not sprint ({ $turns ->
        [one] one turn
       *[other] { $turns } turns
    })
sheet-ur-no-move = May not move ({ $turns ->
        [one] one turn
       *[other] { $turns } turns
    })
group-ur-tokens = Tokens
group-ur-trophies = Trophies
group-ur-feats = Feats for the record

card-ur-worth = worth { $n } renown
card-ur-uses = { $n ->
        [one] One use left.
       *[other] { $n } uses left.
    }
card-ur-wielded = in use

fight-ur-creature = Combat with a creature
fight-ur-mushroom = A mushroom bars the way
fight-ur-heroes =
    .you = You attack { $other-the }
    .they = { $hero-The } attacks { $other-the }
fight-ur-die = { $die }-sided die
fight-ur-attack = attack { $n }
fight-ur-reinforced = reinforced by { $n }
fight-ur-committed = { $n ->
        [one] one attack token
       *[other] { $n } attack tokens
    }
fight-ur-pending = the die as it lies
fight-ur-target = { $n } or more fells it
fight-ur-loses = { $other-The } loses { $n } life.
fight-ur-creature-loses = { $monster-The } loses { $n } life.
fight-ur-even = A tie: nobody is hurt.

die-ur-combat = Combat die
die-ur-search = Search die

sign-ur-mana = { $n } mana
sign-ur-life = { $n } life

## Groups of choices

verb-ur-move = Move
verb-ur-sprint = Sprint
verb-ur-attack = Attack
verb-ur-fountain = Drink from the fountain
verb-ur-magic = Reinforce
verb-ur-tokens = Tokens
verb-ur-wield = Choose a weapon
verb-ur-cards = Play a card
verb-ur-give-up = Give up a card
verb-ur-keep = Keep a card
verb-ur-place = Put the mushroom
verb-ur-target = Choose a space
verb-ur-rest = Rest
brief-ur-mushroom = { $what }, mushroom
note-ur-rest = Instead of everything else.
note-ur-space = { $there ->
    [yes] { $heroes-count ->
        [one] { $space }. { $heroes } is there.
       *[other] { $space }. { $heroes } are there.
    }
   *[no] { $space }
}

## Odds, after the percentage

odds-ur-thing = { $thing }
odds-ur-higher = you are ahead
odds-ur-even = even
odds-ur-lower = you are behind
odds-ur-roll = { $n } against { $against }
    .range = { $from } to { $to } against { $against }
odds-ur-their-roll = { $mine } against { $n }
    .range = { $mine } against { $from } to { $to }
odds-ur-won = you win the combat
odds-ur-lost = you lose the combat
odds-ur-slain = { $monster } slain
odds-ur-mushroom-falls = the mushroom falls
odds-ur-mushroom-holds = the mushroom holds
odds-ur-threatened = threatened with −{ $n } life
    .range = threatened with −{ $from } to −{ $to } life
odds-ur-passed = you withstand
odds-ur-failed = you fail
odds-ur-dies = { $own ->
    [yes] you die
   *[no] { $hero-the } dies
}
odds-ur-doomed = { $own ->
    [yes] you die unless it is averted
   *[no] { $hero-the } dies unless it is averted
}
odds-ur-gains = { $what } +{ $n }
    .range = { $what } +{ $from } to +{ $to }
odds-ur-loses = { $what } −{ $n }
    .range = { $what } −{ $from } to −{ $to }

## Dice and piles that people roll and draw themselves

die-urto-hero = Hero card
die-urto-first = Who begins
die-urto-side = Divine weapon by lot
die-urto-artefact = Artefact card
die-urto-token = Token from the bag
die-urto-event = Event card
die-urto-monster = Monster card
die-urto-search = Search die
die-urto-combat = Combat die
die-urto-hammer = Die of the Hammer
die-urto-trumpets = Die of the Trumpets
die-urto-scythe = Die of the Scythe
