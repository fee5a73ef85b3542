//! Heroes, monsters, artefacts and events.

use super::dice::Divine;
use super::effect::Program;
use undercroft_kernel::ids;

ids! {
    /// A hero sheet.
    HeroId,
    /// A kind of monster card, the Alpha included.
    MonsterId,
    /// A kind of artefact card, the divine ones included.
    ArtefactId,
    /// A kind of event card.
    EventId,
}

/// The most hero sheets.
pub const MAX_HEROES: usize = 8;
/// The most kinds of monster, artefact or event cards: a set of kinds is one 64-bit mask.
pub const MAX_KINDS: usize = 64;
/// The most cards of one pile: a set of cards is one 64-bit mask.
pub const MAX_PILE: usize = 64;

/// A hero sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hero {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// The land it stands for.
    pub land: String,
    /// The colour of its frame and its meeple.
    pub colour: String,
    /// Life at the start and at most.
    pub life: u8,
    /// Mana at the start and at most.
    pub mana: u8,
    /// Its bonus and its penalty, always in force.
    pub traits: Program,
}

/// A monster card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    pub copies: u8,
    /// Its attack in each round.
    pub attack: u8,
    /// Damage that kills it.
    pub life: u8,
    /// What its card is worth at the end.
    pub pr: u8,
    /// What its winner gets at once.
    pub reward: Program,
}

/// An artefact card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Artefact {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    pub copies: u8,
    /// Its colour.
    pub class: ArtefactClass,
    /// What it is worth at the end.
    pub pr: u8,
    /// When it works.
    pub when: When,
    /// How often it can be used before it is discarded; 0 is no limit.
    pub uses: u8,
    pub program: Program,
}

/// The colour of an artefact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArtefactClass {
    /// Green: chosen for a combat.
    Weapon,
    /// Pink: used a set number of times, then discarded.
    Single,
    /// Yellow: used all game long.
    Permanent,
    /// A divine weapon's card.
    Divine(Divine),
}

/// When an artefact works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum When {
    /// By itself.
    #[default]
    Always,
    /// Chosen when a combat starts.
    CombatStart,
    /// At any prompt that concerns the hero.
    Any,
    /// In the hero's own turn.
    OwnTurn,
    /// When the hero dies.
    OwnDeath,
    /// When the hero could hide.
    Hide,
    /// After a roll of the hero's combat die.
    OwnCombatRoll,
    /// After a roll of the search die by the hero.
    OwnSearchRoll,
    /// When the hero draws from the bag.
    OwnDraw,
    /// At the end of the hero's turn.
    EndOfTurn,
}

/// An event card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub id: String,
    pub copies: u8,
    pub program: Program,
}
