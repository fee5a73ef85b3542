//! CA-SPELL: casting, and what spells do.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::Catacombs;
use crate::content::SpellId;
use crate::event::Event;
use crate::geometry::{Dir, Square};
use crate::state::{CreatureId, State, Target};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SPELL-01: Casts a spell without a target, or asks for its square.
pub fn cast<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: SpellId) -> Done<C> {
    illegal("CA-SPELL-01")
}

/// CA-SPELL-01: Casts a spell at somebody, or onto a square.
pub fn cast_at<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: SpellId, _: Target) -> Done<C> {
    illegal("CA-SPELL-01")
}

/// CA-SPELL-01: Casts a spell at something beside the caster.
pub fn cast_toward<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: SpellId, _: Dir) -> Done<C> {
    illegal("CA-SPELL-01")
}

/// CA-SPELL-03, CA-SPELL-04, CA-SPELL-07: What came of the casting roll.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: SpellId,
    _: Target,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// Whether the first resisted the spell of the second.
pub fn resisted<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: SpellId,
    _: CreatureId,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// The squares that a spell may be aimed at.
pub fn aim_offers(_: &Catacombs, _: &State, _: SpellId, _: Out) {}

/// A spell is aimed at a square.
pub fn aim<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: SpellId, _: Square) -> Done<C> {
    illegal("CA-SPELL-01")
}
