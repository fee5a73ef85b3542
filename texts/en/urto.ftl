# Urto: the game, the words on the buttons, the sentence over them, the new-table form and the end.
# What happens is told in urto-log.ftl and urto-fight.ftl; the board, heroes, cards, tokens and dice are named by their pack.

## The game

game-urto = Urto
    .the = Urto
    .a = a game of Urto
    .of = of Urto
    .to = to Urto
    .gender = n
    .plural = games of Urto

## Buttons: the turn

do-ur-side = Play with { $weapon-the }
do-ur-deal = Deal artefacts
do-ur-keep-card = Keep { $artefact-the }. { $artefact-text }
do-ur-rest = Rest: +{ $life } life, +{ $mana } mana
    .short = Rest
do-ur-move = { $mushrooms ->
    [0] { $ground ->
        [dark] Go to { $space-the } (unexplored)
        [torch] Go to { $space-the } (torch)
        [event] Go to { $space-the } (event, then torch)
        [fountain] Go to { $space-the } (torch and fountain)
        [shortcut] Go to { $space-the } (shortcut)
        [nest] Go to { $space-the } (monsters)
        [alpha] Go to { $space-the } (the Alpha)
        [cache] Go to { $space-the } (an artefact)
        [stele] Go to { $space-the } (a divine weapon)
        [urto] Go to Urto: the end of your race
       *[bare] Go to { $space-the }
    }
    [one] Go to { $space-the } (a mushroom in the way)
   *[other] Go to { $space-the } ({ $mushrooms } mushrooms in the way)
}
    .brief = { $mushrooms ->
        [0] { $ground ->
            [dark] { $space } (unexplored)
            [torch] { $space } (torch)
            [event] { $space } (event, torch)
            [fountain] { $space } (torch, fountain)
            [shortcut] { $space } (shortcut)
            [nest] { $space } (monsters)
            [alpha] { $space } (the Alpha)
            [cache] { $space } (an artefact)
            [stele] { $space } (a divine weapon)
            [urto] Urto: the end of your race
           *[bare] { $space }
        }
        [one] { $space } (a mushroom)
       *[other] { $space } ({ $mushrooms } mushrooms)
    }
do-ur-sprint = Sprint (−{ $n } life): { $mushrooms ->
    [0] { $ground ->
        [dark] { $space-the }, unexplored
        [torch] { $space-the }, a torch
        [event] { $space-the }, an event and a torch
        [fountain] { $space-the }, a torch and a fountain
        [shortcut] { $space-the }, a shortcut
        [nest] { $space-the }, monsters
        [alpha] { $space-the }, the Alpha
        [cache] { $space-the }, an artefact
        [stele] { $space-the }, a divine weapon
        [urto] Urto, the end of your race
       *[bare] { $space-the }
    }
    [one] { $space-the }, a mushroom in the way
   *[other] { $space-the }, { $mushrooms } mushrooms in the way
}
do-ur-attack = Attack { $other-the }
do-ur-end = End your turn
do-ur-roll-divine = Roll { $die-the }
do-ur-skip = { $what ->
    [search] Do not search
    [step] Stay here
    [weapon] Leave the weapon
    [trap] Lay no trap
    [offer] Decline
    [divine] Do not roll
    [mushroom] Leave the others alone and stay here
   *[other] Leave it
}
do-ur-search = Search the place
do-ur-give-mana = Give { $n } mana, receive { $n } life
do-ur-give-life = Give { $n } life, receive { $n } mana
do-ur-take-weapon = Take { $weapon-the }
do-ur-take = Take it
do-ur-lay-trap = Lay a Blook trap as you leave
do-ur-draw = { $pile ->
    [event] Draw an event
    [monster] Draw a monster
    [artefact] Draw an artefact
   *[token] Draw a token
}
do-ur-take-token = Resolve { $token-the }
do-ur-roll = Roll your die

## Buttons: combats, magic and cards

do-ur-fight = Fight: roll your die
do-ur-fight-mushroom = Hew at the mushroom
do-ur-hide = Hide ({ $n } mana)
do-ur-wield = Draw { $artefact-the }
do-ur-reinforce = Reinforce: +{ $n } on every roll ({ $cost } mana)
do-ur-commit = { $n ->
    [one] Commit { $n } attack token: +{ $bonus }
   *[other] Commit { $n } attack tokens: +{ $bonus }
}
do-ur-ready = Ready to roll
do-ur-keep = Keep the die
do-ur-reroll = Roll again ({ $n } mana)
do-ur-open = Lay { $artefact-the } open
do-ur-play = Use { $artefact-the }
    .short = { $artefact }
do-ur-buy-die = Roll an eight-sided die for good ({ $n } mana)
    .brief = An 8-sided die for good ({ $n } mana)
do-ur-revive = Come back to life
do-ur-defend = { $n ->
    [one] Spend { $n } defence token: { $less } damage less
   *[other] Spend { $n } defence tokens: { $less } damage less
}
do-ur-pass = { $what ->
    [attack] Stand your ground
    [die] Keep the die
    [hurt] Bear it
    [death] Accept death
   *[other] Let it pass
}
do-ur-give-up = Give up { $artefact-the }

## Buttons: choices

do-ur-place = Plant the mushroom at { $space-the }
do-ur-strike = Strike { $space-the } ({ $n } damage to everybody there)
do-ur-bomb = Clear { $space-the } of mushrooms
do-ur-lift = Take a mushroom from { $space-the }
do-ur-slide = Slide to { $space-the }
do-ur-swap = Swap places with { $other-the }
do-ur-steal = Steal up to { $n } renown from { $other-the }
do-ur-challenge = Challenge { $other-the }
do-ur-option = Choose: { $icons }
do-ur-pay = Accept: { $cost } for { $icons }

