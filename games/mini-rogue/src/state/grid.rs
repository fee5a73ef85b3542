//! The 3x3 grid: its cells by number, and what may lie on one. Where characters may go is a rule, not here.

use super::MAX_HEROES;
use crate::content::{MAX_ROOMS, RoomId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use undercroft_kernel::{Id, Seat, Seats, Slots};

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

    /// MR-TURN-12, MR-TURN-22: The Room to the right; the Exit is not a Room.
    #[inline]
    #[must_use]
    pub const fn room_right(self) -> Option<CellId> {
        if 0b001_011_011 >> self.0 & 1 == 1 { Some(CellId(self.0 + 1)) } else { None }
    }

    /// MR-TURN-12, MR-TURN-22: The Room below; the Exit is not a Room.
    #[inline]
    #[must_use]
    pub const fn room_below(self) -> Option<CellId> {
        if self.0 < 5 { Some(CellId(self.0 + 3)) } else { None }
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

/// The grid: one byte a cell, the card in its lower bits and how it lies in its upper ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Grid(Slots<CellId, u8, 9>);

/// Where the card ends and how it lies begins.
const CARD: u8 = 0b0001_1111;
const HIDDEN: u8 = 0;
const TAKEN: u8 = 1 << 5;
const OPEN: u8 = 2 << 5;
/// Face down and looked at by nobody; plus one for the first seat, two for the second.
const PINNED: u8 = 3 << 5;
const KNOWER: [u8; MAX_HEROES] = [1 << 5, 2 << 5];

const _: () = assert!(MAX_ROOMS <= CARD as usize + 1, "a card fits into its bits");

impl Cell {
    /// The cell in one byte.
    #[inline]
    const fn pack(self) -> u8 {
        match self {
            Cell::Hidden => HIDDEN,
            Cell::Taken => TAKEN,
            Cell::Open(room) => OPEN | room.0,
            Cell::Pinned(room, knowers) => {
                let [first, second] = KNOWER;
                let first = if knowers.has(Seat(0)) { first } else { 0 };
                let second = if knowers.has(Seat(1)) { second } else { 0 };
                (PINNED + first + second) | room.0
            }
        }
    }

    /// Reads the byte back.
    #[inline]
    const fn unpack(byte: u8) -> Cell {
        let room = RoomId(byte & CARD);
        match byte & !CARD {
            HIDDEN => Cell::Hidden,
            TAKEN => Cell::Taken,
            OPEN => Cell::Open(room),
            pinned => {
                let mut knowers = Seats::NONE;
                let [first, second] = KNOWER;
                if (pinned - PINNED) & first != 0 {
                    knowers = knowers.with(Seat(0));
                }
                if (pinned - PINNED) & second != 0 {
                    knowers = knowers.with(Seat(1));
                }
                Cell::Pinned(room, knowers)
            }
        }
    }
}

impl Grid {
    /// What lies on a cell.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: CellId) -> Cell {
        Cell::unpack(self.0[cell])
    }

    /// Lays something on a cell.
    #[inline]
    pub fn lay(&mut self, cell: CellId, thing: Cell) {
        self.0[cell] = thing.pack();
    }

    /// The face-up card on a cell.
    #[inline]
    #[must_use]
    pub fn open(&self, cell: CellId) -> Option<RoomId> {
        let byte = self.0[cell];
        if byte & !CARD == OPEN { Some(RoomId(byte & CARD)) } else { None }
    }

    /// Whether a card lies face down on a cell, looked at or not.
    #[inline]
    #[must_use]
    pub fn is_face_down(&self, cell: CellId) -> bool {
        // One comparison for both: a blank wraps around to the highest number.
        self.0[cell].wrapping_sub(1) >= PINNED - 1
    }

    /// Whether a card lies face down anywhere; the ninth cell is the Exit.
    #[must_use]
    pub fn has_face_down(&self) -> bool {
        CellId::rooms().fold(false, |any, cell| any | self.is_face_down(cell))
    }

    /// All cells in order.
    pub fn iter(&self) -> impl Iterator<Item = (CellId, Cell)> {
        self.0.iter().map(|(cell, byte)| (cell, Cell::unpack(*byte)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|(_, cell)| cell)).finish()
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(_, cell)| cell))
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells: Slots<CellId, Cell, 9> = Slots::deserialize(deserializer)?;
        let mut grid = Grid::default();
        cells.iter().for_each(|(cell, thing)| grid.lay(cell, *thing));
        Ok(grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_reads_back_from_its_byte() {
        let knowers = [Seats::NONE, Seats::one(Seat(0)), Seats::one(Seat(1)), Seats::first(2)];
        for room in (0..MAX_ROOMS as u8).map(RoomId) {
            for cell in knowers.map(|knowers| Cell::Pinned(room, knowers)) {
                assert_eq!(Cell::unpack(cell.pack()), cell);
            }
            assert_eq!(Cell::unpack(Cell::Open(room).pack()), Cell::Open(room));
        }
        for cell in [Cell::Hidden, Cell::Taken] {
            assert_eq!(Cell::unpack(cell.pack()), cell);
        }
    }
}
