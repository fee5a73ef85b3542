//! Acting at a table: a person answers a prompt, a bot or the table answers for a seat, people set facts and correct rolls. Whatever needs dice is
//! played on a scratch copy of the match; its steps are the entry.

use super::attempt::{Attempt, Attempted, PendingEntry, write};
use super::entry::{By, Entry};
use super::error::TableError;
use super::table::{Stage, Table};
use crate::clock::Millis;
use crate::wire;
use serde_json::{Value, json};
use undercroft_catalog::live::{Closed, Dice, Match, Refused, Roll};
use undercroft_kernel::replay::Record;
use undercroft_kernel::{Ruling, Seat, Viewer};

/// How many entries one change lets a table add by itself: more than any guide plays without a word.
pub(super) const MOST_FOLLOW_UPS: usize = 200;

/// What an action comes to.
enum Played {
    /// The action, and what follows from it by itself.
    Steps(Vec<Record>),
    Roll(Roll),
}

impl Table {
    pub fn act(&self, person: &str, act: &wire::Act, now: Millis, hold: Millis) -> Attempted {
        self.check_going_on()?;
        let seat = self.acting_seat(person, act.seat)?;
        if !self.asked().has(Seat(seat)) {
            return Err(self.outdated(seat, TableError::NotAsked));
        }
        if !self.is_open(seat, act.prompt) {
            return Err(self.outdated(seat, TableError::PromptClosed));
        }
        if let Some(earliest) = self.earliest_pass(seat, &act.action, hold).filter(|earliest| now < *earliest)
        {
            return Ok(Attempt::NotBefore(earliest));
        }
        self.perform(seat, &act.action, By::Person, &typed(&act.rolls))
    }

    /// A bot acts, or the table for a seat.
    pub fn act_for(&self, seat: u8, action: &str, by: By) -> Attempted {
        self.check_going_on()?;
        if !self.asked().has(Seat(seat)) {
            return Err(TableError::NotAsked);
        }
        self.perform(seat, action, by, &[])
    }

    /// A bot wants to act at a table whose dice people roll: they are asked.
    pub fn want(&self, seat: u8, action: String) -> Attempted {
        self.check_going_on()?;
        write(Entry::Wants { seat, action }, Viewer::Spectator)
    }

    /// A person rolls for a bot.
    pub fn roll_for(&self, person: &str, rolls: &[wire::Roll]) -> Attempted {
        self.check_going_on()?;
        if !self.has(person) {
            return Err(TableError::NotSeated);
        }
        let (seat, action) = self.wants.as_ref().ok_or(TableError::NothingToRoll)?;
        self.perform(*seat, action, By::Bot, &typed(rolls))
    }

    /// The first die for which a bot waits.
    #[must_use]
    pub fn wanted_roll(&self) -> Option<wire::Asked> {
        let (seat, action) = self.wants.as_ref()?;
        match self.game()?.still().act(Seat(*seat), action, Dice::Typed(&[])) {
            Err(Refused::Roll(roll)) => Some(roll.into()),
            _ => None,
        }
    }

    fn perform(&self, seat: u8, action: &str, by: By, rolls: &[(String, String)]) -> Attempted {
        let at = self.game().ok_or(TableError::NotStarted)?.at();
        Ok(match self.play_from(at, seat, action, rolls)? {
            Played::Steps(steps) => {
                let entry = Entry::Played { seat, by, steps };
                PendingEntry::new(entry, Viewer::Seat(Seat(seat))).into()
            }
            Played::Roll(roll) => Attempt::Roll(roll),
        })
    }

