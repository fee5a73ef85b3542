//! CA-TRAP: traps: hidden, found, disarmed, laid, sprung.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::action::Thing;
use crate::event::Event;
use crate::geometry::{Dir, Square};
use crate::state::{CreatureId, Gait, State, TrapSlot};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-TRAP-10, CA-TRAP-14: The free squares beside a hole.
pub fn beside_offers(_: &State, _: CreatureId, _: Square, _: Out) {}

/// CA-TRAP-02: Disarms a known trap.
pub fn disarm<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir) -> Done<C> {
    illegal("CA-TRAP-02")
}

/// CA-TRAP-05: Lays a trap.
pub fn lay<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir, _: Thing) -> Done<C> {
    illegal("CA-TRAP-02")
}

/// CA-TRAP-03, CA-TRAP-04: What came of disarming.
pub fn disarmed<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: TrapSlot,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// CA-TRAP-07, CA-TRAP-08: Somebody has come onto an armed trap; the square is where it came from.
pub fn spring<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: TrapSlot,
    _: Gait,
    _: Square,
) -> Done<C> {
    Ok(())
}

/// CA-TRAP-09, CA-TRAP-11: What came of dodging.
pub fn dodged<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: TrapSlot,
    _: Square,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// CA-TRAP-14: The turn of somebody in a pit: it climbs out.
pub fn climb_out<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-TRAP-10, CA-TRAP-14: Chooses a free square beside the hole.
pub fn beside<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Square) -> Done<C> {
    illegal("CA-TRAP-02")
}
