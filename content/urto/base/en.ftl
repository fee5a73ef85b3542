# Names of the board, cards, tokens and dice: the bare name, the forms it takes in a sentence, and what a card says.

## Heroes

hero-sankaa = Sank’aa
    .the = Sank’aa
    .a = Sank’aa
    .of = of Sank’aa
    .to = to Sank’aa
    .gender = m
    .plural = Sank’aa
    .text = Decorated duellist: +1 on every PvP roll. Heavy drinker: a Rest gives him 1 life and no mana.
    .land = Azura

hero-arminius = Arminius
    .the = Arminius
    .a = Arminius
    .of = of Arminius
    .to = to Arminius
    .gender = m
    .plural = Arminius
    .text = Gut-gulper: heals 1 whenever he slays a monster or the Alpha. Never discreet: hiding costs him 2 mana.
    .land = Morganite

hero-oriandre = Oriandre
    .the = Oriandre
    .a = Oriandre
    .of = of Oriandre
    .to = to Oriandre
    .gender = f
    .plural = Oriandre
    .text = Prodigy: her permanent 8-sided die costs 4 mana. Frail: a Sprint costs her 3 life.
    .land = Emerald

hero-molesor = Molésor
    .the = Molésor
    .a = Molésor
    .of = of Molésor
    .to = to Molésor
    .gender = m
    .plural = Molésor
    .text = Two hands, two weapons: may use 2 weapons per combat. Unfinished death: once per game, revives with 6 life. Unloved by life: the search-die potion does nothing for him.
    .land = Opale

hero-barbouaille = Barbouaille
    .the = Barbouaille
    .a = Barbouaille
    .of = of Barbouaille
    .to = to Barbouaille
    .gender = m
    .plural = Barbouaille
    .text = Forest elder: destroys a mushroom on 3 or more; a Rest gives him 2 life. Branches hold no blade: can use no weapon.
    .land = Onyx

## Spaces

space-start = START
    .the = START
    .a = START
    .of = of START
    .to = to START
    .gender = n
    .plural = START

space-r1p1 = Gallery 1-1
    .the = gallery 1-1
    .a = gallery 1-1
    .of = of gallery 1-1
    .to = to gallery 1-1
    .gender = n
    .plural = galleries 1-1

space-r1p2 = Gallery 1-2
    .the = gallery 1-2
    .a = gallery 1-2
    .of = of gallery 1-2
    .to = to gallery 1-2
    .gender = n
    .plural = galleries 1-2

space-r2p1 = Gallery 2-1
    .the = gallery 2-1
    .a = gallery 2-1
    .of = of gallery 2-1
    .to = to gallery 2-1
    .gender = n
    .plural = galleries 2-1

space-r2p2 = Gallery 2-2
    .the = gallery 2-2
    .a = gallery 2-2
    .of = of gallery 2-2
    .to = to gallery 2-2
    .gender = n
    .plural = galleries 2-2

space-r2p3 = Gallery 2-3
    .the = gallery 2-3
    .a = gallery 2-3
    .of = of gallery 2-3
    .to = to gallery 2-3
    .gender = n
    .plural = galleries 2-3

space-r3p1 = Gallery 3-1
    .the = gallery 3-1
    .a = gallery 3-1
    .of = of gallery 3-1
    .to = to gallery 3-1
    .gender = n
    .plural = galleries 3-1

space-r3p2 = Gallery 3-2
    .the = gallery 3-2
    .a = gallery 3-2
    .of = of gallery 3-2
    .to = to gallery 3-2
    .gender = n
    .plural = galleries 3-2

space-r3p3 = Gallery 3-3
    .the = gallery 3-3
    .a = gallery 3-3
    .of = of gallery 3-3
    .to = to gallery 3-3
    .gender = n
    .plural = galleries 3-3

space-r3p4 = Gallery 3-4
    .the = gallery 3-4
    .a = gallery 3-4
    .of = of gallery 3-4
    .to = to gallery 3-4
    .gender = n
    .plural = galleries 3-4

space-r4p1 = West Cache
    .the = the West Cache
    .a = a West Cache
    .of = of the West Cache
    .to = to the West Cache
    .gender = n
    .plural = West Caches

space-r4p2 = Gallery 4-2
    .the = gallery 4-2
    .a = gallery 4-2
    .of = of gallery 4-2
    .to = to gallery 4-2
    .gender = n
    .plural = galleries 4-2

space-r4p3 = Gallery 4-3
    .the = gallery 4-3
    .a = gallery 4-3
    .of = of gallery 4-3
    .to = to gallery 4-3
    .gender = n
    .plural = galleries 4-3

space-r4p4 = Gallery 4-4
    .the = gallery 4-4
    .a = gallery 4-4
    .of = of gallery 4-4
    .to = to gallery 4-4
    .gender = n
    .plural = galleries 4-4

space-r4p5 = East Cache
    .the = the East Cache
    .a = an East Cache
    .of = of the East Cache
    .to = to the East Cache
    .gender = n
    .plural = East Caches

space-r5p1 = Gallery 5-1
    .the = gallery 5-1
    .a = gallery 5-1
    .of = of gallery 5-1
    .to = to gallery 5-1
    .gender = n
    .plural = galleries 5-1

space-r5p2 = Gallery 5-2
    .the = gallery 5-2
    .a = gallery 5-2
    .of = of gallery 5-2
    .to = to gallery 5-2
    .gender = n
    .plural = galleries 5-2

space-r5p3 = Gallery 5-3
    .the = gallery 5-3
    .a = gallery 5-3
    .of = of gallery 5-3
    .to = to gallery 5-3
    .gender = n
    .plural = galleries 5-3

space-r5p4 = Gallery 5-4
    .the = gallery 5-4
    .a = gallery 5-4
    .of = of gallery 5-4
    .to = to gallery 5-4
    .gender = n
    .plural = galleries 5-4

