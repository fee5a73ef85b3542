//! CA-TURN-05: the Imprévu cards: drawing, and what each effect does. A card that makes somebody roll or choose lies on the stack until
//! that is done, one roll a step.

use super::{
    Done, Out, Play, PlayExt, check, demand, dice, fear, forbid, gold, map, r#move, sheet, spawn, test, trap,
    wound,
};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Characteristic, EventCardId, EventEffect, Guard, MAX_EVENT_CARDS};
use crate::event::{Event, ItemEvent, MasterEvent, PlaceEvent, StatusEvent};
use crate::facts::draws::{EVENT, GATE, HERO};
use crate::geometry::Square;
use crate::state::{CreatureId, EventStep, Frame, Gait, Gate, Leaf, Purpose, Side, State, Status, Trap};
use undercroft_kernel::{Chance, Draw, Seats, Sink, Weights};

/// Who is asked while an Imprévu is resolved.
#[must_use]
pub fn asked(state: &State, who: CreatureId, next: EventStep) -> Seats {
    Seats::one(match next {
        EventStep::ShowTrap | EventStep::Draw => state.master(),
        EventStep::ChooseExit => state.seat_of(state.leader),
        EventStep::Test | EventStep::Amount => state.seat_of(who),
    })
}

/// What may be decided while an Imprévu is resolved.
pub fn offers(state: &State, next: EventStep, out: Out) {
    match next {
        EventStep::ShowTrap => hidden(state).for_each(|trap| out.push(Action::ShowTrap(trap.at))),
        EventStep::ChooseExit => dark(state).for_each(|gate| out.push(Action::Foresee(gate.at))),
        EventStep::Draw => out.push(Action::DrawEvent),
        EventStep::Test | EventStep::Amount => out.push(Action::Upkeep),
    }
}

/// CA-TURN-05: Draws the Imprévu of the turn. A pile that is used up is shuffled again.
pub fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let mut weights = left(play.game, play.state);
    if weights.iter().all(|weight| *weight == 0) {
        play.state.table.events_drawn.shuffle();
        weights = left(play.game, play.state);
    }
    let seat = play.state.master();
    let card = EventCardId(play.ctx.pick(Draw::new(EVENT, seat, Weights::List(&weights)))? as u8);
    play.state.table.events_drawn.count(card);
    play.tell_all(MasterEvent::EventDrawn(card));
    happen(play, card)
}

/// How many of each card are left in the pile.
fn left(game: &Catacombs, state: &State) -> [u32; MAX_EVENT_CARDS] {
    let mut weights = [0; MAX_EVENT_CARDS];
    for ((id, card), weight) in game.content.events.iter().zip(&mut weights) {
        *weight = u32::from(card.copies.saturating_sub(state.events_drawn.of(id)));
    }
    weights
}

/// CA-SEARCH-05: A search brings an Imprévu: it is drawn next.
pub fn due<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.push(Frame::Event { card: EventCardId(0), who: CreatureId::NONE, next: EventStep::Draw })
}

/// CA-SEARCH-05: Draws an Imprévu that a search brought.
pub fn draw_again<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Event { next: EventStep::Draw, .. }) = play.state.stack.top() else {
        return check(forbid("CA-TURN-05"));
    };
    play.state.stack.pop();
    draw(play)
}

/// What a card does at once, or asks for.
fn happen<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, card: EventCardId) -> Done<C> {
    match play.game.content.events[card].effect {
        EventEffect::Calm => Ok(()),
        EventEffect::Ambush => lie_in_wait(play),
        EventEffect::CloseDoor => slam(play),
        EventEffect::Hurt { .. } | EventEffect::Tire { .. } | EventEffect::Trap(_) => {
            let who = pick_hero(play)?;
            wait_for(play, card, who, EventStep::Test)
        }
        EventEffect::Fear(_) => {
            let first = next_afraid(play.game, play.state, 0);
            wait_for(play, card, first, EventStep::Test)
        }
        EventEffect::Spur(points) => {
            spur(play, points);
            Ok(())
        }
        EventEffect::Ecus(amount) => gold::find(play, play.state.leader, amount),
        EventEffect::Item(id) => hand_over(play, id),
        EventEffect::Heal(_) => {
            let who = most_wounded(play.state);
            wait_for(play, card, who, EventStep::Amount)
        }
        EventEffect::ShowTrap if hidden(play.state).next().is_none() => Ok(()),
        EventEffect::ShowTrap => {
            play.push(Frame::Event { card, who: CreatureId::NONE, next: EventStep::ShowTrap })
        }
        EventEffect::Toll(_) => {
            let who = pick_hero(play)?;
            if who.is_somebody() {
                play.creature(who).set(Status::JAMMED, true);
                play.tell(who, StatusEvent::Jammed);
            }
            Ok(())
        }
        EventEffect::Stir(by) => {
            stir(play, by);
            Ok(())
        }
        EventEffect::Foresee if dark(play.state).next().is_none() => Ok(()),
        EventEffect::Foresee => {
            play.push(Frame::Event { card, who: CreatureId::NONE, next: EventStep::ChooseExit })
        }
    }
}

