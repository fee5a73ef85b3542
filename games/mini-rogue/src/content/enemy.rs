//! Enemy cards: Monsters, Ghosts and Guardians, line by line, and what they leave.

use super::{EnemyId, FLOORS, ListId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guardian {
    pub id: String,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
    pub lines: GuardianLines,
}

/// The lines of a Guardian card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuardianLines {
    /// An ordinary Guardian: one line for each Floor but the last.
    ByFloor([EnemyId; FLOORS - 1]),
    /// The last Guardian: two phases, fought one after the other.
    Phases([EnemyId; 2]),
}

/// One line of an enemy card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enemy {
    pub id: String,
    /// HP against one character and against two.
    pub hp: [u8; 2],
    pub damage: u8,
    /// Whether the attack ignores Armour.
    pub unstoppable: bool,
    /// What a damaging hit does besides.
    pub effects: ListId,
    /// What it pays when beaten.
    pub reward: ListId,
    /// What cannot be done while it is fought.
    pub forbids: Marks,
    /// Its picture, by the name in the icon family; none for a line of a Guardian, whose card has it.
    pub icon: Option<String>,
}

/// The Rewards side of the reference card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rewards {
    /// By Dungeon die 1 to 6.
    pub rows: [ListId; 6],
    /// What comes on top every time.
    pub extra: ListId,
}

/// Crossed icons: what cannot be done while the card is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// Holy Water cannot be used.
    pub holy_water: bool,
    /// Blessings cure nothing.
    pub blessing: bool,
    /// Nobody falls.
    pub fall: bool,
}
