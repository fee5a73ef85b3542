//! CA-DOOR: opening, closing and battering doors. Chests open and break here too; their locks are CA-LOCK, their contents CA-SEARCH.

use super::legal::Actor;
use super::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, element, forbid, lock, map, melee, search,
};
use crate::Catacombs;
use crate::action::{Action, Hand};
use crate::content::{Act, Lock};
use crate::event::{Event, PlaceEvent};
use crate::geometry::{Dir, Ground, Square};
use crate::state::{Attack, CreatureId, GateId, Leaf, PieceId, Rolled, Side, State, Target};
use undercroft_kernel::{Chance, Sink};

/// What stands in a direction and can be opened, picked or battered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    Gate(GateId),
    /// A chest.
    Piece(PieceId),
}

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    let closing = game.content.cost(Act::CloseDoor);
    // CA-DOOR-11: Only doors and furniture are worth a question; floor and walls are most of what there is.
    for dir in actor.around.things.iter() {
        let square = actor.at().step(dir);
        match state.grid.ground(square) {
            Ground::ClosedDoor | Ground::Low | Ground::Tall => {
                if actor.points >= game.content.cost(Act::Open) && can_open(game, state, who, dir).is_ok() {
                    out.push(Action::Open(dir));
                }
                batter_offers(actor, dir, out);
            }
            Ground::OpenDoor if actor.points >= closing && can_close(state, who, dir).is_ok() => {
                out.push(Action::Close(dir));
            }
            _ => {}
        }
    }
}

fn batter_offers(actor: &Actor, dir: Dir, out: Out) {
    if can_batter(actor.game, actor.state, actor.who, dir).is_err() {
        return;
    }
    for hand in [Hand::Main, Hand::Off] {
        if !melee::has_hand(actor.game, actor.state, actor.who, hand) {
            continue;
        }
        if actor.can_pay(Act::Batter) {
            out.push(Action::Batter { dir, hand, strong: false });
        }
        if actor.can_pay(Act::PowerfulAttack) {
            out.push(Action::Batter { dir, hand, strong: true });
        }
    }
}

/// What stands there and is shut, for whoever can reach it.
pub fn find(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed<Shut> {
    let at = state.creatures[who].at;
    let square = at.step(dir);
    demand(state.grid.is_in_reach(at, square), "CA-DOOR-01")?;
    if let Some(gate) = state.gate_at(square)
        && state.gates.get(gate.index()).is_some_and(|gate| gate.is_shut())
    {
        return Ok(Shut::Gate(gate));
    }
    match state.piece_at(square) {
        Some(piece) if is_chest(game, state, piece) => Ok(Shut::Piece(piece)),
        _ => forbid("CA-DOOR-01"),
    }
}

/// CA-DOOR-04: Whether a piece is a chest that nobody has emptied.
fn is_chest(game: &Catacombs, state: &State, piece: PieceId) -> bool {
    state
        .pieces
        .get(piece.index())
        .is_some_and(|piece| !piece.searched && game.content.elements[piece.kind].lock.is_some())
}

/// How strong a door or chest is.
#[must_use]
pub fn strength(game: &Catacombs, state: &State, shut: Shut) -> Lock {
    let none = Lock { endurance: 0, pv: 1, difficulty: 0 };
    match shut {
        Shut::Gate(gate) => {
            state.gates.get(gate.index()).map_or(none, |gate| game.content.doors[gate.door].lock)
        }
        Shut::Piece(piece) => {
            let kind = state.pieces.get(piece.index()).map(|piece| piece.kind);
            kind.and_then(|kind| game.content.elements[kind].lock).unwrap_or(none)
        }
    }
}

/// CA-DOOR-01, CA-LOCK-06: Whether somebody may try to open what stands in a direction. A chest found to be locked is picked or
/// battered instead by whoever has no keys; GM characters never open the way to a zone that is not on the board, nor chests.
fn can_open(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed<Shut> {
    let shut = find(game, state, who, dir)?;
    let mastered = state.creatures[who].side == Side::Master;
    match shut {
        Shut::Gate(gate) => {
            let unknown = state.gates.get(gate.index()).is_some_and(|gate| gate.is_unexplored());
            demand(!(mastered && unknown), "CA-LOCK-06")?;
        }
        Shut::Piece(piece) => {
            demand(!is_locked(state, piece) || lock::has_keys(state, who), "CA-ELEMENT-06")?;
            demand(!mastered, "CA-SEARCH-02")?;
        }
    }
    Ok(shut)
}

/// CA-DOOR-01, CA-DOOR-02, CA-DOOR-04: Opens a door or chest.
pub fn open<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Open))?;
    let shut = check(can_open(play.game, play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::Open));
    match shut {
        Shut::Gate(gate) => try_door(play, who, gate),
        // CA-LOCK-04, CA-LOCK-07: Whoever lives here has the key of a chest that is locked.
        Shut::Piece(piece) if is_locked(play.state, piece) => search::smash_chest(play, who, piece),
        Shut::Piece(piece) => search::open_chest(play, who, piece),
    }
}

