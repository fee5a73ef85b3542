//! What each entry does to a table: the only code that changes one, on the node that has decided on the entry and on every node that reads it. An
//! entry was checked before it was added; here it is only carried out, and `None` means that it cannot have been.

use super::chair::Holder;
use super::entry::{By, Entry, Passing, Want};
use super::table::{Broken, Proposal, Table};
use crate::clock::Millis;
use std::collections::BTreeSet;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::{Closed, Match};
use undercroft_kernel::replay::{Header, Misfit, Record};
use undercroft_kernel::{Seat, Seats};
use undercroft_table::LiveTable;

impl Table {
    /// Carries an entry out.
    pub(super) fn fold(&mut self, entry: &Entry, made: Millis) -> Option<()> {
        let before = self.asked();
        match entry {
            Entry::Opened(_) => (self.position == -1).then_some(())?,
            Entry::Sat { seat, person, share } => {
                self.seat(*seat, Holder::Person(person.clone()))?;
                self.hints_agreed = false;
                if let Some(share) = share {
                    self.dice.add(crate::secret::unhex(share)?);
                }
            }
            Entry::Left { seat } => {
                self.seat(*seat, Holder::Open)?;
                self.chairs.get_mut(usize::from(*seat))?.given_up += 1;
            }
            Entry::BotSat { seat, bot } => self.seat(*seat, Holder::Bot(Bot::from_word(bot)?))?,
            Entry::Started { header } => self.start(header)?,
            Entry::Played { seat, by, steps } => {
                self.replay(steps, *by == By::Past);
                self.windows(before, Some(*seat), made);
            }
            Entry::Wants { seat, action } => self.wants = Some((*seat, action.clone())),
            Entry::Undone { seat, to } => {
                self.go_back(*to, *seat);
                self.windows(Seats::NONE, None, made);
            }
            Entry::Redone { to, .. } => {
                self.go_on(*to);
                self.windows(Seats::NONE, None, made);
            }
            Entry::Proposed { person, want } => {
                let agreed = BTreeSet::from([person.clone()]);
                self.proposal = Some(Proposal { person: person.clone(), want: *want, agreed, made });
            }
            Entry::Answered { person, yes } => {
                self.answer(person, *yes);
                self.windows(Seats::NONE, None, made);
            }
            Entry::HandedOver { seat } => {
                let person = self.chair(*seat)?.person()?.to_owned();
                self.seat(*seat, Holder::StandIn(person))?;
            }
            Entry::TakenBack { seat } => {
                let person = self.chair(*seat)?.person()?.to_owned();
                self.seat(*seat, Holder::Person(person))?;
                self.hints_agreed = false;
            }
            Entry::Passing { seat, until } => self.chairs.get_mut(usize::from(*seat))?.passing = *until,
            Entry::Ruled { step } => {
                self.marks.rulings += 1;
                self.replay(std::slice::from_ref(step), false);
                self.windows(Seats::NONE, None, made);
            }
            Entry::Corrected { seat, from, steps } => {
                self.marks.corrections += 1;
                self.go_back(*from, *seat);
                self.replay(steps, false);
                self.windows(Seats::NONE, None, made);
            }
            Entry::Adopted { step } => {
                self.broken = None;
                self.proposal = None;
                self.replay(std::slice::from_ref(step), false);
                self.windows(Seats::NONE, None, made);
            }
            Entry::Changed { settings } => self.settings = settings.clone(),
            Entry::Updated { name, host } => {
                if let Some(name) = name {
                    self.name.clone_from(name);
                }
                if let Some(host) = host {
                    self.opened.host.clone_from(host);
                }
            }
            Entry::HintsEnded => self.hints_agreed = false,
            Entry::Branched => self.marks.branched = true,
            Entry::Closed => self.closed = true,
        }
        Some(())
    }

    /// Opens the match with the draws of its set-up.
    fn start(&mut self, header: &Header) -> Option<()> {
        match self.any_game.reopen(header) {
            Ok(game) => {
                self.dice.started();
                self.game = Some(LiveTable::new(game));
            }
            Err(Closed::Misfit(misfit)) => self.broken = Some(Broken { step: 0, misfit, rules: Vec::new() }),
            Err(_) => return None,
        }
        Some(())
    }

