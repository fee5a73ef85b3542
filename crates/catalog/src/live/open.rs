//! Opening a match behind the trait object: a new one, a saved one, a stored one, or one that begins at a named place.

use super::{Dice, Match, Refused, open_game};
use crate::{Card, OpenError};
use undercroft_content::Library;
use undercroft_kernel::replay::{self, Header, Misfit, Start};
use undercroft_kernel::{Setup, Value, WordError};

/// Why a match is not there.
#[derive(Clone, Debug)]
pub enum Closed {
    /// The game, its options or its packs.
    Open(OpenError),
    /// A die or card of the set-up is wanted first, or was wrong.
    Roll(Refused),
    /// The saved match does not fit.
    Misfit(Misfit),
    /// The named place or fact.
    Place(WordError),
}

/// Opens a new match; the set-up draws from `dice`.
///
/// # Errors
/// What is wrong with the options or the packs; with typed dice, the next card that is wanted.
pub fn open_match(
    game: &str,
    setup: &Setup,
    library: &Library,
    dice: Dice<'_>,
) -> Result<Box<dyn Match>, Closed> {
    open_game(game, setup, library).map_err(Closed::Open)?.open(dice)
}

/// Opens a saved match and plays all its steps again.
///
/// # Errors
/// Where the file does not fit.
pub fn resume(text: &str, library: &Library) -> Result<Box<dyn Match>, Closed> {
    let header = replay::header(text).map_err(Closed::Misfit)?;
    open_game(&header.game, &header.setup, library).map_err(Closed::Open)?.resume(text)
}

/// Opens a stored match at its beginning: its steps are played with [`Match::replay_step`].
///
/// # Errors
/// Where the header does not fit.
pub fn reopen(header: &Header, library: &Library) -> Result<Box<dyn Match>, Closed> {
    open_game(&header.game, &header.setup, library).map_err(Closed::Open)?.reopen(header)
}

/// Opens a match at a named place with given facts, as scenarios do: for practice and tests.
///
/// # Errors
/// A place or fact that the game does not know, or a table that cannot be.
pub fn practise(
    game: &str,
    setup: &Setup,
    library: &Library,
    place: &str,
    given: &[(&str, Value)],
) -> Result<Box<dyn Match>, Closed> {
    let start = Start {
        place: Some(place.to_owned()).filter(|place| !place.is_empty()),
        given: given.iter().map(|(fact, value)| ((*fact).to_owned(), value.clone())).collect(),
        ..Start::default()
    };
    open_game(game, setup, library).map_err(Closed::Open)?.practise(start)
}

/// What a header says before anything is drawn.
pub(super) fn header(card: &Card, setup: &Setup, typed_in: bool) -> Header {
    Header {
        undercroft: replay::FORMAT,
        game: card.game.to_owned(),
        rules: card.rules_version,
        packs: card.packs.iter().cloned().collect(),
        setup: setup.clone(),
        typed_in,
        line: 0,
        parent: None,
        opening: Vec::new(),
        start: None,
        fair: Vec::new(),
        digest: String::new(),
    }
}
