# The table of Urto: the map, the sheets and the last page.

board-ur-round = Round { $round }
board-ur-cave = The cave, Urto on top
board-ur-mushrooms = { $n ->
    [one] A mushroom bars the way.
   *[other] { $n } mushrooms bar the way.
}

track-ur-life = Life
track-ur-mana = Mana
track-ur-renown = Renown

sheet-ur-hand = Artefacts
sheet-ur-cave = Place: { $space }
sheet-ur-arrived = Has reached Urto
sheet-ur-dead = Dead

score-ur-tokens = Renown tokens
score-ur-monsters = Creatures
score-ur-artefacts = Artefacts
score-ur-total = Total

board-ur-trap = A trap lies here: { $trap }, laid by { $owner-the }.

pile-ur-bag = Tokens in the bag
pile-ur-monsters = Creatures in the pile

sheet-ur-die = d{ $die }
sheet-ur-threatened = is about to be lost
sheet-ur-no-sprint = May not sprint ({ $turns ->
        [one] one turn
       *[other] { $turns } turns
    })
sheet-ur-no-move = May not move ({ $turns ->
        [one] one turn
       *[other] { $turns } turns
    })
group-ur-tokens = Tokens
group-ur-trophies = Trophies

card-ur-worth = worth { $n } PR
card-ur-uses = { $n ->
        [one] One use left.
       *[other] { $n } uses left.
    }
card-ur-wielded = in use

fight-ur-creature = Combat with a creature
fight-ur-mushroom = A mushroom bars the way
fight-ur-heroes = Combat of heroes
fight-ur-attack = attack { $n }
fight-ur-total = { $n } in all
fight-ur-reinforced = reinforced by { $n }
fight-ur-committed = { $n ->
        [one] one attack token
       *[other] { $n } attack tokens
    }
fight-ur-pending = the die as it lies

die-ur-combat = Combat die
die-ur-search = Search die

sign-ur-mana = { $n } mana
sign-ur-life = { $n } life

## Groups of choices

verb-ur-move = Move
verb-ur-sprint = Sprint
verb-ur-attack = Attack
verb-ur-fountain = Drink from the fountain
verb-ur-magic = Reinforce
verb-ur-tokens = Tokens
verb-ur-wield = Choose a weapon
verb-ur-cards = Play a card
verb-ur-give-up = Give up a card
verb-ur-keep = Keep a card
verb-ur-place = Put the mushroom
verb-ur-target = Choose a space
