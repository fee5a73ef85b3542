//! So many cases of so many, in numbers that every screen can count with.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The largest number that a page counts with exactly.
const MOST: u128 = (1 << 53) - 1;

/// So many cases of so many. All shares of one choice count the same cases, so that they can be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Share {
    /// Cases in which it happens.
    #[ts(type = "number")]
    pub ways: u64,
    /// All cases.
    #[ts(type = "number")]
    pub of: u64,
}

impl Share {
    /// Shares of the same choice together.
    #[must_use]
    pub fn sum(shares: impl IntoIterator<Item = Share>) -> Share {
        shares.into_iter().fold(Share { ways: 0, of: 0 }, |sum, share| Share {
            ways: sum.ways.saturating_add(share.ways),
            of: share.of,
        })
    }

    /// Both of two things that have nothing to do with each other.
    #[must_use]
    pub fn and(self, other: Share) -> Share {
        let [ways, of] =
            [(self.ways, other.ways), (self.of, other.of)].map(|(a, b)| u128::from(a) * u128::from(b));
        match shares([ways, of - ways].into_iter()).first() {
            Some(both) => *both,
            None => self,
        }
    }

    /// Whether nothing else can happen.
    #[must_use]
    pub const fn is_certain(self) -> bool {
        self.ways == self.of
    }
}

/// Everything that can happen, by its weights: in the lowest terms, and as near as it can be told where the numbers are beyond counting. What is
/// possible stays possible.
pub(super) fn shares(weights: impl Iterator<Item = u128>) -> Vec<Share> {
    let mut ways: Vec<u128> = weights.collect();
    let common = ways.iter().fold(0, |common, one| gcd(common, *one)).max(1);
    ways.iter_mut().for_each(|one| *one /= common);
    while ways.iter().fold(0u128, |sum, one| sum.saturating_add(*one)) > MOST {
        ways.iter_mut().for_each(|one| *one = (*one >> 1).max(1));
    }
    let of = ways.iter().sum::<u128>() as u64;
    ways.into_iter().map(|one| Share { ways: one as u64, of }).collect()
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::{Share, shares};

    #[test]
    fn shares_of_a_choice_are_in_lowest_terms_and_add_up() {
        let counted = shares([30, 4, 2].into_iter());
        assert_eq!(counted.iter().map(|share| share.ways).collect::<Vec<_>>(), [15, 2, 1]);
        assert!(Share::sum(counted).is_certain());
    }

    #[test]
    fn what_is_possible_stays_possible_and_what_may_fail_may_fail() {
        let counted = shares([u128::MAX / 2, 1].into_iter());
        assert!(counted.iter().all(|share| share.ways > 0 && !share.is_certain()), "{counted:?}");
        assert!(Share::sum(counted).is_certain());
    }
}
