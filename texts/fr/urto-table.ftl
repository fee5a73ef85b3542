# La table d’Urto : la carte, les fiches, les combats, les verbes des choix, les chances et la dernière page.

## La grotte et le sac

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
board-ur-mushrooms = { $n ->
    [one] Un champignon barre le passage.
   *[other] { $n } champignons barrent le passage.
}
board-ur-trap = { $token } posé par { $other-the }
# Écrit sur la carte, sous le signe d’un espace.
board-ur-place = { $place ->
    [start] Départ
    [alpha] Alpha
    [hammer] Marteau
    [trumpets] Trompettes
    [artefact] Artefact
   *[urto] Urto
}
tip-ur-space = { $space }
card-ur-text = { $card-text }
pile-ur-bag = le sac
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

## Fiches

track-ur-life = vie
track-ur-mana = mana
track-ur-renown = renommée
track-ur-artefacts = artefacts

sheet-ur-hand = Artefacts
sheet-ur-cave = { $space } · dé à { $die } faces
sheet-ur-die = d{ $n }
sheet-ur-arrived = A atteint Urto
sheet-ur-dead = Mort
sheet-ur-tokens = Jetons : { $attack } d’attaque, { $defence } de défense, { $traps } pièges.
sheet-ur-pending = −{ $n } vie

## Combats

fight-ur-creature = { $monster-A } barre le passage
fight-ur-mushroom = Un champignon barre le passage
fight-ur-duel = { $first } attaque { $second }
fight-ur-attack = attaque { $n }
fight-ur-target = { $n } ou plus l’abat
fight-ur-total = { $n } en tout
fight-ur-reinforced = Renfort : +{ $n }
fight-ur-committed = { $n ->
    [one] { $n } jeton d’attaque
   *[other] { $n } jetons d’attaque
}
fight-ur-loses = { $n ->
    [one] { $other-The } perd { $n } vie.
   *[other] { $other-The } perd { $n } vies.
}
fight-ur-creature-loses = { $n ->
    [one] { $monster-The } perd { $n } vie.
   *[other] { $monster-The } perd { $n } vies.
}
fight-ur-even = Égalité : personne n’est blessé.
fight-ur-mushroom-falls = Le champignon tombe.
fight-ur-mushroom-holds = Le champignon tient bon.

## Verbes et secondes lignes des choix

verb-ur-move = Se déplacer
verb-ur-sprint = Sprinter
verb-ur-rest = Se reposer
verb-ur-attack = Attaquer
verb-ur-card = Jouer une carte
verb-ur-wield = Prendre une arme
verb-ur-reinforce = Renforcer
verb-ur-fountain = La fontaine
brief-ur-mushroom = { $what }, champignon
note-ur-rest = À la place de tout le reste
note-ur-space = { $there ->
    [yes] { $space }. { $heroes-count ->
        [one] { $heroes } s’y trouve.
       *[other] { $heroes } s’y trouvent.
    }
   *[no] { $space }
}

## Chances

odds-ur-token = { $token }
odds-ur-found = { $result }
odds-ur-roll = { $total } contre { $against }
odds-ur-won = vous gagnez
odds-ur-lost = vous perdez
odds-ur-slain = { $monster } : tué
odds-ur-mushroom-falls = le champignon tombe
odds-ur-mushroom-holds = le champignon tient bon
odds-ur-threatened = −{ $n } vie
odds-ur-passed = vous résistez
odds-ur-failed = vous échouez
odds-ur-died = vous mourez
odds-ur-change = { $what } : { $before } → { $after }

## La dernière page

score-ur-tokens = Jetons de renommée
score-ur-monsters = Créatures
score-ur-artefacts = Artefacts
score-ur-total = Total
