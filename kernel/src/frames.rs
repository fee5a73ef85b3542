//! Unfinished business: a small stack in the state (`Copy` frames, fixed depth, checked).
//! A roll that somebody may answer ends its step and pushes a frame; the answer pops it.

use crate::list::{Full, List};
use serde::{Deserialize, Serialize};

/// A stack of at most `N` frames, top last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"), transparent)]
pub struct Frames<F: Default + Copy, const N: usize>(List<F, N>);

impl<F: Default + Copy, const N: usize> Default for Frames<F, N> {
    fn default() -> Self {
        Frames(List::new())
    }
}

impl<F: Default + Copy, const N: usize> Frames<F, N> {
    /// What has to be finished first.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// The frame on top, without taking a copy.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> Option<&F> {
        self.0.last()
    }

    /// The frame on top, to change it in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// Puts new business on top.
    ///
    /// # Errors
    /// When the stack is as deep as its bound allows.
    #[inline]
    pub fn push(&mut self, frame: F) -> Result<(), Full> {
        self.0.push(frame)
    }

    /// Finishes the business on top.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// From the oldest to the newest.
    pub fn iter(&self) -> impl Iterator<Item = &F> {
        self.0.iter()
    }

    /// How deep the stack is now.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.0.len()
    }
}
