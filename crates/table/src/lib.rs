//! What a viewer sees of a match, as plain data for every screen: a [`Picture`] with its [`Prompt`], the [`Delta`] from one picture to the next,
//! and the [`Odds`] of a choice. A terminal and a page draw the same pictures and know no rules and no game.
//!
//! Words are message keys with arguments; no prose, no colour and no layout is here, and no rule is decided. A server holds one [`LiveTable`] for each table and
//! needs nothing generic; code that knows its game calls [`picture`], [`delta`] and [`odds`] with a session.
//!
//! # How to add a game
//!
//! 1. Write `src/<game>.rs` (or a folder) with a type that implements [`Scene`] for the game, and add one line to `scenes!` in `scene.rs`. Without it the
//!    game can be played already: prompt, log, odds and undo are there, and no board.
//! 2. `draw` fills title, seats, boards, sheets, fight, dice and piles **from the view alone**. Ids are made of what the view shows: an open card goes by what it is
//!    (`room-tomb`), a hidden one by where it lies (`back-5`), a place by its own name (`cell-5`). So an id can tell nothing that the view does not, and a card that
//!    goes into a hand or a pile becomes another thing by itself.
//! 3. `place` hangs each action on its branches (verb, then thing), names the things it is about, and says what it costs; `Narrate::label` is the whole sentence. A branch with
//!    one choice is left out, so name the verb of every action.
//! 4. `motions` turns each witnessed event into what is seen, cause first; `fate` folds a branch of chance into facts: who dies, what was at stake, what else happens; `score` fills the last page.
//! 5. Icons are names of the icon family; those of cards come from the pack. New sentences go to `texts/{en,fr}/<game>-table.ftl`.
//! 6. Add the game to the lists in `tests/`: every message has a text in both languages, every delta leads to its picture, for every viewer.

mod board;
mod card;
mod catacombs;
mod check_value;
mod delta;
mod fight;
mod kept;
mod live;
mod log;
mod mini_rogue;
mod motion;
mod odds;
mod paint;
mod picture;
mod prompt;
mod provenance;
mod reference;
mod rules_in_force;
mod scene;
mod shared;
mod sheet;
mod staging;
mod story;
mod urto;
mod wire;
mod words;

pub use board::{
    Board, Cell, Edge, EdgeSide, Graph, GraphRow, GraphStyle, Grid, Ground, Link, LinkKind, Mark, MarkKind,
    MarkSpot, Piece, PieceKind, PieceSize, Space, SpaceState, Terrain, Tiles, Under, Zone,
};
pub use card::{Card, Face, Glyph, Row};
pub use check_value::fingerprint;
pub use delta::{Change, Delta, Json, Torn};
pub use fight::{Die, Fight, Side, Total};
pub use live::{LiveTable, Why, why};
pub use motion::Motion;
pub use odds::{Fact, Fate, Mood, Odds, OddsLine, OddsRow, Share, Weight, fates, lines, odds};
pub use paint::{delta, picture, picture_at};
pub use picture::{
    Goal, LOG_LINES, LogLine, OutcomePage, Picture, ScoreRow, SeatCard, SharedLine, ThingId, TurnCard,
    UndoCard,
};
pub use prompt::{AmountChoice, Choice, Prompt, Tile};
pub use rules_in_force::InForce;
pub use scene::{Branch, Heading, Look, Place, Scene};
pub use shared::{Shared, SharedList};
pub use sheet::{Condition, Group, Hand, Item, Pending, Pile, Sheet, Track, TrackMark};
pub use staging::{Deed, Staging, Sum};
pub use story::{Story, StoryFight, StoryLine, StoryPart};
pub use wire::{WireTypes, typescript};
pub use words::{Args, Fill, TextKey, Words};
