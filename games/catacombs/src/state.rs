//! The table of a match: plain, `Copy`, under 8 KiB. Nothing here decides anything.
//!
//! Read [`Table`] first (everything that changes and can be put back), then [`creature`], [`board`] and [`frame`]. No order of face-down
//! cards is stored: a pile is a number of cards and a tag that says where the main card may be.

pub mod board;
pub mod creature;
pub mod frame;

use crate::content::{
    ElementId, EventCardId, ItemId, MAX_EVENT_CARDS, MAX_SECONDARY, MonsterId, QuestId, TrapId,
};
use crate::geometry::{Grid, Square};
pub use board::{Gate, GateId, Lead, Leaf, Piece, PieceId, PlacedZone, Trap, TrapSlot, ZoneSlot};
pub use creature::{Boost, Creature, CreatureId, Creatures, Kind, Sheet, Side, Status};
pub use frame::{
    Aim, ArrivalStep, Attack, Death, EventStep, Frame, Gait, PlainRoll, Purpose, Reveal, RevealStep, Rolled,
    Stage, Target, Test, Way, Weapon,
};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use undercroft_kernel::{Frames, Full, Keyword, List, Seat};

/// CA-SETUP-01: Four heroes are recommended and a fifth is not forbidden.
pub const MAX_PARTY: usize = 5;
/// How many creatures can be on the board at once, heroes included: sets of them are 32-bit masks. CA-SPAWN-06: Figures that find no
/// place are not placed.
pub const MAX_CREATURES: usize = 22;
/// How many objects there can be: what the party brings, and what the furniture of all zones can yield.
pub const MAX_ITEMS: usize = 72;
/// How many doors and ways out there can be: four for each zone.
pub const MAX_GATES: usize = 28;
/// CA-AMBUSH-05: How many groups can wait in ambush at once: an Imprévu of the turn, and those that searches bring.
pub const MAX_AMBUSHES: usize = 4;
/// How many pieces of furniture: what the tables of the longest packet and a quest zone can bring.
pub const MAX_PIECES: usize = 40;
/// How many traps: two in each zone, and those that heroes lay.
pub const MAX_TRAPS: usize = 20;
/// How many zones can be on the board: the longest packet with the main card.
pub const MAX_PLACED: usize = 9;
/// How deep unfinished business can get: a window, a reaction, an arrival, a zone, an ambush, an attack, a fall, a death to cancel, a
/// find, and one spare.
pub const MAX_FRAMES: usize = 10;
/// How many things can wait for their place in a zone: what its table brings, its monsters one by one or group by group.
pub const MAX_PENDING: usize = 16;
/// How many squares can be searched in one turn: one for each action point of a large party.
pub const MAX_SEARCHED: usize = 40;
/// How many stairs can be needed: every zone but the first may fit nowhere else.
pub const MAX_STAIRS: usize = MAX_PLACED - 1;

/// The whole table: what changes, the grid that follows from it, and the turn that a divination ring can put back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// Everything that changes.
    pub table: Table,
    /// Ground and occupation of every square.
    pub grid: Grid,
    /// Unfinished business, newest last.
    pub stack: Frames<Frame, MAX_FRAMES>,
    /// What waits for its place in the zone that is being filled; the game master's secret until it is placed.
    pub pending: List<Pending, MAX_PENDING>,
    /// CA-TREASURE-10: The table at the start of the turn of a hero who can replay it; blank otherwise.
    pub before: Option<Table>,
}

