# Le service de table : ce qu’il répond quand quelque chose ne se fait pas, ses pages simples, le hall, les exploits, et les lignes du journal qu’aucune règle n’a écrites.

## Requests that are not understood

nobody = Personne n’est encore connu ici : ouvrez ou rejoignez d’abord une table.
cross-site = Cela venait d’un autre site et n’a pas été fait.
too-slow = Cela a pris trop de temps.
server-busy = Il y a trop à faire en ce moment. Réessayez dans un instant.
too-many-requests = { $seconds ->
    [one] C’était trop à la fois. Réessayez dans une seconde.
   *[other] C’était trop à la fois. Réessayez dans { $seconds } secondes.
}
too-many-streams = Trop de tables sont ouvertes à la fois. Fermez-en d’abord une.
too-many-questions = On répond déjà à plusieurs de vos questions. Attendez l’une des réponses.
too-many-tables = Vous avez { $most } tables ouvertes, le plus que vous puissiez. Fermez-en d’abord une.
promise-wrong = Ce que le fichier promet de ses dés est illisible.
banned = L’hôte de ce service vous a exclu. Vous pouvez encore regarder.
match-closed = fermée avant sa fin
body-too-large = C’est trop volumineux.
body-not-json = Du JSON est attendu, avec le type application/json.
body-wrong = Ce n’est pas ce qui était attendu : { $reason }
body-unreadable = Cela n’a pas pu être lu.
query-wrong = L’adresse n’est pas comprise : { $reason }
id-wrong = Un identifiant d’au plus 64 lettres et chiffres est attendu.
no-such-page = Il n’y a rien ici.
wrong-method = Cela ne se fait pas ici.
server-failed = Quelque chose ne va pas dans le service de table ({ $number }). Réessayez dans un instant.
stopping = Le service de table ferme.
not-writable = Le service de table ne peut rien enregistrer pour le moment.
too-busy = La table est trop occupée. Réessayez dans un instant.

## Tables

no-such-table = Cette table n’existe pas.
no-such-game = Il n’y a pas de jeu « { $name } ». Connus : { $known }
seats-wrong = { $count ->
    [one] Cette table a une place.
   *[other] Cette table a { $count } places.
}
no-guided-game = Il n’y a pas de partie guidée pour ce jeu.
not-watchable = Seules les personnes assises à cette table peuvent la voir.
not-started = La partie n’a pas commencé.
started-already = La partie a déjà commencé.
seats-open = Des places sont encore libres.
table-closed = Cette table est fermée.
time-wrong = Cette durée est trop courte ou trop longue.
share-wrong = Une part des dés est faite de 16 octets en hexadécimal.

## Seats

not-seated = Vous n’êtes pas assis à cette table.
not-your-seat = Ce n’est pas votre place.
not-host = Seul l’hôte de la table peut faire cela.
no-such-seat = Cette place n’existe pas.
no-such-bot = Ce robot n’existe pas.
seat-taken = Quelqu’un est déjà assis ici.
nobody-there = Personne n’est assis là.
others-sit-here = D’autres sont assis ici aussi : vous pouvez quitter la table, mais pas la supprimer.
seated-already = Vous êtes déjà assis ici.
invitation-wrong = Cette invitation ne fonctionne plus.
not-away = Cette personne est encore là.
bot-plays = Un robot joue déjà ici.
stand-in-plays = Un robot joue pour vous. Reprenez d’abord votre place.

## Playing

