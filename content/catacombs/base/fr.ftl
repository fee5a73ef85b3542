# Noms des héros, des monstres, des objets, des zones et des cartes : le nom seul, ses formes dans une phrase, et son texte.

## Caractéristiques

characteristic-dexterity = Dextérité
    .the = la dextérité
    .a = une dextérité
    .of = de la dextérité
    .to = à la dextérité
    .gender = f
    .plural = dextérité

characteristic-intelligence = Intelligence
    .the = l’intelligence
    .a = une intelligence
    .of = de l’intelligence
    .to = à l’intelligence
    .gender = f
    .plural = intelligence

characteristic-melee = Corps à corps
    .the = le corps à corps
    .a = un corps à corps
    .of = du corps à corps
    .to = au corps à corps
    .gender = m
    .plural = corps à corps
    .short = Mêlée

characteristic-shooting = Tir
    .the = le tir
    .a = un tir
    .of = du tir
    .to = au tir
    .gender = m
    .plural = tir

characteristic-agility = Agilité
    .the = l’agilité
    .a = une agilité
    .of = de l’agilité
    .to = à l’agilité
    .gender = f
    .plural = agilité

characteristic-magic = Magie
    .the = la magie
    .a = une magie
    .of = de la magie
    .to = à la magie
    .gender = f
    .plural = magie

characteristic-action-points = Points d’action
    .the = les points d’action
    .a = des points d’action
    .of = des points d’action
    .to = aux points d’action
    .gender = m
    .plural = points d’action

characteristic-strength = Force
    .the = la force
    .a = une force
    .of = de la force
    .to = à la force
    .gender = f
    .plural = force

characteristic-charisma = Charisme
    .the = le charisme
    .a = un charisme
    .of = du charisme
    .to = au charisme
    .gender = m
    .plural = charisme

characteristic-endurance = Endurance
    .the = l’endurance
    .a = une endurance
    .of = de l’endurance
    .to = à l’endurance
    .gender = f
    .plural = endurance

characteristic-will = Volonté
    .the = la volonté
    .a = une volonté
    .of = de la volonté
    .to = à la volonté
    .gender = f
    .plural = volonté

## Dés de puissance

die-brown = Dé marron
    .the = le dé marron
    .a = un dé marron
    .of = du dé marron
    .to = au dé marron
    .gender = m
    .plural = dés marron

die-white = Dé blanc
    .the = le dé blanc
    .a = un dé blanc
    .of = du dé blanc
    .to = au dé blanc
    .gender = m
    .plural = dés blancs

die-light-blue = Dé bleu clair
    .the = le dé bleu clair
    .a = un dé bleu clair
    .of = du dé bleu clair
    .to = au dé bleu clair
    .gender = m
    .plural = dés bleu clair

die-dark-blue = Dé bleu foncé
    .the = le dé bleu foncé
    .a = un dé bleu foncé
    .of = du dé bleu foncé
    .to = au dé bleu foncé
    .gender = m
    .plural = dés bleu foncé

die-yellow = Dé jaune
    .the = le dé jaune
    .a = un dé jaune
    .of = du dé jaune
    .to = au dé jaune
    .gender = m
    .plural = dés jaunes

die-green = Dé vert
    .the = le dé vert
    .a = un dé vert
    .of = du dé vert
    .to = au dé vert
    .gender = m
    .plural = dés verts

die-black = Dé noir
    .the = le dé noir
    .a = un dé noir
    .of = du dé noir
    .to = au dé noir
    .gender = m
    .plural = dés noirs

die-silver = Dé argent
    .the = le dé argent
    .a = un dé argent
    .of = du dé argent
    .to = au dé argent
    .gender = m
    .plural = dés argent

die-gold = Dé or
    .the = le dé or
    .a = un dé or
    .of = du dé or
    .to = au dé or
    .gender = m
    .plural = dés or

die-ruby = Dé rubis
    .the = le dé rubis
    .a = un dé rubis
    .of = du dé rubis
    .to = au dé rubis
    .gender = m
    .plural = dés rubis

## Niveaux de jeu

level-novice = Novice
    .the = le novice
    .a = un novice
    .of = du novice
    .to = au novice
    .gender = m
    .plural = novices

level-adventurer = Aventurier
    .the = l’aventurier
    .a = un aventurier
    .of = de l’aventurier
    .to = à l’aventurier
    .gender = m
    .plural = aventuriers

level-hero = Héros
    .the = le héros
    .a = un héros
    .of = du héros
    .to = au héros
    .gender = m
    .plural = héros

## Héros

hero-svein = Svein
    .the = Svein
    .a = Svein
    .of = de Svein
    .to = à Svein
    .gender = m
    .plural = Svein
    .flavour = Il est descendu du nord avec un hachoir, une grande soif et sans armure, et il ne lui a rien manqué jusqu’ici.

hero-aldric = Aldric Pierrefendre
    .the = Aldric Pierrefendre
    .a = Aldric Pierrefendre
    .of = d’Aldric Pierrefendre
    .to = à Aldric Pierrefendre
    .gender = m
    .plural = Aldric Pierrefendre
    .flavour = Trois générations des siens ont cassé la pierre sous cette ville. Il sait quel bruit fait un plafond avant de tomber.
    .short = Aldric

hero-maelle = Maëlle Sorbier
    .the = Maëlle Sorbier
    .a = Maëlle Sorbier
    .of = de Maëlle Sorbier
    .to = à Maëlle Sorbier
    .gender = f
    .plural = Maëlle Sorbier
    .flavour = Elle marche comme si le sol dormait, et les serrures changent souvent d’avis à son approche.
    .short = Maëlle

hero-isaure = Isaure Valombre
    .the = Isaure Valombre
    .a = Isaure Valombre
    .of = d’Isaure Valombre
    .to = à Isaure Valombre
    .gender = f
    .plural = Isaure Valombre
    .flavour = La moitié de ses lectures étaient interdites, l’autre moitié aurait dû l’être. On la suit pourtant.
    .short = Isaure

race-human = Humain
    .the = l’humain
    .a = un humain
    .of = de l’humain
    .to = à l’humain
    .gender = m
    .plural = humains

race-dwarf = Nain
    .the = le nain
    .a = un nain
    .of = du nain
    .to = au nain
    .gender = m
    .plural = nains

race-elf = Elfe
    .the = l’elfe
    .a = un elfe
    .of = de l’elfe
    .to = à l’elfe
    .gender = m
    .plural = elfes

vocation-barbarian = Barbare
    .the = le barbare
    .a = un barbare
    .of = du barbare
    .to = au barbare
    .gender = m
    .plural = barbares

vocation-warrior = Guerrier
    .the = le guerrier
    .a = un guerrier
    .of = du guerrier
    .to = au guerrier
    .gender = m
    .plural = guerriers

vocation-ranger = Rôdeuse
    .the = la rôdeuse
    .a = une rôdeuse
    .of = de la rôdeuse
    .to = à la rôdeuse
    .gender = f
    .plural = rôdeuses

vocation-mage = Magicienne
    .the = la magicienne
    .a = une magicienne
    .of = de la magicienne
    .to = à la magicienne
    .gender = f
    .plural = magiciennes

## Personnages du maître de jeu

monster-first-moon-revenant = Revenant de première lune
    .short = Revenant
    .the = le revenant de première lune
    .a = un revenant de première lune
    .of = du revenant de première lune
    .to = au revenant de première lune
    .gender = m
    .plural = revenants de première lune
    .flavour = Mort depuis moins d’un mois, il se rappelle encore comment marcher, et qui il déteste.

monster-voracious-ogre = Ogre vorace
    .short = Ogre
    .the = l’ogre vorace
    .a = un ogre vorace
    .of = de l’ogre vorace
    .to = à l’ogre vorace
    .gender = m
    .plural = ogres voraces
    .flavour = Il emplit le couloir d’un mur à l’autre et ne pense qu’à une chose à la fois : le prochain repas.