impl Deref for State {
    type Target = Table;
    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

/// Everything that changes in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    /// How many heroes play: their seats come first, the game master's is the next one.
    pub party: u8,
    pub quest: QuestId,
    /// Everybody: heroes by seat, then the others. A dead slot is [`Kind::Nobody`].
    pub creatures: Creatures,
    /// What only heroes have, by seat.
    pub sheets: [Sheet; MAX_PARTY],
    /// All objects, wherever they are.
    pub items: List<Item, MAX_ITEMS>,
    /// Doors and ways out.
    pub gates: List<Gate, MAX_GATES>,
    pub pieces: List<Piece, MAX_PIECES>,
    /// Traps, known or not.
    pub traps: List<Trap, MAX_TRAPS>,
    /// The zones on the board, in the order of their discovery.
    pub zones: List<PlacedZone, MAX_PLACED>,
    /// CA-MAP-19: Pairs of squares that are joined by stairs.
    pub stairs: List<(Square, Square), MAX_STAIRS>,
    /// The zone cards that are on the board or pinned on a pile, one bit each: they cannot be drawn any more.
    pub cards_out: u32,
    /// CA-MAP-03: The secondary cards that have not been drawn, one bit each in the order of the quest.
    pub secondary_left: u8,
    /// Imprévu cards drawn since the last shuffle, by card.
    pub events_drawn: EventCounts,
    /// CA-GOLD-01: The common purse.
    pub purse: u32,
    /// What the quest has come to.
    pub progress: Progress,
    /// CA-TURN-02: The leader's slot.
    pub leader: CreatureId,
    pub round: u8,
    pub side: Side,
    /// What the turn has come to when no business is unfinished.
    pub phase: Phase,
    /// CA-TURN-11: How far the start of the turn has come.
    pub upkeep: Upkeep,
    /// CA-TURN-04: The order of this turn, those who have finished included.
    pub order: List<CreatureId, MAX_CREATURES>,
    /// How many of the order have begun their turn.
    pub begun: u8,
    /// Who acts now; nobody between activations.
    pub actor: CreatureId,
    /// CA-MOVE-02: Squares that the actor can still run for the action point that is paid.
    pub run_left: u8,
    /// CA-ELEMENT-09: This run has touched a bridge already.
    pub run_on_bridge: bool,
    /// CA-WAIT-02: An action has been taken since the adversaries were last asked whether they react.
    pub stirred: bool,
    /// CA-SEARCH-04: The squares searched this turn.
    pub searched: List<Square, MAX_SEARCHED>,
    /// CA-SPEECH-17: The speeches attempted this turn, one bit each.
    pub speeches: u8,
    /// CA-SPEECH-05: The fear level that a threat lays on the next GM turn, and where: in a zone, or in none.
    pub threat: (u8, Option<ZoneSlot>),
    /// CA-SPEECH-06: Action points that a failed threat gives to the adversaries in the next GM turn.
    pub gift: u8,
    /// CA-TREASURE-20: Turns that the side at play still plays in a row.
    pub extra_turns: u8,
    /// CA-TREASURE-20: This turn is such an extra one.
    pub extra_turn: bool,
    /// CA-AMBUSH-05: The groups that wait in ambush for a discovery this turn, or enter at its end.
    pub ambushes: List<Group, MAX_AMBUSHES>,
    pub end: Option<End>,
}

/// How a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Keyword)]
pub enum End {
    /// CA-SETUP-07: The main quest is achieved.
    Won,
    /// CA-QUEST-18: Nobody is left to achieve it.
    Lost,
    /// CA-QUEST-12: The turns are over.
    Late,
}

/// What a turn has come to when no business is unfinished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// CA-TURN-03: The game master names the leader.
    #[default]
    Leader,
    /// CA-MAP-08: The first zone is placed and filled.
    Opening,
    /// CA-TURN-11: Effects of the start of a turn.
    Upkeep,
    /// CA-TURN-04: The leader fixes the order.
    Order,
    /// Somebody is to begin: the next one of the order, or whomever the game master picks.
    Next,
    /// The actor acts.
    Acting,
    /// The end of a side's turn: deadlines, ambushers that nobody met.
    TurnEnd,
}

/// CA-TURN-11: How far the start of a turn has come: the stage, and the next creature to look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Upkeep {
    pub stage: UpkeepStage,
    /// The next slot.
    pub slot: u8,
}

