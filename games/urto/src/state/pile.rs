//! Piles of cards as counts: two bits for each kind, no order. What a pile holds is drawn when it turns up.

use serde::{Deserialize, Serialize};
use undercroft_kernel::Id;

/// The most copies of one kind that a pile can hold.
pub const MAX_COPIES: u8 = 3;

/// The lower bit of every kind.
const ONES: u64 = 0x5555_5555_5555_5555;

/// How many cards of each kind lie together, for up to 64 kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    low: u64,
    high: u64,
}

impl Pile {
    pub fn of<I: Id>(cards: impl IntoIterator<Item = I>) -> Pile {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }

    /// How many cards of a kind there are.
    #[inline]
    pub fn count<I: Id>(self, kind: I) -> u8 {
        let at = kind.index() as u32;
        let half = if at < 32 { self.low } else { self.high };
        (half >> (2 * (at & 31)) & 3) as u8
    }

    /// How many cards there are in all.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        let ones = (self.low & ONES).count_ones() + (self.high & ONES).count_ones();
        let twos = (self.low & !ONES).count_ones() + (self.high & !ONES).count_ones();
        ones + 2 * twos
    }

    /// Whether no card is left.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// Adds a card; content has at most [`MAX_COPIES`] of a kind.
    pub fn add<I: Id>(&mut self, kind: I) {
        if self.count(kind) < MAX_COPIES {
            *self.half(kind) += Pile::unit(kind);
        }
    }

    /// Takes a card away, if there is one. Says whether there was.
    pub fn take<I: Id>(&mut self, kind: I) -> bool {
        let there = self.count(kind) > 0;
        if there {
            *self.half(kind) -= Pile::unit(kind);
        }
        there
    }

    /// The pile without these cards, all of which it holds.
    #[must_use]
    pub const fn minus(self, other: Pile) -> Pile {
        Pile { low: self.low.wrapping_sub(other.low), high: self.high.wrapping_sub(other.high) }
    }

    /// Whether this pile holds all cards of the other.
    #[must_use]
    pub fn holds(self, other: Pile, kinds: usize) -> bool {
        (0..kinds).all(|kind| self.count(Index(kind)) >= other.count(Index(kind)))
    }

    /// The weight of each kind for a draw.
    #[inline]
    pub fn weights<const N: usize>(self, kinds: usize, weights: &mut [u32; N]) {
        let mut half = self.low;
        for (at, weight) in weights.iter_mut().enumerate().take(kinds) {
            if at == 32 {
                half = self.high;
            }
            *weight = (half & 3) as u32;
            half >>= 2;
        }
    }

    const fn mask(at: u32) -> u64 {
        1 << (2 * (at & 31))
    }

    fn unit<I: Id>(kind: I) -> u64 {
        Pile::mask(kind.index() as u32)
    }

    fn half<I: Id>(&mut self, kind: I) -> &mut u64 {
        if kind.index() < 32 { &mut self.low } else { &mut self.high }
    }
}

/// A kind by its bare number.
#[derive(Clone, Copy)]
struct Index(usize);

impl Id for Index {
    fn from_index(index: usize) -> Self {
        Index(index)
    }
    fn index(self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        let mut pile = Pile::of([Index(0), Index(0), Index(0), Index(31), Index(40)]);
        assert_eq!((pile.len(), pile.count(Index(0)), pile.count(Index(40))), (5, 3, 1));
        assert!(pile.take(Index(0)) && pile.take(Index(31)) && !pile.take(Index(31)));
        assert_eq!(pile.len(), 3);
        assert_eq!(pile.minus(Pile::of([Index(0), Index(40)])), Pile::of([Index(0)]));
    }
}
