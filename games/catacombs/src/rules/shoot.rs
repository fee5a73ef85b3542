//! CA-SHOOT: shots.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::action::Hand;
use crate::event::Event;
use crate::state::CreatureId;
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SHOOT-01, CA-SHOOT-09: Shoots at somebody.
pub fn shoot<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Hand, _: bool) -> Done<C> {
    illegal("CA-SHOOT-01")
}

/// CA-SHOOT-08: Shoots with whatever lies around.
pub fn improvise<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: bool) -> Done<C> {
    illegal("CA-SHOOT-01")
}
