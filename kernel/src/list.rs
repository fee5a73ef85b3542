//! The collections of states and rules: a short `Copy` list, and a table indexed by its own id type.
//! Dead slots of a list are always blank, so that equal lists are equal byte for byte.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut, Index, IndexMut};

/// A list of at most `N` things (255 at the very most) that lives inside a state: `Copy`, no allocation, dead slots blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T: Default + Copy, const N: usize> {
    slots: [T; N],
    len: u8,
}

/// A list or stack was asked to hold more than its bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a list of the state is full ({bound} entries)")]
pub struct Full {
    /// How many entries fit.
    pub bound: usize,
}

impl<T: Default + Copy, const N: usize> Default for List<T, N> {
    #[inline]
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "the length is one byte") };
        List { slots: [T::default(); N], len: 0 }
    }
}

impl<T: Default + Copy, const N: usize> List<T, N> {
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds `item` at the end.
    ///
    /// # Errors
    /// When the list already holds `N` things; it is left as it was.
    #[inline]
    pub fn push(&mut self, item: T) -> Result<(), Full> {
        let slot = self.slots.get_mut(usize::from(self.len)).ok_or(Full { bound: N })?;
        *slot = item;
        self.len += 1;
        Ok(())
    }

    /// Takes the last thing off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        let slot = self.slots.get_mut(usize::from(last))?;
        self.len = last;
        Some(std::mem::take(slot))
    }

    /// Takes out the thing at `at`; the later ones move up.
    pub fn remove(&mut self, at: usize) -> Option<T> {
        self.get_mut(at..)?.rotate_left(1);
        self.pop()
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        *self = List::default();
    }
}

impl<T: Default + Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        self.slots.split_at(usize::from(self.len).min(N)).0
    }
}

impl<T: Default + Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        self.slots.split_at_mut(usize::from(self.len).min(N)).0
    }
}

impl<T: Default + Copy + Debug, const N: usize> Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Default + Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Default + Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items: Vec<T> = Vec::deserialize(deserializer)?;
        let mut list = List::new();
        items.into_iter().try_for_each(|item| list.push(item)).map_err(serde::de::Error::custom)?;
        Ok(list)
    }
}

/// An id type that counts from 0 in some table of the rules.
pub trait Id: Copy {
    /// The id of row `index`.
    fn from_index(index: usize) -> Self;
    /// The row of this id.
    fn index(self) -> usize;
}

/// A table of the rules with one row per id. Ids come from the table itself, so a look-up always finds its row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdVec<I, T> {
    rows: Vec<T>,
    ids: PhantomData<I>,
}

impl<I, T> Default for IdVec<I, T> {
    fn default() -> Self {
        IdVec { rows: Vec::new(), ids: PhantomData }
    }
}

impl<I: Id, T> IdVec<I, T> {
    /// Adds a row and names it.
    pub fn push(&mut self, row: T) -> I {
        self.rows.push(row);
        I::from_index(self.rows.len() - 1)
    }

    /// The row of `id`, if the table has it: for ids that came from a file.
    pub fn row(&self, id: I) -> Option<&T> {
        self.rows.get(id.index())
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The rows in order.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        self.rows.iter().enumerate().map(|(index, row)| (I::from_index(index), row))
    }

    /// The first id whose row satisfies `test`.
    pub fn find(&self, mut test: impl FnMut(&T) -> bool) -> Option<I> {
        self.rows.iter().position(&mut test).map(I::from_index)
    }
}

impl<I: Id, T> FromIterator<T> for IdVec<I, T> {
    fn from_iter<It: IntoIterator<Item = T>>(rows: It) -> Self {
        IdVec { rows: rows.into_iter().collect(), ids: PhantomData }
    }
}

impl<I: Id, T> Index<I> for IdVec<I, T> {
    type Output = T;
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "the one place where a table is indexed by its own id type")]
    fn index(&self, id: I) -> &T {
        &self.rows[id.index()]
    }
}

/// A fixed row of places of a state, one for each id: `Copy`, indexed by its own id type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slots<I, T, const N: usize> {
    places: [T; N],
    ids: PhantomData<I>,
}

impl<I: Id, T: Default + Copy, const N: usize> Default for Slots<I, T, N> {
    fn default() -> Self {
        Slots { places: [T::default(); N], ids: PhantomData }
    }
}

impl<I: Id, T, const N: usize> Slots<I, T, N> {
    /// The places in order.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        self.places.iter().enumerate().map(|(index, place)| (I::from_index(index), place))
    }
}

impl<I: Id, T, const N: usize> Index<I> for Slots<I, T, N> {
    type Output = T;
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "a row is indexed by its own id type")]
    fn index(&self, id: I) -> &T {
        &self.places[id.index()]
    }
}

impl<I: Id, T, const N: usize> IndexMut<I> for Slots<I, T, N> {
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "a row is indexed by its own id type")]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.places[id.index()]
    }
}

impl<I, T: Serialize, const N: usize> Serialize for Slots<I, T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.places)
    }
}

impl<'de, I, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Slots<I, T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let places: Vec<T> = Vec::deserialize(deserializer)?;
        let found = places.len();
        let wrong = |_| serde::de::Error::invalid_length(found, &"one entry for each place");
        Ok(Slots { places: places.try_into().map_err(wrong)?, ids: PhantomData })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_slots_are_blank() {
        let mut a: List<u8, 4> = List::new();
        for n in [7, 8, 9] {
            a.push(n).unwrap();
        }
        a.remove(0);
        a.pop();
        let mut b: List<u8, 4> = List::new();
        b.push(8).unwrap();
        assert_eq!(a, b);
        assert_eq!(a.slots, b.slots);
    }

    #[test]
    fn a_full_list_refuses_and_stays() {
        let mut a: List<u8, 1> = List::new();
        a.push(1).unwrap();
        assert_eq!(a.push(2), Err(Full { bound: 1 }));
        assert_eq!(&a[..], &[1]);
    }

    #[test]
    fn a_list_reads_back_from_serde_and_refuses_too_many() {
        let text = serde_json::to_string(&{
            let mut a: List<u8, 2> = List::new();
            a.push(3).unwrap();
            a
        })
        .unwrap();
        assert_eq!(text, "[3]");
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
