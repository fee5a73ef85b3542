# The terminal table in plain mode. Cells of the board stand in columns: what fills them is short.
# Names ($game, $room, $enemy …) come with their forms; $percent is the number alone.

## Greeting and commands

app-title = Undercroft { $version }
play-welcome = { $game }, { $edition }.
play-help =
    Type the number of a choice, or one of these words:
    undo: take the last step back
    redo: play it again
    odds: what each choice may bring
    odds NUMBER: every result of one choice
    hint: what each choice is worth
    look: what there is to look at; look NAME: everything about it, such as what a card may bring
    why RULE: what a rule says, such as why MR-FEAT-01
    log: what has happened so far
    board: the whole table once more
    back: out of a group of choices
    save [FILE]: write the match to a file
    help: this list
    quit: save and leave
play-choice-amount = { $number }. { $label } (or type { $number } and an amount from { $low } to { $high })
play-choice-branch = { $number }. { $label }: { $inside } ({ $choices } choices)
play-back = Type back to leave this group. Numbers in a row go through groups: 1 2 3.
play-number-expected = { $count ->
    [one] “{ $text }” is not a choice. Type 1, or help.
   *[other] “{ $text }” is not a choice. Type a number from 1 to { $count }, or help.
}
play-undone = { $count ->
    [one] One step taken back.
   *[other] { $count } steps taken back.
}
play-nothing-to-undo = There is nothing to take back.
play-redone = { $count ->
    [one] One step played again.
   *[other] { $count } steps played again.
}
play-nothing-to-redo = There is nothing to play again.
play-nothing-waits = No match waits for you. Begin one with: undercroft play mini-rogue
play-saved = Saved in { $file }.
play-save-failed = The match could not be saved in { $file }: { $reason }
play-resumed = { $steps ->
    [0] Resumed from { $file }: nothing has been played yet.
    [one] Resumed from { $file } after one step.
   *[other] Resumed from { $file } after { $steps } steps.
}
play-bye = Your match waits in { $file }. See you soon!
play-ended = The match is over. Type undo to take a step back, or quit.
play-refused = Not now. { $rule }: { $sentence }

## Guided games

tutorial-other = That is allowed, but the guide does something else: { $label }. Choose { $choice }.
tutorial-over = The guide ends here. The match is yours: the dice roll and the cards come as they will, steps without a choice are played for you, and undo leads back to the guide.

## Dice rolled at the table

play-rolls-ask = { $die ->
    [character] { $count ->
        [one] Roll your Character die and type its face.
       *[other] Roll your { $count } Character dice and type their faces, such as 5 3.
    }
    [dungeon] Roll the Dungeon die and type its face.
    [poison] Roll the Poison die and type symbol or blank.
    [curse] Roll the Curse die and type symbol or blank.
    [room] Turn the next Room card over and type its name.
    [guardian] Turn the next Guardian card over and type its name.
    [character-card] Draw a Character card and type its name.
   *[other] { $count ->
        [one] { $name }: type what comes out.
       *[other] { $name }, { $count } times: type what comes out, such as 5 3.
    }
}
play-rolls-wrong = “{ $text }” cannot come out.
play-rolls-words = Type { $expected }, or cancel to choose something else, or quit to leave; the match is kept.

## Why

play-why-unknown = There is no rule { $rule }.
play-why-source = Source: { $source }
play-why-note = Note: { $note }
play-why-editions = Editions: { $editions }

## Odds

play-look-what = To look at, with look and a part of its name: { $things }.
play-look-nothing = There is nothing called “{ $text }” here. Type look alone to hear what there is.
play-hint-estimate = Chances are estimates; in brackets, where they lie 19 times in 20.
play-odds-title = Odds
play-odds-row = { $percent }% { $result }

## The board, the sheet, the fight, the dice

board-cell-hidden = hidden
board-cell-taken = empty
board-pinned = hidden: { $room }
board-cell-told = Cell { $number }: { $items }.
board-cells-hidden = { $count ->
    [one] Face down: cell { $cells }.
   *[other] Face down: cells { $cells }.
}
board-cells-taken = { $count ->
    [one] Empty: cell { $cells }.
   *[other] Empty: cells { $cells }.
}
board-told = { $what }: { $at }
board-told-away = { $what }: { $at }, { $squares ->
        [one] one square
       *[other] { $squares } squares
    } { $dir }
board-wall-between = A wall stands between { $from } and { $to }.
board-unknown = { $count ->
    [one] One space is unexplored.
   *[other] { $count } spaces are unexplored.
}
sheet-track = { $name } { $value } of { $max }
sheet-number = { $name } { $value }
sheet-group = { $name }: { $items }
sheet-conditions = Afflictions: { $conditions }
sheet-hand = { $count ->
    [0] { $name }: none
   *[other] { $name } { $count }
}
dice-worth = worth { $worth }

## The log

log-title = What happened
log-sealed = What lies hidden is sealed: { $seal }.
play-log-empty = Nothing has happened yet.
play-log-struck = (taken back) { $line }

## Errors

error-file = Cannot use the file { $file }: { $reason }
error-option = The option { $name } cannot be “{ $value }”. Expected: { $expected }
error-unknown-option = There is no option { $name }. Known: { $known }
error-impossible = That cannot be played ({ $rule }): { $reason }
error-game = There is no game “{ $name }”. Known: { $known }
error-seat = There is no seat “{ $seat }”. The seats are { $known }.
error-tutorial = There is no guided game for { $game }.
error-pack = { $count ->
    [one] The cards of this game have a fault, so it cannot be played:
   *[other] The cards of this game have { $count } faults, so it cannot be played:
}
error-lang = There is no language “{ $value }”. Known: en, fr
error-pause = A die has to be rolled first.

## Review

review-progress = Looking at the match again
review-stopped = Stopped before the review was done; nothing was written.
review-headline = { $won ->
    [yes] Won. Dice { $dice } points, decisions { $decisions }
   *[no] Not won. Dice { $dice } points, decisions { $decisions }
}{ $others ->
    [some] , the others { $others-points }
   *[none] {""}
}.
review-start = Chance to win at the beginning: { $percent }%. One point is one percent of it.
review-turning-points = Turning points
review-decisions = Decisions that lost points
review-no-mistake = No decision was clearly worse than another one.
review-estimate = Chances are estimates: quick players played on from what the seat had seen.
review-moment-decision = Step { $step }: { $chosen }, { $points }. Better: { $best } ({ $percent }%).
review-moment-dice = Step { $step }: dice after “{ $chosen }”, { $points }.
review-moment-others = Step { $step }: what the others did, { $points }.
review-dice = dice
review-slip = slip
review-blunder = blunder
review-find = find
