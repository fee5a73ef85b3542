//! CA-SPEECH: the four speeches.

use super::legal::Actor;
use super::{Done, Out, Play};
use crate::content::Speech;
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink, illegal};

/// What this chapter offers to whoever acts.
pub fn offers(_: &Actor, _: Out) {}

/// CA-SPEECH-06: To whom the game master may give a point.
pub fn share_offers(_: &State, _: Out) {}

/// CA-SPEECH-06: At the start of the game master's turn, points to share out.
pub fn share<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    Ok(())
}

/// CA-SPEECH-06: The game master gives one point.
pub fn grant<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId) -> Done<C> {
    illegal("CA-SPEECH-02")
}

/// CA-SPEECH-04: Makes a speech.
pub fn speak<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: Speech) -> Done<C> {
    illegal("CA-SPEECH-02")
}

/// CA-SPEECH-11: Offers a bribe of so many sums.
pub fn bribe<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>, _: CreatureId, _: u8) -> Done<C> {
    illegal("CA-SPEECH-02")
}

/// CA-SPEECH-05 to CA-SPEECH-13: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: Speech,
    _: CreatureId,
    _: u8,
    _: bool,
) -> Done<C> {
    Ok(())
}

/// CA-SPEECH-15, CA-SPEECH-16: Whether the first resisted the bribe of the second.
pub fn resisted<C: Chance, S: Sink<Event>>(
    _: &mut Play<C, S>,
    _: CreatureId,
    _: CreatureId,
    _: bool,
) -> Done<C> {
    Ok(())
}
