# What happens in Mini Rogue. `you` is heard by the seat it happens to, `they` by everybody else.
# Where a line such as log-lost follows at once with the number, the number is not said twice.

## Areas, Rooms and moves

log-joined =
    .you = You set out as { $character-the }.
    .they = { $character-The } joins the party.
log-dealt =
    .you = Area { $area }, Floor { $floor }: eight Rooms wait for you, face down.
    .they = Area { $area }, Floor { $floor }: eight Rooms are dealt face down.
log-revealed =
    .you = You reveal { $room-the } in cell { $cell }.
    .they = { $hero-The } reveals { $room-the } in cell { $cell }.
log-guardian-revealed =
    .you = A Guardian bars your way out: { $guardian-the }!
    .they = A Guardian bars the Exit: { $guardian-the }!
log-entered =
    .you = You come to { $room-the }.
    .they = { $hero-The } comes to { $room-the }.
log-evaded =
    .you = You slip past { $room-the }.
    .they = { $hero-The } slips past { $room-the }.
log-exit =
    .you = You reach the Exit.
    .they = { $hero-The } reaches the Exit.
log-check-rolled =
    .you = You roll { $dice } for the check; Dungeon die { $dungeon }{ $poison ->
        [symbol] ; Poison die: symbol
        [blank] ; Poison die: blank
       *[none] {""}
    }{ $curse ->
        [symbol] ; Curse die: symbol, your dice count one less
        [blank] ; Curse die: blank
       *[none] {""}
    }.
    .they = { $hero-The } rolls { $dice } for the check; Dungeon die { $dungeon }{ $poison ->
        [symbol] ; Poison die: symbol
        [blank] ; Poison die: blank
       *[none] {""}
    }{ $curse ->
        [symbol] ; Curse die: symbol, each die counts one less
        [blank] ; Curse die: blank
       *[none] {""}
    }.
log-check-passed =
    .you = You pass the check.
    .they = { $hero-The } passes the check.
log-check-failed =
    .you = You fail the check.
    .they = { $hero-The } fails the check.
log-check-seen-through =
    .you = You see it coming: the check is passed without a roll.
    .they = { $hero-The } sees it coming: the check is passed without a roll.
log-dungeon-rolled =
    .you = You roll the Dungeon die: { $die }.
    .they = { $hero-The } rolls the Dungeon die: { $die }.
log-shifted =
    .you = Your Dungeon die counts as { $to } instead of { $from }.
    .they = The Dungeon die counts as { $to } instead of { $from }.
log-fell =
    .you = The ground gives way: you fall from Area { $from } to Area { $to }!
    .they = The ground gives way: { $hero-the } falls from Area { $from } to Area { $to }!
log-fall-ignored =
    .you = You keep your footing: there is no falling from here.
    .they = { $hero-The } keeps steady: there is no falling from here.
log-guardian-lost =
    .you = The Guardian of this Floor leaves the game: you will not meet it.
    .they = The Guardian of this Floor leaves the game: nobody will meet it.
log-ate =
    .you = You sit down to a meal.
    .they = { $hero-The } sits down to a meal.
log-hungry =
    .you = No ration left: hunger gnaws at you.
    .they = No ration left: hunger gnaws at { $hero-the }.
log-descended =
    .you = You go on to Area { $area }.
    .they = { $hero-The } goes on to Area { $area }.
log-swapped =
    .you = You take the tunnel: the Rooms in cells { $a } and { $b } change places.
    .they = { $hero-The } takes the tunnel: the Rooms in cells { $a } and { $b } change places.
log-died =
    .you = You breathe your last.
    .they = { $hero-The } is dead.
log-won =
    .you = The last Guardian is no more: you have won!
    .they = The last Guardian is no more: { $hero-the } has won!

## The Character board

