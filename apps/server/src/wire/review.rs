//! A match looked at again, and advice for a choice. Chances are in hundredths of a point; a point is one percent.

use serde::Serialize;
use ts_rs::TS;
use undercroft_table::Words;
use utoipa::ToSchema;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ReviewProgress {
    /// So many moments are done.
    pub done: u32,
    /// Of so many; 0 while it waits for its turn.
    pub of: u32,
}

/// A match looked at again by one side: how its chance to win went, and whose every change of it was.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct ReviewCard {
    /// For whom, from 0.
    pub seat: u8,
    /// The chance at the beginning.
    pub start: i32,
    /// 10,000 for a win, else 0.
    pub end: i32,
    /// What the decisions of the side, the dice and the others changed in all: with the start they add up to the end.
    pub total: ReviewStrokes,
    pub moments: Vec<ReviewMoment>,
    /// The numbers of the moments that changed most.
    pub turning_points: Vec<u32>,
    /// The number of the moment whose decision lost most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worst: Option<u32>,
    /// The number of the best find.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<u32>,
}

/// Changes of the chance to win, by whose they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ReviewStrokes {
    pub decision: i32,
    pub dice: i32,
    pub others: i32,
}

/// A stretch of the match.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct ReviewMoment {
    /// The moment of the caller in which it begins: its picture can be asked for, and a line can leave there.
    pub moment: u32,
    /// Who acted, from 0.
    pub seat: u8,
    /// The chance before it, with the best choice.
    pub before: i32,
    pub strokes: ReviewStrokes,
    /// `find`, `best`, `fine`, `slip` or `blunder`; none where the side decided nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// The number of the choice that was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u32>,
    /// The choices, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ReviewChoice>,
}

/// One choice with its chance to win.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ReviewChoice {
    /// In notation.
    #[serde(rename = "do")]
    pub action: String,
    /// In words.
    #[schema(value_type = Object)]
    pub says: Words,
    /// The chance, and the ends of its 95 % interval.
    pub chance: i32,
    pub low: i32,
    pub high: i32,
    /// How many matches were played on.
    pub matches: u32,
}

/// What the fight comes to with one choice. Shares are parts of `of`.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct FightCard {
    /// The choice, in notation.
    #[serde(rename = "do")]
    pub action: String,
    /// `fight`: to its end; `round`: to the end of the round.
    pub reach: String,
    /// The other side falls, or is hurt in a combat of one round, and oneself stands.
    #[ts(type = "number")]
    pub won: u64,
    /// Oneself falls.
    #[ts(type = "number")]
    pub lost: u64,
    /// Neither.
    #[ts(type = "number")]
    pub broken_off: u64,
    #[ts(type = "number")]
    pub of: u64,
    /// The HP that are left on average where it is won, in hundredths.
    #[ts(type = "number")]
    pub hp: u64,
    /// Where the chances were counted in `of` matches played on. Without it they are exact, for somebody who plays the fight out in the best way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<FightEstimate>,
}

/// The ends of 95 % intervals, in parts of the `of` of their fight.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FightEstimate {
    #[ts(type = "[number, number]")]
    pub won: (u64, u64),
    #[ts(type = "[number, number]")]
    pub lost: (u64, u64),
}

/// Advice for a choice.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct HintCard {
    /// `forced`, `clear` when the first choice is better beyond doubt, or `close`.
    pub advice: String,
    /// Best first.
    pub choices: Vec<ReviewChoice>,
    /// The exact odds of the fight under way; empty where there is none, or none that can be solved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fights: Vec<FightCard>,
}