/// CA-ELEMENT-04: Whether a chest was found to be locked.
fn is_locked(state: &State, piece: PieceId) -> bool {
    state.pieces.get(piece.index()).is_some_and(|piece| piece.locked)
}

/// CA-DOOR-02, CA-LOCK-04, CA-LOCK-07: A locked door stays shut, and what it is becomes known; whoever lives here holds the keys.
fn try_door<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, gate: GateId) -> Done<C> {
    let keys = lock::has_keys(play.state, who);
    let Some(door) = play.state.table.gates.get_mut(gate.index()) else { return Ok(()) };
    if door.leaf == Leaf::Locked && !keys {
        door.tried = true;
        let found = PlaceEvent::DoorLocked(door.at, door.door);
        play.tell(who, found);
        return Ok(());
    }
    swing_open(play, who, gate)
}

/// CA-DOOR-03, CA-LOCK-02: A door is open now; behind it there may be a zone that nobody has seen.
pub fn swing_open<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    gate: GateId,
) -> Done<C> {
    let Some(at) = set(play.state, gate, Leaf::Open) else { return Ok(()) };
    play.tell(who, PlaceEvent::DoorOpened(at));
    element::free_prisoner(play, who, gate)?;
    discover(play, who, gate)
}

fn discover<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, gate: GateId) -> Done<C> {
    if play.state.gates.get(gate.index()).is_some_and(|gate| gate.is_unexplored()) {
        return map::discover(play, who, gate);
    }
    Ok(())
}

/// CA-DOOR-11: What fills a gate and what lies on its square are kept in step.
fn set(state: &mut State, gate: GateId, leaf: Leaf) -> Option<Square> {
    let gate = state.table.gates.get_mut(gate.index())?;
    gate.leaf = leaf;
    gate.tried = true;
    let at = gate.at;
    let ground = match leaf {
        Leaf::Shut | Leaf::Locked => Ground::ClosedDoor,
        Leaf::Secret => Ground::Wall,
        Leaf::Open => Ground::OpenDoor,
        Leaf::None | Leaf::Broken => Ground::Floor,
    };
    state.grid.lay(at, ground);
    Some(at)
}

/// CA-DOOR-01, CA-DOOR-10, CA-DOOR-11: Whether a door in a direction can be closed: it is open, whole, and nobody stands in it.
fn can_close(state: &State, who: CreatureId, dir: Dir) -> Allowed<GateId> {
    let at = state.creatures[who].at;
    let square = at.step(dir);
    demand(state.grid.is_in_reach(at, square), "CA-DOOR-01")?;
    let Some(id) = state.gate_at(square) else { return forbid("CA-DOOR-01") };
    let leaf = state.gates.get(id.index()).map(|gate| gate.leaf);
    demand(leaf != Some(Leaf::Broken), "CA-DOOR-10")?;
    demand(leaf == Some(Leaf::Open), "CA-DOOR-01")?;
    demand(!state.grid.is_occupied(square), "CA-DOOR-11")?;
    Ok(id)
}

/// CA-DOOR-01: Closes a door.
pub fn close<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::CloseDoor))?;
    let gate = check(can_close(play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::CloseDoor));
    if let Some(at) = set(play.state, gate, Leaf::Shut) {
        play.tell(who, PlaceEvent::DoorClosed(at));
    }
    Ok(())
}

/// An Imprévu: a door closes by itself.
pub fn shut<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, gate: GateId) {
    if let Some(at) = set(play.state, gate, Leaf::Shut) {
        play.tell_all(PlaceEvent::DoorClosed(at));
    }
}

