# Ce qui arrive dans Mini Rogue. `you` est entendu par la place concernée, `they` par toutes les autres.
# Quand une ligne comme log-lost suit aussitôt avec le nombre, celui-ci n’est pas dit deux fois.

## Zones, Salles et déplacements

log-joined =
    .you = Vous partez à l’aventure dans la peau { $character-of }.
    .they = { $character-The } rejoint le groupe.
log-dealt =
    .you = Zone { $area }, Étage { $floor } : huit Salles vous attendent, face cachée.
    .they = Zone { $area }, Étage { $floor } : huit Salles sont distribuées face cachée.
log-revealed =
    .you = Vous révélez { $room-the } (case { $cell }).
    .they = { $hero-The } révèle { $room-the } (case { $cell }).
log-guardian-revealed =
    .you = Un Gardien vous barre la sortie : { $guardian-the } !
    .they = Un Gardien barre la Sortie : { $guardian-the } !
log-entered =
    .you = Vous arrivez devant { $room-the }.
    .they = { $hero-The } arrive devant { $room-the }.
log-evaded =
    .you = Vous esquivez { $room-the }.
    .they = { $hero-The } esquive { $room-the }.
log-exit =
    .you = Vous atteignez la Sortie.
    .they = { $hero-The } atteint la Sortie.
log-check-rolled =
    .you = Pour le test, vous obtenez { $dice } ; dé de Donjon { $dungeon }{ $poison ->
        [symbol] ; dé de Poison : symbole
        [blank] ; dé de Poison : face vierge
       *[none] {""}
    }{ $curse ->
        [symbol] ; dé de Malédiction : symbole, vos dés perdent un point
        [blank] ; dé de Malédiction : face vierge
       *[none] {""}
    }.
    .they = Pour le test, { $hero-the } obtient { $dice } ; dé de Donjon { $dungeon }{ $poison ->
        [symbol] ; dé de Poison : symbole
        [blank] ; dé de Poison : face vierge
       *[none] {""}
    }{ $curse ->
        [symbol] ; dé de Malédiction : symbole, chaque dé perd un point
        [blank] ; dé de Malédiction : face vierge
       *[none] {""}
    }.
log-check-passed =
    .you = Vous réussissez le test.
    .they = { $hero-The } réussit le test.
log-check-failed =
    .you = Vous ratez le test.
    .they = { $hero-The } rate le test.
log-check-seen-through =
    .you = Vous aviez tout vu venir : le test est réussi sans lancer de dés.
    .they = { $hero-The } avait tout vu venir : le test est réussi sans lancer de dés.
log-dungeon-rolled =
    .you = Vous lancez le dé de Donjon : { $die }.
    .they = { $hero-The } lance le dé de Donjon : { $die }.
log-shifted =
    .you = Votre dé de Donjon compte pour { $to } au lieu de { $from }.
    .they = Le dé de Donjon compte pour { $to } au lieu de { $from }.
log-fell =
    .you = Le sol se dérobe : vous chutez de la Zone { $from } à la Zone { $to } !
    .they = Le sol se dérobe : { $hero-the } chute de la Zone { $from } à la Zone { $to } !
log-fall-ignored =
    .you = Vous gardez l’équilibre : d’ici, on ne chute pas.
    .they = { $hero-The } garde l’équilibre : d’ici, on ne chute pas.
log-guardian-lost =
    .you = Le Gardien de cet Étage quitte la partie : vous ne le croiserez pas.
    .they = Le Gardien de cet Étage quitte la partie : personne ne le croisera.
log-ate =
    .you = Vous prenez le temps d’un repas.
    .they = { $hero-The } prend le temps d’un repas.
log-hungry =
    .you = Plus une seule ration : la faim vous tenaille.
    .they = Plus une seule ration : la faim tenaille { $hero-the }.
log-descended =
    .you = Vous gagnez la Zone { $area }.
    .they = { $hero-The } gagne la Zone { $area }.
log-swapped =
    .you = Vous empruntez le tunnel : les Salles des cases { $a } et { $b } changent de place.
    .they = { $hero-The } emprunte le tunnel : les Salles des cases { $a } et { $b } changent de place.
log-died =
    .you = Vous rendez votre dernier souffle.
    .they = { $hero-The } rend son dernier souffle.
log-won =
    .you = Le dernier Gardien n’est plus : la victoire est à vous !
    .they = Le dernier Gardien n’est plus : la victoire revient { $hero-to } !

## Le plateau Personnage

