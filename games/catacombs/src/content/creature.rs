//! Heroes and monsters on paper. Both have a stat block; a hero has a sheet besides, a monster a bounty and habits.

use super::words::words;
use super::{CompetenceId, Count, Damage, ItemId, SpellId};

words! {
    /// CA-STAT-01: The eleven characteristics.
    Characteristic {
        /// Locks, traps, theft.
        Dexterity = "dexterity",
        /// How much can be learnt.
        Intelligence = "intelligence",
        Melee = "melee",
        /// Shots and throws.
        Shooting = "shooting",
        /// Breaking away, jumping, dodging, crossing.
        Agility = "agility",
        Magic = "magic",
        /// The budget of a turn; never rolled.
        ActionPoints = "action_points",
        /// Shoving, tearing free; Fu.
        Strength = "strength",
        /// Speeches.
        Charisma = "charisma",
        /// Taken off damage.
        Endurance = "endurance",
        /// Fear, bribery, banishment.
        Will = "will",
    }
}

/// One value for each characteristic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Each<T>(pub [T; Characteristic::COUNT]);

impl<T: Copy + Default> Each<T> {
    /// The value of one characteristic.
    #[must_use]
    pub fn of(&self, characteristic: Characteristic) -> T {
        self.0.get(characteristic as usize).copied().unwrap_or_default()
    }
}

/// What heroes and monsters have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Block {
    /// The levels; action points are a plain number among them.
    pub levels: Each<u8>,
    /// CA-TEST-13: How many D are rolled in a test of each: 1, or the exponent on the circle.
    pub test_dice: Each<u8>,
    pub pv: u8,
    /// Armour points of its own skin, without items and competences.
    pub armour: u8,
    /// What is special about it.
    pub traits: Traits,
}

/// The special rules that a creature may have. Levels are 0 where it has no such rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits {
    /// Causes fear of this level.
    pub fear: u8,
    /// Never afraid.
    pub fearless: bool,
    /// CA-FEAR-07: Fails all its fear tests.
    pub cowardly: bool,
    /// CA-MONSTER-11: Cannot run.
    pub slow: bool,
    /// Shares its square with up to this many of its kind in all.
    pub swarm: u8,
    /// Its melee attacks web, with this level.
    pub web: u8,
    /// Its wounds poison, with this level.
    pub poison: u8,
    /// Its attacks set fire.
    pub flaming: bool,
    pub flies: bool,
    pub immaterial: bool,
    /// Regenerates with this level.
    pub regeneration: u8,
    /// Parries this often in a turn, by its own weapons.
    pub parries: u8,
    /// CA-ETHER-06: Its weapon counts as magic.
    pub magic_weapon: bool,
    /// CA-ETHER-06: Its armour counts as magic.
    pub magic_armour: bool,
}

words! {
    /// What a creature is, where a rule asks.
    Nature {
        /// Walking dead.
        Undead = "undead",
        /// From hell.
        Demon = "demon",
        /// An animal: opens no doors.
        Beast = "beast",
        /// Any other inhabitant.
        Folk = "folk",
    }
}

/// A set of natures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Natures(pub u8);

impl Natures {
    #[must_use]
    pub const fn has(self, nature: Nature) -> bool {
        self.0 & (1 << nature as u8) != 0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, nature: Nature) -> Natures {
        Natures(self.0 | 1 << nature as u8)
    }
}

/// A hero: one ready-made sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hero {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// The word of its race.
    pub race: String,
    /// The word of its vocation.
    pub vocation: String,
    /// Levels and PV.
    pub block: Block,
    pub destiny: u8,
    /// Écus of its own.
    pub ecus: u16,
    /// Experience; no rule of the booklet uses it.
    pub xp: u16,
    /// CA-SHEET-02: The armour points that the sheet shows at the start: those of objects and competences together.
    pub armour_points: u8,
    /// What it has learnt.
    pub competences: Vec<CompetenceId>,
    /// The spells it knows.
    pub spells: Vec<SpellId>,
    pub equipment: Vec<Carried>,
}

/// One object of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carried {
    pub item: ItemId,
    /// Whether it is wielded, worn or in effect from the start.
    pub equipped: bool,
}

/// A GM character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// Levels and PV.
    pub block: Block,
    pub nature: Nature,
    /// What its attack inflicts.
    pub damage: Damage,
    /// The range of its shots; 0 where it cannot shoot.
    pub range: u8,
    /// CA-GOLD-02: The écus it yields when slain.
    pub ecus: u16,
    /// CA-MONSTER-05: The treasures it yields when slain.
    pub treasures: u8,
    /// CA-MONSTER-04: How many are generated.
    pub deployment: Count,
    /// How an automated game master plays it; no rule asks.
    pub habits: Habits,
}

/// How an automated game master plays a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// Opens doors between placed zones.
    pub opens_doors: bool,
    /// Shoves heroes into lava and holes.
    pub shoves: bool,
    /// Attacks the fallen when nobody stands in reach.
    pub eats_fallen: bool,
    /// Where it lurks before it is met.
    pub lair: Lair,
}

/// Where a monster lurks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lair {
    /// As far from the entrance as can be.
    #[default]
    Far,
    /// Between the entrance and what is worth having.
    Way,
    /// Next to furniture.
    Furniture,
}
