# La table de Catacombes : le plan, l’ordre du tour, les feuilles, les groupes de choix, les chances.

## Les places

seat-ca-master = Maître de jeu
    .the = le maître de jeu
    .a = un maître de jeu
    .of = du maître de jeu
    .to = au maître de jeu
    .gender = m
    .plural = maîtres du jeu

## Le plan

board-ca-map = Les catacombes
board-ca-round = Tour { $round }
board-ca-zone = Zone { $number }
board-ca-figure = { $who }
    .brief = { $who-short }
board-ca-name = { $who-short }

ground-ca-wall = mur
ground-ca-floor = sol
ground-ca-pillar = pilier
ground-ca-rubble = éboulis
ground-ca-lava = lave
ground-ca-swamp = eau croupie
ground-ca-lava-bridge = pont de corde au-dessus de la lave
ground-ca-swamp-bridge = pont de corde au-dessus de l’eau
ground-ca-hole = trou
ground-ca-door = porte fermée
ground-ca-locked-door = porte verrouillée
ground-ca-open-door = porte ouverte
ground-ca-broken-door = porte détruite
ground-ca-exit = sortie
ground-ca-quest-exit = sortie des catacombes
ground-ca-portal = portail
ground-ca-stairs = escalier

mark-ca-reach = case à portée en marchant : son coût en PA
    .short = marcher
mark-ca-run = case à portée de course
    .short = courir
mark-ca-danger = un ennemi est à côté : en sortir demande un test
    .short = ennemi à côté
mark-ca-jump = saut
mark-ca-strike = s’approcher et frapper

goal-ca-ways = { $ways ->
        [0] Plus aucune issue à explorer
        [one] Une issue à explorer
       *[other] { $ways } issues à explorer
    }
goal-ca-limit = Tour { $round } sur { $rounds }

sign-ca-ap = { $ap } PA
sign-ca-leader = mène le groupe
sign-ca-figures = { $figures } figurines
sign-ca-searched = fouillé
sign-ca-locked = verrouillé
sign-ca-battered = a perdu { $pv } PV
sign-ca-dead-end = un cul-de-sac se trouve derrière
sign-ca-way-on = le chemin continue
sign-ca-secret = porte secrète, pas encore trouvée
sign-ca-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } derrière
sign-ca-hidden = caché aux héros

## Pistes et groupes des feuilles

track-ca-pv = PV
track-ca-ap = PA
track-ca-armour = Armure
track-ca-destiny = Destin
track-ca-ecus = Écus
track-ca-wait = Points d’attente
track-ca-wounds = Blessures
track-ca-purse = Bourse commune
track-ca-figure = PV de la figurine { $number }

tip-ca-pv = Points de vie. À 0 ou moins, un héros est à terre et meurt si personne ne l’aide à temps.
tip-ca-ap = Points d’action de ce tour.
tip-ca-armour = Retirée des dommages d’un coup, avec l’endurance.
tip-ca-destiny = Un point permet de recommencer tout lancer infructueux, ou sauve de la mort.
tip-ca-ecus = L’argent du personnage.
tip-ca-purse = L’argent de tout le groupe : le score à la fin.
tip-ca-wait = Pour réagir et se défendre pendant le tour ennemi.
tip-ca-item = Poids { $weight }, valeur { $price } écus
tip-ca-events = Au début de chaque tour des héros, on tire un Imprévu.

group-ca-levels = Caractéristiques
group-ca-hands = En main
group-ca-body = Porté
group-ca-pack = Sac
group-ca-spells = Sorts
group-ca-competences = Compétences
group-ca-things = Objets
group-ca-party = Groupe
group-ca-foes = En vue
group-ca-pending = Reste à placer
group-ca-encounters = Rencontres par 1D

sheet-ca-hero = { $race }, { $vocation }
sheet-ca-empty-hands = Mains vides
sheet-ca-load = charge { $load } sur { $limit }
item-ca-melee = { $damage }
item-ca-reach = { $damage }, allonge { $squares }
item-ca-range = { $damage }, portée { $squares }
item-ca-armour = armure { $points }
spell-ca-difficulty = difficulté { $difficulty }

