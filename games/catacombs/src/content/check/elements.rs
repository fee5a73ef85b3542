//! Furniture, doors and traps.

use super::fields::{choice, flag, set, single};
use super::notation;
use super::spells::GUARDS;
use super::tables::{MAX_DIFFICULTY, finds};
use crate::content::raw::{RawDoor, RawElement, RawTrap};
use crate::content::{Bulk, Door, DoorId, Element, ElementId, Lock, Natures, School, Schools, Trap, TrapId};
use undercroft_content::{Desk, Inspection, Merged, Spanned};
use undercroft_kernel::IdVec;

/// The most PV of a door or chest.
const MAX_PV: u8 = 99;
/// The most endurance of a door or chest.
const MAX_ENDURANCE: u8 = 30;
/// How much of its square a piece takes, by word.
const BULKS: [(&str, Bulk); 3] = [("flat", Bulk::Flat), ("low", Bulk::Low), ("tall", Bulk::Tall)];

/// Furniture, and the letters that stand for it on plans.
pub struct Furniture {
    pub elements: IdVec<ElementId, Element>,
    /// The letters.
    pub marks: Vec<(char, ElementId)>,
}

/// Reads all furniture.
pub fn elements(merged: &Merged<'_>, inspection: &mut Inspection) -> Furniture {
    let mut furniture = Furniture { elements: IdVec::default(), marks: Vec::new() };
    for record in merged.list("element") {
        let mut desk = Desk::new(inspection, record);
        let raw: RawElement = desk.read(&record.fields);
        desk.name_with("element", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        let mark = raw.mark.clone().and_then(|mark| self::mark(&mut desk, &mark, &furniture.marks));
        let id = furniture.elements.push(element(&mut desk, record.id.clone(), raw));
        furniture.marks.extend(mark.map(|mark| (mark, id)));
    }
    furniture
}

/// A capital letter of its own; `Q` is the quest exit.
fn mark(desk: &mut Desk<'_, '_>, field: &Spanned<String>, used: &[(char, ElementId)]) -> Option<char> {
    let mut letters = field.get_ref().chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None)
            if letter.is_ascii_uppercase()
                && letter != 'Q'
                && used.iter().all(|(other, _)| *other != letter) =>
        {
            Some(letter)
        }
        _ => {
            let message = format!("`mark` is \"{}\"", field.get_ref());
            desk.refuse(field.span(), message, "a capital letter of its own, and not Q");
            None
        }
    }
}

fn element(desk: &mut Desk<'_, '_>, id: String, raw: RawElement) -> Element {
    let at = desk.header();
    let bulk = desk.need(&at, "bulk", raw.bulk);
    let search = (!raw.row.is_empty()).then(|| finds(desk, raw.row));
    let lock = raw.lock.map(|field| {
        let (at, raw) = (field.span(), field.into_inner());
        Lock {
            endurance: desk.number(&at, "endurance", raw.endurance, 0..=MAX_ENDURANCE),
            pv: desk.number(&at, "pv", raw.pv, 1..=MAX_PV),
            difficulty: desk.number(&at, "difficulty", raw.difficulty, 0..=MAX_DIFFICULTY),
        }
    });
    let locks = search.iter().flatten().any(|find| find.locked);
    if locks != lock.is_some() {
        let message =
            if locks { "a row is `locked` and there is no `lock`" } else { "a `lock` that no row shuts" };
        desk.refuse(at.clone(), message, "`lock` and a row with `locked = true`, or neither");
    }
    let power =
        if raw.power.is_empty() { None } else { single::<School>(desk, &at, "power", &raw.power, 1..=9) };
    Element {
        id,
        icon: raw.icon.map(Spanned::into_inner),
        bulk: choice(desk, "bulk", &bulk, &BULKS).unwrap_or_default(),
        search,
        lock,
        destiny: desk.number_or_zero("destiny", raw.destiny, 0..=1),
        bars: set(desk, "bars", &raw.bars, Natures::with),
        silences: set(desk, "silences", &raw.silences, Schools::with),
        power,
        corpse: flag(raw.corpse),
    }
}

/// Doors, the ordinary one first.
pub fn doors(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<DoorId, Door> {
    let doors = merged.list("door").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawDoor = desk.read(&record.fields);
        desk.name("door", &record.id);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        let lock = Lock {
            endurance: desk.number(&at, "endurance", raw.endurance, 0..=MAX_ENDURANCE),
            pv: desk.number(&at, "pv", raw.pv, 1..=MAX_PV),
            difficulty: desk.number(&at, "difficulty", raw.difficulty, 0..=MAX_DIFFICULTY),
        };
        Door { id: record.id.clone(), icon: raw.icon.map(Spanned::into_inner), lock }
    });
    doors.collect()
}

pub fn traps(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<TrapId, Trap> {
    let traps = merged.list("trap").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawTrap = desk.read(&record.fields);
        desk.name_with("trap", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        if merged.list("element").iter().any(|element| element.id == record.id) {
            desk.refuse(desk.header(), "an element has the same id", "a word of its own");
        }
        let at = desk.header();
        let guard = desk.need(&at, "guard", raw.guard);
        Trap {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            harm: notation::roll(&mut desk, &at, "harm", raw.harm),
            guard: choice(&mut desk, "guard", &guard, &GUARDS).unwrap_or_default(),
            ends_turn: flag(raw.ends_turn),
            pit: flag(raw.pit),
        }
    });
    traps.collect()
}
