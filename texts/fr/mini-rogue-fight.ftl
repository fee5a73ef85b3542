# Ce qui arrive dans les combats, avec les potions, les Objets et le commerce. `you` est entendu par la place concernée,
# `they` par toutes les autres.

## Combats

log-fight =
    .you = Vous affrontez { $enemy-the } ({ $hp } PV).
    .they = { $hero-The } affronte { $enemy-the } ({ $hp } PV).
log-attack-rolled =
    .you = Vous attaquez avec { $dice } ; dé de Donjon { $dungeon }{ $poison ->
        [symbol] ; dé de Poison : symbole
        [blank] ; dé de Poison : face vierge
       *[none] {""}
    }{ $curse ->
        [symbol] ; dé de Malédiction : symbole, vos dés perdent un point
        [blank] ; dé de Malédiction : face vierge
       *[none] {""}
    }.
    .they = { $hero-The } attaque avec { $dice } ; dé de Donjon { $dungeon }{ $poison ->
        [symbol] ; dé de Poison : symbole
        [blank] ; dé de Poison : face vierge
       *[none] {""}
    }{ $curse ->
        [symbol] ; dé de Malédiction : symbole, chaque dé perd un point
        [blank] ; dé de Malédiction : face vierge
       *[none] {""}
    }.
log-critical-rerolled =
    .you = { $total ->
        [0] Vous forcez la chance avec le dé { $die } : { $value }, et il ne vaut plus rien.
       *[other] Vous forcez la chance avec le dé { $die } : { $value }, et il vaut maintenant { $total }.
    }
    .they = { $total ->
        [0] { $hero-The } force la chance avec le dé { $die } : { $value }, et il ne vaut plus rien.
       *[other] { $hero-The } force la chance avec le dé { $die } : { $value }, et il vaut maintenant { $total }.
    }
log-feat =
    .you = Votre Prouesse change le dé { $die } en { $value }.
    .they = { $hero-The } accomplit une Prouesse : le dé { $die } devient un { $value }.
log-doubled =
    .you = Votre dé { $die } compte double.
    .they = Le dé { $die } compte double pour { $hero-the }.
log-struck =
    .you = { $damage ->
        [0] Vous frappez dans le vide ; l’ennemi garde { $left } PV.
        [one] { $left ->
            [0] Vous infligez { $damage } dégât : le coup est mortel.
           *[other] Vous infligez { $damage } dégât ; il reste { $left } PV à l’ennemi.
        }
       *[other] { $left ->
            [0] Vous infligez { $damage } dégâts : le coup est mortel.
           *[other] Vous infligez { $damage } dégâts ; il reste { $left } PV à l’ennemi.
        }
    }
    .they = { $damage ->
        [0] { $hero-The } frappe dans le vide ; l’ennemi garde { $left } PV.
        [one] { $left ->
            [0] { $hero-The } inflige { $damage } dégât : le coup est mortel.
           *[other] { $hero-The } inflige { $damage } dégât ; il reste { $left } PV à l’ennemi.
        }
       *[other] { $left ->
            [0] { $hero-The } inflige { $damage } dégâts : le coup est mortel.
           *[other] { $hero-The } inflige { $damage } dégâts ; il reste { $left } PV à l’ennemi.
        }
    }
log-enemy-hurt =
    .you = { $left ->
        [0] Vous prenez { $damage } PV à l’ennemi : ses derniers.
       *[other] Vous prenez { $damage } PV à l’ennemi ; il lui en reste { $left }.
    }
    .they = { $left ->
        [0] { $hero-The } prend { $damage } PV à l’ennemi : ses derniers.
       *[other] { $hero-The } prend { $damage } PV à l’ennemi ; il lui en reste { $left }.
    }
log-enemy-missed =
    .you = { $enemy-The } vous manque.
    .they = { $enemy-The } manque { $hero-the }.
log-enemy-frozen =
    .you = Le givre retient { $enemy-the } : aucune attaque ne vous atteint.
    .they = Le givre retient { $enemy-the } : aucune attaque n’atteint { $hero-the }.
log-enemy-blocked =
    .you = { $enemy-The } frappe, mais votre Armure tient bon.
    .they = { $enemy-The } frappe, mais l’Armure { $hero-of } tient bon.
log-enemy-hit =
    .you = { $enemy-The } vous touche.
    .they = { $enemy-The } touche { $hero-the }.
log-enemy-pierced =
    .you = { $enemy-The } vous frappe de plein fouet : l’Armure n’y peut rien.
    .they = { $enemy-The } frappe { $hero-the } de plein fouet : l’Armure n’y peut rien.
log-regenerated =
    .you = Sous vos yeux, les plaies de l’ennemi se referment : le voilà à { $hp } PV.
    .they = Les plaies de l’ennemi se referment : le voilà à { $hp } PV.
log-enemy-beaten =
    .you = Vous terrassez { $enemy-the } !
    .they = { $hero-The } terrasse { $enemy-the } !
