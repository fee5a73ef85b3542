//! The lobby: games with their forms, and the tables of a person.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use undercroft_table::Words;
use utoipa::ToSchema;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Label {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// The texts by language: the hash in `/texts/{language}/{hash}.ftl`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct TextFiles {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// What the lobby shows.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Lobby {
    /// The games.
    pub games: Vec<GameCard>,
    /// The texts of the program, without those of packs.
    pub texts: TextFiles,
    /// The bots that can take a seat.
    pub bots: Vec<String>,
    /// The version of the program.
    pub version: String,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameCard {
    /// Its name in requests.
    pub game: String,
    /// Its title.
    pub title: Label,
    /// What it is, in a sentence.
    pub about: Label,
    /// Its editions, the default one first.
    pub editions: Vec<EditionCard>,
    /// There is a guided game.
    pub tutorial: bool,
    /// The editions that have a campaign.
    pub campaigns: Vec<String>,
    /// How many characters may set out on one.
    pub party: u32,
}

/// An edition with its new-table form.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EditionCard {
    /// Its name in `setup.edition`.
    pub edition: String,
    /// What it is called.
    pub label: Label,
    /// What the form asks.
    pub options: Vec<OptionCard>,
    /// How many of its cards are printed in the rulebook, publicly known and reconstructed, in a sentence.
    pub values: Label,
    /// The texts of its cards.
    pub texts: TextFiles,
}

/// An option of the form.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct OptionCard {
    /// Its name in `setup`.
    pub name: String,
    /// What it is called.
    pub label: Label,
    /// What may be chosen.
    pub choices: Vec<ChoiceCard>,
    /// What stands there when nothing is said.
    #[ts(type = "unknown")]
    pub default: Value,
    /// How many may be chosen at once; with more than one, the value is a list.
    pub at_most: u32,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A choice of an option.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ChoiceCard {
    /// Its value in `setup`.
    #[ts(type = "unknown")]
    pub value: Value,
    /// What it is called.
    pub label: Label,
}

/// Whether a form can be played, and with how many seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct FormCheck {
    /// The words of the seats.
    pub seats: Vec<String>,
}

/// Who takes a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// The caller.
    Me,
    /// Whoever is invited.
    Open,
    /// The rule-of-thumb player.
    Bot,
    /// A player that does anything.
    RandomBot,
    /// A player of a level.
    Beginner,
    Easy,
    Normal,
    Hard,
    Expert,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// What its people call it; empty for nothing. It is text, never markup.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// The game.
    pub game: String,
    /// The edition.
    pub edition: String,
    /// `gathering`, `playing`, `over` or `closed`.
    pub stage: String,
    /// The caller is asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yours: bool,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
    /// Where the match stands, in words; only the latest tables say it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Words>>", optional)]
    #[schema(value_type = Vec<Object>)]
    pub says: Vec<Words>,
    /// What the people at it are called, by seat; empty where there is none.
    pub people: Vec<String>,
    /// When something happened last.
    #[ts(type = "number")]
    pub active: i64,
}
