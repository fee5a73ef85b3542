# Mini Rogue on the table: boards, sheets, fights, dice, the verbs of the choices, odds, and the tooltips.
# A sign (`sign-…`, `banner-…`) is read aloud in place of its icon; a tip is one whole sentence.

## The boards

board-title = Area { $area }, Floor { $floor } ({ $board })
board-area = Area { $area }
board-floor = Floor { $roman }, { $board }
    .short = Floor { $roman }
# The floors of the track; the names are ours.
board-floor-name = { $board-key ->
    [tower] { $floor ->
        [1] Gatehouse
        [2] Halls
        [3] Chambers
       *[other] Summit
    }
   *[other] { $floor ->
        [1] Cellars
        [2] Cisterns
        [3] Catacombs
       *[other] Deep
    }
}
board-exit = Exit
board-guardians-left = { $count ->
    [one] { $count } guardian left
   *[other] { $count } guardians left
}
    .brief = { $count } left
board-party = The party
sign-guardian = A Guardian waits here
pile-rooms = Unused Rooms

## The sheet

sheet-level = { $dice ->
    [one] Level { $level }, one die
   *[other] Level { $level }, { $dice } dice
}
sheet-level-begins = Level { $level }
sheet-no-potions = No potions
sheet-no-item = No card kept
sheet-uses = { $uses ->
    [one] one use left
   *[other] { $uses } uses left
}
sheet-skills-ready = ready
sheet-skills-spent = spent
sheet-leader = Leads the party
sheet-stance = { $stance }
sheet-goal = Goal: beat the Guardian of Floor { $roman }.
sheet-shield-coming = +{ $armour } Armour in the next Room
sheet-shield-up = +{ $armour } Armour in this Room
group-potions = Potions
group-items = Kept cards
group-skills = Skills
group-relics = Relics

## Skills

ability-double-die = Backstab
ability-double-die-tip = Before the roll: one die of this attack counts double.
ability-double-next = Backstab
ability-double-next-tip = { $timing ->
    [instead] Instead of an attack: the next attack counts double. The enemy does not attack either.
   *[before] The next attack counts double.
}
ability-conjure = Conjuration
ability-conjure-tip = { $timing ->
    [instead] Instead of an attack: the effect of a Fire, Frost or Poison potion. The enemy does not attack either.
   *[before] Before the roll: this attack gets the effect of a Fire, Frost or Poison potion.
}
ability-armour-strike = Shield bash
ability-armour-strike-tip = Before the roll: { $times } times your Armour is added to the damage of this attack.
ability-tribute = Divine tribute
ability-tribute-tip = Give up HP: the enemy loses { $times } times as many.
ability-evade = Evasion
ability-evade-tip = Enter the next Room without resolving it.
ability-foresee = Foresight
ability-foresee-tip = Turn up to { $rooms } Rooms of this Area face up.
ability-shield = Shield
ability-shield-tip = Everybody counts { $armour } more Armour in the next Room.
ability-cancel-death = Blessing
ability-cancel-death-tip = A death is cancelled: the character has { $hp } HP.
ability-arrange = Preparation
ability-arrange-tip = Look at { $cards } cards of the shuffled deck and put each where you like.
ability-armour = Thick skin
ability-armour-tip = You always count { $armour } more Armour against attacks.

## The fight

fight-title = Fight with { $enemy-the }
fight-monster = Monster, Floor { $roman }
fight-guardian = Guardian, Floor { $roman }
fight-ghost = Ghost, Floor { $roman }
fight-last = The last Guardian, phase { $phase }
fight-reward = Reward: { $reward }
    .short = reward
fight-would-lose = { $damage } damage if you strike now
fight-would-bite = −{ $hp } HP when it strikes back
    .short = −{ $hp } if it bites
fight-hits = it hits: −{ $hp } HP
fight-misses = it misses
fight-your-damage = Your attack: { $damage } damage
fight-your-armour = Your Armour: { $armour }
foe-unstoppable = Unstoppable: your Armour does not count.
foe-effects = When it wounds you: { $effects }.
foe-poisoned = Poisoned: { $damage } more damage with each of your attacks.
foe-frozen = Frozen: it does not attack this round.
forecast-strike = { $left ->
    [0] { $damage } damage: the enemy falls.
   *[other] { $damage } damage: the enemy keeps { $left } HP.
}
    .short = { $left ->
        [0] { $damage } damage, it falls.
       *[other] { $damage } damage, { $left } HP left.
    }