prompt-closed = La table a avancé. Voici ce qui est demandé maintenant.
guide-elsewhere = C’est permis, mais dans la partie guidée on fait autre chose maintenant.
word-wrong = C’est impossible : { $reason }
word-stuck = Personne ne pourrait continuer à partir de là : il n’y aurait plus rien à faire.
word-impossible = { $rule } : { $sentence } ({ $reason })
no-such-moment = Ce moment n’existe pas.
nothing-to-undo = Il n’y a rien à reprendre.
nothing-to-redo = Il n’y a rien à rejouer.
proposal-open = Une autre proposition attend déjà.
no-proposal = Rien n’est proposé.
answered-already = Vous avez déjà répondu.
may-not-branch = Une branche part de vos propres parties, ou de parties terminées.
may-not-rule = On décide d’un fait quand on joue seul, avec ses propres dés, ou comme maître de jeu.
reason-missing = Il faut une raison.
nothing-to-correct = Il n’y a pas de jet à corriger.
nothing-to-roll = Personne n’attend de jet.
may-not-correct = On corrige un jet là où l’on lance ses propres dés.
odds-off = Les probabilités sont masquées à cette table.
review-not-over = Une partie peut être relue quand elle est finie.
designer-busy = D’autres mesurent en ce moment ; réessayez dans une minute.
designer-no-number = On ne peut pas jouer avec ces nombres : { $reason }.
designer-too-many = Trop de nombres sont changés à la fois.
no-such-run = Cette mesure n’existe plus.
puzzle-no-choice = Ce n’est pas un des choix de ce problème.
no-such-puzzle = Ce problème n’existe pas.
review-failed = Cette partie ne peut pas être relue.
review-too-many = Vous attendez déjà plusieurs relectures. Laissez-en une se terminer d’abord.
hint-others = D’autres jouent ici aussi et n’ont pas accepté les conseils.
hints-off = Les conseils sont désactivés à cette table.
hints-agreed = Les conseils sont déjà donnés ici.
no-hints = Aucun conseil n’a été convenu.
file-hidden = La partie continue, et tout n’y est pas pour vous.
file-newer = Ce fichier a été joué avec la version { $found } des règles ; ce programme a la version { $known }.
file-too-large = La première ligne du fichier est trop longue.
file-too-long = Le fichier a trop d’étapes.
scenario-wrong = Le scénario ne peut pas être lu : { $reason }
scenario-missing = Ce scénario n’est pas dans le fichier.
no-such-rule = Cette règle n’existe pas.

## Rules that have changed

rules-changed = Les règles ont changé depuis que cette partie a été jouée. Elle peut continuer là où elle en était.
rules-unchanged = Les règles conviennent à cette partie.
state-lost = L’état de cette partie n’a pas été gardé : elle ne peut pas continuer.
update-differs = Depuis que les règles ont été corrigées, l’étape { $step } ({ $action }) finit autrement.
update-refused = Depuis que les règles ont été corrigées, l’étape { $step } ({ $action }) n’est plus permise ({ $rule }).
update-unreadable = Cette partie ne peut plus être lue à partir de l’étape { $step }.

## The log

table-ruled =
    .you = Vous décidez : { $fact } vaut { $value }. { $reason }
    .they = { $hero-The } décide : { $fact } vaut { $value }. { $reason }
table-adopted = Les règles ont été corrigées. La partie continue là où elle en était.

## People

name-too-long = Un nom a au plus 40 lettres.
code-wrong = Ce code ne fonctionne pas, ou plus.

## Campaigns

no-campaign = Il n’y a pas de campagne pour ce jeu ou cette édition.
no-such-campaign = Cette campagne n’existe pas.
no-chapter-match = Aucune partie ne se joue dans ce chapitre.
chapter-played = La partie de ce chapitre se joue encore.

## Plain pages

page-home = Vers la table
page-missing-title = Undercroft
page-missing = Ce programme a été construit sans sa page. Lancez make play pour construire les deux, ou utilisez l’interface à l’adresse /api/v1.
join-title = { $game } : une place pour vous
join-host = { $name } vous invite à la table.
join-nobody = Vous êtes invité à la table.
join-name = Votre nom
join-sit = S’asseoir
join-watch = Seulement regarder
transfer-title = Retrouvez vos parties ici
transfer-named = { $name } peut continuer à jouer sur cet appareil.
transfer-nameless = Vous pouvez continuer à jouer sur cet appareil.
transfer-take = Continuer ici

## The lobby

about-values = Valeurs de ses cartes : { $rulebook } imprimées dans la règle, { $public } connues du public, { $reconstructed } reconstituées.
about-catacombs = Explorez un souterrain à la torche, zone après zone, qu’un maître de jeu peuple de pièges et de créatures.
about-mini-rogue = Explorez un donjon de cartes avec une poignée de dés, seul ou à deux.
about-urto = Des rivaux se disputent dans une grotte le renom, ses créatures et la faveur d’Urto, de deux à cinq.
choice-true = oui
choice-false = non
choice-random = au hasard
choice-p1 = joueur 1
choice-p2 = joueur 2
choice-p3 = joueur 3
choice-p4 = joueur 4
choice-p5 = joueur 5
option-catacombs-quest = Quête
    .kind = quest
option-catacombs-heroes = Héros
    .kind = hero
option-catacombs-level = Niveau
    .kind = level
