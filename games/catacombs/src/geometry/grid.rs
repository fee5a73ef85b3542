//! The ground of every square, four bits each, and which squares are occupied. One source for passage, sight and flanks.
//! What the ground is made of changes only through [`Grid::lay`]; nothing here knows who stands on it.

use super::Board;
use super::square::{Dir, Dirs, HEIGHT, Square, WIDTH};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ground {
    /// Solid: a wall, or a place where nothing has been discovered.
    #[default]
    Wall,
    Floor,
    /// An obstacle that is part of the building.
    Pillar,
    /// CA-OBSTACLE-02: An obstacle for good.
    Rubble,
    /// CA-ELEMENT-23: Kills.
    Lava,
    /// CA-ELEMENT-24: Costs PV.
    Swamp,
    /// A rope bridge over lava.
    LavaBridge,
    /// A rope bridge over swamp water.
    SwampBridge,
    /// CA-TRAP-10: A sprung pit.
    Hole,
    /// CA-DOOR-11: A door that is shut.
    ClosedDoor,
    /// CA-OBSTACLE-03: Furniture that fills its square and nothing more.
    Low,
    /// CA-OBSTACLE-03: Furniture that is an obstacle in every respect.
    Tall,
    /// CA-MAP-17: A way out without a door that nobody has entered yet.
    Exit,
    /// CA-QUEST-12: The way out of the catacombs.
    QuestExit,
    /// CA-ELEMENT-13: A travel portal.
    Portal,
    /// CA-DOOR-11: An open door: floor.
    OpenDoor,
}

/// One bit for each kind of ground.
const fn set(kinds: &[Ground]) -> u16 {
    let (mut bits, mut rest) = (0, kinds);
    while let [first, others @ ..] = rest {
        bits |= 1 << *first as u8;
        rest = others;
    }
    bits
}

/// CA-OBSTACLE-01: What blocks sight, passage and the flank of a diagonal.
const OBSTACLES: u16 = set(&[Ground::Wall, Ground::Pillar, Ground::Rubble, Ground::ClosedDoor, Ground::Tall]);
/// What can be stood on.
const WALKABLE: u16 = set(&[
    Ground::Floor,
    Ground::LavaBridge,
    Ground::SwampBridge,
    Ground::Exit,
    Ground::QuestExit,
    Ground::Portal,
    Ground::OpenDoor,
]);
/// What stands there to be handled: doors and furniture.
const THINGS: u16 = set(&[Ground::ClosedDoor, Ground::OpenDoor, Ground::Low, Ground::Tall]);
/// What does something to whoever enters it.
const EVENTFUL: u16 = set(&[
    Ground::LavaBridge,
    Ground::SwampBridge,
    Ground::Exit,
    Ground::QuestExit,
    Ground::Portal,
    Ground::Hole,
    Ground::Lava,
    Ground::Swamp,
]);

impl Ground {
    /// All kinds, in the order of their codes.
    pub const ALL: [Ground; 16] = [
        Ground::Wall,
        Ground::Floor,
        Ground::Pillar,
        Ground::Rubble,
        Ground::Lava,
        Ground::Swamp,
        Ground::LavaBridge,
        Ground::SwampBridge,
        Ground::Hole,
        Ground::ClosedDoor,
        Ground::Low,
        Ground::Tall,
        Ground::Exit,
        Ground::QuestExit,
        Ground::Portal,
        Ground::OpenDoor,
    ];

    #[inline]
    const fn is_in(self, set: u16) -> bool {
        set >> self as u8 & 1 == 1
    }

    #[inline]
    const fn from_code(code: u64) -> Ground {
        match code & 15 {
            0 => Ground::Wall,
            1 => Ground::Floor,
            2 => Ground::Pillar,
            3 => Ground::Rubble,
            4 => Ground::Lava,
            5 => Ground::Swamp,
            6 => Ground::LavaBridge,
            7 => Ground::SwampBridge,
            8 => Ground::Hole,
            9 => Ground::ClosedDoor,
            10 => Ground::Low,
            11 => Ground::Tall,
            12 => Ground::Exit,
            13 => Ground::QuestExit,
            14 => Ground::Portal,
            _ => Ground::OpenDoor,
        }
    }

    /// CA-OBSTACLE-01: Whether it blocks sight, passage and the flank of a diagonal.
    #[inline]
    #[must_use]
    pub const fn is_obstacle(self) -> bool {
        self.is_in(OBSTACLES)
    }

    /// Whether it can be stood on.
    #[inline]
    #[must_use]
    pub const fn is_walkable(self) -> bool {
        self.is_in(WALKABLE)
    }

    /// Whether something happens to whoever enters it.
    #[inline]
    #[must_use]
    pub const fn is_eventful(self) -> bool {
        self.is_in(EVENTFUL)
    }

