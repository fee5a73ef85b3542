//! CA-ELEMENT: furniture, bridges, pools, portals, cells, statues.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::Catacombs;
use crate::event::Event;
use crate::geometry::{Dir, Square};
use crate::state::{CreatureId, Gait, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-OBJECT-02: Uses what stands in a direction.
pub fn interact<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir) -> Done<C> {
    illegal("CA-OBJECT-02")
}

/// CA-ELEMENT-08: Whether somebody starts the turn on a rope bridge.
#[must_use]
pub fn bridge_is_due(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-ELEMENT-08: The test of whoever starts a turn on a bridge.
pub fn start_on_bridge<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-ELEMENT-08, CA-ELEMENT-09: Somebody has come onto a bridge square.
pub fn step_on_bridge<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: Square,
    _: Gait,
) -> Done<C> {
    Ok(())
}

/// CA-ELEMENT-10: What came of the test on a bridge.
pub fn crossed<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Square, _: bool) -> Done<C> {
    Ok(())
}

/// CA-ELEMENT-13: Somebody has entered a travel portal.
pub fn enter_portal<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-ELEMENT-11, CA-ELEMENT-12, CA-ELEMENT-23, CA-ELEMENT-24: Somebody has come onto lava, water or a hole; the second square is where it came from.
pub fn fall<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Square) -> Done<C> {
    Ok(())
}
