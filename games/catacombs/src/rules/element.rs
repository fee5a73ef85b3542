//! CA-ELEMENT: bridges, pools, portals, cells and what else is done with scenery. Searching it is CA-SEARCH.

use super::legal::Actor;
use super::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, destiny, dice, fly, spawn, test, trap, wound,
};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Characteristic, Destination, Mishap, Objective};
use crate::event::{Event, MoveEvent, PlaceEvent, SpeechEvent};
use crate::geometry::{Board, Dir, Ground, Square};
use crate::state::{CreatureId, Death, Gait, GateId, Group, Lead, PlainRoll, Purpose, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points < actor.game.content.cost(Act::UseObject) || actor.me.side != Side::Party {
        return;
    }
    for dir in actor.furniture.iter() {
        if can_interact(actor.game, actor.state, actor.who, dir).is_ok() {
            out.push(Action::Interact(dir));
        }
    }
}

/// CA-OBJECT-02, CA-OBJECT-03: Whether there is something to handle in a direction: a piece that can neither be searched nor opened, and that
/// the quest does not speak of.
fn can_interact(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed {
    let at = state.creatures[who].at;
    let square = at.step(dir);
    demand(state.creatures[who].side == Side::Party, "CA-OBJECT-02")?;
    demand(state.grid.is_in_reach(at, square), "CA-OBJECT-02")?;
    let kind =
        state.piece_at(square).and_then(|piece| state.pieces.get(piece.index())).map(|piece| piece.kind);
    let quest = match game.content.quests[state.quest].main.objective {
        Objective::Close { element, .. } => Some(element),
        _ => None,
    };
    let dumb = kind.is_some_and(|kind| {
        let element = &game.content.elements[kind];
        element.search.is_none() && element.lock.is_none() && quest != Some(kind)
    });
    demand(dumb, "CA-OBJECT-02")
}

/// CA-OBJECT-02: Handles what stands in a direction.
pub fn interact<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::UseObject))?;
    check(can_interact(play.game, play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::UseObject));
    let square = play.state.creatures[who].at.step(dir);
    if let Some(kind) =
        play.state.piece_at(square).and_then(|id| play.state.pieces.get(id.index())).map(|one| one.kind)
    {
        play.tell(who, PlaceEvent::Handled(kind));
    }
    Ok(())
}

/// Whether a square is a rope bridge.
#[must_use]
pub fn is_bridge(state: &State, square: Square) -> bool {
    matches!(state.grid.ground(square), Ground::LavaBridge | Ground::SwampBridge)
}

/// CA-ELEMENT-08: Whether somebody starts the turn on a rope bridge. Whoever lies there has no turn.
#[must_use]
pub fn bridge_is_due(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let creature = &state.creatures[who];
    is_bridge(state, creature.at) && !creature.is_grounded() && !fly::is_above(game, state, who)
}

/// CA-ELEMENT-08: The test of whoever starts a turn on a bridge.
pub fn start_on_bridge<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let at = play.state.creatures[who].at;
    balance(play, who, at)
}

fn balance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, from: Square) -> Done<C> {
    let difficulty = play.content().numbers.bridge;
    test::roll(play, test::of(who, Characteristic::Agility, difficulty, Purpose::Bridge(from)))
}

/// CA-ELEMENT-08, CA-ELEMENT-09: Somebody has come onto a bridge square: a test when it comes from firm ground; whoever runs slips once in
/// every run.
/// CA-ELEMENT-25: Leaving it needs no test.
pub fn step_on_bridge<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    from: Square,
    gait: Gait,
) -> Done<C> {
    if gait == Gait::Run {
        if std::mem::replace(&mut play.state.table.run_on_bridge, true) {
            return Ok(());
        }
        return slip(play, who, from);
    }
    if is_bridge(play.state, from) { Ok(()) } else { balance(play, who, from) }
}

/// CA-ELEMENT-10: What came of the test on a bridge.
pub fn crossed<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    from: Square,
    passed: bool,
) -> Done<C> {
    if passed { Ok(()) } else { slip(play, who, from) }
}

/// CA-ELEMENT-10: One D tells whether somebody falls off, falls flat, or goes on.
fn slip<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, from: Square) -> Done<C> {
    play.tell(who, MoveEvent::Slipped);
    destiny::roll(play, who, PlainRoll::Slip(from))
}

/// CA-ELEMENT-10: What one D brings to whoever slips.
#[must_use]
pub fn mishap(game: &Catacombs, face: u8) -> Mishap {
    game.content.numbers.mishaps.get(usize::from(face)).copied().unwrap_or_default()
}

/// CA-ELEMENT-10: What came of slipping.
pub fn slipped<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    from: Square,
    face: u8,
) -> Done<C> {
    let mishap = mishap(play.game, face);
    if mishap != Mishap::Cross {
        end_turn_of(play.state, who);
    }
    if mishap == Mishap::Fall { fall(play, who, from) } else { Ok(()) }
}

