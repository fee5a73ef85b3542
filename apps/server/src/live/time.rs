//! Going back and forth: what a person takes back alone, what needs everybody, and lines that leave a table.

use super::attempt::{Attempted, PendingEntry, write};
use super::entry::{Entry, Origin, Want};
use super::error::TableError;
use super::table::{Stage, Table};
use crate::wire::{self, UndoGrain};
use undercroft_catalog::live::Match;
use undercroft_kernel::replay::Record;
use undercroft_kernel::{Grain, Seat, Turn, Viewer};

impl Table {
    /// A person takes steps back: at once where it may alone, else as a proposal.
    pub fn undo(&self, person: &str, undo: &wire::Undo) -> Attempted {
        self.check_going_on()?;
        let seat = self.own_seat(person, undo.seat)?;
        let viewer = Viewer::Seat(Seat(seat));
        let Some(live) = self.live() else { return Err(TableError::NotStarted) };
        let at = live.game().at();
        let to = match (undo.moment, undo.grain) {
            (Some(moment), _) => {
                let steps = live.steps_at(viewer, moment).filter(|steps| *steps < at);
                steps.ok_or(TableError::NoSuchMoment)?
            }
            (None, Some(UndoGrain::Step)) => at.saturating_sub(1),
            (None, grain) => self.choice_before(live.game(), at - live.game().undo_size(kernel_grain(grain))),
        };
        if to == at {
            return Err(TableError::NothingToUndo);
        }
        let alone = self.is_alone(person) || at - to <= live.game().free_undo(Seat(seat));
        self.now_or_proposed(alone, person, viewer, Entry::Undone { seat, to }, Want::Undo(to))
    }

    /// The last choice of a person that is not after `to` steps: what bots and the table did since is taken back with it, for they would only do it again.
    fn choice_before(&self, game: &dyn Match, to: usize) -> usize {
        let guided = |at| self.guide.as_ref().is_some_and(|guide| guide.untold(at).is_some());
        let is_choice = |at: usize| match game.scratch(at).turn() {
            Turn::Ask(asked) => self
                .seats()
                .any(|(seat, chair)| asked.has(Seat(seat)) && chair.bot().is_none() && !guided(at)),
            Turn::Over(_) => false,
        };
        (1..=to).rev().find(|at| is_choice(*at)).unwrap_or(0)
    }

    /// A person plays undone steps again: at once what it has taken back itself, else as a proposal.
    pub fn redo(&self, person: &str, redo: &wire::Undo) -> Attempted {
        self.check_going_on()?;
        let seat = self.own_seat(person, redo.seat)?;
        let Some(game) = self.game() else { return Err(TableError::NotStarted) };
        let (at, steps) = (game.at(), game.steps());
        if at == steps {
            return Err(TableError::NothingToRedo);
        }
        let to = match redo.grain {
            Some(UndoGrain::Turn) => steps,
            Some(UndoGrain::Step) => at + 1,
            // One action, and what followed by itself.
            Some(UndoGrain::Action) | None => {
                let routine = |step: usize| game.record(step).is_some_and(|record: Record| record.routine);
                let mut to = at + 1;
                while to < steps && routine(to) {
                    to += 1;
                }
                to
            }
        };
        let alone = self.is_alone(person) || self.undone_by.as_deref() == Some(person);
        let viewer = Viewer::Seat(Seat(seat));
        self.now_or_proposed(alone, person, viewer, Entry::Redone { seat, to }, Want::Redo(to))
    }

    /// A person closes the table: alone or as its host at once, else as a proposal.
    pub fn close(&self, person: &str) -> Attempted {
        if self.stage() == Stage::Closed {
            return Err(TableError::TableClosed);
        }
        let host = self.opened.host == person;
        if !host && !self.has(person) {
            return Err(TableError::NotSeated);
        }
        let alone = host || self.is_alone(person) || self.stage() == Stage::Over;
        let viewer = self.viewer(Some(person), None);
        self.now_or_proposed(alone, person, viewer, Entry::Closed, Want::Close)
    }

