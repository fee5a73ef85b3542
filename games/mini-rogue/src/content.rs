//! The cards and boards of Mini Rogue as the rules use them: ids resolved, numbers in range.
//! The files in which they are written are read in [`raw`] and checked in [`check`]; no rule is here and no text.

mod board;
mod campaign;
mod character;
pub mod check;
mod enemy;
mod icon;
mod numbers;
mod potions;
pub mod raw;
mod room;
mod stances;

pub use board::{Area, Board};
pub use campaign::{
    Branch, CampaignBook, Chapter, ChapterGame, ChapterKind, Next, Points, Relic, RelicBonus, Skill,
};
pub use character::{Character, CombatSkill, ExplorationSkill, PassiveSkill, PreparationSkill, Start};
pub use enemy::{Enemy, Guardian, GuardianLines, Marks, Rewards};
pub use icon::{Affliction, Amount, Icon, Resource};
pub use numbers::{Dice, Difficulty, Limits, Numbers};
pub use potions::{Potion, Potions};
pub use room::{CampOption, Condition, Good, ItemKind, ItemRoom, Room, RoomKind, Sale, Ware};
pub use stances::{Stance, StanceRow};
use std::sync::Arc;
use undercroft_content::Origins;
use undercroft_kernel::{IdVec, ids};

ids! {
    RoomId,
    GuardianId,
    CharacterId,
    BoardId,
    /// A list of icons, resolved from left to right.
    ListId,
    /// The options of a slash.
    ChoiceId,
    /// One line of an enemy card: a Monster, Ghost or Guardian on one Floor, or one phase of the last Guardian.
    EnemyId,
    /// A chapter of the campaign.
    ChapterId,
    RelicId,
    /// A skill of the campaign.
    SkillId,
    /// A good of merchants, by its word.
    GoodId,
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
    /// Where the values of its cards come from.
    pub origins: Arc<Origins>,
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
    pub characters: IdVec<CharacterId, Character>,
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