nature-undead = Mort-vivant
nature-demon = Démon
nature-beast = Bête
nature-folk = Habitant

trait-ca-damage = Dommages { $damage }
trait-ca-range = { $level ->
    [one] Tire à { $level } case
   *[other] Tire à { $level } cases
}
trait-ca-fear = Inspire la peur ({ $level })
trait-ca-fearless = N’a jamais peur
trait-ca-cowardly = Rate toujours les tests de peur
trait-ca-slow = Ne court pas
trait-ca-swarm = Nuée : jusqu’à { $level } par case
trait-ca-web = Toile { $level }
trait-ca-poison = Poison { $level }
trait-ca-flaming = Met le feu
trait-ca-flies = Vole
trait-ca-immaterial = Immatériel
trait-ca-regeneration = Régénération { $level }
trait-ca-parries = { $level ->
        [one] { $level } parade
       *[other] { $level } parades
    } par tour

## États

condition-ca-dead = Mort
condition-ca-dead-tip = Mort ; un parchemin peut ramener un compagnon.
condition-ca-grounded = À terre
condition-ca-grounded-tip = À terre avec { $pv } PV : meurt dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } sans soins.
condition-ca-pit = Dans un trou
condition-ca-pit-tip = Dans un trou : en sort avant la fin du prochain tour.
condition-ca-burning = En feu
condition-ca-burning-tip = En feu : perd des PV au début de chaque tour.
condition-ca-poisoned = Empoisonné
condition-ca-poisoned-tip = Empoisonné : perd des PV au début de chaque tour.
condition-ca-invisible = Invisible
condition-ca-invisible-tip = Ne peut pas être vu ce tour.
condition-ca-invulnerable = Invulnérable
condition-ca-invulnerable-tip = Ignore toutes les blessures ce tour.
condition-ca-fooled = Dupé
condition-ca-fooled-tip = Dupé : perd son prochain tour.
condition-ca-brave = Brave
condition-ca-brave-tip = Ignore la peur ce tour.
condition-ca-bribed = Soudoyé
condition-ca-bribed-tip = Soudoyé : combat pour le groupe et ne rapporte pas de prime.
condition-ca-jammed = Gêné
condition-ca-jammed-tip = La première attaque de ce tour coûte plus cher.
condition-ca-webbed = Englué
condition-ca-webbed-tip = Pris dans une toile de niveau { $level } : seul s’en arracher est possible.
condition-ca-afraid = Effrayé
condition-ca-afraid-tip = Effrayé : { $ap } PA de moins ce tour.
condition-ca-duel = En duel
condition-ca-duel-tip = En duel contre { $target-the }.

## L’ordre du tour et la quête

order-ca = Ordre du tour
order-ca-party = Tour { $round }, aux héros
order-ca-master = Tour { $round }, au maître de jeu
order-ca-now = agit, { $pv } PV
order-ca-waits = { $pv } PV, attend : { $points }
order-ca-pv = { $pv } PV

quest-ca-objective = Objectif : { $text }
pending-ca-figures = { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }
pending-ca-ambush = { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }, en embuscade
pile-ca-events = Imprévus
pile-ca-zones = Cartes de zone derrière les sorties

## Combats et dés

fight-ca = Attaque
fight-ca-hit = L’attaque touche si elle n’est pas parée.
fight-ca-missed = L’attaque rate si elle n’est pas relancée.
fight-ca-level = { $characteristic } { $level }
fight-ca-armour = Armure { $points }

die-ca-d = D
    .letter = D
die-ca-x = échec
die-ca-passed = réussi
die-ca-failed = raté
die-ca-hit = touche
die-ca-missed = manque

## Groupes de choix et leurs verbes

verb-ca-move = Bouger
    .about = Marcher, courir et sauter : tout ce qui mène à une autre case.
verb-ca-fight = Combattre
    .about = Tout ce qui blesse un ennemi à côté de vous.
