//! A fight that one seat decides, as a graph of its positions: every choice with all that chance may make of it. The worth of a position is that of its best
//! choice; rounds in which nothing happens lead back to earlier positions, so that worths are improved until they stand still.

use super::{End, FightOdds, Reach};
use crate::playout::Stop;
use std::cmp::Ordering;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Effort, Outcomes, Seat, outcomes};

/// More positions than this, and the fight is not solved.
const POSITIONS: usize = 30_000;
/// More branches of one roll than this, and the fight is not solved.
const BRANCHES: usize = 2_000;
/// Worths stand still when none changes by more.
const STILL: f64 = 1e-13;
/// Rounds without an effect become rarer each time, so that few sweeps are needed.
const SWEEPS: usize = 4_000;
/// What a victory is worth; to get away alive is worth half of it, and each point of life one.
const VICTORY: f64 = 1_000.0;
/// Certainty.
const ONE: f64 = (1u64 << 32) as f64;

/// How the fights of a game go.
pub(super) trait Bout<G: Playable> {
    /// Whether the fight is over after this action, and the life that is left.
    fn end(&self, state: &G::State, events: &[G::Event]) -> Option<(End, u8)>;
    /// Who is asked, and its choices that belong to the fight; somebody else lets things pass. None where that cannot be said.
    fn choices(&self, state: &G::State) -> Option<(Seat, Actions<G::Action>)>;
    /// The position without what does not matter for the fight.
    fn canonical(&self, state: G::State) -> G::State;
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum After<S> {
    Over(End, u8),
    Going(S),
}

#[derive(Clone, Copy)]
enum To {
    Over(End, u8),
    Position(usize),
}

struct Choice<A> {
    action: A,
    /// Where it leads, and how often.
    to: Vec<(To, f64)>,
}

/// Shares of the three ends, and the life that is left where it is won, each weighed.
type Shares = [f64; 4];

#[allow(clippy::disallowed_types, reason = "only looked up, never walked through")]
type Numbers<S> = std::collections::HashMap<S, usize>;

/// The odds of every choice of the position, the best one first; none where it cannot be solved.
pub(super) fn solve<G, B>(game: &G, bout: &B, state: &G::State, stop: &Stop<'_>) -> Vec<FightOdds>
where
    G: Playable,
    B: Bout<G>,
    G::State: Copy + Eq + std::hash::Hash,
{
    let Some(graph) = graph(game, bout, state, stop) else { return Vec::new() };
    let worths = improve(&graph, 0.0, |choices, worths| {
        choices.iter().map(|choice| worth(choice, worths)).fold(0.0, f64::max)
    });
    // What the best choices come to.
    let shares = improve(&graph, [0.0; 4], |choices, so_far: &[Shares]| {
        best(choices, &worths).map_or([0.0; 4], |choice| shares(choice, so_far))
    });
    let Some(first) = graph.first() else { return Vec::new() };
    let mut ranked: Vec<&Choice<G::Action>> = first.iter().collect();
    ranked.sort_by(|a, b| by_worth(worth(b, &worths), worth(a, &worths)));
    ranked.iter().map(|choice| told(game.notation(choice.action), self::shares(choice, &shares))).collect()
}

/// Every position that may come of this one, with its choices.
fn graph<G, B>(game: &G, bout: &B, state: &G::State, stop: &Stop<'_>) -> Option<Vec<Vec<Choice<G::Action>>>>
where
    G: Playable,
    B: Bout<G>,
    G::State: Copy + Eq + std::hash::Hash,
{
    let first = bout.canonical(*state);
    let mut positions = vec![first];
    let mut numbers = Numbers::from([(first, 0)]);
    let mut graph = Vec::new();
    while let Some(position) = positions.get(graph.len()).copied() {
        let (seat, actions) = bout.choices(&position)?;
        let mut choices = Vec::new();
        for action in actions.iter() {
            let effort = Effort { branches: BRANCHES, called_off: &|| stop() };
            let after = outcomes(game, &position, seat, action, effort, |state, events| {
                match bout.end(state, events) {
                    Some((end, life)) => After::Over(end, life),
                    None => After::Going(bout.canonical(*state)),
                }
            });
            let Outcomes::Exact(after) = after.ok()? else { return None };
            let total = after.total as f64;
            let mut to = Vec::new();
            for (after, weight) in after.rows {
                let place = match after {
                    After::Over(end, life) => To::Over(end, life),
                    After::Going(state) => To::Position(*numbers.entry(state).or_insert_with(|| {
                        positions.push(state);
                        positions.len() - 1
                    })),
                };
                to.push((place, weight as f64 / total));
            }
            choices.push(Choice { action, to });
        }
        if positions.len() > POSITIONS {
            return None;
        }
        graph.push(choices);
    }
    Some(graph)
}

/// A value for each position, improved from the last to the first until none changes.
fn improve<A, V: Copy + Near>(
    graph: &[Vec<Choice<A>>],
    begin: V,
    better: impl Fn(&[Choice<A>], &[V]) -> V,
) -> Vec<V> {
    let mut values = vec![begin; graph.len()];
    for _ in 0..SWEEPS {
        let mut moved = 0.0f64;
        for (at, choices) in graph.iter().enumerate().rev() {
            let new = better(choices, &values);
            if let Some(value) = values.get_mut(at) {
                moved = moved.max(value.distance(&new));
                *value = new;
            }
        }
        if moved < STILL {
            break;
        }
    }
    values
}

trait Near {
    fn distance(&self, other: &Self) -> f64;
}

impl Near for f64 {
    /// Worths are counted in victories, as shares are.
    fn distance(&self, other: &f64) -> f64 {
        (self - other).abs() / VICTORY
    }
}

impl Near for Shares {
    fn distance(&self, other: &Shares) -> f64 {
        self.iter().zip(other).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
    }
}

fn worth<A>(choice: &Choice<A>, worths: &[f64]) -> f64 {
    let one = |to: &To| match to {
        To::Over(End::Won, life) => VICTORY + f64::from(*life),
        To::Over(End::BrokenOff, life) => VICTORY / 2.0 + f64::from(*life),
        To::Over(End::Lost, _) => 0.0,
        To::Position(at) => worths.get(*at).copied().unwrap_or_default(),
    };
    choice.to.iter().map(|(to, share)| share * one(to)).sum()
}

fn best<'a, A>(choices: &'a [Choice<A>], worths: &[f64]) -> Option<&'a Choice<A>> {
    choices.iter().max_by(|a, b| by_worth(worth(a, worths), worth(b, worths)))
}

fn by_worth(a: f64, b: f64) -> Ordering {
    a.total_cmp(&b)
}

fn shares<A>(choice: &Choice<A>, so_far: &[Shares]) -> Shares {
    let mut sum = [0.0; 4];
    for (to, share) in &choice.to {
        let one = match to {
            To::Over(End::Won, life) => [1.0, 0.0, 0.0, f64::from(*life)],
            To::Over(End::Lost, _) => [0.0, 1.0, 0.0, 0.0],
            To::Over(End::BrokenOff, _) => [0.0, 0.0, 1.0, 0.0],
            To::Position(at) => so_far.get(*at).copied().unwrap_or_default(),
        };
        sum.iter_mut().zip(one).for_each(|(sum, one)| *sum += share * one);
    }
    sum
}

fn told(action: String, [won, lost, broken_off, life]: Shares) -> FightOdds {
    let parts = |share: f64| (share * ONE).round() as u64;
    FightOdds {
        action,
        reach: Reach::Fight,
        won: parts(won),
        lost: parts(lost),
        broken_off: parts(broken_off),
        of: parts(1.0),
        hp: if won > 0.0 { (life / won * 100.0).round() as u64 } else { 0 },
        estimate: None,
    }
}
