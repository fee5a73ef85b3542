//! What the box is said to hold, and whether the records add up to it.

use crate::content::raw::{Counts, RawBox};
use crate::content::{ArtefactClass, Content};
use std::collections::BTreeMap;
use undercroft_content::{Desk, Inspection, Merged, Spanned};

/// What lies in a box, by group and name, such as 104 `all` of `tokens`.
pub type Components = BTreeMap<String, BTreeMap<String, u8>>;

/// Reads what the box is said to hold.
pub fn read(merged: &Merged<'_>, inspection: &mut Inspection) -> Components {
    let Some((mut desk, raw)) = merged.open_table::<RawBox>(inspection, "box") else {
        return Components::new();
    };
    let groups = [
        ("cards", raw.cards),
        ("tokens", raw.tokens),
        ("dice", raw.dice),
        ("pieces", raw.pieces),
        ("advice", raw.advice),
    ];
    groups.into_iter().map(|(name, counts)| (name.to_owned(), group(&mut desk, counts))).collect()
}

fn group(desk: &mut Desk<'_, '_>, counts: Counts) -> BTreeMap<String, u8> {
    counts.into_iter().map(|(name, count)| (name.clone(), desk.within(&name, &count, 1..=u8::MAX))).collect()
}

/// Whether the records add up to what the box is said to hold.
pub fn check(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    read(merged, inspection);
    let Some(record) = merged.table("box") else { return };
    // Whatever could not be read has been told.
    let raw: RawBox = Desk::new(&mut Inspection::new(), record).read(&record.fields);
    let mut desk = Desk::new(inspection, record);
    let copies = |all: &mut dyn Iterator<Item = u8>| all.map(i64::from).sum::<i64>();
    let is_divine = |class| matches!(class, ArtefactClass::Divine(_));
    let divine = content.artefacts.iter().filter(|(_, one)| is_divine(one.class)).map(|(_, one)| one.copies);
    let rows = || content.tokens.iter().map(|(_, row)| row);
    for (group, counts, name, found) in [
        ("cards", &raw.cards, "event", copies(&mut content.events.iter().map(|(_, one)| one.copies))),
        ("cards", &raw.cards, "monster", copies(&mut content.monsters.iter().map(|(_, one)| one.copies))),
        ("cards", &raw.cards, "artefact", copies(&mut content.artefacts.iter().map(|(_, one)| one.copies))),
        (
            "cards",
            &raw.cards,
            "alpha",
            content.monsters.row(content.alpha).map_or(0, |one| i64::from(one.copies)),
        ),
        ("cards", &raw.cards, "divine", copies(&mut divine.into_iter())),
        ("tokens", &raw.tokens, "all", copies(&mut rows().map(|row| row.count))),
        ("tokens", &raw.tokens, "bag", copies(&mut rows().map(|row| row.bag))),
        ("pieces", &raw.pieces, "sheet", content.heroes.len() as i64),
        ("pieces", &raw.pieces, "meeple", content.heroes.len() as i64),
    ] {
        let Some(said) = counts.get(name) else {
            desk.refuse(desk.header(), format!("`{name}` of `{group}` is missing"), found.to_string());
            continue;
        };
        if *Spanned::get_ref(said) != found {
            let message =
                format!("`{name}` of `{group}` is {}, but the records add up to {found}", said.get_ref());
            desk.refuse(said.span(), message, "a [box] that agrees with the records");
        }
    }
}