verb-ca-shooting = Tirer
    .about = Tout ce qui blesse de loin.
verb-ca-magic = Magie
    .about = Les sorts que vous connaissez.
verb-ca-things = Objets
    .about = Ce que vous portez.
verb-ca-places = Fouille, portes, pièges
    .short = Fouiller
    .about = Fouiller, ouvrir, fermer, crocheter, cogner, désamorcer : ce qu’un lieu vous offre.
verb-ca-speak = Parler
    .about = Des mots aux amis et aux ennemis de votre zone, une fois par tour.
verb-ca-more = Plus : armures, dons, alliés
    .short = Plus
    .about = Armures, dons, et ce qui blesse les siens.
heading-ca-use = Utiliser et dire
heading-ca-turn = Tour
tile-ca-wait = Attendre
    .about = Garde des points pour le tour adverse : deux PA pour un, pour agir ou parer.
tile-ca-end-turn = Finir
    .about = Votre tour est fini ; les PA qui restent sont perdus.
tile-ca-halt = S’arrêter
    .about = S’arrêter ici au lieu de continuer.

# Demandé avant un risque, ou avant de nuire à un compagnon.
confirm-ca-friend = { $who-The } est de votre côté. Le faire quand même ?
confirm-ca-held = Il faut d’abord se dégager : { $percent } % de réussite. En cas d’échec, on reste ou on passe blessé.
confirm-ca-jump = { $percent } % arrivent de l’autre côté. En cas d’échec, on retombe en chemin, sur ce qui s’y trouve.
confirm-ca-trap = Vous savez qu’il y a { $trap-a } là. Y aller quand même ?

verb-ca-walk = Marcher ({ $cost } PA)
    .short = Marcher
    .about = Une case, droit ou en diagonale. Quitter le voisinage d’un ennemi demande un test.
verb-ca-run = Courir ({ $cost } PA)
    .short = Courir
    .about = Deux cases pour le prix d’une. Qui court sur un piège ne peut l’esquiver.
verb-ca-run-on = Courir encore
    .about = La seconde case d’une course.
verb-ca-pass-through = Passer par la case d’un allié ({ $cost } PA)
    .short = Passer par la case d’un allié
    .tile = Par un allié
    .about = Par la case d’un allié, jusqu’à la case libre derrière lui.
verb-ca-stairs = Prendre l’escalier ({ $cost } PA)
    .short = Prendre l’escalier
    .tile = Escalier
    .about = Monter ou descendre à l’étage que l’escalier rejoint.
verb-ca-jump = Sauter ({ $cost } PA)
    .short = Sauter
    .about = Par-dessus un trou, de la lave, de l’eau ou un piège : test d’agilité, plus dur de loin. Raté, vous retombez en chemin.
verb-ca-reinforce = Envoyer une figurine ({ $cost } PA)
    .tile = Envoyer
    .about = Une figurine d’un groupe en rejoint un autre.
verb-ca-reinforce-on = Courir rejoindre un groupe
    .short = Envoyer une figurine
    .tile = Rejoindre
    .about = La figurine court rejoindre l’autre groupe.
verb-ca-attack = Frapper ({ $cost } PA)
    .short = Frapper
    .about = Un coup à qui se trouve à côté de vous : votre dé de corps à corps et ceux de l’arme, moins l’endurance et l’armure de la cible. X rate.
verb-ca-power-attack = Attaque puissante ({ $cost } PA)
    .short = Attaque puissante
    .tile = Puissante
    .about = Comme un coup, avec un D de dégâts de plus.
verb-ca-shoot = Tirer ({ $cost } PA)
    .short = Tirer
    .about = Sur un ennemi en vue qui n’est pas à côté de vous. Un tir ne se pare pas ; X rate.
verb-ca-precise-shot = Tir précis ({ $cost } PA)
    .short = Tir précis
    .tile = Précis
    .about = Comme un tir, avec un D de dégâts de plus.
