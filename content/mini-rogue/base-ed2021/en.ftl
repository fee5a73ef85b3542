# Names of the cards and boards: the bare name, and the forms it takes in a sentence.

## Rooms

room-monster-poison = Venom Den
    .the = the Venom Den
    .a = a Venom Den
    .of = of the Venom Den
    .to = to the Venom Den
    .gender = n
    .plural = Venom Dens
    .flavour = Something moves in the dark, and its bite is slow to kill.

room-monster-curse = Cursed Den
    .the = the Cursed Den
    .a = a Cursed Den
    .of = of the Cursed Den
    .to = to the Cursed Den
    .gender = n
    .plural = Cursed Dens
    .flavour = The walls whisper a name. It may be yours.

room-monster-beasts = Beast Den
    .the = the Beast Den
    .a = a Beast Den
    .of = of the Beast Den
    .to = to the Beast Den
    .gender = n
    .plural = Beast Dens
    .flavour = Claw marks on the stone, and none of them is old.

room-trap-spikes = Spike Trap
    .the = the Spike Trap
    .a = a Spike Trap
    .of = of the Spike Trap
    .to = to the Spike Trap
    .gender = n
    .plural = Spike Traps
    .flavour = One flagstone sits a little higher than the rest.

room-trap-blades = Blade Trap
    .the = the Blade Trap
    .a = a Blade Trap
    .of = of the Blade Trap
    .to = to the Blade Trap
    .gender = n
    .plural = Blade Traps
    .flavour = A thin breeze comes from slits in the wall.

room-trap-bats = Bat Trap
    .the = the Bat Trap
    .a = a Bat Trap
    .of = of the Bat Trap
    .to = to the Bat Trap
    .gender = n
    .plural = Bat Traps
    .flavour = The ceiling is breathing.

room-trap-maze = Maze
    .the = the Maze
    .a = a Maze
    .of = of the Maze
    .to = to the Maze
    .gender = n
    .plural = Mazes
    .flavour = You have seen this torch before, or its twin.

room-treasure-chest = Treasure Chest
    .the = the Treasure Chest
    .a = a Treasure Chest
    .of = of the Treasure Chest
    .to = to the Treasure Chest
    .gender = n
    .plural = Treasure Chests
    .flavour = Iron bands, a rusty lock, and nobody about.

room-treasure-mimic = Mimic Chest
    .the = the Mimic Chest
    .a = a Mimic Chest
    .of = of the Mimic Chest
    .to = to the Mimic Chest
    .gender = n
    .plural = Mimic Chests
    .flavour = Odd: a chest with warm hinges.

room-tomb = Tomb
    .the = the Tomb
    .a = a Tomb
    .of = of the Tomb
    .to = to the Tomb
    .gender = n
    .plural = Tombs
    .flavour = The lid has been moved once already.

room-damp-cave = Damp Cave
    .the = the Damp Cave
    .a = a Damp Cave
    .of = of the Damp Cave
    .to = to the Damp Cave
    .gender = n
    .plural = Damp Caves
    .flavour = Water drips where no water should be.

room-corridor = Corridor
    .the = the Corridor
    .a = a Corridor
    .of = of the Corridor
    .to = to the Corridor
    .gender = n
    .plural = Corridors
    .flavour = Long, straight and much too quiet.

room-empty-shelter = Empty Shelter
    .the = the Empty Shelter
    .a = an Empty Shelter
    .of = of the Empty Shelter
    .to = to the Empty Shelter
    .gender = n
    .plural = Empty Shelters
    .flavour = Whoever slept here left in a hurry, and left a blanket.

room-bonfire = Bonfire
    .the = the Bonfire
    .a = a Bonfire
    .of = of the Bonfire
    .to = to the Bonfire
    .gender = n
    .plural = Bonfires
    .flavour = The embers are still red. Sit down for a while.

room-hermit = Hermit
    .the = the Hermit
    .a = a Hermit
    .of = of the Hermit
    .to = to the Hermit
    .gender = m
    .plural = Hermits
    .flavour = He knows every passage but the way out.

room-merchant = Merchant
    .the = the Merchant
    .a = a Merchant
    .of = of the Merchant
    .to = to the Merchant
    .gender = m
    .plural = Merchants
    .flavour = Fair prices, he swears, for a place like this.

