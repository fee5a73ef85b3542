# Names of heroes, monsters, objects, zones and cards: the bare name, the forms it takes in a sentence, and its text.

## Characteristics

characteristic-dexterity = Dexterity
    .the = the dexterity
    .a = dexterity
    .of = of the dexterity
    .to = to the dexterity
    .gender = n
    .plural = dexterity

characteristic-intelligence = Intelligence
    .the = the intelligence
    .a = intelligence
    .of = of the intelligence
    .to = to the intelligence
    .gender = n
    .plural = intelligence

characteristic-melee = Melee
    .the = the melee
    .a = melee
    .of = of the melee
    .to = to the melee
    .gender = n
    .plural = melee
    .short = Melee

characteristic-shooting = Shooting
    .the = the shooting
    .a = shooting
    .of = of the shooting
    .to = to the shooting
    .gender = n
    .plural = shooting

characteristic-agility = Agility
    .the = the agility
    .a = agility
    .of = of the agility
    .to = to the agility
    .gender = n
    .plural = agility

characteristic-magic = Magic
    .the = the magic
    .a = magic
    .of = of the magic
    .to = to the magic
    .gender = n
    .plural = magic

characteristic-action-points = Action points
    .the = the action points
    .a = action points
    .of = of the action points
    .to = to the action points
    .gender = n
    .plural = action points

characteristic-strength = Strength
    .the = the strength
    .a = strength
    .of = of the strength
    .to = to the strength
    .gender = n
    .plural = strength

characteristic-charisma = Charisma
    .the = the charisma
    .a = charisma
    .of = of the charisma
    .to = to the charisma
    .gender = n
    .plural = charisma

characteristic-endurance = Endurance
    .the = the endurance
    .a = endurance
    .of = of the endurance
    .to = to the endurance
    .gender = n
    .plural = endurance

characteristic-will = Will
    .the = the will
    .a = will
    .of = of the will
    .to = to the will
    .gender = n
    .plural = will

## Power dice

die-brown = Brown die
    .the = the brown die
    .a = a brown die
    .of = of the brown die
    .to = to the brown die
    .gender = n
    .plural = brown dice

die-white = White die
    .the = the white die
    .a = a white die
    .of = of the white die
    .to = to the white die
    .gender = n
    .plural = white dice

die-light-blue = Light blue die
    .the = the light blue die
    .a = a light blue die
    .of = of the light blue die
    .to = to the light blue die
    .gender = n
    .plural = light blue dice

die-dark-blue = Dark blue die
    .the = the dark blue die
    .a = a dark blue die
    .of = of the dark blue die
    .to = to the dark blue die
    .gender = n
    .plural = dark blue dice

die-yellow = Yellow die
    .the = the yellow die
    .a = a yellow die
    .of = of the yellow die
    .to = to the yellow die
    .gender = n
    .plural = yellow dice

die-green = Green die
    .the = the green die
    .a = a green die
    .of = of the green die
    .to = to the green die
    .gender = n
    .plural = green dice

die-black = Black die
    .the = the black die
    .a = a black die
    .of = of the black die
    .to = to the black die
    .gender = n
    .plural = black dice

die-silver = Silver die
    .the = the silver die
    .a = a silver die
    .of = of the silver die
    .to = to the silver die
    .gender = n
    .plural = silver dice

die-gold = Gold die
    .the = the gold die
    .a = a gold die
    .of = of the gold die
    .to = to the gold die
    .gender = n
    .plural = gold dice

die-ruby = Ruby die
    .the = the ruby die
    .a = a ruby die
    .of = of the ruby die
    .to = to the ruby die
    .gender = n
    .plural = ruby dice

## Levels of play

level-novice = Novice
    .the = the novice
    .a = a novice
    .of = of the novice
    .to = to the novice
    .gender = n
    .plural = novices

level-adventurer = Adventurer
    .the = the adventurer
    .a = an adventurer
    .of = of the adventurer
    .to = to the adventurer
    .gender = n
    .plural = adventurers

level-hero = Hero
    .the = the hero
    .a = a hero
    .of = of the hero
    .to = to the hero
    .gender = n
    .plural = heroes

## Heroes

hero-svein = Svein
    .the = Svein
    .a = Svein
    .of = of Svein
    .to = to Svein
    .gender = m
    .plural = Svein
    .flavour = He came down from the north with a cleaver, a thirst and no armour, and has needed nothing else so far.

hero-aldric = Aldric Pierrefendre
    .the = Aldric Pierrefendre
    .a = Aldric Pierrefendre
    .of = of Aldric Pierrefendre
    .to = to Aldric Pierrefendre
    .gender = m
    .plural = Aldric Pierrefendre
    .flavour = Three generations of his family broke stone under this city. He knows what a ceiling sounds like before it falls.
    .short = Aldric

hero-maelle = Maëlle Sorbier
    .the = Maëlle Sorbier
    .a = Maëlle Sorbier
    .of = of Maëlle Sorbier
    .to = to Maëlle Sorbier
    .gender = f
    .plural = Maëlle Sorbier
    .flavour = She walks as if the floor were asleep, and locks tend to change their minds when she is near.
    .short = Maëlle

hero-isaure = Isaure Valombre
    .the = Isaure Valombre
    .a = Isaure Valombre
    .of = of Isaure Valombre
    .to = to Isaure Valombre
    .gender = f
    .plural = Isaure Valombre
    .flavour = Half of what she read was forbidden, and the other half should have been. People follow her all the same.
    .short = Isaure

race-human = Human
    .the = the human
    .a = a human
    .of = of the human
    .to = to the human
    .gender = n
    .plural = humans

race-dwarf = Dwarf
    .the = the dwarf
    .a = a dwarf
    .of = of the dwarf
    .to = to the dwarf
    .gender = n
    .plural = dwarfs

race-elf = Elf
    .the = the elf
    .a = an elf
    .of = of the elf
    .to = to the elf
    .gender = n
    .plural = elves

vocation-barbarian = Barbarian
    .the = the barbarian
    .a = a barbarian
    .of = of the barbarian
    .to = to the barbarian
    .gender = n
    .plural = barbarians

vocation-warrior = Warrior
    .the = the warrior
    .a = a warrior
    .of = of the warrior
    .to = to the warrior
    .gender = n
    .plural = warriors

vocation-ranger = Ranger
    .the = the ranger
    .a = a ranger
    .of = of the ranger
    .to = to the ranger
    .gender = n
    .plural = rangers

vocation-mage = Mage
    .the = the mage
    .a = a mage
    .of = of the mage
    .to = to the mage
    .gender = n
    .plural = mages

## Monsters

monster-first-moon-revenant = First-moon revenant
    .short = Revenant
    .the = the first-moon revenant
    .a = a first-moon revenant
    .of = of the first-moon revenant
    .to = to the first-moon revenant
    .gender = n
    .plural = first-moon revenants
    .flavour = Dead for no longer than a month, it still remembers how to walk, and whom it hates.

