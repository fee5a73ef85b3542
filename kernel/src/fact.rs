//! Facts by name: one row says the name, the range, how it is read and, where scenarios may set it, how it is written.
//!
//! A table of facts is about a subject: `()` for the whole table, a seat, a creature. Its rows are plain functions, so that the whole
//! list of facts is a constant that reads like the printed sheet.

use crate::game::Game;
use crate::vocabulary::{FactWord, Value, WordError};

/// Reads a fact. `None` when it does not apply now, or is not known in a view.
pub type Read<G, S> = fn(&G, &<G as Game>::State, S) -> Option<Value>;

/// Writes a fact.
pub type Write<G, S> = fn(&G, &mut <G as Game>::State, S, Given<'_>) -> Result<(), WordError>;

/// What may stand for a fact.
#[derive(Clone, Copy)]
enum Range<G> {
    Fixed(&'static str),
    Of(fn(&G) -> String),
}

/// One fact.
pub struct Fact<G: Game, S> {
    /// Its name behind that of its subject, such as `hp` of `hero.hp`.
    pub name: &'static str,
    range: Range<G>,
    headline: bool,
    read: Read<G, S>,
    write: Option<Write<G, S>>,
}

impl<G: Game, S: Copy> Fact<G, S> {
    /// A fact that can be read.
    pub const fn new(name: &'static str, range: &'static str, read: Read<G, S>) -> Self {
        Fact { name, range: Range::Fixed(range), headline: false, read, write: None }
    }

    /// A fact whose range depends on the cards.
    pub const fn ranged(name: &'static str, range: fn(&G) -> String, read: Read<G, S>) -> Self {
        Fact { name, range: Range::Of(range), headline: false, read, write: None }
    }

    /// Players weigh it: odds tell how it changes.
    #[must_use]
    pub const fn headline(mut self) -> Self {
        self.headline = true;
        self
    }

    /// Scenarios may set it.
    #[must_use]
    pub const fn set(mut self, write: Write<G, S>) -> Self {
        self.write = Some(write);
        self
    }

    /// The fact as it is published, `prefix` before its name.
    #[must_use]
    pub fn word(&self, game: &G, prefix: &str) -> FactWord {
        let range = match self.range {
            Range::Fixed(range) => range.to_owned(),
            Range::Of(range) => range(game),
        };
        let name = format!("{prefix}{}", self.name);
        FactWord { name, range, writable: self.write.is_some(), headline: self.headline }
    }
}

/// The fact of this name.
pub fn find<'a, G: Game, S>(facts: &'a [Fact<G, S>], name: &str) -> Option<&'a Fact<G, S>> {
    facts.iter().find(|fact| fact.name == name)
}

/// Reads a fact; `None` when the table does not have it.
pub fn read<G: Game, S: Copy>(
    facts: &[Fact<G, S>],
    game: &G,
    state: &G::State,
    subject: S,
    name: &str,
) -> Option<Option<Value>> {
    find(facts, name).map(|fact| (fact.read)(game, state, subject))
}

/// Writes a fact, called `full` by whoever sets it; `None` when the table does not have it.
pub fn write<G: Game, S: Copy>(
    facts: &[Fact<G, S>],
    game: &G,
    state: &mut G::State,
    subject: S,
    name: &str,
    given: Given<'_>,
) -> Option<Result<(), WordError>> {
    let fact = find(facts, name)?;
    let Some(write) = fact.write else {
        return Some(Err(WordError::ReadOnly(given.fact.to_owned())));
    };
    Some(write(game, state, subject, given))
}

/// The value that a fact is to have.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// The whole name of the fact.
    pub fact: &'a str,
    /// The value.
    pub value: &'a Value,
}

impl<'a> Given<'a> {
    /// A value that does not fit.
    #[must_use]
    pub fn wrong(self, expected: &str) -> WordError {
        WordError::Value {
            word: self.fact.to_owned(),
            value: self.value.to_string(),
            expected: expected.to_owned(),
        }
    }

    /// A whole number within bounds.
    ///
    /// # Errors
    /// When it is none, or out of bounds.
    pub fn number<N: TryFrom<i64>>(self, low: impl Into<i64>, high: impl Into<i64>) -> Result<N, WordError> {
        let (low, high) = (low.into(), high.into());
        let number = self.value.as_int().filter(|number| (low..=high).contains(number));
        let number = number.and_then(|number| N::try_from(number).ok());
        number.ok_or_else(|| self.wrong(&format!("{low}..{high}")))
    }

    /// Yes or no.
    ///
    /// # Errors
    /// When it is neither.
    pub fn truth(self) -> Result<bool, WordError> {
        self.value.as_bool().ok_or_else(|| self.wrong("true or false"))
    }

    /// What a word stands for.
    ///
    /// # Errors
    /// When it stands for nothing.
    pub fn word<T>(self, find: impl FnOnce(&'a str) -> Option<T>, expected: &str) -> Result<T, WordError> {
        self.value.as_word().and_then(find).ok_or_else(|| self.wrong(expected))
    }

    /// What each word of a list stands for.
    ///
    /// # Errors
    /// When one of them stands for nothing.
    pub fn words<T>(
        self,
        find: impl FnMut(&'a str) -> Option<T>,
        expected: &str,
    ) -> Result<Vec<T>, WordError> {
        let words = self.value.as_words();
        let found = words.and_then(|words| words.into_iter().map(find).collect());
        found.ok_or_else(|| self.wrong(expected))
    }
}

/// A number as the value of a fact.
#[must_use]
pub fn int(number: impl Into<i64>) -> Option<Value> {
    Some(Value::Int(number.into()))
}

/// Yes or no as the value of a fact.
#[must_use]
pub const fn truth(truth: bool) -> Option<Value> {
    Some(Value::Bool(truth))
}

/// A word as the value of a fact.
#[must_use]
pub fn word(word: impl Into<String>) -> Option<Value> {
    Some(Value::word(word))
}
