//! CA-WEB: webs.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::state::CreatureId;
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-WEB-02: Tears at the web.
pub fn break_free<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-WEB-02")
}

/// CA-WEB-02: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: bool) -> Done<C> {
    Ok(())
}

/// CA-WEB-01: Somebody is webbed.
pub fn entangle<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u8) -> Done<C> {
    Ok(())
}
