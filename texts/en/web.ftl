# The table in the browser: bars, buttons and pages that are the same for every game.

## Everywhere

web-home = To the lobby
web-settings = Settings
web-language = Language
web-close = Close
web-back = Back
web-key-esc = Esc
web-percent = { $number } %
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
web-zone-of = Area { $zone } of { $count }
web-you-are-here = you are here
web-foe-answers = Its answer by the die
web-no-room = The cards ahead lie face down.
web-not-rolled = not rolled yet
web-cell-empty = empty
web-cell-hidden = face down
web-cell-known = face down, known to you
web-cell-visited = visited
web-cell-stands = { $who } is here
web-cell-choice = choice: { $choice }
web-space-unknown = unknown space
web-space-empty = empty space
web-pending-left = −{ $by } → { $left } left
web-spaces-found = { $found ->
    [0] none of { $count } spaces found
    [one] { $found } of { $count } spaces found
   *[other] { $found } of { $count } spaces found
}
web-pile-left = { $count } left in { $name }
web-square = Column { $column }, row { $row }: { $what }
web-square-cost = { $cost } to get there
web-square-danger = leaving it is risky
web-square-choices = { $count } choices
web-way-cost = The way there: { $cost }
web-way-safe = No test on the way that you know of.
web-way-tests = { $count ->
        [one] a test on the way: { $chance } pass
       *[other] { $count } tests on the way: { $chance } pass all
    }
web-doubt = Are you sure?
web-doubt-go = Do it
web-doubt-way = The way there asks for tests: { $chance } pass them all. Each may stop you.
web-legend-test = test, and its chance
web-follow = Follow
web-zoom-all = Show everything
web-mini-map = The whole map in small
web-square-test = tests on the way, { $chance } pass
web-way-strike = Walk up and strike: { $cost }
web-way-jump = Jump: { $cost }
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
web-odds-off = Odds are off at this table.

## The end

