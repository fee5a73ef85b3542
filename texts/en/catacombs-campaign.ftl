# The campaign of Catacombs: the town between quests, and what the terminal says there.

town-called = Is called { $name }.
town-has = { $destiny } destiny, { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
town-experience = { $xp } experience, noted on the sheet; the rulebook gives it no use.
town-carries = Carries { $load } of { $limit }.
town-noted = { $by ->
    [-1] One level less of { $level }.
    [1] One level more of { $level }.
   *[other] { $by } levels of { $level }.
}
town-knows = Knows { $known }.
town-heavy = { $hero } carries too much to set out: sell something, or put it into a strongbox.
town-owned = With the hero
town-strongbox = In the strongbox
town-shop = In the shop
town-grimoire = In the grimoire
town-teacher = With a teacher
town-sheet = On the sheet
town-note-name = Name
town-note-repeat = Destiny

deed-sell = Sell { $thing-the } for { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
    .short = Sell for { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }
deed-buy = Buy { $thing-a } for { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
    .short = Buy for { $ecus } { $ecus ->
        [one] écu
       *[other] écus
    }
deed-store = Put { $thing-the } into the strongbox.
    .short = Into the strongbox
deed-fetch = Take { $thing-the } out of the strongbox.
    .short = Take out
deed-use = Take { $thing-the } into use.
    .short = Use
deed-stow = Put { $thing-the } into the pack.
    .short = Into the pack
deed-learn = Learn a spell: { $thing }.
    .short = Learn
deed-train = Learn a competence: { $thing }.
    .short = Learn
deed-name = Name the hero.
    .short = Name
deed-repeat = Spend a destiny point: a roll outside the catacombs is made again.
    .short = Repeat a roll
deed-lower = Note a handicap: one level less of { $thing }.
    .short = One level less
deed-raise = Note a lasting gain, or that a handicap has passed: one level more of { $thing }.
    .short = One level more
play-quests-name = What is the hero called?