forecast-bite = { $hp ->
    [0] Then it strikes, and your Armour holds.
   *[other] Then it strikes back: −{ $hp } HP.
}
    .short = { $hp ->
        [0] Your Armour holds.
       *[other] Then −{ $hp } HP.
    }
forecast-miss = Then it strikes back and misses.
    .short = Then it misses.
forecast-frozen = Frost holds it back.

## Dice

die-character = Character die
    .short = Character
    .letter = Ch
die-dungeon = Dungeon die
    .short = Dungeon
    .letter = D
die-curse = Curse die
    .short = Curse
    .letter = C
die-poison = Poison die
    .short = Poison
    .letter = P
die-critical = critical
die-hit = hit
die-miss = miss
die-foe-hits = the enemy hits
    .short = it hits
die-foe-misses = the enemy misses
    .short = it misses
die-foe-pierces = the enemy hits, Armour is no help
    .short = it pierces
die-foe-frozen = the enemy is frozen
    .short = frozen
die-symbol = symbol
die-blank = blank
    .short = no symbol

## What a sign means

banner-check = A skill check:
banner-star = one star is needed
banner-trade = Buy and sell
banner-die = The Dungeon die decides
banner-pay = To be paid for
sign-hp = { $hp } HP
sign-hp-together = { $hp } HP against two
sign-gold-met = +{ $amount } gold instead, once a Monster or Trap was met in this Area
sign-damage = { $damage } damage
sign-unstoppable = ignores Armour
sign-any-potion = −1 potion
sign-die-bonus = +{ $bonus } to the die
sign-take = take the card
sign-leave = leave the card
sign-use = one use of your card
sign-weapon = { $feats ->
    [one] { $weapon }, one free Feat
   *[other] { $weapon }, { $feats } free Feats
}

## Verbs of choices

verb-go = Go
verb-buy = Buy
verb-sell = Sell
verb-potion = Use a potion
verb-companion = Use your companion
verb-put = Put it back
verb-foresee = Reveal a Room
verb-swap = Swap the Room in cell { $cell }
verb-feat = { $twin ->
    [yes] Feat: re-roll the { $value } (die { $die })
   *[no] Feat: re-roll the { $value }
}
verb-double = Double a die
verb-stance = Change your stance
verb-give = Give
brief-cell = Cell { $cell }
note-reroll-critical = { $miss ->
    [1] Free. Adds to the { $total }; a 1 voids this die.
   *[other] Free. Adds to the { $total }; { $miss } or less voids this die.
}
    .short = { $miss ->
        [1] Free, adds up; a 1 voids it.
       *[other] Free, adds up; { $miss } or less voids it.
    }
note-full = { $resource-key ->
        [hp] Your HP are at their highest already: you would pay for nothing.
        [armour] You wear all the Armour you can: you would pay for nothing.
        [food] You carry all the Rations you can: you would pay for nothing.
       *[other] You cannot have more of it: you would pay for nothing.
    }
note-either = { $one } or { $other }
note-keep-dice = Then a potion, and then the blow.

## Odds, after the percentage

odds-dies = { $own ->
    [yes] you die
   *[no] { $hero-the } dies
}
odds-doomed = { $own ->
    [yes] you die unless you are saved
   *[no] { $hero-the } dies unless saved
}
odds-enemy-beaten = the enemy is beaten
odds-check-passed = passed
odds-check-failed = failed
odds-check = a check to make
odds-camp = one of several offers
odds-trade = buying and selling
odds-shrine = an altar
odds-item-price = a card for a price
odds-item-won = a card to keep
odds-fall = a fall to Area { $n }
    .range = a fall to Area { $from } to { $to }
odds-fight = a fight with { $enemy-the } ({ $n } HP)
    .range = a fight with { $enemy-the } ({ $from } to { $to } HP)
odds-enemy-loses = enemy −{ $n } HP
    .range = enemy −{ $from } to −{ $to } HP
odds-enemy-heals = enemy +{ $n } HP
    .range = enemy +{ $from } to +{ $to } HP
odds-it-falls = it falls
odds-it-stands = it stands
odds-damage = { $n } damage
    .range = { $from } to { $to } damage
odds-gains = { $resource-key ->
    [hp] +{ $n } HP
    [armour] +{ $n } Armour
    [xp] +{ $n } XP
    [food] { $n ->
        [one] +{ $n } ration
       *[other] +{ $n } rations
    }
   *[gold] +{ $n } gold
}
    .range = { $resource-key ->
        [hp] +{ $from } to +{ $to } HP
        [armour] +{ $from } to +{ $to } Armour
        [xp] +{ $from } to +{ $to } XP
        [food] +{ $from } to +{ $to } rations
       *[gold] +{ $from } to +{ $to } gold
    }