log-gained =
    .you = { $resource-key ->
        [hp] Vous gagnez { $amount } PV.
        [armour] { $amount ->
            [one] Vous gagnez { $amount } point d’Armure.
           *[other] Vous gagnez { $amount } points d’Armure.
        }
        [xp] Vous gagnez { $amount } XP.
        [food] { $amount ->
            [one] Vous gagnez { $amount } ration.
           *[other] Vous gagnez { $amount } rations.
        }
        [gold] { $amount ->
            [one] Vous gagnez { $amount } pièce d’or.
           *[other] Vous gagnez { $amount } pièces d’or.
        }
       *[other] Vous gagnez { $amount } { $resource-plural }.
    }
    .they = { $resource-key ->
        [hp] { $hero-The } gagne { $amount } PV.
        [armour] { $amount ->
            [one] { $hero-The } gagne { $amount } point d’Armure.
           *[other] { $hero-The } gagne { $amount } points d’Armure.
        }
        [xp] { $hero-The } gagne { $amount } XP.
        [food] { $amount ->
            [one] { $hero-The } gagne { $amount } ration.
           *[other] { $hero-The } gagne { $amount } rations.
        }
        [gold] { $amount ->
            [one] { $hero-The } gagne { $amount } pièce d’or.
           *[other] { $hero-The } gagne { $amount } pièces d’or.
        }
       *[other] { $hero-The } gagne { $amount } { $resource-plural }.
    }
log-track-full =
    .you = { $resource-key ->
        [hp] Vous ne pouvez pas avoir plus de PV.
        [armour] Vous ne pouvez pas porter plus d’Armure.
        [xp] Vous ne pouvez pas avoir plus d’XP.
        [food] Vous ne pouvez pas porter plus de rations.
        [gold] Vous ne pouvez pas porter plus d’or.
       *[other] Votre maximum est atteint pour { $resource-the }.
    }
    .they = { $resource-key ->
        [hp] { $hero-The } ne peut pas avoir plus de PV.
        [armour] { $hero-The } ne peut pas porter plus d’Armure.
        [xp] { $hero-The } ne peut pas avoir plus d’XP.
        [food] { $hero-The } ne peut pas porter plus de rations.
        [gold] { $hero-The } ne peut pas porter plus d’or.
       *[other] { $hero-The } a le maximum pour { $resource-the }.
    }
log-lost =
    .you = { $resource-key ->
        [hp] Vous perdez { $amount } PV.
        [armour] { $amount ->
            [one] Vous perdez { $amount } point d’Armure.
           *[other] Vous perdez { $amount } points d’Armure.
        }
        [xp] Vous perdez { $amount } XP.
        [food] { $amount ->
            [one] Vous perdez { $amount } ration.
           *[other] Vous perdez { $amount } rations.
        }
        [gold] { $amount ->
            [one] Vous perdez { $amount } pièce d’or.
           *[other] Vous perdez { $amount } pièces d’or.
        }
       *[other] Vous perdez { $amount } { $resource-plural }.
    }
    .they = { $resource-key ->
        [hp] { $hero-The } perd { $amount } PV.
        [armour] { $amount ->
            [one] { $hero-The } perd { $amount } point d’Armure.
           *[other] { $hero-The } perd { $amount } points d’Armure.
        }
        [xp] { $hero-The } perd { $amount } XP.
        [food] { $amount ->
            [one] { $hero-The } perd { $amount } ration.
           *[other] { $hero-The } perd { $amount } rations.
        }
        [gold] { $amount ->
            [one] { $hero-The } perd { $amount } pièce d’or.
           *[other] { $hero-The } perd { $amount } pièces d’or.
        }
       *[other] { $hero-The } perd { $amount } { $resource-plural }.
    }
log-missing-paid =
    .you = Vous n’avez pas de quoi payer : ce qui manque se paie en PV.
    .they = { $hero-The } n’a pas de quoi payer : ce qui manque se paie en PV.
log-penalty-replaced =
    .you = Vous ne pouvez pas payer ce prix : vous payez en PV.
    .they = { $hero-The } ne peut pas payer ce prix et paie en PV.
log-xp-overflow =
    .you = Vous n’avez plus rien à apprendre : votre expérience se change en PV.
    .they = { $hero-The } n’a plus rien à apprendre : l’expérience se change en PV.
log-level =
    .you = { $level ->
        [one] Vous voici au Niveau { $level } : vous lancez un dé de Personnage.
       *[other] Vous voici au Niveau { $level } : vous lancez { $level } dés de Personnage.
    }
    .they = { $level ->
        [one] { $hero-The } passe au Niveau { $level } et lance un dé de Personnage.
       *[other] { $hero-The } passe au Niveau { $level } et lance { $level } dés de Personnage.
    }
log-afflicted =
    .you = { $affliction-key ->
        [poison] Le Poison coule dans vos veines.
        [curse] Une Malédiction s’abat sur vous.
        [blindness] Vos yeux se voilent : vous ne voyez plus rien.
       *[other] Vous souffrez désormais { $affliction-of }.
    }
    .they = { $affliction-key ->
        [poison] Le Poison coule dans les veines { $hero-of }.
        [curse] Une Malédiction s’abat sur { $hero-the }.
        [blindness] { $hero-The } ne voit plus rien.
       *[other] { $hero-The } souffre désormais { $affliction-of }.
    }