room-hunter = Hunter
    .the = the Hunter
    .a = a Hunter
    .of = of the Hunter
    .to = to the Hunter
    .gender = m
    .plural = Hunters
    .flavour = He trades what the dungeon did not eat first.

room-shrine = Shrine
    .the = the Shrine
    .a = a Shrine
    .of = of the Shrine
    .to = to the Shrine
    .gender = n
    .plural = Shrines
    .flavour = The gods of this place take coins, and sometimes answer.

room-armory = Armoury
    .the = the Armoury
    .a = an Armoury
    .of = of the Armoury
    .to = to the Armoury
    .gender = n
    .plural = Armouries
    .flavour = Most of it is rust. Look closer.

room-crow = Crow
    .the = the Crow
    .a = a Crow
    .of = of the Crow
    .to = to the Crow
    .gender = n
    .plural = Crows
    .flavour = It eyes your bread, then your purse.

## Monsters and Ghosts

enemy-giant-spider = Giant Spider
    .the = the Giant Spider
    .a = a Giant Spider
    .of = of the Giant Spider
    .to = to the Giant Spider
    .gender = n
    .plural = Giant Spiders

enemy-goblin-warrior = Goblin Warrior
    .the = the Goblin Warrior
    .a = a Goblin Warrior
    .of = of the Goblin Warrior
    .to = to the Goblin Warrior
    .gender = n
    .plural = Goblin Warriors

enemy-undead-arbalist = Undead Arbalist
    .the = the Undead Arbalist
    .a = an Undead Arbalist
    .of = of the Undead Arbalist
    .to = to the Undead Arbalist
    .gender = n
    .plural = Undead Arbalists

enemy-kings-guard = King’s Guard
    .the = the King’s Guard
    .a = a King’s Guard
    .of = of the King’s Guard
    .to = to the King’s Guard
    .gender = n
    .plural = King’s Guards

enemy-giant-rat = Giant Rat
    .the = the Giant Rat
    .a = a Giant Rat
    .of = of the Giant Rat
    .to = to the Giant Rat
    .gender = n
    .plural = Giant Rats

enemy-skeleton-soldier = Skeleton Soldier
    .the = the Skeleton Soldier
    .a = a Skeleton Soldier
    .of = of the Skeleton Soldier
    .to = to the Skeleton Soldier
    .gender = n
    .plural = Skeleton Soldiers

enemy-winged-serpent = Winged Serpent
    .the = the Winged Serpent
    .a = a Winged Serpent
    .of = of the Winged Serpent
    .to = to the Winged Serpent
    .gender = n
    .plural = Winged Serpents

enemy-cursed-guard = Cursed Guard
    .the = the Cursed Guard
    .a = a Cursed Guard
    .of = of the Cursed Guard
    .to = to the Cursed Guard
    .gender = n
    .plural = Cursed Guards

enemy-mutant-fly = Mutant Fly
    .the = the Mutant Fly
    .a = a Mutant Fly
    .of = of the Mutant Fly
    .to = to the Mutant Fly
    .gender = n
    .plural = Mutant Flies

enemy-burrowing-worm = Burrowing Worm
    .the = the Burrowing Worm
    .a = a Burrowing Worm
    .of = of the Burrowing Worm
    .to = to the Burrowing Worm
    .gender = n
    .plural = Burrowing Worms

enemy-dire-wolf = Dire Wolf
    .the = the Dire Wolf
    .a = a Dire Wolf
    .of = of the Dire Wolf
    .to = to the Dire Wolf
    .gender = n
    .plural = Dire Wolves

enemy-ancestor-spirit = Ancestor Spirit
    .the = the Ancestor Spirit
    .a = an Ancestor Spirit
    .of = of the Ancestor Spirit
    .to = to the Ancestor Spirit
    .gender = n
    .plural = Ancestor Spirits

enemy-apparition = Apparition
    .the = the Apparition
    .a = an Apparition
    .of = of the Apparition
    .to = to the Apparition
    .gender = n
    .plural = Apparitions

enemy-ghost = Ghost
    .the = the Ghost
    .a = a Ghost
    .of = of the Ghost
    .to = to the Ghost
    .gender = n
    .plural = Ghosts

