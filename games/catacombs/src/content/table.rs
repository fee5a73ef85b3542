//! Tables that are rolled on: searching, the nature of a treasure, and the treasures of each kind by the sum of 2D.

use super::words::words;
use super::{ItemId, Roll, SUMS};
use serde::{Deserialize, Serialize};

/// The tables of treasures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// CA-SEARCH-05: What searching a square brings, by 2D.
    pub search: [Find; SUMS],
    /// CA-TREASURE-03: The nature of a treasure, by 2D.
    pub nature: [TreasureKind; SUMS],
    /// The treasures of each kind, by 2D; kinds in the order of [`TreasureKind::ALL`].
    pub treasures: [[ItemId; SUMS]; TreasureKind::COUNT],
}

impl Tables {
    #[must_use]
    pub fn of(&self, kind: TreasureKind) -> &[ItemId; SUMS] {
        // A kind is the number of its table.
        #[expect(clippy::indexing_slicing)]
        &self.treasures[kind as usize]
    }
}

words! {
    /// The natures of treasures.
    TreasureKind {
        /// An ordinary weapon.
        Weapon = "weapon",
        Potion = "potion",
        MagicObject = "magic_object",
        Writing = "grimoire_scroll",
        MagicWeapon = "magic_weapon",
        MagicArmour = "magic_armour",
        Rune = "rune",
    }
}

/// What one row of a table brings; all of it, and most of it is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Find {
    /// PV the searcher loses.
    pub loss: Roll,
    /// Imprévu cards drawn.
    pub events: u8,
    pub ecus: u16,
    pub treasures: [Option<Treasure>; 2],
    /// CA-ELEMENT-05: It is locked; empty the second time.
    pub locked: bool,
    /// CA-POISON-06: An endurance test of this difficulty, or poison.
    pub infection: Option<u8>,
}

impl Find {
    /// CA-DESTINY-01: Whether nothing that one could want is in it.
    #[must_use]
    pub fn is_fruitless(&self) -> bool {
        self.ecus == 0 && self.treasures == [None; 2]
    }
}

/// A treasure that is found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Treasure {
    /// Its nature is rolled first.
    Any,
    /// Its nature is known.
    Of(TreasureKind),
}
