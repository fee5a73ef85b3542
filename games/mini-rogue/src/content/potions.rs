//! The six potions and the set of those that somebody carries. What a potion does is a rule, not here.

use serde::{Deserialize, Serialize};
use undercroft_kernel::{Keyword, id_set};

/// The six potions, offensive ones first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Keyword)]
pub enum Potion {
    /// Deals damage.
    Fire,
    /// The enemy loses its attack.
    Frost,
    /// Deals damage every round.
    Poison,
    /// Gives HP.
    Healing,
    HolyWater,
    /// Passes a check, cures Blindness.
    Perception,
}

impl Potion {
    /// Whether it is thrown at enemies.
    #[must_use]
    pub const fn is_offensive(self) -> bool {
        matches!(self, Potion::Fire | Potion::Frost | Potion::Poison)
    }
}

id_set! {
    /// A set of potions. Two of a kind are never carried, so a set is all it takes.
    pub struct Potions(u8) of enum Potion;
}

impl Potions {
    /// Those that are thrown at enemies.
    pub const OFFENSIVE: Potions = Potions::one(Potion::Fire).with(Potion::Frost).with(Potion::Poison);
    /// The one for checks and eyes.
    pub const PERCEPTION: Potions = Potions::one(Potion::Perception);
    /// The others.
    pub const ANY_TIME: Potions =
        Potions::one(Potion::Healing).with(Potion::HolyWater).with(Potion::Perception);

    #[must_use]
    pub const fn any_offensive(self) -> bool {
        !self.and(Potions::OFFENSIVE).is_empty()
    }
}
