//! The records of Catacombs packs as they are written. Every field is optional here and numbers are of any size: what
//! is missing or out of range is reported by `check`, together with everything else. `id` and `source` are
//! read by the content crate before. Sums such as `4+5D` and `Fu+1D` are texts; their grammar is in `check/notation.rs`.

mod creatures;
mod effects;
mod items;
mod places;
mod tables;

pub use creatures::{RawCarried, RawHabits, RawHero, RawMonster};
pub use effects::{
    RawAim, RawCompetence, RawEvent, RawEventEffect, RawHeal, RawKnack, RawPotion, RawScroll, RawSpell,
    RawSpellEffect, RawStrike, RawTrinket,
};
pub use items::{
    RawArmour, RawAura, RawGrimoire, RawItem, RawKit, RawNothing, RawObject, RawPotionItem, RawScrollItem,
    RawWeapon,
};
pub use places::{
    RawClose, RawDoor, RawElement, RawEncounter, RawEntry, RawFind, RawGroup, RawMission, RawObjective,
    RawQuest, RawRecover, RawSearchAll, RawTrap, RawZone,
};
pub use tables::{
    RawAction, RawComponents, RawDice, RawNumbers, RawPowerDie, RawSearch, RawSpeeches, RawTown, RawTreasure,
};

use std::collections::BTreeMap;
use undercroft_content::Spanned;
pub(crate) use undercroft_content::records;
pub use undercroft_content::{Field, Rows};

/// Words, each with its place.
pub type Words = Vec<Spanned<String>>;
/// Numbers by word, such as `{ strength = 2 }`.
pub type ByWord = BTreeMap<Spanned<String>, Spanned<i64>>;
