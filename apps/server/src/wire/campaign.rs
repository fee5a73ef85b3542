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
    /// The game.
    pub game: String,
    /// The character.
    pub character: String,
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
    /// The key of the name of the character.
    pub character: String,
    /// The number of the chapter.
    pub number: String,
    /// The key of the chapter's name; the form `story` of that text tells it.
    pub chapter: String,
    /// `story`, `match`, `choice` or `end`.
    pub now: String,
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
#[serde(rename_all = "kebab-case")]
pub enum CampaignTurn {
    /// The story has been read.
    GoOn,
    /// One of the ways.
    Choose(String),
    /// A skill is bought.
    Unlock(String),
    /// The match of the chapter begins.
    Play,
}
