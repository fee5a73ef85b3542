// Written by `cargo run -p undercroft-server --example typescript`; do not edit.
import type { Picture, SeatCard, Sheet, Words } from './table';

/**
 * What the about page tells.
 */
export type About = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * The licence of the program.
 */
licence: string, 
/**
 * What others have made.
 */
credits: Array<Credit>, 
/**
 * The cards, pack by pack.
 */
packs: Array<PackCard>, };

/**
 * An action.
 */
export type Act = { 
/**
 * An id that the client made: the same id again gets the same answer, and nothing is played twice.
 */
id: string, 
/**
 * The prompt that it answers.
 */
prompt: number, 
/**
 * The action in its notation, from a leaf of the prompt.
 */
do: string, 
/**
 * The seat, where the caller holds several.
 */
seat?: number, 
/**
 * With own dice: what came out so far, in order.
 */
rolls: Array<Roll>, };

/**
 * The answer to whatever was done.
 */
export type Answer = { 
/**
 * `done`, or `proposed` where others have to agree.
 */
done: string, 
/**
 * The caller's moment after it.
 */
moment: number, };

/**
 * A die that has to be rolled first.
 */
export type Asked = { 
/**
 * The die or pile.
 */
die: string, 
/**
 * Who rolls, from 0.
 */
seat?: number, 
/**
 * How many dice.
 */
count: number, 
/**
 * What may come out of each.
 */
faces: Array<string>, };

/**
 * A table that was opened from another.
 */
export type Branched = { 
/**
 * The new table.
 */
table: string, };

/**
 * A campaign as its owner sees it.
 */
export type CampaignCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The keys of the names of those who are on the way.
 */
characters: Array<string>, 
/**
 * The number of the chapter.
 */
number: string, 
/**
 * The key of the chapter's name.
 */
chapter: string, 
/**
 * The form of that text which tells it, such as `story`.
 */
story: string, 
/**
 * `story`, `match`, `choice`, `gathering` (nobody is left, somebody has to join) or `end`.
 */
now: string, 
/**
 * What keeps the match from beginning.
 */
hindrance?: Words, 
/**
 * The table at which the match of the chapter is played.
 */
table?: string, 
/**
 * The ways of a choice; the form `choose` of each chapter's text says what is chosen.
 */
ways: Array<CampaignWay>, 
/**
 * Points not spent.
 */
points: number, 
/**
 * Skills that can be bought now.
 */
offers: Array<CampaignSkill>, 
/**
 * Skills that are owned.
 */
skills: Array<CampaignSkill>, 
/**
 * The keys of the relics.
 */
relics: Array<string>, 
/**
 * Who is in town between matches; nobody in a campaign without a town.
 */
town: Array<CampaignMember>, 
/**
 * Who may join.
 */
joining: Array<CampaignJoin>, 
/**
 * The keys of the names of the chapters that are sure to follow, in order.
 */
ahead: Array<string>, 
/**
 * Chapters that are over.
 */
past: Array<CampaignPast>, 
/**
 * The texts of its cards.
 */
texts: TextFiles, };

/**
 * Something to be done in town.
 */
export type CampaignDeed = { 
/**
 * The word to ask for it.
 */
word: string, 
/**
 * What it is called.
 */
says: Words, 
/**
 * Somebody types what comes behind the word, such as a name.
 */
typed?: boolean, };

/**
 * Somebody who may join.
 */
export type CampaignJoin = { 
/**
 * The word to ask for it.
 */
word: string, 
/**
 * The key of the name.
 */
name: string, };

/**
 * Somebody in town.
 */
export type CampaignMember = { 
/**
 * The key of the name.
 */
name: string, 
/**
 * What there is to know.
 */
told: Array<Words>, 
/**
 * What can be done, by the places where things lie.
 */
shelves: Array<CampaignShelf>, };

/**
 * A chapter that is over.
 */
export type CampaignPast = { 
/**
 * Its number.
 */
number: string, 
/**
 * `read`, `won`, `beaten-by-goal` or `lost`.
 */
ended: string, 
/**
 * The points it brought.
 */
points: number, };

