//! Every table that is in memory: how it gets there, and how it leaves again. A change that was begun is finished, even when its caller has gone: it runs in
//! a task of its own.

use super::change::{self, Work, check_ask};
use super::entry::Entry;
use super::error::LiveError;
use super::handle::TableHandle;
use super::load;
use super::owed;
use super::table::Table;
use super::worker;
use crate::app::Shared;
use crate::clock::Millis;
use crate::store::{AskedOpening, Keyframe, NewTable, Seated, TableRow};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

/// How many states are written in one transaction.
const KEPT_TOGETHER: usize = 64;

/// All tables in memory.
#[derive(Default)]
pub struct TableRegistry {
    lives: Mutex<BTreeMap<String, Arc<TableHandle>>>,
}

impl TableRegistry {
    /// A table, read from the store if it is not in memory.
    ///
    /// # Errors
    /// When there is none.
    pub async fn live(&self, app: &Shared, id: &str) -> Result<Arc<TableHandle>, LiveError> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        if !crate::secret::is_token(id) || app.store.table(id).await?.is_none() {
            return Err(LiveError::NoSuchTable);
        }
        let mut lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
        let live =
            lives.entry(id.to_owned()).or_insert_with(|| Arc::new(TableHandle::new(id, app.clock.now())));
        let live = Arc::clone(live);
        app.metrics.tables.set(lives.len() as i64);
        Ok(live)
    }

    /// Opens a table with its first entries and what follows from them by itself, all or nothing. Gives its id, or that of the table which was opened
    /// for the same request before.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn open(
        app: &Shared,
        row: TableRow,
        first: Vec<Entry>,
        now: Millis,
        asked: Option<AskedOpening>,
    ) -> Result<String, LiveError> {
        let (table, entries) = load::lay_out(app, &row, first, now).await?;
        let bodies: Result<Vec<String>, _> = entries.iter().map(serde_json::to_string).collect();
        let new = NewTable {
            id: row.id.clone(),
            game: row.game,
            secret: row.secret,
            dice: row.dice,
            root: row.root,
            line: row.line,
            stage: table.stage().word(),
            summary: table.summary(),
            due: owed::due(&table, true, &app.config),
            now,
            asked,
        };
        let seats: Vec<Seated> = table
            .seats()
            .filter_map(|(seat, chair)| Some((seat, chair.person()?.to_owned())))
            .map(|(seat, person)| Seated { seat: i64::from(seat), person: Some(person), seen: now })
            .collect();
        let bodies = bodies.map_err(LiveError::internal)?;
        let id = app.store.open_table(&new, &bodies, &seats).await?;
        if id != row.id {
            return Ok(id);
        }
        let live = Arc::new(TableHandle {
            table: tokio::sync::Mutex::new(Some(table)),
            ..TableHandle::new(&row.id, now)
        });
        live.position.store(entries.len() as i64 - 1, Ordering::Relaxed);
        live.presence.seat(&seats);
        load::learn_names(app, &live).await?;
        {
            let mut lives = app.registry.lives.lock().unwrap_or_else(PoisonError::into_inner);
            lives.insert(row.id, Arc::clone(&live));
            app.metrics.tables.set(lives.len() as i64);
        }
        worker::wake(app, &live);
        Ok(id)
    }

    /// A table that is in memory.
    #[must_use]
    pub fn known(&self, id: &str) -> Option<Arc<TableHandle>> {
        self.lives.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Every table in memory.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<TableHandle>> {
        self.lives.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Changes a table for a caller. The same `ask` again gets the same answer.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub async fn change(
        app: &Shared,
        id: &str,
        author: &str,
        ask: Option<&str>,
        work: Work,
    ) -> Result<Value, LiveError> {
        check_ask(ask)?;
        let asked = ask.map(|ask| (author.to_owned(), ask.to_owned()));
        let (app, id) = (app.clone(), id.to_owned());
        let task = tokio::spawn(async move { change::change(&app, &id, asked, work).await });
        task.await.map_err(LiveError::internal)?
    }

    /// Lets go of tables at which nobody has looked for a while.
    pub fn evict_idle(&self, app: &Shared, idle: Millis) {
        let now = app.clock.now();
        let mut lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
        lives.retain(|_, live| {
            let idle = now - live.touched.load(Ordering::Relaxed) > idle;
            let alone = Arc::strong_count(live) == 1 && live.changed.receiver_count() == 0;
            let kept = live.unkept.load(Ordering::Relaxed) == 0;
            !(idle && alone && kept)
        });
        app.metrics.tables.set(lives.len() as i64);
    }

    /// Keeps the states of tables that were changed so long ago or earlier, so that they can go on should the rules change. Nothing else reads them.
    ///
    /// # Errors
    /// When they cannot be written; they are tried again.
    pub async fn keep_states(&self, app: &Shared, age: Millis) -> Result<(), LiveError> {
        let now = app.clock.now();
        let mut due = self.all();
        due.retain(|live| {
            let since = live.unkept.load(Ordering::Relaxed);
            since != 0 && now - since >= age
        });
        for lives in due.chunks(KEPT_TOGETHER) {
            let mut states = Vec::new();
            for live in lives {
                let guard = live.table.lock().await;
                live.unkept.store(0, Ordering::Relaxed);
                states.extend(guard.as_ref().and_then(|table| keyframe(app, table)));
            }
            if let Err(error) = app.store.keep(&states).await {
                lives.iter().for_each(|live| live.unkept.store(now, Ordering::Relaxed));
                return Err(error.into());
            }
        }
        Ok(())
    }

    /// Lets go of a table that was removed; whoever looks at it is told.
    pub async fn forget(&self, app: &Shared, id: &str) {
        let removed = {
            let mut lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
            let removed = lives.remove(id);
            app.metrics.tables.set(lives.len() as i64);
            removed
        };
        if let Some(live) = removed {
            live.table.lock().await.take();
            live.tell();
        }
    }

    /// Reads what other nodes have added to a table that is in memory here.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn refresh(&self, app: &Shared, id: &str, last: Option<i64>) -> Result<(), LiveError> {
        let Some(live) = self.known(id) else { return Ok(()) };
        // Most of what is heard of was written here.
        if last.is_some_and(|last| last <= live.position.load(Ordering::Relaxed)) {
            return Ok(());
        }
        let mut guard = live.table.lock().await;
        let Some(table) = guard.as_mut() else { return Ok(()) };
        if last.is_some_and(|last| last <= table.position) {
            return Ok(());
        }
        let before = table.position;
        match load::catch_up(app, table).await {
            Ok(acted) => {
                live.position.store(table.position, Ordering::Relaxed);
                live.presence.acted(&acted);
            }
            Err(_) => *guard = None,
        }
        if guard.as_ref().is_some_and(|table| table.position == before) {
            drop(guard);
            // Woken without anything new: it may have been removed.
            if last.is_none() && app.store.table(id).await?.is_none() {
                self.forget(app, id).await;
            }
            return Ok(());
        }
        drop(guard);
        load::learn_names(app, &live).await?;
        live.tell();
        worker::wake(app, &live);
        Ok(())
    }
}

/// The state of a table as it stands, unless it does not fit this build.
fn keyframe(app: &Shared, table: &Table) -> Option<(String, Keyframe)> {
    let game = table.game().filter(|_| table.broken.is_none())?;
    let state =
        Keyframe { build: app.build.clone(), position: table.position, body: game.state().to_string() };
    Some((table.id.clone(), state))
}
