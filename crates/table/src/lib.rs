//! The picture of a match: what a viewer sees, without screens and without prose. A terminal and a page draw the same picture.
//! Words are message keys; each game is described once, in the file of its name. No rule is decided here.

mod mini_rogue;
mod picture;

pub use picture::{Board, Cell, Die, Face, Foe, Picture, Sheet, Token, Track};

use std::any::Any;
use undercroft_catalog::Playable;

/// Draws what a view shows.
pub fn picture<G: Playable>(game: &G, view: &G::View) -> Picture
where
    G::View: Any,
{
    let (game, view): (&dyn Any, &dyn Any) = (game, view);
    match (game.downcast_ref(), view.downcast_ref()) {
        (Some(game), Some(view)) => mini_rogue::picture(game, view),
        _ => Picture::default(),
    }
}
