# The campaign of Catacombs: what the terminal says between quests.

play-quests-resumed = The campaign goes on, from { $file }.
play-quests-hero = { $number }. { $hero }: { $destiny } destiny, { $ecus } écus, carries { $load } of { $limit }.
play-quests-go = { $number }. Set out: { $quest }.
play-quests-heavy = { $hero } carries too much to set out: sell something, or put it into a strongbox.
play-quests-sell = { $number }. Sell { $item-the } for { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
play-quests-buy = { $number }. Buy { $item-a } for { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
play-quests-store = { $number }. Put { $item-the } into the strongbox.
play-quests-fetch = { $number }. Take { $item-the } out of the strongbox.
play-quests-use = { $number }. Take { $item-the } into use.
play-quests-stow = { $number }. Put { $item-the } into the pack.
play-quests-learn = { $number }. Learn a spell: { $spell }.
play-quests-back = { $number }. Back to the others.
play-quests-won = The quest is done, and those who live are in town again.
play-quests-lost = The quest has failed. Those who live are in town again and may try once more.
play-quests-nobody = Nobody has come back. New heroes join with --hero.
play-quests-finished = All quests are done: the campaign is over.
