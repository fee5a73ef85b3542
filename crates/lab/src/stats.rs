//! Rates and means with the intervals that belong to them.
#![allow(clippy::float_arithmetic, reason = "statistics of whole numbers that were counted before")]

use crate::tally::Sum;

/// The 97.5 % point of the normal distribution: two-sided 95 %.
const Z: f64 = 1.959_963_985;

/// A share of successes with its Wilson 95 % interval, which stays honest near 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// The share that was seen.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rate {
    /// The rate of `hits` among `all`.
    #[must_use]
    pub fn of(hits: u64, all: u64) -> Rate {
        if all == 0 {
            return Rate { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = all as f64;
        let share = hits as f64 / n;
        let square = Z * Z;
        let scale = 1.0 / (1.0 + square / n);
        let centre = scale * (share + square / (2.0 * n));
        let half = scale * Z * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
        Rate { share, low: (centre - half).max(0.0).min(share), high: (centre + half).min(1.0).max(share) }
    }
}

/// A mean with half of its normal 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    pub mean: f64,
    /// The interval reaches this far to both sides.
    pub half: f64,
}

impl Mean {
    /// The mean of a sum; of nothing, 0.
    #[must_use]
    pub fn of(sum: Sum) -> Mean {
        if sum.count == 0 {
            return Mean { mean: 0.0, half: 0.0 };
        }
        let n = sum.count as f64;
        let mean = sum.total as f64 / n;
        // Whole numbers up to the last division: nothing cancels.
        let spread = i128::from(sum.count) * sum.squares - sum.total * sum.total;
        let variance = if sum.count > 1 { spread as f64 / (n * (n - 1.0)) } else { 0.0 };
        Mean { mean, half: Z * (variance / n).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    /// Values of the Wilson interval as published tables have them.
    #[test]
    fn wilson_intervals_are_right() {
        let rate = Rate::of(8, 10);
        close(rate.share, 0.8);
        close(rate.low, 0.49016);
        close(rate.high, 0.94330);
        let none = Rate::of(0, 10);
        close(none.low, 0.0);
        close(none.high, 0.27753);
        let all = Rate::of(10, 10);
        close(all.low, 0.72247);
        close(all.high, 1.0);
        assert_eq!(Rate::of(0, 0), Rate { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn means_have_the_interval_of_their_spread() {
        let mut sum = Sum::default();
        (1..=9).for_each(|number| sum.add(number));
        let mean = Mean::of(sum);
        close(mean.mean, 5.0);
        // The variance is 7.5: 1.96 times the root of 7.5 / 9.
        close(mean.half, 1.78919);
        close(Mean::of(Sum { count: 1, total: 4, squares: 16 }).half, 0.0);
    }
}
