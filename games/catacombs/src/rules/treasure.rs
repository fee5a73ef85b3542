//! CA-TREASURE: finds, and what magic things do.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::Catacombs;
use crate::action::Thing;
use crate::content::Treasure;
use crate::event::Event;
use crate::geometry::Square;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Seat, Seats, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-GOLD-04: Who may have a treasure of the slain.
pub fn booty_offers(_: &State, _: Out) {}

/// CA-TREASURE-19: Where those may go who are carried along.
pub fn teleport_offers(_: &Catacombs, _: &State, _: Seat, _: u32, _: Out) {}

/// CA-TREASURE-19: Who is asked where to go.
#[must_use]
pub fn teleport_asked(_: &State, _: u32) -> Seats {
    Seats::NONE
}

/// CA-TREASURE-32: Whether somebody wears the ghost armour.
#[must_use]
pub fn ghost_is_due(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-TREASURE-32: Its points of this turn.
pub fn roll_ghost<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-TREASURE-34: Whether the blessed aura of somebody hurts anybody.
#[must_use]
pub fn aura_is_due(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-TREASURE-34: The aura of this turn.
pub fn radiate<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-TREASURE-10: Remembers the table where somebody with a divination ring begins its turn.
pub fn remember<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) {}

/// CA-TREASURE-10: Whether somebody may replay the turn that ends.
#[must_use]
pub fn may_replay(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-TREASURE-10: The turn is undone and played again.
pub fn replay<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-TREASURE-01")
}

/// CA-TREASURE-10: The turn ends as it was played.
pub fn do_not_replay<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-TREASURE-16: Whether the first resisted the scroll of the second.
pub fn banished<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: CreatureId,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// CA-TREASURE-01: Takes a find.
pub fn keep<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-TREASURE-01")
}

/// CA-TREASURE-01: Leaves a find on the square.
pub fn leave<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-GOLD-04: Somebody gets a treasure of the slain.
pub fn award<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    illegal("CA-TREASURE-01")
}

/// CA-TREASURE-37: Binds a rune to a weapon or armour.
pub fn bind<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Thing, _: Thing) -> Done<C> {
    illegal("CA-TREASURE-01")
}

/// CA-TREASURE-19: One of those carried along chooses its square.
pub fn teleport<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Square) -> Done<C> {
    illegal("CA-TREASURE-01")
}

/// CA-TREASURE-19: One of those carried along stays.
pub fn stay<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-TREASURE-02: Somebody found a treasure: rolls what it is and asks whether it is taken.
pub fn found<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Treasure) -> Done<C> {
    Ok(())
}

/// CA-TREASURE-09: The squares that a ring of teleportation leads to.
pub fn ring_offers(_: &Catacombs, _: &State, _: u8, _: Out) {}

/// CA-TREASURE-09: The bearer of a ring goes to a square.
pub fn ring_to<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: u8, _: Square) -> Done<C> {
    illegal("CA-TREASURE-09")
}

/// CA-TREASURE-21: The squares on which somebody may return.
pub fn return_offers(_: &Catacombs, _: &State, _: CreatureId, _: u8, _: Out) {}

/// CA-TREASURE-21: Somebody returns on a square.
pub fn return_to<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u8, _: Square) -> Done<C> {
    illegal("CA-TREASURE-21")
}