monster-voracious-ogre = Voracious ogre
    .short = Ogre
    .the = the voracious ogre
    .a = a voracious ogre
    .of = of the voracious ogre
    .to = to the voracious ogre
    .gender = n
    .plural = voracious ogres
    .flavour = It fills the corridor from wall to wall and thinks of one thing at a time: the next meal.

monster-vermin-giant-rat = Vermin giant rat
    .short = Rat
    .the = the vermin giant rat
    .a = a vermin giant rat
    .of = of the vermin giant rat
    .to = to the vermin giant rat
    .gender = n
    .plural = vermin giant rats
    .flavour = One of them flees from a torch. Three of them put it out.

monster-guardian-giant-spider = Guardian giant spider
    .short = Spider
    .the = the guardian giant spider
    .a = a guardian giant spider
    .of = of the guardian giant spider
    .to = to the guardian giant spider
    .gender = n
    .plural = guardian giant spiders
    .flavour = It has all the time in the world, and enough thread for everybody.

## Competences

competence-parade = Parry
    .the = the parry
    .a = a parry
    .of = of the parry
    .to = to the parry
    .gender = n
    .plural = parries
    .text = Once in each enemy turn you can parry a melee attack, even with empty hands.

competence-ambidextre = Ambidextrous
    .the = the two-handedness
    .a = two-handedness
    .of = of the two-handedness
    .to = to the two-handedness
    .gender = n
    .plural = two-handedness
    .text = With a weapon in each hand, both of them parry; and once per turn you may repeat a melee attack with the other weapon for nothing, one melee level lower.

competence-super-tanke = Super tough
    .the = the super toughness
    .a = super toughness
    .of = of the super toughness
    .to = to the super toughness
    .gender = n
    .plural = super toughness
    .text = You have 2 armour points of your own and wear no armour, except a studded bearskin, which adds to them.

competence-initie-aux-arcanes = Arcane initiate
    .the = the arcane initiation
    .a = an arcane initiation
    .of = of the arcane initiation
    .to = to the arcane initiation
    .gender = n
    .plural = arcane initiations
    .text = You may learn white, black, necromantic and demonological spells and wield the sceptre.

competence-vol = Flight
    .the = the flight
    .a = flight
    .of = of the flight
    .to = to the flight
    .gender = n
    .plural = flights
    .text = It flies: nobody blocks it, and it passes over characters and holes.

competence-doigts-agiles = Nimble fingers
    .the = the nimble fingers
    .a = nimble fingers
    .of = of the nimble fingers
    .to = to the nimble fingers
    .gender = n
    .plural = nimble fingers
    .text = +1 to the result when you pick a lock, disarm a trap or steal.

competence-pied-leger = Light foot
    .the = the light foot
    .a = a light foot
    .of = of the light foot
    .to = to the light foot
    .gender = n
    .plural = light feet
    .text = +1 to the result when you break away from an enemy or cross a rope bridge.

competence-oeil-du-guetteur = Watcher’s eye
    .the = the watcher’s eye
    .a = a watcher’s eye
    .of = of the watcher’s eye
    .to = to the watcher’s eye
    .gender = n
    .plural = watcher’s eyes
    .text = Your weapons shoot 2 squares farther, and what you throw at enemies without a weapon flies twice as far.

competence-meneur = Born leader
    .the = the born leadership
    .a = born leadership
    .of = of the born leadership
    .to = to the born leadership
    .gender = n
    .plural = born leadership
    .text = +1 to the result when you encourage your companions or threaten your enemies.

competence-dur-au-mal = Hard to kill
    .the = the hardiness
    .a = hardiness
    .of = of the hardiness
    .to = to the hardiness
    .gender = n
    .plural = hardiness
    .text = When you lie on the ground, your companions have one more turn to help you.

## Schools of magic

school-peasant = Magic for peasants
    .the = the magic for peasants
    .a = magic for peasants
    .of = of the magic for peasants
    .to = to the magic for peasants
    .gender = n
    .plural = magic for peasants

school-white = White magic
    .the = the white magic
    .a = white magic
    .of = of the white magic
    .to = to the white magic
    .gender = n
    .plural = white magic

school-black = Black magic
    .the = the black magic
    .a = black magic
    .of = of the black magic
    .to = to the black magic
    .gender = n
    .plural = black magic

school-necromantic = Necromancy
    .the = the necromancy
    .a = necromancy
    .of = of the necromancy
    .to = to the necromancy
    .gender = n
    .plural = necromancy

school-demonology = Demonology
    .the = the demonology
    .a = demonology
    .of = of the demonology
    .to = to the demonology
    .gender = n
    .plural = demonology

## Spells

spell-peasant-glow = Candle glow
    .the = the candle glow
    .a = a candle glow
    .of = of the candle glow
    .to = to the candle glow
    .gender = n
    .plural = candle glows
    .text = Shows what is hidden on your square and on the eight around it.

spell-peasant-poultice = Poultice
    .the = the poultice
    .a = a poultice
    .of = of the poultice
    .to = to the poultice
    .gender = n
    .plural = poultices
    .text = You or an ally beside you heals 1D HP.

spell-peasant-pebble = Flying pebble
    .the = the flying pebble
    .a = a flying pebble
    .of = of the flying pebble
    .to = to the flying pebble
    .gender = n
    .plural = flying pebbles
    .text = One enemy in sight, 6 squares away at most, takes 2+1D damage.

spell-peasant-luck = Helping hand
    .the = the helping hand
    .a = a helping hand
    .of = of the helping hand
    .to = to the helping hand
    .gender = n
    .plural = helping hands
    .text = One ally in sight has +2 to the result of its next test this turn.

spell-white-heal = Healing hand
    .the = the healing hand
    .a = a healing hand
    .of = of the healing hand
    .to = to the healing hand
    .gender = n
    .plural = healing hands
    .text = You or an ally in sight heals 2+2D HP.

spell-white-light-shield = Aegis of light
    .the = the aegis of light
    .a = an aegis of light
    .of = of the aegis of light
    .to = to the aegis of light
    .gender = n
    .plural = aegises of light
    .text = You or an ally in sight has 2 magic armour points more for one turn.

spell-white-purify = Purification
    .the = the purification
    .a = a purification
    .of = of the purification
    .to = to the purification
    .gender = n
    .plural = purifications
    .text = Poison, fire and webs end for you or an ally in sight.

spell-white-holy-light = Holy light
    .the = the holy light
    .a = a holy light
    .of = of the holy light
    .to = to the holy light
    .gender = n
    .plural = holy lights
    .text = Every undead and demon in sight loses 2D HP; neither armour nor endurance helps.

spell-black-shadow-bolt = Shadow bolt
    .the = the shadow bolt
    .a = a shadow bolt
    .of = of the shadow bolt
    .to = to the shadow bolt
    .gender = n
    .plural = shadow bolts
    .text = One enemy in sight takes 4+2D damage.

