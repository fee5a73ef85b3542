//! Chapter COOP, the moment before the neighbours are revealed: both have their windows, then the neighbours of both turn up.

use super::seen_by;
use crate::MiniRogue;
use crate::event::Event;
use crate::rules::{Done, Play, class, item, turn};
use crate::state::State;
use undercroft_kernel::{Chance, Sink};

/// Whether something of the other one lies between the end of the Rooms and the choice of the next.
#[cold]
pub fn waits_for_reveal(game: &MiniRogue, state: &State) -> bool {
    turn::has_hidden_neighbour(state, state.partner())
        || window_before_reveal(game, state)
            .is_some_and(|other| item::has_window_before_reveal(game, &seen_by(state, other)))
}

/// MR-COOP-41, MR-COOP-42: The neighbours of both turn face up, by seat, once both are done.
#[cold]
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if let Some(other) = window_before_reveal(play.game, play.state) {
        play.state.turn_to(other);
        return Ok(());
    }
    let party = play.state.party;
    party.iter().try_for_each(|hero| turn::reveal_around(play, hero.cell, hero.blind).map(drop))?;
    turn::open_choice(play)
}

/// Who else has a window between the end of the Rooms and the reveal.
fn window_before_reveal(game: &MiniRogue, state: &State) -> Option<u8> {
    let other = state.other();
    if !state.is_coop() || state.is_done(other) || state.partner().way.is_some() {
        return None;
    }
    let seen = seen_by(state, other);
    let skill = class::may_skip_reveal(game) && !seen.hero().spent;
    (skill || item::has_window_before_reveal(game, &seen)).then_some(other)
}
