//! Facts by name: one row says the name, the range, how it is read and, where scenarios may set it, how it is written.
//!
//! A table of facts is about a subject: `()` for the whole table, a seat, a creature. Its rows are plain functions, so that the whole
//! list of facts is a constant that reads like the printed sheet:
//!
//! ```ignore
//! type Fact = undercroft_kernel::Fact<Toy, Player>;
//!
//! const FACTS: &[Fact] = &[
//!     Fact::new("life", "0..9", |_, state, who| int(state.heroes[who].life))
//!         .headline()
//!         .set(|_, state, who, given| put(given.number(0, 9), &mut state.heroes[who].life)),
//!     Fact::keyed("bag", "coin", "bag.TOKEN: how many it has left", |game, state, who, name| {
//!         Ok(int(state.heroes[who].bag[token(game, name)?]))
//!     }),
//! ];
//! ```

use crate::game::Game;
use crate::vocabulary::{FactWord, Value, WordError};

/// Reads a fact. `None` when it does not apply now, or is not known in a view.
pub type Read<G, S> = fn(&G, &<G as Game>::State, S) -> Option<Value>;

/// Reads a fact whose name ends with a key. An error when the key means nothing.
pub type ReadKeyed<G, S> = fn(&G, &<G as Game>::State, S, Name<'_>) -> Result<Option<Value>, WordError>;

/// Writes a fact.
pub type Write<G, S> = fn(&G, &mut <G as Game>::State, S, Given<'_>) -> Result<(), WordError>;

/// What may stand for a fact.
#[derive(Clone, Copy)]
enum Range<G> {
    Fixed(&'static str),
    Of(fn(&G) -> String),
}

#[derive(Clone, Copy)]
enum Reader<G: Game, S> {
    Plain(Read<G, S>),
    Keyed { example: &'static str, read: ReadKeyed<G, S> },
}

/// One fact, or one for each key, such as `bag.coin` for each token.
pub struct Fact<G: Game, S> {
    name: &'static str,
    range: Range<G>,
    headline: bool,
    read: Reader<G, S>,
    write: Option<Write<G, S>>,
}

impl<G: Game, S: Copy> Fact<G, S> {
    pub const fn new(name: &'static str, range: &'static str, read: Read<G, S>) -> Self {
        Fact { name, range: Range::Fixed(range), headline: false, read: Reader::Plain(read), write: None }
    }

    /// A fact whose range depends on the cards.
    pub const fn ranged(name: &'static str, range: fn(&G) -> String, read: Read<G, S>) -> Self {
        Fact { name, range: Range::Of(range), headline: false, read: Reader::Plain(read), write: None }
    }

    /// A fact for each key. It is published with `example` for the key, so its range says what else may stand there.
    pub const fn keyed(
        name: &'static str,
        example: &'static str,
        range: &'static str,
        read: ReadKeyed<G, S>,
    ) -> Self {
        let read = Reader::Keyed { example, read };
        Fact { name, range: Range::Fixed(range), headline: false, read, write: None }
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

    fn word(&self, game: &G, publish: impl Fn(&str) -> String) -> FactWord {
        let name = match self.read {
            Reader::Plain(_) => publish(self.name),
            Reader::Keyed { example, .. } => publish(&format!("{}.{example}", self.name)),
        };
        let range = match self.range {
            Range::Fixed(range) => range.to_owned(),
            Range::Of(range) => range(game),
        };
        FactWord { name, range, writable: self.write.is_some(), headline: self.headline }
    }
}

/// The facts of a table as they are published: `publish` puts the subject into a name.
pub fn words<G: Game, S: Copy>(
    facts: &[Fact<G, S>],
    game: &G,
    publish: impl Fn(&str) -> String,
) -> Vec<FactWord> {
    facts.iter().map(|fact| fact.word(game, &publish)).collect()
}

/// A refusal of a name that none of these facts has.
#[must_use]
pub fn unknown(fact: &str, known: &[FactWord]) -> WordError {
    let known: Vec<&str> = known.iter().map(|word| word.name.as_str()).collect();
    WordError::unknown("fact", fact, known.join(", "))
}

/// Puts the word of a subject behind the first word of a name: `door.kind` of `3,4` is `door.3,4.kind`.
#[must_use]
pub fn with_subject(name: &str, subject: &str) -> String {
    match name.split_once('.') {
        Some((head, rest)) => format!("{head}.{subject}.{rest}"),
        None => format!("{name}.{subject}"),
    }
}

/// Takes the word of a subject out of a name: `door.3,4.kind` is `door.kind` of `3,4`.
#[must_use]
pub fn split_subject(full: &str) -> Option<(String, &str)> {
    let (head, rest) = full.split_once('.')?;
    match rest.split_once('.') {
        Some((subject, rest)) => Some((format!("{head}.{rest}"), subject)),
        None => Some((head.to_owned(), rest)),
    }
}

/// The name by which a fact was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Name<'a> {
    /// All of it, its subject included.
    pub full: &'a str,
    pub key: &'a str,
}

/// A fact that was asked for.
pub struct Found<'a, G: Game, S> {
    fact: &'a Fact<G, S>,
    name: Name<'a>,
}

/// The fact of this name in a table, if it has one. `full` is the name as it was asked for, its subject included.
#[must_use]
pub fn find<'a, G: Game, S: Copy>(
    facts: &'a [Fact<G, S>],
    name: &str,
    full: &'a str,
) -> Option<Found<'a, G, S>> {
    let plain = facts.iter().find(|fact| matches!(fact.read, Reader::Plain(_)) && fact.name == name);
    if let Some(fact) = plain {
        return Some(Found { fact, name: Name { full, key: "" } });
    }
    facts.iter().filter(|fact| matches!(fact.read, Reader::Keyed { .. })).find_map(|fact| {
        let key = name.strip_prefix(fact.name)?.strip_prefix('.')?;
        // The key stands at the end of the full name, too.
        let key = full.get(full.len() - key.len()..)?;
        Some(Found { fact, name: Name { full, key } })
    })
}

impl<G: Game, S: Copy> Found<'_, G, S> {
    /// Its name in its table.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.fact.name
    }

    /// What reads it, for somebody who reads it often; none for one with a key.
    #[must_use]
    pub const fn reader(&self) -> Option<Read<G, S>> {
        match self.fact.read {
            Reader::Plain(read) => Some(read),
            Reader::Keyed { .. } => None,
        }
    }

    /// Reads it.
    ///
    /// # Errors
    /// When its key means nothing.
    pub fn read(&self, game: &G, state: &G::State, subject: S) -> Result<Option<Value>, WordError> {
        match self.fact.read {
            Reader::Plain(read) => Ok(read(game, state, subject)),
            Reader::Keyed { read, .. } => read(game, state, subject, self.name),
        }
    }

    /// Writes it.
    ///
    /// # Errors
    /// When it can only be read, when its key means nothing, or when the value does not fit.
    pub fn write(&self, game: &G, state: &mut G::State, subject: S, value: &Value) -> Result<(), WordError> {
        let Some(write) = self.fact.write else {
            self.read(game, state, subject)?;
            return Err(WordError::ReadOnly(self.name.full.to_owned()));
        };
        write(game, state, subject, Given { name: self.name, value })
    }
}

/// The value that a fact is to have.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// The name of the fact.
    pub name: Name<'a>,
    pub value: &'a Value,
}

impl<'a> Given<'a> {
    /// A value that does not fit.
    #[must_use]
    pub fn wrong(self, expected: &str) -> WordError {
        WordError::value(self.name.full, self.value, expected)
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

    /// What each word of a list stands for. The whole list is refused for one of them; see [`Given::each`] for a closer look.
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

    /// The words of a list, or a single word, one by one.
    ///
    /// # Errors
    /// When it is something else.
    pub fn each(self, expected: &str) -> Result<Vec<Given<'a>>, WordError> {
        let given = |value: &'a Value| value.as_word().map(|_| Given { value, ..self });
        let given = match self.value {
            Value::List(list) => list.iter().map(given).collect(),
            value => given(value).map(|one| vec![one]),
        };
        given.ok_or_else(|| self.wrong(expected))
    }
}

/// Puts a value that fits into its place.
///
/// # Errors
/// When it does not fit.
pub fn put<T>(value: Result<T, WordError>, place: &mut T) -> Result<(), WordError> {
    *place = value?;
    Ok(())
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

/// A list of words as the value of a fact.
#[must_use]
pub fn list<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Option<Value> {
    Some(Value::words(words))
}
