//! The packs of Mini Rogue: the ledger's rules of kind `component`, what wrong packs get, and the grammar of names.
//! Single card values are shown by the scenarios.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod boxes;
mod cards;
mod names;
mod problems;

use mini_rogue::content::check::{self, Components, SCHEMA};
use mini_rogue::content::{Content, Room, RoomKind};
use undercroft_content::{Inspection, Library, Merged};

/// The editions with a pack.
pub const EDITIONS: [&str; 3] = ["pnp2020", "ed2021", "ed2025"];
/// The editions with the whole box.
pub const FULL: [&str; 2] = ["ed2021", "ed2025"];

/// The base pack of an edition.
pub fn pack(edition: &str) -> String {
    format!("mini-rogue/base-{edition}")
}

pub fn content(edition: &str) -> Content {
    check::load(&Library::built_in(), &pack(edition)).unwrap()
}

/// What lies in its box.
pub fn components(edition: &str) -> Components {
    check::components(&Library::built_in(), &pack(edition)).unwrap()
}

/// A pack's records and texts.
pub fn merged<'l>(library: &'l Library, pack: &str) -> Merged<'l> {
    library.merge(&SCHEMA, pack, &mut Inspection::new()).unwrap()
}

pub fn room<'c>(content: &'c Content, id: &str) -> &'c Room {
    content.rooms.iter().find(|(_, room)| room.id == id).unwrap().1
}

pub fn type_name(room: &Room) -> &'static str {
    match room.kind {
        RoomKind::Monster(_) => "monster",
        RoomKind::Trap { .. } => "trap",
        RoomKind::Treasure { .. } => "treasure",
        RoomKind::Tomb { .. } => "tomb",
        RoomKind::Camp(_) => "camp",
        RoomKind::Merchant { .. } => "merchant",
        RoomKind::Shrine { .. } => "shrine",
        RoomKind::Item(_) => "item",
    }
}
