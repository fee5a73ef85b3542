# Noms des cartes et des plateaux : le nom seul, et les formes qu’il prend dans une phrase.

## Salles

room-monster-poison = Antre venimeux
    .the = l’Antre venimeux
    .a = un Antre venimeux
    .of = de l’Antre venimeux
    .to = à l’Antre venimeux
    .gender = m
    .plural = Antres venimeux
    .flavour = Quelque chose bouge dans le noir, et sa morsure tue lentement.

room-monster-curse = Antre maudit
    .the = l’Antre maudit
    .a = un Antre maudit
    .of = de l’Antre maudit
    .to = à l’Antre maudit
    .gender = m
    .plural = Antres maudits
    .flavour = Les murs murmurent un nom. Le vôtre, peut-être.

room-monster-beasts = Tanière des bêtes
    .the = la Tanière des bêtes
    .a = une Tanière des bêtes
    .of = de la Tanière des bêtes
    .to = à la Tanière des bêtes
    .gender = f
    .plural = Tanières des bêtes
    .flavour = Des griffures sur la pierre, et aucune n’est ancienne.

room-trap-spikes = Piège à pieux
    .the = le Piège à pieux
    .a = un Piège à pieux
    .of = du Piège à pieux
    .to = au Piège à pieux
    .gender = m
    .plural = Pièges à pieux
    .flavour = Une dalle dépasse un peu des autres.

room-trap-blades = Piège à lames
    .the = le Piège à lames
    .a = un Piège à lames
    .of = du Piège à lames
    .to = au Piège à lames
    .gender = m
    .plural = Pièges à lames
    .flavour = Un filet d’air sort des fentes du mur.

room-trap-bats = Piège aux chauves-souris
    .the = le Piège aux chauves-souris
    .a = un Piège aux chauves-souris
    .of = du Piège aux chauves-souris
    .to = au Piège aux chauves-souris
    .gender = m
    .plural = Pièges aux chauves-souris
    .flavour = Le plafond respire.

room-trap-maze = Labyrinthe
    .the = le Labyrinthe
    .a = un Labyrinthe
    .of = du Labyrinthe
    .to = au Labyrinthe
    .gender = m
    .plural = Labyrinthes
    .flavour = Cette torche, vous l’avez déjà vue, ou bien sa jumelle.

room-treasure-chest = Coffre au trésor
    .the = le Coffre au trésor
    .a = un Coffre au trésor
    .of = du Coffre au trésor
    .to = au Coffre au trésor
    .gender = m
    .plural = Coffres au trésor
    .flavour = Du fer, une serrure rouillée, et personne alentour.

room-treasure-mimic = Coffre mimique
    .the = le Coffre mimique
    .a = un Coffre mimique
    .of = du Coffre mimique
    .to = au Coffre mimique
    .gender = m
    .plural = Coffres mimiques
    .flavour = Étrange, un coffre aux charnières tièdes.

room-tomb = Tombeau
    .the = le Tombeau
    .a = un Tombeau
    .of = du Tombeau
    .to = au Tombeau
    .gender = m
    .plural = Tombeaux
    .flavour = Le couvercle a déjà été poussé une fois.

room-damp-cave = Grotte humide
    .the = la Grotte humide
    .a = une Grotte humide
    .of = de la Grotte humide
    .to = à la Grotte humide
    .gender = f
    .plural = Grottes humides
    .flavour = L’eau goutte là où il ne devrait pas y en avoir.

room-corridor = Couloir
    .the = le Couloir
    .a = un Couloir
    .of = du Couloir
    .to = au Couloir
    .gender = m
    .plural = Couloirs
    .flavour = Long, droit et bien trop calme.

room-empty-shelter = Abri vide
    .the = l’Abri vide
    .a = un Abri vide
    .of = de l’Abri vide
    .to = à l’Abri vide
    .gender = m
    .plural = Abris vides
    .flavour = On a dormi ici, puis on est parti en hâte en laissant une couverture.

room-bonfire = Feu de camp
    .the = le Feu de camp
    .a = un Feu de camp
    .of = du Feu de camp
    .to = au Feu de camp
    .gender = m
    .plural = Feux de camp
    .flavour = Les braises rougeoient encore. Asseyez-vous un moment.

