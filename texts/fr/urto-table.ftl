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
sheet-ur-cave = Emplacement : { $space }. Dé à { $die } faces
sheet-ur-arrived = A atteint Urto
sheet-ur-dead = Mort
sheet-ur-tokens = Jetons : { $attack } d’attaque, { $defence } de défense, { $traps } pièges

score-ur-tokens = Jetons de renommée
score-ur-monsters = Créatures
score-ur-artefacts = Artefacts
score-ur-total = Total
