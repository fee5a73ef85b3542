//! Ways over the board: rings of squares around a start, one step farther each, and the way back from a goal. The boards are words of
//! bits, and the rings are kept from one question to the next, so that nothing is allocated while a match goes on.

use catacombs::geometry::{Board, Dir, Grid, Ground, Square};
use catacombs::state::MAX_STAIRS;
use undercroft_kernel::List;

/// CA-MAP-19: Pairs of squares that count as neighbours.
pub type Stairs = List<(Square, Square), MAX_STAIRS>;

/// Nobody asks for longer ways.
const FARTHEST: usize = 90;

/// Where one can go.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terrain {
    /// Squares that can be entered.
    pub passable: Board,
    /// Squares without an obstacle: the flanks of diagonals.
    pub clear: Board,
}

/// Ways from one start.
#[derive(Clone, Debug, Default)]
pub struct Paths {
    rings: Vec<Board>,
    /// The grid that the two boards are of.
    grid: Grid,
    walkable: Board,
    clear: Board,
}

/// A shortest way: how long, and the squares with which all shortest ways begin.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Its steps.
    pub steps: usize,
    /// Where its first step may lead.
    pub first: Board,
    /// Where its second step may lead; empty where there is none.
    pub second: Board,
}

impl Way {
    /// The direction of a first step that is also wanted; the first one clockwise from the north.
    pub fn dir(&self, from: Square, wanted: impl Fn(Dir) -> bool) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.first.has(from.step(*dir)) && wanted(*dir))
    }
}

impl Paths {
    /// The squares that can be stood on, and those without an obstacle, whoever is there.
    pub fn ground(&mut self, grid: &Grid) -> Terrain {
        if !self.grid.has_ground_of(grid) {
            self.grid = *grid;
            self.walkable = grid.board(Ground::is_walkable);
            self.clear = grid.board(|ground| !ground.is_obstacle());
        }
        Terrain { passable: self.walkable, clear: self.clear }
    }

    /// Spreads from some squares over the terrain until every goal is reached that can be. Goals need not be passable themselves, and
    /// nobody goes on from them unless they are.
    pub fn spread(&mut self, stairs: &Stairs, from: &Board, goals: &Board, terrain: &Terrain) {
        self.rings.clear();
        let (mut reached, mut front) = (*from, *from);
        let (mut left, ends) = (goals.without(from), terrain.passable.or(goals));
        self.rings.push(front);
        while !left.is_empty() && self.rings.len() < FARTHEST {
            let mut next = front.spread(&terrain.clear);
            for (low, high) in stairs.iter() {
                if front.has(*low) {
                    next.insert(*high);
                }
                if front.has(*high) {
                    next.insert(*low);
                }
            }
            let next = next.and(&ends).without(&reached);
            if next.is_empty() {
                break;
            }
            self.rings.push(next);
            left = left.without(&next);
            reached = reached.or(&next);
            front = next.and(&terrain.passable);
        }
    }

    /// How many steps a square is from the start; none where it was not reached.
    pub fn steps(&self, to: Square) -> Option<usize> {
        self.rings.iter().position(|ring| ring.has(to))
    }

    /// All squares that were reached.
    pub fn reached(&self) -> Board {
        self.rings.iter().fold(Board::default(), |all, ring| all.or(ring))
    }

    /// The shortest ways to a square that was reached, over the terrain that was spread on.
    pub fn way(&self, stairs: &Stairs, to: Square, terrain: &Terrain) -> Option<Way> {
        let steps = self.steps(to)?;
        let (mut first, mut second) = (Board::default(), Board::default());
        self.back(stairs, to, terrain, |step, squares| match step {
            1 => first = *squares,
            2 => second = *squares,
            _ => {}
        });
        Some(Way { steps, first, second })
    }

    /// All squares of shortest ways to a square, both ends included.
    pub fn between(&self, stairs: &Stairs, to: Square, terrain: &Terrain) -> Board {
        let mut all = Board::default();
        self.back(stairs, to, terrain, |_, squares| all = all.or(squares));
        all
    }

    /// Goes back ring by ring from a square that was reached.
    fn back(&self, stairs: &Stairs, to: Square, terrain: &Terrain, mut visit: impl FnMut(usize, &Board)) {
        let Some(steps) = self.steps(to) else { return };
        let mut squares = Board::one(to);
        visit(steps, &squares);
        for step in (0..steps).rev() {
            let mut before = squares.spread(&terrain.clear);
            for (low, high) in stairs.iter() {
                if squares.has(*low) {
                    before.insert(*high);
                }
                if squares.has(*high) {
                    before.insert(*low);
                }
            }
            let ring = self.rings.get(step).copied().unwrap_or_default();
            // Nobody goes on from a square that cannot be entered; the start may be such a square.
            let before = if step == 0 { before } else { before.and(&terrain.passable) };
            squares = before.and(&ring);
            visit(step, &squares);
        }
    }
}
