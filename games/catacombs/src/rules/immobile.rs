//! CA-IMMOBILE: targets that are always struck.

use crate::state::{CreatureId, State};

/// CA-MELEE-13: Whether somebody is an immobile target.
#[must_use]
pub fn is_immobile(_: &State, _: CreatureId) -> bool {
    false
}
