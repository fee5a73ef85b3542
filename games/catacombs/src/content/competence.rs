//! Competences: what a hero has learnt besides spells.

use super::Schools;
use super::words::words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Competence {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// Whether no hero can learn it.
    pub monsters_only: bool,
    pub effect: Knack,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knack {
    /// CA-PARRY-02: A parry source of its own.
    Parry,
    /// CA-PARRY-03: Both weapons parry, and an attack may be repeated with the other hand for nothing.
    TwoWeapons {
        /// How much lower the melee level of the second attack is.
        penalty: u8,
        /// How often in a turn.
        per_turn: u8,
    },
    /// Armour points for whoever wears no armour; no other armour than a `skin` may be worn.
    Tough {
        armour: u8,
    },
    /// CA-SPELL-10: These schools can be learnt.
    Arcane(Schools),
    Flight,
    /// Added to the result of some tests.
    Bonus {
        /// Which tests.
        tasks: Tasks,
        bonus: u8,
    },
    /// Shots carry farther.
    FarShot {
        /// Squares more for weapons.
        squares: u8,
        /// An improvised shot carries strength times this.
        improvised: u8,
    },
    /// CA-WOUND-05: Care may come this many turns later.
    HardToKill {
        turns: u8,
    },
}

words! {
    /// Tests that a competence may help with.
    Task {
        PickLock = "pick_lock",
        Disarm = "disarm",
        Steal = "steal",
        /// Breaking away from an adversary.
        BreakAway = "break_away",
        /// Crossing a rope bridge.
        Bridge = "bridge",
        /// A bravery speech.
        Bravery = "bravery",
        Threat = "threat",
    }
}

/// A set of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tasks(pub u8);

impl Tasks {
    #[must_use]
    pub const fn has(self, task: Task) -> bool {
        self.0 & (1 << task as u8) != 0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, task: Task) -> Tasks {
        Tasks(self.0 | 1 << task as u8)
    }
}