/**
 * A place in town with things on it.
 */
export type CampaignShelf = { 
/**
 * The key of its name.
 */
name: string, 
/**
 * The things.
 */
things: Array<CampaignThing>, };

/**
 * A skill of a campaign.
 */
export type CampaignSkill = { 
/**
 * The word to buy it by.
 */
word: string, 
/**
 * The key of its name.
 */
name: string, 
/**
 * The key of the name of its branch.
 */
branch: string, 
/**
 * What it costs.
 */
cost: number, 
/**
 * What it gives.
 */
gain: Array<Words>, };

/**
 * A thing, and what can be done with it.
 */
export type CampaignThing = { 
/**
 * The key of its name.
 */
name: string, 
/**
 * How many of its kind there are.
 */
count: number, 
/**
 * What can be done.
 */
deeds: Array<CampaignDeed>, };

/**
 * What is done on a sheet: exactly one of these.
 */
export type CampaignTurn = "go-on" | { "choose": string } | { "unlock": string } | { "join": string } | { "deed": { 
/**
 * The place in the party, from 0.
 */
who: number, 
/**
 * The word of the action.
 */
word: string, } } | "play";

/**
 * A way of a choice.
 */
export type CampaignWay = { 
/**
 * The word to choose it by.
 */
word: string, 
/**
 * The key of the chapter's name.
 */
chapter: string, };

/**
 * A choice of an option.
 */
export type ChoiceCard = { 
/**
 * Its value in `setup`.
 */
value: unknown, 
/**
 * What it is called.
 */
label: Label, };

/**
 * Something that others have made.
 */
export type Credit = { 
/**
 * What.
 */
what: string, 
/**
 * By whom.
 */
by: string, 
/**
 * Under which licence.
 */
licence: string, };

/**
 * The dungeon of a day and what came of the one before.
 */
export type DayCard = { today: DungeonCard, 
/**
 * When the dice of today are opened.
 */
opens: number, 
/**
 * How many play it or have played it.
 */
players: number, 
/**
 * The table of the caller, if it went down already, and whether its match is over.
 */
table?: string, over: boolean, 
/**
 * Yesterday, if anybody played.
 */
yesterday?: DungeonCard, 
/**
 * The last two weeks of the caller, today last.
 */
marks: Array<DayMark>, 
/**
 * How many days in a row the caller has played, today or yesterday the last of them; and the most within these weeks.
 */
streak: number, longest: number, };

/**
 * A day of the caller.
 */
export type DayMark = { date: string, 
/**
 * `none`, `playing`, `lost` or `won`.
 */
state: string, };

/**
 * How far somebody came.
 */
export type DayResult = { 
/**
 * What the person is called; empty for somebody without a name. It is text, never markup.
 */
name: string, you: boolean, won: boolean, 
/**
 * The Area it ended in.
 */
area: number, 
/**
 * Nothing was taken back or set by hand.
 */
counts: boolean, table: string, };

/**
 * What came of a check: the problems, and the files of the pack where there is none.
 */
export type DesignCheck = { problems: Array<DesignProblem>, files: Array<DesignFile>, };

/**
 * A number that is to be another one.
 */
export type DesignEdit = { kind: string, record: string, path: string, value: number, };

export type DesignFile = { name: string, text: string, };

/**
 * The numbers that can be changed.
 */
export type DesignForm = { game: string, edition: string, 
/**
 * The pack that a changed one extends.
 */
pack: string, records: Array<DesignRecord>, };

export type DesignNumber = { 
/**
 * Where it stands in its record, such as `enemies.2.hp`.
 */
path: string, value: number, };

/**
 * Both rates after so many pairs, with the ends of their 95 % intervals.
 */
export type DesignPoint = { pairs: number, old: number, oldLow: number, oldHigh: number, new: number, newLow: number, newHigh: number, };

export type DesignProblem = { 
/**
 * The record, such as `room trap`; empty for the pack as a whole.
 */
record: string, 
/**
 * What is wrong, and what would have been right.
 */
says: string, };

