//! CA-POTION: drinking and making drink.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::action::Thing;
use crate::event::Event;
use crate::state::CreatureId;
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-POTION-01: Drinks.
pub fn drink<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Thing) -> Done<C> {
    illegal("CA-POTION-01")
}

/// CA-POTION-02: Makes an ally drink.
pub fn feed<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Thing) -> Done<C> {
    illegal("CA-POTION-01")
}
