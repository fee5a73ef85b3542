# The table in the browser: bars, buttons and pages that are the same for every game.

## Everywhere

web-home = To the lobby
web-settings = Settings
web-language = Language
web-close = Close
web-back = Back
web-key-esc = Esc
web-percent = { $number } %
web-parts = { $parts }
web-amount = { $amount }
web-you = you

## The table

web-undo = Undo
web-redo = Redo
web-odds = Odds
web-rules = Rules
web-log = Log
web-log-close = Hide the log
web-log-empty = Nothing has happened yet.
web-log-older = Show older lines
web-log-struck = taken back
web-log-new = new lines
web-step = step
web-step-back = One step back
web-step-on = One step on
web-step-slider = Step through the match
web-step-of = Step { $step } of { $steps }
web-sheet = Sheet
web-tab-board = Table
web-tab-sheet = Sheet
web-tabs = Parts of the table
web-tray = Dice
web-dock = Your choices
web-prompt = What is asked
web-choices = Choices
web-verbs = Actions
web-players = Players
web-order = Turn order
web-legend = Legend
web-conditions = Conditions
web-condition-on = : yes
web-condition-off = : no
web-you-act = You act
web-who-acts = { $who }
web-waits = Please wait
web-past = Earlier
web-next = Next: { $what }
web-more-choices = More choices ({ $page } of { $pages })
web-track-of = { $name }: { $value } of { $max }
web-track-value = { $name }: { $value }
web-of-max = of { $max } { $name }
web-zone-of = Zone { $zone } of { $count }
web-you-are-here = you are here
web-foe-answers = Its answer by the die
web-no-room = The cards ahead lie face down.
web-not-rolled = not rolled yet
web-guardians-left = { $count ->
    [one] { $count } guardian left
   *[other] { $count } guardians left
}
web-cell-empty = empty
web-cell-hidden = face down
web-cell-known = face down, known to you
web-cell-visited = visited
web-cell-stands = { $who } is here
web-cell-choice = choice: { $choice }
web-space-unknown = unknown space
web-space-empty = empty space
web-spaces-found = { $found } of { $count } spaces found
web-pile-left = { $count } left in { $name }
web-square = Column { $column }, row { $row }: { $what }
web-square-cost = { $cost } to get there
web-square-danger = leaving it is risky
web-zoom = Size of the map
web-zoom-in = Larger
web-zoom-out = Smaller
web-hand-secret = seen only by you
web-hand-empty = No cards in hand
web-kind-weapon = Weapon
web-kind-single = Single use
web-kind-permanent = Permanent
web-renown-short = PR
web-tip-why = Why?

## Odds

web-odds-of = What may come of it
web-odds-others = anything else
web-odds-nothing = nothing changes
web-odds-too-many = Too many outcomes to count them all.

## The end

web-over-look = Look at the table

## The lobby

web-lobby-title = Three ways down. Pick one.
web-lobby-text = One press starts a game. Options are one click further.
web-play-now = Play now
web-options = Options
web-tutorials = Tutorials
web-replays = Replays
web-statistics = Statistics
web-resume = Resume
web-resume-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
web-resume-none = Nothing waits for you yet.
web-with-others = With others
web-way-invite = Invite by link
web-way-invite-text = One link per seat, one to watch
web-way-learn = Learn in five minutes
web-way-learn-text = A guided first turn for each game
web-way-companion = Companion mode
web-way-companion-text = You roll your own dice at the table
web-unofficial = Unofficial: not affiliated with the publishers or authors. If you like a game, buy the box.
web-about = About
web-more = More
web-who-mini-rogue = solo or two together
web-who-catacombs = solo or with friends
web-who-urto = 2–5 players, 30–75 min
web-tagline-mini-rogue = Ten zones, four floors and a handful of dice. Push your luck, find food, go down.
web-tagline-catacombs = Four heroes by torchlight against an automated game master. Every square may hide a trap.
web-tagline-urto = A race through an unknown cave, where renown matters as much as arriving alive.
web-starts = Starts: { $what }
web-starts-mini-rogue = Rogue, Dungeon, normal, edition 2025
web-starts-catacombs = first quest, four heroes, novice
web-starts-urto = Oriandre against three bots
