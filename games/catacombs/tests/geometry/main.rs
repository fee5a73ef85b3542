//! Lines of sight, ways and floods on random maps, held against slow and obvious code: fractions for the line, a queue for the way.

#![allow(clippy::indexing_slicing, clippy::expect_used, reason = "a test fails loudly")]

mod bodies;
mod slow;

use catacombs::geometry::{Board, Dir, Grid, Ground, Square, sight};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use undercroft_kernel::Fast;

/// How many random maps each property is tried on.
const MAPS: u64 = 120;
/// The side of a random map.
const SIDE: i16 = 12;

/// A random map around some corner of the grid, so that lines go across the seam too.
struct Map {
    corner: Square,
    grid: Grid,
    random: Fast,
}

impl Map {
    fn new(seed: u64) -> Map {
        let mut random = Fast::new(seed);
        let corner = Square::new(random.below(64) as i16, random.below(48) as i16);
        let mut grid = Grid::default();
        let walls = 1 + random.below(5);
        for square in squares(corner) {
            let ground = match random.below(12) {
                n if n < walls => {
                    [Ground::Wall, Ground::Pillar, Ground::Rubble, Ground::ClosedDoor, Ground::Tall]
                        [n as usize % 5]
                }
                11 => [Ground::Low, Ground::Lava, Ground::Swamp, Ground::Hole][random.below(4) as usize],
                _ => Ground::Floor,
            };
            grid.lay(square, ground);
        }
        Map { corner, grid, random }
    }

    fn any(&mut self) -> Square {
        self.corner.by(self.random.below(SIDE as u32) as i16, self.random.below(SIDE as u32) as i16)
    }

    fn blocks(&self, square: Square) -> bool {
        self.grid.ground(square).is_obstacle()
    }
}

fn squares(corner: Square) -> impl Iterator<Item = Square> {
    (0..SIDE).flat_map(move |y| (0..SIDE).map(move |x| corner.by(x, y)))
}

/// CA-LOS-05: The line of sight is what the fractions say, and the same in both directions.
#[test]
fn sight_is_what_fractions_say_and_goes_both_ways() {
    let (mut seen, mut hidden) = (0, 0);
    for seed in 0..MAPS {
        let mut map = Map::new(seed);
        for _ in 0..200 {
            let (from, to) = (map.any(), map.any());
            let fast = sight(from, to, |square| map.blocks(square));
            assert_eq!(
                fast,
                slow::sight(from, to, |square| map.blocks(square)),
                "seed {seed}: {from} to {to}"
            );
            assert_eq!(fast, sight(to, from, |square| map.blocks(square)), "seed {seed}: {to} to {from}");
            *(if fast { &mut seen } else { &mut hidden }) += 1;
        }
    }
    assert!(seen > 1000 && hidden > 1000, "{seen} seen, {hidden} hidden");
}

/// CA-LOS-05: The examples of the ruling.
#[test]
fn a_wall_hides_a_corner_does_not_and_two_corners_do() {
    let at = |x, y| Square::new(x, y);
    let walls =
        |walls: &'static [(i16, i16)]| move |square: Square| walls.iter().any(|(x, y)| at(*x, *y) == square);
    assert!(!sight(at(0, 0), at(2, 0), walls(&[(1, 0)])));
    assert!(sight(at(0, 0), at(2, 2), walls(&[(1, 0)])));
    assert!(!sight(at(0, 0), at(1, 1), walls(&[(1, 0), (0, 1)])));
}

/// CA-MOVE-05: Whether a step may be taken, square by square as the text says it.
fn may_step(map: &Map, from: Square, dir: Dir) -> bool {
    let (dx, dy) = dir.delta();
    let (dx, dy) = (i16::from(dx), i16::from(dy));
    let to = from.by(dx, dy);
    let flanks_clear = dx == 0 || dy == 0 || !(map.blocks(from.by(dx, 0)) || map.blocks(from.by(0, dy)));
    flanks_clear && map.grid.ground(to).is_walkable()
}

/// CA-MOVE-03, CA-MOVE-05: What lies around a square is what the text says of each direction.
#[test]
fn the_directions_around_a_square_are_those_of_the_text() {
    for seed in 0..MAPS {
        let mut map = Map::new(seed);
        for _ in 0..6 {
            let somebody = map.any();
            map.grid.occupy(somebody, true);
        }
        for square in squares(map.corner) {
            let around = map.grid.around(square);
            for dir in Dir::ALL {
                let to = square.step(dir);
                let free = may_step(&map, square, dir) && !map.grid.is_occupied(to);
                assert_eq!(around.steps().has(dir), free, "seed {seed}: {square} {}", dir.id());
                let reach = map.grid.is_in_reach(square, to) && !map.blocks(to);
                assert_eq!(around.reach.has(dir), reach, "seed {seed}: {square} {}", dir.id());
                let unflanked = map.grid.is_in_reach(square, to);
                assert_eq!(around.unflanked.has(dir), unflanked, "seed {seed}: {square} {}", dir.id());
            }
        }
    }
}

/// The slow answer: a queue.
fn distances(map: &Map, from: Square) -> BTreeMap<Square, u16> {
    let mut found = BTreeMap::from([(from, 0)]);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        let steps = found[&here];
        for dir in Dir::ALL {
            let there = here.step(dir);
            if may_step(map, here, dir) && !found.contains_key(&there) {
                found.insert(there, steps + 1);
                queue.push_back(there);
            }
        }
    }
    found
}

/// CA-MOVE-05: Floods and shortest ways of whole boards are those of a queue.
#[test]
fn floods_and_ways_are_those_of_a_queue() {
    for seed in 0..MAPS {
        let mut map = Map::new(seed);
        let clear = map.grid.board(|ground| !ground.is_obstacle());
        let walkable = map.grid.board(Ground::is_walkable);
        for _ in 0..8 {
            let from = map.any();
            if !map.grid.ground(from).is_walkable() {
                continue;
            }
            let slow = distances(&map, from);
            let flood: BTreeSet<Square> = Board::one(from).flood(&walkable, &clear).iter().collect();
            assert_eq!(flood, slow.keys().copied().collect(), "seed {seed}: from {from}");
            let to = map.any();
            if map.grid.ground(to).is_walkable() {
                let steps = Board::one(from).steps_to(&Board::one(to), &walkable, &clear);
                assert_eq!(steps, slow.get(&to).copied(), "seed {seed}: {from} to {to}");
            }
        }
    }
}
