# What happens in Catacombs. `you` is heard by the hero’s own seat, `they` by everybody else; monsters are always `they`.
# Where a line such as log-ca-wounded follows at once with the number, the number is not said twice.

## Turns

log-ca-crowded = More heroes than the catacombs are made for: { $most } at most are recommended.
log-ca-leads =
    .you = You lead the party.
    .they = { $who-The } leads the party.
log-ca-turn-party = Round { $round }: the heroes’ turn.
log-ca-turn-master = Round { $round }: the game master’s turn.
log-ca-ordered =
    .you = You act as number { $place }.
    .they = { $who-The } acts as number { $place }.
log-ca-began =
    .you = It is your turn, with { $ap } AP.
    .they = { $who-The } begins to act, with { $ap } AP.
log-ca-ended =
    .you = Your turn ends{ $ap ->
        [0] {""}
       *[other] ; { $ap } AP are lost
    }.
    .they = The turn { $who-of } ends{ $ap ->
        [0] {""}
       *[other] ; { $ap } AP are lost
    }.
log-ca-waited =
    .you = You wait for the right moment.
    .they = { $who-The } waits for the right moment.
log-ca-reacted =
    .you = You react.
    .they = { $who-The } reacts.
log-ca-turn-replayed =
    .you = The ring glows: your turn never happened.
    .they = The ring glows: the turn { $who-of } never happened.
