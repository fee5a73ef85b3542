//! Ways over the board: rings of squares around a start, one step farther each, and the way back from a goal. The boards are words of
//! bits, and the rings are kept from one question to the next, so that nothing is allocated while a match goes on.

use catacombs::geometry::{Board, Dir, Flood, Grid, Ground, Square};
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
        self.rings.push(*from);
        let (mut left, ends) = (*goals, terrain.passable.or(goals));
        let mut flood = Flood::from(from);
        let mut goes_on = left.take(from);
        while goes_on && self.rings.len() < FARTHEST {
            let front = (!stairs.is_empty()).then(|| *flood.front());
            self.rings.push(Board::default());
            let Some(ring) = self.rings.last_mut() else { break };
            let mut is_new = flood.ring(&terrain.clear, &ends, &terrain.passable, ring);
            for (low, high) in stairs.iter() {
                for (from, to) in [(low, high), (high, low)] {
                    let climbs = front.is_some_and(|front| front.has(*from)) && ends.has(*to);
                    if climbs && flood.reach(*to, &terrain.passable) {
                        ring.insert(*to);
                        is_new = true;
                    }
                }
            }
            goes_on = is_new && left.take(ring);
        }
    }

    /// How many steps a square is from the start; none where it was not reached.
    pub fn steps(&self, to: Square) -> Option<usize> {
        self.rings.iter().position(|ring| ring.has(to))
    }

    /// All squares that were reached.
    pub fn reached(&self) -> Board {
        let mut all = Board::default();
        self.rings.iter().for_each(|ring| all.add(ring));
        all
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
        self.back(stairs, to, terrain, |_, squares| all.add(squares));
        all
    }

    /// Goes back ring by ring from a square that was reached.
    fn back(&self, stairs: &Stairs, to: Square, terrain: &Terrain, mut visit: impl FnMut(usize, &Board)) {
        let Some(steps) = self.steps(to) else { return };
        let mut flood = Flood::from(&Board::one(to));
        visit(steps, flood.front());
        for (step, ring) in self.rings.iter().enumerate().take(steps).rev() {
            let squares = (!stairs.is_empty()).then(|| *flood.front());
            // Nobody goes on from a square that cannot be entered; the start may be such a square.
            let passable = if step == 0 { ring } else { &terrain.passable };
            flood.ring(&terrain.clear, ring, passable, &mut Board::default());
            for (low, high) in stairs.iter() {
                for (from, to) in [(low, high), (high, low)] {
                    if squares.is_some_and(|squares| squares.has(*from)) && ring.has(*to) {
                        flood.reach(*to, passable);
                    }
                }
            }
            visit(step, flood.front());
        }
    }
}
