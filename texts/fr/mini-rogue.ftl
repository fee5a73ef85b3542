# Mini Rogue : les noms qu’aucun paquet ne porte, les mots sur les boutons, la phrase au-dessus et la fin.
# Ce qui arrive est dit dans mini-rogue-log.ftl et mini-rogue-fight.ftl ; les paquets nomment cartes et plateaux.

## Le jeu et ses éditions

game-mini-rogue = Mini Rogue
    .the = Mini Rogue
    .a = une partie de Mini Rogue
    .of = de Mini Rogue
    .to = à Mini Rogue
    .gender = m
    .plural = parties de Mini Rogue
edition-pnp2020 = Version à imprimer de 2020
    .the = la version à imprimer de 2020
    .a = une version à imprimer de 2020
    .of = de la version à imprimer de 2020
    .to = à la version à imprimer de 2020
    .gender = f
    .plural = versions à imprimer de 2020
edition-ed2021 = Édition 2021
    .the = l’édition 2021
    .a = une édition 2021
    .of = de l’édition 2021
    .to = à l’édition 2021
    .gender = f
    .plural = éditions 2021
edition-ed2025 = Édition 2025
    .the = l’édition 2025
    .a = une édition 2025
    .of = de l’édition 2025
    .to = à l’édition 2025
    .gender = f
    .plural = éditions 2025

## Ressources

resource-hp = PV
    .the = les PV
    .a = un PV
    .of = des PV
    .to = aux PV
    .gender = m
    .plural = PV
resource-armour = Armure
    .the = l’Armure
    .a = un point d’Armure
    .of = de l’Armure
    .to = à l’Armure
    .gender = f
    .plural = points d’Armure
resource-xp = XP
    .the = l’XP
    .a = un point d’XP
    .of = de l’XP
    .to = à l’XP
    .gender = f
    .plural = XP
resource-food = Rations
    .the = les rations
    .a = une ration
    .of = des rations
    .to = aux rations
    .gender = f
    .plural = rations
resource-gold = Or
    .the = l’or
    .a = une pièce d’or
    .of = de l’or
    .to = à l’or
    .gender = m
    .plural = pièces d’or

## Afflictions

affliction-poison = Poison
    .the = le Poison
    .a = un Poison
    .of = du Poison
    .to = au Poison
    .gender = m
    .plural = Poisons
affliction-curse = Malédiction
    .the = la Malédiction
    .a = une Malédiction
    .of = de la Malédiction
    .to = à la Malédiction
    .gender = f
    .plural = Malédictions
    .short = Maudit
affliction-blindness = Cécité
    .the = la Cécité
    .a = une Cécité
    .of = de la Cécité
    .to = à la Cécité
    .gender = f
    .plural = Cécités
    .short = Aveugle

## Boutons : le tour

do-deal = Distribuer les Salles
do-resolve = Résoudre { $room-the }
do-resolve-unseen = Retourner l’Entrée et la résoudre
do-reveal = Révéler les Salles suivantes
do-move = { $way ->
    [right] Aller à droite : { $room }
   *[down] Aller en bas : { $room }
}
do-move-unseen = { $way ->
    [right] Aller à droite : une Salle face cachée
   *[down] Aller en bas : une Salle face cachée
}
do-move-guardian = Aller à la Sortie et combattre { $guardian-the }
do-move-exit = Aller à la Sortie
do-descend = Manger une ration et gagner la Zone { $area }
do-descend-hungry = Gagner la Zone { $area } le ventre vide (−{ $hp } PV)
do-roll-check = Lancer le test
do-roll-dungeon = Lancer le dé de Donjon
do-shift = Mettre le dé de Donjon sur { $die }
do-shift-none = Garder le { $die }
do-choose = Choisir : { $icons }
do-camp = { $option } : { $icons }
do-choose-potion = Prendre { $potion-the }
do-drop-potion = Renoncer { $potion-to }
do-leave-potion = Laisser { $potion-the }
do-drop-item = Renoncer à la carte { $item }
do-drop-nothing = Ne renoncer à rien
do-take-item = Prendre la carte { $item } ({ $price })
do-take-item-won = Prendre la carte
do-take-weapon = { $feats ->
    [one] Prendre { $weapon-the } (une Prouesse gratuite)
   *[other] Prendre { $weapon-the } ({ $feats } Prouesses gratuites)
}
do-leave-item = Laisser la carte
do-leave-item-price = Laisser la carte ({ $price })
do-use-item-deck = Utiliser votre compagnon : regarder dans la pioche
    .brief = Compagnon : voir la pioche
