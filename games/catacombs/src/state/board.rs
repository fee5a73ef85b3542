//! What stands on the board besides creatures: zones, ways out with their piles, furniture, traps.

use crate::content::{DoorId, ElementId, TrapId, ZoneId};
use crate::geometry::{Dir, Square};
use serde::{Deserialize, Serialize};
use undercroft_kernel::Keyword;

/// Defines a slot of one of the lists of the table.
macro_rules! slots {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub u8);
        impl $name {
            /// The place in the list.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

slots! {
    ZoneSlot,
    /// A door or way out.
    GateId,
    PieceId,
    TrapSlot,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PlacedZone {
    /// CA-MAP-05: Its card; the game master's secret.
    pub card: ZoneId,
    /// The upper left corner.
    pub corner: Square,
    pub width: u8,
    pub height: u8,
    /// CA-MAP-18: How the plan is turned: quarters clockwise, and 4 more where it is mirrored.
    pub turned: u8,
    /// The square that joins the zone before.
    pub entrance: Square,
    /// Which way one enters.
    pub inward: Dir,
    /// CA-MAP-19: Squares of passage before the entrance; they belong to this zone.
    pub passage: u8,
    /// CA-ELEMENT-20: Natures that cannot enter, as their set.
    pub bars: u8,
    /// CA-SPELL-09: Schools that are silent here, as their set.
    pub silences: u8,
}

impl PlacedZone {
    /// Whether a square belongs to it, its walls included.
    #[inline]
    #[must_use]
    pub fn holds(&self, square: Square) -> bool {
        let dx = square.x().wrapping_sub(self.corner.x()) & 63;
        let rows = crate::geometry::HEIGHT;
        let dy = (square.y() + rows - self.corner.y().min(rows)) % rows;
        (dx < self.width && dy < self.height) || (self.passage > 0 && self.is_passage(square))
    }

    /// CA-MAP-19: Whether left and right of its plan have changed places.
    #[must_use]
    pub const fn is_mirrored(&self) -> bool {
        self.turned >= 4
    }

    /// CA-MAP-19: Whether a square is one of its passage.
    #[must_use]
    pub fn is_passage(&self, square: Square) -> bool {
        let (dx, dy) = self.inward.opposite().delta();
        (1..=i16::from(self.passage))
            .any(|step| self.entrance.by(i16::from(dx) * step, i16::from(dy) * step) == square)
    }
}

/// A door or a way out, or both. CA-DOOR-11: It stands on a square of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Gate {
    pub at: Square,
    /// Which way it leads out of its zone.
    pub out: Dir,
    /// The zone it belongs to.
    pub zone: ZoneSlot,
    /// What kind of door; meaningless without one.
    pub door: DoorId,
    pub leaf: Leaf,
    /// CA-DOOR-02: Whether the heroes know if it is locked and what kind it is.
    pub tried: bool,
    /// CA-LOCK-02: Whether somebody has picked its lock: everybody remembers that it had one.
    pub picked: bool,
    pub wounds: u8,
    pub lead: Lead,
    /// Cards of its pile; the game master's secret.
    pub cards: u8,
    /// CA-MAP-04, CA-MAP-13: Where in its pile the main card may be, one bit each from the top. Every set bit of every pile is equally
    /// likely; none is set once the card is out.
    pub main: u16,
    /// A card of the pile that somebody has seen: it is on top.
    pub pin: Option<ZoneId>,
    /// What the party has learnt of the next zone: that it is a dead end, or that it is none.
    pub foreseen: Option<bool>,
}

/// What fills a gate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Keyword)]
pub enum Leaf {
    /// No door.
    #[default]
    None,
    /// CA-ELEMENT-17: A secret door that nobody has found.
    Secret,
    /// A shut door.
    Shut,
    /// CA-DOOR-05: A shut and locked door.
    Locked,
    /// An open door.
    Open,
    /// CA-DOOR-10: A destroyed door.
    Broken,
}

/// Where a gate leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Lead {
    /// CA-MAP-11: To a zone that nobody has seen.
    #[default]
    Unknown,
    /// To a zone on the board.
    Zone(ZoneSlot),
    /// CA-MAP-21: To a collapse.
    Rubble,
    /// CA-ELEMENT-14: Into a cell of its own zone.
    Cell,
}

impl Gate {
    /// Whether it is a way on that nobody has discovered.
    #[must_use]
    pub fn is_unexplored(&self) -> bool {
        self.lead == Lead::Unknown
    }

    /// Whether it is a door that is shut, locked or not.
    #[must_use]
    pub const fn is_shut(&self) -> bool {
        matches!(self.leaf, Leaf::Shut | Leaf::Locked)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    pub kind: ElementId,
    pub at: Square,
    /// CA-SEARCH-13: It was searched.
    pub searched: bool,
    /// CA-ELEMENT-04: It turned out to be locked.
    pub locked: bool,
    pub wounds: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trap {
    pub kind: TrapId,
    pub at: Square,
    /// Whether it can go off. CA-TRAP-10: A pit that has gone off is a hole and stays in the list.
    pub armed: bool,
    /// CA-TRAP-01: Whether the heroes know it.
    pub known: bool,
    /// CA-TRAP-06: Whether a hero laid it.
    pub laid: bool,
}
