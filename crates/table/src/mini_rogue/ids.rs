//! The ids of all things of Mini Rogue, made of what lies open. Characters are counted from 1, as players do.

use crate::picture::ThingId;
use mini_rogue::MiniRogue;
use mini_rogue::content::{Affliction, GuardianId, Potion, Resource, RoomId};
use mini_rogue::message::{affliction_key, key, resource_key};
use mini_rogue::state::CellId;

/// The foe of the fight.
pub(super) const FOE: &str = "foe";
pub(super) const FOE_HP: &str = "life-of-foe";
pub(super) const DUNGEON: &str = "die-dungeon";
pub(super) const CURSE: &str = "die-curse";
pub(super) const POISON: &str = "die-poison";
/// The Rooms that are not dealt.
pub(super) const UNUSED: &str = "pile-rooms";
/// The top of the Guardian pile while it lies face down.
pub(super) const GUARDIAN_BACK: &str = "back-exit";
/// The marker on the track of Areas.
pub(super) const PARTY: &str = "party";
/// The board with the Rooms.
pub(super) const GRID: &str = "grid";

/// A character on the grid.
pub(super) fn hero(seat: u8) -> ThingId {
    format!("hero-{}", seat + 1)
}

/// A character's sheet.
pub(super) fn sheet(seat: u8) -> ThingId {
    format!("sheet-{}", seat + 1)
}

/// A place of the grid.
pub(super) fn cell(cell: CellId) -> ThingId {
    format!("cell-{}", cell.number())
}

/// An open Room card.
pub(super) fn room(game: &MiniRogue, room: RoomId) -> ThingId {
    key("room", &game.content.rooms[room].id)
}

/// A Room card that this viewer does not know.
pub(super) fn back(cell: CellId) -> ThingId {
    format!("back-{}", cell.number())
}

/// An open Guardian card.
pub(super) fn guardian(game: &MiniRogue, guardian: GuardianId) -> ThingId {
    key("guardian", &game.content.guardians[guardian].id)
}

/// An Area on the track.
pub(super) fn area(number: u8) -> ThingId {
    format!("area-{number}")
}

/// A track of a sheet.
pub(super) fn track(seat: u8, resource: Resource) -> ThingId {
    format!("{}-{}", sheet(seat), resource_key(resource))
}

/// The potions of a sheet.
pub(super) fn potions(seat: u8) -> ThingId {
    format!("{}-potions", sheet(seat))
}

pub(super) fn potion(seat: u8, potion: Potion) -> ThingId {
    format!("{}-{}", sheet(seat), key("potion", potion.id()))
}

/// The Items of a sheet.
pub(super) fn items(seat: u8) -> ThingId {
    format!("{}-items", sheet(seat))
}

/// An Item in hand.
pub(super) fn item(game: &MiniRogue, seat: u8, held: RoomId) -> ThingId {
    format!("{}-item-{}", sheet(seat), room(game, held))
}

/// A skill of a sheet, by its type.
pub(super) fn skill(seat: u8, kind: &str) -> ThingId {
    format!("{}-skill-{kind}", sheet(seat))
}

/// An affliction of a sheet.
pub(super) fn condition(seat: u8, affliction: Affliction) -> ThingId {
    format!("{}-{}", sheet(seat), affliction_key(affliction))
}

/// A Character die, from 1.
pub(super) fn die(number: u8) -> ThingId {
    format!("die-{number}")
}