    /// Plays stored steps again. From one that does not fit this build on, nothing is played until the table adopts a state.
    fn replay(&mut self, steps: &[Record], past: bool) {
        self.proposal = None;
        self.undone_by = None;
        self.wants = None;
        if self.broken.is_some() {
            self.lost += steps.len();
            return;
        }
        let Some(game) = self.game.as_mut().map(LiveTable::game_mut) else { return };
        let from = game.at();
        for (done, record) in steps.iter().enumerate() {
            let step = game.at();
            if let Err(misfit) = game.replay_step(record) {
                let rules = match &misfit {
                    Misfit::Differs { .. } => game.rules_behind(step),
                    _ => Vec::new(),
                };
                // A step that ended elsewhere is taken back: what follows was played in another state.
                let at = game.at();
                game.undo(at.saturating_sub(step));
                self.lost = steps.len() - done;
                self.broken = Some(Broken { step, misfit, rules });
                break;
            }
        }
        let now = game.at();
        self.dice.played(from, now, past);
    }

    fn go_back(&mut self, to: usize, seat: u8) {
        self.proposal = None;
        self.wants = None;
        self.marks.undos += 1;
        self.undone_by = self.chair(seat).and_then(|chair| chair.person()).map(str::to_owned);
        if self.broken.is_none()
            && let Some(game) = self.game.as_mut().map(LiveTable::game_mut)
        {
            let at = game.at();
            self.marks.reveals_undone += u32::from(game.has_revealed_since(to));
            game.undo(at.saturating_sub(to));
        }
    }

    fn go_on(&mut self, to: usize) {
        self.proposal = None;
        if self.broken.is_none()
            && let Some(game) = self.game.as_mut().map(LiveTable::game_mut)
        {
            let at = game.at();
            game.redo(to.saturating_sub(at));
        }
    }

    /// Notes an answer, and does what was proposed once all have agreed.
    fn answer(&mut self, person: &str, yes: bool) {
        let Some(proposal) = &mut self.proposal else { return };
        if !yes {
            self.proposal = None;
            return;
        }
        proposal.agreed.insert(person.to_owned());
        if !self.is_agreed() {
            return;
        }
        let Some(Proposal { person, want, .. }) = self.proposal.take() else { return };
        let seat = self.seats_of(&person).next().unwrap_or_default();
        match want {
            Want::Undo(to) => self.go_back(to, seat),
            Want::Redo(to) => self.go_on(to),
            Want::Hints => self.hints_agreed = true,
            Want::Close => self.closed = true,
        }
    }

    /// Whether every person who is there has agreed to the proposal. Whoever is away, with a bot in the seat, is not waited for.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        let Some(proposal) = &self.proposal else { return false };
        let there = self.chairs.iter().filter_map(|chair| match &chair.holder {
            Holder::Person(person) => Some(person),
            _ => None,
        });
        there.into_iter().all(|person| proposal.agreed.contains(person))
    }

    /// Notes since when each seat is asked what it is asked now. `before` were asked and still are asked the same, but for the one that acted.
    fn windows(&mut self, before: Seats, acted: Option<u8>, made: Millis) {
        let (asked, at) = (self.asked(), self.game().map_or(0, Match::at));
        let before = acted.map_or(before, |seat| before.without(Seat(seat)));
        let game = self.game.as_ref().map(LiveTable::game);
        for (seat, chair) in (0u8..).zip(&mut self.chairs) {
            if !asked.has(Seat(seat)) {
                chair.asked_since = None;
                continue;
            }
            if !before.has(Seat(seat)) || chair.asked_since.is_none() {
                chair.asked_since = Some(made);
                chair.asked_from = at;
            }
            // Passing beforehand ends with what it was to end with.
            chair.passing = chair.passing.filter(|passing| {
                let reaction = game.and_then(|game| game.reaction(Seat(seat)));
                reaction.is_some_and(|(_, aimed)| !aimed || *passing == Passing::UntilMyTurn)
            });
        }
    }
}