log-ca-won = The quest is done! The party brings back { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-secondary = A secondary quest is done as well. Every hero who lives gains { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-lost = The quest has failed.

## Rolls

log-ca-test-passed =
    .you = You test { $characteristic-a } against { $difficulty }: { $rolled }. { $total }: you pass.
    .they = { $who-The } tests { $characteristic-a } against { $difficulty }: { $rolled }. { $total }: passed.
log-ca-test-failed =
    .you = You test { $characteristic-a } against { $difficulty }: { $rolled }. { $total }: you fail.
    .they = { $who-The } tests { $characteristic-a } against { $difficulty }: { $rolled }. { $total }: failed.
log-ca-test-x =
    .you = You test { $characteristic-a } against { $difficulty }: { $rolled }. An X fails whatever else you roll.
    .they = { $who-The } tests { $characteristic-a } against { $difficulty }: { $rolled }. An X fails whatever else is rolled.
log-ca-test-hopeless =
    .you = Without any { $characteristic-a } you fail the test at once.
    .they = Without any { $characteristic-a }, { $who-the } fails the test at once.
log-ca-dice =
    .you = You roll { $count }D: { $sum }.
    .they = { $who-The } rolls { $count }D: { $sum }.
log-ca-destiny =
    .you = You spend a destiny point.
    .they = { $who-The } spends a destiny point.
roll-ca-power = { $die-the } shows { $face }
roll-ca-x = { $die-the } shows X
roll-ca-blank = { $die-the } comes up blank
roll-ca-d = { $count ->
        [one] the D { $dice }
       *[other] { $count }D { $dice }
    }
roll-ca-bonus = bonus { $bonus }

## Moves

log-ca-walked =
    .you = You walk to { $at }.
    .they = { $who-The } walks to { $at }.
log-ca-ran =
    .you = You run to { $at }.
    .they = { $who-The } runs to { $at }.
log-ca-stepped =
    .you = You come to { $at }.
    .they = { $who-The } comes to { $at }.
log-ca-landed =
    .you = You fall short and land on { $at }.
    .they = { $who-The } falls short and lands on { $at }.
log-ca-broke-away =
    .you = You tear yourself away and lose { $pv } HP.
    .they = { $who-The } breaks away and loses { $pv } HP.
log-ca-gave-up =
    .you = You are held back and stay where you are.
    .they = { $who-The } is held back and stays.
log-ca-jumped =
    .you = You jump to { $at }.
    .they = { $who-The } jumps to { $at }.
log-ca-shoved =
    .you = You are shoved to { $at }.
    .they = { $who-The } is shoved to { $at }.
log-ca-put-on =
    .you = You stand on { $at } now.
    .they = { $who-The } stands on { $at } now.
log-ca-climbed-out =
    .you = You climb out of the hole, onto { $at }.
    .they = { $who-The } climbs out of the hole, onto { $at }.
log-ca-left =
    .you = You leave the catacombs.
    .they = { $who-The } leaves the catacombs.
log-ca-reinforced =
    .you = { $figures } of you join the group { $group }.
    .they = { $figures } of { $who-the } join the group { $group }.
log-ca-slipped =
    .you = You slip on the bridge.
    .they = { $who-The } slips on the bridge.
log-ca-fell =
    .you = You fall at { $at }!
    .they = { $who-The } falls at { $at }!

## Fights

log-ca-hit =
    .you = { $manner ->
        [powerful] You strike at { $target-the } with all your force
        [shot] You shoot at { $target-the }
        [precise] You take careful aim and shoot at { $target-the }
       *[blow] You strike at { $target-the }
    }: { $rolled }. { $total } in all: a hit.
    .they = { $manner ->
        [powerful] { $who-The } strikes at { $target-the } with full force
        [shot] { $who-The } shoots at { $target-the }
        [precise] { $who-The } takes careful aim and shoots at { $target-the }
       *[blow] { $who-The } strikes at { $target-the }
    }: { $rolled }. { $total } in all: a hit.
log-ca-missed =
    .you = { $manner ->
        [powerful] You strike at { $target-the } with all your force
        [shot] You shoot at { $target-the }
        [precise] You take careful aim and shoot at { $target-the }
       *[blow] You strike at { $target-the }
    }: { $rolled }. You miss.
    .they = { $manner ->
        [powerful] { $who-The } strikes at { $target-the } with full force
        [shot] { $who-The } shoots at { $target-the }
        [precise] { $who-The } takes careful aim and shoots at { $target-the }
       *[blow] { $who-The } strikes at { $target-the }
    }: { $rolled }. A miss.
log-ca-struck =
    .you = { $manner ->
        [powerful] You strike with all your force
       *[blow] You strike
    }: { $rolled }. { $total } in all.
    .they = { $manner ->
        [powerful] { $who-The } strikes with full force
       *[blow] { $who-The } strikes
    }: { $rolled }. { $total } in all.
log-ca-struck-beside =
    .you = You strike and hit nothing: { $rolled }.
    .they = { $who-The } strikes and hits nothing: { $rolled }.
log-ca-parried =
    .you = You parry: the attack is rolled again.
    .they = { $who-The } parries: the attack is rolled again.
log-ca-rerolled =
    .you = Your blessed weapon gives you a second chance.
    .they = The blessed weapon gives { $who-the } a second chance.
log-ca-defended =
    .you = You brace yourself against the blow.
    .they = { $who-The } braces against the blow.
log-ca-wounded =
    .you = You lose { $pv } HP.
    .they = { $who-The } loses { $pv } HP.
log-ca-unhurt =
    .you = The blow does you no harm.
    .they = The blow does { $who-the } no harm.
log-ca-healed =
    .you = You regain { $pv } HP.
    .they = { $who-The } regains { $pv } HP.
log-ca-grounded =
    .you = You fall to the ground, gravely wounded.
    .they = { $who-The } falls to the ground, gravely wounded.
log-ca-revived =
    .you = You are back on your feet.
    .they = { $who-The } stands again.
log-ca-died =
    .you = You die.
    .they = { $who-The } dies.
log-ca-figure-died =
    .you = You lose one of your number.
    .they = One figure in the group { $who-of } dies.
log-ca-spared =
    .you = Destiny spares you.
    .they = Destiny spares { $who-the }.
log-ca-banished =
    .you = You are banished from this world.
    .they = { $who-The } is banished from this world.
log-ca-challenged =
    .you = You and { $target-the } face each other in a duel.
    .they = { $who-The } and { $target-the } face each other in a duel.
log-ca-duel-ended =
    .you = Your duel is over.
    .they = The duel { $who-of } is over.
log-ca-ambushed =
    .you = You spring the ambush.
    .they = Ambush! { $who-The } attacks at once.

## Conditions

log-ca-caught-fire =
    .you = You catch fire!
    .they = { $who-The } catches fire!
log-ca-fire-out =
    .you = Your flames go out.
    .they = { $who-The } burns no more.
log-ca-webbed =
    .you = You are caught in a web of level { $level }.
    .they = { $who-The } is caught in a web of level { $level }.
log-ca-broke-free =
    .you = You tear yourself free.
    .they = { $who-The } tears free.
log-ca-poisoned =
    .you = You are poisoned.
    .they = { $who-The } is poisoned.
log-ca-cured =
    .you = The poison leaves you.
    .they = The poison leaves { $who-the }.
log-ca-afraid =
    .you = Fear grips you.
    .they = Fear grips { $who-the }.
log-ca-strengthened =
    .you = You feel the magic at work.
    .they = Magic is at work on { $who-the }.
log-ca-jammed =
    .you = A strap jams: you pay before your first attack of this turn.
    .they = A strap jams: { $who-the } pays before the first attack of this turn.
log-ca-stirred =
    .you = Something stirs in you: { $ap } AP more next turn.
    .they = Something stirs: { $who-the } has { $ap } AP more next turn.
log-ca-slowed =
    .you = Something slows you down: { $ap } AP less next turn.
    .they = Something slows { $who-the } down: { $ap } AP less next turn.
log-ca-ap-gained =
    .you = You gain { $ap } AP.
    .they = { $who-The } gains { $ap } AP.
log-ca-ap-lost =
    .you = You lose { $ap } AP.
    .they = { $who-The } loses { $ap } AP.

## Things

log-ca-searched =
    .you = You search { $at }.
    .they = { $who-The } searches { $at }.
log-ca-found-nothing =
    .you = You find nothing.
    .they = { $who-The } finds nothing.
log-ca-ecus =
    .you = You add { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    } to the common purse.
    .they = The common purse gains { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-destiny-gained =
    .you = You gain { $points ->
        [one] a destiny point
       *[other] { $points } destiny points
    }.
    .they = { $who-The } gains { $points ->
        [one] a destiny point
       *[other] { $points } destiny points
    }.
log-ca-share =
    .you = Your share of the common purse is { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
    .they = The share of { $who-the } is { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-found =
    .you = You find { $item-a }.
    .they = { $who-The } finds { $item-a }.
log-ca-took =
    .you = You take { $item-the }.
    .they = { $who-The } takes { $item-the }.
log-ca-dropped =
    .you = You leave { $item-the } on { $at }.
    .they = { $item-The } stays on { $at }.
log-ca-gave =
    .you = You give { $item-the } { $target-to }.
    .they = { $who-The } gives { $item-the } { $target-to }.
log-ca-declined =
    .you = You keep { $item-the }.
    .they = { $who-The } keeps { $item-the }.
log-ca-stole =
    .you = You steal { $item-the } from { $target-the }.
    .they = { $who-The } steals { $item-the } from { $target-the }.
log-ca-stole-nothing =
    .you = You pick the pockets { $target-of }: no object there.
    .they = { $who-The } picks the pockets { $target-of }: no object there.
log-ca-stole-ecus =
    .you = You steal { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
    .they = { $who-The } steals { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-threw =
    .you = You throw { $item-the }; it lands on { $at }.
    .they = { $who-The } throws { $item-the }; it lands on { $at }.
log-ca-item-lost =
    .you = { $item-The } is lost for good.
    .they = { $item-The } is lost for good.
log-ca-drank =
    .you = You drink { $item-the }.
    .they = { $who-The } drinks { $item-the }.
log-ca-used =
    .you = You use { $item-the }.
    .they = { $who-The } uses { $item-the }.
log-ca-equipped =
    .you = You make { $item-the } ready.
    .they = { $who-The } makes { $item-the } ready.
log-ca-stowed =
    .you = You put { $item-the } away.
    .they = { $who-The } puts { $item-the } away.
log-ca-bound =
    .you = You bind { $rune-the } to { $item-the }, for good.
    .they = { $who-The } binds { $rune-the } to { $item-the }, for good.
log-ca-cast =
    .you = Your spell works: { $spell }.
    .they = The spell { $who-of } works: { $spell }.
log-ca-fizzled =
    .you = Your spell fails: { $spell }.
    .they = The spell { $who-of } fails: { $spell }.
log-ca-recovered =
    .you = You recover { $item-the }!
    .they = { $who-The } recovers { $item-the }!

## Doors, chests and traps

log-ca-door-opened =
    .you = You open the door at { $at }.
    .they = { $who-The } opens the door at { $at }.
log-ca-door-closed =
    .you = You close the door at { $at }.
    .they = The door at { $at } closes.
log-ca-door-locked =
    .you = The door at { $at } is locked: { $door-a }.
    .they = { $who-The } rattles the door at { $at }: locked, { $door-a }.
log-ca-battered =
    .you = You deal { $pv } damage to what stands at { $at }.
    .they = What stands at { $at } takes { $pv } damage from { $who-the }.
log-ca-door-broken =
    .you = You break the door at { $at } to pieces.
    .they = The door at { $at } breaks to pieces.
log-ca-chest-opened =
    .you = You open { $element-the }.
    .they = { $who-The } opens { $element-the }.
log-ca-chest-locked =
    .you = { $element-The } is locked.
    .they = { $who-The } finds { $element-the } locked.
log-ca-looted =
    .you = You search { $element-the }.
    .they = { $who-The } searches { $element-the }.
log-ca-handled =
    .you = You set { $element-the } to work.
    .they = { $who-The } sets { $element-the } to work.
log-ca-closed =
    .you = You close { $element-the }!
    .they = { $who-The } closes { $element-the }!
log-ca-trap-found =
    .you = You discover { $trap-a } at { $at }.
    .they = A hidden trap comes to light at { $at }: { $trap-a }.
log-ca-trap-laid =
    .you = You lay { $trap-a } at { $at }.
    .they = { $who-The } lays { $trap-a } at { $at }.
log-ca-trap-disarmed =
    .you = You disarm { $trap-the } at { $at }.
    .they = { $who-The } disarms { $trap-the } at { $at }.
log-ca-trap-sprung =
    .you = You spring a trap at { $at }: { $trap-a }!
    .they = { $who-The } springs a trap at { $at }: { $trap-a }!
log-ca-secret-found =
    .you = You find a secret door at { $at }!
    .they = { $who-The } finds a secret door at { $at }!

## The game master

log-ca-zone-named = A new zone: { $zone-the }.
log-ca-zone = A new zone opens up.
log-ca-content-came = Line { $line } of the zone’s table: it is there.
log-ca-content-none = Line { $line } of the zone’s table: nothing.
log-ca-element-placed = { $element-A } stands at { $at }.
log-ca-trap-placed = { $trap-A } is hidden at { $at }.
log-ca-monster-placed = { $figures ->
        [one] { $monster-A } lurks at { $at }.
       *[other] { $figures } { $monster-plural } lurk at { $at }.
    }
log-ca-no-place = There is no room for { $monster-a }.
log-ca-collapsed = The way out at { $at } has collapsed.
log-ca-exit-added = A way on opens at { $at }.
log-ca-ready = The zone lies before you.
log-ca-event = { $event }. { $text }
log-ca-foreseen-end = The scrap shows it: behind the way out at { $at } there is a dead end.
log-ca-foreseen-on = The scrap shows it: behind the way out at { $at } the way goes on.

## Speeches

log-ca-threatened =
    .you = Your threat strikes home.
    .they = The threat { $who-of } strikes home.
log-ca-threat-failed =
    .you = Your threat makes them angry.
    .they = The threat { $who-of } makes the enemies angry.
log-ca-encouraged =
    .you = Your words give heart to your companions.
    .they = The words { $who-of } give heart to the party.
log-ca-bravery-failed =
    .you = Your words dishearten your companions.
    .they = The words { $who-of } dishearten the party.
log-ca-manipulated =
    .you = You turn their heads completely.
    .they = { $who-The } turns the heads of the enemies.
log-ca-manipulation-failed =
    .you = Nobody believes you, and time is lost.
    .they = Nobody believes { $who-the }, and time is lost.
log-ca-bribe-taken =
    .you = Your offer is accepted: the money changes hands.
    .they = The offer { $who-of } is accepted: the money changes hands.
log-ca-bribe-failed =
    .you = Your offer is not even heard. You keep the money.
    .they = The offer { $who-of } is not even heard. The money stays.
log-ca-provoked =
    .you = Your enemies share { $ap } AP among themselves.
    .they = Provoked by { $who-the }, the enemies share { $ap } AP among themselves.
log-ca-fooled =
    .you = You lose your next turn.
    .they = { $who-The } loses the next turn.
log-ca-freed =
    .you = You are free.
    .they = { $who-The } is free, and follows the heroes.
log-ca-possessed =
    .you = Your will is not your own.
    .they = { $who-The } obeys the enemy, once.
log-ca-bribed =
    .you = You change sides.
    .they = { $who-The } changes sides!
log-ca-unbribed =
    .you = You keep the money and your faith.
    .they = { $who-The } keeps the money and stays loyal.
