# Mini Rogue sur la table : plateaux, fiches, combats, dés, verbes des choix, chances et infobulles.
# Un signe (`sign-…`, `banner-…`) est lu à la place de son icône ; une infobulle est une phrase entière.

## Les plateaux

board-title = Zone { $area }, Étage { $floor } ({ $board })
board-area = Zone { $area }
board-floor = Étage { $roman }, { $board }
    .short = Étage { $roman }
# Les étages de la piste ; les noms sont de nous.
board-floor-name = { $board-key ->
    [tower] { $floor ->
        [1] Porterie
        [2] Salles
        [3] Chambres
       *[other] Sommet
    }
   *[other] { $floor ->
        [1] Caves
        [2] Citernes
        [3] Catacombes
       *[other] Abîme
    }
}
board-exit = Sortie
board-guardians-left = { $count ->
    [one] { $count } gardien restant
   *[other] { $count } gardiens restants
}
    .brief = reste { $count }
board-party = Le groupe
sign-guardian = Un Gardien attend ici
pile-rooms = Salles inutilisées

## La fiche

sheet-level = { $dice ->
    [one] Niveau { $level }, un dé
   *[other] Niveau { $level }, { $dice } dés
}
sheet-level-begins = Niveau { $level }
sheet-no-potions = Aucune potion
sheet-no-item = Aucune carte gardée
sheet-uses = { $uses ->
    [one] une utilisation
   *[other] { $uses } utilisations
}
sheet-skills-ready = prêtes
sheet-skills-spent = utilisées
sheet-leader = Mène le groupe
sheet-stance = { $stance }
sheet-goal = But : vaincre le Gardien de l’Étage { $roman }.
sheet-shield-coming = +{ $armour } Armure dans la prochaine Salle
sheet-shield-up = +{ $armour } Armure dans cette Salle
group-potions = Potions
group-items = Cartes gardées
group-skills = Compétences
group-relics = Reliques

## Compétences

ability-double-die = Attaque sournoise
ability-double-die-tip = Avant le lancer : un dé de cette attaque compte double.
ability-double-next = Attaque sournoise
ability-double-next-tip = { $timing ->
    [instead] À la place d’une attaque : la prochaine attaque compte double. L’ennemi n’attaque pas non plus.
   *[before] La prochaine attaque compte double.
}
ability-conjure = Conjuration
ability-conjure-tip = { $timing ->
    [instead] À la place d’une attaque : l’effet d’une potion de Feu, de Givre ou de Poison. L’ennemi n’attaque pas non plus.
   *[before] Avant le lancer : cette attaque reçoit l’effet d’une potion de Feu, de Givre ou de Poison.
}
ability-armour-strike = Coup de bouclier
ability-armour-strike-tip = Avant le lancer : { $times } fois votre Armure s’ajoute aux dégâts de cette attaque.
ability-tribute = Tribut divin
ability-tribute-tip = Sacrifiez des PV : l’ennemi en perd { $times } fois plus.
ability-evade = Esquive
ability-evade-tip = Entrez dans la prochaine Salle sans la résoudre.
ability-foresee = Prescience
ability-foresee-tip = Retournez jusqu’à { $rooms } Salles de cette Zone.
ability-shield = Bouclier
ability-shield-tip = Chacun compte { $armour } Armure de plus dans la prochaine Salle.
ability-cancel-death = Bénédiction
ability-cancel-death-tip = Une mort est annulée : le personnage a { $hp } PV.
ability-arrange = Préparation
ability-arrange-tip = Regardez { $cards } cartes de la pioche mélangée et placez chacune où vous voulez.
ability-armour = Peau épaisse
ability-armour-tip = Vous comptez toujours { $armour } Armure de plus contre les attaques.

## Le combat

fight-title = Combat contre { $enemy-the }
fight-monster = Monstre, Étage { $roman }
fight-guardian = Gardien, Étage { $roman }
fight-ghost = Fantôme, Étage { $roman }
fight-last = Le dernier Gardien, phase { $phase }
fight-reward = Récompense : { $reward }
    .short = récompense
