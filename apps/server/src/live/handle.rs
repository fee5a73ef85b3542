//! A table in memory with what belongs to it beside its entries: who looks, what people are called, who is there. Whoever wants the table itself holds it
//! alone.

use super::card::People;
use super::error::LiveError;
use super::load;
use super::presence::Presence;
use super::signal::{Signal, WAITING};
use super::table::Table;
use crate::app::Shared;
use crate::clock::Millis;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{MutexGuard, Notify, broadcast, watch};

/// A table in memory.
pub struct TableHandle {
    pub id: String,
    pub(super) table: tokio::sync::Mutex<Option<Table>>,
    /// Counts changes: who looks waits for the next one.
    pub changed: watch::Sender<u64>,
    /// What people tell each other without words.
    pub signals: broadcast::Sender<Signal>,
    /// What its people are called.
    pub names: Mutex<BTreeMap<String, String>>,
    /// Who has it open.
    pub presence: Presence,
    /// A worker does what the table owes.
    pub(super) has_worker: AtomicBool,
    pub(super) wake: Notify,
    /// Until when this node has claimed what the table owes.
    pub(super) leased: AtomicI64,
    /// The scheduler has taken the table up, because something was overdue.
    pub(super) taken_up: AtomicBool,
    pub(super) touched: AtomicI64,
    /// The position of the last entry that this node knows to be in the store.
    pub(super) position: AtomicI64,
    /// Since when the store has no state of the table as it stands; 0 when it has.
    pub(super) unkept: AtomicI64,
}

impl TableHandle {
    pub(super) fn new(id: &str, now: Millis) -> TableHandle {
        TableHandle {
            id: id.to_owned(),
            table: tokio::sync::Mutex::new(None),
            changed: watch::Sender::new(0),
            signals: broadcast::Sender::new(WAITING),
            names: Mutex::default(),
            presence: Presence::default(),
            has_worker: AtomicBool::new(false),
            wake: Notify::new(),
            leased: AtomicI64::new(0),
            taken_up: AtomicBool::new(false),
            touched: AtomicI64::new(now),
            position: AtomicI64::new(-1),
            unkept: AtomicI64::new(0),
        }
    }

    /// The table, for oneself; read from the store if it is not in memory.
    ///
    /// # Errors
    /// When it is not there, or cannot be read.
    pub async fn table(&self, app: &Shared) -> Result<TableGuard<'_>, LiveError> {
        self.touched.store(app.clock.now(), Ordering::Relaxed);
        let mut guard = self.table.lock().await;
        if guard.is_none() {
            let (table, names, acted) = load::load(app, &self.id).await?;
            self.presence.acted(&acted);
            self.presence.seat(&load::seen(app, &self.id).await?);
            // Who is about to sit down is known already.
            self.names.lock().unwrap_or_else(PoisonError::into_inner).extend(names);
            self.position.store(table.position, Ordering::Relaxed);
            *guard = Some(table);
            app.metrics.loads.add();
        }
        TableGuard::new(guard)
    }

    /// What is known about its people.
    #[must_use]
    pub fn people(&self, table: &Table, now: Millis) -> People {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let persons = table.seats().filter(|(_, chair)| chair.person().is_some()).map(|(seat, _)| seat);
        let away_after = i64::from(table.settings.away_after) * crate::clock::SECOND;
        let (open, away) = self.presence.of(persons, now, away_after);
        // Whoever holds several seats looks through one of them and is there for all.
        let is_there = |seat: u8| {
            let person = table.chair(seat).and_then(|chair| chair.person());
            open.iter().any(|seen| table.chair(*seen).and_then(|chair| chair.person()) == person)
        };
        let there = table.seats().filter(|(_, chair)| chair.person().is_some());
        let there: Vec<u8> = there.map(|(seat, _)| seat).filter(|seat| is_there(*seat)).collect();
        let away = away.into_iter().filter(|seat| !there.contains(seat)).collect();
        People { names, there, away }
    }

    /// Lets the table leave memory at the next occasion, unless somebody looks.
    pub(super) fn let_go(&self) {
        if self.changed.receiver_count() == 0 {
            self.touched.store(0, Ordering::Relaxed);
        }
    }

    /// Tells everybody who looks.
    pub fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Passes a signal on to everybody who looks.
    pub fn signal(&self, signal: Signal) {
        // Where nobody looks, nobody hears it.
        self.signals.send(signal).ok();
    }

    /// Notes what somebody is called who sits here, or is about to.
    pub fn learn_name(&self, person: &str, name: &str) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.insert(person.to_owned(), name.to_owned());
    }

    /// A person is called something else; tables at which it does not sit need not know.
    pub fn rename(&self, person: &str, name: &str) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(known) = names.get_mut(person).filter(|known| *known != name) else { return };
        name.clone_into(known);
        drop(names);
        self.tell();
    }
}

/// A table that is held by one task.
pub struct TableGuard<'l>(MutexGuard<'l, Option<Table>>);

impl<'l> TableGuard<'l> {
    fn new(guard: MutexGuard<'l, Option<Table>>) -> Result<TableGuard<'l>, LiveError> {
        if guard.is_some() { Ok(TableGuard(guard)) } else { Err(LiveError::NoSuchTable) }
    }

    /// The table.
    ///
    /// # Errors
    /// When it has been let go.
    pub fn get(&mut self) -> Result<&mut Table, LiveError> {
        self.0.as_mut().ok_or(LiveError::NoSuchTable)
    }

    /// Takes the table out of memory while it is changed. Whatever goes wrong then, it is read from the store again.
    pub(super) fn take(&mut self) -> Result<Table, LiveError> {
        self.0.take().ok_or(LiveError::NoSuchTable)
    }

    /// Puts the table back: it is what the store says.
    pub(super) fn put(&mut self, table: Table) {
        *self.0 = Some(table);
    }
}
