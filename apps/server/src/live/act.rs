//! Acting at a table: a person answers a prompt, a bot or the table answers for a seat, people set facts and correct rolls. Everything is checked first;
//! on an error nothing has changed. What was done is given back as the entry that has to be stored.

use super::entry::{By, Entry};
use super::table::{Stage, Table};
use crate::clock::Millis;
use crate::problem::Problem;
use crate::wire::{self, Roll};
use axum::http::StatusCode;
use serde_json::{Value, json};
use undercroft_catalog::live::{Closed, Dice, Match, Refused};
use undercroft_kernel::replay::Record;
use undercroft_kernel::{Message, Ruling, Seat, Viewer, WordError};
use undercroft_table::LiveTable;

/// How many entries one change lets a table add by itself: more than any guide plays without a word.
pub(super) const MOST_FOLLOW_UPS: usize = 200;

/// Why nothing was done.
#[derive(Debug)]
pub enum Halt {
    /// It cannot be done.
    Problem(Box<Problem>),
    /// It can be done, but not before this moment.
    Wait(Millis),
}

impl From<Problem> for Halt {
    fn from(problem: Problem) -> Halt {
        Halt::Problem(Box::new(problem))
    }
}

/// What was done: the entry to store, and what the caller is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// The entry.
    pub entry: Entry,
    /// Whether the table has taken it in already.
    pub taken: bool,
    /// Through whose eyes the caller's moment is counted.
    pub viewer: Viewer,
    /// `done` or `proposed`.
    pub word: &'static str,
}

impl Draft {
    /// An entry that the table has still to take in.
    #[must_use]
    pub const fn entry(entry: Entry, viewer: Viewer) -> Draft {
        Draft { entry, taken: false, viewer, word: "done" }
    }
}

/// What comes of trying.
pub type Tried = Result<Draft, Halt>;

impl Table {
    /// A person acts.
    ///
    /// # Errors
    /// Why not.
    pub fn act(&mut self, person: &str, act: &wire::Act, now: Millis, hold: Millis) -> Tried {
        self.is_going_on()?;
        let seat = self.acting_seat(person, act.seat)?;
        if !self.asked().has(Seat(seat)) {
            return Err(self.outdated(seat, Problem::conflict("not-asked")));
        }
        if !self.is_open(seat, act.prompt) {
            return Err(self.outdated(seat, Problem::conflict("prompt-closed")));
        }
        self.is_time_to_pass(seat, &act.action, now, hold)?;
        let rolls = typed(&act.rolls);
        self.perform(seat, &act.action, By::Person, &rolls, now)
    }

    /// A bot acts, or the table for a seat.
    ///
    /// # Errors
    /// Why not.
    pub fn act_for(&mut self, seat: u8, action: &str, by: By, now: Millis) -> Tried {
        self.is_going_on()?;
        if !self.asked().has(Seat(seat)) {
            return Err(Problem::conflict("not-asked").into());
        }
        self.perform(seat, action, by, &[], now)
    }

    /// A bot wants to act at a table whose dice people roll: they are asked.
    ///
    /// # Errors
    /// Why not.
    pub fn want(&mut self, seat: u8, action: String) -> Tried {
        self.is_going_on()?;
        Ok(Draft::entry(Entry::Wants { seat, action }, Viewer::Spectator))
    }

    /// A person rolls for a bot.
    ///
    /// # Errors
    /// Why not.
    pub fn roll_for(&mut self, person: &str, rolls: &[Roll], now: Millis) -> Tried {
        self.is_going_on()?;
        if !self.has(person) {
            return Err(Problem::forbidden("not-seated").into());
        }
        let Some((seat, action)) = self.wants.clone() else {
            return Err(Problem::conflict("nothing-to-roll").into());
        };
        self.perform(seat, &action, By::Bot, &typed(rolls), now)
    }

