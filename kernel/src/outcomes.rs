//! Every chance branch of one action, with exact odds and a budget.
//! The answer is the whole table or [`Outcomes::TooMany`], never a part as if it were the whole.

use crate::chance::{Chance, Draw, Faces, Weights};
use crate::game::{Ctx, Game, Refusal, Sink};
use crate::ids::{RuleId, Seat};
use std::hash::Hash;

/// The odds of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcomes<T> {
    /// Everything that can happen.
    Exact(Distribution<T>),
    /// More branches than the budget allows, or the question was called off.
    TooMany,
}

/// Results with integer weights over a common total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution<T> {
    /// The sum of all weights.
    pub total: u128,
    /// Each different result once, in the order in which it was first met.
    pub rows: Vec<(T, u128)>,
}

impl<T> Distribution<T> {
    /// The weight of every result that satisfies `test`.
    pub fn weight(&self, mut test: impl FnMut(&T) -> bool) -> u128 {
        self.rows.iter().filter(|(result, _)| test(result)).map(|(_, weight)| weight).sum()
    }
}

/// How many branches a player's question may cost.
pub const BUDGET: usize = 10_000;

/// How much a question may cost: so many branches, as long as nobody calls it off. That is asked at each branch.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    pub branches: usize,
    /// Whether nobody waits for the answer any more.
    pub called_off: &'a dyn Fn() -> bool,
}

impl From<usize> for Effort<'_> {
    /// So many branches, as long as they take.
    fn from(branches: usize) -> Self {
        Effort { branches, called_off: &|| false }
    }
}

/// Plays `action` along every branch of chance and folds each end into a small result.
///
/// # Errors
/// The rule that forbids the action.
pub fn outcomes<'a, G: Game, T: Eq + Hash + Clone>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    budget: impl Into<Effort<'a>>,
    mut fold: impl FnMut(&G::State, &[G::Event]) -> T,
) -> Result<Outcomes<T>, RuleId> {
    explore_unless(budget.into(), |branch| {
        let mut after = state.clone();
        let mut ctx = Ctx::new(branch, Vec::new());
        match game.apply(&mut ctx, &mut after, seat, action) {
            Ok(()) => Ok(Some(fold(&after, &ctx.events))),
            Err(Refusal::Pause(Unanswered)) => Ok(None),
            Err(Refusal::Illegal(rule)) => Err(rule),
            Err(Refusal::Bound(_)) => Err(RuleId("UC-BOUND")),
        }
    })
}

/// Runs `play` along every branch of its draws. `play` gives the result, or `None` when the source paused.
///
/// # Errors
/// Whatever `play` refuses with.
pub fn explore<T: Eq + Hash + Clone, E>(
    budget: usize,
    play: impl FnMut(&mut Branch) -> Result<Option<T>, E>,
) -> Result<Outcomes<T>, E> {
    explore_unless(budget.into(), play)
}

fn explore_unless<T: Eq + Hash + Clone, E>(
    effort: Effort<'_>,
    mut play: impl FnMut(&mut Branch) -> Result<Option<T>, E>,
) -> Result<Outcomes<T>, E> {
    let Effort { branches, called_off } = effort;
    let mut leaves = Vec::new();
    let mut open = vec![(Vec::new(), Ratio::ONE)];
    while let Some((prefix, odds)) = open.pop() {
        if leaves.len() + open.len() > branches || called_off() {
            return Ok(Outcomes::TooMany);
        }
        let mut branch = Branch { prefix, used: 0, fork: Vec::new() };
        if let Some(result) = play(&mut branch)? {
            leaves.push((result, odds));
            continue;
        }
        let total: u128 = branch.fork.iter().map(|(_, weight)| weight).sum();
        for (value, weight) in branch.fork.iter().rev() {
            let mut prefix = branch.prefix.clone();
            prefix.push(*value);
            let Some(odds) = odds.times(*weight, total) else { return Ok(Outcomes::TooMany) };
            open.push((prefix, odds));
        }
    }
    Ok(tabulate(leaves).map_or(Outcomes::TooMany, Outcomes::Exact))
}

/// Brings all leaves to one total and joins equal results. `None` when the numbers grow beyond 128 bits.
#[allow(
    clippy::disallowed_types,
    reason = "only looked up; the rows keep the order in which results were met"
)]
fn tabulate<T: Eq + Hash + Clone>(leaves: Vec<(T, Ratio)>) -> Option<Distribution<T>> {
    let total =
        leaves.iter().try_fold(1u128, |all, (_, odds)| (all / gcd(all, odds.down)).checked_mul(odds.down))?;
    let mut rows: Vec<(T, u128)> = Vec::new();
    let mut places = std::collections::HashMap::new();
    for (result, odds) in leaves {
        let weight = odds.up.checked_mul(total / odds.down)?;
        let place = *places.entry(result.clone()).or_insert_with(|| {
            rows.push((result, 0));
            rows.len() - 1
        });
        if let Some(row) = rows.get_mut(place) {
            row.1 = row.1.checked_add(weight)?;
        }
    }
    Some(Distribution { total, rows })
}