/// CA-TURN-11: The stages of the start of a turn, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum UpkeepStage {
    /// Nothing has begun: action points are dealt, what lasted a turn ends.
    #[default]
    Fresh,
    /// CA-TURN-05: The Imprévu of the heroes' turn.
    Event,
    /// CA-REGEN-01: Regeneration.
    Regeneration,
    /// CA-TREASURE-32: The ghost armour.
    GhostArmour,
    /// CA-TREASURE-34: The blessed aura.
    Aura,
    /// CA-FIRE-02: Fire.
    Fire,
    /// CA-POISON-03: Poison.
    Poison,
    /// CA-FEAR-03: Fear.
    Fear,
    /// CA-ELEMENT-08: Whoever starts on a bridge.
    Bridge,
    Done,
}

/// An object, wherever it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Item {
    pub id: ItemId,
    pub place: Place,
    /// CA-TREASURE-37: The runes bound to it, one bit each in the order of the rune table.
    pub runes: u16,
    /// CA-TREASURE-09: How often it was used in this game, for objects that count.
    pub used: u8,
}

/// Where an object is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// A dead slot of the list.
    #[default]
    Nowhere,
    /// Carried and not in use.
    Pack(CreatureId),
    /// Wielded in the first hand; a two-handed weapon is here alone.
    MainHand(CreatureId),
    /// Wielded in the second hand.
    OffHand(CreatureId),
    /// CA-SHEET-06: The one suit of armour.
    Body(CreatureId),
    /// CA-TREASURE-07: A magic object whose lasting effect counts.
    Worn(CreatureId),
    /// On the ground.
    Floor(Square),
}

impl Place {
    #[inline]
    #[must_use]
    pub const fn holder(self) -> Option<CreatureId> {
        match self {
            Place::Pack(who)
            | Place::MainHand(who)
            | Place::OffHand(who)
            | Place::Body(who)
            | Place::Worn(who) => Some(who),
            Place::Nowhere | Place::Floor(_) => None,
        }
    }

    /// Who has it in use.
    #[inline]
    #[must_use]
    pub const fn user(self) -> Option<CreatureId> {
        match self {
            Place::Pack(_) => None,
            other => other.holder(),
        }
    }
}

/// How many Imprévu cards of each kind have been drawn: four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct EventCounts([u8; MAX_EVENT_CARDS / 2]);

impl EventCounts {
    #[must_use]
    pub fn of(&self, card: EventCardId) -> u8 {
        self.0.get(usize::from(card.0 / 2)).map_or(0, |pair| pair >> (card.0 % 2 * 4) & 15)
    }

    /// Counts one more.
    pub fn count(&mut self, card: EventCardId) {
        if let Some(pair) = self.0.get_mut(usize::from(card.0 / 2)) {
            *pair += 1 << (card.0 % 2 * 4);
        }
    }

    /// All go back into the pile.
    pub const fn shuffle(&mut self) {
        self.0 = [0; MAX_EVENT_CARDS / 2];
    }
}

/// What the quest has come to. What is secret in it is told in `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// CA-QUEST-04, CA-QUEST-22: Missions whose piece is closed, which everybody has seen: the main one, then the secondary ones, one bit each.
    pub closed: u8,
    /// CA-QUEST-09: Pieces of the quest zone that were searched.
    pub searched: u8,
    /// CA-QUEST-15: Who carries the object of the quest; nobody before its zone is found.
    pub holder: CreatureId,
    /// CA-QUEST-15: The object is recovered.
    pub recovered: bool,
    /// CA-QUEST-12: Heroes who have left, one bit each.
    pub left: u8,
    /// CA-QUEST-22: Secondary missions that are achieved, one bit each.
    pub secondary: u8,
    /// CA-QUEST-22: Pieces of the zones of secondary missions that were searched.
    pub searched_secondary: [u8; MAX_SECONDARY],
    /// CA-ELEMENT-15: A cell was opened.
    pub freed: bool,
    /// Creatures slain for a bounty.
    pub slain: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    pub monster: MonsterId,
    pub figures: u8,
}

/// Something that waits for its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Pending {
    /// A dead slot.
    #[default]
    Nothing,
    /// A piece of furniture; of the quest, or of the table.
    Element(ElementId),
    Trap(TrapId),
    /// A monster, or a swarm of so many figures.
    Monster {
        monster: MonsterId,
        /// Figures on the square.
        figures: u8,
        /// CA-AMBUSH-02: It lies in ambush.
        ambush: bool,
    },
}

