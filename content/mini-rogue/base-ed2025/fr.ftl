# Les icônes que nomme la dernière page de 2025 ; le reste est comme en 2021.

## Icônes

icon-floor = Étage
    .the = l’Étage
    .a = un Étage
    .of = de l’Étage
    .to = à l’Étage
    .gender = m
    .plural = Étages

icon-room = Salle
    .the = la Salle
    .a = une Salle
    .of = de la Salle
    .to = à la Salle
    .gender = f
    .plural = Salles
