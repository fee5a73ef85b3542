//! What trying something at a table comes to. Trying changes nothing: it decides which entry is to be written, and `fold` changes the table when it is.

use super::entry::Entry;
use super::error::TableError;
use crate::clock::Millis;
use undercroft_catalog::live::Roll;
use undercroft_kernel::Viewer;

/// An entry that is to be written, and what its author is told then.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingEntry {
    pub entry: Entry,
    /// Through whose eyes the author's moment is counted.
    pub viewer: Viewer,
    /// `done` or `proposed`.
    pub word: &'static str,
}

impl PendingEntry {
    #[must_use]
    pub const fn new(entry: Entry, viewer: Viewer) -> PendingEntry {
        PendingEntry { entry, viewer, word: "done" }
    }
}

/// What trying comes to, if it is not refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Attempt {
    Entry(Box<PendingEntry>),
    /// People have to roll this first.
    Roll(Roll),
    /// It can be done, but not before this moment.
    NotBefore(Millis),
}

pub type Attempted = Result<Attempt, TableError>;

impl From<PendingEntry> for Attempt {
    fn from(pending: PendingEntry) -> Attempt {
        Attempt::Entry(Box::new(pending))
    }
}

/// An entry to write, as a result.
pub(super) fn write(entry: Entry, viewer: Viewer) -> Attempted {
    Ok(PendingEntry::new(entry, viewer).into())
}
