//! Rows by Dungeon die: which faces a row is for, and that every face has exactly one row.

use std::ops::RangeInclusive;
use undercroft_content::{Desk, Field, Span};

/// A row: its faces as written, its place, and what it says.
pub struct Row<T> {
    /// The faces, such as `1-2`.
    pub die: Field<String>,
    /// The row's place.
    pub span: Span,
    pub says: T,
}

/// Spreads rows over the six faces. `at` is the card that must have them all.
pub fn six<T: Clone>(desk: &mut Desk<'_, '_>, at: &Span, rows: Vec<Row<T>>, blank: T) -> [T; 6] {
    let mut faces: [Option<T>; 6] = std::array::from_fn(|_| None);
    let mut all_read = true;
    for row in rows {
        let die = desk.need(&row.span, "die", row.die);
        let Some(range) = faces_of(die.get_ref()) else {
            all_read = false;
            if !die.get_ref().is_empty() {
                let message = format!("`die` is \"{}\"", die.get_ref());
                desk.refuse(
                    die.span(),
                    message,
                    "a face or a range of faces from 1 to 6, such as `3` or `1-2`",
                );
            }
            continue;
        };
        for (slot, face) in faces.iter_mut().zip(1..=6).filter(|(_, face)| range.contains(face)) {
            if slot.is_some() {
                desk.refuse(die.span(), format!("face {face} has two rows"), "one row for each face");
            }
            *slot = Some(row.says.clone());
        }
    }
    let missing: Vec<String> = faces
        .iter()
        .zip(1..)
        .filter(|(slot, _)| slot.is_none())
        .map(|(_, face): (_, u8)| face.to_string())
        .collect();
    if all_read && !missing.is_empty() {
        desk.refuse(at.clone(), format!("no row for {}", missing.join(", ")), "one row for each face");
    }
    faces.map(|slot| slot.unwrap_or_else(|| blank.clone()))
}

fn faces_of(text: &str) -> Option<RangeInclusive<u8>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let face = |text: &str| text.trim().parse::<u8>().ok().filter(|face| (1..=6).contains(face));
    let range = face(first)?..=face(last)?;
    (!range.is_empty()).then_some(range)
}