option-catacombs-length = Cartes tirées au hasard
option-catacombs-show-objective = L’objectif est connu dès le début
    .brief = Objectif connu
option-catacombs-ask-searches = Le destin est proposé quand une case est fouillée en vain
    .brief = Destin après une fouille
option-catacombs-gm = Maître de jeu
option-catacombs-gm-automatic = un programme
option-catacombs-gm-person = quelqu’un à la table
option-mini-rogue-heroes = Personnages
    .kind = character
option-mini-rogue-difficulty = Difficulté
    .kind = difficulty
option-mini-rogue-board = Plateau
    .kind = board
option-mini-rogue-missing-xp-costs-hp = Les XP qui manquent coûtent des PV
    .brief = XP manquants en PV
option-mini-rogue-unpaid-option-costs-hp = Règle maison : une option de camp impayable coûte des PV
    .brief = Camp impayé : perdre des PV
option-mini-rogue-one-item = Un seul Objet
option-mini-rogue-stances = Postures de combat

## Feats

feat-first-match = Premiers pas
    .about = Jouez une partie jusqu’à sa fin.
feat-first-win = Sorti vivant
    .about = Gagnez une partie.
feat-no-looking-back = Sans se retourner
    .about = Gagnez une partie sans rien reprendre.
feat-three-in-a-row = Sur sa lancée
    .about = Gagnez trois parties de suite.
feat-ten-wins = Vétéran
    .about = Gagnez dix parties.
feat-every-edition = Collectionneur
    .about = Gagnez dans chaque édition d’un jeu.
table-counts = Cette partie compte. Elle devient un entraînement si l’on revient sur un dé ou une carte déjà vus, si l’on décide d’un fait, ou si une branche part avant la fin.
table-practice-designed = Entraînement : des nombres de ses cartes ont été changés, cette partie ne compte donc pas.
table-practice-origin = Entraînement : cette partie n’a pas commencé ici, elle ne compte donc pas.
table-practice-own-dice = Entraînement : avec vos propres dés, une partie ne compte pas.
table-practice-ruled = Entraînement : un fait a été décidé à la main, cette partie ne compte plus.
table-practice-undone = Entraînement : on est revenu sur un dé ou une carte déjà vus, cette partie ne compte plus.
table-practice-branched = Entraînement : une branche est partie avant la fin, cette partie ne compte plus.
packs-wrong = Les paquets que nomme ce fichier ne vont pas ensemble : il n’a pas été écrit par ce programme.

## `undercroft admin`

admin-no-file = { $file } : ce fichier n’existe pas.
admin-no-table = La table { $target } n’existe pas.
admin-no-person = La personne { $target } n’existe pas. `undercroft admin persons` les énumère.
admin-no-device = { $target } n’a pas cet appareil. `undercroft admin person` les énumère.
admin-device-short = « { $target } » est trop court : donnez au moins six lettres de l’appareil.
admin-not-empty = Quelque chose est déjà conservé ici : { $target } ne se copie que dans une base vide.
admin-closed-already = La table { $target } est déjà fermée.
admin-busy = La table { $target } est trop occupée en ce moment. Réessayez.
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-persons = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
admin-table-size = ouverte le { $opened } ; { $entries } entrées de { $bytes } octets, { $states } octets d’états ; famille { $root }
admin-seat = siège { $seat } : { $person } { $name }, vue la dernière fois le { $seen }
admin-person = { $open } tables ouvertes, { $most } au plus ; le journal appelle cette personne { $log }
admin-device = appareil { $device } depuis le { $created }
admin-is-banned = (exclue)
admin-closed = La table { $target } est fermée.
admin-deleted = La table { $target } est supprimée. Les résultats de sa partie restent.
admin-banned = { $target } est exclue.
admin-unbanned = { $target } est de nouveau admise.
admin-quota-set = Ce que { $target } peut garder ouvert est changé.
admin-revoked = { $count ->
    [one] { $count } appareil est retiré.
   *[other] { $count } appareils sont retirés.
}
admin-would-prune = { $count ->
    [one] { $count } table serait supprimée. Rien n’a changé.
   *[other] { $count } tables seraient supprimées. Rien n’a changé.
}
admin-pruned = { $count ->
    [one] { $count } table est supprimée, et { $rows } lignes qui n’appartenaient à rien.
   *[other] { $count } tables sont supprimées, et { $rows } lignes qui n’appartenaient à rien.
}
admin-imported = { $rows } lignes sont copiées.
