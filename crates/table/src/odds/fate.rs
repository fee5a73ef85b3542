//! What a branch of chance comes to, as facts: what a game tells about it, before anything is counted or put into words.

use crate::words::{Fill, Words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a branch of chance comes to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fate {
    /// Everything worth telling, each thing once; nothing where nothing changes.
    pub facts: Vec<Fact>,
    /// Whether the one who asks would like it.
    pub mood: Mood,
}

/// One thing that comes of a choice.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fact {
    /// How much it weighs when results are put together.
    pub weight: Weight,
    /// The name of whom it befalls, unless that is the one who asks or the words say it.
    pub about: Option<String>,
    /// In words, without its number.
    pub words: Words,
    /// How much of it. The text names it `$n`, and has a form `range` with `$from` and `$to`.
    pub amount: Option<i32>,
}

/// How much a fact weighs when results are put together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// Somebody dies, or will unless it is averted: never told together with results in which nobody does.
    Death,
    /// What the roll was for: results that agree in it are told together.
    Verdict,
    /// What else happens.
    Detail,
}

/// Whether something is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Mood {
    /// What was hoped for.
    Good,
    /// Neither.
    #[default]
    Plain,
    /// What was feared.
    Bad,
}

impl Fate {
    /// Adds a fact. Of the same one twice, the amounts add up.
    pub fn add(&mut self, fact: Fact) {
        match self.facts.iter_mut().find(|known| known.is_like(&fact)) {
            Some(known) => {
                known.amount = known.amount.zip(fact.amount).map(|(one, more)| one.saturating_add(more));
            }
            None => self.facts.push(fact),
        }
    }

    /// Adds a fact that is wished for or feared; the last one of these decides.
    pub fn add_with(&mut self, fact: Fact, mood: Mood) {
        self.add(fact);
        if mood != Mood::Plain {
            self.mood = mood;
        }
    }

    /// Whether somebody dies.
    #[must_use]
    pub fn is_deadly(&self) -> bool {
        self.facts.iter().any(|fact| fact.weight == Weight::Death)
    }
}

impl Fact {
    /// Somebody dies.
    #[must_use]
    pub const fn death(words: Words) -> Fact {
        Fact { weight: Weight::Death, about: None, words, amount: None }
    }

    /// What the roll was for.
    #[must_use]
    pub const fn verdict(words: Words) -> Fact {
        Fact { weight: Weight::Verdict, about: None, words, amount: None }
    }

    /// What else happens.
    #[must_use]
    pub const fn detail(words: Words) -> Fact {
        Fact { weight: Weight::Detail, about: None, words, amount: None }
    }

    /// The same, so much of it.
    #[must_use]
    pub fn by(mut self, amount: impl Into<i32>) -> Fact {
        self.amount = Some(amount.into());
        self
    }

    /// The same about somebody else.
    #[must_use]
    pub fn of(mut self, name: impl Into<String>) -> Fact {
        self.about = Some(name.into());
        self
    }

    /// Whether it is the same but for its amount.
    #[must_use]
    pub fn is_like(&self, other: &Fact) -> bool {
        self.weight == other.weight
            && self.about == other.about
            && self.words == other.words
            && self.amount.is_some() == other.amount.is_some()
    }

    /// In words, without whom it is about; so much of it, or between so much and so much.
    pub(super) fn told(&self, from: i32, to: i32) -> Words {
        let mut words = self.words.clone();
        if self.amount.is_some() && from == to {
            words.args.insert("n", Fill::Number(from));
        } else if self.amount.is_some() {
            words.key.to_mut().push_str(".range");
            words.args.insert("from", Fill::Number(from));
            words.args.insert("to", Fill::Number(to));
        }
        words
    }
}
