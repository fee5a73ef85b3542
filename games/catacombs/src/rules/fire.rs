//! CA-FIRE: flaming hits and what burns.

use super::{Done, Play, PlayExt, destiny, dice, ether, sheet, wound};
use crate::Catacombs;
use crate::content::Immunity;
use crate::event::{Event, StatusEvent};
use crate::state::{CreatureId, PlainRoll, State, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-FIRE-02: Whether somebody burns.
#[must_use]
pub fn is_due(state: &State, who: CreatureId) -> bool {
    state.creatures[who].is(Status::BURNING)
}

/// CA-FIRE-04: Whether somebody never catches fire.
fn is_fireproof(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    ether::is_immaterial(game, state, who) || sheet::is_immune(game, state, who, Immunity::Fire)
}

/// CA-FIRE-01, CA-FIRE-04: Whether somebody may catch fire: it is there, does not burn already, and can.
#[must_use]
pub fn may_catch(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let creature = &state.creatures[who];
    creature.at.is_somewhere() && !creature.is(Status::BURNING) && !is_fireproof(game, state, who)
}

/// CA-FIRE-01: A flaming hit by the second on the first: one D decides, unless it burns already or cannot.
pub fn ignite<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, by: CreatureId) -> Done<C> {
    if !may_catch(play.game, play.state, who) {
        return Ok(());
    }
    destiny::roll(play, by, PlainRoll::Ignite(who))
}

/// CA-FIRE-01: What came of it; whose fire it is matters as long as it burns.
pub fn ignited<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, by: CreatureId, face: u8) {
    if face < play.content().numbers.ignite {
        return;
    }
    let hero = play.state.sheet(by).is_some();
    let creature = play.creature(who);
    creature.set(Status::BURNING, true);
    creature.lit_by = if hero { by } else { CreatureId::NONE };
    play.tell(who, StatusEvent::CaughtFire);
}

/// CA-DESTINY-01: Whether a roll that should burn somebody came to nothing: a companion who is spared is no failure.
#[must_use]
pub fn is_in_vain(state: &State, by: CreatureId, who: CreatureId, face: u8, least: u8) -> bool {
    face < least && state.creatures[who].side != state.creatures[by].side
}

/// CA-FIRE-02, CA-FIRE-03: The loss of this turn, reduced by nothing; then one D of whoever lit the fire tells whether it burns on. For who
/// is gone the game master rolls.
pub fn burn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let loss = dice::sum(dice::d(play, who, play.content().numbers.fire_dice)?);
    wound::lose(play, who, loss)?;
    let creature = &play.state.creatures[who];
    if !creature.is(Status::BURNING) {
        return Ok(());
    }
    let there = play.state.creatures[creature.lit_by].at.is_somewhere();
    let by = if there { creature.lit_by } else { CreatureId::NONE };
    destiny::roll(play, by, PlainRoll::BurnOn(who))
}

/// CA-FIRE-03: What came of it.
pub fn burned<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, face: u8) {
    if face < play.content().numbers.burn_on {
        play.creature(who).set(Status::BURNING, false);
        play.tell(who, StatusEvent::FireOut);
    }
}
