# Mini Rogue: names that no pack holds, the words on the buttons, the sentence over them, and the end.
# What happens is told in mini-rogue-log.ftl and mini-rogue-fight.ftl; cards and boards are named by their packs.

## The game and its editions

game-mini-rogue = Mini Rogue
    .the = Mini Rogue
    .a = a game of Mini Rogue
    .of = of Mini Rogue
    .to = to Mini Rogue
    .gender = n
    .plural = games of Mini Rogue
edition-pnp2020 = 2020 print-and-play edition
    .the = the 2020 print-and-play edition
    .a = a 2020 print-and-play edition
    .of = of the 2020 print-and-play edition
    .to = to the 2020 print-and-play edition
    .gender = n
    .plural = 2020 print-and-play editions
edition-ed2021 = 2021 edition
    .the = the 2021 edition
    .a = a 2021 edition
    .of = of the 2021 edition
    .to = to the 2021 edition
    .gender = n
    .plural = 2021 editions
edition-ed2025 = 2025 edition
    .the = the 2025 edition
    .a = a 2025 edition
    .of = of the 2025 edition
    .to = to the 2025 edition
    .gender = n
    .plural = 2025 editions

## Resources

resource-hp = HP
    .the = the HP
    .a = an HP
    .of = of the HP
    .to = to the HP
    .gender = n
    .plural = HP
resource-armour = Armour
    .the = the Armour
    .a = a point of Armour
    .of = of the Armour
    .to = to the Armour
    .gender = n
    .plural = points of Armour
resource-xp = XP
    .the = the XP
    .a = an XP
    .of = of the XP
    .to = to the XP
    .gender = n
    .plural = XP
resource-food = Rations
    .the = the rations
    .a = a ration
    .of = of the rations
    .to = to the rations
    .gender = n
    .plural = rations
resource-gold = Gold
    .the = the gold
    .a = a gold piece
    .of = of the gold
    .to = to the gold
    .gender = n
    .plural = gold pieces

## Afflictions

affliction-poison = Poison
    .the = the Poison
    .a = a Poison
    .of = of the Poison
    .to = to the Poison
    .gender = n
    .plural = Poisons
affliction-curse = Curse
    .the = the Curse
    .a = a Curse
    .of = of the Curse
    .to = to the Curse
    .gender = n
    .plural = Curses
    .short = Cursed
affliction-blindness = Blindness
    .the = the Blindness
    .a = a Blindness
    .of = of the Blindness
    .to = to the Blindness
    .gender = n
    .plural = Blindnesses
    .short = Blind

## Buttons: the turn

do-deal = Deal the Rooms
do-resolve = Resolve { $room-the }
do-resolve-unseen = Turn the Entrance over and resolve it
do-reveal = Reveal the next Rooms
do-move = { $way ->
    [right] Go right: { $room }
   *[down] Go down: { $room }
}
do-move-unseen = { $way ->
    [right] Go right: a face-down Room
   *[down] Go down: a face-down Room
}
do-move-guardian = Go to the Exit and fight { $guardian-the }
do-move-exit = Go to the Exit
do-descend = Eat a ration and go on to Area { $area }
do-descend-hungry = Go on hungry to Area { $area } (−{ $hp } HP)
do-roll-check = Roll the check
do-roll-dungeon = Roll the Dungeon die
do-shift = Make the Dungeon die a { $die }
do-shift-none = Keep the { $die }
do-choose = Choose: { $icons }
do-camp = { $option }: { $icons }
do-choose-potion = Take { $potion-the }
do-drop-potion = Give up { $potion-the }
do-leave-potion = Leave { $potion-the }
do-drop-item = Give up the { $item } card
do-drop-nothing = Give up nothing
do-take-item = Take the { $item } card ({ $price })
do-take-item-won = Take the card
do-take-weapon = { $feats ->
    [one] Take { $weapon-the } (one free Feat)
   *[other] Take { $weapon-the } ({ $feats } free Feats)
}
do-leave-item = Leave the card
do-leave-item-price = Leave the card ({ $price })
do-use-item-deck = Use your companion: look into the deck
    .brief = Companion: look into the deck
do-use-item = Use your companion: replace the Room in cell { $cell }
    .brief = Companion: a new Room in cell { $cell }