impl Table {
    /// The game master's seat.
    #[inline]
    #[must_use]
    pub const fn master(&self) -> Seat {
        Seat(self.party)
    }

    /// The seat that plays a creature.
    #[inline]
    #[must_use]
    pub fn seat_of(&self, who: CreatureId) -> Seat {
        Seat(self.creatures[who].owner)
    }

    /// The heroes' slots.
    pub fn heroes(&self) -> impl Iterator<Item = CreatureId> + use<> {
        (0..self.party).map(CreatureId)
    }

    /// The sheet of a hero; none for others.
    #[inline]
    #[must_use]
    pub fn sheet(&self, who: CreatureId) -> Option<&Sheet> {
        match self.creatures[who].kind {
            Kind::Hero(_) => self.sheets.get(usize::from(who.0)),
            _ => None,
        }
    }

    /// The sheet of a hero, to change it.
    #[inline]
    pub fn sheet_mut(&mut self, who: CreatureId) -> Option<&mut Sheet> {
        match self.creatures[who].kind {
            Kind::Hero(_) => self.sheets.get_mut(usize::from(who.0)),
            _ => None,
        }
    }

    /// The zone of a square, if it belongs to one.
    #[must_use]
    pub fn zone_of(&self, square: Square) -> Option<ZoneSlot> {
        self.zones.iter().position(|zone| zone.holds(square)).map(|slot| ZoneSlot(slot as u8))
    }

    /// The door or way out on a square.
    #[must_use]
    pub fn gate_at(&self, square: Square) -> Option<GateId> {
        self.gates.iter().position(|gate| gate.at == square).map(|at| GateId(at as u8))
    }

    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<PieceId> {
        self.pieces.iter().position(|piece| piece.at == square).map(|at| PieceId(at as u8))
    }

    /// The armed trap on a square, known or not.
    #[inline]
    #[must_use]
    pub fn trap_at(&self, square: Square) -> Option<TrapSlot> {
        self.traps.iter().position(|trap| trap.at == square && trap.armed).map(|at| TrapSlot(at as u8))
    }
}

impl State {
    /// Whoever is on a square, alive or grounded; of two (a flyer above another), the first.
    #[inline]
    #[must_use]
    pub fn at(&self, square: Square) -> Option<CreatureId> {
        if !self.grid.is_occupied(square) {
            return None;
        }
        self.creatures.ids().find(|who| self.creatures[*who].at == square)
    }

    /// Puts a creature on a square, or off the board.
    pub fn put(&mut self, who: CreatureId, square: Square) {
        let from = self.creatures[who].at;
        self.creatures[who].at = square;
        if from.is_somewhere() {
            let left = self.creatures.ids().any(|other| self.creatures[other].at == from);
            self.grid.occupy(from, left);
        }
        if square.is_somewhere() {
            self.grid.occupy(square, true);
        }
    }

    /// CA-MAP-19, CA-MELEE-02, CA-MOVE-11: Whether somebody on `from` can act on `to`: a neighbour without an obstacle at the flank, or
    /// the other end of stairs.
    #[inline]
    #[must_use]
    pub fn is_in_reach(&self, from: Square, to: Square) -> bool {
        self.grid.is_in_reach(from, to) || (!self.stairs.is_empty() && self.other_end(from) == Some(to))
    }

    /// CA-MAP-19: The other end of stairs that begin on a square.
    #[must_use]
    pub fn other_end(&self, square: Square) -> Option<Square> {
        self.stairs.iter().find_map(|(low, high)| match square {
            _ if square == *low => Some(*high),
            _ if square == *high => Some(*low),
            _ => None,
        })
    }

    /// Whether nobody has anything to finish.
    #[inline]
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.stack.depth() == 0
    }
}

impl undercroft_kernel::Pending for State {
    type Frame = Frame;

    #[inline]
    fn push(&mut self, frame: Frame) -> Result<(), Full> {
        self.stack.push(frame)
    }
}

/// The bound of `design`: a state is under 8 KiB.
const _: () = assert!(size_of::<State>() < 8192);
