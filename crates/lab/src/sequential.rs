//! A test that may be looked at after every match and still errs as seldom as it says.
//!
//! The interval is a confidence sequence: the chance that it ever leaves the true mean out, at any number of matches, is at most `error`
//! (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences", 2024).
//! It holds in the limit of many matches, so the first look waits for [`FIRST_LOOK`].

#![allow(clippy::float_arithmetic, reason = "statistics")]

use crate::tally::Sum;

/// How many pairs are played before the first look.
pub const FIRST_LOOK: u64 = 100;

/// Where the interval is narrowest compared with one for a fixed number.
const TUNED_FOR: f64 = 2000.0;

/// An interval that holds at every moment at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// What can be said so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The interval leaves zero out.
    Difference,
    /// The interval lies within the margin on both sides of zero.
    NoDifference,
    /// Neither: more matches are needed.
    Open,
}

impl Interval {
    /// The interval for a mean of numbers from -1 to 1, or of any numbers with a spread.
    #[must_use]
    pub fn of(sum: Sum, error: f64) -> Interval {
        let n = sum.count as f64;
        if sum.count == 0 {
            return Interval { mean: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let mean = sum.total as f64 / n;
        // One more difference of 1 than was seen: as long as none was seen, some may be.
        let squares = (sum.squares as f64 + 1.0) / (n + 1.0);
        let variance = (squares - mean * mean).max(1.0 / (n + 1.0));
        let rho = ((-2.0 * error.ln() + (-2.0 * error.ln()).ln() + 1.0) / TUNED_FOR).sqrt();
        let grown = n * rho * rho + 1.0;
        let half = (variance * 2.0 * grown / (n * n * rho * rho) * (grown.sqrt() / error).ln()).sqrt();
        Interval { mean, low: mean - half, high: mean + half }
    }

    #[must_use]
    pub fn verdict(&self, margin: f64) -> Verdict {
        if self.low > 0.0 || self.high < 0.0 {
            Verdict::Difference
        } else if self.low > -margin && self.high < margin {
            Verdict::NoDifference
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_kernel::Fast;

    /// Differences of two coins, looked at after each of 4,000 tosses.
    fn ever_alarmed(seed: u64, first: u32, second: u32) -> bool {
        let mut rng = Fast::new(seed);
        let mut sum = Sum::default();
        (0..4000).any(|_| {
            let won = |share: u32, rng: &mut Fast| i64::from(rng.below(100) < share);
            sum.add(won(first, &mut rng) - won(second, &mut rng));
            sum.count >= FIRST_LOOK && Interval::of(sum, 0.05).verdict(0.0) == Verdict::Difference
        })
    }

    #[test]
    fn looking_all_the_time_alarms_no_more_often_than_it_says() {
        for share in [3, 20, 50] {
            let alarms = (0..400).filter(|seed| ever_alarmed(*seed, share, share)).count();
            assert!(alarms <= 20, "{alarms} of 400 at {share} %");
        }
    }

    #[test]
    fn a_difference_of_ten_points_is_found() {
        let found = (0..100).filter(|seed| ever_alarmed(*seed, 45, 55)).count();
        assert!(found >= 95, "{found}");
    }

    #[test]
    fn nothing_but_zeros_is_soon_no_difference() {
        let mut sum = Sum::default();
        (0..2000).for_each(|_| sum.add(0));
        let interval = Interval::of(sum, 0.05);
        assert_eq!(interval.verdict(0.01), Verdict::NoDifference);
        assert!(interval.low < 0.0 && interval.high > 0.0);
    }
}