/// Somebody has to roll; nobody, and nothing happens.
fn wait_for<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    card: EventCardId,
    who: CreatureId,
    next: EventStep,
) -> Done<C> {
    if who.is_somebody() { play.push(Frame::Event { card, who, next }) } else { Ok(()) }
}

/// The heroes who are on the board and stand, one bit each.
fn standing(state: &State) -> u64 {
    let able = |who: &CreatureId| {
        state.creatures[*who].at.is_somewhere() && !state.creatures[*who].is(Status::HELPLESS)
    };
    state.heroes().filter(able).fold(0, |set, who| set | u64::from(who.bit()))
}

/// A hero at random; nobody when none stands.
fn pick_hero<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, CreatureId> {
    let mask = standing(play.state);
    if mask == 0 {
        return Ok(CreatureId::NONE);
    }
    let seat = play.state.master();
    let who = play.ctx.pick(Draw::new(HERO, seat, Weights::Mask(mask)))?;
    Ok(CreatureId(who as u8))
}

/// Goes on with an Imprévu. Says whether something could be done without a decision: whoever was to roll is gone.
pub fn go_on<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    next: EventStep,
) -> Done<C, bool> {
    let waits = matches!(next, EventStep::Test | EventStep::Amount);
    if waits && !play.state.creatures[who].at.is_somewhere() {
        play.state.stack.pop();
        return Ok(true);
    }
    Ok(false)
}

/// Whoever was struck rolls.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Event { card, who, next }) = play.state.stack.top() else {
        return check(forbid("CA-TURN-05"));
    };
    let effect = play.game.content.events[card].effect;
    match (effect, next) {
        (
            EventEffect::Hurt { test, difficulty, .. } | EventEffect::Tire { test, difficulty, .. },
            EventStep::Test,
        ) => {
            play.state.stack.pop();
            test::roll(play, test::of(who, test, difficulty, Purpose::Event(card)))
        }
        (EventEffect::Trap(kind), EventStep::Test) => {
            play.state.stack.pop();
            open_up(play, who, kind)
        }
        (EventEffect::Fear(level), EventStep::Test) => {
            play.state.stack.pop();
            let following = next_afraid(play.game, play.state, who.0 + 1);
            wait_for(play, card, following, EventStep::Test)?;
            test::roll(play, test::of(who, Characteristic::Will, level, Purpose::Event(card)))
        }
        (EventEffect::Hurt { damage, .. }, EventStep::Amount) => {
            play.state.stack.pop();
            let damage = dice::roll(play, who, damage)?;
            wound::hurt(play, who, i16::from(damage), Guard::Full)
        }
        (EventEffect::Heal(amount), EventStep::Amount) => {
            play.state.stack.pop();
            let amount = dice::roll(play, who, amount)?;
            wound::heal(play, who, amount)
        }
        _ => check(forbid("CA-TURN-05")),
    }
}

/// What came of a test that an Imprévu asked for.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    card: EventCardId,
    passed: bool,
) -> Done<C> {
    match play.game.content.events[card].effect {
        _ if passed => Ok(()),
        EventEffect::Hurt { .. } => play.push(Frame::Event { card, who, next: EventStep::Amount }),
        EventEffect::Fear(_) => fear::tested(play, who, false),
        EventEffect::Tire { ap, .. } => {
            let creature = play.creature(who);
            let lost = ap.min(creature.ap);
            creature.ap -= lost;
            play.tell(who, StatusEvent::ApLost(lost));
            Ok(())
        }
        _ => Ok(()),
    }
}

/// CA-AMBUSH-04, CA-SPAWN-05: A group of the quest's encounter table lies in wait, together with those of earlier cards.
fn lie_in_wait<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let group = spawn::roll_group(play)?;
    // CA-SPAWN-06: What there is no room for is left out.
    if play.state.table.ambushes.push(group).is_err() {
        play.tell_all(MasterEvent::NoPlace(group.monster));
    }
    Ok(())
}

/// A random open door with nobody on it closes.
fn slam<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let free = |gate: &Gate| gate.leaf == Leaf::Open && !play.state.grid.is_occupied(gate.at);
    let open = play.state.gates.iter().enumerate().filter(|(_, gate)| free(gate));
    let mask = open.fold(0u64, |set, (at, _)| set | 1 << at);
    if mask == 0 {
        return Ok(());
    }
    let seat = play.state.master();
    let gate = play.ctx.pick(Draw::new(GATE, seat, Weights::Mask(mask)))?;
    super::door::shut(play, crate::state::GateId(gate as u8));
    Ok(())
}

