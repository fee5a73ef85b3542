//! CA-THROW: throwing objects; and choosing the square of whatever needs one.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::Catacombs;
use crate::action::Thing;
use crate::event::Event;
use crate::geometry::Square;
use crate::state::{Aim, CreatureId, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// The squares that may be chosen, or not after all.
pub fn aim_offers(_: &Catacombs, _: &State, _: Aim, _: Out) {}

/// CA-THROW-01: Throws an object; the square is asked next.
pub fn throw<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Thing) -> Done<C> {
    illegal("CA-THROW-01")
}

/// Chooses the square that is asked for.
pub fn aim<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Square) -> Done<C> {
    illegal("CA-THROW-01")
}

/// Thinks better of it; nothing was paid.
pub fn back<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-THROW-03, CA-THROW-04: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: u8,
    _: Square,
    _: bool,
) -> Done<C> {
    Ok(())
}
