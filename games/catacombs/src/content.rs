//! What is on paper in Catacombs as the rules use it: ids resolved, numbers in range.
//! One file for each kind of thing; no rule is here and no text.

pub mod check;
mod competence;
mod creature;
mod dice;
mod element;
mod event;
mod item;
mod numbers;
mod quest;
mod raw;
mod spell;
mod table;
pub(crate) mod words;
mod zone;

pub use competence::{Competence, Knack, Task, Tasks};
pub use creature::{
    Block, Carried, Characteristic, Each, Habits, Hero, Lair, Monster, Nature, Natures, Traits,
};
pub use dice::{COLOURS, Count, CountDie, Damage, Dice, FACES, Face, Guard, LEVELS, PowerDie, Roll, SUMS};
pub use element::{Bulk, Door, Element, Lock, Trap};
pub use event::{EventCard, EventEffect};
pub use item::{
    Armour, Aura, Category, Immunity, Item, ItemKind, Modifiers, Piercing, Potion, Requires, Scroll, Style,
    Trinket, TrinketEffect, Weapon,
};
pub use numbers::{Act, ActRow, Mishap, Numbers, Speech, Speeches, Who};
pub use quest::{
    Destination, Group, Level, MAX_GROUPS, MAX_PIECES, MAX_SECONDARY, Mission, Objective, Quest, Reward,
};
pub use spell::{Aim, School, Schools, Spell, SpellEffect, Within};
use std::sync::Arc;
pub use table::{Find, Tables, Treasure, TreasureKind};
use undercroft_content::Origins;
use undercroft_kernel::{IdVec, ids};
pub use zone::{Entry, MAX_ENTRIES, MAX_EXITS, MAX_SIDE, MAX_SPOTS, Point, Pool, Spawn, Tile, Zone};

ids! {
    /// A ready-made hero.
    HeroId,
    /// A kind of GM character.
    MonsterId,
    /// A kind of object.
    ItemId,
    SpellId,
    CompetenceId,
    EventCardId,
    ZoneId,
    /// A kind of furniture.
    ElementId,
    DoorId,
    TrapId,
    QuestId,
}

/// The most zone cards: the set of them is one 32-bit mask.
pub const MAX_ZONES: usize = 32;
/// The most Imprévu designs: the set of them is one 32-bit mask.
pub const MAX_EVENT_CARDS: usize = 32;
/// The most copies of one Imprévu card.
pub const MAX_COPIES: u8 = 7;
/// The most kinds of object, and of anything else without a bound of its own: ids are one byte.
pub const MAX_KINDS: usize = 255;
/// The most spells and the most competences: what somebody has learnt is one 32-bit mask each.
pub const MAX_LEARNT: usize = 32;
/// The most heroes to choose from.
pub const MAX_HEROES: usize = 16;

/// Everything on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The packs it came from: id and content hash.
    pub packs: Vec<(String, String)>,
    /// Where the values of its cards come from.
    pub origins: Arc<Origins>,
    pub dice: Dice,
    /// What actions cost and who may take them, in the order of [`Act::ALL`].
    pub acts: [ActRow; Act::COUNT],
    /// Numbers of the rulebook's text.
    pub numbers: Numbers,
    /// What the speeches need and do.
    pub speeches: Speeches,
    pub competences: IdVec<CompetenceId, Competence>,
    pub spells: IdVec<SpellId, Spell>,
    pub items: IdVec<ItemId, Item>,
    /// The tables of treasures.
    pub tables: Tables,
    pub elements: IdVec<ElementId, Element>,
    pub doors: IdVec<DoorId, Door>,
    pub traps: IdVec<TrapId, Trap>,
    /// GM characters.
    pub monsters: IdVec<MonsterId, Monster>,
    pub heroes: IdVec<HeroId, Hero>,
    /// Imprévu cards.
    pub events: IdVec<EventCardId, EventCard>,
    pub zones: IdVec<ZoneId, Zone>,
    /// Quests, in the order of the campaign.
    pub quests: IdVec<QuestId, Quest>,
}

impl Content {
    /// What an action costs.
    #[must_use]
    pub fn cost(&self, act: Act) -> u8 {
        self.acts.get(act as usize).copied().unwrap_or_default().cost
    }

    /// Who may take an action.
    #[must_use]
    pub fn who(&self, act: Act) -> Who {
        self.acts.get(act as usize).copied().unwrap_or_default().who
    }

    /// CA-TREASURE-36: The runes, in the order of their bits.
    pub fn runes(&self) -> impl Iterator<Item = ItemId> + '_ {
        self.items.iter().filter(|(_, item)| item.kind == ItemKind::Rune).map(|(id, _)| id)
    }
}
