# La table d’Urto : la carte, les fiches et la dernière page.

board-ur-round = Manche { $round }
board-ur-heroes = { $n ->
    [2] deux héros
    [3] trois héros
    [4] quatre héros
    [5] cinq héros
   *[other] { $n } héros
}
board-ur-cave = La grotte d’Urto
board-ur-unknown = Inconnu
board-ur-bare = Plus rien
# Écrit sur la carte, sous le signe d’une case.
board-ur-place = { $place ->
    [start] Départ
    [alpha] Alpha
    [hammer] Marteau
    [trumpets] Trompettes
    [artefact] Artefact
   *[urto] Urto
}
    .brief = { $place ->
        [start] Début
        [alpha] Alpha
        [hammer] Stèle
        [trumpets] Stèle
        [artefact] Cache
       *[urto] Urto
    }
tip-ur-space = { $space }
board-ur-mushrooms = { $n ->
    [one] Un champignon barre le passage.
   *[other] { $n } champignons barrent le passage.
}
    .brief = { $n ->
        [one] champignon
       *[other] { $n } champignons
    }

track-ur-life = Vie
    .short = vie
track-ur-mana = Mana
    .short = mana
track-ur-renown = Renommée
    .short = renommée
track-ur-artefacts = Artefacts
    .short = artefacts

sheet-ur-hand = Artefacts
sheet-ur-cave = { $space } · dé à { $die } faces
sheet-ur-arrived = A atteint Urto
sheet-ur-dead = Mort

score-ur-tokens = Jetons de renommée
score-ur-monsters = Créatures
score-ur-artefacts = Artefacts
score-ur-total = Total
score-ur-dead = Mort dans la grotte
score-ur-left = Reste dans la grotte

board-ur-trap = Un piège est posé ici : { $trap }, par { $owner-the }.
    .brief = piège

pile-ur-bag = Jetons dans le sac
    .brief = dans le sac
    .short = le sac
pile-ur-monsters = Créatures dans la pioche
    .brief = créatures
    .short = la pioche des créatures
pile-ur-alpha = Cartes de l’Alpha
    .brief = de l’Alpha
    .short = les cartes de l’Alpha
pile-ur-artefacts = Artefacts dans la pioche
    .brief = artefacts
    .short = la pioche des artefacts
pile-ur-events = Événements dans la pioche
    .brief = événements
    .short = la pioche des événements
# Chacun se place derrière son nombre.
alpha-ur-attack = d’attaque
alpha-ur-life = de vie
alpha-ur-worth = PR
# Se place derrière son nombre.
bag-ur-kind = { $n ->
    [one] { $token-key ->
        [torch] torche
        [monster] nid
        [renown] renommée
        [shortcut] raccourci
       *[mushroom] champignon
    }
   *[other] { $token-key ->
        [torch] torches
        [monster] nids
        [renown] renommées
        [shortcut] raccourcis
       *[mushroom] champignons
    }
}

sheet-ur-die = d{ $die }
sheet-ur-threatened = sur le point d’être perdu
sheet-ur-no-sprint = Ne peut pas sprinter ({ $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    })
sheet-ur-no-move = Ne peut pas bouger ({ $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    })
group-ur-tokens = Jetons
group-ur-trophies = Trophées
group-ur-feats = Exploits du recueil

card-ur-worth = vaut { $n } PR
card-ur-uses = { $n ->
        [one] Encore { $n } utilisation.
       *[other] Encore { $n } utilisations.
    }
card-ur-wielded = en main

fight-ur-creature = Combat contre une créature
fight-ur-mushroom = Un champignon barre le passage
fight-ur-heroes =
    .you = Vous attaquez { $other-the }
    .they = { $hero-The } attaque { $other-the }
fight-ur-die = dé à { $die } faces
fight-ur-attack = attaque { $n }
fight-ur-reinforced = renforcé de { $n }
fight-ur-committed = { $n ->
        [one] { $n } jeton d’attaque
       *[other] { $n } jetons d’attaque
    }
fight-ur-pending = le dé tel qu’il est
fight-ur-target = { $n } ou plus l’abat
fight-ur-loses = { $n ->
    [one] { $other-The } perd { $n } vie.
   *[other] { $other-The } perd { $n } vies.
}
fight-ur-creature-loses = { $n ->
    [one] { $monster-The } perd { $n } vie.
   *[other] { $monster-The } perd { $n } vies.
}
fight-ur-even = Égalité : personne n’est blessé.

die-ur-combat = Dé de combat
die-ur-search = Dé de fouille

sign-ur-mana = { $n } mana
sign-ur-life = { $n ->
        [one] { $n } vie
       *[other] { $n } vies
    }

## Groupes de choix

verb-ur-move = Bouger
verb-ur-sprint = Sprinter
verb-ur-attack = Attaquer
verb-ur-fountain = Boire à la fontaine
verb-ur-magic = Renforcer
verb-ur-tokens = Jetons
verb-ur-wield = Choisir une arme
verb-ur-cards = Jouer une carte
verb-ur-give-up = Abandonner une carte
verb-ur-keep = Garder une carte
verb-ur-place = Poser le champignon
verb-ur-target = Choisir une case
verb-ur-rest = Se reposer
brief-ur-mushroom = { $what }, champignon
note-ur-rest = À la place de tout le reste.
note-ur-space = { $there ->
    [yes] { $heroes-count ->
        [one] { $space }. { $heroes } s’y trouve.
       *[other] { $space }. { $heroes } s’y trouvent.
    }
   *[no] { $space }
}

## Chances, après le pourcentage

odds-ur-thing = { $thing }
odds-ur-higher = vous menez
odds-ur-even = à égalité
odds-ur-lower = vous êtes mené
odds-ur-roll = { $n } contre { $against }
    .range = { $from } à { $to } contre { $against }
odds-ur-their-roll = { $mine } contre { $n }
    .range = { $mine } contre { $from } à { $to }
odds-ur-won = vous gagnez le combat
odds-ur-lost = vous perdez le combat
odds-ur-slain = { $monster } : tué
odds-ur-mushroom-falls = le champignon tombe
odds-ur-mushroom-holds = le champignon tient bon
odds-ur-threatened = menace de −{ $n } vie
    .range = menace de −{ $from } à −{ $to } vie
odds-ur-passed = vous résistez
odds-ur-failed = vous échouez
odds-ur-dies = { $own ->
    [yes] vous mourez
   *[no] { $hero-the } meurt
}
odds-ur-doomed = { $own ->
    [yes] vous mourez, sauf parade
   *[no] { $hero-the } meurt, sauf parade
}
odds-ur-gains = { $what } +{ $n }
    .range = { $what } +{ $from } à +{ $to }
odds-ur-loses = { $what } −{ $n }
    .range = { $what } −{ $from } à −{ $to }

## Dés et piles que l’on lance et pioche soi-même

die-urto-hero = Carte Héros
die-urto-first = Qui commence
die-urto-side = Arme divine au hasard
die-urto-artefact = Carte Artefact
die-urto-token = Jeton du sac
die-urto-event = Carte Événement
die-urto-monster = Carte Monstre
die-urto-search = Dé de fouille
die-urto-combat = Dé de combat
die-urto-hammer = Dé du Marteau
die-urto-trumpets = Dé des Trompettes
die-urto-scythe = Dé de la Faux