web-over-look = Look at the table
web-ending = How it ended
web-ending-won = Victory: { $place }
web-ending-lost = Defeat: { $place }
web-ending-chart = How deep, how well
web-ending-chart-note = { $counts } · { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-ending-chart-says = { $counts } over the match: { $first } at the beginning, { $last } at the end, { $parts ->
        [one] one part
       *[other] { $parts } parts
    }
web-ending-best-roll = Best roll
web-ending-new = { $count ->
        [0] none new
       *[other] { $count } new
    }
web-ending-no-feats = Nothing new this time.
web-ending-all-feats = Record of feats
web-ending-best = Personal best
web-ending-matches = { $count ->
        [one] { $count } match in this browser
       *[other] { $count } matches in this browser
    }
web-ending-first = The first one that this browser remembers.
web-ending-record = A new best: { $before } until today.
web-ending-before = Your best is { $before }.
web-ending-share = Share a picture
web-ending-shared = Picture made
web-ending-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-ending-skill = What did the dice do, and what did you?
web-ending-weigh = Find out
web-ending-same-start = Same start, new dice

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
web-table-manage = Name or delete
web-table-name = What the table is called
web-table-delete = Delete the table
web-table-delete-sure = The table and its log will be gone. Its result, if it counts, stays in your statistics.
web-table-delete-yes = Yes, delete it
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
web-tagline-mini-rogue = Ten Areas, four Floors and a handful of dice. Push your luck, find food, go down.
web-tagline-catacombs = Four heroes by torchlight against an automated game master. Every square may hide a trap.
web-tagline-urto = A race through an unknown cave, where renown matters as much as arriving alive.
web-starts = Starts: { $what }
web-starts-mini-rogue = Rogue, Dungeon, normal, edition 2025
web-starts-catacombs = first quest, four heroes, novice
web-starts-urto = Oriandre against three bots
web-stage-gathering = Waiting for players
web-stage-yours = Your turn
web-stage-waits = The others’ turn
web-loading = One moment …
web-link-lost = The connection is lost. Trying again; nothing is lost.
web-to-lobby = To the lobby
web-cancel = Cancel
web-save = Save
web-saved = Saved.

## A new table

web-new-table = New table: { $game }
web-edition = Edition
web-at-most = (at most { $count })
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-plays = { $hero } (seat { $number })
web-seat-word-gm = Game master
web-seat-me = Me
web-seat-open = A guest
web-seat-bot = A bot
# How well bots play: a word, what it means, and what a game master of that level does.
web-level = How well bots play
web-level-bot = By habit
web-level-bot-note = Rules of thumb, at once.
web-level-bot-master = The game master moves all its creatures and plans nothing.
web-level-beginner = Beginner
web-level-beginner-note = Rules of thumb and nothing else.
web-level-beginner-master = The game master gives few orders.
web-level-easy = Easy
web-level-easy-note = Leaves its habits only for what looks far better.
web-level-easy-master = The game master gives some more orders.
web-level-normal = Normal
web-level-normal-note = Thinks a moment before each choice and often finds a better one.
web-level-normal-master = The game master uses most of its creatures.
web-level-hard = Hard
web-level-hard-note = Takes whatever promises most, as far as it can see.
web-level-hard-master = The game master leads all its creatures as one side.
web-level-expert = Expert
web-level-expert-note = Looks as far ahead as the table has time for. It knows no more than its seat sees, and has the same dice as you.
web-level-expert-master = The game master tries out plans before each turn.
web-seat-yours = You sit here.
web-seat-you = { $name } (you)
web-seat-is-bot = A bot plays here.
web-seat-waits = This seat waits for its guest.
web-seat-somebody = Somebody
web-seat-not-there = not there at the moment
web-seat-a-bot = Seat a bot
web-nickname = What the others call you
web-own-dice = I roll my own dice
web-own-dice-note = Companion mode: you roll and draw at your own table and tell what came out; the table keeps board and rules.
web-own-dice-start = You roll and draw at your own table. Tell what comes out, one after the other.
web-odds-for-all = Show the odds
web-odds-for-all-note = In a contest only if everybody agrees.
web-start = Start
web-open-table = Open the table
web-invite-note = Every other seat gets a link of its own; whoever opens it may sit down.
web-gathering = { $game }: waiting for players
web-gathering-note = Send each guest their link. The match begins when every seat is taken.
web-invitation = Invitation to seat { $number }
web-copy-link = Copy the link
web-copied = Copied
web-watch = Watch
web-watch-note = Whoever has this link may watch, and sees no hidden hands.
web-hand-over = Let a bot play for { $name }
web-take-back = Take my seat back
web-no-table = There is no such table

## Time

web-undo-to = Undo to here
web-play-on = Play on from here
web-link-to = Link to this moment
web-past-note = You see step { $step } of { $steps }.
web-to-now = Back to now
web-playback = The others’ turns
web-playback-of = { $step } of { $steps }
web-playback-next = Next
web-playback-fast = Fast
web-playback-skip = To the end
web-refused = Not now, by this rule:
web-not-now = Nothing can be done with it now. You are asked:
web-record = { $game }: record of feats, { $done } of { $count }
web-record-signed = Signed by { $name }, { $date }
web-recap = Since your turn
web-recap-close = Play on
web-recap-none = Nothing that you could see.
web-recap-again = Play it again
web-recap-watch = Watch again
web-key-space = Space
web-since-turn = Since your turn: { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-branch-note = A branch of another table: what happens here changes nothing there.
web-branch-back = To the first table
web-skip-link = To the question
web-proposal-undo = { $by } would like to take steps back.
web-proposal-redo = { $by } would like to play undone steps again.
web-proposal-close = { $by } would like to close the table.
web-proposal-hints = { $by } would like hints for everybody.
web-proposal-waits = Waiting for the others.
web-agree = Agree
web-disagree = No
web-play-again = Play again
web-download = Download
web-announcements = What happens

## Dice rolled at the table

web-roll-ask = { $count ->
    [one] { $die }: what came out?
   *[other] { $die }, { $count } times: what came out?
}
web-roll-for = For: { $who }
web-roll-so-far = { $done } of { $count }:
web-roll-back = Take the last one back
web-roll-cancel = Not yet
web-roll-search = Find a card
web-face-symbol = Symbol
web-face-blank = Blank
web-die-room = Room card
web-die-guardian = Guardian card
web-die-character-card = Character card

## Why, and the rule browser

web-invite = Invite
web-goal-mini-rogue = Go down Area by Area, with food, HP and luck to spare, and beat the last Guardian.
web-goal-catacombs = Do what the quest asks and bring somebody out alive.
web-goal-urto = Reach Urto alive, with more life, mana, renown and trophies than the others.
web-coach = First steps
web-coach-question = What you can do now. A press or the number key chooses.
web-coach-board = What is ringed here is the same choice: press it on the board.
web-coach-help = What anything means, and the rules behind it.
web-coach-done = Let’s go
web-help = Help
web-help-search = Search the rules: star, trap, level …
web-help-goal = The goal:
web-help-now = What matters now
web-help-symbols = Symbols in view
web-help-reference = Reference cards
web-help-synonyms = money=gold, coins=gold, coin=gold, health=HP, life points=HP, hit points=HP, food=ration, rations=ration, boss=guardian, end boss=guardian, monster=enemy, monsters=enemy, experience=XP, shop=merchant, heal=healing, dodge=evade, reroll=re-roll, floor=Floor, exit=Exit, sell=sold, turn=turn, win=wins
web-why = Why?
web-why-nothing = Point at something, then ask why.
web-provenance = Where its values come from:
web-rule-browse = All rules
web-rule-unknown = There is no rule { $rule }.
web-rule-offline = The rule cannot be fetched right now.
web-rule-kind-ruling = ruling
web-rule-kind-example = example
web-rule-kind-symbol = symbol
web-rule-kind-derived = derived
web-rule-kind-component = component
web-rule-origin = Where it is printed
web-rule-scenarios = { $count ->
    [one] { $count } scenario shows it
   *[other] { $count } scenarios show it
}
web-rules-intro = Every rule has a number, a source and a sentence of our own. The log, the choices and every refusal cite them.
web-rules-game = Game
web-rules-search = Search
web-rules-search-hint = Words, or a number
web-rules-chapter = Chapter
web-rules-edition = Edition
web-rules-all = all
web-rules-found = { $count ->
    [0] No rule fits.
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-more = Show more ({ $count })

## Statistics, replays, tutorials

web-statistics-intro = Games that you played to their end. Branches and tables with rulings do not count.
web-statistics-none = No finished games yet.
web-won-of = won: { $percent }
web-won = won
web-lost = lost
web-latest = Latest games
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-watch-again = Watch again
web-feats = Record of feats
web-feats-intro = What you have done at your tables: each feat once, with the day and the name that signed for it.
web-feats-table = At any table
web-feat-open = not earned yet
web-replays-intro = Finished games, step by step. Any of them can be left at any step and played on.
web-replays-none = No finished games yet.
web-replay-open = Open a file
web-replay-open-note = A file with the ending .undercroft, from here or from the terminal.
web-tutorials-intro = A guided first turn: you make the choices, the table explains what each one does.
web-tutorial-begin = Begin
web-tutorial-catacombs = A first room: walk, search, open a door, and fight what waits behind it.
web-tutorial-urto = The first five turns of a race for two: explore, search, fight, rest.
web-tutorial-mini-rogue = The sample turn of the 2025 rulebook: one Rogue, one Area, from its Entrance to its Exit.

## Settings

web-mode = Light
web-mode-system = like the device
web-mode-dark = dark
web-mode-light = light
web-speed = Motion
web-speed-hint = Any key or tap shows the end at once.
web-speed-none = none
web-show-odds = Odds on every choice
web-show-odds-note = Exact, never sampled.
web-announce = Announce what happens
web-announce-note = For screen readers: new lines of the log are read out.
web-sound = Sound
web-sound-note = Dice, blows and your turn are heard; phones tremble with wounds and turns.
web-keys = Keys
web-key-tab = Tab
web-keys-1 = choose
web-keys-2 = more choices
web-keys-3 = odds on and off
web-keys-4 = why
web-keys-5 = undo
web-keys-6 = redo
web-keys-7 = log
web-keys-8 = back
web-keys-9 = through time; on a board from thing to thing
web-keys-10 = through board, sheet, choices and log
web-keys-11 = where the goal may be, on a large map
web-keys-12 = all of a large map
web-person = You
web-other-device = Go on on another device
web-other-device-code = Type this code there:
web-claim-code = A code from another device
web-claim = Use it
web-claimed = Your games are here now.
web-forget = Forget me
web-forget-sure = Name, statistics and campaigns will be removed. Are you sure?
web-forget-yes = Yes, forget me
web-forgotten = You are forgotten.

## About

web-about-intro = Undercroft is a digital table for three dungeon-crawl board games, with every rule enforced.
web-about-unofficial-title = Unofficial
web-about-unofficial = Undercroft is not affiliated with, endorsed by or sponsored by the publishers or authors of the games it plays. Titles only say which game is meant; no art, logo or rule sentence of theirs is included. If you like a game, buy the box.
web-about-icons-title = Icons
web-about-icons = The icons are from game-icons.net, by Lorc, Delapouite and contributors, under the licence CC BY 3.0.
web-about-fonts-title = Fonts
web-about-fonts = IM Fell English by Igino Marini and Source Sans 3 by Paul D. Hunt for Adobe, both under the SIL Open Font License 1.1.
web-about-values-title = Where the values come from
web-about-values = Every card says whether its values are printed in a rulebook, publicly known, or reconstructed. Ask why on a card to see it.
web-about-pack = Pack
web-about-sources = Its values
web-about-records = { $count } { $kind }
web-source-rulebook = printed in a rulebook
web-source-public = publicly known
web-source-reconstructed = reconstructed
web-about-licence-title = Licence
web-about-licence = The program is free software under MIT or Apache-2.0, at your option.
web-about-privacy-title = What is kept
web-about-privacy = A key in your browser tells the table that you are you; it holds no name. “Forget me” in the settings removes it with everything that belongs to you.
web-about-version = Version { $version }
web-pack-records = { $kind ->
    [rulebook] printed in a rulebook
    [public] publicly known
   *[reconstructed] reconstructed
}: { $count }

## Guided tables and campaigns

web-guide = Guide
web-guide-step = { $step } of { $of }
web-campaign = Campaign
web-campaigns = Campaigns
web-campaigns-intro = Heroes set out, chapter after chapter: what you win, lose and carry home decides how it goes on.
web-campaigns-mine = Under way
web-campaigns-new = { $game }: { $count ->
    [one] who sets out?
   *[other] who sets out, one to { $count }?
}
web-campaign-set-out = Set out
web-campaign-nobody = Nobody yet
web-campaign-town = In town
web-campaign-joining = Who else comes along?
web-campaign-gathering = Nobody has come back. Somebody has to join before the next try.
web-campaign-of = { $hero }, chapter { $number }
web-campaign-chapter = chapter { $number }
web-campaign-map = The way so far
web-campaign-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-campaign-points-left = { $points ->
    [one] point to spend
   *[other] points to spend
}
web-campaign-skills = Skills
web-campaign-no-skills = No skills yet: points come with the chapters.
web-campaign-relics = Relics
web-campaign-no-relics = No relics yet.
web-campaign-go-on = Go on
web-campaign-play = Play this chapter
web-campaign-resume = Back to the table
web-campaign-end = The campaign is over.
web-to-campaign = Back to the campaign
web-chapter-read = read
web-chapter-won = won
web-chapter-beaten-by-goal = goal missed
web-chapter-lost = lost
web-kind-divine = Divine
web-kind-artefact = Artefact

## An invitation, and addresses that lead nowhere

web-join-title = { $name } invites you to { $game }.
web-join-title-nobody = You are invited to { $game }.
web-join-crumb = An invitation
web-join-seat = Your seat
web-join-you = You
web-join-open = Another guest
web-join-plays = plays { $hero-the }
web-join-plays-drawn = drawn when the match begins
web-join-drawn = Chance decides
web-join-drawn-text = Who you will be is drawn when the match begins.
web-join-name = Your name
web-join-sit = Sit down
web-join-sit-as = Sit down as { $hero-the }
web-join-begins = Everybody is here: the match begins when you sit down.
web-join-waits = { $count ->
    [one] The match begins when { $count } more guest has come.
   *[other] The match begins when { $count } more guests have come.
}
web-join-watch = Only watch
web-join-taken = Somebody sits here already.
web-join-seated = You sit at this table already.
web-join-no-account = No account, no e-mail: this browser remembers your seat.
web-join-dead = Ask whoever sent you the link for a new one, or open a table of your own.
web-to-table = To the table
web-transfer-title = Bring your games here
web-transfer-named = { $name } can go on playing on this device.
web-transfer-nameless = You can go on playing on this device.
web-transfer-take = Go on here
web-transfer-dead = A code works once, for a short time. Make a new one in the settings of your other device.
web-missing-title = There is nothing here.
web-missing-text = The address is wrong, or what stood here is gone.
web-last-roll = last roll
web-score-place = Place
web-score = The count
web-look-board = Board
web-look-fight = Fight

## Review

web-review = Review
web-review-won = Won. Dice { $dice } points, decisions { $decisions }{ $others ->
    [some] , the others { $points }
   *[none] {""}
}.
web-review-lost = Not won. Dice { $dice } points, decisions { $decisions }{ $others ->
    [some] , the others { $points }
   *[none] {""}
}.
web-review-working = Looking at the match again: { $done } of { $of } …
web-review-progress = How far the review is
web-review-nothing = Nobody had anything to decide in this match.
web-review-graph = Chance to win, moment by moment
web-review-at = Moment { $number } of { $of }, chance to win { $percent } percent
web-review-verdict = This decision
web-review-chose = You chose: { $choice }
web-review-better = { $choice } was better by { $points } points.
web-review-found = A find: nothing else comes close.
web-review-as-good = Nothing was clearly better.
web-review-others = What the others did
web-review-you = you
web-review-between = { $low } to { $high }
web-review-then-dice = What came after it: { $points } points by dice.
web-review-then-others = What came of it: { $points } points.
web-review-estimate = Estimated from up to { $matches } matches played on by quick players, from what you had seen.
web-review-board = See the board
web-hint = Hint
web-hint-used = { $number } used
web-hint-with-others = Others play here, too. Hints are given when everybody agrees, and then to everybody.
web-hint-propose = Ask the others
web-hint-agreed = Everybody has agreed to hints.
web-hint-end = End them for all
web-hint-not-asked = A hint is given when it is your turn.
web-hint-working = Playing on from here …
web-hint-would = The table would choose
web-hint-clear = It wins { $points } points more often than “{ $other }”.
web-hint-close = Nothing is clearly better: the first choices are worth about the same.
web-hint-forced = There is nothing else to choose.
web-hint-fight = It wins the fight in { $percent } of cases, with { $hp } HP left on average.
web-hint-chances = Chance to win the match
web-hint-fight-short = wins the fight { $percent }, { $hp } HP left on average
web-hint-fight-exact = wins the fight { $won }, dies { $lost }
web-hint-fight-counted = the fight: won { $won } ({ $low } to { $high }), dies { $lost }, { $hp } HP left on average
web-hint-round = by the end of the round: the target falls { $won } ({ $low } to { $high }), oneself { $lost }, { $hp } HP left on average
web-hint-estimate = Estimated from up to { $matches } matches played on by quick players, from what you see; ± is 95%.
web-hint-fights-exact = Fights are exact, played out in the best way.
web-hint-fights-counted = Fights are estimated from { $matches } matches played on by quick players; 95 % intervals.
web-hint-fractions = Fractions
web-day = Dungeon of the day
web-day-short = Today
web-day-intro = The same cards and dice for everybody on this server. Your first try counts.
web-day-today = Today
web-day-yesterday = Yesterday
web-day-what = { $date }: { $hero }, { $difficulty }
web-day-same = Whoever chooses the same meets the same. Nobody can roll again.
web-day-sealed = Dice sealed: { $seal }
web-day-opens = The seal opens in { $hours } h { $minutes } min.
web-day-players = { $count ->
    [0] Nobody has gone down yet.
    [one] One person went down.
   *[other] { $count } people went down.
  }
web-day-go = Go down
web-day-on = Go on
web-day-look = Look at your match
web-day-streak = Your days
web-day-in-a-row = { $count } in a row, at best { $most }
web-day-mark-none = –
web-day-mark-playing = below
web-day-mark-lost = lost
web-day-mark-won = won
web-day-results = Results
web-day-hidden = You see how others did when you have finished.
web-day-nobody = Nobody has finished it.
web-day-came = { $down } went down, { $won } came back.
web-day-area = Area { $area }
web-day-watch = Watch
web-day-ranked = Ranked by depth. Matches in which something was taken back are listed last.
web-day-opened = Seal opened: { $secret }. The file of each match holds it, and “undercroft replay verify” checks every die.
web-puzzles = Puzzles
web-puzzles-intro = Positions of matches in which one choice is clearly best, and not the first that comes to mind.
web-puzzles-rating = Your rating
web-puzzles-next = Next puzzle, rated { $rating }
web-puzzles-done = You have tried them all.
web-puzzles-easy = Easy
web-puzzles-medium = Medium
web-puzzles-hard = Hard
web-puzzles-solved = { $solved } of { $of } solved
web-puzzle-asks = A puzzle, rated { $rating }: one choice is clearly best. Which one?
web-puzzle-solved = Solved. Your rating is { $rating }.
web-puzzle-missed = Another choice was better. Your rating is { $rating }.
web-puzzle-another = Next puzzle
web-puzzle-skip = Another one
web-review-picture = Save the picture
web-designer = Designer
web-designer-intro = { $game }: change a number of a card, then ask what it does.
web-designer-card = Card
web-designer-changed = { $count ->
    [0] Everything is as printed.
    [one] One number is changed.
   *[other] { $count } numbers are changed.
  }
web-designer-lab = Ask the lab
web-designer-ask = What does it do?
web-designer-stop = Stop
web-designer-play = Play with it
web-designer-save = Save as a pack
web-designer-share = Share
web-designer-note = Both sides play the same dice, so most luck cancels out; rules of thumb play. It stops when you leave the page.
web-designer-difference = { $way ->
    [harder] Harder: { $points } fewer wins in a hundred.
   *[easier] Easier: { $points } more wins in a hundred.
  }
web-designer-same = It makes no difference worth the name.
web-designer-open = Not decided yet.
web-designer-between = Between { $low } and { $high } points with 95% certainty.
web-designer-pairs = { $pairs } of at most { $most } pairs of matches
web-designer-plot = Win rate of old and new numbers over the matches played
web-designer-new = new { $percent }
web-designer-old = old { $percent }
web-review-save = Save as JSON
web-review-turning-points = Turning points
web-review-decisions = Decisions
web-review-filter-all = All
web-review-filter-lost = Lost points
web-review-filter-finds = Finds
web-review-none = There is none.
web-review-mark-luck = dice
web-review-mark-find = find
web-review-mark-slip = slip
web-review-mark-blunder = blunder

## The numbers of cards, on the designer’s page

web-card-kind-action = action
web-card-kind-artefact = artefact
web-card-kind-board = board
web-card-kind-chapter = chapter
web-card-kind-character = character
web-card-kind-competence = competence
web-card-kind-die = die
web-card-kind-difficulty = difficulty
web-card-kind-door = door
web-card-kind-element = furniture
web-card-kind-event = event
web-card-kind-feat = feat
web-card-kind-guardian = guardian
web-card-kind-hero = hero
web-card-kind-item = object
web-card-kind-monster = creature
web-card-kind-power-die = power die
web-card-kind-quest = quest
web-card-kind-room = room
web-card-kind-skill = skill
web-card-kind-space = space
web-card-kind-spell = spell
web-card-kind-stance = stance
web-card-kind-token = token
web-card-kind-zone = zone

web-field-action-points = action points
web-field-adventurer = adventurer
web-field-agility = agility
web-field-aim = aim
web-field-ap = AP
web-field-area = area
web-field-armour = armour
web-field-armour-points = armour points
web-field-armour-strike = armour strike
web-field-arrange = cards arranged
web-field-attack = attack
web-field-attack-min = attack at least
web-field-attacks = attacks
web-field-aura = aura
web-field-bag = in the bag
web-field-banish = banishes
web-field-barrel = barrel
web-field-below = area below
web-field-board = on the board
web-field-bonus = bonus
web-field-bookcase = bookcase
web-field-burst = burst
web-field-buy = purchase
web-field-cancel-death = HP after a cancelled death
web-field-casting-dice = dice when casting
web-field-charisma = charisma
web-field-chest = chest
web-field-close = to close
web-field-combat = combat skill
web-field-companion = companion
web-field-copies = copies
web-field-cost = cost
web-field-count = count
web-field-critical = critical from
web-field-damage = damage
web-field-destiny = destiny
web-field-dexterity = dexterity
web-field-dice = dice
web-field-difficulty = difficulty
web-field-drain = drain
web-field-draw = cards drawn
web-field-dread = dread
web-field-ecus = écus
web-field-effect = effect
web-field-effects = effect
web-field-elements = furniture
web-field-endurance = endurance
web-field-entry = entry
web-field-exploration = exploration skill
web-field-faces = face
web-field-fail = if it fails
web-field-far-shot = far shot
web-field-fear = fear
web-field-feats = feats
web-field-floor = floor
web-field-food = rations
web-field-foresee = cards foreseen
web-field-goal = goal
web-field-gold = gold
web-field-hands = hands
web-field-hard-to-kill = hard to kill
web-field-heal-per-ap = healed for each AP
web-field-hero = hero
web-field-hold = hold
web-field-hp = HP
web-field-hurt = wound
web-field-improvised = improvised
web-field-infection = infection
web-field-intelligence = intelligence
web-field-least = at least
web-field-leave = to leave
web-field-level = level
web-field-levels = level
web-field-life = life
web-field-lock = lock
web-field-loser = loser
web-field-luck = luck
web-field-magic = magic
web-field-mana = mana
web-field-mana-cost = mana cost
web-field-melee = melee
web-field-min = at least
web-field-miss = misses up to
web-field-modifiers = modifier
web-field-more = after a danger
web-field-n = amount
web-field-necromantic = necromantic
web-field-novice = novice
web-field-objective = objective
web-field-offering = offering
web-field-options = way
web-field-outcome = result
web-field-pact = pact
web-field-penalty = penalty
web-field-per-turn = a turn
web-field-phase = phase
web-field-pierces = armour pierced
web-field-points = points
web-field-possess = possession
web-field-power = power
web-field-pr = renown
web-field-price = price
web-field-protect = protection
web-field-pv = HP
web-field-range = range
web-field-reach = reach
web-field-regeneration = regeneration
web-field-replay = turns replayed
web-field-requires = required
web-field-rerolls = re-rolls
web-field-resurrect = resurrection
web-field-reveal = reveals
web-field-reward = reward
web-field-row = row
web-field-run-farther = squares more when running
web-field-search-all = to search
web-field-sell = sale
web-field-sheets = on the sheets
web-field-shield = shield
web-field-shooting = shooting
web-field-sides = sides
web-field-spur = spur
web-field-squares = squares
web-field-stir = stir
web-field-strength = strength
web-field-strike = strike
web-field-supply = supply
web-field-swarm = swarm
web-field-target = target
web-field-teleport = squares of the leap
web-field-test-dice = dice in tests
web-field-then = then
web-field-tier = tier
web-field-tire = fatigue
web-field-toll = toll
web-field-tough = toughness
web-field-tribute = tribute
web-field-turns = turns
web-field-two-weapons = two weapons
web-field-uses = uses
web-field-weapon = weapon
web-field-weapon-rack = weapon rack
web-field-web = web
web-field-weight = weight
web-field-well = well
web-field-will = will
web-field-x = column
web-field-path = { $outer }, { $inner }
web-field-numbered = { $name } { $number }
web-designer-game = Game

## With others

web-signals = Signals
web-signal-says = { $name }: { $says }
web-signal-shows = { $name } points at { $thing }.
web-signal-shows-place = { $name } points here.
web-signal-show = Show it to the others
web-signal-note = P shows the others what you point at; on a phone, hold a finger on it.
web-signal-well-done = Well done
web-signal-thanks = Thank you
web-signal-ouch = Ouch
web-signal-laugh = Ha ha
web-signal-think = Let me think
web-signal-ready = Ready
web-notify = Tell me when it is my turn
web-notify-note = A notice of the system, when you look elsewhere and others play with you.
web-keys-13 = show the others what you point at
