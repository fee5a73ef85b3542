//! Unfinished business: a small stack in the state (`Copy` frames, fixed depth, checked).
//! A roll that somebody may answer ends its step and pushes a frame; the answer pops it.

use crate::list::{Full, List};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};

/// A stack of at most `N` frames. The frame on top lies apart: rules look at it all the time, at the others hardly ever.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Frames<F: Default + Copy, const N: usize> {
    /// Blank when there is no frame.
    top: F,
    depth: u8,
    /// What lay on top before each frame was put there, oldest first: a blank, then the frames below the top. Dead slots are blank.
    below: [F; N],
}

impl<F: Default + Copy, const N: usize> Default for Frames<F, N> {
    #[inline]
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "the depth is one byte") };
        Frames { top: F::default(), depth: 0, below: [F::default(); N] }
    }
}

impl<F: Default + Copy, const N: usize> Frames<F, N> {
    /// What has to be finished first.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<F> {
        if self.depth == 0 { None } else { Some(self.top) }
    }

    /// What has to be finished first, or a blank frame: for games whose blank frame means that nothing is unfinished.
    #[inline(always)]
    #[must_use]
    pub const fn now(&self) -> F {
        self.top
    }

    /// The frame on top, without taking a copy.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> Option<&F> {
        if self.depth == 0 { None } else { Some(&self.top) }
    }

    /// The frame on top, to change it in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        if self.depth == 0 { None } else { Some(&mut self.top) }
    }

    /// Puts business in the place of the one on top, if there is any.
    #[inline(always)]
    pub const fn change(&mut self, frame: F) {
        if self.depth > 0 {
            self.top = frame;
        }
    }

    /// Puts new business on top.
    ///
    /// # Errors
    /// When the stack is as deep as its bound allows.
    #[inline(always)]
    pub fn push(&mut self, frame: F) -> Result<(), Full> {
        let slot = self.below.get_mut(usize::from(self.depth)).ok_or(Full { bound: N })?;
        *slot = self.top;
        self.top = frame;
        self.depth += 1;
        Ok(())
    }

    /// Finishes the business on top.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<F> {
        let depth = self.depth.checked_sub(1)?;
        let slot = self.below.get_mut(usize::from(depth))?;
        self.depth = depth;
        Some(std::mem::replace(&mut self.top, std::mem::take(slot)))
    }

    /// Drops everything.
    #[inline]
    pub fn clear(&mut self) {
        *self = Frames::default();
    }

    /// From the oldest to the newest.
    pub fn iter(&self) -> impl Iterator<Item = &F> {
        // The first slot is the blank on which the oldest frame lies.
        self.below.iter().take(usize::from(self.depth)).skip(1).chain(self.peek())
    }

    /// How deep the stack is now.
    #[inline]
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Whether nothing is unfinished.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.depth == 0
    }
}

impl<F: Default + Copy + Debug, const N: usize> Debug for Frames<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<F: Default + Copy + Serialize, const N: usize> Serialize for Frames<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = List::<F, N>::new();
        self.iter().try_for_each(|frame| list.push(*frame)).map_err(serde::ser::Error::custom)?;
        list.serialize(serializer)
    }
}

impl<'de, F: Default + Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Frames<F, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list: List<F, N> = List::deserialize(deserializer)?;
        let mut frames = Frames::default();
        list.iter().try_for_each(|frame| frames.push(*frame)).map_err(serde::de::Error::custom)?;
        Ok(frames)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(frames: &[u8]) -> Frames<u8, 3> {
        let mut stack = Frames::default();
        frames.iter().for_each(|frame| stack.push(*frame).unwrap());
        stack
    }

    #[test]
    fn the_newest_comes_first_and_dead_slots_are_blank() {
        let mut all = stack(&[7, 8, 9]);
        assert_eq!(all.push(1), Err(Full { bound: 3 }));
        assert_eq!(all.iter().copied().collect::<Vec<_>>(), [7, 8, 9]);
        assert_eq!((all.pop(), all.pop(), all.top(), all.depth()), (Some(9), Some(8), Some(7), 1));
        assert_eq!(all, stack(&[7]));
        assert_eq!((all.pop(), all.pop(), all.now()), (Some(7), None, 0));
        assert_eq!(all, stack(&[]));
    }

    #[test]
    fn a_stack_reads_back_from_serde_as_a_list() {
        let all = stack(&[7, 8, 9]);
        assert_eq!(serde_json::to_string(&all).unwrap(), "[7,8,9]");
        assert_eq!(serde_json::from_str::<Frames<u8, 3>>("[7,8,9]").unwrap(), all);
        assert!(serde_json::from_str::<Frames<u8, 3>>("[1,2,3,4]").is_err());
    }
}
