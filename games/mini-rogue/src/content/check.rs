//! From records to [`Content`]: ids resolved, numbers in range, icons understood. Every problem of a pack is reported at
//! once, with file and line. How the records are written is in [`super::raw`]; no rule of play is here.

mod boards;
mod campaign;
mod characters;
mod enemies;
mod icons;
mod rooms;
mod rows;
mod stances;
mod tables;

use super::raw::{Counts, RawComponents};
use super::{Content, GoodId, GuardianLines, Limits, MAX_GUARDIANS, MAX_LISTS, MAX_ROOMS, RoomKind};
use crate::editions;
use enemies::Enemies;
use icons::Shelf;
use std::collections::BTreeMap;
use std::sync::Arc;
use undercroft_content::{Desk, Inspection, Library, Merged, Origins, Problems, Schema};
use undercroft_kernel::Id;

/// What a pack of this game may hold, and for which editions.
pub const SCHEMA: Schema = Schema {
    game: "mini-rogue",
    editions: &EDITIONS,
    lists: &["board", "chapter", "character", "difficulty", "guardian", "relic", "room", "skill", "stance"],
    tables: &["campaign", "components", "dice", "ghost", "limits", "numbers", "points", "rewards"],
};

/// The editions that a pack may name.
const EDITIONS: [&str; 3] = {
    let [first, second, third] = editions::ALL;
    [first.id.0, second.id.0, third.id.0]
};

/// How many Rooms are dealt in an Area: a grid of nine less the Exit.
pub const DEALT: usize = 8;
/// How many Items can be out of the deck: one for each of two characters.
pub const HELD: usize = 2;
/// How many ordinary Guardians are met: one on each Floor but the last.
pub const ORDINARY_GUARDIANS: usize = 3;
/// The most cards of the deck that a skill may arrange at once: each of them is a question to the player.
pub const MAX_ARRANGED: u8 = crate::state::MAX_LOOKED as u8;

/// What lies in a box, by group and name, such as 2 `dungeon` of `dice`.
pub type Components = BTreeMap<String, BTreeMap<String, u8>>;

/// Loads a pack: its records, those of the packs it extends, and its names.
///
/// # Errors
/// Every problem of the pack, in the order of files and lines.
pub fn load(library: &Library, pack_id: &str) -> Result<Content, Problems> {
    SCHEMA.load(library, pack_id, |merged, inspection| {
        let content = content(merged, inspection);
        whole(merged, &content, inspection);
        content
    })
}

/// What lies in the box of a pack; nothing of it matters to the rules.
///
/// # Errors
/// Every problem of the pack's records.
pub fn components(library: &Library, pack_id: &str) -> Result<Components, Problems> {
    SCHEMA.load(library, pack_id, counts)
}

/// What the checks of all cards share.
struct Bench {
    shelf: Shelf,
    enemies: Enemies,
    goods: Vec<String>,
    limits: Limits,
}

impl Bench {
    /// The number of a good's word, which is new if no other merchant has it.
    fn good_word(&mut self, id: &str) -> GoodId {
        let known = self.goods.iter().position(|word| word == id);
        GoodId::from_index(known.unwrap_or_else(|| {
            self.goods.push(id.to_owned());
            self.goods.len() - 1
        }))
    }
}

fn content(merged: &Merged<'_>, inspection: &mut Inspection) -> Content {
    let limits = tables::limits(merged, inspection);
    let mut bench = Bench { shelf: Shelf::new(), enemies: Enemies::default(), goods: Vec::new(), limits };
    let difficulties = boards::difficulties(merged, inspection);
    counts(merged, inspection);
    let mut content = Content {
        packs: merged.packs.clone(),
        origins: Arc::new(Origins::of(merged)),
        limits,
        dice: tables::dice(merged, inspection),
        numbers: tables::numbers(merged, inspection),
        boards: boards::boards(merged, inspection),
        characters: characters::characters(merged, inspection, &limits, &difficulties),
        difficulties,
        rooms: rooms::rooms(merged, inspection, &mut bench),
        guardians: enemies::guardians(merged, inspection, &mut bench),
        ghost: enemies::ghost(merged, inspection, &mut bench),
        rewards: tables::rewards(merged, inspection, &mut bench),
        stances: stances::stances(merged, inspection),
        enemies: bench.enemies.lines,
        goods: bench.goods,
        lists: bench.shelf.lists,
        choices: bench.shelf.choices,
        campaign: None,
    };
    campaign::add(merged, inspection, &mut content);
    content
}

/// What only the pack as a whole can get wrong.
fn whole(merged: &Merged<'_>, content: &Content, inspection: &mut Inspection) {
    let rooms = content.rooms.len();
    let items = content.rooms.iter().filter(|(_, room)| matches!(room.kind, RoomKind::Item(_))).count();
    let mut demand = |good: bool, message: String, expected: String| {
        if !good {
            inspection.push(merged.problem(message, expected));
        }
    };
    demand(rooms <= MAX_ROOMS, format!("there are {rooms} Rooms"), format!("at most {MAX_ROOMS}"));
    demand(
        rooms > DEALT && rooms.saturating_sub(items.min(HELD)) >= DEALT,
        format!("there are {rooms} Rooms, {items} of them Items"),
        format!("at least {}, and {DEALT} to deal when Items are held", DEALT + 1),
    );
    let last =
        content.guardians.iter().filter(|(_, one)| matches!(one.lines, GuardianLines::Phases(_))).count();
    let ordinary = content.guardians.len() - last;
    let most = MAX_GUARDIANS - 1;
    demand(last == 1, format!("there are {last} Guardians with phases"), "exactly one, the last".into());
    demand(
        (ORDINARY_GUARDIANS..=most).contains(&ordinary),
        format!("there are {ordinary} ordinary Guardians"),
        format!("{ORDINARY_GUARDIANS} to {most}"),
    );
    demand(
        !content.characters.is_empty(),
        "there is no Character".into(),
        "at least one [[character]]".into(),
    );
    demand(!content.boards.is_empty(), "there is no board".into(), "at least one [[board]]".into());
    demand(
        !content.difficulties.is_empty(),
        "there is no difficulty".into(),
        "at least one [[difficulty]]".into(),
    );
    for (what, count) in [
        ("icon lists", content.lists.len()),
        ("choices", content.choices.len()),
        ("enemy lines", content.enemies.len()),
        ("goods", content.goods.len()),
        ("characters", content.characters.len()),
        ("boards", content.boards.len()),
    ] {
        demand(count <= MAX_LISTS, format!("there are {count} {what}"), format!("at most {MAX_LISTS}"));
    }
}

fn counts(merged: &Merged<'_>, inspection: &mut Inspection) -> Components {
    let Some(record) = merged.table("components") else { return Components::new() };
    let mut desk = Desk::new(inspection, record);
    let raw: RawComponents = desk.read(&record.fields);
    let mut group = |counts: Counts| -> BTreeMap<String, u8> {
        counts.into_iter().map(|(name, count)| (name.clone(), desk.within(&name, &count, 1..=99))).collect()
    };
    [
        ("cards", raw.cards),
        ("dice", raw.dice),
        ("wood", raw.wood),
        ("boards", raw.boards),
        ("tokens", raw.tokens),
        ("aids", raw.aids),
    ]
    .into_iter()
    .map(|(name, counts)| (name.to_owned(), group(counts)))
    .collect()
}
