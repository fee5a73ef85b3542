//! CA-MOVE: walking, running, passing through allies, and what arriving on a square sets off. Being held back is CA-BLOCK, jumping
//! CA-JUMP, flying CA-FLY.

use super::legal::{Actor, each};
use super::{
    Allowed, Done, Out, Play, PlayExt, action, block, check, demand, duel, element, fly, forbid, jump, map,
    monster, quest, sheet, swarm, trap,
};
use crate::Catacombs;
use crate::action::Action;
use crate::content::Act;
use crate::event::{Event, MoveEvent};
use crate::geometry::{Dir, Dirs, Ground, Square};
use crate::state::{ArrivalStep, CreatureId, Frame, Gait, State, Status, Way};
use undercroft_kernel::{Chance, Sink};

/// What may be walked, run and passed through.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if action::points(state, who) < game.content.cost(Act::Walk) {
        return;
    }
    let walks = steps(game, state, who, actor.around.steps(), Gait::Walk);
    for dir in walks.iter() {
        out.push(Action::Walk(dir));
    }
    if !is_slow(game, state, who) {
        let unbound = fly::is_unbound(game, state, who);
        let runs = if unbound { steps(game, state, who, walks, Gait::Run) } else { walks };
        for dir in runs.iter() {
            out.push(Action::Run(dir));
        }
    }
    if actor.friends(actor.near) != 0 {
        pass_offers(actor, out);
    }
    if !state.stairs.is_empty() && can_climb_stairs(game, state, who).is_ok() {
        out.push(Action::Stairs);
    }
}

/// CA-MOVE-07, CA-MOVE-09: Through the square of an ally, for two walks.
fn pass_offers(actor: &Actor, out: Out) {
    if action::points(actor.state, actor.who) < 2 * actor.game.content.cost(Act::Walk) {
        return;
    }
    for friend in each(actor.friends(actor.near)) {
        let there = actor.state.creatures[friend].at;
        // A flyer may share the square: it is offered once, for whoever is found there.
        if actor.state.at(there) != Some(friend) || !is_friendly(actor.state, actor.who, there) {
            continue;
        }
        let Some(first) = actor.at().dir(there) else { continue };
        for second in actor.state.grid.around(there).steps().iter() {
            if monster::may_enter(actor.game, actor.state, actor.who, there.step(second)).is_ok() {
                out.push(Action::PassThrough(first, second));
            }
        }
    }
}

/// CA-MOVE-02: Going on with a run, or ending it.
pub fn run_offers(game: &Catacombs, state: &State, who: CreatureId, out: Out) {
    if can_halt(game, state).is_ok() {
        out.push(Action::Halt);
    }
    let around = state.grid.around(state.creatures[who].at);
    for dir in steps(game, state, who, around.steps(), Gait::Run).iter() {
        out.push(Action::Run(dir));
    }
    swarm::run_offers(game, state, who, out);
}

/// The directions in which somebody may still go, walking or running.
#[must_use]
pub fn all_steps(game: &Catacombs, state: &State, who: CreatureId) -> Dirs {
    let free = state.grid.around(state.creatures[who].at).steps();
    let gait = if is_slow(game, state, who) { Gait::Walk } else { Gait::Run };
    steps(game, state, who, free, gait)
}

/// The directions in which a step may end, out of those that are free: who flies or walks through walls has more; whom a statue, the
/// knowledge of a trap or a duel keeps away has fewer.
pub fn steps(game: &Catacombs, state: &State, who: CreatureId, free: Dirs, gait: Gait) -> Dirs {
    let open = if fly::is_unbound(game, state, who) { fly::steps(game, state, who, gait) } else { free };
    let me = &state.creatures[who];
    let mut wanted = open;
    if me.duel.is_somebody() {
        let squares = duel::nearer(state, who).unwrap_or_default();
        wanted = keep(wanted, |dir| squares.has(me.at.step(dir)));
    }
    if monster::is_choosy(game, state, who) {
        wanted = keep(wanted, |dir| monster::may_enter(game, state, who, me.at.step(dir)).is_ok());
    }
    wanted
}

fn keep(dirs: Dirs, wanted: impl Fn(Dir) -> bool) -> Dirs {
    Dirs(dirs.iter().filter(|dir| wanted(*dir)).fold(0, |set, dir| set | 1 << dir as u8))
}

/// CA-MONSTER-11: Whether it never runs.
fn is_slow(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    game.block(state.creatures[who].kind).traits.slow
}