    /// The first die for which a bot waits.
    #[must_use]
    pub fn wanted_roll(&self) -> Option<wire::Asked> {
        let (seat, action) = self.wants.as_ref()?;
        match self.game()?.copy().act(Seat(*seat), action, Dice::Typed(&[])) {
            Err(Refused::Roll(roll)) => Some(asked(&roll)),
            _ => None,
        }
    }

    /// Plays an action and what follows by itself.
    fn perform(&mut self, seat: u8, action: &str, by: By, rolls: &[(String, String)], now: Millis) -> Tried {
        let before = self.asked();
        let script = self.scripted(seat, action)?;
        let (seed, own_dice) = (self.dice.seed(), self.opened.own_dice);
        // A guide explains every step, so that people take each.
        let auto = self.ways.auto_play && script.is_none();
        let Some(game) = self.game.as_mut().map(LiveTable::game_mut) else {
            return Err(Problem::conflict("not-started").into());
        };
        let dice = match &script {
            Some(script) => Dice::Scripted(script),
            None if own_dice => Dice::Typed(rolls),
            None => Dice::Seed(&seed),
        };
        let from = game.at();
        game.act(Seat(seat), action, dice).map_err(refused)?;
        if script.is_some() {
            game.seal(&seed);
        }
        let mut steps: Vec<Record> = game.record(from).into_iter().collect();
        if auto {
            // A routine step that wants a die of people waits for them.
            let dice = if own_dice { Dice::Typed(&[]) } else { Dice::Seed(&seed) };
            steps.extend(settle(game, dice));
        }
        self.dice.played(from, from + steps.len(), false);
        self.acted(before, seat, now);
        let entry = Entry::Played { seat, by, steps };
        Ok(Draft { entry, taken: true, viewer: Viewer::Seat(Seat(seat)), word: "done" })
    }

    /// A person sets a fact.
    ///
    /// # Errors
    /// Why not.
    pub fn rule(&mut self, person: &str, rule: &wire::RuleFact, now: Millis) -> Tried {
        self.is_going_on()?;
        if !self.may_rule(person) {
            return Err(Problem::forbidden("may-not-rule").into());
        }
        let seat = self.acting_seat(person, None)?;
        let value = serde_json::from_value(rule.value.clone())
            .map_err(|error| Problem::bad_because("body-wrong", error.to_string()))?;
        let reason = plain_text(&rule.reason, 200);
        if reason.is_empty() {
            return Err(Problem::bad("reason-missing").into());
        }
        let ruling = Ruling { fact: rule.fact.clone(), value, reason };
        let Some(game) = self.game.as_mut().map(LiveTable::game_mut) else {
            return Err(Problem::conflict("not-started").into());
        };
        let from = game.at();
        game.rule(Seat(seat), ruling).map_err(|error| wrong_word(&error))?;
        let Some(step) = game.record(from) else { return Err(Problem::conflict("not-started").into()) };
        self.marks.rulings += 1;
        self.dice.played(from, from + 1, false);
        self.acted(undercroft_kernel::Seats::NONE, seat, now);
        Ok(Draft {
            entry: Entry::Ruled { step },
            taken: true,
            viewer: Viewer::Seat(Seat(seat)),
            word: "done",
        })
    }

    /// A person corrects the last roll that was typed in: the step is played again with the right dice, and so is what followed, as far as it
    /// follows by itself.
    ///
    /// # Errors
    /// Why not.
    pub fn correct(&mut self, person: &str, correct: &wire::Correct, now: Millis) -> Tried {
        self.is_going_on()?;
        if !self.opened.own_dice || !self.has(person) {
            return Err(Problem::forbidden("may-not-correct").into());
        }
        let Some((from, seat, action)) = self.last_roll() else {
            return Err(Problem::conflict("nothing-to-correct").into());
        };
        let Some(game) = self.game.as_mut().map(LiveTable::game_mut) else {
            return Err(Problem::conflict("not-started").into());
        };
        let taken = game.at() - from;
        game.undo(taken);
        let rolls = typed(&correct.rolls);
        match self.perform(seat, &action, By::Person, &rolls, now) {
            Ok(Draft { entry: Entry::Played { steps, .. }, viewer, .. }) => {
                self.marks.corrections += 1;
                self.marks.undos += 1;
                let entry = Entry::Corrected { seat, from, steps };
                Ok(Draft { entry, taken: true, viewer, word: "done" })
            }
            other => {
                if let Some(game) = self.game.as_mut().map(LiveTable::game_mut) {
                    game.redo(taken);
                }
                other
            }
        }
    }

