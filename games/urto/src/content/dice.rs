//! The dice: plain combat dice, and dice whose faces are results. Rolling them is in the rules.

use super::effect::Program;
use serde::{Deserialize, Serialize};
use undercroft_kernel::Keyword;

/// The most faces of a die.
pub const MAX_FACES: usize = 12;

/// A divine weapon, with its die and its card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Keyword)]
#[keyword(place = "WEAPON")]
pub enum Divine {
    /// The Hammer of Tellur.
    Hammer,
    /// The Trumpets of Renown.
    Trumpets,
    /// The Scythe of Ankou.
    Scythe,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    /// Sides of the combat die that every hero has.
    pub small: u8,
    /// Sides of the better combat die.
    pub large: u8,
    pub search: Die,
    pub hammer: Die,
    pub trumpets: Die,
    pub scythe: Die,
}

impl Dice {
    #[must_use]
    pub const fn divine(&self, weapon: Divine) -> &Die {
        match weapon {
            Divine::Hammer => &self.hammer,
            Divine::Trumpets => &self.trumpets,
            Divine::Scythe => &self.scythe,
        }
    }
}

/// A die whose faces are results.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Die {
    /// How many faces it has.
    pub sides: u8,
    /// The different results.
    pub outcomes: Vec<Outcome>,
    /// The number of the result, by face; faces are counted from 0 here.
    pub faces: [u8; MAX_FACES],
}

impl Die {
    /// The result that a face shows; faces are counted from 1, as they are printed.
    #[must_use]
    pub fn shown(&self, face: u8) -> Option<&Outcome> {
        let number = *self.faces.get(usize::from(face).checked_sub(1)?)?;
        self.outcomes.get(usize::from(number))
    }
}

/// A result of a die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub id: String,
    pub program: Program,
    pub failure: bool,
}
