//! Chapter GHOST: the Ghost side of the reference card.

use super::{Done, Play, board, enemy};
use crate::event::Event;
use crate::state::Foe;
use undercroft_kernel::{Chance, Sink};

/// MR-GHOST-01, MR-ROOM-41: The seal starts a fight with the Ghost of this Floor.
/// MR-GHOST-02: Only where a card calls it.
pub fn appear<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let lines = play.game.content.ghost;
    let floor = board::floor(play.game, play.state);
    let Some(line) = lines.get(usize::from(floor).wrapping_sub(1)) else { return Ok(()) };
    enemy::begin(play, Foe::Ghost, *line)
}
