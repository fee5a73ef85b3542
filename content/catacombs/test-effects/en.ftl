# Names of what only tests play with.

## Heroes

hero-bran = Bran
    .the = Bran
    .a = Bran
    .of = of Bran
    .to = to Bran
    .gender = m
    .plural = Bran
    .flavour = A sword in each hand, and a third one in mind.

hero-odile = Odile
    .the = Odile
    .a = Odile
    .of = of Odile
    .to = to Odile
    .gender = f
    .plural = Odile
    .flavour = She prefers to see danger from afar, and then to leave.

hero-mathurin = Mathurin
    .the = Mathurin
    .a = Mathurin
    .of = of Mathurin
    .to = to Mathurin
    .gender = m
    .plural = Mathurin
    .flavour = Half hedge, half cathedral.

hero-sidonie = Sidonie
    .the = Sidonie
    .a = Sidonie
    .of = of Sidonie
    .to = to Sidonie
    .gender = f
    .plural = Sidonie
    .flavour = The dead like her. It is mutual.

## Monsters

monster-cinder-imp = Cinder imp
    .short = Imp
    .the = the cinder imp
    .a = a cinder imp
    .of = of the cinder imp
    .to = to the cinder imp
    .gender = n
    .plural = cinder imps
    .flavour = It laughs until somebody looks at it.

monster-pale-wraith = Pale wraith
    .short = Wraith
    .the = the pale wraith
    .a = a pale wraith
    .of = of the pale wraith
    .to = to the pale wraith
    .gender = n
    .plural = pale wraiths
    .flavour = Walls are a matter of opinion to it.

monster-marsh-snake = Marsh snake
    .short = Snake
    .the = the marsh snake
    .a = a marsh snake
    .of = of the marsh snake
    .to = to the marsh snake
    .gender = n
    .plural = marsh snakes
    .flavour = Mind the second bite. There is none.

monster-hired-blade = Hired blade
    .short = Blade
    .the = the hired blade
    .a = a hired blade
    .of = of the hired blade
    .to = to the hired blade
    .gender = n
    .plural = hired blades
    .flavour = Nothing personal.

monster-lost-squire = Lost squire
    .short = Squire
    .the = the lost squire
    .a = a lost squire
    .of = of the lost squire
    .to = to the lost squire
    .gender = n
    .plural = lost squires
    .flavour = He has counted the stones of his cell. Twice.

## Objects

item-silver-bell = Silver bell
    .the = the silver bell
    .a = a silver bell
    .of = of the silver bell
    .to = to the silver bell
    .gender = n
    .plural = silver bells
    .text = It rings by itself.

## Zones

zone-ritual-vault = Ritual vault
    .the = the ritual vault
    .a = a ritual vault
    .of = of the ritual vault
    .to = to the ritual vault
    .gender = n
    .plural = ritual vaults
    .flavour = Chalk circles, swept in haste.

zone-portal-chamber = Portal chamber
    .the = the portal chamber
    .a = a portal chamber
    .of = of the portal chamber
    .to = to the portal chamber
    .gender = n
    .plural = portal chambers
    .flavour = The air hums.

## Quests

quest-hidden-gate = Hidden gate
    .the = the hidden gate
    .a = a hidden gate
    .of = of the hidden gate
    .to = to the hidden gate
    .gender = n
    .plural = hidden gates
    .intro = Somebody has opened a gate below the city.
    .objective = Search the two tombs of the vault.
    .won = The gate is no secret any more.
    .lost = The gate stays open.

quest-bell-and-well = Stolen bell
    .the = the stolen bell
    .a = a stolen bell
    .of = of the stolen bell
    .to = to the stolen bell
    .gender = n
    .plural = stolen bells
    .intro = A well is to be closed, and a bell has been stolen.
    .objective = Close the well.
    .won = The well is closed.
    .lost = The well stands open.

quest-bell-and-chests = Bell and its guardians
    .the = the bell and its guardians
    .a = a bell and its guardians
    .of = of the bell and its guardians
    .to = to the bell and its guardians
    .gender = n
    .plural = bells and their guardians
    .intro = A bell is to be brought home, past a well and two chests.
    .objective = Take the bell from whoever carries it.
    .won = The bell is yours.
    .lost = The bell stays where it is.
