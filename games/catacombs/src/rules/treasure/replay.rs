//! CA-TREASURE-10: the ring of divination: a turn is played again from where it began, with fresh dice.

use crate::Catacombs;
use crate::content::{ItemKind, TrinketEffect};
use crate::event::{Event, TurnEvent};
use crate::geometry::{Ground, Square};
use crate::rules::{Done, Play, PlayExt, check, forbid, turn};
use crate::state::{CreatureId, Frame, Gate, Lead, Leaf, Phase, State, Table};
use undercroft_kernel::{Chance, Sink};

/// The place in the list of a ring that can still be used.
fn ring(game: &Catacombs, table: &Table, who: CreatureId) -> Option<usize> {
    table.items.iter().position(|item| match game.content.items[item.id].kind {
        ItemKind::Trinket(trinket) if item.place.holder() == Some(who) => {
            matches!(trinket.effect, TrinketEffect::Replay(times) if item.used < times)
        }
        _ => false,
    })
}

/// CA-TREASURE-10: Remembers the table where somebody with a divination ring begins its turn.
pub fn remember<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    // Hardly anybody has one: the table is copied for nobody else.
    play.state.before = None;
    if ring(play.game, &play.state.table, who).is_some() {
        play.state.before = Some(play.state.table);
    }
}

/// CA-TREASURE-10: Whether somebody may replay the turn that ends.
#[must_use]
pub fn may_replay(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    state.before.is_some() && ring(game, &state.table, who).is_some()
}

/// CA-TREASURE-10: The turn is undone and played again; the ring stays used. Zones that were found are hidden again, and the same cards lie
/// on top.
pub fn replay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let (Some(Frame::Divine), Some(before)) = (play.state.stack.top(), play.state.before) else {
        return check(forbid("CA-TREASURE-10"));
    };
    let who = play.state.actor;
    let after = play.state.table;
    play.state.stack.pop();
    play.state.before = None;
    restore_ground(play.game, play.state, &before, &after);
    play.state.table = before;
    for gate in after.gates.iter() {
        put_card_back(play.game, play.state, gate, &before, &after);
    }
    for one in after.creatures.on_board() {
        play.state.grid.occupy(after.creatures[one].at, false);
    }
    for one in before.creatures.on_board() {
        play.state.grid.occupy(before.creatures[one].at, true);
    }
    if let Some(item) = ring(play.game, &before, who).and_then(|slot| play.state.table.items.get_mut(slot)) {
        item.used += 1;
    }
    play.state.actor = who;
    play.state.phase = Phase::Acting;
    play.state.run_left = 0;
    play.state.stirred = false;
    play.tell(who, TurnEvent::TurnReplayed);
    Ok(())
}

/// CA-TREASURE-10: The turn ends as it was played.
pub fn do_not_replay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Divine) = play.state.stack.top() else { return check(forbid("CA-TREASURE-10")) };
    play.state.stack.pop();
    turn::let_go(play)
}

/// The ground as it was: zones found since are unknown again, doors stand as they stood, pits are closed.
fn restore_ground(game: &Catacombs, state: &mut State, before: &Table, after: &Table) {
    for zone in after.zones.iter().skip(before.zones.len()) {
        for y in 0..i16::from(zone.height) {
            for x in 0..i16::from(zone.width) {
                state.grid.lay(zone.corner.by(x, y), Ground::Wall);
            }
        }
        let (dx, dy) = zone.inward.opposite().delta();
        for step in 1..=i16::from(zone.passage) {
            state.grid.lay(zone.entrance.by(i16::from(dx) * step, i16::from(dy) * step), Ground::Wall);
        }
    }
    for (was, is) in before.gates.iter().zip(after.gates.iter()) {
        if was.lead != is.lead && is.lead == Lead::Rubble {
            state.grid.lay(is.at.step(is.out), Ground::Wall);
        }
        state.grid.lay(was.at, ground_of(was));
    }
    let was_hole = |at: Square| before.traps.iter().any(|trap| trap.at == at && !trap.armed);
    for trap in after.traps.iter().filter(|trap| !trap.armed && game.content.traps[trap.kind].pit) {
        if trap.at.is_somewhere() && !was_hole(trap.at) && state.grid.ground(trap.at) == Ground::Hole {
            state.grid.lay(trap.at, Ground::Floor);
        }
    }
}

/// What lies on the square of a gate.
fn ground_of(gate: &Gate) -> Ground {
    match gate.leaf {
        Leaf::None if gate.is_unexplored() => Ground::Exit,
        Leaf::None | Leaf::Broken => Ground::Floor,
        Leaf::Secret => Ground::Wall,
        Leaf::Shut | Leaf::Locked => Ground::ClosedDoor,
        Leaf::Open => Ground::OpenDoor,
    }
}

/// The card that was found behind a gate lies on top of its pile again, known to the game master.
fn put_card_back(game: &Catacombs, state: &mut State, gate: &Gate, before: &Table, after: &Table) {
    let Lead::Zone(slot) = gate.lead else { return };
    let found = after.zones.get(slot.index()).filter(|_| slot.index() >= before.zones.len());
    let Some(card) = found.map(|zone| zone.card) else { return };
    let main = game.content.quests[state.quest].main.zone == card;
    state.table.cards_out |= 1 << card.0;
    for other in state.table.gates.iter_mut() {
        if main {
            other.main = 0;
        }
        if other.at == gate.at && other.is_unexplored() {
            other.main &= !1;
            other.pin = Some(card);
        }
    }
}
