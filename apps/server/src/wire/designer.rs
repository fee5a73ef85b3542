//! The designer's page: the numbers of a pack as a form, and what changing them does.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The numbers that can be changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignForm {
    pub game: String,
    pub edition: String,
    /// The pack that a changed one extends.
    pub pack: String,
    pub records: Vec<DesignRecord>,
}

/// A card or a table of the pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignRecord {
    /// Such as `room`.
    pub kind: String,
    pub id: String,
    pub numbers: Vec<DesignNumber>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignNumber {
    /// Where it stands in its record, such as `enemies.2.hp`.
    pub path: String,
    #[ts(type = "number")]
    pub value: i64,
}

/// What is to be measured.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DesignQuestion {
    #[schema(max_items = 200)]
    pub edits: Vec<DesignEdit>,
    /// Options of the new-table form for both sides, such as the hero.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: BTreeMap<String, serde_json::Value>,
}

/// A number that is to be another one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DesignEdit {
    pub kind: String,
    pub record: String,
    pub path: String,
    #[ts(type = "number")]
    pub value: i64,
}

/// What came of a check: the problems, and the files of the pack where there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignCheck {
    pub problems: Vec<DesignProblem>,
    pub files: Vec<DesignFile>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignProblem {
    /// The record, such as `room trap`; empty for the pack as a whole.
    pub record: String,
    /// What is wrong, and what would have been right.
    pub says: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignFile {
    pub name: String,
    pub text: String,
}

/// A measurement that was begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignRun {
    pub run: String,
}

/// How far a measurement is: matches on the same dice with the old and the new numbers. Rates are in hundredths of a percent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct DesignResult {
    pub pairs: u32,
    pub most: u32,
    pub done: bool,
    /// `open`, `difference` or `same`.
    pub verdict: String,
    /// The new rate less the old one, and the ends of an interval that may be looked at all the time.
    pub difference: i32,
    pub low: i32,
    pub high: i32,
    /// How the rates went.
    pub trail: Vec<DesignPoint>,
}

/// Both rates after so many pairs, with the ends of their 95 % intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DesignPoint {
    pub pairs: u32,
    pub old: i32,
    pub old_low: i32,
    pub old_high: i32,
    pub new: i32,
    pub new_low: i32,
    pub new_high: i32,
}