monster-vermin-giant-rat = Rat géant vermine
    .short = Rat
    .the = le rat géant vermine
    .a = un rat géant vermine
    .of = du rat géant vermine
    .to = au rat géant vermine
    .gender = m
    .plural = rats géants vermines
    .flavour = Seul, il fuit une torche. À trois, ils l’éteignent.

monster-guardian-giant-spider = Araignée géante gardienne
    .short = Araignée
    .the = l’araignée géante gardienne
    .a = une araignée géante gardienne
    .of = de l’araignée géante gardienne
    .to = à l’araignée géante gardienne
    .gender = f
    .plural = araignées géantes gardiennes
    .flavour = Elle a tout son temps, et assez de fil pour tout le monde.

## Compétences

competence-parade = Parade
    .the = la parade
    .a = une parade
    .of = de la parade
    .to = à la parade
    .gender = f
    .plural = parades
    .text = Une fois par tour adverse, vous pouvez parer une attaque au corps à corps, même les mains vides.

competence-ambidextre = Ambidextre
    .the = l’ambidextrie
    .a = une ambidextrie
    .of = de l’ambidextrie
    .to = à l’ambidextrie
    .gender = f
    .plural = ambidextrie
    .text = Avec une arme dans chaque main, chacune pare ; et une fois par tour, vous pouvez répéter une attaque au corps à corps avec l’autre arme sans rien payer, un niveau plus bas.

competence-super-tanke = Super tanké
    .the = le super tanké
    .a = un super tanké
    .of = du super tanké
    .to = au super tanké
    .gender = m
    .plural = super tanké
    .text = Vous avez 2 points d’armure de naissance et ne portez pas d’armure, sauf une peau d’ours cloutée, qui s’y ajoute.

competence-initie-aux-arcanes = Initié aux arcanes
    .the = l’initiation aux arcanes
    .a = une initiation aux arcanes
    .of = de l’initiation aux arcanes
    .to = à l’initiation aux arcanes
    .gender = f
    .plural = initiations aux arcanes
    .text = Vous pouvez apprendre les sorts de magie blanche, noire, nécromantique et démonologique et manier le sceptre.

competence-vol = Vol
    .the = le vol
    .a = un vol
    .of = du vol
    .to = au vol
    .gender = m
    .plural = vols
    .text = Il vole : personne ne le bloque, et il passe par-dessus les personnages et les trous.

competence-doigts-agiles = Doigts agiles
    .the = les doigts agiles
    .a = des doigts agiles
    .of = des doigts agiles
    .to = aux doigts agiles
    .gender = m
    .plural = doigts agiles
    .text = +1 au résultat quand vous crochetez une serrure, désamorcez un piège ou volez.

competence-pied-leger = Pied léger
    .the = le pied léger
    .a = un pied léger
    .of = du pied léger
    .to = au pied léger
    .gender = m
    .plural = pieds légers
    .text = +1 au résultat quand vous échappez à un adversaire ou traversez un pont suspendu.

competence-oeil-du-guetteur = Œil du guetteur
    .the = l’œil du guetteur
    .a = un œil du guetteur
    .of = de l’œil du guetteur
    .to = à l’œil du guetteur
    .gender = m
    .plural = yeux du guetteur
    .text = Vos armes tirent 2 cases plus loin, et vos projectiles improvisés volent deux fois plus loin.

competence-meneur = Meneur
    .the = l’âme de meneur
    .a = une âme de meneur
    .of = de l’âme de meneur
    .to = à l’âme de meneur
    .gender = f
    .plural = âmes de meneur
    .text = +1 au résultat quand vous encouragez vos compagnons ou menacez vos adversaires.

competence-dur-au-mal = Dur au mal
    .the = la résistance au mal
    .a = une résistance au mal
    .of = de la résistance au mal
    .to = à la résistance au mal
    .gender = f
    .plural = résistance au mal
    .text = Quand vous êtes à terre, vos compagnons ont un tour de plus pour vous secourir.

## Écoles de magie

school-peasant = Magie pour les gueux
    .the = la magie pour les gueux
    .a = une magie pour les gueux
    .of = de la magie pour les gueux
    .to = à la magie pour les gueux
    .gender = f
    .plural = magie pour les gueux

school-white = Magie blanche
    .the = la magie blanche
    .a = une magie blanche
    .of = de la magie blanche
    .to = à la magie blanche
    .gender = f
    .plural = magie blanche

school-black = Magie noire
    .the = la magie noire
    .a = une magie noire
    .of = de la magie noire
    .to = à la magie noire
    .gender = f
    .plural = magie noire

school-necromantic = Magie nécromantique
    .the = la magie nécromantique
    .a = une magie nécromantique
    .of = de la magie nécromantique
    .to = à la magie nécromantique
    .gender = f
    .plural = magie nécromantique

school-demonology = Démonologie
    .the = la démonologie
    .a = une démonologie
    .of = de la démonologie
    .to = à la démonologie
    .gender = f
    .plural = démonologie

## Sorts

spell-peasant-glow = Lueur de chandelle
    .the = la lueur de chandelle
    .a = une lueur de chandelle
    .of = de la lueur de chandelle
    .to = à la lueur de chandelle
    .gender = f
    .plural = lueurs de chandelle
    .text = Montre ce qui est caché sur votre case et sur les huit cases autour.

spell-peasant-poultice = Emplâtre
    .the = l’emplâtre
    .a = un emplâtre
    .of = de l’emplâtre
    .to = à l’emplâtre
    .gender = m
    .plural = emplâtres
    .text = Vous ou un allié à côté de vous récupère 1D PV.

spell-peasant-pebble = Caillou volant
    .the = le caillou volant
    .a = un caillou volant
    .of = du caillou volant
    .to = au caillou volant
    .gender = m
    .plural = cailloux volants
    .text = Un adversaire en vue, à 6 cases au plus, subit 2+1D dommages.

spell-peasant-luck = Coup de pouce
    .the = le coup de pouce
    .a = un coup de pouce
    .of = du coup de pouce
    .to = au coup de pouce
    .gender = m
    .plural = coups de pouce
    .text = Un allié en vue a +2 au résultat de son prochain test de ce tour.

spell-white-heal = Main guérisseuse
    .the = la main guérisseuse
    .a = une main guérisseuse
    .of = de la main guérisseuse
    .to = à la main guérisseuse
    .gender = f
    .plural = mains guérisseuses
    .text = Vous ou un allié en vue récupère 2+2D PV.

spell-white-light-shield = Égide de lumière
    .the = l’égide de lumière
    .a = une égide de lumière
    .of = de l’égide de lumière
    .to = à l’égide de lumière
    .gender = f
    .plural = égides de lumière
    .text = Vous ou un allié en vue avez 2 points d’armure magique de plus pendant un tour.

spell-white-purify = Purification
    .the = la purification
    .a = une purification
    .of = de la purification
    .to = à la purification
    .gender = f
    .plural = purifications
    .text = Poison, feu et toile prennent fin pour vous ou un allié en vue.

spell-white-holy-light = Clarté sainte
    .the = la clarté sainte
    .a = une clarté sainte
    .of = de la clarté sainte
    .to = à la clarté sainte
    .gender = f
    .plural = clartés saintes
    .text = Chaque mort-vivant et chaque démon en vue perd 2D PV ; ni armure ni endurance n’y font rien.

spell-black-shadow-bolt = Trait d’ombre
    .the = le trait d’ombre
    .a = un trait d’ombre
    .of = du trait d’ombre
    .to = au trait d’ombre
    .gender = m
    .plural = traits d’ombre
    .text = Un adversaire en vue subit 4+2D dommages.

