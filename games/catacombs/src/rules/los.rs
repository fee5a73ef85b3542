//! CA-LOS: who sees what. The line itself is geometry; here is who and what stands in it.

use crate::geometry::{Square, sight};
use crate::state::{CreatureId, State, Status};

/// CA-LOS-01, CA-INVIS-02: Whether somebody has somebody else in line of sight.
#[must_use]
pub fn sees(state: &State, viewer: CreatureId, target: CreatureId) -> bool {
    is_visible(state, viewer, target) && sees_square(state, viewer, state.creatures[target].at)
}

/// CA-INVIS-02, CA-TRAP-14: Whether somebody could see somebody else if nothing stood in between.
fn is_visible(state: &State, viewer: CreatureId, target: CreatureId) -> bool {
    let (me, other) = (&state.creatures[viewer], &state.creatures[target]);
    if other.is(Status::INVISIBLE) || !other.at.is_somewhere() || !me.at.is_somewhere() {
        return false;
    }
    // CA-TRAP-14: In a pit one sees nothing outside, and is seen from beside it alone.
    !me.is(Status::IN_PIT) && (!other.is(Status::IN_PIT) || me.at.is_beside(other.at))
}

/// CA-LOS-02, CA-LOS-03: Whether somebody sees a square: neither an obstacle nor a character hides it.
/// CA-LOS-06: A closed door hides what is behind it.
#[must_use]
pub fn sees_square(state: &State, viewer: CreatureId, square: Square) -> bool {
    let from = state.creatures[viewer].at;
    from == square || sight(from, square, |there| hides(state, viewer, there))
}

/// CA-TREASURE-29: Whether no obstacle hides somebody, whoever stands in between.
#[must_use]
pub fn sees_through(state: &State, viewer: CreatureId, target: CreatureId) -> bool {
    let (from, to) = (state.creatures[viewer].at, state.creatures[target].at);
    is_visible(state, viewer, target) && sight(from, to, |there| state.grid.ground(there).is_obstacle())
}

/// CA-LOS-02, CA-LOS-03, CA-LOS-04, CA-LOS-07: Whether a square in between hides what lies behind: an obstacle, or a character, unless
/// it is an ally beside the viewer, or lies on the ground, or is invisible or in a pit.
fn hides(state: &State, viewer: CreatureId, square: Square) -> bool {
    if state.grid.ground(square).is_obstacle() {
        return true;
    }
    if !state.grid.is_occupied(square) {
        return false;
    }
    let me = &state.creatures[viewer];
    state.creatures.present().any(|(_, other)| {
        other.at == square && !other.is(Status::UNSEEN) && !(other.side == me.side && me.at.is_beside(square))
    })
}