space-r6p1 = Gallery 6-1
    .the = gallery 6-1
    .a = gallery 6-1
    .of = of gallery 6-1
    .to = to gallery 6-1
    .gender = n
    .plural = galleries 6-1

space-r6p2 = Gallery 6-2
    .the = gallery 6-2
    .a = gallery 6-2
    .of = of gallery 6-2
    .to = to gallery 6-2
    .gender = n
    .plural = galleries 6-2

space-r6p3 = Alpha’s Rock
    .the = the Alpha’s Rock
    .a = an Alpha’s Rock
    .of = of the Alpha’s Rock
    .to = to the Alpha’s Rock
    .gender = n
    .plural = Alpha’s Rocks

space-r6p4 = Gallery 6-4
    .the = gallery 6-4
    .a = gallery 6-4
    .of = of gallery 6-4
    .to = to gallery 6-4
    .gender = n
    .plural = galleries 6-4

space-r6p5 = Gallery 6-5
    .the = gallery 6-5
    .a = gallery 6-5
    .of = of gallery 6-5
    .to = to gallery 6-5
    .gender = n
    .plural = galleries 6-5

space-r7p1 = Gallery 7-1
    .the = gallery 7-1
    .a = gallery 7-1
    .of = of gallery 7-1
    .to = to gallery 7-1
    .gender = n
    .plural = galleries 7-1

space-r7p2 = Gallery 7-2
    .the = gallery 7-2
    .a = gallery 7-2
    .of = of gallery 7-2
    .to = to gallery 7-2
    .gender = n
    .plural = galleries 7-2

space-r7p3 = Gallery 7-3
    .the = gallery 7-3
    .a = gallery 7-3
    .of = of gallery 7-3
    .to = to gallery 7-3
    .gender = n
    .plural = galleries 7-3

space-r7p4 = Gallery 7-4
    .the = gallery 7-4
    .a = gallery 7-4
    .of = of gallery 7-4
    .to = to gallery 7-4
    .gender = n
    .plural = galleries 7-4

space-r8p1 = Stele of the Hammer
    .the = the Stele of the Hammer
    .a = a Stele of the Hammer
    .of = of the Stele of the Hammer
    .to = to the Stele of the Hammer
    .gender = n
    .plural = Steles of the Hammer

space-r8p2 = Gallery 8-2
    .the = gallery 8-2
    .a = gallery 8-2
    .of = of gallery 8-2
    .to = to gallery 8-2
    .gender = n
    .plural = galleries 8-2

space-r8p3 = Gallery 8-3
    .the = gallery 8-3
    .a = gallery 8-3
    .of = of gallery 8-3
    .to = to gallery 8-3
    .gender = n
    .plural = galleries 8-3

space-r8p4 = Gallery 8-4
    .the = gallery 8-4
    .a = gallery 8-4
    .of = of gallery 8-4
    .to = to gallery 8-4
    .gender = n
    .plural = galleries 8-4

space-r8p5 = Stele of the Trumpets
    .the = the Stele of the Trumpets
    .a = a Stele of the Trumpets
    .of = of the Stele of the Trumpets
    .to = to the Stele of the Trumpets
    .gender = n
    .plural = Steles of the Trumpets

space-r9p1 = Gallery 9-1
    .the = gallery 9-1
    .a = gallery 9-1
    .of = of gallery 9-1
    .to = to gallery 9-1
    .gender = n
    .plural = galleries 9-1

space-r9p2 = Gallery 9-2
    .the = gallery 9-2
    .a = gallery 9-2
    .of = of gallery 9-2
    .to = to gallery 9-2
    .gender = n
    .plural = galleries 9-2

space-r9p3 = Gallery 9-3
    .the = gallery 9-3
    .a = gallery 9-3
    .of = of gallery 9-3
    .to = to gallery 9-3
    .gender = n
    .plural = galleries 9-3

space-r9p4 = Gallery 9-4
    .the = gallery 9-4
    .a = gallery 9-4
    .of = of gallery 9-4
    .to = to gallery 9-4
    .gender = n
    .plural = galleries 9-4

space-r10p1 = Gallery 10-1
    .the = gallery 10-1
    .a = gallery 10-1
    .of = of gallery 10-1
    .to = to gallery 10-1
    .gender = n
    .plural = galleries 10-1

space-r10p2 = Gallery 10-2
    .the = gallery 10-2
    .a = gallery 10-2
    .of = of gallery 10-2
    .to = to gallery 10-2
    .gender = n
    .plural = galleries 10-2

space-r10p3 = Gallery 10-3
    .the = gallery 10-3
    .a = gallery 10-3
    .of = of gallery 10-3
    .to = to gallery 10-3
    .gender = n
    .plural = galleries 10-3

space-r11p1 = Gallery 11-1
    .the = gallery 11-1
    .a = gallery 11-1
    .of = of gallery 11-1
    .to = to gallery 11-1
    .gender = n
    .plural = galleries 11-1

space-r11p2 = Gallery 11-2
    .the = gallery 11-2
    .a = gallery 11-2
    .of = of gallery 11-2
    .to = to gallery 11-2
    .gender = n
    .plural = galleries 11-2

space-urto = Urto
    .the = Urto
    .a = Urto
    .of = of Urto
    .to = to Urto
    .gender = m
    .plural = Urto

## Monsters

monster-rat-carpet = Rat Carpet
    .the = the Rat Carpet
    .a = a Rat Carpet
    .of = of the Rat Carpet
    .to = to the Rat Carpet
    .gender = n
    .plural = Rat Carpets
    .text = No further reward.

monster-drip-bat = Drip Bat
    .the = the Drip Bat
    .a = a Drip Bat
    .of = of the Drip Bat
    .to = to the Drip Bat
    .gender = n
    .plural = Drip Bats
    .text = No further reward.

monster-pale-slug = Pale Slug
    .the = the Pale Slug
    .a = a Pale Slug
    .of = of the Pale Slug
    .to = to the Pale Slug
    .gender = n
    .plural = Pale Slugs
    .text = Reward: heal 1.

