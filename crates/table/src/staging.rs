//! How a line of the log is staged: who does what to whom, and what its dice come to. A screen plays it with that, and puts a whole turn into one row.

use crate::card::Glyph;
use crate::odds::Mood;
use crate::picture::ThingId;
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How one event is staged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Staging {
    pub deed: Option<Deed>,
    pub sum: Option<Sum>,
    /// It matters to nobody but who reads everything.
    pub quiet: bool,
}

/// Something that is done on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Deed {
    /// The piece whose doing it is; none where it follows from what was done before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ThingId>,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Words>,
    /// The pieces that it is done to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<ThingId>,
    /// What is done, without who does it. The same again is told together: `times` and `hits` add up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<Words>,
    /// What they lose or gain by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<Glyph>,
}

/// What dice come to, written out: the dice themselves, then the terms.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Sum {
    /// What was rolled for.
    pub says: Words,
    /// What is added to the dice or taken off them, each with its name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<Glyph>,
    /// What it comes to; nothing where the dice decide without a sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// What that means.
    pub verdict: Words,
    /// Whether whoever rolled wished for it.
    pub mood: Mood,
}