## The sentence over the buttons

# The sheet is named because several seats may share a screen.
ask-ur-of = { $sheet }: { $ask }
    .short = { $ask }
ask-ur-side = Which divine weapon shall wait in the cave?
ask-ur-deal = The artefacts are shuffled. Shall we deal?
ask-ur-keep-card = Which artefact do you keep?
ask-ur-turn = You are at { $space-the }. What do you do?
ask-ur-after = You are at { $space-the }. Do you go on, or end your turn?
ask-ur-rested = You have rested. Is there anything else?
ask-ur-closing = The turn draws to a close: do you call upon the gods?
ask-ur-relocate = { $n ->
    [one] Where does the mushroom grow again?
   *[other] Where does the first of { $n } mushrooms grow again?
}
ask-ur-lay-trap = Do you leave a trap behind?
ask-ur-torch = A torch lights the place. Do you search it?
ask-ur-fountain = A torch and a fountain: do you search, or make a gift?
ask-ur-searched = The search die shows { $face }: { $result-a }. Does it stay?
ask-ur-free-step = You may go one space further. Where to?
ask-ur-stele = { $weapon-The } lies before you. Do you take it?
ask-ur-draw-token = What lies hidden there?
ask-ur-draw-event = An event is to be drawn.
ask-ur-draw-monster = Something stirs in the dark.
ask-ur-draw-artefact = An artefact is to be drawn.
ask-ur-token-choice = Which of these tokens do you resolve?
ask-ur-choice = One of these is yours.
ask-ur-offer = A bargain is offered to you.
ask-ur-swap = With whom do you swap places?
ask-ur-challenge = Whom do you challenge?
ask-ur-steal = From whom do you steal up to { $n } renown?
ask-ur-strike = Where do the rocks come down ({ $n } damage)?
ask-ur-bomb = Which space do you clear of mushrooms?
ask-ur-lift = Which mushroom do you move?
ask-ur-slide = Which way do you slide?
ask-ur-roll-off = A duel of shadows: the lower roll suffers.
ask-ur-give-up = { $n ->
    [one] Which artefact do you give up?
   *[other] Which artefacts do you give up? { $n } to go.
}
ask-ur-defence = Defend yourself: { $target } or more.
ask-ur-go-on = The cave holds its breath.
ask-ur-mushroom = A mushroom bars the way: { $target } or more fells it.
ask-ur-mushroom-rolled = You have { $total } against the mushroom, and need { $target }. Does the die stay?
ask-ur-creature = { $monster-The } stands before you: attack { $attack }, { $left } of { $life } life.
ask-ur-creature-rolled = You have { $total } against { $monster-the }: attack { $attack }, { $left } of { $life } life. Does the die stay?
ask-ur-declared = { $other-The } attacks you! Do you stand your ground?
ask-ur-arm = You are about to fight { $other-the }. What do you bring to bear?
ask-ur-answer = You have { $total }, { $other-the } has { $against }. Does your die stay?
ask-ur-hurt = You are about to lose { $n } of your { $life } life. Do you do something about it?
ask-ur-hurt-combat = You are about to take { $n } damage and have { $life } life. Do you ward it off?
ask-ur-dying = Your last life is gone. Do you come back?

## What a choice brings, in a few words

icon-ur-life = +{ $n } life
icon-ur-life-lost = −{ $n } life
icon-ur-mana = +{ $n } mana
icon-ur-mana-lost = −{ $n } mana
icon-ur-renown = +{ $n } renown
icon-ur-renown-lost = −{ $n } renown
icon-ur-tokens = { $n ->
    [one] { $token-a }
   *[other] { $n } { $token-plural }
}
icon-ur-no-sprint = no Sprint for a while
icon-ur-no-move = no further step this turn

## The end

end-ur-all-dead = Everybody is dead: nobody bears the soul of Urto.
end-ur-sole-survivor = { $winners-the } alone came out alive and bears the soul of Urto.
end-ur-counted = { $winners-count ->
    [one] Urto has chosen: { $winners-the }.
   *[other] Urto cannot choose between them: { $winners-the } share the victory.
}

## The new-table form

option-urto-players = Players
option-urto-heroes = Heroes
    .kind = hero
option-urto-heroes-random = Drawn at random
option-urto-mode = Mode
option-urto-mode-heroes = Each hero with its own traits
option-urto-mode-standard = Standard: the same life and mana for all, no traits
option-urto-first-player = Who begins
option-urto-first-player-random = Drawn by lot
option-urto-side-choice = With two players, Hammer or Trumpets
    .brief = Hammer or Trumpets
option-urto-side-choice-first-player = The first player chooses
option-urto-side-choice-random = Drawn by lot
option-urto-pvp-hide = An attacked hero may hide
option-urto-mushroom-on-urto = Mushrooms may be planted on Urto while it is empty
    .brief = Mushrooms on Urto
option-urto-mushroom-stop = Between two mushrooms a hero may stop
    .brief = Stop between mushrooms
option-urto-renown-when-hidden = An attack brings renown even when the other hero hides
    .brief = Renown although hidden
option-urto-scythe-on-arrival = The Scythe may be rolled in the turn of arrival
    .brief = Scythe on arrival
option-urto-round-limit = Rounds before the cave closes (0: never)
    .brief = Rounds (0: no limit)

## The abbreviations of the rulebook

term-ur-pr = PR: renown point
term-ur-pvp = PvP: hero against hero
term-ur-pvm = PvM: hero against monster
term-ur-pm = PM: movement point, one space
