//! `play_many`: matches with bots by the thousand, as the lab plays them, and their totals in whole numbers.

use crate::errors::{UndercroftError, guard};
use crate::game::{Game, bot};
use crate::pack::library;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use undercroft_bots::live::Bot;
use undercroft_catalog::{Card, Playable, Visitor};
use undercroft_environment::Problem;
use undercroft_kernel::Setup;
use undercroft_lab::{Plan, Player, Tally, play_many as play};

const fn player(bot: Bot) -> Player {
    match bot {
        Bot::Random => Player::Random,
        Bot::Sensible => Player::Sensible,
        Bot::Level(level) => Player::Level(level),
    }
}

struct Run(Plan);

impl Visitor for Run {
    type Out = Tally;
    fn visit<G: Playable>(mut self, game: G, card: Card) -> Tally {
        self.0.facts = card.measure.facts.iter().map(|fact| (*fact).to_owned()).collect();
        self.0.who = card.measure.who;
        self.0.opponent = card.measure.opponent;
        play(&game, &self.0, &|_| (), &|| false).unwrap_or_default()
    }
}

/// Plays `games` matches with bots, numbers `first` and following of the base seed, on every core. Match `n` of a seed is the same in
/// any part of a plan, so the totals of parts add up to those of the whole.
#[pyfunction]
#[pyo3(signature = (game, games, *, seed=1, first=0, player="sensible", others=None))]
pub fn play_many<'py>(
    py: Python<'py>,
    game: &Game,
    games: u64,
    seed: u64,
    first: u64,
    player: &str,
    others: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let mut plan = Plan::new(games, seed, self::player(bot(player)?));
    plan.first = first;
    plan.others = others.map(bot).transpose()?.map(self::player);
    let (name, setup, pack) = game.arguments();
    let setup: Setup =
        serde_json::from_str(&setup).map_err(|error| UndercroftError::new_err(error.to_string()))?;
    let (library, _) = library(pack.as_deref())?;
    let tally = py.detach(|| {
        guard(|| undercroft_catalog::open(name, &setup, &library, Run(plan)).map_err(Problem::from))
    })?;
    let totals = PyDict::new(py);
    totals.set_item("games", tally.games)?;
    totals.set_item("won", tally.won)?;
    totals.set_item("unfinished", tally.unfinished)?;
    totals.set_item("decisions", tally.decisions.total)?;
    totals.set_item("decisions_squared", tally.decisions.squares)?;
    for (end, count) in &tally.ends {
        totals.set_item(format!("end.{end}"), count)?;
    }
    for (who, sat) in &tally.who {
        totals.set_item(format!("sat.{who}"), sat.games)?;
        totals.set_item(format!("won.{who}"), sat.won)?;
    }
    Ok(totals)
}
