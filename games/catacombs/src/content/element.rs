//! What stands in the catacombs: furniture with its table, doors, traps. Terrain is drawn on the zones.

use super::{FACES, Find, Guard, Natures, Roll, Schools};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// How much of its square it takes.
    pub bulk: Bulk,
    /// CA-SEARCH-12: What searching it brings, by the faces of the D from 0 on; none where it has no table.
    pub search: Option<[Find; FACES]>,
    /// CA-ELEMENT-06: Its lock, for what can be opened and can turn out to be locked.
    pub lock: Option<Lock>,
    /// CA-DESTINY-07: Destiny points that searching it costs.
    pub destiny: u8,
    /// CA-ELEMENT-20: Whom it keeps out of its zone.
    pub bars: Natures,
    /// CA-SPELL-09: What cannot be cast in its zone.
    pub silences: Schools,
    /// CA-SPELL-08: What it adds to casting rolls beside it.
    pub power: Option<(super::School, u8)>,
    /// Whether it is somebody who died, and can be raised.
    pub corpse: bool,
}

/// CA-OBSTACLE-03: How much of its square a piece takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bulk {
    /// It can be walked on.
    #[default]
    Flat,
    /// It fills its square and nothing more.
    Low,
    /// It is an obstacle in every respect.
    Tall,
}

/// What can be picked or battered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lock {
    /// Taken off damage.
    pub endurance: u8,
    pub pv: u8,
    /// The difficulty of picking it.
    pub difficulty: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// How strong it is.
    pub lock: Lock,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// What its victim suffers.
    pub harm: Roll,
    /// What is taken off.
    pub guard: Guard,
    /// CA-TRAP-13: Whether the victim's turn ends.
    pub ends_turn: bool,
    /// CA-TRAP-10: Whether a hole stays, and the victim in it.
    pub pit: bool,
}
