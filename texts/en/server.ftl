# The table service: what it answers when something is not done, its plain pages, the lobby, feats, and lines of the log that no rule has made.

## Requests that are not understood

nobody = Nobody is known here yet: open or join a table first.
cross-site = This came from another site and was not done.
too-slow = That took too long.
server-busy = There is too much to do right now. Try again in a moment.
too-many-requests = { $seconds ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
too-many-streams = Too many tables are open at once. Close one of them first.
too-many-questions = Several questions of yours are being answered already. Wait for one of them.
too-many-tables = You have { $most } tables open, which is as many as you may. Close one of them first.
promise-wrong = What the file promises of its dice cannot be read.
banned = The host of this service has shut you out. You can still look on.
match-closed = closed before its end
body-too-large = That is too large.
body-not-json = JSON is expected, with the type application/json.
body-wrong = That is not what was expected: { $reason }
body-unreadable = That could not be read.
query-wrong = The address is not understood: { $reason }
id-wrong = An id of up to 64 letters and digits is expected.
no-such-page = There is nothing here.
wrong-method = That cannot be done here.
server-failed = Something is wrong with the table service ({ $number }). Try again in a moment.
stopping = The table service is closing.
not-writable = The table service cannot save anything at the moment.
too-busy = The table is too busy. Try again in a moment.

## Tables

no-such-table = There is no such table.
no-such-game = There is no game “{ $name }”. Known: { $known }
seats-wrong = { $count ->
    [one] This table has one seat.
   *[other] This table has { $count } seats.
}
no-guided-game = There is no guided game for this game.
not-watchable = Only those who sit at this table may see it.
not-started = The match has not begun.
started-already = The match has begun already.
seats-open = Some seats are still open.
table-closed = This table is closed.
time-wrong = That time is too short or too long.
share-wrong = A share of the dice is 16 bytes in hex.

## Seats

not-seated = You do not sit at this table.
not-your-seat = That is not your seat.
not-host = Only the host of the table can do that.
no-such-seat = There is no such seat.
no-such-bot = There is no such bot.
seat-taken = Somebody sits here already.
nobody-there = Nobody sits there.
others-sit-here = Others sit here, too: you can leave the table, but not delete it.
seated-already = You sit here already.
invitation-wrong = This invitation does not work any more.
not-away = This person is still there.
bot-plays = A bot plays here already.
stand-in-plays = A bot plays for you. Take your seat back first.

## Playing

prompt-closed = The table has moved on. Here is what is asked now.
guide-elsewhere = That is allowed, but in the guided game something else is done now.
word-wrong = That cannot be: { $reason }
word-stuck = Nobody could go on from there: nothing would be left to do.
word-impossible = { $rule }: { $sentence } ({ $reason })
no-such-moment = There is no such moment.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
proposal-open = Something else is proposed already.
no-proposal = Nothing is proposed.
answered-already = You have answered already.
may-not-branch = A line of your own can leave your own games, or games that are over.
may-not-rule = Facts are set by those who play alone, with their own dice, or as game master.
reason-missing = A reason is needed.
nothing-to-correct = There is no roll to correct.
nothing-to-roll = Nobody waits for a roll.
may-not-correct = Rolls are corrected where people roll their own dice.
odds-off = Odds are off at this table.
review-not-over = A match can be reviewed when it is over.
designer-busy = Others measure right now; try again in a minute.
designer-no-number = These numbers cannot be played: { $reason }.
designer-too-many = Too many numbers are changed at once.
no-such-run = There is no such measurement any more.
puzzle-no-choice = That is none of the choices of this puzzle.
no-such-puzzle = There is no such puzzle.
review-failed = This match cannot be reviewed.
review-too-many = You are waiting for several reviews already. Let one of them be done first.
hint-others = Others play here, too, and have not agreed to hints.
hints-off = Hints are off at this table.
hints-agreed = Hints are given here already.
no-hints = No hints were agreed on.
file-hidden = The match goes on, and not everything in it is for you.
file-newer = This file was played by version { $found } of the rules; this program has version { $known }.
file-too-large = The first line of the file is too long.
file-too-long = The file has too many steps.
scenario-wrong = The scenario cannot be read: { $reason }
scenario-missing = There is no such scenario in the file.
no-such-rule = There is no such rule.

## Rules that have changed

rules-changed = The rules have changed since this match was played. It can go on from where it stood.
rules-unchanged = The rules fit this match.
state-lost = The state of this match was not kept: it cannot go on.
update-differs = Since the rules were corrected, step { $step } ({ $action }) ends differently.
update-refused = Since the rules were corrected, step { $step } ({ $action }) is not allowed any more ({ $rule }).
update-unreadable = This match cannot be read any more from step { $step } on.

## The log

table-ruled =
    .you = You rule: { $fact } is { $value }. { $reason }
    .they = { $hero-The } rules: { $fact } is { $value }. { $reason }
table-adopted = The rules were corrected. The match goes on from where it stood.

## People

name-too-long = A name has at most 40 letters.
code-wrong = This code does not work, or not any more.

## Campaigns

no-campaign = There is no campaign for this game or edition.
no-such-campaign = There is no such campaign.
no-chapter-match = No match is played in this chapter.
chapter-played = The match of this chapter is still being played.

## Plain pages

page-home = To the table
page-missing-title = Undercroft
page-missing = This program was built without its page. Run make play to build both, or use the interface at /api/v1.
join-title = { $game }: a seat for you
join-host = { $name } invites you to the table.
join-nobody = You are invited to the table.
join-name = Your name
join-sit = Sit down
join-watch = Only watch
transfer-title = Bring your games here
transfer-named = { $name } can go on playing on this device.
transfer-nameless = You can go on playing on this device.
transfer-take = Go on here

## The lobby

about-values = Values of its cards: { $rulebook } printed in the rulebook, { $public } publicly known, { $reconstructed } reconstructed.
about-catacombs = Explore a torch-lit underworld, zone by zone, while a game master fills it with traps and creatures.
about-mini-rogue = Delve through a grid of cards with a handful of dice, alone or for two.
about-urto = Rivals in a cave fight for renown, its creatures and the favour of Urto, for two to five.
choice-true = yes
choice-false = no
choice-random = by chance
choice-p1 = player 1
choice-p2 = player 2
choice-p3 = player 3
choice-p4 = player 4
choice-p5 = player 5
option-catacombs-quest = Quest
    .kind = quest
option-catacombs-heroes = Heroes
    .kind = hero
option-catacombs-level = Level
    .kind = level
option-catacombs-length = Cards drawn at random
option-catacombs-show-objective = The objective is shown from the start
    .brief = Objective shown
option-catacombs-ask-searches = Destiny is asked about searches of squares
    .brief = Destiny after searches
option-catacombs-gm = Game master
option-catacombs-gm-automatic = a program
option-catacombs-gm-person = somebody at the table
option-mini-rogue-heroes = Characters
    .kind = character
option-mini-rogue-difficulty = Difficulty
    .kind = difficulty
option-mini-rogue-board = Board
    .kind = board
option-mini-rogue-missing-xp-costs-hp = XP that are missing cost HP
    .brief = Missing XP cost HP
option-mini-rogue-unpaid-option-costs-hp = House rule: a camp option that cannot be paid costs HP
    .brief = Camp option unpaid: lose HP
option-mini-rogue-one-item = One Item at most
option-mini-rogue-stances = Combat stances

## Feats

feat-first-match = First steps
    .about = Play a match to its end.
feat-first-win = Out alive
    .about = Win a match.
feat-no-looking-back = No looking back
    .about = Win a match without taking anything back.
feat-three-in-a-row = On a roll
    .about = Win three matches in a row.
feat-ten-wins = Veteran
    .about = Win ten matches.
feat-every-edition = Collector
    .about = Win in every edition of a game.
table-counts = This match counts. It becomes practice if a step is taken back after a die or card was seen, if a fact is set, or if a line leaves before the end.
table-practice-designed = Practice: numbers of its cards were changed, so it does not count.
table-practice-origin = Practice: this match did not begin here, so it does not count.
table-practice-own-dice = Practice: with dice of your own a match does not count.
table-practice-ruled = Practice: a fact was set by hand, so this match does not count any more.
table-practice-undone = Practice: a step was taken back after a die or card was seen, so this match does not count any more.
table-practice-branched = Practice: a line left before the end, so this match does not count any more.
packs-wrong = The packs that this file names do not fit together: it was not written by this program.

## `undercroft admin`

admin-no-file = { $file }: there is no such file.
admin-no-table = There is no table { $target }.
admin-no-person = There is no person { $target }. `undercroft admin persons` lists them.
admin-no-device = { $target } has no such device. `undercroft admin person` lists them.
admin-device-short = “{ $target }” is too short: give at least six letters of the device.
admin-not-empty = Something is kept here already: { $target } can only be copied into an empty database.
admin-closed-already = The table { $target } is closed already.
admin-busy = The table { $target } is too busy now. Try again.
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-persons = { $count ->
    [one] { $count } person
   *[other] { $count } persons
}
admin-table-size = opened { $opened }; { $entries } entries with { $bytes } bytes, { $states } bytes of states; family { $root }
admin-seat = seat { $seat }: { $person } { $name }, last seen { $seen }
admin-person = { $open } of at most { $most } tables open; the log calls this person { $log }
admin-device = device { $device } since { $created }
admin-is-banned = (shut out)
admin-closed = The table { $target } is closed.
admin-deleted = The table { $target } is removed. Results of its match stay.
admin-banned = { $target } is shut out.
admin-unbanned = { $target } is let in again.
admin-quota-set = What { $target } may keep open is changed.
admin-revoked = { $count ->
    [one] { $count } device is taken away.
   *[other] { $count } devices are taken away.
}
admin-would-prune = { $count ->
    [one] { $count } table would be removed. Nothing was changed.
   *[other] { $count } tables would be removed. Nothing was changed.
}
admin-pruned = { $count ->
    [one] { $count } table is removed, and { $rows } rows that belonged to nothing.
   *[other] { $count } tables are removed, and { $rows } rows that belonged to nothing.
}
admin-imported = { $rows } rows are copied.
