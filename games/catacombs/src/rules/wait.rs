//! CA-WAIT: waiting points, and reacting with them between two actions of the adversaries.

use super::legal::{Actor, each};
use super::{Done, Out, Play, PlayExt, action, check, demand, forbid, melee};
use crate::action::Action;
use crate::content::Act;
use crate::event::{Event, TurnEvent};
use crate::state::{Creature, CreatureId, Frame, State, Status};
use undercroft_kernel::{Chance, Seat, Seats, Sink};

/// What this chapter offers to whoever acts. CA-WAIT-04: Anybody may wait, in its own turn.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points >= actor.game.content.cost(Act::Wait) && actor.state.is_quiet() {
        out.push(Action::Wait);
    }
}

/// CA-WAIT-01, CA-WAIT-04: Stores a waiting point for the adversaries' turn.
pub fn wait<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Wait))?;
    check(demand(play.state.is_quiet(), "CA-WAIT-01"))?;
    action::charge(play, who, play.game.content.cost(Act::Wait));
    let points = play.content().numbers.wait_points;
    let creature = play.creature(who);
    creature.wait = creature.wait.saturating_add(points);
    play.tell(who, TurnEvent::Waited);
    Ok(())
}

/// CA-WAIT-02: The adversaries of whoever acts that wait and could act, one bit each. CA-WEB-02: Whoever is webbed can tear at the web.
fn waiting(state: &State, actor: CreatureId) -> u32 {
    let side = state.creatures[actor].side.other();
    let could = |one: &Creature| one.wait > 0 && one.side == side && !one.is(Status::HELPLESS);
    let others = state.creatures.present().filter(|(_, one)| could(one));
    others.fold(0, |set, (who, _)| set | who.bit())
}

/// CA-WAIT-02: Opens a window after an action if somebody waits. Says whether it did.
pub fn opens<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    if !std::mem::take(&mut play.state.table.stirred) {
        return Ok(false);
    }
    let back = play.state.actor;
    let waiting = waiting(play.state, back);
    if waiting == 0 {
        return Ok(false);
    }
    play.push(Frame::Window { waiting, back })?;
    Ok(true)
}

/// CA-WAIT-02: Shuts a window in which nobody is left. Says whether it did.
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    let Some(Frame::Window { waiting: asked, back }) = play.state.stack.top() else { return Ok(false) };
    let able = asked & waiting(play.state, back);
    if able == 0 {
        play.state.stack.pop();
        return Ok(true);
    }
    set_waiting(play.state, able);
    Ok(false)
}

fn set_waiting(state: &mut State, left: u32) {
    if let Some(Frame::Window { waiting, .. }) = state.stack.top_mut() {
        *waiting = left;
    }
}

/// CA-WAIT-02: The seats of those who may react.
#[must_use]
pub fn asked(state: &State, waiting: u32) -> Seats {
    each(waiting).fold(Seats::NONE, |seats, who| seats.with(state.seat_of(who)))
}

/// CA-WAIT-02: Who of a seat may react.
pub fn window_offers(state: &State, seat: Seat, waiting: u32, out: Out) {
    for who in each(waiting).filter(|who| state.seat_of(*who) == seat) {
        out.push(Action::React(who));
    }
    out.push(Action::Pass);
}

/// CA-WAIT-02: Somebody reacts: it acts with its waiting points, then the turn goes on.
pub fn react<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, seat: Seat, who: CreatureId) -> Done<C> {
    let Some(Frame::Window { waiting, back }) = play.state.stack.top() else {
        return check(forbid("CA-WAIT-02"));
    };
    let may = waiting & who.bit() != 0 && play.state.seat_of(who) == seat;
    check(demand(may, "CA-WAIT-02"))?;
    set_waiting(play.state, waiting & !who.bit());
    let run = std::mem::take(&mut play.state.table.run_left);
    play.push(Frame::React { back, run })?;
    play.state.actor = who;
    play.tell(who, TurnEvent::Reacted);
    Ok(())
}

/// CA-WAIT-02: A seat lets the moment pass.
pub fn let_pass<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, seat: Seat) -> Done<C> {
    let Some(Frame::Window { waiting, .. }) = play.state.stack.top() else {
        return check(forbid("CA-WAIT-02"));
    };
    let others = each(waiting).filter(|who| play.state.seat_of(*who) != seat);
    let left = others.fold(0, |set, who| set | who.bit());
    set_waiting(play.state, left);
    Ok(())
}

/// CA-WAIT-03: The target of a blow defends.
pub fn defend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    melee::defend(play)
}
