# Catacombes : les noms qu’aucun paquet ne porte, les mots sur les boutons, la phrase au-dessus et la fin.
# Ce qui arrive est dit dans catacombs-log.ftl ; les paquets nomment héros, monstres, objets, zones et cartes.

## Le jeu et son édition

game-catacombs = Catacombes
    .the = Catacombes
    .a = une partie de Catacombes
    .of = de Catacombes
    .to = à Catacombes
    .gender = f
    .plural = parties de Catacombes

## Directions

direction-n = au nord
direction-ne = au nord-est
direction-e = à l’est
direction-se = au sud-est
direction-s = au sud
direction-sw = au sud-ouest
direction-w = à l’ouest
direction-nw = au nord-ouest

## Ce qui n’a pas de nom

creature-nobody = Personne
    .the = personne
    .a = personne
    .of = de personne
    .to = à personne
    .gender = m
    .plural = personne
weapon-none = Mains nues
    .the = les mains nues
    .a = des mains nues
    .of = des mains nues
    .to = aux mains nues
    .gender = f
    .plural = mains nues
weapon-own = Ses propres armes
    .the = ses propres armes
    .a = ses propres armes
    .of = de ses propres armes
    .to = à ses propres armes
    .gender = f
    .plural = ses propres armes
element-none = Endroit
    .the = l’endroit
    .a = un endroit
    .of = de l’endroit
    .to = à l’endroit
    .gender = m
    .plural = endroits
item-none = Chose
    .the = la chose
    .a = une chose
    .of = de la chose
    .to = à la chose
    .gender = f
    .plural = choses

## Boutons : le maître de jeu et l’ordre du groupe

do-ca-lead = { $target-The } mène le groupe
do-ca-draw-zone = Tirer la prochaine zone
do-ca-roll-content = Tirer le contenu de la zone
do-ca-place-element = { $element-A } en { $at }
do-ca-place-trap = Cacher { $trap-a } en { $at }
do-ca-place-monster = { $monster-A } en { $at }
do-ca-ready = La zone est prête
do-ca-draw-event = Tirer un Imprévu
do-ca-upkeep = Commencer le tour
do-ca-activate = Jouer { $target-the }
do-ca-grant = 1 PA pour { $target-the }
do-ca-show-trap = Montrer le piège en { $at }
do-ca-order = { $target-The } agit ensuite
do-ca-foresee = La sortie en { $at }
do-ca-award = { $target-The } prend l’objet

## Boutons : déplacements

do-ca-walk = Marcher { $dir } ({ $cost } PA)
    .short = Marcher { $dir }
do-ca-run = Courir { $dir } ({ $cost } PA)
    .short = Courir { $dir }
do-ca-run-on = Courir encore { $dir }
do-ca-halt = S’arrêter de courir
do-ca-pass-through = Passer { $dir }, puis { $then }, par la case d’un allié ({ $cost } PA)
    .short = Passer { $dir }, puis { $then }, par la case d’un allié
do-ca-stairs = Prendre l’escalier ({ $cost } PA)
    .short = Prendre l’escalier
do-ca-jump = Sauter { $dir } par-dessus { $over ->
        [one] une case
       *[other] { $over } cases
    } ({ $cost } PA)
do-ca-reinforce = Envoyer une figurine { $target-to } ({ $cost } PA)
do-ca-reinforce-on = Courir rejoindre { $target-the }
    .short = Envoyer une figurine { $target-to }

## Boutons : combats

do-ca-attack = Frapper { $target-the } : { $weapon } ({ $cost } PA)
    .short = Frapper { $target-the }
do-ca-power-attack = Attaque puissante sur { $target-the } : { $weapon } ({ $cost } PA)
    .short = Attaque puissante sur { $target-the }
do-ca-batter = Cogner ce qui se dresse { $dir } : { $weapon } ({ $cost } PA)
    .short = Cogner ce qui se dresse { $dir }
do-ca-power-batter = Cogner de toutes ses forces ce qui se dresse { $dir } : { $weapon } ({ $cost } PA)
    .short = Cogner de toutes ses forces ce qui se dresse { $dir }
do-ca-shoot = Tirer sur { $target-the } : { $weapon } ({ $cost } PA)
    .short = Tirer sur { $target-the }