do-put-aside = Put it among the unused Rooms
do-put = Place it in cell { $cell }
do-swap = Swap the Rooms in cells { $a } and { $b }
do-buy = Buy: { $good } ({ $gold } gold)
do-sell-armour = Sell 1 Armour (+{ $gold } gold)
do-sell-potion = Sell { $potion-the } (+{ $gold } gold)
do-leave = Leave
do-take-back = Take the purchase back (+{ $gold } gold)
do-offer = Make an offering ({ $gold } gold, +{ $bonus } to the die)
do-use-potion = Use { $potion-the }
do-cure-perception = Use the Perception potion on your eyes only
do-foresee = Reveal the Room in cell { $cell }
do-stop = Stop here
do-preparation-skill = Use your Preparation skill
do-accept-death = Accept death

## Buttons: skills and fights

do-evade = Evade: slip past { $room-the }
do-evade-unseen = Evade: slip past the Room in cell { $cell }
do-evade-here = Evade: slip past this Room
do-foresight = { $rooms ->
    [one] Foresight: reveal one Room
   *[other] Foresight: reveal up to { $rooms } Rooms
}
do-shield = Shield: +{ $armour } Armour in the next Room
do-save = Blessing: cancel this death
do-armour-strike = Shield bash: +{ $damage } damage
do-double-next = Backstab: double the next attack
do-double-die-skill = Backstab: double one die of this attack
do-conjure = Conjuration: the effect { $potion-of }
do-tribute = Divine tribute: { $damage } damage for { $hp } HP
do-roll-attack = Roll your attack
do-reroll-critical = { $twin ->
    [yes] Re-roll the critical { $value } (die { $die }, free; { $total } so far)
   *[no] Re-roll the critical { $value } (free; { $total } so far)
}
    .short = { $twin ->
        [yes] Re-roll the critical { $value } (die { $die })
       *[no] Re-roll the critical { $value }
    }
do-feat-xp = { $twin ->
    [yes] Feat: re-roll the { $value } (die { $die }, { $price } XP)
   *[no] Feat: re-roll the { $value } ({ $price } XP)
}
    .short = { $twin ->
        [yes] Feat: re-roll the { $value } (die { $die })
       *[no] Feat: re-roll the { $value }
    }
do-feat-hp = { $twin ->
    [yes] Feat: re-roll the { $value } (die { $die }, { $price } HP)
   *[no] Feat: re-roll the { $value } ({ $price } HP)
}
    .short = { $twin ->
        [yes] Feat: re-roll the { $value } (die { $die })
       *[no] Feat: re-roll the { $value }
    }
do-feat-item = { $twin ->
    [yes] Feat: re-roll the { $value } (die { $die }, one use of your card)
   *[no] Feat: re-roll the { $value } (one use of your card)
}
    .short = { $twin ->
        [yes] Feat: re-roll the { $value } (die { $die })
       *[no] Feat: re-roll the { $value }
    }
do-keep-dice = Keep the dice as they are
do-double = { $twin ->
    [yes] Double the { $value } (die { $die }, +{ $total } damage)
   *[no] Double the { $value } (+{ $total } damage)
}
do-end-attack = { $damage ->
    [0] End the attack without damage
   *[other] Strike: { $damage } damage
}
do-skip-potion = Use no potion
do-lose-hp = Drink nothing and lose { $hp } HP

## The sentence over the buttons

