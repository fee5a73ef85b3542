# La campagne : ce que les règles disent d’un chapitre, et ce que le terminal dit entre les chapitres.

log-chapter-won =
    .you = Le Gardien qui vous barrait la route n’est plus : le chapitre est à vous.
    .they = Le Gardien n’est plus : le chapitre revient { $hero-to }.
end-chapter-won = Le but de ce chapitre est atteint.
end-chapter-beaten = Le Gardien de ce chapitre a eu le dessus.


play-campaign-welcome = Une campagne pour { $character-the }.
play-campaign-resumed = La campagne { $character-of } reprend, depuis { $file }.
play-campaign-chapter = Chapitre { $number } : { $chapter }
play-campaign-relics = Reliques : { $relics }.
play-campaign-earned = { $points ->
    [one] Vous gagnez { $points } Point de Compétence.
   *[other] Vous gagnez { $points } Points de Compétence.
}
play-campaign-again = La mort n’est pas la fin : le chapitre recommence.
play-campaign-points = { $points ->
    [0] Vous n’avez aucun Point de Compétence à dépenser.
    [one] Vous avez un Point de Compétence à dépenser.
   *[other] Vous avez { $points } Points de Compétence à dépenser.
}
play-campaign-skill = { $number }. { $skill } ({ $branch }), { $cost ->
    [one] un point
   *[other] { $cost } points
} : { $gain }
play-campaign-go = { $number }. Continuer.
play-campaign-go-read = Appuyez sur Entrée pour continuer, ou tapez quit.
play-campaign-option = { $number }. { $option }
play-campaign-number = « { $text } » n’est pas un choix. Tapez un nombre de 1 à { $count }, ou quit.
play-campaign-unlocked = { $skill } : acquis pour le reste de la campagne.
play-campaign-finished = La campagne est terminée.
play-campaign-new = { $number }. Commencer une nouvelle campagne.
play-campaign-leave = { $number }. Quitter.
play-campaign-bye = Votre campagne vous attend dans { $file }. À bientôt !
play-campaign-hero = Cette campagne est celle { $character-of }. { $rule } : { $sentence }
play-campaign-only = Il n’y a pas de campagne pour le jeu { $game }.
