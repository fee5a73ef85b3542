//! CA-JUMP: jumps.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::CreatureId;
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-JUMP-01: Jumps over so many squares.
pub fn jump<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir, _: u8) -> Done<C> {
    illegal("CA-JUMP-01")
}

/// CA-JUMP-01: Nothing holds the jumper back: the test of the jump.
pub fn leap<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Dir, _: u8) -> Done<C> {
    Ok(())
}

/// CA-JUMP-02, CA-JUMP-03: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: Dir,
    _: u8,
    _: bool,
) -> Done<C> {
    Ok(())
}
