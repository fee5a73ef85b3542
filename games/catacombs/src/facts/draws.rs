//! The dice and piles by name, and what comes out of them in words. A chapter that draws something new adds its name here.

use crate::Catacombs;
use crate::content::{FACES, Face};
use crate::rules::dice::{D, POWER};
use undercroft_kernel::{Faces, FormWord, Value, WordError, drawn_faces, drawn_name};

pub(super) fn words(game: &Catacombs) -> Vec<FormWord> {
    let word = |form: &str, range: String| FormWord { form: form.to_owned(), range, rule: None };
    let mut words =
        vec![word(D, "0..5, one face for each die; the table keeps them highest first".to_owned())];
    for (name, meanings) in POWER.iter().zip(&game.power) {
        let faces: Vec<String> = meanings
            .faces
            .iter()
            .zip(&meanings.weights)
            .filter(|(_, weight)| **weight > 0)
            .map(|(face, _)| face_word(*face))
            .collect();
        words.push(word(name, faces.join(", ")));
    }
    for pile in PILES {
        words.push(word(pile, names(game, pile).join(", ")));
    }
    words
}

/// The piles by name, and random picks among things.
pub const PILES: [&str; 6] = [ZONE, EVENT, HERO, SQUARE, GATE, OBJECT];
/// CA-MAP-11: The zone card that turns up.
pub const ZONE: &str = "zone";
/// CA-TURN-05: The Imprévu card that turns up.
pub const EVENT: &str = "event";
/// A hero picked at random.
pub const HERO: &str = "hero";
/// CA-THEFT-07: An object picked at random, by its number among those carried and not in use.
pub const OBJECT: &str = "object";
/// A door picked at random, by its number.
pub const GATE: &str = "door";
/// CA-THROW-04: A direction picked at random.
pub const SQUARE: &str = "direction";

/// The words of a pile in the order of its ids.
fn names(game: &Catacombs, pile: &str) -> Vec<String> {
    let content = &game.content;
    match pile {
        ZONE => content.zones.iter().map(|(_, zone)| zone.id.clone()).collect(),
        EVENT => content.events.iter().map(|(_, card)| card.id.clone()).collect(),
        HERO => (0..game.options.heroes.len()).map(|seat| format!("p{}", seat + 1)).collect(),
        SQUARE => crate::geometry::Dir::ALL.iter().map(|dir| dir.id().to_owned()).collect(),
        OBJECT => (1..=crate::state::MAX_ITEMS).map(|number| number.to_string()).collect(),
        GATE => (1..=crate::state::MAX_GATES).map(|number| number.to_string()).collect(),
        _ => Vec::new(),
    }
}

fn face_word(face: Face) -> String {
    match face {
        Face::X => "X".to_owned(),
        Face::Blank => "blank".to_owned(),
        Face::Number(number) => number.to_string(),
    }
}

fn power_at(name: &str) -> Option<usize> {
    POWER.iter().position(|colour| *colour == name)
}

pub(super) fn word(game: &Catacombs, name: &str, value: u32) -> String {
    if name == D {
        let faces: Vec<String> = Faces(value).iter().map(|face| (face - 1).to_string()).collect();
        return faces.join(" ");
    }
    match power_at(name).and_then(|at| game.power.get(at)) {
        Some(meanings) => face_word(meanings.face(value)),
        None => names(game, name).get(value as usize).cloned().unwrap_or_default(),
    }
}

pub(super) fn value(game: &Catacombs, name: &str, word: &Value) -> Result<u32, WordError> {
    if name == D {
        return drawn_faces(D, word, (0, FACES as u8 - 1), 8);
    }
    if let Some(meanings) = power_at(name).and_then(|at| game.power.get(at)) {
        let text = word.to_string();
        let known = meanings.faces.iter().zip(&meanings.weights).filter(|(_, weight)| **weight > 0);
        let words: Vec<String> = known.map(|(face, _)| face_word(*face)).collect();
        let found = words.iter().position(|face| *face == text);
        return found.map(|at| at as u32).ok_or_else(|| WordError::value(name, word, words.join(", ")));
    }
    match names(game, name) {
        names if names.is_empty() => Err(WordError::unknown_draw(name, &words(game))),
        names => drawn_name(name, &names, word),
    }
}
