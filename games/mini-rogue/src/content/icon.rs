//! Icons: what any card can give, take or ask for.

use super::{ChoiceId, Potion};
use serde::{Deserialize, Serialize};
use undercroft_kernel::Keyword;

/// One icon of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Gain(Resource, Amount),
    Lose(Resource, Amount),
    Potion(Potion),
    /// Gain a potion of one's choice.
    AnyPotion,
    /// Exactly one of several lists.
    Choose(ChoiceId),
    /// Turn the Character card face up.
    Refresh,
    /// Cure all afflictions.
    Blessing,
    Cure(Affliction),
    Suffer(Affliction),
    /// Fall to the Area below.
    Fall,
    /// Fight the Ghost.
    Ghost,
    /// Roll on the Rewards card.
    Rewards,
    /// Raise HP below this number to it.
    RaiseHp(u8),
    /// Discard a held Item.
    LoseItem,
    /// Swap two Rooms not yet entered.
    Tunnel,
    /// The enemy gets back this many HP.
    Regenerate(u8),
    /// Draw a Story card.
    Story,
}

/// A resource with a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Keyword)]
#[keyword(place = "TRACK")]
pub enum Resource {
    Hp,
    Armour,
    Xp,
    Food,
    Gold,
}

/// How much: a number, or as much as the Floor. Reckoned, so that nothing has to be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    number: u8,
    floors: u8,
}

impl Amount {
    /// As many as the number of the Floor.
    pub const FLOOR: Amount = Amount { number: 0, floors: 1 };

    /// This many, on every Floor.
    #[must_use]
    pub const fn fixed(number: u8) -> Amount {
        Amount { number, floors: 0 }
    }

    /// Whether it is the same on every Floor.
    #[must_use]
    pub const fn is_fixed(self) -> bool {
        self.floors == 0
    }

    #[inline]
    #[must_use]
    pub const fn on(self, floor: u8) -> u8 {
        self.number + self.floors * floor
    }
}

/// What can ail a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Keyword)]
pub enum Affliction {
    /// The Poison die joins the pool.
    Poison,
    /// The Curse die joins the pool.
    Curse,
    /// Neighbours are not revealed.
    Blindness,
}
