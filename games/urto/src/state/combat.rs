//! The combat under way: with a creature, with mushrooms or between two heroes. One at a time; rules are not here.

use super::Player;
use crate::content::{MonsterId, Versus};
use serde::{Deserialize, Serialize};

/// Whom the combat is with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Foe {
    /// There is no combat.
    #[default]
    Nobody,
    /// A creature, the Alpha included.
    Creature(MonsterId),
    /// The mushrooms of one space.
    Mushroom,
    /// The second side.
    Hero,
}

impl Foe {
    /// The kind of combat, as cards name it.
    #[must_use]
    pub const fn versus(self) -> Versus {
        match self {
            Foe::Nobody => Versus(0),
            Foe::Creature(_) => Versus::PVM,
            Foe::Mushroom => Versus::MUSHROOM,
            Foe::Hero => Versus::PVP,
        }
    }
}

/// How far the combat has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Stage {
    /// Before a roll.
    #[default]
    Ready,
    /// The die lies on the table.
    Rolled,
    /// The damage of the round is counted.
    Struck,
    /// A hero was attacked and may hide.
    Declared,
    /// A side makes its choices before the roll: 0 attacks, 1 defends.
    Arming(u8),
    /// Both dice lie on the table and a side may answer; so many have passed in a row.
    Answering {
        /// Whose turn it is.
        side: u8,
        /// How many have passed in a row.
        passes: u8,
    },
}

/// One side of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    pub who: Player,
    /// What the die shows; 0 before the first roll.
    pub face: u8,
    /// How many faces it has; 0 before the first roll.
    pub sides: u8,
    /// Mana put into reinforcement.
    pub reinforcement: u8,
    /// Attack tokens committed.
    pub tokens: u8,
    /// Rerolls taken without mana.
    pub free_rerolls: u8,
    /// Whether a loss of life in this combat was reduced by a card already.
    pub reduced: bool,
}

/// The combat under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Combat {
    pub foe: Foe,
    /// How far it has come.
    pub stage: Stage,
    /// Damage dealt to the creature so far.
    pub dealt: u8,
    /// How many times the die was rolled for a round or a mushroom; stays at its bound.
    pub rounds: u8,
    /// Whether the hero hides once the damage of this round is counted; a card that pays for it, or mana.
    pub hiding: Option<Hiding>,
    /// The hero, or the attacker and the defender.
    pub sides: [Side; 2],
}

/// How hiding is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Hiding {
    Mana,
    /// With a card that hides for free.
    Card(crate::content::ArtefactId),
}

impl Combat {
    /// The first side: the hero, or the attacker.
    #[must_use]
    pub const fn first(&self) -> &Side {
        let [first, _] = &self.sides;
        first
    }

    #[must_use]
    pub const fn side(&self, at: u8) -> &Side {
        let [first, second] = &self.sides;
        if at == 0 { first } else { second }
    }

    /// One of the sides, to change it.
    pub const fn side_mut(&mut self, at: u8) -> &mut Side {
        let [first, second] = &mut self.sides;
        if at == 0 { first } else { second }
    }

    /// Which side a hero is on.
    #[must_use]
    pub fn side_of(&self, who: Player) -> Option<u8> {
        match self.foe {
            Foe::Nobody => None,
            _ if self.first().who == who => Some(0),
            Foe::Hero if self.side(1).who == who => Some(1),
            _ => None,
        }
    }
}
