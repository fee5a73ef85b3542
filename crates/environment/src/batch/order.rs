//! The order in which the matches of a step are played. They have nothing to do with each other, so any order gives the same; those that take
//! the same entry are played in a row, because a processor that has just played an action is quick to play it again.

use super::offers::Offers;

/// Fewer matches than this are not worth sorting.
const WORTH_SORTING: usize = 64;

#[derive(Default)]
pub(super) struct Order {
    numbers: Vec<u32>,
    /// Where the matches of each entry begin.
    starts: Vec<u32>,
}

impl Order {
    /// Sorts matches by the entry that they take, of a table of `size`; those that begin anew come last.
    pub fn sort(&mut self, entries: &[i64], offers: &[Offers], size: usize) {
        let count = offers.len() as u32;
        if entries.len() < WORTH_SORTING {
            if self.numbers.len() != offers.len() || entries.is_empty() {
                self.numbers.clear();
                self.numbers.extend(0..count);
            }
            return;
        }
        let key = |(entry, offers): (&i64, &Offers)| {
            if offers.is_empty() {
                size
            } else {
                usize::try_from(*entry).map_or(size, |entry| entry.min(size))
            }
        };
        self.starts.clear();
        self.starts.resize(size + 1, 0);
        for taken in entries.iter().zip(offers) {
            if let Some(start) = self.starts.get_mut(key(taken)) {
                *start += 1;
            }
        }
        let mut sum = 0;
        for start in &mut self.starts {
            sum += std::mem::replace(start, sum);
        }
        self.numbers.resize(offers.len(), 0);
        for (taken, number) in entries.iter().zip(offers).zip(0..) {
            if let Some(start) = self.starts.get_mut(key(taken)) {
                if let Some(place) = self.numbers.get_mut(*start as usize) {
                    *place = number;
                }
                *start += 1;
            }
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.numbers.iter().map(|number| *number as usize)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing, reason = "a test that fails may say so")]

    use super::*;

    #[test]
    fn every_match_is_played_once_and_equal_entries_are_in_a_row() {
        let mut offered = Offers::EMPTY;
        offered.push(0);
        let mut offers = vec![offered; 100];
        offers[3] = Offers::EMPTY;
        let entries: Vec<i64> = (0..100).map(|number| number % 7).collect();
        let mut order = Order::default();
        order.sort(&entries, &offers, 7);
        let found: Vec<usize> = order.iter().collect();
        let mut all = found.clone();
        all.sort_unstable();
        assert_eq!(all, (0..100).collect::<Vec<_>>());
        assert_eq!(found.last(), Some(&3), "what begins anew comes last");
        assert!(found[..99].is_sorted_by_key(|number| (entries[*number], *number)));
        order.sort(&[], &offers, 7);
        assert!(order.iter().eq(0..100), "without entries they are played as they stand");
        order.sort(&entries[..5], &offers[..5], 7);
        assert!(order.iter().eq(0..5));
    }
}
