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
    .short = Feu

potion-frost = Potion de Givre
    .the = la potion de Givre
    .a = une potion de Givre
    .of = de la potion de Givre
    .to = à la potion de Givre
    .gender = f
    .plural = Potions de Givre
    .short = Givre

potion-poison = Potion de Poison
    .the = la potion de Poison
    .a = une potion de Poison
    .of = de la potion de Poison
    .to = à la potion de Poison
    .gender = f
    .plural = Potions de Poison
    .short = Poison

potion-healing = Potion de Soin
    .the = la potion de Soin
    .a = une potion de Soin
    .of = de la potion de Soin
    .to = à la potion de Soin
    .gender = f
    .plural = Potions de Soin
    .short = Soin

potion-holy-water = Potion d’Eau bénite
    .the = la potion d’Eau bénite
    .a = une potion d’Eau bénite
    .of = de la potion d’Eau bénite
    .to = à la potion d’Eau bénite
    .gender = f
    .plural = Potions d’Eau bénite
    .short = Eau bénite

potion-perception = Potion de Perception
    .the = la potion de Perception
    .a = une potion de Perception
    .of = de la potion de Perception
    .to = à la potion de Perception
    .gender = f
    .plural = Potions de Perception
    .short = Perception

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

## Chapitres de la campagne : noms, récits dans nos propres mots, et le choix qui mène à une fin

chapter-ch1 = Décret du Roi
    .the = le Décret du Roi
    .a = un Décret du Roi
    .of = du Décret du Roi
    .to = au Décret du Roi
    .gender = m
    .plural = Décrets du Roi
    .story = Devant toute la cité, le Roi fait de vous son champion et vous envoie au nord chercher le Sang d’Og. Sa voix est lasse, mais la pierre noire à son cou boit la lumière des torches. Les portes se referment derrière vous, et la route n’est plus qu’à vous.

chapter-ch2-1 = Vieux Égouts
    .the = les Vieux Égouts
    .a = des Vieux Égouts
    .of = des Vieux Égouts
    .to = aux Vieux Égouts
    .gender = m
    .plural = Vieux Égouts
    .story = Dans l’ombre de la forêt, deux silhouettes encapuchonnées vous jettent à bas de votre cheval. Vous revenez à vous loin sous terre, fiévreux et tremblant, dans une lueur verte comme l’eau des mares. On vous a laissé pourrir ici : trouvez la sortie avant de donner raison à ceux qui l’ont fait.

chapter-ch2-2 = Tour du Marais
    .the = la Tour du Marais
    .a = une Tour du Marais
    .of = de la Tour du Marais
    .to = à la Tour du Marais
    .gender = f
    .plural = Tours du Marais
    .story = La brume avale la plaine, et la plaine devient marais. Une tour en ruine étranglée de lierre offre le seul abri ; ses portes claquent derrière vous. Une chose ailée et très ancienne respire dans le noir au-dessus, et il n’y a pas d’autre issue.

chapter-ch3-1 = Hutte du Guérisseur
    .the = la Hutte du Guérisseur
    .a = une Hutte du Guérisseur
    .of = de la Hutte du Guérisseur
    .to = à la Hutte du Guérisseur
    .gender = f
    .plural = Huttes du Guérisseur
    .story = Un vieil homme panse vos plaies : un de ses amis vous a tiré des égouts, plus mort que vif. Il dépose une étrange Relique dans votre main et vous prévient que sans l’Œil vous chercherez en vain. Puis il montre, dehors, une tour noire qui coupe le ciel en deux.

chapter-ch3-2 = Bûcher
    .the = le Bûcher
    .a = un Bûcher
    .of = du Bûcher
    .to = au Bûcher
    .gender = m
    .plural = Bûchers
    .story = Les villageois aimaient le dragon que vous veniez abattre, et ils vous ont lié au poteau. Quand les flammes gagnent vos habits, des mots d’une langue jamais apprise jaillissent de votre bouche. La dernière chose que vous entendez est un murmure dans la foule : serait-ce l’élu ?

chapter-ch3-3 = Cabane de la Voyante
    .the = la Cabane de la Voyante
    .a = une Cabane de la Voyante
    .of = de la Cabane de la Voyante
    .to = à la Cabane de la Voyante
    .gender = f
    .plural = Cabanes de la Voyante
    .story = Une femme borgne vous a porté chez elle, parmi les plumes, les racines et de très vieux os. Elle noue l’un de ces os à votre cou : des voix invisibles veulent que vous le portiez et que vous acheviez votre œuvre. Son chant ouvre un portail, et vous y tombez.

chapter-ch4-1 = Œil Avide
    .the = l’Œil Avide
    .a = un Œil Avide
    .of = de l’Œil Avide
    .to = à l’Œil Avide
    .gender = m
    .plural = Yeux Avides
    .story = Près de votre ennemi vaincu gît une petite Relique ronde : l’Œil. Trop faible pour lui résister, vous le laissez boire chacun de vos vices et vous le rendre en force. Les voix sont satisfaites ; elles réclament le cœur d’un traître.

chapter-ch4-2 = Œil Patient
    .the = l’Œil Patient
    .a = un Œil Patient
    .of = de l’Œil Patient
    .to = à l’Œil Patient
    .gender = m
    .plural = Yeux Patients
    .story = Vous ramassez l’Œil avec précaution et sentez sa malice, mais il ne trouve aucune prise sur vous. Le Gardien mort parle : vous serez épargné si vous rapportez le cœur du traître. Votre cheval attend dehors, et l’Œil montre le chemin du donjon d’Og.

