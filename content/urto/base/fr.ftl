# Noms du plateau, des cartes, des jetons et des dés : le nom seul, les formes qu’il prend dans une phrase, et ce que dit la carte.

## Héros

hero-sankaa = Sank’aa
    .the = Sank’aa
    .a = Sank’aa
    .of = de Sank’aa
    .to = à Sank’aa
    .gender = m
    .plural = Sank’aa
    .text = Bretteur médaillé : +1 à chaque jet PvP. Grand buveur : le Repos lui rend 1 vie et aucun mana.
    .land = Azura

hero-arminius = Arminius
    .the = Arminius
    .a = Arminius
    .of = d’Arminius
    .to = à Arminius
    .gender = m
    .plural = Arminius
    .text = Goinfre d’entrailles : +1 vie à chaque créature abattue. Peu discret : se dissimuler lui coûte 2 mana.
    .land = Morganite

hero-oriandre = Oriandre
    .the = Oriandre
    .a = Oriandre
    .of = d’Oriandre
    .to = à Oriandre
    .gender = f
    .plural = Oriandre
    .text = Prodige : son dé à 8 faces définitif coûte 4 mana. Fragile : le Sprint lui coûte 3 vies.
    .land = Emerald

hero-molesor = Molésor
    .the = Molésor
    .a = Molésor
    .of = de Molésor
    .to = à Molésor
    .gender = m
    .plural = Molésor
    .text = Deux mains, deux armes : 2 armes par combat. Mort inachevée : une fois par partie, revient avec 6 vies. Mal aimé de la vie : la potion du dé de fouille est sans effet sur lui.
    .land = Opale

hero-barbouaille = Barbouaille
    .the = Barbouaille
    .a = Barbouaille
    .of = de Barbouaille
    .to = à Barbouaille
    .gender = m
    .plural = Barbouaille
    .text = Ancien de la forêt : détruit un champignon dès 3 ; le Repos lui rend 2 vies. Branches sans lame : aucune arme.
    .land = Onyx

## Cases

space-start = Départ
    .the = le départ
    .a = un départ
    .of = du départ
    .to = au départ
    .gender = m
    .plural = départs

space-r1p1 = Galerie 1-1
    .the = la galerie 1-1
    .a = une galerie 1-1
    .of = de la galerie 1-1
    .to = à la galerie 1-1
    .gender = f
    .plural = galeries 1-1

space-r1p2 = Galerie 1-2
    .the = la galerie 1-2
    .a = une galerie 1-2
    .of = de la galerie 1-2
    .to = à la galerie 1-2
    .gender = f
    .plural = galeries 1-2

space-r2p1 = Galerie 2-1
    .the = la galerie 2-1
    .a = une galerie 2-1
    .of = de la galerie 2-1
    .to = à la galerie 2-1
    .gender = f
    .plural = galeries 2-1

space-r2p2 = Galerie 2-2
    .the = la galerie 2-2
    .a = une galerie 2-2
    .of = de la galerie 2-2
    .to = à la galerie 2-2
    .gender = f
    .plural = galeries 2-2

space-r2p3 = Galerie 2-3
    .the = la galerie 2-3
    .a = une galerie 2-3
    .of = de la galerie 2-3
    .to = à la galerie 2-3
    .gender = f
    .plural = galeries 2-3

space-r3p1 = Galerie 3-1
    .the = la galerie 3-1
    .a = une galerie 3-1
    .of = de la galerie 3-1
    .to = à la galerie 3-1
    .gender = f
    .plural = galeries 3-1

space-r3p2 = Galerie 3-2
    .the = la galerie 3-2
    .a = une galerie 3-2
    .of = de la galerie 3-2
    .to = à la galerie 3-2
    .gender = f
    .plural = galeries 3-2

space-r3p3 = Galerie 3-3
    .the = la galerie 3-3
    .a = une galerie 3-3
    .of = de la galerie 3-3
    .to = à la galerie 3-3
    .gender = f
    .plural = galeries 3-3

space-r3p4 = Galerie 3-4
    .the = la galerie 3-4
    .a = une galerie 3-4
    .of = de la galerie 3-4
    .to = à la galerie 3-4
    .gender = f
    .plural = galeries 3-4

space-r4p1 = Cache de l’ouest
    .the = la Cache de l’ouest
    .a = une Cache de l’ouest
    .of = de la Cache de l’ouest
    .to = à la Cache de l’ouest
    .gender = f
    .plural = Caches de l’ouest

space-r4p2 = Galerie 4-2
    .the = la galerie 4-2
    .a = une galerie 4-2
    .of = de la galerie 4-2
    .to = à la galerie 4-2
    .gender = f
    .plural = galeries 4-2

space-r4p3 = Galerie 4-3
    .the = la galerie 4-3
    .a = une galerie 4-3
    .of = de la galerie 4-3
    .to = à la galerie 4-3
    .gender = f
    .plural = galeries 4-3

space-r4p4 = Galerie 4-4
    .the = la galerie 4-4
    .a = une galerie 4-4
    .of = de la galerie 4-4
    .to = à la galerie 4-4
    .gender = f
    .plural = galeries 4-4

space-r4p5 = Cache de l’est
    .the = la Cache de l’est
    .a = une Cache de l’est
    .of = de la Cache de l’est
    .to = à la Cache de l’est
    .gender = f
    .plural = Caches de l’est

space-r5p1 = Galerie 5-1
    .the = la galerie 5-1
    .a = une galerie 5-1
    .of = de la galerie 5-1
    .to = à la galerie 5-1
    .gender = f
    .plural = galeries 5-1

space-r5p2 = Galerie 5-2
    .the = la galerie 5-2
    .a = une galerie 5-2
    .of = de la galerie 5-2
    .to = à la galerie 5-2
    .gender = f
    .plural = galeries 5-2

space-r5p3 = Galerie 5-3
    .the = la galerie 5-3
    .a = une galerie 5-3
    .of = de la galerie 5-3
    .to = à la galerie 5-3
    .gender = f
    .plural = galeries 5-3

space-r5p4 = Galerie 5-4
    .the = la galerie 5-4
    .a = une galerie 5-4
    .of = de la galerie 5-4
    .to = à la galerie 5-4
    .gender = f
    .plural = galeries 5-4

space-r6p1 = Galerie 6-1
    .the = la galerie 6-1
    .a = une galerie 6-1
    .of = de la galerie 6-1
    .to = à la galerie 6-1
    .gender = f
    .plural = galeries 6-1

