//! Campaigns of any game that has one: a sheet that is kept between matches, the page it shows, and what can be done on it. What a sheet holds is the
//! game's business; here it is text. How a match is played is not here, nor where sheets are kept.

use crate::live::Match;
use undercroft_kernel::{Message, Setup, WordError};

/// The campaigns of one game.
pub trait Campaigns: Send + Sync {
    /// A new sheet for this character.
    ///
    /// # Errors
    /// When there is no such character in the campaign.
    fn start(&self, character: &str) -> Result<String, WordError>;
    /// What a sheet shows now.
    ///
    /// # Errors
    /// When it does not fit the pack.
    fn page(&self, sheet: &str) -> Result<Page, WordError>;
    /// The sheet after something was done on it.
    ///
    /// # Errors
    /// The rule against it.
    fn turn(&self, sheet: &str, turn: &Turn) -> Result<String, WordError>;
    /// The options of the match of the current chapter.
    ///
    /// # Errors
    /// When the sheet does not fit the pack.
    fn setup(&self, sheet: &str) -> Result<Setup, WordError>;
    /// The sheet after the match of the current chapter, and the points that it brought.
    ///
    /// # Errors
    /// When the match is not over, or not of this chapter.
    fn finish(&self, sheet: &str, game: &dyn Match) -> Result<(String, u32), WordError>;
}

/// What can be done on a sheet between matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The story has been read.
    GoOn,
    /// One of the ways, by its word.
    Choose(String),
    /// A skill is bought, by its word.
    Unlock(String),
}

/// What a sheet shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The key of the name of the character.
    pub character: String,
    /// The number of the chapter.
    pub number: String,
    /// The key of the chapter's name; its form `story` tells it.
    pub chapter: String,
    /// What comes now.
    pub now: Now,
    /// Points not spent.
    pub points: u32,
    /// Skills that can be bought.
    pub offers: Vec<Skill>,
    /// Skills that are owned.
    pub skills: Vec<Skill>,
    /// The keys of the relics.
    pub relics: Vec<String>,
    /// Chapters that are over: number, how, points.
    pub past: Vec<(String, String, u32)>,
}

/// What comes now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Now {
    /// A story to be read.
    Story,
    /// A match to be played.
    Match,
    /// A choice of ways: words and keys of chapters, whose form `choose` says what is chosen.
    Choice(Vec<(String, String)>),
    /// The end.
    End,
}

/// A skill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Its word.
    pub word: String,
    /// The key of its name.
    pub name: String,
    /// The key of the name of its branch.
    pub branch: String,
    /// What it costs.
    pub cost: u32,
    /// What it gives.
    pub gain: Vec<Message>,
}
