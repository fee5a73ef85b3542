//! CA-MAP: discovering zones: the card is drawn, the zone placed, its cards shared out, its contents rolled and set down.
//!
//! A discovery lies on the stack and goes on step by step: `deck` knows where the main card can be, `place` lays the plan on the
//! grid, `fill` rolls and sets down what is in it.

mod deck;
mod fill;
mod place;
mod plan;

use super::{Done, Out, Play, PlayExt, ambush, check, demand, forbid};
use crate::Catacombs;
use crate::action::Action;
use crate::event::{Event, MasterEvent};
use crate::geometry::{Ground, Square};
use crate::state::{CreatureId, Frame, GateId, Lead, Leaf, Reveal, RevealStep, Side, State, ZoneSlot};
pub use deck::{Packet, chances, peek};
pub use fill::{enter_from_afar, place_element, place_monster, place_trap, wait_for_place};
use undercroft_kernel::{Chance, Sink};

/// What the game master may do while a zone is drawn, placed and filled.
pub fn offers(game: &Catacombs, state: &State, reveal: Reveal, out: Out) {
    match reveal.step {
        RevealStep::Draw => out.push(Action::DrawZone),
        RevealStep::Roll(_) | RevealStep::Encounter(_) => out.push(Action::RollContent),
        RevealStep::Place => fill::offers(game, state, reveal, out),
    }
}

/// CA-MAP-06: The squares of a zone on which its plan wants furniture first, in the order in which they are drawn.
pub fn spots<'a>(
    game: &'a Catacombs,
    state: &State,
    zone: ZoneSlot,
) -> impl Iterator<Item = Square> + use<'a> {
    let placed = state.zones.get(zone.index()).copied();
    placed.into_iter().flat_map(|placed| {
        let drawn = &game.content.zones[placed.card];
        let plan = plan::Turned::new(drawn, placed.inward, placed.turned >= 4);
        drawn.spots.iter().map(move |spot| plan.square(placed.entrance, *spot))
    })
}

/// The discovery under way, if it has come to what is asked.
fn reveal(state: &State) -> Option<Reveal> {
    match state.stack.top() {
        Some(Frame::Reveal(reveal)) => Some(reveal),
        _ => None,
    }
}

fn set_step(state: &mut State, step: RevealStep) {
    if let Some(Frame::Reveal(reveal)) = state.stack.top_mut() {
        reveal.step = step;
    }
}

/// Goes on with a discovery. Says whether something could be done without a decision.
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, reveal: Reveal) -> Done<C, bool> {
    match reveal.step {
        RevealStep::Draw | RevealStep::Encounter(_) => Ok(false),
        RevealStep::Roll(line) => fill::skip(play, reveal, line),
        RevealStep::Place => fill::go_on(play, reveal),
    }
}

/// CA-MAP-17: Somebody has come onto a way out without a door: the party discovers it, GM characters do not.
pub fn step_on_exit<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let creature = &play.state.creatures[who];
    let Some(gate) = play.state.gate_at(creature.at) else { return Ok(()) };
    if creature.side == Side::Master {
        return Ok(());
    }
    discover(play, who, gate)
}

/// CA-MAP-11, CA-MAP-12, CA-MAP-21: A way out is discovered by somebody: the next card of its pile is drawn, or rubble lies there.
/// CA-ELEMENT-19: A secret door counts as a way out before it is found.
pub fn discover<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, id: GateId) -> Done<C> {
    let Some(gate) = play.state.table.gates.get_mut(id.index()) else { return Ok(()) };
    if gate.lead != Lead::Unknown {
        return Ok(());
    }
    let (at, out, empty) = (gate.at, gate.out, gate.cards == 0);
    if gate.leaf == Leaf::None {
        play.state.grid.lay(at, Ground::Floor);
    }
    if empty {
        collapse(play, id, at.step(out));
        return Ok(());
    }
    play.push(Frame::Reveal(Reveal { gate: Some(id), by: who, ..Reveal::default() }))
}

/// CA-MAP-21: Rubble lies behind a way out.
fn collapse<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, id: GateId, behind: Square) {
    if let Some(gate) = play.state.table.gates.get_mut(id.index()) {
        gate.lead = Lead::Rubble;
    }
    if play.state.grid.ground(behind) == Ground::Wall && play.state.zone_of(behind).is_none() {
        play.state.grid.lay(behind, Ground::Rubble);
    }
    play.tell_all(MasterEvent::Collapsed(behind));
}

/// CA-MAP-08, CA-MAP-11, CA-MAP-13, CA-MAP-18: Draws and places the next zone and shares out its cards.
pub fn draw_zone<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(found) = reveal(play.state).filter(|reveal| reveal.step == RevealStep::Draw) else {
        return check(forbid("CA-MAP-11"));
    };
    let mut packet = deck::packet(play.game, play.state, found.gate);
    let card = deck::draw(play, &mut packet, found.gate)?;
    let Some(zone) = place::zone(play, found.gate, card)? else {
        // CA-MAP-19: Nothing fits anywhere: the way is blocked, and its cards go to the other exits.
        play.state.stack.pop();
        deck::share_dead_end(play.state, packet);
        if let Some((id, gate)) =
            found.gate.and_then(|id| play.state.gates.get(id.index()).map(|gate| (id, *gate)))
        {
            collapse(play, id, gate.at.step(gate.out));
        }
        return Ok(());
    };
    play.tell_all(MasterEvent::ZonePlaced(Some(card)));
    place::share(play, zone, packet)?;
    if let Some(Frame::Reveal(reveal)) = play.state.stack.top_mut() {
        reveal.zone = zone;
        reveal.step = RevealStep::Roll(0);
    }
    Ok(())
}

/// CA-SPAWN-02: Rolls for the next line of the table.
pub fn roll_content<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(found) = reveal(play.state) else { return check(forbid("CA-SPAWN-02")) };
    match found.step {
        RevealStep::Roll(line) => fill::roll(play, found, line),
        RevealStep::Encounter(next) => fill::encounter(play, found, next),
        _ => check(forbid("CA-SPAWN-02")),
    }
}

/// CA-MAP-06: The zone is ready: ambushers act, or the opener goes on.
pub fn ready<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let done =
        reveal(play.state).filter(|found| found.step == RevealStep::Place && play.state.pending.is_empty());
    check(demand(done.is_some(), "CA-MAP-06"))?;
    let found = done.unwrap_or_default();
    play.state.stack.pop();
    play.tell_all(MasterEvent::Ready);
    match found.gate {
        Some(_) => ambush::spring(play, found.zone),
        None => fill::lay_prize(play, found),
    }
}