do-use-item = Utiliser votre compagnon : remplacer la Salle de la case { $cell }
    .brief = Compagnon : autre Salle, case { $cell }
do-put-aside = La mettre parmi les Salles inutilisées
do-put = La placer dans la case { $cell }
do-swap = Échanger les Salles des cases { $a } et { $b }
do-buy = { $gold ->
    [one] Acheter : { $good } ({ $gold } pièce d’or)
   *[other] Acheter : { $good } ({ $gold } pièces d’or)
}
do-sell-armour = { $gold ->
    [one] Vendre 1 point d’Armure (+{ $gold } pièce d’or)
   *[other] Vendre 1 point d’Armure (+{ $gold } pièces d’or)
}
do-sell-potion = { $gold ->
    [one] Vendre { $potion-the } (+{ $gold } pièce d’or)
   *[other] Vendre { $potion-the } (+{ $gold } pièces d’or)
}
do-leave = Partir
do-take-back = { $gold ->
    [one] Annuler l’achat (+{ $gold } pièce d’or)
   *[other] Annuler l’achat (+{ $gold } pièces d’or)
}
do-offer = { $gold ->
    [one] Faire une offrande ({ $gold } pièce d’or, +{ $bonus } au dé)
   *[other] Faire une offrande ({ $gold } pièces d’or, +{ $bonus } au dé)
}
do-use-potion = Utiliser { $potion-the }
do-cure-perception = Utiliser la potion de Perception pour vos yeux seulement
do-foresee = Révéler la Salle de la case { $cell }
do-stop = S’arrêter là
do-preparation-skill = Utiliser la compétence de Préparation
do-accept-death = Accepter la mort

## Boutons : compétences et combats

do-evade = Esquive : éviter { $room-the }
do-evade-unseen = Esquive : éviter la Salle de la case { $cell }
do-evade-here = Esquive : éviter cette Salle
do-foresight = { $rooms ->
    [one] Prescience : révéler une Salle
   *[other] Prescience : révéler jusqu’à { $rooms } Salles
}
do-shield = Bouclier : +{ $armour } Armure dans la prochaine Salle
do-save = Bénédiction : annuler cette mort
do-armour-strike = { $damage ->
    [one] Coup de bouclier : +{ $damage } dégât
   *[other] Coup de bouclier : +{ $damage } dégâts
}
do-double-next = Attaque sournoise : doubler la prochaine attaque
do-double-die-skill = Attaque sournoise : doubler un dé de cette attaque
do-conjure = Conjuration : l’effet { $potion-of }
do-tribute = { $damage ->
    [one] Tribut divin : { $damage } dégât pour { $hp } PV
   *[other] Tribut divin : { $damage } dégâts pour { $hp } PV
}
do-roll-attack = Lancer l’attaque
do-reroll-critical = { $twin ->
    [yes] Relancer le { $value } critique (dé { $die }, gratuit ; { $total } jusqu’ici)
   *[no] Relancer le { $value } critique (gratuit ; { $total } jusqu’ici)
}
    .short = { $twin ->
        [yes] Relancer le { $value } critique (dé { $die })
       *[no] Relancer le { $value } critique
    }
do-feat-xp = { $twin ->
    [yes] Prouesse : relancer le { $value } (dé { $die }, { $price } XP)
   *[no] Prouesse : relancer le { $value } ({ $price } XP)
}
    .short = { $twin ->
        [yes] Prouesse : relancer le { $value } (dé { $die })
       *[no] Prouesse : relancer le { $value }
    }