    /// The last step that drew: its number, seat and action.
    #[must_use]
    pub fn last_roll(&self) -> Option<(usize, u8, String)> {
        let game = self.game()?;
        let drew = |step: &usize| game.record(*step).filter(|record| !record.draws.is_empty());
        let step = (0..game.at()).rev().find(|step| drew(step).is_some())?;
        let record = game.record(step)?;
        let seat = self.seats().find(|(_, chair)| chair.word == record.seat)?.0;
        Some((step, seat, record.action))
    }

    /// Starts the match: every seat is taken.
    ///
    /// # Errors
    /// Why not.
    pub fn start_match(&mut self, rolls: &[Roll]) -> Tried {
        if self.stage() != Stage::Gathering {
            return Err(Problem::conflict("started-already").into());
        }
        if self.chairs.iter().any(|chair| chair.holder == super::chair::Holder::Open) {
            return Err(Problem::conflict("seats-open").into());
        }
        let (seed, rolls) = (self.dice.seed(), typed(rolls));
        let script = self.scripted_start();
        let dice = match &script {
            Some(script) => Dice::Scripted(script),
            None if self.opened.own_dice => Dice::Typed(&rolls),
            None => Dice::Seed(&seed),
        };
        match self.game_box.open(dice) {
            Ok(game) => Ok(Draft::entry(Entry::Started { header: game.header() }, Viewer::Spectator)),
            Err(Closed::Roll(roll)) => Err(refused(roll)),
            Err(_) => Err(Problem::conflict("not-started").into()),
        }
    }

    /// What the table does by itself after an entry: a full one starts, and what nobody has to decide is played.
    pub fn follow_up(&mut self, now: Millis) -> Option<Draft> {
        if self.opened.own_dice || self.broken.is_some() || self.closed {
            return None;
        }
        if self.game.is_none() {
            return self.start_match(&[]).ok();
        }
        if self.is_guided() {
            return self.untold(now);
        }
        if !self.ways.auto_play {
            return None;
        }
        let (before, seed) = (self.asked(), self.dice.seed());
        let game = self.game.as_mut().map(LiveTable::game_mut)?;
        let from = game.at();
        let steps = settle(game, Dice::Seed(&seed));
        if steps.is_empty() {
            return None;
        }
        self.dice.played(from, from + steps.len(), false);
        self.acted(before, 0, now);
        let entry = Entry::Played { seat: 0, by: By::Table, steps };
        Some(Draft { entry, taken: true, viewer: Viewer::Spectator, word: "done" })
    }

    /// Whether anything can be played at all.
    pub(super) fn is_going_on(&self) -> Result<(), Problem> {
        match self.stage() {
            _ if self.broken.is_some() => Err(Problem::conflict("rules-changed")),
            Stage::Gathering => Err(Problem::conflict("not-started")),
            Stage::Closed => Err(Problem::conflict("table-closed")),
            Stage::Playing | Stage::Over => Ok(()),
        }
    }

