//! CA-MONSTER: what is special about GM characters.

use super::Allowed;
use crate::Catacombs;
use crate::geometry::Square;
use crate::state::{CreatureId, State};

/// CA-TRAP-16, CA-ELEMENT-20: Whether there may be squares that somebody does not enter though they are free.
#[must_use]
pub fn is_choosy(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-TRAP-16, CA-ELEMENT-20: GM characters know the traps of the catacombs; undead and demons enter no zone of a blessed statue.
pub fn may_enter(_: &Catacombs, _: &State, _: CreatureId, _: Square) -> Allowed {
    Ok(())
}
