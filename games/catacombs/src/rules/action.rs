//! CA-ACTION: who may act now, what it costs, and paying for it. What an action does is its own chapter.

use super::{Allowed, Done, Play, PlayExt, check, demand, duel, fly, forbid};
use crate::Catacombs;
use crate::content::{Act, EventEffect, Who};
use crate::event::Event;
use crate::state::{CreatureId, Frame, Kind, Phase, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

/// Whoever may act now: the actor, unless something has to be answered first.
#[inline]
#[must_use]
pub fn actor(state: &State) -> Option<CreatureId> {
    let may = match state.stack.top() {
        None => state.phase == Phase::Acting,
        Some(Frame::React { .. } | Frame::Ambush { .. } | Frame::Possess { .. }) => true,
        Some(_) => false,
    };
    (may && state.actor.is_somebody()).then_some(state.actor)
}

/// CA-WAIT-02: Whether somebody acts with waiting points.
#[inline]
#[must_use]
pub fn is_reacting(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::React { .. }))
}

/// CA-ACTION-01: The points that the actor can pay with.
#[inline]
#[must_use]
pub fn points(state: &State, who: CreatureId) -> u8 {
    let creature = &state.creatures[who];
    if is_reacting(state) { creature.wait } else { creature.ap }
}

/// CA-ACTION-01, CA-FLY-03: What the actor can pay for anything but a step: where it cannot stay it keeps a point to go on.
#[must_use]
pub fn spare(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let points = points(state, who);
    if fly::must_go_on(game, state, who) { points.saturating_sub(1) } else { points }
}

/// CA-ACTION-01, CA-ACTION-02, CA-ACTION-03, CA-ACTION-04: Whether somebody may act now, is of the kind that may, and can pay.
/// CA-ACTION-05: In any order, as often as there are points.
pub fn can(game: &Catacombs, state: &State, act: Act) -> Allowed<CreatureId> {
    let Some(who) = actor(state) else { return forbid("CA-TURN-07") };
    let price = price(game, state, who, act);
    demand(points(state, who) >= price, "CA-ACTION-01")?;
    if points(state, who) == price && !matches!(act, Act::Walk | Act::Run) {
        fly::may_spend_all(game, state, who)?;
    }
    is_for(game, state, who, act)?;
    is_possible(game, state, who, act)?;
    Ok(who)
}

/// An Imprévu: what somebody pays on top of its first attack of this turn.
#[must_use]
pub fn toll(game: &Catacombs, state: &State, who: CreatureId, act: Act) -> u8 {
    if !state.creatures[who].is(Status::JAMMED) || !is_attack(act) {
        return 0;
    }
    let tolls = game.content.events.iter().map(|(_, card)| match card.effect {
        EventEffect::Toll(points) => points,
        _ => 0,
    });
    tolls.max().unwrap_or_default()
}

const fn is_attack(act: Act) -> bool {
    matches!(act, Act::Attack | Act::PowerfulAttack | Act::Shoot | Act::PreciseShot | Act::ImprovisedShot)
}

/// What an action costs somebody now.
#[must_use]
pub fn price(game: &Catacombs, state: &State, who: CreatureId, act: Act) -> u8 {
    game.content.cost(act) + toll(game, state, who, act)
}

/// Whether an action is for this kind of creature.
pub fn is_for(game: &Catacombs, state: &State, who: CreatureId, act: Act) -> Allowed {
    let creature = &state.creatures[who];
    match game.content.who(act) {
        Who::Anybody => Ok(()),
        Who::Party => demand(creature.side == Side::Party, "CA-MONSTER-01"),
        Who::Heroes => demand(matches!(creature.kind, Kind::Hero(_)), heroes_alone(act)),
    }
}

/// The rule that keeps an action for heroes.
const fn heroes_alone(act: Act) -> &'static str {
    match act {
        Act::ImprovisedShot => "CA-SHOOT-08",
        Act::Duel => "CA-DUEL-01",
        _ => "CA-SPEECH-01",
    }
}

/// CA-WEB-01, CA-DUEL-04: Whether its condition lets it: a web allows nothing but tearing, a run nothing but running on, a duel only
/// what the duel is.
fn is_possible(game: &Catacombs, state: &State, who: CreatureId, act: Act) -> Allowed {
    let creature = &state.creatures[who];
    demand(state.run_left == 0, "CA-MOVE-02")?;
    if creature.web > 0 {
        return demand(act == Act::BreakWeb, "CA-WEB-01");
    }
    if creature.duel.is_somebody() { duel::allows(game, state, who, act) } else { Ok(()) }
}

/// CA-ACTION-01: Checks as [`can`] does, then pays. Nothing has been drawn before.
pub fn pay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, act: Act) -> Done<C, CreatureId> {
    let who = check(can(play.game, play.state, act))?;
    settle_up(play, who, act);
    Ok(who)
}

/// Pays the whole price of an action, with whatever an Imprévu adds to it.
pub fn settle_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, act: Act) {
    let price = price(play.game, play.state, who, act);
    if is_attack(act) {
        play.creature(who).set(Status::JAMMED, false);
    }
    charge(play, who, price);
}

/// Takes points from whoever acts, and notes that something has been done.
pub fn charge<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, cost: u8) {
    let reacting = is_reacting(play.state);
    let creature = play.creature(who);
    if reacting {
        creature.wait = creature.wait.saturating_sub(cost);
    } else {
        creature.ap = creature.ap.saturating_sub(cost);
    }
    play.state.stirred = true;
}