/// CA-ELEMENT-10: The turn of somebody is over, or its part in the adversaries' turn.
fn end_turn_of(state: &mut State, who: CreatureId) {
    let reacting = action::is_reacting(state);
    let creature = &mut state.table.creatures[who];
    creature.ap = 0;
    if state.table.actor == who {
        state.table.run_left = 0;
        if reacting {
            state.table.creatures[who].wait = 0;
        }
    }
}

/// CA-ELEMENT-11, CA-ELEMENT-12, CA-ELEMENT-23, CA-ELEMENT-24: Somebody has come onto lava, water or a hole; the second square is where it
/// came from.
pub fn fall<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, from: Square) -> Done<C> {
    let at = play.state.creatures[who].at;
    play.tell(who, MoveEvent::Fell(at));
    match play.state.grid.ground(at) {
        Ground::Lava | Ground::LavaBridge => wound::doom(play, who, Death::Lava { from }),
        Ground::Swamp | Ground::SwampBridge => {
            let loss = dice::roll(play, who, play.content().numbers.swamp)?;
            wash_up(play, who, from);
            wound::lose(play, who, loss)
        }
        Ground::Hole => trap::tumble(play, who),
        _ => Ok(()),
    }
}

/// CA-ELEMENT-24: Whoever was in the water stands on the nearest free bank, the side it came from on a tie.
fn wash_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, from: Square) {
    if let Some(bank) = nearest_bank(play.state, play.state.creatures[who].at, from) {
        play.state.put(who, bank);
        play.tell(who, MoveEvent::PutOn(bank));
    }
}

/// CA-ELEMENT-24: The free firm square that is the fewest squares away, as one swims; of several the nearest to where somebody came from.
fn nearest_bank(state: &State, at: Square, from: Square) -> Option<Square> {
    let clear = state.grid.board(|ground| !ground.is_obstacle());
    let firm = |square: &Square| state.grid.is_free(*square) && !state.grid.ground(*square).is_eventful();
    let mut reached = Board::one(at);
    loop {
        let bank = reached.iter().filter(firm).min_by_key(|bank| from.distance(*bank));
        if bank.is_some() {
            return bank;
        }
        let next = reached.or(&reached.spread(&clear).and(&clear));
        if next == reached {
            return None;
        }
        reached = next;
    }
}

/// CA-ELEMENT-13: Somebody has entered a travel portal: it stands where the quest says, or as near as there is room.
pub fn enter_portal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let quest = &play.game.content.quests[play.state.quest];
    let goal = match quest.portal {
        None => None,
        Some(Destination::Start) => play.state.zones.first().map(|zone| zone.entrance),
        Some(Destination::QuestZone) => {
            play.state.zones.iter().find(|zone| zone.card == quest.main.zone).map(|zone| zone.entrance)
        }
    };
    let Some(goal) = goal else { return Ok(()) };
    if let Some(at) = nearest_free(play.state, goal) {
        play.state.put(who, at);
        play.tell(who, MoveEvent::PutOn(at));
    }
    Ok(())
}

/// The free square that is nearest on foot.
#[must_use]
pub fn nearest_free(state: &State, from: Square) -> Option<Square> {
    let clear = state.grid.board(|ground| !ground.is_obstacle());
    let walkable = state.grid.board(Ground::is_walkable);
    let mut reached = Board::one(from);
    loop {
        if let Some(free) = reached.iter().find(|at| state.grid.is_free(*at)) {
            return Some(free);
        }
        let next = reached.or(&reached.spread(&clear).and(&walkable));
        if next == reached {
            return None;
        }
        reached = next;
    }
}

/// CA-ELEMENT-15: Where a prisoner stands: behind the door as its opener sees it, or as near to the door as there is room.
fn in_cell(state: &State, who: CreatureId, door: Square) -> Option<Square> {
    let behind = state.creatures[who].at.dir(door).map(|dir| door.step(dir));
    behind.filter(|at| state.grid.is_free(*at)).or_else(|| nearest_free(state, door))
}

/// CA-ELEMENT-15: Whoever opens a cell frees its prisoner, who follows the one who came.
pub fn free_prisoner<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    gate: GateId,
) -> Done<C> {
    let Some(gate) = play.state.gates.get(gate.index()).copied() else { return Ok(()) };
    let prisoner = play.game.content.quests[play.state.quest].prisoner;
    let (Lead::Cell, Some(monster), false) = (gate.lead, prisoner, play.state.progress.freed) else {
        return Ok(());
    };
    if play.state.creatures[who].side != Side::Party {
        return Ok(());
    }
    let Some(at) = in_cell(play.state, who, gate.at) else { return Ok(()) };
    play.state.table.progress.freed = true;
    let owner = play.state.creatures[who].owner;
    if let Some(freed) = spawn::stand(play, Group { monster, figures: 1 }, at, false) {
        let creature = play.creature(freed);
        creature.side = Side::Party;
        creature.owner = owner;
        creature.set(Status::LATE, true);
        creature.set(Status::BRIBED, true);
        play.tell(freed, SpeechEvent::Freed);
    }
    Ok(())
}