verb-ca-improvise = Lancer ce qui traîne ({ $cost } PA)
    .short = Lancer ce qui traîne
    .tile = Lancer
    .about = Une pierre, un tabouret, un os : faible, et pas plus loin que votre force.
verb-ca-precise-improvise = Viser avec ce qui traîne ({ $cost } PA)
    .short = Viser avec ce qui traîne
    .tile = Viser
    .about = Ce qui traîne, en visant : un D de dégâts de plus.
verb-ca-shove = Bousculer ({ $cost } PA)
    .short = Bousculer
    .about = Repousse d’une case un ennemi à côté de vous, dans un trou s’il le faut : votre force contre la sienne.
verb-ca-challenge = Provoquer en duel ({ $cost } PA)
    .short = Provoquer en duel
    .tile = Duel
    .about = Qui vous vaut au corps à corps doit venir se battre seul contre vous, jusqu’à ce que l’un tombe.
verb-ca-break-free = Se débattre dans la toile ({ $cost } PA)
    .short = Se débattre dans la toile
    .tile = Se débattre
    .about = Un test de force contre la toile qui vous retient.
verb-ca-search = Fouiller une case ({ $cost } PA)
    .short = Fouiller une case
    .tile = Fouiller
    .about = Votre case ou une case à côté : deux D disent ce qu’on trouve, et ce qui y est caché apparaît.
verb-ca-loot = Fouiller un meuble ({ $cost } PA)
    .short = Fouiller un meuble
    .tile = Meuble
    .about = Un meuble à côté de vous, une seule fois par partie.
verb-ca-open = Ouvrir ({ $cost } PA)
    .short = Ouvrir
    .about = Une porte ou un coffre à côté de vous. Verrouillé, il reste fermé et le PA est perdu.
verb-ca-close = Fermer ({ $cost } PA)
    .short = Fermer
    .about = Une porte ouverte à côté de vous, où personne ne se tient.
verb-ca-pick = Crocheter ({ $cost } PA)
    .short = Crocheter
    .tile = Crocheter
    .about = Un test de dextérité contre la serrure ; on peut réessayer.
verb-ca-batter = Cogner ({ $cost } PA)
    .short = Cogner
    .about = Un coup contre une porte ou un coffre, jusqu’à ce qu’il cède.
verb-ca-power-batter = Cogner de toutes ses forces ({ $cost } PA)
    .short = Cogner de toutes ses forces
    .tile = De toute force
    .about = Comme cogner, avec un D de dégâts de plus.
verb-ca-disarm = Désamorcer ({ $cost } PA)
    .short = Désamorcer
    .about = Rend inoffensif un piège découvert.
verb-ca-lay = Poser un piège ({ $cost } PA)
    .short = Poser un piège
    .tile = Piéger
    .about = Un piège que vous portez, pour qui passera par là.
verb-ca-interact = Utiliser ({ $cost } PA)
    .short = Utiliser
    .about = Fait ce à quoi cette chose sert.
verb-ca-close-well = Refermer pour de bon ({ $cost } PA)
    .short = Refermer pour de bon
    .tile = Condamner
    .about = Un test ; réussi, plus rien n’en sortira.
verb-ca-cast = Lancer un sort ({ $cost } PA)
    .short = Lancer un sort
    .about = Un test de magie ; le sort dit ce qu’il fait.
verb-ca-speech = Discours ({ $cost } PA)
    .short = Discours
    .about = Un test de charisme, une fois par tour : effrayer l’ennemi ou encourager les siens. Raté, il se retourne contre vous.
verb-ca-bribe = Soudoyer ({ $cost } PA)
    .short = Soudoyer
    .about = Offre de l’argent à un ennemi en vue. Qui le prend change de camp, ou garde seulement l’argent.
verb-ca-drink = Boire ({ $cost } PA)
    .short = Boire
    .about = Une potion que vous portez, pour vous.
verb-ca-feed = Faire boire ({ $cost } PA)
    .short = Faire boire
    .tile = Faire boire
    .about = Une de vos potions pour quelqu’un à côté de vous.
