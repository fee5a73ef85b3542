# The table of Catacombs: the map, the order of the turn, the sheets, the groups of choices, the odds.

## Seats

seat-ca-master = Game master
    .the = the game master
    .a = a game master
    .of = of the game master
    .to = to the game master
    .gender = n
    .plural = game masters

## The map

board-ca-map = The catacombs
board-ca-round = Round { $round }
board-ca-zone = Zone { $number }
board-ca-figure = { $who }
    .brief = { $who-short }
board-ca-name = { $who-short }

ground-ca-wall = wall
ground-ca-floor = floor
ground-ca-pillar = pillar
ground-ca-rubble = rubble
ground-ca-lava = lava
ground-ca-swamp = swamp water
ground-ca-lava-bridge = rope bridge over lava
ground-ca-swamp-bridge = rope bridge over water
ground-ca-hole = hole
ground-ca-door = shut door
ground-ca-locked-door = locked door
ground-ca-open-door = open door
ground-ca-broken-door = broken door
ground-ca-exit = way out
ground-ca-quest-exit = way out of the catacombs
ground-ca-portal = travel portal
ground-ca-stairs = stairs

mark-ca-reach = square within reach, walking: its cost in AP
    .short = walk
mark-ca-run = square within reach of the run
    .short = run
mark-ca-danger = an enemy is beside it: leaving asks for a test
    .short = enemy beside
mark-ca-jump = jump
mark-ca-strike = walk up and strike

goal-ca-ways = { $ways ->
        [0] No way is left to explore
        [one] One way to explore
       *[other] { $ways } ways to explore
    }
goal-ca-limit = Round { $round } of { $rounds }

sign-ca-ap = { $ap } AP
sign-ca-leader = leads the party
sign-ca-figures = { $figures } figures
sign-ca-searched = searched
sign-ca-locked = locked
sign-ca-battered = has lost { $pv } HP
sign-ca-dead-end = a dead end lies behind it
sign-ca-way-on = it leads on
sign-ca-secret = secret door, not found yet
sign-ca-cards = { $cards ->
        [one] one card
       *[other] { $cards } cards
    } behind it
sign-ca-hidden = hidden from the heroes

## Tracks and groups of the sheets

track-ca-pv = HP
track-ca-ap = AP
track-ca-armour = Armour
track-ca-destiny = Destiny
track-ca-ecus = Écus
track-ca-wait = Waiting points
track-ca-wounds = Wounds
track-ca-purse = Common purse
track-ca-figure = HP of figure { $number }

tip-ca-pv = Life points. At 0 or below a hero lies on the ground and dies unless helped in time.
tip-ca-ap = Action points of this turn.
tip-ca-armour = Taken off the damage of a blow, together with endurance.
tip-ca-destiny = A point repeats any roll that came to nothing, or saves from death.
tip-ca-ecus = Money of one’s own.
tip-ca-purse = Money of the whole party: the score at the end.
tip-ca-wait = For reactions and defence in the enemies’ turn.
tip-ca-item = Weighs { $weight }, worth { $price } écus
tip-ca-events = At the start of each turn of the heroes one event (Imprévu) is drawn.

group-ca-levels = Characteristics
group-ca-hands = In hand
group-ca-body = Worn
group-ca-pack = Pack
group-ca-spells = Spells
group-ca-competences = Competences
group-ca-things = Objects
group-ca-party = Party
group-ca-foes = In sight
group-ca-pending = Still to place
group-ca-encounters = Encounters by 1D

sheet-ca-hero = { $race }, { $vocation }
sheet-ca-empty-hands = Empty hands
sheet-ca-load = carries { $load } of { $limit }
item-ca-melee = { $damage }
item-ca-reach = { $damage }, reach { $squares }
item-ca-range = { $damage }, range { $squares }
item-ca-armour = armour { $points }
spell-ca-difficulty = difficulty { $difficulty }

nature-undead = Undead
nature-demon = Demon
nature-beast = Beast
nature-folk = Inhabitant

