# Noms de cartes inventées pour les tests.

## Salles

room-test-trolls = Pont aux trolls
    .the = le Pont aux trolls
    .a = un Pont aux trolls
    .of = du Pont aux trolls
    .to = au Pont aux trolls
    .gender = m
    .plural = Ponts aux trolls
    .flavour = Ici, les blessures se referment.

room-test-leeches = Mare aux sangsues
    .the = la Mare aux sangsues
    .a = une Mare aux sangsues
    .of = de la Mare aux sangsues
    .to = à la Mare aux sangsues
    .gender = f
    .plural = Mares aux sangsues
    .flavour = L’eau vous regarde.

room-test-firm-floor = Sol ferme
    .the = le Sol ferme
    .a = un Sol ferme
    .of = du Sol ferme
    .to = au Sol ferme
    .gender = m
    .plural = Sols fermes
    .flavour = Quoi qui cède ici, ce n’est pas le sol.

room-test-silent-altar = Autel muet
    .the = l’Autel muet
    .a = un Autel muet
    .of = de l’Autel muet
    .to = à l’Autel muet
    .gender = m
    .plural = Autels muets
    .flavour = Personne n’écoute.

room-test-dry-well = Puits à sec
    .the = le Puits à sec
    .a = un Puits à sec
    .of = du Puits à sec
    .to = au Puits à sec
    .gender = m
    .plural = Puits à sec
    .flavour = Pas une goutte, bénite ou non.

room-test-physician = Médecin
    .the = le Médecin
    .a = un Médecin
    .of = du Médecin
    .to = au Médecin
    .gender = m
    .plural = Médecins
    .flavour = Un mal à la fois.

room-test-thief = Détrousseur
    .the = le Détrousseur
    .a = un Détrousseur
    .of = du Détrousseur
    .to = au Détrousseur
    .gender = m
    .plural = Détrousseurs
    .flavour = Doigts agiles, jambes plus agiles encore.

room-test-library = Bibliothèque
    .the = la Bibliothèque
    .a = une Bibliothèque
    .of = de la Bibliothèque
    .to = à la Bibliothèque
    .gender = f
    .plural = Bibliothèques
    .flavour = Chaque livre est ouvert à la même page.

## Monstres et Fantômes

enemy-cave-troll = Troll des cavernes
    .the = le Troll des cavernes
    .a = un Troll des cavernes
    .of = du Troll des cavernes
    .to = au Troll des cavernes
    .gender = m
    .plural = Trolls des cavernes

enemy-moss-troll = Troll moussu
    .the = le Troll moussu
    .a = un Troll moussu
    .of = du Troll moussu
    .to = au Troll moussu
    .gender = m
    .plural = Trolls moussus

enemy-stone-troll = Troll de pierre
    .the = le Troll de pierre
    .a = un Troll de pierre
    .of = du Troll de pierre
    .to = au Troll de pierre
    .gender = m
    .plural = Trolls de pierre

enemy-elder-troll = Troll ancien
    .the = le Troll ancien
    .a = un Troll ancien
    .of = du Troll ancien
    .to = au Troll ancien
    .gender = m
    .plural = Trolls anciens

enemy-salt-leech = Sangsue de sel
    .the = la Sangsue de sel
    .a = une Sangsue de sel
    .of = de la Sangsue de sel
    .to = à la Sangsue de sel
    .gender = f
    .plural = Sangsues de sel

enemy-blood-leech = Sangsue de sang
    .the = la Sangsue de sang
    .a = une Sangsue de sang
    .of = de la Sangsue de sang
    .to = à la Sangsue de sang
    .gender = f
    .plural = Sangsues de sang

enemy-cave-leech = Sangsue des grottes
    .the = la Sangsue des grottes
    .a = une Sangsue des grottes
    .of = de la Sangsue des grottes
    .to = à la Sangsue des grottes
    .gender = f
    .plural = Sangsues des grottes

enemy-queen-leech = Reine des sangsues
    .the = la Reine des sangsues
    .a = une Reine des sangsues
    .of = de la Reine des sangsues
    .to = à la Reine des sangsues
    .gender = f
    .plural = Reines des sangsues

## Personnages

character-warden = Sentinelle
    .the = la Sentinelle
    .a = une Sentinelle
    .of = de la Sentinelle
    .to = à la Sentinelle
    .gender = f
    .plural = Sentinelles

## Options des feux de camp

option-antidote = Antidote
    .the = l’Antidote
    .a = un Antidote
    .of = de l’Antidote
    .to = à l’Antidote
    .gender = m
    .plural = Antidotes

option-exorcism = Exorcisme
    .the = l’Exorcisme
    .a = un Exorcisme
    .of = de l’Exorcisme
    .to = à l’Exorcisme
    .gender = m
    .plural = Exorcismes

option-eyewash = Collyre
    .the = le Collyre
    .a = un Collyre
    .of = du Collyre
    .to = au Collyre
    .gender = m
    .plural = Collyres
