//! What the search knows of Urto: the sensible player orders the choices and plays simulations, each seat by its own view.

use super::{Mind, Sensible};
use crate::Policy;
use crate::level::{Level, Searcher};
use undercroft_kernel::{Actions, Fast, Game, Seat, Viewer};
use undercroft_search::{Guide, Settings};
use urto::Urto;
use urto::action::Action;
use urto::state::{Player, State};

/// The guide of the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Companion;

impl Guide<Urto> for Companion {
    fn order(
        &mut self,
        game: &Urto,
        state: &State,
        seat: Seat,
        offered: &Actions<Action>,
        weights: &mut [f32],
    ) {
        let view = game.view(state, Viewer::Seat(seat));
        let mind = Mind { game, table: &view.table, me: Player(seat.0) };
        let best = offered.iter().map(|action| mind.worth(action)).fold(f64::NEG_INFINITY, f64::max);
        for (action, weight) in offered.iter().zip(weights) {
            *weight = (1.0 / (1.0 + best - mind.worth(action))) as f32;
        }
    }

    fn rollout(
        &mut self,
        game: &Urto,
        state: &State,
        seat: Seat,
        offered: &Actions<Action>,
        chance: &mut Fast,
    ) -> usize {
        let view = game.view(state, Viewer::Seat(seat));
        let mind = Mind { game, table: &view.table, me: Player(seat.0) };
        let choice = mind.choose(offered, chance);
        offered.iter().position(|action| Some(action) == choice).unwrap_or_default()
    }
}

#[must_use]
pub fn player(level: Level, seed: u64) -> Box<dyn Policy<Urto>> {
    let iterations = match level {
        Level::Beginner => return Box::new(Sensible::new(seed)),
        Level::Easy => 300,
        Level::Normal => 1_000,
        Level::Hard => 2_500,
        Level::Expert => 5_000,
    };
    Box::new(searcher(iterations, seed))
}

/// A search of Urto with so many simulations for each choice.
#[must_use]
pub fn searcher(iterations: u32, seed: u64) -> Searcher<Urto, Companion> {
    // A won or lost match says little about one choice of many: only a clear difference counts.
    let settings = Settings { exploration: 0.3, confidence: 2.5, ..Settings::default() };
    Searcher::new(settings, Companion, iterations, seed)
}
