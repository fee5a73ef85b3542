//! CA-WOUND: losing and regaining PV, the ground, death.

use super::{Done, Out, Play};
use crate::content::Guard;
use crate::event::Event;
use crate::state::{CreatureId, Death, State};
use undercroft_kernel::{Chance, Sink};

/// CA-DESTINY-03: Whether somebody escapes its death.
pub fn doom_offers(_: &State, _: CreatureId, _: Out) {}

/// CA-WOUND-05: At the end of a side's turn, the clocks of the grounded. Says whether something has to be answered.
pub fn deadlines<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C, bool> {
    Ok(false)
}

/// CA-STAT-14: Somebody loses PV directly, by somebody or nobody.
pub fn lose<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u8, _: CreatureId) -> Done<C> {
    Ok(())
}

/// CA-MELEE-10: Damage to somebody, less what it is guarded by; by somebody or nobody.
pub fn hurt<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: i16,
    _: Guard,
    _: CreatureId,
) -> Done<C> {
    Ok(())
}

/// CA-WOUND-04: PV come back.
pub fn heal<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u8) -> Done<C> {
    Ok(())
}

/// CA-DESTINY-03: Somebody dies, unless destiny prevents it.
pub fn doom<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: Death) -> Done<C> {
    Ok(())
}

/// CA-DESTINY-03: Death is accepted.
pub fn accept<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}