spell-black-dread = Dread
    .the = the dread
    .a = dread
    .of = of the dread
    .to = to the dread
    .gender = n
    .plural = dreads
    .text = One enemy in sight passes a will test of 4 or loses 2 AP in its next turn. The fearless do not care.

spell-black-fire = Black fire
    .the = the black fire
    .a = black fire
    .of = of the black fire
    .to = to the black fire
    .gender = n
    .plural = black fires
    .text = A square in sight and the eight around it: 2D damage, friend and foe, and they may catch fire.

spell-black-veil = Veil of night
    .the = the veil of night
    .a = a veil of night
    .of = of the veil of night
    .to = to the veil of night
    .gender = n
    .plural = veils of night
    .text = You are invisible for one turn.

spell-necro-spectral-hand = Spectral hand
    .the = the spectral hand
    .a = a spectral hand
    .of = of the spectral hand
    .to = to the spectral hand
    .gender = n
    .plural = spectral hands
    .text = One enemy in sight loses 2D HP; only magic armour is taken off.

spell-necro-drain = Thirst of the tombs
    .the = the thirst of the tombs
    .a = a thirst of the tombs
    .of = of the thirst of the tombs
    .to = to the thirst of the tombs
    .gender = n
    .plural = thirsts of the tombs
    .text = An enemy beside you loses 2D HP, and you heal half of them.

spell-necro-raise = Raise the dead
    .the = the raising of the dead
    .a = a raising of the dead
    .of = of the raising of the dead
    .to = to the raising of the dead
    .gender = n
    .plural = raisings of the dead
    .text = A corpse beside you stands up as a first-moon revenant on your side. One at a time.

spell-demon-pact = Blood pact
    .the = the blood pact
    .a = a blood pact
    .of = of the blood pact
    .to = to the blood pact
    .gender = n
    .plural = blood pacts
    .text = You lose 1D HP and gain 2 AP this turn.

spell-demon-chains = Infernal chains
    .the = the infernal chains
    .a = infernal chains
    .of = of the infernal chains
    .to = to the infernal chains
    .gender = n
    .plural = infernal chains
    .text = One enemy in sight is held as by a web of level 3.

spell-demon-sulphur = Rain of sulphur
    .the = the rain of sulphur
    .a = a rain of sulphur
    .of = of the rain of sulphur
    .to = to the rain of sulphur
    .gender = n
    .plural = rains of sulphur
    .text = A square in sight and the eight around it: 1+3D damage, friend and foe, and they may catch fire.

spell-demon-possession = Possession
    .the = the possession
    .a = a possession
    .of = of the possession
    .to = to the possession
    .gender = n
    .plural = possessions
    .text = One enemy in sight passes a will test of 5, or you play it once, at once, with all its AP.

## Kinds of treasure

treasure-weapon = Weapon
    .the = the weapon
    .a = a weapon
    .of = of the weapon
    .to = to the weapon
    .gender = n
    .plural = weapons

treasure-potion = Potion
    .the = the potion
    .a = a potion
    .of = of the potion
    .to = to the potion
    .gender = n
    .plural = potions

treasure-magic-object = Magic object
    .the = the magic object
    .a = a magic object
    .of = of the magic object
    .to = to the magic object
    .gender = n
    .plural = magic objects

treasure-grimoire-scroll = Grimoire or scroll
    .the = the grimoire or scroll
    .a = a grimoire or scroll
    .of = of the grimoire or scroll
    .to = to the grimoire or scroll
    .gender = n
    .plural = grimoires and scrolls

treasure-magic-weapon = Magic weapon
    .the = the magic weapon
    .a = a magic weapon
    .of = of the magic weapon
    .to = to the magic weapon
    .gender = n
    .plural = magic weapons

treasure-magic-armour = Piece of magic armour
    .the = the piece of magic armour
    .a = a piece of magic armour
    .of = of the piece of magic armour
    .to = to the piece of magic armour
    .gender = n
    .plural = pieces of magic armour

treasure-rune = Rune
    .the = the rune
    .a = a rune
    .of = of the rune
    .to = to the rune
    .gender = n
    .plural = runes

## Weapons

item-rusty-sword = Rusty sword
    .the = the rusty sword
    .a = a rusty sword
    .of = of the rusty sword
    .to = to the rusty sword
    .gender = n
    .plural = rusty swords
    .text = It still parries. It still cuts, if you insist.

item-bastard-sword = Bastard sword
    .the = the bastard sword
    .a = a bastard sword
    .of = of the bastard sword
    .to = to the bastard sword
    .gender = n
    .plural = bastard swords
    .text = Long enough for two hands, and it parries.

item-cleaver = Cleaver
    .the = the cleaver
    .a = a cleaver
    .of = of the cleaver
    .to = to the cleaver
    .gender = n
    .plural = cleavers
    .text = A kitchen tool with ambitions.

item-two-handed-cleaver = Two-handed cleaver
    .the = the two-handed cleaver
    .a = a two-handed cleaver
    .of = of the two-handed cleaver
    .to = to the two-handed cleaver
    .gender = n
    .plural = two-handed cleavers
    .text = Nothing subtle about it.

item-club = Club
    .the = the club
    .a = a club
    .of = of the club
    .to = to the club
    .gender = n
    .plural = clubs
    .text = It dents what it hits: the target has 1 armour point less.

item-great-club = Great club
    .the = the great club
    .a = a great club
    .of = of the great club
    .to = to the great club
    .gender = n
    .plural = great clubs
    .text = Half a tree: the target has 1 armour point less.

item-nunchaku = Nunchaku
    .the = the nunchaku
    .a = a nunchaku
    .of = of the nunchaku
    .to = to the nunchaku
    .gender = n
    .plural = nunchakus
    .text = Nobody sees where it comes from: it cannot be parried.

item-great-nunchaku = Great nunchaku
    .the = the great nunchaku
    .a = a great nunchaku
    .of = of the great nunchaku
    .to = to the great nunchaku
    .gender = n
    .plural = great nunchakus
    .text = Twice the length, twice the bruises: it cannot be parried.

item-old-yew-bow = Old yew bow
    .the = the old yew bow
    .a = an old yew bow
    .of = of the old yew bow
    .to = to the old yew bow
    .gender = n
    .plural = old yew bows
    .text = The wood is dry, but it carries far.

item-rapid-repeating-crossbow = Rapid repeating crossbow
    .the = the rapid repeating crossbow
    .a = a rapid repeating crossbow
    .of = of the rapid repeating crossbow
    .to = to the rapid repeating crossbow
    .gender = n
    .plural = rapid repeating crossbows
    .text = Three bolts at once, for whoever can hold it still.

item-spear = Spear
    .the = the spear
    .a = a spear
    .of = of the spear
    .to = to the spear
    .gender = n
    .plural = spears
    .text = It also strikes two squares away.

## Potions

