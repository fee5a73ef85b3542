//! What a scenario file says, as data; every part knows its line. The words in it are not looked up yet.

use undercroft_kernel::{Setup, Value};

/// Something written in a file, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At<T> {
    /// The line, from 1.
    pub line: u32,
    /// What is written there.
    pub value: T,
}

/// What `refuse = true` is read as: whichever rule it is.
pub const ANY_RULE: &str = "any rule";

/// Whether a refusal is the one that is wanted.
pub(crate) fn is_wanted(found: Option<&str>, wanted: &str) -> bool {
    found.is_some_and(|found| wanted == ANY_RULE || found == wanted)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The file it stands in.
    pub file: String,
    /// The line of its header.
    pub line: u32,
    /// A sentence.
    pub name: String,
    /// The rules that it shows.
    pub rules: Vec<At<String>>,
    pub game: String,
    /// The options of the table, without the edition.
    pub setup: Setup,
    /// The editions in which it runs; none for the game's own choice.
    pub editions: Vec<String>,
    /// The named starting point.
    pub place: Option<At<String>>,
    /// Facts to set, in the order of the file.
    pub given: Vec<Fact>,
    /// Face-down things to fix: place and card.
    pub pin: Vec<Fact>,
    /// Where set-up and place draw from.
    pub seed: u64,
    /// Whether sole choices that decide nothing are played without a step.
    pub auto: bool,
    /// The rule that makes this set-up impossible, or [`ANY_RULE`].
    pub refuse: Option<At<String>>,
    /// What must hold before the first step.
    pub claims: Vec<Claim>,
    /// What is played.
    pub steps: Vec<Step>,
}

/// A fact, or a face-down place, with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The line, from 1.
    pub line: u32,
    pub name: String,
    pub value: Value,
}

/// One step: an action, claims, or both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The line on which it begins.
    pub line: u32,
    /// Who acts.
    pub seat: Option<At<String>>,
    /// The action's notation.
    pub action: Option<At<String>>,
    /// What the dice and piles answer.
    pub script: Vec<Script>,
    /// The rule that forbids the action, or [`ANY_RULE`].
    pub refuse: Option<At<String>>,
    /// What must hold afterwards.
    pub claims: Vec<Claim>,
}

/// What one die or pile answers, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// The line, from 1.
    pub line: u32,
    /// The die or pile.
    pub name: String,
    /// The answers.
    pub values: Vec<Value>,
}

/// One thing that must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The line, from 1.
    pub line: u32,
    pub says: Says,
    /// Whether it claims that the action left something alone, and so needs no proof.
    pub unchanged: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Says {
    /// A fact of the whole table has this value, or does not apply.
    Is {
        fact: String,
        /// Its value; none when it must not apply.
        value: Option<Value>,
    },
    /// A fact has this value in somebody's view, or is not in it.
    Sees {
        /// A seat, or `spectator`.
        viewer: String,
        fact: String,
        /// Its value; none when the view must not hold it.
        value: Option<Value>,
    },
    /// These messages are told, in this order; others may stand between.
    Log(Vec<String>),
    /// The action is offered.
    Legal(String),
    /// The action is not offered.
    Illegal(String),
    /// The match has ended like this; none when it must go on.
    Over(Option<String>),
}