monster-tallow-imp = Tallow Imp
    .the = the Tallow Imp
    .a = a Tallow Imp
    .of = of the Tallow Imp
    .to = to the Tallow Imp
    .gender = n
    .plural = Tallow Imps
    .text = Reward: gain 1 mana.

monster-moss-gnawer = Moss Gnawer
    .the = the Moss Gnawer
    .a = a Moss Gnawer
    .of = of the Moss Gnawer
    .to = to the Moss Gnawer
    .gender = n
    .plural = Moss Gnawers
    .text = No further reward.

monster-gravel-crab = Gravel Crab
    .the = the Gravel Crab
    .a = a Gravel Crab
    .of = of the Gravel Crab
    .to = to the Gravel Crab
    .gender = n
    .plural = Gravel Crabs
    .text = No further reward.

monster-blind-hound = Blind Hound
    .the = the Blind Hound
    .a = a Blind Hound
    .of = of the Blind Hound
    .to = to the Blind Hound
    .gender = n
    .plural = Blind Hounds
    .text = No further reward.

monster-soot-viper = Soot Viper
    .the = the Soot Viper
    .a = a Soot Viper
    .of = of the Soot Viper
    .to = to the Soot Viper
    .gender = n
    .plural = Soot Vipers
    .text = Reward: heal 1.

monster-lantern-spider = Lantern Spider
    .the = the Lantern Spider
    .a = a Lantern Spider
    .of = of the Lantern Spider
    .to = to the Lantern Spider
    .gender = n
    .plural = Lantern Spiders
    .text = Reward: gain 1 mana.

monster-spore-husk = Spore Husk
    .the = the Spore Husk
    .a = a Spore Husk
    .of = of the Spore Husk
    .to = to the Spore Husk
    .gender = n
    .plural = Spore Husks
    .text = Reward: heal 1.

monster-gallery-bandit = Gallery Bandit
    .the = the Gallery Bandit
    .a = a Gallery Bandit
    .of = of the Gallery Bandit
    .to = to the Gallery Bandit
    .gender = m
    .plural = Gallery Bandits
    .text = Reward: gain 2 mana.

monster-ossuary-jackal = Ossuary Jackal
    .the = the Ossuary Jackal
    .a = an Ossuary Jackal
    .of = of the Ossuary Jackal
    .to = to the Ossuary Jackal
    .gender = n
    .plural = Ossuary Jackals
    .text = No further reward.

monster-stalactite-mimic = Stalactite Mimic
    .the = the Stalactite Mimic
    .a = a Stalactite Mimic
    .of = of the Stalactite Mimic
    .to = to the Stalactite Mimic
    .gender = n
    .plural = Stalactite Mimics
    .text = No further reward.

monster-troll-whelp = Troll Whelp
    .the = the Troll Whelp
    .a = a Troll Whelp
    .of = of the Troll Whelp
    .to = to the Troll Whelp
    .gender = n
    .plural = Troll Whelps
    .text = No further reward.

monster-rust-knight = Rust Knight
    .the = the Rust Knight
    .a = a Rust Knight
    .of = of the Rust Knight
    .to = to the Rust Knight
    .gender = m
    .plural = Rust Knights
    .text = Reward: heal 2.

monster-weeping-wraith = Weeping Wraith
    .the = the Weeping Wraith
    .a = a Weeping Wraith
    .of = of the Weeping Wraith
    .to = to the Weeping Wraith
    .gender = n
    .plural = Weeping Wraiths
    .text = Reward: gain 2 mana.

monster-bog-widow = Bog Widow
    .the = the Bog Widow
    .a = a Bog Widow
    .of = of the Bog Widow
    .to = to the Bog Widow
    .gender = f
    .plural = Bog Widows
    .text = No further reward.

monster-bone-piper = Bone Piper
    .the = the Bone Piper
    .a = a Bone Piper
    .of = of the Bone Piper
    .to = to the Bone Piper
    .gender = n
    .plural = Bone Pipers
    .text = Reward: heal 2.

monster-chasm-ogre = Chasm Ogre
    .the = the Chasm Ogre
    .a = a Chasm Ogre
    .of = of the Chasm Ogre
    .to = to the Chasm Ogre
    .gender = n
    .plural = Chasm Ogres
    .text = No further reward.

monster-quartz-golem = Quartz Golem
    .the = the Quartz Golem
    .a = a Quartz Golem
    .of = of the Quartz Golem
    .to = to the Quartz Golem
    .gender = n
    .plural = Quartz Golems
    .text = No further reward.

monster-deep-warden = Deep Warden
    .the = the Deep Warden
    .a = a Deep Warden
    .of = of the Deep Warden
    .to = to the Deep Warden
    .gender = n
    .plural = Deep Wardens
    .text = No further reward.

monster-ember-drake = Ember Drake
    .the = the Ember Drake
    .a = an Ember Drake
    .of = of the Ember Drake
    .to = to the Ember Drake
    .gender = n
    .plural = Ember Drakes
    .text = No further reward.

monster-hollow-abbot = Hollow Abbot
    .the = the Hollow Abbot
    .a = a Hollow Abbot
    .of = of the Hollow Abbot
    .to = to the Hollow Abbot
    .gender = m
    .plural = Hollow Abbots
    .text = Reward: gain 2 mana.

monster-hoard-keeper = Hoard Keeper
    .the = the Hoard Keeper
    .a = a Hoard Keeper
    .of = of the Hoard Keeper
    .to = to the Hoard Keeper
    .gender = n
    .plural = Hoard Keepers
    .text = Reward: gain 3 mana.

monster-vault-hydra = Vault Hydra
    .the = the Vault Hydra
    .a = a Vault Hydra
    .of = of the Vault Hydra
    .to = to the Vault Hydra
    .gender = n
    .plural = Vault Hydras
    .text = No further reward.

monster-under-king = Under-King
    .the = the Under-King
    .a = an Under-King
    .of = of the Under-King
    .to = to the Under-King
    .gender = m
    .plural = Under-Kings
    .text = No further reward.

