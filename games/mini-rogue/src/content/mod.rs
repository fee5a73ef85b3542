//! The cards and boards of Mini Rogue as the rules use them: ids resolved, numbers in range.
//! The files in which they are written are read in [`raw`] and checked in [`check`]; no rule is here and no text.

mod campaign;
pub mod check;
mod potions;
pub mod raw;
mod stances;

pub use campaign::{
    Branch, CampaignBook, Chapter, ChapterGame, ChapterKind, Next, Points, Relic, RelicBonus, Skill,
};
pub use potions::{Potion, Potions};
use serde::{Deserialize, Serialize};
pub use stances::{Stance, StanceRow};
use undercroft_kernel::{Id, IdVec};

/// Defines an id that counts the rows of one table.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub u8);
        impl Id for $name {
            fn from_index(index: usize) -> Self {
                $name(index as u8)
            }
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

ids! {
    /// A Room card.
    RoomId,
    /// A Guardian card.
    GuardianId,
    /// A Character card.
    CharacterId,
    /// A board.
    BoardId,
    /// A list of icons, resolved from left to right.
    ListId,
    /// The options of a slash.
    ChoiceId,
    /// One line of an enemy card: a Monster, Ghost or Guardian on one Floor, or one phase of the last Guardian.
    EnemyId,
    /// A chapter of the campaign.
    ChapterId,
    /// A Relic.
    RelicId,
    /// A skill of the campaign.
    SkillId,
}

/// The most Rooms a deck may hold: the set of Rooms is one 32-bit mask.
pub const MAX_ROOMS: usize = 32;
/// The most Guardians a pack may hold: their set is one 16-bit mask.
pub const MAX_GUARDIANS: usize = 16;
/// The most icon lists and enemy lines a pack may need: ids are one byte.
pub const MAX_LISTS: usize = 255;
/// How many Floors a board has: enemy cards print one line for each.
pub const FLOORS: usize = 4;

/// Everything on paper: one edition's cards and boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The packs it came from: id and content hash.
    pub packs: Vec<(String, String)>,
    /// The tracks of the Character board.
    pub limits: Limits,
    /// How dice are read.
    pub dice: Dice,
    /// The strength of potions and the price of Feats and hunger.
    pub numbers: Numbers,
    /// Difficulty modes, the normal one first.
    pub difficulties: Vec<Difficulty>,
    /// Boards, the default one first.
    pub boards: IdVec<BoardId, Board>,
    /// Character cards.
    pub characters: IdVec<CharacterId, Character>,
    /// Room cards.
    pub rooms: IdVec<RoomId, Room>,
    /// Guardian cards, the last one included.
    pub guardians: IdVec<GuardianId, Guardian>,
    /// The Ghost side of the reference card: its line by Floor.
    pub ghost: [EnemyId; FLOORS],
    /// The Rewards side of the reference card.
    pub rewards: Rewards,
    /// The lines of all enemy cards.
    pub enemies: IdVec<EnemyId, Enemy>,
    /// The Stance cards, in packs that have them, in the order of [`Stance::ALL`].
    pub stances: Option<[StanceRow; 3]>,
    /// The words of all goods, each once: the notation of trade.
    pub goods: Vec<String>,
    /// All icon lists. The empty list is there too.
    pub lists: IdVec<ListId, Vec<Icon>>,
    /// All slashes.
    pub choices: IdVec<ChoiceId, Vec<ListId>>,
    /// The campaign, where the box has one.
    pub campaign: Option<CampaignBook>,
}

/// The maxima of the tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Hit points.
    pub hp: u8,
    /// Experience.
    pub xp: u8,
    /// Armour.
    pub armour: u8,
    /// Rations.
    pub food: u8,
    /// Gold.
    pub gold: u8,
    /// Potions carried.
    pub potions: u8,
    /// The HP track of enemies.
    pub enemy_hp: u8,
    /// The XP at which each Level begins; the first is 0.
    pub levels: [u8; 3],
}

/// How the faces of dice are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// Of six faces, how many show the poison symbol.
    pub poison_symbols: u8,
    /// Of six faces, how many show the curse symbol.
    pub curse_symbols: u8,
    /// The lowest face with a star.
    pub star: u8,
    /// The lowest critical face.
    pub critical: u8,
    /// The highest face that misses.
    pub miss: u8,
}