space-r6p2 = Galerie 6-2
    .the = la galerie 6-2
    .a = une galerie 6-2
    .of = de la galerie 6-2
    .to = à la galerie 6-2
    .gender = f
    .plural = galeries 6-2

space-r6p3 = Rocher de l’Alpha
    .the = le Rocher de l’Alpha
    .a = un Rocher de l’Alpha
    .of = du Rocher de l’Alpha
    .to = au Rocher de l’Alpha
    .gender = m
    .plural = Rochers de l’Alpha

space-r6p4 = Galerie 6-4
    .the = la galerie 6-4
    .a = une galerie 6-4
    .of = de la galerie 6-4
    .to = à la galerie 6-4
    .gender = f
    .plural = galeries 6-4

space-r6p5 = Galerie 6-5
    .the = la galerie 6-5
    .a = une galerie 6-5
    .of = de la galerie 6-5
    .to = à la galerie 6-5
    .gender = f
    .plural = galeries 6-5

space-r7p1 = Galerie 7-1
    .the = la galerie 7-1
    .a = une galerie 7-1
    .of = de la galerie 7-1
    .to = à la galerie 7-1
    .gender = f
    .plural = galeries 7-1

space-r7p2 = Galerie 7-2
    .the = la galerie 7-2
    .a = une galerie 7-2
    .of = de la galerie 7-2
    .to = à la galerie 7-2
    .gender = f
    .plural = galeries 7-2

space-r7p3 = Galerie 7-3
    .the = la galerie 7-3
    .a = une galerie 7-3
    .of = de la galerie 7-3
    .to = à la galerie 7-3
    .gender = f
    .plural = galeries 7-3

space-r7p4 = Galerie 7-4
    .the = la galerie 7-4
    .a = une galerie 7-4
    .of = de la galerie 7-4
    .to = à la galerie 7-4
    .gender = f
    .plural = galeries 7-4

space-r8p1 = Stèle du Marteau
    .the = la Stèle du Marteau
    .a = une Stèle du Marteau
    .of = de la Stèle du Marteau
    .to = à la Stèle du Marteau
    .gender = f
    .plural = Stèles du Marteau

space-r8p2 = Galerie 8-2
    .the = la galerie 8-2
    .a = une galerie 8-2
    .of = de la galerie 8-2
    .to = à la galerie 8-2
    .gender = f
    .plural = galeries 8-2

space-r8p3 = Galerie 8-3
    .the = la galerie 8-3
    .a = une galerie 8-3
    .of = de la galerie 8-3
    .to = à la galerie 8-3
    .gender = f
    .plural = galeries 8-3

space-r8p4 = Galerie 8-4
    .the = la galerie 8-4
    .a = une galerie 8-4
    .of = de la galerie 8-4
    .to = à la galerie 8-4
    .gender = f
    .plural = galeries 8-4

space-r8p5 = Stèle des Trompettes
    .the = la Stèle des Trompettes
    .a = une Stèle des Trompettes
    .of = de la Stèle des Trompettes
    .to = à la Stèle des Trompettes
    .gender = f
    .plural = Stèles des Trompettes

space-r9p1 = Galerie 9-1
    .the = la galerie 9-1
    .a = une galerie 9-1
    .of = de la galerie 9-1
    .to = à la galerie 9-1
    .gender = f
    .plural = galeries 9-1

space-r9p2 = Galerie 9-2
    .the = la galerie 9-2
    .a = une galerie 9-2
    .of = de la galerie 9-2
    .to = à la galerie 9-2
    .gender = f
    .plural = galeries 9-2

space-r9p3 = Galerie 9-3
    .the = la galerie 9-3
    .a = une galerie 9-3
    .of = de la galerie 9-3
    .to = à la galerie 9-3
    .gender = f
    .plural = galeries 9-3

space-r9p4 = Galerie 9-4
    .the = la galerie 9-4
    .a = une galerie 9-4
    .of = de la galerie 9-4
    .to = à la galerie 9-4
    .gender = f
    .plural = galeries 9-4

space-r10p1 = Galerie 10-1
    .the = la galerie 10-1
    .a = une galerie 10-1
    .of = de la galerie 10-1
    .to = à la galerie 10-1
    .gender = f
    .plural = galeries 10-1

space-r10p2 = Galerie 10-2
    .the = la galerie 10-2
    .a = une galerie 10-2
    .of = de la galerie 10-2
    .to = à la galerie 10-2
    .gender = f
    .plural = galeries 10-2

space-r10p3 = Galerie 10-3
    .the = la galerie 10-3
    .a = une galerie 10-3
    .of = de la galerie 10-3
    .to = à la galerie 10-3
    .gender = f
    .plural = galeries 10-3

space-r11p1 = Galerie 11-1
    .the = la galerie 11-1
    .a = une galerie 11-1
    .of = de la galerie 11-1
    .to = à la galerie 11-1
    .gender = f
    .plural = galeries 11-1

space-r11p2 = Galerie 11-2
    .the = la galerie 11-2
    .a = une galerie 11-2
    .of = de la galerie 11-2
    .to = à la galerie 11-2
    .gender = f
    .plural = galeries 11-2

space-urto = Urto
    .the = Urto
    .a = Urto
    .of = d’Urto
    .to = à Urto
    .gender = m
    .plural = Urto

## Monstres

monster-rat-carpet = Tapis de rats
    .the = le Tapis de rats
    .a = un Tapis de rats
    .of = du Tapis de rats
    .to = au Tapis de rats
    .gender = m
    .plural = Tapis de rats
    .text = Pas d’autre récompense.

monster-drip-bat = Chauve-goutte
    .the = la Chauve-goutte
    .a = une Chauve-goutte
    .of = de la Chauve-goutte
    .to = à la Chauve-goutte
    .gender = f
    .plural = Chauves-gouttes
    .text = Pas d’autre récompense.

monster-pale-slug = Limace blafarde
    .the = la Limace blafarde
    .a = une Limace blafarde
    .of = de la Limace blafarde
    .to = à la Limace blafarde
    .gender = f
    .plural = Limaces blafardes
    .text = Récompense : récupérez 1 vie.

monster-tallow-imp = Diablotin de suif
    .the = le Diablotin de suif
    .a = un Diablotin de suif
    .of = du Diablotin de suif
    .to = au Diablotin de suif
    .gender = m
    .plural = Diablotins de suif
    .text = Récompense : récupérez 1 mana.