monster-alpha = Alpha
    .the = the Alpha
    .a = an Alpha
    .of = of the Alpha
    .to = to the Alpha
    .gender = n
    .plural = Alphas
    .text = On the central space until the Alpha has been slain five times.

## Artefacts

artefact-notched-sabre = Notched Sabre
    .the = the Notched Sabre
    .a = a Notched Sabre
    .of = of the Notched Sabre
    .to = to the Notched Sabre
    .gender = n
    .plural = Notched Sabres
    .text = +1 on every combat roll, mushrooms included.

artefact-quarry-pick = Quarry Pick
    .the = the Quarry Pick
    .a = a Quarry Pick
    .of = of the Quarry Pick
    .to = to the Quarry Pick
    .gender = n
    .plural = Quarry Picks
    .text = +1 against monsters, +2 against mushrooms.

artefact-silk-whip = Silk Whip
    .the = the Silk Whip
    .a = a Silk Whip
    .of = of the Silk Whip
    .to = to the Silk Whip
    .gender = n
    .plural = Silk Whips
    .text = +2 against heroes.

artefact-troll-femur = Troll Femur
    .the = the Troll Femur
    .a = a Troll Femur
    .of = of the Troll Femur
    .to = to the Troll Femur
    .gender = n
    .plural = Troll Femurs
    .text = +2 against monsters.

artefact-moon-quartz-spear = Moon-Quartz Spear
    .the = the Moon-Quartz Spear
    .a = a Moon-Quartz Spear
    .of = of the Moon-Quartz Spear
    .to = to the Moon-Quartz Spear
    .gender = n
    .plural = Moon-Quartz Spears
    .text = +3 against a monster whose attack is 5 or more.

artefact-needle-rapier = Needle Rapier
    .the = the Needle Rapier
    .a = a Needle Rapier
    .of = of the Needle Rapier
    .to = to the Needle Rapier
    .gender = n
    .plural = Needle Rapiers
    .text = +1 against heroes and monsters; on a PvP tie the other hero loses 1 life.

artefact-octagon-blade = Octagon Blade
    .the = the Octagon Blade
    .a = an Octagon Blade
    .of = of the Octagon Blade
    .to = to the Octagon Blade
    .gender = n
    .plural = Octagon Blades
    .text = While wielded, roll an 8-sided die, mushrooms included.

artefact-eightfold-maul = Eightfold Maul
    .the = the Eightfold Maul
    .a = an Eightfold Maul
    .of = of the Eightfold Maul
    .to = to the Eightfold Maul
    .gender = n
    .plural = Eightfold Mauls
    .text = Against monsters and mushrooms, roll an 8-sided die.

artefact-leech-dagger = Leech Dagger
    .the = the Leech Dagger
    .a = a Leech Dagger
    .of = of the Leech Dagger
    .to = to the Leech Dagger
    .gender = n
    .plural = Leech Daggers
    .text = +1 against monsters; heal 1 when it slays one.

artefact-glass-axe = Glass Axe
    .the = the Glass Axe
    .a = a Glass Axe
    .of = of the Glass Axe
    .to = to the Glass Axe
    .gender = n
    .plural = Glass Axes
    .text = +3 for one whole combat (or the mushrooms of one space), then discard.

artefact-vitality-flask = Vitality Flask
    .the = the Vitality Flask
    .a = a Vitality Flask
    .of = of the Vitality Flask
    .to = to the Vitality Flask
    .gender = n
    .plural = Vitality Flasks
    .text = Heal 3.

artefact-root-brew = Root Brew
    .the = the Root Brew
    .a = a Root Brew
    .of = of the Root Brew
    .to = to the Root Brew
    .gender = n
    .plural = Root Brews
    .text = Gain 3 mana.

artefact-ember-feather = Ember Feather
    .the = the Ember Feather
    .a = an Ember Feather
    .of = of the Ember Feather
    .to = to the Ember Feather
    .gender = n
    .plural = Ember Feathers
    .text = When you die, come back with 4 life.

artefact-second-breath-knot = Second-Breath Knot
    .the = the Second-Breath Knot
    .a = a Second-Breath Knot
    .of = of the Second-Breath Knot
    .to = to the Second-Breath Knot
    .gender = n
    .plural = Second-Breath Knots
    .text = When you die, pay 2 mana to come back with 6 life.

artefact-smoke-pellet = Smoke Pellet
    .the = the Smoke Pellet
    .a = a Smoke Pellet
    .of = of the Smoke Pellet
    .to = to the Smoke Pellet
    .gender = n
    .plural = Smoke Pellets
    .text = Twice: hide for free.

artefact-spore-bomb = Spore Bomb
    .the = the Spore Bomb
    .a = a Spore Bomb
    .of = of the Spore Bomb
    .to = to the Spore Bomb
    .gender = n
    .plural = Spore Bombs
    .text = On your turn, destroy every mushroom on one adjacent space without rolling; place each elsewhere.

artefact-loaded-knucklebone = Loaded Knucklebone
    .the = the Loaded Knucklebone
    .a = a Loaded Knucklebone
    .of = of the Loaded Knucklebone
    .to = to the Loaded Knucklebone
    .gender = n
    .plural = Loaded Knucklebones
    .text = After one of your combat rolls, turn the die to its highest face.

artefact-grapnel = Grapnel
    .the = the Grapnel
    .a = a Grapnel
    .of = of the Grapnel
    .to = to the Grapnel
    .gender = n
    .plural = Grapnels
    .text = On your turn, before or after your move, go 1 further space for free (this is not a Sprint).

artefact-pickpockets-glove = Pickpocket’s Glove
    .the = the Pickpocket’s Glove
    .a = a Pickpocket’s Glove
    .of = of the Pickpocket’s Glove
    .to = to the Pickpocket’s Glove
    .gender = n
    .plural = Pickpocket’s Gloves
    .text = On your turn, steal up to 2 renown from one hero on your space.

