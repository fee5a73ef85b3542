# Urto : le jeu, les mots sur les boutons, la phrase au-dessus, le formulaire d’une nouvelle table et la fin.
# Ce qui arrive est dit dans urto-log.ftl et urto-fight.ftl ; le paquet nomme le plateau, les héros, les cartes, les jetons et les dés.

## Le jeu

game-urto = Urto
    .the = Urto
    .a = une partie d’Urto
    .of = d’Urto
    .to = à Urto
    .gender = m
    .plural = parties d’Urto

## Boutons : le tour

do-ur-side = Jouer avec { $weapon-the }
do-ur-deal = Distribuer les artefacts
do-ur-keep-card = Garder { $artefact-the }. { $artefact-text }
do-ur-rest = { $life ->
    [one] Se reposer : +{ $life } vie, +{ $mana } mana
   *[other] Se reposer : +{ $life } vies, +{ $mana } mana
}
    .short = Se reposer
do-ur-move = { $mushrooms ->
    [0] { $ground ->
        [dark] Aller { $space-to } (inexplorée)
        [torch] Aller { $space-to } (torche)
        [event] Aller { $space-to } (événement, puis torche)
        [fountain] Aller { $space-to } (torche et fontaine)
        [shortcut] Aller { $space-to } (raccourci)
        [nest] Aller { $space-to } (monstres)
        [alpha] Aller { $space-to } (l’Alpha)
        [cache] Aller { $space-to } (un artefact)
        [stele] Aller { $space-to } (une arme divine)
        [urto] Aller à Urto : la fin de votre course
       *[bare] Aller { $space-to }
    }
    [one] Aller { $space-to } (un champignon barre la route)
   *[other] Aller { $space-to } ({ $mushrooms } champignons barrent la route)
}
    .brief = { $mushrooms ->
        [0] { $ground ->
            [dark] { $space } (inexplorée)
            [torch] { $space } (torche)
            [event] { $space } (événement, torche)
            [fountain] { $space } (torche, fontaine)
            [shortcut] { $space } (raccourci)
            [nest] { $space } (monstres)
            [alpha] { $space } (l’Alpha)
            [cache] { $space } (un artefact)
            [stele] { $space } (une arme divine)
            [urto] Urto : la fin de votre course
           *[bare] { $space }
        }
        [one] { $space } (un champignon)
       *[other] { $space } ({ $mushrooms } champignons)
    }
do-ur-sprint = { $n ->
    [one] Sprint (−{ $n } vie)
   *[other] Sprint (−{ $n } vies)
} : { $mushrooms ->
    [0] { $ground ->
        [dark] { $space-the }, inexplorée
        [torch] { $space-the }, une torche
        [event] { $space-the }, un événement et une torche
        [fountain] { $space-the }, une torche et une fontaine
        [shortcut] { $space-the }, un raccourci
        [nest] { $space-the }, des monstres
        [alpha] { $space-the }, l’Alpha
        [cache] { $space-the }, un artefact
        [stele] { $space-the }, une arme divine
        [urto] Urto, la fin de votre course
       *[bare] { $space-the }
    }
    [one] { $space-the }, un champignon en travers
   *[other] { $space-the }, { $mushrooms } champignons en travers
}
do-ur-attack = Attaquer { $other-the }
do-ur-end = Finir votre tour
do-ur-roll-divine = Lancer { $die-the }
do-ur-skip = { $what ->
    [search] Ne pas fouiller
    [step] Rester ici
    [weapon] Laisser l’arme
    [trap] Ne pas poser de piège
    [offer] Refuser
    [divine] Ne pas lancer
    [mushroom] Laisser les autres et rester ici
   *[other] Renoncer
}
do-ur-search = Fouiller les lieux
do-ur-give-mana = { $n ->
    [one] Donner { $n } mana, recevoir { $n } vie
   *[other] Donner { $n } mana, recevoir { $n } vies
}
do-ur-give-life = { $n ->
    [one] Donner { $n } vie, recevoir { $n } mana
   *[other] Donner { $n } vies, recevoir { $n } mana
}
do-ur-take-weapon = Prendre { $weapon-the }
do-ur-take = Prendre
do-ur-lay-trap = Poser un piège à Blook en partant
do-ur-draw = { $pile ->
    [event] Piocher un événement
    [monster] Piocher un monstre
    [artefact] Piocher un artefact
   *[token] Piocher un jeton
}
do-ur-take-token = Appliquer { $token-the }
do-ur-roll = Lancer votre dé

## Boutons : combats, magie et cartes

