//! A hash for keys that nobody outside chooses: a few instructions for an action or a word, where the usual one takes fifty nanoseconds.

use std::hash::{BuildHasherDefault, Hasher};

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
