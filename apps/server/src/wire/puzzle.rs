//! Puzzles: positions in which one choice is clearly best.

use super::ReviewChoice;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use undercroft_table::Picture;
use utoipa::ToSchema;

/// A puzzle in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleLine {
    /// Its name in the address.
    pub id: String,
    pub game: String,
    /// How hard it is, like the rating of a player.
    pub rating: u32,
}

/// A puzzle: what its seat sees and is asked.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleCard {
    pub id: String,
    pub game: String,
    pub rating: u32,
    #[schema(value_type = Object)]
    pub picture: Picture,
}

/// What somebody would choose.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// In notation.
    #[serde(rename = "do")]
    pub action: String,
}

/// What it was worth.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleAnswer {
    pub solved: bool,
    /// Every choice, the best first.
    pub choices: Vec<ReviewChoice>,
}
