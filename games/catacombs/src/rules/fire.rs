//! CA-FIRE: catching fire and burning.

use super::{Done, Play};
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink};

/// CA-FIRE-02: Whether somebody burns.
#[must_use]
pub fn is_due(_: &State, _: CreatureId) -> bool {
    false
}

/// CA-FIRE-02, CA-FIRE-03: The loss of this turn, and whether it burns on.
pub fn burn<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-FIRE-01: A flaming hit by the second on the first.
pub fn ignite<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: CreatureId) -> Done<C> {
    Ok(())
}