    /// Whether it is a rope bridge.
    #[inline]
    #[must_use]
    pub const fn is_bridge(self) -> bool {
        matches!(self, Ground::LavaBridge | Ground::SwampBridge)
    }

    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Ground::Wall => "wall",
            Ground::Floor => "floor",
            Ground::Pillar => "pillar",
            Ground::Rubble => "rubble",
            Ground::Lava => "lava",
            Ground::Swamp => "swamp",
            Ground::LavaBridge => "lava_bridge",
            Ground::SwampBridge => "swamp_bridge",
            Ground::Hole => "hole",
            Ground::ClosedDoor => "closed_door",
            Ground::Low => "low_furniture",
            Ground::Tall => "tall_furniture",
            Ground::Exit => "exit",
            Ground::QuestExit => "quest_exit",
            Ground::Portal => "portal",
            Ground::OpenDoor => "open_door",
        }
    }
}

/// The straight directions, as a set.
const STRAIGHT: u8 = 0b0101_0101;

/// How many squares share one word of ground.
const PER_WORD: usize = 16;
/// How many words of ground a row takes.
const PER_ROW: usize = WIDTH as usize / PER_WORD;
/// How many words the ground takes.
const WORDS: usize = Square::COUNT / PER_WORD;
const ROWS: usize = HEIGHT as usize;

/// The grid: ground and occupation of every square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    ground: [u64; WORDS],
    occupied: [u64; ROWS],
}

impl Default for Grid {
    fn default() -> Self {
        Grid { ground: [0; WORDS], occupied: [0; ROWS] }
    }
}

/// What lies in the eight directions around a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Around {
    /// CA-MOVE-05, CA-MELEE-03: Where something can be reached: no obstacle there, and none at the flank of a diagonal.
    pub reach: Dirs,
    /// Where one can stand.
    pub walkable: Dirs,
    pub occupied: Dirs,
    /// Where a door stands, open or shut, or furniture that fills its square.
    pub things: Dirs,
    /// CA-MOVE-05: Where no obstacle lies at the flank, whatever is there.
    pub unflanked: Dirs,
}

impl Around {
    /// CA-MOVE-03: Where a step can end.
    #[inline]
    #[must_use]
    pub const fn steps(self) -> Dirs {
        self.reach.and(self.walkable).minus(self.occupied)
    }
}

/// What [`Around`] asks of a kind of ground, one byte each: whether it is clear, can be stood on, or is a thing.
#[allow(clippy::indexing_slicing, reason = "worked out when the game is built")]
const LOOKS: [u32; Ground::ALL.len()] = {
    let (mut looks, mut code) = ([0; Ground::ALL.len()], 0);
    while code < looks.len() {
        let (clear, walkable, thing) = (!OBSTACLES >> code & 1, WALKABLE >> code & 1, THINGS >> code & 1);
        looks[code] = clear as u32 | (walkable as u32) << 8 | (thing as u32) << 16;
        code += 1;
    }
    looks
};

/// What [`Around`] asks of the ground with a code.
#[inline]
fn look(code: u64) -> u32 {
    LOOKS.get((code & 15) as usize).copied().unwrap_or_default()
}

/// A row with the one above and the one below.
#[inline]
const fn three(y: usize) -> [usize; 3] {
    [if y == 0 { ROWS - 1 } else { y - 1 }, y, if y + 1 == ROWS { 0 } else { y + 1 }]
}

/// The eight squares around one, each at the bit of its direction: read from three rows, in which the column to the left is number 0.
#[inline]
fn eight(rows: [u64; 3], read: impl Fn(u64, u32) -> u32) -> u32 {
    let [above, here, below] = rows;
    let look = |row: u64, column: u32, dir: Dir| read(row, column) << dir as u8;
    look(above, 1, Dir::N)
        | look(above, 2, Dir::Ne)
        | look(here, 2, Dir::E)
        | look(below, 2, Dir::Se)
        | look(below, 1, Dir::S)
        | look(below, 0, Dir::Sw)
        | look(here, 0, Dir::W)
        | look(above, 0, Dir::Nw)
}

impl Grid {
    #[inline]
    #[must_use]
    pub fn ground(&self, square: Square) -> Ground {
        let index = square.index();
        let word = self.ground.get(index / PER_WORD).copied().unwrap_or_default();
        Ground::from_code(word >> (index % PER_WORD * 4))
    }

    /// Changes what a square is.
    pub fn lay(&mut self, square: Square, ground: Ground) {
        let index = square.index();
        if let Some(word) = self.ground.get_mut(index / PER_WORD) {
            let shift = index % PER_WORD * 4;
            *word = *word & !(15 << shift) | (ground as u64) << shift;
        }
    }

    /// Whether somebody stands or lies on a square.
    #[inline]
    #[must_use]
    pub fn is_occupied(&self, square: Square) -> bool {
        let row = self.occupied.get(usize::from(square.y())).copied().unwrap_or_default();
        row >> square.x() & 1 == 1
    }

    /// Notes that somebody is on a square, or nobody any more.
    pub fn occupy(&mut self, square: Square, by_somebody: bool) {
        if let Some(row) = self.occupied.get_mut(usize::from(square.y())) {
            *row = *row & !(1 << square.x()) | u64::from(by_somebody) << square.x();
        }
    }

