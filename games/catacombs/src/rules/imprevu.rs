//! CA-TURN-05: the Imprévu cards: drawing, and one function per effect.

use super::{Done, Out, Play};
use crate::Catacombs;
use crate::content::EventCardId;
use crate::event::Event;
use crate::geometry::Square;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Seats, Sink, illegal};

/// What may be decided while an Imprévu is resolved.
pub fn offers(_: &Catacombs, _: &State, _: EventCardId, _: CreatureId, _: u8, _: Out) {}

/// Who is asked while an Imprévu is resolved.
#[must_use]
pub fn asked(_: &State, _: CreatureId, _: u8) -> Seats {
    Seats::NONE
}

/// CA-TURN-05: Draws the Imprévu of the turn.
pub fn draw<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-SEARCH-05: Draws an Imprévu that a search brought.
pub fn draw_again<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-TURN-05")
}

/// Goes on with an Imprévu. Says whether something could be done without a decision.
pub fn go_on<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: EventCardId,
    _: CreatureId,
    _: u8,
) -> Done<C, bool> {
    Ok(false)
}

/// What came of a test that an Imprévu asked for.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: EventCardId,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// The party chooses the exit to learn about.
pub fn foresee<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Square) -> Done<C> {
    illegal("CA-TURN-05")
}

/// The game master shows a hidden trap.
pub fn show_trap<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Square) -> Done<C> {
    illegal("CA-TURN-05")
}