    /// Plays an action after `at` steps, and what follows from it by itself, on a scratch copy.
    fn play_from(
        &self,
        at: usize,
        seat: u8,
        action: &str,
        rolls: &[(String, String)],
    ) -> Result<Played, TableError> {
        let script = self.scripted(seat, action)?;
        let (seed, own_dice) = (self.dice.seed(), self.opened.own_dice);
        let mut game = self.game().ok_or(TableError::NotStarted)?.scratch(at);
        let dice = match &script {
            Some(script) => Dice::Scripted(script),
            None if own_dice => Dice::Typed(rolls),
            None => Dice::Seed(&seed),
        };
        match game.act(Seat(seat), action, dice) {
            Err(Refused::Roll(roll)) => return Ok(Played::Roll(roll)),
            played => played.map_err(TableError::Refused)?,
        }
        if script.is_some() {
            game.seal(&seed);
        }
        // A guide explains every step, so that people take each.
        if self.settings.auto_play && script.is_none() {
            // A routine step that wants a die of people waits for them.
            settle(&mut *game, if own_dice { Dice::Typed(&[]) } else { Dice::Seed(&seed) });
        }
        Ok(Played::Steps(records(&*game)))
    }

    /// A person sets a fact.
    pub fn rule(&self, person: &str, rule: &wire::RuleFact) -> Attempted {
        self.check_going_on()?;
        if !self.may_rule(person) {
            return Err(TableError::MayNotRule);
        }
        let seat = self.acting_seat(person, None)?;
        let value = serde_json::from_value(rule.value.clone());
        let value = value.map_err(|error| TableError::BodyWrong(error.to_string()))?;
        let reason = plain_text(&rule.reason, 200);
        if reason.is_empty() {
            return Err(TableError::ReasonMissing);
        }
        let mut game = self.game().ok_or(TableError::NotStarted)?.still();
        let ruling = Ruling { fact: rule.fact.clone(), value, reason };
        game.rule(Seat(seat), ruling).map_err(TableError::Word)?;
        let step = game.record(0).ok_or(TableError::NotStarted)?;
        write(Entry::Ruled { step }, Viewer::Seat(Seat(seat)))
    }