log-second-phase =
    .you = Prenez garde, le Gardien se relève : la seconde phase commence !
    .they = Le Gardien se relève : la seconde phase commence !
log-guardian-discarded =
    .you = { $guardian-The } ne vous barrera plus la route.
    .they = { $guardian-The } ne barrera plus la route à personne.

## Potions

log-potion-gained =
    .you = Vous gagnez { $potion-a }.
    .they = { $hero-The } gagne { $potion-a }.
log-potion-double =
    .you = Vous avez déjà { $potion-a } : la seconde reste sur place.
    .they = { $hero-The } a déjà { $potion-a } : la seconde reste sur place.
log-potion-dropped =
    .you = Vous renoncez { $potion-to }.
    .they = { $hero-The } renonce { $potion-to }.
log-potion-used =
    .you = Vous utilisez { $potion-the }.
    .they = { $hero-The } utilise { $potion-the }.

## Objets. Ce sont des cartes Salle que l’on garde : on les appelle donc des cartes.

log-item-taken =
    .you = { $uses ->
        [one] Vous gardez la carte { $item } : une utilisation.
       *[other] Vous gardez la carte { $item } : { $uses } utilisations.
    }
    .they = { $uses ->
        [one] { $hero-The } garde la carte { $item } : une utilisation.
       *[other] { $hero-The } garde la carte { $item } : { $uses } utilisations.
    }
log-item-left =
    .you = Vous repartez sans la carte { $item }.
    .they = { $hero-The } repart sans la carte { $item }.
log-item-declined =
    .you = Vous ne voulez pas de la carte { $item } et ne faites pas le test.
    .they = { $hero-The } ne veut pas de la carte { $item } et ne fait pas le test.
log-item-returned =
    .you = Votre carte { $item } retourne parmi les Salles.
    .they = La carte { $item } retourne parmi les Salles.
log-item-used =
    .you = { $uses ->
        [0] Vous utilisez la carte { $item } pour la dernière fois.
        [one] Vous utilisez la carte { $item } : il reste une utilisation.
       *[other] Vous utilisez la carte { $item } : il reste { $uses } utilisations.
    }
    .they = { $uses ->
        [0] { $hero-The } utilise la carte { $item } pour la dernière fois.
        [one] { $hero-The } utilise la carte { $item } : il reste une utilisation.
       *[other] { $hero-The } utilise la carte { $item } : il reste { $uses } utilisations.
    }
log-replaced =
    .you = Vous remplacez la Salle de la case { $cell }.
    .they = { $hero-The } remplace la Salle de la case { $cell }.
log-looked =
    .you = Vous regardez dans la pioche : { $room-the }.
    .they = { $hero-The } regarde dans la pioche : { $room-the }.
log-looked-secretly =
    .you = Vous regardez une carte de la pioche.
    .they = { $hero-The } regarde une carte de la pioche.
log-put-under =
    .you = Vous placez { $room-the } face cachée dans la case { $cell }.
    .they = { $hero-The } place { $room-the } face cachée dans la case { $cell }.
log-put-aside =
    .you = Vous mettez { $room-the } parmi les Salles inutilisées.
    .they = { $hero-The } met { $room-the } parmi les Salles inutilisées.
log-put-secretly =
    .you = Vous placez une carte face cachée dans la case { $cell }.
    .they = { $hero-The } place une carte face cachée dans la case { $cell }.
log-put-aside-secretly =
    .you = Vous mettez une carte parmi les Salles inutilisées.
    .they = { $hero-The } met une carte parmi les Salles inutilisées.

## Sanctuaire et commerce

log-offered =
    .you = Vous déposez votre offrande sur l’autel.
    .they = { $hero-The } dépose une offrande sur l’autel.
log-bought =
    .you = Vous achetez { $good-a }.
    .they = { $hero-The } achète { $good-a }.
log-taken-back =
    .you = Vous changez d’avis et reprenez votre or.
    .they = { $hero-The } annule son achat.
log-sold-armour =
    .you = { $gold ->
        [one] Vous vendez une pièce d’Armure contre { $gold } pièce d’or.
       *[other] Vous vendez une pièce d’Armure contre { $gold } pièces d’or.
    }
    .they = { $gold ->
        [one] { $hero-The } vend une pièce d’Armure contre { $gold } pièce d’or.
       *[other] { $hero-The } vend une pièce d’Armure contre { $gold } pièces d’or.
    }
log-sold-potion =
    .you = { $gold ->
        [one] Vous vendez { $potion-the } contre { $gold } pièce d’or.
       *[other] Vous vendez { $potion-the } contre { $gold } pièces d’or.
    }
    .they = { $gold ->
        [one] { $hero-The } vend { $potion-the } contre { $gold } pièce d’or.
       *[other] { $hero-The } vend { $potion-the } contre { $gold } pièces d’or.
    }

## Postures

log-stance =
    .you = Vous adoptez { $stance-the }.
    .they = { $hero-The } adopte { $stance-the }.
