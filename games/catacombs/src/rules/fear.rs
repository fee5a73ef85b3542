//! CA-FEAR: fear tests at the start of a turn.

use super::{Done, Play};
use crate::Catacombs;
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink};

/// CA-FEAR-03: Whether somebody has to test now.
#[must_use]
pub fn is_due(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-FEAR-02, CA-FEAR-05: One test at the highest level in sight.
pub fn face<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-FEAR-04: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: bool) -> Done<C> {
    Ok(())
}
