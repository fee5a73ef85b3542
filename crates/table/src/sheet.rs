//! Sheets: what belongs to somebody, in tracks, groups, conditions and a hand. Piles belong to the table.

use crate::card::{Card, Glyph};
use crate::picture::ThingId;
use crate::shared::SharedList;
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// The thing.
    pub id: ThingId,
    /// Whose, from 0; none for one that belongs to the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// It lists who acts, in their order, and is nobody's possessions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub order: bool,
    /// What is written on top.
    pub title: Words,
    /// What is written below it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<Words>,
    /// The portrait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Signs beside the name: it leads, it is out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<Glyph>,
    /// Numbers.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Track>")]
    pub tracks: SharedList<Track>,
    /// What is carried and what is known, in groups.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Group>")]
    pub groups: SharedList<Group>,
    /// What may ail it, and whether it does.
    #[serde(default, skip_serializing_if = "SharedList::is_empty")]
    #[ts(as = "Vec<Condition>")]
    pub conditions: SharedList<Condition>,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    /// Everything else, in sentences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
}

/// A number, with an end or without one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Track {
    /// The thing.
    pub id: ThingId,
    /// What it counts.
    pub name: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Where it stands; below zero, where a game counts on.
    pub value: i32,
    /// Where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u32>,
    /// Marked places, such as the beginning of a level.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<TrackMark>,
    /// What would be gained or lost if things go on as they stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// A marked place of a track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TrackMark {
    /// Where.
    pub at: u32,
    /// What begins there.
    pub says: Words,
}

/// What would happen to a track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Pending {
    /// So much; lost below 0.
    pub by: i32,
    /// Why.
    pub says: Words,
}

/// Things of one kind on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Group {
    /// The thing, to which new ones go.
    pub id: ThingId,
    /// Its heading.
    pub name: Words,
    /// What is in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
    /// How many have room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<u32>,
    /// What stands beside the heading, or in an empty group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Words>,
}

/// One thing of a group.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Item {
    /// The thing.
    pub id: ThingId,
    /// What it is called.
    pub name: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// A number on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<i32>,
    /// A colour of the theme that says which die or level it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swatch: Option<String>,
    /// What stands beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Words>,
    /// It is used up for now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
    /// The piece on a board that it stands for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<ThingId>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// Something that may ail somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Condition {
    /// The thing.
    pub id: ThingId,
    /// What it is called.
    pub name: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Whether it is there.
    pub on: bool,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// Cards in hand: whoever may see them sees them, everybody sees how many.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Hand {
    /// The thing, to which new cards go.
    pub id: ThingId,
    /// Its heading.
    pub name: Words,
    /// How many cards.
    pub count: u32,
    /// The cards that this viewer sees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// Only this viewer sees them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
}

/// A pile, bag or supply.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Pile {
    /// The thing.
    pub id: ThingId,
    /// What it is called.
    pub name: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// How many are left, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// What is in it, by kinds, where that is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub content: Vec<Glyph>,
    /// The card on top, where it lies open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<Card>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}