trait-ca-damage = Damage { $damage }
trait-ca-range = { $level ->
    [one] Shoots { $level } square far
   *[other] Shoots { $level } squares far
}
trait-ca-fear = Causes fear { $level }
trait-ca-fearless = Never afraid
trait-ca-cowardly = Always fails fear tests
trait-ca-slow = Cannot run
trait-ca-swarm = Swarm: up to { $level } on a square
trait-ca-web = Web { $level }
trait-ca-poison = Poison { $level }
trait-ca-flaming = Sets on fire
trait-ca-flies = Flies
trait-ca-immaterial = Immaterial
trait-ca-regeneration = Regeneration { $level }
trait-ca-parries = { $level ->
        [one] One parry
       *[other] { $level } parries
    } a turn

## Conditions

condition-ca-dead = Dead
condition-ca-dead-tip = Dead; a scroll may bring back a companion.
condition-ca-grounded = On the ground
condition-ca-grounded-tip = On the ground with { $pv } HP: dies after { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    } unless healed.
condition-ca-pit = In a pit
condition-ca-pit-tip = In a pit: climbs out by the end of the next turn.
condition-ca-burning = On fire
condition-ca-burning-tip = On fire: loses HP at the start of each turn.
condition-ca-poisoned = Poisoned
condition-ca-poisoned-tip = Poisoned: loses HP at the start of each turn.
condition-ca-invisible = Invisible
condition-ca-invisible-tip = Cannot be seen this turn.
condition-ca-invulnerable = Invulnerable
condition-ca-invulnerable-tip = Ignores all wounds this turn.
condition-ca-fooled = Fooled
condition-ca-fooled-tip = Fooled: loses the next turn.
condition-ca-brave = Brave
condition-ca-brave-tip = Ignores fear this turn.
condition-ca-bribed = Bribed
condition-ca-bribed-tip = Bribed: fights for the party, and yields no bounty.
condition-ca-jammed = Jammed
condition-ca-jammed-tip = The first attack of this turn costs more.
condition-ca-webbed = Webbed
condition-ca-webbed-tip = Held by a web of level { $level }: nothing but tearing at it is possible.
condition-ca-afraid = Afraid
condition-ca-afraid-tip = Afraid: { $ap } AP less this turn.
condition-ca-duel = In a duel
condition-ca-duel-tip = Fights a duel against { $target-the }.

## The order of the turn and the quest

order-ca = Order of the turn
order-ca-party = Round { $round }, the heroes’ turn
order-ca-master = Round { $round }, the game master’s turn
order-ca-now = acts now, { $pv } HP
order-ca-waits = { $pv } HP, waits: { $points }
order-ca-pv = { $pv } HP

quest-ca-objective = Objective: { $text }
pending-ca-figures = { $figures ->
        [one] one figure
       *[other] { $figures } figures
    }
pending-ca-ambush = { $figures ->
        [one] one figure
       *[other] { $figures } figures
    }, in ambush
pile-ca-events = Events
pile-ca-zones = Zone cards behind the ways out

## Fights and dice

fight-ca = Attack
fight-ca-hit = The attack hits unless it is parried.
fight-ca-missed = The attack misses unless it is rolled again.
fight-ca-level = { $characteristic } { $level }
fight-ca-armour = Armour { $points }

die-ca-d = D
    .letter = D
die-ca-x = fails
die-ca-passed = passed
die-ca-failed = failed
die-ca-hit = hits
die-ca-missed = misses

## Groups of choices and their verbs

verb-ca-move = Move
    .about = Walk, run and jump: what takes you to another square.
verb-ca-fight = Fight
    .about = Everything that hurts an enemy beside you.
verb-ca-shooting = Shoot
    .about = Everything that hurts from afar.
verb-ca-magic = Magic
    .about = The spells that you know.
verb-ca-things = Objects
    .about = What you carry.
verb-ca-places = Search, doors, traps
    .short = Search
    .about = Search, open, close, pick, batter, disarm: what a place has for you.
verb-ca-speak = Speak
    .about = Words to friends and enemies in your zone, once a turn.
verb-ca-more = More: armour, gifts, allies
    .short = More
    .about = Armour, gifts, and what hurts your own side.
heading-ca-use = Use and say
heading-ca-turn = Turn
tile-ca-wait = Wait
    .about = Keeps points for the others’ turn: two AP now for one then, to act or to parry.
tile-ca-end-turn = End turn
    .about = Your turn is over; AP that are left are lost.
tile-ca-halt = Stop
    .about = Stops here instead of going on.