spell-black-dread = Effroi
    .the = l’effroi
    .a = un effroi
    .of = de l’effroi
    .to = à l’effroi
    .gender = m
    .plural = effrois
    .text = Un adversaire en vue réussit un test de volonté de 4 ou perd 2 PA à son prochain tour. Ceux que rien n’effraie s’en moquent.

spell-black-fire = Feu noir
    .the = le feu noir
    .a = un feu noir
    .of = du feu noir
    .to = au feu noir
    .gender = m
    .plural = feux noirs
    .text = Une case en vue et les huit autour : 2D dommages, amis et ennemis, qui risquent de prendre feu.

spell-black-veil = Voile de nuit
    .the = le voile de nuit
    .a = un voile de nuit
    .of = du voile de nuit
    .to = au voile de nuit
    .gender = m
    .plural = voiles de nuit
    .text = Vous êtes invisible pendant un tour.

spell-necro-spectral-hand = Main spectrale
    .the = la main spectrale
    .a = une main spectrale
    .of = de la main spectrale
    .to = à la main spectrale
    .gender = f
    .plural = mains spectrales
    .text = Un adversaire en vue perd 2D PV ; seule l’armure magique est déduite.

spell-necro-drain = Soif des tombes
    .the = la soif des tombes
    .a = une soif des tombes
    .of = de la soif des tombes
    .to = à la soif des tombes
    .gender = f
    .plural = soifs des tombes
    .text = Un adversaire à côté de vous perd 2D PV, et vous en récupérez la moitié.

spell-necro-raise = Relever les morts
    .the = la levée des morts
    .a = une levée des morts
    .of = de la levée des morts
    .to = à la levée des morts
    .gender = f
    .plural = levées des morts
    .text = Un cadavre à côté de vous se relève en revenant de première lune, de votre côté. Un seul à la fois.

spell-demon-pact = Pacte de sang
    .the = le pacte de sang
    .a = un pacte de sang
    .of = du pacte de sang
    .to = au pacte de sang
    .gender = m
    .plural = pactes de sang
    .text = Vous perdez 1D PV et gagnez 2 PA pour ce tour.

spell-demon-chains = Chaînes infernales
    .the = les chaînes infernales
    .a = des chaînes infernales
    .of = des chaînes infernales
    .to = aux chaînes infernales
    .gender = f
    .plural = chaînes infernales
    .text = Un adversaire en vue est retenu comme par une toile de niveau 3.

spell-demon-sulphur = Pluie de soufre
    .the = la pluie de soufre
    .a = une pluie de soufre
    .of = de la pluie de soufre
    .to = à la pluie de soufre
    .gender = f
    .plural = pluies de soufre
    .text = Une case en vue et les huit autour : 1+3D dommages, amis et ennemis, qui risquent de prendre feu.

spell-demon-possession = Possession
    .the = la possession
    .a = une possession
    .of = de la possession
    .to = à la possession
    .gender = f
    .plural = possessions
    .text = Un adversaire en vue réussit un test de volonté de 5, ou vous le jouez une fois, aussitôt, avec tous ses PA.

## Natures des trésors

treasure-weapon = Arme
    .the = l’arme
    .a = une arme
    .of = de l’arme
    .to = à l’arme
    .gender = f
    .plural = armes

treasure-potion = Potion
    .the = la potion
    .a = une potion
    .of = de la potion
    .to = à la potion
    .gender = f
    .plural = potions

treasure-magic-object = Objet magique
    .the = l’objet magique
    .a = un objet magique
    .of = de l’objet magique
    .to = à l’objet magique
    .gender = m
    .plural = objets magiques

treasure-grimoire-scroll = Grimoire ou parchemin
    .the = le grimoire ou parchemin
    .a = un grimoire ou parchemin
    .of = du grimoire ou parchemin
    .to = au grimoire ou parchemin
    .gender = m
    .plural = grimoires et parchemins

treasure-magic-weapon = Arme magique
    .the = l’arme magique
    .a = une arme magique
    .of = de l’arme magique
    .to = à l’arme magique
    .gender = f
    .plural = armes magiques

treasure-magic-armour = Pièce d’armure magique
    .the = la pièce d’armure magique
    .a = une pièce d’armure magique
    .of = de la pièce d’armure magique
    .to = à la pièce d’armure magique
    .gender = f
    .plural = pièces d’armure magique

treasure-rune = Rune
    .the = la rune
    .a = une rune
    .of = de la rune
    .to = à la rune
    .gender = f
    .plural = runes

## Armes

item-rusty-sword = Épée rouillée
    .the = l’épée rouillée
    .a = une épée rouillée
    .of = de l’épée rouillée
    .to = à l’épée rouillée
    .gender = f
    .plural = épées rouillées
    .text = Elle pare encore. Elle coupe encore, pour qui insiste.

item-bastard-sword = Épée bâtarde
    .the = l’épée bâtarde
    .a = une épée bâtarde
    .of = de l’épée bâtarde
    .to = à l’épée bâtarde
    .gender = f
    .plural = épées bâtardes
    .text = Assez longue pour deux mains, et elle pare.

item-cleaver = Hachoir
    .the = le hachoir
    .a = un hachoir
    .of = du hachoir
    .to = au hachoir
    .gender = m
    .plural = hachoirs
    .text = Un outil de cuisine qui a de l’ambition.

item-two-handed-cleaver = Hachoir à deux mains
    .the = le hachoir à deux mains
    .a = un hachoir à deux mains
    .of = du hachoir à deux mains
    .to = au hachoir à deux mains
    .gender = m
    .plural = hachoirs à deux mains
    .text = Il n’a rien de subtil.

item-club = Massue
    .the = la massue
    .a = une massue
    .of = de la massue
    .to = à la massue
    .gender = f
    .plural = massues
    .text = Elle cabosse ce qu’elle touche : la cible a 1 point d’armure de moins.

item-great-club = Grande massue
    .the = la grande massue
    .a = une grande massue
    .of = de la grande massue
    .to = à la grande massue
    .gender = f
    .plural = grandes massues
    .text = La moitié d’un arbre : la cible a 1 point d’armure de moins.

item-nunchaku = Nunchaku
    .the = le nunchaku
    .a = un nunchaku
    .of = du nunchaku
    .to = au nunchaku
    .gender = m
    .plural = nunchakus
    .text = Personne ne le voit venir : il ne peut pas être paré.

item-great-nunchaku = Grand nunchaku
    .the = le grand nunchaku
    .a = un grand nunchaku
    .of = du grand nunchaku
    .to = au grand nunchaku
    .gender = m
    .plural = grands nunchakus
    .text = Deux fois plus long, deux fois plus de bleus : il ne peut pas être paré.

item-old-yew-bow = Arc en if ancien
    .the = l’arc en if ancien
    .a = un arc en if ancien
    .of = de l’arc en if ancien
    .to = à l’arc en if ancien
    .gender = m
    .plural = arcs en if anciens
    .text = Le bois est sec, mais il porte loin.

item-rapid-repeating-crossbow = Arbalète à répétition rapide
    .the = l’arbalète à répétition rapide
    .a = une arbalète à répétition rapide
    .of = de l’arbalète à répétition rapide
    .to = à l’arbalète à répétition rapide
    .gender = f
    .plural = arbalètes à répétition rapide
    .text = Trois carreaux d’un coup, pour qui sait la tenir droite.

item-spear = Lance
    .the = la lance
    .a = une lance
    .of = de la lance
    .to = à la lance
    .gender = f
    .plural = lances
    .text = Elle frappe aussi à deux cases.

## Potions

item-invisibility-potion = Potion d’invisibilité
    .the = la potion d’invisibilité
    .a = une potion d’invisibilité
    .of = de la potion d’invisibilité
    .to = à la potion d’invisibilité
    .gender = f
    .plural = potions d’invisibilité
    .text = Qui la boit est invisible pendant un tour.

