# Combats, artefacts et armes divines. `you` est entendu par la place concernée, `they` par toutes les autres.

## Combats

log-ur-met =
    .you = Vous affrontez { $monster-the } (attaque { $attack }, vie { $life }).
    .they = { $hero-The } affronte { $monster-the } (attaque { $attack }, vie { $life }).
log-ur-reinforced =
    .you = Vous renforcez votre arme : +{ $n } à chaque jet de ce combat.
    .they = { $hero-The } renforce son arme : +{ $n } à chaque jet de ce combat.
log-ur-committed =
    .you = { $n ->
        [one] Vous engagez { $n } jeton d’attaque.
       *[other] Vous engagez { $n } jetons d’attaque.
    }
    .they = { $n ->
        [one] { $hero-The } engage { $n } jeton d’attaque.
       *[other] { $hero-The } engage { $n } jetons d’attaque.
    }
log-ur-wielded =
    .you = Vous empoignez { $artefact-the }.
    .they = { $hero-The } empoigne { $artefact-the }.
log-ur-rolled =
    .you = { $against ->
        [0] Vous obtenez { $face } : { $total } en tout.
       *[other] Vous obtenez { $face } : { $total } en tout, contre { $against }.
    }
    .they = { $against ->
        [0] { $hero-The } obtient { $face } : { $total } en tout.
       *[other] { $hero-The } obtient { $face } : { $total } en tout, contre { $against }.
    }
log-ur-rerolled =
    .you = Par magie, vous relancez votre dé.
    .they = Par magie, { $hero-the } relance son dé.
log-ur-rerolled-free =
    .you = Vous relancez votre dé sans frais.
    .they = { $hero-The } relance son dé sans frais.
log-ur-die-turned =
    .you = Vous tournez votre dé sur sa plus haute face : { $n }.
    .they = { $hero-The } tourne son dé sur sa plus haute face : { $n }.
log-ur-creature-hurt =
    .you = { $left ->
        [0] Vous infligez { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } { $monster-to } : un coup mortel.
       *[other] Vous infligez { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } { $monster-to }, vie restante : { $left }.
    }
    .they = { $left ->
        [0] { $hero-The } inflige { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } { $monster-to } : un coup mortel.
       *[other] { $hero-The } inflige { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } { $monster-to }, vie restante : { $left }.
    }
log-ur-even =
    .you = Égalité : vous vous en tirez sans une égratignure.
    .they = Égalité : personne n’est blessé.
log-ur-slain =
    .you = Vous abattez { $monster-the } et gagnez sa carte ({ $n } PR) !
    .they = { $hero-The } abat { $monster-the } et gagne sa carte ({ $n } PR) !
log-ur-hid =
    .you = Vous vous dissimulez : { $monster-the } vous cherche en vain.
    .they = { $hero-The } se dissimule : { $monster-the } cherche en vain.
log-ur-hides-next =
    .you = Vous cherchez un abri : une fois les dégâts comptés, vous vous dissimulez.
    .they = { $hero-The } cherche un abri et se dissimulera une fois les dégâts comptés.
log-ur-attacked =
    .you = Vous attaquez { $other-the } !
    .they = { $hero-The } attaque { $other-the } !
log-ur-hid-from =
    .you = Vous vous dissimulez face { $other-to } : le combat n’a pas lieu.
    .they = { $hero-The } se dissimule face { $other-to } : le combat n’a pas lieu.
log-ur-duel-won =
    .you = Vous l’emportez sur { $other-the }.
    .they = { $hero-The } l’emporte sur { $other-the }.
log-ur-threatened =
    .you = { $n ->
        [one] Vous allez perdre { $n } vie.
       *[other] Vous allez perdre { $n } vies.
    }
    .they = { $n ->
        [one] { $hero-The } va perdre { $n } vie.
       *[other] { $hero-The } va perdre { $n } vies.
    }
log-ur-defended =
    .you = { $n ->
        [one] Vous dépensez { $n } jeton de défense.
       *[other] Vous dépensez { $n } jetons de défense.
    }
    .they = { $n ->
        [one] { $hero-The } dépense { $n } jeton de défense.
       *[other] { $hero-The } dépense { $n } jetons de défense.
    }
log-ur-spared =
    .you = { $n ->
        [one] Un artefact vous épargne { $n } vie.
       *[other] Un artefact vous épargne { $n } vies.
    }
    .they = { $n ->
        [one] Un artefact épargne { $n } vie { $hero-to }.
       *[other] Un artefact épargne { $n } vies { $hero-to }.
    }
log-ur-life-lost =
    .you = { $n ->
        [one] Vous perdez { $n } vie.
       *[other] Vous perdez { $n } vies.
    }
    .they = { $n ->
        [one] { $hero-The } perd { $n } vie.
       *[other] { $hero-The } perd { $n } vies.
    }
log-ur-alpha-gone =
    .you = { $ground ->
        [nest] Cinq fois abattu : grâce à vous, l’Alpha ne renaîtra plus. Un nid de monstres est révélé.
       *[torch] Cinq fois abattu : grâce à vous, l’Alpha ne renaîtra plus. Son nid est vide, il ne reste qu’une torche.
    }
    .they = { $ground ->
        [nest] Cinq fois abattu : l’Alpha ne renaîtra plus. Un nid de monstres est révélé.
       *[torch] Cinq fois abattu : l’Alpha ne renaîtra plus. Son nid est vide, il ne reste qu’une torche.
    }

## Artefacts et armes divines

log-ur-artefact-drawn =
    .you = Vous trouvez { $artefact-a }. { $artefact-text }
    .they = { $hero-The } trouve { $artefact-a }. { $artefact-text }
log-ur-artefact-drawn-secret =
    .you = Vous trouvez un artefact.
    .they = { $hero-The } trouve un artefact.
log-ur-opened =
    .you = Vous dévoilez { $artefact-the }.
    .they = { $hero-The } dévoile { $artefact-the }.
log-ur-played =
    .you = Vous utilisez { $artefact-the }.
    .they = { $hero-The } utilise { $artefact-the }.
log-ur-discarded =
    .you = Vous vous séparez { $artefact-of }.
    .they = { $hero-The } se sépare { $artefact-of }.
log-ur-divine-gone =
    .you = Une arme divine quitte la partie : { $weapon-the }. Vous ne reverrez pas son dé.
    .they = Une arme divine quitte la partie : { $weapon-the }.
log-ur-weapon-taken =
    .you = Vous prenez { $weapon-the } : son dé est à vous en fin de tour.
    .they = { $hero-The } prend { $weapon-the }.
log-ur-weapon-left =
    .you = Vous laissez { $weapon-the } en place.
    .they = { $hero-The } laisse { $weapon-the } en place.
log-ur-divine-rolled =
    .you = Vous lancez { $die-the } : { $result-a }.
    .they = { $hero-The } lance { $die-the } : { $result-a }.
