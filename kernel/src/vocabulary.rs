//! The published words of a game: facts, places, actions, dice, piles and seats.
//! Scenarios, companions, replays and odds speak these words and never touch private fields.

use crate::chance::{Chance, Faces};
use crate::game::Game;
use crate::ids::{RuleId, Seat, Viewer};
use crate::message::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The value of a fact or of a set-up option.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A word, such as the id of a card.
    Word(String),
    /// Several values.
    List(Vec<Value>),
}

impl Value {
    pub fn word(word: impl Into<String>) -> Value {
        Value::Word(word.into())
    }

    /// A list of words.
    pub fn words<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Value {
        Value::List(words.into_iter().map(Value::word).collect())
    }

    #[must_use]
    pub const fn as_int(&self) -> Option<i64> {
        if let Value::Int(number) = self { Some(*number) } else { None }
    }

    #[must_use]
    pub fn as_word(&self) -> Option<&str> {
        if let Value::Word(word) = self { Some(word) } else { None }
    }

    /// The truth value, if it is one.
    #[must_use]
    pub const fn as_bool(&self) -> Option<bool> {
        if let Value::Bool(truth) = self { Some(*truth) } else { None }
    }

    /// The words of a list, or of a single word.
    #[must_use]
    pub fn as_words(&self) -> Option<Vec<&str>> {
        match self {
            Value::Word(word) => Some(vec![word]),
            Value::List(list) => list.iter().map(Value::as_word).collect(),
            _ => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(truth) => write!(f, "{truth}"),
            Value::Int(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
            Value::List(list) => {
                f.write_str("[")?;
                for (n, value) in list.iter().enumerate() {
                    if n > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{value}")?;
                }
                f.write_str("]")
            }
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Bool(truth)
    }
}

/// What the new-table form asks: option by option.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup(pub BTreeMap<String, Value>);

impl Setup {
    /// Reads an option that is on or off.
    ///
    /// # Errors
    /// When it is something else.
    pub fn switch(&self, name: &str, default: bool) -> Result<bool, WordError> {
        match self.get(name) {
            None => Ok(default),
            Some(value) => value.as_bool().ok_or_else(|| WordError::value(name, value, "true or false")),
        }
    }

    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    /// Sets an option.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Setup {
        self.0.insert(name.to_owned(), value);
        self
    }

    /// This set-up with everything that `other` says on top.
    #[must_use]
    pub fn over(mut self, other: &Setup) -> Setup {
        self.0.extend(other.0.clone());
        self
    }
}

/// An option of the new-table form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionWord {
    /// Its name in `setup`.
    pub name: &'static str,
    /// What may be chosen; empty for a free word.
    pub choices: Vec<String>,
    /// What stands there when nothing is said.
    pub default: Value,
    /// How many may be chosen at once.
    pub at_most: usize,
    /// The rule behind the option, if any.
    pub rule: Option<RuleId>,
}

/// A fact that can be read, and perhaps written, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactWord {
    /// Its name, such as `hero.hp`.
    pub name: String,
    /// What its value looks like: `0..20`, `true or false`, or the words it can be.
    pub range: String,
    /// Whether `given` may set it.
    pub writable: bool,
    /// Whether players weigh it: odds tell how it changes.
    pub headline: bool,
}

/// A word with its form and an example: an action, a place, a die, a pile or a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormWord {
    /// How it is written, arguments in capitals.
    pub form: String,
    /// What may stand for the arguments, or come out of the die.
    pub range: String,
    /// The rule it belongs to, where there is one.
    pub rule: Option<RuleId>,
}

/// Why a word was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordError {
    /// There is no such word.
    #[error("there is no {kind} `{word}`; known: {known}")]
    Unknown {
        /// Fact, place, die, pile, option, seat …
        kind: &'static str,
        /// What was written.
        word: String,
        /// What exists, or what comes close.
        known: String,
    },
    /// The value does not fit the word.
    #[error("`{word}` cannot be {value}; expected {expected}")]
    Value {
        word: String,
        value: String,
        /// What it takes.
        expected: String,
    },
    /// The fact can be read but not set.
    #[error("`{0}` can only be read")]
    ReadOnly(String),
    /// The state that results breaks a rule.
    #[error("that state is impossible ({rule}): {reason}")]
    Impossible {
        /// The rule it breaks.
        rule: RuleId,
        /// What is wrong.
        reason: String,
    },
    /// Nobody could go on in the state that results.
    #[error("nobody could go on in that state: no choice is left that changes anything")]
    Stuck,
}

impl WordError {
    /// There is no such word.
    pub fn unknown(kind: &'static str, word: &str, known: impl Into<String>) -> WordError {
        WordError::Unknown { kind, word: word.to_owned(), known: known.into() }
    }

    /// The value does not fit the word.
    pub fn value(word: &str, value: &Value, expected: impl Into<String>) -> WordError {
        WordError::Value { word: word.to_owned(), value: value.to_string(), expected: expected.into() }
    }

    /// There is no such die or pile.
    pub fn unknown_draw(name: &str, known: &[FormWord]) -> WordError {
        let known: Vec<&str> = known.iter().map(|word| word.form.as_str()).collect();
        WordError::unknown("die or pile", name, known.join(", "))
    }

