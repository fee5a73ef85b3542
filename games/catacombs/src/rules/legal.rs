//! Everything that may be done now: a table of contents that asks each chapter for its offers.

use super::{
    Out, action, ambush, block, destiny, door, duel, element, imprevu, jump, lock, los, map, melee, r#move,
    object, potion, quest, search, sheet, shoot, shove, speech, spell, swarm, theft, throw, trap, treasure,
    turn, wait, web, wound,
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
    pub state: &'a State,
    pub who: CreatureId,
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
    /// Of what it carries, the first of each kind.
    firsts: u128,
    /// What companions in reach carry and what lies in reach, likewise.
    handy: u128,
    /// At whom it has looked because somebody asked, and whom of them it sees.
    looks: Cell<(u32, u32)>,
}

impl<'a> Actor<'a> {
    /// The actor of a table.
    #[must_use]
    pub fn new(game: &'a Catacombs, state: &'a State, who: CreatureId) -> Actor<'a> {
        let me = &state.creatures[who];
        let around = state.grid.around(me.at);
        let Company { mine, theirs, near } = company(state, me, around);
        let points = action::spare(game, state, who);
        let furniture = furniture(state, me.at, around);
        let looks = Cell::new((who.bit(), 0));
        let Objects { bag, firsts, handy } = objects(state, who, near & mine);
        Actor {
            game,
            state,
            who,
            me,
            points,
            around,
            near,
            furniture,
            mine,
            theirs,
            bag,
            firsts,
            handy,
            looks,
        }
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
        slots(self.state, self.firsts).map(|(_, item)| Thing { item: item.id, nth: 0 })
    }

    /// Whether no object of the same kind that it carries comes before this one.
    #[must_use]
    pub const fn is_first(&self, slot: usize) -> bool {
        self.firsts >> slot & 1 == 1
    }

    /// The name of an object that it carries, by its place in the list.
    #[must_use]
    pub fn thing(&self, slot: usize, item: &Item) -> Thing {
        if self.is_first(slot) {
            Thing { item: item.id, nth: 0 }
        } else {
            sheet::thing(self.state, self.who, slot)
        }
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

    /// Whether any adversary is on the board.
    #[must_use]
    pub const fn has_foes(&self) -> bool {
        self.theirs != 0
    }

    /// CA-LOS-01: The adversaries it has in line of sight, one bit each.
    #[must_use]
    pub fn seen_foes(&self) -> u32 {
        self.seen(self.theirs)
    }

    /// CA-LOS-01: Those of its side it has in line of sight, one bit each.
    #[must_use]
    pub fn seen_friends(&self) -> u32 {
        self.seen(self.mine)
    }

    /// Those of a set it has in line of sight. It looks at nobody twice.
    fn seen(&self, set: u32) -> u32 {
        let (looked, mut seen) = self.looks.get();
        for other in each(set & !looked) {
            if los::sees(self.state, self.who, other) {
                seen |= other.bit();
            }
        }
        self.looks.set((looked | set, seen));
        seen & set
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

/// Who else is on the board, one bit each.
#[derive(Default)]
struct Company {
    /// Everybody of one's own side, oneself included.
    mine: u32,
    /// Everybody of the other.
    theirs: u32,
    /// CA-MELEE-02: Everybody in reach, friend and foe.
    near: u32,
}

fn company(state: &State, me: &Creature, around: Around) -> Company {
    let mut company = Company::default();
    let (beyond, crowded) = (state.other_end(me.at), around.occupied.and(around.unflanked));
    for (other, creature) in state.creatures.present() {
        let side = if creature.side == me.side { &mut company.mine } else { &mut company.theirs };
        *side |= other.bit();
        let beside = !crowded.is_empty() && me.at.dir(creature.at).is_some_and(|dir| crowded.has(dir));
        if beside || beyond == Some(creature.at) {
            company.near |= other.bit();
        }
    }
    company
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

/// Objects that somebody can lay hands on, by places in the list, one bit each.
#[derive(Default)]
struct Objects {
    bag: u128,
    /// Of what it carries, the first of each kind.
    firsts: u128,
    /// What is in reach of it: on the ground or with companions.
    handy: u128,
}

fn objects(state: &State, who: CreatureId, companions: u32) -> Objects {
    let at = state.creatures[who].at;
    let mut objects = Objects::default();
    let mut kinds = [false; u8::MAX as usize + 1];
    for (slot, item) in state.items.iter().enumerate() {
        match (item.place, item.place.holder()) {
            (_, Some(holder)) if holder == who => {
                objects.bag |= 1 << slot;
                if let Some(known) = kinds.get_mut(usize::from(item.id.0)) {
                    objects.firsts |= u128::from(!std::mem::replace(known, true)) << slot;
                }
            }
            (_, Some(holder)) if companions & holder.bit() != 0 => objects.handy |= 1 << slot,
            (Place::Floor(there), _) if at == there || at.is_beside(there) => objects.handy |= 1 << slot,
            _ => {}
        }
    }
    objects
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
        Frame::Test { test, .. } => destiny::offers(state, test.who, out),
        Frame::Fruitless { who, .. } => destiny::offers(state, who, out),
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
        Frame::Haggle { sums, .. } => speech::haggle_offers(game, state, sums, out),
        Frame::Aim(aim) => throw::aim_offers(game, state, aim, out),
        Frame::Teleport { left } => treasure::teleport_offers(game, state, left, out),
        Frame::Share { .. } => speech::share_offers(state, out),
        Frame::Divine => out.push_all(&[Action::ReplayTurn, Action::Pass]),
        Frame::Reveal(reveal) => map::offers(game, state, reveal, out),
        Frame::Event { next, .. } => imprevu::offers(state, next, out),
        Frame::Blank | Frame::Arrive { .. } => {}
    }
}