do-ca-precise-shot = Tir précis sur { $target-the } : { $weapon } ({ $cost } PA)
    .short = Tir précis sur { $target-the }
do-ca-improvise = Lancer ce qui traîne sur { $target-the } ({ $cost } PA)
    .short = Lancer ce qui traîne sur { $target-the }
do-ca-precise-improvise = Viser { $target-the } avec ce qui traîne ({ $cost } PA)
    .short = Viser { $target-the } avec ce qui traîne
do-ca-shove = Bousculer { $target-the } { $dir } ({ $cost } PA)
    .short = Bousculer { $target-the } { $dir }
do-ca-challenge = Provoquer { $target-the } en duel ({ $cost } PA)
    .short = Provoquer { $target-the } en duel
do-ca-break-free = Se débattre dans la toile ({ $cost } PA)
    .short = Se débattre dans la toile

## Boutons : magie, potions, discours

do-ca-cast = Lancer un sort : { $spell } ({ $cost } PA)
    .short = Lancer un sort : { $spell }
do-ca-cast-at = Lancer un sort sur { $target-the } : { $spell } ({ $cost } PA)
    .short = Lancer un sort sur { $target-the } : { $spell }
do-ca-cast-toward = Lancer un sort { $dir } : { $spell } ({ $cost } PA)
    .short = Lancer un sort { $dir } : { $spell }
do-ca-drink = Boire { $item-the } ({ $cost } PA)
    .short = Boire { $item-the }
do-ca-feed = Faire boire { $item-the } { $target-to } ({ $cost } PA)
    .short = Faire boire { $item-the } { $target-to }
do-ca-use = Utiliser { $item-the } ({ $cost } PA)
    .short = Utiliser { $item-the }
do-ca-use-on = Utiliser { $item-the } sur { $target-the } ({ $cost } PA)
    .short = Utiliser { $item-the } sur { $target-the }
do-ca-bind = Lier { $rune-the } { $item-to } pour toujours ({ $cost } PA)
    .short = Lier { $rune-the } { $item-to } pour toujours
do-ca-speech = Discours : { $speech } ({ $cost } PA)
    .short = Discours : { $speech }
do-ca-bribe = Offrir { $ecus } écus { $target-to } ({ $cost } PA)
    .short = Offrir { $ecus } écus { $target-to }
do-ca-bribe-more = { $ecus ->
        [0] Offrir quelques écus { $target-to } ({ $cost } PA)
       *[other] Offrir { $ecus } écus et quelques-uns de plus { $target-to } ({ $cost } PA)
    }
    .short = { $ecus ->
        [0] Offrir quelques écus { $target-to }
       *[other] Offrir { $ecus } écus et quelques-uns de plus { $target-to }
    }
do-ca-ecus = Offrir { $ecus } écus

## Boutons : objets

do-ca-wield = Prendre en main { $item-the } ({ $cost } PA)
    .short = Prendre en main { $item-the }
do-ca-wield-off = Prendre dans l’autre main { $item-the } ({ $cost } PA)
    .short = Prendre dans l’autre main { $item-the }
do-ca-wear = Revêtir { $item-the } ({ $cost } PA)
    .short = Revêtir { $item-the }
do-ca-undress = Retirer l’armure ({ $cost } PA)
    .short = Retirer l’armure
do-ca-put-on = Mettre { $item-the } ({ $cost } PA)
    .short = Mettre { $item-the }
do-ca-give = Donner { $item-the } { $target-to } ({ $cost } PA)
    .short = Donner { $item-the } { $target-to }
do-ca-take = Prendre { $item-the } { $target-to } ({ $cost } PA)
    .short = Prendre { $item-the } { $target-to }
do-ca-pick-up = Ramasser { $item-the } ({ $cost } PA)
    .short = Ramasser { $item-the }
do-ca-pick-up-there = Ramasser { $item-the }, { $dir } ({ $cost } PA)
    .short = Ramasser { $item-the }, { $dir }
do-ca-steal = Faire les poches { $target-of } ({ $cost } PA)
    .short = Faire les poches { $target-of }
do-ca-steal-known = Voler { $item-the } { $target-to } ({ $cost } PA)
    .short = Voler { $item-the } { $target-to }