    /// The state that results breaks a rule.
    pub fn impossible(rule: &'static str, reason: impl Into<String>) -> WordError {
        WordError::Impossible { rule: RuleId(rule), reason: reason.into() }
    }
}

/// Reads which of `names`, the cards of a pile, came out of the draw `name`.
///
/// # Errors
/// When it is none of them.
pub fn drawn_name(name: &str, names: &[String], word: &Value) -> Result<u32, WordError> {
    let found = word.as_word().and_then(|word| names.iter().position(|known| known == word));
    found.map(|at| at as u32).ok_or_else(|| WordError::value(name, word, names.join(", ")))
}

/// Reads the faces of interchangeable dice as players say them, `lowest` to `highest`, at most `most` dice.
/// A draw counts its faces from 1, whatever the lowest is called.
///
/// # Errors
/// When a face is out of range, or there is no die or too many.
pub fn drawn_faces(
    name: &str,
    word: &Value,
    (lowest, highest): (u8, u8),
    most: usize,
) -> Result<u32, WordError> {
    let text = word.to_string();
    let face = |face: &str| face.parse::<u8>().ok().filter(|face| (lowest..=highest).contains(face));
    let faces: Option<Vec<u8>> =
        text.split(' ').map(|word| face(word).map(|face| face - lowest + 1)).collect();
    match faces {
        Some(faces) if !faces.is_empty() && faces.len() <= most => Ok(Faces::collect(faces).0),
        _ => Err(WordError::value(name, word, format!("faces from {lowest} to {highest}"))),
    }
}

/// Reads one fact out of any view.
pub type ViewReader<G> = Box<dyn Fn(&G, &<G as Game>::View) -> Option<Value> + Send + Sync>;

pub trait Vocabulary: Game {
    /// Every fact with its range.
    fn facts(&self) -> Vec<FactWord>;
    /// Every named starting point.
    fn places(&self) -> Vec<FormWord>;
    fn actions(&self) -> Vec<FormWord>;
    /// Every die and pile with what may come out.
    fn draws(&self) -> Vec<FormWord>;
    /// The keys of every way a match can end: see [`Outcome`](crate::Outcome).
    fn outcomes(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// The word of a seat, such as `p1` or `gm`.
    fn seat_word(&self, seat: Seat) -> String {
        format!("p{}", seat.0 + 1)
    }

    /// Reads a fact of the whole table. `None` when it does not apply now.
    ///
    /// # Errors
    /// When there is no such fact.
    fn read(&self, state: &Self::State, fact: &str) -> Result<Option<Value>, WordError>;
    /// Reads a fact out of a view. `None` when the view does not hold it.
    ///
    /// # Errors
    /// When there is no such fact.
    fn read_view(&self, view: &Self::View, fact: &str) -> Result<Option<Value>, WordError>;
    /// Looks a fact up once, for reading it out of many views: the same as [`Vocabulary::read_view`] without finding it each time.
    /// `None` where only its name will do.
    fn view_reader(&self, _fact: &str) -> Option<ViewReader<Self>>
    where
        Self: Sized,
    {
        None
    }
    /// Sets a fact.
    ///
    /// # Errors
    /// When there is no such fact, or it cannot be set, or not to this value.
    fn write(&self, state: &mut Self::State, fact: &str, value: &Value) -> Result<(), WordError>;
    /// Fixes a face-down thing.
    ///
    /// # Errors
    /// When there is no such place or card.
    fn pin(&self, state: &mut Self::State, place: &str, card: &str) -> Result<(), WordError>;
    /// Whether a state can be.
    ///
    /// # Errors
    /// The rule it breaks.
    fn check_state(&self, state: &Self::State) -> Result<(), WordError>;
    /// Takes the table to a named starting point.
    ///
    /// # Errors
    /// When the place is not understood.
    fn go_to<C: Chance>(&self, state: &mut Self::State, place: &str, chance: &mut C)
    -> Result<(), WordError>;

    /// Everything that lies hidden after a step, in words, if the step has hidden something for good: a table seals it, so that nobody can
    /// say later that it lay elsewhere. `events` are those of the step. Games in which nothing is set down in secret have nothing to seal.
    fn hides(&self, state: &Self::State, events: &[Self::Event]) -> Option<String> {
        let _ = (state, events);
        None
    }

    /// What came out of a draw, as a word.
    fn draw_word(&self, name: &str, value: u32) -> String;
    /// Reads what came out of a draw.
    ///
    /// # Errors
    /// When there is no such die or face.
    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError>;
}

/// How a game speaks: events, choices and prompts as messages.
pub trait Narrate: Game {
    /// The log line of an event, as its witness hears it.
    fn tell(&self, event: &Self::Event) -> Option<Message>;
    /// Whether an event has a log line: the same answer without its words. Logs count by this.
    fn is_told(&self, event: &Self::Event) -> bool {
        self.tell(event).is_some()
    }
    /// The words on the button of an action.
    fn label(&self, view: &Self::View, action: Self::Action) -> Message;
    /// The sentence over the buttons.
    fn ask(&self, view: &Self::View, seat: Seat) -> Message;
    /// The sentence at the end.
    fn close(&self, view: &Self::View, viewer: Viewer) -> Message;
}