/**
 * What is to be measured.
 */
export type DesignQuestion = { edits: Array<DesignEdit>, 
/**
 * Options of the new-table form for both sides, such as the hero.
 */
setup: Record<string, unknown>, };

/**
 * A card or a table of the pack.
 */
export type DesignRecord = { 
/**
 * Such as `room`.
 */
kind: string, id: string, numbers: Array<DesignNumber>, };

/**
 * How far a measurement is: matches on the same dice with the old and the new numbers. Rates are in hundredths of a percent.
 */
export type DesignResult = { pairs: number, most: number, done: boolean, 
/**
 * `open`, `difference` or `same`.
 */
verdict: string, 
/**
 * The new rate less the old one, and the ends of an interval that may be looked at all the time.
 */
difference: number, low: number, high: number, 
/**
 * How the rates went.
 */
trail: Array<DesignPoint>, };

/**
 * A measurement that was begun.
 */
export type DesignRun = { run: string, };

/**
 * The promise about the dice.
 */
export type DiceCard = { 
/**
 * The hash of the server's secret, told before anything is drawn.
 */
commitment: string, 
/**
 * How many people have added to it.
 */
shares: number, };

/**
 * One dungeon.
 */
export type DungeonCard = { 
/**
 * As 2026-01-31, by Greenwich.
 */
date: string, game: string, edition: string, hero: string, difficulty: string, 
/**
 * The promise of its dice, made before anybody played.
 */
commitment: string, 
/**
 * The secret that the promise was made of, once the day is over.
 */
secret?: string, 
/**
 * The best first; of today only for those who have finished.
 */
results: Array<DayResult>, };

/**
 * An edition with its new-table form.
 */
export type EditionCard = { 
/**
 * Its name in `setup.edition`.
 */
edition: string, 
/**
 * What it is called.
 */
label: Label, 
/**
 * What the form asks.
 */
options: Array<OptionCard>, 
/**
 * How many of its cards are printed in the rulebook, publicly known and reconstructed, in a sentence.
 */
values: Label, 
/**
 * The texts of its cards.
 */
texts: TextFiles, };

/**
 * A face that somebody makes.
 */
export type Emote = "thanks" | "well-done" | "ouch" | "laugh" | "think" | "ready";

/**
 * A fact that can be set by ruling.
 */
export type FactCard = { 
/**
 * Its name, such as `hero.hp`.
 */
name: string, 
/**
 * What it may be.
 */
range: string, 
/**
 * What it is now, as far as the caller can see.
 */
value?: unknown, };

/**
 * Something that can be earned; its words are `feat-{feat}` in the texts.
 */
export type FeatCard = { 
/**
 * Which.
 */
feat: string, 
/**
 * When it was earned.
 */
earned?: number, 
/**
 * At which table.
 */
table?: string, };

/**
 * The first time that a person has done a feat in a match that counts.
 */
export type FeatSignature = { 
/**
 * The day, as 2026-01-31.
 */
date: string, 
/**
 * What the person was called then.
 */
name: string, 
/**
 * Where it was done.
 */
table: string, };

/**
 * What the fight comes to with one choice. Shares are parts of `of`.
 */
export type FightCard = { 
/**
 * The choice, in notation.
 */
do: string, 
/**
 * `fight`: to its end; `round`: to the end of the round.
 */
reach: string, 
/**
 * The other side falls, or is hurt in a combat of one round, and oneself stands.
 */
won: number, 
/**
 * Oneself falls.
 */
lost: number, 
/**
 * Neither.
 */
brokenOff: number, of: number, 
/**
 * The HP that are left on average where it is won, in hundredths.
 */
hp: number, 
/**
 * Where the chances were counted in `of` matches played on. Without it they are exact, for somebody who plays the fight out in the best way.
 */
estimate?: FightEstimate, };

/**
 * The ends of 95 % intervals, in parts of the `of` of their fight.
 */
export type FightEstimate = { won: [number, number], lost: [number, number], };

/**
 * Whether a form can be played, and with how many seats.
 */