# Asked before something risky is done, or something that hurts a companion.
confirm-ca-friend = { $who-The } is on your side. Do it anyway?
confirm-ca-held = You have to break away first: { $percent } % succeed. If it fails, you stay or go on wounded.
confirm-ca-jump = { $percent } % reach the other side. If it fails, you come down on the way, onto whatever is there.
confirm-ca-trap = You know { $trap-the } there. Step onto it anyway?

verb-ca-walk = Walk ({ $cost } AP)
    .short = Walk
    .about = One square, straight or diagonally. Leaving the side of an enemy asks for a test.
verb-ca-run = Run ({ $cost } AP)
    .short = Run
    .about = Two squares for the price of one. Whoever runs into a trap cannot dodge it.
verb-ca-run-on = Run on
    .about = The second square of a run.
verb-ca-pass-through = Pass through an ally ({ $cost } AP)
    .short = Pass through an ally
    .tile = Pass an ally
    .about = Across the square of an ally, to the free one behind.
verb-ca-stairs = Take the stairs ({ $cost } AP)
    .short = Take the stairs
    .tile = Stairs
    .about = Up or down to the floor at the other end.
verb-ca-jump = Jump ({ $cost } AP)
    .short = Jump
    .about = Over pits, lava, water or traps: a test of agility, harder the farther. If it fails you come down on the way.
verb-ca-reinforce = Send a figure ({ $cost } AP)
    .tile = Send one
    .about = One figure of a group goes over to another group.
verb-ca-reinforce-on = Run into a group
    .short = Send a figure
    .tile = Run into a group
    .about = The figure runs on into the group that it joins.
verb-ca-attack = Strike ({ $cost } AP)
    .short = Strike
    .about = A blow at somebody beside you: your melee die and the dice of your weapon, less the endurance and armour of the one you hit. X misses.
verb-ca-power-attack = Powerful attack ({ $cost } AP)
    .short = Powerful attack
    .tile = Powerful
    .about = Like a blow, with one more D of damage.
verb-ca-shoot = Shoot ({ $cost } AP)
    .short = Shoot
    .about = At an enemy in sight who does not stand beside you. Shots cannot be parried; X misses.
verb-ca-precise-shot = Precise shot ({ $cost } AP)
    .short = Precise shot
    .tile = Precise
    .about = Like a shot, with one more D of damage.
verb-ca-improvise = Throw what lies around ({ $cost } AP)
    .short = Throw what lies around
    .tile = Hurl
    .about = A stone, a stool, a bone: weak, and no farther than your strength.
verb-ca-precise-improvise = Aim what lies around ({ $cost } AP)
    .short = Aim what lies around
    .tile = Aim and hurl
    .about = What lies around, with aim: one more D of damage.
verb-ca-shove = Shove ({ $cost } AP)
    .short = Shove
    .about = Pushes an enemy beside you one square back, into a hole if you like: your strength against theirs.
verb-ca-challenge = Challenge to a duel ({ $cost } AP)
    .short = Challenge to a duel
    .tile = Duel
    .about = Somebody at least as good in melee has to come and fight you alone, until one of you falls.
verb-ca-break-free = Tear at the web ({ $cost } AP)
    .short = Tear at the web
    .tile = Tear free
    .about = A test of strength against the web that holds you.
verb-ca-search = Search a square ({ $cost } AP)
    .short = Search a square
    .tile = Search
    .about = Your own square or one beside it: two D say what is found, and what is hidden there comes to light.
verb-ca-loot = Search furniture ({ $cost } AP)
    .short = Search furniture
    .tile = Rummage
    .about = Furniture beside you, once in the game.
verb-ca-open = Open ({ $cost } AP)
    .short = Open
    .about = A door or a chest beside you. A locked one stays shut and the AP is lost.
verb-ca-close = Close ({ $cost } AP)
    .short = Close
    .about = An open door beside you on which nobody stands.
verb-ca-pick = Pick a lock ({ $cost } AP)
    .short = Pick a lock
    .tile = Pick lock
    .about = A test of dexterity against the lock; you may try again.
verb-ca-batter = Batter ({ $cost } AP)
    .short = Batter
    .about = A blow at a door or chest until it breaks.
verb-ca-power-batter = Batter with full force ({ $cost } AP)
    .short = Batter with full force
    .tile = Full force
    .about = Like battering, with one more D of damage.
