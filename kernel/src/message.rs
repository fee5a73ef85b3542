//! The language-free sentence: a key and arguments. Prose lives in Fluent files, never in rules.

use crate::ids::{RuleId, Seat};
use std::borrow::Cow;

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    Number(i64),
    /// The key of a name that the texts spell out, with its article and gender where the language needs them.
    Name(Cow<'static, str>),
    /// Several names, spoken as a list.
    Names(Vec<Cow<'static, str>>),
    /// A word that is the same in every language, such as a rule id, or one that a sentence selects on.
    Word(String),
    /// Short messages, spoken one after the other.
    Parts(Vec<Message>),
    /// Somebody else at the table, called as the listener calls that seat.
    Seat(Seat),
}

/// A sentence to be spoken by the texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Which sentence.
    pub key: Cow<'static, str>,
    /// What it is about.
    pub args: Vec<(Cow<'static, str>, Arg)>,
    /// The seat that the sentence is about: it hears the `you` form, the others the `they` form.
    pub who: Option<Seat>,
    /// The rules that produced it.
    pub rules: Vec<RuleId>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new(), who: None, rules: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Message {
        self.args.push((name.into(), Arg::Number(number.into())));
        self
    }

    /// Adds a name by its key.
    #[must_use]
    pub fn name(mut self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Message {
        self.args.push((name.into(), Arg::Name(key.into())));
        self
    }

    /// Adds a list of names.
    #[must_use]
    pub fn names(mut self, name: &'static str, keys: Vec<Cow<'static, str>>) -> Message {
        self.args.push((name.into(), Arg::Names(keys)));
        self
    }

    /// Adds a word that needs no translation.
    #[must_use]
    pub fn word(mut self, name: &'static str, word: impl Into<String>) -> Message {
        self.args.push((name.into(), Arg::Word(word.into())));
        self
    }

    /// Adds short messages.
    #[must_use]
    pub fn parts(mut self, name: &'static str, parts: Vec<Message>) -> Message {
        self.args.push((name.into(), Arg::Parts(parts)));
        self
    }

    /// Adds somebody else at the table.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Message {
        self.args.push((name.into(), Arg::Seat(seat)));
        self
    }

    /// Says whom the sentence is about.
    #[must_use]
    pub fn about(mut self, seat: Seat) -> Message {
        self.who = Some(seat);
        self
    }

    /// Names the rules behind the sentence.
    #[must_use]
    pub fn cite(mut self, rules: &[&'static str]) -> Message {
        self.rules.extend(rules.iter().map(|rule| RuleId(rule)));
        self
    }
}
