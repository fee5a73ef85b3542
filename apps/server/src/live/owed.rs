//! What a table owes by itself, without anybody asking for it: a bot's move, the end of a window, the end of a proposal. The moment of the first of these is
//! stored with each entry, so that whatever node is there does it, also after a restart.

use super::attempt::{Attempted, write};
use super::chair::Holder;
use super::entry::{Entry, Passing};
use super::error::TableError;
use super::table::{Stage, Table};
use crate::clock::{Millis, SECOND};
use crate::config::Config;
use undercroft_bots::live::Bot;
use undercroft_kernel::{Seat, Viewer};

/// Something that a table owes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Owed {
    pub due: Millis,
    /// The position of the entry after which it is owed: after another one it may be something else.
    pub after: i64,
    pub duty: Duty,
}

/// What a table may owe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Duty {
    /// A bot's move.
    Move {
        seat: u8,
        /// Who plays there.
        bot: Bot,
    },
    /// A window is passed for somebody who has passed beforehand or takes too long.
    Pass {
        seat: u8,
        /// The action that lets it pass.
        action: String,
    },
    /// A proposal comes to its end: it is carried out, or has waited too long.
    Proposal,
    /// The match has been over for long enough.
    Close,
}

/// When a table has to do something by itself, for the store; none while it waits for people only. What follows by itself is played at once, but in an entry
/// of its own: unless the table is `settled`, it is owed too, should this node not come to it.
pub(super) fn due(table: &Table, settled: bool, config: &Config) -> Option<Millis> {
    if !settled && table.has_follow_up() {
        return Some(table.changed);
    }
    owed(table, config).map(|owed| owed.due.max(table.changed))
}

/// What a table owes first.
pub(super) fn owed(table: &Table, config: &Config) -> Option<Owed> {
    if table.broken.is_some() || table.stage() == Stage::Closed {
        return None;
    }
    let proposal = of_proposal(table, config.proposal_time);
    let seats = of_seats(table, config.pass_hold).min_by_key(|(due, _)| *due);
    // A bot's move would end a proposal to which all have agreed.
    let close = of_end(table, config.close_after);
    let first = proposal.into_iter().chain(seats).chain(close).min_by_key(|(due, _)| *due);
    first.map(|(due, duty)| Owed { due, after: table.position, duty })
}

/// A proposal is carried out as soon as everybody who is there agrees, also when the last one has left instead of answering. It lapses after a while.
fn of_proposal(table: &Table, time: Millis) -> Option<(Millis, Duty)> {
    let proposal = table.proposal.as_ref()?;
    Some((if table.is_agreed() { 0 } else { proposal.made + time }, Duty::Proposal))
}

/// A match that is over closes by itself after a while: nobody can keep the dice from being opened.
fn of_end(table: &Table, time: Millis) -> Option<(Millis, Duty)> {
    (table.stage() == Stage::Over).then_some((table.changed + time, Duty::Close))
}

/// What is owed at the seats that are asked.
fn of_seats(table: &Table, hold: Millis) -> impl Iterator<Item = (Millis, Duty)> {
    let waits = table.stage() != Stage::Playing || table.wants.is_some() || table.is_guided();
    let game = table.game().filter(|_| !waits);
    let asked = table.asked();
    let seats = table.seats().filter(move |(seat, _)| asked.has(Seat(*seat)));
    seats.filter_map(move |(seat, chair)| {
        let since = chair.asked_since.unwrap_or(table.changed);
        let reaction = game?.reaction(Seat(seat));
        if let Some(bot) = chair.bot() {
            let due = if reaction.is_some() { since + hold } else { 0 };
            return Some((due, Duty::Move { seat, bot }));
        }
        let (action, aimed) = reaction?;
        let passes = match chair.passing {
            Some(Passing::UntilMyTurn) => true,
            Some(Passing::UntilAttacked) => !aimed,
            None => false,
        };
        let limit = table.settings.react_within.map(|seconds| i64::from(seconds) * SECOND);
        let due = if passes { Some(hold) } else { limit.map(|limit| limit.max(hold)) };
        Some((since + due?, Duty::Pass { seat, action }))
    })
}

impl Table {
    /// Whether the table may do something by itself at once: see [`Table::follow_up`].
    fn has_follow_up(&self) -> bool {
        if self.opened.own_dice || self.broken.is_some() || self.closed {
            return false;
        }
        let Some(game) = self.game() else {
            return self.chairs.iter().all(|chair| chair.holder != Holder::Open);
        };
        match &self.guide {
            Some(guide) if self.is_guided() => guide.untold(game.at()).is_some(),
            _ => self.settings.auto_play && game.has_routine(),
        }
    }

    /// Closes a table whose match is over.
    ///
    /// # Errors
    /// When something else was done since.
    pub(super) fn close_finished(&self, after: i64) -> Attempted {
        if self.position != after || self.stage() != Stage::Over {
            return Err(TableError::NotAsked);
        }
        write(Entry::Closed, Viewer::Spectator)
    }

    /// Ends the proposal after a position: everybody who is there agrees, or it has waited too long.
    ///
    /// # Errors
    /// When it is over already.
    pub(super) fn end_proposal(&self, after: i64) -> Attempted {
        let proposal = self.proposal.as_ref().filter(|_| self.position == after);
        let Some(proposal) = proposal else { return Err(TableError::NoProposal) };
        let entry = Entry::Answered { person: proposal.person.clone(), yes: self.is_agreed() };
        write(entry, Viewer::Spectator)
    }
}