    /// The seat at which a person acts: the one it names, else one that is asked, else its first.
    pub(super) fn acting_seat(&self, person: &str, wanted: Option<u8>) -> Result<u8, Problem> {
        let Viewer::Seat(seat) = self.viewer(Some(person), wanted) else {
            return Err(Problem::forbidden("not-seated"));
        };
        if wanted.is_some_and(|wanted| wanted != seat.0) {
            return Err(Problem::forbidden("not-your-seat"));
        }
        match self.chair(seat.0) {
            Some(chair) if chair.is_played_by(person) => Ok(seat.0),
            _ => Err(Problem::conflict("stand-in-plays")),
        }
    }

    /// A pass is not told before a moment that is the same for all, so that nobody can tell a quick hand from one that had passed beforehand.
    fn is_time_to_pass(&self, seat: u8, action: &str, now: Millis, hold: Millis) -> Result<(), Halt> {
        let reaction = self.game().and_then(|game| game.reaction(Seat(seat)));
        let since = self.chair(seat).and_then(|chair| chair.asked_since);
        match (reaction, since) {
            (Some((pass, _)), Some(since)) if pass == action && now < since + hold => {
                Err(Halt::Wait(since + hold))
            }
            _ => Ok(()),
        }
    }

    /// A problem with the picture of now: the caller's is outdated.
    fn outdated(&mut self, seat: u8, problem: Problem) -> Halt {
        let picture = self.picture(Viewer::Seat(Seat(seat)));
        problem.with(json!({ "picture": picture.as_deref() })).into()
    }
}

/// Plays what nobody has to decide, and gives the steps.
fn settle(game: &mut dyn Match, dice: Dice<'_>) -> Vec<Record> {
    let mut steps = Vec::new();
    while matches!(game.settle(dice), Ok(true)) {
        steps.extend(game.record(game.at() - 1));
    }
    steps
}

/// The problem of a refused action.
pub(super) fn refused(refused: Refused) -> Halt {
    let message = refused.message();
    let problem = match &refused {
        Refused::Illegal(_) => Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message),
        Refused::NotAsked | Refused::Over => Problem::says(StatusCode::CONFLICT, message),
        Refused::NotUnderstood { .. } | Refused::Full(_) => {
            Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
        }
        // Nothing is wrong: the action waits for its dice.
        Refused::Roll(roll) => {
            Problem::says(StatusCode::ACCEPTED, message).with(json!({ "roll": asked(roll) }))
        }
        Refused::WrongRoll { wanted, .. } => {
            let problem = Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message);
            problem.with(json!({ "roll": asked(wanted) }))
        }
    };
    problem.into()
}

/// A die that is wanted, as it goes over the wire.
fn asked(roll: &undercroft_catalog::live::Roll) -> wire::Asked {
    wire::Asked {
        die: roll.die.clone(),
        seat: roll.seat.map(|seat| seat.0),
        count: roll.count,
        faces: roll.faces.clone(),
    }
}

/// The problem of a refused question.
pub(crate) fn refusal(error: Refused) -> Problem {
    match refused(error) {
        Halt::Problem(problem) => *problem,
        Halt::Wait(_) => Problem::conflict("too-busy"),
    }
}

/// The problem of a word that the game does not accept.
pub(crate) fn wrong_word(error: &WordError) -> Problem {
    let message = match error {
        WordError::Impossible { rule, reason } => Message::new("word-impossible")
            .word("rule", rule.0)
            .word("reason", reason.as_str())
            .cite(&[rule.0]),
        WordError::Stuck => Message::new("word-stuck"),
        other => Message::new("word-wrong").word("reason", other.to_string()),
    };
    Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
}

fn typed(rolls: &[Roll]) -> Vec<(String, String)> {
    rolls.iter().map(|roll| (roll.die.clone(), roll.face.clone())).collect()
}

/// What somebody typed, in one line and not too long.
#[must_use]
pub fn plain_text(text: &str, most: usize) -> String {
    let spoken = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let words: String = spoken.collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(most).collect()
}

/// The answer to a caller.
#[must_use]
pub fn answer(word: &str, moment: u32) -> Value {
    json!({ "done": word, "moment": moment })
}
