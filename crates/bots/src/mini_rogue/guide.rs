//! The players of Mini Rogue from `easy` on. Who plays alone is judged by the network: one action ahead, leaving the choice of the rules of
//! thumb the sooner the higher its level; `expert` searches further. The network plays parties badly, so that those search with playouts.

use super::{Judge, MiniRogueEncoder, Sensible};
use crate::Policy;
use crate::learned::{self, Judgement, Learned, StandIn};
use crate::level::{Level, Searcher};
use crate::network::{BadNetwork, Inputs};
use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use mini_rogue::state::State;
use mini_rogue::view::{self, View};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};
use undercroft_kernel::{Actions, Fast, Game, Message, Seat, Seats, Viewer};
use undercroft_search::{Guide, MAX_SEATS, Settings, StableHasher, Values};

/// The guide of the search. With a network, it judges where the tree ends; without one, rules of thumb play to the end of the match.
struct Foresight {
    network: Option<(Arc<Judgement<MiniRogue>>, Inputs)>,
}

impl Guide<MiniRogue> for Foresight {
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

    fn evaluate(&mut self, game: &MiniRogue, state: &State, _: u32, values: &mut Values) -> bool {
        let Some((network, inputs)) = &mut self.network else { return false };
        let side = network.encoder.side(Seat(0));
        *values = [network.chance(game, state, side, inputs); MAX_SEATS];
        true
    }
}

/// How the search is set where the network judges.
const JUDGED: Settings = Settings {
    exploration: 0.4,
    prior: 0.3,
    wide: 4.0,
    widening: 2.0,
    confidence: 1.0,
    nodes: 1 << 14,
    longest_rollout: 1,
};

/// How it is set where matches are played to their end.
const PLAYED: Settings =
    Settings { exploration: 0.3, prior: 0.5, confidence: 0.5, longest_rollout: 2_000, ..JUDGED };

/// Simulations of `expert` for a choice, alone.
const ITERATIONS: u32 = 1_000;

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

/// The network alone, one action ahead; the sensible player where its weights cannot be used, and for parties.
#[must_use]
pub fn learned(seed: u64) -> Box<dyn Policy<MiniRogue>> {
    Box::new(ByParty { alone: alone(Level::Hard, seed), together: Box::new(Sensible) })
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
    let guide = Foresight { network: None };
    let together = Box::new(Steady(Searcher::new(PLAYED, guide, iterations, seed)));
    Box::new(ByParty { alone: alone(level, seed), together })
}

/// A search of who plays alone with so many simulations for each choice.
#[must_use]
pub fn searcher(iterations: u32, seed: u64) -> Box<dyn Policy<MiniRogue>> {
    with_network(|judgement| {
        let guide = Foresight { network: Some((judgement, Inputs::default())) };
        Box::new(Steady(Searcher::new(JUDGED, guide, iterations, seed)))
    })
}

fn alone(level: Level, seed: u64) -> Box<dyn Policy<MiniRogue>> {
    // How many points in 100 better a choice has to look than the usual one.
    let margin = match level {
        Level::Beginner => return Box::new(Sensible),
        Level::Easy => 20.0,
        Level::Normal => 8.0,
        Level::Hard => 1.0,
        Level::Expert => return searcher(ITERATIONS, seed),
    };
    with_network(|judgement| {
        let mut player = Learned::new(judgement, seed);
        player.margin = margin / 100.0;
        Box::new(Steady(player))
    })
}

fn with_network(
    player: impl FnOnce(Arc<Judgement<MiniRogue>>) -> Box<dyn Policy<MiniRogue>>,
) -> Box<dyn Policy<MiniRogue>> {
    judgement().map_or_else(|_| Box::new(StandIn(Box::new(Sensible))) as Box<dyn Policy<MiniRogue>>, player)
}

/// One player for who is alone, another one for a party.
struct ByParty {
    alone: Box<dyn Policy<MiniRogue>>,
    together: Box<dyn Policy<MiniRogue>>,
}

impl ByParty {
    fn of(&self, game: &MiniRogue) -> &dyn Policy<MiniRogue> {
        if game.seats() > 1 { &*self.together } else { &*self.alone }
    }
}

impl Policy<MiniRogue> for ByParty {
    fn choose(
        &mut self,
        game: &MiniRogue,
        view: &View,
        seat: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        let player = if game.seats() > 1 { &mut self.together } else { &mut self.alone };
        player.choose(game, view, seat, actions)
    }

    fn simulations(&self) -> u64 {
        self.alone.simulations() + self.together.simulations()
    }

    fn reason(&self, game: &MiniRogue, view: &View, viewer: Viewer) -> Option<Message> {
        self.of(game).reason(game, view, viewer)
    }
}

/// A player that leaves what costs nothing and can be done to and fro for ever to the rules of thumb: trading, who goes first, and taking a
/// purchase back.
struct Steady<P>(P);

impl<P: Policy<MiniRogue>> Policy<MiniRogue> for Steady<P> {
    fn choose(
        &mut self,
        game: &MiniRogue,
        view: &View,
        seat: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        let goes_on = |action: &Action| {
            !matches!(action, Action::Trade | Action::Give(_) | Action::ProposeOrder | Action::TakeBack)
        };
        if actions.iter().all(|action| goes_on(&action)) {
            return self.0.choose(game, view, seat, actions);
        }
        let usual = Sensible.choose(game, view, seat, actions);
        let mut worth_a_thought = Actions::new();
        let kept = actions.iter().filter(|action| goes_on(action) || Some(*action) == usual);
        kept.for_each(|action| worth_a_thought.push(action));
        self.0.choose(game, view, seat, &worth_a_thought)
    }

    fn simulations(&self) -> u64 {
        self.0.simulations()
    }

    fn reason(&self, game: &MiniRogue, view: &View, viewer: Viewer) -> Option<Message> {
        self.0.reason(game, view, viewer)
    }
}
