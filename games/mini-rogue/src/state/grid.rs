//! The 3x3 grid: its cells by number, and what may lie on one. Where characters may go is a rule, not here.

use crate::content::RoomId;
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Id, Seats};

/// A cell of the 3x3 grid, 1 to 9 by rows; 9 is the Exit with the Guardian pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CellId(u8);

impl CellId {
    /// The top-left cell.
    pub const ENTRANCE: CellId = CellId(0);
    /// The bottom-right cell.
    pub const EXIT: CellId = CellId(8);

    /// The cell with this number, from 1.
    #[must_use]
    pub const fn new(number: u8) -> Option<CellId> {
        if number >= 1 && number <= 9 { Some(CellId(number - 1)) } else { None }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its row, from 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 3 + 1
    }

    /// Its column, from 1.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 3 + 1
    }

    /// MR-TURN-12: The cell to the right.
    #[must_use]
    pub const fn right(self) -> Option<CellId> {
        // The cells with a neighbour to the right: the first two of each row.
        if 0b011_011_011 >> self.0 & 1 == 1 { Some(CellId(self.0 + 1)) } else { None }
    }

    /// MR-TURN-12: The cell below.
    #[must_use]
    pub const fn below(self) -> Option<CellId> {
        if self.0 < 6 { Some(CellId(self.0 + 3)) } else { None }
    }

    /// The eight cells that hold Rooms.
    pub fn rooms() -> impl Iterator<Item = CellId> {
        (0..8).map(CellId)
    }
}

impl Default for CellId {
    fn default() -> Self {
        CellId::ENTRANCE
    }
}

impl Id for CellId {
    fn from_index(index: usize) -> Self {
        CellId(index as u8)
    }
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What lies on a cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Cell {
    /// A face-down card that nobody has looked at; also a cell before dealing.
    #[default]
    Hidden,
    /// A face-down card that these seats have looked at; nobody, for one that a scenario has fixed.
    Pinned(RoomId, Seats),
    /// A face-up card.
    Open(RoomId),
    /// A card was here and was taken along.
    Taken,
}
