//! The published vocabulary of Catacombs: facts, places, actions, dice and piles. Scenarios, replays, companions and odds speak these words
//! and never see private fields.
//!
//! Facts of creatures are `p1.pv`, `m1.at`; of squares `ground.3,4`, `door.3,4`; all others are facts of the table. A chapter that needs a
//! new word adds it where it belongs, with its range and, where it makes sense, a checked writer.

mod check;
mod creature;
pub mod draws;
mod gear;
mod hidden;
mod map_text;
mod places;
mod square;
mod table;
mod zone;

use crate::Catacombs;
use crate::event::Event;
use crate::geometry::Square;
use crate::state::{CreatureId, State};
use crate::view::View;
use undercroft_kernel::{Chance, FactWord, FormWord, RuleId, Seat, Value, Viewer, Vocabulary, WordError};

/// What a fact is about.
enum About<'a> {
    /// A creature, and which of its facts.
    Creature(CreatureId, &'a str),
    /// A square, and which of its facts.
    Square(&'a str, Square, &'a str),
    /// A zone on the board, and which of its facts.
    Zone(usize, &'a str),
    /// The table.
    Table,
}

/// Reads the head of a fact: `p1.pv`, `door.3,4.locked`, `round`.
fn about(fact: &str) -> About<'_> {
    let Some((head, rest)) = fact.split_once('.') else { return About::Table };
    if let Some(who) = CreatureId::from_word(head) {
        return About::Creature(who, rest);
    }
    if let Some((zone, rest)) = zone::about(fact) {
        return About::Zone(zone, rest);
    }
    let (place, rest) = rest.split_once('.').unwrap_or((rest, ""));
    match Square::from_word(place) {
        Some(square) if square::KINDS.contains(&head) => About::Square(head, square, rest),
        _ => About::Table,
    }
}

impl Vocabulary for Catacombs {
    fn facts(&self) -> Vec<FactWord> {
        let mut words = table::words(self);
        words.extend(creature::words(self));
        words.extend(gear::words(self));
        words.extend(square::words(self));
        words.extend(zone::words(self));
        words
    }

    fn places(&self) -> Vec<FormWord> {
        places::words()
    }

    fn actions(&self) -> Vec<FormWord> {
        <crate::action::Action as undercroft_kernel::Notation<_>>::forms(&self.content)
    }

    fn draws(&self) -> Vec<FormWord> {
        draws::words(self)
    }

    fn seat_word(&self, seat: Seat) -> String {
        if usize::from(seat.0) == self.options.heroes.len() {
            "gm".to_owned()
        } else {
            format!("p{}", seat.0 + 1)
        }
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        match about(fact) {
            About::Creature(who, rest) => creature::read(self, state, who, rest, fact),
            About::Square(kind, square, rest) => square::read(self, state, (kind, square, rest), fact),
            About::Zone(at, rest) => zone::read(self, state, (at, rest), fact),
            About::Table => table::read(self, state, fact),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        let found = self.read(&view.table, fact)?;
        let master = view.viewer == Viewer::Seat(view.table.master());
        Ok(found.filter(|_| master || !is_secret(self, &view.table, fact)))
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        match about(fact) {
            About::Creature(who, rest) => creature::write(self, state, who, rest, fact, value),
            About::Square(kind, square, rest) => {
                square::write(self, state, (kind, square, rest), fact, value)
            }
            About::Zone(at, rest) => zone::write(self, state, (at, rest), fact, value),
            About::Table => table::write(self, state, fact, value),
        }
    }

    fn pin(&self, state: &mut State, place: &str, card: &str) -> Result<(), WordError> {
        square::pin(self, state, place, card)
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        check::check(self, state)
    }

    fn go_to<C: Chance>(&self, state: &mut State, place: &str, chance: &mut C) -> Result<(), WordError> {
        places::go_to(self, state, place, chance)
    }

    fn hides(&self, state: &State, events: &[Event]) -> Option<String> {
        hidden::after(self, state, events)
    }

    fn draw_word(&self, name: &str, value: u32) -> String {
        draws::word(self, name, value)
    }

    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError> {
        draws::value(self, name, word)
    }
}

/// What only the game master reads: piles, cards, untried locks, and the objective before the end.
fn is_secret(game: &Catacombs, state: &State, fact: &str) -> bool {
    match about(fact) {
        About::Square(kind, square, rest) => square::is_secret(state, kind, square, rest),
        About::Creature(..) => false,
        About::Zone(_, rest) => zone::is_secret(rest),
        About::Table => table::is_secret(game, state, fact),
    }
}

pub(crate) fn impossible<T>(rule: &'static str, reason: impl Into<String>) -> Result<T, WordError> {
    Err(WordError::Impossible { rule: RuleId(rule), reason: reason.into() })
}

pub(crate) fn unknown(kind: &'static str, word: &str, known: &str) -> WordError {
    WordError::Unknown { kind, word: word.to_owned(), known: known.to_owned() }
}

pub(crate) fn wrong(word: &str, value: &Value, expected: &str) -> WordError {
    WordError::Value { word: word.to_owned(), value: value.to_string(), expected: expected.to_owned() }
}

/// There is no such fact.
pub(crate) fn unknown_fact(game: &Catacombs, fact: &str) -> WordError {
    let known: Vec<String> = game.facts().into_iter().map(|word| word.name).collect();
    unknown("fact", fact, &known.join(", "))
}

/// Reads a number within a range.
pub(crate) fn number(fact: &str, value: &Value, low: i64, high: i64) -> Result<i64, WordError> {
    let found = value.as_int().filter(|number| (low..=high).contains(number));
    found.ok_or_else(|| wrong(fact, value, &format!("{low}..{high}")))
}

/// Reads yes or no.
pub(crate) fn truth(fact: &str, value: &Value) -> Result<bool, WordError> {
    value.as_bool().ok_or_else(|| wrong(fact, value, "true or false"))
}

/// Reads a square.
pub(crate) fn place(fact: &str, value: &Value) -> Result<Square, WordError> {
    value.as_word().and_then(Square::from_word).ok_or_else(|| wrong(fact, value, "a square, such as 3,4"))
}

/// Reads a creature.
pub(crate) fn somebody(fact: &str, value: &Value) -> Result<CreatureId, WordError> {
    match value.as_word() {
        Some("nobody") => Ok(CreatureId::NONE),
        Some(word) => CreatureId::from_word(word).ok_or_else(|| wrong(fact, value, "p1, m1 … or nobody")),
        None => Err(wrong(fact, value, "p1, m1 … or nobody")),
    }
}

/// The word of a creature; nothing for nobody.
pub(crate) fn somebody_word(who: CreatureId) -> Option<Value> {
    who.is_somebody().then(|| Value::word(who.word()))
}

/// A number as a value.
pub(crate) fn int(number: impl Into<i64>) -> Option<Value> {
    Some(Value::Int(number.into()))
}

/// A word of the vocabulary.
pub(crate) fn word(name: &str, range: &str, writable: bool, headline: bool) -> FactWord {
    FactWord { name: name.to_owned(), range: range.to_owned(), writable, headline }
}
