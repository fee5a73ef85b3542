//! From records to [`Content`]: ids resolved, numbers in range, plans walked. Every problem of a pack is reported at
//! once, with file and line. How the records are written is in `raw`; no rule of play is here.

mod creatures;
mod dice;
mod elements;
mod fields;
mod items;
mod notation;
mod plan;
mod quests;
mod spells;
mod tables;
mod whole;
mod zones;

use super::raw::{ByWord, RawComponents};
use super::{Content, Tables};
use std::collections::BTreeMap;
use std::sync::Arc;
use undercroft_content::{Desk, Inspection, Library, Merged, Origins, Problems, Schema};

/// What a pack of this game may hold, and for which editions.
pub const SCHEMA: Schema = Schema {
    game: "catacombs",
    editions: &["base"],
    lists: &[
        "action",
        "competence",
        "door",
        "element",
        "event",
        "hero",
        "item",
        "monster",
        "power_die",
        "quest",
        "spell",
        "trap",
        "zone",
    ],
    tables: &["components", "dice", "numbers", "search", "speeches", "town", "treasure"],
};

/// What lies in the box; nothing of it matters to the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Components {
    /// Dice by name.
    pub dice: BTreeMap<String, u8>,
    /// Boards by name.
    pub boards: BTreeMap<String, u8>,
    pub tokens: Vec<String>,
}

/// Loads a pack: its records, those of the packs it extends, and its names.
///
/// # Errors
/// Every problem of the pack, in the order of files and lines.
pub fn load(library: &Library, pack: &str) -> Result<Content, Problems> {
    SCHEMA.load(library, pack, |merged, inspection| {
        let content = content(merged, inspection);
        whole::check(merged, &content, inspection);
        content
    })
}

/// What lies in the box of a pack.
///
/// # Errors
/// Every problem of the pack's records.
pub fn components(library: &Library, pack: &str) -> Result<Components, Problems> {
    SCHEMA.load(library, pack, counts)
}

fn content(merged: &Merged<'_>, inspection: &mut Inspection) -> Content {
    counts(merged, inspection);
    let town = tables::town(merged, inspection);
    let items = items::items(merged, inspection, &town);
    let furniture = elements::elements(merged, inspection);
    let zones = zones::zones(merged, inspection, &furniture.elements, &furniture.marks);
    let places = quests::Places { zones: &zones, elements: &furniture.elements };
    let quests = quests::quests(merged, inspection, &places);
    Content {
        packs: merged.packs.clone(),
        origins: Arc::new(Origins::of(merged)),
        dice: dice::dice(merged, inspection),
        acts: tables::acts(merged, inspection),
        numbers: tables::numbers(merged, inspection),
        speeches: tables::speeches(merged, inspection),
        competences: spells::competences(merged, inspection),
        spells: spells::spells(merged, inspection),
        items: items.items,
        tables: Tables {
            search: tables::search(merged, inspection),
            nature: tables::nature(merged, inspection),
            treasures: items.treasures,
        },
        elements: furniture.elements,
        doors: elements::doors(merged, inspection),
        traps: elements::traps(merged, inspection),
        monsters: creatures::monsters(merged, inspection),
        heroes: creatures::heroes(merged, inspection),
        events: spells::events(merged, inspection),
        zones,
        quests,
    }
}

fn counts(merged: &Merged<'_>, inspection: &mut Inspection) -> Components {
    let Some(record) = merged.table("components") else { return Components::default() };
    let mut desk = Desk::new(inspection, record);
    let raw: RawComponents = desk.read(&record.fields);
    let mut group = |table: ByWord| -> BTreeMap<String, u8> {
        table
            .into_iter()
            .map(|(name, count)| (name.get_ref().clone(), desk.within(name.get_ref(), &count, 1..=99)))
            .collect()
    };
    let (dice, boards) = (group(raw.dice), group(raw.boards));
    let tokens = raw.tokens.into_iter().map(|token| token.into_inner()).collect();
    Components { dice, boards, tokens }
}
