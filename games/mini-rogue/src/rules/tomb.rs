//! Chapter TOMB: a check buys the shift; the row applies in any case.

use super::{Allowed, Done, Play, PlayExt, forbid, skill, trap};
use crate::MiniRogue;
use crate::content::RoomKind;
use crate::event::{CheckEvent, Event};
use crate::state::{Frame, State};
use undercroft_kernel::{Chance, Sink};

/// MR-TOMB-01, MR-TOMB-03: A passed check allows a shift, a failed one leaves the rolled value.
#[inline(always)]
pub fn conclude<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, passed: bool, die: u8) -> Done<C> {
    if passed { play.push(Frame::Shift { die }) } else { result(play, die) }
}

/// MR-TOMB-04: The shift stays within 1 to 6.
#[inline]
pub fn can_shift(game: &MiniRogue, state: &State, by: i8) -> Allowed {
    let Frame::Shift { die } = state.stack.now() else { return forbid(game.rulebook.cite.shift) };
    match die.checked_add_signed(by) {
        Some(1..=6) => Ok(()),
        _ => forbid("MR-TOMB-04"),
    }
}

/// Uses the die as shifted.
#[inline(always)]
pub fn shift<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, by: i8) -> Done<C> {
    play.check(|game, state| can_shift(game, state, by))?;
    let Some(Frame::Shift { die }) = play.state.stack.pop() else { return Ok(()) };
    let to = die.saturating_add_signed(by);
    if to != die {
        play.tell(CheckEvent::Shifted { from: die, to });
    }
    result(play, to)
}

#[inline(always)]
fn result<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, die: u8) -> Done<C> {
    let game = play.game;
    let Some(room) = play.state.room_here() else { return Ok(()) };
    let RoomKind::Tomb { rows } = &game.content.rooms[room].kind else { return Ok(()) };
    skill::row(rows, die).map_or(Ok(()), |list| trap::penalty(play, list))
}
