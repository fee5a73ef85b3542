# The drawn terminal table: short words for keys, and what is told in its last line.

term-larger = Make the window larger. Nothing is lost.
term-visited = visited
term-unknown = unknown
term-wall = wall
term-goal = Goal
term-you-here = ( ) is you
term-once-more = Choose it once more to do it.
term-sign-figure = @ you (in a party its first letters)
term-sign-down = ░ ∙ face down
term-sign-now = double border: you are here; heavy: pointed at
term-sign-own = ( ) your hero
term-sign-full = CACHE: an artefact lies there; cache: empty
term-sign-acts = ( ) acts now
term-sign-aim = [ ] pointed at
term-sign-way = ‹ › the way there
term-sign-price = a digit: AP to get there
term-sign-danger = ! leaving it asks for a test
term-sign-points = ◊ AP left, ∙ spent
term-sign-block = █ pillar
term-sign-choice = [1] what choice 1 is about
term-sign-bar = ▆ there, ▃ at stake, ▁ missing
term-face-down = It lies face down.
term-nothing-here = There is nothing to do here.
term-no-choice = { $count ->
    [one] There is one choice: 1.
   *[other] Choose a number from 1 to { $count }.
}
term-past-only = You are looking at an earlier moment. Esc leads back, b plays on from here.
term-branch-where = Choose a line of the log first (l, then Enter), then play on from there with b.
term-branched = You play on from here as another match, kept in { $place }. The first one is as it was.
term-no-odds = Nothing is asked of you now.
term-odds-fight = The whole fight, played out in the best way: won { $won }, lost { $lost }; { $hp } HP left on average where it is won.
term-odds-fight-counted = The whole fight, played on { $matches } times: won { $won } ({ $won-low } to { $won-high } %), lost { $lost } ({ $lost-low } to { $lost-high } %); { $hp } HP left on average where it is won.
term-odds-round = To the end of the round, played on { $matches } times: the target falls and you stand { $won } ({ $won-low } to { $won-high } %), you fall { $lost } ({ $lost-low } to { $lost-high } %); { $hp } HP left on average where it falls.
term-odds-none = Nothing is told of what this may bring: odds are off at this table, or it is not your turn.
term-odds-won = fight won
term-odds-felled = target falls
term-odds-exact = Every chance is counted over all results, none is sampled.
term-odds-partly = Chances of this step are counted over all results; those of the fight are estimated, with 95 % intervals.
term-odds-keys = Up Down another choice, Enter does it, f percent or fractions, o back.
term-percent = { $percent }%
term-no-rule = No rule is named for this.
term-step = step { $step }
term-step-past = step { $step }, looking back
term-ended = u takes back, l shows what happened, v looks at it again, q leaves.
term-roll-keys = Type what came out, then Enter. Esc calls it off.
term-roll-wrong = That cannot come out. Type one of the faces above.
term-left = Your match waits in { $place }.
term-left-here = Your match waits: undercroft play --resume { $table }
term-service-says = { $text }
term-not-begun = This match has not begun yet: its seats are still being taken.
term-branch-elsewhere = At a table of a service, play on from here in the browser.

## Keys

term-arrows = arrows
term-name-enter = Enter
term-name-esc = Esc
term-name-space = Space
term-key-choose = choose
term-key-do = do it
term-key-back = back
term-key-arrows = move the highlight
term-key-tab = list or board
term-key-board = board
term-key-list = list
term-key-odds = odds
term-key-why = why
term-key-hint = hint
term-key-review = look at the match again
term-key-again = again
term-key-inspect = inspect
term-key-log = log
term-key-branch = play on from here
term-key-undo = undo
term-key-redo = redo
term-key-zoom = larger or smaller squares
term-key-next = next line
term-key-skip = to my turn
term-key-pause = pause
term-paused = (paused)
term-key-speed = speed
term-key-no-waiting = no waiting
term-key-step = step by step
term-key-now = back to now
term-key-keys = keys
term-key-leave = save and leave
term-page-back = Up Down scroll, Esc leads back.
term-inspect-keys = Left Right the next one, Up Down scroll, ? why, Esc leads back.
term-hint-keys = Up Down another choice, Enter does it, Esc leads back.
term-log-back = Up and Down scroll, / finds, n finds on, Enter shows that moment, Esc back.