enemy-spectre = Spectre
    .the = the Spectre
    .a = a Spectre
    .of = of the Spectre
    .to = to the Spectre
    .gender = n
    .plural = Spectres

enemy-revenant = Revenant
    .the = the Revenant
    .a = a Revenant
    .of = of the Revenant
    .to = to the Revenant
    .gender = n
    .plural = Revenants

## Guardians

guardian-cursed-dragon = Cursed Dragon
    .the = the Cursed Dragon
    .a = a Cursed Dragon
    .of = of the Cursed Dragon
    .to = to the Cursed Dragon
    .gender = n
    .plural = Cursed Dragons

guardian-kings-protector = King’s Protector
    .the = the King’s Protector
    .a = a King’s Protector
    .of = of the King’s Protector
    .to = to the King’s Protector
    .gender = n
    .plural = King’s Protectors

guardian-spider-queen = Spider Queen
    .the = the Spider Queen
    .a = a Spider Queen
    .of = of the Spider Queen
    .to = to the Spider Queen
    .gender = f
    .plural = Spider Queens

guardian-ghoul = Ghoul
    .the = the Ghoul
    .a = a Ghoul
    .of = of the Ghoul
    .to = to the Ghoul
    .gender = n
    .plural = Ghouls

guardian-ogs-remains = Og’s Remains
    .the = Og’s Remains
    .a = Og’s Remains
    .of = of Og’s Remains
    .to = to Og’s Remains
    .gender = n
    .plural = Og’s Remains

## Characters

character-rogue = Rogue
    .the = the Rogue
    .a = a Rogue
    .of = of the Rogue
    .to = to the Rogue
    .gender = f
    .plural = Rogues

character-mage = Mage
    .the = the Mage
    .a = a Mage
    .of = of the Mage
    .to = to the Mage
    .gender = m
    .plural = Mages

character-crusader = Crusader
    .the = the Crusader
    .a = a Crusader
    .of = of the Crusader
    .to = to the Crusader
    .gender = m
    .plural = Crusaders

character-priestess = Priestess
    .the = the Priestess
    .a = a Priestess
    .of = of the Priestess
    .to = to the Priestess
    .gender = f
    .plural = Priestesses

## Potions

potion-fire = Fire Potion
    .the = the Fire potion
    .a = a Fire potion
    .of = of the Fire potion
    .to = to the Fire potion
    .gender = n
    .plural = Fire Potions
    .short = Fire

potion-frost = Frost Potion
    .the = the Frost potion
    .a = a Frost potion
    .of = of the Frost potion
    .to = to the Frost potion
    .gender = n
    .plural = Frost Potions
    .short = Frost

potion-poison = Poison Potion
    .the = the Poison potion
    .a = a Poison potion
    .of = of the Poison potion
    .to = to the Poison potion
    .gender = n
    .plural = Poison Potions
    .short = Poison

potion-healing = Healing Potion
    .the = the Healing potion
    .a = a Healing potion
    .of = of the Healing potion
    .to = to the Healing potion
    .gender = n
    .plural = Healing Potions
    .short = Healing

potion-holy-water = Holy Water Potion
    .the = the Holy Water potion
    .a = a Holy Water potion
    .of = of the Holy Water potion
    .to = to the Holy Water potion
    .gender = n
    .plural = Holy Water Potions
    .short = Holy water

potion-perception = Perception Potion
    .the = the Perception potion
    .a = a Perception potion
    .of = of the Perception potion
    .to = to the Perception potion
    .gender = n
    .plural = Perception Potions
    .short = Perception

## Weapons

item-dagger = Dagger
    .the = the Dagger
    .a = a Dagger
    .of = of the Dagger
    .to = to the Dagger
    .gender = n
    .plural = Daggers

item-sword = Sword
    .the = the Sword
    .a = a Sword
    .of = of the Sword
    .to = to the Sword
    .gender = n
    .plural = Swords

item-axe = Axe
    .the = the Axe
    .a = an Axe
    .of = of the Axe
    .to = to the Axe
    .gender = n
    .plural = Axes

## Goods

good-herbs = Healing Herbs
    .the = the Healing Herbs
    .a = Healing Herbs
    .of = of the Healing Herbs
    .to = to the Healing Herbs
    .gender = n
    .plural = Healing Herbs