    /// Whether somebody could stand there now.
    #[inline]
    #[must_use]
    pub fn is_free(&self, square: Square) -> bool {
        self.ground(square).is_walkable() && !self.is_occupied(square)
    }

    /// What lies around a square.
    #[inline]
    #[must_use]
    pub fn around(&self, square: Square) -> Around {
        let looks = eight(self.nine(square), |row, column| look(row >> (column * 4)));
        let [clear, walkable, things, _] = looks.to_le_bytes();
        // A diagonal needs both of its flanks: the directions one eighth to either side.
        let unflanked = STRAIGHT | clear.rotate_left(1) & clear.rotate_right(1);
        Around {
            reach: Dirs(clear & unflanked),
            walkable: Dirs(walkable),
            occupied: self.taken(square),
            things: Dirs(things & unflanked),
            unflanked: Dirs(unflanked),
        }
    }

    /// The codes of nine squares, the rows from above: in each the column to the left, the own one and the one to the right, lowest first.
    #[inline]
    fn nine(&self, square: Square) -> [u64; 3] {
        let (x, y) = (usize::from(square.x()), usize::from(square.y()));
        let left = (x + usize::from(WIDTH) - 1) % usize::from(WIDTH);
        let (word, shift) = (left / PER_WORD, left % PER_WORD * 4);
        let words = |row: usize, at: usize| {
            self.ground.get(row * PER_ROW + at % PER_ROW).copied().unwrap_or_default()
        };
        // What lies beyond the end of a word is at the beginning of the next one.
        three(y).map(|row| words(row, word) >> shift | words(row, word + 1) << 1 << (63 - shift))
    }

    /// The directions in which somebody is.
    #[inline]
    fn taken(&self, square: Square) -> Dirs {
        let (x, y) = (u32::from(square.x()), usize::from(square.y()));
        // Turned so that the column to the left comes first.
        let turned =
            |row: usize| self.occupied.get(row).copied().unwrap_or_default().rotate_left(1).rotate_right(x);
        Dirs(eight(three(y).map(turned), |row, column| (row >> column & 1) as u32) as u8)
    }

    /// CA-MOVE-05, CA-MOVE-11: Whether no obstacle lies at the flank of a step in a direction. Straight steps have no flank.
    #[inline]
    #[must_use]
    pub fn has_clear_flanks(&self, from: Square, dir: Dir) -> bool {
        !dir.is_diagonal()
            || !(self.ground(from.step(dir.turned(1))).is_obstacle()
                || self.ground(from.step(dir.turned(7))).is_obstacle())
    }

    /// CA-MELEE-02, CA-MELEE-03: Whether one of two neighbours can act on the other: beside it, and no obstacle at the flank.
    #[inline]
    #[must_use]
    pub fn is_in_reach(&self, from: Square, to: Square) -> bool {
        from.dir(to).is_some_and(|dir| self.has_clear_flanks(from, dir))
    }

    /// The squares of every kind that `wanted` picks.
    #[must_use]
    pub fn board(&self, wanted: impl Fn(Ground) -> bool) -> Board {
        let set =
            Ground::ALL.into_iter().fold(0u16, |set, ground| set | u16::from(wanted(ground)) << ground as u8);
        let mut board = Board::default();
        for (index, word) in self.ground.iter().enumerate() {
            // Most of the grid is wall.
            if *word == 0 && set & 1 == 0 {
                continue;
            }
            let mut bits = 0u64;
            for square in 0..PER_WORD {
                let code = word >> (square * 4) & 15;
                bits |= u64::from(set >> code & 1) << square;
            }
            if let Some(row) = board.row_mut(index / PER_ROW) {
                *row |= bits << (index % PER_ROW * PER_WORD);
            }
        }
        board
    }

    /// The squares where somebody stands or lies.
    #[must_use]
    pub fn occupied(&self) -> Board {
        Board::from_rows(self.occupied)
    }

    /// Whether every square is made of the same as in another grid, whoever stands there.
    #[inline]
    #[must_use]
    pub fn has_ground_of(&self, other: &Grid) -> bool {
        self.ground == other.ground
    }

    /// The squares where somebody could stand now.
    #[must_use]
    pub fn free(&self) -> Board {
        let mut board = self.board(Ground::is_walkable);
        for (y, taken) in self.occupied.iter().enumerate() {
            if let Some(row) = board.row_mut(y) {
                *row &= !taken;
            }
        }
        board
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.ground.iter().chain(&self.occupied))
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words: Vec<u64> = Vec::deserialize(deserializer)?;
        let wrong = || Error::invalid_length(words.len(), &"the words of a grid");
        let (ground, occupied) = words.split_at_checked(WORDS).ok_or_else(wrong)?;
        Ok(Grid {
            ground: ground.try_into().map_err(|_| wrong())?,
            occupied: occupied.try_into().map_err(|_| wrong())?,
        })
    }
}
