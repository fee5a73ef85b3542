//! Everything that may be done now: a table of contents that asks each chapter for its offers.

use super::{
    Out, action, ambush, block, destiny, door, duel, element, imprevu, jump, lock, los, map, melee, r#move,
    object, potion, quest, search, shoot, shove, speech, spell, swarm, theft, throw, trap, treasure, turn,
    wait, web, wound,
};
use crate::Catacombs;
use crate::action::{Action, Thing};
use crate::content::Act;
use crate::geometry::{Around, Dirs, Square};
use crate::state::{Creature, CreatureId, Frame, Item, MAX_ITEMS, Phase, Place, Side, State};
use std::cell::Cell;
use undercroft_kernel::Seat;

/// Whoever acts, with what every chapter asks again and again.
pub struct Actor<'a> {
    /// The rules and cards.
    pub game: &'a Catacombs,
    /// The table.
    pub state: &'a State,
    /// Who.
    pub who: CreatureId,
    /// The creature.
    pub me: &'a Creature,
    /// CA-ACTION-01: What it can pay for anything but a step.
    pub points: u8,
    /// What lies around it.
    pub around: Around,
    /// Who is in reach, friend and foe, one bit each.
    pub near: u32,
    /// Where furniture stands or lies that can be reached.
    pub furniture: Dirs,
    /// Everybody of its side on the board, itself included, one bit each.
    mine: u32,
    /// All adversaries on the board, one bit each.
    theirs: u32,
    /// What it carries, by places in the list, one bit each.
    bag: u128,
    /// What companions in reach carry and what lies in reach, likewise.
    handy: u128,
    /// Whom it sees, once somebody has asked.
    seen: Cell<Option<u32>>,
}

impl<'a> Actor<'a> {
    /// The actor of a table.
    #[must_use]
    pub fn new(game: &'a Catacombs, state: &'a State, who: CreatureId) -> Actor<'a> {
        let me = &state.creatures[who];
        let around = state.grid.around(me.at);
        let (mine, theirs) = sides(state, me.side);
        let near = if around.occupied.is_empty() && state.stairs.is_empty() { 0 } else { near(state, who) };
        let points = action::spare(game, state, who);
        let furniture = furniture(state, me.at, around);
        let seen = Cell::new(None);
        let (bag, handy) = objects(state, who, near & mine);
        Actor { game, state, who, me, points, around, near, furniture, mine, theirs, bag, handy, seen }
    }

    /// Whether it carries anything.
    #[must_use]
    pub const fn carries_something(&self) -> bool {
        self.bag != 0
    }

    /// Everything it carries, in use or not, with its place in the list.
    pub fn carried(&self) -> impl Iterator<Item = (usize, &'a Item)> {
        slots(self.state, self.bag)
    }

    /// What companions in reach carry and what lies in reach, with its place in the list.
    pub fn handy(&self) -> impl Iterator<Item = (usize, &'a Item)> {
        slots(self.state, self.handy)
    }

    /// Each kind of object that it carries once: the first of its kind.
    pub fn kinds(&self) -> impl Iterator<Item = Thing> {
        let first = move |(at, item): &(usize, &Item)| {
            !slots(self.state, self.bag & ((1 << at) - 1)).any(|(_, other)| other.id == item.id)
        };
        self.carried().filter(first).map(|(_, item)| Thing { item: item.id, nth: 0 })
    }

    /// Where it stands.
    #[must_use]
    pub fn at(&self) -> Square {
        self.me.at
    }

    /// CA-ACTION-01: Whether it can pay for an action now.
    #[must_use]
    pub fn can_pay(&self, act: Act) -> bool {
        self.points >= action::price(self.game, self.state, self.who, act)
    }

    /// The creatures of a set that are its adversaries.
    #[must_use]
    pub fn foes(&self, set: u32) -> u32 {
        set & self.theirs
    }

    /// The creatures of a set that are on its side, itself excepted.
    #[must_use]
    pub fn friends(&self, set: u32) -> u32 {
        set & self.mine & !self.who.bit()
    }

    /// CA-LOS-01: Everybody it has in line of sight, one bit each. Worked out once.
    #[must_use]
    pub fn sees(&self) -> u32 {
        if let Some(seen) = self.seen.get() {
            return seen;
        }
        let all = self.state.creatures.on_board().filter(|other| *other != self.who);
        let seen =
            all.filter(|other| los::sees(self.state, self.who, *other)).fold(0, |set, one| set | one.bit());
        self.seen.set(Some(seen));
        seen
    }
}

/// The creatures of a set, lowest slot first.
#[inline]
pub fn each(set: u32) -> impl Iterator<Item = CreatureId> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let slot = left.trailing_zeros() as u8;
            left &= left - 1;
            CreatureId(slot)
        })
    })
}

/// Everybody of one side and everybody of the other, one bit each.
fn sides(state: &State, side: Side) -> (u32, u32) {
    let mut sets = (0, 0);
    for who in state.creatures.on_board() {
        let set = if state.creatures[who].side == side { &mut sets.0 } else { &mut sets.1 };
        *set |= who.bit();
    }
    sets
}

/// The objects at these places of the list.
fn slots(state: &State, set: u128) -> impl Iterator<Item = (usize, &Item)> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let slot = left.trailing_zeros() as usize;
            left &= left - 1;
            slot
        })
    })
    .filter_map(move |slot| state.items.get(slot).map(|item| (slot, item)))
}

/// What somebody carries, and what is in reach of it: on the ground or with `companions`.
fn objects(state: &State, who: CreatureId, companions: u32) -> (u128, u128) {
    let at = state.creatures[who].at;
    let (mut bag, mut handy) = (0, 0);
    for (slot, item) in state.items.iter().enumerate() {
        match (item.place, item.place.holder()) {
            (_, Some(holder)) if holder == who => bag |= 1 << slot,
            (_, Some(holder)) if companions & holder.bit() != 0 => handy |= 1 << slot,
            (Place::Floor(there), _) if at == there || at.is_beside(there) => handy |= 1 << slot,
            _ => {}
        }
    }
    (bag, handy)
}

