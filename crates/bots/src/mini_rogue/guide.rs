//! What the search knows of Mini Rogue: the sensible player comes first in the order and plays simulations to their end.

use super::{Judge, MiniRogueEncoder, Sensible, value};
use crate::Policy;
use crate::learned::{self, Judgement, Learned, StandIn};
use crate::level::{Level, Searcher};
use crate::network::BadNetwork;
use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use mini_rogue::state::State;
use mini_rogue::view;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};
use undercroft_kernel::{Actions, Fast, Game, Seat, Seats, Viewer};
use undercroft_search::{Guide, MAX_SEATS, Settings, StableHasher, Values};

/// The guide of the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Companion {
    /// The Area in which the simulation left the tree.
    area: u8,
}

impl Guide<MiniRogue> for Companion {
    /// Both of a party win or lose.
    fn allies(&self, game: &MiniRogue, _: Seat) -> Seats {
        Seats::first(game.seats())
    }

    fn observation(&self, _: &MiniRogue, state: &State, seat: Seat) -> Option<u64> {
        let mut hasher = StableHasher::default();
        view::view(state, Viewer::Seat(seat)).table.hash(&mut hasher);
        Some(hasher.finish())
    }

    fn order(
        &mut self,
        game: &MiniRogue,
        state: &State,
        _: Seat,
        offered: &Actions<Action>,
        weights: &mut [f32],
    ) {
        let first = Judge { game, table: state }.answer(offered);
        for (action, weight) in offered.iter().zip(weights) {
            if Some(action) == first {
                *weight = 1.0;
            }
        }
    }

    fn rollout(
        &mut self,
        game: &MiniRogue,
        state: &State,
        _: Seat,
        offered: &Actions<Action>,
        _: &mut Fast,
    ) -> usize {
        let choice = Judge { game, table: state }.answer(offered);
        offered.iter().position(|action| Some(action) == choice).unwrap_or_default()
    }

    /// The next Area is not played any more: its chances are known well enough.
    fn evaluate(&mut self, game: &MiniRogue, state: &State, decisions: u32, values: &mut Values) -> bool {
        if decisions == 0 {
            self.area = state.area;
        }
        if state.area == self.area {
            return false;
        }
        let Some(chance) = value::chance(game, state) else { return false };
        *values = [chance; MAX_SEATS];
        true
    }
}

/// How the search of Mini Rogue is set.
pub const SETTINGS: Settings = Settings {
    exploration: 0.3,
    prior: 0.5,
    wide: 4.0,
    widening: 2.0,
    confidence: 0.5,
    nodes: 1 << 14,
    longest_rollout: 2_000,
};

/// The weights that `undercroft train mini-rogue` has made; the documentation says with which seed.
const WEIGHTS: &[u8] = include_bytes!("../../networks/mini-rogue.network");

static JUDGEMENT: LazyLock<Result<Arc<Judgement<MiniRogue>>, BadNetwork>> =
    LazyLock::new(|| learned::open(Box::new(MiniRogueEncoder), WEIGHTS).map(Arc::new));

/// The network of Mini Rogue.
///
/// # Errors
/// Why its weights cannot be used.
pub fn judgement() -> Result<Arc<Judgement<MiniRogue>>, BadNetwork> {
    JUDGEMENT.clone()
}

/// The network alone, one action ahead; the sensible player where its weights cannot be used.
#[must_use]
pub fn learned(seed: u64) -> Box<dyn Policy<MiniRogue>> {
    match judgement() {
        Ok(judgement) => Box::new(Learned::new(judgement, seed)),
        Err(_) => Box::new(StandIn(Box::new(Sensible))),
    }
}

#[must_use]
pub fn player(level: Level, seed: u64) -> Box<dyn Policy<MiniRogue>> {
    let iterations = match level {
        Level::Beginner => return Box::new(Sensible),
        Level::Easy => 100,
        Level::Normal => 300,
        Level::Hard => 1_000,
        Level::Expert => 5_000,
    };
    Box::new(searcher(iterations, seed))
}

/// A search of Mini Rogue with so many simulations for each choice.
#[must_use]
pub fn searcher(iterations: u32, seed: u64) -> Searcher<MiniRogue, Companion> {
    Searcher::new(SETTINGS, Companion::default(), iterations, seed)
}
