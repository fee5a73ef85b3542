# Ce que seule la préversion contient ; le reste est comme en 2021.

## Gardiens

guardian-boss-kings-guard = Garde du Roi
    .the = le Garde du Roi
    .a = un Garde du Roi
    .of = du Garde du Roi
    .to = au Garde du Roi
    .gender = m
    .plural = Gardes du Roi

guardian-boss-dragons-heir = Héritier du dragon
    .the = l’Héritier du dragon
    .a = un Héritier du dragon
    .of = de l’Héritier du dragon
    .to = à l’Héritier du dragon
    .gender = m
    .plural = Héritiers du dragon

guardian-boss-aberration = Aberration
    .the = l’Aberration
    .a = une Aberration
    .of = de l’Aberration
    .to = à l’Aberration
    .gender = f
    .plural = Aberrations

## Armes

item-rusty-dagger = Dague rouillée
    .the = la Dague rouillée
    .a = une Dague rouillée
    .of = de la Dague rouillée
    .to = à la Dague rouillée
    .gender = f
    .plural = Dagues rouillées

item-fair-longsword = Épée longue correcte
    .the = l’Épée longue correcte
    .a = une Épée longue correcte
    .of = de l’Épée longue correcte
    .to = à l’Épée longue correcte
    .gender = f
    .plural = Épées longues correctes

item-pristine-battleaxe = Hache de bataille impeccable
    .the = la Hache de bataille impeccable
    .a = une Hache de bataille impeccable
    .of = de la Hache de bataille impeccable
    .to = à la Hache de bataille impeccable
    .gender = f
    .plural = Haches de bataille impeccables