do-ca-throw = Lancer { $item-the } ({ $cost } PA)
    .short = Lancer { $item-the }
do-ca-lay = Poser { $item-the } { $dir } ({ $cost } PA)
    .short = Poser { $item-the } { $dir }

## Boutons : lieux

do-ca-interact = Utiliser ce qui se trouve { $dir } ({ $cost } PA)
    .short = Utiliser ce qui se trouve { $dir }
do-ca-close-well = Condamner ce qui se trouve { $dir } ({ $cost } PA)
    .short = Condamner ce qui se trouve { $dir }
do-ca-search = Fouiller cette case ({ $cost } PA)
    .short = Fouiller cette case
do-ca-search-there = Fouiller { $dir } ({ $cost } PA)
    .short = Fouiller { $dir }
do-ca-loot = Fouiller { $element-the } ({ $cost } PA)
    .short = Fouiller { $element-the }
do-ca-open = Ouvrir { $dir } ({ $cost } PA)
    .short = Ouvrir { $dir }
do-ca-close = Fermer { $dir } ({ $cost } PA)
    .short = Fermer { $dir }
do-ca-pick = Crocheter la serrure { $dir } ({ $cost } PA)
    .short = Crocheter la serrure { $dir }
do-ca-disarm = Désamorcer le piège { $dir } ({ $cost } PA)
    .short = Désamorcer le piège { $dir }

## Boutons : temps et réponses

do-ca-wait = Attendre : un point pour le tour adverse ({ $cost } PA)
    .short = Attendre : un point pour le tour adverse
    .brief = Attendre : un point au tour adverse ({ $cost } PA)
do-ca-end-turn = Finir le tour
do-ca-react = { $target-The } réagit
do-ca-destiny = Dépenser un point de destin
do-ca-parry = Parer
do-ca-reroll = Relancer
do-ca-defend = Se défendre avec un point d’attente
do-ca-go-on = Passer quand même, malgré la blessure
do-ca-give-up = Rester sur place
do-ca-advance = Avancer sur la case libre
do-ca-strike = Frapper le voleur : { $weapon }
do-ca-roll-harm = Lancer les dés pour la suite
do-ca-roll-find = Tirer la nature du trésor
do-ca-keep = Prendre
do-ca-agree = Accepter
do-ca-replay-turn = Rejouer ce tour
do-ca-to = case { $at }
do-ca-pass = Continuer
do-ca-pass-test = Garder ce résultat
do-ca-pass-defence = Ne pas se défendre
do-ca-pass-parry = Ne pas parer
do-ca-pass-miss = Laisser manquer
do-ca-pass-again = Plus d’attaque
do-ca-pass-strike = Laisser le voleur
do-ca-pass-window = Ne pas réagir
do-ca-pass-advance = Rester sur place
do-ca-pass-doom = S’y résigner
do-ca-pass-find = Laisser
do-ca-pass-consent = Refuser
do-ca-pass-spell = Ne pas lancer le sort
do-ca-pass-aim = Se raviser
do-ca-pass-teleport = Rester ici
do-ca-pass-divine = Laisser le tour tel quel

## La phrase au-dessus des boutons

ask-ca-leader = Qui mène le groupe ?
ask-ca-upkeep = Le tour commence.
ask-ca-order = { $who-The } mène le groupe : qui agit ensuite ?
ask-ca-next-master = Laquelle de vos créatures agit ensuite ?
ask-ca-next-party = Au suivant du groupe.
ask-ca-nothing = Il n’y a rien à décider.
ask-ca-act = { $who-The } dispose de { $ap } PA. Que faire ?
ask-ca-run = { $who-The } court : { $squares ->
        [one] encore une case
       *[other] encore { $squares } cases
    }. Dans quelle direction ?
