//! CA-PARRY: parries.

use super::{Done, Play};
use crate::Catacombs;
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// CA-PARRY-02, CA-PARRY-06: How often somebody can parry in a turn.
#[must_use]
pub fn sources(_: &Catacombs, _: &State, _: CreatureId) -> u8 {
    0
}

/// CA-PARRY-01: The attack is rolled again.
pub fn parry<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-PARRY-01")
}
