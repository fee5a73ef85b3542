//! A set of squares as one word per row: floods and paths for placement, rulings about the nearest square, and game masters.

use super::square::{HEIGHT, Square};

const ROWS: usize = HEIGHT as usize;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board([u64; ROWS]);

impl Default for Board {
    fn default() -> Self {
        Board([0; ROWS])
    }
}

impl Board {
    /// The set of one square.
    #[must_use]
    pub fn one(square: Square) -> Board {
        let mut board = Board::default();
        board.insert(square);
        board
    }

    /// Whether a square is in it.
    #[inline]
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        self.0.get(usize::from(square.y())).is_some_and(|row| row >> square.x() & 1 == 1)
    }

    /// A row of the set as a word, its squares from the lowest bit on.
    pub(super) fn row_mut(&mut self, y: usize) -> Option<&mut u64> {
        self.0.get_mut(y)
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        if let Some(row) = self.0.get_mut(usize::from(square.y())) {
            *row |= 1 << square.x();
        }
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        if let Some(row) = self.0.get_mut(usize::from(square.y())) {
            *row &= !(1 << square.x());
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Those of both sets.
    #[must_use]
    pub fn and(&self, other: &Board) -> Board {
        self.with_rows(other, |a, b| a & b)
    }

    /// Those of either set.
    #[must_use]
    pub fn or(&self, other: &Board) -> Board {
        self.with_rows(other, |a, b| a | b)
    }

    /// Those of this set alone.
    #[must_use]
    pub fn without(&self, other: &Board) -> Board {
        self.with_rows(other, |a, b| a & !b)
    }

    fn with_rows(&self, other: &Board, join: impl Fn(u64, u64) -> u64) -> Board {
        let mut board = *self;
        for (row, other) in board.0.iter_mut().zip(&other.0) {
            *row = join(*row, *other);
        }
        board
    }

    /// The squares, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        self.0.iter().zip(0i16..).flat_map(|(row, y)| {
            let mut left = *row;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let x = left.trailing_zeros() as i16;
                    left &= left - 1;
                    Square::new(x, y)
                })
            })
        })
    }

    /// CA-MOVE-03, CA-MOVE-05: The squares one step away from this set, as obstacles allow; `clear` are the squares without one.
    #[must_use]
    pub fn spread(&self, clear: &Board) -> Board {
        let mut all = Board::default();
        let row = |board: &Board, y: usize| board.0.get(y).copied().unwrap_or_default();
        for (y, spread) in all.0.iter_mut().enumerate() {
            let above = if y == 0 { ROWS - 1 } else { y - 1 };
            let below = if y + 1 == ROWS { 0 } else { y + 1 };
            let (up, here, down) = (row(self, above), row(self, y), row(self, below));
            if up | here | down == 0 {
                continue;
            }
            let free = row(clear, y);
            let mut reached = here.rotate_left(1) | here.rotate_right(1) | up | down;
            // A diagonal comes from the row above or below; its flanks are beside the square it leaves and beside the one it enters.
            for (from, beside) in [(up, row(clear, above)), (down, row(clear, below))] {
                reached |= from.rotate_left(1) & beside & free.rotate_left(1);
                reached |= from.rotate_right(1) & beside & free.rotate_right(1);
            }
            *spread = reached & free;
        }
        all
    }

    /// The steps from this set to the nearest square of `goal`, through squares of `passable`; none without a way.
    #[must_use]
    pub fn steps_to(&self, goal: &Board, passable: &Board, clear: &Board) -> Option<u16> {
        self.last_before(goal, passable, clear).map(|(steps, _)| steps)
    }

    /// The steps from this set to the nearest square of `goal`, and the squares that are one step fewer away: the last ones of all
    /// shortest ways. Squares of the goal need not be passable themselves.
    #[must_use]
    pub fn last_before(&self, goal: &Board, passable: &Board, clear: &Board) -> Option<(u16, Board)> {
        let (mut reached, mut front, mut steps) = (*self, *self, 0);
        let ends = passable.or(goal);
        if !reached.and(goal).is_empty() {
            return Some((0, Board::default()));
        }
        loop {
            let next = front.spread(clear).and(&ends).without(&reached);
            steps += 1;
            if !next.and(goal).is_empty() {
                return Some((steps, front));
            }
            if next.is_empty() {
                return None;
            }
            reached = reached.or(&next);
            front = next;
        }
    }

    /// Everything that can be walked to from this set through squares of `passable`.
    #[must_use]
    pub fn flood(&self, passable: &Board, clear: &Board) -> Board {
        let (mut reached, mut front) = (*self, *self);
        loop {
            front = front.spread(clear).and(passable).without(&reached);
            if front.is_empty() {
                return reached;
            }
            reached = reached.or(&front);
        }
    }
}
