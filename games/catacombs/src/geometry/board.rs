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

    #[inline]
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        self.0.get(usize::from(square.y())).is_some_and(|row| row >> square.x() & 1 == 1)
    }

    /// The set of these rows, each a word, its squares from the lowest bit on.
    pub(super) const fn from_rows(rows: [u64; ROWS]) -> Board {
        Board(rows)
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
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Those of both sets.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Board) -> Board {
        self.with_rows(other, |a, b| a & b)
    }

    /// Those of either set.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Board) -> Board {
        self.with_rows(other, |a, b| a | b)
    }

    /// Those of this set alone.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Board) -> Board {
        self.with_rows(other, |a, b| a & !b)
    }

    #[inline]
    fn with_rows(&self, other: &Board, join: impl Fn(u64, u64) -> u64) -> Board {
        let mut rows = [0; ROWS];
        for ((row, one), other) in rows.iter_mut().zip(&self.0).zip(&other.0) {
            *row = join(*one, *other);
        }
        Board(rows)
    }

    /// Whether a square is in both sets.
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &Board) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | (one & other)) != 0
    }

    /// Adds the squares of another set.
    #[inline]
    pub fn add(&mut self, other: &Board) {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row |= *other;
        }
    }

    /// Takes the squares of another set out. Says whether any are left.
    #[inline]
    pub fn take(&mut self, other: &Board) -> bool {
        let mut left = 0;
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row &= !*other;
            left |= *row;
        }
        left != 0
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
        for (y, spread) in all.0.iter_mut().enumerate() {
            *spread = step(y, [self.row(above(y)), self.row(y), self.row(below(y))], clear);
        }
        all
    }

    #[inline]
    fn row(&self, y: usize) -> u64 {
        self.0.get(y).copied().unwrap_or_default()
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
        if self.meets(goal) {
            return Some((0, Board::default()));
        }
        let (mut flood, mut steps) = (Flood::from(self), 0);
        let ends = passable.or(goal);
        loop {
            let (before, mut ring) = (flood.front, Board::default());
            if !flood.ring(clear, &ends, &ends, &mut ring) {
                return None;
            }
            steps += 1;
            if ring.meets(goal) {
                return Some((steps, before));
            }
        }
    }

    /// Everything that can be walked to from this set through squares of `passable`.
    #[must_use]
    pub fn flood(&self, passable: &Board, clear: &Board) -> Board {
        let mut flood = Flood::from(self);
        while flood.ring(clear, passable, passable, &mut Board::default()) {}
        flood.reached
    }
}

const fn above(y: usize) -> usize {
    if y == 0 { ROWS - 1 } else { y - 1 }
}

const fn below(y: usize) -> usize {
    if y + 1 == ROWS { 0 } else { y + 1 }
}

/// The squares of a row one step away from those of three rows: the one above, the row itself, the one below.
#[inline]
fn step(y: usize, [up, here, down]: [u64; 3], clear: &Board) -> u64 {
    if up | here | down == 0 {
        return 0;
    }
    let free = clear.row(y);
    let mut reached = here.rotate_left(1) | here.rotate_right(1) | up | down;
    // A diagonal comes from the row above or below; its flanks are beside the square it leaves and beside the one it enters.
    for (from, beside) in [(up, clear.row(above(y))), (down, clear.row(below(y)))] {
        reached |= from.rotate_left(1) & beside & free.rotate_left(1);
        reached |= from.rotate_right(1) & beside & free.rotate_right(1);
    }
    reached & free
}

/// A flood that goes on ring by ring: what it has reached, and where it goes on from.
#[derive(Clone, Debug)]
pub struct Flood {
    reached: Board,
    front: Board,
    /// The rows of the front that have squares, one bit each: most of the board is still.
    rows: u64,
}

/// One bit for each row.
const ALL_ROWS: u64 = (1 << ROWS) - 1;

impl Flood {
    /// A flood that begins on some squares.
    #[must_use]
    pub fn from(start: &Board) -> Flood {
        let rows = start.0.iter().zip(0..).fold(0, |rows, (row, y)| rows | u64::from(*row != 0) << y);
        Flood { reached: *start, front: *start, rows }
    }

    /// Where it goes on from.
    #[must_use]
    pub const fn front(&self) -> &Board {
        &self.front
    }

    /// Adds the next ring to `ring`: the squares of `ends` one step on that were not reached before. It goes on from those that are `passable`.
    /// Says whether there were any.
    pub fn ring(&mut self, clear: &Board, ends: &Board, passable: &Board, ring: &mut Board) -> bool {
        let around =
            self.rows << 1 | self.rows >> 1 | self.rows >> (ROWS - 1) | (self.rows & 1) << (ROWS - 1);
        let mut left = (self.rows | around) & ALL_ROWS;
        let (top, bottom) = (self.front.row(0), self.front.row(ROWS - 1));
        let (mut rows, mut any) = (0, 0);
        // The front becomes the next one row by row; what the row above was is kept.
        let mut passed = (ROWS, 0);
        while left != 0 {
            let y = left.trailing_zeros() as usize;
            left &= left - 1;
            let up = match y {
                0 => bottom,
                _ if passed.0 + 1 == y => passed.1,
                _ => self.front.row(y - 1),
            };
            let here = self.front.row(y);
            let down = if y + 1 == ROWS { top } else { self.front.row(y + 1) };
            passed = (y, here);
            let new = step(y, [up, here, down], clear) & ends.row(y) & !self.reached.row(y);
            let on = new & passable.row(y);
            any |= new;
            rows |= u64::from(on != 0) << y;
            if let (Some(front), Some(reached), Some(ring)) =
                (self.front.0.get_mut(y), self.reached.0.get_mut(y), ring.0.get_mut(y))
            {
                *front = on;
                *reached |= new;
                *ring |= new;
            }
        }
        self.rows = rows;
        any != 0
    }

    /// Reaches a square in another way, such as by stairs; says whether it is new.
    pub fn reach(&mut self, square: Square, passable: &Board) -> bool {
        let new = !self.reached.has(square);
        if new {
            self.reached.insert(square);
            if passable.has(square) {
                self.front.insert(square);
                self.rows |= 1 << square.y();
            }
        }
        new
    }
}

impl FromIterator<Square> for Board {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Board {
        let mut board = Board::default();
        squares.into_iter().for_each(|square| board.insert(square));
        board
    }
}
