//! The only list of games. Opens any of them by name for whoever can work with any game: a [`Visitor`].
//! What a program wants to do with a game is not here; neither is anything about one game but how it is opened.

pub mod live;
pub mod scenarios;

use mini_rogue::MiniRogue;
use std::any::Any;
use undercroft_content::{LANGUAGES, Library, Problems, Schema};
use undercroft_kernel::{Game, Narrate, OptionWord, Setup, Value, Vocabulary, WordError};

/// A game that a table can hold. Everything of it may go from one thread to another.
pub trait Playable: Vocabulary + Narrate + Plain + Clone + Send + Sync + Any {}

impl<G: Vocabulary + Narrate + Plain + Clone + Send + Sync + Any> Playable for G {}

/// A game whose states, actions, events and views are plain data without borrowed parts.
pub trait Plain:
    Game<State: Send + Sync + 'static, Action: Send + Sync + 'static, Event: Send + Sync + 'static, View: 'static>
{
}

impl<G> Plain for G where
    G: Game<
            State: Send + Sync + 'static,
            Action: Send + Sync + 'static,
            Event: Send + Sync + 'static,
            View: 'static,
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
    /// The version of its rules.
    pub rules_version: u32,
    /// The packs in use with their hashes.
    pub packs: Vec<(String, String)>,
    /// The new-table form.
    pub options: Vec<OptionWord>,
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
        /// What there is.
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
}

/// All games.
pub const GAMES: &[Entry] = &[Entry {
    game: "mini-rogue",
    prefix: "MR",
    editions: &["ed2025", "ed2021", "pnp2020"],
    schema: &mini_rogue::content::check::SCHEMA,
    tutorial: Some(include_str!("../../../games/mini-rogue/tutorial.toml")),
}];

/// Finds a game by name.
///
/// # Errors
/// When there is no such game.
pub fn entry(name: &str) -> Result<&'static Entry, OpenError> {
    let known: Vec<&str> = GAMES.iter().map(|entry| entry.game).collect();
    GAMES
        .iter()
        .find(|entry| entry.game == name)
        .ok_or_else(|| OpenError::Game { name: name.to_owned(), known: known.join(", ") })
}

/// The guided game of a game, as a file.
#[must_use]
pub fn tutorial(game: &str) -> Option<&'static str> {
    entry(game).ok()?.tutorial
}

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
    let entry = entry(name)?;
    let game = MiniRogue::open(setup, library).map_err(|error| match error {
        mini_rogue::OpenError::Option(option) => OpenError::Option(option),
        mini_rogue::OpenError::Content(problems) => OpenError::Content(problems),
    })?;
    let card = Card {
        game: entry.game,
        edition: game.rulebook.id.0,
        rules_version: mini_rogue::RULES_VERSION,
        packs: game.content.packs.clone(),
        options: mini_rogue::options::form(&game.rulebook, &game.content),
        texts: texts(library, entry.schema, &game.content.packs),
    };
    Ok(visitor.visit(game, card))
}

/// Checks a pack against the rules of its game: every problem at once.
///
/// # Errors
/// The problems.
pub fn check_pack(name: &str, pack: &str, library: &Library) -> Result<(), OpenError> {
    entry(name)?;
    mini_rogue::content::check::load(library, pack).map(|_| ()).map_err(OpenError::Content)
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

/// Every combination of the listed options of one game, for test runs: the defaults, and each choice of each option once.
#[must_use]
pub fn variations(options: &[OptionWord]) -> Vec<Setup> {
    let mut setups = vec![Setup::default()];
    for option in options {
        for choice in &option.choices {
            let value = match choice.as_str() {
                "true" => Value::Bool(true),
                "false" => Value::Bool(false),
                word => Value::word(word),
            };
            if value != option.default {
                setups.push(Setup::default().with(option.name, value));
            }
        }
    }
    setups
}
