//! CA-TRAP: traps: hidden, found, disarmed, laid, sprung. Searching for them is CA-SEARCH, hiding them CA-MAP.

use super::legal::Actor;
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, dice, forbid, sheet, test, wound};
use crate::Catacombs;
use crate::action::{Action, Thing};
use crate::content::{Act, Characteristic, ItemKind, TrapId};
use crate::event::{Event, MasterEvent, MoveEvent, PlaceEvent};
use crate::geometry::{Dir, Ground, Square};
use crate::state::{
    CreatureId, Frame, Gait, MAX_TRAPS, Place, Purpose, Side, State, Status, Test, Trap, TrapSlot,
};
use undercroft_kernel::{Chance, Full, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if actor.points >= game.content.cost(Act::Disarm) && !state.traps.is_empty() {
        let around = state.traps.iter().filter(|trap| trap.armed).filter_map(|trap| actor.at().dir(trap.at));
        for dir in around.filter(|dir| can_disarm(state, who, *dir).is_ok()) {
            out.push(Action::Disarm(dir));
        }
    }
    if actor.points >= game.content.cost(Act::LayTrap) {
        lay_offers(actor, out);
    }
}

/// CA-TRAP-05: One offer for each kind of kit and each free square in reach.
fn lay_offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if action::is_for(game, state, who, Act::LayTrap).is_err() {
        return;
    }
    for thing in actor.kinds().filter(|thing| kit(game, thing.item).is_some()) {
        for dir in actor.around.steps().iter() {
            if can_lay(state, who, dir).is_ok() {
                out.push(Action::Lay(dir, thing));
            }
        }
    }
}

/// The trap that an object lays.
fn kit(game: &Catacombs, item: crate::content::ItemId) -> Option<TrapId> {
    match game.content.items[item].kind {
        ItemKind::Kit(trap) => Some(trap),
        _ => None,
    }
}

/// CA-TRAP-01, CA-TRAP-02, CA-TRAP-16, CA-TRAP-18: Whether somebody may disarm a trap in a direction: an armed one that its side knows.
fn can_disarm(state: &State, who: CreatureId, dir: Dir) -> Allowed<TrapSlot> {
    let at = state.creatures[who].at;
    demand(state.grid.is_in_reach(at, at.step(dir)), "CA-TRAP-02")?;
    let Some(slot) = state.trap_at(at.step(dir)) else { return forbid("CA-TRAP-01") };
    demand(state.traps.get(slot.index()).is_some_and(|trap| is_known(state, who, trap)), "CA-TRAP-01")?;
    Ok(slot)
}

/// CA-TRAP-06, CA-TRAP-16, CA-TRAP-18: Whether somebody's side knows a trap: the party what it has found or laid, GM characters the
/// traps of the catacombs.
#[must_use]
pub fn is_known(state: &State, who: CreatureId, trap: &Trap) -> bool {
    match state.creatures[who].side {
        Side::Party => trap.known,
        Side::Master => !trap.laid,
    }
}

/// CA-TRAP-02: Disarms a known trap.
pub fn disarm<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Disarm))?;
    let slot = check(can_disarm(play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::Disarm));
    let difficulty = play.content().numbers.disarm;
    test::roll(play, test::of(who, Characteristic::Dexterity, difficulty, Purpose::Disarm(slot)))
}

/// CA-TRAP-03, CA-TRAP-04: A disarmed trap is gone for good; a failure changes nothing.
pub fn disarmed<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    slot: TrapSlot,
    passed: bool,
) -> Done<C> {
    if passed && let Some(trap) = spend(play.state, slot) {
        clear(play.state, slot);
        play.tell(who, PlaceEvent::TrapDisarmed(trap.kind, trap.at));
    }
    Ok(())
}

/// Takes the danger out of a trap, and says what it was.
fn spend(state: &mut State, slot: TrapSlot) -> Option<Trap> {
    let trap = state.table.traps.get_mut(slot.index())?;
    trap.armed = false;
    trap.known = true;
    Some(*trap)
}

/// Nothing of a trap is left on its square; a sprung pit stays as a hole.
fn clear(state: &mut State, slot: TrapSlot) {
    if let Some(trap) = state.table.traps.get_mut(slot.index()) {
        trap.at = Square::NOWHERE;
    }
}

/// CA-TRAP-20: How many more traps the table has room for; holes count, traps that are gone do not.
#[must_use]
pub fn room(state: &State) -> usize {
    MAX_TRAPS - state.traps.iter().filter(|trap| trap.at.is_somewhere()).count()
}