/// The places of all objects fit into one word.
const _: () = assert!(MAX_ITEMS <= 128);

/// CA-SEARCH-12: The directions in which a piece of furniture can be reached.
fn furniture(state: &State, at: Square, around: Around) -> Dirs {
    let mut set = 0;
    for piece in state.pieces.iter() {
        if let Some(dir) = at.dir(piece.at) {
            set |= 1 << dir as u8;
        }
    }
    Dirs(set & (around.reach.0 | around.things.0))
}

/// Everybody of one side on the board, one bit each.
#[inline]
#[must_use]
pub fn side(state: &State, side: Side) -> u32 {
    state.creatures.of(side).fold(0, |set, who| set | who.bit())
}

/// CA-MELEE-02: Everybody in reach of somebody, one bit each.
#[must_use]
pub fn near(state: &State, who: CreatureId) -> u32 {
    let at = state.creatures[who].at;
    let others = state.creatures.on_board().filter(|other| *other != who);
    others
        .filter(|other| state.is_in_reach(at, state.creatures[*other].at))
        .fold(0, |set, one| set | one.bit())
}

/// Fills `out` with everything `seat` may do.
pub fn fill(game: &Catacombs, state: &State, seat: Seat, out: Out) {
    if !turn::asked(state).has(seat) {
        return;
    }
    match state.stack.top() {
        None => phase(game, state, out),
        Some(frame) => business(game, state, seat, frame, out),
    }
}

fn phase(game: &Catacombs, state: &State, out: Out) {
    match state.phase {
        Phase::Acting => acts(game, state, state.actor, out),
        Phase::Leader => turn::leader_offers(state, out),
        Phase::Upkeep => turn::upkeep_offers(state, out),
        Phase::Order => turn::order_offers(state, out),
        Phase::Next => turn::next_offers(state, out),
        Phase::Opening | Phase::TurnEnd => {}
    }
}

/// What somebody may do in its turn, in a reaction or in an ambush.
fn acts(game: &Catacombs, state: &State, who: CreatureId, out: Out) {
    if state.run_left > 0 {
        return r#move::run_offers(game, state, who, out);
    }
    let actor = Actor::new(game, state, who);
    turn::offers(&actor, out);
    if action::points(state, who) == 0 {
        return melee::free_offers(&actor, out);
    }
    if actor.me.web > 0 {
        return web::offers(&actor, out);
    }
    if actor.me.duel.is_somebody() {
        return duel::acts(&actor, out);
    }
    r#move::offers(&actor, out);
    jump::offers(&actor, out);
    melee::offers(&actor, out);
    shoot::offers(&actor, out);
    shove::offers(&actor, out);
    duel::offers(&actor, out);
    swarm::offers(&actor, out);
    spell::offers(&actor, out);
    search::offers(&actor, out);
    object::offers(&actor, out);
    if actor.carries_something() {
        potion::offers(&actor, out);
        treasure::offers(&actor, out);
        throw::offers(&actor, out);
    }
    theft::offers(&actor, out);
    door::offers(&actor, out);
    lock::offers(&actor, out);
    trap::offers(&actor, out);
    element::offers(&actor, out);
    speech::offers(&actor, out);
    quest::offers(&actor, out);
    wait::offers(&actor, out);
}

fn business(game: &Catacombs, state: &State, seat: Seat, frame: Frame, out: Out) {
    match frame {
        Frame::Test { test, .. } => destiny::test_offers(state, test.who, out),
        Frame::Attack { attack, roll, stage } => melee::answers(game, state, &attack, roll, stage, out),
        Frame::Again { by, weapon, strong, .. } => melee::again_offers(game, state, by, weapon, strong, out),
        Frame::FreeAttack { by, thief } => theft::strike_offers(game, state, by, thief, out),
        Frame::Window { waiting, .. } => wait::window_offers(state, seat, waiting, out),
        Frame::React { .. } | Frame::Possess { .. } => acts(game, state, state.actor, out),
        Frame::Ambush { left, .. } if !state.actor.is_somebody() => ambush::offers(left, out),
        Frame::Ambush { .. } => acts(game, state, state.actor, out),
        Frame::Held { .. } => block::held_offers(out),
        Frame::Advance { .. } => out.push_all(&[Action::Advance, Action::Pass]),
        Frame::Beside { who, hole } => trap::beside_offers(state, who, hole, out),
        Frame::Doom { who, .. } => wound::doom_offers(state, who, out),
        Frame::Snared { .. } | Frame::Flames { .. } => out.push(Action::RollHarm),
        Frame::Hoard { .. } => out.push(Action::RollFind),
        Frame::Find { .. } => out.push_all(&[Action::Keep, Action::Pass]),
        Frame::Booty { .. } => treasure::booty_offers(state, out),
        Frame::Consent { .. } | Frame::Pledge { .. } => out.push_all(&[Action::Agree, Action::Pass]),
        Frame::Aim(aim) => throw::aim_offers(game, state, aim, out),
        Frame::Teleport { left } => treasure::teleport_offers(game, state, seat, left, out),
        Frame::Share { .. } => speech::share_offers(state, out),
        Frame::Divine => out.push_all(&[Action::ReplayTurn, Action::Pass]),
        Frame::Reveal(reveal) => map::offers(game, state, reveal, out),
        Frame::Event { card, who, next } => imprevu::offers(game, state, card, who, next, out),
        Frame::Blank | Frame::Arrive { .. } => {}
    }
}