/// A fraction in lowest terms.
#[derive(Clone, Copy)]
struct Ratio {
    up: u128,
    down: u128,
}

impl Ratio {
    const ONE: Ratio = Ratio { up: 1, down: 1 };

    fn times(self, up: u128, down: u128) -> Option<Ratio> {
        let (up, down) = (self.up.checked_mul(up)?, self.down.checked_mul(down)?);
        let common = gcd(up, down);
        Some(Ratio { up: up / common, down: down / common })
    }
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The branching source: answers from a prefix, then notes the alternatives and pauses.
#[derive(Clone, Debug)]
pub struct Branch {
    prefix: Vec<u32>,
    used: usize,
    fork: Vec<(u32, u128)>,
}

/// The branching source has come to a new fork.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unanswered;

impl Chance for Branch {
    type Pause = Unanswered;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Unanswered> {
        if let Some(value) = self.prefix.get(self.used) {
            self.used += 1;
            return Ok(*value);
        }
        self.fork = alternatives(draw.weights);
        Err(Unanswered)
    }
}

/// Each different answer to a draw with its weight.
#[must_use]
pub fn alternatives(weights: Weights<'_>) -> Vec<(u32, u128)> {
    match weights {
        Weights::Uniform(n) => (0..n).map(|value| (value, 1)).collect(),
        Weights::Mask(mask) => (0..64).filter(|bit| mask >> bit & 1 == 1).map(|bit| (bit, 1)).collect(),
        Weights::List(list) => {
            let pairs = list.iter().enumerate().filter(|(_, weight)| **weight > 0);
            pairs.map(|(index, weight)| (index as u32, u128::from(*weight))).collect()
        }
        Weights::Dice { count, sides } => {
            let mut rows = Vec::new();
            multisets(u32::from(count), u32::from(sides), Faces::default(), 1, &mut rows);
            rows
        }
    }
}

/// All multisets of `left` more dice with faces up to `top`; `ways` counts the ordered rolls so far.
fn multisets(left: u32, top: u32, faces: Faces, ways: u128, rows: &mut Vec<(u32, u128)>) {
    if left == 0 {
        rows.push((faces.0, ways));
        return;
    }
    if top == 0 {
        return;
    }
    let mut taken = faces;
    for copies in 0..=left {
        // Where the copies of this face stand among the dice that are left: "left choose copies".
        multisets(left - copies, top - 1, taken, ways * binomial(left, copies), rows);
        taken = taken.with(top);
    }
}

fn binomial(n: u32, k: u32) -> u128 {
    (0..u128::from(k)).fold(1, |all, i| all * (u128::from(n) - i) / (i + 1))
}

impl<E> Sink<E> for &mut Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_dice(branch: &mut Branch) -> Result<Option<u32>, ()> {
        let die = Draw { name: "die", seat: None, weights: Weights::Dice { count: 1, sides: 6 } };
        let Ok(a) = branch.pick(die) else { return Ok(None) };
        let Ok(b) = branch.pick(die) else { return Ok(None) };
        Ok(Some(a + b))
    }

    #[test]
    fn two_dice_make_seven_in_six_ways_of_36() {
        let Ok(Outcomes::Exact(table)) = explore(100, two_dice) else { panic!() };
        assert_eq!(table.weight(|_| true), table.total);
        assert_eq!(table.weight(|sum| *sum == 7) * 36, table.total * 6);
        assert_eq!(table.rows.len(), 11);
    }

    #[test]
    fn a_budget_that_is_too_small_says_so() {
        assert_eq!(explore(10, two_dice), Ok(Outcomes::TooMany));
    }

    #[test]
    fn three_dice_are_56_multisets_of_216_rolls() {
        let rows = alternatives(Weights::Dice { count: 3, sides: 6 });
        assert_eq!(rows.len(), 56);
        assert_eq!(rows.iter().map(|(_, ways)| ways).sum::<u128>(), 216);
        let mixed = Faces::collect([6, 4, 1]).0;
        assert_eq!(rows.iter().find(|(value, _)| *value == mixed).map(|row| row.1), Some(6));
        let pair = Faces::collect([6, 6, 1]).0;
        assert_eq!(rows.iter().find(|(value, _)| *value == pair).map(|row| row.1), Some(3));
    }
}
