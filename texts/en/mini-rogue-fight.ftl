# What happens in fights, with potions, Items and trade. `you` is heard by the seat it happens to, `they` by everybody else.

## Fights

log-fight =
    .you = You face { $enemy-the } ({ $hp } HP).
    .they = { $hero-The } faces { $enemy-the } ({ $hp } HP).
log-attack-rolled =
    .you = You attack with { $dice }; Dungeon die { $dungeon }{ $poison ->
        [symbol] ; Poison die: symbol
        [blank] ; Poison die: blank
       *[none] {""}
    }{ $curse ->
        [symbol] ; Curse die: symbol, your dice count one less
        [blank] ; Curse die: blank
       *[none] {""}
    }.
    .they = { $hero-The } attacks with { $dice }; Dungeon die { $dungeon }{ $poison ->
        [symbol] ; Poison die: symbol
        [blank] ; Poison die: blank
       *[none] {""}
    }{ $curse ->
        [symbol] ; Curse die: symbol, each die counts one less
        [blank] ; Curse die: blank
       *[none] {""}
    }.
log-critical-rerolled =
    .you = { $total ->
        [0] You push your luck with die { $die }: a { $value }, and it is worth nothing now.
       *[other] You push your luck with die { $die }: a { $value }, and it is worth { $total } now.
    }
    .they = { $total ->
        [0] { $hero-The } tries again with die { $die }: a { $value }, and it is worth nothing now.
       *[other] { $hero-The } tries again with die { $die }: a { $value }, and it is worth { $total } now.
    }
log-feat =
    .you = Your Feat turns die { $die } into a { $value }.
    .they = { $hero-The } performs a Feat: die { $die } turns into a { $value }.
log-doubled =
    .you = Your die { $die } counts double.
    .they = Die { $die } counts double for { $hero-the }.
log-struck =
    .you = { $damage ->
        [0] You strike thin air; the enemy keeps { $left } HP.
       *[other] { $left ->
            [0] You deal { $damage } damage: a deadly blow.
           *[other] You deal { $damage } damage; the enemy has { $left } HP left.
        }
    }
    .they = { $damage ->
        [0] { $hero-The } strikes thin air; the enemy keeps { $left } HP.
       *[other] { $left ->
            [0] { $hero-The } deals { $damage } damage: a deadly blow.
           *[other] { $hero-The } deals { $damage } damage; the enemy has { $left } HP left.
        }
    }
log-enemy-hurt =
    .you = { $left ->
        [0] You take { $damage } HP from the enemy: its last ones.
       *[other] You take { $damage } HP from the enemy; it has { $left } left.
    }
    .they = { $left ->
        [0] { $hero-The } takes { $damage } HP from the enemy: its last ones.
       *[other] { $hero-The } takes { $damage } HP from the enemy; it has { $left } left.
    }
log-enemy-missed =
    .you = { $enemy-The } misses you.
    .they = { $enemy-The } misses { $hero-the }.
log-enemy-frozen =
    .you = Frost holds { $enemy-the } back: you are not attacked.
    .they = Frost holds { $enemy-the } back: { $hero-the } is not attacked.
log-enemy-blocked =
    .you = { $enemy-The } strikes, but your Armour holds.
    .they = { $enemy-The } strikes, but the Armour of { $hero-the } holds.
log-enemy-hit =
    .you = { $enemy-The } hits you.
    .they = { $enemy-The } hits { $hero-the }.
log-enemy-pierced =
    .you = { $enemy-The } hits you with full force: Armour is no help.
    .they = { $enemy-The } hits { $hero-the } with full force: Armour is no help.
log-regenerated =
    .you = The enemy’s wounds close before your eyes: it has { $hp } HP.
    .they = The enemy’s wounds close: it has { $hp } HP.
log-enemy-beaten =
    .you = You defeat { $enemy-the }!
    .they = { $hero-The } defeats { $enemy-the }!
log-second-phase =
    .you = Look out, it rises again: the second phase begins!
    .they = The Guardian rises again: the second phase begins!
log-guardian-discarded =
    .you = { $guardian-The } will not stand in your way again.
    .they = { $guardian-The } will not stand in anybody’s way again.

## Potions

log-potion-gained =
    .you = You gain { $potion-a }.
    .they = { $hero-The } gains { $potion-a }.
log-potion-double =
    .you = You have { $potion-a } already: the second one stays behind.
    .they = { $hero-The } has { $potion-a } already: the second one stays behind.
log-potion-dropped =
    .you = You give up { $potion-the }.
    .they = { $hero-The } gives up { $potion-the }.
log-potion-used =
    .you = You use { $potion-the }.
    .they = { $hero-The } uses { $potion-the }.

## Items. They are Room cards that are kept, so they are called cards.

log-item-taken =
    .you = { $uses ->
        [one] You keep the { $item } card: one use.
       *[other] You keep the { $item } card: { $uses } uses.
    }
    .they = { $uses ->
        [one] { $hero-The } keeps the { $item } card: one use.
       *[other] { $hero-The } keeps the { $item } card: { $uses } uses.
    }
log-item-left =
    .you = You go without the { $item } card.
    .they = { $hero-The } goes without the { $item } card.
log-item-declined =
    .you = You do not want the { $item } card and make no check.
    .they = { $hero-The } does not want the { $item } card and makes no check.
log-item-returned =
    .you = Your { $item } card goes back to the Rooms.
    .they = The { $item } card goes back to the Rooms.
log-item-used =
    .you = { $uses ->
        [0] You use the { $item } card for the last time.
        [one] You use the { $item } card: one use left.
       *[other] You use the { $item } card: { $uses } uses left.
    }
    .they = { $uses ->
        [0] { $hero-The } uses the { $item } card for the last time.
        [one] { $hero-The } uses the { $item } card: one use left.
       *[other] { $hero-The } uses the { $item } card: { $uses } uses left.
    }
log-replaced =
    .you = You replace the Room in cell { $cell }.
    .they = { $hero-The } replaces the Room in cell { $cell }.
log-looked =
    .you = You look into the deck and see { $room-the }.
    .they = { $hero-The } looks into the deck and sees { $room-the }.
log-looked-secretly =
    .you = You look at a card of the deck.
    .they = { $hero-The } looks at a card of the deck.
log-put-under =
    .you = You place { $room-the } face down in cell { $cell }.
    .they = { $hero-The } places { $room-the } face down in cell { $cell }.
log-put-aside =
    .you = You put { $room-the } among the unused Rooms.
    .they = { $hero-The } puts { $room-the } among the unused Rooms.
log-put-secretly =
    .you = You place a card face down in cell { $cell }.
    .they = { $hero-The } places a card face down in cell { $cell }.
log-put-aside-secretly =
    .you = You put a card among the unused Rooms.
    .they = { $hero-The } puts a card among the unused Rooms.

## Shrine and trade

log-offered =
    .you = You lay your offering on the altar.
    .they = { $hero-The } lays an offering on the altar.
log-bought =
    .you = You buy { $good-a }.
    .they = { $hero-The } buys { $good-a }.
log-taken-back =
    .you = You think better of it and take your gold back.
    .they = { $hero-The } takes the purchase back.
log-sold-armour =
    .you = You sell a piece of Armour for { $gold } gold.
    .they = { $hero-The } sells a piece of Armour for { $gold } gold.
log-sold-potion =
    .you = You sell { $potion-the } for { $gold } gold.
    .they = { $hero-The } sells { $potion-the } for { $gold } gold.

## Stances

log-stance =
    .you = You take { $stance-the }.
    .they = { $hero-The } takes { $stance-the }.