/// Numbers that the rulebooks print in their text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Damage of a Fire potion.
    pub fire: u8,
    /// Damage of a Poison potion each combat turn.
    pub poison: u8,
    /// HP of a Healing potion.
    pub healing: u8,
    /// XP for a Feat.
    pub feat_xp: u8,
    /// HP for a Feat.
    pub feat_hp: u8,
    /// HP lost by going hungry.
    pub hunger: u8,
    /// HP lost instead of a penalty that cannot be paid, in editions that print it.
    pub substitute: u8,
}

/// What a difficulty mode takes from the start values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difficulty {
    /// Its word.
    pub id: String,
    /// HP less.
    pub hp: u8,
    /// Rations less.
    pub food: u8,
    /// Gold less.
    pub gold: u8,
}

/// A board: its Areas in order, counted from 1 in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its word.
    pub id: String,
    /// The Areas in number order.
    pub areas: Vec<Area>,
}

/// One Area of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its Floor, from 1.
    pub floor: u8,
    /// Whether it bears the Guardian icon.
    pub guardian: bool,
    /// Where a fall from here leads; none where falls are ignored.
    pub below: Option<u8>,
}

/// A Character card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its word.
    pub id: String,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
    /// Start values.
    pub start: Start,
    /// The combat skill.
    pub combat: CombatSkill,
    /// The exploration skill.
    pub exploration: ExplorationSkill,
    /// The preparation skill, if any.
    pub preparation: Option<PreparationSkill>,
    /// The passive skill, if any.
    pub passive: Option<PassiveSkill>,
}

/// The start values of a Character; what a card does not list is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Hit points.
    pub hp: u8,
    /// Armour.
    pub armour: u8,
    /// Experience.
    pub xp: u8,
    /// Rations.
    pub food: u8,
    /// Gold.
    pub gold: u8,
    /// Potions.
    pub potions: Potions,
}

/// What a combat skill does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CombatSkill {
    /// One die of this attack counts twice.
    DoubleDie,
    /// The next attack counts twice.
    DoubleNextAttack,
    /// The effect of an offensive potion of the player's choice.
    Conjure,
    /// The Armour value, this many times, is added to the damage.
    ArmourStrike {
        /// How often.
        times: u8,
    },
    /// Any number of HP is given up; the enemy loses this many times as much.
    Tribute {
        /// How often.
        times: u8,
    },
}

/// What an exploration skill does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplorationSkill {
    /// The next Room is entered without being resolved.
    Evade,
    /// Up to this many Rooms turn face up.
    Foresee {
        /// How many.
        rooms: u8,
    },
    /// Every character counts this much more Armour in the next Room.
    Shield {
        /// How much.
        armour: u8,
    },
    /// A death is cancelled; the character has this many HP.
    CancelDeath {
        /// HP left.
        hp: u8,
    },
}

/// What a preparation skill does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreparationSkill {
    /// Look at the top cards of the shuffled deck and put each back where you like.
    Arrange {
        /// How many.
        cards: u8,
    },
}

/// What a passive skill does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassiveSkill {
    /// Counts this much more Armour against enemy attacks.
    Armour {
        /// How much.
        armour: u8,
    },
}

/// A Guardian card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guardian {
    /// Its word.
    pub id: String,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
    /// How it fights.
    pub lines: GuardianLines,
}

/// The lines of a Guardian card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuardianLines {
    /// An ordinary Guardian: one line for each Floor but the last.
    ByFloor([EnemyId; FLOORS - 1]),
    /// The last Guardian: two phases, fought one after the other.
    Phases([EnemyId; 2]),
}

/// One line of an enemy card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enemy {
    /// Its word.
    pub id: String,
    /// HP against one character and against two.
    pub hp: [u8; 2],
    /// Damage of a hit.
    pub damage: u8,
    /// Whether the attack ignores Armour.
    pub unstoppable: bool,
    /// What a damaging hit does besides.
    pub effects: ListId,
    /// What it pays when beaten.
    pub reward: ListId,
    /// What cannot be done while it is fought.
    pub forbids: Marks,
    /// Its picture, by the name in the icon family; none for a line of a Guardian, whose card has it.
    pub icon: Option<String>,
}

/// The Rewards side of the reference card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rewards {
    /// By Dungeon die 1 to 6.
    pub rows: [ListId; 6],
    /// What comes on top every time.
    pub extra: ListId,
}

/// Crossed icons: what cannot be done while the card is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// Holy Water cannot be used.
    pub holy_water: bool,
    /// Blessings cure nothing.
    pub blessing: bool,
    /// Nobody falls.
    pub fall: bool,
}