item-invisibility-potion = Potion of invisibility
    .the = the potion of invisibility
    .a = a potion of invisibility
    .of = of the potion of invisibility
    .to = to the potion of invisibility
    .gender = n
    .plural = potions of invisibility
    .text = The drinker is invisible for one turn.

item-invulnerability-potion = Potion of invulnerability
    .the = the potion of invulnerability
    .a = a potion of invulnerability
    .of = of the potion of invulnerability
    .to = to the potion of invulnerability
    .gender = n
    .plural = potions of invulnerability
    .text = The drinker ignores all wounds for one turn.

item-strength-potion = Potion of strength
    .the = the potion of strength
    .a = a potion of strength
    .of = of the potion of strength
    .to = to the potion of strength
    .gender = n
    .plural = potions of strength
    .text = +2 strength for one turn.

item-resistance-potion = Potion of resistance
    .the = the potion of resistance
    .a = a potion of resistance
    .of = of the potion of resistance
    .to = to the potion of resistance
    .gender = n
    .plural = potions of resistance
    .text = +2 endurance for one turn.

item-speed-potion = Potion of speed
    .the = the potion of speed
    .a = a potion of speed
    .of = of the potion of speed
    .to = to the potion of speed
    .gender = n
    .plural = potions of speed
    .text = +4 AP for one turn.

item-cure-potion = Potion of cure
    .the = the potion of cure
    .a = a potion of cure
    .of = of the potion of cure
    .to = to the potion of cure
    .gender = n
    .plural = potions of cure
    .text = Heals 4+5D HP and ends poison.

item-care-potion = Potion of care
    .the = the potion of care
    .a = a potion of care
    .of = of the potion of care
    .to = to the potion of care
    .gender = n
    .plural = potions of care
    .text = Heals 4 HP. It does nothing against poison.

## Magic objects

item-blessed-amulet = Blessed amulet
    .the = the blessed amulet
    .a = a blessed amulet
    .of = of the blessed amulet
    .to = to the blessed amulet
    .gender = n
    .plural = blessed amulets
    .text = Its bearer cannot be poisoned.

item-ice-amulet = Ice amulet
    .the = the ice amulet
    .a = an ice amulet
    .of = of the ice amulet
    .to = to the ice amulet
    .gender = n
    .plural = ice amulets
    .text = Its bearer never catches fire.

item-courage-amulet = Amulet of courage
    .the = the amulet of courage
    .a = an amulet of courage
    .of = of the amulet of courage
    .to = to the amulet of courage
    .gender = n
    .plural = amulets of courage
    .text = Its bearer is never afraid.

item-agility-ring = Ring of agility
    .the = the ring of agility
    .a = a ring of agility
    .of = of the ring of agility
    .to = to the ring of agility
    .gender = n
    .plural = rings of agility
    .text = 1D more in agility tests.

item-teleport-ring = Ring of teleportation
    .the = the ring of teleportation
    .a = a ring of teleportation
    .of = of the ring of teleportation
    .to = to the ring of teleportation
    .gender = n
    .plural = rings of teleportation
    .text = Once per game its bearer moves to any free square of the board.

item-divination-ring = Ring of divination
    .the = the ring of divination
    .a = a ring of divination
    .of = of the ring of divination
    .to = to the ring of divination
    .gender = n
    .plural = rings of divination
    .text = Once per game, at the end of its bearer’s turn, that turn never happened: it is played again.

item-speed-boots = Boots of speed
    .the = the boots of speed
    .a = boots of speed
    .of = of the boots of speed
    .to = to the boots of speed
    .gender = n
    .plural = boots of speed
    .text = Every run is one square longer.

item-ancient-king-crown = Crown of an ancient king
    .the = the crown of an ancient king
    .a = a crown of an ancient king
    .of = of the crown of an ancient king
    .to = to the crown of an ancient king
    .gender = n
    .plural = crowns of ancient kings
    .text = 1D more in charisma tests.

item-healing-stone = Healing stone
    .the = the healing stone
    .a = a healing stone
    .of = of the healing stone
    .to = to the healing stone
    .gender = n
    .plural = healing stones
    .text = Each AP spent on it heals 3 HP, for its bearer or an ally beside.

item-apprentice-sceptre = Apprentice’s sceptre
    .the = the apprentice’s sceptre
    .a = an apprentice’s sceptre
    .of = of the apprentice’s sceptre
    .to = to the apprentice’s sceptre
    .gender = n
    .plural = apprentice’s sceptres
    .text = 1D more when casting.

item-sceptre = Sceptre
    .the = the sceptre
    .a = a sceptre
    .of = of the sceptre
    .to = to the sceptre
    .gender = n
    .plural = sceptres
    .text = 2D more when casting, for the initiated.

## Grimoires and scrolls

item-banishment-scroll = Scroll of banishment
    .the = the scroll of banishment
    .a = a scroll of banishment
    .of = of the scroll of banishment
    .to = to the scroll of banishment
    .gender = n
    .plural = scrolls of banishment
    .text = An enemy in sight passes a will test of 6 or is gone for good.

item-cure-scroll = Scroll of cure
    .the = the scroll of cure
    .a = a scroll of cure
    .of = of the scroll of cure
    .to = to the scroll of cure
    .gender = n
    .plural = scrolls of cure
    .text = You and all your allies, wherever they are, heal 4+5D HP, and poison ends.

item-protection-scroll = Scroll of protection
    .the = the scroll of protection
    .a = a scroll of protection
    .of = of the scroll of protection
    .to = to the scroll of protection
    .gender = n
    .plural = scrolls of protection
    .text = You or somebody in sight has 2 magic armour points more for the whole game.

item-teleport-scroll = Scroll of teleportation
    .the = the scroll of teleportation
    .a = a scroll of teleportation
    .of = of the scroll of teleportation
    .to = to the scroll of teleportation
    .gender = n
    .plural = scrolls of teleportation
    .text = You and those in sight who wish it move anywhere in the explored catacombs.

item-time-scroll = Scroll of time
    .the = the scroll of time
    .a = a scroll of time
    .of = of the scroll of time
    .to = to the scroll of time
    .gender = n
    .plural = scrolls of time
    .text = You and all your allies play two turns in a row.

item-resurrection-scroll = Scroll of resurrection
    .the = the scroll of resurrection
    .a = a scroll of resurrection
    .of = of the scroll of resurrection
    .to = to the scroll of resurrection
    .gender = n
    .plural = scrolls of resurrection
    .text = A dead companion comes back with half of the HP, on a square in your sight.

item-black-magic-grimoire = Grimoire of black magic
    .the = the grimoire of black magic
    .a = a grimoire of black magic
    .of = of the grimoire of black magic
    .to = to the grimoire of black magic
    .gender = n
    .plural = grimoires of black magic
    .text = Spells of black magic can be learnt from it, by the initiated.

item-white-magic-grimoire = Grimoire of white magic
    .the = the grimoire of white magic
    .a = a grimoire of white magic
    .of = of the grimoire of white magic
    .to = to the grimoire of white magic
    .gender = n
    .plural = grimoires of white magic
    .text = Spells of white magic can be learnt from it, by the initiated.

