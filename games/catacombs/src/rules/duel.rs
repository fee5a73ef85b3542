//! CA-DUEL: challenges, and what duellists may do.

use super::legal::Actor;
use super::{Allowed, Done, Out, Play};
use crate::Catacombs;
use crate::content::Act;
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-DUEL-03, CA-DUEL-04: The only things a duellist may do.
pub fn acts(_: &Actor, _: Out) {}

/// CA-DUEL-03, CA-DUEL-04: Whether a duel lets somebody do this.
pub fn allows(_: &Catacombs, _: &State, _: CreatureId, _: Act) -> Allowed {
    Ok(())
}

/// CA-DUEL-01: Challenges somebody.
pub fn challenge<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    illegal("CA-DUEL-01")
}

/// CA-DUEL-05: The duel of somebody is over.
pub fn end<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}
