//! Reference cards: what the print puts on cards of its own beside the board, to be looked up at any time. Those of one game alone are made by
//! its scene.

use crate::card::{Card, Face};
use crate::words::Words;

/// The card of that name, with what is written on it.
pub(crate) fn card(id: &str, icon: &str, text: Vec<Words>) -> Card {
    let id = format!("reference-{id}");
    Card {
        name: Some(Words::new(id.clone())),
        id,
        face: Face::Up,
        kind: "reference".to_owned(),
        icon: Some(icon.to_owned()),
        text,
        ..Card::default()
    }
}

/// The card that explains the abbreviations of a rulebook.
pub(crate) fn terms(keys: &[&'static str]) -> Card {
    card("terms", "scroll-unfurled", keys.iter().map(|key| Words::new(*key)).collect())
}
