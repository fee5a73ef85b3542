//! CA-MAP-01 to CA-MAP-05, CA-MAP-11 to CA-MAP-14: the packet of cards and the piles behind the exits.
//!
//! No order is stored. A pile is a number of cards and a set of places where the main card may be; every such place of all piles is
//! equally likely. That is exactly the law of cutting, shuffling and dealing (see the test against a literal packet).

use crate::Catacombs;
use crate::content::{MAX_ZONES, ZoneId};
use crate::event::Event;
use crate::facts::draws::ZONE;
use crate::rules::{Done, Play};
use crate::state::{GateId, State};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// Cards in a pile, face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Packet {
    pub cards: u8,
    /// Where the main card may be, one bit each from the top.
    pub main: u16,
}

impl Packet {
    /// CA-MAP-02, CA-MAP-03, CA-MAP-04: The packet of a new game: the main card somewhere in the lower half, the smaller half on top.
    #[must_use]
    pub fn new(others: u8) -> Packet {
        let top = others / 2;
        let all = (1u32 << (others + 1)) - 1;
        Packet { cards: others + 1, main: (all & !((1u32 << top) - 1)) as u16 }
    }

    /// The packet without its top card.
    #[must_use]
    pub const fn rest(self) -> Packet {
        Packet { cards: self.cards.saturating_sub(1), main: self.main >> 1 }
    }

    /// CA-MAP-13, CA-MAP-22: The pile that one of several exits gets, dealt one by one from the bottom, each card onto its pile: the old
    /// order is kept.
    #[must_use]
    pub fn share(self, exit: usize, exits: usize) -> Packet {
        let mut pile = Packet::default();
        for place in 0..self.cards {
            let dealt = usize::from(self.cards - 1 - place);
            if dealt % exits.max(1) == exit {
                pile.main |= (self.main >> place & 1) << pile.cards;
                pile.cards += 1;
            }
        }
        pile
    }

    /// CA-MAP-14: This pile with another under it.
    #[must_use]
    pub const fn onto(self, lower: Packet) -> Packet {
        Packet { cards: self.cards + lower.cards, main: self.main | lower.main << self.cards }
    }
}

/// The pile behind an exit; without one, the packet of a new game.
pub fn packet(game: &Catacombs, state: &State, gate: Option<GateId>) -> Packet {
    match gate.and_then(|gate| state.gates.get(gate.index())) {
        Some(gate) => Packet { cards: gate.cards, main: gate.main },
        None => {
            let secondary = game.content.quests[state.quest].secondary.len() as u8;
            Packet::new(game.options.length + secondary)
        }
    }
}

/// How likely each zone card is on top of a pile, as integer weights by card.
///
/// With T places where the main card may be, M other cards face down, S of them secondary, and K cards that may be any of the rest: the
/// main card has 1 / T where it may be on top; otherwise each secondary card has 1 / M, and each of the K has (M - S) / (M * K).
#[must_use]
pub fn chances(game: &Catacombs, state: &State, packet: Packet, hidden: Packet) -> [u32; MAX_ZONES] {
    let quest = &game.content.quests[state.quest];
    let places = hidden.main.count_ones();
    let others = u32::from(hidden.cards) - u32::from(places > 0);
    let secondary = state.secondary_left.count_ones().min(others);
    let unseen = |id: ZoneId| state.cards_out >> id.0 & 1 == 0 && !game.content.zones[id].quest;
    let kinds = game.content.zones.iter().filter(|(id, _)| unseen(*id)).count() as u32;
    let on_top = packet.main & 1 == 1;
    let elsewhere = if on_top { places - 1 } else { 1 };
    let mut weights = [0; MAX_ZONES];
    for (id, _) in game.content.zones.iter() {
        let Some(weight) = weights.get_mut(usize::from(id.0)) else { continue };
        if id == quest.main.zone && on_top {
            *weight = others.max(1) * kinds.max(1);
        } else if is_secondary(game, state, id) {
            *weight = elsewhere * kinds.max(1);
        } else if unseen(id) {
            *weight = elsewhere * (others - secondary);
        }
    }
    weights
}

