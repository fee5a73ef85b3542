//! Chapter TREASURE: gold first, then a check for more.

use super::{Done, Play, PlayExt, char, skill};
use crate::content::{ListId, Resource};
use crate::event::Event;
use crate::state::Frame;
use undercroft_kernel::{Chance, Sink};

/// MR-TREASURE-01, MR-TREASURE-02, MR-TREASURE-05: Gold before the check: the larger amount instead, if a Monster or Trap was
/// met in this Area.
#[inline(always)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, gold: u8, more: u8) -> Done<C> {
    let amount = if play.hero().met { more } else { gold };
    char::gain(play, Resource::Gold, amount);
    play.push(Frame::Check)
}

/// MR-TREASURE-06, MR-TREASURE-07: A passed check gives the row of the Dungeon die; a failed one nothing more.
#[inline(always)]
pub fn conclude<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    rows: &[ListId; 6],
    passed: bool,
    die: u8,
) -> Done<C> {
    match skill::row(rows, die) {
        Some(list) if passed => play.push_icons(list),
        _ => Ok(()),
    }
}