monster-moss-gnawer = Ronge-mousse
    .the = le Ronge-mousse
    .a = un Ronge-mousse
    .of = du Ronge-mousse
    .to = au Ronge-mousse
    .gender = m
    .plural = Ronge-mousse
    .text = Pas d’autre récompense.

monster-gravel-crab = Crabe de gravier
    .the = le Crabe de gravier
    .a = un Crabe de gravier
    .of = du Crabe de gravier
    .to = au Crabe de gravier
    .gender = m
    .plural = Crabes de gravier
    .text = Pas d’autre récompense.

monster-blind-hound = Limier aveugle
    .the = le Limier aveugle
    .a = un Limier aveugle
    .of = du Limier aveugle
    .to = au Limier aveugle
    .gender = m
    .plural = Limiers aveugles
    .text = Pas d’autre récompense.

monster-soot-viper = Vipère de suie
    .the = la Vipère de suie
    .a = une Vipère de suie
    .of = de la Vipère de suie
    .to = à la Vipère de suie
    .gender = f
    .plural = Vipères de suie
    .text = Récompense : récupérez 1 vie.

monster-lantern-spider = Araignée-lanterne
    .the = l’Araignée-lanterne
    .a = une Araignée-lanterne
    .of = de l’Araignée-lanterne
    .to = à l’Araignée-lanterne
    .gender = f
    .plural = Araignées-lanternes
    .text = Récompense : récupérez 1 mana.

monster-spore-husk = Carcasse à spores
    .the = la Carcasse à spores
    .a = une Carcasse à spores
    .of = de la Carcasse à spores
    .to = à la Carcasse à spores
    .gender = f
    .plural = Carcasses à spores
    .text = Récompense : récupérez 1 vie.

monster-gallery-bandit = Brigand des galeries
    .the = le Brigand des galeries
    .a = un Brigand des galeries
    .of = du Brigand des galeries
    .to = au Brigand des galeries
    .gender = m
    .plural = Brigands des galeries
    .text = Récompense : récupérez 2 mana.

monster-ossuary-jackal = Chacal d’ossuaire
    .the = le Chacal d’ossuaire
    .a = un Chacal d’ossuaire
    .of = du Chacal d’ossuaire
    .to = au Chacal d’ossuaire
    .gender = m
    .plural = Chacals d’ossuaire
    .text = Pas d’autre récompense.

monster-stalactite-mimic = Fausse stalactite
    .the = la Fausse stalactite
    .a = une Fausse stalactite
    .of = de la Fausse stalactite
    .to = à la Fausse stalactite
    .gender = f
    .plural = Fausses stalactites
    .text = Pas d’autre récompense.

monster-troll-whelp = Trollinet
    .the = le Trollinet
    .a = un Trollinet
    .of = du Trollinet
    .to = au Trollinet
    .gender = m
    .plural = Trollinets
    .text = Pas d’autre récompense.

monster-rust-knight = Chevalier de rouille
    .the = le Chevalier de rouille
    .a = un Chevalier de rouille
    .of = du Chevalier de rouille
    .to = au Chevalier de rouille
    .gender = m
    .plural = Chevaliers de rouille
    .text = Récompense : récupérez 2 vies.

monster-weeping-wraith = Spectre pleureur
    .the = le Spectre pleureur
    .a = un Spectre pleureur
    .of = du Spectre pleureur
    .to = au Spectre pleureur
    .gender = m
    .plural = Spectres pleureurs
    .text = Récompense : récupérez 2 mana.

monster-bog-widow = Veuve du bourbier
    .the = la Veuve du bourbier
    .a = une Veuve du bourbier
    .of = de la Veuve du bourbier
    .to = à la Veuve du bourbier
    .gender = f
    .plural = Veuves du bourbier
    .text = Pas d’autre récompense.

monster-bone-piper = Flûtiste d’os
    .the = le Flûtiste d’os
    .a = un Flûtiste d’os
    .of = du Flûtiste d’os
    .to = au Flûtiste d’os
    .gender = m
    .plural = Flûtistes d’os
    .text = Récompense : récupérez 2 vies.

monster-chasm-ogre = Ogre du gouffre
    .the = l’Ogre du gouffre
    .a = un Ogre du gouffre
    .of = de l’Ogre du gouffre
    .to = à l’Ogre du gouffre
    .gender = m
    .plural = Ogres du gouffre
    .text = Pas d’autre récompense.

monster-quartz-golem = Golem de quartz
    .the = le Golem de quartz
    .a = un Golem de quartz
    .of = du Golem de quartz
    .to = au Golem de quartz
    .gender = m
    .plural = Golems de quartz
    .text = Pas d’autre récompense.

monster-deep-warden = Veilleur des tréfonds
    .the = le Veilleur des tréfonds
    .a = un Veilleur des tréfonds
    .of = du Veilleur des tréfonds
    .to = au Veilleur des tréfonds
    .gender = m
    .plural = Veilleurs des tréfonds
    .text = Pas d’autre récompense.

monster-ember-drake = Drac de braise
    .the = le Drac de braise
    .a = un Drac de braise
    .of = du Drac de braise
    .to = au Drac de braise
    .gender = m
    .plural = Dracs de braise
    .text = Pas d’autre récompense.

monster-hollow-abbot = Abbé creux
    .the = l’Abbé creux
    .a = un Abbé creux
    .of = de l’Abbé creux
    .to = à l’Abbé creux
    .gender = m
    .plural = Abbés creux
    .text = Récompense : récupérez 2 mana.

monster-hoard-keeper = Garde-magot
    .the = le Garde-magot
    .a = un Garde-magot
    .of = du Garde-magot
    .to = au Garde-magot
    .gender = m
    .plural = Garde-magots
    .text = Récompense : récupérez 3 mana.

monster-vault-hydra = Hydre de la voûte
    .the = l’Hydre de la voûte
    .a = une Hydre de la voûte
    .of = de l’Hydre de la voûte
    .to = à l’Hydre de la voûte
    .gender = f
    .plural = Hydres de la voûte
    .text = Pas d’autre récompense.

monster-under-king = Roi d’en bas
    .the = le Roi d’en bas
    .a = un Roi d’en bas
    .of = du Roi d’en bas
    .to = au Roi d’en bas
    .gender = m
    .plural = Rois d’en bas
    .text = Pas d’autre récompense.

monster-alpha = Alpha
    .the = l’Alpha
    .a = un Alpha
    .of = de l’Alpha
    .to = à l’Alpha
    .gender = m
    .plural = Alphas
    .text = Sur la case centrale jusqu’à la cinquième mort de l’Alpha.

## Artefacts

