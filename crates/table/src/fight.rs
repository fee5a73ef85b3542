//! A fight, and the dice on the table.

use crate::card::{Glyph, Row};
use crate::picture::ThingId;
use crate::sheet::Track;
use crate::staging::Sum;
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A fight: sides, numbers, and what will happen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Fight {
    /// What it is about.
    pub title: Words,
    /// Who fights; the one that is struck at first.
    pub sides: Vec<Side>,
    /// Dice have been rolled in it before: those that lie there from an earlier roll are of this fight.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    /// What will happen if nothing is changed any more, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forecast: Vec<Words>,
    /// The same as arithmetic: what the dice come to, and what is left then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sums: Vec<Sum>,
}

/// One side of a fight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Side {
    /// The thing.
    pub id: ThingId,
    /// Who.
    pub name: Words,
    /// What kind of enemy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<Words>,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Its kind, which the theme gives a colour.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The seat, where somebody plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Its life.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<Track>,
    /// Its numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Glyph>,
    /// What its roll comes to, once it is rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<Total>,
    /// What it does by the die; the row that counts is on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
}

/// What a roll comes to, written out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Total {
    /// What is added up, the die first.
    pub terms: Vec<Glyph>,
    /// The sum.
    pub value: i32,
    /// It is too little as it stands.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub loses: bool,
}

/// A die on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Die {
    /// The thing.
    pub id: ThingId,
    /// Its kind, which the theme gives a body, such as `dungeon`.
    pub kind: String,
    /// What it is called.
    pub name: Words,
    /// How many faces it has, where its outline shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<u32>,
    /// Whose die, from 0; none for the table's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The face as a number; none for a sign or a blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<i32>,
    /// The face as an icon; neither number nor icon is a blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<String>,
    /// A colour of the theme that says of which level it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swatch: Option<String>,
    /// What it is worth, where that is not its face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<i32>,
    /// What it means now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<Words>,
    /// It can be rolled again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// It lies there from an earlier roll: it decides nothing any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub past: bool,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}
