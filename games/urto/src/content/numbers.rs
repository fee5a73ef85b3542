//! The numbers of the rulebook's text: base numbers that traits and cards change, and those that nothing changes.

use serde::{Deserialize, Serialize};
use undercroft_kernel::{Id, Slots};

/// A number that a trait or a card can change for one hero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Base {
    RestLife,
    RestMana,
    /// Life that a Sprint costs.
    SprintCost,
    /// Mana that hiding costs.
    HideCost,
    /// Mana that the eight-sided die costs.
    D8Cost,
    /// The roll that destroys a mushroom.
    MushroomTarget,
    /// Life that a search can give.
    SearchHeal,
    /// Weapons that may be used in one combat.
    WeaponSlots,
}

impl Base {
    pub const ALL: [Base; 8] = [
        Base::RestLife,
        Base::RestMana,
        Base::SprintCost,
        Base::HideCost,
        Base::D8Cost,
        Base::MushroomTarget,
        Base::SearchHeal,
        Base::WeaponSlots,
    ];
}

impl Id for Base {
    fn from_index(index: usize) -> Self {
        Base::ALL.get(index).copied().unwrap_or(Base::RestLife)
    }
    fn index(self) -> usize {
        self as usize
    }
}

/// One number for each [`Base`].
pub type Bases = Slots<Base, u8, { Base::ALL.len() }>;

/// Numbers that the rulebook prints in its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// What traits and cards can change.
    pub bases: Bases,
    /// The fewest heroes at a table.
    pub players_min: u8,
    /// The most heroes at a table.
    pub players_max: u8,
    /// A table of at most this many heroes plays without the darkened spaces and with one stele.
    pub small_table: u8,
    /// Artefacts that each hero is dealt, to keep one of them.
    pub dealt: u8,
    /// Artefacts that a hero may hold.
    pub artefact_limit: u8,
    /// Mana that one reroll costs.
    pub reroll_cost: u8,
    /// Mana that each point of reinforcement costs.
    pub reinforcement_cost: u8,
    /// Points of reinforcement in one combat.
    pub reinforcement_max: u8,
    /// What an attack token adds.
    pub attack_token: u8,
    /// Damage that a defence token cancels.
    pub defence_token: u8,
    /// Renown for starting a combat with a hero.
    pub attack_renown: u8,
    /// What each life is worth at the end.
    pub score_life: u8,
    /// What each mana is worth at the end.
    pub score_mana: u8,
    /// How a hero starts in the standard mode.
    pub standard: Standard,
}

/// The standard mode: no traits, and the same for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standard {
    /// Life at the start and at most.
    pub life: u8,
    /// Mana at the start and at most.
    pub mana: u8,
}
