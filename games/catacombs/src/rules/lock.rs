//! CA-LOCK: picking locks.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::{CreatureId, GateId, PieceId};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-LOCK-01: Picks the lock of a door or chest.
pub fn pick<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir) -> Done<C> {
    illegal("CA-LOCK-01")
}

/// CA-LOCK-02: What came of it at a door.
pub fn picked_gate<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: GateId,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// CA-ELEMENT-06: What came of it at a chest.
pub fn picked_piece<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: PieceId,
    _: bool,
) -> Done<C> {
    Ok(())
}
