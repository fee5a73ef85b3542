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
sheet-ur-cave = Place: { $space }. A die of { $die } faces
sheet-ur-arrived = Has reached Urto
sheet-ur-dead = Dead
sheet-ur-tokens = Tokens: { $attack } attack, { $defence } defence, { $traps } traps

score-ur-tokens = Renown tokens
score-ur-monsters = Creatures
score-ur-artefacts = Artefacts
score-ur-total = Total
