//! Cards and the small signs on them: what a card, a space, a price or a result shows.

use crate::picture::ThingId;
use crate::words::{TextKey, Words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A number with an icon, and the same in words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Glyph {
    /// The icon, by its name in the icon family.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<String>")]
    pub icon: Option<TextKey>,
    /// The number before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<i32>,
    /// What it means.
    pub says: Words,
}

impl Glyph {
    /// An icon with its meaning.
    #[must_use]
    pub fn new(icon: impl Into<TextKey>, says: impl Into<Words>) -> Glyph {
        Glyph { icon: Some(icon.into()), figure: None, says: says.into() }
    }

    /// The same with a number.
    #[must_use]
    pub fn with(self, figure: impl Into<i32>) -> Glyph {
        Glyph { figure: Some(figure.into()), ..self }
    }
}

/// A card, or anything that lies like one: a token, a tile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Card {
    /// The thing.
    pub id: ThingId,
    /// Which side is up.
    pub face: Face,
    /// Its kind, which the theme gives a colour, such as `trap`; of a hidden card the kind of its back.
    pub kind: String,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Its name; none for a card that this viewer does not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Words>,
    /// The signs on its banner, in printed order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banner: Vec<Glyph>,
    /// Its table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
    /// What is written on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<Words>,
    /// What it is worth, or how often it can still be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<Glyph>,
    /// What a tooltip says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Words>,
}

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Face {
    /// Its back.
    #[default]
    Down,
    /// Its back, and this viewer knows what it is.
    Known,
    /// Its front.
    Up,
}

/// A row of a card's table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    /// What leads to it, such as the faces `3-4` or the floor `III`; the same in every language.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// It counts now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on: bool,
    /// Of a row that counts, which side came true, from 0; all of it, if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// What it gives: side by side (failed, passed; price, ware), in each the ways to choose from, in each its signs.
    pub sides: Vec<Vec<Vec<Glyph>>>,
}
