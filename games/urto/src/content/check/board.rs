//! The cave: its spaces and passages.

use super::words;
use crate::content::raw::RawSpace;
use crate::content::{Board, Divine, MAX_SPACES, Role, Side, SmallTable, Space, SpaceId, Spaces};
use undercroft_content::{Desk, Inspection, Merged, Record, Spanned};
use undercroft_kernel::Id;

/// The highest row, and how far a space may lie from the middle.
const MAX_ROW: u8 = 40;
/// The same as a number with a sign.
const MAX_X: i64 = 40;

/// What may be printed on a space.
const ROLES: [(&str, Role); 7] = [
    ("ordinary", Role::Ordinary),
    ("start", Role::Start),
    ("urto", Role::Urto),
    ("centre", Role::Centre),
    ("stele_hammer", Role::Stele(Divine::Hammer)),
    ("stele_trumpets", Role::Stele(Divine::Trumpets)),
    ("cache", Role::Cache),
];

/// What may become of a space at a table of two.
const SMALL: [(&str, SmallTable); 4] = [
    ("in_play", SmallTable::InPlay),
    ("darkened", SmallTable::Darkened),
    ("hammer", SmallTable::With(Divine::Hammer)),
    ("trumpets", SmallTable::With(Divine::Trumpets)),
];

pub fn board(merged: &Merged<'_>, inspection: &mut Inspection) -> Board {
    let records = merged.list("space");
    if records.len() > MAX_SPACES {
        let message = format!("there are {} spaces", records.len());
        inspection.push(merged.problem(message, format!("at most {MAX_SPACES}")));
        return Board::default();
    }
    let ids: Vec<&str> = records.iter().map(|record| record.id.as_str()).collect();
    let mut board = Board::default();
    for record in records {
        board.spaces.push(space(&mut Desk::new(inspection, record), record, &ids));
    }
    both_ways(inspection, records, &board);
    places(merged, inspection, &mut board);
    reachable(inspection, records, &board);
    board
}

fn space<'l>(desk: &mut Desk<'_, 'l>, record: &Record<'l>, ids: &[&str]) -> Space {
    let raw: RawSpace = desk.read(&record.fields);
    desk.name("space", &record.id);
    let at = desk.header();
    let role = raw.role.as_ref().and_then(|word| words::meaning(desk, "role", word, &ROLES));
    let small = raw.small_table.as_ref().and_then(|word| words::meaning(desk, "small_table", word, &SMALL));
    let (role, small_table) = (role.unwrap_or_default(), small.unwrap_or_default());
    if !is_sensible(role, small_table) {
        desk.refuse(
            raw.small_table.as_ref().map_or(at.clone(), Spanned::span),
            "`small_table` does not go with `role`",
            "`darkened` for an ordinary space, and for a stele its weapon, for a cache `hammer` or `trumpets`",
        );
    }
    let x = desk.need(&at, "x", raw.x);
    if !(-MAX_X..=MAX_X).contains(x.get_ref()) {
        desk.refuse(x.span(), format!("`x` is {}", x.get_ref()), format!("-{MAX_X} to {MAX_X}"));
    }
    let x = i8::try_from(*x.get_ref()).unwrap_or_default();
    let row = desk.number(&at, "row", raw.row, 0..=MAX_ROW);
    let mut neighbours = Spaces::NONE;
    for word in desk.need(&at, "neighbours", raw.neighbours).into_inner() {
        neighbours = neighbour(desk, record, ids, neighbours, &word);
    }
    Space { id: record.id.clone(), row, x, side: side(x), role, small_table, neighbours }
}

fn is_sensible(role: Role, small_table: SmallTable) -> bool {
    match (role, small_table) {
        (Role::Ordinary, with) => !matches!(with, SmallTable::With(_)),
        (Role::Stele(weapon), with) => with == SmallTable::With(weapon),
        (Role::Cache, with) => matches!(with, SmallTable::With(_)),
        (Role::Start | Role::Urto | Role::Centre, with) => with == SmallTable::InPlay,
    }
}

