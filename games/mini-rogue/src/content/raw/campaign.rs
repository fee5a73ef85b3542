//! The records of `campaign.toml` as they are written.

use serde::Deserialize;
use std::collections::BTreeMap;
use undercroft_content::{Field, Rows, Spanned};

pub type ByClass = BTreeMap<String, Spanned<String>>;

/// `[campaign]`: what all chapters share.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawCampaign {
    /// The difficulty of every chapter.
    pub difficulty: Field<String>,
}

/// `[[chapter]]`: which fields there are depends on `kind`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawChapter {
    /// Its number as printed.
    pub number: Field<String>,
    /// `story`, `game`, `choice` or `ending`.
    pub kind: Field<String>,
    pub board: Field<String>,
    /// The Floor on which it starts; 1 if left out.
    pub floor: Field<i64>,
    /// What ails the character at the start.
    pub afflictions: Vec<Spanned<String>>,
    /// HP at the start.
    pub hp: Field<i64>,
    pub bonus: Rows<RawBonus>,
    /// The Relics that it grants.
    pub relics: Vec<Spanned<String>>,
    /// The Guardian that lies second in the pile.
    pub second: Field<String>,
    /// The Guardian that is taken out.
    pub removed: Field<String>,
    /// The Floor whose Guardian is the goal.
    pub goal: Field<i64>,
    /// The next chapter, after a victory or the story.
    pub next: Field<String>,
    /// The same by Character.
    pub next_by: Field<ByClass>,
    /// The next chapter after a defeat by the goal Guardian.
    pub beaten: Field<String>,
    /// The chapters of a choice.
    pub options: Vec<Spanned<String>>,
}

/// What the owner of a Relic gets.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawBonus {
    pub relic: Field<String>,
    /// HP to start with.
    pub hp: Field<i64>,
    /// What is gained, in icons.
    pub gain: Field<String>,
}

/// `[[relic]]`: only its name matters.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawRelic {
    pub icon: Field<String>,
}

/// `[[skill]]`: a node of the tree.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawSkill {
    /// `exploration`, `survival` or `combat`.
    pub branch: Field<String>,
    /// Its place in the branch.
    pub tier: Field<i64>,
    pub cost: Field<i64>,
    pub parent: Field<String>,
    /// What it gives at the start of every chapter, in icons.
    pub gain: Field<String>,
}

/// `[points]`: what a match earns.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawPoints {
    /// For each Guardian beaten.
    pub guardian: Field<i64>,
    /// For the goal of the chapter.
    pub victory: Field<i64>,
    /// At least, after a death.
    pub least: Field<i64>,
}