artefact-needle-snare = Needle Snare
    .the = the Needle Snare
    .a = a Needle Snare
    .of = of the Needle Snare
    .to = to the Needle Snare
    .gender = n
    .plural = Needle Snares
    .text = On your turn, put the −2 life token on your space; the next other hero to enter loses 2 life, then remove it.

artefact-bone-amulet = Bone Amulet
    .the = the Bone Amulet
    .a = a Bone Amulet
    .of = of the Bone Amulet
    .to = to the Bone Amulet
    .gender = n
    .plural = Bone Amulets
    .text = In each combat, the first damage you take is reduced by 1.

artefact-runners-anklets = Runner’s Anklets
    .the = the Runner’s Anklets
    .a = Runner’s Anklets
    .of = of the Runner’s Anklets
    .to = to the Runner’s Anklets
    .gender = n
    .plural = Runner’s Anklets
    .text = Your Sprint costs 1 life less.

artefact-lucky-candle = Lucky Candle
    .the = the Lucky Candle
    .a = a Lucky Candle
    .of = of the Lucky Candle
    .to = to the Lucky Candle
    .gender = n
    .plural = Lucky Candles
    .text = Once per turn, reroll your search die.

artefact-ring-of-second-thoughts = Ring of Second Thoughts
    .the = the Ring of Second Thoughts
    .a = a Ring of Second Thoughts
    .of = of the Ring of Second Thoughts
    .to = to the Ring of Second Thoughts
    .gender = n
    .plural = Rings of Second Thoughts
    .text = One free reroll of your combat die per combat.

artefact-camp-kettle = Camp Kettle
    .the = the Camp Kettle
    .a = a Camp Kettle
    .of = of the Camp Kettle
    .to = to the Camp Kettle
    .gender = n
    .plural = Camp Kettles
    .text = Your Rest gives 1 more life.

artefact-spring-charm = Spring Charm
    .the = the Spring Charm
    .a = a Spring Charm
    .of = of the Spring Charm
    .to = to the Spring Charm
    .gender = n
    .plural = Spring Charms
    .text = At a fountain, receive 1 more point than you gave.

artefact-heralds-sash = Herald’s Sash
    .the = the Herald’s Sash
    .a = a Herald’s Sash
    .of = of the Herald’s Sash
    .to = to the Herald’s Sash
    .gender = n
    .plural = Herald’s Sashes
    .text = Each PvP combat you win gives you 1 renown.

artefact-guardian-shell = Guardian Shell
    .the = the Guardian Shell
    .a = a Guardian Shell
    .of = of the Guardian Shell
    .to = to the Guardian Shell
    .gender = n
    .plural = Guardian Shells
    .text = Each loss of life by a divine die, your own included, is 1 less.

artefact-onyx-eye = Onyx Eye
    .the = the Onyx Eye
    .a = an Onyx Eye
    .of = of the Onyx Eye
    .to = to the Onyx Eye
    .gender = n
    .plural = Onyx Eyes
    .text = When you draw a token from the bag, draw 2, resolve 1 of your choice, put the other back.

artefact-hammer = Hammer of Tellur
    .the = the Hammer of Tellur
    .a = a Hammer of Tellur
    .of = of the Hammer of Tellur
    .to = to the Hammer of Tellur
    .gender = n
    .plural = Hammers of Tellur
    .text = Unlocks the Hammer die.

artefact-trumpets = Trumpets of Renown
    .the = the Trumpets of Renown
    .a = Trumpets of Renown
    .of = of the Trumpets of Renown
    .to = to the Trumpets of Renown
    .gender = n
    .plural = Trumpets of Renown
    .text = Unlocks the Trumpets die.

artefact-scythe = Scythe of Ankou
    .the = the Scythe of Ankou
    .a = a Scythe of Ankou
    .of = of the Scythe of Ankou
    .to = to the Scythe of Ankou
    .gender = n
    .plural = Scythes of Ankou
    .text = Unlocks the Scythe die.

## Events

event-warm-spring = Warm Spring
    .the = the Warm Spring
    .a = a Warm Spring
    .of = of the Warm Spring
    .to = to the Warm Spring
    .gender = n
    .plural = Warm Springs
    .text = Heal 2.

event-vein-of-mana = Vein of Mana
    .the = the Vein of Mana
    .a = a Vein of Mana
    .of = of the Vein of Mana
    .to = to the Vein of Mana
    .gender = n
    .plural = Veins of Mana
    .text = Gain 2 mana.

event-the-vault-shakes = The Vault Shakes
    .the = The Vault Shakes
    .a = The Vault Shakes
    .of = of The Vault Shakes
    .to = to The Vault Shakes
    .gender = n
    .plural = The Vault Shakes
    .text = Every hero in the cave makes a defence roll: under 3, lose 2 life.

event-falling-stones = Falling Stones
    .the = the Falling Stones
    .a = Falling Stones
    .of = of the Falling Stones
    .to = to the Falling Stones
    .gender = n
    .plural = Falling Stones
    .text = Defence roll: under 4, lose 2 life.

event-foul-air = Foul Air
    .the = the Foul Air
    .a = a Foul Air
    .of = of the Foul Air
    .to = to the Foul Air
    .gender = n
    .plural = Foul Airs
    .text = Lose 1 life.

event-mana-leech = Mana Leech
    .the = the Mana Leech
    .a = a Mana Leech
    .of = of the Mana Leech
    .to = to the Mana Leech
    .gender = n
    .plural = Mana Leeches
    .text = Lose 1 mana.

event-shield-of-a-fallen-hero = Shield of a Fallen Hero
    .the = the Shield of a Fallen Hero
    .a = a Shield of a Fallen Hero
    .of = of the Shield of a Fallen Hero
    .to = to the Shield of a Fallen Hero
    .gender = n
    .plural = Shields of a Fallen Hero
    .text = Take 2 defence tokens.