good-ration = Ration
    .the = the Ration
    .a = a Ration
    .of = of the Ration
    .to = to the Ration
    .gender = n
    .plural = Rations

good-beads = Prayer Beads
    .the = the Prayer Beads
    .a = Prayer Beads
    .of = of the Prayer Beads
    .to = to the Prayer Beads
    .gender = n
    .plural = Prayer Beads

good-roots = Medicinal Roots
    .the = the Medicinal Roots
    .a = Medicinal Roots
    .of = of the Medicinal Roots
    .to = to the Medicinal Roots
    .gender = n
    .plural = Medicinal Roots

good-armour = Armour Piece
    .the = the Armour Piece
    .a = an Armour Piece
    .of = of the Armour Piece
    .to = to the Armour Piece
    .gender = n
    .plural = Armour Pieces

good-potion = Potion
    .the = the Potion
    .a = a Potion
    .of = of the Potion
    .to = to the Potion
    .gender = n
    .plural = Potions

## Camp options

option-study = Study
    .the = the Study
    .a = a Study
    .of = of the Study
    .to = to the Study
    .gender = n
    .plural = Studies

option-eat = Meal
    .the = the Meal
    .a = a Meal
    .of = of the Meal
    .to = to the Meal
    .gender = n
    .plural = Meals

option-rest = Rest
    .the = the Rest
    .a = a Rest
    .of = of the Rest
    .to = to the Rest
    .gender = n
    .plural = Rests

option-teach = Lesson
    .the = the Lesson
    .a = a Lesson
    .of = of the Lesson
    .to = to the Lesson
    .gender = n
    .plural = Lessons

option-share = Shared Meal
    .the = the Shared Meal
    .a = a Shared Meal
    .of = of the Shared Meal
    .to = to the Shared Meal
    .gender = n
    .plural = Shared Meals

option-tunnel = Tunnel
    .the = the Tunnel
    .a = a Tunnel
    .of = of the Tunnel
    .to = to the Tunnel
    .gender = n
    .plural = Tunnels

## Boards

board-dungeon = Dungeon
    .the = the Dungeon
    .a = a Dungeon
    .of = of the Dungeon
    .to = to the Dungeon
    .gender = n
    .plural = Dungeons

board-tower = Tower
    .the = the Tower
    .a = a Tower
    .of = of the Tower
    .to = to the Tower
    .gender = n
    .plural = Towers

## Difficulty modes

difficulty-normal = Normal
    .the = the Normal mode
    .a = a Normal mode
    .of = of the Normal mode
    .to = to the Normal mode
    .gender = n
    .plural = Normal modes

difficulty-hard = Hard
    .the = the Hard mode
    .a = a Hard mode
    .of = of the Hard mode
    .to = to the Hard mode
    .gender = n
    .plural = Hard modes

difficulty-extreme = Extreme
    .the = the Extreme mode
    .a = an Extreme mode
    .of = of the Extreme mode
    .to = to the Extreme mode
    .gender = n
    .plural = Extreme modes

difficulty-roguelike = Roguelike
    .the = the Roguelike mode
    .a = a Roguelike mode
    .of = of the Roguelike mode
    .to = to the Roguelike mode
    .gender = n
    .plural = Roguelike modes

## Stances

stance-aggressive = Aggressive stance
    .the = the Aggressive stance
    .a = an Aggressive stance
    .of = of the Aggressive stance
    .to = to the Aggressive stance
    .gender = n
    .plural = Aggressive stances

stance-balanced = Balanced stance
    .the = the Balanced stance
    .a = a Balanced stance
    .of = of the Balanced stance
    .to = to the Balanced stance
    .gender = n
    .plural = Balanced stances

stance-defensive = Defensive stance
    .the = the Defensive stance
    .a = a Defensive stance
    .of = of the Defensive stance
    .to = to the Defensive stance
    .gender = n
    .plural = Defensive stances

## Chapters of the campaign: names, stories in our own words, and the choice that leads to an ending

chapter-ch1 = King’s Decree
    .the = the King’s Decree
    .a = a King’s Decree
    .of = of the King’s Decree
    .to = to the King’s Decree
    .gender = n
    .plural = King’s Decrees
    .story = Before the whole city the King names you its champion and sends you north to fetch the Blood of Og. His voice is tired, but the black stone at his throat drinks the light of the torches. The gates close behind you, and the road is yours alone.

