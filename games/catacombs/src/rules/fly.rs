//! CA-FLY: flyers; and, as they move alike, those who walk through walls.

use super::{Allowed, action, demand, duel, ether, forbid, r#move, sheet};
use crate::Catacombs;
use crate::content::Act;
use crate::geometry::{Dir, Dirs, Ground};
use crate::state::{CreatureId, Gait, State};

/// CA-FLY-01: Whether somebody flies, by nature or by competence.
fn flies(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    if game.block(state.creatures[who].kind).traits.flies {
        return true;
    }
    game.flight != 0 && state.sheet(who).is_some_and(|sheet| sheet.competences & game.flight != 0)
}

/// CA-FLY-02, CA-ETHER-02: Whether somebody passes over or through what stops others.
#[inline]
#[must_use]
pub fn is_unbound(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    ether::is_immaterial(game, state, who) || flies(game, state, who)
}

/// CA-FLY-02, CA-FLY-03: Whether traps and ground do nothing to somebody.
#[must_use]
pub fn is_above(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    is_unbound(game, state, who)
}

/// CA-FLY-03: Whether a step is the last that somebody can pay for: no square of the run and no point is left after it.
fn is_last(game: &Catacombs, state: &State, who: CreatureId, gait: Gait) -> bool {
    let points = action::points(state, who);
    let step = game.content.cost(Act::Walk);
    match (state.run_left, gait) {
        (0, Gait::Run) => points < 2 * step && sheet::run_squares(game, state, who) <= 1,
        (0, _) => points < 2 * step,
        (squares, _) => points < step && squares <= 1,
    }
}

/// CA-FLY-02, CA-FLY-03, CA-ETHER-02: Where somebody unbound may go. With its last step only where it can stay.
#[must_use]
pub fn steps(game: &Catacombs, state: &State, who: CreatureId, gait: Gait) -> Dirs {
    let from = state.creatures[who].at;
    let ethereal = ether::is_immaterial(game, state, who);
    let last = is_last(game, state, who, gait);
    let may = |dir: &Dir| {
        let to = from.step(*dir);
        if last {
            let straight = ethereal || state.grid.has_clear_flanks(from, *dir);
            return straight && state.grid.is_free(to);
        }
        if ethereal { state.zone_of(to).is_some() } else { is_open(state, from, *dir) }
    };
    Dirs(Dir::ALL.into_iter().filter(may).fold(0, |set, dir| set | 1 << dir as u8))
}

/// CA-FLY-02, CA-FLY-03: Obstacles stop a flyer; characters, holes, lava and water do not.
fn is_open(state: &State, from: crate::geometry::Square, dir: Dir) -> bool {
    let ground = state.grid.ground(from.step(dir));
    let open = !ground.is_obstacle() && ground != Ground::Wall;
    open && state.grid.has_clear_flanks(from, dir)
}

/// CA-FLY-03, CA-ETHER-02: Whether somebody may stay where it is: alone, on a square that can be stood on.
pub fn may_stop(game: &Catacombs, state: &State, who: CreatureId) -> Allowed {
    let at = state.creatures[who].at;
    let rule = ends_on(game, state, who);
    demand(state.grid.ground(at).is_walkable(), rule)?;
    let alone = !state.creatures.on_board().any(|other| other != who && state.creatures[other].at == at);
    demand(alone, rule)
}

/// CA-FLY-03, CA-ETHER-02: Whether somebody is where it cannot stay and can still go on: it keeps a point for that.
#[must_use]
pub fn must_go_on(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let me = &state.creatures[who];
    let held = || me.web > 0 || (me.duel.is_somebody() && duel::is_engaged(state, who));
    is_unbound(game, state, who)
        && !held()
        && may_stop(game, state, who).is_err()
        && !r#move::all_steps(game, state, who).is_empty()
}

/// CA-FLY-03, CA-ETHER-02: Whether somebody may do something that leaves it no point to go on.
pub fn may_spend_all(game: &Catacombs, state: &State, who: CreatureId) -> Allowed {
    demand(!must_go_on(game, state, who), ends_on(game, state, who))
}

/// The rule that says where the turn of somebody unbound ends.
fn ends_on(game: &Catacombs, state: &State, who: CreatureId) -> &'static str {
    if ether::is_immaterial(game, state, who) { "CA-ETHER-02" } else { "CA-FLY-03" }
}

/// CA-FLY-02, CA-FLY-03, CA-ETHER-02: Whether somebody unbound may go in a direction.
pub fn can_go(game: &Catacombs, state: &State, who: CreatureId, dir: Dir, gait: Gait) -> Allowed {
    if steps(game, state, who, gait).has(dir) {
        return Ok(());
    }
    let from = state.creatures[who].at;
    if !ether::is_immaterial(game, state, who) {
        demand(!state.grid.ground(from.step(dir)).is_obstacle(), "CA-OBSTACLE-01")?;
        demand(state.grid.has_clear_flanks(from, dir), "CA-MOVE-05")?;
    }
    forbid(ends_on(game, state, who))
}
