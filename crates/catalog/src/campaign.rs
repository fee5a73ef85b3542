//! Campaigns of any game that has one: a sheet that is kept between matches, the page it shows, and what can be done on it. What a sheet holds is the
//! game's business; here it is text. How a match is played is not here, nor where sheets are kept.

use crate::live::Match;
use undercroft_kernel::{Message, Setup, WordError};

/// The campaigns of one game.
pub trait Campaigns: Send + Sync {
    /// A new sheet for these characters.
    ///
    /// # Errors
    /// When there is no such character in the campaign, or they are too many or too few.
    fn start(&self, characters: &[String]) -> Result<String, WordError>;
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
    /// The word of the game master's seat in its matches: a bot takes it.
    fn game_master(&self) -> Option<&'static str> {
        None
    }
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
    /// Somebody joins, by the word of the character.
    Join(String),
    /// Somebody does something in town.
    TownAction {
        /// The place in the party, from 0.
        who: usize,
        /// The word of the action.
        action: String,
    },
}

/// What a sheet shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The keys of the names of those who are on the way.
    pub characters: Vec<String>,
    /// The number of the chapter.
    pub number: String,
    /// The key of the chapter's name.
    pub chapter: String,
    /// The form of the chapter's text that tells it.
    pub story: &'static str,
    /// What comes now.
    pub now: Now,
    /// What keeps the match from beginning.
    pub hindrance: Option<Message>,
    /// Points not spent.
    pub points: u32,
    /// Skills that can be bought.
    pub offers: Vec<Skill>,
    /// Skills that are owned.
    pub skills: Vec<Skill>,
    /// The keys of the relics.
    pub relics: Vec<String>,
    /// Who is in town between matches; nobody in a campaign without a town.
    pub town: Vec<Member>,
    /// Who may join: words and keys of names.
    pub joining: Vec<(String, String)>,
    /// The keys of the names of the chapters that are sure to follow, in order.
    pub ahead: Vec<String>,
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
    /// Nobody is left to play it: somebody has to join.
    Gathering,
    End,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skill {
    pub word: String,
    /// The key of its name.
    pub name: String,
    /// The key of the name of its branch.
    pub branch: String,
    pub cost: u32,
    pub gain: Vec<Message>,
}

/// Somebody in town.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The key of the name.
    pub name: String,
    /// What there is to know.
    pub told: Vec<Message>,
    /// What can be done, by the places where things lie.
    pub shelves: Vec<Shelf>,
}

/// A place in town with things on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// The key of its name.
    pub name: String,
    pub things: Vec<Thing>,
}

/// A thing in town.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// The key of its name.
    pub name: String,
    /// How many of its kind there are.
    pub count: u32,
    pub deeds: Vec<Deed>,
}

/// What can be done with a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The word of the action.
    pub word: String,
    pub says: Message,
    /// Somebody types what comes behind the word, such as a name.
    pub typed: bool,
}