artefact-notched-sabre = Sabre ébréché
    .the = le Sabre ébréché
    .a = un Sabre ébréché
    .of = du Sabre ébréché
    .to = au Sabre ébréché
    .gender = m
    .plural = Sabres ébréchés
    .text = +1 à chaque jet de combat, champignons compris.

artefact-quarry-pick = Pic de carrière
    .the = le Pic de carrière
    .a = un Pic de carrière
    .of = du Pic de carrière
    .to = au Pic de carrière
    .gender = m
    .plural = Pics de carrière
    .text = +1 contre les monstres, +2 contre les champignons.

artefact-silk-whip = Fouet de soie
    .the = le Fouet de soie
    .a = un Fouet de soie
    .of = du Fouet de soie
    .to = au Fouet de soie
    .gender = m
    .plural = Fouets de soie
    .text = +2 contre les héros.

artefact-troll-femur = Fémur de troll
    .the = le Fémur de troll
    .a = un Fémur de troll
    .of = du Fémur de troll
    .to = au Fémur de troll
    .gender = m
    .plural = Fémurs de troll
    .text = +2 contre les monstres.

artefact-moon-quartz-spear = Lance de quartz lunaire
    .the = la Lance de quartz lunaire
    .a = une Lance de quartz lunaire
    .of = de la Lance de quartz lunaire
    .to = à la Lance de quartz lunaire
    .gender = f
    .plural = Lances de quartz lunaire
    .text = +3 contre un monstre d’attaque 5 ou plus.

artefact-needle-rapier = Rapière-aiguille
    .the = la Rapière-aiguille
    .a = une Rapière-aiguille
    .of = de la Rapière-aiguille
    .to = à la Rapière-aiguille
    .gender = f
    .plural = Rapières-aiguilles
    .text = +1 contre héros et monstres ; à égalité en PvP l’autre héros perd 1 vie.

artefact-octagon-blade = Lame octogone
    .the = la Lame octogone
    .a = une Lame octogone
    .of = de la Lame octogone
    .to = à la Lame octogone
    .gender = f
    .plural = Lames octogones
    .text = Tant qu’elle est maniée, lancez un dé à 8 faces, champignons compris.

artefact-eightfold-maul = Masse octuple
    .the = la Masse octuple
    .a = une Masse octuple
    .of = de la Masse octuple
    .to = à la Masse octuple
    .gender = f
    .plural = Masses octuples
    .text = Contre monstres et champignons, lancez un dé à 8 faces.

artefact-leech-dagger = Dague-sangsue
    .the = la Dague-sangsue
    .a = une Dague-sangsue
    .of = de la Dague-sangsue
    .to = à la Dague-sangsue
    .gender = f
    .plural = Dagues-sangsues
    .text = +1 contre les monstres ; +1 vie pour chaque monstre abattu avec elle.

artefact-glass-axe = Hache de verre
    .the = la Hache de verre
    .a = une Hache de verre
    .of = de la Hache de verre
    .to = à la Hache de verre
    .gender = f
    .plural = Haches de verre
    .text = +3 pour un combat entier (ou les champignons d’une case), puis défaussez.

artefact-vitality-flask = Fiole de vitalité
    .the = la Fiole de vitalité
    .a = une Fiole de vitalité
    .of = de la Fiole de vitalité
    .to = à la Fiole de vitalité
    .gender = f
    .plural = Fioles de vitalité
    .text = Récupérez 3 vies.

artefact-root-brew = Décoction de racine
    .the = la Décoction de racine
    .a = une Décoction de racine
    .of = de la Décoction de racine
    .to = à la Décoction de racine
    .gender = f
    .plural = Décoctions de racine
    .text = Récupérez 3 mana.

artefact-ember-feather = Plume de braise
    .the = la Plume de braise
    .a = une Plume de braise
    .of = de la Plume de braise
    .to = à la Plume de braise
    .gender = f
    .plural = Plumes de braise
    .text = À votre mort, revenez avec 4 vies.

artefact-second-breath-knot = Nœud du second souffle
    .the = le Nœud du second souffle
    .a = un Nœud du second souffle
    .of = du Nœud du second souffle
    .to = au Nœud du second souffle
    .gender = m
    .plural = Nœuds du second souffle
    .text = À votre mort, payez 2 mana pour revenir avec 6 vies.

artefact-smoke-pellet = Bille de fumée
    .the = la Bille de fumée
    .a = une Bille de fumée
    .of = de la Bille de fumée
    .to = à la Bille de fumée
    .gender = f
    .plural = Billes de fumée
    .text = Deux fois : dissimulez-vous gratuitement.

artefact-spore-bomb = Bombe à spores
    .the = la Bombe à spores
    .a = une Bombe à spores
    .of = de la Bombe à spores
    .to = à la Bombe à spores
    .gender = f
    .plural = Bombes à spores
    .text = À votre tour, détruisez sans jet tous les champignons d’une case voisine ; replacez chacun ailleurs.

artefact-loaded-knucklebone = Osselet pipé
    .the = l’Osselet pipé
    .a = un Osselet pipé
    .of = de l’Osselet pipé
    .to = à l’Osselet pipé
    .gender = m
    .plural = Osselets pipés
    .text = Après un de vos jets de combat, tournez le dé sur sa plus haute face.

artefact-grapnel = Grappin
    .the = le Grappin
    .a = un Grappin
    .of = du Grappin
    .to = au Grappin
    .gender = m
    .plural = Grappins
    .text = À votre tour, avant ou après votre déplacement, allez 1 case plus loin sans frais (ce n’est pas un Sprint).

artefact-pickpockets-glove = Gant de tire-laine
    .the = le Gant de tire-laine
    .a = un Gant de tire-laine
    .of = du Gant de tire-laine
    .to = au Gant de tire-laine
    .gender = m
    .plural = Gants de tire-laine
    .text = À votre tour, volez jusqu’à 2 PR de jetons de renommée à un héros de votre case.

artefact-needle-snare = Collet d’aiguilles
    .the = le Collet d’aiguilles
    .a = un Collet d’aiguilles
    .of = du Collet d’aiguilles
    .to = au Collet d’aiguilles
    .gender = m
    .plural = Collets d’aiguilles
    .text = À votre tour, posez le jeton −2 vies sur votre case ; le prochain autre héros qui y entre perd 2 vies, puis retirez-le.

artefact-bone-amulet = Amulette d’os
    .the = l’Amulette d’os
    .a = une Amulette d’os
    .of = de l’Amulette d’os
    .to = à l’Amulette d’os
    .gender = f
    .plural = Amulettes d’os
    .text = À chaque combat, vos premiers dégâts subis sont réduits de 1.