verb-ca-disarm = Disarm ({ $cost } AP)
    .short = Disarm
    .about = Makes a trap that was found harmless.
verb-ca-lay = Lay a trap ({ $cost } AP)
    .short = Lay a trap
    .tile = Lay trap
    .about = A trap that you carry, for whoever comes along.
verb-ca-interact = Use ({ $cost } AP)
    .short = Use
    .about = Does what this thing is there for.
verb-ca-close-well = Close it for good ({ $cost } AP)
    .short = Close it for good
    .tile = Close it
    .about = A test; when it succeeds nothing comes out of there any more.
verb-ca-cast = Cast ({ $cost } AP)
    .short = Cast
    .about = A test of magic; what the spell does stands on it.
verb-ca-speech = Speech ({ $cost } AP)
    .short = Speech
    .about = A test of charisma, once a turn: it frightens enemies or encourages friends. If it fails it does harm.
verb-ca-bribe = Bribe ({ $cost } AP)
    .short = Bribe
    .about = Offers money to one enemy in sight. Whoever takes it may change sides, or only keep the money.
verb-ca-drink = Drink ({ $cost } AP)
    .short = Drink
    .about = A potion that you carry, for yourself.
verb-ca-feed = Give to drink ({ $cost } AP)
    .short = Give to drink
    .tile = Give to drink
    .about = One of your potions for somebody beside you.
verb-ca-use = Use an object ({ $cost } AP)
    .short = Use an object
    .tile = Use
    .about = What the object says.
verb-ca-bind = Bind a rune ({ $cost } AP)
    .short = Bind a rune
    .tile = Bind rune
    .about = A rune goes into a weapon or a ring.
verb-ca-wield = Take in hand ({ $cost } AP)
    .short = Take in hand
    .tile = In hand
    .about = Another weapon or shield of yours.
verb-ca-wear = Put on armour ({ $cost } AP)
    .short = Put on armour
    .about = Armour out of your pack. It takes a whole turn or nearly so.
verb-ca-undress = Take armour off ({ $cost } AP)
    .short = Take armour off
    .tile = Undress
    .about = Your armour goes into the pack. It takes a whole turn or nearly so.
verb-ca-put-on = Put on ({ $cost } AP)
    .short = Put on
    .about = Something worn, out of your pack.
verb-ca-give = Give ({ $cost } AP)
    .short = Give
    .about = Something of yours to a companion beside you.
verb-ca-take = Take from a companion ({ $cost } AP)
    .short = Take from a companion
    .about = Something from a companion beside you.
verb-ca-pick-up = Pick up ({ $cost } AP)
    .short = Pick up
    .about = What lies on your square or beside it.
verb-ca-steal = Steal ({ $cost } AP)
    .short = Steal
    .about = A test of dexterity against somebody beside you, for what they carry.
verb-ca-throw = Throw ({ $cost } AP)
    .short = Throw
    .about = A small object to a square in sight: a test; if it fails it lands beside it.
verb-ca-place = Place { $what-the }
verb-ca-row = Row { $row }

brief-ca-here = here
brief-ca-square = square { $at }
# Two short texts, such as a thing and a direction.
brief-ca-pair = { $parts }

note-ca-used = used { $times } { $times ->
        [one] time
       *[other] times
    }
note-ca-plain = without runes
note-ca-test = Test of { $characteristic-a }, difficulty { $difficulty }
note-ca-held = An enemy holds you back: test of agility, difficulty { $difficulty }
note-ca-repeat = The roll is made again. { $left ->
        [0] It is the last point.
        [one] One point is left then.
       *[other] { $left } points are left then.
    }
note-ca-escape = It did not happen. { $left ->
        [0] It is the last point.
        [one] One point is left then.
       *[other] { $left } points are left then.
    }
note-ca-lost = { $ap ->
        [one] The AP that is left is lost.
       *[other] The { $ap } AP that are left are lost.
    }

## Odds

odds-ca-passed = test passed
odds-ca-failed = test failed
odds-ca-passed-too = a further test passed
odds-ca-failed-then = a further test failed
odds-ca-hit = hit
odds-ca-missed = missed
odds-ca-moved = arrives
odds-ca-nothing = nothing found
odds-ca-ecus = { $n ->
        [one] one écu
       *[other] { $n } écus
    }
    .range = { $from } to { $to } écus
