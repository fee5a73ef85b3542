//! Zone cards: the table of a zone and what only table and plan together can get wrong. Reading plans is in `plan.rs`.

use super::fields::{flag, reference};
use super::plan::{self, Legend};
use crate::content::raw::{RawEntry, RawZone};
use crate::content::{Bulk, Element, ElementId, Entry, FACES, MAX_ENTRIES, Spawn, TrapId, Zone, ZoneId};
use undercroft_content::{Desk, Inspection, Merged, Spanned};
use undercroft_kernel::IdVec;

/// The word for a group of the encounter table.
const ENCOUNTER: &str = "encounter";

/// All zone cards.
pub fn zones(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    elements: &IdVec<ElementId, Element>,
    marks: &[(char, ElementId)],
) -> IdVec<ZoneId, Zone> {
    let zones = merged.list("zone").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawZone = desk.read(&record.fields);
        desk.name_with("zone", &record.id, &["flavour"]);
        let at = desk.header();
        let text = desk.need(&at, "plan", raw.plan);
        let locks = raw.locks.iter().map(|lock| reference(&mut desk, merged, "door", lock)).collect();
        let plan = plan::read(&mut desk, &text, Legend { marks, locks });
        let zone = Zone {
            id: record.id.clone(),
            quest: flag(raw.quest),
            width: plan.width,
            height: plan.height,
            tiles: plan.tiles,
            entrance: plan.entrance,
            exits: plan.exits,
            spots: plan.spots,
            table: raw.entry.iter().map(|entry| self::entry(&mut desk, merged, entry)).collect(),
        };
        check(&mut desk, &zone, &raw.entry, elements);
        zone
    });
    zones.collect()
}

fn entry(desk: &mut Desk<'_, '_>, merged: &Merged<'_>, row: &Spanned<RawEntry>) -> Entry {
    let (at, raw) = (row.span(), row.get_ref());
    let what = desk.need(&at, "what", raw.what.clone());
    let is_trap = merged.list("trap").iter().any(|trap| trap.id == *what.get_ref());
    Entry {
        what: if what.get_ref() == ENCOUNTER {
            Spawn::Encounter
        } else if is_trap {
            Spawn::Trap(reference::<TrapId>(desk, merged, "trap", &what))
        } else {
            Spawn::Element(reference(desk, merged, "element", &what))
        },
        least: desk.number(&at, "least", raw.least.clone(), 0..=FACES as u8 - 1),
    }
}

/// What a table may ask of its plan.
fn check(
    desk: &mut Desk<'_, '_>,
    zone: &Zone,
    rows: &[Spanned<RawEntry>],
    elements: &IdVec<ElementId, Element>,
) {
    let at = desk.header();
    if let Some(extra) = rows.get(MAX_ENTRIES) {
        desk.refuse(extra.span(), "the table is too long", format!("at most {MAX_ENTRIES} entries"));
    }
    let pieces = zone.table.iter().filter(|entry| matches!(entry.what, Spawn::Element(_))).count();
    if pieces > zone.spots.len() && !zone.tiles.is_empty() {
        let message =
            format!("the table may bring {pieces} pieces, and there are {} places", zone.spots.len());
        desk.refuse(at.clone(), message, "a place `*` for each");
    }
    if zone.quest && !zone.table.is_empty() {
        desk.refuse(at.clone(), "a quest zone has a table", "none: the quest says what is there");
    }
    for (entry, row) in zone.table.iter().zip(rows) {
        let Spawn::Element(id) = entry.what else { continue };
        if elements.row(id).is_some_and(|element| element.bulk == Bulk::Tall && element.search.is_none()) {
            desk.refuse(row.span(), "an obstacle that nobody can search", "a piece with a table of its own");
        }
    }
}
