//! CA-DOOR: opening, closing and battering doors.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::action::Hand;
use crate::event::Event;
use crate::geometry::Dir;
use crate::state::{Attack, Rolled};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-DOOR-01, CA-DOOR-02, CA-DOOR-04: Opens a door or chest.
pub fn open<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir) -> Done<C> {
    illegal("CA-DOOR-01")
}

/// CA-DOOR-01: Closes a door.
pub fn close<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir) -> Done<C> {
    illegal("CA-DOOR-01")
}

/// CA-DOOR-09: Batters a door or a locked chest.
pub fn batter<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Dir, _: Hand, _: bool) -> Done<C> {
    illegal("CA-DOOR-01")
}

/// CA-DOOR-09, CA-DOOR-10: What a blow does to a door or chest.
pub fn struck<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: &Attack, _: Rolled) -> Done<C> {
    Ok(())
}