## What choices are worth

term-chance = { $percent }% ({ $low }–{ $high })
term-hint-forced = There is nothing to choose.
term-hint-clear = { $best }: { $percent }% of the matches played on from here were won, clearly more than with { $other } ({ $other-percent }%).
term-hint-close = No choice is clearly best: { $best } was won in { $percent }%, { $other } in { $other-percent }% of the matches played on from here.
term-hint-estimate = Chances are estimates; in brackets, where they lie 19 times in 20. Enter does what is marked.
term-review-file = A match in a file is looked at again with: undercroft review FILE
term-review-moment = Step { $step }: { $percent }% before it; decision { $decision }, dice { $dice }, others { $others }.
term-review-keys = Left Right along, 1-9 turning points, w worst, Enter that table, b play on.
term-review-lucky = lucky
term-review-unlucky = unlucky
term-review-choice = choice
term-review-title = The match looked at again
term-hint-title = What each choice is worth

## The start menu

term-menu-motto = Three ways down. Unofficial; if you like one, buy it.
term-menu-language = Language: { $language }
term-menu-theme = Colours: { $theme }
term-menu-statistics = Played and earned
term-theme-terminal = terminal
term-theme-contrast = contrast
term-theme-ascii = ASCII
term-theme-colourless = none
term-leaflet-keys = arrows or a number choose  Enter do it  PageUp PageDown scroll  q back
term-campaign-chapter = Chapter { $number }
term-campaign-points = { $points ->
    [one] One point to spend.
   *[other] { $points } points to spend.
}
term-campaign-skill = Learn { $skill } ({ $cost }): { $gain }
term-campaign-join = { $name } comes along
term-statistics-game = { $game } ({ $edition }): { $played ->
    [one] one match played
   *[other] { $played } matches played
}, { $won } won.
term-statistics-none = No match that counts has been played to its end yet.
term-statistics-feats = Earned: { $feats }.
term-record = Record of { $game }: { $done } of { $count } feats.
term-record-signed = ✓ { $feat }: { $date }, { $name }
term-record-open = · { $feat }: { $about }
term-menu-play = play now
term-menu-campaign = campaign
term-menu-tutorial = tutorial
term-menu-keys = arrows move  Tab options  Enter play now  g language  F1 keys  q leave
term-menu-help = Choose a game or a match that waits with the arrows or its number. Tab leads to the options of a game and to what can be begun below them: Up and Down choose a row, Left and Right change it. Enter plays. c begins or goes on with the campaign, l leads you through a first game, g changes the language, t the colours, s shows what you have played and earned, q leaves.
term-menu-join = Join a table
term-menu-join-about = Type or paste the address of a table of a service, or an invitation to one, and press Enter. Whoever has no seat there watches. Esc leads back.
term-menu-play-about = A match with the options above.
term-menu-campaign-about = Chapter after chapter: what is earned in one goes on into the next, and it is kept with your matches.
term-menu-tutorial-about = A first game that is led: the table says what happens, why, and what is done next.
term-menu-own-dice = Own dice
term-menu-others = Other seats
term-menu-others-note = Every seat but the first. With “you”, several people share the keyboard, and hands are covered between turns.
term-menu-seat = Seat { $number }
term-menu-seat-gm = Game master
term-menu-seat-note = Who sits here: you, or a bot of this level.
term-menu-as-others = as the others
term-menu-me = you
term-menu-edition = Edition
term-menu-goes-on = { $game }: { $where }
term-menu-over = { $game }, over: { $where }
term-menu-waits = { $game }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
term-bot-sensible = bot
term-bot-random = bot, any choice
term-bot-beginner = bot, beginner
term-bot-easy = bot, easy
term-bot-normal = bot, normal
term-bot-hard = bot, hard
term-bot-expert = bot, expert
