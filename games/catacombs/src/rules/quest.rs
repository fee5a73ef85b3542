//! CA-QUEST: objectives, winning and losing.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::{CreatureId, PieceId};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SETUP-07, CA-QUEST-18: Whether the match is won or lost by now.
pub fn judge<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) {}

/// CA-QUEST-12: The end of a side's turn: too late? Says whether the match has ended.
pub fn end_of_turn<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> bool {
    false
}

/// CA-QUEST-05: Closes what stands in a direction.
pub fn close_well<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir) -> Done<C> {
    illegal("CA-QUEST-05")
}

/// CA-QUEST-04: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: PieceId, _: bool) -> Done<C> {
    Ok(())
}

/// CA-QUEST-12: Somebody has come to the way out of the catacombs.
pub fn leave<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}
