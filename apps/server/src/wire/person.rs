//! A person: name, devices, what was played and earned.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// The browser has a key: somebody is known here.
    pub known: bool,
    /// What the caller is called; empty without a name.
    pub name: String,
    /// The language in which errors are told.
    pub language: String,
}

/// A name to be called by.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name, at most 40 letters.
    #[schema(max_length = 40)]
    pub name: String,
}

/// A code that brings a person to another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Transfer {
    /// The code, to be typed.
    pub code: String,
    /// The address, to be opened on the other device.
    pub address: String,
    /// When it stops working.
    #[ts(type = "number")]
    pub expires: i64,
}

/// A code that is used.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TransferClaim {
    /// The code.
    pub code: String,
}

/// What a person has played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Statistics {
    /// By game and edition.
    pub games: Vec<StatisticsLine>,
    /// The latest matches.
    pub latest: Vec<ResultLine>,
    /// What was earned, and what can be.
    pub feats: Vec<FeatCard>,
}

/// Matches of one game and edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct StatisticsLine {
    /// The game.
    pub game: String,
    /// The edition.
    pub edition: String,
    /// Matches played to their end.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches that counted and were closed before their end.
    pub closed: u32,
    /// Steps in all of them.
    pub steps: u32,
}

/// One match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ResultLine {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The edition.
    pub edition: String,
    /// How it ended.
    pub outcome: String,
    /// Whether the person won.
    pub won: bool,
    /// How many steps it had.
    pub steps: u32,
    /// When it ended.
    #[ts(type = "number")]
    pub ended: i64,
}

/// The record of a game: its feats in the order in which the game lists them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct GameRecord {
    pub game: String,
    pub feats: Vec<RecordLine>,
}

/// A feat of a game's record; its name is `feat-{feat}` in the texts of the game, with dashes for underscores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct RecordLine {
    pub feat: String,
    /// Who has done it for the first time and when; nothing as long as nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<FeatSignature>,
}

/// The first time that a person has done a feat in a match that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct FeatSignature {
    /// The day, as 2026-01-31.
    pub date: String,
    /// What the person was called then.
    pub name: String,
    /// Where it was done.
    pub table: String,
}

/// Something that can be earned; its words are `feat-{feat}` in the texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct FeatCard {
    /// Which.
    pub feat: String,
    /// When it was earned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub earned: Option<i64>,
    /// At which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}