/// The ground under a hero is a trap, sprung as if walked onto.
fn open_up<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    kind: crate::content::TrapId,
) -> Done<C> {
    let at = play.state.creatures[who].at;
    let bare =
        play.state.grid.ground(at) == crate::geometry::Ground::Floor && play.state.trap_at(at).is_none();
    if !bare || trap::room(play.state) == 0 {
        return Ok(());
    }
    trap::set(play.state, Trap { kind, at, armed: true, ..Trap::default() })?;
    r#move::arrive(play, who, at, Gait::Walk)
}

/// The next hero from a slot on whom a fright can frighten.
fn next_afraid(game: &Catacombs, state: &State, from: u8) -> CreatureId {
    let standing = standing(state);
    let mut heroes = state.heroes().filter(|who| who.0 >= from && standing >> who.0 & 1 == 1);
    heroes.find(|who| !fear::is_fearless(game, state, *who)).unwrap_or(CreatureId::NONE)
}

/// Every hero gains action points this turn.
fn spur<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, points: u8) {
    for who in super::legal::each(standing(play.state) as u32) {
        let creature = play.creature(who);
        creature.ap = creature.ap.saturating_add(points);
        play.tell(who, StatusEvent::ApGained(points));
    }
}

/// The leader finds an object.
fn hand_over<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, id: crate::content::ItemId) -> Done<C> {
    let leader = play.state.leader;
    if play.state.creatures[leader].is(Status::DEAD) || !sheet::has_room(play.state) {
        return Ok(());
    }
    sheet::receive(play.state, leader, id)?;
    play.tell(leader, ItemEvent::Found(id));
    Ok(())
}

/// The hero who has lost most.
fn most_wounded(state: &State) -> CreatureId {
    let on_board = state.heroes().filter(|who| state.creatures[*who].at.is_somewhere());
    let lost = |who: &CreatureId| state.creatures[*who].pv_max - state.creatures[*who].pv;
    let hurt = on_board.filter(|who| lost(who) > 0);
    // Of several the first by seat.
    hurt.max_by_key(|who| (lost(who), u8::MAX - who.0)).unwrap_or(CreatureId::NONE)
}

/// The monster nearest to a hero is quicker or slower in its next turn.
fn stir<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, by: i8) {
    let state = &*play.state;
    let distance = |who: &CreatureId| {
        let at = state.creatures[*who].at;
        let heroes = state.heroes().map(|hero| state.creatures[hero].at).filter(|there| there.is_somewhere());
        heroes.map(|there| at.distance(there)).min().unwrap_or(u8::MAX)
    };
    let nearest = state.creatures.of(Side::Master).min_by_key(distance);
    if let Some(who) = nearest {
        let creature = play.creature(who);
        creature.next_ap = creature.next_ap.saturating_add(by);
        play.tell(who, StatusEvent::Stirred(by));
    }
}

/// The traps that the party does not know.
fn hidden(state: &State) -> impl Iterator<Item = &Trap> {
    state.traps.iter().filter(|trap| trap.armed && !trap.known)
}

/// The game master shows a hidden trap.
pub fn show_trap<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, at: Square) -> Done<C> {
    let Some(Frame::Event { next: EventStep::ShowTrap, .. }) = play.state.stack.top() else {
        return check(forbid("CA-TURN-05"));
    };
    let found = play.state.table.traps.iter_mut().find(|trap| trap.at == at && trap.armed && !trap.known);
    let Some(trap) = found else { return check(forbid("CA-TURN-05")) };
    trap.known = true;
    let kind = trap.kind;
    play.state.stack.pop();
    play.tell_all(PlaceEvent::TrapFound(kind, at));
    Ok(())
}

/// The exits that the party knows and has not discovered.
fn dark(state: &State) -> impl Iterator<Item = &Gate> {
    state
        .gates
        .iter()
        .filter(|gate| gate.is_unexplored() && gate.leaf != Leaf::Secret && gate.foreseen.is_none())
}

/// The party learns whether a dead end lies behind an exit: the game master looks at the card, and it stays where it is.
pub fn foresee<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, at: Square) -> Done<C> {
    let Some(Frame::Event { next: EventStep::ChooseExit, .. }) = play.state.stack.top() else {
        return check(forbid("CA-TURN-05"));
    };
    check(demand(dark(play.state).any(|gate| gate.at == at), "CA-TURN-05"))?;
    let Some(gate) = play.state.gate_at(at) else { return check(forbid("CA-TURN-05")) };
    let ends = map::peek(play, gate)?;
    play.state.stack.pop();
    if let Some(gate) = play.state.table.gates.get_mut(gate.index()) {
        gate.foreseen = Some(ends);
    }
    play.tell_all(MasterEvent::Foreseen(at, ends));
    Ok(())
}