item-peasant-magic-grimoire = Grimoire “Magic for Peasants”
    .the = the grimoire of magic for peasants
    .a = a grimoire of magic for peasants
    .of = of the grimoire of magic for peasants
    .to = to the grimoire of magic for peasants
    .gender = n
    .plural = grimoires of magic for peasants
    .text = Simple spells in simple words. Anybody can learn them.

item-necromantic-grimoire = Grimoire of necromancy
    .the = the grimoire of necromancy
    .a = a grimoire of necromancy
    .of = of the grimoire of necromancy
    .to = to the grimoire of necromancy
    .gender = n
    .plural = grimoires of necromancy
    .text = Spells of necromancy can be learnt from it, by the initiated.

item-demonology-grimoire = Demonological grimoire
    .the = the demonological grimoire
    .a = a demonological grimoire
    .of = of the demonological grimoire
    .to = to the demonological grimoire
    .gender = n
    .plural = demonological grimoires
    .text = Spells of demonology can be learnt from it, by the initiated.

## Magic weapons

item-blessed-sword = Blessed sword
    .the = the blessed sword
    .a = a blessed sword
    .of = of the blessed sword
    .to = to the blessed sword
    .gender = n
    .plural = blessed swords
    .text = It parries, and the dice of a failed attack may be rolled again once.

item-berserk-axe = Berserk axe
    .the = the berserk axe
    .a = a berserk axe
    .of = of the berserk axe
    .to = to the berserk axe
    .gender = n
    .plural = berserk axes
    .text = Two attacks for each action, and it parries.

item-power-axe = Axe of power
    .the = the axe of power
    .a = an axe of power
    .of = of the axe of power
    .to = to the axe of power
    .gender = n
    .plural = axes of power
    .text = +1 strength while it is wielded.

item-fury-blade = Blade of fury
    .the = the blade of fury
    .a = a blade of fury
    .of = of the blade of fury
    .to = to the blade of fury
    .gender = n
    .plural = blades of fury
    .text = +1 will while it is wielded, and it parries.

item-hell-blade = Hell blade
    .the = the hell blade
    .a = a hell blade
    .of = of the hell blade
    .to = to the hell blade
    .gender = n
    .plural = hell blades
    .text = Its hits may set fire, and it parries.

item-vampire-blade = Vampire blade
    .the = the vampire blade
    .a = a vampire blade
    .of = of the vampire blade
    .to = to the vampire blade
    .gender = n
    .plural = vampire blades
    .text = Each attack that wounds gives its wielder 1D HP back, and it parries.

item-lightning-hammer = Lightning hammer
    .the = the lightning hammer
    .a = a lightning hammer
    .of = of the lightning hammer
    .to = to the lightning hammer
    .gender = n
    .plural = lightning hammers
    .text = The target has 2 armour points less.

item-blessed-flail = Blessed flail
    .the = the blessed flail
    .a = a blessed flail
    .of = of the blessed flail
    .to = to the blessed flail
    .gender = n
    .plural = blessed flails
    .text = It cannot be parried, and the dice of a failed attack may be rolled again once.

item-flame-bow = Flame bow
    .the = the flame bow
    .a = a flame bow
    .of = of the flame bow
    .to = to the flame bow
    .gender = n
    .plural = flame bows
    .text = Its hits may set fire.

item-ghost-bow = Ghost bow
    .the = the ghost bow
    .a = a ghost bow
    .of = of the ghost bow
    .to = to the ghost bow
    .gender = n
    .plural = ghost bows
    .text = Its arrows pass through everybody in between.

item-dragon-tooth-spear = Dragon-tooth spear
    .the = the dragon-tooth spear
    .a = a dragon-tooth spear
    .of = of the dragon-tooth spear
    .to = to the dragon-tooth spear
    .gender = n
    .plural = dragon-tooth spears
    .text = It also strikes two squares away and ignores armour.

## Magic armour

item-master-armour = Master armour
    .the = the master armour
    .a = a master armour
    .of = of the master armour
    .to = to the master armour
    .gender = n
    .plural = master armours
    .text = +1 charisma, −3 magic.

item-regeneration-armour = Armour of regeneration
    .the = the armour of regeneration
    .a = an armour of regeneration
    .of = of the armour of regeneration
    .to = to the armour of regeneration
    .gender = n
    .plural = armours of regeneration
    .text = Its wearer regains 1D HP at the start of each turn. −3 magic.

item-ghost-armour = Ghost armour
    .the = the ghost armour
    .a = a ghost armour
    .of = of the ghost armour
    .to = to the ghost armour
    .gender = n
    .plural = ghost armours
    .text = Its armour points are rolled at the start of each turn: 1D.

item-talisman-armour = Talisman armour
    .the = the talisman armour
    .a = a talisman armour
    .of = of the talisman armour
    .to = to the talisman armour
    .gender = n
    .plural = talisman armours
    .text = No spell works on its wearer, healing ones included. −10 magic.

item-thrice-blessed-armour = Thrice-blessed armour
    .the = the thrice-blessed armour
    .a = a thrice-blessed armour
    .of = of the thrice-blessed armour
    .to = to the thrice-blessed armour
    .gender = n
    .plural = thrice-blessed armours
    .text = At the start of each turn, demons and undead beside its wearer lose 1D HP. −3 magic, −1 agility.

item-courage-shield = Shield of courage
    .the = the shield of courage
    .a = a shield of courage
    .of = of the shield of courage
    .to = to the shield of courage
    .gender = n
    .plural = shields of courage
    .text = It parries, and its bearer is never afraid.

item-argika-mail = Argika mail coat
    .the = the argika mail coat
    .a = an argika mail coat
    .of = of the argika mail coat
    .to = to the argika mail coat
    .gender = n
    .plural = argika mail coats
    .text = Light metal, heavy price. −2 magic.

item-great-argika-shield = Great argika shield
    .the = the great argika shield
    .a = a great argika shield
    .of = of the great argika shield
    .to = to the great argika shield
    .gender = n
    .plural = great argika shields
    .text = It parries.

item-hell-armour = Hell armour
    .the = the hell armour
    .a = a hell armour
    .of = of the hell armour
    .to = to the hell armour
    .gender = n
    .plural = hell armours
    .text = Its wearer never catches fire. −3 magic.

item-sharpened-armour = Sharpened armour
    .the = the sharpened armour
    .a = a sharpened armour
    .of = of the sharpened armour
    .to = to the sharpened armour
    .gender = n
    .plural = sharpened armours
    .text = Its wearer cannot be webbed. −3 magic.

item-svein-studded-bearskin = Svein’s studded bearskin
    .the = Svein’s studded bearskin
    .a = Svein’s studded bearskin
    .of = of Svein’s studded bearskin
    .to = to Svein’s studded bearskin
    .gender = n
    .plural = Svein’s studded bearskins
    .text = Even those who never wear armour wear this one.

