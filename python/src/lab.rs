//! Matches with bots by the thousand, as the lab plays them: totals in whole numbers, rows of single matches, and the interval that may
//! be looked at after each of them.

use crate::errors::{UndercroftError, guard};
use crate::game::{Game, bot};
use crate::pack::library;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ops::Range;
use undercroft_bots::live::Bot;
use undercroft_catalog::{Card, Playable, Visitor};
use undercroft_environment::Problem;
use undercroft_lab::{Interval, Plan, Played, Player, Sum, Tally, bench, play_many as play};
use undercroft_testkit::playout;

const fn player(bot: Bot) -> Player {
    match bot {
        Bot::Random => Player::Random,
        Bot::Sensible => Player::Sensible,
        Bot::Level(level) => Player::Level(level),
    }
}

/// Opens the game of Python once more, for somebody who needs its type.
fn visit<V: Visitor + Send>(py: Python<'_>, game: &Game, visitor: V) -> PyResult<V::Out>
where
    V::Out: Send,
{
    let (library, _) = library(&game.own)?;
    let about = game.inner.about();
    py.detach(|| {
        guard(|| undercroft_catalog::open(about.game, &about.setup, &library, visitor).map_err(Problem::from))
    })
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
    let tally = visit(py, game, Run(plan))?;
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

/// Rows, and the names of the facts in them.
struct Rows(Plan, Range<u64>);

impl Visitor for Rows {
    type Out = Result<(Vec<String>, Vec<Played>), String>;
    fn visit<G: Playable>(mut self, game: G, card: Card) -> Self::Out {
        if self.0.facts.is_empty() {
            self.0.facts = card.measure.facts.iter().map(|fact| (*fact).to_owned()).collect();
        } else {
            let known: Vec<String> = game.facts().into_iter().map(|fact| fact.name).collect();
            if let Some(wrong) = self.0.facts.iter().find(|fact| !known.contains(fact)) {
                return Err(format!("there is no fact `{wrong}`; known: {}", known.join(", ")));
            }
        }
        self.0.opponent = card.measure.opponent;
        let facts = self.0.facts.clone();
        Ok((facts, bench(game, self.0).play(self.1, &|| false)))
    }
}

/// Plays the same matches as `play_many` and tells of each: columns `number`, `won` (None where it was given up), `end`, `decisions`,
/// and one for each fact at its end. With `rotates` the player sits in another seat each match.
#[pyfunction]
#[pyo3(signature = (game, games, *, seed=1, first=0, player="sensible", others=None, rotates=false, facts=Vec::new()))]
#[allow(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn play_rows<'py>(
    py: Python<'py>,
    game: &Game,
    games: u64,
    seed: u64,
    first: u64,
    player: &str,
    others: Option<&str>,
    rotates: bool,
    facts: Vec<String>,
) -> PyResult<Bound<'py, PyDict>> {
    let mut plan = Plan::new(games, seed, self::player(bot(player)?));
    plan.others = others.map(bot).transpose()?.map(self::player);
    plan.rotates = rotates;
    plan.facts = facts;
    let (facts, rows) =
        visit(py, game, Rows(plan, first..first.saturating_add(games)))?.map_err(UndercroftError::new_err)?;
    let columns = PyDict::new(py);
    columns.set_item("number", rows.iter().map(|row| row.number).collect::<Vec<_>>())?;
    columns.set_item("won", rows.iter().map(|row| row.end.map(|_| row.won)).collect::<Vec<_>>())?;
    columns.set_item("end", rows.iter().map(|row| row.end).collect::<Vec<_>>())?;
    columns.set_item("decisions", rows.iter().map(|row| row.decisions).collect::<Vec<_>>())?;
    for (at, fact) in facts.iter().enumerate() {
        let read = |row: &Played| row.facts.get(at).copied().flatten();
        columns.set_item(fact, rows.iter().map(read).collect::<Vec<_>>())?;
    }
    Ok(columns)
}

/// Mean, low and high of numbers of which count, sum and sum of squares are known: an interval that may be looked at all the time and
/// still errs no more often than `error` says.
#[pyfunction]
#[pyo3(signature = (count, total, squares, error=0.05))]
pub fn interval(count: u64, total: i128, squares: i128, error: f64) -> PyResult<(f64, f64, f64)> {
    if !(error > 0.0 && error < 1.0) {
        return Err(UndercroftError::new_err(format!("error {error}: expected a share between 0 and 1")));
    }
    let found = Interval::of(Sum { count, total, squares }, error);
    Ok((found.mean, found.low, found.high))
}

struct Engine(u64, u64);

impl Visitor for Engine {
    type Out = u64;
    fn visit<G: Playable>(self, game: G, _: Card) -> u64 {
        playout::random_playouts(&game, self.0, self.1).steps
    }
}

/// Random matches in the engine's own loop, on one core, without anything of this package: how many choices they had.
#[pyfunction]
#[pyo3(signature = (game, games, *, seed=1))]
pub fn engine_playouts(py: Python<'_>, game: &Game, games: u64, seed: u64) -> PyResult<u64> {
    visit(py, game, Engine(games, seed))
}