/// CA-MOVE-03, CA-MOVE-05, CA-MOVE-08, CA-MOVE-10: Whether a step in a direction may be taken.
/// CA-MOVE-06: Who stands beside a diagonal does not bar it. CA-DUEL-07: Neither does who duels.
pub fn can_step(game: &Catacombs, state: &State, who: CreatureId, dir: Dir, gait: Gait) -> Allowed {
    let from = state.creatures[who].at;
    let to = from.step(dir);
    if fly::is_unbound(game, state, who) {
        fly::can_go(game, state, who, dir, gait)?;
        duel::approaches(state, who, to)?;
        return monster::may_enter(game, state, who, to);
    }
    demand(!state.grid.ground(to).is_obstacle(), "CA-OBSTACLE-01")?;
    demand(state.grid.has_clear_flanks(from, dir), "CA-MOVE-05")?;
    demand(state.grid.ground(to).is_walkable(), "CA-OBSTACLE-03")?;
    if let Some(other) = state.at(to) {
        let friend = state.creatures[other].side == state.creatures[who].side;
        return forbid(if friend { "CA-MOVE-08" } else { "CA-MOVE-10" });
    }
    duel::approaches(state, who, to)?;
    monster::may_enter(game, state, who, to)
}

/// CA-MOVE-01: One square on foot.
pub fn walk<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Walk))?;
    check(can_step(play.game, play.state, who, dir, Gait::Walk))?;
    action::charge(play, who, play.game.content.cost(Act::Walk));
    leave(play, who, Way::Step { dir, gait: Gait::Walk })
}

/// CA-MOVE-02: The first square of a run is paid, the others are not.
pub fn run<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    if play.state.run_left > 0 {
        let who = check(runner(play.state))?;
        check(can_step(play.game, play.state, who, dir, Gait::Run))?;
        play.state.stirred = true;
        return leave(play, who, Way::Step { dir, gait: Gait::Run });
    }
    let who = check(action::can(play.game, play.state, Act::Run))?;
    check(demand(!is_slow(play.game, play.state, who), "CA-MONSTER-11"))?;
    check(can_step(play.game, play.state, who, dir, Gait::Run))?;
    action::charge(play, who, play.game.content.cost(Act::Run));
    play.state.run_left = sheet::run_squares(play.game, play.state, who);
    play.state.run_on_bridge = false;
    leave(play, who, Way::Step { dir, gait: Gait::Run })
}

/// CA-MOVE-02: Whoever goes on with a run.
pub fn runner(state: &State) -> Allowed<CreatureId> {
    action::actor(state).map_or_else(|| forbid("CA-TURN-07"), Ok)
}

/// CA-MOVE-02, CA-FLY-03: Whether a run may end here: where one can stay, or where there is no way on.
fn can_halt(game: &Catacombs, state: &State) -> Allowed {
    demand(state.run_left > 0, "CA-MOVE-02")?;
    let who = state.actor;
    let stays = fly::may_stop(game, state, who);
    if stays.is_err() && all_steps(game, state, who).is_empty() { Ok(()) } else { stays }
}

/// CA-MOVE-02: Stopping early still counts as running.
pub fn halt<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(runner(play.state))?;
    check(can_halt(play.game, play.state))?;
    play.state.run_left = 0;
    Ok(())
}

/// CA-MOVE-07, CA-MOVE-10: Whether allies are on a square, and nobody else.
/// CA-WOUND-09: Who lies on the ground still fills its square.
fn is_friendly(state: &State, who: CreatureId, at: Square) -> bool {
    let mut there = state.creatures.on_board().filter(|other| state.creatures[*other].at == at).peekable();
    let side = state.creatures[who].side;
    there.peek().is_some() && there.all(|other| state.creatures[other].side == side)
}

/// CA-MOVE-07, CA-MOVE-08, CA-MOVE-09: Through an ally's square onto a free one, for two walks.
fn can_pass(game: &Catacombs, state: &State, first: Dir, second: Dir) -> Allowed<CreatureId> {
    let who = action::can(game, state, Act::Walk)?;
    demand(!state.creatures[who].duel.is_somebody(), "CA-DUEL-03")?;
    demand(action::points(state, who) >= 2 * game.content.cost(Act::Walk), "CA-MOVE-09")?;
    let from = state.creatures[who].at;
    let middle = from.step(first);
    let to = middle.step(second);
    demand(is_friendly(state, who, middle), "CA-MOVE-07")?;
    let clear = state.grid.has_clear_flanks(from, first) && state.grid.has_clear_flanks(middle, second);
    demand(clear, "CA-MOVE-05")?;
    demand(to != from && state.grid.is_free(to), "CA-MOVE-07")?;
    monster::may_enter(game, state, who, to)?;
    Ok(who)
}

