//! CA-SWARM: groups of figures on one square.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SWARM-06: Those who joined last turn count from now on.
pub fn settle_newcomers(_: &mut State, _: CreatureId) {}

/// CA-SWARM-05: Figures go over to another group.
pub fn reinforce<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    illegal("CA-SWARM-05")
}
