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

    /// All squares moved by so many columns and rows, each -1, 0 or 1.
    #[must_use]
    pub fn shifted(&self, dx: i8, dy: i8) -> Board {
        let mut board = *self;
        match dy {
            1 => board.0.rotate_right(1),
            -1 => board.0.rotate_left(1),
            _ => {}
        }
        for row in &mut board.0 {
            *row = match dx {
                1 => row.rotate_left(1),
                -1 => row.rotate_right(1),
                _ => *row,
            };
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
        for (dx, dy) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            all = all.or(&self.shifted(dx, dy));
        }
        for (dx, dy) in [(1, -1), (1, 1), (-1, 1), (-1, -1)] {
            // Both flanks of the diagonal have to be clear.
            let beside = clear.shifted(-dx, 0);
            let ahead = clear.shifted(0, -dy);
            all = all.or(&self.and(&beside).and(&ahead).shifted(dx, dy));
        }
        all.and(clear)
    }

    /// The steps from this set to the nearest square of `goal`, through squares of `passable`; none without a way.
    #[must_use]
    pub fn steps_to(&self, goal: &Board, passable: &Board, clear: &Board) -> Option<u16> {
        let (mut reached, mut steps) = (*self, 0);
        loop {
            if !reached.and(goal).is_empty() {
                return Some(steps);
            }
            let next = reached.or(&reached.spread(clear).and(&passable.or(goal)));
            if next == reached {
                return None;
            }
            // Squares of the goal that cannot be passed are only ends of a way.
            reached = next;
            steps += 1;
        }
    }

    /// Everything that can be walked to from this set through squares of `passable`.
    #[must_use]
    pub fn flood(&self, passable: &Board, clear: &Board) -> Board {
        let mut reached = *self;
        loop {
            let next = reached.or(&reached.spread(clear).and(passable));
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}
