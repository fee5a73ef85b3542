//! The law that tables of odds are exact: they add up, and play agrees with them.
//! Actions that draw are played many times from the same state, and each result is held against its weight.
//! The test is in whole numbers and tolerant: six standard deviations and a little for rare results.

use super::failure::Failure;
use super::run::{Reach, Run, each_game};
use super::walk::{Walk, attempt, choose, side_stream};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use undercroft_kernel::{Actions, Ctx, Distribution, Game, Outcomes, Seat, Silent, outcomes};

pub(super) const LAW: &str = "outcomes_are_exact";

/// How many standard deviations a frequency may be off.
const SIGMAS: u128 = 6;

/// How many results a frequency may be off besides, because rare results do not follow the bell curve.
const SLACK: u128 = 6;

/// Law: the weights of a table of outcomes add up to its total; what play gives is in the table, as often as it says.
/// Gives the kinds of action (the first word of the notation) whose table was too large.
///
/// # Errors
/// The first game that breaks the law.
pub fn outcomes_are_exact<G: Game + Sync>(game: &G, run: &Run) -> Result<BTreeSet<String>, Failure> {
    let kinds = each_game(run, Reach::Deep, &mut |_, _| (), |seed| check(game, run, seed))?;
    Ok(kinds.into_iter().flatten().collect())
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<BTreeSet<String>, Failure> {
    let mut too_many = BTreeSet::new();
    let mut walk = Walk::open(game, LAW, seed)?;
    let mut choice = side_stream(seed, 9);
    let mut offered = Actions::new();
    loop {
        let looks = walk.step.is_multiple_of(run.stride.max(1));
        let chosen = if looks { choose(game, &walk.state, &mut choice, &mut offered) } else { None };
        // An action that asks chance for nothing has nothing to be held against a table.
        let draws = |seat, action| attempt(game, &walk.state, seat, action, walk.step).draws > 0;
        if let Some((seat, action)) = chosen.filter(|(seat, action)| draws(*seat, *action)) {
            match outcomes(game, &walk.state, seat, action, run.budget, |state, _| fingerprint(state)) {
                Ok(Outcomes::Exact(table)) => demand(&walk, run, seat, action, &table)?,
                Ok(Outcomes::TooMany) => {
                    let notation = game.notation(action);
                    too_many.extend(notation.split_whitespace().next().map(str::to_owned));
                }
                // A refusal of an offer is another law's business.
                Err(_) => {}
            }
        }
        if walk.step >= run.max_steps || walk.advance().is_none() {
            return Ok(too_many);
        }
    }
}

/// Demands that a table adds up and that samples agree with it.
fn demand<G: Game>(
    walk: &Walk<'_, G>,
    run: &Run,
    seat: Seat,
    action: G::Action,
    table: &Distribution<u64>,
) -> Result<(), Failure> {
    let sum = table.rows.iter().try_fold(0u128, |sum, (_, weight)| sum.checked_add(*weight));
    if sum != Some(table.total) {
        let what = format!("the weights of the outcomes add up to {sum:?}; expected {}", table.total);
        return Err(walk.failure(Some(action), what));
    }
    let mut counts: BTreeMap<u64, u32> = table.rows.iter().map(|(result, _)| (*result, 0)).collect();
    let mut dice = side_stream(walk.step, 10);
    for _ in 0..run.samples {
        let mut after = walk.state.clone();
        if walk.game.apply(&mut Ctx::new(&mut dice, Silent), &mut after, seat, action).is_err() {
            return Err(
                walk.failure(Some(action), "the action has a table of outcomes, but is sometimes refused")
            );
        }
        match counts.get_mut(&fingerprint(&after)) {
            Some(count) => *count += 1,
            None => return Err(walk.failure(Some(action), "play gave an outcome that is not in the table")),
        }
    }
    for (result, weight) in &table.rows {
        let count = counts.get(result).copied().unwrap_or_default();
        if !agrees(count, run.samples, *weight, table.total) {
            let what = format!(
                "an outcome of weight {weight} in {} came {count} times of {}",
                table.total, run.samples
            );
            return Err(walk.failure(Some(action), what));
        }
    }
    Ok(())
}

/// Whether `count` results of `samples` fit the odds of `weight` in `total`, in whole numbers throughout.
fn agrees(count: u32, samples: u32, weight: u128, total: u128) -> bool {
    // The odds in parts of 2^32: exact enough for any number of samples, and small enough to square.
    let shift = 32u32.saturating_sub(total.leading_zeros());
    let (weight, total) = if shift > 0 { (weight >> shift, total >> shift) } else { (weight, total) };
    let odds = (weight << 32) / total.max(1);
    let (count, samples) = (u128::from(count), u128::from(samples));
    let off = (count << 32).abs_diff(samples * odds).saturating_sub(SLACK << 32);
    off * off <= SIGMAS * SIGMAS * samples * odds * ((1 << 32) - odds.min(1 << 32))
}

/// A short stand-in for a state.
fn fingerprint<S: Hash>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_count_agrees_and_a_loaded_one_does_not() {
        assert!(agrees(100, 600, 1, 6));
        assert!(agrees(140, 600, 1, 6));
        assert!(!agrees(400, 600, 1, 6));
        assert!(!agrees(0, 600, 1, 6));
        assert!(agrees(600, 600, 6, 6));
        assert!(agrees(1, 600, 1, 1_000_000));
        assert!(!agrees(60, 600, 1, 1_000_000));
    }

    #[test]
    fn totals_beyond_96_bits_are_judged_too() {
        assert!(agrees(300, 600, 1 << 126, 1 << 127));
        assert!(!agrees(500, 600, 1 << 126, 1 << 127));
    }
}