export type FormCheck = { 
/**
 * The words of the seats.
 */
seats: Array<string>, };

/**
 * A game.
 */
export type GameCard = { 
/**
 * Its name in requests.
 */
game: string, 
/**
 * Its title.
 */
title: Label, 
/**
 * What it is, in a sentence.
 */
about: Label, 
/**
 * Its editions, the default one first.
 */
editions: Array<EditionCard>, 
/**
 * There is a guided game.
 */
tutorial: boolean, 
/**
 * The editions that have a campaign.
 */
campaigns: Array<string>, 
/**
 * How many characters may set out on one.
 */
party: number, };

/**
 * The record of a game: its feats in the order in which the game lists them.
 */
export type GameRecord = { game: string, feats: Array<RecordLine>, };

/**
 * What a guided table tells.
 */
export type GuideCard = { 
/**
 * How many steps of the script are done.
 */
step: number, 
/**
 * How many it has.
 */
of: number, 
/**
 * What is told, one after the other, with the rules behind it.
 */
says: Array<Words>, 
/**
 * The action that is due; none when the script is over and the match is the player's own.
 */
do?: string, };

/**
 * Advice for a choice.
 */
export type HintCard = { 
/**
 * `forced`, `clear` when the first choice is better beyond doubt, or `close`.
 */
advice: string, 
/**
 * Best first.
 */
choices: Array<ReviewChoice>, 
/**
 * The exact odds of the fight under way; empty where there is none, or none that can be solved.
 */
fights: Array<FightCard>, };

/**
 * An invitation to a seat.
 */
export type InvitationCard = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * `gathering`, `playing`, `over` or `closed`.
 */
stage: string, 
/**
 * What the person is called who opened the table; empty for somebody without a name.
 */
host?: string, 
/**
 * The seat, from 0.
 */
seat: number, 
/**
 * Nobody sits there yet.
 */
free: boolean, 
/**
 * The caller sits at the table already.
 */
seated: boolean, 
/**
 * Anybody who has the address may watch.
 */
watching: boolean, 
/**
 * People roll their own dice.
 */
ownDice: boolean, 
/**
 * Everybody's seats.
 */
seats: Array<InvitedSeat>, 
/**
 * The sheet with which the seat begins; none where chance decides who is played there.
 */
sheet?: Sheet, 
/**
 * The texts of its cards, by language: the hash in `/texts/{language}/{hash}.ftl`.
 */
texts: TextFiles, };

/**
 * A seat, as an invitation shows it.
 */
export type InvitedSeat = { 
/**
 * Its number, from 0.
 */
seat: number, 
/**
 * Its word, such as `p1`.
 */
word: string, 
/**
 * `open`, `person`, `bot`, or `stand-in`.
 */
holder: string, 
/**
 * What the person is called; empty for somebody without a name. It is text, never markup.
 */
name?: string, 
/**
 * Who is played there; none where chance decides.
 */
plays?: SeatCard, };

/**
 * A text in both languages.
 */
export type Label = { 
/**
 * English.
 */
en: string, 
/**
 * French.
 */
fr: string, };

/**
 * What the lobby shows.
 */
export type Lobby = { 
/**
 * The games.
 */
games: Array<GameCard>, 
/**
 * The texts of the program, without those of packs.
 */
texts: TextFiles, 
/**
 * The bots that can take a seat.
 */
bots: Array<string>, 
/**
 * The version of the program.
 */
version: string, };

/**
 * The caller.
 */
export type Me = { 
/**
 * The browser has a key: somebody is known here.
 */
known: boolean, 
/**
 * What the caller is called; empty without a name.
 */
name: string, 
/**
 * The language in which errors are told.
 */
language: string, };

/**
 * A new campaign.
 */
export type NewCampaign = { 
/**
 * An id that the client made: the same id again gets the same campaign.
 */
id?: string, 
/**
 * The game.
 */
game: string, 
/**
 * Who sets out.
 */
characters: Array<string>, 
/**
 * The edition; the usual one, if it is left out.
 */
edition?: string, };

