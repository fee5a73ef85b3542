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

# Une ligne suit son pourcentage : ce qui est dit est vrai de tous les résultats de la ligne et d’aucun autre.
odds-line = { $head } : { $rest }
odds-parts = { $parts }
odds-about = { $who } : { $what }
odds-by = { $what } ({ $who })
odds-perhaps = peut-être { $what }
odds-perhaps-more = peut-être plus
odds-nothing = rien ne change
odds-nothing-else = rien d’autre
odds-others = toute autre issue
odds-you-live = vous vivez
odds-nobody-dies = personne ne meurt
odds-nobody-else-dies = personne d’autre ne meurt
odds-too-many = Trop d’issues pour les compter toutes.
odds-won = vous gagnez
odds-lost = vous perdez
# $before et $after sont des nombres ou des mots.
odds-change = { $fact } : { $before } → { $after }

## D’où viennent les valeurs

tip-origin-rulebook = Ces valeurs sont imprimées dans la règle.
tip-origin-public = Ces valeurs sont connues du public ; la règle ne les imprime pas.
tip-origin-reconstructed = Ces valeurs sont reconstituées : ni imprimées ni connues du public, inventées pour qu’on puisse jouer.

## Cartes de référence

reference-terms = Abréviations
