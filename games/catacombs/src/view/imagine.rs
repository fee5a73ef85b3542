//! A full table that fits a view: cards, piles, locks and traps as they may be. The game master's view is the table itself.

use super::View;
use crate::Catacombs;
use crate::content::{DoorId, Objective, ZoneId};
use crate::geometry::{Dir, Ground, Square};
use crate::state::{Frame, Gate, Group, Leaf, MAX_TRAPS, Phase, RevealStep, State, Table, Trap, ZoneSlot};
use undercroft_kernel::{Chance, Draw, Id, Seat, Weights};

/// How likely a zone is to hide a trap: this many times in six.
const TRAPS_IN_SIX: u32 = 2;

/// A table that fits a view.
///
/// # Errors
/// The pause of the source.
pub fn imagine<C: Chance>(game: &Catacombs, view: &View, chance: &mut C) -> Result<State, C::Pause> {
    let mut state = view.table;
    if view.is_master() {
        return Ok(state);
    }
    let mut dream = Dream { game, chance, seat: state.master() };
    dream.fill(&mut state)?;
    Ok(state)
}

struct Dream<'a, C> {
    game: &'a Catacombs,
    chance: &'a mut C,
    seat: Seat,
}

impl<C: Chance> Dream<'_, C> {
    fn pick(&mut self, name: &'static str, weights: Weights<'_>) -> Result<u32, C::Pause> {
        self.chance.pick(Draw::new(name, self.seat, weights))
    }

    fn below(&mut self, n: u32) -> Result<u32, C::Pause> {
        self.pick("imagined", Weights::Uniform(n.max(1)))
    }

    fn fill(&mut self, state: &mut State) -> Result<(), C::Pause> {
        let discovering = state.stack.iter().find_map(discovery);
        self.fill_table(state, discovering)?;
        if let Some(mut before) = state.before {
            let mut past = State { table: before, grid: state.grid, ..State::default() };
            self.fill_table(&mut past, None)?;
            before = past.table;
            state.before = Some(before);
        }
        Ok(())
    }

    fn fill_table(&mut self, state: &mut State, discovering: Option<usize>) -> Result<(), C::Pause> {
        self.locks(&mut state.table)?;
        self.cards(state)?;
        self.piles(state, discovering)?;
        self.traps(state)?;
        for at in 0..state.ambushes.len() {
            let group = self.group(state)?;
            if let Some(hidden) = state.table.ambushes.get_mut(at) {
                *hidden = group;
            }
        }
        Ok(())
    }

    /// Doors that nobody has tried: locked or not, of any kind.
    fn locks(&mut self, table: &mut Table) -> Result<(), C::Pause> {
        let kinds = self.game.content.doors.len() as u32;
        for gate in table.gates.iter_mut().filter(|gate| !gate.tried && gate.is_shut()) {
            if self.below(2)? == 1 {
                gate.leaf = Leaf::Locked;
            }
            gate.door = DoorId::from_index(self.below(kinds)? as usize);
        }
        Ok(())
    }

    /// The cards of the zones on the board: the main card where its contents show, any other ones elsewhere.
    fn cards(&mut self, state: &mut State) -> Result<(), C::Pause> {
        let main = main_zone(self.game, state);
        let main_card = self.game.content.quests[state.quest].main.zone;
        for slot in 0..state.zones.len() {
            let card = if main == Some(ZoneSlot(slot as u8)) {
                main_card
            } else {
                self.random_card(state.cards_out)?
            };
            state.cards_out |= 1 << card.0;
            if let Some(zone) = state.table.zones.get_mut(slot) {
                zone.card = card;
            }
        }
        Ok(())
    }

    /// A card that belongs to no quest and is not out.
    fn random_card(&mut self, out: u32) -> Result<ZoneId, C::Pause> {
        let zones = self.game.content.zones.iter();
        let free = zones.filter(|(_, zone)| !zone.quest).fold(0u64, |set, (id, _)| set | 1 << id.0)
            & !u64::from(out);
        if free == 0 {
            return Ok(ZoneId::default());
        }
        self.pick("imagined", Weights::Mask(free)).map(|card| ZoneId(card as u8))
    }

    /// Whatever cards are left lie in the piles of the ways out that are known, one by one; behind a secret door where none is.
    fn piles(&mut self, state: &mut State, discovering: Option<usize>) -> Result<(), C::Pause> {
        if state.zones.is_empty() {
            return Ok(());
        }
        let quest = &self.game.content.quests[state.quest];
        let packet = usize::from(self.game.options.length) + 1 + quest.secondary.len();
        let mut left = packet.saturating_sub(state.zones.len());
        let main_is_left = main_zone(self.game, state).is_none();
        let open = |gate: &Gate| gate.is_unexplored();
        if left > 0 && !state.gates.iter().any(open) && discovering.is_none() {
            self.secret_door(state)?;
        }
        // Whoever stands at an open door waits for a card.
        if let Some(gate) = discovering.and_then(|at| state.table.gates.get_mut(at)) {
            gate.cards = 1;
            left = left.saturating_sub(1);
        }
        while left > 0 {
            let before = left;
            for gate in state.table.gates.iter_mut().filter(|gate| open(gate)) {
                if left > 0 {
                    gate.cards += 1;
                    left -= 1;
                }
            }
            if left == before {
                break;
            }
        }
        for gate in state.table.gates.iter_mut().filter(|_| main_is_left) {
            gate.main = ((1u32 << gate.cards.min(15)) - 1) as u16;
        }
        self.foreseen(state)
    }

    /// What the party has learnt of a pile is true of its first card.
    fn foreseen(&mut self, state: &mut State) -> Result<(), C::Pause> {
        for at in 0..state.gates.len() {
            let Some(gate) = state.gates.get(at).copied() else { continue };
            let Some(dead_end) = gate.foreseen.filter(|_| gate.cards > 0) else { continue };
            let zones = self.game.content.zones.iter();
            let fitting = zones.filter(|(_, zone)| !zone.quest && zone.is_dead_end() == dead_end);
            let fitting = fitting.fold(0u64, |set, (id, _)| set | 1 << id.0) & !u64::from(state.cards_out);
            if fitting == 0 {
                continue;
            }
            let card = ZoneId(self.pick("imagined", Weights::Mask(fitting))? as u8);
            state.cards_out |= 1 << card.0;
            if let Some(gate) = state.table.gates.get_mut(at) {
                gate.pin = Some(card);
                gate.main &= !1;
            }
        }
        Ok(())
    }

    /// A secret door in some wall that has floor before it.
    fn secret_door(&mut self, state: &mut State) -> Result<(), C::Pause> {
        let mut walls = Vec::new();
        for (slot, zone) in state.zones.iter().enumerate() {
            for (square, out) in edge(zone.corner, zone.width, zone.height) {
                let inside = square.step(out.opposite());
                if state.grid.ground(square) == Ground::Wall && state.grid.ground(inside) == Ground::Floor {
                    walls.push(Gate {
                        at: square,
                        out,
                        zone: ZoneSlot(slot as u8),
                        leaf: Leaf::Secret,
                        ..Gate::default()
                    });
                }
            }
        }
        let chosen = self.below(walls.len() as u32)? as usize;
        if let Some(gate) = walls.get(chosen) {
            // A full list holds no secret.
            let _ = state.gates.push(*gate);
        }
        Ok(())
    }

    /// Hidden traps in some of the zones.
    fn traps(&mut self, state: &mut State) -> Result<(), C::Pause> {
        let kinds = self.game.content.traps.len() as u32;
        for slot in 0..state.zones.len() {
            if state.traps.len() >= MAX_TRAPS || self.below(6)? >= TRAPS_IN_SIX {
                continue;
            }
            let Some(zone) = state.zones.get(slot).copied() else { continue };
            let squares: Vec<Square> = inside(zone.corner, zone.width, zone.height)
                .filter(|square| state.grid.ground(*square) == Ground::Floor && state.at(*square).is_none())
                .filter(|square| state.traps.iter().all(|trap| trap.at != *square))
                .collect();
            let kind = crate::content::TrapId(self.below(kinds)? as u8);
            let chosen = self.below(squares.len() as u32)? as usize;
            if let Some(at) = squares.get(chosen) {
                let _ = state.traps.push(Trap { kind, at: *at, armed: true, known: false, laid: false });
            }
        }
        Ok(())
    }

    /// Some group of the encounter table.
    fn group(&mut self, state: &State) -> Result<Group, C::Pause> {
        let encounters = self.game.content.quests[state.quest].encounters;
        let row = self.below(encounters.len() as u32)? as usize;
        let group = encounters.get(row).copied().unwrap_or_default();
        Ok(Group { monster: group.monster, figures: group.count.fixed.max(1) })
    }
}

