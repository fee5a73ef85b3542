//! CA-ETHER: immaterial characters.

use crate::Catacombs;
use crate::state::{CreatureId, State};

/// CA-ETHER-01: Whether somebody is immaterial.
#[must_use]
pub fn is_immaterial(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}
