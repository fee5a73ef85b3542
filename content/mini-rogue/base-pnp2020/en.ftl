# What only the preview holds; everything else is as in 2021.

## Guardians

guardian-boss-kings-guard = King’s Guard
    .the = the King’s Guard
    .a = a King’s Guard
    .of = of the King’s Guard
    .to = to the King’s Guard
    .gender = n
    .plural = King’s Guards

guardian-boss-dragons-heir = Dragon’s Heir
    .the = the Dragon’s Heir
    .a = a Dragon’s Heir
    .of = of the Dragon’s Heir
    .to = to the Dragon’s Heir
    .gender = n
    .plural = Dragon’s Heirs

guardian-boss-aberration = Aberration
    .the = the Aberration
    .a = an Aberration
    .of = of the Aberration
    .to = to the Aberration
    .gender = n
    .plural = Aberrations

## Weapons

item-rusty-dagger = Rusty Dagger
    .the = the Rusty Dagger
    .a = a Rusty Dagger
    .of = of the Rusty Dagger
    .to = to the Rusty Dagger
    .gender = n
    .plural = Rusty Daggers

item-fair-longsword = Fair Longsword
    .the = the Fair Longsword
    .a = a Fair Longsword
    .of = of the Fair Longsword
    .to = to the Fair Longsword
    .gender = n
    .plural = Fair Longswords

item-pristine-battleaxe = Pristine Battleaxe
    .the = the Pristine Battleaxe
    .a = a Pristine Battleaxe
    .of = of the Pristine Battleaxe
    .to = to the Pristine Battleaxe
    .gender = n
    .plural = Pristine Battleaxes
