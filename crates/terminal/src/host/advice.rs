//! What a host says about the worth of choices: advice for one, and a match looked at again. Chances are in hundredths of a point; a point is one percent.

use serde::Deserialize;
use undercroft_kernel::Message;
use undercroft_table::Words;

/// A chance that is certain.
pub const CERTAIN: i32 = 10_000;

/// Every choice with its chance to win, the best one first.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Hint {
    pub advice: Advice,
    pub choices: Vec<Weighed>,
    /// Of the fight under way, if there is one that can be solved.
    #[serde(default)]
    pub fights: Vec<Fight>,
}

/// How sure advice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// There is nothing to choose.
    Forced,
    /// The first choice is better than the second beyond doubt.
    Clear,
    /// The first choices are worth the same as far as can be told.
    Close,
}

/// A choice with its chance, the ends of its 95 % interval, and how many matches were played on.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Weighed {
    #[serde(rename = "do")]
    pub action: String,
    pub says: Words,
    pub chance: i32,
    pub low: i32,
    pub high: i32,
    pub matches: u32,
}

/// What the fight under way comes to with one choice. Shares are parts of `of`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Fight {
    #[serde(rename = "do")]
    pub action: String,
    /// `fight`: to its end; `round`: to the end of the round.
    pub reach: String,
    pub won: u64,
    pub lost: u64,
    pub of: u64,
    /// The HP that are left on average where it is won, in hundredths.
    pub hp: u64,
    /// Where chances were counted in `of` matches played on; without it they are exact, for somebody who plays the fight out in the best way.
    pub estimate: Option<FightEstimate>,
}

/// The ends of 95 % intervals, in parts of the `of` of their fight.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct FightEstimate {
    pub won: (u64, u64),
    pub lost: (u64, u64),
}

/// A match looked at again by one side.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The chance at the beginning.
    pub start: i32,
    /// [`CERTAIN`] for a win, else 0.
    pub end: i32,
    pub total: Strokes,
    pub moments: Vec<ReviewMoment>,
    /// The places of the moments that changed most.
    pub turning_points: Vec<usize>,
}

/// Changes of a chance, by whose they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Strokes {
    pub decision: i32,
    pub dice: i32,
    pub others: i32,
}

/// A stretch of a match.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReviewMoment {
    /// The moment of the viewer in which it begins.
    pub moment: u32,
    /// The chance before it, with the best choice.
    pub before: i32,
    pub strokes: Strokes,
    /// The place of the choice that was taken.
    #[serde(default)]
    pub chosen: Option<usize>,
    /// The choices, best first.
    #[serde(default)]
    pub choices: Vec<Weighed>,
}

/// What there is of something that takes thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thought<T> {
    Ready(T),
    /// So much of so much is done.
    Working {
        done: u32,
        of: u32,
    },
    /// It is not given here, and why.
    Refused(Message),
}
