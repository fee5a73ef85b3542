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
