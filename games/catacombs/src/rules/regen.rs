//! CA-REGEN: regeneration.

use super::{Done, Play};
use crate::Catacombs;
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink};

/// CA-REGEN-01: Whether somebody regenerates now.
#[must_use]
pub fn is_due(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-REGEN-01: PV come back.
pub fn regenerate<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}
