//! A table, besides what lies on it.

use crate::live::Passing;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use undercroft_table::Words;
use utoipa::ToSchema;

/// A table as one caller sees it: everything but the picture.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct TableCard {
    /// Its id, which is also its address: `/t/{id}`.
    pub id: String,
    /// What its people call it; empty for nothing. It is text, never markup.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// The game.
    pub game: String,
    /// The edition.
    pub edition: String,
    /// `gathering`, `playing`, `over` or `closed`.
    pub stage: String,
    /// The caller opened it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// The seat through which the caller looks, from 0; none for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<u8>,
    /// The seats.
    pub seats: Vec<TableSeat>,
    /// What people have agreed on.
    pub settings: SettingsCard,
    /// People roll their own dice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_dice: bool,
    /// At a guided table: what is told now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guide: Option<GuideCard>,
    /// With own dice: the die for which a bot waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<super::Asked>,
    /// What is proposed and waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<ProposalCard>,
    /// Where it comes from, if it is not new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<OriginCard>,
    /// Facts were set by ruling: it does not count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ruled: bool,
    /// Its end counts in statistics.
    pub counts: bool,
    /// What counts, or why this match does not.
    #[schema(value_type = Object)]
    pub counting: Words,
    /// The promise about its dice.
    pub dice: DiceCard,
    /// The rules have changed since it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub update: Option<UpdateCard>,
    /// Until when the caller lets windows pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passing: Option<Passing>,
    /// What the caller may do now, besides acting.
    pub may: Vec<Verb>,
    /// The texts of its cards, by language: the hash in `/texts/{language}/{hash}.ftl`.
    pub texts: super::TextFiles,
    /// When it was opened.
    #[ts(type = "number")]
    pub created: i64,
}

/// What a guided table tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct GuideCard {
    /// How many steps of the script are done.
    pub step: u32,
    /// How many it has.
    pub of: u32,
    /// What is told, one after the other, with the rules behind it.
    #[schema(value_type = Vec<Object>)]
    pub says: Vec<Words>,
    /// The action that is due; none when the script is over and the match is the player's own.
    #[serde(rename = "do", default, skip_serializing_if = "Option::is_none")]
    #[ts(rename = "do")]
    pub action: Option<String>,
}

/// What a caller may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// Start the match.
    Start,
    /// Take steps back; what is not free is proposed.
    Undo,
    /// Play undone steps again.
    Redo,
    /// Leave this line at a moment and play on alone.
    Branch,
    /// Set a fact by ruling.
    Rule,
    /// Correct the last roll.
    Correct,
    /// Let windows pass beforehand.
    Pass,
    /// Answer the proposal.
    Agree,
    /// Go on from the kept state under changed rules.
    Adopt,
    /// Change the settings of the table.
    Settings,
    /// Give the table a name.
    Name,
    /// Hand the table over to another person at it.
    HandOver,
    /// Close the table and open its dice.
    Close,
    /// Remove the table; results stay.
    Delete,
    /// Download the match.
    Replay,
    /// See the odds.
    Odds,
    /// Ask for advice.
    Hint,
    /// Propose hints for everybody.
    ProposeHints,
    /// End hints for everybody.
    EndHints,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct TableSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// Its word, such as `p1`.
    pub word: String,
    /// `open`, `person`, `bot`, or `stand-in`: a bot for a person who is away.
    pub holder: String,
    /// What the person is called; empty for somebody without a name. It is text, never markup.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Which bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The caller sits here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub you: bool,
    /// The person has the table open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub there: bool,
    /// The person is away for so long that the others may hand the seat to a bot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// The address that invites to this seat; for those who sit at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// What people have agreed on, outside the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct SettingsCard {
    /// Sole choices that decide nothing are played without asking.
    pub auto_play: bool,
    /// Odds are shown.
    pub odds: bool,
    /// Hints are given: to somebody who plays alone, or where all have agreed.
    pub hints: bool,
    /// Anybody who has the address may watch.
    pub watching: bool,
    /// After how many seconds a window is passed for whoever has not answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub react_within: Option<u32>,
    /// After how many seconds a seat counts as away.
    pub away_after: u32,
}

/// A proposal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct ProposalCard {
    /// `undo`, `redo`, `hints` or `close`.
    pub want: String,
    /// For undo and redo, the moment to which it leads, as the caller counts moments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<u32>,
    /// What its maker is called.
    pub by: String,
    /// Seats whose persons have agreed.
    pub agreed: Vec<u8>,
    /// The caller has still to answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yours: bool,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct OriginCard {
    /// `branch`, `upload`, `practice`, `tutorial` or `campaign`.
    pub kind: String,
    /// The table or the campaign it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// The promise about the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceCard {
    /// The hash of the server's secret, told before anything is drawn.
    pub commitment: String,
    /// How many people have added to it.
    pub shares: u32,
}

/// A table whose rules have changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpdateCard {
    /// What does not fit any more, and since which step.
    #[schema(value_type = Object)]
    pub says: Words,
    /// The rules behind it.
    pub rules: Vec<String>,
    /// The state was kept: the table can go on from it.
    pub kept: bool,
}

/// A fact that can be set by ruling.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct FactCard {
    /// Its name, such as `hero.hp`.
    pub name: String,
    /// What it may be.
    pub range: String,
    /// What it is now, as far as the caller can see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    pub value: Option<Value>,
}

/// Why a bot did what led to a moment.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ReasonCard {
    /// The moment of the caller.
    pub moment: u32,
    /// The reason, in one sentence.
    #[schema(value_type = Object)]
    pub says: Words,
}