log-gained =
    .you = { $resource-key ->
        [hp] You gain { $amount } HP.
        [armour] You gain { $amount } Armour.
        [xp] You gain { $amount } XP.
        [food] { $amount ->
            [one] You gain { $amount } ration.
           *[other] You gain { $amount } rations.
        }
        [gold] You gain { $amount } gold.
       *[other] You gain { $amount } { $resource-plural }.
    }
    .they = { $resource-key ->
        [hp] { $hero-The } gains { $amount } HP.
        [armour] { $hero-The } gains { $amount } Armour.
        [xp] { $hero-The } gains { $amount } XP.
        [food] { $amount ->
            [one] { $hero-The } gains { $amount } ration.
           *[other] { $hero-The } gains { $amount } rations.
        }
        [gold] { $hero-The } gains { $amount } gold.
       *[other] { $hero-The } gains { $amount } { $resource-plural }.
    }
log-track-full =
    .you = { $resource-key ->
        [hp] You cannot have more HP than this.
        [armour] You cannot wear more Armour than this.
        [xp] You cannot have more XP than this.
        [food] You cannot carry more rations than this.
        [gold] You cannot carry more gold than this.
       *[other] You cannot have more of { $resource-the }.
    }
    .they = { $resource-key ->
        [hp] { $hero-The } cannot have more HP than this.
        [armour] { $hero-The } cannot wear more Armour than this.
        [xp] { $hero-The } cannot have more XP than this.
        [food] { $hero-The } cannot carry more rations than this.
        [gold] { $hero-The } cannot carry more gold than this.
       *[other] { $hero-The } cannot have more of { $resource-the }.
    }
log-lost =
    .you = { $resource-key ->
        [hp] You lose { $amount } HP.
        [armour] You lose { $amount } Armour.
        [xp] You lose { $amount } XP.
        [food] { $amount ->
            [one] You lose { $amount } ration.
           *[other] You lose { $amount } rations.
        }
        [gold] You lose { $amount } gold.
       *[other] You lose { $amount } { $resource-plural }.
    }
    .they = { $resource-key ->
        [hp] { $hero-The } loses { $amount } HP.
        [armour] { $hero-The } loses { $amount } Armour.
        [xp] { $hero-The } loses { $amount } XP.
        [food] { $amount ->
            [one] { $hero-The } loses { $amount } ration.
           *[other] { $hero-The } loses { $amount } rations.
        }
        [gold] { $hero-The } loses { $amount } gold.
       *[other] { $hero-The } loses { $amount } { $resource-plural }.
    }
log-missing-paid =
    .you = You do not have enough: what is missing is paid in HP.
    .they = { $hero-The } does not have enough: what is missing is paid in HP.
log-penalty-replaced =
    .you = You cannot pay this price: you pay in HP instead.
    .they = { $hero-The } cannot pay this price and pays in HP instead.
log-xp-overflow =
    .you = You have learnt all there is: your experience turns into HP.
    .they = { $hero-The } has learnt all there is: experience turns into HP.
log-level =
    .you = { $level ->
        [one] You are now at Level { $level }: you roll one Character die.
       *[other] You are now at Level { $level }: you roll { $level } Character dice.
    }
    .they = { $level ->
        [one] { $hero-The } is now at Level { $level } and rolls one Character die.
       *[other] { $hero-The } is now at Level { $level } and rolls { $level } Character dice.
    }
log-afflicted =
    .you = { $affliction-key ->
        [poison] Poison runs through your veins.
        [curse] A Curse settles on you.
        [blindness] Your eyes cloud over: you are blind.
       *[other] You now suffer from { $affliction-the }.
    }
    .they = { $affliction-key ->
        [poison] { $hero-The } is poisoned.
        [curse] { $hero-The } is cursed.
        [blindness] { $hero-The } is blinded.
       *[other] { $hero-The } now suffers from { $affliction-the }.
    }
log-afflicted-already =
    .you = { $affliction-key ->
        [poison] You are poisoned already: nothing changes.
        [curse] You are cursed already: nothing changes.
        [blindness] You are blind already: nothing changes.
       *[other] You suffer from { $affliction-the } already: nothing changes.
    }
    .they = { $affliction-key ->
        [poison] { $hero-The } is poisoned already: nothing changes.
        [curse] { $hero-The } is cursed already: nothing changes.
        [blindness] { $hero-The } is blind already: nothing changes.
       *[other] { $hero-The } suffers from { $affliction-the } already: nothing changes.
    }