item-invulnerability-potion = Potion d’invulnérabilité
    .the = la potion d’invulnérabilité
    .a = une potion d’invulnérabilité
    .of = de la potion d’invulnérabilité
    .to = à la potion d’invulnérabilité
    .gender = f
    .plural = potions d’invulnérabilité
    .text = Qui la boit ignore toutes les blessures pendant un tour.

item-strength-potion = Potion de force
    .the = la potion de force
    .a = une potion de force
    .of = de la potion de force
    .to = à la potion de force
    .gender = f
    .plural = potions de force
    .text = +2 en force pendant un tour.

item-resistance-potion = Potion de résistance
    .the = la potion de résistance
    .a = une potion de résistance
    .of = de la potion de résistance
    .to = à la potion de résistance
    .gender = f
    .plural = potions de résistance
    .text = +2 en endurance pendant un tour.

item-speed-potion = Potion de rapidité
    .the = la potion de rapidité
    .a = une potion de rapidité
    .of = de la potion de rapidité
    .to = à la potion de rapidité
    .gender = f
    .plural = potions de rapidité
    .text = +4 PA pour un tour.

item-cure-potion = Potion de guérison
    .the = la potion de guérison
    .a = une potion de guérison
    .of = de la potion de guérison
    .to = à la potion de guérison
    .gender = f
    .plural = potions de guérison
    .text = Rend 4+5D PV et met fin au poison.

item-care-potion = Potion de soin
    .the = la potion de soin
    .a = une potion de soin
    .of = de la potion de soin
    .to = à la potion de soin
    .gender = f
    .plural = potions de soin
    .text = Rend 4 PV. Elle ne peut rien contre le poison.

## Objets magiques

item-blessed-amulet = Amulette bénite
    .the = l’amulette bénite
    .a = une amulette bénite
    .of = de l’amulette bénite
    .to = à l’amulette bénite
    .gender = f
    .plural = amulettes bénites
    .text = Qui la porte ne peut pas être empoisonné.

item-ice-amulet = Amulette de glace
    .the = l’amulette de glace
    .a = une amulette de glace
    .of = de l’amulette de glace
    .to = à l’amulette de glace
    .gender = f
    .plural = amulettes de glace
    .text = Qui la porte ne prend jamais feu.

item-courage-amulet = Amulette du courage
    .the = l’amulette du courage
    .a = une amulette du courage
    .of = de l’amulette du courage
    .to = à l’amulette du courage
    .gender = f
    .plural = amulettes du courage
    .text = Qui la porte n’a jamais peur.

item-agility-ring = Anneau d’agilité
    .the = l’anneau d’agilité
    .a = un anneau d’agilité
    .of = de l’anneau d’agilité
    .to = à l’anneau d’agilité
    .gender = m
    .plural = anneaux d’agilité
    .text = 1D de plus aux tests d’agilité.

item-teleport-ring = Anneau de téléportation
    .the = l’anneau de téléportation
    .a = un anneau de téléportation
    .of = de l’anneau de téléportation
    .to = à l’anneau de téléportation
    .gender = m
    .plural = anneaux de téléportation
    .text = Une fois par partie, son porteur va sur n’importe quelle case libre du plateau.

item-divination-ring = Anneau de divination
    .the = l’anneau de divination
    .a = un anneau de divination
    .of = de l’anneau de divination
    .to = à l’anneau de divination
    .gender = m
    .plural = anneaux de divination
    .text = Une fois par partie, à la fin du tour de son porteur, ce tour n’a jamais eu lieu : il se rejoue.

item-speed-boots = Bottes de vitesse
    .the = les bottes de vitesse
    .a = des bottes de vitesse
    .of = des bottes de vitesse
    .to = aux bottes de vitesse
    .gender = f
    .plural = bottes de vitesse
    .text = Chaque course mène une case plus loin.

item-ancient-king-crown = Couronne d’ancien roi
    .the = la couronne d’ancien roi
    .a = une couronne d’ancien roi
    .of = de la couronne d’ancien roi
    .to = à la couronne d’ancien roi
    .gender = f
    .plural = couronnes d’ancien roi
    .text = 1D de plus aux tests de charisme.

item-healing-stone = Pierre de guérison
    .the = la pierre de guérison
    .a = une pierre de guérison
    .of = de la pierre de guérison
    .to = à la pierre de guérison
    .gender = f
    .plural = pierres de guérison
    .text = Chaque PA qu’on y consacre rend 3 PV, à son porteur ou à un allié à côté.

item-apprentice-sceptre = Sceptre d’apprenti
    .the = le sceptre d’apprenti
    .a = un sceptre d’apprenti
    .of = du sceptre d’apprenti
    .to = au sceptre d’apprenti
    .gender = m
    .plural = sceptres d’apprenti
    .text = 1D de plus pour lancer un sort.

item-sceptre = Sceptre
    .the = le sceptre
    .a = un sceptre
    .of = du sceptre
    .to = au sceptre
    .gender = m
    .plural = sceptres
    .text = 2D de plus pour lancer un sort, pour les initiés.

## Grimoires et parchemins

item-banishment-scroll = Parchemin de bannissement
    .the = le parchemin de bannissement
    .a = un parchemin de bannissement
    .of = du parchemin de bannissement
    .to = au parchemin de bannissement
    .gender = m
    .plural = parchemins de bannissement
    .text = Un adversaire en vue réussit un test de volonté de 6 ou disparaît pour de bon.

item-cure-scroll = Parchemin de guérison
    .the = le parchemin de guérison
    .a = un parchemin de guérison
    .of = du parchemin de guérison
    .to = au parchemin de guérison
    .gender = m
    .plural = parchemins de guérison
    .text = Vous et tous vos alliés, où qu’ils soient, récupérez 4+5D PV, et le poison prend fin.

item-protection-scroll = Parchemin de protection
    .the = le parchemin de protection
    .a = un parchemin de protection
    .of = du parchemin de protection
    .to = au parchemin de protection
    .gender = m
    .plural = parchemins de protection
    .text = Vous ou quelqu’un en vue avez 2 points d’armure magique de plus pour toute la partie.

item-teleport-scroll = Parchemin de téléportation
    .the = le parchemin de téléportation
    .a = un parchemin de téléportation
    .of = du parchemin de téléportation
    .to = au parchemin de téléportation
    .gender = m
    .plural = parchemins de téléportation
    .text = Vous et ceux en vue qui le veulent allez où bon vous semble dans les catacombes explorées.

item-time-scroll = Parchemin de temps
    .the = le parchemin de temps
    .a = un parchemin de temps
    .of = du parchemin de temps
    .to = au parchemin de temps
    .gender = m
    .plural = parchemins de temps
    .text = Vous et tous vos alliés jouez deux tours de suite.

item-resurrection-scroll = Parchemin de résurrection
    .the = le parchemin de résurrection
    .a = un parchemin de résurrection
    .of = du parchemin de résurrection
    .to = au parchemin de résurrection
    .gender = m
    .plural = parchemins de résurrection
    .text = Un compagnon mort revient avec la moitié de ses PV, sur une case en vue.

item-black-magic-grimoire = Grimoire de magie noire
    .the = le grimoire de magie noire
    .a = un grimoire de magie noire
    .of = du grimoire de magie noire
    .to = au grimoire de magie noire
    .gender = m
    .plural = grimoires de magie noire
    .text = Les initiés y apprennent des sorts de magie noire.

item-white-magic-grimoire = Grimoire de magie blanche
    .the = le grimoire de magie blanche
    .a = un grimoire de magie blanche
    .of = du grimoire de magie blanche
    .to = au grimoire de magie blanche
    .gender = m
    .plural = grimoires de magie blanche
    .text = Les initiés y apprennent des sorts de magie blanche.

