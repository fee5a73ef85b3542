//! The campaign on paper: chapters, Relics and the skill tree, ids resolved. What has been reached in a campaign is in
//! [`crate::campaign`]; how a chapter is played, in `rules/campaign.rs`.

use super::{Affliction, BoardId, ChapterId, CharacterId, Difficulty, GuardianId, ListId, RelicId, SkillId};
use undercroft_kernel::IdVec;

/// Everything the campaign needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignBook {
    /// MR-CAMPAIGN-02: The difficulty of every chapter.
    pub difficulty: Difficulty,
    /// The chapters; the first one begins the campaign.
    pub chapters: IdVec<ChapterId, Chapter>,
    /// The Relics that chapters grant.
    pub relics: IdVec<RelicId, Relic>,
    /// The skill tree, parents before children.
    pub skills: IdVec<SkillId, Skill>,
    /// What a match earns.
    pub points: Points,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its word, for texts.
    pub id: String,
    /// Its number as printed, such as `2.1`.
    pub number: String,
    /// The Characters that can come here, one bit each.
    pub reached_by: u64,
    pub kind: ChapterKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChapterKind {
    /// Something to read; the next chapter follows.
    Story(Next),
    /// A match.
    Game(Box<ChapterGame>),
    /// The player chooses one of these chapters.
    Choice(Vec<ChapterId>),
    /// The campaign is over.
    Ending,
}

/// Which chapter follows, by Character; none where a Character never comes.
pub type Next = IdVec<CharacterId, Option<ChapterId>>;

/// A chapter that is played: its set-up, its goal and where it leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChapterGame {
    pub board: BoardId,
    /// The Floor on which it starts.
    pub floor: u8,
    /// What ails the character at the start.
    pub afflictions: Vec<Affliction>,
    /// HP at the start; none for those of the card less the difficulty.
    pub hp: Option<u8>,
    pub bonuses: Vec<RelicBonus>,
    /// The Relics that it grants.
    pub relics: Vec<RelicId>,
    /// The Guardian that lies second in the pile.
    pub second: Option<GuardianId>,
    /// The Guardian that is taken out.
    pub removed: Option<GuardianId>,
    /// The Floor whose Guardian is the goal.
    pub goal: u8,
    /// What follows a victory.
    pub won: Next,
    /// What follows a defeat by the goal Guardian; none where it is a death like any other.
    pub beaten: Option<Next>,
}

/// What the owner of a Relic gets at the start of a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelicBonus {
    pub relic: RelicId,
    /// HP to start with.
    pub hp: Option<u8>,
    pub gain: ListId,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relic {
    pub id: String,
    /// Its picture, by the name in the icon family.
    pub icon: Option<String>,
}

/// A node of the skill tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skill {
    pub id: String,
    pub branch: Branch,
    /// Its place in the branch, from 1.
    pub tier: u8,
    /// Skill Points to unlock it.
    pub cost: u8,
    /// The skill that has to be unlocked before.
    pub parent: Option<SkillId>,
    /// What it gives at the start of every chapter.
    pub gain: ListId,
}

/// MR-CAMPAIGN-08: The branches of the skill tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Branch {
    Exploration,
    Survival,
    Combat,
}

impl Branch {
    pub const ALL: [Branch; 3] = [Branch::Exploration, Branch::Survival, Branch::Combat];

    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Branch::Exploration => "exploration",
            Branch::Survival => "survival",
            Branch::Combat => "combat",
        }
    }
}

/// MR-CAMPAIGN-05: The Skill Points of a match, by how far the character got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// For each Guardian beaten.
    pub guardian: u8,
    /// For the goal of the chapter, on top.
    pub victory: u8,
    /// At least, after a death.
    pub least: u8,
}

impl CampaignBook {
    #[must_use]
    pub fn chapter(&self, number: &str) -> Option<ChapterId> {
        self.chapters.find(|chapter| chapter.number == number)
    }

    #[must_use]
    pub fn relic(&self, word: &str) -> Option<RelicId> {
        self.relics.find(|relic| relic.id == word)
    }

    #[must_use]
    pub fn skill(&self, word: &str) -> Option<SkillId> {
        self.skills.find(|skill| skill.id == word)
    }
}

impl Chapter {
    /// Whether a Character can come here.
    #[must_use]
    pub const fn is_reached_by(&self, character: CharacterId) -> bool {
        self.reached_by & (1 << character.0) != 0
    }
}
