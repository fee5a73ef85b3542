# La campagne de Catacombes : ce que le terminal dit entre les quêtes.

play-quests-resumed = La campagne reprend, depuis { $file }.
play-quests-hero = { $number }. { $hero } : { $destiny } de destin, { $ecus } écus, porte { $load } sur { $limit }.
play-quests-go = { $number }. Se mettre en route : { $quest }.
play-quests-heavy = { $hero } porte trop pour partir : vendez quelque chose ou mettez-le au coffre.
play-quests-sell = { $number }. Vendre { $item-the } pour { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
play-quests-buy = { $number }. Acheter { $item-a } pour { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
play-quests-store = { $number }. Mettre { $item-the } au coffre.
play-quests-fetch = { $number }. Sortir { $item-the } du coffre.
play-quests-use = { $number }. S’équiper avec { $item-the }.
play-quests-stow = { $number }. Ranger { $item-the } dans le sac.
play-quests-learn = { $number }. Apprendre un sort : { $spell }.
play-quests-back = { $number }. Retour aux autres.
play-quests-won = La quête est accomplie : les vivants sont de retour en ville.
play-quests-lost = La quête a échoué. Les vivants sont de retour en ville et peuvent recommencer.
play-quests-nobody = Personne n’est revenu. De nouveaux héros se joignent avec --hero.
play-quests-finished = Toutes les quêtes sont accomplies : la campagne est terminée.
