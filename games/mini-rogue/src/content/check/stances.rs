//! Stance cards: all three stances, or none where an edition has no such variant.

use crate::content::raw::RawStance;
use crate::content::{Stance, StanceRow};
use undercroft_content::{Desk, Inspection, Merged};

/// The face above all faces: nothing is critical.
const NO_FACE: u8 = 7;

pub fn stances(merged: &Merged<'_>, inspection: &mut Inspection) -> Option<[StanceRow; 3]> {
    let mut found: [Option<StanceRow>; 3] = [None; 3];
    for record in merged.list("stance") {
        let mut desk = Desk::new(inspection, record);
        let raw: RawStance = desk.read(&record.fields);
        desk.name("stance", &record.id);
        let row = StanceRow {
            miss: desk.number_or_zero("miss", raw.miss, 0..=6),
            critical: raw.critical.map_or(NO_FACE, |face| desk.within("critical", &face, 1..=6)),
            armour: desk.number_or_zero("armour", raw.armour, 0..=9),
        };
        if row.miss >= row.critical {
            desk.refuse(desk.header(), "a face both misses and is critical", "misses below criticals");
        }
        match Stance::from_id(&record.id).and_then(|stance| found.get_mut(stance as usize)) {
            Some(place) => *place = Some(row),
            None => desk.refuse(desk.header(), "there is no such stance", "aggressive, balanced, defensive"),
        }
    }
    match found {
        [Some(aggressive), Some(balanced), Some(defensive)] => Some([aggressive, balanced, defensive]),
        [None, None, None] => None,
        _ => {
            inspection.push(merged.problem("a stance is missing", "all three, or none"));
            None
        }
    }
}
