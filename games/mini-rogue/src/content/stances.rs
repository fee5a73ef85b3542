//! The three stances and how each reads dice.

use serde::{Deserialize, Serialize};
use undercroft_kernel::Keyword;

/// MR-STANCE-02: The three stances, in a row.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Keyword,
)]
pub enum Stance {
    /// Riskier.
    Aggressive,
    /// The normal rules.
    #[default]
    Balanced,
    /// Safer.
    Defensive,
}

impl Stance {
    /// Whether the other one lies next to it.
    #[must_use]
    pub const fn is_next_to(self, other: Stance) -> bool {
        (self as u8).abs_diff(other as u8) == 1
    }
}

/// How a stance reads Character dice, and what it adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StanceRow {
    /// The highest face that misses; 0 where none does.
    pub miss: u8,
    /// The lowest critical face; 7 where none is.
    pub critical: u8,
    /// Armour for the combat turn.
    pub armour: u8,
}