/// CA-BLOCK-02: Passing through an ally needs no blocking test.
pub fn pass_through<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, first: Dir, second: Dir) -> Done<C> {
    let who = check(can_pass(play.game, play.state, first, second))?;
    action::charge(play, who, 2 * play.game.content.cost(Act::Walk));
    let to = play.state.creatures[who].at.step(first).step(second);
    step(play, who, to, Gait::Walk)
}

/// CA-MAP-19: The step across stairs costs one square.
fn can_climb_stairs(game: &Catacombs, state: &State, who: CreatureId) -> Allowed {
    let Some(to) = state.other_end(state.creatures[who].at) else { return forbid("CA-MAP-19") };
    demand(state.grid.is_free(to), "CA-MOVE-10")?;
    monster::may_enter(game, state, who, to)
}

/// CA-MAP-19: Takes the stairs.
pub fn stairs<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Walk))?;
    check(can_climb_stairs(play.game, play.state, who))?;
    action::charge(play, who, play.game.content.cost(Act::Walk));
    leave(play, who, Way::Stairs)
}

/// CA-BLOCK-01: Whoever leaves a square next to an adversary passes a test first.
pub fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, way: Way) -> Done<C> {
    if block::is_held(play.game, play.state, who) {
        return block::break_away(play, who, way);
    }
    go(play, who, way)
}

/// Nothing holds it back: it goes.
pub fn go<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, way: Way) -> Done<C> {
    let at = play.state.creatures[who].at;
    match way {
        Way::Step { dir, gait } => step(play, who, at.step(dir), gait),
        Way::Stairs => match play.state.other_end(at) {
            Some(to) => step(play, who, to, Gait::Walk),
            None => Ok(()),
        },
        Way::Jump { dir, over } => jump::leap(play, who, dir, over),
        Way::Join(group) => swarm::join(play, who, group),
        Way::Nowhere => Ok(()),
    }
}

/// Puts somebody on a square on foot, and sets off what is there.
/// CA-MOVE-04: A runner is caught without a test.
pub fn step<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    to: Square,
    gait: Gait,
) -> Done<C> {
    let from = play.state.creatures[who].at;
    play.state.put(who, to);
    if gait == Gait::Run {
        play.state.run_left = play.state.run_left.saturating_sub(1);
    }
    play.tell(who, MoveEvent::Moved(to, gait));
    arrive(play, who, from, gait)
}

/// Somebody has come to a square, however: traps and ground do what they do.
pub fn arrive<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    from: Square,
    gait: Gait,
) -> Done<C> {
    let at = play.state.creatures[who].at;
    if !play.state.grid.ground(at).is_eventful() && play.state.trap_at(at).is_none() {
        return Ok(());
    }
    play.push(Frame::Arrive { who, gait, from, next: ArrivalStep::Trap })
}

/// The trap first, then the ground.
pub fn arrive_next<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    gait: Gait,
    from: Square,
    next: ArrivalStep,
) -> Done<C> {
    let at = play.state.creatures[who].at;
    if next == ArrivalStep::Trap {
        if let Some(Frame::Arrive { next, .. }) = play.state.stack.top_mut() {
            *next = ArrivalStep::Ground;
        }
        return match play.state.trap_at(at) {
            Some(slot) if !fly::is_above(play.game, play.state, who) => {
                trap::spring(play, who, slot, gait, from)
            }
            _ => Ok(()),
        };
    }
    play.state.stack.pop();
    // CA-TRAP-13: Whoever a pit has swallowed does not fall into it again.
    let swallowed = play.state.creatures[who].is(Status::IN_PIT);
    if swallowed || !at.is_somewhere() {
        return Ok(());
    }
    match play.state.grid.ground(at) {
        Ground::Exit => map::step_on_exit(play, who),
        Ground::QuestExit => quest::leave(play, who),
        Ground::Portal => element::enter_portal(play, who),
        _ if fly::is_above(play.game, play.state, who) => Ok(()),
        Ground::LavaBridge | Ground::SwampBridge => element::step_on_bridge(play, who, from, gait),
        Ground::Lava | Ground::Swamp | Ground::Hole => element::fall(play, who, from),
        _ => Ok(()),
    }
}
