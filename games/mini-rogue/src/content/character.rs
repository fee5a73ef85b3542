//! Character cards: what they start with, and their skills.

use super::Potions;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    pub id: String,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
    pub start: Start,
    pub combat: CombatSkill,
    pub exploration: ExplorationSkill,
    pub preparation: Option<PreparationSkill>,
    pub passive: Option<PassiveSkill>,
}

/// The start values of a Character; what a card does not list is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    pub hp: u8,
    pub armour: u8,
    pub xp: u8,
    pub food: u8,
    pub gold: u8,
    pub potions: Potions,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CombatSkill {
    /// One die of this attack counts twice.
    DoubleDie,
    /// The next attack counts twice.
    DoubleNextAttack,
    /// The effect of an offensive potion of the player's choice.
    Conjure,
    /// The Armour value, this many times, is added to the damage.
    ArmourStrike { times: u8 },
    /// Any number of HP is given up; the enemy loses this many times as much.
    Tribute { times: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplorationSkill {
    /// The next Room is entered without being resolved.
    Evade,
    /// Up to this many Rooms turn face up.
    Foresee { rooms: u8 },
    /// Every character counts this much more Armour in the next Room.
    Shield { armour: u8 },
    /// A death is cancelled; the character has this many HP.
    CancelDeath { hp: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreparationSkill {
    /// Look at the top cards of the shuffled deck and put each back where you like.
    Arrange { cards: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassiveSkill {
    /// Counts this much more Armour against enemy attacks.
    Armour { armour: u8 },
}
