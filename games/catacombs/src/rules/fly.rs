//! CA-FLY: flyers, and with them the immaterial: both pass where others cannot.

use super::Allowed;
use crate::Catacombs;
use crate::geometry::Dirs;
use crate::state::{CreatureId, State};

/// CA-FLY-02, CA-ETHER-02: Whether somebody passes over or through what stops others.
#[must_use]
pub fn is_unbound(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-FLY-02, CA-FLY-03: Whether traps and ground do nothing to somebody.
#[must_use]
pub fn is_above(_: &Catacombs, _: &State, _: CreatureId) -> bool {
    false
}

/// CA-FLY-02, CA-ETHER-02: Where somebody unbound may go.
#[must_use]
pub fn steps(_: &Catacombs, _: &State, _: CreatureId) -> Dirs {
    Dirs::default()
}

/// CA-FLY-03, CA-ETHER-02: Whether somebody may stay where it is.
pub fn may_stop(_: &State, _: CreatureId) -> Allowed {
    Ok(())
}