odds-loses = { $resource-key ->
    [hp] −{ $n } HP
    [armour] −{ $n } Armour
    [xp] −{ $n } XP
    [food] { $n ->
        [one] −{ $n } ration
       *[other] −{ $n } rations
    }
   *[gold] −{ $n } gold
}
    .range = { $resource-key ->
        [hp] −{ $from } to −{ $to } HP
        [armour] −{ $from } to −{ $to } Armour
        [xp] −{ $from } to −{ $to } XP
        [food] −{ $from } to −{ $to } rations
       *[gold] −{ $from } to −{ $to } gold
    }
odds-potion-gained = { $potion-a }
odds-potion-gone = no { $potion } any more
odds-item-gained = a card kept
odds-item-gone = a kept card gone
odds-skills-spent = skills spent
odds-area = Area { $before } → { $n }
    .range = Area { $before } → { $from } to { $to }

## The last page

score-area = Area reached
score-guardians = Guardians beaten
score-level = Level

## Tooltips

tip-hp = At 0 HP the match is lost.
tip-armour = Each point takes one from the damage of an enemy’s hit.
tip-xp = Levels give dice: one die more at each mark.
tip-food = A ration is eaten at the end of an Area; going hungry costs { $hp } HP.
tip-gold = Merchants and Shrines take it.
tip-potion-fire = Adds { $damage } damage to this attack.
tip-potion-frost = The enemy does not attack this round.
tip-potion-poison = The enemy loses { $damage } more HP with each of your attacks.
tip-potion-healing = Gives { $hp } HP.
tip-potion-holy-water = Cures Poison, Curse and Blindness.
tip-potion-perception = Passes a check, or cures Blindness.
tip-potion-perception-both = Passes a check and cures Blindness.
tip-poison = The Poison die is rolled too: its symbol costs 1 HP.
tip-curse = The Curse die is rolled too: its symbol takes one from each of your dice.
tip-blindness = The next Rooms stay face down.
tip-held = A kept card has a few uses; then it goes back to the Rooms.
tip-unused = Rooms that are not in this Area; all are shuffled for the next one.
tip-exit = The way to the next Area; a Guardian lying open has to be beaten first.
tip-die-character = Its value is damage: { $miss ->
    [0] none misses
    [1] a 1 misses
   *[other] { $miss } or less misses
}, { $critical ->
    [6] a 6 is critical and may be rolled again
    [7] and none is critical
   *[other] { $critical } or more is critical and may be rolled again
}.
tip-die-dungeon = It reads the enemy’s attack: 1 misses, 2 to 5 hit less your Armour, 6 hits in full.
tip-foe-hp = At 0 HP the enemy is beaten.
tip-monster = A fight with the enemy of this Floor.
tip-trap = A check: failed on the left, passed on the right; the Dungeon die picks the row.
tip-treasure = Gold, then a check for the row of the Dungeon die.
tip-tomb = A passed check lets you nudge the Dungeon die by one; its row applies in any case.
tip-camp = Skills are ready again, and one of these is yours.
tip-merchant = Buy and sell as often as you like.
tip-shrine = The Dungeon die picks the row; an offering first adds to it.
tip-item = A card that may be kept.
tip-guardian = It must be beaten to leave this Area.

## What dice come to

sum-attack = Attack
sum-answer = Its blow
sum-more = more
sum-damage = damage
sum-it-keeps = it keeps { $hp } − { $lost } = { $left } HP
sum-it-falls = it falls
sum-it-misses = it does not hit you
sum-you-keep = you keep { $hp } − { $lost } = { $left } HP
sum-you-fall = you fall
sum-check = Check
sum-check-passed = passed
sum-check-failed = failed

## Reference cards

reference-ghost = Ghost
reference-ghost-text = It comes only where a card calls it, with the line of the Floor.
reference-rewards = Rewards
reference-rewards-text = The Dungeon die names two rewards, one of which is yours. What stands below comes on top, every time.
reference-stances = Stances
note-stance = { $miss ->
    [0] No die misses
    [one] A 1 misses
   *[other] 1 to { $miss } miss
}, { $critical ->
    [6] a 6 is critical
    [7] none is critical
   *[other] { $critical } to 6 are critical
}{ $armour ->
    [0] .
   *[other] , +{ $armour } Armour for this turn.
}