## Runes

item-combat-rune = Rune of combat
    .the = the rune of combat
    .a = a rune of combat
    .of = of the rune of combat
    .to = to the rune of combat
    .gender = n
    .plural = runes of combat
    .text = Bound to a weapon or armour: +1 melee.

item-shooting-rune = Rune of shooting
    .the = the rune of shooting
    .a = a rune of shooting
    .of = of the rune of shooting
    .to = to the rune of shooting
    .gender = n
    .plural = runes of shooting
    .text = Bound to a weapon or armour: +1 shooting.

item-strength-rune = Rune of strength
    .the = the rune of strength
    .a = a rune of strength
    .of = of the rune of strength
    .to = to the rune of strength
    .gender = n
    .plural = runes of strength
    .text = Bound to a weapon or armour: +1 strength.

item-resistance-rune = Rune of resistance
    .the = the rune of resistance
    .a = a rune of resistance
    .of = of the rune of resistance
    .to = to the rune of resistance
    .gender = n
    .plural = runes of resistance
    .text = Bound to a weapon or armour: +1 endurance.

item-will-rune = Rune of will
    .the = the rune of will
    .a = a rune of will
    .of = of the rune of will
    .to = to the rune of will
    .gender = n
    .plural = runes of will
    .text = Bound to a weapon or armour: +1 will.

item-charisma-rune = Rune of charisma
    .the = the rune of charisma
    .a = a rune of charisma
    .of = of the rune of charisma
    .to = to the rune of charisma
    .gender = n
    .plural = runes of charisma
    .text = Bound to a weapon or armour: +1 charisma.

item-agility-rune = Rune of agility
    .the = the rune of agility
    .a = a rune of agility
    .of = of the rune of agility
    .to = to the rune of agility
    .gender = n
    .plural = runes of agility
    .text = Bound to a weapon or armour: +1 agility.

item-life-rune = Rune of life
    .the = the rune of life
    .a = a rune of life
    .of = of the rune of life
    .to = to the rune of life
    .gender = n
    .plural = runes of life
    .text = Bound to a weapon or armour: +5 HP.

item-knowledge-rune = Rune of knowledge
    .the = the rune of knowledge
    .a = a rune of knowledge
    .of = of the rune of knowledge
    .to = to the rune of knowledge
    .gender = n
    .plural = runes of knowledge
    .text = Bound to a weapon or armour: +1 intelligence.

item-dexterity-rune = Rune of dexterity
    .the = the rune of dexterity
    .a = a rune of dexterity
    .of = of the rune of dexterity
    .to = to the rune of dexterity
    .gender = n
    .plural = runes of dexterity
    .text = Bound to a weapon or armour: +1 dexterity.

item-magic-rune = Rune of magic
    .the = the rune of magic
    .a = a rune of magic
    .of = of the rune of magic
    .to = to the rune of magic
    .gender = n
    .plural = runes of magic
    .text = Bound to a weapon or armour: +1 magic.

## From town

item-iron-buckler = Iron buckler
    .the = the iron buckler
    .a = an iron buckler
    .of = of the iron buckler
    .to = to the iron buckler
    .gender = n
    .plural = iron bucklers
    .text = Small, round, and it parries.

item-mail-coat = Mail coat
    .the = the mail coat
    .a = a mail coat
    .of = of the mail coat
    .to = to the mail coat
    .gender = n
    .plural = mail coats
    .text = It rings at every step. −2 magic.

item-leather-jerkin = Leather jerkin
    .the = the leather jerkin
    .a = a leather jerkin
    .of = of the leather jerkin
    .to = to the leather jerkin
    .gender = n
    .plural = leather jerkins
    .text = Boiled twice, mended often.

item-padded-robe = Padded robe
    .the = the padded robe
    .a = a padded robe
    .of = of the padded robe
    .to = to the padded robe
    .gender = n
    .plural = padded robes
    .text = Warm, and thicker than it looks.

item-short-sword = Short sword
    .the = the short sword
    .a = a short sword
    .of = of the short sword
    .to = to the short sword
    .gender = n
    .plural = short swords
    .text = Made for corridors, and it parries.

item-knife = Knife
    .the = the knife
    .a = a knife
    .of = of the knife
    .to = to the knife
    .gender = n
    .plural = knives
    .text = For bread, rope, and the worst case.

item-spike-trap-kit = Spike trap kit
    .the = the spike trap kit
    .a = a spike trap kit
    .of = of the spike trap kit
    .to = to the spike trap kit
    .gender = n
    .plural = spike trap kits
    .text = Laid on a square beside you, it waits for the wrong foot.

item-strongbox = Strongbox
    .the = the strongbox
    .a = a strongbox
    .of = of the strongbox
    .to = to the strongbox
    .gender = n
    .plural = strongboxes
    .text = Stays in town and holds what would be too heavy.

## Quest objects

item-solar-orb = Solar orb
    .the = the solar orb
    .a = a solar orb
    .of = of the solar orb
    .to = to the solar orb
    .gender = n
    .plural = solar orbs
    .text = Corn grows in its light, even down here.

## Furniture

element-weapon-rack = Weapon rack
    .the = the weapon rack
    .a = a weapon rack
    .of = of the weapon rack
    .to = to the weapon rack
    .gender = n
    .plural = weapon racks
    .text = Blades on hooks, most of them eaten by rust.

element-bookcase = Bookcase
    .the = the bookcase
    .a = a bookcase
    .of = of the bookcase
    .to = to the bookcase
    .gender = n
    .plural = bookcases
    .text = Damp pages, and a gap where a book was taken lately.

element-barrel = Barrel
    .the = the barrel
    .a = a barrel
    .of = of the barrel
    .to = to the barrel
    .gender = n
    .plural = barrels
    .text = Something knocks against the staves when it is moved.

element-chest = Chest
    .the = the chest
    .a = a chest
    .of = of the chest
    .to = to the chest
    .gender = n
    .plural = chests
    .text = Iron bands, and a lid that may or may not be locked.

element-table = Table
    .the = the table
    .a = a table
    .of = of the table
    .to = to the table
    .gender = n
    .plural = tables
    .text = Crumbs, stains and small bottles.

element-corpse = Corpse
    .the = the corpse
    .a = a corpse
    .of = of the corpse
    .to = to the corpse
    .gender = n
    .plural = corpses
    .text = Whoever it was, there may be something left in the pockets. Beware of what else is left.

element-blessed-statue = Blessed statue
    .the = the blessed statue
    .a = a blessed statue
    .of = of the blessed statue
    .to = to the blessed statue
    .gender = n
    .plural = blessed statues
    .text = Undead and demons keep out of its zone, and dark magic fails there. Whoever robs it pays a destiny point.

element-tomb = Tomb
    .the = the tomb
    .a = a tomb
    .of = of the tomb
    .to = to the tomb
    .gender = n
    .plural = tombs
    .text = Necromancy is stronger beside it.

