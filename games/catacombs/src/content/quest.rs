//! Quests: what the heroes are after, what lies in their special zones, whom they meet.

use super::words::words;
use super::{Count, ElementId, FACES, ItemId, MonsterId, ZoneId};

/// The most groups of monsters in a quest zone.
pub const MAX_GROUPS: usize = 4;
/// The most pieces of furniture in a quest zone.
pub const MAX_PIECES: usize = 8;
/// The most secondary quests of a quest.
pub const MAX_SECONDARY: usize = 2;

words! {
    /// CA-QUEST-19: The levels of play.
    Level {
        /// For those who begin.
        Novice = "novice",
        /// For those who know.
        Adventurer = "adventurer",
        /// For those who dare.
        Hero = "hero",
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest {
    pub id: String,
    pub main: Mission,
    /// CA-MAP-03: Secondary quests, whose cards are shuffled in.
    pub secondary: Vec<Mission>,
    /// CA-SPAWN-04: Whom a roll of 1D brings, by the faces from 0 on.
    pub encounters: [Group; FACES],
    /// CA-ELEMENT-13: Where a travel portal leads.
    pub portal: Option<Destination>,
    /// CA-ELEMENT-15: Who sits in the first cell that is opened.
    pub prisoner: Option<MonsterId>,
}

/// One objective with its zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mission {
    /// The special zone.
    pub zone: ZoneId,
    /// CA-MAP-15: What the quest text puts there: furniture, each piece with its number.
    pub elements: Vec<(ElementId, u8)>,
    /// CA-MAP-15: And monsters.
    pub monsters: Vec<Group>,
    /// CA-AMBUSH-01: Whether they lie in ambush.
    pub ambush: bool,
    pub objective: Objective,
    /// What it earns.
    pub reward: Reward,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Group {
    pub monster: MonsterId,
    pub count: Count,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// CA-QUEST-05: Close a piece by a strength test beside it; the difficulty by level of play.
    Close {
        element: ElementId,
        /// By [`Level`].
        difficulty: [u8; Level::COUNT],
    },
    /// CA-QUEST-09: Search this many pieces of the zone, which are all there are.
    SearchAll { element: ElementId, count: u8 },
    /// CA-QUEST-12: All heroes leave in fewer than this many turns.
    Leave {
        /// The turn that is too late.
        fewer_than: u8,
    },
    /// CA-QUEST-15: An object that a monster of the zone carries, by force or by theft.
    Recover { item: ItemId, holder: MonsterId },
}

/// What success earns each surviving hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reward {
    pub destiny: u8,
    pub xp: u16,
    pub ecus: u16,
}

/// Where a travel portal leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// Where the heroes came in.
    Start,
    /// The entrance of the main quest's zone, once it is on the board.
    QuestZone,
}