/// Whether a card is one of the secondary quests that has not turned up.
fn is_secondary(game: &Catacombs, state: &State, id: ZoneId) -> bool {
    let missions = game.content.quests[state.quest].secondary.iter().enumerate();
    missions.into_iter().any(|(at, mission)| mission.zone == id && state.secondary_left >> at & 1 == 1)
}

/// Everything that nobody has seen: all piles together, without the cards that were looked at.
fn hidden(state: &State, packet: Packet, gate: Option<GateId>) -> Packet {
    if gate.is_none() {
        return packet;
    }
    let piles = state.gates.iter();
    // Only counts matter here, so places of different piles are put side by side in any order.
    let (cards, places) = piles.fold((0u8, 0u32), |(cards, places), gate| {
        (cards + gate.cards - u8::from(gate.pin.is_some()), places + gate.main.count_ones())
    });
    Packet { cards, main: ((1u32 << places.min(16)) - 1) as u16 }
}

/// CA-MAP-05, CA-MAP-11: The top card of a pile turns up, for the game master alone. `packet` is left without it.
pub fn draw<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    packet: &mut Packet,
    gate: Option<GateId>,
) -> Done<C, ZoneId> {
    let pinned = gate.and_then(|gate| play.state.gates.get(gate.index())).and_then(|gate| gate.pin);
    let card = match pinned {
        Some(card) => card,
        None => {
            let hidden = hidden(play.state, *packet, gate);
            let weights = chances(play.game, play.state, *packet, hidden);
            let seat = play.state.master();
            ZoneId(play.ctx.pick(Draw::new(ZONE, seat, Weights::List(&weights)))? as u8)
        }
    };
    *packet = packet.rest();
    if let Some(gate) = gate.and_then(|gate| play.state.table.gates.get_mut(gate.index())) {
        (gate.cards, gate.main, gate.pin) = (0, 0, None);
    }
    note(play.game, play.state, packet, card);
    Ok(card)
}

/// The top card of a pile is looked at and stays: it is pinned from now on. Says whether nothing leads on from it.
pub fn peek<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, gate: GateId) -> Done<C, bool> {
    let Some(pile) = play.state.gates.get(gate.index()).copied() else { return Ok(true) };
    if pile.cards == 0 {
        return Ok(true);
    }
    let mut packet = Packet { cards: pile.cards, main: pile.main };
    let card = match pile.pin {
        Some(card) => card,
        None => {
            let hidden = hidden(play.state, packet, Some(gate));
            let weights = chances(play.game, play.state, packet, hidden);
            let seat = play.state.master();
            ZoneId(play.ctx.pick(Draw::new(ZONE, seat, Weights::List(&weights)))? as u8)
        }
    };
    packet.main &= !1;
    note(play.game, play.state, &mut packet, card);
    if let Some(gate) = play.state.table.gates.get_mut(gate.index()) {
        gate.main = packet.main;
        gate.pin = Some(card);
    }
    Ok(play.game.content.zones[card].is_dead_end())
}

/// What a card that turned up tells of the others.
fn note(game: &Catacombs, state: &mut State, packet: &mut Packet, card: ZoneId) {
    state.cards_out |= 1 << card.0;
    let quest = &game.content.quests[state.quest];
    if card == quest.main.zone {
        packet.main = 0;
        for gate in state.table.gates.iter_mut() {
            gate.main = 0;
        }
    }
    for (at, mission) in quest.secondary.iter().enumerate() {
        if mission.zone == card {
            state.secondary_left &= !(1 << at);
        }
    }
}

/// CA-MAP-14: The cards of a dead end go under the piles of all other unexplored exits. Says whether there were any.
pub fn share_dead_end(state: &mut State, packet: Packet) -> bool {
    let open = |gate: &crate::state::Gate| gate.is_unexplored();
    let exits = state.gates.iter().filter(|gate| open(gate)).count();
    for (exit, gate) in state.table.gates.iter_mut().filter(|gate| open(gate)).enumerate() {
        let pile = Packet { cards: gate.cards, main: gate.main }.onto(packet.share(exit, exits));
        (gate.cards, gate.main) = (pile.cards, pile.main);
    }
    exits > 0
}