event-whetstone = Whetstone
    .the = the Whetstone
    .a = a Whetstone
    .of = of the Whetstone
    .to = to the Whetstone
    .gender = n
    .plural = Whetstones
    .text = Take 2 attack tokens.

event-blook-trapper = Blook Trapper
    .the = the Blook Trapper
    .a = a Blook Trapper
    .of = of the Blook Trapper
    .to = to the Blook Trapper
    .gender = n
    .plural = Blook Trappers
    .text = Take 2 Blook traps. When you leave a space you may lay one there; the next other hero to enter makes a defence roll: under 4, it loses 1 life and may move no further this turn. Then remove the trap.

event-hidden-larder = Hidden Larder
    .the = the Hidden Larder
    .a = a Hidden Larder
    .of = of the Hidden Larder
    .to = to the Hidden Larder
    .gender = n
    .plural = Hidden Larders
    .text = Choose: heal 2, or gain 2 mana.

event-light-fingered-draught = Light-Fingered Draught
    .the = the Light-Fingered Draught
    .a = a Light-Fingered Draught
    .of = of the Light-Fingered Draught
    .to = to the Light-Fingered Draught
    .gender = n
    .plural = Light-Fingered Draughts
    .text = Discard 1 non-divine artefact if you have one.

event-old-song = Old Song
    .the = the Old Song
    .a = an Old Song
    .of = of the Old Song
    .to = to the Old Song
    .gender = n
    .plural = Old Songs
    .text = Gain 1 renown.

event-song-of-glory = Song of Glory
    .the = the Song of Glory
    .a = a Song of Glory
    .of = of the Song of Glory
    .to = to the Song of Glory
    .gender = n
    .plural = Songs of Glory
    .text = Gain 2 renown.

event-humbled = Humbled
    .the = Humbled
    .a = Humbled
    .of = of Humbled
    .to = to Humbled
    .gender = n
    .plural = Humbled
    .text = Lose 1 renown if you have any.

event-tailwind = Tailwind
    .the = the Tailwind
    .a = a Tailwind
    .of = of the Tailwind
    .to = to the Tailwind
    .gender = n
    .plural = Tailwinds
    .text = You may go 1 further space for free, in any direction.

event-scree-slide = Scree Slide
    .the = the Scree Slide
    .a = a Scree Slide
    .of = of the Scree Slide
    .to = to the Scree Slide
    .gender = n
    .plural = Scree Slides
    .text = Slide one space toward START onto a discovered, mushroom-free space (your choice if several), with no effect there; if there is none, stay.

event-ambush = Ambush
    .the = the Ambush
    .a = an Ambush
    .of = of the Ambush
    .to = to the Ambush
    .gender = n
    .plural = Ambushes
    .text = Draw a monster: fight it or hide.

event-the-alpha-howls = The Alpha Howls
    .the = The Alpha Howls
    .a = The Alpha Howls
    .of = of The Alpha Howls
    .to = to The Alpha Howls
    .gender = n
    .plural = The Alpha Howls
    .text = Every hero in the cave loses 1 life.

event-mirror-pool = Mirror Pool
    .the = the Mirror Pool
    .a = a Mirror Pool
    .of = of the Mirror Pool
    .to = to the Mirror Pool
    .gender = n
    .plural = Mirror Pools
    .text = You may swap places with another hero in the cave; no effects apply.

event-spore-drift = Spore Drift
    .the = the Spore Drift
    .a = a Spore Drift
    .of = of the Spore Drift
    .to = to the Spore Drift
    .gender = n
    .plural = Spore Drifts
    .text = You may move 1 mushroom on the board to another space without a hero.

event-blood-bargain = Blood Bargain
    .the = the Blood Bargain
    .a = a Blood Bargain
    .of = of the Blood Bargain
    .to = to the Blood Bargain
    .gender = n
    .plural = Blood Bargains
    .text = You may lose 2 life to gain 3 renown.

event-shadow-duel = Shadow Duel
    .the = the Shadow Duel
    .a = a Shadow Duel
    .of = of the Shadow Duel
    .to = to the Shadow Duel
    .gender = n
    .plural = Shadow Duels
    .text = Choose another hero in the cave; both make a defence roll, the lower loses 1 life; a tie hurts nobody.

event-shared-fire = Shared Fire
    .the = the Shared Fire
    .a = a Shared Fire
    .of = of the Shared Fire
    .to = to the Shared Fire
    .gender = n
    .plural = Shared Fires
    .text = Every hero in the cave heals 1.

event-twisted-ankle = Twisted Ankle
    .the = the Twisted Ankle
    .a = a Twisted Ankle
    .of = of the Twisted Ankle
    .to = to the Twisted Ankle
    .gender = n
    .plural = Twisted Ankles
    .text = No Sprint this turn or your next.

## Tokens

token-torch = Torch
    .the = the torch
    .a = a torch
    .of = of the torch
    .to = to the torch
    .gender = n
    .plural = torches
    .text = You may search once on arrival.

token-torch-event = Torch with event
    .brief = torch, event
    .the = the torch with event
    .a = a torch with event
    .of = of the torch with event
    .to = to the torch with event
    .gender = n
    .plural = torches with event
    .text = Draw and apply an event, then as a torch.

token-torch-fountain = Torch with fountain
    .brief = torch, fountain
    .the = the torch with fountain
    .a = a torch with fountain
    .of = of the torch with fountain
    .to = to the torch with fountain
    .gender = n
    .plural = torches with fountain
    .text = Search, or trade mana for life or life for mana, one for one.

token-shortcut = Shortcut
    .the = the shortcut
    .a = a shortcut
    .of = of the shortcut
    .to = to the shortcut
    .gender = n
    .plural = shortcuts
    .text = You may go one further space.

token-monster = Monster nest
    .brief = nest
    .the = the monster nest
    .a = a monster nest
    .of = of the monster nest
    .to = to the monster nest
    .gender = n
    .plural = monster nests
    .text = Face a monster. No Rest and no PvP here.