item-peasant-magic-grimoire = Grimoire « La magie pour les gueux »
    .the = le grimoire de la magie pour les gueux
    .a = un grimoire de la magie pour les gueux
    .of = du grimoire de la magie pour les gueux
    .to = au grimoire de la magie pour les gueux
    .gender = m
    .plural = grimoires de la magie pour les gueux
    .text = Des sorts simples en mots simples. N’importe qui peut les apprendre.

item-necromantic-grimoire = Grimoire de magie nécromantique
    .the = le grimoire de magie nécromantique
    .a = un grimoire de magie nécromantique
    .of = du grimoire de magie nécromantique
    .to = au grimoire de magie nécromantique
    .gender = m
    .plural = grimoires de magie nécromantique
    .text = Les initiés y apprennent des sorts de magie nécromantique.

item-demonology-grimoire = Grimoire démonologique
    .the = le grimoire démonologique
    .a = un grimoire démonologique
    .of = du grimoire démonologique
    .to = au grimoire démonologique
    .gender = m
    .plural = grimoires démonologiques
    .text = Les initiés y apprennent des sorts de démonologie.

## Armes magiques

item-blessed-sword = Épée bénite
    .the = l’épée bénite
    .a = une épée bénite
    .of = de l’épée bénite
    .to = à l’épée bénite
    .gender = f
    .plural = épées bénites
    .text = Elle pare, et les dés d’une attaque manquée peuvent être relancés une fois.

item-berserk-axe = Hache berserk
    .the = la hache berserk
    .a = une hache berserk
    .of = de la hache berserk
    .to = à la hache berserk
    .gender = f
    .plural = haches berserk
    .text = Deux attaques par action, et elle pare.

item-power-axe = Hache de puissance
    .the = la hache de puissance
    .a = une hache de puissance
    .of = de la hache de puissance
    .to = à la hache de puissance
    .gender = f
    .plural = haches de puissance
    .text = +1 en force tant qu’elle est en main.

item-fury-blade = Lame de fureur
    .the = la lame de fureur
    .a = une lame de fureur
    .of = de la lame de fureur
    .to = à la lame de fureur
    .gender = f
    .plural = lames de fureur
    .text = +1 en volonté tant qu’elle est en main, et elle pare.

item-hell-blade = Lame de l’enfer
    .the = la lame de l’enfer
    .a = une lame de l’enfer
    .of = de la lame de l’enfer
    .to = à la lame de l’enfer
    .gender = f
    .plural = lames de l’enfer
    .text = Ses coups peuvent mettre le feu, et elle pare.

item-vampire-blade = Lame vampire
    .the = la lame vampire
    .a = une lame vampire
    .of = de la lame vampire
    .to = à la lame vampire
    .gender = f
    .plural = lames vampires
    .text = Chaque attaque qui blesse rend 1D PV à son porteur, et elle pare.

item-lightning-hammer = Marteau éclair
    .the = le marteau éclair
    .a = un marteau éclair
    .of = du marteau éclair
    .to = au marteau éclair
    .gender = m
    .plural = marteaux éclair
    .text = La cible a 2 points d’armure de moins.

item-blessed-flail = Fléau bénit
    .the = le fléau bénit
    .a = un fléau bénit
    .of = du fléau bénit
    .to = au fléau bénit
    .gender = m
    .plural = fléaux bénits
    .text = Il ne peut pas être paré, et les dés d’une attaque manquée peuvent être relancés une fois.

item-flame-bow = Arc de flamme
    .the = l’arc de flamme
    .a = un arc de flamme
    .of = de l’arc de flamme
    .to = à l’arc de flamme
    .gender = m
    .plural = arcs de flamme
    .text = Ses tirs peuvent mettre le feu.

item-ghost-bow = Arc fantôme
    .the = l’arc fantôme
    .a = un arc fantôme
    .of = de l’arc fantôme
    .to = à l’arc fantôme
    .gender = m
    .plural = arcs fantômes
    .text = Ses flèches passent à travers tous ceux qui se trouvent entre deux.

item-dragon-tooth-spear = Lance dent de dragon
    .the = la lance dent de dragon
    .a = une lance dent de dragon
    .of = de la lance dent de dragon
    .to = à la lance dent de dragon
    .gender = f
    .plural = lances dent de dragon
    .text = Elle frappe aussi à deux cases et ignore l’armure.

## Armures magiques

item-master-armour = Armure de maître
    .the = l’armure de maître
    .a = une armure de maître
    .of = de l’armure de maître
    .to = à l’armure de maître
    .gender = f
    .plural = armures de maître
    .text = +1 en charisme, −3 en magie.

item-regeneration-armour = Armure de régénération
    .the = l’armure de régénération
    .a = une armure de régénération
    .of = de l’armure de régénération
    .to = à l’armure de régénération
    .gender = f
    .plural = armures de régénération
    .text = Qui la porte récupère 1D PV au début de chaque tour. −3 en magie.

item-ghost-armour = Armure fantôme
    .the = l’armure fantôme
    .a = une armure fantôme
    .of = de l’armure fantôme
    .to = à l’armure fantôme
    .gender = f
    .plural = armures fantômes
    .text = Ses points d’armure se lancent au début de chaque tour : 1D.

item-talisman-armour = Armure talisman
    .the = l’armure talisman
    .a = une armure talisman
    .of = de l’armure talisman
    .to = à l’armure talisman
    .gender = f
    .plural = armures talismans
    .text = Aucun sort n’agit sur qui la porte, pas même ceux qui guérissent. −10 en magie.

item-thrice-blessed-armour = Armure trois fois bénie
    .the = l’armure trois fois bénie
    .a = une armure trois fois bénie
    .of = de l’armure trois fois bénie
    .to = à l’armure trois fois bénie
    .gender = f
    .plural = armures trois fois bénies
    .text = Au début de chaque tour, les démons et les morts-vivants à côté de qui la porte perdent 1D PV. −3 en magie, −1 en agilité.

item-courage-shield = Bouclier du courage
    .the = le bouclier du courage
    .a = un bouclier du courage
    .of = du bouclier du courage
    .to = au bouclier du courage
    .gender = m
    .plural = boucliers du courage
    .text = Il pare, et qui le porte n’a jamais peur.

item-argika-mail = Cotte de mailles en argika
    .the = la cotte de mailles en argika
    .a = une cotte de mailles en argika
    .of = de la cotte de mailles en argika
    .to = à la cotte de mailles en argika
    .gender = f
    .plural = cottes de mailles en argika
    .text = Un métal léger, un prix lourd. −2 en magie.

item-great-argika-shield = Grand bouclier en argika
    .the = le grand bouclier en argika
    .a = un grand bouclier en argika
    .of = du grand bouclier en argika
    .to = au grand bouclier en argika
    .gender = m
    .plural = grands boucliers en argika
    .text = Il pare.

item-hell-armour = Armure de l’enfer
    .the = l’armure de l’enfer
    .a = une armure de l’enfer
    .of = de l’armure de l’enfer
    .to = à l’armure de l’enfer
    .gender = f
    .plural = armures de l’enfer
    .text = Qui la porte ne prend jamais feu. −3 en magie.

item-sharpened-armour = Armure aiguisée
    .the = l’armure aiguisée
    .a = une armure aiguisée
    .of = de l’armure aiguisée
    .to = à l’armure aiguisée
    .gender = f
    .plural = armures aiguisées
    .text = Qui la porte ne peut pas être entoilé. −3 en magie.

item-svein-studded-bearskin = Peau d’ours cloutée de Svein
    .the = la peau d’ours cloutée de Svein
    .a = une peau d’ours cloutée de Svein
    .of = de la peau d’ours cloutée de Svein
    .to = à la peau d’ours cloutée de Svein
    .gender = f
    .plural = peaux d’ours cloutées de Svein
    .text = Même ceux qui ne portent jamais d’armure portent celle-ci.

## Runes

