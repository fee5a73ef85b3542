//! CA-TURN-02, CA-TURN-04: The leader, and the order in which the party acts.

use super::super::{Done, Out, Play, PlayExt, check, demand, legal, setup};
use crate::action::Action;
use crate::content::Characteristic;
use crate::event::{Event, TurnEvent};
use crate::state::{CreatureId, Phase, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-TURN-02, CA-TURN-03: The heroes with the highest charisma, one bit each.
#[must_use]
pub fn most_charismatic(state: &State) -> u32 {
    let living = || state.heroes().filter(|who| !state.creatures[*who].is(Status::DEAD));
    let level = |who: &CreatureId| state.creatures[*who].level(Characteristic::Charisma);
    let most = living().map(|who| level(&who)).max().unwrap_or_default();
    living().filter(|who| level(who) == most).fold(0, |set, who| set | who.bit())
}

/// CA-TURN-03: Who may be named.
pub fn leader_offers(state: &State, out: Out) {
    for who in legal::each(most_charismatic(state)) {
        out.push(Action::Lead(who));
    }
}

/// CA-TURN-03: The game master names the leader.
pub fn lead<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let named = play.state.phase == Phase::Leader && most_charismatic(play.state) & who.bit() != 0;
    check(demand(named, "CA-TURN-03"))?;
    name_leader(play, who);
    setup::open(play)
}

/// Somebody leads from now on.
pub fn name_leader<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    play.state.leader = who;
    play.tell(who, TurnEvent::Leads);
}

/// CA-TURN-13: Who leads: after the leader's death the most charismatic of the living, if any.
#[must_use]
pub fn acting_leader(state: &State) -> CreatureId {
    let heirs = most_charismatic(state);
    if state.creatures[state.leader].is(Status::DEAD) && heirs != 0 {
        return CreatureId(heirs.trailing_zeros() as u8);
    }
    state.leader
}

/// CA-TURN-13: After the leader's death somebody else leads.
pub(super) fn succeed_leader<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let heir = acting_leader(play.state);
    if heir != play.state.leader {
        name_leader(play, heir);
    }
}

/// CA-TURN-04, CA-TURN-08: Those of the party who have no place in the order yet, one bit each.
fn unordered(state: &State) -> u32 {
    let named = state.order.iter().fold(0, |set, who| set | who.bit());
    // CA-SPEECH-19: Whoever is late acts for the party from its next turn on.
    let all = state.creatures.present().filter(|(_, one)| one.side == Side::Party && !one.is(Status::LATE));
    all.fold(0, |set, (who, _)| set | who.bit()) & !named
}

pub(super) fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    let left = unordered(play.state);
    match left.count_ones() {
        0 => play.state.phase = Phase::Next,
        1 => append(play, CreatureId(left.trailing_zeros() as u8))?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn append<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    play.state.order.push(who)?;
    let place = play.state.order.len() as u8;
    play.tell(who, TurnEvent::Ordered(place));
    Ok(())
}

/// CA-TURN-04: Who may be named next.
pub fn order_offers(state: &State, out: Out) {
    for who in legal::each(unordered(state)) {
        out.push(Action::Order(who));
    }
}

/// CA-TURN-04: The leader names who comes next.
pub fn order<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let open = play.state.is_quiet() && play.state.phase == Phase::Order;
    check(demand(open && unordered(play.state) & who.bit() != 0, "CA-TURN-04"))?;
    append(play, who)
}
