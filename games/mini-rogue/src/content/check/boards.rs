//! Boards and difficulty modes.

use crate::content::raw::{RawArea, RawBoard, RawDifficulty};
use crate::content::{Area, Board, BoardId, Difficulty, FLOORS};
use undercroft_content::{Desk, Inspection, Merged, Spanned};
use undercroft_kernel::IdVec;

/// The most Areas of a board: they are counted on one track.
const MAX_AREAS: usize = 20;

/// Difficulty modes, the normal one first.
pub fn difficulties(merged: &Merged<'_>, inspection: &mut Inspection) -> Vec<Difficulty> {
    let mut difficulties = Vec::new();
    for record in merged.list("difficulty") {
        let mut desk = Desk::new(inspection, record);
        let raw: RawDifficulty = desk.read(&record.fields);
        desk.name("difficulty", &record.id);
        let difficulty = Difficulty {
            id: record.id.clone(),
            hp: desk.number_or_zero("hp", raw.hp, 0..=99),
            food: desk.number_or_zero("food", raw.food, 0..=99),
            gold: desk.number_or_zero("gold", raw.gold, 0..=99),
        };
        if difficulties.is_empty() && (difficulty.hp, difficulty.food, difficulty.gold) != (0, 0, 0) {
            desk.refuse(
                desk.header(),
                "the first difficulty takes something",
                "the normal one first, which takes nothing",
            );
        }
        difficulties.push(difficulty);
    }
    difficulties
}

/// Boards, the default one first.
pub fn boards(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<BoardId, Board> {
    let boards = merged.list("board").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawBoard = desk.read(&record.fields);
        desk.name("board", &record.id);
        let areas: Vec<Area> = raw.area.iter().map(|area| self::area(&mut desk, area)).collect();
        floors(&mut desk, &raw.area, &areas);
        falls(&mut desk, &raw.area, &areas);
        Board { id: record.id.clone(), areas }
    });
    boards.collect()
}

fn area(desk: &mut Desk<'_, '_>, raw: &Spanned<RawArea>) -> Area {
    let (at, raw) = (raw.span(), raw.get_ref());
    Area {
        floor: desk.number(&at, "floor", raw.floor.clone(), 1..=FLOORS as u8),
        guardian: raw.guardian.as_ref().is_some_and(|guardian| *guardian.get_ref()),
        below: raw.below.as_ref().map(|below| desk.within("below", below, 1..=MAX_AREAS as u8)),
    }
}

/// Floors ascend from 1 to the last, and a Guardian waits in the last Area of each and nowhere else.
fn floors(desk: &mut Desk<'_, '_>, raw: &[Spanned<RawArea>], areas: &[Area]) {
    let mut before = 0;
    let next = areas.iter().skip(1).map(Some).chain([None]);
    for ((raw, area), next) in raw.iter().zip(areas).zip(next) {
        if area.floor != before && area.floor != before + 1 {
            let message = format!("Floor {} comes after Floor {before}", area.floor);
            desk.refuse(raw.span(), message, "Floors in order, none left out");
        }
        before = area.floor;
        let is_last = next.is_none_or(|next| next.floor != area.floor);
        if area.guardian != is_last {
            let message = if is_last {
                "the last Area of a Floor has no Guardian"
            } else {
                "a Guardian before the last Area of its Floor"
            };
            desk.refuse(raw.span(), message, "`guardian = true` in the last Area of each Floor");
        }
    }
    if usize::from(before) != FLOORS {
        desk.refuse(desk.header(), format!("the last Floor is {before}"), format!("{FLOORS} Floors"));
    }
    if areas.len() > MAX_AREAS {
        desk.refuse(
            desk.header(),
            format!("there are {} Areas", areas.len()),
            format!("at most {MAX_AREAS}"),
        );
    }
}

/// A fall leads to an Area one Floor deeper.
fn falls(desk: &mut Desk<'_, '_>, raw: &[Spanned<RawArea>], areas: &[Area]) {
    for (raw, area) in raw.iter().zip(areas) {
        let Some(below) = area.below else { continue };
        let at = raw.get_ref().below.as_ref().map_or(raw.span(), Spanned::span);
        let expected = format!("an Area of Floor {}", area.floor + 1);
        match areas.get(usize::from(below).wrapping_sub(1)) {
            Some(target) if target.floor == area.floor + 1 => {}
            Some(target) => desk.refuse(
                at,
                format!("a fall from Floor {} leads to Floor {}", area.floor, target.floor),
                expected,
            ),
            None => desk.refuse(at, format!("there is no Area {below}"), expected),
        }
    }
}
