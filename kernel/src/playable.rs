//! Whether play can go on from a state that was not played but set: by a ruling, a practice table, or a file.
//! A game's own check says whether a table can look like that; here it is asked whether anybody has something to do at it.

use crate::game::{Actions, Ctx, Refusal, Silent, Turn};
use crate::ids::Seat;
use crate::vocabulary::{Vocabulary, WordError};
use crate::{Answers, Game};

/// Whether a state can be, and the match is over in it or can go on: everybody who is asked has a choice, and some choice changes something.
///
/// # Errors
/// The rule that the state breaks, or that nobody could go on.
pub fn check_playable<G: Vocabulary>(game: &G, state: &G::State) -> Result<(), WordError> {
    game.check_state(state)?;
    let Turn::Ask(seats) = game.turn(state) else { return Ok(()) };
    let mut goes_on = false;
    let mut actions = Actions::new();
    for seat in seats.iter() {
        actions.clear();
        game.legal_actions(state, seat, &mut actions);
        if actions.is_empty() {
            return Err(WordError::Stuck);
        }
        goes_on = goes_on || actions.iter().any(|action| changes(game, state, seat, action));
    }
    if goes_on { Ok(()) } else { Err(WordError::Stuck) }
}

/// Whether an action changes anything. What draws does, sooner or later.
fn changes<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    let mut after = state.clone();
    let mut ctx = Ctx::new(Answers::new(&[]), Silent);
    match game.apply(&mut ctx, &mut after, seat, action) {
        Ok(()) => after != *state,
        Err(Refusal::Pause(_)) => true,
        Err(Refusal::Illegal(_) | Refusal::Bound(_)) => false,
    }
}
