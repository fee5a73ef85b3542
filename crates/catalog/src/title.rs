//! What the catalogue must know of a game: how it is opened, what its new-table form asks, and which tables are worth trying.
//! One file per game answers it; nothing about playing is here.

use crate::campaign::Campaigns;
use crate::{Entry, OpenError, Playable};
use std::sync::Arc;
use undercroft_content::{Library, Origins};
use undercroft_kernel::{OptionWord, Setup};

/// A game of the catalogue.
pub(crate) trait Title: Playable + Sized {
    /// Its line in the list.
    const ENTRY: Entry;
    const RULES_VERSION: u32;
    /// What many matches are measured by.
    const MEASURE: Measure;

    /// Opens a match.
    fn open(setup: &Setup, library: &Library) -> Result<Self, OpenError>;

    /// Checks a pack against the rules.
    fn check_pack(library: &Library, pack: &str) -> Result<(), OpenError>;

    /// The edition in play.
    fn edition(&self) -> &'static str;

    /// The packs in use with their hashes.
    fn packs(&self) -> &[(String, String)];

    /// Where the values of its cards come from.
    fn origins(&self) -> Arc<Origins>;

    /// The new-table form.
    fn form(&self) -> Vec<OptionWord>;

    fn campaigns(self) -> Option<Box<dyn Campaigns>> {
        None
    }

    /// The tables that tests and measurements play: named groups of set-ups that between them seat everybody.
    fn trials(form: &[OptionWord]) -> Vec<Trial>;
}

/// A named group of set-ups, such as every character alone, or four players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Its name, such as `solo` or `4p`.
    pub name: String,
    /// The set-ups, with a word for each.
    pub tables: Vec<(String, Setup)>,
}

/// What many matches of a game are told apart and measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The options whose combinations are rows of a table; none: the tables of its trials are.
    pub varied: &'static [&'static str],
    /// The facts that are read at the end of a match.
    pub facts: &'static [&'static str],
    /// Where seats compete: the fact of a seat, such as `hero`, whose winners are counted.
    pub who: Option<&'static str>,
    /// The seat that is not a player's, such as `gm`: its own bot sits there, whoever plays the others.
    pub opponent: Option<&'static str>,
}
