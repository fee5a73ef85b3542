//! CA-SEARCH: searching squares and furniture.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::{CreatureId, PieceId};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SEARCH-01: Searches a square.
pub fn search<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Option<Dir>) -> Done<C> {
    illegal("CA-SEARCH-01")
}

/// CA-SEARCH-12: Searches a piece of furniture.
pub fn loot<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Option<Dir>) -> Done<C> {
    illegal("CA-SEARCH-01")
}

/// CA-DOOR-04, CA-ELEMENT-04: Somebody opens a chest that is not known to be locked: its one content roll, which may lock it.
pub fn open_chest<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: PieceId) -> Done<C> {
    Ok(())
}

/// CA-ELEMENT-06: The lock of a chest is picked or broken: its content roll is made at once.
pub fn smash_chest<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: PieceId) -> Done<C> {
    Ok(())
}
