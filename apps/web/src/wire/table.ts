// Written by `cargo run -p undercroft-table --example typescript`; do not edit.

/**
 * An amount of a choice.
 */
export type AmountChoice = { 
/**
 * How much.
 */
amount: number, 
/**
 * What it does then.
 */
label: Words, 
/**
 * The action in its notation.
 */
action: string, };

/**
 * A board.
 */
export type Board = { 
/**
 * Its word.
 */
id: string, 
/**
 * What it shows.
 */
title: Words, 
/**
 * What it is made of.
 */
ground: Ground, 
/**
 * What stands on it and moves.
 */
pieces?: Array<Piece>, 
/**
 * What is pointed out on it.
 */
marks?: Array<Mark>, };

/**
 * A card, or anything that lies like one: a token, a tile.
 */
export type Card = { 
/**
 * The thing.
 */
id: string, 
/**
 * Which side is up.
 */
face: Face, 
/**
 * Its kind, which the theme gives a colour, such as `trap`; of a hidden card the kind of its back.
 */
kind: string, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * Its name; none for a card that this viewer does not know.
 */
name?: Words, 
/**
 * The signs on its banner, in printed order.
 */
banner?: Array<Glyph>, 
/**
 * Its table.
 */
rows?: Array<Row>, 
/**
 * What is written on it.
 */
text?: Array<Words>, 
/**
 * What it is worth, or how often it can still be used.
 */
worth?: Glyph, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * A place of a grid.
 */
export type Cell = { 
/**
 * The place as a thing.
 */
id: string, 
/**
 * Its number, as players call it.
 */
number: number, 
/**
 * What lies there; nothing where a card was taken away.
 */
card?: Card, 
/**
 * Somebody was here.
 */
visited?: boolean, 
/**
 * The name of the place itself, where it has one, such as the Exit.
 */
name?: Words, 
/**
 * What lies under the top card, where it is a pile.
 */
under?: Under, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * One change.
 */
export type Change = { 
/**
 * The place.
 */
at: string, 
/**
 * What stands there now; nothing when it is gone. A new part goes to the end of its list.
 */
now?: unknown, };

/**
 * A choice: a leaf that is played, or a branch that leads to others.
 */
export type Choice = { 
/**
 * The key for it among those beside it, from 1.
 */
key: number, 
/**
 * Of a leaf, its number among all leaves, from 1: it stays the same however the tree is walked. Of a branch 0.
 */
number: number, 
/**
 * What it does, in words that stand alone; of a branch, what its choices have in common. Its rules are those of the choice.
 */
label: Words, 
/**
 * The same in fewer words, below the branch it hangs on.
 */
brief?: Words, 
/**
 * What it means, in a second line.
 */
note?: Words, 
/**
 * What is asked before it is played: the first press shows this, the second one plays it.
 */
confirm?: Words, 
/**
 * Why it cannot be chosen now: shown, with neither number nor action.
 */
refused?: Words, 
/**
 * Worth a key on the first page, although it hangs on a branch.
 */
quick?: boolean, 
/**
 * What is pointed out on the board while it is weighed: a way, a line of sight, an area.
 */
marks?: Array<Mark>, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * The things it is about, the most important one first.
 */
things?: Array<string>, 
/**
 * What it costs or gives for sure.
 */
tags?: Array<Glyph>, 
/**
 * It costs something.
 */
costs?: boolean, 
/**
 * It shows something that cannot be unseen, or rolls dice: it is not taken back alone.
 */
reveals?: boolean, 
/**
 * Of a leaf without an amount, the action in its notation.
 */
action?: string, 
/**
 * Of a leaf with an amount, one action for each.
 */
amounts?: Array<AmountChoice>, 
/**
 * Of a branch, what it leads to.
 */
then?: Array<Choice>, };

/**
 * Something that may ail somebody.
 */
export type Condition = { 
/**
 * The thing.
 */
id: string, 
/**
 * What it is called.
 */
name: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * Whether it is there.
 */
on: boolean, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * Something that is done on the board.
 */
export type Deed = { 
/**
 * The piece whose doing it is; none where it follows from what was done before it.
 */
by?: string, 
/**
 * What it is called.
 */
name?: Words, 
/**
 * The pieces that it is done to.
 */
to?: Array<string>, 
/**
 * What is done, without who does it. The same again is told together: `times` and `hits` add up.
 */
says?: Words, 
/**
 * What they lose or gain by it.
 */
change?: Glyph, };

/**
 * The way from one picture to the next.
 */
export type Delta = { 
/**
 * The mark of the picture that it starts from.
 */
base: number, 
/**
 * The mark of the picture that it leads to.
 */
mark: number, 
/**
 * What changed, in order.
 */
changes: Array<Change>, 
/**
 * What was seen to happen, in order.
 */
motions: Array<Motion>, };

/**
 * A die on the table.
 */
export type Die = { 
/**
 * The thing.
 */
id: string, 
/**
 * Its kind, which the theme gives a body, such as `dungeon`.
 */
kind: string, 
/**
 * What it is called.
 */
name: Words, 
/**
 * How many faces it has, where its outline shows it.
 */
sides?: number, 
/**
 * Whose die, from 0; none for the table's own.
 */
seat?: number, 
/**
 * The face as a number; none for a sign or a blank.
 */
face?: number, 
/**
 * The face as an icon; neither number nor icon is a blank.
 */
sign?: string, 
/**
 * A colour of the theme that says of which level it is.
 */
swatch?: string, 
/**
 * What it is worth, where that is not its face.
 */
worth?: number, 
/**
 * What it means now.
 */
says?: Words, 
/**
 * It can be rolled again.
 */
open?: boolean, 
/**
 * It lies there from an earlier roll: it decides nothing any more.
 */
past?: boolean, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * What stands between two squares.
 */
export type Edge = { 
/**
 * The thing.
 */
id: string, 
/**
 * The column of the square on whose side it stands, from the left of what is shown.
 */
x: number, 
/**
 * Its row.
 */
y: number, 
/**
 * On which side.
 */
side: EdgeSide, 
/**
 * Its kind, which the theme draws, such as `wall`, `door`, `open-door`, `locked-door`, `way-in`.
 */
kind: string, 
/**
 * What it is.
 */
name: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * A side of a square.
 */
export type EdgeSide = "top" | "left" | "right" | "bottom";

/**
 * Which side of a card is up.
 */
export type Face = "down" | "known" | "up";

/**
 * A fight: sides, numbers, and what will happen.
 */
export type Fight = { 
/**
 * What it is about.
 */
title: Words, 
/**
 * Who fights; the one that is struck at first.
 */
sides: Array<Side>, 
/**
 * Dice have been rolled in it before: those that lie there from an earlier roll are of this fight.
 */
begun?: boolean, 
/**
 * What will happen if nothing is changed any more, in order.
 */
forecast?: Array<Words>, 
/**
 * The same as arithmetic: what the dice come to, and what is left then.
 */
sums?: Array<Sum>, };

/**
 * What fills a variable of a text.
 */
export type Fill = number | string | { 
/**
 * Its key.
 */
name: string, } | { 
/**
 * Their keys.
 */
names: Array<string>, } | { 
/**
 * The texts.
 */
parts: Array<Words>, } | { 
/**
 * The seat, from 0.
 */
seat: number, };

/**
 * A number with an icon, and the same in words.
 */
export type Glyph = { 
/**
 * The icon, by its name in the icon family.
 */
icon?: string, 
/**
 * The number before it.
 */
figure?: number, 
/**
 * What it means.
 */
says: Words, };

/**
 * What the table is played for.
 */
export type Goal = { 
/**
 * What has to be done.
 */
says: Words, 
/**
 * How far it is.
 */
note?: Words, icon?: string, 
/**
 * Where it may be: places of a board, the likeliest first.
 */
things?: Array<string>, };

/**
 * Spaces and the ways between them.
 */
export type Graph = { 
/**
 * How it is drawn.
 */
style: GraphStyle, 
/**
 * The spaces, in reading order: row by row, from left to right.
 */
spaces: Array<Space>, 
/**
 * The ways, and what bars them.
 */
links: Array<Link>, 
/**
 * What the rows are called, where they have names.
 */
rows?: Array<GraphRow>, };

/**
 * A row of a map.
 */
export type GraphRow = { 
/**
 * Which row, from the top.
 */
y: number, 
/**
 * A short sign, the same in every language, such as `III`.
 */
label: string, 
/**
 * Its name.
 */
name: Words, 
/**
 * The party is there.
 */
on?: boolean, };

/**
 * How a map of spaces is drawn.
 */
export type GraphStyle = "hexes" | "track";

/**
 * Cards in rows.
 */
export type Grid = { 
/**
 * How many lie in a row.
 */
columns: number, 
/**
 * The places, row by row.
 */
cells: Array<Cell>, };

/**
 * What a board is made of.
 */
export type Ground = { "kind": "grid" } & Grid | { "kind": "graph" } & Graph | { "kind": "tiles" } & Tiles;

/**
 * Things of one kind on a sheet.
 */
export type Group = { 
/**
 * The thing, to which new ones go.
 */
id: string, 
/**
 * Its heading.
 */
name: Words, 
/**
 * What is in it.
 */
items?: Array<Item>, 
/**
 * How many have room.
 */
room?: number, 
/**
 * What stands beside the heading, or in an empty group.
 */
note?: Words, };

/**
 * Cards in hand: whoever may see them sees them, everybody sees how many.
 */
export type Hand = { 
/**
 * The thing, to which new cards go.
 */
id: string, 
/**
 * Its heading.
 */
name: Words, 
/**
 * How many cards.
 */
count: number, 
/**
 * The cards that this viewer sees.
 */
cards?: Array<Card>, 
/**
 * Only this viewer sees them.
 */
secret?: boolean, };

/**
 * One thing of a group.
 */
export type Item = { 
/**
 * The thing.
 */
id: string, 
/**
 * What it is called.
 */
name: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * A number on it.
 */
figure?: number, 
/**
 * A colour of the theme that says which die or level it is.
 */
swatch?: string, 
/**
 * What stands beside it.
 */
note?: Words, 
/**
 * It is used up for now.
 */
spent?: boolean, 
/**
 * The piece on a board that it stands for.
 */
piece?: string, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * A way between two spaces.
 */
export type Link = { 
/**
 * One end.
 */
from: string, 
/**
 * The other end.
 */
to: string, 
/**
 * What it is.
 */
kind: LinkKind, };

/**
 * What lies between two spaces.
 */
export type LinkKind = "way" | "fall" | "wall";

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * Its number among those that this viewer has heard, from 1.
 */
id: number, 
/**
 * The moment it belongs to.
 */
moment: number, 
/**
 * What happened, with the rules behind it.
 */
says: Words, 
/**
 * The dice that it tells of.
 */
dice?: Array<Die>, 
/**
 * What these come to.
 */
sum?: Sum, 
/**
 * What is seen to be done.
 */
deed?: Deed, 
/**
 * It matters to nobody but who reads everything.
 */
quiet?: boolean, 
/**
 * It was taken back.
 */
struck?: boolean, };

/**
 * Something pointed out on a board.
 */
export type Mark = { 
/**
 * What it means.
 */
kind: MarkKind, 
/**
 * The places, in order for a path or line.
 */
spots: Array<MarkSpot>, 
/**
 * What it means, in words, for the legend.
 */
says?: Words, };

/**
 * What is pointed out.
 */
export type MarkKind = "reach" | "path" | "line" | "area" | "danger" | "jump" | "strike";

/**
 * A place that is pointed out.
 */
export type MarkSpot = { 
/**
 * The place.
 */
at: string, 
/**
 * A number there, such as its price.
 */
figure?: number, 
/**
 * The place before it on the way there.
 */
via?: string, 
/**
 * The way there from its first step to its last, where the places before each other do not lead along it.
 */
way?: Array<string>, 
/**
 * How many tests the way asks for.
 */
tests?: number, 
/**
 * How likely all of them pass.
 */
share?: Share, };

/**
 * Whether something is wished for.
 */
export type Mood = "good" | "plain" | "bad";

/**
 * One thing that is seen to happen.
 */
export type Motion = { "kind": "move", 
/**
 * What.
 */
thing: string, 
/**
 * From where, where that is not plain from the picture before.
 */
from?: string, 
/**
 * To where.
 */
to: string, 
/**
 * What it is from now on, where it became another thing.
 */
becomes?: string, } | { "kind": "flip", 
/**
 * What.
 */
thing: string, 
/**
 * What it is from now on.
 */
becomes: string, 
/**
 * Its front is up now.
 */
up: boolean, } | { "kind": "roll", 
/**
 * The dice with their faces.
 */
dice: Array<Die>, } | { "kind": "count", 
/**
 * The track.
 */
thing: string, 
/**
 * By how much.
 */
by: number, } | { "kind": "appear", 
/**
 * What.
 */
thing: string, } | { "kind": "vanish", 
/**
 * What.
 */
thing: string, } | { "kind": "change", 
/**
 * What.
 */
thing: string, } | { "kind": "deal", 
/**
 * The board.
 */
board: string, } | { "kind": "tell", 
/**
 * Its number.
 */
line: number, };

/**
 * The odds of one choice.
 */
export type Odds = { 
/**
 * The action, in its notation.
 */
action: string, 
/**
 * Everything was counted; otherwise there are too many results and none is listed.
 */
exact: boolean, 
/**
 * What may come of it: what is hoped for first, what is feared last. Every result is in exactly one line.
 */
lines: Array<OddsLine>, };

/**
 * Results that are told together. The words are true of all of them and of no other result.
 */
export type OddsLine = { 
/**
 * How likely they are together.
 */
share: Share, 
/**
 * What they have in common, with ranges, and what some of them have.
 */
says: Words, 
/**
 * Whether the one who asks would like it.
 */
mood: Mood, 
/**
 * Somebody dies, or will unless it is averted. In no other line anybody does.
 */
deadly?: boolean, 
/**
 * It is whatever no other line tells.
 */
others?: boolean, 
/**
 * The results one by one, the most likely first, where there are several.
 */
rows?: Array<OddsRow>, };

/**
 * One result of a line.
 */
export type OddsRow = { 
/**
 * How likely it is.
 */
share: Share, 
/**
 * In what it differs from the other results of its line.
 */
says: Words, 
/**
 * Whether the one who asks would like it.
 */
mood: Mood, };

/**
 * The last page.
 */
export type OutcomePage = { 
/**
 * How it ended, in a word, such as `won`.
 */
key: string, 
/**
 * How it ended.
 */
says: Words, 
/**
 * The seats that won.
 */
winners?: Array<number>, 
/**
 * What is counted.
 */
columns?: Array<Glyph>, 
/**
 * The last column is the sum of the others.
 */
summed?: boolean, 
/**
 * The column by which matches are compared, from 0; the more the better.
 */
measure?: number, 
/**
 * Who has how much, the best first.
 */
rows?: Array<ScoreRow>, };

/**
 * What would happen to a track.
 */
export type Pending = { 
/**
 * So much; lost below 0.
 */
by: number, 
/**
 * Why.
 */
says: Words, };

/**
 * What a viewer sees.
 */
export type Picture = { 
/**
 * A check value over everything else: a delta names the one it starts from.
 */
mark: number, 
/**
 * The game, such as `mini-rogue`.
 */
game: string, 
/**
 * The look of the table: colours and type; the game's name unless it has several.
 */
theme: string, 
/**
 * Where in the game we are, the largest part first.
 */
title?: Array<Words>, 
/**
 * What it is all about, and how far it is.
 */
goal?: Goal, 
/**
 * The seat that looks, from 0; none for somebody who only watches.
 */
viewer?: number, 
/**
 * How many steps this viewer has witnessed. Counts nothing that happened out of its sight.
 */
moment: number, 
/**
 * Who sits at the table, by seat.
 */
seats: Array<SeatCard>, 
/**
 * Boards, the main one first.
 */
boards?: Array<Board>, 
/**
 * Sheets, in the order in which they are shown.
 */
sheets?: Array<Sheet>, 
/**
 * The fight under way.
 */
fight?: Fight, 
/**
 * The dice on the table.
 */
dice?: Array<Die>, 
/**
 * Piles, bags and supplies.
 */
piles?: Array<Pile>, 
/**
 * Cards to look things up on.
 */
reference?: Array<Card>, 
/**
 * Whose turn it is.
 */
turn: TurnCard, 
/**
 * What this viewer is asked.
 */
prompt?: Prompt, 
/**
 * What happened last, oldest first; older lines are fetched.
 */
log?: Array<LogLine>, 
/**
 * What can be taken back and played again.
 */
undo: UndoCard, 
/**
 * How it ended.
 */
outcome?: OutcomePage, };

/**
 * What stands on a board and moves, or could be moved.
 */
export type Piece = { 
/**
 * The thing.
 */
id: string, 
/**
 * The cell, space or square on which it stands; of a large one the top left square.
 */
at: string, 
/**
 * What it is.
 */
kind: PieceKind, 
/**
 * What it is called.
 */
name: Words, 
/**
 * A short sign that stands for it in text, such as `@` or `2`.
 */
label: string, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * Whose it is.
 */
seat?: number, 
/**
 * The word of its colour and shape in the theme.
 */
badge?: string, 
/**
 * Signs at its side: it leads, it is asleep, it is held.
 */
signs?: Array<Glyph>, 
/**
 * Numbers that it carries, such as action points or wounds.
 */
tracks?: Array<Track>, 
/**
 * How many squares it is wide and high, where that is more than one.
 */
size?: PieceSize, 
/**
 * Where it looks, in eighths of a turn clockwise from up.
 */
facing?: number, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * What a piece is.
 */
export type PieceKind = "hero" | "foe" | "guest" | "furniture" | "token";

/**
 * How large a piece is.
 */
export type PieceSize = { 
/**
 * Columns.
 */
width: number, 
/**
 * Rows.
 */
height: number, };

/**
 * A pile, bag or supply.
 */
export type Pile = { 
/**
 * The thing.
 */
id: string, 
/**
 * What it is called.
 */
name: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * How many are left, where that is known.
 */
count?: number, 
/**
 * What is in it, by kinds, where that is known.
 */
content?: Array<Glyph>, 
/**
 * The card on top, where it lies open.
 */
top?: Card, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * A question with its choices.
 */
export type Prompt = { 
/**
 * Which prompt it is: an answer names the prompt that it answers.
 */
id: number, 
/**
 * Who is asked, from 0.
 */
seat: number, 
/**
 * The question.
 */
asks: Words, 
/**
 * The leaves are few enough to be shown all at once; otherwise the first level is shown, and then the next one.
 */
flat: boolean, 
/**
 * The choices of the first level.
 */
choices: Array<Choice>, 
/**
 * The verbs as tiles, where the game has that many: each leads to a branch or a leaf of the tree.
 */
tiles?: Array<Tile>, };

/**
 * A row of a card's table.
 */
export type Row = { 
/**
 * What leads to it, such as the faces `3-4` or the floor `III`; the same in every language.
 */
key?: string, 
/**
 * It counts now.
 */
on?: boolean, 
/**
 * Of a row that counts, which side came true, from 0; all of it, if none is named.
 */
side?: number, 
/**
 * What it gives: side by side (failed, passed; price, ware), in each the ways to choose from, in each its signs.
 */
sides: Array<Array<Array<Glyph>>>, };

/**
 * A row of the last page.
 */
export type ScoreRow = { 
/**
 * Whose.
 */
name: Words, 
/**
 * The seat, where it is one.
 */
seat?: number, 
/**
 * The place, from 1; none where nobody is ranked, and for whoever is not counted.
 */
place?: number, 
/**
 * Why it is not counted.
 */
out?: Words, 
/**
 * A number for each column; none for whoever is not counted.
 */
cells: Array<number>, };

/**
 * Who sits at a seat.
 */
export type SeatCard = { 
/**
 * The word of the seat, such as `p1` or `gm`.
 */
id: string, 
/**
 * The key of the name of what is played there, such as `character-rogue`.
 */
name?: string, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * The word of its colour and shape in the theme; the icon and the shape tell seats apart without the colour.
 */
badge?: string, };

/**
 * So many cases of so many. All shares of one choice count the same cases, so that they can be added.
 */
export type Share = { 
/**
 * Cases in which it happens.
 */
ways: number, 
/**
 * All cases.
 */
of: number, };

/**
 * A sheet.
 */
export type Sheet = { 
/**
 * The thing.
 */
id: string, 
/**
 * Whose, from 0; none for one that belongs to the table.
 */
seat?: number, 
/**
 * It lists who acts, in their order, and is nobody's possessions.
 */
order?: boolean, 
/**
 * What is written on top.
 */
title: Words, 
/**
 * What is written below it.
 */
subtitle?: Words, 
/**
 * The portrait.
 */
icon?: string, 
/**
 * Signs beside the name: it leads, it is out.
 */
signs?: Array<Glyph>, 
/**
 * Numbers.
 */
tracks?: Array<Track>, 
/**
 * What is carried and what is known, in groups.
 */
groups?: Array<Group>, 
/**
 * What may ail it, and whether it does.
 */
conditions?: Array<Condition>, 
/**
 * Cards in hand.
 */
hand?: Hand, 
/**
 * Everything else, in sentences.
 */
notes?: Array<Words>, };

/**
 * One side of a fight.
 */
export type Side = { 
/**
 * The thing.
 */
id: string, 
/**
 * Who.
 */
name: Words, 
/**
 * What kind of enemy.
 */
subtitle?: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * Its kind, which the theme gives a colour.
 */
kind?: string, 
/**
 * The seat, where somebody plays it.
 */
seat?: number, 
/**
 * Its life.
 */
tracks?: Array<Track>, 
/**
 * Its numbers.
 */
facts?: Array<Glyph>, 
/**
 * What its roll comes to, once it is rolled.
 */
total?: Total, 
/**
 * What it does by the die; the row that counts is on.
 */
rows?: Array<Row>, 
/**
 * What is special about it.
 */
notes?: Array<Words>, };

/**
 * A space of a map.
 */
export type Space = { 
/**
 * The space as a thing.
 */
id: string, 
/**
 * Where it lies, in half widths from the left.
 */
x: number, 
/**
 * Which row, from the top.
 */
y: number, 
/**
 * What this viewer knows of it.
 */
state: SpaceState, 
/**
 * A short sign that stands for it in text, such as its number.
 */
label?: string, 
/**
 * Its own name, such as the Alpha.
 */
name?: Words, 
/**
 * What lies there.
 */
card?: Card, 
/**
 * Other signs on it.
 */
signs?: Array<Glyph>, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * What is known of a space.
 */
export type SpaceState = "unknown" | "known" | "done" | "out";

/**
 * How a match went.
 */
export type Story = { 
/**
 * What the lines count, such as HP.
 */
counts: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * The moments that were looked at, in order. Every line has as many values.
 */
moments: Array<number>, lines: Array<StoryLine>, 
/**
 * Where another part of the match began.
 */
parts: Array<StoryPart>, 
/**
 * Whom they met in a fight.
 */
fights?: Array<StoryFight>, 
/**
 * The line of the log with the viewer's highest roll.
 */
best?: LogLine, 
/**
 * The fight that was on when the match ended, as it stood before the last step.
 */
fight?: Fight, 
/**
 * The dice that lay there then.
 */
dice?: Array<Die>, };

/**
 * A fight begins.
 */
export type StoryFight = { moment: number, 
/**
 * Against whom.
 */
name: Words, icon?: string, 
/**
 * Its kind, such as `guardian`.
 */
kind?: string, };

/**
 * How one of them fared.
 */
export type StoryLine = { 
/**
 * Who, from 0.
 */
seat: number, 
/**
 * What it counted at each moment.
 */
values: Array<number>, 
/**
 * The most there can be.
 */
max: number, };

/**
 * A part of the match.
 */
export type StoryPart = { 
/**
 * The moment it began at.
 */
moment: number, 
/**
 * The title of the table then, the largest part first.
 */
title: Array<Words>, };

/**
 * What dice come to, written out: the dice themselves, then the terms.
 */
export type Sum = { 
/**
 * What was rolled for.
 */
says: Words, 
/**
 * What is added to the dice or taken off them, each with its name.
 */
terms?: Array<Glyph>, 
/**
 * What it comes to; nothing where the dice decide without a sum.
 */
value?: number, 
/**
 * What that means.
 */
verdict: Words, 
/**
 * Whether whoever rolled wished for it.
 */
mood: Mood, };

/**
 * A kind of square.
 */
export type Terrain = { 
/**
 * Its sign, one character.
 */
id: string, 
/**
 * Its kind, which the theme draws, such as `floor`, `wall` or `fog`.
 */
kind: string, 
/**
 * What it is.
 */
name: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * This viewer has seen it but does not see it now.
 */
dim?: boolean, };

/**
 * A verb that stands by itself, with an icon and its price, whatever branch it hangs on.
 */
export type Tile = { 
/**
 * Tiles with the same heading stand together.
 */
heading: Words, 
/**
 * The verb.
 */
name: Words, icon?: string, 
/**
 * What it costs at least.
 */
tags?: Array<Glyph>, 
/**
 * The keys that lead to its choices, or to its only one.
 */
path: Array<number>, };

/**
 * Squares with walls and doors.
 */
export type Tiles = { 
/**
 * The squares, one sign each, row by row from the top; the legend explains the signs, a blank is unknown.
 */
squares: Array<string>, 
/**
 * The number of the first column. The square in column 4 of row 7 is the thing `4,7`.
 */
left?: number, 
/**
 * The number of the first row.
 */
top?: number, 
/**
 * How many columns there are in all: after the last one comes column 0 again. Zero where they never begin anew.
 */
columns?: number, 
/**
 * How many rows there are in all, likewise.
 */
rows?: number, 
/**
 * What the signs mean.
 */
legend: Array<Terrain>, 
/**
 * Doors and walls between squares.
 */
edges: Array<Edge>, 
/**
 * Named parts, such as rooms.
 */
zones: Array<Zone>, };

/**
 * What a roll comes to, written out.
 */
export type Total = { 
/**
 * What is added up, the die first.
 */
terms: Array<Glyph>, 
/**
 * The sum.
 */
value: number, 
/**
 * It is too little as it stands.
 */
loses?: boolean, };

/**
 * A number, with an end or without one.
 */
export type Track = { 
/**
 * The thing.
 */
id: string, 
/**
 * What it counts.
 */
name: Words, 
/**
 * Its icon.
 */
icon?: string, 
/**
 * Where it stands; below zero, where a game counts on.
 */
value: number, 
/**
 * Where it ends.
 */
max?: number, 
/**
 * Marked places, such as the beginning of a level.
 */
marks?: Array<TrackMark>, 
/**
 * What would be gained or lost if things go on as they stand.
 */
pending?: Pending, 
/**
 * What a tooltip says.
 */
tips?: Array<Words>, };

/**
 * A marked place of a track.
 */
export type TrackMark = { 
/**
 * Where.
 */
at: number, 
/**
 * What begins there.
 */
says: Words, };

/**
 * Whose turn it is, as this viewer may know it.
 */
export type TurnCard = { 
/**
 * This viewer is asked.
 */
you: boolean, 
/**
 * The seats that are asked; empty at the end, and where the game does not tell.
 */
asked?: Array<number>, 
/**
 * The same as a sentence.
 */
says: Words, 
/**
 * The things that stand for whoever acts, where a seat plays several: a figure, a sheet, a line of a list.
 */
acts?: Array<string>, };

/**
 * Cards face down under another one.
 */
export type Under = { 
/**
 * How many.
 */
count: number, 
/**
 * The kind of their backs, as in [`Card::kind`].
 */
kind: string, 
/**
 * How many cards are left, the top one among them.
 */
says: Words, };

/**
 * What can be taken back and played again.
 */
export type UndoCard = { 
/**
 * How many steps this viewer may take back alone; more by agreement.
 */
free: number, 
/**
 * Whether undone steps can be played again.
 */
redo: boolean, };

/**
 * Why something is so: a rule of the ledger, spelled out in one language.
 */
export type Why = { 
/**
 * The rule.
 */
rule: string, 
/**
 * Its sentence.
 */
sentence: string, 
/**
 * What it is: a rule, a ruling, an example …
 */
kind: string, 
/**
 * The editions it belongs to.
 */
editions: Array<string>, 
/**
 * Where it is printed.
 */
sources: Array<string>, 
/**
 * What else has to be said, in English.
 */
note?: string, };

/**
 * A sentence or a name, without a language.
 */
export type Words = { 
/**
 * The key of the text.
 */
key: string, 
/**
 * What fills its variables, by name.
 */
args?: { [key in string]: Fill }, 
/**
 * The seat that it is about, from 0: it hears the form `you`, the others `they`.
 */
who?: number, 
/**
 * The rules behind it, in force in this edition.
 */
rules?: Array<string>, };

/**
 * A named part of a tile map.
 */
export type Zone = { 
/**
 * The thing.
 */
id: string, 
/**
 * Its name.
 */
name: Words, 
/**
 * Its leftmost column, from the left of what is shown.
 */
x: number, 
/**
 * Its topmost row, from the top of what is shown.
 */
y: number, 
/**
 * How many columns wide.
 */
width: number, 
/**
 * How many rows high.
 */
height: number, };