artefact-runners-anklets = Chevillières de course
    .the = les Chevillières de course
    .a = des Chevillières de course
    .of = des Chevillières de course
    .to = aux Chevillières de course
    .gender = f
    .plural = Chevillières de course
    .text = Votre Sprint coûte 1 vie de moins.

artefact-lucky-candle = Bougie porte-bonheur
    .the = la Bougie porte-bonheur
    .a = une Bougie porte-bonheur
    .of = de la Bougie porte-bonheur
    .to = à la Bougie porte-bonheur
    .gender = f
    .plural = Bougies porte-bonheur
    .text = Une fois par tour, relancez votre dé de fouille.

artefact-ring-of-second-thoughts = Anneau du repentir
    .the = l’Anneau du repentir
    .a = un Anneau du repentir
    .of = de l’Anneau du repentir
    .to = à l’Anneau du repentir
    .gender = m
    .plural = Anneaux du repentir
    .text = Une relance gratuite de votre dé de combat par combat.

artefact-camp-kettle = Marmite de camp
    .the = la Marmite de camp
    .a = une Marmite de camp
    .of = de la Marmite de camp
    .to = à la Marmite de camp
    .gender = f
    .plural = Marmites de camp
    .text = Votre Repos rend 1 vie de plus.

artefact-spring-charm = Charme de source
    .the = le Charme de source
    .a = un Charme de source
    .of = du Charme de source
    .to = au Charme de source
    .gender = m
    .plural = Charmes de source
    .text = À une fontaine, recevez 1 point de plus que votre don.

artefact-heralds-sash = Écharpe de héraut
    .the = l’Écharpe de héraut
    .a = une Écharpe de héraut
    .of = de l’Écharpe de héraut
    .to = à l’Écharpe de héraut
    .gender = f
    .plural = Écharpes de héraut
    .text = Chaque combat PvP gagné vous donne 1 PR.

artefact-guardian-shell = Carapace gardienne
    .the = la Carapace gardienne
    .a = une Carapace gardienne
    .of = de la Carapace gardienne
    .to = à la Carapace gardienne
    .gender = f
    .plural = Carapaces gardiennes
    .text = Chaque perte de vie due à un dé divin, le vôtre compris, est réduite de 1.

artefact-onyx-eye = Œil d’onyx
    .the = l’Œil d’onyx
    .a = un Œil d’onyx
    .of = de l’Œil d’onyx
    .to = à l’Œil d’onyx
    .gender = m
    .plural = Yeux d’onyx
    .text = Quand vous piochez un jeton du sac, piochez-en 2, appliquez-en 1 au choix, remettez l’autre.

artefact-hammer = Marteau de Tellur
    .the = le Marteau de Tellur
    .a = un Marteau de Tellur
    .of = du Marteau de Tellur
    .to = au Marteau de Tellur
    .gender = m
    .plural = Marteaux de Tellur
    .text = Donne le dé du Marteau.

artefact-trumpets = Trompettes de Renommée
    .the = les Trompettes de Renommée
    .a = des Trompettes de Renommée
    .of = des Trompettes de Renommée
    .to = aux Trompettes de Renommée
    .gender = f
    .plural = Trompettes de Renommée
    .text = Donne le dé des Trompettes.

artefact-scythe = Faux d’Ankou
    .the = la Faux d’Ankou
    .a = une Faux d’Ankou
    .of = de la Faux d’Ankou
    .to = à la Faux d’Ankou
    .gender = f
    .plural = Faux d’Ankou
    .text = Donne le dé de la Faux.

## Événements

event-warm-spring = Source tiède
    .the = la Source tiède
    .a = une Source tiède
    .of = de la Source tiède
    .to = à la Source tiède
    .gender = f
    .plural = Sources tièdes
    .text = Récupérez 2 vies.

event-vein-of-mana = Veine de mana
    .the = la Veine de mana
    .a = une Veine de mana
    .of = de la Veine de mana
    .to = à la Veine de mana
    .gender = f
    .plural = Veines de mana
    .text = Récupérez 2 mana.

event-the-vault-shakes = La voûte tremble
    .the = La voûte tremble
    .a = La voûte tremble
    .of = de La voûte tremble
    .to = à La voûte tremble
    .gender = f
    .plural = La voûte tremble
    .text = Chaque héros de la grotte fait un jet de défense : sous 3, il perd 2 vies.

event-falling-stones = Chute de pierres
    .the = la Chute de pierres
    .a = une Chute de pierres
    .of = de la Chute de pierres
    .to = à la Chute de pierres
    .gender = f
    .plural = Chutes de pierres
    .text = Jet de défense : sous 4, perdez 2 vies.

event-foul-air = Air vicié
    .the = l’Air vicié
    .a = un Air vicié
    .of = de l’Air vicié
    .to = à l’Air vicié
    .gender = m
    .plural = Airs viciés
    .text = Perdez 1 vie.

event-mana-leech = Sangsue de mana
    .the = la Sangsue de mana
    .a = une Sangsue de mana
    .of = de la Sangsue de mana
    .to = à la Sangsue de mana
    .gender = f
    .plural = Sangsues de mana
    .text = Perdez 1 mana.

event-shield-of-a-fallen-hero = Écu d’un héros tombé
    .the = l’Écu d’un héros tombé
    .a = un Écu d’un héros tombé
    .of = de l’Écu d’un héros tombé
    .to = à l’Écu d’un héros tombé
    .gender = m
    .plural = Écus d’un héros tombé
    .text = Prenez 2 jetons de défense.

event-whetstone = Pierre à aiguiser
    .the = la Pierre à aiguiser
    .a = une Pierre à aiguiser
    .of = de la Pierre à aiguiser
    .to = à la Pierre à aiguiser
    .gender = f
    .plural = Pierres à aiguiser
    .text = Prenez 2 jetons d’attaque.

event-blook-trapper = Trappeur de Blook
    .the = le Trappeur de Blook
    .a = un Trappeur de Blook
    .of = du Trappeur de Blook
    .to = au Trappeur de Blook
    .gender = m
    .plural = Trappeurs de Blook
    .text = Prenez 2 pièges à Blook. En quittant une case, vous pouvez y en poser un ; le prochain autre héros qui y entre fait un jet de défense : sous 4, il perd 1 vie et ne se déplace plus ce tour. Retirez ensuite le piège.

