//! The dice and piles by name, and what comes out of them in words.

use crate::MiniRogue;
use crate::editions::FirstLeader;
use crate::rules::{coop, dice, guardian, room, setup};
use crate::state::MAX_DICE;
use undercroft_kernel::{Faces, FormWord, Value, WordError, drawn_faces, drawn_name};

/// The lowest and the highest face.
const FACES: (u8, u8) = (1, dice::SIDES);
const SYMBOL: [&str; 2] = ["blank", "symbol"];
const SEATS: [&str; 2] = ["p1", "p2"];

pub(super) fn words(game: &MiniRogue) -> Vec<FormWord> {
    let word = |form: &str, range: String| FormWord { form: form.to_owned(), range, rule: None };
    let mut words = vec![
        word(dice::CHARACTER, "1..6, one face for each die; the table keeps them highest first".to_owned()),
        word(dice::DUNGEON, "1..6".to_owned()),
        word(dice::POISON, SYMBOL.join(", ")),
        word(dice::CURSE, SYMBOL.join(", ")),
        word(room::ROOM, names(game, room::ROOM).join(", ")),
        word(guardian::GUARDIAN, names(game, guardian::GUARDIAN).join(", ")),
    ];
    if game.options.heroes.len() > 1 {
        words.push(match game.rulebook.leader {
            FirstLeader::Random => word(coop::LEADER, SEATS.join(", ")),
            FirstLeader::HighestRoll => {
                word(coop::LEADER_ROLL, "two different faces, such as `3 5`".to_owned())
            }
        });
    }
    if game.rulebook.random_character {
        words.push(word(setup::CHARACTER_CARD, names(game, setup::CHARACTER_CARD).join(", ")));
    }
    words
}

/// The words of a pile in the order of its ids.
fn names(game: &MiniRogue, pile: &str) -> Vec<String> {
    let content = &game.content;
    match pile {
        room::ROOM => content.rooms.iter().map(|(_, room)| room.id.clone()).collect(),
        guardian::GUARDIAN => content.guardians.iter().map(|(_, guardian)| guardian.id.clone()).collect(),
        setup::CHARACTER_CARD => {
            content.characters.iter().map(|(_, character)| character.id.clone()).collect()
        }
        coop::LEADER => SEATS.iter().map(|word| (*word).to_owned()).collect(),
        coop::LEADER_ROLL => {
            (0..36).map(coop::faces).map(|(first, second)| format!("{first} {second}")).collect()
        }
        dice::POISON | dice::CURSE => SYMBOL.iter().map(|word| (*word).to_owned()).collect(),
        _ => Vec::new(),
    }
}

pub(super) fn word(game: &MiniRogue, name: &str, value: u32) -> String {
    match name {
        dice::CHARACTER => {
            let faces: Vec<String> = Faces(value).iter().map(|face| face.to_string()).collect();
            faces.join(" ")
        }
        dice::DUNGEON => value.to_string(),
        _ => names(game, name).get(value as usize).cloned().unwrap_or_default(),
    }
}

pub(super) fn value(game: &MiniRogue, name: &str, word: &Value) -> Result<u32, WordError> {
    match name {
        dice::CHARACTER => drawn_faces(name, word, FACES, MAX_DICE),
        dice::DUNGEON => drawn_faces(name, word, FACES, 1),
        _ => match names(game, name).as_slice() {
            [] => Err(WordError::unknown_draw(name, &words(game))),
            names => drawn_name(name, names, word),
        },
    }
}
