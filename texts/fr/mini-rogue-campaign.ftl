# La campagne : ce que les règles disent d’un chapitre, et ce que le terminal dit entre les chapitres.

log-chapter-won =
    .you = Le Gardien qui vous barrait la route n’est plus : le chapitre est à vous.
    .they = Le Gardien n’est plus : le chapitre revient { $hero-to }.
end-chapter-won = Le but de ce chapitre est atteint.
end-chapter-beaten = Le Gardien de ce chapitre a eu le dessus.

play-campaign-number = « { $text } » n’est pas un choix. Tapez un nombre de 1 à { $count }, ou quit.