event-hidden-larder = Garde-manger caché
    .the = le Garde-manger caché
    .a = un Garde-manger caché
    .of = du Garde-manger caché
    .to = au Garde-manger caché
    .gender = m
    .plural = Garde-manger cachés
    .text = Au choix : récupérez 2 vies ou 2 mana.

event-light-fingered-draught = Courant d’air chapardeur
    .the = le Courant d’air chapardeur
    .a = un Courant d’air chapardeur
    .of = du Courant d’air chapardeur
    .to = au Courant d’air chapardeur
    .gender = m
    .plural = Courants d’air chapardeurs
    .text = Défaussez 1 artefact non divin si vous en avez un.

event-old-song = Vieille chanson
    .the = la Vieille chanson
    .a = une Vieille chanson
    .of = de la Vieille chanson
    .to = à la Vieille chanson
    .gender = f
    .plural = Vieilles chansons
    .text = Gagnez 1 PR.

event-song-of-glory = Chant de gloire
    .the = le Chant de gloire
    .a = un Chant de gloire
    .of = du Chant de gloire
    .to = au Chant de gloire
    .gender = m
    .plural = Chants de gloire
    .text = Gagnez 2 PR.

event-humbled = Leçon d’humilité
    .the = la Leçon d’humilité
    .a = une Leçon d’humilité
    .of = de la Leçon d’humilité
    .to = à la Leçon d’humilité
    .gender = f
    .plural = Leçons d’humilité
    .text = Perdez 1 PR si vous avez un jeton de renommée.

event-tailwind = Vent arrière
    .the = le Vent arrière
    .a = un Vent arrière
    .of = du Vent arrière
    .to = au Vent arrière
    .gender = m
    .plural = Vents arrière
    .text = Vous pouvez aller 1 case plus loin sans frais, dans n’importe quelle direction.

event-scree-slide = Glissade d’éboulis
    .the = la Glissade d’éboulis
    .a = une Glissade d’éboulis
    .of = de la Glissade d’éboulis
    .to = à la Glissade d’éboulis
    .gender = f
    .plural = Glissades d’éboulis
    .text = Glissez d’une case vers le départ, sur une case découverte et sans champignon (au choix s’il y en a plusieurs), sans effet ; s’il n’y en a pas, restez sur place.

event-ambush = Embuscade
    .the = l’Embuscade
    .a = une Embuscade
    .of = de l’Embuscade
    .to = à l’Embuscade
    .gender = f
    .plural = Embuscades
    .text = Piochez un monstre : combattez-le ou dissimulez-vous.

event-the-alpha-howls = L’Alpha hurle
    .the = L’Alpha hurle
    .a = L’Alpha hurle
    .of = de L’Alpha hurle
    .to = à L’Alpha hurle
    .gender = m
    .plural = L’Alpha hurle
    .text = Chaque héros de la grotte perd 1 vie.

event-mirror-pool = Mare aux reflets
    .the = la Mare aux reflets
    .a = une Mare aux reflets
    .of = de la Mare aux reflets
    .to = à la Mare aux reflets
    .gender = f
    .plural = Mares aux reflets
    .text = Vous pouvez échanger votre place avec un autre héros de la grotte, sans effet.

event-spore-drift = Dérive de spores
    .the = la Dérive de spores
    .a = une Dérive de spores
    .of = de la Dérive de spores
    .to = à la Dérive de spores
    .gender = f
    .plural = Dérives de spores
    .text = Vous pouvez déplacer 1 champignon du plateau vers une autre case sans héros.

event-blood-bargain = Marché de sang
    .the = le Marché de sang
    .a = un Marché de sang
    .of = du Marché de sang
    .to = au Marché de sang
    .gender = m
    .plural = Marchés de sang
    .text = Vous pouvez perdre 2 vies pour gagner 3 PR.

event-shadow-duel = Duel d’ombres
    .the = le Duel d’ombres
    .a = un Duel d’ombres
    .of = du Duel d’ombres
    .to = au Duel d’ombres
    .gender = m
    .plural = Duels d’ombres
    .text = Choisissez un autre héros de la grotte ; jet de défense chacun, le plus bas perd 1 vie ; l’égalité est sans effet.

event-shared-fire = Feu partagé
    .the = le Feu partagé
    .a = un Feu partagé
    .of = du Feu partagé
    .to = au Feu partagé
    .gender = m
    .plural = Feux partagés
    .text = Chaque héros de la grotte récupère 1 vie.

event-twisted-ankle = Cheville foulée
    .the = la Cheville foulée
    .a = une Cheville foulée
    .of = de la Cheville foulée
    .to = à la Cheville foulée
    .gender = f
    .plural = Chevilles foulées
    .text = Pas de Sprint ce tour ni le suivant.

## Jetons

token-torch = Torche
    .the = la torche
    .a = une torche
    .of = de la torche
    .to = à la torche
    .gender = f
    .plural = torches
    .text = À l’arrivée, vous pouvez fouiller une fois.

token-torch-event = Torche avec événement
    .brief = torche, événement
    .the = la torche avec événement
    .a = une torche avec événement
    .of = de la torche avec événement
    .to = à la torche avec événement
    .gender = f
    .plural = torches avec événement
    .text = Piochez et appliquez un événement, puis comme une torche.

token-torch-fountain = Torche avec fontaine
    .brief = torche, fontaine
    .the = la torche avec fontaine
    .a = une torche avec fontaine
    .of = de la torche avec fontaine
    .to = à la torche avec fontaine
    .gender = f
    .plural = torches avec fontaine
    .text = Fouillez, ou échangez mana contre vie ou vie contre mana, un pour un.

token-shortcut = Raccourci
    .the = le raccourci
    .a = un raccourci
    .of = du raccourci
    .to = au raccourci
    .gender = m
    .plural = raccourcis
    .text = Vous pouvez aller une case plus loin.

token-monster = Nid de monstres
    .brief = nid
    .the = le nid de monstres
    .a = un nid de monstres
    .of = du nid de monstres
    .to = au nid de monstres
    .gender = m
    .plural = nids de monstres
    .text = Affrontez un monstre. Ni Repos ni PvP ici.

token-mushroom = Champignon
    .the = le champignon
    .a = un champignon
    .of = du champignon
    .to = au champignon
    .gender = m
    .plural = champignons
    .text = Barre la case jusqu’à un jet de combat de 5 ou plus.

