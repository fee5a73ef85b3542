//! The entries that may be taken in each match, beside each other and apart from the matches: picking and checking them goes over a short
//! stretch of memory, whatever the matches hold.

/// So many entries fit in; with their count they are one line of the cache.
pub(super) const FEW: usize = 15;

/// No entry of any table.
const NONE: u32 = u32::MAX;

/// The entries of one match. Of more than [`FEW`], the match itself keeps the list.
#[repr(align(64))]
#[derive(Clone, Copy, Debug)]
pub(super) struct Offers {
    count: u32,
    few: [u32; FEW],
}

impl Offers {
    pub const EMPTY: Offers = Offers { count: 0, few: [NONE; FEW] };

    #[inline]
    pub fn push(&mut self, entry: u32) {
        if let Some(place) = self.few.get_mut(self.count as usize) {
            *place = entry;
        }
        self.count += 1;
    }

    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// A match that is over offers nothing, and begins anew.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether all of them lie here.
    pub const fn is_whole(&self) -> bool {
        self.len() <= FEW
    }

    /// The entries that lie here.
    #[inline]
    pub fn few(&self) -> &[u32] {
        self.few.get(..self.len()).unwrap_or(&self.few)
    }

    /// Whether an entry lies here. All places are looked at: that is quicker than to stop at the right one.
    #[inline]
    pub fn has(&self, entry: u32) -> bool {
        self.few.iter().fold(false, |found, offered| found | (*offered == entry)) && entry != NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_pushed_is_there_and_nothing_else() {
        let mut offers = Offers::EMPTY;
        assert!(offers.is_empty() && offers.is_whole() && !offers.has(NONE) && !offers.has(0));
        (0..FEW as u32).for_each(|entry| offers.push(entry * 2));
        assert!(offers.is_whole() && offers.few().len() == FEW);
        assert!(offers.has(0) && offers.has(28) && !offers.has(1) && !offers.has(30));
        offers.push(30);
        assert!(!offers.is_whole() && offers.len() == FEW + 1 && offers.few().len() == FEW);
    }
}