item-combat-rune = Rune de combat
    .the = la rune de combat
    .a = une rune de combat
    .of = de la rune de combat
    .to = à la rune de combat
    .gender = f
    .plural = runes de combat
    .text = Liée à une arme ou une armure : +1 au corps à corps.

item-shooting-rune = Rune de tir
    .the = la rune de tir
    .a = une rune de tir
    .of = de la rune de tir
    .to = à la rune de tir
    .gender = f
    .plural = runes de tir
    .text = Liée à une arme ou une armure : +1 au tir.

item-strength-rune = Rune de force
    .the = la rune de force
    .a = une rune de force
    .of = de la rune de force
    .to = à la rune de force
    .gender = f
    .plural = runes de force
    .text = Liée à une arme ou une armure : +1 en force.

item-resistance-rune = Rune de résistance
    .the = la rune de résistance
    .a = une rune de résistance
    .of = de la rune de résistance
    .to = à la rune de résistance
    .gender = f
    .plural = runes de résistance
    .text = Liée à une arme ou une armure : +1 en endurance.

item-will-rune = Rune de volonté
    .the = la rune de volonté
    .a = une rune de volonté
    .of = de la rune de volonté
    .to = à la rune de volonté
    .gender = f
    .plural = runes de volonté
    .text = Liée à une arme ou une armure : +1 en volonté.

item-charisma-rune = Rune de charisme
    .the = la rune de charisme
    .a = une rune de charisme
    .of = de la rune de charisme
    .to = à la rune de charisme
    .gender = f
    .plural = runes de charisme
    .text = Liée à une arme ou une armure : +1 en charisme.

item-agility-rune = Rune d’agilité
    .the = la rune d’agilité
    .a = une rune d’agilité
    .of = de la rune d’agilité
    .to = à la rune d’agilité
    .gender = f
    .plural = runes d’agilité
    .text = Liée à une arme ou une armure : +1 en agilité.

item-life-rune = Rune de vie
    .the = la rune de vie
    .a = une rune de vie
    .of = de la rune de vie
    .to = à la rune de vie
    .gender = f
    .plural = runes de vie
    .text = Liée à une arme ou une armure : +5 PV.

item-knowledge-rune = Rune du savoir
    .the = la rune du savoir
    .a = une rune du savoir
    .of = de la rune du savoir
    .to = à la rune du savoir
    .gender = f
    .plural = runes du savoir
    .text = Liée à une arme ou une armure : +1 en intelligence.

item-dexterity-rune = Rune de dextérité
    .the = la rune de dextérité
    .a = une rune de dextérité
    .of = de la rune de dextérité
    .to = à la rune de dextérité
    .gender = f
    .plural = runes de dextérité
    .text = Liée à une arme ou une armure : +1 en dextérité.

item-magic-rune = Rune de magie
    .the = la rune de magie
    .a = une rune de magie
    .of = de la rune de magie
    .to = à la rune de magie
    .gender = f
    .plural = runes de magie
    .text = Liée à une arme ou une armure : +1 en magie.

## De la ville

item-iron-buckler = Targe de fer
    .the = la targe de fer
    .a = une targe de fer
    .of = de la targe de fer
    .to = à la targe de fer
    .gender = f
    .plural = targes de fer
    .text = Petite, ronde, et elle pare.

item-mail-coat = Cotte de mailles
    .the = la cotte de mailles
    .a = une cotte de mailles
    .of = de la cotte de mailles
    .to = à la cotte de mailles
    .gender = f
    .plural = cottes de mailles
    .text = Elle tinte à chaque pas. −2 en magie.

item-leather-jerkin = Pourpoint de cuir
    .the = le pourpoint de cuir
    .a = un pourpoint de cuir
    .of = du pourpoint de cuir
    .to = au pourpoint de cuir
    .gender = m
    .plural = pourpoints de cuir
    .text = Bouilli deux fois, recousu souvent.

item-padded-robe = Robe matelassée
    .the = la robe matelassée
    .a = une robe matelassée
    .of = de la robe matelassée
    .to = à la robe matelassée
    .gender = f
    .plural = robes matelassées
    .text = Chaude, et plus épaisse qu’elle n’en a l’air.

item-short-sword = Épée courte
    .the = l’épée courte
    .a = une épée courte
    .of = de l’épée courte
    .to = à l’épée courte
    .gender = f
    .plural = épées courtes
    .text = Faite pour les couloirs, et elle pare.

item-knife = Couteau
    .the = le couteau
    .a = un couteau
    .of = du couteau
    .to = au couteau
    .gender = m
    .plural = couteaux
    .text = Pour le pain, la corde, et le pire.

item-spike-trap-kit = Piège à pointes
    .the = le piège à pointes
    .a = un piège à pointes
    .of = du piège à pointes
    .to = au piège à pointes
    .gender = m
    .plural = pièges à pointes
    .text = Posé sur une case à côté de vous, il attend le mauvais pied.

item-strongbox = Coffre-fort
    .the = le coffre-fort
    .a = un coffre-fort
    .of = du coffre-fort
    .to = au coffre-fort
    .gender = m
    .plural = coffres-forts
    .text = Reste en ville et garde ce qui serait trop lourd.

## Objets de quête

item-solar-orb = Orbe solaire
    .the = l’orbe solaire
    .a = un orbe solaire
    .of = de l’orbe solaire
    .to = à l’orbe solaire
    .gender = m
    .plural = orbes solaires
    .text = À sa lumière le blé pousse, même ici-bas.

## Mobilier

element-weapon-rack = Râtelier
    .the = le râtelier
    .a = un râtelier
    .of = du râtelier
    .to = au râtelier
    .gender = m
    .plural = râteliers
    .text = Des lames sur des crochets, rongées pour la plupart.

element-bookcase = Bibliothèque
    .the = la bibliothèque
    .a = une bibliothèque
    .of = de la bibliothèque
    .to = à la bibliothèque
    .gender = f
    .plural = bibliothèques
    .text = Des pages humides, et un vide là où un livre manque depuis peu.

element-barrel = Tonneau
    .the = le tonneau
    .a = un tonneau
    .of = du tonneau
    .to = au tonneau
    .gender = m
    .plural = tonneaux
    .text = Quelque chose cogne contre les douves quand on le bouge.

element-chest = Coffre
    .the = le coffre
    .a = un coffre
    .of = du coffre
    .to = au coffre
    .gender = m
    .plural = coffres
    .text = Des ferrures, et un couvercle verrouillé, ou peut-être pas.

element-table = Table
    .the = la table
    .a = une table
    .of = de la table
    .to = à la table
    .gender = f
    .plural = tables
    .text = Des miettes, des taches et de petites bouteilles.

element-corpse = Cadavre
    .the = le cadavre
    .a = un cadavre
    .of = du cadavre
    .to = au cadavre
    .gender = m
    .plural = cadavres
    .text = Qui que ce fût, il reste peut-être quelque chose dans ses poches. Gare à ce qui reste d’autre.

element-blessed-statue = Statue bénite
    .the = la statue bénite
    .a = une statue bénite
    .of = de la statue bénite
    .to = à la statue bénite
    .gender = f
    .plural = statues bénites
    .text = Morts-vivants et démons n’entrent pas dans sa zone, et la magie sombre y échoue. Qui la dépouille paie un point de destin.

element-tomb = Tombe
    .the = la tombe
    .a = une tombe
    .of = de la tombe
    .to = à la tombe
    .gender = f
    .plural = tombes
    .text = La magie nécromantique est plus forte à côté d’elle.

element-well = Puits
    .the = le puits
    .a = un puits
    .of = du puits
    .to = au puits
    .gender = m
    .plural = puits
    .text = Quelque chose gratte tout au fond. Le couvercle de pierre gît à côté.

## Portes

door-standard = Porte de bois
    .the = la porte de bois
    .a = une porte de bois
    .of = de la porte de bois
    .to = à la porte de bois
    .gender = f
    .plural = portes de bois