room-hermit = Ermite
    .the = l’Ermite
    .a = un Ermite
    .of = de l’Ermite
    .to = à l’Ermite
    .gender = m
    .plural = Ermites
    .flavour = Il connaît tous les passages, sauf celui de la sortie.

room-merchant = Marchand
    .the = le Marchand
    .a = un Marchand
    .of = du Marchand
    .to = au Marchand
    .gender = m
    .plural = Marchands
    .flavour = Des prix honnêtes, jure-t-il, pour un tel endroit.

room-hunter = Chasseur
    .the = le Chasseur
    .a = un Chasseur
    .of = du Chasseur
    .to = au Chasseur
    .gender = m
    .plural = Chasseurs
    .flavour = Il échange ce que le donjon n’a pas mangé avant lui.

room-shrine = Sanctuaire
    .the = le Sanctuaire
    .a = un Sanctuaire
    .of = du Sanctuaire
    .to = au Sanctuaire
    .gender = m
    .plural = Sanctuaires
    .flavour = Les dieux d’ici acceptent les pièces, et répondent parfois.

room-armory = Armurerie
    .the = l’Armurerie
    .a = une Armurerie
    .of = de l’Armurerie
    .to = à l’Armurerie
    .gender = f
    .plural = Armureries
    .flavour = Presque tout est rouillé. Regardez mieux.

room-crow = Corbeau
    .the = le Corbeau
    .a = un Corbeau
    .of = du Corbeau
    .to = au Corbeau
    .gender = m
    .plural = Corbeaux
    .flavour = Il lorgne votre pain, puis votre bourse.

## Monstres et Fantômes

enemy-giant-spider = Araignée géante
    .the = l’Araignée géante
    .a = une Araignée géante
    .of = de l’Araignée géante
    .to = à l’Araignée géante
    .gender = f
    .plural = Araignées géantes

enemy-goblin-warrior = Guerrier gobelin
    .the = le Guerrier gobelin
    .a = un Guerrier gobelin
    .of = du Guerrier gobelin
    .to = au Guerrier gobelin
    .gender = m
    .plural = Guerriers gobelins

enemy-undead-arbalist = Arbalétrier mort-vivant
    .the = l’Arbalétrier mort-vivant
    .a = un Arbalétrier mort-vivant
    .of = de l’Arbalétrier mort-vivant
    .to = à l’Arbalétrier mort-vivant
    .gender = m
    .plural = Arbalétriers morts-vivants

enemy-kings-guard = Garde du roi
    .the = le Garde du roi
    .a = un Garde du roi
    .of = du Garde du roi
    .to = au Garde du roi
    .gender = m
    .plural = Gardes du roi

enemy-giant-rat = Rat géant
    .the = le Rat géant
    .a = un Rat géant
    .of = du Rat géant
    .to = au Rat géant
    .gender = m
    .plural = Rats géants

enemy-skeleton-soldier = Soldat squelette
    .the = le Soldat squelette
    .a = un Soldat squelette
    .of = du Soldat squelette
    .to = au Soldat squelette
    .gender = m
    .plural = Soldats squelettes

enemy-winged-serpent = Serpent ailé
    .the = le Serpent ailé
    .a = un Serpent ailé
    .of = du Serpent ailé
    .to = au Serpent ailé
    .gender = m
    .plural = Serpents ailés

enemy-cursed-guard = Garde maudit
    .the = le Garde maudit
    .a = un Garde maudit
    .of = du Garde maudit
    .to = au Garde maudit
    .gender = m
    .plural = Gardes maudits

enemy-mutant-fly = Mouche mutante
    .the = la Mouche mutante
    .a = une Mouche mutante
    .of = de la Mouche mutante
    .to = à la Mouche mutante
    .gender = f
    .plural = Mouches mutantes

enemy-burrowing-worm = Ver fouisseur
    .the = le Ver fouisseur
    .a = un Ver fouisseur
    .of = du Ver fouisseur
    .to = au Ver fouisseur
    .gender = m
    .plural = Vers fouisseurs

enemy-dire-wolf = Loup sinistre
    .the = le Loup sinistre
    .a = un Loup sinistre
    .of = du Loup sinistre
    .to = au Loup sinistre
    .gender = m
    .plural = Loups sinistres

enemy-ancestor-spirit = Esprit ancestral
    .the = l’Esprit ancestral
    .a = un Esprit ancestral
    .of = de l’Esprit ancestral
    .to = à l’Esprit ancestral
    .gender = m
    .plural = Esprits ancestraux