/**
 * A scenario to be practised.
 */
export type NewPractice = { 
/**
 * An id that the client made: the same id again gets the same answer.
 */
id?: string, 
/**
 * The whole file; the scenarios of the rulebook, if it is left out.
 */
file?: string, 
/**
 * Which scenario, by its name; the first of the file, if it is left out.
 */
name?: string, 
/**
 * How many of its steps are played before; all of them, if it is left out.
 */
steps?: number, };

/**
 * Who takes a seat of a new table.
 */
export type NewSeat = "me" | "open" | "bot" | "random-bot" | "beginner" | "easy" | "normal" | "hard" | "expert";

/**
 * A signal to everybody at the table.
 */
export type NewSignal = { 
/**
 * A thing of the caller's boards to look at.
 */
thing?: string, 
/**
 * A face.
 */
face?: Emote, };

/**
 * A new table.
 */
export type NewTable = { 
/**
 * An id that the client made: the same id again gets the same answer.
 */
id?: string, 
/**
 * The game.
 */
game: string, 
/**
 * What the form says; what is left out has its default.
 */
setup: Record<string, unknown>, 
/**
 * Who takes which seat. Left out: the caller the first, bots the others.
 */
seats?: Array<NewSeat>, 
/**
 * What the caller is called here.
 */
name?: string, 
/**
 * People roll their own dice and type them in.
 */
ownDice: boolean, 
/**
 * The guided game: it brings its own set-up, dice and cards.
 */
tutorial: boolean, 
/**
 * The settings of the table; the defaults where they are left out.
 */
settings?: UpdateSettings, 
/**
 * 16 random bytes of the caller in hex: its share of the dice.
 */
share?: string, };

/**
 * An option of the form.
 */
export type OptionCard = { 
/**
 * Its name in `setup`.
 */
name: string, 
/**
 * What it is called.
 */
label: Label, 
/**
 * What may be chosen.
 */
choices: Array<ChoiceCard>, 
/**
 * What stands there when nothing is said.
 */
default: unknown, 
/**
 * How many may be chosen at once; with more than one, the value is a list.
 */
atMost: number, 
/**
 * The rule behind it.
 */
rule?: string, };

/**
 * Where a table comes from.
 */
export type OriginCard = { 
/**
 * `branch`, `upload`, `practice`, `tutorial` or `campaign`.
 */
kind: string, 
/**
 * The table or the campaign it belongs to.
 */
of?: string, 
/**
 * What it is called.
 */
name?: string, };

/**
 * A pack of cards.
 */
export type PackCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Its licence.
 */
licence: string, 
/**
 * Where its values come from: how many records name which kind of source.
 */
sources: Array<PackSource>, };

/**
 * A kind of source.
 */
export type PackSource = { 
/**
 * `rulebook`, `public` or `reconstructed`.
 */
kind: string, 
/**
 * How many records.
 */
records: number, };

/**
 * Until when a seat lets windows pass.
 */
export type Passing = "until-my-turn" | "until-attacked";

/**
 * A proposal.
 */
export type ProposalCard = { 
/**
 * `undo`, `redo`, `hints` or `close`.
 */
want: string, 
/**
 * For undo and redo, the moment to which it leads, as the caller counts moments.
 */
moment?: number, 
/**
 * What its maker is called.
 */
by: string, 
/**
 * Seats whose persons have agreed.
 */
agreed: Array<number>, 
/**
 * The caller has still to answer.
 */
yours: boolean, };

/**
 * What it was worth.
 */
export type PuzzleAnswer = { solved: boolean, 
/**
 * Every choice, the best first.
 */
choices: Array<ReviewChoice>, };

/**
 * A puzzle: what its seat sees and is asked.
 */
export type PuzzleCard = { id: string, game: string, rating: number, picture: Picture, };

/**
 * A puzzle in the list.
 */
export type PuzzleLine = { 
/**
 * Its name in the address.
 */
id: string, game: string, 
/**
 * How hard it is, like the rating of a player.
 */
rating: number, };

/**
 * What somebody would choose.
 */