token-renown = Jeton de renommée
    .the = le jeton de renommée
    .a = un jeton de renommée
    .of = du jeton de renommée
    .to = au jeton de renommée
    .gender = m
    .plural = jetons de renommée
    .text = Vaut 1 PR. Pioché du sac : gardez-le et repiochez.

token-renown-double = Jeton de renommée double
    .the = le jeton de renommée double
    .a = un jeton de renommée double
    .of = du jeton de renommée double
    .to = au jeton de renommée double
    .gender = m
    .plural = jetons de renommée double
    .text = Vaut 2 PR. Pioché du sac : gardez-le et repiochez.

token-attack = Jeton d’attaque
    .the = le jeton d’attaque
    .a = un jeton d’attaque
    .of = du jeton d’attaque
    .to = au jeton d’attaque
    .gender = m
    .plural = jetons d’attaque
    .text = À engager avant un PvP ou PvM : +1 à ses jets, puis retour à la réserve.

token-defence = Jeton de défense
    .the = le jeton de défense
    .a = un jeton de défense
    .of = du jeton de défense
    .to = au jeton de défense
    .gender = m
    .plural = jetons de défense
    .text = À dépenser en PvP ou PvM : 1 dégât de moins.

token-blook-trap = Piège à Blook
    .the = le piège à Blook
    .a = un piège à Blook
    .of = du piège à Blook
    .to = au piège à Blook
    .gender = m
    .plural = pièges à Blook
    .text = Posé sur une case quittée ; le prochain autre héros qui y entre fait un jet de défense : sous 4, il perd 1 vie et ne se déplace plus ce tour.

token-minus2 = Jeton −2 vies
    .the = le jeton −2 vies
    .a = un jeton −2 vies
    .of = du jeton −2 vies
    .to = au jeton −2 vies
    .gender = m
    .plural = jetons −2 vies
    .text = Posé sur votre case par le Collet d’aiguilles ; le prochain autre héros qui y entre perd 2 vies.

token-life-marker = Marqueur de vie
    .the = le marqueur de vie
    .a = un marqueur de vie
    .of = du marqueur de vie
    .to = au marqueur de vie
    .gender = m
    .plural = marqueurs de vie
    .text = Marque les vies sur une fiche de héros.

token-mana-marker = Marqueur de mana
    .the = le marqueur de mana
    .a = un marqueur de mana
    .of = du marqueur de mana
    .to = au marqueur de mana
    .gender = m
    .plural = marqueurs de mana
    .text = Marque le mana sur une fiche de héros.

token-artefact = Jeton d’artefact
    .the = le jeton d’artefact
    .a = un jeton d’artefact
    .of = du jeton d’artefact
    .to = au jeton d’artefact
    .gender = m
    .plural = jetons d’artefact
    .text = Le premier héros à entrer le prend et pioche un artefact.

token-alpha = Jeton Alpha
    .the = le jeton Alpha
    .a = un jeton Alpha
    .of = du jeton Alpha
    .to = au jeton Alpha
    .gender = m
    .plural = jetons Alpha
    .text = Sur la case centrale jusqu’à la cinquième mort de l’Alpha.

## Dés

die-search = Dé de fouille
    .the = le dé de fouille
    .a = un dé de fouille
    .of = du dé de fouille
    .to = au dé de fouille
    .gender = m
    .plural = dés de fouille

die-trumpets = Dé des Trompettes
    .the = le dé des Trompettes
    .a = un dé des Trompettes
    .of = du dé des Trompettes
    .to = au dé des Trompettes
    .gender = m
    .plural = dés des Trompettes

die-hammer = Dé du Marteau
    .the = le dé du Marteau
    .a = un dé du Marteau
    .of = du dé du Marteau
    .to = au dé du Marteau
    .gender = m
    .plural = dés du Marteau

die-scythe = Dé de la Faux
    .the = le dé de la Faux
    .a = un dé de la Faux
    .of = du dé de la Faux
    .to = au dé de la Faux
    .gender = m
    .plural = dés de la Faux

die-d6 = Dé à 6 faces
    .the = le dé à 6 faces
    .a = un dé à 6 faces
    .of = du dé à 6 faces
    .to = au dé à 6 faces
    .gender = m
    .plural = dés à 6 faces

die-d8 = Dé à 8 faces
    .the = le dé à 8 faces
    .a = un dé à 8 faces
    .of = du dé à 8 faces
    .to = au dé à 8 faces
    .gender = m
    .plural = dés à 8 faces

## Résultats des dés

outcome-search-alpha = Alpha
    .the = l’Alpha
    .a = l’Alpha
    .of = de l’Alpha
    .to = à l’Alpha
    .gender = m
    .plural = Alphas

outcome-search-life = Potion de vitalité
    .the = la potion de vitalité
    .a = une potion de vitalité
    .of = de la potion de vitalité
    .to = à la potion de vitalité
    .gender = f
    .plural = potions de vitalité

outcome-search-mana = Racine de mana
    .the = la racine de mana
    .a = une racine de mana
    .of = de la racine de mana
    .to = à la racine de mana
    .gender = f
    .plural = racines de mana

outcome-search-artefact = Artefact
    .the = l’artefact
    .a = un artefact
    .of = de l’artefact
    .to = à l’artefact
    .gender = m
    .plural = artefacts

outcome-search-event = Événement
    .the = l’événement
    .a = un événement
    .of = de l’événement
    .to = à l’événement
    .gender = m
    .plural = événements

outcome-search-monster = Monstre réveillé
    .the = le monstre réveillé
    .a = un monstre réveillé
    .of = du monstre réveillé
    .to = au monstre réveillé
    .gender = m
    .plural = monstres réveillés

outcome-trumpets-renown1 = Fanfare
    .the = la fanfare
    .a = une fanfare
    .of = de la fanfare
    .to = à la fanfare
    .gender = f
    .plural = fanfares

outcome-trumpets-renown2 = Grande fanfare
    .the = la grande fanfare
    .a = une grande fanfare
    .of = de la grande fanfare
    .to = à la grande fanfare
    .gender = f
    .plural = grandes fanfares

outcome-trumpets-steal = Vol de renommée
    .the = le vol de renommée
    .a = un vol de renommée
    .of = du vol de renommée
    .to = au vol de renommée
    .gender = m
    .plural = vols de renommée

outcome-trumpets-mana = Souffle de mana
    .the = le souffle de mana
    .a = un souffle de mana
    .of = du souffle de mana
    .to = au souffle de mana
    .gender = m
    .plural = souffles de mana

outcome-trumpets-artefact = Artefact
    .the = l’artefact
    .a = un artefact
    .of = de l’artefact
    .to = à l’artefact
    .gender = m
    .plural = artefacts