chapter-ch5 = Sang d’Og
    .the = le Sang d’Og
    .a = un Sang d’Og
    .of = du Sang d’Og
    .to = au Sang d’Og
    .gender = m
    .plural = Sangs d’Og
    .story = Og gît brisé à vos pieds, et pourtant il n’est pas mort : ses plaies se referment sous vos yeux. Vous arrachez le joyau rouge de son cou et comprenez ce qu’il est, une goutte de verre pleine de sang. Portez-le, disent les voix ; rapportez-le, disait le Roi.

chapter-ch6-1 = Nouvel Og
    .the = le Nouvel Og
    .a = un Nouvel Og
    .of = du Nouvel Og
    .to = au Nouvel Og
    .gender = m
    .plural = Nouveaux Ogs
    .story = Le joyau est tiède, et vos plaies se referment. Quatre dieux qui n’aiment rien de bon rient dans votre crâne et vous remercient du frère que vous avez abattu. Vous grattez votre peau et ne trouvez que l’os : sa vie est à vous, et la vôtre est à eux. Vous êtes Og.
    .choose = Nouer le Sang d’Og à votre propre cou

chapter-ch6-2 = Cachot du Roi
    .the = le Cachot du Roi
    .a = un Cachot du Roi
    .of = du Cachot du Roi
    .to = au Cachot du Roi
    .gender = m
    .plural = Cachots du Roi
    .story = La cité fête son champion, et le Roi ne quitte pas des yeux ce que vous rapportez. La nuit même, ses gardes vous rouent de coups dans une rue déserte. Du fond de votre cellule, vous apprenez que les Reliques ont fait de lui un dieu, et pas un dieu clément. Est-ce donc la fin ?
    .choose = Rapporter le Sang d’Og au Roi

## Reliques

relic-pilgrims-flesh = Chair du pèlerin
    .the = la Chair du pèlerin
    .a = une Chair du pèlerin
    .of = de la Chair du pèlerin
    .to = à la Chair du pèlerin
    .gender = f
    .plural = Chairs du pèlerin

relic-bone-of-ernazar = Os d’Ernazar
    .the = l’Os d’Ernazar
    .a = un Os d’Ernazar
    .of = de l’Os d’Ernazar
    .to = à l’Os d’Ernazar
    .gender = m
    .plural = Os d’Ernazar

relic-eye-of-constantine = Œil de Constantine
    .the = l’Œil de Constantine
    .a = un Œil de Constantine
    .of = de l’Œil de Constantine
    .to = à l’Œil de Constantine
    .gender = m
    .plural = Yeux de Constantine

## Compétences de la campagne et leurs branches

branch-exploration = Exploration
    .the = l’Exploration
    .a = une Exploration
    .of = de l’Exploration
    .to = à l’Exploration
    .gender = f
    .plural = Exploration

branch-survival = Survie
    .the = la Survie
    .a = une Survie
    .of = de la Survie
    .to = à la Survie
    .gender = f
    .plural = Survie

branch-combat = Combat
    .the = le Combat
    .a = un Combat
    .of = du Combat
    .to = au Combat
    .gender = m
    .plural = Combat

skill-full-purse = Bourse pleine
    .the = la Bourse pleine
    .a = une Bourse pleine
    .of = de la Bourse pleine
    .to = à la Bourse pleine
    .gender = f
    .plural = Bourses pleines

skill-hidden-pouch = Poche secrète
    .the = la Poche secrète
    .a = une Poche secrète
    .of = de la Poche secrète
    .to = à la Poche secrète
    .gender = f
    .plural = Poches secrètes

skill-trained-eye = Regard exercé
    .the = le Regard exercé
    .a = un Regard exercé
    .of = du Regard exercé
    .to = au Regard exercé
    .gender = m
    .plural = Regards exercés

skill-forager = Cueillette
    .the = la Cueillette
    .a = une Cueillette
    .of = de la Cueillette
    .to = à la Cueillette
    .gender = f
    .plural = Cueillettes

skill-tough-hide = Peau dure
    .the = la Peau dure
    .a = une Peau dure
    .of = de la Peau dure
    .to = à la Peau dure
    .gender = f
    .plural = Peaux dures

skill-spare-ration = Ration de réserve
    .the = la Ration de réserve
    .a = une Ration de réserve
    .of = de la Ration de réserve
    .to = à la Ration de réserve
    .gender = f
    .plural = Rations de réserve

skill-healing-flask = Fiole de soin
    .the = la Fiole de soin
    .a = une Fiole de soin
    .of = de la Fiole de soin
    .to = à la Fiole de soin
    .gender = f
    .plural = Fioles de soin

skill-mail-shirt = Cotte de mailles
    .the = la Cotte de mailles
    .a = une Cotte de mailles
    .of = de la Cotte de mailles
    .to = à la Cotte de mailles
    .gender = f
    .plural = Cottes de mailles

skill-sparring = Passe d’armes
    .the = la Passe d’armes
    .a = une Passe d’armes
    .of = de la Passe d’armes
    .to = à la Passe d’armes
    .gender = f
    .plural = Passes d’armes

skill-battle-scar = Cicatrice de guerre
    .the = la Cicatrice de guerre
    .a = une Cicatrice de guerre
    .of = de la Cicatrice de guerre
    .to = à la Cicatrice de guerre
    .gender = f
    .plural = Cicatrices de guerre

skill-alchemists-pact = Pacte d’alchimiste
    .the = le Pacte d’alchimiste
    .a = un Pacte d’alchimiste
    .of = du Pacte d’alchimiste
    .to = au Pacte d’alchimiste
    .gender = m
    .plural = Pactes d’alchimiste

skill-veteran = Sang-froid de vétéran
    .the = le Sang-froid de vétéran
    .a = un Sang-froid de vétéran
    .of = du Sang-froid de vétéran
    .to = au Sang-froid de vétéran
    .gender = m
    .plural = Sangs-froids de vétéran