verb-ca-use = Utiliser un objet ({ $cost } PA)
    .short = Utiliser un objet
    .tile = Utiliser
    .about = Ce que dit l’objet.
verb-ca-bind = Lier une rune ({ $cost } PA)
    .short = Lier une rune
    .tile = Lier
    .about = Une rune entre dans une arme ou une bague.
verb-ca-wield = Prendre en main ({ $cost } PA)
    .short = Prendre en main
    .tile = En main
    .about = Une autre de vos armes, ou un bouclier.
verb-ca-wear = Revêtir une armure ({ $cost } PA)
    .short = Revêtir une armure
    .about = Une armure tirée du sac. Cela prend presque un tour.
verb-ca-undress = Retirer l’armure ({ $cost } PA)
    .short = Retirer l’armure
    .tile = Ôter
    .about = Votre armure retourne dans le sac. Cela prend presque un tour.
verb-ca-put-on = Mettre ({ $cost } PA)
    .short = Mettre
    .about = Un objet à porter, tiré du sac.
verb-ca-give = Donner ({ $cost } PA)
    .short = Donner
    .about = Un de vos objets à un compagnon à côté de vous.
verb-ca-take = Prendre à un compagnon ({ $cost } PA)
    .short = Prendre à un compagnon
    .about = Un objet d’un compagnon à côté de vous.
verb-ca-pick-up = Ramasser ({ $cost } PA)
    .short = Ramasser
    .about = Ce qui gît sur votre case ou à côté.
verb-ca-steal = Voler ({ $cost } PA)
    .short = Voler
    .about = Un test de dextérité contre qui se tient à côté de vous, pour ce qu’il porte.
verb-ca-throw = Jeter ({ $cost } PA)
    .short = Jeter
    .about = Un petit objet vers une case en vue : un test ; raté, il tombe à côté.
verb-ca-place = Placer { $what-the }
verb-ca-row = Rangée { $row }

brief-ca-here = ici
brief-ca-square = case { $at }
# Deux textes courts, par exemple une chose et une direction.
brief-ca-pair = { $parts }

note-ca-used = utilisé { $times } fois
note-ca-plain = sans rune
note-ca-test = Test { $characteristic-of }, difficulté { $difficulty }
note-ca-held = Un ennemi vous retient : test d’agilité, difficulté { $difficulty }
note-ca-repeat = Le jet est recommencé. { $left ->
        [0] C’est le dernier point.
        [one] Il en restera un.
       *[other] Il en restera { $left }.
    }
note-ca-escape = Cela n’a pas eu lieu. { $left ->
        [0] C’est le dernier point.
        [one] Il en restera un.
       *[other] Il en restera { $left }.
    }
note-ca-lost = { $ap ->
        [one] Le PA restant est perdu.
       *[other] Les { $ap } PA restants sont perdus.
    }

## Chances

odds-ca-passed = test réussi
odds-ca-failed = test raté
odds-ca-passed-too = un autre test réussi
odds-ca-failed-then = un autre test raté
odds-ca-hit = touché
odds-ca-missed = manqué
odds-ca-moved = arrive
odds-ca-nothing = rien trouvé
odds-ca-ecus = { $n ->
        [one] { $n } écu
       *[other] { $n } écus
    }
    .range = { $to ->
        [one] { $from } à { $to } écu
       *[other] { $from } à { $to } écus
    }
odds-ca-found = { $item }
odds-ca-opened = s’ouvre
odds-ca-locked = verrouillé
odds-ca-trap = piège : { $trap }
odds-ca-trap-found = un piège est découvert
odds-ca-treasure = un trésor
odds-ca-event = un Imprévu
odds-ca-ambush = une embuscade
odds-ca-goes-on = la suite se joue
odds-ca-fell-in = une chute
odds-ca-fire = en feu
odds-ca-poison = empoisonné
odds-ca-web = englué
odds-ca-dies = { $kind ->
        [hero] { $who } meurt
       *[monster] { $who-gender ->
            [f] tuée : { $who }
           *[other] tué : { $who }
        }
    }