do-ur-fight = Combattre : lancer votre dé
do-ur-fight-mushroom = Frapper le champignon
do-ur-hide = Se dissimuler ({ $n } mana)
do-ur-wield = Empoigner { $artefact-the }
do-ur-reinforce = Renforcer : +{ $n } à chaque jet ({ $cost } mana)
do-ur-commit = { $n ->
    [one] Engager { $n } jeton d’attaque : +{ $bonus }
   *[other] Engager { $n } jetons d’attaque : +{ $bonus }
}
do-ur-ready = Prêt à lancer
do-ur-keep = Garder le dé
do-ur-reroll = Relancer ({ $n } mana)
do-ur-open = Dévoiler { $artefact-the }
do-ur-play = Utiliser { $artefact-the }
    .short = { $artefact }
do-ur-buy-die = Lancer un dé à 8 faces pour de bon ({ $n } mana)
    .brief = Dé à 8 faces pour de bon ({ $n } mana)
do-ur-revive = Revenir à la vie
do-ur-defend = { $n ->
    [one] Dépenser { $n } jeton de défense : −{ $less } aux dégâts
   *[other] Dépenser { $n } jetons de défense : −{ $less } aux dégâts
}
do-ur-pass = { $what ->
    [attack] Faire front
    [die] Garder le dé
    [hurt] Encaisser
    [death] Accepter la mort
   *[other] Laisser passer
}
do-ur-give-up = Se séparer { $artefact-of }

## Boutons : choix

do-ur-place = Planter le champignon { $space-to }
do-ur-strike = { $n ->
    [one] Frapper { $space-the } ({ $n } dégât pour tous ceux qui s’y trouvent)
   *[other] Frapper { $space-the } ({ $n } dégâts pour tous ceux qui s’y trouvent)
}
do-ur-bomb = Détruire les champignons { $space-of }
do-ur-lift = Arracher un champignon { $space-to }
do-ur-slide = Glisser jusqu’{ $space-to }
do-ur-swap = Échanger votre place avec { $other-the }
do-ur-steal = Voler jusqu’à { $n } PR { $other-to }
do-ur-challenge = Défier { $other-the }
do-ur-option = Choisir : { $icons }
do-ur-pay = Accepter : { $cost } contre { $icons }

## La phrase au-dessus des boutons

# La fiche est nommée, car plusieurs places peuvent partager un écran.
ask-ur-of = { $sheet } : { $ask }
    .short = { $ask }
ask-ur-side = Quelle arme divine attendra dans la grotte ?
ask-ur-deal = Les artefacts sont mélangés. On distribue ?
ask-ur-keep-card = Quel artefact gardez-vous ?
ask-ur-turn = Vous êtes { $space-to }. Que faites-vous ?
ask-ur-after = Vous êtes { $space-to }. Continuez-vous, ou finissez-vous votre tour ?
ask-ur-rested = Le repos est pris. Autre chose ?
ask-ur-closing = Le tour s’achève : en appelez-vous aux dieux ?
ask-ur-relocate = { $n ->
    [one] Où le champignon repousse-t-il ?
   *[other] Où repousse le premier des { $n } champignons ?
}
ask-ur-lay-trap = Laissez-vous un piège derrière vous ?
ask-ur-torch = Une torche éclaire les lieux. Fouillez-vous ?
ask-ur-fountain = Une torche et une fontaine : fouillez-vous, ou faites-vous un don ?
ask-ur-searched = Le dé de fouille indique { $face } : { $result-a }. Le gardez-vous ?
ask-ur-free-step = Vous pouvez aller une case plus loin. Laquelle ?
ask-ur-stele = Une arme divine s’offre à vous : { $weapon-the }. La prenez-vous ?
ask-ur-draw-token = Que cache cet endroit ?
ask-ur-draw-event = Il faut piocher un événement.
ask-ur-draw-monster = Quelque chose bouge dans le noir.
ask-ur-draw-artefact = Il faut piocher un artefact.
ask-ur-token-choice = Lequel de ces jetons appliquez-vous ?
ask-ur-choice = L’un de ces gains est à vous.
ask-ur-offer = On vous propose un marché.
ask-ur-swap = Avec qui échangez-vous votre place ?
ask-ur-challenge = Qui défiez-vous ?
ask-ur-steal = À qui volez-vous jusqu’à { $n } PR ?
ask-ur-strike = { $n ->
    [one] Où tombent les rochers ({ $n } dégât) ?
   *[other] Où tombent les rochers ({ $n } dégâts) ?
}
ask-ur-bomb = Quelle case débarrassez-vous de ses champignons ?
ask-ur-lift = Quel champignon déplacez-vous ?
ask-ur-slide = Par où glissez-vous ?
ask-ur-roll-off = Duel d’ombres : le plus petit jet en pâtit.
ask-ur-give-up = { $n ->
    [one] De quel artefact vous séparez-vous ?
   *[other] De quels artefacts vous séparez-vous ? Encore { $n }.
}
ask-ur-defence = Défendez-vous : { $target } ou plus.
ask-ur-go-on = La grotte retient son souffle.
ask-ur-mushroom = Un champignon barre la route : il tombe à { $target } ou plus.
ask-ur-mushroom-rolled = Vous avez { $total } contre le champignon ; il faut { $target }. Gardez-vous le dé ?
ask-ur-creature = { $monster-The } vous fait face : attaque { $attack }, vie { $left } sur { $life }.
ask-ur-creature-rolled = Vous avez { $total } contre { $monster-the } : attaque { $attack }, vie { $left } sur { $life }. Gardez-vous le dé ?
ask-ur-declared = { $other-The } vous attaque ! Faites-vous front ?
ask-ur-arm = Le combat contre { $other-the } va commencer. Qu’engagez-vous ?
ask-ur-answer = Vous avez { $total }, { $other-the } a { $against }. Gardez-vous votre dé ?
ask-ur-hurt = { $n ->
    [one] Vous allez perdre { $n } vie, et vous en avez { $life }. Réagissez-vous ?
   *[other] Vous allez perdre { $n } vies, et vous en avez { $life }. Réagissez-vous ?
}
ask-ur-hurt-combat = { $n ->
    [one] Vous allez subir { $n } dégât ; vie : { $life }. Le parez-vous ?
   *[other] Vous allez subir { $n } dégâts ; vie : { $life }. Les parez-vous ?
}
ask-ur-dying = Votre dernière vie s’en est allée. Revenez-vous ?