/// The gate of a discovery whose card is not drawn yet.
fn discovery(frame: &Frame) -> Option<usize> {
    match frame {
        Frame::Reveal(reveal) if reveal.step == RevealStep::Draw => reveal.gate.map(|gate| gate.index()),
        _ => None,
    }
}

/// The zone in which everybody sees what only the main card brings.
fn main_zone(game: &Catacombs, state: &State) -> Option<ZoneSlot> {
    let at = match game.content.quests[state.quest].main.objective {
        Objective::Close { element, .. } => {
            state.pieces.iter().find(|piece| piece.kind == element).map(|piece| piece.at)
        }
        Objective::Recover { .. } => Some(state.creatures[state.progress.holder].at),
        Objective::Leave { .. } => state.zones.iter().find_map(|zone| {
            inside(zone.corner, zone.width, zone.height)
                .find(|square| state.grid.ground(*square) == Ground::QuestExit)
        }),
        Objective::SearchAll { .. } => None,
    };
    at.filter(|at| at.is_somewhere() && state.phase != Phase::Leader).and_then(|at| state.zone_of(at))
}

/// The squares of a rectangle.
fn inside(corner: Square, width: u8, height: u8) -> impl Iterator<Item = Square> {
    (0..i16::from(height)).flat_map(move |y| (0..i16::from(width)).map(move |x| corner.by(x, y)))
}

/// The squares at the edge of a rectangle, corners left out, with the way they lead out.
fn edge(corner: Square, width: u8, height: u8) -> impl Iterator<Item = (Square, Dir)> {
    let (right, bottom) = (i16::from(width) - 1, i16::from(height) - 1);
    let rows = (1..right).flat_map(move |x| [(corner.by(x, 0), Dir::N), (corner.by(x, bottom), Dir::S)]);
    let columns = (1..bottom).flat_map(move |y| [(corner.by(0, y), Dir::W), (corner.by(right, y), Dir::E)]);
    rows.chain(columns)
}
