# Names of cards made up for tests.

## Rooms

room-test-trolls = Troll Bridge
    .the = the Troll Bridge
    .a = a Troll Bridge
    .of = of the Troll Bridge
    .to = to the Troll Bridge
    .gender = n
    .plural = Troll Bridges
    .flavour = It pays the toll in wounds that close.

room-test-leeches = Leech Pool
    .the = the Leech Pool
    .a = a Leech Pool
    .of = of the Leech Pool
    .to = to the Leech Pool
    .gender = n
    .plural = Leech Pools
    .flavour = The water looks back.

room-test-firm-floor = Firm Floor
    .the = the Firm Floor
    .a = a Firm Floor
    .of = of the Firm Floor
    .to = to the Firm Floor
    .gender = n
    .plural = Firm Floors
    .flavour = Whatever gives way here, it is not the floor.

room-test-silent-altar = Silent Altar
    .the = the Silent Altar
    .a = a Silent Altar
    .of = of the Silent Altar
    .to = to the Silent Altar
    .gender = n
    .plural = Silent Altars
    .flavour = Nobody listens.

room-test-dry-well = Dry Well
    .the = the Dry Well
    .a = a Dry Well
    .of = of the Dry Well
    .to = to the Dry Well
    .gender = n
    .plural = Dry Wells
    .flavour = Not a drop, blessed or otherwise.

room-test-physician = Physician
    .the = the Physician
    .a = a Physician
    .of = of the Physician
    .to = to the Physician
    .gender = m
    .plural = Physicians
    .flavour = One ailment at a time.

room-test-thief = Pickpocket
    .the = the Pickpocket
    .a = a Pickpocket
    .of = of the Pickpocket
    .to = to the Pickpocket
    .gender = m
    .plural = Pickpockets
    .flavour = Quick fingers, quicker feet.

room-test-library = Library
    .the = the Library
    .a = a Library
    .of = of the Library
    .to = to the Library
    .gender = n
    .plural = Libraries
    .flavour = Every book is open at the same page.

## Monsters and Ghosts

enemy-cave-troll = Cave Troll
    .the = the Cave Troll
    .a = a Cave Troll
    .of = of the Cave Troll
    .to = to the Cave Troll
    .gender = n
    .plural = Cave Trolls

enemy-moss-troll = Moss Troll
    .the = the Moss Troll
    .a = a Moss Troll
    .of = of the Moss Troll
    .to = to the Moss Troll
    .gender = n
    .plural = Moss Trolls

enemy-stone-troll = Stone Troll
    .the = the Stone Troll
    .a = a Stone Troll
    .of = of the Stone Troll
    .to = to the Stone Troll
    .gender = n
    .plural = Stone Trolls

enemy-elder-troll = Elder Troll
    .the = the Elder Troll
    .a = an Elder Troll
    .of = of the Elder Troll
    .to = to the Elder Troll
    .gender = n
    .plural = Elder Trolls

enemy-salt-leech = Salt Leech
    .the = the Salt Leech
    .a = a Salt Leech
    .of = of the Salt Leech
    .to = to the Salt Leech
    .gender = n
    .plural = Salt Leeches

enemy-blood-leech = Blood Leech
    .the = the Blood Leech
    .a = a Blood Leech
    .of = of the Blood Leech
    .to = to the Blood Leech
    .gender = n
    .plural = Blood Leeches

enemy-cave-leech = Cave Leech
    .the = the Cave Leech
    .a = a Cave Leech
    .of = of the Cave Leech
    .to = to the Cave Leech
    .gender = n
    .plural = Cave Leeches

enemy-queen-leech = Leech Queen
    .the = the Leech Queen
    .a = a Leech Queen
    .of = of the Leech Queen
    .to = to the Leech Queen
    .gender = f
    .plural = Leech Queens

## Characters

character-warden = Warden
    .the = the Warden
    .a = a Warden
    .of = of the Warden
    .to = to the Warden
    .gender = f
    .plural = Wardens

## Camp options

option-antidote = Antidote
    .the = the Antidote
    .a = an Antidote
    .of = of the Antidote
    .to = to the Antidote
    .gender = n
    .plural = Antidotes

option-exorcism = Exorcism
    .the = the Exorcism
    .a = an Exorcism
    .of = of the Exorcism
    .to = to the Exorcism
    .gender = n
    .plural = Exorcisms

option-eyewash = Eyewash
    .the = the Eyewash
    .a = an Eyewash
    .of = of the Eyewash
    .to = to the Eyewash
    .gender = n
    .plural = Eyewashes