door-armoured = Porte blindée
    .the = la porte blindée
    .a = une porte blindée
    .of = de la porte blindée
    .to = à la porte blindée
    .gender = f
    .plural = portes blindées

door-prison = Porte de prison
    .the = la porte de prison
    .a = une porte de prison
    .of = de la porte de prison
    .to = à la porte de prison
    .gender = f
    .plural = portes de prison

## Pièges

trap-pit = Trou
    .the = le trou
    .a = un trou
    .of = du trou
    .to = au trou
    .gender = m
    .plural = trous
    .text = Qui tombe perd 6D PV, armure ou pas, et met un tour entier à remonter.

trap-spikes = Piège à pointes
    .the = le piège à pointes
    .a = un piège à pointes
    .of = du piège à pointes
    .to = au piège à pointes
    .gender = m
    .plural = pièges à pointes
    .text = 5D dommages venus d’en bas.

## Discours

speech-threat = Menace
    .the = la menace
    .a = une menace
    .of = de la menace
    .to = à la menace
    .gender = f
    .plural = menaces
    .text = Les adversaires de la zone affrontent une peur de niveau 2. En cas d’échec, ils se partagent 1D PA.

speech-bravery = Encouragement
    .the = l’encouragement
    .a = un encouragement
    .of = de l’encouragement
    .to = à l’encouragement
    .gender = m
    .plural = encouragements
    .text = Chaque héros et allié de la zone gagne 1 PA et ignore la peur ce tour-ci. En cas d’échec, chacun perd 1 PA.

speech-manipulation = Manipulation
    .the = la manipulation
    .a = une manipulation
    .of = de la manipulation
    .to = à la manipulation
    .gender = f
    .plural = manipulations
    .text = Les adversaires de la zone perdent leur tour. En cas d’échec, chaque héros et allié perd 2 PA.

speech-corruption = Corruption
    .the = la corruption
    .a = une corruption
    .of = de la corruption
    .to = à la corruption
    .gender = f
    .plural = corruptions
    .text = Un adversaire en vue se voit offrir des écus, +1 par centaine. Il les prend, et change peut-être de camp.

## Cartes Imprévu

event-calm = Calme
    .the = le calme
    .a = un calme
    .of = du calme
    .to = au calme
    .gender = m
    .plural = calmes
    .text = Rien ne bouge. Rien du tout.

event-ambush = Embuscade
    .the = l’embuscade
    .a = une embuscade
    .of = de l’embuscade
    .to = à l’embuscade
    .gender = f
    .plural = embuscades
    .text = Quelqu’un guette derrière la prochaine porte. Si personne ne l’ouvre, ils viendront d’eux-mêmes.

event-draught = Courant d’air
    .the = le courant d’air
    .a = un courant d’air
    .of = du courant d’air
    .to = au courant d’air
    .gender = m
    .plural = courants d’air
    .text = Une porte ouverte, sans personne sur le seuil, claque.

event-rockfall = Chute de pierres
    .the = la chute de pierres
    .a = une chute de pierres
    .of = de la chute de pierres
    .to = à la chute de pierres
    .gender = f
    .plural = chutes de pierres
    .text = Un héros tiré au sort réussit un test d’agilité ou subit 3D dommages.

event-loose-slab = Dalle descellée
    .the = la dalle descellée
    .a = une dalle descellée
    .of = de la dalle descellée
    .to = à la dalle descellée
    .gender = f
    .plural = dalles descellées
    .text = Un héros tiré au sort se tient sur des pointes et doit les éviter aussitôt.

event-whispers = Murmures
    .the = les murmures
    .a = des murmures
    .of = des murmures
    .to = aux murmures
    .gender = m
    .plural = murmures
    .text = Chaque héros affronte une peur de niveau 2 ce tour-ci.

event-foul-air = Air vicié
    .the = l’air vicié
    .a = un air vicié
    .of = de l’air vicié
    .to = à l’air vicié
    .gender = m
    .plural = airs viciés
    .text = Un héros tiré au sort réussit un test d’endurance de 1 ou perd 1 PA ce tour-ci.

event-second-wind = Second souffle
    .the = le second souffle
    .a = un second souffle
    .of = du second souffle
    .to = au second souffle
    .gender = m
    .plural = seconds souffles
    .text = Chaque héros gagne 1 PA ce tour-ci.

event-old-pouch = Vieille bourse
    .the = la vieille bourse
    .a = une vieille bourse
    .of = de la vieille bourse
    .to = à la vieille bourse
    .gender = f
    .plural = vieilles bourses
    .text = Le groupe trouve 30 écus.

event-forgotten-flask = Fiole oubliée
    .the = la fiole oubliée
    .a = une fiole oubliée
    .of = de la fiole oubliée
    .to = à la fiole oubliée
    .gender = f
    .plural = fioles oubliées
    .text = Le chef trouve une potion de soin.

event-holy-trace = Trace sacrée
    .the = la trace sacrée
    .a = une trace sacrée
    .of = de la trace sacrée
    .to = à la trace sacrée
    .gender = f
    .plural = traces sacrées
    .text = Le héros le plus blessé récupère 1D PV.

event-scratching = Grattements
    .the = les grattements
    .a = des grattements
    .of = des grattements
    .to = aux grattements
    .gender = m
    .plural = grattements
    .text = Un piège caché se trahit, s’il y en a un là où vous êtes passés.

event-jammed-strap = Sangle coincée
    .the = la sangle coincée
    .a = une sangle coincée
    .of = de la sangle coincée
    .to = à la sangle coincée
    .gender = f
    .plural = sangles coincées
    .text = Un héros tiré au sort paie 1 PA avant sa première attaque de ce tour.

event-stirring = Frémissement
    .the = le frémissement
    .a = un frémissement
    .of = du frémissement
    .to = au frémissement
    .gender = m
    .plural = frémissements
    .text = Le monstre le plus proche d’un héros a 1 PA de plus à son prochain tour.

event-cold-sweat = Sueur froide
    .the = la sueur froide
    .a = une sueur froide
    .of = de la sueur froide
    .to = à la sueur froide
    .gender = f
    .plural = sueurs froides
    .text = Le monstre le plus proche d’un héros a 1 PA de moins à son prochain tour.

event-map-scrap = Lambeau de plan
    .the = le lambeau de plan
    .a = un lambeau de plan
    .of = du lambeau de plan
    .to = au lambeau de plan
    .gender = m
    .plural = lambeaux de plan
    .text = Le groupe choisit une sortie et apprend si elle mène à une impasse.

## Zones

zone-pillar-hall = Salle aux piliers
    .the = la salle aux piliers
    .a = une salle aux piliers
    .of = de la salle aux piliers
    .to = à la salle aux piliers
    .gender = f
    .plural = salles aux piliers
    .flavour = Le plafond se perd dans le noir, comme celui qui s’adosse au pilier du fond.

zone-narrow-passage = Boyau
    .the = le boyau
    .a = un boyau
    .of = du boyau
    .to = au boyau
    .gender = m
    .plural = boyaux
    .flavour = L’un derrière l’autre, et personne ne veut être le premier.

zone-bone-crossroads = Carrefour des ossements
    .the = le carrefour des ossements
    .a = un carrefour des ossements
    .of = du carrefour des ossements
    .to = au carrefour des ossements
    .gender = m
    .plural = carrefours des ossements
    .flavour = Quelqu’un les a triés : les crânes à gauche, tout le reste à droite.

zone-tomb-crypt = Crypte
    .the = la crypte
    .a = une crypte
    .of = de la crypte
    .to = à la crypte
    .gender = f
    .plural = cryptes
    .flavour = Les noms sur les dalles ont été grattés d’en dessous.