ask-ca-webbed = { $who-The } se débat dans une toile, avec { $ap } PA.
ask-ca-duel = { $who-The } se bat en duel, avec { $ap } PA.
ask-ca-test = { $who-The } rate un test ({ $characteristic }) : { $rolled }. Total { $total } pour { $difficulty }. En rester là ?
ask-ca-test-x = { $who-The } rate un test ({ $characteristic }) : { $rolled }. En rester là ?
ask-ca-search-vain = { $who-The } fouille { $at } en vain : { $rolled }. En rester là ?
ask-ca-search-hurt = { $who-The } se blesse en fouillant { $at } : { $rolled }. En rester là ?
ask-ca-loot-vain = { $who-The } fouille { $element-the } en vain : { $rolled }. En rester là ?
ask-ca-loot-locked = { $who-The } essaie d’ouvrir { $element-the }, c’est verrouillé : { $rolled }. En rester là ?
ask-ca-loot-infected = { $who-The } risque une infection en fouillant { $element-the } : { $rolled }. En rester là ?
ask-ca-slip-fall = { $who-The } glisse et tombe du pont : { $rolled }. En rester là ?
ask-ca-slip-stumble = { $who-The } glisse et s’étale sur le pont : { $rolled }. Son tour serait fini. En rester là ?
ask-ca-ignite = { $who-The } n’enflamme pas { $target-the } : { $rolled }. En rester là ?
ask-ca-burn-on = Les flammes { $who-of } s’éteignent, { $target-the } ne brûle plus : { $rolled }. En rester là ?
ask-ca-defend = { $who-The } vise { $target-the }. Se défendre ?
ask-ca-parry = { $who-The } touche { $target-the } : { $rolled }. Total { $total }. Parer ?
ask-ca-missed = { $who-The } manque { $target-the } : { $rolled }. En rester là ?
ask-ca-again = { $who-The } peut frapper encore : { $left ->
        [one] une attaque
       *[other] { $left } attaques
    }.
ask-ca-free-attack = { $who-The } prend { $target-the } la main dans le sac. Frapper ?
ask-ca-window = { $who-The } est en train d’agir. Quelqu’un réagit-il ?
ask-ca-window-after = Quelqu’un réagit-il ?
ask-ca-react = { $who-The } réagit, avec { $points ->
        [one] un point d’attente
       *[other] { $points } points d’attente
    }.
ask-ca-ambush = Embuscade ! Laquelle de vos créatures agit d’abord ?
ask-ca-possess = { $who-The } joue { $target-the }, avec { $ap } PA.
ask-ca-held = Un adversaire retient { $who-the }. Passer malgré la blessure, ou rester ?
ask-ca-advance = La case est libre. Faire avancer { $who-the } ?
ask-ca-beside = De quel côté du trou placer { $who-the } ?
ask-ca-doom = Les blessures vont emporter { $who-the }. Le destin s’en mêle-t-il ?
ask-ca-doom-lava = La lave va engloutir { $who-the }. Le destin s’en mêle-t-il ?
ask-ca-doom-banished = Le bannissement va emporter { $who-the }. Le destin s’en mêle-t-il ?
ask-ca-find = { $who-The } a trouvé { $item-a }. Prendre l’objet ?
ask-ca-booty = Qui prend { $item-the } ?
ask-ca-consent = { $who-The } voudrait avoir { $item-the }. D’accord ?
ask-ca-gift = { $who-The } propose { $item-the } { $target-to }. D’accord ?
ask-ca-haggle = { $who-The } offre { $ecus } écus { $target-to }, et combien de plus ?
ask-ca-pledge = { $who-The } veut offrir { $ecus } écus { $target-to }. La bourse commune paie-t-elle ?
ask-ca-aim-throw = Où lancer { $item-the } ?
ask-ca-aim-spell = { $spell } : sur quelle case ?
ask-ca-aim-ring = { $item } : vers quelle case ?
ask-ca-aim-return = Où revient { $who-the } ?
ask-ca-teleport = Où voulez-vous être ?
ask-ca-share = { $points ->
        [one] Il reste un PA à donner.
       *[other] Il reste { $points } PA à donner.
    } À qui ?
ask-ca-divine = Faire rejouer ce tour { $who-to } ?
ask-ca-draw-zone = Une nouvelle zone est découverte.
ask-ca-roll-harm = Que fait le piège ?
ask-ca-flames = Qui prend feu ?
ask-ca-roll-find = Quel est ce trésor ?
ask-ca-roll-content = Que contient la zone ?
ask-ca-place = Placez ce que contient la zone.
ask-ca-event = { $event }. { $text }

## La fin

end-ca-won = { $story } Le groupe rapporte { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }.
end-ca-lost = { $story }
end-ca-late = Trop tard. { $story }