export type PuzzleTry = { 
/**
 * In notation.
 */
do: string, };

/**
 * Why a bot did what led to a moment.
 */
export type ReasonCard = { 
/**
 * The moment of the caller.
 */
moment: number, 
/**
 * The reason, in one sentence.
 */
says: Words, };

/**
 * A feat of a game's record; its name is `feat-{feat}` in the texts of the game, with dashes for underscores.
 */
export type RecordLine = { feat: string, 
/**
 * Who has done it for the first time and when; nothing as long as nobody has.
 */
signed?: FeatSignature, };

/**
 * One match.
 */
export type ResultLine = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * How it ended.
 */
outcome: string, 
/**
 * Whether the person won.
 */
won: boolean, 
/**
 * How many steps it had.
 */
steps: number, 
/**
 * When it ended.
 */
ended: number, };

/**
 * A match looked at again by one side: how its chance to win went, and whose every change of it was.
 */
export type ReviewCard = { 
/**
 * For whom, from 0.
 */
seat: number, 
/**
 * The chance at the beginning.
 */
start: number, 
/**
 * 10,000 for a win, else 0.
 */
end: number, 
/**
 * What the decisions of the side, the dice and the others changed in all: with the start they add up to the end.
 */
total: ReviewStrokes, moments: Array<ReviewMoment>, 
/**
 * The numbers of the moments that changed most.
 */
turningPoints: Array<number>, 
/**
 * The number of the moment whose decision lost most.
 */
worst?: number, 
/**
 * The number of the best find.
 */
best?: number, };

/**
 * One choice with its chance to win.
 */
export type ReviewChoice = { 
/**
 * In notation.
 */
do: string, 
/**
 * In words.
 */
says: Words, 
/**
 * The chance, and the ends of its 95 % interval.
 */
chance: number, low: number, high: number, 
/**
 * How many matches were played on.
 */
matches: number, };

/**
 * A stretch of the match.
 */
export type ReviewMoment = { 
/**
 * The moment of the caller in which it begins: its picture can be asked for, and a line can leave there.
 */
moment: number, 
/**
 * Who acted, from 0.
 */
seat: number, 
/**
 * The chance before it, with the best choice.
 */
before: number, strokes: ReviewStrokes, 
/**
 * `find`, `best`, `fine`, `slip` or `blunder`; none where the side decided nothing.
 */
verdict?: string, 
/**
 * The number of the choice that was taken.
 */
chosen?: number, 
/**
 * The choices, best first.
 */
choices: Array<ReviewChoice>, };

/**
 * How far a review is.
 */
export type ReviewProgress = { 
/**
 * So many moments are done.
 */
done: number, 
/**
 * Of so many; 0 while it waits for its turn.
 */
of: number, };

/**
 * Changes of the chance to win, by whose they are.
 */
export type ReviewStrokes = { decision: number, dice: number, others: number, };

/**
 * What came out of a die or pile.
 */
export type Roll = { 
/**
 * The die or pile.
 */
die: string, 
/**
 * What came out; several dice separated by spaces.
 */
face: string, };

/**
 * A rule of the ledger in the caller's language.
 */
export type RuleCard = { 
/**
 * Its number.
 */
id: string, 
/**
 * The sentence.
 */
sentence: string, 
/**
 * `rule`, `ruling`, `example`, `symbol`, `derived` or `component`.
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
note?: string, 
/**
 * Why it is no longer in force.
 */
retired?: string, 
/**
 * The names of the scenarios that show it; each can be practised.
 */
scenarios: Array<string>, };

/**
 * Rules that were found.
 */
export type RulesFound = { 
/**
 * How many there are in all.
 */
total: number, 
/**
 * The chapters of the game, with the game's letters, such as `MR-COMBAT`.
 */
chapters: Array<string>, 
/**
 * Those from `from` on.
 */
rules: Array<RuleCard>, };

/**
 * Windows that are passed beforehand.
 */
