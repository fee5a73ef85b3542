//! One match played on to its end by quick players.

use undercroft_bots::{Policy, learned, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Seats, Sink, Turn, Viewer};

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
    pub fn sit<G: Playable>(self, game: &G, seed: u64) -> Vec<Box<dyn Policy<G>>> {
        let sit = |seat: u8| match self {
            Quick::Thumb => sensible(mix(seed, 1 + u64::from(seat))),
            Quick::Network => learned(mix(seed, 1 + u64::from(seat))),
        };
        (0..game.seats()).map(sit).collect()
    }
}

/// Plays `first` and then everything that follows, with a quick player at every seat. Says who won.
pub fn play_on<G: Playable>(
    game: &G,
    quick: Quick,
    state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
) -> Seats {
    play_and_see(game, quick, state, first, offered, seed, |_, _| {})
}

/// The same, and `see` is shown every position in which somebody has a choice, with who has it.
pub fn play_and_see<G: Playable>(
    game: &G,
    quick: Quick,
    mut state: G::State,
    first: Option<(Seat, G::Action)>,
    offered: &mut Actions<G::Action>,
    seed: u64,
    mut see: impl FnMut(&G::State, Seat),
) -> Seats {
    let mut players = quick.sit(game, seed);
    let ear = Ear { heard: Vec::new(), open: players.iter().any(|player| player.listens()) };
    let mut ctx = Ctx::new(Fast::new(mix(seed, 0)), ear);
    let mut forced = first;
    for _ in 0..LONGEST {
        let seat = match game.turn(&state) {
            Turn::Ask(seats) => seats.lowest(),
            Turn::Over(outcome) => return outcome.winners,
        };
        let Some(seat) = seat else { break };
        tell(game, &mut players, &mut ctx.events.heard);
        let (seat, action) = match forced.take() {
            Some((seat, action)) => (seat, Some(action)),
            None => {
                offered.clear();
                game.legal_actions(&state, seat, offered);
                if offered.len() > 1 {
                    see(&state, seat);
                }
                (seat, choose(game, &state, seat, offered, &mut players))
            }
        };
        let Some(action) = action else { break };
        if game.apply(&mut ctx, &mut state, seat, action).is_err() {
            break;
        }
    }
    Seats::NONE
}

fn choose<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    offered: &Actions<G::Action>,
    players: &mut [Box<dyn Policy<G>>],
) -> Option<G::Action> {
    if offered.len() < 2 {
        return offered.get(0);
    }
    let view = game.view(state, Viewer::Seat(seat));
    let chosen =
        players.get_mut(usize::from(seat.0)).and_then(|player| player.choose(game, &view, seat, offered));
    chosen.or_else(|| offered.get(0))
}

/// Where events go: kept for those who listen, thrown away where nobody does.
struct Ear<E> {
    heard: Vec<E>,
    open: bool,
}

impl<E> Sink<E> for Ear<E> {
    fn emit(&mut self, event: E) {
        if self.open {
            self.heard.push(event);
        }
    }
}

/// Everybody hears what its seat witnesses.
fn tell<G: Playable>(game: &G, players: &mut [Box<dyn Policy<G>>], heard: &mut Vec<G::Event>) {
    for event in heard.drain(..) {
        for (player, seat) in players.iter_mut().zip(0..).filter(|(player, _)| player.listens()) {
            if let Some(event) = game.witness(&event, Viewer::Seat(Seat(seat))) {
                player.hear(game, &event);
            }
        }
    }
}

/// A number for a stream of a seed in which neighbours have nothing in common (`SplitMix64`).
pub const fn mix(seed: u64, stream: u64) -> u64 {
    let number =
        seed.wrapping_add(stream.wrapping_mul(0xD1B5_4A32_D192_ED03)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
