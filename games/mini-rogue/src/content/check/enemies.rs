//! Enemy cards: the lines of Monsters, of the Ghost and of Guardians.

use super::Bench;
use super::icons::Place;
use crate::content::raw::{RawEnemy, RawGhost, RawGuardian};
use crate::content::{Enemy, EnemyId, FLOORS, Guardian, GuardianId, GuardianLines, Marks};
use std::collections::BTreeSet;
use undercroft_content::{Desk, Inspection, Merged, Rows, Span, Spanned};
use undercroft_kernel::IdVec;

/// The lines of all enemy cards, and the words that are taken.
#[derive(Debug, Default)]
pub struct Enemies {
    pub lines: IdVec<EnemyId, Enemy>,
    words: BTreeSet<String>,
}

pub fn guardians(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    bench: &mut Bench,
) -> IdVec<GuardianId, Guardian> {
    let guardians = merged.list("guardian").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawGuardian = desk.read(&record.fields);
        desk.name("guardian", &record.id);
        desk.slug("icon", raw.icon.as_ref());
        let icon = raw.icon.clone().map(Spanned::into_inner);
        let at = desk.header();
        bench.enemies.take_word(&mut desk, &at, &record.id);
        let forbids = marks(&mut desk, &raw.forbids);
        let who = Who { word: Some(&record.id), forbids };
        let lines = if raw.phase.is_empty() {
            GuardianLines::ByFloor(by_floor(&mut desk, bench, raw.floor, who))
        } else {
            if let Some(floor) = raw.floor.first() {
                desk.refuse(
                    floor.span(),
                    "a Guardian with phases has lines by Floor",
                    "either `phase` or `floor`",
                );
            }
            GuardianLines::Phases(phases(&mut desk, bench, raw.phase, who))
        };
        Guardian { id: record.id.clone(), icon, lines }
    });
    guardians.collect()
}

/// The Ghost side of the reference card.
pub fn ghost(merged: &Merged<'_>, inspection: &mut Inspection, bench: &mut Bench) -> [EnemyId; FLOORS] {
    let Some((mut desk, raw)) = merged.open_table::<RawGhost>(inspection, "ghost") else {
        return [EnemyId::default(); FLOORS];
    };
    by_floor(&mut desk, bench, raw.floor, Who::default())
}

/// What the lines of one card share.
#[derive(Clone, Copy, Default)]
pub struct Who<'w> {
    /// The card's word, if its lines have none of their own.
    pub word: Option<&'w str>,
    /// What the card forbids.
    pub forbids: Marks,
}

/// One line for each Floor up to `N`.
pub fn by_floor<const N: usize>(
    desk: &mut Desk<'_, '_>,
    bench: &mut Bench,
    rows: Rows<RawEnemy>,
    who: Who<'_>,
) -> [EnemyId; N] {
    let mut lines = [None; N];
    for row in rows {
        let (at, raw) = (row.span(), row.into_inner());
        let floor = desk.number(&at, "floor", raw.floor.clone(), 1..=N as u8);
        let line = line(desk, bench, &at, raw, who);
        match lines.get_mut(usize::from(floor).wrapping_sub(1)) {
            Some(slot @ None) => *slot = Some(line),
            _ => desk.refuse(at, format!("Floor {floor} has two lines"), "one line for each Floor"),
        }
    }
    let missing: Vec<String> = lines
        .iter()
        .zip(1..)
        .filter(|(line, _)| line.is_none())
        .map(|(_, floor): (_, u8)| floor.to_string())
        .collect();
    if !missing.is_empty() {
        desk.refuse(
            desk.header(),
            format!("no line for Floor {}", missing.join(", ")),
            format!("`floor` 1 to {N}"),
        );
    }
    lines.map(Option::unwrap_or_default)
}