/// A Room card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    /// Its word.
    pub id: String,
    /// What is resolved on entering, before everything else.
    pub entering: ListId,
    /// How it is resolved.
    pub kind: RoomKind,
    /// What cannot be done while it is resolved.
    pub forbids: Marks,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
}

/// The eight types of Room.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum RoomKind {
    /// A fight with the line of the current Floor.
    Monster([EnemyId; FLOORS]),
    /// A check; the Dungeon die names the row.
    Trap {
        /// What a failed check does, by Dungeon die.
        fail: [ListId; 6],
        /// What a passed check gives, by Dungeon die.
        pass: [ListId; 6],
    },
    /// Gold, then a check for more.
    Treasure {
        /// Gold when nothing was met in this Area.
        gold: u8,
        /// Gold when a Monster or Trap was met.
        more: u8,
        /// What a passed check gives, by Dungeon die.
        rows: [ListId; 6],
    },
    /// A check that lets the Dungeon die be shifted; its row applies in any case.
    Tomb {
        /// By Dungeon die.
        rows: [ListId; 6],
    },
    /// A refresh and one option.
    Camp(Vec<CampOption>),
    /// Goods and prices.
    Merchant {
        /// What can be bought.
        buy: Vec<Good>,
        /// What can be sold.
        sell: Vec<Sale>,
    },
    /// A Dungeon die, after an offering if one likes.
    Shrine {
        /// The price of an offering.
        offering: u8,
        /// What it adds to the die.
        bonus: u8,
        /// By Dungeon die.
        rows: [ListId; 6],
    },
    /// A card that may be kept.
    Item(ItemRoom),
}

/// One option of a camp.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampOption {
    /// Its word.
    pub id: String,
    /// What it costs; needs the real resource.
    pub pay: ListId,
    /// What it gives.
    pub gain: ListId,
    /// Whether a tunnel is among it.
    pub tunnels: bool,
}

/// Something a merchant sells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    /// Its word.
    pub id: String,
    /// The number of its word among all goods.
    pub word: u8,
    /// Gold.
    pub price: Amount,
    /// What it gives.
    pub gain: ListId,
}

/// Something a merchant buys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// What changes hands.
    pub what: Ware,
    /// Gold paid.
    pub price: u8,
}

/// What a character can sell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ware {
    /// One point of Armour.
    Armour,
    /// One potion.
    Potion,
}

/// An Item card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemRoom {
    /// How it is gained.
    pub condition: Condition,
    /// What leaving it costs.
    pub refuse: ListId,
    /// What it is good for.
    pub kind: ItemKind,
}

/// How an Item is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// By a passed check.
    Check,
    /// By paying; needs the real resource.
    Pay(ListId),
}

/// What an Item is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// Free Feats: how many, by the Dungeon die of the check.
    Weapon {
        /// By Dungeon die.
        feats: [u8; 6],
        /// The word of the weapon, by Dungeon die.
        names: [String; 6],
    },
    /// One use of one of two skills.
    Companion {
        /// How many cards of the shuffled deck it lets its owner arrange.
        arrange: u8,
        /// Whether it can replace a Room.
        replace: bool,
    },
}

/// One icon of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Gain a resource.
    Gain(Resource, Amount),
    /// Lose a resource.
    Lose(Resource, Amount),
    /// Gain this potion.
    Potion(Potion),
    /// Gain a potion of one's choice.
    AnyPotion,
    /// Exactly one of several lists.
    Choose(ChoiceId),
    /// Turn the Character card face up.
    Refresh,
    /// Cure all afflictions.
    Blessing,
    /// Cure this affliction only.
    Cure(Affliction),
    /// Suffer this affliction.
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Resource {
    /// Hit points.
    Hp,
    /// Armour.
    Armour,
    /// Experience.
    Xp,
    /// Rations.
    Food,
    /// Gold.
    Gold,
}

/// How much: a number, or as much as the Floor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// This many.
    Fixed(u8),
    /// As many as the number of the Floor.
    Floor,
}

impl Amount {
    /// The number on this Floor.
    #[must_use]
    pub const fn on(self, floor: u8) -> u8 {
        match self {
            Amount::Fixed(number) => number,
            Amount::Floor => floor,
        }
    }
}

/// What can ail a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Affliction {
    /// The Poison die joins the pool.
    Poison,
    /// The Curse die joins the pool.
    Curse,
    /// Neighbours are not revealed.
    Blindness,
}