outcome-trumpets-failure = Échec
    .the = l’échec
    .a = un échec
    .of = de l’échec
    .to = à l’échec
    .gender = m
    .plural = échecs

outcome-hammer-rockfall1 = Éboulement
    .the = l’éboulement
    .a = un éboulement
    .of = de l’éboulement
    .to = à l’éboulement
    .gender = m
    .plural = éboulements

outcome-hammer-rockfall2 = Éboulement double
    .the = l’éboulement double
    .a = un éboulement double
    .of = de l’éboulement double
    .to = à l’éboulement double
    .gender = m
    .plural = éboulements doubles

outcome-hammer-rockfall-all = Éboulement global
    .the = l’éboulement global
    .a = un éboulement global
    .of = de l’éboulement global
    .to = à l’éboulement global
    .gender = m
    .plural = éboulements globaux

outcome-hammer-failure = Échec
    .the = l’échec
    .a = un échec
    .of = de l’échec
    .to = à l’échec
    .gender = m
    .plural = échecs

outcome-hammer-mana = Étincelle de mana
    .the = l’étincelle de mana
    .a = une étincelle de mana
    .of = de l’étincelle de mana
    .to = à l’étincelle de mana
    .gender = f
    .plural = étincelles de mana

outcome-hammer-artefact = Artefact
    .the = l’artefact
    .a = un artefact
    .of = de l’artefact
    .to = à l’artefact
    .gender = m
    .plural = artefacts

outcome-scythe-curse1 = Malédiction
    .the = la malédiction
    .a = une malédiction
    .of = de la malédiction
    .to = à la malédiction
    .gender = f
    .plural = malédictions

outcome-scythe-curse2 = Double malédiction
    .the = la double malédiction
    .a = une double malédiction
    .of = de la double malédiction
    .to = à la double malédiction
    .gender = f
    .plural = doubles malédictions

outcome-scythe-curse3 = Triple malédiction
    .the = la triple malédiction
    .a = une triple malédiction
    .of = de la triple malédiction
    .to = à la triple malédiction
    .gender = f
    .plural = triples malédictions

## Exploits

feat-survivor = Survivant
    .the = le Survivant
    .a = un Survivant
    .of = du Survivant
    .to = au Survivant
    .gender = m
    .plural = Survivants
    .text = Atteindre Urto avec exactement 1 vie.

feat-the-rock = The Rock
    .the = The Rock
    .a = The Rock
    .of = de The Rock
    .to = à The Rock
    .gender = m
    .plural = The Rock
    .text = Atteindre Urto avec toutes ses vies.

feat-highlander = Highlander
    .the = le Highlander
    .a = un Highlander
    .of = du Highlander
    .to = au Highlander
    .gender = m
    .plural = Highlanders
    .text = Être seul à atteindre la dernière case.

feat-thrifty = Économe
    .the = Économe
    .a = Économe
    .of = d’Économe
    .to = à Économe
    .gender = m
    .plural = Économe
    .text = Atteindre Urto avec 7 mana ou plus.

feat-killer = Tueur
    .the = le Tueur
    .a = un Tueur
    .of = du Tueur
    .to = au Tueur
    .gender = m
    .plural = Tueurs
    .text = Éliminer 2 héros en une partie.

feat-assassin = Assassin
    .the = l’Assassin
    .a = un Assassin
    .of = de l’Assassin
    .to = à l’Assassin
    .gender = m
    .plural = Assassins
    .text = Éliminer 3 héros en une partie.

feat-serial-killer = Serial Killer
    .the = le Serial Killer
    .a = un Serial Killer
    .of = du Serial Killer
    .to = au Serial Killer
    .gender = m
    .plural = Serial Killers
    .text = Éliminer 4 héros en une partie.

feat-goat = La Chèvre
    .the = La Chèvre
    .a = La Chèvre
    .of = de La Chèvre
    .to = à La Chèvre
    .gender = f
    .plural = La Chèvre
    .text = Obtenir 3 échecs d’affilée avec un dé divin.

feat-flash = Flash
    .the = Flash
    .a = Flash
    .of = de Flash
    .to = à Flash
    .gender = m
    .plural = Flash
    .text = Tirer 2 raccourcis d’affilée.

feat-best-friends = Best friends
    .the = Best friends
    .a = Best friends
    .of = de Best friends
    .to = à Best friends
    .gender = m
    .plural = Best friends
    .text = Au moins 4 héros atteignent vivants la dernière case.

feat-chocolate-medal = Médaille en chocolat
    .the = la Médaille en chocolat
    .a = une Médaille en chocolat
    .of = de la Médaille en chocolat
    .to = à la Médaille en chocolat
    .gender = f
    .plural = Médailles en chocolat
    .text = Mourir juste à côté de la dernière case.

feat-fry-up = Une bonne fricassée
    .the = Une bonne fricassée
    .a = Une bonne fricassée
    .of = de Une bonne fricassée
    .to = à Une bonne fricassée
    .gender = f
    .plural = Une bonne fricassée
    .text = Tirer 2 champignons d’affilée.

feat-big-fish = Trop gros poisson
    .the = Trop gros poisson
    .a = Trop gros poisson
    .of = de Trop gros poisson
    .to = à Trop gros poisson
    .gender = m
    .plural = Trop gros poisson
    .text = Mourir en combattant l’Alpha.

feat-keeper = Conservateur
    .the = le Conservateur
    .a = un Conservateur
    .of = du Conservateur
    .to = au Conservateur
    .gender = m
    .plural = Conservateurs
    .text = Apporter ses 2 premiers artefacts à la dernière case.

feat-score-50 = Score insane
    .the = le Score insane
    .a = un Score insane
    .of = du Score insane
    .to = au Score insane
    .gender = m
    .plural = Scores insane
    .text = Marquer 50 points ou plus.

feat-score-60 = Score vraiment insane
    .the = le Score vraiment insane
    .a = un Score vraiment insane
    .of = du Score vraiment insane
    .to = au Score vraiment insane
    .gender = m
    .plural = Scores vraiment insane
    .text = Marquer 60 points ou plus.

feat-score-70 = Score « je n’ai plus les mots »
    .the = Score « je n’ai plus les mots »
    .a = Score « je n’ai plus les mots »
    .of = de Score « je n’ai plus les mots »
    .to = à Score « je n’ai plus les mots »
    .gender = m
    .plural = Score « je n’ai plus les mots »
    .text = Marquer 70 points ou plus.
