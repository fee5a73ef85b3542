//! CA-SWARM: figures that share a square and count as one. Their blows are CA-MELEE, their wounds CA-WOUND.

use super::legal::{Actor, each};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, r#move, wound};
use crate::Catacombs;
use crate::action::Action;
use crate::content::Act;
use crate::event::{Event, MoveEvent};
use crate::geometry::Square;
use crate::state::{Creature, CreatureId, State, Way};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let swarm = actor.game.block(actor.me.kind).traits.swarm;
    if swarm < 2 || actor.points < actor.game.content.cost(Act::Walk) {
        return;
    }
    for group in each(actor.friends(actor.near)) {
        if can_reinforce(actor.game, actor.state, actor.who, group).is_ok() {
            out.push(Action::Reinforce(group));
        }
    }
}

/// CA-SWARM-06: Those who joined last turn count from now on.
pub fn settle_newcomers(state: &mut State, who: CreatureId) {
    state.table.creatures[who].newcomers = 0;
}

/// CA-SWARM-01, CA-SWARM-05: Whether figures of a group may go over to another: of their kind, in reach, with room left.
fn can_reinforce(game: &Catacombs, state: &State, who: CreatureId, group: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[group]);
    let level = game.block(me.kind).traits.swarm;
    demand(group != who && other.at.is_somewhere() && level > 1, "CA-SWARM-05")?;
    // CA-DUEL-03: Whoever is challenged goes to its opponent and nowhere else.
    demand(!me.duel.is_somebody(), "CA-DUEL-03")?;
    demand(me.kind == other.kind && me.side == other.side, "CA-SWARM-05")?;
    demand(state.is_in_reach(me.at, other.at), "CA-SWARM-05")?;
    demand(other.figures() < level, "CA-SWARM-01")
}

/// CA-SWARM-05, CA-MOVE-02: Groups that a run may end in.
pub fn run_offers(game: &Catacombs, state: &State, who: CreatureId, out: Out) {
    if game.block(state.creatures[who].kind).traits.swarm < 2 {
        return;
    }
    for group in state.creatures.ids() {
        if can_reinforce(game, state, who, group).is_ok() {
            out.push(Action::Reinforce(group));
        }
    }
}

/// CA-SWARM-05: Figures set out for another group, for the price of a step or with the rest of a run. CA-BLOCK-01: Whoever leaves a square next
/// to an adversary passes a test first. CA-SWARM-02: A group acts as one.
pub fn reinforce<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, group: CreatureId) -> Done<C> {
    if play.state.run_left > 0 {
        let who = check(r#move::runner(play.state))?;
        check(can_reinforce(play.game, play.state, who, group))?;
        play.state.stirred = true;
        return r#move::leave(play, who, Way::Join(group));
    }
    let who = check(action::can(play.game, play.state, Act::Walk))?;
    check(can_reinforce(play.game, play.state, who, group))?;
    action::charge(play, who, play.game.content.cost(Act::Walk));
    r#move::leave(play, who, Way::Join(group))
}

/// CA-SWARM-05, CA-SWARM-06: As many figures as there is room for go over; they count from the next turn on. A run ends there.
pub fn join<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, group: CreatureId) -> Done<C> {
    play.state.run_left = 0;
    let level = play.game.block(play.state.creatures[who].kind).traits.swarm;
    let mut moved = 0;
    while play.state.creatures[group].figures() < level {
        let (pv, last) = take_figure(play.creature(who));
        add_figure(play.creature(group), pv);
        moved += 1;
        if last {
            wound::remove(play.state, who, Square::NOWHERE);
            break;
        }
    }
    let joined = play.creature(group);
    joined.newcomers += moved;
    play.tell(group, MoveEvent::Reinforced(who, moved));
    Ok(())
}

/// Takes one figure out of a group, the last of its mates first. Says whether it was the only one.
fn take_figure(group: &mut Creature) -> (u8, bool) {
    match group.mates.iter_mut().rev().find(|pv| **pv > 0) {
        Some(mate) => (std::mem::take(mate), false),
        None => (group.pv.clamp(0, i16::from(u8::MAX)) as u8, true),
    }
}

/// Adds one figure to a group; the mates stay sorted, highest first.
fn add_figure(group: &mut Creature, pv: u8) {
    if let Some(free) = group.mates.iter_mut().find(|pv| **pv == 0) {
        *free = pv;
    }
    group.mates.sort_unstable_by(|a, b| b.cmp(a));
}
