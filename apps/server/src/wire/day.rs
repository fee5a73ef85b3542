//! The dungeon of the day: the same cards and dice for everybody on this service.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The dungeon of a day and what came of the one before.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct DayCard {
    pub today: DungeonCard,
    /// When the dice of today are opened.
    #[ts(type = "number")]
    pub opens: i64,
    /// How many play it or have played it.
    pub players: u32,
    /// The table of the caller, if it went down already, and whether its match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    pub over: bool,
    /// Yesterday, if anybody played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yesterday: Option<DungeonCard>,
    /// The last two weeks of the caller, today last.
    pub marks: Vec<DayMark>,
    /// How many days in a row the caller has played, today or yesterday the last of them; and the most within these weeks.
    pub streak: u32,
    pub longest: u32,
}

/// One dungeon.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct DungeonCard {
    /// As 2026-01-31, by Greenwich.
    pub date: String,
    pub game: String,
    pub edition: String,
    pub hero: String,
    pub difficulty: String,
    /// The promise of its dice, made before anybody played.
    pub commitment: String,
    /// The secret that the promise was made of, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The best first; of today only for those who have finished.
    pub results: Vec<DayResult>,
}

/// How far somebody came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DayResult {
    /// What the person is called; empty for somebody without a name. It is text, never markup.
    pub name: String,
    pub you: bool,
    pub won: bool,
    /// The Area it ended in.
    pub area: u32,
    /// Nothing was taken back or set by hand.
    pub counts: bool,
    pub table: String,
}

/// A day of the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DayMark {
    pub date: String,
    /// `none`, `playing`, `lost` or `won`.
    pub state: String,
}
