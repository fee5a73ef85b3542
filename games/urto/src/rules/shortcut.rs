//! Chapter SHORTCUT: one space further, and other steps that cost nothing.

use super::{Done, Play};
use crate::Urto;
use crate::content::SpaceId;
use crate::event::Event;
use crate::state::{Frame, State};
use undercroft_kernel::{Chance, Sink};

/// Whether the active hero can take another step at all.
#[must_use]
pub fn is_open(game: &Urto, state: &State) -> bool {
    let hero = state.hero();
    hero.in_cave() && hero.no_move == 0 && !game.tables.next_to[hero.space].is_empty()
}

/// UR-SHORTCUT-05, UR-SHORTCUT-08: An optional step, once per turn for one space.
/// UR-SHORTCUT-01: One space further in any direction. UR-SHORTCUT-02: An undiscovered one is drawn for. UR-SHORTCUT-03: Shortcuts chain.
/// UR-SHORTCUT-04: It costs nothing and is no sprint. UR-SHORTCUT-06: At every arrival, not at the start of a turn.
pub fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    if play.state.turn.shortcuts.has(space) {
        return Ok(());
    }
    play.state.turn.shortcuts = play.state.turn.shortcuts.with(space);
    play.push(Frame::FreeStep { left: 1, optional: true })
}
