//! One match played on to its end by quick players.

use undercroft_bots::{Players, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Seats, Turn, scramble};

/// A match that has not ended after so many actions counts as won by nobody.
const LONGEST: u32 = 20_000;

/// Plays `first` and then everything that follows, with a quick player at every seat. Says who won.
pub fn play_on<G: Playable>(
    game: &G,
    mut state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
) -> Seats {
    let mut players = Players::sit(game, |seat| sensible(mix(seed, 1 + u64::from(seat.0))));
    let mut ctx = Ctx::new(Fast::new(mix(seed, 0)), players.event_buffer());
    let mut forced = first;
    for _ in 0..LONGEST {
        let seat = match game.turn(&state) {
            Turn::Ask(seats) => seats.lowest(),
            Turn::Over(outcome) => return outcome.winners,
        };
        let Some(seat) = seat else { break };
        players.tell(game, &mut ctx.events);
        let (seat, action) = match forced.take() {
            Some((seat, action)) => (seat, Some(action)),
            None => {
                offered.clear();
                game.legal_actions(&state, seat, offered);
                (seat, players.choose(game, &state, seat, offered))
            }
        };
        let Some(action) = action else { break };
        if game.apply(&mut ctx, &mut state, seat, action).is_err() {
            break;
        }
    }
    Seats::NONE
}

/// A number for a stream of a seed in which neighbours have nothing in common.
pub const fn mix(seed: u64, stream: u64) -> u64 {
    scramble(seed.wrapping_add(stream.wrapping_mul(0xD1B5_4A32_D192_ED03)))
}
