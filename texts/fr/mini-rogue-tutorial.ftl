# Le tour d’exemple, raconté coup par coup avant chaque choix. Ce qui vient d’être lancé se lit dans le journal juste avant.

tutorial-begin = Voici le tour d’exemple du livret de 2025 : une Voleuse, la difficulté Normale, et une Zone de l’Entrée à la Sortie. Les dés et les cartes sont fixés ; vous faites les choix de l’exemple et voyez l’effet de chacun.
tutorial-entrance = Vous êtes à l’Entrée, un Sanctuaire, et l’Entrée se résout d’abord, comme toute Salle. La Voleuse pourrait l’esquiver par sa compétence, mais nous la gardons pour plus tard : résolvez le Sanctuaire.
tutorial-shrine = Un Sanctuaire se lit au seul dé de Donjon : bas, c’est mauvais ; haut, c’est bon. Une pièce d’or en offrande ajouterait 1 au dé ; nous gardons notre or et lançons simplement.
tutorial-cursed = Un 3 vous maudit : désormais le dé de Malédiction se lance avec vos autres dés, et son symbole abaisse de 1 chacun de vos dés de Personnage. La Salle est résolue : retournez les Salles à droite et en dessous.
tutorial-first-move = Un Monstre à droite, un Piège en dessous. Il faut aller vers l’un des deux, jamais en haut, à gauche ni en diagonale : tout chemin compte donc quatre Salles. Un Monstre vaincu donne de l’XP : allez à droite.
tutorial-first-attack = Un combat ne se refuse pas, et vous frappez en premier. Votre dé de Personnage, le dé de Donjon et le dé de Malédiction se lancent ensemble ; une compétence s’utilise avant, mais nous gardons la nôtre. Lancez votre attaque.
tutorial-first-strike = Votre 3 donne vos dégâts ; le dé de Donjon du même lancer est la réponse de l’ennemi : de 2 à 5, il touche, moins votre Armure. Une Prouesse permettrait de relancer votre dé à un certain prix, mais un 3 suffit : frappez.
tutorial-second-attack = Il reste 3 PV à l’ennemi, et vous en avez perdu 2. Les tours de combat se suivent, chacun avec un nouveau lancer, jusqu’à ce qu’un camp n’ait plus de PV. Lancez encore.
tutorial-second-strike = Encore un 3 : juste assez. Un ennemi qui tombe ne riposte pas, quoi que dise le dé de Donjon. Frappez.
tutorial-second-reveal = Le Monstre est vaincu : 1 XP contre 2 PV. La Salle n’est résolue que maintenant, les suivantes ne se retournent donc que maintenant. Une Salle où vous n’entrez pas n’a aucun effet.
tutorial-second-move = Un autre Monstre à droite, et en dessous un Piège à chauves-souris. Un Piège s’évite sans combat et peut même rapporter : descendez.
tutorial-bats = Un Piège demande un test d’habileté : tous vos dés à la fois. Un 5 ou un 6 sur un dé de Personnage réussit ; le dé de Donjon choisit la ligne du Piège dans les deux cas. Étant maudite, vous lancez trois dés.
tutorial-blind = Un 5 aurait réussi, mais le symbole de Malédiction en a fait un 4 : une ration de perdue, et la Cécité. Vous ne voyez plus les Salles avant d’y entrer, mais vous choisissez toujours le chemin. Allez à droite.
tutorial-treasure = Un Trésor ! Il donne 3 pièces d’or au lieu d’une, car vous avez rencontré un Monstre et un Piège dans cette Zone ; cet or vous reste quoi qu’il arrive. Tentez maintenant la serrure par un test d’habileté.
tutorial-ghost = Le coffre est ouvert, mais sa ligne dit : d’abord le Fantôme, puis 1 Armure, et ce que donne un coffre doit être pris. Ce combat mérite notre compétence, à utiliser avant le lancer : choisissez l’attaque sournoise.
tutorial-backstab = Votre carte Personnage est maintenant face cachée : plus de compétence avant qu’elle soit de nouveau face visible. Un dé de cette attaque comptera double. Lancez.
tutorial-doubled = Le 3 compte pour 6 : il reste 4 PV sur 10 au Fantôme. Le dé de Donjon indique qu’il touche, et sans Armure cela vous coûte 1 PV. Frappez.
tutorial-ghost-second = La compétence ne servait que pour un tour de combat ; celui-ci se joue au dé seul. Lancez.
tutorial-miss = Un 1 est un « raté » et n’inflige rien. Une Prouesse le relancerait à un certain prix ; dans l’exemple, nous encaissons le coup. Terminez l’attaque.
tutorial-ghost-third = Il vous reste 6 PV, et 4 au Fantôme. Encore une fois : lancez.
tutorial-ghost-beaten = Un 4, tout juste assez. Le Fantôme rapporte ses 2 XP, puis vient l’Armure du coffre, et la Salle est alors résolue. Frappez.
tutorial-exit = 3 XP et 1 Armure, au prix de 2 PV. Dans la colonne de droite il ne reste qu’un chemin : la Sortie, en dessous. Aucun Gardien n’y attend, car cette Zone ne porte pas son icône.
tutorial-descend = La Zone est finie : la Descente coûte une ration, votre repas, et votre carte Personnage revient face visible. La Malédiction et la Cécité vous suivent jusqu’à ce que quelque chose les guérisse. Descendez.
