//! CA-OBJECT: using, wielding, wearing, giving, taking, picking up.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::action::{Hand, Thing};
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Seats, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-OBJECT-08: The seat of whoever has an object.
#[must_use]
pub fn owner_seat(_: &State, _: u8) -> Seats {
    Seats::NONE
}

/// CA-OBJECT-01: Uses an object.
pub fn use_it<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Thing) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-01: Uses an object on somebody.
pub fn use_on<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Thing) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-04: Takes an object into a hand.
pub fn wield<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Thing, _: Hand) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-05: Changes armour or takes it off.
pub fn wear<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Option<Thing>) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-TREASURE-07: Puts a magic object on.
pub fn put_on<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Thing) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-06: Gives an object.
pub fn give<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Thing) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-06, CA-OBJECT-08: Asks for an object.
pub fn take<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Thing) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-07: Picks an object up.
pub fn pick_up<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Option<Dir>, _: Thing) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-08: The owner agrees.
pub fn agree<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-OBJECT-01")
}

/// CA-OBJECT-08: The owner declines.
pub fn decline<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}
