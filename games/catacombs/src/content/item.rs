//! Objects that are carried: weapons, armour, potions, magic objects, scrolls, grimoires, runes and the rest.
//! What each does is a closed enum with numbers; how it is done is a rule.

use super::words::words;
use super::{Characteristic, CompetenceId, Damage, Each, Natures, Roll, School, TrapId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// CA-GOLD-05: The sale price in écus.
    pub price: u16,
    /// CA-GOLD-05: Encumbrance points.
    pub weight: u8,
    /// Whether it is on sale in town.
    pub in_town: bool,
    /// Who may use it.
    pub requires: Requires,
    /// What it changes while it is wielded, worn or bound.
    pub modifiers: Modifiers,
    pub kind: ItemKind,
}

/// Who may use an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Requires {
    /// The least level of a characteristic.
    pub level: Option<(Characteristic, u8)>,
    pub competence: Option<CompetenceId>,
}

/// What changes while an object is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// By characteristic.
    pub levels: Each<i8>,
    /// Life points, maximum and current.
    pub pv: u8,
}

/// What an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// Struck or shot with.
    Weapon(Weapon),
    /// Worn on the body, or a shield.
    Armour(Armour),
    /// Drunk once.
    Potion(Potion),
    /// A magic object: amulet, ring, sceptre and so on.
    Trinket(Trinket),
    /// Read once.
    Scroll(Scroll),
    /// Spells of this school can be learnt from it.
    Grimoire(School),
    /// Bound once to a weapon or armour; what it does are its modifiers.
    Rune,
    /// A trap that can be laid.
    Kit(TrapId),
    /// CA-SHEET-09: Stays in town and holds what is too heavy.
    Strongbox,
    Prize,
}

impl Item {
    /// How many hands it takes while it is in use.
    #[must_use]
    pub const fn hands(&self) -> u8 {
        match self.kind {
            ItemKind::Weapon(weapon) => weapon.hands,
            ItemKind::Armour(armour) => armour.hands,
            ItemKind::Trinket(trinket) => trinket.hands,
            _ => 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// How it strikes.
    pub style: Style,
    /// 1 or 2.
    pub hands: u8,
    pub damage: Damage,
    /// Whether it is a parry source.
    pub parries: bool,
    /// Whether its attacks cannot be parried.
    pub unparryable: bool,
    /// What it does to the target's armour.
    pub piercing: Piercing,
    /// How many attacks one action makes.
    pub attacks: u8,
    /// How often a failed attack may be rolled again.
    pub rerolls: u8,
    /// Whether it sets fire.
    pub flaming: bool,
    /// CA-TREASURE-27: D of PV for the wielder when an attack wounds.
    pub drain: u8,
    /// CA-TREASURE-29: Whether no character hides its targets.
    pub sees_through: bool,
    pub magic: bool,
}

/// How a weapon strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Melee {
        /// How many squares away, 1 for most.
        reach: u8,
    },
    /// Shots.
    Ranged {
        /// How many squares away.
        range: u8,
    },
}

/// What a weapon does to the target's armour; endurance is never touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Piercing {
    #[default]
    None,
    /// CA-MELEE-16: That many points less.
    Points(u8),
    /// CA-TREASURE-30: All of them ignored.
    All,
}

/// Armour or a shield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Armour {
    /// Hands it takes: 0 for what is worn on the body, 1 for shields.
    pub hands: u8,
    pub points: u8,
    /// CA-TREASURE-32: D of armour points rolled anew each turn.
    pub dice: u8,
    /// Whether it is a parry source.
    pub parries: bool,
    /// Regeneration level it gives.
    pub regeneration: u8,
    /// What its wearer is safe from.
    pub immunity: Option<Immunity>,
    /// What it does to those beside its wearer.
    pub aura: Option<Aura>,
    /// CA-TREASURE-35: Whether those who may wear no armour may wear this one.
    pub skin: bool,
    pub magic: bool,
}

words! {
    /// What somebody can be safe from.
    Immunity {
        /// Never poisoned.
        Poison = "poison",
        /// Never on fire.
        Fire = "fire",
        /// Never afraid.
        Fear = "fear",
        /// Never webbed.
        Web = "web",
        /// CA-TREASURE-33: No spell works, healing ones included.
        Spells = "spells",
    }
}

/// CA-TREASURE-34: What neighbours lose at the start of the wearer's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aura {
    /// Whom it hurts.
    pub natures: Natures,
    /// D of PV lost.
    pub dice: u8,
}

/// What a potion does; what lasts, lasts one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Potion {
    /// The drinker cannot be seen.
    Invisible,
    /// The drinker ignores all wounds.
    Invulnerable,
    /// A characteristic is higher.
    Level(Characteristic, u8),
    /// More action points.
    ActionPoints(u8),
    Heal {
        amount: Roll,
        /// Whether poison ends.
        remedy: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trinket {
    /// Of two lasting effects of one category only one counts.
    pub category: Category,
    /// Hands it takes.
    pub hands: u8,
    pub effect: TrinketEffect,
}

words! {
    /// CA-TREASURE-07: The categories of magic objects.
    Category {
        /// Round the neck.
        Amulet = "amulet",
        /// On a finger.
        Ring = "ring",
        /// On the feet.
        Boots = "boots",
        /// On the head.
        Crown = "crown",
        /// In the pocket.
        Stone = "stone",
        /// In the hand.
        Sceptre = "sceptre",
    }
}

/// What a magic object does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrinketEffect {
    /// Its bearer is safe.
    Immune(Immunity),
    /// CA-TEST-12: More D in tests of a characteristic.
    TestDice(Characteristic, u8),
    /// CA-SPELL-05: D in casting rolls.
    CastingDice(u8),
    /// CA-TREASURE-11: More squares in every run.
    RunFarther(u8),
    /// CA-TREASURE-12: PV for each action point spent.
    HealPerAp(u8),
    /// CA-TREASURE-09: Its bearer moves anywhere on the discovered board, this often in a game.
    Teleport(u8),
    /// CA-TREASURE-10: Its bearer replays the turn, this often in a game.
    Replay(u8),
}

impl TrinketEffect {
    /// CA-TREASURE-07: Whether it lasts, and so competes with others of its category.
    #[must_use]
    pub const fn lasts(self) -> bool {
        !matches!(self, TrinketEffect::HealPerAp(_) | TrinketEffect::Teleport(_) | TrinketEffect::Replay(_))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scroll {
    /// CA-TREASURE-16: An adversary in sight passes a will test or is gone.
    Banish {
        /// The difficulty of the test.
        difficulty: u8,
    },
    /// CA-TREASURE-17: The user and all allies heal.
    HealAll {
        /// How many PV.
        amount: Roll,
        /// Whether poison ends.
        remedy: bool,
    },
    /// CA-TREASURE-18: Magic armour points for the whole game.
    Protect { armour: u8 },
    /// CA-TREASURE-19: The user and those in sight move anywhere explored.
    TeleportGroup,
    /// CA-TREASURE-20: The user and all allies play this many turns in a row.
    Turns(u8),
    /// CA-TREASURE-21: A dead companion returns with the PV of its sheet divided by this number.
    Resurrect { divisor: u8 },
}
