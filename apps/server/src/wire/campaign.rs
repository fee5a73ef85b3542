//! Campaigns: what a sheet shows, and what can be done on it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use undercroft_table::Words;
use utoipa::ToSchema;

/// A new campaign.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewCampaign {
    /// An id that the client made: the same id again gets the same campaign.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: Option<String>,
    /// The game.
    pub game: String,
    /// Who sets out.
    pub characters: Vec<String>,
    /// The edition; the usual one, if it is left out.
    #[serde(default)]
    pub edition: Option<String>,
}

/// A campaign as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct CampaignCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The keys of the names of those who are on the way.
    pub characters: Vec<String>,
    /// The number of the chapter.
    pub number: String,
    /// The key of the chapter's name.
    pub chapter: String,
    /// The form of that text which tells it, such as `story`.
    pub story: String,
    /// `story`, `match`, `choice`, `gathering` (nobody is left, somebody has to join) or `end`.
    pub now: String,
    /// What keeps the match from beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub hindrance: Option<Words>,
    /// The table at which the match of the chapter is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The ways of a choice; the form `choose` of each chapter's text says what is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<CampaignWay>,
    /// Points not spent.
    pub points: u32,
    /// Skills that can be bought now.
    pub offers: Vec<CampaignSkill>,
    /// Skills that are owned.
    pub skills: Vec<CampaignSkill>,
    /// The keys of the relics.
    pub relics: Vec<String>,
    /// Who is in town between matches; nobody in a campaign without a town.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub town: Vec<CampaignMember>,
    /// Who may join.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joining: Vec<CampaignJoin>,
    /// The keys of the names of the chapters that are sure to follow, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<String>,
    /// Chapters that are over.
    pub past: Vec<CampaignPast>,
    /// The texts of its cards.
    pub texts: super::TextFiles,
}

/// A way of a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignWay {
    /// The word to choose it by.
    pub word: String,
    /// The key of the chapter's name.
    pub chapter: String,
}

/// A skill of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignSkill {
    /// The word to buy it by.
    pub word: String,
    /// The key of its name.
    pub name: String,
    /// The key of the name of its branch.
    pub branch: String,
    /// What it costs.
    pub cost: u32,
    /// What it gives.
    #[schema(value_type = Vec<Object>)]
    pub gain: Vec<Words>,
}

/// Somebody in town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignMember {
    /// The key of the name.
    pub name: String,
    /// What there is to know.
    #[schema(value_type = Vec<Object>)]
    pub told: Vec<Words>,
    /// What can be done, by the places where things lie.
    pub shelves: Vec<CampaignShelf>,
}

/// A place in town with things on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignShelf {
    /// The key of its name.
    pub name: String,
    /// The things.
    pub things: Vec<CampaignThing>,
}

/// A thing, and what can be done with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignThing {
    /// The key of its name.
    pub name: String,
    /// How many of its kind there are.
    pub count: u32,
    /// What can be done.
    pub deeds: Vec<CampaignDeed>,
}

/// Something to be done in town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignDeed {
    /// The word to ask for it.
    pub word: String,
    /// What it is called.
    #[schema(value_type = Object)]
    pub says: Words,
    /// Somebody types what comes behind the word, such as a name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub typed: bool,
}

/// Somebody who may join.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignJoin {
    /// The word to ask for it.
    pub word: String,
    /// The key of the name.
    pub name: String,
}

/// A chapter that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CampaignPast {
    /// Its number.
    pub number: String,
    /// `read`, `won`, `beaten-by-goal` or `lost`.
    pub ended: String,
    /// The points it brought.
    pub points: u32,
}

/// What is done on a sheet: exactly one of these.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum CampaignTurn {
    /// The story has been read.
    GoOn,
    /// One of the ways.
    Choose(String),
    /// A skill is bought.
    Unlock(String),
    /// Somebody joins.
    Join(String),
    /// Somebody does something in town.
    #[serde(rename = "deed")]
    TownAction {
        /// The place in the party, from 0.
        who: u8,
        /// The word of the action.
        word: String,
    },
    /// The match of the chapter begins.
    Play,
}
