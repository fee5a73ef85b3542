//! The packs of Catacombs: the ledger's rules of kind `component`, the printed tables, what wrong packs get, and the
//! grammar of names. What the numbers do in play is shown by the scenarios.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod components;
mod names;
mod places;
mod problems;
mod treasures;

use catacombs::content::check::{self, SCHEMA};
use catacombs::content::{Content, Hero, Item, Monster, Quest, Weapon};
use undercroft_content::{Inspection, Library, Merged};

/// The pack of the box.
pub const BASE: &str = "catacombs/base";
/// The pack of what only tests need.
pub const EFFECTS: &str = "catacombs/test-effects";

/// The content of the box.
pub fn content() -> Content {
    check::load(&Library::built_in(), BASE).unwrap()
}

/// A pack's records and texts.
pub fn merged<'l>(library: &'l Library, pack: &str) -> Merged<'l> {
    library.merge(&SCHEMA, pack, &mut Inspection::new()).unwrap()
}

/// An object by its word.
pub fn item<'c>(content: &'c Content, id: &str) -> &'c Item {
    content.items.iter().find(|(_, item)| item.id == id).unwrap_or_else(|| unreachable!("{id}")).1
}

pub fn weapon(content: &Content, id: &str) -> Weapon {
    match item(content, id).kind {
        catacombs::content::ItemKind::Weapon(weapon) => weapon,
        _ => unreachable!("{id} is a weapon"),
    }
}

pub fn hero<'c>(content: &'c Content, id: &str) -> &'c Hero {
    content.heroes.iter().find(|(_, hero)| hero.id == id).unwrap().1
}

pub fn monster<'c>(content: &'c Content, id: &str) -> &'c Monster {
    content.monsters.iter().find(|(_, monster)| monster.id == id).unwrap().1
}

pub fn quest<'c>(content: &'c Content, id: &str) -> &'c Quest {
    content.quests.iter().find(|(_, quest)| quest.id == id).unwrap().1
}

#[test]
fn every_built_in_pack_is_without_problems() {
    let library = Library::built_in();
    let packs: Vec<_> = library.manifests(&SCHEMA);
    assert_eq!(packs.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), [BASE, EFFECTS]);
    for manifest in packs {
        let content = check::load(&library, &manifest.id).unwrap();
        assert_eq!(content.packs[0].0, manifest.id);
        assert!(content.packs.iter().all(|(_, hash)| hash.len() == 64));
    }
}
