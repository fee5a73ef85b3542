//! CA-POISON: being poisoned.

use super::{Done, Play};
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink};

/// CA-POISON-03: Whether poison works in somebody.
#[must_use]
pub fn is_due(_: &State, _: CreatureId) -> bool {
    false
}

/// CA-POISON-03: The loss of this turn.
pub fn suffer<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-POISON-02: Somebody resists poison of a level, or not.
pub fn expose<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u8) -> Done<C> {
    Ok(())
}

/// CA-POISON-03: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: bool) -> Done<C> {
    Ok(())
}
