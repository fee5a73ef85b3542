//! The table of a match: plain, small, `Copy`. Nothing here decides anything.
//! Face-down Rooms and Guardians are not stored: what nobody has looked at is drawn when it turns up.

mod frame;
mod grid;
mod party;

use crate::content::{BoardId, EnemyId, GuardianId, RoomId};
pub use frame::{Frame, MAX_FRAMES};
pub use grid::{Cell, CellId, Grid};
pub use party::{Hero, Item, MAX_HEROES, MAX_ITEMS, Party, Shield, Way};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Frames, Full, List, Pending, Seat, Seats, rarely};

/// MR-DICE-01: How many Character dice one player can use.
pub const MAX_DICE: usize = 3;
/// How many Guardians lie above the last one.
pub const MAX_PILE: usize = 3;

/// How many cards of the deck a preparation skill can show at once.
pub const MAX_LOOKED: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub board: BoardId,
    /// The current Area, from 1.
    pub area: u8,
    /// The characters, and which of them is active.
    pub party: Party,
    pub leader: u8,
    /// Who goes first in the Rooms of this step: the leader, unless both agree on another order.
    pub first: u8,
    /// Another order was proposed for this step.
    pub proposed: bool,
    /// Who is done with this step of the turn, one bit each; stays blank in solo.
    pub done: u8,
    /// Who fell first in this step: its Room becomes the Entrance for both. Blank in solo.
    pub fallen: Option<u8>,
    /// The eight Rooms; the ninth cell is the Exit and stays blank.
    pub grid: Grid,
    /// The cells that were entered in this Area, one bit each.
    pub entered: u16,
    /// The Rooms that cannot lie face down unseen, one bit each: open, pinned, looked at, held, or known to be unused. Kept up with the
    /// rest, so that a draw need not look at the whole table; see [`State::recount`].
    pub seen: u32,
    /// The Rooms that lie in the unused pile for sure, one bit each.
    pub aside: u32,
    /// The Rooms that a player has put into the unused pile unseen by spectators, one bit each.
    pub tucked: u32,
    /// The cards that a player looks at now, the next one to put back last.
    pub looked: List<RoomId, MAX_LOOKED>,
    pub guardians: Guardians,
    /// What the turn has come to.
    pub phase: Phase,
    /// Unfinished business, newest last.
    pub stack: Frames<Frame, MAX_FRAMES>,
    /// The fight under way; blank without one.
    pub fight: Fight,
    pub end: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// The last Guardian is beaten.
    Won,
    /// A character died.
    Lost,
    /// A character died in the fight with the goal Guardian of a chapter.
    Beaten,
}

/// What a turn has come to when no business is unfinished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// The deck is shuffled and not dealt: the window of preparation skills.
    #[default]
    Preparation,
    /// The same after a fall: the Entrance lies there already.
    FallPreparation,
    /// The character stands on the Entrance, which is not resolved.
    Entrance,
    /// The Room the character stands on is being resolved.
    Room,
    /// The Room is resolved; the neighbours are not revealed yet.
    Resolved,
    /// The neighbours are revealed as far as they will be: the character moves on.
    Choice,
    /// A fall is due once the rest of the result is resolved.
    Falling,
    /// The character stands on the Exit and nothing is in the way.
    Exit,
    /// The meal of the Descent is over; the rest of it follows.
    Descent,
    /// MR-COOP-44: The first one begins a shared fight on the Entrance; the other one may still use its skill.
    Joining,
}

/// The Guardian pile: drawn late, so only what is known is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Guardians {
    /// How many ordinary Guardians lie on the last one.
    pub left: u8,
    /// The Guardians that have been seen, one bit each: they are not in the pile any more.
    pub seen: u16,
    /// The face-up Guardian of this Area.
    pub open: Option<GuardianId>,
    /// How many Guardians were beaten: what a chapter of the campaign is measured by.
    pub beaten: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    pub foe: Foe,
    /// Its line.
    pub enemy: EnemyId,
    pub hp: u8,
    /// HP at the beginning.
    pub full: u8,
    /// Where the Attack Phase stands.
    pub stage: Stage,
    /// The Character dice of this attack, in the order of the roll: highest first.
    pub dice: List<Die, MAX_DICE>,
    /// The Dungeon die of this attack; 0 before the roll.
    pub dungeon: u8,
    /// The curse symbol shows in this attack.
    pub curse: bool,
    /// The enemy suffers from a Poison potion.
    pub poisoned: bool,
    /// The enemy loses its attack of this round.
    pub frozen: bool,
    /// The player has declared the dice final.
    pub kept: bool,
    /// An offensive potion was used in this Attack Phase.
    pub potion: bool,
    /// Damage of potions and conjuring in this attack.
    pub extra: u8,
    /// Which die or attack counts twice.
    pub double: Double,
    /// Armour strikes are added to this attack this many times.
    pub strike: u8,
    /// Both fight it.
    pub shared: bool,
    /// Whose next attack counts twice while the other attacks, one bit each.
    pub waiting: u8,
    /// The stance of this Attack Phase is settled.
    pub posed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Foe {
    #[default]
    Nobody,
    /// The Monster of a Room.
    Monster,
    Ghost,
    Guardian(GuardianId),
    /// The last Guardian, in its first or second phase.
    Last(GuardianId, LastPhase),
}

