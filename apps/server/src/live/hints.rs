//! Who may have hints: somebody who plays alone, and everybody where all who sit at the table have agreed. One of them is enough to end it.

use super::attempt::{Attempted, PendingEntry, write};
use super::entry::{Entry, Want};
use super::error::TableError;
use super::table::Table;

impl Table {
    /// Whether a person may ask for a hint.
    ///
    /// # Errors
    /// Why not.
    pub fn check_hint(&self, person: &str) -> Result<(), TableError> {
        self.check_hints_on(person)?;
        match self.is_alone(person) || self.hints_agreed {
            true => Ok(()),
            false => Err(TableError::HintsNotAgreed),
        }
    }

    /// Whether a person may ask the others for hints.
    ///
    /// # Errors
    /// Why not.
    pub fn check_hints_proposal(&self, person: &str) -> Result<(), TableError> {
        self.check_hints_on(person)?;
        if self.hints_agreed || self.is_alone(person) {
            return Err(TableError::HintsAgreed);
        }
        match self.proposal {
            Some(_) => Err(TableError::ProposalOpen),
            None => Ok(()),
        }
    }

    fn check_hints_on(&self, person: &str) -> Result<(), TableError> {
        if !self.has(person) {
            return Err(TableError::NotSeated);
        }
        if !self.settings.odds {
            return Err(TableError::OddsOff);
        }
        if self.settings.hints { Ok(()) } else { Err(TableError::HintsOff) }
    }

    /// A person proposes hints for everybody, or ends them.
    pub fn allow_hints(&self, person: &str, on: bool) -> Attempted {
        self.check_going_on()?;
        let viewer = self.viewer(Some(person), None);
        if on {
            self.check_hints_proposal(person)?;
            let entry = Entry::Proposed { person: person.to_owned(), want: Want::Hints };
            return Ok(PendingEntry { word: "proposed", ..PendingEntry::new(entry, viewer) }.into());
        }
        if !self.has(person) {
            return Err(TableError::NotSeated);
        }
        if self.hints_agreed { write(Entry::HintsEnded, viewer) } else { Err(TableError::NoHints) }
    }
}