token-mushroom = Mushroom
    .the = the mushroom
    .a = a mushroom
    .of = of the mushroom
    .to = to the mushroom
    .gender = n
    .plural = mushrooms
    .text = Bars the space until a combat roll of 5 or more destroys it.

token-renown = Renown token
    .the = the renown token
    .a = a renown token
    .of = of the renown token
    .to = to the renown token
    .gender = n
    .plural = renown tokens
    .text = Worth 1 renown. Drawn from the bag: keep it and draw again.

token-renown-double = Double renown token
    .the = the double renown token
    .a = a double renown token
    .of = of the double renown token
    .to = to the double renown token
    .gender = n
    .plural = double renown tokens
    .text = Worth 2 renown. Drawn from the bag: keep it and draw again.

token-attack = Attack token
    .the = the attack token
    .a = an attack token
    .of = of the attack token
    .to = to the attack token
    .gender = n
    .plural = attack tokens
    .text = Commit before a PvP or PvM: +1 on its rolls, then back to the supply.

token-defence = Defence token
    .the = the defence token
    .a = a defence token
    .of = of the defence token
    .to = to the defence token
    .gender = n
    .plural = defence tokens
    .text = Spend in a PvP or PvM: 1 damage less.

token-blook-trap = Blook trap
    .the = the Blook trap
    .a = a Blook trap
    .of = of the Blook trap
    .to = to the Blook trap
    .gender = n
    .plural = Blook traps
    .text = Laid on a space you leave; the next other hero to enter makes a defence roll: under 4, it loses 1 life and may move no further this turn.

token-minus2 = Token of −2 life
    .the = the token of −2 life
    .a = a token of −2 life
    .of = of the token of −2 life
    .to = to the token of −2 life
    .gender = n
    .plural = tokens of −2 life
    .text = Laid on your space by the Needle Snare; the next other hero to enter loses 2 life.

token-life-marker = Life marker
    .the = the life marker
    .a = a life marker
    .of = of the life marker
    .to = to the life marker
    .gender = n
    .plural = life markers
    .text = Marks life on a hero sheet.

token-mana-marker = Mana marker
    .the = the mana marker
    .a = a mana marker
    .of = of the mana marker
    .to = to the mana marker
    .gender = n
    .plural = mana markers
    .text = Marks mana on a hero sheet.

token-artefact = Artefact token
    .the = the artefact token
    .a = an artefact token
    .of = of the artefact token
    .to = to the artefact token
    .gender = n
    .plural = artefact tokens
    .text = The first hero to enter takes it and draws an artefact.

token-alpha = Alpha token
    .the = the Alpha token
    .a = an Alpha token
    .of = of the Alpha token
    .to = to the Alpha token
    .gender = n
    .plural = Alpha tokens
    .text = On the central space until the Alpha has been slain five times.

## Dice

die-search = Search die
    .the = the search die
    .a = a search die
    .of = of the search die
    .to = to the search die
    .gender = n
    .plural = search dice

die-trumpets = Trumpets die
    .the = the Trumpets die
    .a = a Trumpets die
    .of = of the Trumpets die
    .to = to the Trumpets die
    .gender = n
    .plural = Trumpets dice

die-hammer = Hammer die
    .the = the Hammer die
    .a = a Hammer die
    .of = of the Hammer die
    .to = to the Hammer die
    .gender = n
    .plural = Hammer dice

die-scythe = Scythe die
    .the = the Scythe die
    .a = a Scythe die
    .of = of the Scythe die
    .to = to the Scythe die
    .gender = n
    .plural = Scythe dice

die-d6 = Six-sided die
    .the = the six-sided die
    .a = a six-sided die
    .of = of the six-sided die
    .to = to the six-sided die
    .gender = n
    .plural = six-sided dice

die-d8 = Eight-sided die
    .the = the eight-sided die
    .a = an eight-sided die
    .of = of the eight-sided die
    .to = to the eight-sided die
    .gender = n
    .plural = eight-sided dice

## Results of dice

outcome-search-alpha = Alpha
    .the = the Alpha
    .a = the Alpha
    .of = of the Alpha
    .to = to the Alpha
    .gender = n
    .plural = Alphas

outcome-search-life = Vitality potion
    .the = the vitality potion
    .a = a vitality potion
    .of = of the vitality potion
    .to = to the vitality potion
    .gender = n
    .plural = vitality potions

outcome-search-mana = Mana root
    .the = the mana root
    .a = a mana root
    .of = of the mana root
    .to = to the mana root
    .gender = n
    .plural = mana roots

outcome-search-artefact = Artefact
    .the = the artefact
    .a = an artefact
    .of = of the artefact
    .to = to the artefact
    .gender = n
    .plural = artefacts

outcome-search-event = Event
    .the = the event
    .a = an event
    .of = of the event
    .to = to the event
    .gender = n
    .plural = events

outcome-search-monster = Waking monster
    .the = the waking monster
    .a = a waking monster
    .of = of the waking monster
    .to = to the waking monster
    .gender = n
    .plural = waking monsters

outcome-trumpets-renown1 = Fanfare
    .the = the fanfare
    .a = a fanfare
    .of = of the fanfare
    .to = to the fanfare
    .gender = n
    .plural = fanfares

outcome-trumpets-renown2 = Great fanfare
    .the = the great fanfare
    .a = a great fanfare
    .of = of the great fanfare
    .to = to the great fanfare
    .gender = n
    .plural = great fanfares

outcome-trumpets-steal = Theft of renown
    .the = the theft of renown
    .a = a theft of renown
    .of = of the theft of renown
    .to = to the theft of renown
    .gender = n
    .plural = thefts of renown

outcome-trumpets-mana = Breath of mana
    .the = the breath of mana
    .a = a breath of mana
    .of = of the breath of mana
    .to = to the breath of mana
    .gender = n
    .plural = breaths of mana

outcome-trumpets-artefact = Artefact
    .the = the artefact
    .a = an artefact
    .of = of the artefact
    .to = to the artefact
    .gender = n
    .plural = artefacts