odds-ca-doomed = { $who } meurt, sauf destin
odds-ca-figures-die = { $n ->
        [one] { $who } : une figurine meurt
       *[other] { $who } : { $n } figurines meurent
    }
    .range = { $who } : { $from } à { $to } figurines meurent
odds-ca-falls = { $who } est à terre
odds-ca-banished = { $who-gender ->
        [f] { $who } est bannie
       *[other] { $who } est banni
    }
odds-ca-loses = −{ $n } PV
    .range = −{ $from } à −{ $to } PV
odds-ca-heals = +{ $n } PV
    .range = +{ $from } à +{ $to } PV

## Dés et piles que l’on lance et pioche soi-même

die-catacombs-d = D
die-catacombs-zone = Carte Zone
die-catacombs-event = Carte Imprévu
die-catacombs-hero = Un héros au hasard
die-catacombs-direction = Une direction au hasard
die-catacombs-door = Une porte au hasard
die-catacombs-object = Un objet au hasard

## Sur scène : ce qui se fait, sans dire qui

deed-ca-wait = attend le bon moment
deed-ca-walk = avance { $times ->
        [one] d’une case
       *[other] de { $times } cases
    }
deed-ca-run = court { $times ->
        [one] d’une case
       *[other] de { $times } cases
    }
deed-ca-jump = { $times ->
        [one] saute
       *[other] saute { $times } fois
    }
deed-ca-held = { $times ->
        [one] est retenu
       *[other] est retenu { $times } fois
    }
deed-ca-leave = { $times ->
       *[other] quitte les catacombes
    }
deed-ca-strike = { $times ->
        [one] { $manner ->
            [shot] tire sur { $target-short }
           *[other] frappe { $target-short }
        }{ $hits ->
            [0] , sans toucher
           *[other] {""}
        }
       *[other] { $manner ->
            [shot] tire sur { $target-short }
           *[other] frappe { $target-short }
        } { $times } fois, { $hits ->
            [0] aucune touche
            [one] une touche
           *[other] { $hits } touches
        }
    }
deed-ca-batter = { $times ->
        [one] { $manner ->
            [shot] tire sur ce qui barre le passage
           *[other] frappe ce qui barre le passage
        }{ $hits ->
            [0] , sans toucher
           *[other] {""}
        }
       *[other] { $manner ->
            [shot] tire sur ce qui barre le passage
           *[other] frappe ce qui barre le passage
        } { $times } fois
    }
deed-ca-search = { $times ->
        [one] fouille
       *[other] fouille { $times } fois
    }
deed-ca-find = trouve { $item-a }
deed-ca-drink = boit { $item-the }
deed-ca-cast = { $times ->
        [one] lance { $spell }
       *[other] lance { $spell } { $times } fois
    }
deed-ca-open = { $times ->
        [one] ouvre une porte
       *[other] ouvre { $times } portes
    }
deed-ca-chest = { $times ->
        [one] ouvre un coffre
       *[other] ouvre { $times } coffres
    }
deed-ca-appear = surgit
change-ca-slain = tué
change-ca-down = à terre

sum-ca-test = { $characteristic }, il faut { $difficulty }
sum-ca-blow = Dégâts
sum-ca-batter = Dégâts
sum-ca-bonus = bonus
sum-ca-weapon = arme
sum-ca-strength = force
sum-ca-endurance = endurance
sum-ca-armour = armure
sum-ca-defence = défense
sum-ca-guarded = paré par l’armure

## Les abréviations de la règle

term-ca-ap = PA : point d’action
term-ca-hp = PV : points de vie
term-ca-d = D : un dé dont les faces vont de 0 à 5
term-ca-d3 = D3 : un D qui se lit 1 (0 et 1), 2 (2 et 3) ou 3 (4 et 5)
term-ca-fu = Fu : le niveau de force, ajouté aux dégâts d’une arme
term-ca-x = X sur un dé de puissance : le lancer échoue, quoi que donnent les autres dés