element-well = Well
    .the = the well
    .a = a well
    .of = of the well
    .to = to the well
    .gender = n
    .plural = wells
    .text = Something scratches far below. The stone lid lies beside it.

## Doors

door-standard = Wooden door
    .the = the wooden door
    .a = a wooden door
    .of = of the wooden door
    .to = to the wooden door
    .gender = n
    .plural = wooden doors

door-armoured = Armoured door
    .the = the armoured door
    .a = an armoured door
    .of = of the armoured door
    .to = to the armoured door
    .gender = n
    .plural = armoured doors

door-prison = Prison door
    .the = the prison door
    .a = a prison door
    .of = of the prison door
    .to = to the prison door
    .gender = n
    .plural = prison doors

## Traps

trap-pit = Pit
    .the = the pit
    .a = a pit
    .of = of the pit
    .to = to the pit
    .gender = n
    .plural = pits
    .text = Whoever falls loses 6D HP, armour or not, and needs a whole turn to climb out.

trap-spikes = Spike trap
    .the = the spike trap
    .a = a spike trap
    .of = of the spike trap
    .to = to the spike trap
    .gender = n
    .plural = spike traps
    .text = 5D damage from below.

## Speeches

speech-threat = Threat
    .the = the threat
    .a = a threat
    .of = of the threat
    .to = to the threat
    .gender = n
    .plural = threats
    .text = The enemies of the zone must face fear of level 2. If it fails, they share 1D AP.

speech-bravery = Encouragement
    .the = the encouragement
    .a = an encouragement
    .of = of the encouragement
    .to = to the encouragement
    .gender = n
    .plural = encouragements
    .text = Each hero and ally of the zone gains 1 AP and ignores fear this turn. If it fails, each loses 1 AP.

speech-manipulation = Manipulation
    .the = the manipulation
    .a = a manipulation
    .of = of the manipulation
    .to = to the manipulation
    .gender = n
    .plural = manipulations
    .text = The enemies of the zone lose their turn. If it fails, each hero and ally loses 2 AP.

speech-corruption = Bribe
    .the = the bribe
    .a = a bribe
    .of = of the bribe
    .to = to the bribe
    .gender = n
    .plural = bribes
    .text = One enemy in sight is offered écus, +1 for each hundred. It takes them, and may change sides.

## Imprévu cards

event-calm = Calm
    .the = the calm
    .a = calm
    .of = of the calm
    .to = to the calm
    .gender = n
    .plural = calms
    .text = Nothing stirs. Nothing at all.

event-ambush = Ambush
    .the = the ambush
    .a = an ambush
    .of = of the ambush
    .to = to the ambush
    .gender = n
    .plural = ambushes
    .text = Somebody lies in wait behind the next door. If nobody opens one, they come by themselves.

event-draught = Draught
    .the = the draught
    .a = a draught
    .of = of the draught
    .to = to the draught
    .gender = n
    .plural = draughts
    .text = One open door, with nobody on its threshold, falls shut.

event-rockfall = Rockfall
    .the = the rockfall
    .a = a rockfall
    .of = of the rockfall
    .to = to the rockfall
    .gender = n
    .plural = rockfalls
    .text = A hero drawn by lot passes an agility test or takes 3D damage.

event-loose-slab = Loose slab
    .the = the loose slab
    .a = a loose slab
    .of = of the loose slab
    .to = to the loose slab
    .gender = n
    .plural = loose slabs
    .text = A hero drawn by lot stands on spikes and has to dodge them at once.

event-whispers = Whispers
    .the = the whispers
    .a = whispers
    .of = of the whispers
    .to = to the whispers
    .gender = n
    .plural = whispers
    .text = Every hero faces fear of level 2 this turn.

event-foul-air = Foul air
    .the = the foul air
    .a = foul air
    .of = of the foul air
    .to = to the foul air
    .gender = n
    .plural = foul air
    .text = A hero drawn by lot passes an endurance test of 1 or loses 1 AP this turn.

event-second-wind = Second wind
    .the = the second wind
    .a = a second wind
    .of = of the second wind
    .to = to the second wind
    .gender = n
    .plural = second winds
    .text = Each hero gains 1 AP this turn.

event-old-pouch = Old pouch
    .the = the old pouch
    .a = an old pouch
    .of = of the old pouch
    .to = to the old pouch
    .gender = n
    .plural = old pouches
    .text = The party finds 30 écus.

event-forgotten-flask = Forgotten flask
    .the = the forgotten flask
    .a = a forgotten flask
    .of = of the forgotten flask
    .to = to the forgotten flask
    .gender = n
    .plural = forgotten flasks
    .text = The leader finds a potion of care.

event-holy-trace = Holy trace
    .the = the holy trace
    .a = a holy trace
    .of = of the holy trace
    .to = to the holy trace
    .gender = n
    .plural = holy traces
    .text = The most wounded hero heals 1D HP.

event-scratching = Scratching
    .the = the scratching
    .a = scratching
    .of = of the scratching
    .to = to the scratching
    .gender = n
    .plural = scratchings
    .text = A hidden trap gives itself away, if there is one where you have been.

event-jammed-strap = Jammed strap
    .the = the jammed strap
    .a = a jammed strap
    .of = of the jammed strap
    .to = to the jammed strap
    .gender = n
    .plural = jammed straps
    .text = A hero drawn by lot pays 1 AP before the first attack of this turn.

event-stirring = Stirring
    .the = the stirring
    .a = a stirring
    .of = of the stirring
    .to = to the stirring
    .gender = n
    .plural = stirrings
    .text = The monster nearest to a hero has 1 AP more in its next turn.

event-cold-sweat = Cold sweat
    .the = the cold sweat
    .a = cold sweat
    .of = of the cold sweat
    .to = to the cold sweat
    .gender = n
    .plural = cold sweats
    .text = The monster nearest to a hero has 1 AP less in its next turn.

event-map-scrap = Scrap of a map
    .the = the scrap of a map
    .a = a scrap of a map
    .of = of the scrap of a map
    .to = to the scrap of a map
    .gender = n
    .plural = scraps of a map
    .text = The party chooses an exit and learns whether a dead end lies behind it.

## Zones

zone-pillar-hall = Pillar hall
    .the = the pillar hall
    .a = a pillar hall
    .of = of the pillar hall
    .to = to the pillar hall
    .gender = n
    .plural = pillar halls
    .flavour = The ceiling is lost in the dark, and so is whoever leans against the far pillar.

zone-narrow-passage = Narrow passage
    .the = the narrow passage
    .a = a narrow passage
    .of = of the narrow passage
    .to = to the narrow passage
    .gender = n
    .plural = narrow passages
    .flavour = One behind the other, and nobody wants to be first.

