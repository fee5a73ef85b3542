//! CA-MAP: the deck, zones on the grid, ways out and their piles.

use super::{Done, Out, Play};
use crate::Catacombs;
use crate::content::{ElementId, MonsterId, TrapId};
use crate::event::Event;
use crate::geometry::Square;
use crate::state::{CreatureId, GateId, Reveal, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What the game master may do while a zone is drawn, placed and filled.
pub fn offers(_: &Catacombs, _: &State, _: Reveal, _: Out) {}

/// Goes on with a discovery. Says whether something could be done without a decision.
pub fn go_on<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Reveal) -> Done<C, bool> {
    Ok(false)
}

/// CA-MAP-17: Somebody has come onto a way out without a door.
pub fn step_on_exit<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-MAP-11, CA-MAP-21: A way out is discovered by somebody.
pub fn discover<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: GateId) -> Done<C> {
    Ok(())
}

/// CA-MAP-11, CA-MAP-13, CA-MAP-18: Draws and places the next zone and shares out its cards.
pub fn draw_zone<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-MAP-11")
}

/// CA-SPAWN-02: Rolls for the next line of the table.
pub fn roll_content<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-MAP-11")
}

/// CA-MAP-06: Places furniture.
pub fn place_element<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: ElementId, _: Square) -> Done<C> {
    illegal("CA-MAP-11")
}

/// CA-MAP-07: Hides a trap.
pub fn place_trap<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: TrapId, _: Square) -> Done<C> {
    illegal("CA-MAP-11")
}

/// CA-MAP-06: Places a monster or a swarm.
pub fn place_monster<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: MonsterId, _: Square) -> Done<C> {
    illegal("CA-MAP-11")
}

/// CA-MAP-06: The zone is ready: ambushers act, or the opener goes on.
pub fn ready<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-MAP-11")
}
