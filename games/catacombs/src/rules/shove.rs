//! CA-SHOVE: shoving adversaries.

use super::legal::{Actor, each};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, invis, r#move, test};
use crate::action::Action;
use crate::content::{Act, Characteristic};
use crate::event::{Event, MoveEvent};
use crate::geometry::{Dir, Ground, Square};
use crate::state::{CreatureId, Gait, Purpose, State, Status};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points < actor.game.content.cost(Act::Shove) {
        return;
    }
    let (state, who) = (actor.state, actor.who);
    for target in each(actor.foes(actor.near)) {
        if can_push(state, who, target).is_err() {
            continue;
        }
        let at = state.creatures[target].at;
        for dir in backward(state, who, target).into_iter().flatten() {
            if has_room(state, at, dir).is_ok() {
                out.push(Action::Shove(target, dir));
            }
        }
    }
}

/// CA-SHOVE-03: The directions away from the shover: straight back, and one eighth to either side.
fn backward(state: &State, who: CreatureId, target: CreatureId) -> [Option<Dir>; 3] {
    let back = state.creatures[who].at.dir(state.creatures[target].at);
    [back, back.map(|dir| dir.turned(1)), back.map(|dir| dir.turned(7))]
}

/// CA-SHOVE-01, CA-SHOVE-03, CA-SHOVE-04: Whether somebody may shove somebody in a direction.
fn can_shove(state: &State, who: CreatureId, target: CreatureId, dir: Dir) -> Allowed {
    can_push(state, who, target)?;
    demand(backward(state, who, target).contains(&Some(dir)), "CA-SHOVE-03")?;
    has_room(state, state.creatures[target].at, dir)
}

/// CA-SHOVE-01: Whether somebody may shove somebody at all.
fn can_push(state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(other.at.is_somewhere() && other.side != me.side, "CA-SHOVE-01")?;
    demand(state.grid.is_in_reach(me.at, other.at), "CA-SHOVE-01")?;
    invis::can_target(state, target)?;
    // CA-TRAP-14: Nobody is shoved out of a pit.
    demand(!other.is(Status::IN_PIT), "CA-TRAP-14")?;
    demand(!other.duel.is_somebody(), "CA-DUEL-06")
}

/// CA-SHOVE-04: Whether there is room in a direction from a square.
fn has_room(state: &State, from: Square, dir: Dir) -> Allowed {
    demand(is_empty(state, from.step(dir)), "CA-SHOVE-04")?;
    demand(state.grid.has_clear_flanks(from, dir), "CA-SHOVE-04")
}

/// CA-SHOVE-04: Whether somebody can be shoved onto a square: nobody is there, and one can stand on it or fall into it.
fn is_empty(state: &State, square: Square) -> bool {
    let ground = state.grid.ground(square);
    let open = ground.is_walkable() || matches!(ground, Ground::Lava | Ground::Swamp | Ground::Hole);
    open && !state.grid.is_occupied(square)
}

/// CA-SHOVE-01: Shoves somebody in a direction: a strength test against its strength.
pub fn shove<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Shove))?;
    check(can_shove(play.state, who, target, dir))?;
    action::charge(play, who, play.game.content.cost(Act::Shove));
    let difficulty = play.state.creatures[target].level(Characteristic::Strength);
    test::roll(play, test::of(who, Characteristic::Strength, difficulty, Purpose::Shove { target, dir }))
}

/// CA-SHOVE-02, CA-SHOVE-03, CA-SHOVE-05: The shoved one stands a square farther, and suffers what is there; nobody steps after it.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    _: CreatureId,
    target: CreatureId,
    dir: Dir,
    passed: bool,
) -> Done<C> {
    if !passed {
        return Ok(());
    }
    let from = play.state.creatures[target].at;
    let to = from.step(dir);
    play.state.put(target, to);
    play.tell(target, MoveEvent::Shoved(to));
    r#move::arrive(play, target, from, Gait::Brought)
}