zone-bone-crossroads = Crossroads of bones
    .the = the crossroads of bones
    .a = a crossroads of bones
    .of = of the crossroads of bones
    .to = to the crossroads of bones
    .gender = n
    .plural = crossroads of bones
    .flavour = Somebody has sorted them: skulls to the left, everything else to the right.

zone-tomb-crypt = Crypt
    .the = the crypt
    .a = a crypt
    .of = of the crypt
    .to = to the crypt
    .gender = n
    .plural = crypts
    .flavour = The names on the slabs have been scratched out from below.

zone-guard-room = Guard room
    .the = the guard room
    .a = a guard room
    .of = of the guard room
    .to = to the guard room
    .gender = n
    .plural = guard rooms
    .flavour = The cards are still dealt. The players left in a hurry.

zone-cellar = Cellar
    .the = the cellar
    .a = a cellar
    .of = of the cellar
    .to = to the cellar
    .gender = n
    .plural = cellars
    .flavour = It smells of vinegar, and of fur.

zone-lava-chasm = Burning chasm
    .the = the burning chasm
    .a = a burning chasm
    .of = of the burning chasm
    .to = to the burning chasm
    .gender = n
    .plural = burning chasms
    .flavour = The ropes of the bridge are warm to the hand.

zone-sunken-marsh = Sunken marsh
    .the = the sunken marsh
    .a = a sunken marsh
    .of = of the sunken marsh
    .to = to the sunken marsh
    .gender = n
    .plural = sunken marshes
    .flavour = Bubbles rise, one after the other, towards the light of the torch.

zone-forgotten-chapel = Forgotten chapel
    .the = the forgotten chapel
    .a = a forgotten chapel
    .of = of the forgotten chapel
    .to = to the forgotten chapel
    .gender = n
    .plural = forgotten chapels
    .flavour = The candles are fresh. Nobody has prayed here for a hundred years.

zone-gaol = Gaol
    .the = the gaol
    .a = a gaol
    .of = of the gaol
    .to = to the gaol
    .gender = n
    .plural = gaols
    .flavour = The bars were made to keep something in. Ask yourself what.

zone-collapsed-gallery = Collapsed gallery
    .the = the collapsed gallery
    .a = a collapsed gallery
    .of = of the collapsed gallery
    .to = to the collapsed gallery
    .gender = n
    .plural = collapsed galleries
    .flavour = Dust still trickles between the stones.

zone-forbidden-library = Forbidden library
    .the = the forbidden library
    .a = a forbidden library
    .of = of the forbidden library
    .to = to the forbidden library
    .gender = n
    .plural = forbidden libraries
    .flavour = There is no other door. There never is, in a library of this kind.

zone-t-corridor = Forked corridor
    .the = the forked corridor
    .a = a forked corridor
    .of = of the forked corridor
    .to = to the forked corridor
    .gender = n
    .plural = forked corridors
    .flavour = Left or right: the draught comes from both.

zone-dead-end-well = Dead end
    .the = the dead end
    .a = a dead end
    .of = of the dead end
    .to = to the dead end
    .gender = n
    .plural = dead ends
    .flavour = The tunnel stops at an old well, and the squeaking comes up from it.

zone-magician-laboratory = Magician’s laboratory
    .the = the magician’s laboratory
    .a = a magician’s laboratory
    .of = of the magician’s laboratory
    .to = to the magician’s laboratory
    .gender = n
    .plural = magician’s laboratories
    .flavour = Glass, powder and soot. The last experiment was a success, or the opposite.

zone-lower-levels-exit = Gate of the depths
    .the = the gate of the depths
    .a = a gate of the depths
    .of = of the gate of the depths
    .to = to the gate of the depths
    .gender = n
    .plural = gates of the depths
    .flavour = Behind the gate the stairs go down, and down, and down.

## Quests

quest-deratisation = Rat extermination
    .the = the rat extermination
    .a = rat extermination
    .of = of the rat extermination
    .to = to the rat extermination
    .gender = n
    .plural = rat exterminations
    .intro = At the Three Skittles, what floats in your mug turns out to be a rat. The landlord wrings his hands: they come up from an old well below his cellar, more of them every night. Put the stone lid back on that well, he says, and you drink free for a month. You have had worse offers, and worse drinks.
    .objective = Close the well: standing beside it, pay 1 AP and pass a strength test.
    .won = The lid grinds home, and the squeaking stops. Upstairs they cheer, and the landlord keeps his word: for a month nobody asks you to pay for anything.
    .lost = Nobody comes back up the cellar stairs. In the morning the landlord nails the door shut, and by evening something is gnawing at it.

quest-fabulous-treasure = The fabulous treasure
    .the = the fabulous treasure
    .a = a fabulous treasure
    .of = of the fabulous treasure
    .to = to the fabulous treasure
    .gender = n
    .plural = fabulous treasures
    .intro = A shabby man named Maximus sits down at your table and offers work: an escort into catacombs below the city, where the order of the Serpent of Eden is said to have buried its wealth. He has a map in a script nobody can read. Then the guards burst in. He just has time to push the map into your hands before they drag him away. You cannot read it either, but you know where it begins.
    .objective = Search the three chests of the magician’s laboratory.
    .won = The chests hold nothing that songs are made of. But beyond the laboratory tunnels run on, deeper than the map should allow, and the treasure of Maximus must be there. First you rest.
    .lost = The map lies open on the stones, and there is nobody left to be puzzled by it.

quest-journey-in-shadow = Journey into shadow
    .the = the journey into shadow
    .a = a journey into shadow
    .of = of the journey into shadow
    .to = to the journey into shadow
    .gender = n
    .plural = journeys into shadow
    .intro = Rested, you go back to follow the tunnels that lead down. At the entrance stand the men who took Maximus, and now you see their badges: Inquisitors. You wait until their backs are turned and slip in behind them. They will find your tracks before long. Be through the gate to the lower levels by then, all of you.
    .objective = All heroes leave through the gate of the depths in fewer than 12 turns.
    .won = The gate falls shut behind you, and the steps of the Inquisitors fade. Ahead there is no map any more, only the way down.
    .lost = Torches behind you, steps on every side. The Inquisitors have a great many questions, and all the time they need.

quest-solar-orb = The solar orb
    .the = the solar orb
    .a = a solar orb
    .of = of the solar orb
    .to = to the solar orb
    .gender = n
    .plural = solar orbs
    .intro = After days in the dark you come upon lights: a village, built into the rock, of people whose forefathers served the Serpent of Eden and grew tired of looking for the gates of hell. Their fields live from a sun the size of a fist, and an ogre has carried it off. They look at your weapons, and at you, with so much hope that it would be rude to refuse.
    .objective = Recover the solar orb from the ogre, by killing it or by stealing the orb.
    .won = When the orb is lifted back to its place, the whole cavern turns to morning. The villagers give you beds, and tell you of galleries below where nobody dares to go, and of a treasure at their end. You look at each other. First, the beds.
    .lost = In the village the light grows thinner every day, and in the laboratory an ogre sleeps beside a small warm sun.