chapter-ch2-1 = Old Sewers
    .the = the Old Sewers
    .a = Old Sewers
    .of = of the Old Sewers
    .to = to the Old Sewers
    .gender = n
    .plural = Old Sewers
    .story = In the dark of the forest two hooded figures pull you from your horse. You wake far below ground, sick and shivering, in a light as green as pond water. Somebody has left you here to rot: find the way out before they are proven right.

chapter-ch2-2 = Tower in the Marsh
    .the = the Tower in the Marsh
    .a = a Tower in the Marsh
    .of = of the Tower in the Marsh
    .to = to the Tower in the Marsh
    .gender = n
    .plural = Towers in the Marsh
    .story = Mist swallows the plain, and the plain turns to marsh. A ruined tower strangled by creepers offers the only shelter; its doors slam shut behind you. Something old and winged breathes in the dark above, and there is no other way out.

chapter-ch3-1 = Healer’s Hut
    .the = the Healer’s Hut
    .a = a Healer’s Hut
    .of = of the Healer’s Hut
    .to = to the Healer’s Hut
    .gender = n
    .plural = Healers’ Huts
    .story = An old man binds your wounds; a friend of his dragged you out of the sewers, more dead than alive. He lays a strange Relic in your hand and tells you that without the Eye you will search in vain. Then he points outside, where a black tower cuts the sky in two.

chapter-ch3-2 = Pyre
    .the = the Pyre
    .a = a Pyre
    .of = of the Pyre
    .to = to the Pyre
    .gender = n
    .plural = Pyres
    .story = The villagers loved the dragon that you came to slay, and they have tied you to a stake. As the flames reach your clothes, words of a tongue you never learned pour out of your mouth. The last thing you hear is a whisper in the crowd: is this the chosen one?

chapter-ch3-3 = Seer’s Cabin
    .the = the Seer’s Cabin
    .a = a Seer’s Cabin
    .of = of the Seer’s Cabin
    .to = to the Seer’s Cabin
    .gender = n
    .plural = Seers’ Cabins
    .story = A one-eyed woman has carried you home among feathers, roots and very old bones. She hangs one of those bones around your neck, because unseen voices want you to wear it and to finish what you began. Her song opens a portal, and you fall through it.

chapter-ch4-1 = Hungry Eye
    .the = the Hungry Eye
    .a = a Hungry Eye
    .of = of the Hungry Eye
    .to = to the Hungry Eye
    .gender = n
    .plural = Hungry Eyes
    .story = Beside your fallen enemy lies a small round Relic: the Eye. You are too weak to resist it, and it drinks up every vice you have and gives it back as strength. The voices are pleased, and they want the heart of a traitor.

chapter-ch4-2 = Patient Eye
    .the = the Patient Eye
    .a = a Patient Eye
    .of = of the Patient Eye
    .to = to the Patient Eye
    .gender = n
    .plural = Patient Eyes
    .story = You pick up the Eye with care and feel its malice, but it finds no hold on you. The dead Guardian speaks: you will be spared if you bring back the heart of the traitor. Your horse waits outside, and the Eye shows the way to the dungeon of Og.

chapter-ch5 = Blood of Og
    .the = the Blood of Og
    .a = a Blood of Og
    .of = of the Blood of Og
    .to = to the Blood of Og
    .gender = n
    .plural = Bloods of Og
    .story = Og lies broken at your feet, and still he is not dead: his wounds close as you watch. You tear the red jewel from his neck and see what it is, a drop of glass full of blood. Wear it, say the voices; bring it home, said the King.

chapter-ch6-1 = New Og
    .the = the New Og
    .a = a New Og
    .of = of the New Og
    .to = to the New Og
    .gender = n
    .plural = New Ogs
    .story = The jewel is warm, and your wounds close. Four gods who love nothing good laugh in your skull and thank you for the brother you cast down. You scratch your itching skin and find only bone: his life is yours now, and yours is theirs. You are Og.
    .choose = Hang the Blood of Og around your own neck

chapter-ch6-2 = King’s Dungeon
    .the = the King’s Dungeon
    .a = a King’s Dungeon
    .of = of the King’s Dungeon
    .to = to the King’s Dungeon
    .gender = n
    .plural = King’s Dungeons
    .story = The city feasts for its champion, and the King cannot take his eyes off what you bring. That same night his guards beat you down in an empty street. From your cell you hear that the Relics have made a god of him, and not a kind one. Is this how it ends?
    .choose = Bring the Blood of Og to the King

