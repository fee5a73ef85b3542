# Noms de ce qui ne sert qu’aux tests.

## Héros

hero-bran = Bran
    .the = Bran
    .a = Bran
    .of = de Bran
    .to = à Bran
    .gender = m
    .plural = Bran
    .flavour = Une épée dans chaque main, et une troisième en tête.

hero-odile = Odile
    .the = Odile
    .a = Odile
    .of = d’Odile
    .to = à Odile
    .gender = f
    .plural = Odile
    .flavour = Elle préfère voir le danger de loin, puis s’en aller.

hero-mathurin = Mathurin
    .the = Mathurin
    .a = Mathurin
    .of = de Mathurin
    .to = à Mathurin
    .gender = m
    .plural = Mathurin
    .flavour = Moitié haie, moitié cathédrale.

hero-sidonie = Sidonie
    .the = Sidonie
    .a = Sidonie
    .of = de Sidonie
    .to = à Sidonie
    .gender = f
    .plural = Sidonie
    .flavour = Les morts l’aiment bien. C’est réciproque.

## Personnages du maître de jeu

monster-cinder-imp = Diablotin de braise
    .short = Diablotin
    .the = le diablotin de braise
    .a = un diablotin de braise
    .of = du diablotin de braise
    .to = au diablotin de braise
    .gender = m
    .plural = diablotins de braise
    .flavour = Il rit jusqu’à ce qu’on le regarde.

monster-pale-wraith = Spectre blême
    .short = Spectre
    .the = le spectre blême
    .a = un spectre blême
    .of = du spectre blême
    .to = au spectre blême
    .gender = m
    .plural = spectres blêmes
    .flavour = Pour lui les murs sont une affaire d’opinion.

monster-marsh-snake = Serpent des marais
    .short = Serpent
    .the = le serpent des marais
    .a = un serpent des marais
    .of = du serpent des marais
    .to = au serpent des marais
    .gender = m
    .plural = serpents des marais
    .flavour = Gare à la seconde morsure. Il n’y en a pas.

monster-hired-blade = Spadassin
    .short = Spadassin
    .the = le spadassin
    .a = un spadassin
    .of = du spadassin
    .to = au spadassin
    .gender = m
    .plural = spadassins
    .flavour = Rien de personnel.

monster-lost-squire = Écuyer perdu
    .short = Écuyer
    .the = l’écuyer perdu
    .a = un écuyer perdu
    .of = de l’écuyer perdu
    .to = à l’écuyer perdu
    .gender = m
    .plural = écuyers perdus
    .flavour = Il a compté les pierres de sa cellule. Deux fois.

## Objets

item-silver-bell = Clochette d’argent
    .the = la clochette d’argent
    .a = une clochette d’argent
    .of = de la clochette d’argent
    .to = à la clochette d’argent
    .gender = f
    .plural = clochettes d’argent
    .text = Elle tinte toute seule.

## Zones

zone-ritual-vault = Caveau rituel
    .the = le caveau rituel
    .a = un caveau rituel
    .of = du caveau rituel
    .to = au caveau rituel
    .gender = m
    .plural = caveaux rituels
    .flavour = Des cercles de craie, balayés à la hâte.

zone-portal-chamber = Chambre du portail
    .the = la chambre du portail
    .a = une chambre du portail
    .of = de la chambre du portail
    .to = à la chambre du portail
    .gender = f
    .plural = chambres du portail
    .flavour = L’air bourdonne.

## Quêtes

quest-hidden-gate = Porte cachée
    .the = la porte cachée
    .a = une porte cachée
    .of = de la porte cachée
    .to = à la porte cachée
    .gender = f
    .plural = portes cachées
    .intro = Quelqu’un a ouvert une porte sous la ville.
    .objective = Fouiller les deux tombes du caveau.
    .won = La porte n’est plus un secret.
    .lost = La porte reste ouverte.

quest-bell-and-well = Cloche volée
    .the = la cloche volée
    .a = une cloche volée
    .of = de la cloche volée
    .to = à la cloche volée
    .gender = f
    .plural = cloches volées
    .intro = Un puits est à fermer, et une cloche a été volée.
    .objective = Fermer le puits.
    .won = Le puits est fermé.
    .lost = Le puits reste ouvert.

quest-bell-and-chests = Cloche et ses gardiens
    .the = la cloche et ses gardiens
    .a = une cloche et ses gardiens
    .of = de la cloche et ses gardiens
    .to = à la cloche et ses gardiens
    .gender = f
    .plural = cloches et leurs gardiens
    .intro = Une cloche est à rapporter, passé un puits et deux coffres.
    .objective = Prendre la cloche à qui la porte.
    .won = La cloche est à vous.
    .lost = La cloche reste où elle est.