odds-ca-found = { $item }
odds-ca-opened = opens
odds-ca-locked = locked
odds-ca-trap = trap: { $trap }
odds-ca-trap-found = a trap is found
odds-ca-treasure = a treasure
odds-ca-event = an Imprévu
odds-ca-ambush = an ambush
odds-ca-goes-on = it goes on
odds-ca-fell-in = a fall
odds-ca-fire = on fire
odds-ca-poison = poisoned
odds-ca-web = webbed
odds-ca-dies = { $kind ->
        [hero] { $who } dies
       *[monster] slain: { $who }
    }
odds-ca-doomed = { $who } dies unless destiny helps
odds-ca-figures-die = { $n ->
        [one] { $who }: one figure dies
       *[other] { $who }: { $n } figures die
    }
    .range = { $who }: { $from } to { $to } figures die
odds-ca-falls = { $who } is down
odds-ca-banished = { $who } is banished
odds-ca-loses = −{ $n } HP
    .range = −{ $from } to −{ $to } HP
odds-ca-heals = +{ $n } HP
    .range = +{ $from } to +{ $to } HP

## Dice and piles that people roll and draw themselves

die-catacombs-d = D
die-catacombs-zone = Zone card
die-catacombs-event = Event card
die-catacombs-hero = A hero by lot
die-catacombs-direction = A direction by lot
die-catacombs-door = A door by lot
die-catacombs-object = An object by lot

## On the stage: what is done, without who does it

deed-ca-wait = waits for the right moment
deed-ca-walk = walks { $times ->
        [one] one square
       *[other] { $times } squares
    }
deed-ca-run = runs { $times ->
        [one] one square
       *[other] { $times } squares
    }
deed-ca-jump = { $times ->
        [one] jumps
       *[other] jumps { $times } times
    }
deed-ca-held = { $times ->
        [one] is held back
       *[other] is held back { $times } times
    }
deed-ca-leave = { $times ->
       *[other] leaves the catacombs
    }
deed-ca-strike = { $times ->
        [one] { $manner ->
            [shot] shoots at { $target-short }
           *[other] strikes { $target-short }
        }{ $hits ->
            [0] , but misses
           *[other] {""}
        }
       *[other] { $manner ->
            [shot] shoots at { $target-short }
           *[other] strikes { $target-short }
        } { $times } times, { $hits ->
            [0] no hit
            [one] one hit
           *[other] { $hits } hits
        }
    }
deed-ca-batter = { $times ->
        [one] { $manner ->
            [shot] shoots at what bars the way
           *[other] strikes at what bars the way
        }{ $hits ->
            [0] , but misses
           *[other] {""}
        }
       *[other] { $manner ->
            [shot] shoots at what bars the way
           *[other] strikes at what bars the way
        } { $times } times
    }
deed-ca-search = { $times ->
        [one] searches
       *[other] searches { $times } times
    }
deed-ca-find = finds { $item-a }
deed-ca-drink = drinks { $item-the }
deed-ca-cast = { $times ->
        [one] casts { $spell }
       *[other] casts { $spell } { $times } times
    }
deed-ca-open = { $times ->
        [one] opens a door
       *[other] opens { $times } doors
    }
deed-ca-chest = { $times ->
        [one] opens a chest
       *[other] opens { $times } chests
    }
deed-ca-appear = appears
change-ca-slain = slain
change-ca-down = down

sum-ca-test = { $characteristic }, needed { $difficulty }
sum-ca-blow = Damage
sum-ca-batter = Damage
sum-ca-bonus = bonus
sum-ca-weapon = weapon
sum-ca-strength = strength
sum-ca-endurance = endurance
sum-ca-armour = armour
sum-ca-defence = defence
sum-ca-guarded = guarded off

## The abbreviations of the rulebook

term-ca-ap = AP: action point
term-ca-hp = HP: life points, PV in the rulebook
term-ca-d = D: a die with the faces 0 to 5
term-ca-d3 = D3: a D read as 1 (0 and 1), 2 (2 and 3) or 3 (4 and 5)
term-ca-fu = Fu: the level of strength, added to the damage of a weapon
term-ca-x = X on a power die: the roll fails, whatever else is rolled
