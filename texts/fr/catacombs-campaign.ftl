# La campagne de Catacombes : la ville entre les quêtes, et ce que le terminal en dit.

town-called = S’appelle { $name }.
town-has = { $destiny } de destin, { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
town-experience = { $xp } d’expérience, notée sur la fiche ; la règle ne lui donne pas d’usage.
town-carries = Porte { $load } sur { $limit }.
town-noted = { $by ->
    [-1] Un niveau de moins : { $level }.
    [1] Un niveau de plus : { $level }.
   *[other] { $by } niveaux : { $level }.
}
town-knows = Connaît { $known }.
town-heavy = { $hero } porte trop pour partir : vendez quelque chose ou mettez-le au coffre.
town-owned = Sur le héros
town-strongbox = Dans le coffre
town-shop = À la boutique
town-grimoire = Dans le grimoire
town-teacher = Chez un maître
town-sheet = Sur la fiche
town-note-name = Nom
town-note-repeat = Destin

deed-sell = Vendre { $thing-the } pour { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
    .short = Vendre pour { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }
deed-buy = Acheter { $thing-a } pour { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
    .short = Acheter pour { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }
deed-store = Mettre { $thing-the } au coffre.
    .short = Au coffre
deed-fetch = Sortir { $thing-the } du coffre.
    .short = Sortir
deed-use = S’équiper avec { $thing-the }.
    .short = Équiper
deed-stow = Ranger { $thing-the } dans le sac.
    .short = Dans le sac
deed-learn = Apprendre un sort : { $thing }.
    .short = Apprendre
deed-train = Apprendre une compétence : { $thing }.
    .short = Apprendre
deed-name = Donner un nom au héros.
    .short = Nommer
deed-repeat = Dépenser un point de destin : un lancer fait hors des catacombes est recommencé.
    .short = Recommencer un lancer
deed-lower = Noter un handicap, un niveau de moins : { $thing }.
    .short = Un niveau de moins
deed-raise = Noter un gain durable, ou la fin d’un handicap, un niveau de plus : { $thing }.
    .short = Un niveau de plus
play-quests-name = Comment s’appelle le héros ?