export type SetPassing = { 
/**
 * An id that the client made.
 */
id: string, 
/**
 * Until when; left out for no longer.
 */
until?: Passing, 
/**
 * The seat, where the caller holds several.
 */
seat?: number, };

/**
 * What people have agreed on, outside the rules.
 */
export type SettingsCard = { 
/**
 * Sole choices that decide nothing are played without asking.
 */
autoPlay: boolean, 
/**
 * Odds are shown.
 */
odds: boolean, 
/**
 * Hints are given: to somebody who plays alone, or where all have agreed.
 */
hints: boolean, 
/**
 * Anybody who has the address may watch.
 */
watching: boolean, 
/**
 * After how many seconds a window is passed for whoever has not answered.
 */
reactWithin?: number, 
/**
 * After how many seconds a seat counts as away.
 */
awayAfter: number, };

/**
 * A signal that was heard.
 */
export type SignalCard = { 
/**
 * The seat from which it comes.
 */
seat: number, 
/**
 * What is pointed at.
 */
thing?: string, 
/**
 * The face.
 */
face?: Emote, };

/**
 * A place at a table is taken.
 */
export type Sit = { 
/**
 * An id that the client made: the same id again gets the same answer.
 */
id?: string, 
/**
 * The token of the invitation.
 */
invitation: string, 
/**
 * What the caller is called.
 */
name?: string, 
/**
 * 16 random bytes of the caller in hex: its share of the dice.
 */
share?: string, };

/**
 * What a person has played.
 */
export type Statistics = { 
/**
 * By game and edition.
 */
games: Array<StatisticsLine>, 
/**
 * The latest matches.
 */
latest: Array<ResultLine>, 
/**
 * What was earned, and what can be.
 */
feats: Array<FeatCard>, };

/**
 * Matches of one game and edition.
 */
export type StatisticsLine = { 
/**
 * The game.
 */
game: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * Matches played to their end.
 */
played: number, 
/**
 * Matches won.
 */
won: number, 
/**
 * Matches that counted and were closed before their end.
 */
closed: number, 
/**
 * Steps in all of them.
 */
steps: number, };

/**
 * A table as one caller sees it: everything but the picture.
 */
export type TableCard = { 
/**
 * Its id, which is also its address: `/t/{id}`.
 */
id: string, 
/**
 * What its people call it; empty for nothing. It is text, never markup.
 */
name?: string, 
/**
 * The game.
 */
game: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * `gathering`, `playing`, `over` or `closed`.
 */
stage: string, 
/**
 * The caller opened it.
 */
host: boolean, 
/**
 * The seat through which the caller looks, from 0; none for somebody who watches.
 */
viewer?: number, 
/**
 * The seats.
 */
seats: Array<TableSeat>, 
/**
 * What people have agreed on.
 */
settings: SettingsCard, 
/**
 * People roll their own dice.
 */
ownDice: boolean, 
/**
 * At a guided table: what is told now.
 */
guide?: GuideCard, 
/**
 * With own dice: the die for which a bot waits.
 */
roll?: Asked, 
/**
 * What is proposed and waits for answers.
 */
proposal?: ProposalCard, 
/**
 * Where it comes from, if it is not new.
 */
origin?: OriginCard, 
/**
 * Facts were set by ruling: it does not count.
 */
ruled: boolean, 
/**
 * Its end counts in statistics.
 */
counts: boolean, 
/**
 * What counts, or why this match does not.
 */
counting: Words, 
/**
 * The promise about its dice.
 */
dice: DiceCard, 
/**
 * The rules have changed since it was played.
 */
update?: UpdateCard, 
/**
 * Until when the caller lets windows pass.
 */
passing?: Passing, 
/**
 * What the caller may do now, besides acting.
 */
may: Array<Verb>, 
/**
 * The texts of its cards, by language: the hash in `/texts/{language}/{hash}.ftl`.
 */
texts: TextFiles, 
/**
 * When it was opened.
 */
created: number, };

/**
 * A table in a list.
 */
export type TableLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * What its people call it; empty for nothing. It is text, never markup.
 */
name?: string, 
/**
 * The game.
 */
