//! The bot of a seat that is not a player's, such as the game master's: it plays in the games of the benchmark, and its own decisions are timed
//! apart, in games that no line counts.

use std::time::Instant;
use undercroft_bots::{Policy, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Seat, Viewer};
use undercroft_testkit::{Opponent, playouts_against};

/// How many games the decisions are timed in.
const TIMED: u64 = 40;

/// A bot in the seat of the opponent.
pub struct BotOpponent<G: Playable> {
    seat: Seat,
    policy: Box<dyn Policy<G>>,
    /// The nanoseconds of each decision, where somebody wants to know.
    times: Option<Vec<u64>>,
}

impl<G: Playable> BotOpponent<G> {
    pub fn new(seat: Seat, seed: u64) -> BotOpponent<G> {
        BotOpponent { seat, policy: sensible(seed), times: None }
    }
}

impl<G: Playable> Opponent<G> for BotOpponent<G> {
    type Ear = Vec<G::Event>;

    fn ear(&mut self) -> Vec<G::Event> {
        Vec::with_capacity(4096)
    }

    fn sits_at(&self, seat: Seat) -> bool {
        seat == self.seat
    }

    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        offered: &Actions<G::Action>,
        ear: &mut Vec<G::Event>,
    ) -> Option<G::Action> {
        let begin = self.times.is_some().then(Instant::now);
        for event in ear.drain(..) {
            if let Some(event) = game.witness(&event, Viewer::Seat(seat)) {
                self.policy.hear(game, &event);
            }
        }
        let view = game.view(state, Viewer::Seat(seat));
        let chosen = self.policy.choose(game, &view, seat, offered);
        if let (Some(times), Some(begin)) = (&mut self.times, begin) {
            times.push(begin.elapsed().as_nanos() as u64);
        }
        chosen
    }
}

/// The seat of the opponent, by its word.
pub fn seat<G: Playable>(game: &G, opponent: Option<&str>) -> Option<Seat> {
    let opponent = opponent?;
    (0..game.seats()).map(Seat).find(|seat| game.seat_word(*seat) == opponent)
}

/// Games in which the opponent decides, and nothing else is timed: the nanoseconds of each of its decisions.
pub fn times<G: Playable>(game: &G, seat: Seat) -> Vec<u64> {
    let mut bot = BotOpponent { times: Some(Vec::new()), ..BotOpponent::new(seat, 1) };
    playouts_against(game, TIMED, 1, &mut bot);
    bot.times.unwrap_or_default()
}

/// How long the decisions of a opponent take: half of them, and all but one in a hundred, are quicker.
#[derive(Clone, Copy, Default)]
pub struct Spread {
    /// The median, in nanoseconds.
    pub p50: u64,
    /// The 99th percentile.
    pub p99: u64,
}

impl Spread {
    /// Of some times; none without any.
    pub fn of(mut times: Vec<u64>) -> Option<Spread> {
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 100).copied();
        Some(Spread { p50: at(50)?, p99: at(99)? })
    }
}