/// Sets a trap: in a new place of the list, or in that of one that is gone. One that everybody sees takes the place of one that everybody saw go,
/// so that its place tells nothing of hidden ones.
pub fn set(state: &mut State, trap: Trap) -> Result<(), Full> {
    let is_gone = |one: &&mut Trap| !one.at.is_somewhere() && one.known;
    if trap.known
        && let Some(gone) = state.table.traps.iter_mut().find(is_gone)
    {
        *gone = trap;
        return Ok(());
    }
    if state.traps.len() < MAX_TRAPS {
        return state.table.traps.push(trap);
    }
    if let Some(gone) = state.table.traps.iter_mut().find(|trap| !trap.at.is_somewhere()) {
        *gone = trap;
    }
    Ok(())
}

/// CA-TRAP-05: Whether a trap can be laid in a direction: bare floor in reach, without furniture, figure or known trap.
fn can_lay(state: &State, who: CreatureId, dir: Dir) -> Allowed {
    let at = state.creatures[who].at;
    let square = at.step(dir);
    demand(state.grid.is_in_reach(at, square), "CA-TRAP-05")?;
    let bare = state.grid.ground(square) == Ground::Floor && !state.grid.is_occupied(square);
    let known = state.traps.iter().any(|trap| trap.at == square && trap.armed && is_known(state, who, trap));
    demand(bare && !known && state.piece_at(square).is_none(), "CA-TRAP-05")?;
    demand(room(state) > 0, "CA-TRAP-20")
}

/// CA-TRAP-05, CA-TRAP-06: Lays a trap that its whole side knows and the other does not. One that lay hidden on the square gives way to it.
pub fn lay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::LayTrap))?;
    let Some(kind) = kit(play.game, thing.item) else { return check(forbid("CA-TRAP-05")) };
    let Some(item) = sheet::held(play.state, who, thing) else { return check(forbid("CA-TRAP-05")) };
    check(can_lay(play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::LayTrap));
    let at = play.state.creatures[who].at.step(dir);
    // A trap that nobody knew of is gone without anybody hearing of it.
    if let Some(hidden) = play.state.trap_at(at)
        && let Some(trap) = play.state.table.traps.get_mut(hidden.index())
    {
        (trap.armed, trap.at) = (false, Square::NOWHERE);
    }
    if let Some(item) = play.state.table.items.get_mut(item) {
        item.place = Place::Nowhere;
    }
    let ours = play.state.creatures[who].side == Side::Party;
    set(play.state, Trap { kind, at, armed: true, known: ours, laid: ours })?;
    if ours {
        play.tell(who, PlaceEvent::TrapLaid(kind, at));
    } else {
        play.tell(who, MasterEvent::TrapPlaced(kind, at));
    }
    Ok(())
}

/// CA-TRAP-07, CA-TRAP-08, CA-TRAP-12, CA-TRAP-19: Somebody has come onto an armed trap; the square is where it came from. Whoever runs
/// or falls onto it is caught, whoever walks may dodge, better if its side knew of it.
pub fn spring<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    slot: TrapSlot,
    gait: Gait,
    from: Square,
) -> Done<C> {
    let Some(trap) = play.state.traps.get(slot.index()).copied() else { return Ok(()) };
    let level = if is_known(play.state, who, &trap) { play.content().numbers.known_trap as i8 } else { 0 };
    play.tell(who, PlaceEvent::TrapSprung(trap.kind, trap.at));
    if matches!(gait, Gait::Run | Gait::Fallen) {
        return caught(play, who, slot);
    }
    let purpose = Purpose::Dodge { trap: slot, from };
    test::roll(
        play,
        Test { level, ..test::of(who, Characteristic::Agility, play.content().numbers.dodge, purpose) },
    )
}

/// CA-TRAP-09, CA-TRAP-10, CA-TRAP-11: Dodged or not, the trap is spent; beside a pit the dodger chooses a free square.
pub fn dodged<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    slot: TrapSlot,
    from: Square,
    passed: bool,
) -> Done<C> {
    if !passed {
        return caught(play, who, slot);
    }
    let Some(trap) = spend(play.state, slot) else { return Ok(()) };
    if play.content().traps[trap.kind].pit {
        dig(play, trap.at);
        return step_beside(play, who, trap.at, from);
    }
    clear(play.state, slot);
    Ok(())
}