fight-would-lose = { $damage ->
    [one] { $damage } dégât si vous frappez maintenant
   *[other] { $damage } dégâts si vous frappez maintenant
}
fight-would-bite = −{ $hp } PV quand l’ennemi riposte
    .short = −{ $hp } si riposte
fight-hits = touché : −{ $hp } PV
fight-misses = raté
fight-your-damage = { $damage ->
    [one] Votre attaque : { $damage } dégât
   *[other] Votre attaque : { $damage } dégâts
}
fight-your-armour = Votre Armure : { $armour }
foe-unstoppable = Inarrêtable : votre Armure ne compte pas.
foe-effects = Quand l’ennemi vous blesse : { $effects }.
foe-poisoned = Empoisonné : chacune de vos attaques inflige { $damage } dégâts de plus.
foe-frozen = Gelé : l’ennemi n’attaque pas ce tour-ci.
forecast-strike = { $left ->
    [0] Dégâts : { $damage }. L’ennemi tombe.
   *[other] Dégâts : { $damage }. L’ennemi garde { $left } PV.
}
    .short = { $damage ->
        [one] { $left ->
            [0] { $damage } dégât, il tombe.
           *[other] { $damage } dégât, reste { $left } PV.
        }
       *[other] { $left ->
            [0] { $damage } dégâts, il tombe.
           *[other] { $damage } dégâts, reste { $left } PV.
        }
    }
forecast-bite = { $hp ->
    [0] Puis l’ennemi frappe, et votre Armure tient bon.
   *[other] Puis l’ennemi riposte : −{ $hp } PV.
}
    .short = { $hp ->
        [0] Votre Armure tient.
       *[other] Puis −{ $hp } PV.
    }
forecast-miss = Puis l’ennemi riposte et vous manque.
    .short = Puis il vous manque.
forecast-frozen = Le givre retient l’ennemi.

## Dés

die-character = Dé de Personnage
    .short = Personnage
    .letter = Pe
die-dungeon = Dé de Donjon
    .short = Donjon
    .letter = D
die-curse = Dé de Malédiction
    .short = Malédiction
    .letter = M
die-poison = Dé de Poison
    .short = Poison
    .letter = P
die-critical = critique
die-hit = touché
die-miss = raté
die-foe-hits = l’ennemi touche
    .short = il touche
die-foe-misses = l’ennemi rate
    .short = il rate
die-foe-pierces = l’ennemi touche, l’Armure n’y peut rien
    .short = il perce
die-foe-frozen = l’ennemi est gelé
    .short = gelé
die-symbol = symbole
die-blank = face vierge
    .short = vierge

## Ce que veut dire un signe

banner-check = Un test d’habileté :
banner-star = il faut une étoile
banner-trade = Acheter et vendre
banner-die = Le dé de Donjon décide
banner-pay = À payer
sign-hp = { $hp } PV
sign-hp-together = { $hp } PV contre deux
sign-gold-met = { $amount ->
    [one] +{ $amount } pièce d’or à la place, après un Monstre ou un Piège dans cette Zone
   *[other] +{ $amount } pièces d’or à la place, après un Monstre ou un Piège dans cette Zone
}
sign-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
sign-unstoppable = ignore l’Armure
sign-any-potion = −1 potion
sign-die-bonus = +{ $bonus } au dé
sign-take = prendre la carte
sign-leave = laisser la carte
sign-use = une utilisation de votre carte
sign-weapon = { $feats ->
    [one] { $weapon }, une Prouesse gratuite
   *[other] { $weapon }, { $feats } Prouesses gratuites
}

## Verbes des choix

