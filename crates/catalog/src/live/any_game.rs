//! A loaded game: rules and cards that any number of matches share, whichever game it is.

use super::open::{Closed, header};
use super::{AlwaysAnswers, Dice, Live, Match, answers, refused};
use crate::{Card, OpenError, Playable, Visitor, open};
use std::sync::Arc;
use undercroft_content::Library;
use undercroft_kernel::replay::{self, Header, Start};
use undercroft_kernel::session::digest;
use undercroft_kernel::{Answers, Key, NoAnswer, PlayError, Seat, Seeded, Session, Setup};

/// A loaded game.
pub trait AnyGame: Send + Sync {
    /// Which game, which edition, which packs.
    fn card(&self) -> &Card;
    /// The words of the seats.
    fn seats(&self) -> Vec<String>;
    /// Opens a new match; the set-up draws from `dice`.
    ///
    /// # Errors
    /// With typed dice, the next card that is wanted.
    fn open(&self, dice: Dice<'_>) -> Result<Box<dyn Match>, Closed>;
    /// Opens a stored match at its beginning: its steps are played with [`Match::replay_step`].
    ///
    /// # Errors
    /// Where the header does not fit.
    fn reopen(&self, header: &Header) -> Result<Box<dyn Match>, Closed>;
    /// Opens a saved match and plays all its steps again.
    ///
    /// # Errors
    /// Where the file does not fit.
    fn resume(&self, text: &str) -> Result<Box<dyn Match>, Closed> {
        self.resume_unless(text, &|| false)
    }
    /// Opens a saved match and plays all its steps again, unless it is called off; that is asked before each step.
    ///
    /// # Errors
    /// Where the file does not fit, or where it was called off.
    fn resume_unless(&self, text: &str, called_off: &dyn Fn() -> bool) -> Result<Box<dyn Match>, Closed>;
    /// Opens a match at a named place with given facts, as scenarios do.
    ///
    /// # Errors
    /// A place or fact that the game does not know, or a table that cannot be.
    fn practise(&self, start: Start) -> Result<Box<dyn Match>, Closed>;
}

/// Opens the box of a game.
///
/// # Errors
/// What is wrong with the options or the packs.
pub fn open_game(game: &str, setup: &Setup, library: &Library) -> Result<Arc<dyn AnyGame>, OpenError> {
    open(game, setup, library, GameFactory { setup })
}

struct GameFactory<'a> {
    setup: &'a Setup,
}

impl Visitor for GameFactory<'_> {
    type Out = Arc<dyn AnyGame>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        Arc::new(LoadedGame { game: Arc::new(game), card: Arc::new(card), setup: self.setup.clone() })
    }
}

struct LoadedGame<G> {
    game: Arc<G>,
    card: Arc<Card>,
    setup: Setup,
}

impl<G: Playable> LoadedGame<G> {
    fn live(&self, session: Session<G>, header: Header) -> Box<dyn Match> {
        Box::new(Live::new(session, Arc::clone(&self.card), header))
    }
}

impl<G: Playable> AnyGame for LoadedGame<G> {
    fn card(&self) -> &Card {
        &self.card
    }

    fn seats(&self) -> Vec<String> {
        (0..self.game.seats()).map(|seat| self.game.seat_word(Seat(seat))).collect()
    }

    fn open(&self, dice: Dice<'_>) -> Result<Box<dyn Match>, Closed> {
        let closed = |error: PlayError<NoAnswer>| Closed::Roll(refused::from_play(&*self.game, error));
        let session = match dice {
            Dice::Seed(seed) => Session::open_shared(
                Arc::clone(&self.game),
                AlwaysAnswers(Seeded::new(Key::derive(seed, 0), 0)),
            ),
            Dice::Typed(words) | Dice::Scripted(words) => {
                let answers = answers(&*self.game, words).map_err(Closed::Roll)?;
                Session::open_shared(Arc::clone(&self.game), Answers::new(&answers))
            }
        };
        let header = header(&self.card, &self.setup, matches!(dice, Dice::Typed(_)));
        Ok(self.live(session.map_err(closed)?, header))
    }

    fn reopen(&self, header: &Header) -> Result<Box<dyn Match>, Closed> {
        let session = replay::open_shared(Arc::clone(&self.game), header).map_err(Closed::Misfit)?;
        Ok(self.live(session, header.clone()))
    }

    fn resume_unless(&self, text: &str, called_off: &dyn Fn() -> bool) -> Result<Box<dyn Match>, Closed> {
        let header = replay::header(text).map_err(Closed::Misfit)?;
        let session = replay::read_unless(Arc::clone(&self.game), text, called_off);
        let session = session.map_err(Closed::Misfit)?;
        Ok(self.live(session, header))
    }

    fn practise(&self, start: Start) -> Result<Box<dyn Match>, Closed> {
        let state = replay::begin(&*self.game, &start).map_err(Closed::Place)?;
        let digest = format!("{:016x}", digest(&state));
        let session = Session::from_shared(Arc::clone(&self.game), state);
        let header = Header { start: Some(start), digest, ..header(&self.card, &self.setup, false) };
        Ok(self.live(session, header))
    }
}