/// The phases of the last Guardian.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LastPhase {
    First,
    Second,
}

/// Where an Attack Phase stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Stage {
    /// Before the roll.
    #[default]
    Ready,
    /// The dice lie there and may be re-rolled.
    Dice,
    /// The dice are final.
    Final,
    /// The dice damage is dealt; a potion may follow, in editions that put it there.
    Struck,
    /// The enemy has attacked; the other one of a shared fight follows.
    Answered,
}

/// What counts twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Double {
    #[default]
    None,
    /// One die of this attack, not chosen yet.
    DieOpen,
    /// This die of this attack, counted from 0.
    Die(u8),
    /// The whole next attack.
    NextAttack,
    /// This whole attack.
    Attack,
}

/// A Character die in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Die {
    /// The last value, after the curse.
    pub value: u8,
    /// What the die is worth.
    pub total: u8,
    /// The last value was critical: a free re-roll is open.
    pub critical: bool,
    /// A Feat re-rolled it in this Attack Phase.
    pub feat: bool,
}

impl Pending for State {
    type Frame = Frame;

    #[inline]
    fn push(&mut self, frame: Frame) -> Result<(), Full> {
        self.stack.push(frame)
    }
}

impl State {
    /// The active hero: the one whom rules are about now.
    #[inline]
    #[must_use]
    pub const fn hero(&self) -> &Hero {
        self.party.hero()
    }

    /// The active hero, to change it.
    #[inline]
    pub const fn hero_mut(&mut self) -> &mut Hero {
        self.party.hero_mut()
    }

    /// The seat of the active hero.
    #[inline]
    #[must_use]
    pub const fn active(&self) -> u8 {
        self.party.active()
    }

    /// Makes this hero the active one.
    #[inline]
    pub fn turn_to(&mut self, hero: u8) {
        self.party.turn_to(hero);
    }

    /// The seat of the active hero.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> Seat {
        Seat(self.party.active())
    }

    /// The seats of the party: they share what one of them has looked at.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.party.size())
    }

    #[inline]
    #[must_use]
    pub fn is_coop(&self) -> bool {
        rarely(self.party.size() > 1)
    }

    /// The other seat of two.
    #[inline]
    #[must_use]
    pub const fn other(&self) -> u8 {
        self.party.active() ^ 1
    }

    /// The other character of two.
    #[inline]
    #[must_use]
    pub const fn partner(&self) -> &Hero {
        self.party.partner()
    }

    /// The other character of two, to change it.
    #[inline]
    pub const fn partner_mut(&mut self) -> &mut Hero {
        self.party.partner_mut()
    }

    /// Whether a character is done with this step.
    #[inline]
    #[must_use]
    pub const fn is_done(&self, hero: u8) -> bool {
        self.done & (1 << hero) != 0
    }

    /// Notes that a character is done with this step.
    #[inline]
    pub const fn mark_done(&mut self, hero: u8) {
        self.done |= 1 << hero;
    }

    /// Whether both stand on one card.
    #[inline]
    #[must_use]
    pub fn is_together(&self) -> bool {
        self.is_coop() && self.hero().cell == self.partner().cell
    }

    /// The characters that play, by seat.
    pub fn party(&self) -> impl Iterator<Item = &Hero> {
        self.party.iter()
    }

    /// Whether `cell` was entered in this Area.
    #[inline]
    #[must_use]
    pub const fn was_entered(&self, cell: CellId) -> bool {
        self.entered & (1 << (cell.number() - 1)) != 0
    }

    /// Notes that `cell` was entered.
    #[inline]
    pub const fn enter(&mut self, cell: CellId) {
        self.entered |= 1 << (cell.number() - 1);
    }

    /// Counts anew which Rooms have been seen: after a table was laid by hand.
    pub fn recount(&mut self) {
        self.seen = self.counted();
    }

    /// The Room cards that characters hold, one bit each.
    #[must_use]
    pub fn held(&self) -> u32 {
        self.party().flat_map(|hero| hero.items.iter()).fold(0, |all, item| all | 1 << item.room.0)
    }

    /// The Rooms that cannot lie face down unseen, from the whole table.
    #[must_use]
    pub fn counted(&self) -> u32 {
        let bit = |room: RoomId| 1u32 << room.0;
        let grid = self.grid.iter().fold(0, |all, (_, cell)| match cell {
            Cell::Open(room) | Cell::Pinned(room, _) => all | bit(room),
            Cell::Hidden | Cell::Taken => all,
        });
        let looked = self.looked.iter().fold(0, |all, room| all | bit(*room));
        grid | self.held() | looked | self.aside | self.tucked
    }

    /// The face-up Room the character stands on.
    #[inline]
    #[must_use]
    pub fn room_here(&self) -> Option<RoomId> {
        self.grid.open(self.hero().cell)
    }
}
