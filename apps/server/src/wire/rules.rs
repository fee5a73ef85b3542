//! Rules, credits and where the values of cards come from.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A rule of the ledger in the caller's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct RuleCard {
    /// Its number.
    pub id: String,
    /// The sentence.
    pub sentence: String,
    /// `rule`, `ruling`, `example`, `symbol`, `derived` or `component`.
    pub kind: String,
    /// The editions it belongs to.
    pub editions: Vec<String>,
    /// Where it is printed.
    pub sources: Vec<String>,
    /// What else has to be said, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Why it is no longer in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retired: Option<String>,
    /// The names of the scenarios that show it; each can be practised.
    pub scenarios: Vec<String>,
}

/// Rules that were found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RulesFound {
    /// How many there are in all.
    pub total: u32,
    /// The chapters of the game, with the game's letters, such as `MR-COMBAT`.
    pub chapters: Vec<String>,
    /// Those from `from` on.
    pub rules: Vec<RuleCard>,
}

/// What the about page tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct About {
    /// The version of the program.
    pub version: String,
    /// The licence of the program.
    pub licence: String,
    /// What others have made.
    pub credits: Vec<Credit>,
    /// The cards, pack by pack.
    pub packs: Vec<PackCard>,
}

/// Something that others have made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Credit {
    /// What.
    pub what: String,
    /// By whom.
    pub by: String,
    /// Under which licence.
    pub licence: String,
}

/// A pack of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PackCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its licence.
    pub licence: String,
    /// Where its values come from: how many records name which kind of source.
    pub sources: Vec<PackSource>,
}

/// A kind of source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PackSource {
    /// `rulebook`, `public` or `reconstructed`.
    pub kind: String,
    /// How many records.
    pub records: u32,
}
