//! CA-MELEE: attacks, from the declaration to the wound. Shots go through here too.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::Catacombs;
use crate::action::Hand;
use crate::event::Event;
use crate::state::{Attack, CreatureId, Rolled, Stage, State, Target, Weapon};
use undercroft_kernel::{Chance, Seats, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-MELEE-19: What may be struck without points.
pub fn free_offers(_: &Actor, _: Out) {}

/// CA-MELEE-19: Whether somebody may still strike without points.
#[must_use]
pub fn has_free_attack(_: &State, _: CreatureId) -> bool {
    false
}

/// CA-WAIT-03, CA-PARRY-01, CA-DESTINY-01, CA-TREASURE-23: How an attack may be answered.
pub fn answers(_: &Catacombs, _: &State, _: &Attack, _: Rolled, _: Stage, _: Out) {}

/// Who is asked in an attack.
#[must_use]
pub fn asked(_: &State, _: &Attack, _: Stage) -> Seats {
    Seats::NONE
}

/// CA-TREASURE-24: The targets of a further attack.
pub fn again_offers(_: &Catacombs, _: &State, _: CreatureId, _: Weapon, _: bool, _: Out) {}

/// CA-MELEE-01, CA-MELEE-14: Strikes somebody.
pub fn attack<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Hand, _: bool) -> Done<C> {
    illegal("CA-MELEE-01")
}

/// The roll of an attack stands, or a further attack is not made.
pub fn stand<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-DESTINY-01: The attacker rolls again for a destiny point.
pub fn repeat<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-DESTINY-01")
}

/// CA-TREASURE-23: The attacker rolls again by the weapon.
pub fn reroll<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-TREASURE-23")
}

/// CA-MELEE-05: Whether somebody can strike with a hand: the first one always, the second one with a weapon in it.
#[must_use]
pub fn has_hand(_: &Catacombs, _: &State, _: CreatureId, hand: Hand) -> bool {
    hand == Hand::Main
}

/// CA-DOOR-09: An attack that is paid for begins: on somebody, a door or a chest.
pub fn begin<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: Target,
    _: Hand,
    _: bool,
) -> Done<C> {
    Ok(())
}
