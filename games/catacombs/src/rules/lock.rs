//! CA-LOCK: picking locks, and who holds the keys.

use super::door::{self, Shut};
use super::legal::Actor;
use super::{Allowed, Done, Out, Play, action, check, demand, search, test};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Characteristic};
use crate::event::Event;
use crate::geometry::{Dir, Ground};
use crate::state::{CreatureId, GateId, Kind, Leaf, PieceId, Purpose, State};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points < actor.game.content.cost(Act::PickLock) || has_keys(actor.state, actor.who) {
        return;
    }
    for dir in actor.around.things.iter() {
        let ground = actor.state.grid.ground(actor.at().step(dir));
        let shut = matches!(ground, Ground::ClosedDoor | Ground::Low | Ground::Tall);
        if shut && can_pick(actor.game, actor.state, actor.who, dir).is_ok() {
            out.push(Action::Pick(dir));
        }
    }
}

/// CA-LOCK-04, CA-LOCK-07: Whoever lives in the catacombs holds the keys, whomever it serves now.
#[must_use]
pub fn has_keys(state: &State, who: CreatureId) -> bool {
    matches!(state.creatures[who].kind, Kind::Monster(_))
}

/// CA-LOCK-01, CA-LOCK-04: Whether somebody may pick the lock in a direction: of a door unless it is known to be unlocked, of a chest
/// that was found to be locked.
fn can_pick(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed<Shut> {
    demand(!has_keys(state, who), "CA-LOCK-04")?;
    let shut = door::find(game, state, who, dir)?;
    let locked = match shut {
        Shut::Gate(gate) => {
            state.gates.get(gate.index()).is_some_and(|gate| !gate.tried || gate.leaf == Leaf::Locked)
        }
        Shut::Piece(piece) => state.pieces.get(piece.index()).is_some_and(|piece| piece.locked),
    };
    demand(locked, "CA-LOCK-01")?;
    Ok(shut)
}

/// CA-LOCK-01, CA-LOCK-03: Picks the lock of a door or chest; as often as it is paid for.
pub fn pick<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::PickLock))?;
    let shut = check(can_pick(play.game, play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::PickLock));
    let difficulty = door::strength(play.game, play.state, shut).difficulty;
    let purpose = match shut {
        // There is nothing to pick: the door was never locked.
        Shut::Gate(gate) if !is_locked(play.state, gate) => return door::swing_open(play, who, gate),
        Shut::Gate(gate) => {
            get_to_know(play.state, gate);
            Purpose::PickGate(gate)
        }
        Shut::Piece(piece) => Purpose::PickPiece(piece),
    };
    test::roll(play, test::of(who, Characteristic::Dexterity, difficulty, purpose))
}

/// CA-DOOR-02, CA-LOCK-01: Whoever works at a lock learns what door it is, as the difficulty says.
fn get_to_know(state: &mut State, gate: GateId) {
    if let Some(gate) = state.table.gates.get_mut(gate.index()) {
        gate.tried = true;
    }
}

fn is_locked(state: &State, gate: GateId) -> bool {
    state.gates.get(gate.index()).is_some_and(|gate| gate.leaf == Leaf::Locked)
}

/// CA-LOCK-02: The door opens at once.
pub fn picked_gate<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    gate: GateId,
    passed: bool,
) -> Done<C> {
    if !passed {
        return Ok(());
    }
    if let Some(gate) = play.state.table.gates.get_mut(gate.index()) {
        gate.picked = true;
    }
    door::swing_open(play, who, gate)
}

/// CA-ELEMENT-06: The chest opens and shows what is in it.
pub fn picked_piece<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    piece: PieceId,
    passed: bool,
) -> Done<C> {
    if passed { search::smash_chest(play, who, piece) } else { Ok(()) }
}