verb-go = Aller
verb-buy = Acheter
verb-sell = Vendre
verb-potion = Utiliser une potion
verb-companion = Utiliser votre compagnon
verb-put = La remettre
verb-foresee = Révéler une Salle
verb-swap = Échanger la Salle de la case { $cell }
verb-feat = { $twin ->
    [yes] Prouesse : relancer le { $value } (dé { $die })
   *[no] Prouesse : relancer le { $value }
}
verb-double = Doubler un dé
verb-stance = Changer de posture
verb-give = Donner
brief-cell = Case { $cell }
note-reroll-critical = { $miss ->
    [1] Gratuit. S’ajoute au { $total } ; un 1 annule ce dé.
   *[other] Gratuit. S’ajoute au { $total } ; { $miss } ou moins annule ce dé.
}
    .short = { $miss ->
        [1] Gratuit, s’ajoute ; un 1 annule le dé.
       *[other] Gratuit, s’ajoute ; { $miss } ou moins annule le dé.
    }
note-full = { $resource-key ->
        [hp] Vos PV sont déjà au maximum : vous paieriez pour rien.
        [armour] Vous portez déjà toute l’Armure possible : vous paieriez pour rien.
        [food] Vous portez déjà toutes les Rations possibles : vous paieriez pour rien.
       *[other] Vous ne pouvez pas en avoir plus : vous paieriez pour rien.
    }
note-either = { $one } ou { $other }
note-keep-dice = Puis une potion, et puis le coup.

## Chances, après le pourcentage

odds-dies = { $own ->
    [yes] vous mourez
   *[no] { $hero-the } meurt
}
odds-doomed = { $own ->
    [yes] vous mourez, sauf secours
   *[no] { $hero-the } meurt, sauf secours
}
odds-enemy-beaten = l’ennemi est vaincu
odds-check-passed = réussi
odds-check-failed = manqué
odds-check = un test à faire
odds-camp = une offre parmi plusieurs
odds-trade = achats et ventes
odds-shrine = un autel
odds-item-price = une carte à payer
odds-item-won = une carte à garder
odds-fall = une chute en Zone { $n }
    .range = une chute en Zone { $from } à { $to }
odds-fight = un combat contre { $enemy-the } ({ $n } PV)
    .range = un combat contre { $enemy-the } ({ $from } à { $to } PV)
odds-enemy-loses = ennemi −{ $n } PV
    .range = ennemi −{ $from } à −{ $to } PV
odds-enemy-heals = ennemi +{ $n } PV
    .range = ennemi +{ $from } à +{ $to } PV
odds-it-falls = il tombe
odds-it-stands = il tient
odds-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
    .range = { $to ->
        [one] { $from } à { $to } dégât
       *[other] { $from } à { $to } dégâts
    }
odds-gains = { $resource-key ->
    [hp] +{ $n } PV
    [armour] +{ $n } Armure
    [xp] +{ $n } XP
    [food] { $n ->
        [one] +{ $n } ration
       *[other] +{ $n } rations
    }
   *[gold] +{ $n } or
}
    .range = { $resource-key ->
        [hp] +{ $from } à +{ $to } PV
        [armour] +{ $from } à +{ $to } Armure
        [xp] +{ $from } à +{ $to } XP
        [food] +{ $from } à +{ $to } rations
       *[gold] +{ $from } à +{ $to } or
    }
odds-loses = { $resource-key ->
    [hp] −{ $n } PV
    [armour] −{ $n } Armure
    [xp] −{ $n } XP
    [food] { $n ->
        [one] −{ $n } ration
       *[other] −{ $n } rations
    }
   *[gold] −{ $n } or
}
    .range = { $resource-key ->
        [hp] −{ $from } à −{ $to } PV
        [armour] −{ $from } à −{ $to } Armure
        [xp] −{ $from } à −{ $to } XP
        [food] −{ $from } à −{ $to } rations
       *[gold] −{ $from } à −{ $to } or
    }
odds-potion-gained = { $potion-a }
odds-potion-gone = plus de { $potion }
odds-item-gained = une carte gardée
odds-item-gone = une carte gardée de moins
odds-skills-spent = compétences utilisées
odds-area = Zone { $before } → { $n }
    .range = Zone { $before } → { $from } à { $to }

## La dernière page

score-area = Zone atteinte
score-guardians = Gardiens vaincus
score-level = Niveau

## Infobulles

