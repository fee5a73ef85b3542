//! CA-GOLD: écus and bounties.

use super::{Done, Play};
use crate::event::Event;
use crate::state::CreatureId;
use undercroft_kernel::{Chance, Sink};

/// CA-GOLD-01: Somebody of the party found écus.
pub fn find<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u16) -> Done<C> {
    Ok(())
}

/// CA-GOLD-02, CA-GOLD-04: The first was slain by the second, or by nobody.
pub fn slain<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: CreatureId) -> Done<C> {
    Ok(())
}