log-afflicted-already =
    .you = Vous souffrez déjà { $affliction-of } : rien ne change.
    .they = { $hero-The } souffre déjà { $affliction-of } : rien ne change.
log-cured =
    .you = { $affliction-key ->
        [poison] Le Poison quitte vos veines.
        [curse] La Malédiction qui pesait sur vous est levée.
        [blindness] Vos yeux voient de nouveau.
       *[other] Vous ne souffrez plus { $affliction-of }.
    }
    .they = { $affliction-key ->
        [poison] Le Poison quitte les veines { $hero-of }.
        [curse] La Malédiction qui pesait sur { $hero-the } est levée.
        [blindness] { $hero-The } voit de nouveau.
       *[other] { $hero-The } ne souffre plus { $affliction-of }.
    }
log-blessing-blocked =
    .you = Ici, aucune Bénédiction ne vous parvient.
    .they = Ici, aucune Bénédiction ne parvient { $hero-to }.
log-hp-raised =
    .you = Vous reprenez votre souffle : vous revoilà à { $hp } PV.
    .they = { $hero-The } reprend son souffle et remonte à { $hp } PV.
log-refreshed =
    .you = Vos compétences sont de nouveau prêtes.
    .they = Les compétences { $hero-of } sont de nouveau prêtes.
log-combat-skill =
    .you = Vous utilisez votre compétence de Combat.
    .they = { $hero-The } utilise une compétence de Combat.
log-exploration-skill =
    .you = Vous utilisez votre compétence d’Exploration.
    .they = { $hero-The } utilise une compétence d’Exploration.
log-preparation-skill =
    .you = Vous utilisez votre compétence de Préparation.
    .they = { $hero-The } utilise une compétence de Préparation.
log-saved =
    .you = La mort lâche prise : vous vous relevez avec { $hp } PV.
    .they = La mort lâche prise : { $hero-the } se relève avec { $hp } PV.
log-poison-bit =
    .you = Le Poison vous brûle les veines.
    .they = Le Poison tourmente { $hero-the }.
log-no-story =
    .you = Vous n’avez aucune carte Histoire à piocher : il ne se passe rien.
    .they = Il n’y a aucune carte Histoire à piocher : il ne se passe rien.

## Deux personnages

log-leader-rolled =
    .you = Vous lancez les dés pour mener le groupe : { $first } et { $second }.
    .they = Les dés sont lancés pour mener le groupe : { $first } et { $second }.
log-leads =
    .you = Vous menez le groupe.
    .they = { $hero-The } mène le groupe.
log-way-chosen =
    .you = Vous irez à la case { $cell }.
    .they = { $hero-The } ira à la case { $cell }.
log-order-proposed =
    .you = Vous proposez de passer en premier.
    .they = { $hero-The } propose de passer en premier.
log-order-agreed =
    .you = Vous acceptez et attendez votre tour.
    .they = { $hero-The } accepte et attend son tour.
log-order-declined =
    .you = Vous préférez garder l’ordre.
    .they = { $hero-The } préfère garder l’ordre.
log-trade-began =
    .you = Vous ouvrez votre sac pour un échange.
    .they = { $hero-The } ouvre son sac pour un échange.
log-gave =
    .you = { $resource-key ->
        [armour] { $amount ->
            [one] Vous donnez { $amount } point d’Armure.
           *[other] Vous donnez { $amount } points d’Armure.
        }
        [food] { $amount ->
            [one] Vous donnez { $amount } ration.
           *[other] Vous donnez { $amount } rations.
        }
       *[gold] { $amount ->
            [one] Vous donnez { $amount } pièce d’or.
           *[other] Vous donnez { $amount } pièces d’or.
        }
    }
    .they = { $resource-key ->
        [armour] { $amount ->
            [one] { $hero-The } donne { $amount } point d’Armure.
           *[other] { $hero-The } donne { $amount } points d’Armure.
        }
        [food] { $amount ->
            [one] { $hero-The } donne { $amount } ration.
           *[other] { $hero-The } donne { $amount } rations.
        }
       *[gold] { $amount ->
            [one] { $hero-The } donne { $amount } pièce d’or.
           *[other] { $hero-The } donne { $amount } pièces d’or.
        }
    }
log-gave-potion =
    .you = Vous donnez { $potion-the }.
    .they = { $hero-The } donne { $potion-the }.
log-gave-item =
    .you = Vous donnez la carte { $item }.
    .they = { $hero-The } donne la carte { $item }.
log-trade-ended =
    .you = L’échange est terminé.
    .they = L’échange est terminé.
