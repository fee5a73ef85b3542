//! The only list of games. Opens any of them by name for whoever can work with any game: a [`Visitor`].
//! What a program wants to do with a game is not here; neither is anything about one game but how it is opened.

pub mod campaign;
mod catacombs;
pub mod cited;
pub mod feats;
pub mod live;
mod mini_rogue;
pub mod scenarios;
mod title;
mod urto;

pub use title::{Measure, Trial};

use ::catacombs::Catacombs;
use ::mini_rogue::MiniRogue;
use ::urto::Urto;
use std::any::Any;
use std::sync::Arc;
use title::Title;
use undercroft_content::{LANGUAGES, Library, Origins, Problems, Schema};
use undercroft_kernel::{Game, Narrate, OptionWord, Setup, Vocabulary, WordError};

/// A game that a table can hold. Everything of it may go from one thread to another.
pub trait Playable: Vocabulary + Narrate + Plain + Clone + Send + Sync + Any {}

impl<G: Vocabulary + Narrate + Plain + Clone + Send + Sync + Any> Playable for G {}

/// A game whose states, actions, events and views are plain data without borrowed parts.
pub trait Plain:
    Game<
        State: Send + Sync + 'static,
        Action: Send + Sync + 'static,
        Event: Send + Sync + 'static,
        View: Send + Sync + 'static,
    >
{
}

impl<G> Plain for G where
    G: Game<
            State: Send + Sync + 'static,
            Action: Send + Sync + 'static,
            Event: Send + Sync + 'static,
            View: Send + Sync + 'static,
        >
{
}

/// What is known of an opened game besides its rules.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub game: &'static str,
    /// The edition in play.
    pub edition: &'static str,
    pub rules_version: u32,
    /// The packs in use with their hashes.
    pub packs: Vec<(String, String)>,
    /// Where the values of its cards come from.
    pub origins: Arc<Origins>,
    /// The new-table form.
    pub options: Vec<OptionWord>,
    /// The tables that tests and measurements play.
    pub trials: Vec<Trial>,
    /// What many matches are measured by.
    pub measure: Measure,
    /// The texts of its packs: language and Fluent source.
    pub texts: Vec<(String, String)>,
}

/// Works with an opened game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// The game is open.
    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out;
}

/// Why a game could not be opened.
#[derive(Clone, Debug)]
pub enum OpenError {
    /// There is no game of this name.
    Game {
        /// What was asked for.
        name: String,
        known: String,
    },
    /// An option of the form is wrong.
    Option(WordError),
    /// The pack is wrong: every problem at once.
    Content(Problems),
}

/// A game of the list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name.
    pub game: &'static str,
    /// The letters of its rule ids.
    pub prefix: &'static str,
    /// Its editions, the default one first.
    pub editions: &'static [&'static str],
    /// How its packs are written.
    pub schema: &'static Schema,
    /// Its guided game, as a file; none where nobody has written one.
    pub tutorial: Option<&'static str>,
    /// The editions that have a campaign.
    pub campaigns: &'static [&'static str],
    /// How many characters may set out on one.
    pub party: usize,
}

/// The list: adding a game is one line here and a file beside this one.
macro_rules! titles {
    ($($game:ty),* $(,)?) => {
        pub const GAMES: &[Entry] = &[$(<$game as Title>::ENTRY),*];

        /// Opens a game and hands it to the visitor.
        ///
        /// # Errors
        /// An unknown game, a wrong option, or the problems of its pack.
        pub fn open<V: Visitor>(
            name: &str,
            setup: &Setup,
            library: &Library,
            visitor: V,
        ) -> Result<V::Out, OpenError> {
            $(if name == <$game as Title>::ENTRY.game {
                return open_as::<$game, V>(setup, library, visitor);
            })*
            Err(unknown(name))
        }

        /// The campaigns of a game with these options; none for a game or an edition that has none.
        ///
        /// # Errors
        /// An unknown game, a wrong option, or the problems of its pack.
        pub fn campaigns(
            name: &str,
            setup: &Setup,
            library: &Library,
        ) -> Result<Option<Box<dyn campaign::Campaigns>>, OpenError> {
            $(if name == <$game as Title>::ENTRY.game {
                return Ok(<$game as Title>::open(setup, library)?.campaigns());
            })*
            Err(unknown(name))
        }

        /// Checks a pack against the rules of its game: every problem at once.
        ///
        /// # Errors
        /// The problems.
        pub fn check_pack(name: &str, pack: &str, library: &Library) -> Result<(), OpenError> {
            $(if name == <$game as Title>::ENTRY.game {
                return <$game as Title>::check_pack(library, pack);
            })*
            Err(unknown(name))
        }
    };
}

titles![MiniRogue, Catacombs, Urto];

/// Finds a game by name.
///
/// # Errors
/// When there is no such game.
pub fn entry(name: &str) -> Result<&'static Entry, OpenError> {
    GAMES.iter().find(|entry| entry.game == name).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> OpenError {
    let known: Vec<&str> = GAMES.iter().map(|entry| entry.game).collect();
    OpenError::Game { name: name.to_owned(), known: known.join(", ") }
}

/// The guided game of a game, as a file.
#[must_use]
pub fn tutorial(game: &str) -> Option<&'static str> {
    entry(game).ok()?.tutorial
}

fn open_as<G: Title, V: Visitor>(setup: &Setup, library: &Library, visitor: V) -> Result<V::Out, OpenError> {
    let game = G::open(setup, library)?;
    let options = game.form();
    let card = Card {
        game: G::ENTRY.game,
        edition: game.edition(),
        rules_version: G::RULES_VERSION,
        packs: game.packs().to_vec(),
        origins: game.origins(),
        trials: G::trials(&options),
        measure: G::MEASURE,
        options,
        texts: texts(library, G::ENTRY.schema, game.packs()),
    };
    Ok(visitor.visit(game, card))
}

/// The texts of the packs in use; what extends comes after what it extends.
fn texts(library: &Library, schema: &Schema, packs: &[(String, String)]) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let Some((pack, _)) = packs.first() else { return texts };
    let mut inspection = undercroft_content::Inspection::new();
    let Some(merged) = library.merge(schema, pack, &mut inspection) else { return texts };
    for language in LANGUAGES {
        for file in merged.texts.files(language) {
            texts.push((language.to_owned(), file.page.text.to_owned()));
        }
    }
    texts
}