    /// A person corrects the last roll that was typed in: the step is played again with the right dice, and so is what followed, as far as it
    /// follows by itself.
    pub fn correct(&self, person: &str, correct: &wire::Correct) -> Attempted {
        self.check_going_on()?;
        if !self.opened.own_dice || !self.has(person) {
            return Err(TableError::MayNotCorrect);
        }
        let (from, seat, action) = self.last_roll().ok_or(TableError::NothingToCorrect)?;
        Ok(match self.play_from(from, seat, &action, &typed(&correct.rolls))? {
            Played::Steps(steps) => {
                let entry = Entry::Corrected { seat, from, steps };
                PendingEntry::new(entry, Viewer::Seat(Seat(seat))).into()
            }
            Played::Roll(roll) => Attempt::Roll(roll),
        })
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
    pub fn start_match(&self, rolls: &[wire::Roll]) -> Attempted {
        if self.stage() != Stage::Gathering {
            return Err(TableError::StartedAlready);
        }
        if self.chairs.iter().any(|chair| chair.holder == super::chair::Holder::Open) {
            return Err(TableError::SeatsOpen);
        }
        let (seed, rolls) = (self.dice.seed(), typed(rolls));
        let script = self.scripted_start();
        let dice = match &script {
            Some(script) => Dice::Scripted(script),
            None if self.opened.own_dice => Dice::Typed(&rolls),
            None => Dice::Seed(&seed),
        };
        match self.any_game.open(dice) {
            Ok(game) => write(Entry::Started { header: game.header() }, Viewer::Spectator),
            Err(Closed::Roll(Refused::Roll(roll))) => Ok(Attempt::Roll(roll)),
            Err(Closed::Roll(refused)) => Err(TableError::Refused(refused)),
            Err(_) => Err(TableError::NotStarted),
        }
    }

    /// What the table does by itself after an entry: a full one starts, and what nobody has to decide is played.
    #[must_use]
    pub fn follow_up(&self) -> Option<PendingEntry> {
        if self.opened.own_dice || self.broken.is_some() || self.closed {
            return None;
        }
        let Some(game) = self.game() else {
            return match self.start_match(&[]) {
                Ok(Attempt::Entry(pending)) => Some(*pending),
                _ => None,
            };
        };
        if self.is_guided() {
            return self.untold();
        }
        if !self.settings.auto_play || !game.has_routine() {
            return None;
        }
        let mut game = game.still();
        settle(&mut *game, Dice::Seed(&self.dice.seed()));
        let steps = records(&*game);
        let entry = Entry::Played { seat: 0, by: By::Table, steps };
        (game.at() > 0).then(|| PendingEntry::new(entry, Viewer::Spectator))
    }

    /// Whether anything can be played at all.
    pub(super) fn check_going_on(&self) -> Result<(), TableError> {
        match self.stage() {
            _ if self.broken.is_some() => Err(TableError::RulesChanged),
            Stage::Gathering => Err(TableError::NotStarted),
            Stage::Closed => Err(TableError::TableClosed),
            Stage::Playing | Stage::Over => Ok(()),
        }
    }

    /// The seat at which a person acts: the one it names, else one that is asked, else its first.
    pub(super) fn acting_seat(&self, person: &str, wanted: Option<u8>) -> Result<u8, TableError> {
        let Viewer::Seat(seat) = self.viewer(Some(person), wanted) else {
            return Err(TableError::NotSeated);
        };
        if wanted.is_some_and(|wanted| wanted != seat.0) {
            return Err(TableError::NotYourSeat);
        }
        match self.chair(seat.0) {
            Some(chair) if chair.is_played_by(person) => Ok(seat.0),
            _ => Err(TableError::StandInPlays),
        }
    }

    /// A pass is not told before a moment that is the same for all, so that nobody can tell a quick hand from one that had passed beforehand.
    fn earliest_pass(&self, seat: u8, action: &str, hold: Millis) -> Option<Millis> {
        let (pass, _) = self.game()?.reaction(Seat(seat))?;
        let since = self.chair(seat)?.asked_since?;
        (pass == action).then_some(since + hold)
    }

    /// The caller's picture is outdated: it gets the one of now.
    fn outdated(&self, seat: u8, why: TableError) -> TableError {
        TableError::Outdated { why: Box::new(why), picture: self.picture(Viewer::Seat(Seat(seat))) }
    }
}

/// Plays what nobody has to decide.
fn settle(game: &mut dyn Match, dice: Dice<'_>) {
    while matches!(game.settle(dice), Ok(true)) {}
}

/// Everything that was played on a scratch copy.
fn records(game: &dyn Match) -> Vec<Record> {
    (0..game.at()).filter_map(|step| game.record(step)).collect()
}

fn typed(rolls: &[wire::Roll]) -> Vec<(String, String)> {
    rolls.iter().map(|roll| (roll.die.clone(), roll.face.clone())).collect()
}

/// What somebody typed, in one line and not too long, without letters that cannot be seen or that turn the writing round.
#[must_use]
pub fn plain_text(text: &str, most: usize) -> String {
    let seen = text.chars().filter(|letter| !is_invisible(*letter));
    let words: String = seen.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(most).collect()
}

/// Zero-width letters, marks of direction and their overrides, and other letters without a shape.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// The answer to a caller.
#[must_use]
pub fn answer(word: &str, moment: u32) -> Value {
    json!({ "done": word, "moment": moment })
}

#[cfg(test)]
mod tests {
    use super::plain_text;

    #[test]
    fn nobody_hides_letters_in_a_name() {
        assert_eq!(plain_text(" An\u{200b}na\u{202e}\tB.\u{feff}\n", 40), "Anna B.");
        assert_eq!(plain_text("\u{2066}\u{200d}\u{3164}", 40), "");
        assert_eq!(plain_text("Zoë Œuvre 東京 👑", 40), "Zoë Œuvre 東京 👑");
    }
}
