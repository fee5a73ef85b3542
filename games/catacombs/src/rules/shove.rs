//! CA-SHOVE: shoving.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::CreatureId;
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SHOVE-01: Shoves somebody in a direction.
pub fn shove<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Dir) -> Done<C> {
    illegal("CA-SHOVE-01")
}

/// CA-SHOVE-02, CA-SHOVE-03: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: CreatureId,
    _: Dir,
    _: bool,
) -> Done<C> {
    Ok(())
}
