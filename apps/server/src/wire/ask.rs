//! What callers send. Unknown fields are refused: a misspelled wish is not quietly left out.

use crate::live::Passing;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A new table.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    /// An id that the client made: the same id again gets the same answer.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: Option<String>,
    /// The game.
    pub game: String,
    /// What the form says; what is left out has its default.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: BTreeMap<String, Value>,
    /// Who takes which seat. Left out: the caller the first, bots the others.
    #[serde(default)]
    pub seats: Option<Vec<super::NewSeat>>,
    /// What the caller is called here.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub name: Option<String>,
    /// People roll their own dice and type them in.
    #[serde(default)]
    pub own_dice: bool,
    /// The guided game: it brings its own set-up, dice and cards.
    #[serde(default)]
    pub tutorial: bool,
    /// The settings of the table; the defaults where they are left out.
    #[serde(default)]
    pub settings: Option<UpdateSettings>,
    /// 16 random bytes of the caller in hex: its share of the dice.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-fA-F]{32}$")]
    pub share: Option<String>,
}

/// An action.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Act {
    /// An id that the client made: the same id again gets the same answer, and nothing is played twice.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// The prompt that it answers.
    pub prompt: u32,
    /// The action in its notation, from a leaf of the prompt.
    #[serde(rename = "do")]
    #[ts(rename = "do")]
    pub action: String,
    /// The seat, where the caller holds several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// With own dice: what came out so far, in order.
    #[serde(default)]
    pub rolls: Vec<Roll>,
}

/// What came out of a die or pile.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// The die or pile.
    pub die: String,
    /// What came out; several dice separated by spaces.
    pub face: String,
}

/// What people have rolled for a bot.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rolls {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// What came out so far, in order.
    pub rolls: Vec<Roll>,
}

/// A die that has to be rolled first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Asked {
    /// The die or pile.
    pub die: String,
    /// Who rolls, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// How many dice.
    pub count: u8,
    /// What may come out of each.
    pub faces: Vec<String>,
}

/// The answer to whatever was done.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// `done`, or `proposed` where others have to agree.
    pub done: String,
    /// The caller's moment after it.
    pub moment: u32,
}

/// How far an undo goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoGrain {
    /// One step.
    Step,
    /// Back to the last real choice.
    Action,
    /// Back to where this seat began to act.
    Turn,
}

/// Steps to be taken back, or played again.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Undo {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// How far; an action, unless `moment` is given.
    #[serde(default)]
    pub grain: Option<UndoGrain>,
    /// Back to this moment of the caller.
    #[serde(default)]
    pub moment: Option<u32>,
    /// The seat, where the caller holds several.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// An answer to a proposal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Agree {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// Whether the caller agrees.
    pub yes: bool,
}

/// A request that needs nothing but its id.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Start {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// With own dice, to start: the cards of the set-up so far.
    #[serde(default)]
    pub rolls: Vec<Roll>,
    /// To branch: the moment at which the line is left; now, if it is left out.
    #[serde(default)]
    pub moment: Option<u32>,
}

/// A table that was opened from another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Branched {
    /// The new table.
    pub table: String,
}

/// A place at a table is taken.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Sit {
    /// An id that the client made: the same id again gets the same answer.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: Option<String>,
    /// The token of the invitation.
    pub invitation: String,
    /// What the caller is called.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub name: Option<String>,
    /// 16 random bytes of the caller in hex: its share of the dice.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-fA-F]{32}$")]
    pub share: Option<String>,
}

/// The form of the invitation page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitSeat {
    /// What the caller is called.
    #[serde(default)]
    pub name: String,
}

/// A seat changes hands.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HandOver {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// For an open seat, the bot that takes it.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A fact to be set by ruling.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RuleFact {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// The fact.
    pub fact: String,
    /// What it shall be.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub value: Value,
    /// Why.
    #[schema(pattern = "[0-9A-Za-z]")]
    pub reason: String,
}

/// The last roll was typed in wrongly.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Correct {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// What really came out, all dice of the step in order.
    pub rolls: Vec<Roll>,
}

/// Windows that are passed beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct SetPassing {
    /// An id that the client made.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// Until when; left out for no longer.
    #[serde(default)]
    pub until: Option<Passing>,
    /// The seat, where the caller holds several.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// What people have agreed on; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct UpdateSettings {
    /// An id that the client made: the same id again gets the same answer. Not needed with a new table.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: Option<String>,
    /// Sole choices that decide nothing are played without asking.
    pub auto_play: Option<bool>,
    /// Odds are shown.
    pub odds: Option<bool>,
    /// Hints are given: to somebody who plays alone, or where all have agreed.
    pub hints: Option<bool>,
    /// Anybody who has the address may watch.
    pub watching: Option<bool>,
    /// After how many seconds a window is passed for whoever has not answered; 0 for never.
    #[schema(maximum = 604_800)]
    pub react_within: Option<u32>,
    /// After how many seconds a seat counts as away.
    #[schema(minimum = 15, maximum = 604_800)]
    pub away_after: Option<u32>,
}

/// Hints for everybody at a table, or for nobody.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AllowHints {
    /// An id that the client made: the same id again gets the same answer.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// On needs everybody's consent; off is at once.
    pub on: bool,
}

/// What a table is called and whose it is; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct UpdateTable {
    /// An id that the client made: the same id again gets the same answer.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// What it is called; empty for nothing, and cut after 60 letters.
    #[serde(default)]
    pub name: Option<String>,
    /// The seat of the person who is the host from now on.
    #[serde(default)]
    pub host: Option<u8>,
}

/// A replay to be read.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewReplay {
    /// An id that the client made: the same id again gets the same answer.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: Option<String>,
    /// The whole file.
    pub file: String,
}

/// A scenario to be practised.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewPractice {
    /// An id that the client made: the same id again gets the same answer.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: Option<String>,
    /// The whole file; the scenarios of the rulebook, if it is left out.
    #[serde(default)]
    pub file: Option<String>,
    /// Which scenario, by its name; the first of the file, if it is left out.
    #[serde(default)]
    pub name: Option<String>,
    /// How many of its steps are played before; all of them, if it is left out.
    #[serde(default)]
    pub steps: Option<u32>,
}
