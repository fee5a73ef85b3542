//! CA-WAIT: waiting points, reactions, defence.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Seat, Seats, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-WAIT-02: Who of a seat may react.
pub fn window_offers(_: &State, _: Seat, _: u32, _: Out) {}

/// CA-WAIT-02: The seats of those who may react.
#[must_use]
pub fn asked(_: &State, _: u32) -> Seats {
    Seats::NONE
}

/// CA-WAIT-02: Opens a window after an action if somebody waits. Says whether it did.
pub fn opens<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C, bool> {
    Ok(false)
}

/// CA-WAIT-02: Shuts a window in which nobody is left. Says whether it did.
pub fn go_on<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C, bool> {
    Ok(false)
}

/// CA-WAIT-01: Stores a waiting point.
pub fn wait<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-WAIT-01")
}

/// CA-WAIT-02: Somebody reacts.
pub fn react<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    illegal("CA-WAIT-01")
}

/// CA-WAIT-02: A seat lets the moment pass.
pub fn let_pass<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Seat) -> Done<C> {
    Ok(())
}

/// CA-WAIT-03: The target defends.
pub fn defend<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-WAIT-01")
}