zone-guard-room = Salle de garde
    .the = la salle de garde
    .a = une salle de garde
    .of = de la salle de garde
    .to = à la salle de garde
    .gender = f
    .plural = salles de garde
    .flavour = Les cartes sont encore distribuées. Les joueurs sont partis en hâte.

zone-cellar = Cellier
    .the = le cellier
    .a = un cellier
    .of = du cellier
    .to = au cellier
    .gender = m
    .plural = celliers
    .flavour = Cela sent le vinaigre, et le poil.

zone-lava-chasm = Gouffre ardent
    .the = le gouffre ardent
    .a = un gouffre ardent
    .of = du gouffre ardent
    .to = au gouffre ardent
    .gender = m
    .plural = gouffres ardents
    .flavour = Les cordes du pont sont tièdes sous la main.

zone-sunken-marsh = Marais souterrain
    .the = le marais souterrain
    .a = un marais souterrain
    .of = du marais souterrain
    .to = au marais souterrain
    .gender = m
    .plural = marais souterrains
    .flavour = Des bulles montent, l’une après l’autre, vers la lumière de la torche.

zone-forgotten-chapel = Chapelle oubliée
    .the = la chapelle oubliée
    .a = une chapelle oubliée
    .of = de la chapelle oubliée
    .to = à la chapelle oubliée
    .gender = f
    .plural = chapelles oubliées
    .flavour = Les cierges sont neufs. Personne n’a prié ici depuis cent ans.

zone-gaol = Geôles
    .the = les geôles
    .a = des geôles
    .of = des geôles
    .to = aux geôles
    .gender = f
    .plural = geôles
    .flavour = Les barreaux devaient garder quelque chose dedans. Demandez-vous quoi.

zone-collapsed-gallery = Galerie effondrée
    .the = la galerie effondrée
    .a = une galerie effondrée
    .of = de la galerie effondrée
    .to = à la galerie effondrée
    .gender = f
    .plural = galeries effondrées
    .flavour = La poussière coule encore entre les pierres.

zone-forbidden-library = Bibliothèque interdite
    .the = la bibliothèque interdite
    .a = une bibliothèque interdite
    .of = de la bibliothèque interdite
    .to = à la bibliothèque interdite
    .gender = f
    .plural = bibliothèques interdites
    .flavour = Il n’y a pas d’autre porte. Il n’y en a jamais, dans ce genre de bibliothèque.

zone-t-corridor = Couloir fourchu
    .the = le couloir fourchu
    .a = un couloir fourchu
    .of = du couloir fourchu
    .to = au couloir fourchu
    .gender = m
    .plural = couloirs fourchus
    .flavour = À gauche ou à droite : le courant d’air vient des deux.

zone-dead-end-well = Voie sans issue
    .the = la voie sans issue
    .a = une voie sans issue
    .of = de la voie sans issue
    .to = à la voie sans issue
    .gender = f
    .plural = voies sans issue
    .flavour = Le tunnel s’arrête à un vieux puits, et les couinements en montent.

zone-magician-laboratory = Laboratoire du magicien
    .the = le laboratoire du magicien
    .a = un laboratoire du magicien
    .of = du laboratoire du magicien
    .to = au laboratoire du magicien
    .gender = m
    .plural = laboratoires du magicien
    .flavour = Du verre, de la poudre et de la suie. La dernière expérience fut un succès, ou le contraire.

zone-lower-levels-exit = Porte des profondeurs
    .the = la porte des profondeurs
    .a = une porte des profondeurs
    .of = de la porte des profondeurs
    .to = à la porte des profondeurs
    .gender = f
    .plural = portes des profondeurs
    .flavour = Derrière la porte, l’escalier descend, et descend encore.

## Quêtes

quest-deratisation = Dératisation
    .the = la dératisation
    .a = une dératisation
    .of = de la dératisation
    .to = à la dératisation
    .gender = f
    .plural = dératisations
    .intro = À la taverne des Trois Quilles, ce qui flotte dans votre chope se révèle être un rat. Le tavernier se tord les mains : ils montent d’un vieux puits, sous sa cave, chaque nuit plus nombreux. Remettez le couvercle de pierre sur ce puits, dit-il, et vous boirez un mois sans payer. On vous a déjà proposé pire, et servi pire.
    .objective = Condamner le puits : à côté de lui, payer 1 PA et réussir un test de force.
    .won = Le couvercle se referme en grinçant, et les couinements cessent. Là-haut on vous acclame, et le tavernier tient parole : pendant un mois, personne ne vous demande de payer quoi que ce soit.
    .lost = Personne ne remonte l’escalier de la cave. Au matin le tavernier cloue la porte, et le soir même quelque chose la ronge.

quest-fabulous-treasure = Le fabuleux trésor
    .the = le fabuleux trésor
    .a = un fabuleux trésor
    .of = du fabuleux trésor
    .to = au fabuleux trésor
    .gender = m
    .plural = fabuleux trésors
    .intro = Un certain Maximus, mine louche et cinquantaine passée, s’assied à votre table et propose un travail : l’escorter dans des catacombes sous la ville, où l’ordre du Serpent d’Eden aurait enfoui sa fortune. Il a une carte, dans une écriture que nul ne sait lire. Puis les gardes surgissent. Il a juste le temps de vous glisser la carte avant qu’on l’emmène. Vous ne savez pas la lire non plus, mais vous savez où elle commence.
    .objective = Fouiller les trois coffres du laboratoire du magicien.
    .won = Les coffres n’ont rien dont on ferait une chanson. Mais au-delà du laboratoire des souterrains continuent, plus profond que la carte ne devrait le permettre, et le trésor de Maximus doit s’y trouver. D’abord, du repos.
    .lost = La carte gît ouverte sur les dalles, et il ne reste personne pour s’y casser la tête.

quest-journey-in-shadow = Voyage dans l’ombre
    .the = le voyage dans l’ombre
    .a = un voyage dans l’ombre
    .of = du voyage dans l’ombre
    .to = au voyage dans l’ombre
    .gender = m
    .plural = voyages dans l’ombre
    .intro = Reposés, vous revenez suivre les souterrains qui descendent. À l’entrée se tiennent les hommes qui ont emmené Maximus, et cette fois vous voyez leurs insignes : des Inquisiteurs. Vous attendez qu’ils tournent le dos et vous vous glissez derrière eux. Ils trouveront vos traces avant longtemps. Soyez alors passés, tous, par la porte des niveaux inférieurs.
    .objective = Tous les héros sortent par la porte des profondeurs en moins de 12 tours.
    .won = La porte retombe derrière vous, et les pas des Inquisiteurs s’éloignent. Devant vous il n’y a plus de carte, seulement la descente.
    .lost = Des torches derrière vous, des pas de tous côtés. Les Inquisiteurs ont beaucoup de questions, et tout leur temps.

quest-solar-orb = L’Orbe solaire
    .the = l’orbe solaire
    .a = un orbe solaire
    .of = de l’orbe solaire
    .to = à l’orbe solaire
    .gender = m
    .plural = orbes solaires
    .intro = Après des jours dans le noir, des lumières : un village, bâti dans la roche, dont les habitants descendent de serviteurs du Serpent d’Eden lassés de chercher les portes de l’enfer. Leurs champs vivent d’un soleil gros comme le poing, et un ogre l’a emporté. Ils regardent vos armes, puis vous, avec tant d’espoir qu’il serait impoli de refuser.
    .objective = Reprendre l’orbe solaire à l’ogre, en le tuant ou en le volant.
    .won = Quand l’orbe retrouve sa place, toute la caverne passe au matin. Les villageois vous offrent des lits, et vous parlent de galeries plus bas où nul n’ose aller, et d’un trésor tout au bout. Vous vous regardez. D’abord, les lits.
    .lost = Au village la lumière faiblit de jour en jour, et dans le laboratoire un ogre dort à côté d’un petit soleil tiède.