const fn side(x: i8) -> Side {
    match x {
        ..0 => Side::Left,
        0 => Side::Middle,
        1.. => Side::Right,
    }
}

fn neighbour(
    desk: &mut Desk<'_, '_>,
    record: &Record<'_>,
    ids: &[&str],
    neighbours: Spaces,
    word: &Spanned<String>,
) -> Spaces {
    let found = ids.iter().position(|id| id == word.get_ref()).map(SpaceId::from_index);
    match found {
        None => desk.refuse(word.span(), format!("there is no space `{word}`"), "the id of a [[space]]"),
        Some(_) if *word.get_ref() == record.id => {
            desk.refuse(word.span(), format!("`{word}` is its own neighbour"), "other spaces");
        }
        Some(space) if neighbours.has(space) => {
            desk.refuse(word.span(), format!("`{word}` is there twice"), "each neighbour once");
        }
        Some(space) => return neighbours.with(space),
    }
    neighbours
}

/// A passage can be walked both ways.
fn both_ways(inspection: &mut Inspection, records: &[Record<'_>], board: &Board) {
    for (record, (id, space)) in records.iter().zip(board.spaces.iter()) {
        for other in space.neighbours.iter().map(|next| &board.spaces[next]) {
            if !other.neighbours.has(id) {
                let mut desk = Desk::new(inspection, record);
                let message = format!("there is a passage to `{}` but none back", other.id);
                desk.refuse(desk.header(), message, format!("`{}` among its `neighbours`", space.id));
            }
        }
    }
}

/// Finds the spaces with a role, each as often as it has to be there.
fn places(merged: &Merged<'_>, inspection: &mut Inspection, board: &mut Board) {
    let mut having = |wanted: &str, good: &dyn Fn(&Space) -> bool| -> Spaces {
        let spaces = board.spaces.iter().filter(|(_, space)| good(space));
        let found = spaces.fold(Spaces::NONE, |found, (id, _)| found.with(id));
        if found.len() != 1 {
            let message = format!("there are {} spaces with {wanted}", found.len());
            inspection.push(merged.problem(message, "exactly one"));
        }
        found
    };
    let first = |spaces: Spaces| spaces.iter().next().unwrap_or_default();
    let start = first(having("the role `start`", &|space| space.role == Role::Start));
    let urto = first(having("the role `urto`", &|space| space.role == Role::Urto));
    let centre = first(having("the role `centre`", &|space| space.role == Role::Centre));
    let (mut steles, mut caches) = (Spaces::NONE, Spaces::NONE);
    for weapon in [Divine::Hammer, Divine::Trumpets] {
        let name = weapon.id();
        let stele = having(&format!("the role `stele_{name}`"), &|space| space.role == Role::Stele(weapon));
        let cache = having(&format!("a cache on the side of the {name}"), &|space| {
            space.role == Role::Cache && space.small_table == SmallTable::With(weapon)
        });
        steles = steles.or(stele);
        caches = caches.or(cache);
    }
    let all = board.spaces.iter().fold(Spaces::NONE, |all, (id, _)| all.with(id));
    let dark = board.spaces.iter().filter(|(_, space)| space.small_table == SmallTable::Darkened);
    let darkened = dark.fold(Spaces::NONE, |dark, (id, _)| dark.with(id));
    *board = Board {
        spaces: std::mem::take(&mut board.spaces),
        start,
        urto,
        centre,
        caches,
        steles,
        all,
        darkened,
    };
}

/// Every space can be reached, at a large table and at a table of two.
fn reachable(inspection: &mut Inspection, records: &[Record<'_>], board: &Board) {
    for (in_play, table) in
        [(board.all, "at a large table"), (board.all.minus(board.darkened), "at a table of two")]
    {
        for space in in_play.iter().filter(|space| board.distance(board.start, *space, in_play).is_none()) {
            let Some(record) = records.get(space.index()) else { continue };
            let mut desk = Desk::new(inspection, record);
            desk.refuse(desk.header(), format!("no way leads here {table}"), "a way from START");
        }
    }
}
