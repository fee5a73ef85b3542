# Catacombs: the names that no pack carries, the words on the buttons, the sentence above them and the end.
# What happens is told in catacombs-log.ftl; packs name heroes, monsters, objects, zones and cards.

## The game and its edition

game-catacombs = Catacombs
    .the = Catacombs
    .a = a game of Catacombs
    .of = of Catacombs
    .to = to Catacombs
    .gender = n
    .plural = games of Catacombs

## Directions

direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

## What has no name of its own

creature-nobody = Nobody
    .the = nobody
    .a = nobody
    .of = of nobody
    .to = to nobody
    .gender = n
    .plural = nobody
weapon-none = Bare hands
    .the = bare hands
    .a = bare hands
    .of = of bare hands
    .to = to bare hands
    .gender = n
    .plural = bare hands
weapon-own = Its own weapons
    .the = its own weapons
    .a = its own weapons
    .of = of its own weapons
    .to = to its own weapons
    .gender = n
    .plural = its own weapons
element-none = Place
    .the = the place
    .a = a place
    .of = of the place
    .to = to the place
    .gender = n
    .plural = places
item-none = Thing
    .the = the thing
    .a = a thing
    .of = of the thing
    .to = to the thing
    .gender = n
    .plural = things

## Buttons: the game master and the order of the party

do-ca-lead = { $target-The } leads
do-ca-draw-zone = Draw the next zone
do-ca-roll-content = Roll for the zone’s content
do-ca-place-element = { $element-A } at { $at }
do-ca-place-trap = Hide { $trap-a } at { $at }
do-ca-place-monster = { $monster-A } at { $at }
do-ca-ready = The zone is ready
do-ca-draw-event = Draw an event
do-ca-upkeep = Begin the turn
do-ca-activate = Play { $target-the }
do-ca-grant = 1 AP for { $target-the }
do-ca-show-trap = Show the trap at { $at }
do-ca-order = { $target-The } acts next
do-ca-foresee = The way out at { $at }
do-ca-award = { $target-The } takes it

## Buttons: moves

do-ca-walk = Walk { $dir } ({ $cost } AP)
    .short = Walk { $dir }
do-ca-run = Run { $dir } ({ $cost } AP)
    .short = Run { $dir }
do-ca-run-on = Run on { $dir }
do-ca-halt = Stop running
do-ca-pass-through = Pass { $dir }, then { $then }, through your ally ({ $cost } AP)
    .short = Pass { $dir }, then { $then }, through your ally
do-ca-stairs = Take the stairs ({ $cost } AP)
    .short = Take the stairs
do-ca-jump = Jump { $dir } over { $over ->
        [one] one square
       *[other] { $over } squares
    } ({ $cost } AP)
do-ca-reinforce = Send a figure { $target-to } ({ $cost } AP)
do-ca-reinforce-on = Run and join { $target-the }
    .short = Send a figure { $target-to }

## Buttons: fights

do-ca-attack = Strike { $target-the }: { $weapon } ({ $cost } AP)
    .short = Strike { $target-the }
do-ca-power-attack = Powerful attack on { $target-the }: { $weapon } ({ $cost } AP)
    .short = Powerful attack on { $target-the }
do-ca-batter = Batter what stands { $dir }: { $weapon } ({ $cost } AP)
    .short = Batter what stands { $dir }
do-ca-power-batter = Batter what stands { $dir } with full force: { $weapon } ({ $cost } AP)
    .short = Batter what stands { $dir } with full force
do-ca-shoot = Shoot at { $target-the }: { $weapon } ({ $cost } AP)
    .short = Shoot at { $target-the }
do-ca-precise-shot = Precise shot at { $target-the }: { $weapon } ({ $cost } AP)
    .short = Precise shot at { $target-the }
do-ca-improvise = Throw what lies around at { $target-the } ({ $cost } AP)
    .short = Throw what lies around at { $target-the }
do-ca-precise-improvise = Aim what lies around at { $target-the } ({ $cost } AP)
    .short = Aim what lies around at { $target-the }
do-ca-shove = Shove { $target-the } { $dir } ({ $cost } AP)
    .short = Shove { $target-the } { $dir }
do-ca-challenge = Challenge { $target-the } to a duel ({ $cost } AP)
    .short = Challenge { $target-the } to a duel
do-ca-break-free = Tear at the web ({ $cost } AP)
    .short = Tear at the web

## Buttons: magic, potions, speeches

do-ca-cast = Cast: { $spell } ({ $cost } AP)
    .short = Cast: { $spell }
do-ca-cast-at = Cast on { $target-the }: { $spell } ({ $cost } AP)
    .short = Cast on { $target-the }: { $spell }
do-ca-cast-toward = Cast { $dir }: { $spell } ({ $cost } AP)
    .short = Cast { $dir }: { $spell }
do-ca-drink = Drink { $item-the } ({ $cost } AP)
    .short = Drink { $item-the }
do-ca-feed = Give { $item-the } to drink { $target-to } ({ $cost } AP)
    .short = Give { $item-the } to drink { $target-to }
