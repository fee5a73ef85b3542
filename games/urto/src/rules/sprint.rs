//! Chapter SPRINT: one space further for life.

use super::{Allowed, Done, Play, PlayExt, check, demand, forbid, hero, turn};
use crate::Urto;
use crate::content::{Base, SpaceId};
use crate::event::{Event, TurnEvent};
use crate::state::{Phase, State};
use undercroft_kernel::{Chance, Sink};

/// UR-SPRINT-01: What the sprint of the active hero costs.
#[must_use]
pub fn cost(game: &Urto, state: &State) -> u8 {
    hero::base(game, state, state.active, Base::SprintCost)
}

/// UR-SPRINT-03 to UR-SPRINT-08: After phase B, once, not after meeting a creature, not with the last life.
pub fn can_sprint(game: &Urto, state: &State) -> Allowed {
    if state.phase != Phase::Turn || state.stack.depth() > 0 || !state.turn.moved {
        return forbid(if state.turn.rested { "UR-REST-01" } else { "UR-SPRINT-01" });
    }
    demand(!state.turn.creature, if state.turn.hid { "UR-SPRINT-04" } else { "UR-SPRINT-03" })?;
    demand(state.turn.sprints == 0, "UR-SPRINT-05")?;
    let hero = state.hero();
    demand(hero.no_sprint == 0 && hero.no_move == 0, "UR-EVENT-02")?;
    let left = hero.life.checked_sub(cost(game, state));
    demand(left.is_some_and(|left| left > 0), "UR-SPRINT-08")
}

/// UR-SPRINT-02: The steps from phase A are repeated.
/// UR-SPRINT-09: A mushroom that holds keeps the price and ends the turn.
pub fn sprint<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, to: SpaceId) -> Done<C> {
    check(can_sprint(play.game, play.state))?;
    check(turn::can_step(play.game, play.state, to))?;
    let (who, cost) = (play.state.active, cost(play.game, play.state));
    play.hero(who).life -= cost;
    play.state.turn.sprints += 1;
    play.tell(who, TurnEvent::Sprinted { to, cost });
    turn::begin_step(play, to)
}
