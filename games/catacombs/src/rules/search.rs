//! CA-SEARCH: searching squares and furniture.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::geometry::Dir;
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