tip-hp = À 0 PV, la partie est perdue.
tip-armour = Chaque point retire un aux dégâts d’un coup ennemi.
tip-xp = Les niveaux donnent des dés : un dé de plus à chaque repère.
tip-food = On mange une ration à la fin d’une Zone ; avoir faim coûte { $hp } PV.
tip-gold = Les Marchands et les Sanctuaires le prennent.
tip-potion-fire = Ajoute { $damage } dégâts à cette attaque.
tip-potion-frost = L’ennemi n’attaque pas ce tour-ci.
tip-potion-poison = L’ennemi perd { $damage } PV de plus à chacune de vos attaques.
tip-potion-healing = Rend { $hp } PV.
tip-potion-holy-water = Guérit Poison, Malédiction et Cécité.
tip-potion-perception = Réussit un test, ou guérit la Cécité.
tip-potion-perception-both = Réussit un test et guérit la Cécité.
tip-poison = On lance aussi le dé de Poison : son symbole coûte 1 PV.
tip-curse = On lance aussi le dé de Malédiction : son symbole retire un à chacun de vos dés.
tip-blindness = Les Salles suivantes restent face cachée.
tip-held = Une carte gardée a quelques utilisations, puis elle retourne parmi les Salles.
tip-unused = Les Salles qui ne sont pas dans cette Zone ; toutes sont mélangées pour la suivante.
tip-exit = Le chemin vers la Zone suivante ; un Gardien face visible doit d’abord être vaincu.
tip-die-character = Sa valeur fait les dégâts : { $miss ->
    [0] aucune face ne rate
    [1] un 1 rate
   *[other] { $miss } ou moins rate
}, { $critical ->
    [6] un 6 est critique et peut être relancé
    [7] et aucune n’est critique
   *[other] { $critical } ou plus est critique et peut être relancé
}.
tip-die-dungeon = Il dit l’attaque de l’ennemi : 1 rate, 2 à 5 touchent moins votre Armure, 6 touche de plein fouet.
tip-foe-hp = À 0 PV, l’ennemi est vaincu.
tip-monster = Un combat contre l’ennemi de cet Étage.
tip-trap = Un test : échec à gauche, réussite à droite ; le dé de Donjon désigne la ligne.
tip-treasure = De l’or, puis un test pour la ligne du dé de Donjon.
tip-tomb = Un test réussi permet de décaler le dé de Donjon d’un point ; sa ligne s’applique toujours.
tip-camp = Les compétences sont de nouveau prêtes, et l’une de ces options est à vous.
tip-merchant = Achetez et vendez autant de fois que vous voulez.
tip-shrine = Le dé de Donjon désigne la ligne ; une offrande d’abord l’augmente.
tip-item = Une carte que l’on peut garder.
tip-guardian = Il faut le vaincre pour quitter cette Zone.

## Ce que donnent les dés

sum-attack = Attaque
sum-answer = Sa riposte
sum-more = de plus
sum-damage = dégâts
sum-it-keeps = l’ennemi garde { $hp } − { $lost } = { $left } PV
sum-it-falls = l’ennemi tombe
sum-it-misses = l’ennemi ne vous touche pas
sum-you-keep = vous gardez { $hp } − { $lost } = { $left } PV
sum-you-fall = vous tombez
sum-check = Test
sum-check-passed = réussi
sum-check-failed = raté

## Cartes de référence

reference-ghost = Fantôme
reference-ghost-text = Il ne vient que si une carte l’appelle, avec la ligne de l’Étage.
reference-rewards = Récompenses
reference-rewards-text = Le dé de Donjon désigne deux récompenses, dont une est à vous. Ce qui figure en dessous s’y ajoute toujours.
reference-stances = Postures
note-stance = { $miss ->
    [0] Aucun dé ne rate
    [one] Un 1 rate
   *[other] De 1 à { $miss }, le dé rate
}, { $critical ->
    [6] un 6 est critique
    [7] aucun n’est critique
   *[other] de { $critical } à 6, il est critique
}{ $armour ->
    [0] .
   *[other] , +{ $armour } Armure pour ce tour.
}
