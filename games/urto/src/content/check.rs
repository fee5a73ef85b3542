//! From records to [`Content`]: ids resolved, numbers in range, effects understood. Every problem of a pack is reported
//! at once, with file and line. How the records are written is in [`super::raw`]; no rule of play is here.

mod board;
mod boxes;
mod cards;
mod dice;
mod effects;
mod feats;
mod numbers;
mod ops;
mod places;
mod tokens;
mod words;

use super::{ArtefactClass, Content, Divine, MAX_HEROES, MAX_KINDS, MAX_PILE};
pub use boxes::Components;
use effects::Shelf;
use std::sync::Arc;
use undercroft_content::{Inspection, Library, Merged, Origins, Problems, Schema};

/// What a pack of this game may hold, and for which editions.
pub const SCHEMA: Schema = Schema {
    game: "urto",
    editions: &["base"],
    lists: &["artefact", "die", "event", "feat", "hero", "monster", "space", "token"],
    tables: &["box", "numbers"],
};

/// Loads a pack: its records, those of the packs it extends, and its names.
///
/// # Errors
/// Every problem of the pack, in the order of files and lines.
pub fn load(library: &Library, pack_id: &str) -> Result<Content, Problems> {
    SCHEMA.load(library, pack_id, |merged, inspection| {
        let content = content(merged, inspection);
        whole(merged, &content, inspection);
        boxes::check(merged, &content, inspection);
        content
    })
}

/// What lies in the box of a pack.
///
/// # Errors
/// Every problem of the pack's records.
pub fn components(library: &Library, pack_id: &str) -> Result<Components, Problems> {
    SCHEMA.load(library, pack_id, boxes::read)
}

fn content(merged: &Merged<'_>, inspection: &mut Inspection) -> Content {
    let numbers = numbers::numbers(merged, inspection);
    let board = board::board(merged, inspection);
    let mut shelf = Shelf::new(&board);
    let dice = dice::dice(merged, inspection, &mut shelf);
    let tokens = tokens::tokens(merged, inspection, &mut shelf);
    let heroes = cards::heroes(merged, inspection, &mut shelf);
    let (monsters, alpha) = cards::monsters(merged, inspection, &mut shelf);
    let artefacts = cards::artefacts(merged, inspection, &mut shelf);
    let events = cards::events(merged, inspection, &mut shelf);
    let kinds = monsters.iter().filter(|(id, _)| *id != alpha);
    let monster_pile = pile(kinds.map(|(id, monster)| (id, monster.copies)));
    let kinds = artefacts.iter().filter(|(_, one)| !matches!(one.class, ArtefactClass::Divine(_)));
    let artefact_pile = pile(kinds.map(|(id, artefact)| (id, artefact.copies)));
    let event_pile = pile(events.iter().map(|(id, event)| (id, event.copies)));
    Content {
        packs: merged.packs.clone(),
        origins: Arc::new(Origins::of(merged)),
        numbers,
        board,
        heroes,
        monsters,
        alpha,
        artefacts,
        events,
        tokens,
        dice,
        feats: feats::feats(merged, inspection),
        monster_pile,
        artefact_pile,
        event_pile,
        effects: shelf.effects,
        choices: shelf.choices,
    }
}

/// Each card of a pile, by its kind.
fn pile<I: Copy>(kinds: impl Iterator<Item = (I, u8)>) -> Vec<I> {
    kinds.flat_map(|(id, copies)| std::iter::repeat_n(id, usize::from(copies))).collect()
}

/// What only the pack as a whole can get wrong.
fn whole(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    let mut demand = |good: bool, message: String, expected: String| {
        if !good {
            inspection.push(merged.problem(message, expected));
        }
    };
    let heroes = content.heroes.len();
    let players = usize::from(content.numbers.players_max);
    demand(
        (players..=MAX_HEROES).contains(&heroes),
        format!("there are {heroes} heroes"),
        format!("{players} to {MAX_HEROES}: one for each player"),
    );
    for (what, kinds) in [
        ("monsters", content.monsters.len()),
        ("artefacts", content.artefacts.len()),
        ("events", content.events.len()),
    ] {
        demand(
            kinds <= MAX_KINDS,
            format!("there are {kinds} kinds of {what}"),
            format!("at most {MAX_KINDS}"),
        );
    }
    let dealt = players * usize::from(content.numbers.dealt);
    for (what, cards, least) in [
        ("monster", content.monster_pile.len(), 1),
        ("artefact", content.artefact_pile.len(), dealt),
        ("event", content.event_pile.len(), 1),
    ] {
        demand(
            (least..=MAX_PILE).contains(&cards),
            format!("the {what} pile has {cards} cards"),
            format!("{least} to {MAX_PILE}"),
        );
    }
    for weapon in Divine::ALL {
        let is_its_card = |class| class == ArtefactClass::Divine(weapon);
        let cards = content.artefacts.iter().filter(|(_, one)| is_its_card(one.class)).count();
        demand(
            cards == 1,
            format!("there are {cards} artefacts with the die of the {}", weapon.id()),
            "exactly one".into(),
        );
    }
    demand(
        content.effects.len() <= super::MAX_EFFECTS,
        format!("there are {} effects", content.effects.len()),
        format!("at most {}", super::MAX_EFFECTS),
    );
    demand(
        content.choices.len() <= super::MAX_CHOICES,
        format!("there are {} choices", content.choices.len()),
        format!("at most {}", super::MAX_CHOICES),
    );
}