/// The two phases of the last Guardian.
fn phases(desk: &mut Desk<'_, '_>, bench: &mut Bench, rows: Rows<RawEnemy>, who: Who<'_>) -> [EnemyId; 2] {
    let mut lines = Vec::new();
    for row in rows {
        let (at, raw) = (row.span(), row.into_inner());
        if let Some(floor) = &raw.floor {
            desk.refuse(floor.span(), "a phase has a Floor", "no `floor`: phases follow each other");
        }
        lines.push(line(desk, bench, &at, raw, who));
    }
    <[EnemyId; 2]>::try_from(lines).unwrap_or_else(|lines| {
        desk.refuse(desk.header(), format!("there are {} phases", lines.len()), "two");
        [EnemyId::default(); 2]
    })
}

fn line(desk: &mut Desk<'_, '_>, bench: &mut Bench, at: &Span, raw: RawEnemy, who: Who<'_>) -> EnemyId {
    let id = match (who.word, raw.id) {
        (Some(word), None) => word.to_owned(),
        (Some(word), Some(id)) => {
            desk.refuse(id.span(), "a line of a Guardian has an `id`", "none: the card's word is its name");
            word.to_owned()
        }
        (None, id) => {
            let id = desk.word(at, "id", id);
            bench.enemies.take_word(desk, &id.span(), id.get_ref());
            desk.name("enemy", id.get_ref());
            id.into_inner()
        }
    };
    desk.slug("icon", raw.icon.as_ref());
    let icon = raw.icon.map(Spanned::into_inner);
    let (unstoppable, effects) = bench.shelf.effects(desk, raw.effects);
    let reward = bench.shelf.read_or_nothing(desk, Place::Reward, raw.reward);
    let own = marks(desk, &raw.forbids);
    let hp = hp(desk, at, raw.hp, bench.limits.enemy_hp);
    let damage = desk.number(at, "damage", raw.damage, 0..=99);
    bench.enemies.lines.push(Enemy {
        id,
        hp,
        damage,
        unstoppable,
        effects,
        reward,
        forbids: both(own, who.forbids),
        icon,
    })
}

fn hp(desk: &mut Desk<'_, '_>, at: &Span, field: Option<Spanned<Vec<Spanned<i64>>>>, most: u8) -> [u8; 2] {
    let field = desk.need(at, "hp", field);
    let (span, list) = (field.span(), field.into_inner());
    if let [one, two] = list.as_slice() {
        let hp = [one, two].map(|hp| desk.within("hp", hp, 1..=most));
        if let [one, two] = hp
            && two < one
        {
            desk.refuse(
                span,
                format!("`hp` is {one} against one and {two} against two"),
                "not less against two",
            );
        }
        return hp;
    }
    if span != *at {
        desk.refuse(
            span,
            format!("`hp` has {} numbers", list.len()),
            "two: against one character and against two",
        );
    }
    [1, 1]
}

/// Crossed icons.
pub fn marks(desk: &mut Desk<'_, '_>, words: &[Spanned<String>]) -> Marks {
    let mut marks = Marks::default();
    for word in words {
        match word.get_ref().as_str() {
            "holy_water" => marks.holy_water = true,
            "blessing" => marks.blessing = true,
            "fall" => marks.fall = true,
            other => desk.refuse(
                word.span(),
                format!("`{other}` cannot be forbidden"),
                "holy_water, blessing or fall",
            ),
        }
    }
    marks
}

fn both(a: Marks, b: Marks) -> Marks {
    Marks {
        holy_water: a.holy_water || b.holy_water,
        blessing: a.blessing || b.blessing,
        fall: a.fall || b.fall,
    }
}

impl Enemies {
    /// Enemies go by their words in notation and texts: one word, one enemy.
    fn take_word(&mut self, desk: &mut Desk<'_, '_>, at: &Span, word: &str) {
        if !word.is_empty() && !self.words.insert(word.to_owned()) {
            desk.refuse(
                at.clone(),
                format!("there is already an enemy `{word}`"),
                "a word of its own for each enemy",
            );
        }
    }
}