game: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * `gathering`, `playing`, `over` or `closed`.
 */
stage: string, 
/**
 * The caller is asked.
 */
yours: boolean, 
/**
 * How it ended.
 */
outcome?: string, 
/**
 * Where the match stands, in words; only the latest tables say it.
 */
says?: Array<Words>, 
/**
 * What the people at it are called, by seat; empty where there is none.
 */
people: Array<string>, 
/**
 * When something happened last.
 */
active: number, };

/**
 * A seat of a table.
 */
export type TableSeat = { 
/**
 * Its number, from 0.
 */
seat: number, 
/**
 * Its word, such as `p1`.
 */
word: string, 
/**
 * `open`, `person`, `bot`, or `stand-in`: a bot for a person who is away.
 */
holder: string, 
/**
 * What the person is called; empty for somebody without a name. It is text, never markup.
 */
name: string, 
/**
 * Which bot.
 */
bot?: string, 
/**
 * The caller sits here.
 */
you: boolean, 
/**
 * The person has the table open.
 */
there: boolean, 
/**
 * The person is away for so long that the others may hand the seat to a bot.
 */
away: boolean, 
/**
 * The address that invites to this seat; for those who sit at the table.
 */
invitation?: string, };

/**
 * The texts by language: the hash in `/texts/{language}/{hash}.ftl`.
 */
export type TextFiles = { 
/**
 * English.
 */
en: string, 
/**
 * French.
 */
fr: string, };

/**
 * A code that brings a person to another device.
 */
export type Transfer = { 
/**
 * The code, to be typed.
 */
code: string, 
/**
 * The address, to be opened on the other device.
 */
address: string, 
/**
 * When it stops working.
 */
expires: number, };

/**
 * Who would come to this device with a transfer code.
 */
export type TransferOffer = { 
/**
 * What the person is called; empty for somebody without a name.
 */
name: string, };

/**
 * Steps to be taken back, or played again.
 */
export type Undo = { 
/**
 * An id that the client made.
 */
id: string, 
/**
 * How far; an action, unless `moment` is given.
 */
grain?: UndoGrain, 
/**
 * Back to this moment of the caller.
 */
moment?: number, 
/**
 * The seat, where the caller holds several.
 */
seat?: number, };

/**
 * How far an undo goes.
 */
export type UndoGrain = "step" | "action" | "turn";

/**
 * A table whose rules have changed.
 */
export type UpdateCard = { 
/**
 * What does not fit any more, and since which step.
 */
says: Words, 
/**
 * The rules behind it.
 */
rules: Array<string>, 
/**
 * The state was kept: the table can go on from it.
 */
kept: boolean, };

/**
 * What people have agreed on; what is left out stays.
 */
export type UpdateSettings = { 
/**
 * An id that the client made: the same id again gets the same answer. Not needed with a new table.
 */
id?: string, 
/**
 * Sole choices that decide nothing are played without asking.
 */
autoPlay?: boolean, 
/**
 * Odds are shown.
 */
odds?: boolean, 
/**
 * Hints are given: to somebody who plays alone, or where all have agreed.
 */
hints?: boolean, 
/**
 * Anybody who has the address may watch.
 */
watching?: boolean, 
/**
 * After how many seconds a window is passed for whoever has not answered; 0 for never.
 */
reactWithin?: number, 
/**
 * After how many seconds a seat counts as away.
 */
awayAfter?: number, };

/**
 * What a table is called and whose it is; what is left out stays.
 */
export type UpdateTable = { 
/**
 * An id that the client made: the same id again gets the same answer.
 */
id: string, 
/**
 * What it is called; empty for nothing, and cut after 60 letters.
 */
name?: string, 
/**
 * The seat of the person who is the host from now on.
 */
host?: number, };

/**
 * What a caller may do at a table.
 */
export type Verb = "start" | "undo" | "redo" | "branch" | "rule" | "correct" | "pass" | "agree" | "adopt" | "settings" | "name" | "hand-over" | "close" | "delete" | "replay" | "odds" | "hint" | "propose-hints" | "end-hints";