/// CA-TRAP-11, CA-TRAP-13, CA-TRAP-15, CA-TRAP-17: The trap does what it does, once.
fn caught<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, slot: TrapSlot) -> Done<C> {
    let Some(trap) = spend(play.state, slot) else { return Ok(()) };
    if play.content().traps[trap.kind].pit {
        dig(play, trap.at);
    } else {
        clear(play.state, slot);
    }
    snare(play, who, trap.kind)
}

/// CA-TRAP-13: Whoever is in a pit does nothing more in this turn; what it suffers is rolled next.
fn snare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, kind: TrapId) -> Done<C> {
    let trap = &play.game.content.traps[kind];
    if trap.pit {
        play.creature(who).set(Status::IN_PIT, true);
    }
    if trap.ends_turn {
        end_turn_of(play.state, who);
    }
    play.push(Frame::Snared { who, trap: kind })
}

/// CA-TRAP-11, CA-TRAP-13: Rolls what a trap does to whoever it has caught.
pub fn harm<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Snared { who, trap }) = play.state.stack.top() else {
        return check(forbid("CA-TRAP-11"));
    };
    let trap = &play.game.content.traps[trap];
    let harm = dice::roll(play, who, trap.harm)?;
    play.state.stack.pop();
    wound::hurt(play, who, i16::from(harm), trap.guard)
}

/// CA-SHOVE-04, CA-JUMP-03: Somebody falls into an open hole: it suffers what the pit does.
pub fn tumble<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    match play.content().traps.find(|trap| trap.pit) {
        Some(pit) => snare(play, who, pit),
        None => Ok(()),
    }
}

/// CA-TRAP-13: Nothing more is done in this turn.
fn end_turn_of(state: &mut State, who: CreatureId) {
    state.table.creatures[who].ap = 0;
    if state.actor == who {
        state.table.run_left = 0;
    }
}

/// CA-TRAP-10, CA-TRAP-17: A sprung pit stays as a hole.
fn dig<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, at: Square) {
    play.state.grid.lay(at, Ground::Hole);
}

/// The free squares around a hole, in the order of the directions.
fn free_beside(state: &State, hole: Square) -> impl Iterator<Item = Square> {
    Dir::ALL
        .into_iter()
        .map(move |dir| hole.step(dir))
        .filter(move |square| state.grid.is_free(*square) && state.grid.is_in_reach(hole, *square))
}

/// CA-TRAP-10, CA-TRAP-14: Somebody leaves a hole: it chooses where to, if there is a choice. With no free square it waits in the pit.
fn step_beside<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    hole: Square,
    from: Square,
) -> Done<C> {
    let (mut free, back) = (free_beside(play.state, hole), play.state.grid.is_free(from));
    match (free.next(), free.next()) {
        (None, _) if back => {
            drop(free);
            emerge(play, who, from);
            Ok(())
        }
        (None, _) => {
            drop(free);
            play.creature(who).set(Status::IN_PIT, true);
            Ok(())
        }
        (Some(only), None) => {
            drop(free);
            emerge(play, who, only);
            Ok(())
        }
        _ => {
            drop(free);
            play.push(Frame::Beside { who, hole })
        }
    }
}

fn emerge<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, to: Square) {
    let climbed = play.state.creatures[who].is(Status::IN_PIT);
    play.creature(who).set(Status::IN_PIT, false);
    play.state.put(who, to);
    play.tell(who, if climbed { MoveEvent::ClimbedOut(to) } else { MoveEvent::PutOn(to) });
}

/// CA-TRAP-10, CA-TRAP-14: The free squares beside a hole.
pub fn beside_offers(state: &State, _: CreatureId, hole: Square, out: Out) {
    for square in free_beside(state, hole) {
        out.push(Action::To(square));
    }
}

/// CA-TRAP-10, CA-TRAP-14: Chooses a free square beside the hole.
pub fn beside<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, square: Square) -> Done<C> {
    let Some(Frame::Beside { who, hole }) = play.state.stack.top() else {
        return check(forbid("CA-TRAP-14"));
    };
    let offered = free_beside(play.state, hole).any(|free| free == square);
    check(demand(offered, "CA-TRAP-14"))?;
    play.state.stack.pop();
    emerge(play, who, square);
    Ok(())
}

/// CA-TRAP-14: The turn of somebody in a pit: it climbs out and does nothing else.
pub fn climb_out<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let hole = play.state.creatures[who].at;
    play.creature(who).ap = 0;
    step_beside(play, who, hole, hole)
}
