//! Spells: school, difficulty, whom they are aimed at and what they do.

use super::words::words;
use super::{Guard, MonsterId, Natures, Roll};

words! {
    /// The five schools, one for each grimoire.
    School {
        /// Magic for peasants: nobody need be initiated.
        Peasant = "peasant",
        /// White magic.
        White = "white",
        /// Black magic.
        Black = "black",
        Necromantic = "necromantic",
        Demonology = "demonology",
    }
}

/// A set of schools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Schools(pub u8);

impl Schools {
    #[must_use]
    pub const fn has(self, school: School) -> bool {
        self.0 & (1 << school as u8) != 0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, school: School) -> Schools {
        Schools(self.0 | 1 << school as u8)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spell {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    pub school: School,
    /// CA-SPELL-04: What the casting roll must reach.
    pub difficulty: u8,
    pub aim: Aim,
    pub effect: SpellEffect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The caster, and nobody is chosen.
    Caster,
    /// A companion.
    Friend {
        /// How far away.
        within: Within,
        /// Whether the caster itself may be chosen.
        or_caster: bool,
    },
    /// An adversary.
    Enemy {
        /// How far away.
        within: Within,
    },
    /// A square in sight and all squares around it, friend and foe alike.
    Burst {
        /// How many squares around.
        radius: u8,
    },
    /// Everybody of these natures in sight.
    AllSeen(Natures),
    /// A corpse in reach.
    Corpse,
}

/// How far a spell carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Within {
    /// One of the eight squares around.
    Reach,
    /// Any square in sight.
    Sight,
    /// A square in sight, this many squares away at most.
    Squares(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellEffect {
    /// Shows what is hidden around the caster.
    Reveal {
        /// How many squares around.
        radius: u8,
    },
    Heal(Roll),
    /// Damage, or PV lost directly.
    Strike {
        amount: Roll,
        /// What is taken off.
        guard: Guard,
        /// Whether it sets fire.
        flaming: bool,
        /// The caster heals the PV lost divided by this number; 0 for not at all.
        drain: u8,
    },
    /// Added to the result of the target's next test this turn.
    Luck(u8),
    /// Magic armour points for one turn.
    Shield(u8),
    /// Poison, fire and web end; counts as a remedy.
    Purify,
    /// The target cannot be seen for one turn.
    Invisible,
    /// A will test, or action points are lost in the target's next turn; the fearless do not care.
    Dread {
        /// The difficulty of the test.
        difficulty: u8,
        /// How many action points.
        ap: u8,
    },
    /// A corpse becomes an allied monster, one at a time.
    Raise(MonsterId),
    /// The caster loses PV and gains action points this turn.
    Pact {
        cost: Roll,
        /// Action points gained.
        ap: u8,
    },
    /// The target is held as by a web.
    Hold {
        /// The level of the web.
        level: u8,
    },
    /// A will test, or the caster plays the target once, at once.
    Possess {
        /// The difficulty of the test.
        difficulty: u8,
    },
}
