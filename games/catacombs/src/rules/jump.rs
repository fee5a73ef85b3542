//! CA-JUMP: jumps in a straight line over one or more squares.

use super::legal::Actor;
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, monster, r#move, test};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Characteristic};
use crate::event::{Event, MoveEvent};
use crate::geometry::{Dir, Ground, Square};
use crate::state::{CreatureId, Gait, Purpose, State, Way};
use undercroft_kernel::{Chance, Sink};

/// The longest jump there is: no roll of the box reaches the difficulty of a longer one.
const FARTHEST: u8 = 9;

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points < actor.game.content.cost(Act::Jump) {
        return;
    }
    let (game, state, who) = (actor.game, actor.state, actor.who);
    let most = farthest(game, state, who);
    // What cannot be reached cannot be jumped over.
    for dir in actor.around.reach.iter() {
        let mut at = actor.at();
        for over in 1..=most {
            at = at.step(dir);
            if !can_cross(state, who, at) || !state.grid.has_clear_flanks(at, dir) {
                break;
            }
            if can_land(game, state, who, at.step(dir)).is_ok() {
                out.push(Action::Jump(dir, over));
            }
        }
    }
}

/// CA-JUMP-05: The most squares that somebody could jump over: with the best roll of its dice.
fn farthest(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let best = test::best(game, state, who, Characteristic::Agility);
    (best.max(0) as u8).checked_div(game.content.numbers.jump).unwrap_or_default().min(FARTHEST)
}

/// CA-JUMP-01, CA-JUMP-02, CA-JUMP-04, CA-JUMP-05: Whether somebody may jump so far in a direction.
fn can_jump(game: &Catacombs, state: &State, who: CreatureId, dir: Dir, over: u8) -> Allowed {
    demand(over > 0, "CA-JUMP-01")?;
    demand(over <= farthest(game, state, who), "CA-JUMP-05")?;
    let mut at = state.creatures[who].at;
    for _ in 0..over {
        demand(state.grid.has_clear_flanks(at, dir), "CA-JUMP-04")?;
        at = at.step(dir);
        demand(can_cross(state, who, at), "CA-JUMP-04")?;
    }
    demand(state.grid.has_clear_flanks(at, dir), "CA-JUMP-04")?;
    can_land(game, state, who, at.step(dir))
}

/// CA-JUMP-02, CA-JUMP-04: Whether somebody may land on a square.
fn can_land(game: &Catacombs, state: &State, who: CreatureId, landing: Square) -> Allowed {
    demand(!state.grid.ground(landing).is_obstacle(), "CA-JUMP-04")?;
    demand(state.grid.is_free(landing), "CA-JUMP-02")?;
    monster::may_enter(game, state, who, landing)
}

/// CA-JUMP-04: Whether a square can be jumped over: no obstacle, and no adversary who stands there.
fn can_cross(state: &State, who: CreatureId, square: Square) -> bool {
    let standing = |other: CreatureId| {
        let other = &state.creatures[other];
        other.side != state.creatures[who].side && !other.is_grounded()
    };
    !state.grid.ground(square).is_obstacle() && !state.at(square).is_some_and(standing)
}

/// CA-JUMP-01: Jumps over so many squares; whoever is held has to break away first.
pub fn jump<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir, over: u8) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Jump))?;
    check(can_jump(play.game, play.state, who, dir, over))?;
    action::charge(play, who, play.game.content.cost(Act::Jump));
    r#move::leave(play, who, Way::Jump { dir, over })
}

/// CA-JUMP-01: Nothing holds the jumper back: an agility test, the harder the farther.
pub fn leap<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    dir: Dir,
    over: u8,
) -> Done<C> {
    let difficulty = play.content().numbers.jump * over;
    test::roll(play, test::of(who, Characteristic::Agility, difficulty, Purpose::Jump { dir, over }))
}

/// CA-JUMP-02, CA-JUMP-03: Whoever passes lands beyond; whoever fails comes down midway, onto what is there.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    dir: Dir,
    over: u8,
    passed: bool,
) -> Done<C> {
    let from = play.state.creatures[who].at;
    let (to, gait) = if passed {
        (along(from, dir, over + 1), Gait::Walk)
    } else {
        (short(play.state, from, dir, over), Gait::Fallen)
    };
    if to == from {
        return Ok(());
    }
    play.state.put(who, to);
    play.tell(who, MoveEvent::Jumped(to));
    r#move::arrive(play, who, from, gait)
}

fn along(from: Square, dir: Dir, steps: u8) -> Square {
    (0..steps).fold(from, |at, _| at.step(dir))
}

/// CA-JUMP-03, CA-JUMP-04: Where a jump that fails ends: on the middle square, the nearer of two, or on the last free one before it.
fn short(state: &State, from: Square, dir: Dir, over: u8) -> Square {
    let middle = over.div_ceil(2);
    let squares = (1..=middle).rev().map(|steps| along(from, dir, steps));
    let holds = |square: &Square| {
        let ground = state.grid.ground(*square);
        let open = ground.is_walkable() || matches!(ground, Ground::Lava | Ground::Swamp | Ground::Hole);
        open && !state.grid.is_occupied(*square)
    };
    let mut squares = squares;
    squares.find(holds).unwrap_or(from)
}
