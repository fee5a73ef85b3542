//! Values of records that can be written in more than one way: skills and prices.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use undercroft_content::Spanned;

/// A combat skill: `"double_die"`, or `{ tribute = 2 }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawCombat {
    /// One die counts twice.
    #[default]
    DoubleDie,
    /// The next attack counts twice.
    DoubleNextAttack,
    /// The effect of an offensive potion.
    Conjure,
    /// Armour, so many times, is added.
    ArmourStrike(Spanned<i64>),
    /// HP given up hurt the enemy so many times as much.
    Tribute(Spanned<i64>),
}

/// An exploration skill: `"evade"`, or `{ foresee = 3 }`.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum RawExploration {
    /// The next Room is not resolved.
    #[default]
    Evade,
    /// So many Rooms turn face up.
    Foresee(Spanned<i64>),
    /// So much more Armour.
    Shield(Spanned<i64>),
    /// A death is cancelled; so many HP are left.
    CancelDeath(Spanned<i64>),
}

/// A preparation skill: `{ arrange = 2 }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawPreparation {
    /// So many cards of the deck.
    Arrange(Spanned<i64>),
}

/// A passive skill: `{ armour = 1 }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawPassive {
    /// So much more Armour.
    Armour(Spanned<i64>),
}

/// A price: a number, or `"floor"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RawPrice {
    Gold(i64),
    /// As much as the Floor.
    Floor,
}

impl Default for RawPrice {
    fn default() -> Self {
        RawPrice::Gold(1)
    }
}

impl<'de> Deserialize<'de> for RawPrice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Price;
        impl Visitor<'_> for Price {
            type Value = RawPrice;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a whole number or \"floor\"")
            }
            fn visit_i64<E: Error>(self, gold: i64) -> Result<RawPrice, E> {
                Ok(RawPrice::Gold(gold))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<RawPrice, E> {
                if word == "floor" {
                    Ok(RawPrice::Floor)
                } else {
                    Err(E::invalid_value(Unexpected::Str(word), &self))
                }
            }
        }
        deserializer.deserialize_any(Price)
    }
}
