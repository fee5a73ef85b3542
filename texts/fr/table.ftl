# Ce que dit toute table, quel que soit le jeu : à qui de jouer, et les chances des jeux sans mots à eux.

## À qui de jouer

turn-of =
    .you = À vous de jouer.
    .they = C’est { $hero-to } de jouer.
turn-any-of = { $heroes } peuvent jouer.
turn-several = Plusieurs joueurs peuvent jouer.
turn-yours = Vous pouvez jouer.
turn-others = Les autres décident.
turn-over = La partie est terminée.
turn-take-over =
    .you = C’est à vous de jouer. Appuyez sur Entrée, et que personne d’autre ne regarde.
    .they = C’est { $hero-to } de jouer. Est-ce vous ? Appuyez sur Entrée, et que personne d’autre ne regarde.

## Chances

# $before et $after sont des nombres ou des mots.
odds-change = { $fact } : { $before } → { $after }
