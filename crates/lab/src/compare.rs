//! Two tables on the same dice: match *n* of one beside match *n* of the other, until the difference is decided.

#![allow(clippy::float_arithmetic, reason = "statistics")]

use crate::each::{Bench, Played};
use crate::sequential::{FIRST_LOOK, Interval, Verdict};
use crate::tally::Sum;

/// What of a match is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measured {
    /// Whether the first seat won.
    Won,
    /// How many decisions it took.
    Decisions,
    /// The fact of this place in the plan.
    Fact(usize),
}

impl Measured {
    fn read(self, played: &Played) -> Option<i64> {
        match self {
            Measured::Won => Some(i64::from(played.won)),
            Measured::Decisions => Some(played.decisions),
            Measured::Fact(at) => played.facts.get(at).copied().flatten(),
        }
    }
}

/// How long to go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    /// How often a difference may be claimed where there is none, and how often the interval may be wrong.
    pub error: f64,
    /// Less than this is no difference.
    pub margin: f64,
    /// After so many pairs it stays open.
    pub most: u64,
    pub measured: Measured,
    /// The number of the first match, for both.
    pub first: u64,
    /// How far the numbers of the second table are from those of the first: 0 gives both the same dice.
    pub apart: u64,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { error: 0.05, margin: 0.01, most: 100_000, measured: Measured::Won, first: 0, apart: 0 }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    pub verdict: Verdict,
    /// The second table less the first.
    pub difference: Interval,
    /// The pairs that were played.
    pub pairs: u64,
    /// What was measured of each.
    pub first: Sum,
    pub second: Sum,
    /// Pairs of which the two differ.
    pub differing: u64,
    pub stopped: bool,
}

/// Plays pairs until the difference is decided. `progress` hears how many pairs were played so far.
pub fn compare(
    first: &dyn Bench,
    second: &dyn Bench,
    rules: &Rules,
    progress: &dyn Fn(u64),
    stop: &(dyn Fn() -> bool + Sync),
) -> Comparison {
    let (mut one, mut two, mut between) = (Sum::default(), Sum::default(), Sum::default());
    let (mut pairs, mut differing, mut stopped) = (0, 0, false);
    loop {
        let difference = Interval::of(between, rules.error);
        let verdict = if pairs < FIRST_LOOK { Verdict::Open } else { difference.verdict(rules.margin) };
        if verdict != Verdict::Open || pairs >= rules.most || stopped {
            return Comparison { verdict, difference, pairs, first: one, second: two, differing, stopped };
        }
        // Looks cost nothing; matches are handed out in rounds so that every core has some.
        let round = (pairs / 4).clamp(FIRST_LOOK, 4096).min(rules.most - pairs);
        let from = rules.first + pairs;
        let left = first.play(from..from + round, stop);
        let right = second.play(from + rules.apart..from + rules.apart + round, stop);
        for (left, right) in left.iter().zip(&right) {
            if let (Some(left), Some(right)) = (rules.measured.read(left), rules.measured.read(right)) {
                one.add(left);
                two.add(right);
                between.add(right - left);
                differing += u64::from(left != right);
            }
        }
        stopped = left.len().min(right.len()) < round as usize;
        pairs += round.min(left.len().min(right.len()) as u64);
        progress(pairs);
    }
}