/// CA-DOOR-05, CA-DOOR-09, CA-ELEMENT-06: Whether somebody may batter what stands in a direction: a shut door, or a chest that was
/// found to be locked. CA-LOCK-06: GM characters leave the way to an unknown zone alone.
fn can_batter(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed<Shut> {
    // CA-DUEL-04: A blow at a door is no blow of a duel.
    demand(!state.creatures[who].duel.is_somebody(), "CA-DUEL-04")?;
    let shut = find(game, state, who, dir)?;
    match shut {
        Shut::Gate(gate) => {
            let unknown = state.gates.get(gate.index()).is_some_and(|gate| gate.is_unexplored());
            demand(!(unknown && state.creatures[who].side == Side::Master), "CA-LOCK-06")?;
        }
        Shut::Piece(piece) => {
            demand(is_locked(state, piece), "CA-ELEMENT-06")?;
            demand(state.creatures[who].side == Side::Party, "CA-SEARCH-02")?;
        }
    }
    Ok(shut)
}

/// Whether a blow can be struck with a hand at all.
fn can_swing(game: &Catacombs, state: &State, who: CreatureId, hand: Hand) -> Allowed {
    demand(melee::has_hand(game, state, who, hand), "CA-MELEE-05")
}

/// CA-DOOR-09: Batters a door or a locked chest, as an attack on an immobile target.
pub fn batter<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    dir: Dir,
    hand: Hand,
    strong: bool,
) -> Done<C> {
    if melee::is_again(play.state) {
        let (by, _) = check(melee::same_blow(play.state, hand, strong))?;
        let shut = check(can_batter(play.game, play.state, by, dir))?;
        return melee::go_on(play, target(shut));
    }
    let act = if strong { Act::PowerfulAttack } else { Act::Batter };
    let who = check(action::can(play.game, play.state, act))?;
    let shut = check(can_batter(play.game, play.state, who, dir))?;
    check(can_swing(play.game, play.state, who, hand))?;
    action::settle_up(play, who, act);
    melee::begin(play, who, target(shut), hand, strong)
}

const fn target(shut: Shut) -> Target {
    match shut {
        Shut::Gate(gate) => Target::Gate(gate),
        Shut::Piece(piece) => Target::Piece(piece),
    }
}

/// CA-TREASURE-24: What a further blow of the same action may batter.
pub fn again_offers(game: &Catacombs, state: &State, who: CreatureId, hand: Hand, strong: bool, out: Out) {
    for dir in Dir::ALL.into_iter().filter(|dir| can_batter(game, state, who, *dir).is_ok()) {
        out.push(Action::Batter { dir, hand, strong });
    }
}

/// CA-DOOR-09, CA-DOOR-10: What a blow does to a door or chest: damage less its endurance, until nothing is left.
pub fn struck<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    attack: &Attack,
    damage: i16,
    _: Rolled,
) -> Done<C> {
    let shut = match attack.target {
        Target::Gate(gate) => Shut::Gate(gate),
        Target::Piece(piece) => Shut::Piece(piece),
        _ => return Ok(()),
    };
    let lock = strength(play.game, play.state, shut);
    let loss = (damage - i16::from(lock.endurance)).clamp(0, i16::from(u8::MAX)) as u8;
    let Some((at, wounds)) = wound(play.state, shut, loss) else { return Ok(()) };
    play.tell(attack.by, PlaceEvent::Battered(at, loss));
    if wounds < lock.pv {
        return Ok(());
    }
    match shut {
        Shut::Gate(gate) => break_down(play, attack.by, gate),
        Shut::Piece(piece) => search::smash_chest(play, attack.by, piece),
    }
}

fn wound(state: &mut State, shut: Shut, loss: u8) -> Option<(Square, u8)> {
    let (at, wounds) = match shut {
        Shut::Gate(gate) => {
            state.table.gates.get_mut(gate.index()).map(|gate| (gate.at, &mut gate.wounds))?
        }
        Shut::Piece(piece) => {
            state.table.pieces.get_mut(piece.index()).map(|piece| (piece.at, &mut piece.wounds))?
        }
    };
    *wounds = wounds.saturating_add(loss);
    Some((at, *wounds))
}

/// CA-DOOR-10: The door is gone and the way is open.
fn break_down<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, gate: GateId) -> Done<C> {
    if let Some(at) = set(play.state, gate, Leaf::Broken) {
        play.tell(who, PlaceEvent::DoorBroken(at));
    }
    element::free_prisoner(play, who, gate)?;
    discover(play, who, gate)
}

/// CA-ELEMENT-17, CA-ELEMENT-18: A secret door was found: it stands open and shows what is behind.
pub fn reveal_secret<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    gate: GateId,
) -> Done<C> {
    if let Some(at) = set(play.state, gate, Leaf::Open) {
        play.tell(who, PlaceEvent::SecretFound(at));
    }
    discover(play, who, gate)
}
