//! A hash for keys that nobody outside chooses: a few instructions for an action or a word, where the usual one takes fifty nanoseconds.

use std::hash::{BuildHasherDefault, Hash, Hasher};
use undercroft_kernel::rarely;

/// Looked up only, never walked through: its order means nothing.
#[allow(clippy::disallowed_types, reason = "only looked up; whatever is listed has its own order")]
pub(crate) type Lookup<K, V> = std::collections::HashMap<K, V, BuildHasherDefault<Mix>>;

#[derive(Clone, Copy, Default)]
pub(crate) struct Mix(u64);

impl Mix {
    /// Small numbers, such as the parts of an action, lie beside each other without touching; they are mixed once, at the end.
    #[inline]
    const fn add(&mut self, word: u64) {
        self.0 = self.0.rotate_left(8) ^ word;
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word.iter_mut().zip(chunk).for_each(|(slot, byte)| *slot = *byte);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mixed = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 32)
    }
}

/// At which place of a fixed list a value stands. A value that can be packed into 48 bits is looked for as a number, its place beside it in
/// the same word: what is not compared field by field need not be guessed by the processor.
pub(crate) struct Places<A> {
    /// Twice as many buckets as values; a bucket holds the packed value and its place, or [`EMPTY`].
    buckets: Vec<u64>,
    /// Values that are too wide.
    others: Lookup<A, u32>,
}

const EMPTY: u64 = u64::MAX;
const PLACE_BITS: u32 = 16;
const VALUE_BITS: u32 = 64 - PLACE_BITS;

impl<A: Copy + Eq + Hash> Places<A> {
    pub fn new(values: &[A]) -> Places<A> {
        let mut buckets = vec![EMPTY; (values.len() * 2).next_power_of_two()];
        let mut others = Lookup::default();
        for (value, place) in values.iter().zip(0u32..) {
            let packed = Packed::of(value);
            if packed.is_too_wide() || place >= (1 << PLACE_BITS) - 1 {
                others.insert(*value, place);
                continue;
            }
            let mut at = packed.home(buckets.len());
            while buckets.get(at).is_some_and(|word| *word != EMPTY) {
                at = (at + 1) & (buckets.len() - 1);
            }
            if let Some(bucket) = buckets.get_mut(at) {
                *bucket = (packed.word << PLACE_BITS) | u64::from(place);
            }
        }
        Places { buckets, others }
    }

    #[inline]
    pub fn of(&self, value: &A) -> Option<u32> {
        let packed = Packed::of(value);
        if rarely(packed.is_too_wide()) {
            return self.others.get(value).copied();
        }
        let mut at = packed.home(self.buckets.len());
        while let Some(word) = self.buckets.get(at)
            && *word != EMPTY
        {
            if *word >> PLACE_BITS == packed.word {
                return Some((*word & ((1 << PLACE_BITS) - 1)) as u32);
            }
            at = (at + 1) & (self.buckets.len() - 1);
        }
        // A list that is too long for places of 16 bits has its end here.
        if self.others.is_empty() { None } else { self.others.get(value).copied() }
    }
}

/// A value as a number: its parts beside each other, as wide as their types. Two values of one type are the same number only if they are equal,
/// as long as all parts fit in.
#[derive(Clone, Copy)]
struct Packed {
    word: u64,
    bits: u32,
}

impl Packed {
    #[inline(always)]
    fn of<A: Hash>(value: &A) -> Packed {
        // The first bit says how wide it is: a byte less is another value.
        let mut packed = Packed { word: 1, bits: 1 };
        value.hash(&mut packed);
        packed
    }

    #[inline(always)]
    const fn is_too_wide(self) -> bool {
        self.bits > VALUE_BITS
    }

    /// The bucket in which it is looked for first; `count` is a power of two.
    #[inline(always)]
    const fn home(self, count: usize) -> usize {
        let mixed = self.word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ (mixed >> 32)) as usize & (count - 1)
    }

    #[inline(always)]
    const fn add(&mut self, part: u64, bits: u32) {
        self.word = (self.word << (bits & 63)) | part;
        self.bits += bits;
    }

    /// The number of a variant, one byte for any sensible enum.
    #[inline(always)]
    const fn add_variant(&mut self, number: u64) {
        self.add(number & 0xff, 8);
        if number > 0xff {
            self.bits += VALUE_BITS;
        }
    }
}

impl Hasher for Packed {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte), 8));
    }

    #[inline(always)]
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number), 8);
    }

    #[inline(always)]
    fn write_i8(&mut self, number: i8) {
        self.add(u64::from(number.cast_unsigned()), 8);
    }

    #[inline(always)]
    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number), 16);
    }

    #[inline(always)]
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number), 32);
    }

    #[inline(always)]
    fn write_u64(&mut self, number: u64) {
        self.add(number, 64);
    }

    #[inline(always)]
    fn write_usize(&mut self, number: usize) {
        self.add_variant(number as u64);
    }

    #[inline(always)]
    fn write_isize(&mut self, number: isize) {
        self.add_variant(number as u64);
    }

    fn finish(&self) -> u64 {
        self.word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    enum Act {
        Go(u8),
        Wait,
        By(i8),
        Put(Option<u8>),
        Pay(u16, u8),
        Far(u64),
    }

    #[test]
    fn every_value_is_found_at_its_place_and_no_other_is() {
        let mut values = vec![Act::Wait, Act::Put(None), Act::Far(0), Act::Far(1), Act::Far(u64::MAX)];
        values
            .extend((0..200).flat_map(|n| [Act::Go(n), Act::Put(Some(n)), Act::Pay(300 + u16::from(n), n)]));
        values.extend((-9..9).map(Act::By));
        let places = Places::new(&values);
        for (value, place) in values.iter().zip(0..) {
            assert_eq!(places.of(value), Some(place), "{value:?}");
        }
        for unknown in [Act::Go(200), Act::By(9), Act::Put(Some(200)), Act::Pay(300, 1), Act::Far(2)] {
            assert_eq!(places.of(&unknown), None, "{unknown:?}");
        }
        assert_eq!(Places::new(&[]).of(&1u8), None);
    }

    #[test]
    fn a_list_longer_than_places_have_room_for_is_found_to_its_end() {
        let values: Vec<u32> = (0..70_000).collect();
        let places = Places::new(&values);
        assert!([0, 65_534, 65_535, 69_999].iter().all(|value| places.of(value) == Some(*value)));
        assert_eq!(places.of(&70_000), None);
    }
}
