//! CA-INVIS: invisible characters.

use super::Allowed;
use crate::state::{CreatureId, State};

/// CA-INVIS-01: Whether somebody can be the target of an attack.
pub fn can_target(_: &State, _: CreatureId) -> Allowed {
    Ok(())
}
