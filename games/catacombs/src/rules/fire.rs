//! CA-FIRE: flaming hits and what burns.

use super::{Done, Play, dice, ether, sheet, wound};
use crate::Catacombs;
use crate::content::Immunity;
use crate::event::{Event, What};
use crate::state::{CreatureId, State, Status};
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
    let face = dice::sum(dice::d(play, by, 1)?);
    if face >= play.content().numbers.ignite {
        play.creature(who).set(Status::BURNING, true);
        play.tell(who, What::CaughtFire);
    }
    Ok(())
}

/// CA-FIRE-02, CA-FIRE-03: The loss of this turn, reduced by nothing; then one D tells whether it burns on.
pub fn burn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let numbers = play.content().numbers;
    let loss = dice::sum(dice::d(play, who, numbers.fire_dice)?);
    let face = dice::sum(dice::master_d(play, 1)?);
    wound::lose(play, who, loss, CreatureId::NONE)?;
    if face < numbers.burn_on && play.state.creatures[who].is(Status::BURNING) {
        play.creature(who).set(Status::BURNING, false);
        play.tell(who, What::FireOut);
    }
    Ok(())
}
