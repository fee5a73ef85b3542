//! CA-IMMOBILE: targets that are always struck in close combat.

use crate::state::{CreatureId, State};

/// CA-MELEE-13, CA-WOUND-06, CA-WEB-01: Whether somebody is an immobile target: on the ground or in a web.
#[must_use]
pub fn is_immobile(state: &State, who: CreatureId) -> bool {
    let creature = &state.creatures[who];
    creature.is_grounded() || creature.web > 0
}