    /// Whoever runs the service closes the table.
    pub fn close_by_admin(&self) -> Attempted {
        match self.stage() {
            Stage::Closed => Err(TableError::TableClosed),
            _ => write(Entry::Closed, Viewer::Spectator),
        }
    }

    fn now_or_proposed(
        &self,
        now: bool,
        person: &str,
        viewer: Viewer,
        entry: Entry,
        want: Want,
    ) -> Attempted {
        if now {
            return write(entry, viewer);
        }
        if self.proposal.is_some() {
            return Err(TableError::ProposalOpen);
        }
        let entry = Entry::Proposed { person: person.to_owned(), want };
        Ok(PendingEntry { word: "proposed", ..PendingEntry::new(entry, viewer) }.into())
    }

    /// A person answers the proposal.
    pub fn agree(&self, person: &str, yes: bool) -> Attempted {
        let Some(proposal) = &self.proposal else { return Err(TableError::NoProposal) };
        if !self.has(person) {
            return Err(TableError::NotSeated);
        }
        if yes && proposal.agreed.contains(person) {
            return Err(TableError::AnsweredAlready);
        }
        let viewer = self.viewer(Some(person), None);
        write(Entry::Answered { person: person.to_owned(), yes }, viewer)
    }

    /// The seat through which a person speaks about the table; a bot may stand in for it.
    fn own_seat(&self, person: &str, wanted: Option<u8>) -> Result<u8, TableError> {
        let wanted = wanted.filter(|seat| self.seats_of(person).any(|own| own == *seat));
        match self.viewer(Some(person), wanted) {
            Viewer::Seat(seat) => Ok(seat.0),
            Viewer::Spectator => Err(TableError::NotSeated),
        }
    }

    /// A person is about to leave the line of a match that goes on and counts: from then on it is practice.
    ///
    /// # Errors
    /// Why not; also when nothing has to be noted.
    pub fn note_branch(&self, person: &str) -> Attempted {
        self.check_branch(person)?;
        if self.stage() != Stage::Playing || !self.counts() {
            return Err(TableError::NothingToNote);
        }
        write(Entry::Branched, self.viewer(Some(person), None))
    }

    fn check_branch(&self, person: &str) -> Result<(), TableError> {
        if !self.has(person) {
            return Err(TableError::NotSeated);
        }
        if !self.is_alone(person) && matches!(self.stage(), Stage::Gathering | Stage::Playing) {
            return Err(TableError::MayNotBranch);
        }
        Ok(())
    }

    /// The steps of a line that leaves this one at a moment of a person, if that person may have it: alone, or when the match is over.
    pub fn leave_at(&self, person: &str, moment: Option<u32>) -> Result<(usize, Vec<Record>), TableError> {
        self.check_branch(person)?;
        let viewer = self.viewer(Some(person), None);
        let Some(live) = self.live() else { return Err(TableError::NotStarted) };
        let at = match moment {
            None => live.game().at(),
            Some(moment) => live.steps_at(viewer, moment).ok_or(TableError::NoSuchMoment)?,
        };
        let steps = (0..at).filter_map(|step| live.game().record(step)).collect();
        Ok((at, steps))
    }

    /// What a table says about its origin, that leaves this one after `at` steps. A line with
    /// dice of its own, because the old ones are known or about to be, shares nothing.
    #[must_use]
    pub fn origin_of_branch(&self, at: usize, opened: bool, fresh_dice: bool) -> Origin {
        let shares = if fresh_dice { &[] } else { self.dice.shares() };
        Origin::Branch {
            table: self.id.clone(),
            at,
            past: self.dice.stretches(at, opened),
            shares: shares.iter().map(|share| crate::secret::hex(share)).collect(),
        }
    }
}

const fn kernel_grain(grain: Option<UndoGrain>) -> Grain {
    match grain {
        Some(UndoGrain::Step) => Grain::Step,
        Some(UndoGrain::Turn) => Grain::Turn,
        Some(UndoGrain::Action) | None => Grain::Action,
    }
}
