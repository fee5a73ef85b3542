//! Squares and directions. The grid is endless in both directions because it closes on itself: a catacomb that grows in any direction
//! never meets an edge, and would have to be 64 squares long to meet itself.

use serde::{Deserialize, Serialize};
use std::fmt;
use undercroft_kernel::{Keyword, id_set};

/// Columns of the grid. A row is one 64-bit word.
pub const WIDTH: u8 = 64;
/// Rows of the grid: five zones of ordinary size in one line.
pub const HEIGHT: u8 = 48;

/// One square of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Square(u16);

impl Default for Square {
    fn default() -> Self {
        Square::NOWHERE
    }
}

impl Square {
    /// Not on the board.
    pub const NOWHERE: Square = Square(u16::MAX);
    pub const COUNT: usize = WIDTH as usize * HEIGHT as usize;

    /// The square of a column and a row, both taken round.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Square {
        let x = x.rem_euclid(WIDTH as i16) as u16;
        let y = y.rem_euclid(HEIGHT as i16) as u16;
        Square(y << 6 | x)
    }

    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u16)) } else { None }
    }

    /// Its number, row by row.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is on the board.
    #[inline]
    #[must_use]
    pub const fn is_somewhere(self) -> bool {
        (self.0 as usize) < Square::COUNT
    }

    /// Its column.
    #[inline]
    #[must_use]
    pub const fn x(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// Its row.
    #[inline]
    #[must_use]
    pub const fn y(self) -> u8 {
        (self.0 >> 6) as u8
    }

    /// The neighbour in a direction.
    #[inline]
    #[must_use]
    pub const fn step(self, dir: Dir) -> Square {
        let (dx, dy) = dir.delta();
        self.by(dx as i16, dy as i16)
    }

    /// The square so many columns and rows away.
    #[inline]
    #[must_use]
    pub const fn by(self, dx: i16, dy: i16) -> Square {
        let x = (self.0 & 63).wrapping_add(dx as u16) & 63;
        let y = (self.0 >> 6) as i16 + dy;
        let y = if y < 0 {
            y + HEIGHT as i16
        } else if y >= HEIGHT as i16 {
            y - HEIGHT as i16
        } else {
            y
        };
        Square((y as u16) << 6 | x)
    }

    /// Columns and rows from here to there, the shorter way round.
    #[inline]
    #[must_use]
    pub const fn to(self, there: Square) -> (i16, i16) {
        let dx = there.x() as i16 - self.x() as i16;
        let dx = ((dx + 32) & 63) - 32;
        let dy = there.y() as i16 - self.y() as i16;
        let half = HEIGHT as i16 / 2;
        let dy = if dy >= half {
            dy - HEIGHT as i16
        } else if dy < -half {
            dy + HEIGHT as i16
        } else {
            dy
        };
        (dx, dy)
    }

    /// CA-SHOOT-03: Distance in squares, a diagonal counting one.
    #[inline]
    #[must_use]
    pub const fn distance(self, there: Square) -> u8 {
        let (dx, dy) = self.to(there);
        let (dx, dy) = (dx.unsigned_abs(), dy.unsigned_abs());
        (if dx > dy { dx } else { dy }) as u8
    }

    /// CA-MELEE-02: Whether it is one of the eight squares around.
    #[inline]
    #[must_use]
    pub const fn is_beside(self, there: Square) -> bool {
        let (column, row) = self.offset(there);
        column < 3 && row < 3 && (column != 1 || row != 1)
    }

    /// Columns and rows from here to there, one more each, counted upward only: 0 to 2 for neighbours.
    #[inline]
    const fn offset(self, there: Square) -> (u16, u16) {
        let column = (there.0 & 63).wrapping_add(1).wrapping_sub(self.0 & 63) & 63;
        let row = ((there.0 >> 6) + 1 + HEIGHT as u16).wrapping_sub(self.0 >> 6);
        let row = if row >= 2 * HEIGHT as u16 {
            row - 2 * HEIGHT as u16
        } else if row >= HEIGHT as u16 {
            row - HEIGHT as u16
        } else {
            row
        };
        (column, row)
    }

    /// The direction of a neighbour.
    #[inline]
    #[must_use]
    pub const fn dir(self, there: Square) -> Option<Dir> {
        match self.offset(there) {
            (1, 0) => Some(Dir::N),
            (2, 0) => Some(Dir::Ne),
            (2, 1) => Some(Dir::E),
            (2, 2) => Some(Dir::Se),
            (1, 2) => Some(Dir::S),
            (0, 2) => Some(Dir::Sw),
            (0, 1) => Some(Dir::W),
            (0, 0) => Some(Dir::Nw),
            _ => None,
        }
    }

    /// Reads `12,7`: column and row, from the upper left corner.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Square> {
        let (x, y) = word.split_once(',')?;
        let (x, y): (u8, u8) = (x.parse().ok()?, y.parse().ok()?);
        (x < WIDTH && y < HEIGHT).then(|| Square::new(i16::from(x), i16::from(y)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

/// CA-MOVE-03: One of the eight directions.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Keyword,
)]
pub enum Dir {
    #[default]
    N,
    /// Up and right.
    Ne,
    /// Right.
    E,
    /// Down and right.
    Se,
    S,
    /// Down and left.
    Sw,
    /// Left.
    W,
    /// Up and left.
    Nw,
}

impl Dir {
    /// The four straight ones, clockwise.
    pub const STRAIGHT: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// Columns and rows of one step.
    #[inline]
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Dir::N => (0, -1),
            Dir::Ne => (1, -1),
            Dir::E => (1, 0),
            Dir::Se => (1, 1),
            Dir::S => (0, 1),
            Dir::Sw => (-1, 1),
            Dir::W => (-1, 0),
            Dir::Nw => (-1, -1),
        }
    }

    /// The direction so many eighths of a turn clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Dir {
        let [n, ne, e, se, s, sw, w, nw] = Dir::ALL;
        match (self as u8 + eighths) & 7 {
            0 => n,
            1 => ne,
            2 => e,
            3 => se,
            4 => s,
            5 => sw,
            6 => w,
            _ => nw,
        }
    }

    /// The other way.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Dir {
        self.turned(4)
    }

    #[inline]
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as u8 & 1 == 1
    }
}

id_set! {
    /// A set of directions.
    pub struct Dirs(u8) of enum Dir;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_round_and_come_back() {
        for square in (0..Square::COUNT).filter_map(Square::from_index) {
            for dir in Dir::ALL {
                let there = square.step(dir);
                assert!(there.is_somewhere());
                assert_eq!(there.step(dir.opposite()), square);
                assert_eq!(square.dir(there), Some(dir));
                assert_eq!(square.distance(there), 1);
            }
        }
    }

    #[test]
    fn a_square_is_written_and_read() {
        let square = Square::new(12, 7);
        assert_eq!(square.to_string(), "12,7");
        assert_eq!(Square::from_word("12,7"), Some(square));
        assert_eq!(Square::from_word("12,48"), None);
        assert_eq!(Square::from_word("12"), None);
    }
}
