//! CA-THEFT: stealing.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::Catacombs;
use crate::action::{Hand, Thing};
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-THEFT-05: How the victim may strike.
pub fn strike_offers(_: &Catacombs, _: &State, _: CreatureId, _: CreatureId, _: Out) {}

/// CA-THEFT-01: Steals.
pub fn steal<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Option<Thing>) -> Done<C> {
    illegal("CA-THEFT-01")
}

/// CA-THEFT-05: The victim strikes the thief.
pub fn strike<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Hand) -> Done<C> {
    illegal("CA-THEFT-01")
}

/// CA-THEFT-03, CA-THEFT-05: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: CreatureId,
    _: Option<u8>,
    _: bool,
) -> Done<C> {
    Ok(())
}