enemy-apparition = Apparition
    .the = l’Apparition
    .a = une Apparition
    .of = de l’Apparition
    .to = à l’Apparition
    .gender = f
    .plural = Apparitions

enemy-ghost = Fantôme
    .the = le Fantôme
    .a = un Fantôme
    .of = du Fantôme
    .to = au Fantôme
    .gender = m
    .plural = Fantômes

enemy-spectre = Spectre
    .the = le Spectre
    .a = un Spectre
    .of = du Spectre
    .to = au Spectre
    .gender = m
    .plural = Spectres

enemy-revenant = Revenant
    .the = le Revenant
    .a = un Revenant
    .of = du Revenant
    .to = au Revenant
    .gender = m
    .plural = Revenants

## Gardiens

guardian-cursed-dragon = Dragon maudit
    .the = le Dragon maudit
    .a = un Dragon maudit
    .of = du Dragon maudit
    .to = au Dragon maudit
    .gender = m
    .plural = Dragons maudits

guardian-kings-protector = Protecteur du Roi
    .the = le Protecteur du Roi
    .a = un Protecteur du Roi
    .of = du Protecteur du Roi
    .to = au Protecteur du Roi
    .gender = m
    .plural = Protecteurs du Roi

guardian-spider-queen = Reine araignée
    .the = la Reine araignée
    .a = une Reine araignée
    .of = de la Reine araignée
    .to = à la Reine araignée
    .gender = f
    .plural = Reines araignées

guardian-ghoul = Goule
    .the = la Goule
    .a = une Goule
    .of = de la Goule
    .to = à la Goule
    .gender = f
    .plural = Goules

guardian-ogs-remains = Dépouille d’Og
    .the = la Dépouille d’Og
    .a = une Dépouille d’Og
    .of = de la Dépouille d’Og
    .to = à la Dépouille d’Og
    .gender = f
    .plural = Dépouilles d’Og

## Personnages

character-rogue = Voleuse
    .the = la Voleuse
    .a = une Voleuse
    .of = de la Voleuse
    .to = à la Voleuse
    .gender = f
    .plural = Voleuses

character-mage = Mage
    .the = le Mage
    .a = un Mage
    .of = du Mage
    .to = au Mage
    .gender = m
    .plural = Mages

character-crusader = Croisé
    .the = le Croisé
    .a = un Croisé
    .of = du Croisé
    .to = au Croisé
    .gender = m
    .plural = Croisés

character-priestess = Prêtresse
    .the = la Prêtresse
    .a = une Prêtresse
    .of = de la Prêtresse
    .to = à la Prêtresse
    .gender = f
    .plural = Prêtresses

## Potions

potion-fire = Potion de Feu
    .the = la potion de Feu
    .a = une potion de Feu
    .of = de la potion de Feu
    .to = à la potion de Feu
    .gender = f
    .plural = Potions de Feu

potion-frost = Potion de Givre
    .the = la potion de Givre
    .a = une potion de Givre
    .of = de la potion de Givre
    .to = à la potion de Givre
    .gender = f
    .plural = Potions de Givre

potion-poison = Potion de Poison
    .the = la potion de Poison
    .a = une potion de Poison
    .of = de la potion de Poison
    .to = à la potion de Poison
    .gender = f
    .plural = Potions de Poison

potion-healing = Potion de Soin
    .the = la potion de Soin
    .a = une potion de Soin
    .of = de la potion de Soin
    .to = à la potion de Soin
    .gender = f
    .plural = Potions de Soin

potion-holy-water = Potion d’Eau bénite
    .the = la potion d’Eau bénite
    .a = une potion d’Eau bénite
    .of = de la potion d’Eau bénite
    .to = à la potion d’Eau bénite
    .gender = f
    .plural = Potions d’Eau bénite

potion-perception = Potion de Perception
    .the = la potion de Perception
    .a = une potion de Perception
    .of = de la potion de Perception
    .to = à la potion de Perception
    .gender = f
    .plural = Potions de Perception

## Armes

item-dagger = Dague
    .the = la Dague
    .a = une Dague
    .of = de la Dague
    .to = à la Dague
    .gender = f
    .plural = Dagues

item-sword = Épée
    .the = l’Épée
    .a = une Épée
    .of = de l’Épée
    .to = à l’Épée
    .gender = f
    .plural = Épées