do-ca-use = Use { $item-the } ({ $cost } AP)
    .short = Use { $item-the }
do-ca-use-on = Use { $item-the } on { $target-the } ({ $cost } AP)
    .short = Use { $item-the } on { $target-the }
do-ca-bind = Bind { $rune-the } to { $item-the } for good ({ $cost } AP)
    .short = Bind { $rune-the } to { $item-the } for good
do-ca-speech = Speech: { $speech } ({ $cost } AP)
    .short = Speech: { $speech }
do-ca-bribe = Offer { $target-the } { $ecus } écus ({ $cost } AP)
    .short = Offer { $target-the } { $ecus } écus
do-ca-bribe-more = { $ecus ->
        [0] Offer { $target-the } a few écus ({ $cost } AP)
       *[other] Offer { $target-the } { $ecus } écus and some more ({ $cost } AP)
    }
    .short = { $ecus ->
        [0] Offer { $target-the } a few écus
       *[other] Offer { $target-the } { $ecus } écus and some more
    }
do-ca-ecus = Offer { $ecus } écus

## Buttons: objects

do-ca-wield = Wield { $item-the } ({ $cost } AP)
    .short = Wield { $item-the }
do-ca-wield-off = Wield { $item-the } in the other hand ({ $cost } AP)
    .short = Wield { $item-the } in the other hand
do-ca-wear = Put on { $item-the } ({ $cost } AP)
    .short = Put on { $item-the }
do-ca-undress = Take the armour off ({ $cost } AP)
    .short = Take the armour off
do-ca-put-on = Wear { $item-the } ({ $cost } AP)
    .short = Wear { $item-the }
do-ca-give = Give { $item-the } { $target-to } ({ $cost } AP)
    .short = Give { $item-the } { $target-to }
do-ca-take = Take { $item-the } from { $target-the } ({ $cost } AP)
    .short = Take { $item-the } from { $target-the }
do-ca-pick-up = Pick up { $item-the } ({ $cost } AP)
    .short = Pick up { $item-the }
do-ca-pick-up-there = Pick up { $item-the }, { $dir } ({ $cost } AP)
    .short = Pick up { $item-the }, { $dir }
do-ca-steal = Steal from { $target-the } ({ $cost } AP)
    .short = Steal from { $target-the }
do-ca-steal-known = Steal { $item-the } from { $target-the } ({ $cost } AP)
    .short = Steal { $item-the } from { $target-the }
do-ca-throw = Throw { $item-the } ({ $cost } AP)
    .short = Throw { $item-the }
do-ca-lay = Lay { $item-the } { $dir } ({ $cost } AP)
    .short = Lay { $item-the } { $dir }

## Buttons: places

do-ca-interact = Use what stands { $dir } ({ $cost } AP)
    .short = Use what stands { $dir }
do-ca-close-well = Close what stands { $dir } ({ $cost } AP)
    .short = Close what stands { $dir }
do-ca-search = Search this square ({ $cost } AP)
    .short = Search this square
do-ca-search-there = Search { $dir } ({ $cost } AP)
    .short = Search { $dir }
do-ca-loot = Search { $element-the } ({ $cost } AP)
    .short = Search { $element-the }
do-ca-open = Open { $dir } ({ $cost } AP)
    .short = Open { $dir }
do-ca-close = Close { $dir } ({ $cost } AP)
    .short = Close { $dir }
do-ca-pick = Pick the lock { $dir } ({ $cost } AP)
    .short = Pick the lock { $dir }
do-ca-disarm = Disarm the trap { $dir } ({ $cost } AP)
    .short = Disarm the trap { $dir }

## Buttons: time and answers

do-ca-wait = Wait: one point for the enemies’ turn ({ $cost } AP)
    .short = Wait: one point for the enemies’ turn
    .brief = Wait: a point for the enemies’ turn ({ $cost } AP)
do-ca-end-turn = End the turn
do-ca-react = { $target-The } reacts
do-ca-destiny = Spend a destiny point
do-ca-parry = Parry
do-ca-reroll = Roll again
do-ca-defend = Defend with a waiting point
do-ca-go-on = Go on and be wounded
do-ca-give-up = Stay where you are
do-ca-advance = Step onto the free square
do-ca-strike = Strike the thief: { $weapon }
do-ca-roll-harm = Roll what comes of it
do-ca-roll-find = Roll what the treasure is
do-ca-keep = Take it
do-ca-agree = Agree
do-ca-replay-turn = Play this turn again
do-ca-to = square { $at }
do-ca-pass = Go on
do-ca-pass-test = Let the roll stand
do-ca-pass-defence = Do not defend
do-ca-pass-parry = Do not parry
do-ca-pass-miss = Let it miss
do-ca-pass-again = No further attack
do-ca-pass-strike = Let the thief be
do-ca-pass-window = Do not react
do-ca-pass-advance = Stay where you are
do-ca-pass-doom = Accept it
do-ca-pass-find = Leave it
do-ca-pass-consent = Refuse
do-ca-pass-spell = Do not cast
do-ca-pass-aim = Think better of it
do-ca-pass-teleport = Stay here
do-ca-pass-divine = Leave the turn as it was

