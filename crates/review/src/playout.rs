//! One match played on to its end by quick players.

use undercroft_bots::{Players, learned, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Seats, Turn, scramble};

/// A match that has not ended after so many actions counts as won by nobody.
const LONGEST: u32 = 20_000;

/// Who plays a match on: a chance to win is always that of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Quick {
    /// Rules of thumb: thousands of matches a second.
    #[default]
    Thumb,
    /// The network of the game, one action ahead, where it has one: stronger, and about a hundred times slower.
    Network,
}

impl Quick {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Quick::Thumb => "thumb",
            Quick::Network => "network",
        }
    }

    /// Sits down at every seat.
    fn sit<G: Playable>(self, game: &G, seed: u64) -> Players<G> {
        Players::sit(game, |seat| match self {
            Quick::Thumb => sensible(mix(seed, 1 + u64::from(seat.0))),
            Quick::Network => learned(mix(seed, 1 + u64::from(seat.0))),
        })
    }
}

/// Says when to end early. What has ended once stays ended.
pub type Stop<'a> = dyn Fn() -> bool + Sync + 'a;

/// After so many actions it is looked whether a match is still wanted.
const LOOK_EVERY: u32 = 32;

/// Plays `first` and then everything that follows, with a quick player at every seat. Says who won and after how many actions; none when it was stopped.
pub fn play_on<G: Playable>(
    game: &G,
    quick: Quick,
    state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
    stop: &Stop<'_>,
) -> Option<(Seats, u64)> {
    let (mut seen, mut actions) = (0, 0);
    let winners = play_and_see(game, quick, state, first, offered, seed, |_, chooser| {
        seen += u32::from(chooser.is_some());
        actions += u64::from(chooser.is_none());
        seen % LOOK_EVERY != 0 || !stop()
    });
    (!stop()).then_some((winners, actions))
}

/// The same, and `see` is shown the position after every action, and again with who has a choice in it, and says whether to go on.
pub fn play_and_see<G: Playable>(
    game: &G,
    quick: Quick,
    mut state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
    mut see: impl FnMut(&G::State, Option<Seat>) -> bool,
) -> Seats {
    let mut players = quick.sit(game, seed);
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
                if offered.len() > 1 && !see(&state, Some(seat)) {
                    break;
                }
                (seat, players.choose(game, &state, seat, offered))
            }
        };
        let Some(action) = action else { break };
        if game.apply(&mut ctx, &mut state, seat, action).is_err() || !see(&state, None) {
            break;
        }
    }
    Seats::NONE
}

/// A number for a stream of a seed in which neighbours have nothing in common.
pub const fn mix(seed: u64, stream: u64) -> u64 {
    scramble(seed.wrapping_add(stream.wrapping_mul(0xD1B5_4A32_D192_ED03)))
}
