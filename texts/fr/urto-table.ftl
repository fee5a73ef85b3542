# La table d’Urto : la carte, les fiches et la dernière page.

board-ur-round = Manche { $round }
board-ur-cave = La grotte, Urto au sommet
board-ur-mushrooms = { $n ->
    [one] Un champignon barre le passage.
   *[other] { $n } champignons barrent le passage.
}

track-ur-life = Vie
track-ur-mana = Mana
track-ur-renown = Renommée

sheet-ur-hand = Artefacts
sheet-ur-cave = Emplacement : { $space }
sheet-ur-arrived = A atteint Urto
sheet-ur-dead = Mort

score-ur-tokens = Jetons de renommée
score-ur-monsters = Créatures
score-ur-artefacts = Artefacts
score-ur-total = Total

board-ur-trap = Un piège est posé ici : { $trap }, par { $owner-the }.

pile-ur-bag = Jetons dans le sac
pile-ur-monsters = Créatures dans la pioche

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

card-ur-worth = vaut { $n } PR
card-ur-uses = { $n ->
        [one] Encore { $n } utilisation.
       *[other] Encore { $n } utilisations.
    }
card-ur-wielded = en main

fight-ur-creature = Combat contre une créature
fight-ur-mushroom = Un champignon barre le passage
fight-ur-heroes = Combat de héros
fight-ur-attack = attaque { $n }
fight-ur-total = { $n } en tout
fight-ur-reinforced = renforcé de { $n }
fight-ur-committed = { $n ->
        [one] { $n } jeton d’attaque
       *[other] { $n } jetons d’attaque
    }
fight-ur-pending = le dé tel qu’il est

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
