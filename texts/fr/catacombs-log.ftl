# Ce qui arrive dans Catacombes. `you` est entendu par la place du héros, `they` par toutes les autres ; un monstre est toujours `they`.
# Quand une ligne comme log-ca-wounded suit aussitôt avec le nombre, celui-ci n’est pas dit deux fois.

## Tours

log-ca-crowded = Plus de héros que les catacombes n’en attendent : { $most } au plus sont conseillés.
log-ca-leads =
    .you = Vous menez le groupe.
    .they = { $who-The } mène le groupe.
log-ca-turn-party = Tour { $round } : aux héros de jouer.
log-ca-turn-master = Tour { $round } : au maître de jeu de jouer.
log-ca-ordered =
    .you = Vous agirez en position { $place }.
    .they = { $who-The } agira en position { $place }.
log-ca-began =
    .you = À vous de jouer, avec { $ap } PA.
    .they = { $who-The } commence à agir, avec { $ap } PA.
log-ca-ended =
    .you = Votre tour se termine{ $ap ->
        [0] {""}
       *[other]  ; { $ap } PA sont perdus
    }.
    .they = Le tour { $who-of } se termine{ $ap ->
        [0] {""}
       *[other]  ; { $ap } PA sont perdus
    }.
log-ca-waited =
    .you = Vous attendez le bon moment.
    .they = { $who-The } attend le bon moment.
log-ca-reacted =
    .you = Vous réagissez.
    .they = { $who-The } réagit.
log-ca-turn-replayed =
    .you = L’anneau luit : votre tour n’a jamais eu lieu.
    .they = L’anneau luit : le tour { $who-of } n’a jamais eu lieu.
