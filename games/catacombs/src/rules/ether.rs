//! CA-ETHER: immaterial characters. How they move is with the flyers, in CA-FLY.

use crate::Catacombs;
use crate::content::Guard;
use crate::state::{CreatureId, State};

/// CA-ETHER-01: Whether somebody is immaterial.
#[must_use]
pub fn is_immaterial(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    game.block(state.creatures[who].kind).traits.immaterial
}

/// CA-ETHER-03: Whether an attack can hurt its target: a magic one always, any other only what is made of flesh.
#[must_use]
pub fn can_hurt(game: &Catacombs, state: &State, target: CreatureId, magic: bool) -> bool {
    magic || !is_immaterial(game, state, target)
}

/// CA-ETHER-04, CA-ETHER-05: What protects from the attacks of somebody.
#[must_use]
pub fn guard_against(game: &Catacombs, state: &State, by: CreatureId) -> Guard {
    if is_immaterial(game, state, by) { Guard::MagicArmour } else { Guard::Full }
}
