//! An opened game without its type: what is fixed for all its matches.

use crate::batch::{Batch, BatchPlan, Matches};
use crate::entries::{Entries, Table};
use crate::fields::{self, Field, Filler};
use crate::position::{Live, Position};
use crate::problem::Problem;
use std::sync::Arc;
use undercroft_catalog::{Card, Playable, Visitor};
use undercroft_content::Library;
use undercroft_kernel::{Fast, OptionWord, Seat, Setup};

/// What is known of an opened game.
#[derive(Clone, Debug)]
pub struct About {
    pub game: &'static str,
    pub edition: &'static str,
    pub rules_version: u32,
    /// The packs in use with their hashes.
    pub packs: Vec<(String, String)>,
    pub setup: Setup,
    /// The words of the seats, such as `p1` or `gm`.
    pub seats: Vec<String>,
    /// The new-table form.
    pub options: Vec<OptionWord>,
    pub entries: Entries,
    /// What the tensors of a seat hold, in order.
    pub fields: Vec<Field>,
}

impl About {
    /// How long the tensors of a seat are, one after the other.
    #[must_use]
    pub fn observation_size(&self) -> usize {
        self.fields.last().map_or(0, |field| field.offset + field.size())
    }
}

/// An opened game: any number of matches share it.
pub trait OpenGame: Send + Sync {
    fn about(&self) -> &About;

    /// A new match. Without a generator its set-up stops at the first draw.
    ///
    /// # Errors
    /// A bound of the state.
    fn begin(&self, rng: Option<&mut Fast>) -> Result<Box<dyn Position>, Problem>;

    /// A position from the text that [`Position::save`] made.
    ///
    /// # Errors
    /// A text that is none, of another game, set-up or version, or a state that cannot be.
    fn restore(&self, text: &str) -> Result<Box<dyn Position>, Problem>;

    /// Many matches at once.
    ///
    /// # Errors
    /// A seat that is not there, or a match that cannot begin.
    fn batch(&self, plan: &BatchPlan) -> Result<Box<dyn Batch>, Problem>;
}

/// Opens a game of the catalogue.
///
/// # Errors
/// An unknown game, a wrong option, or the problems of its pack.
pub fn open(name: &str, setup: &Setup, library: &Library) -> Result<Arc<dyn OpenGame>, Problem> {
    Ok(undercroft_catalog::open(name, setup, library, Opener(setup))?)
}

struct Opener<'a>(&'a Setup);

impl Visitor for Opener<'_> {
    type Out = Arc<dyn OpenGame>;

    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        let table = Table::new(&game, &card);
        let facts = fields::all_names(&game, &card);
        let about = About {
            game: card.game,
            edition: card.edition,
            rules_version: card.rules_version,
            setup: self.0.clone(),
            seats: (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect(),
            entries: table.entries.clone(),
            fields: fields::of(&game, &card),
            packs: card.packs,
            options: card.options,
        };
        let fillers = fields::fillers(&game, &about.fields);
        Arc::new(Handle(Arc::new(Shared { game, about, table, facts, fillers })))
    }
}

pub(crate) struct Shared<G: Playable> {
    pub game: G,
    pub about: About,
    pub table: Table<G::Action>,
    /// Every fact that can be named beforehand.
    pub facts: Vec<String>,
    pub fillers: Vec<Filler<G>>,
}

impl<G: Playable> Shared<G> {
    /// The seat of this number.
    pub fn seat(&self, seat: usize) -> Result<Seat, Problem> {
        let seats = self.about.seats.len();
        if seat < seats { Ok(Seat(seat as u8)) } else { Err(Problem::NoSeat { seat, seats }) }
    }

    pub fn seat_word(&self, seat: Seat) -> String {
        self.game.seat_word(seat)
    }
}

struct Handle<G: Playable>(Arc<Shared<G>>);

impl<G: Playable> OpenGame for Handle<G> {
    fn about(&self) -> &About {
        &self.0.about
    }

    fn begin(&self, rng: Option<&mut Fast>) -> Result<Box<dyn Position>, Problem> {
        Ok(Box::new(Live::begin(Arc::clone(&self.0), rng)?))
    }

    fn restore(&self, text: &str) -> Result<Box<dyn Position>, Problem> {
        Ok(Box::new(Live::restore(Arc::clone(&self.0), text)?))
    }

    fn batch(&self, plan: &BatchPlan) -> Result<Box<dyn Batch>, Problem> {
        Ok(Box::new(Matches::new(Arc::clone(&self.0), plan)?))
    }
}