log-cured =
    .you = { $affliction-key ->
        [poison] The Poison leaves your blood.
        [curse] The Curse is lifted from you.
        [blindness] You can see again.
       *[other] You are cured of { $affliction-the }.
    }
    .they = { $affliction-key ->
        [poison] { $hero-The } is no longer poisoned.
        [curse] { $hero-The } is no longer cursed.
        [blindness] { $hero-The } can see again.
       *[other] { $hero-The } is cured of { $affliction-the }.
    }
log-blessing-blocked =
    .you = No Blessing reaches you here.
    .they = No Blessing reaches { $hero-the } here.
log-hp-raised =
    .you = You catch your breath: you are back at { $hp } HP.
    .they = { $hero-The } takes a breath and is back at { $hp } HP.
log-refreshed =
    .you = Your skills are ready again.
    .they = { $hero-The } has all skills ready again.
log-combat-skill =
    .you = You use your Combat skill.
    .they = { $hero-The } uses a Combat skill.
log-exploration-skill =
    .you = You use your Exploration skill.
    .they = { $hero-The } uses an Exploration skill.
log-preparation-skill =
    .you = You use your Preparation skill.
    .they = { $hero-The } uses a Preparation skill.
log-saved =
    .you = Death lets go of you: you stand up with { $hp } HP.
    .they = Death lets go of { $hero-the }, who stands up with { $hp } HP.
log-poison-bit =
    .you = The Poison burns in your veins.
    .they = The Poison torments { $hero-the }.
log-no-story =
    .you = You have no Story card to draw: nothing happens.
    .they = There is no Story card to draw: nothing happens.

## Two characters

log-leader-rolled =
    .you = You roll for the lead: { $first } and { $second }.
    .they = Both roll for the lead: { $first } and { $second }.
log-leads =
    .you = You lead the party.
    .they = { $hero-The } leads the party.
log-way-chosen =
    .you = You will go to cell { $cell }.
    .they = { $hero-The } will go to cell { $cell }.
log-order-proposed =
    .you = You offer to go first.
    .they = { $hero-The } offers to go first.
log-order-agreed =
    .you = You agree and wait.
    .they = { $hero-The } agrees and waits.
log-order-declined =
    .you = You would rather keep the order.
    .they = { $hero-The } would rather keep the order.
log-trade-began =
    .you = You open your bag to trade.
    .they = { $hero-The } opens the bag to trade.
log-gave =
    .you = { $resource-key ->
        [armour] { $amount ->
            [one] You hand over { $amount } point of Armour.
           *[other] You hand over { $amount } points of Armour.
        }
        [food] { $amount ->
            [one] You hand over { $amount } ration.
           *[other] You hand over { $amount } rations.
        }
       *[gold] { $amount ->
            [one] You hand over { $amount } gold piece.
           *[other] You hand over { $amount } gold pieces.
        }
    }
    .they = { $resource-key ->
        [armour] { $amount ->
            [one] { $hero-The } hands over { $amount } point of Armour.
           *[other] { $hero-The } hands over { $amount } points of Armour.
        }
        [food] { $amount ->
            [one] { $hero-The } hands over { $amount } ration.
           *[other] { $hero-The } hands over { $amount } rations.
        }
       *[gold] { $amount ->
            [one] { $hero-The } hands over { $amount } gold piece.
           *[other] { $hero-The } hands over { $amount } gold pieces.
        }
    }
log-gave-potion =
    .you = You hand over { $potion-the }.
    .they = { $hero-The } hands over { $potion-the }.
log-gave-item =
    .you = You hand over the card { $item }.
    .they = { $hero-The } hands over the card { $item }.
log-trade-ended =
    .you = You are done trading.
    .they = The trade is done.