## The sentence over the buttons

ask-ca-leader = Who leads the party?
ask-ca-upkeep = The turn begins.
ask-ca-order = { $who-The } leads: who acts next?
ask-ca-next-master = Which of your creatures acts next?
ask-ca-next-party = The next of the party is to act.
ask-ca-nothing = There is nothing to decide.
ask-ca-act = { $who-The } has { $ap } AP. What now?
ask-ca-run = { $who-The } runs: { $squares ->
        [one] one more square
       *[other] { $squares } more squares
    }. Where to?
ask-ca-webbed = { $who-The } is caught in a web, with { $ap } AP.
ask-ca-duel = { $who-The } fights a duel, with { $ap } AP.
ask-ca-test = { $who-The } fails a test of { $characteristic-a }: { $rolled }. { $total } against { $difficulty }. Let it stand?
ask-ca-test-x = { $who-The } fails a test of { $characteristic-a }: { $rolled }. Let it stand?
ask-ca-search-vain = { $who-The } searches { $at } in vain: { $rolled }. Let it stand?
ask-ca-search-hurt = { $who-The } gets hurt searching { $at }: { $rolled }. Let it stand?
ask-ca-loot-vain = { $who-The } searches { $element-the } in vain: { $rolled }. Let it stand?
ask-ca-loot-locked = { $who-The } finds { $element-the } locked: { $rolled }. Let it stand?
ask-ca-loot-infected = { $who-The } risks an infection from { $element-the }: { $rolled }. Let it stand?
ask-ca-slip-fall = { $who-The } slips and falls off the bridge: { $rolled }. Let it stand?
ask-ca-slip-stumble = { $who-The } slips and falls flat on the bridge: { $rolled }. The turn would be over. Let it stand?
ask-ca-ignite = { $who-The } does not set { $target-the } on fire: { $rolled }. Let it stand?
ask-ca-burn-on = The flames of { $who-the } go out, { $target-the } burns no more: { $rolled }. Let it stand?
ask-ca-defend = { $who-The } strikes at { $target-the }. Defend?
ask-ca-parry = { $who-The } hits { $target-the }: { $rolled }. { $total } in all. Parry?
ask-ca-missed = { $who-The } misses { $target-the }: { $rolled }. Let it miss?
ask-ca-again = { $who-The } may strike again: { $left ->
        [one] one attack left
       *[other] { $left } attacks left
    }.
ask-ca-free-attack = { $who-The } catches { $target-the } in the act. Strike back?
ask-ca-window = { $who-The } is acting. Does anybody react?
ask-ca-window-after = Does anybody react?
ask-ca-react = { $who-The } reacts, with { $points ->
        [one] one waiting point
       *[other] { $points } waiting points
    }.
ask-ca-ambush = Ambush! Which of your creatures acts first?
ask-ca-possess = { $who-The } plays { $target-the }, with { $ap } AP.
ask-ca-held = { $who-The } is held back. Go on and be wounded, or stay?
ask-ca-advance = The square is free. Does { $who-the } step onto it?
ask-ca-beside = On which side of the hole does { $who-the } stand?
ask-ca-doom = { $who-The } is dying of wounds. Does destiny help?
ask-ca-doom-lava = { $who-The } is falling into the lava. Does destiny help?
ask-ca-doom-banished = { $who-The } is about to be banished from this world. Does destiny prevent it?
ask-ca-find = { $who-The } has found { $item-a }. Take it?
ask-ca-booty = Who takes { $item-the }?
ask-ca-consent = { $who-The } would like to have { $item-the }. Agreed?
ask-ca-gift = { $who-The } offers { $target-the } { $item-the }. Agreed?
ask-ca-haggle = How many écus beyond { $ecus } does { $who-the } offer { $target-the }?
ask-ca-pledge = { $who-The } wants to offer { $target-the } { $ecus } écus. Does the common purse pay?
ask-ca-aim-throw = Where does { $item-the } go?
ask-ca-aim-spell = { $spell }: on which square?
ask-ca-aim-ring = { $item }: to which square?
ask-ca-aim-return = Where does { $who-the } come back?
ask-ca-teleport = Where do you want to be?
ask-ca-share = { $points ->
        [one] One AP is left to give.
       *[other] { $points } AP are left to give.
    } To whom?
ask-ca-divine = Does { $who-the } play this turn again?
ask-ca-draw-zone = A new zone is discovered.
ask-ca-roll-harm = What does the trap do?
ask-ca-flames = Who catches fire?
ask-ca-roll-find = What is the treasure?
ask-ca-roll-content = What is in the zone?
ask-ca-place = Place what the zone holds.
ask-ca-event = { $event }. { $text }

## The end

end-ca-won = { $story } The party brings back { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
end-ca-lost = { $story }
end-ca-late = Too late. { $story }
