//! A small hasher that gives the same number in every run: observations are compared, never attacked.

use std::hash::Hasher;

/// Multiplies and rotates, eight bytes at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct StableHasher(u64);

const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl StableHasher {
    #[inline(always)]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        let word = self.0;
        (word ^ (word >> 32)).wrapping_mul(FACTOR)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, byte| (word << 8) | u64::from(*byte));
            self.add(word);
        }
    }

    #[inline(always)]
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    #[inline(always)]
    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number));
    }

    #[inline(always)]
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    #[inline(always)]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline(always)]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}