outcome-trumpets-failure = Failure
    .the = the failure
    .a = a failure
    .of = of the failure
    .to = to the failure
    .gender = n
    .plural = failures

outcome-hammer-rockfall1 = Rockfall
    .the = the rockfall
    .a = a rockfall
    .of = of the rockfall
    .to = to the rockfall
    .gender = n
    .plural = rockfalls

outcome-hammer-rockfall2 = Double rockfall
    .the = the double rockfall
    .a = a double rockfall
    .of = of the double rockfall
    .to = to the double rockfall
    .gender = n
    .plural = double rockfalls

outcome-hammer-rockfall-all = Global rockfall
    .the = the global rockfall
    .a = a global rockfall
    .of = of the global rockfall
    .to = to the global rockfall
    .gender = n
    .plural = global rockfalls

outcome-hammer-failure = Failure
    .the = the failure
    .a = a failure
    .of = of the failure
    .to = to the failure
    .gender = n
    .plural = failures

outcome-hammer-mana = Spark of mana
    .the = the spark of mana
    .a = a spark of mana
    .of = of the spark of mana
    .to = to the spark of mana
    .gender = n
    .plural = sparks of mana

outcome-hammer-artefact = Artefact
    .the = the artefact
    .a = an artefact
    .of = of the artefact
    .to = to the artefact
    .gender = n
    .plural = artefacts

outcome-scythe-curse1 = Curse
    .the = the curse
    .a = a curse
    .of = of the curse
    .to = to the curse
    .gender = n
    .plural = curses

outcome-scythe-curse2 = Double curse
    .the = the double curse
    .a = a double curse
    .of = of the double curse
    .to = to the double curse
    .gender = n
    .plural = double curses

outcome-scythe-curse3 = Triple curse
    .the = the triple curse
    .a = a triple curse
    .of = of the triple curse
    .to = to the triple curse
    .gender = n
    .plural = triple curses

## Feats

feat-survivor = Survivor
    .the = the Survivor
    .a = a Survivor
    .of = of the Survivor
    .to = to the Survivor
    .gender = n
    .plural = Survivors
    .text = Reach Urto with exactly 1 life.

feat-the-rock = The Rock
    .the = The Rock
    .a = The Rock
    .of = of The Rock
    .to = to The Rock
    .gender = n
    .plural = The Rock
    .text = Reach Urto with full life.

feat-highlander = Highlander
    .the = the Highlander
    .a = a Highlander
    .of = of the Highlander
    .to = to the Highlander
    .gender = n
    .plural = Highlanders
    .text = Be the only hero to reach the last space.

feat-thrifty = Thrifty
    .the = Thrifty
    .a = Thrifty
    .of = of Thrifty
    .to = to Thrifty
    .gender = n
    .plural = Thrifty
    .text = Reach Urto with 7 mana or more.

feat-killer = Killer
    .the = the Killer
    .a = a Killer
    .of = of the Killer
    .to = to the Killer
    .gender = n
    .plural = Killers
    .text = Kill 2 heroes in one game.

feat-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
    .of = of the Assassin
    .to = to the Assassin
    .gender = n
    .plural = Assassins
    .text = Kill 3 heroes in one game.

feat-serial-killer = Serial Killer
    .the = the Serial Killer
    .a = a Serial Killer
    .of = of the Serial Killer
    .to = to the Serial Killer
    .gender = n
    .plural = Serial Killers
    .text = Kill 4 heroes in one game.

feat-goat = The Goat
    .the = The Goat
    .a = The Goat
    .of = of The Goat
    .to = to The Goat
    .gender = n
    .plural = The Goat
    .text = Roll 3 failures in a row with a divine die.

feat-flash = Flash
    .the = Flash
    .a = Flash
    .of = of Flash
    .to = to Flash
    .gender = n
    .plural = Flash
    .text = Draw 2 shortcuts in a row.

feat-best-friends = Best Friends
    .the = Best Friends
    .a = Best Friends
    .of = of Best Friends
    .to = to Best Friends
    .gender = n
    .plural = Best Friends
    .text = At least 4 heroes reach the last space alive.

feat-chocolate-medal = Chocolate Medal
    .the = the Chocolate Medal
    .a = a Chocolate Medal
    .of = of the Chocolate Medal
    .to = to the Chocolate Medal
    .gender = n
    .plural = Chocolate Medals
    .text = Die next to the last space.

feat-fry-up = A Good Fry-Up
    .the = A Good Fry-Up
    .a = A Good Fry-Up
    .of = of A Good Fry-Up
    .to = to A Good Fry-Up
    .gender = n
    .plural = A Good Fry-Up
    .text = Draw 2 mushrooms in a row.

feat-big-fish = Too Big a Fish
    .the = Too Big a Fish
    .a = Too Big a Fish
    .of = of Too Big a Fish
    .to = to Too Big a Fish
    .gender = n
    .plural = Too Big a Fish
    .text = Die fighting the Alpha.

feat-keeper = Keeper
    .the = the Keeper
    .a = a Keeper
    .of = of the Keeper
    .to = to the Keeper
    .gender = n
    .plural = Keepers
    .text = Bring your first 2 artefacts to the last space.

feat-score-50 = Insane Score
    .the = the Insane Score
    .a = an Insane Score
    .of = of the Insane Score
    .to = to the Insane Score
    .gender = n
    .plural = Insane Scores
    .text = Score 50 points or more.

feat-score-60 = Truly Insane Score
    .the = the Truly Insane Score
    .a = a Truly Insane Score
    .of = of the Truly Insane Score
    .to = to the Truly Insane Score
    .gender = n
    .plural = Truly Insane Scores
    .text = Score 60 points or more.

feat-score-70 = Beyond Words
    .the = Beyond Words
    .a = Beyond Words
    .of = of Beyond Words
    .to = to Beyond Words
    .gender = n
    .plural = Beyond Words
    .text = Score 70 points or more.
