//! The six potions and the set of those that somebody carries. What a potion does is a rule, not here.

use serde::{Deserialize, Serialize};

/// The six potions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Potion {
    /// Deals damage.
    Fire,
    /// The enemy loses its attack.
    Frost,
    /// Deals damage every round.
    Poison,
    /// Gives HP.
    Healing,
    /// Cures afflictions.
    HolyWater,
    /// Passes a check, cures Blindness.
    Perception,
}

impl Potion {
    /// All six, offensive ones first.
    pub const ALL: [Potion; 6] =
        [Potion::Fire, Potion::Frost, Potion::Poison, Potion::Healing, Potion::HolyWater, Potion::Perception];

    /// Its word in packs, notation and texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Potion::Fire => "fire",
            Potion::Frost => "frost",
            Potion::Poison => "poison",
            Potion::Healing => "healing",
            Potion::HolyWater => "holy_water",
            Potion::Perception => "perception",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Potion> {
        Potion::ALL.into_iter().find(|potion| potion.id() == id)
    }

    /// Whether it is thrown at enemies.
    #[must_use]
    pub const fn is_offensive(self) -> bool {
        matches!(self, Potion::Fire | Potion::Frost | Potion::Poison)
    }
}

/// A set of potions. Two of a kind are never carried, so a set is all it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Potions(pub u8);

impl Potions {
    /// No potion.
    pub const NONE: Potions = Potions(0);
    /// Those that are thrown at enemies.
    pub const OFFENSIVE: Potions =
        Potions(1 << Potion::Fire as u8 | 1 << Potion::Frost as u8 | 1 << Potion::Poison as u8);
    /// The one for checks and eyes.
    pub const PERCEPTION: Potions = Potions(1 << Potion::Perception as u8);
    /// The others.
    pub const ANY_TIME: Potions =
        Potions(1 << Potion::Healing as u8 | 1 << Potion::HolyWater as u8 | 1 << Potion::Perception as u8);

    /// Those of the set that are not among `others`.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Potions) -> Potions {
        Potions(self.0 & !others.0)
    }

    /// Whether the potion is there.
    #[inline]
    #[must_use]
    pub const fn has(self, potion: Potion) -> bool {
        self.0 & (1 << potion as u8) != 0
    }

    /// Adds a potion.
    pub const fn add(&mut self, potion: Potion) {
        self.0 |= 1 << potion as u8;
    }

    /// Takes a potion out.
    pub const fn remove(&mut self, potion: Potion) {
        self.0 &= !(1 << potion as u8);
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is an offensive one.
    #[must_use]
    pub const fn any_offensive(self) -> bool {
        self.0 & Potions::OFFENSIVE.0 != 0
    }

    /// The potions in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Potion> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let potion = *Potion::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(potion)
        })
    }
}