## Ce qu’un choix apporte, en quelques mots

icon-ur-life = { $n ->
    [one] +{ $n } vie
   *[other] +{ $n } vies
}
icon-ur-life-lost = { $n ->
    [one] −{ $n } vie
   *[other] −{ $n } vies
}
icon-ur-mana = +{ $n } mana
icon-ur-mana-lost = −{ $n } mana
icon-ur-renown = +{ $n } PR
icon-ur-renown-lost = −{ $n } PR
icon-ur-tokens = { $n ->
    [one] { $token-a }
   *[other] { $n } { $token-plural }
}
icon-ur-no-sprint = pas de Sprint pour un temps
icon-ur-no-move = plus aucun déplacement ce tour-ci

## La fin

end-ur-all-dead = Tout le monde est mort : personne ne portera l’âme d’Urto.
end-ur-sole-survivor = Un seul héros est sorti vivant et portera l’âme d’Urto : { $winners-the }.
end-ur-counted = { $winners-count ->
    [one] Urto a choisi : { $winners-the }.
   *[other] Urto n’a pu les départager : { $winners-the } partagent la victoire.
}

## Le formulaire d’une nouvelle table

option-urto-players = Joueurs
option-urto-heroes = Héros
    .kind = hero
option-urto-heroes-random = Tirés au sort
option-urto-mode = Mode
option-urto-mode-heroes = Chaque héros a ses propres traits
option-urto-mode-standard = Standard : mêmes vies et même mana pour tous, sans traits
option-urto-first-player = Qui commence
option-urto-first-player-random = Tirage au sort
option-urto-side-choice = À deux, Marteau ou Trompettes
    .brief = Marteau ou Trompettes
option-urto-side-choice-first-player = Qui commence choisit
option-urto-side-choice-random = Tirage au sort
option-urto-pvp-hide = Un héros attaqué peut se dissimuler
option-urto-mushroom-on-urto = On peut planter un champignon sur Urto tant que la case est vide
    .brief = Champignon sur Urto
option-urto-mushroom-stop = Entre deux champignons, un héros peut s’arrêter
    .brief = Arrêt entre champignons
option-urto-renown-when-hidden = Attaquer rapporte de la renommée même si l’autre héros se dissimule
    .brief = Renommée même caché
option-urto-scythe-on-arrival = La Faux peut se lancer dès le tour d’arrivée
    .brief = La Faux dès l’arrivée
option-urto-round-limit = Manches avant que la grotte se referme (0 : jamais)
    .brief = Manches (0 : sans limite)

## Les abréviations du livret

term-ur-pr = PR : point de renommée
term-ur-pvp = PvP : héros contre héros
term-ur-pvm = PvM : héros contre monstre
term-ur-pm = PM : point de mouvement, une case