log-ca-won = La quête est accomplie ! Le groupe rapporte { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-secondary = Une quête secondaire est accomplie elle aussi. Chaque héros en vie gagne { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-lost = La quête a échoué.

## Jets de dés

log-ca-test-passed =
    .you = Vous testez { $characteristic-the } (difficulté { $difficulty }) : { $rolled }. Total { $total } : réussi.
    .they = { $who-The } teste { $characteristic-the } (difficulté { $difficulty }) : { $rolled }. Total { $total } : réussi.
log-ca-test-failed =
    .you = Vous testez { $characteristic-the } (difficulté { $difficulty }) : { $rolled }. Total { $total } : raté.
    .they = { $who-The } teste { $characteristic-the } (difficulté { $difficulty }) : { $rolled }. Total { $total } : raté.
log-ca-test-x =
    .you = Vous testez { $characteristic-the } (difficulté { $difficulty }) : { $rolled }. Un X, et tout échoue.
    .they = { $who-The } teste { $characteristic-the } (difficulté { $difficulty }) : { $rolled }. Un X, et tout échoue.
log-ca-test-hopeless =
    .you = { $characteristic-The } vous manque tout à fait : le test est raté d’avance.
    .they = { $characteristic-The } manque tout à fait { $who-to } : le test est raté d’avance.
log-ca-dice =
    .you = Vous lancez { $count }D : { $sum }.
    .they = { $who-The } lance { $count }D : { $sum }.
log-ca-destiny =
    .you = Vous dépensez un point de destin.
    .they = { $who-The } dépense un point de destin.
roll-ca-power = { $die-the } donne { $face }
roll-ca-x = { $die-the } donne X
roll-ca-blank = { $die-the } montre sa face vierge
roll-ca-d = { $count ->
        [one] le D { $dice }
       *[other] { $count }D { $dice }
    }
roll-ca-bonus = bonus { $bonus }

## Déplacements

log-ca-walked =
    .you = Vous marchez jusqu’en { $at }.
    .they = { $who-The } marche jusqu’en { $at }.
log-ca-ran =
    .you = Vous courez jusqu’en { $at }.
    .they = { $who-The } court jusqu’en { $at }.
log-ca-stepped =
    .you = Vous arrivez en { $at }.
    .they = { $who-The } arrive en { $at }.
log-ca-landed =
    .you = Vous sautez trop court et retombez en { $at }.
    .they = { $who-The } saute trop court et retombe en { $at }.
log-ca-broke-away =
    .you = Vous vous dégagez et perdez { $pv } PV.
    .they = { $who-The } se dégage et perd { $pv } PV.
log-ca-gave-up =
    .you = On vous retient, et vous restez sur place.
    .they = L’adversaire retient { $who-the }, qui reste sur place.
log-ca-jumped =
    .you = Vous sautez jusqu’en { $at }.
    .they = { $who-The } saute jusqu’en { $at }.
log-ca-shoved =
    .you = On vous pousse en { $at }.
    .they = Une bousculade envoie { $who-the } en { $at }.
log-ca-put-on =
    .you = Vous voici en { $at }.
    .they = { $who-The } se retrouve en { $at }.
log-ca-climbed-out =
    .you = Vous sortez du trou, en { $at }.
    .they = { $who-The } sort du trou, en { $at }.
log-ca-left =
    .you = Vous quittez les catacombes.
    .they = { $who-The } quitte les catacombes.
log-ca-reinforced =
    .you = Vous envoyez { $figures } des vôtres rejoindre le groupe { $group }.
    .they = { $who-The } envoie { $figures } des siens rejoindre le groupe { $group }.
log-ca-slipped =
    .you = Vous glissez sur le pont.
    .they = { $who-The } glisse sur le pont.
log-ca-fell =
    .you = Vous tombez en { $at } !
    .they = { $who-The } tombe en { $at } !

## Combats

log-ca-hit =
    .you = { $manner ->
        [powerful] Vous frappez { $target-the } de toutes vos forces
        [shot] Vous tirez sur { $target-the }
        [precise] Vous prenez le temps de viser et tirez sur { $target-the }
       *[blow] Vous frappez { $target-the }
    } : { $rolled }. Total { $total } : touché.
    .they = { $manner ->
        [powerful] { $who-The } frappe { $target-the } de toutes ses forces
        [shot] { $who-The } tire sur { $target-the }
        [precise] { $who-The } prend le temps de viser et tire sur { $target-the }
       *[blow] { $who-The } frappe { $target-the }
    } : { $rolled }. Total { $total } : touché.
log-ca-missed =
    .you = { $manner ->
        [powerful] Vous frappez { $target-the } de toutes vos forces
        [shot] Vous tirez sur { $target-the }
        [precise] Vous prenez le temps de viser et tirez sur { $target-the }
       *[blow] Vous frappez { $target-the }
    } : { $rolled }. Manqué.
    .they = { $manner ->
        [powerful] { $who-The } frappe { $target-the } de toutes ses forces
        [shot] { $who-The } tire sur { $target-the }
        [precise] { $who-The } prend le temps de viser et tire sur { $target-the }
       *[blow] { $who-The } frappe { $target-the }
    } : { $rolled }. Manqué.
log-ca-struck =
    .you = { $manner ->
        [powerful] Vous frappez de toutes vos forces
       *[blow] Vous frappez
    } : { $rolled }. Total { $total }.
    .they = { $manner ->
        [powerful] { $who-The } frappe de toutes ses forces
       *[blow] { $who-The } frappe
    } : { $rolled }. Total { $total }.
log-ca-struck-beside =
    .you = Vous frappez dans le vide : { $rolled }.
    .they = { $who-The } frappe dans le vide : { $rolled }.
log-ca-parried =
    .you = Vous parez : l’attaque est relancée.
    .they = { $who-The } pare : l’attaque est relancée.
log-ca-rerolled =
    .you = Votre arme bénie vous offre une seconde chance.
    .they = L’arme bénie offre une seconde chance { $who-to }.
log-ca-defended =
    .you = Vous vous mettez en garde.
    .they = { $who-The } se met en garde.
log-ca-wounded =
    .you = Vous perdez { $pv } PV.
    .they = { $who-The } perd { $pv } PV.
log-ca-unhurt =
    .you = Le coup ne vous fait aucun mal.
    .they = Le coup ne fait aucun mal { $who-to }.
log-ca-healed =
    .you = Vous récupérez { $pv } PV.
    .they = { $who-The } récupère { $pv } PV.
log-ca-grounded =
    .you = Vous tombez à terre, à bout de forces.
    .they = { $who-The } tombe à terre, à bout de forces.
log-ca-revived =
    .you = Vous voilà de nouveau debout.
    .they = { $who-The } se relève.
log-ca-died =
    .you = Vous mourez.
    .they = { $who-The } meurt.
log-ca-figure-died =
    .you = Vous perdez l’un des vôtres.
    .they = Une figurine meurt dans le groupe { $who-of }.
log-ca-spared =
    .you = Le destin vous épargne.
    .they = Le destin épargne { $who-the }.
log-ca-banished =
    .you = On vous bannit de ce monde.
    .they = Un bannissement emporte { $who-the } hors de ce monde.
log-ca-challenged =
    .you = { $target-The } et vous vous affrontez en duel.
    .they = { $who-The } et { $target-the } s’affrontent en duel.
log-ca-duel-ended =
    .you = Votre duel est terminé.
    .they = Le duel { $who-of } est terminé.
log-ca-ambushed =
    .you = Vous déclenchez l’embuscade.
    .they = Embuscade ! { $who-The } attaque aussitôt.

## États

log-ca-caught-fire =
    .you = Vous prenez feu !
    .they = { $who-The } prend feu !
log-ca-fire-out =
    .you = Vos flammes s’éteignent.
    .they = Les flammes { $who-of } s’éteignent.
log-ca-webbed =
    .you = Une toile de niveau { $level } vous retient.
    .they = Une toile de niveau { $level } retient { $who-the }.
log-ca-broke-free =
    .you = Vous vous libérez.
    .they = { $who-The } se libère.
log-ca-poisoned =
    .you = Le poison coule dans vos veines.
    .they = Le poison coule dans les veines { $who-of }.
log-ca-cured =
    .you = Le poison vous quitte.
    .they = Le poison quitte { $who-the }.
log-ca-afraid =
    .you = La peur vous saisit.
    .they = La peur saisit { $who-the }.
log-ca-strengthened =
    .you = Vous sentez la magie à l’œuvre.
    .they = La magie est à l’œuvre sur { $who-the }.
log-ca-jammed =
    .you = Une sangle se coince : vous payez avant votre première attaque de ce tour.
    .they = Une sangle se coince : { $who-the } paie avant sa première attaque de ce tour.
log-ca-stirred =
    .you = Quelque chose vous anime : { $ap } PA de plus au prochain tour.
    .they = Quelque chose anime { $who-the } : { $ap } PA de plus au prochain tour.
log-ca-slowed =
    .you = Quelque chose vous ralentit : { $ap } PA de moins au prochain tour.
    .they = Quelque chose ralentit { $who-the } : { $ap } PA de moins au prochain tour.
log-ca-ap-gained =
    .you = Vous gagnez { $ap } PA.
    .they = { $who-The } gagne { $ap } PA.
log-ca-ap-lost =
    .you = Vous perdez { $ap } PA.
    .they = { $who-The } perd { $ap } PA.

## Objets

log-ca-searched =
    .you = Vous fouillez { $at }.
    .they = { $who-The } fouille { $at }.
log-ca-found-nothing =
    .you = Vous ne trouvez rien.
    .they = { $who-The } ne trouve rien.
log-ca-ecus =
    .you = Vous ajoutez { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    } à la bourse commune.
    .they = La bourse commune gagne { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-destiny-gained =
    .you = Vous gagnez { $points ->
        [one] un point de destin
       *[other] { $points } points de destin
    }.
    .they = { $who-The } gagne { $points ->
        [one] un point de destin
       *[other] { $points } points de destin
    }.
log-ca-share =
    .you = Votre part de la bourse commune est de { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
    .they = La part { $who-of } est de { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-found =
    .you = Vous trouvez { $item-a }.
    .they = { $who-The } trouve { $item-a }.
log-ca-took =
    .you = Vous prenez { $item-the }.
    .they = { $who-The } prend { $item-the }.
log-ca-dropped =
    .you = Vous laissez { $item-the } en { $at }.
    .they = { $item-The } reste en { $at }.
log-ca-gave =
    .you = Vous donnez { $item-the } { $target-to }.
    .they = { $who-The } donne { $item-the } { $target-to }.
log-ca-declined =
    .you = Vous gardez { $item-the }.
    .they = { $who-The } garde { $item-the }.
log-ca-stole =
    .you = Vous volez { $item-the } { $target-to }.
    .they = { $who-The } vole { $item-the } { $target-to }.
log-ca-stole-nothing =
    .you = Vous faites les poches { $target-of } : pas d’objet.
    .they = { $who-The } fait les poches { $target-of } : pas d’objet.
log-ca-stole-ecus =
    .you = Vous volez { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
    .they = { $who-The } vole { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
log-ca-threw =
    .you = Vous lancez { $item-the }, jusqu’en { $at }.
    .they = { $who-The } lance { $item-the }, jusqu’en { $at }.
log-ca-item-lost =
    .you = Plus moyen de récupérer { $item-the }.
    .they = Plus moyen de récupérer { $item-the }.
log-ca-drank =
    .you = Vous buvez { $item-the }.
    .they = { $who-The } boit { $item-the }.
log-ca-used =
    .you = Vous utilisez { $item-the }.
    .they = { $who-The } utilise { $item-the }.
log-ca-equipped =
    .you = Vous vous équipez : { $item }.
    .they = { $who-The } s’équipe : { $item }.
log-ca-stowed =
    .you = Vous rangez { $item-the }.
    .they = { $who-The } range { $item-the }.
log-ca-bound =
    .you = Vous liez { $rune-the } { $item-to }, pour toujours.
    .they = { $who-The } lie { $rune-the } { $item-to }, pour toujours.
log-ca-cast =
    .you = Votre sort réussit : { $spell }.
    .they = Le sort { $who-of } réussit : { $spell }.
log-ca-fizzled =
    .you = Votre sort échoue : { $spell }.
    .they = Le sort { $who-of } échoue : { $spell }.
log-ca-recovered =
    .you = Vous récupérez { $item-the } !
    .they = { $who-The } récupère { $item-the } !

## Portes, coffres et pièges

log-ca-door-opened =
    .you = Vous ouvrez la porte en { $at }.
    .they = { $who-The } ouvre la porte en { $at }.
log-ca-door-closed =
    .you = Vous fermez la porte en { $at }.
    .they = La porte en { $at } se ferme.
log-ca-door-locked =
    .you = La porte en { $at } est verrouillée : { $door-a }.
    .they = { $who-The } secoue la porte en { $at } : verrouillée, { $door-a }.
log-ca-battered =
    .you = Vous infligez { $pv } dommages à ce qui se dresse en { $at }.
    .they = { $who-The } inflige { $pv } dommages à ce qui se dresse en { $at }.
log-ca-door-broken =
    .you = Vous défoncez la porte en { $at }.
    .they = La porte en { $at } vole en éclats.
log-ca-chest-opened =
    .you = Vous ouvrez { $element-the }.
    .they = { $who-The } ouvre { $element-the }.
log-ca-chest-locked =
    .you = { $element-The } résiste : c’est verrouillé.
    .they = { $who-The } essaie d’ouvrir { $element-the } : c’est verrouillé.
log-ca-looted =
    .you = Vous fouillez { $element-the }.
    .they = { $who-The } fouille { $element-the }.
log-ca-handled =
    .you = Vous actionnez { $element-the }.
    .they = { $who-The } actionne { $element-the }.
log-ca-closed =
    .you = Vous condamnez { $element-the } !
    .they = { $who-The } condamne { $element-the } !
log-ca-trap-found =
    .you = Vous découvrez { $trap-a } en { $at }.
    .they = Un piège caché apparaît en { $at } : { $trap-a }.
log-ca-trap-laid =
    .you = Vous posez { $trap-a } en { $at }.
    .they = { $who-The } pose { $trap-a } en { $at }.
log-ca-trap-disarmed =
    .you = Vous désamorcez { $trap-the } en { $at }.
    .they = { $who-The } désamorce { $trap-the } en { $at }.
log-ca-trap-sprung =
    .you = Vous déclenchez un piège en { $at } : { $trap-a } !
    .they = { $who-The } déclenche un piège en { $at } : { $trap-a } !
log-ca-secret-found =
    .you = Vous trouvez une porte dérobée en { $at } !
    .they = { $who-The } trouve une porte dérobée en { $at } !

## Le maître de jeu

log-ca-zone-named = Une nouvelle zone : { $zone-the }.
log-ca-zone = Une nouvelle zone s’ouvre.
log-ca-content-came = Ligne { $line } du tableau de la zone : c’est là.
log-ca-content-none = Ligne { $line } du tableau de la zone : rien.
log-ca-element-placed = { $element-A } se dresse en { $at }.
log-ca-trap-placed = { $trap-A } se cache en { $at }.
log-ca-monster-placed = { $figures ->
        [one] { $monster-A } guette en { $at }.
       *[other] { $figures } { $monster-plural } guettent en { $at }.
    }
log-ca-no-place = Il n’y a pas de place pour { $monster-a }.
log-ca-collapsed = La sortie en { $at } s’est effondrée.
log-ca-exit-added = Un passage s’ouvre en { $at }.
log-ca-ready = La zone s’étend devant vous.
log-ca-event = { $event }. { $text }
log-ca-foreseen-end = Le lambeau le montre : la sortie en { $at } mène à une impasse.
log-ca-foreseen-on = Le lambeau le montre : derrière la sortie en { $at }, le chemin continue.

## Discours

log-ca-threatened =
    .you = Votre menace fait mouche.
    .they = La menace { $who-of } fait mouche.
log-ca-threat-failed =
    .you = Votre menace ne fait que les irriter.
    .they = La menace { $who-of } ne fait qu’irriter les adversaires.
log-ca-encouraged =
    .you = Vos paroles donnent du cœur à vos compagnons.
    .they = Les paroles { $who-of } donnent du cœur au groupe.
log-ca-bravery-failed =
    .you = Vos paroles découragent vos compagnons.
    .they = Les paroles { $who-of } découragent le groupe.
log-ca-manipulated =
    .you = Vous leur faites tourner la tête.
    .they = { $who-The } fait tourner la tête des adversaires.
log-ca-manipulation-failed =
    .you = Personne ne vous croit, et c’est du temps perdu.
    .they = Personne ne croit { $who-the }, et c’est du temps perdu.
log-ca-bribe-taken =
    .you = Votre offre est acceptée : l’argent change de main.
    .they = L’offre { $who-of } est acceptée : l’argent change de main.
log-ca-bribe-failed =
    .you = On n’écoute même pas votre offre. Vous gardez l’argent.
    .they = On n’écoute même pas l’offre { $who-of }. L’argent reste là.
log-ca-provoked =
    .you = Vos adversaires se partagent { $ap } PA.
    .they = Provoqués par { $who-the }, les adversaires se partagent { $ap } PA.
log-ca-fooled =
    .you = Vous perdez votre prochain tour.
    .they = { $who-The } perd son prochain tour.
log-ca-freed =
    .you = Vous voilà libre.
    .they = { $who-The } est libre, et suit les héros.
log-ca-possessed =
    .you = Votre volonté ne vous appartient plus.
    .they = { $who-The } obéit à l’adversaire, une fois.
log-ca-bribed =
    .you = Vous changez de camp.
    .they = { $who-The } change de camp !
log-ca-unbribed =
    .you = Vous gardez l’argent et votre parole.
    .they = { $who-The } garde l’argent et reste fidèle.