ask-preparation = The Rooms are shuffled. Shall we deal?
ask-entrance = You stand at the Entrance: { $room-the }.
ask-entrance-unseen = The Entrance lies face down at your feet.
ask-reveal = All quiet here now. What lies ahead?
ask-move = Which way do you go?
ask-move-blind = You see nothing at all. Which way do you go?
ask-exit = The way out is clear.
ask-check = { $room-The } puts your skill to the test.
ask-check-item = { $room }: do you want this card enough to make the check?
ask-shift = The Dungeon die shows { $die }. Do you nudge it by one?
ask-choice = One of these is yours.
ask-any-potion = Which potion do you take?
ask-drop-potion = Your belt is full. What do you give up for { $potion-the }?
ask-drop-item = One of your cards has to go. Which one?
ask-double-potion = You already carry { $potion-a }. Do you drink it to keep the new one?
ask-deadly = You are about to lose { $hp } HP: that is your death. Do you drink first?
ask-camp = { $room }: what do you do?
ask-trade = { $room }: what do you buy or sell?
ask-shrine = The altar waits: an offering first, or straight to the roll?
ask-shrine-offered = Your offering is made. What do the gods say?
ask-item = { $room }: do you take this card with you?
ask-tunnel = Which two Rooms change places?
ask-rewards = Roll for your reward.
ask-foresight = { $left ->
    [one] Which Room do you want to see? One left.
   *[other] Which Room do you want to see? { $left } left.
}
ask-arrange = Where do you put { $room-the }?
ask-arrange-secret = Where does the card go?
ask-death = Death reaches out. Do you hold it back?
ask-attack = { $enemy-The } stands before you: { $hp } of { $full } HP.
ask-reroll = { $damage } damage against { $enemy-the } ({ $hp } of { $full } HP), Dungeon die { $dungeon }. Re-roll or strike?
    .short = Your attack stands at { $damage } against { $hp } HP. What now?
ask-damage = { $damage } damage against { $enemy-the } ({ $hp } of { $full } HP), Dungeon die { $dungeon }. Ready to strike?
    .short = Your attack stands at { $damage } against { $hp } HP. Strike?
ask-potion-after = { $enemy-The } still has { $hp } of { $full } HP. Throw a potion?

## What a choice brings, in a few words

icon-gain = { $resource-key ->
    [hp] +{ $amount } HP
    [armour] +{ $amount } Armour
    [xp] +{ $amount } XP
    [food] { $amount ->
        [one] +{ $amount } ration
       *[other] +{ $amount } rations
    }
    [gold] +{ $amount } gold
   *[other] +{ $amount } { $resource-plural }
}
icon-lose = { $resource-key ->
    [hp] −{ $amount } HP
    [armour] −{ $amount } Armour
    [xp] −{ $amount } XP
    [food] { $amount ->
        [one] −{ $amount } ration
       *[other] −{ $amount } rations
    }
    [gold] −{ $amount } gold
   *[other] −{ $amount } { $resource-plural }
}
icon-potion = { $potion-a }
icon-any-potion = a potion of your choice
icon-choice = one of several results
icon-refresh = skills ready again
icon-blessing = a Blessing
icon-cure = { $affliction-key ->
    [poison] no more Poison
    [curse] no more Curse
    [blindness] no more Blindness
   *[other] an end to { $affliction-the }
}
icon-suffer = { $affliction-key ->
    [poison] Poison
    [curse] a Curse
    [blindness] Blindness
   *[other] { $affliction-the }
}
icon-fall = a fall
icon-ghost = a fight with the Ghost
icon-rewards = a roll for a reward
icon-raise-hp = HP raised to { $hp }
icon-lose-item = a kept card lost
icon-tunnel = two Rooms change places
icon-regenerate = the enemy gets { $hp } HP back
icon-story = a Story card

## The end

end-won = Victory! The last Guardian has fallen.
end-lost = Defeat. The adventure ends in Area { $area }.

## Two characters, and stances

ask-of = { $character }: { $ask }
ask-of-leader = { $character } (leads): { $ask }
ask-propose = The other one resolves the Entrance first. Would you rather go first?
ask-order = The other one would like to go first. Do you agree?
ask-barter = What changes hands?
ask-check-taken = The card is gone, but the check is still to be made.
do-propose-order = Offer to go first
do-agree = Agree
do-decline = Keep the order
do-trade = Trade with the other one
do-end-trade = End the trade
do-give = { $resource-key ->
    [armour] { $amount ->
        [one] Give { $amount } point of Armour
       *[other] Give { $amount } points of Armour
    }
    [food] { $amount ->
        [one] Give { $amount } ration
       *[other] Give { $amount } rations
    }
   *[gold] { $amount ->
        [one] Give { $amount } gold piece
       *[other] Give { $amount } gold pieces
    }
}
do-give-potion = Give { $potion-the }
do-give-item = Give the card { $item }
do-give-affliction = Give { $affliction-the }
do-stance = Take { $stance-the }