item-axe = Hache
    .the = la Hache
    .a = une Hache
    .of = de la Hache
    .to = à la Hache
    .gender = f
    .plural = Haches

## Marchandises

good-herbs = Herbes curatives
    .the = les Herbes curatives
    .a = des Herbes curatives
    .of = des Herbes curatives
    .to = aux Herbes curatives
    .gender = f
    .plural = Herbes curatives

good-ration = Ration
    .the = la Ration
    .a = une Ration
    .of = de la Ration
    .to = à la Ration
    .gender = f
    .plural = Rations

good-beads = Chapelet
    .the = le Chapelet
    .a = un Chapelet
    .of = du Chapelet
    .to = au Chapelet
    .gender = m
    .plural = Chapelets

good-roots = Racines médicinales
    .the = les Racines médicinales
    .a = des Racines médicinales
    .of = des Racines médicinales
    .to = aux Racines médicinales
    .gender = f
    .plural = Racines médicinales

good-armour = Pièce d’armure
    .the = la Pièce d’armure
    .a = une Pièce d’armure
    .of = de la Pièce d’armure
    .to = à la Pièce d’armure
    .gender = f
    .plural = Pièces d’armure

good-potion = Potion
    .the = la Potion
    .a = une Potion
    .of = de la Potion
    .to = à la Potion
    .gender = f
    .plural = Potions

## Options des feux de camp

option-study = Étude
    .the = l’Étude
    .a = une Étude
    .of = de l’Étude
    .to = à l’Étude
    .gender = f
    .plural = Études

option-eat = Repas
    .the = le Repas
    .a = un Repas
    .of = du Repas
    .to = au Repas
    .gender = m
    .plural = Repas

option-rest = Repos
    .the = le Repos
    .a = un Repos
    .of = du Repos
    .to = au Repos
    .gender = m
    .plural = Repos

option-teach = Leçon
    .the = la Leçon
    .a = une Leçon
    .of = de la Leçon
    .to = à la Leçon
    .gender = f
    .plural = Leçons

option-share = Repas partagé
    .the = le Repas partagé
    .a = un Repas partagé
    .of = du Repas partagé
    .to = au Repas partagé
    .gender = m
    .plural = Repas partagés

option-tunnel = Tunnel
    .the = le Tunnel
    .a = un Tunnel
    .of = du Tunnel
    .to = au Tunnel
    .gender = m
    .plural = Tunnels

## Plateaux

board-dungeon = Donjon
    .the = le Donjon
    .a = un Donjon
    .of = du Donjon
    .to = au Donjon
    .gender = m
    .plural = Donjons

board-tower = Tour
    .the = la Tour
    .a = une Tour
    .of = de la Tour
    .to = à la Tour
    .gender = f
    .plural = Tours

## Modes de difficulté

difficulty-normal = Normal
    .the = le mode Normal
    .a = un mode Normal
    .of = du mode Normal
    .to = au mode Normal
    .gender = m
    .plural = modes Normal

difficulty-hard = Difficile
    .the = le mode Difficile
    .a = un mode Difficile
    .of = du mode Difficile
    .to = au mode Difficile
    .gender = m
    .plural = modes Difficile

difficulty-extreme = Extrême
    .the = le mode Extrême
    .a = un mode Extrême
    .of = du mode Extrême
    .to = au mode Extrême
    .gender = m
    .plural = modes Extrême

difficulty-roguelike = Roguelike
    .the = le mode Roguelike
    .a = un mode Roguelike
    .of = du mode Roguelike
    .to = au mode Roguelike
    .gender = m
    .plural = modes Roguelike

## Postures

stance-aggressive = Posture agressive
    .the = la Posture agressive
    .a = une Posture agressive
    .of = de la Posture agressive
    .to = à la Posture agressive
    .gender = f
    .plural = Postures agressives

stance-balanced = Posture équilibrée
    .the = la Posture équilibrée
    .a = une Posture équilibrée
    .of = de la Posture équilibrée
    .to = à la Posture équilibrée
    .gender = f
    .plural = Postures équilibrées

stance-defensive = Posture défensive
    .the = la Posture défensive
    .a = une Posture défensive
    .of = de la Posture défensive
    .to = à la Posture défensive
    .gender = f
    .plural = Postures défensives
