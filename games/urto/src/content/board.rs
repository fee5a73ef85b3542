//! The cave: spaces, passages between them, and which of them are in play. What lies on a space during a game is not
//! here.

use super::dice::Divine;
use undercroft_kernel::{IdVec, id_set, ids};

/// The most spaces of a board: a set of spaces is one 64-bit mask.
pub const MAX_SPACES: usize = 64;

ids! {
    /// A space of the board.
    SpaceId,
}

id_set! {
    /// A set of spaces.
    pub struct Spaces(u64) of SpaceId;
}

/// A space as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    pub id: String,
    /// How many rows it lies above START.
    pub row: u8,
    /// Its place from left to right in half steps, 0 in the middle.
    pub x: i8,
    /// Which half of the cave it belongs to.
    pub side: Side,
    /// What is printed on it.
    pub role: Role,
    /// What becomes of it at a table of two.
    pub small_table: SmallTable,
    /// The spaces it has a passage to.
    pub neighbours: Spaces,
}

/// A half of the cave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Side {
    /// Left of the middle.
    Left,
    /// Neither.
    #[default]
    Middle,
    /// Right of the middle.
    Right,
}

/// What is printed on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Role {
    /// Nothing: a token is drawn for it.
    #[default]
    Ordinary,
    /// All heroes begin here.
    Start,
    /// The last space.
    Urto,
    /// The Alpha token lies here at first, over a monster space.
    Centre,
    /// A divine weapon waits here.
    Stele(Divine),
    /// An artefact token lies here at first.
    Cache,
}

/// What becomes of a space at a table of two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SmallTable {
    /// It is as it always is.
    #[default]
    InPlay,
    /// It is out of play.
    Darkened,
    /// It keeps its role with this weapon; with the other one it is an ordinary space.
    With(Divine),
}

/// The cave.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    pub spaces: IdVec<SpaceId, Space>,
    /// Where all heroes begin.
    pub start: SpaceId,
    /// Where the race ends.
    pub urto: SpaceId,
    /// Where the Alpha lives.
    pub centre: SpaceId,
    /// The two artefact spaces.
    pub caches: Spaces,
    /// The two steles.
    pub steles: Spaces,
    pub all: Spaces,
    /// The spaces that are out of play at a table of two.
    pub darkened: Spaces,
}

impl Board {
    /// The stele of a weapon; none for the Scythe, which lies on the last space.
    #[must_use]
    pub fn stele(&self, weapon: Divine) -> Option<SpaceId> {
        self.spaces.find(|space| space.role == Role::Stele(weapon))
    }

    /// The spaces that are drawn for, in a game with these spaces in play. With the weapon of a table of two, the
    /// stele and the artefact space that go with the other weapon are ordinary ones.
    #[must_use]
    pub fn drawn_for(&self, in_play: Spaces, small: Option<Divine>) -> Spaces {
        let mut drawn = Spaces::NONE;
        for space in in_play.iter() {
            if self.role(space, small) == Role::Ordinary {
                drawn = drawn.with(space);
            }
        }
        drawn
    }

    /// What a space is, at a table of two (with this weapon) or at a larger one.
    #[must_use]
    pub fn role(&self, space: SpaceId, small: Option<Divine>) -> Role {
        let row = &self.spaces[space];
        match (row.small_table, small) {
            (SmallTable::With(weapon), Some(chosen)) if weapon != chosen => Role::Ordinary,
            _ => row.role,
        }
    }

    /// The spaces in play next to `space`.
    #[must_use]
    pub fn next_to(&self, space: SpaceId, in_play: Spaces) -> Spaces {
        self.spaces[space].neighbours.and(in_play)
    }

    /// The spaces next to `from` that are one step nearer to `to`.
    #[must_use]
    pub fn nearer(&self, from: SpaceId, to: SpaceId, in_play: Spaces) -> Spaces {
        let next = self.next_to(from, in_play);
        let mut reached = Spaces::one(to);
        let mut edge = reached;
        while !reached.has(from) && !edge.is_empty() {
            if !edge.and(next).is_empty() {
                return edge.and(next);
            }
            let grown = edge.iter().fold(Spaces::NONE, |grown, space| grown.or(self.next_to(space, in_play)));
            edge = grown.minus(reached);
            reached = reached.or(edge);
        }
        Spaces::NONE
    }

    /// How many steps it takes from one space to another; nothing where there is no way.
    #[must_use]
    pub fn distance(&self, from: SpaceId, to: SpaceId, in_play: Spaces) -> Option<u8> {
        let mut reached = Spaces::one(from);
        let mut edge = reached;
        for steps in 0..MAX_SPACES as u8 {
            if edge.has(to) {
                return Some(steps);
            }
            let grown = edge.iter().fold(Spaces::NONE, |grown, space| grown.or(self.next_to(space, in_play)));
            edge = grown.minus(reached);
            reached = reached.or(edge);
        }
        None
    }
}
