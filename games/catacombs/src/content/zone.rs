//! Zone cards: the plan as drawn and what 1D may bring. How plans join on the board is a rule.

use super::{DoorId, ElementId, TrapId};

/// The most columns or rows of a plan.
pub const MAX_SIDE: usize = 16;
/// The most ways out of a zone, doors of cells included.
pub const MAX_EXITS: usize = 4;
/// The most entries of a zone's table.
pub const MAX_ENTRIES: usize = 8;
/// The most places for elements on a plan.
pub const MAX_SPOTS: usize = 12;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    pub id: String,
    /// CA-MAP-01: Whether it belongs to a quest and is never drawn at random.
    pub quest: bool,
    pub width: u8,
    pub height: u8,
    /// The squares, row by row.
    pub tiles: Vec<Tile>,
    /// The square that joins the zone before.
    pub entrance: Point,
    /// CA-MAP-13: The ways out, clockwise from the entrance, secret ones included.
    pub exits: Vec<Point>,
    /// Floor where elements are put first, row by row.
    pub spots: Vec<Point>,
    /// CA-SPAWN-02: What 1D may bring, one roll each.
    pub table: Vec<Entry>,
}

impl Zone {
    /// The square at a point; walls all round the plan.
    #[must_use]
    pub fn at(&self, point: Point) -> Tile {
        if point.x >= self.width {
            return Tile::Wall;
        }
        let index = usize::from(point.y) * usize::from(self.width) + usize::from(point.x);
        self.tiles.get(index).copied().unwrap_or(Tile::Wall)
    }

    /// All points with their squares, row by row.
    pub fn points(&self) -> impl Iterator<Item = (Point, Tile)> {
        let width = usize::from(self.width).max(1);
        let point = move |index: usize| Point { x: (index % width) as u8, y: (index / width) as u8 };
        self.tiles.iter().enumerate().map(move |(index, square)| (point(index), *square))
    }

    /// CA-MAP-14: Whether nothing leads out of it.
    #[must_use]
    pub fn is_dead_end(&self) -> bool {
        self.exits.is_empty()
    }
}

/// A place on a plan, from the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point {
    /// Column.
    pub x: u8,
    /// Row.
    pub y: u8,
}

/// One square of a plan: what is drawn there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tile {
    /// Solid.
    Wall,
    Floor,
    /// Floor where elements are put first.
    Spot,
    /// Where the zone before joins.
    Entrance,
    /// A way out without a door.
    Exit,
    /// A way out through a door.
    Door {
        door: DoorId,
        locked: bool,
    },
    /// A way out that must be found.
    SecretDoor,
    /// CA-ELEMENT-14: The locked door of a cell; it leads nowhere but into the cell.
    Cell(DoorId),
    /// CA-QUEST-12: The way out of the catacombs.
    QuestExit,
    /// An obstacle that is part of the building.
    Pillar,
    /// CA-OBSTACLE-02: An obstacle for good.
    Rubble,
    /// Deadly or wet.
    Pool(Pool),
    /// A rope bridge over it.
    Bridge(Pool),
    /// CA-ELEMENT-13: A travel portal.
    Portal,
    /// A piece that stands here from the start.
    Element(ElementId),
}

impl Tile {
    /// Whether it leads to another zone.
    #[must_use]
    pub const fn is_exit(self) -> bool {
        matches!(self, Tile::Exit | Tile::Door { .. } | Tile::SecretDoor)
    }
}

/// What lies under a bridge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pool {
    /// Kills.
    Lava,
    /// Costs PV.
    Swamp,
}

/// One line of a zone's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What may come.
    pub what: Spawn,
    /// The lowest D that brings it: 0 always, 5 one time in six.
    pub least: u8,
}

/// What a zone's table may bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spawn {
    /// CA-SPAWN-03: A group of the quest's encounter table.
    Encounter,
    Element(ElementId),
    Trap(TrapId),
}