do-feat-hp = { $twin ->
    [yes] Prouesse : relancer le { $value } (dé { $die }, { $price } PV)
   *[no] Prouesse : relancer le { $value } ({ $price } PV)
}
    .short = { $twin ->
        [yes] Prouesse : relancer le { $value } (dé { $die })
       *[no] Prouesse : relancer le { $value }
    }
do-feat-item = { $twin ->
    [yes] Prouesse : relancer le { $value } (dé { $die }, une utilisation de votre carte)
   *[no] Prouesse : relancer le { $value } (une utilisation de votre carte)
}
    .short = { $twin ->
        [yes] Prouesse : relancer le { $value } (dé { $die })
       *[no] Prouesse : relancer le { $value }
    }
do-keep-dice = Garder les dés tels quels
do-double = { $twin ->
    [yes] { $total ->
        [one] Doubler le { $value } (dé { $die }, +{ $total } dégât)
       *[other] Doubler le { $value } (dé { $die }, +{ $total } dégâts)
    }
   *[no] { $total ->
        [one] Doubler le { $value } (+{ $total } dégât)
       *[other] Doubler le { $value } (+{ $total } dégâts)
    }
}
do-end-attack = { $damage ->
    [0] Finir l’attaque sans dégâts
    [one] Frapper : { $damage } dégât
   *[other] Frapper : { $damage } dégâts
}
do-skip-potion = N’utiliser aucune potion
do-lose-hp = Ne rien boire et perdre { $hp } PV

## La phrase au-dessus des boutons

ask-preparation = Les Salles sont mélangées. On distribue ?
ask-entrance = Vous voici à l’Entrée : { $room-the }.
ask-entrance-unseen = L’Entrée est face cachée, à vos pieds.
ask-reveal = Tout est calme, à présent. Qu’y a-t-il plus loin ?
ask-move = Par où allez-vous ?
ask-move-blind = Vous ne voyez rien du tout. Par où allez-vous ?
ask-exit = La voie est libre.
ask-check = { $room-The } met votre habileté à l’épreuve.
ask-check-item = { $room } : voulez-vous cette carte au point de faire le test ?
ask-shift = Le dé de Donjon montre { $die }. Le décalez-vous d’un point ?
ask-choice = L’un de ces résultats est à vous.
ask-any-potion = Quelle potion prenez-vous ?
ask-drop-potion = Votre ceinture est pleine. À quoi renoncez-vous pour { $potion-the } ?
ask-drop-item = L’une de vos cartes doit partir. Laquelle ?
ask-double-potion = Vous portez déjà { $potion-a }. La buvez-vous pour garder la nouvelle ?
ask-deadly = Vous allez perdre { $hp } PV : c’est la mort. Buvez-vous d’abord ?
ask-camp = { $room } : que faites-vous ?
ask-trade = { $room } : que voulez-vous acheter ou vendre ?
ask-shrine = L’autel attend : une offrande d’abord, ou le dé tout de suite ?
ask-shrine-offered = Votre offrande est faite. Que disent les dieux ?
ask-item = { $room } : emportez-vous cette carte ?
ask-tunnel = Quelles Salles changent de place ?
ask-rewards = Lancez le dé pour votre récompense.
ask-foresight = { $left ->
    [one] Quelle Salle voulez-vous voir ? Encore une.
   *[other] Quelle Salle voulez-vous voir ? Encore { $left }.
}
ask-arrange = Où mettez-vous { $room-the } ?
ask-arrange-secret = Où va cette carte ?
ask-death = La mort tend la main. La repoussez-vous ?
ask-attack = { $enemy-The } vous fait face : { $hp } PV sur { $full }.
ask-reroll = { $damage ->
    [one] { $damage } dégât contre { $enemy-the } ({ $hp } PV sur { $full }), dé de Donjon { $dungeon }. Relancer ou frapper ?
   *[other] { $damage } dégâts contre { $enemy-the } ({ $hp } PV sur { $full }), dé de Donjon { $dungeon }. Relancer ou frapper ?
}
    .short = { $damage ->
        [one] { $damage } dégât contre { $hp } PV. Que faites-vous ?
       *[other] { $damage } dégâts contre { $hp } PV. Que faites-vous ?
    }
