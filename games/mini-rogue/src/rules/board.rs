//! Chapter BOARD: Areas, Floors and what they say.

use crate::MiniRogue;
use crate::content::Area;
use crate::state::State;

/// The Area with this number. Areas are counted from 1 and a state never leaves its board.
#[inline]
pub fn area(game: &MiniRogue, number: u8) -> Option<Area> {
    game.areas.get(usize::from(number).wrapping_sub(1)).copied()
}

/// MR-BOARD-07: The Floor of the current Area drives enemies and per-Floor losses.
/// MR-BOARD-11: The Tower is climbed by the same numbers.
#[inline]
pub fn floor(game: &MiniRogue, state: &State) -> u8 {
    game.floors.get(usize::from(state.area)).copied().unwrap_or(1)
}

/// MR-BOARD-06: Whether the current Area bears the Guardian icon.
pub fn has_guardian(game: &MiniRogue, state: &State) -> bool {
    area(game, state.area).is_some_and(|area| area.guardian)
}

/// MR-BOARD-09: The Area right below; none where falls are ignored.
pub fn below(game: &MiniRogue, state: &State) -> Option<u8> {
    area(game, state.area).and_then(|area| area.below)
}

/// Whether the current Area is the last one.
pub fn is_last(game: &MiniRogue, state: &State) -> bool {
    usize::from(state.area) >= game.areas.len()
}