## Relics

relic-pilgrims-flesh = Pilgrim’s Flesh
    .the = the Pilgrim’s Flesh
    .a = a Pilgrim’s Flesh
    .of = of the Pilgrim’s Flesh
    .to = to the Pilgrim’s Flesh
    .gender = n
    .plural = Pilgrim’s Flesh

relic-bone-of-ernazar = Bone of Ernazar
    .the = the Bone of Ernazar
    .a = a Bone of Ernazar
    .of = of the Bone of Ernazar
    .to = to the Bone of Ernazar
    .gender = n
    .plural = Bones of Ernazar

relic-eye-of-constantine = Eye of Constantine
    .the = the Eye of Constantine
    .a = an Eye of Constantine
    .of = of the Eye of Constantine
    .to = to the Eye of Constantine
    .gender = n
    .plural = Eyes of Constantine

## Skills of the campaign and their branches

branch-exploration = Exploration
    .the = the Exploration
    .a = an Exploration
    .of = of the Exploration
    .to = to the Exploration
    .gender = n
    .plural = Exploration

branch-survival = Survival
    .the = the Survival
    .a = a Survival
    .of = of the Survival
    .to = to the Survival
    .gender = n
    .plural = Survival

branch-combat = Combat
    .the = the Combat
    .a = a Combat
    .of = of the Combat
    .to = to the Combat
    .gender = n
    .plural = Combat

skill-full-purse = Full Purse
    .the = the Full Purse
    .a = a Full Purse
    .of = of the Full Purse
    .to = to the Full Purse
    .gender = n
    .plural = Full Purses

skill-hidden-pouch = Hidden Pouch
    .the = the Hidden Pouch
    .a = a Hidden Pouch
    .of = of the Hidden Pouch
    .to = to the Hidden Pouch
    .gender = n
    .plural = Hidden Pouches

skill-trained-eye = Trained Eye
    .the = the Trained Eye
    .a = a Trained Eye
    .of = of the Trained Eye
    .to = to the Trained Eye
    .gender = n
    .plural = Trained Eyes

skill-forager = Forager
    .the = the Forager
    .a = a Forager
    .of = of the Forager
    .to = to the Forager
    .gender = n
    .plural = Foragers

skill-tough-hide = Tough Hide
    .the = the Tough Hide
    .a = a Tough Hide
    .of = of the Tough Hide
    .to = to the Tough Hide
    .gender = n
    .plural = Tough Hides

skill-spare-ration = Spare Ration
    .the = the Spare Ration
    .a = a Spare Ration
    .of = of the Spare Ration
    .to = to the Spare Ration
    .gender = n
    .plural = Spare Rations

skill-healing-flask = Healing Flask
    .the = the Healing Flask
    .a = a Healing Flask
    .of = of the Healing Flask
    .to = to the Healing Flask
    .gender = n
    .plural = Healing Flasks

skill-mail-shirt = Mail Shirt
    .the = the Mail Shirt
    .a = a Mail Shirt
    .of = of the Mail Shirt
    .to = to the Mail Shirt
    .gender = n
    .plural = Mail Shirts

skill-sparring = Sparring
    .the = the Sparring
    .a = a Sparring
    .of = of the Sparring
    .to = to the Sparring
    .gender = n
    .plural = Sparrings

skill-battle-scar = Battle Scar
    .the = the Battle Scar
    .a = a Battle Scar
    .of = of the Battle Scar
    .to = to the Battle Scar
    .gender = n
    .plural = Battle Scars

skill-alchemists-pact = Alchemist’s Pact
    .the = the Alchemist’s Pact
    .a = an Alchemist’s Pact
    .of = of the Alchemist’s Pact
    .to = to the Alchemist’s Pact
    .gender = n
    .plural = Alchemist’s Pacts

skill-veteran = Veteran’s Calm
    .the = the Veteran’s Calm
    .a = a Veteran’s Calm
    .of = of the Veteran’s Calm
    .to = to the Veteran’s Calm
    .gender = n
    .plural = Veteran’s Calms