ask-damage = { $damage ->
    [one] { $damage } dégât contre { $enemy-the } ({ $hp } PV sur { $full }), dé de Donjon { $dungeon }. Vous frappez ?
   *[other] { $damage } dégâts contre { $enemy-the } ({ $hp } PV sur { $full }), dé de Donjon { $dungeon }. Vous frappez ?
}
    .short = { $damage ->
        [one] { $damage } dégât contre { $hp } PV. Vous frappez ?
       *[other] { $damage } dégâts contre { $hp } PV. Vous frappez ?
    }
ask-potion-after = { $enemy-The } a encore { $hp } PV sur { $full }. Lancer une potion ?

## Ce qu’apporte un choix, en peu de mots

icon-gain = { $resource-key ->
    [hp] +{ $amount } PV
    [armour] +{ $amount } Armure
    [xp] +{ $amount } XP
    [food] { $amount ->
        [one] +{ $amount } ration
       *[other] +{ $amount } rations
    }
    [gold] { $amount ->
        [one] +{ $amount } pièce d’or
       *[other] +{ $amount } pièces d’or
    }
   *[other] +{ $amount } { $resource-plural }
}
icon-lose = { $resource-key ->
    [hp] −{ $amount } PV
    [armour] −{ $amount } Armure
    [xp] −{ $amount } XP
    [food] { $amount ->
        [one] −{ $amount } ration
       *[other] −{ $amount } rations
    }
    [gold] { $amount ->
        [one] −{ $amount } pièce d’or
       *[other] −{ $amount } pièces d’or
    }
   *[other] −{ $amount } { $resource-plural }
}
icon-potion = { $potion-a }
icon-any-potion = une potion au choix
icon-choice = un résultat parmi plusieurs
icon-refresh = compétences de nouveau prêtes
icon-blessing = une Bénédiction
icon-cure = la fin { $affliction-of }
icon-suffer = { $affliction-key ->
    [poison] le Poison
    [curse] une Malédiction
    [blindness] la Cécité
   *[other] { $affliction-the }
}
icon-fall = une Chute
icon-ghost = un combat contre le Fantôme
icon-rewards = un lancer pour une récompense
icon-raise-hp = PV remontés à { $hp }
icon-lose-item = une carte gardée perdue
icon-tunnel = deux Salles changent de place
icon-regenerate = l’ennemi reprend { $hp } PV
icon-story = une carte Histoire

## La fin

end-won = Victoire ! Le dernier Gardien est tombé.
end-lost = Défaite. L’aventure s’achève dans la Zone { $area }.

## Deux personnages, et les postures

ask-of = { $character } : { $ask }
ask-of-leader = { $character } (mène le groupe) : { $ask }
ask-propose = L’autre personnage résout d’abord l’Entrée. Voulez-vous passer en premier ?
ask-order = L’autre personnage voudrait passer en premier. Êtes-vous d’accord ?
ask-barter = Qu’est-ce qui change de mains ?
ask-check-taken = La carte est partie, mais le test reste à faire.
do-propose-order = Proposer de passer en premier
do-agree = Accepter
do-decline = Garder l’ordre
do-trade = Faire un échange avec l’autre personnage
do-end-trade = Terminer l’échange
do-give = { $resource-key ->
    [armour] { $amount ->
        [one] Donner { $amount } point d’Armure
       *[other] Donner { $amount } points d’Armure
    }
    [food] { $amount ->
        [one] Donner { $amount } ration
       *[other] Donner { $amount } rations
    }
   *[gold] { $amount ->
        [one] Donner { $amount } pièce d’or
       *[other] Donner { $amount } pièces d’or
    }
}
do-give-potion = Donner { $potion-the }
do-give-item = Donner la carte { $item }
do-give-affliction = Donner { $affliction-the }
do-stance = Adopter { $stance-the }
