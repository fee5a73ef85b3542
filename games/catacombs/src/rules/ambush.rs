//! CA-AMBUSH: creatures that act at once when they are discovered.

use super::{Done, Out, Play};
use crate::event::Event;
use crate::state::{CreatureId, ZoneSlot};
use undercroft_kernel::{Chance, Sink, illegal};

/// CA-AMBUSH-02: Whom of those left the game master may activate.
pub fn offers(_: u32, _: Out) {}

/// CA-AMBUSH-02: An ambusher acts with all its action points.
pub fn activate<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    illegal("CA-AMBUSH-02")
}

/// CA-AMBUSH-03: Whoever is left acts; then the opener's turn goes on. Says whether something could be done without a decision.
pub fn go_on<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C, bool> {
    Ok(false)
}

/// CA-AMBUSH-05: A group that nobody met enters at the end of the heroes' turn. Says whether it did something.
pub fn enter_late<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C, bool> {
    Ok(false)
}

/// CA-AMBUSH-02, CA-AMBUSH-06: A zone is discovered: those who lie in ambush there act at once.
pub fn spring<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: ZoneSlot, _: CreatureId) -> Done<C> {
    Ok(())
}
