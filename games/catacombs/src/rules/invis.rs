//! CA-INVIS: invisible characters. That nobody sees them is CA-LOS, that nobody holds them CA-BLOCK.

use super::{Allowed, demand};
use crate::state::{CreatureId, State, Status};

/// CA-INVIS-01: Whether somebody can be the target of an attack.
pub fn can_target(state: &State, target: CreatureId) -> Allowed {
    demand(!state.creatures[target].is(Status::INVISIBLE), "CA-INVIS-01")
}
