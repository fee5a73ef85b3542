//! Opening a match behind the trait object: a new one, a saved one, a stored one, or one that begins at a named place.

use super::{Dice, Live, Match, Refused, Sure, answers, refused};
use crate::{Card, OpenError, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::replay::{self, Header, Misfit};
use undercroft_kernel::{Answers, Fast, Key, NoAnswer, PlayError, Seeded, Session, Setup, Value, WordError};

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
    open(game, setup, library, New { setup, dice }).map_err(Closed::Open)?
}

/// Opens a saved match and plays all its steps again.
///
/// # Errors
/// Where the file does not fit.
pub fn resume(text: &str, library: &Library) -> Result<Box<dyn Match>, Closed> {
    let header = replay::header(text).map_err(Closed::Misfit)?;
    let saved = Stored { header: &header, text: Some(text) };
    open(&header.game, &header.setup, library, saved).map_err(Closed::Open)?
}

/// Opens a stored match at its beginning: its steps are played with [`Match::replay_step`].
///
/// # Errors
/// Where the header does not fit.
pub fn reopen(header: &Header, library: &Library) -> Result<Box<dyn Match>, Closed> {
    let stored = Stored { header, text: None };
    open(&header.game, &header.setup, library, stored).map_err(Closed::Open)?
}

/// Opens a match at a named place with given facts, as scenarios do: for practice and tests. It cannot be saved.
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
    open(game, setup, library, Practice { setup, place, given }).map_err(Closed::Open)?
}

/// What a header says before anything is drawn.
fn header(card: &Card, setup: &Setup, typed_in: bool) -> Header {
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
        digest: String::new(),
    }
}

struct New<'a> {
    setup: &'a Setup,
    dice: Dice<'a>,
}

impl Visitor for New<'_> {
    type Out = Result<Box<dyn Match>, Closed>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        let closed = |error: PlayError<NoAnswer>| Closed::Roll(refused::from_play(&game, error));
        let session = match self.dice {
            Dice::Seed(seed) => Session::open(game.clone(), Sure(Seeded::new(Key::derive(seed, 0), 0))),
            Dice::Typed(words) | Dice::Scripted(words) => {
                Session::open(game.clone(), Answers::new(&answers(&game, words).map_err(Closed::Roll)?))
            }
        };
        let header = header(&card, self.setup, matches!(self.dice, Dice::Typed(_)));
        Ok(Box::new(Live::new(session.map_err(closed)?, card, header)))
    }
}

struct Stored<'a> {
    header: &'a Header,
    /// The whole file, where its steps are to be played too.
    text: Option<&'a str>,
}

impl Visitor for Stored<'_> {
    type Out = Result<Box<dyn Match>, Closed>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        let session = match self.text {
            Some(text) => replay::read(game, text),
            None => replay::open(game, self.header),
        };
        Ok(Box::new(Live::new(session.map_err(Closed::Misfit)?, card, self.header.clone())))
    }
}

struct Practice<'a> {
    setup: &'a Setup,
    place: &'a str,
    given: &'a [(&'a str, Value)],
}

impl Visitor for Practice<'_> {
    type Out = Result<Box<dyn Match>, Closed>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        let mut chance = Fast::new(0);
        let opened = Session::open(game.clone(), Sure(&mut chance));
        let opened = opened.map_err(|error| Closed::Roll(refused::from_play(&game, error)))?;
        let mut state = opened.state().clone();
        if !self.place.is_empty() {
            game.go_to(&mut state, self.place, &mut chance).map_err(Closed::Place)?;
        }
        for (fact, value) in self.given {
            game.write(&mut state, fact, value).map_err(Closed::Place)?;
        }
        game.check_state(&state).map_err(Closed::Place)?;
        let header = header(&card, self.setup, false);
        Ok(Box::new(Live::new(Session::from_state(game, state), card, header)))
    }
}
