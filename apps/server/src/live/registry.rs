//! Every table that is in memory, and how a change gets into the store.
//!
//! The table in memory decides which entry is to be written. The entry is folded in, added to the store under the next position, and answered only
//! after its commit. When another node was first, the table is read again and the change is tried anew. A change that was begun is finished, even
//! when its caller has gone: it runs in a task of its own.

use super::act::MOST_FOLLOW_UPS;
use super::attempt::{Attempt, Attempted, PendingEntry};
use super::card::People;
use super::entry::Entry;
use super::error::LiveError;
use super::load;
use super::owed;
use super::presence::Presence;
use super::results;
use super::table::Table;
use super::worker;
use crate::app::{App, Shared};
use crate::clock::Millis;
use crate::config::Config;
use crate::store::{Added, Addition, Answer, AskedOpening, Keyframe, NewTable, Seated, Store, TableRow};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{MutexGuard, Notify, watch};

/// How often a change is tried when other nodes are first.
const TRIES: usize = 16;
/// How many states are written in one transaction.
const KEPT_TOGETHER: usize = 64;

/// What is tried at a table; called again when another node was first.
pub type Work = Box<dyn FnMut(&Table, Millis) -> Attempted + Send>;

/// A table in memory.
pub struct TableHandle {
    pub id: String,
    table: tokio::sync::Mutex<Option<Table>>,
    /// Counts changes: who looks waits for the next one.
    pub changed: watch::Sender<u64>,
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
    touched: AtomicI64,
    /// The position of the last entry that this node knows to be in the store.
    position: AtomicI64,
    /// Since when the store has no state of the table as it stands; 0 when it has.
    unkept: AtomicI64,
}

impl TableHandle {
    fn new(id: &str, now: Millis) -> TableHandle {
        TableHandle {
            id: id.to_owned(),
            table: tokio::sync::Mutex::new(None),
            changed: watch::Sender::new(0),
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
    fn take(&mut self) -> Result<Table, LiveError> {
        self.0.take().ok_or(LiveError::NoSuchTable)
    }

    /// Puts the table back: it is what the store says.
    fn put(&mut self, table: Table) {
        *self.0 = Some(table);
    }
}

/// All tables in memory.
#[derive(Default)]
pub struct TableRegistry {
    lives: Mutex<BTreeMap<String, Arc<TableHandle>>>,
}

/// What came of adding an entry.
enum Stored {
    Done(Value),
    Known(Value),
    Conflict,
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
        let task = tokio::spawn(async move { change(&app, &id, asked, work).await });
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

/// Closes a table as whoever runs the service: a match that counts and goes on is recorded as closed.
///
/// # Errors
/// When there is none, it is closed already, or it cannot be read.
pub async fn close_table(store: Arc<dyn Store>, id: &str) -> Result<(), LiveError> {
    let app = Arc::new(App::new(store, Config::default()).map_err(LiveError::Internal)?);
    let close = |table: &Table, _: Millis| table.close_by_admin();
    TableRegistry::change(&app, id, "", None, Box::new(close)).await.map(|_| ())
}

async fn change(
    app: &Shared,
    id: &str,
    asked: Option<(String, String)>,
    mut work: Work,
) -> Result<Value, LiveError> {
    let begin = tokio::time::Instant::now();
    let live = app.registry.live(app, id).await?;
    let mut not_before = 0;
    for _ in 0..TRIES {
        let mut guard = live.table(app).await?;
        let now = app.clock.now().max(not_before);
        let refusal = match work(guard.get()?, now) {
            Ok(Attempt::Entry(pending)) => {
                match store(app, &live, guard, *pending, asked.as_ref(), now).await? {
                    Stored::Done(answer) => {
                        app.metrics.actions.took(begin.elapsed());
                        return Ok(answer);
                    }
                    Stored::Known(answer) => return Ok(answer),
                    Stored::Conflict => {
                        app.metrics.conflicts.add();
                        continue;
                    }
                }
            }
            Ok(Attempt::NotBefore(until)) => {
                drop(guard);
                tokio::time::sleep(Duration::from_millis(u64::try_from(until - now).unwrap_or_default()))
                    .await;
                not_before = until;
                continue;
            }
            Ok(Attempt::Roll(roll)) => LiveError::RollWanted(roll),
            Err(error) => LiveError::Refused(error),
        };
        drop(guard);
        return known(app, id, asked.as_ref()).await?.ok_or(refusal);
    }
    Err(LiveError::TooBusy)
}

/// Checks the id that a client has made for a request.
///
/// # Errors
/// When it is empty, too long, or not made of letters of ASCII that can be seen.
pub fn check_ask(ask: Option<&str>) -> Result<(), LiveError> {
    match ask {
        Some(ask) if !(1..=64).contains(&ask.len()) || !ask.bytes().all(|byte| byte.is_ascii_graphic()) => {
            Err(LiveError::IdWrong)
        }
        _ => Ok(()),
    }
}

/// What a caller was told before, if it asks again.
async fn known(app: &Shared, id: &str, asked: Option<&(String, String)>) -> Result<Option<Value>, LiveError> {
    let Some((author, ask)) = asked else { return Ok(None) };
    let answer = app.store.answer(id, author, ask).await?;
    Ok(answer.and_then(|answer| serde_json::from_str(&answer).ok()))
}

/// Writes an entry, and what the table does by itself after it.
async fn store(
    app: &Shared,
    live: &Arc<TableHandle>,
    mut guard: TableGuard<'_>,
    pending: PendingEntry,
    asked: Option<&(String, String)>,
    now: Millis,
) -> Result<Stored, LiveError> {
    let mut table = guard.take()?;
    let (acted, changes) = (pending.entry.actor(), changes_state(&pending.entry));
    let stored = add(app, &mut table, pending, asked, now).await;
    if !matches!(stored, Ok(Stored::Done(_))) {
        // What was in memory is not what is in the store.
        return stored;
    }
    if let Some(seat) = acted {
        live.presence.did(seat, now);
    }
    if changes {
        let _ = live.unkept.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
    }
    let mut whole = true;
    for _ in 0..MOST_FOLLOW_UPS {
        let Some(pending) = table.follow_up() else { break };
        // When another node was first, it does this too.
        whole = matches!(add(app, &mut table, pending, None, now).await, Ok(Stored::Done(_)));
        if !whole {
            break;
        }
    }
    if whole {
        live.position.store(table.position, Ordering::Relaxed);
        guard.put(table);
    }
    drop(guard);
    live.tell();
    worker::wake(app, live);
    stored
}

async fn add(
    app: &Shared,
    table: &mut Table,
    pending: PendingEntry,
    asked: Option<&(String, String)>,
    now: Millis,
) -> Result<Stored, LiveError> {
    let position = table.position + 1;
    table.take(&pending.entry, position, now).map_err(LiveError::internal)?;
    // An action is stored together with what follows from it, except where a script leads.
    let settled = matches!(pending.entry, Entry::Played { .. }) && table.guide.is_none();
    // Nobody waits for the answer of a bot or of the table itself.
    let moment = if asked.is_some() { table.moment(pending.viewer) } else { 0 };
    let answer = super::act::answer(pending.word, moment);
    let results = results::of(table, now);
    let addition = Addition {
        table: table.id.clone(),
        position,
        body: serde_json::to_string(&pending.entry).map_err(LiveError::internal)?,
        now,
        answer: asked.map(|(author, ask)| Answer {
            author: author.clone(),
            ask: ask.clone(),
            answer: answer.to_string(),
        }),
        seats: seated(&pending.entry),
        stage: Some(table.stage().word()),
        summary: Some(table.summary()),
        due: owed::due(table, settled, &app.config),
        signed: results::signed(table, &results, now),
        results,
    };
    let ended = !addition.results.is_empty();
    match app.store.add(&addition).await? {
        Added::Done => {
            if ended {
                tokio::spawn(results::earn(app.clone(), addition.results));
            }
            Ok(Stored::Done(answer))
        }
        Added::Known(text) => Ok(Stored::Known(serde_json::from_str(&text).unwrap_or(answer))),
        Added::Conflict => Ok(Stored::Conflict),
    }
}

const fn changes_state(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Started { .. }
            | Entry::Played { .. }
            | Entry::Undone { .. }
            | Entry::Redone { .. }
            | Entry::Answered { .. }
            | Entry::Ruled { .. }
            | Entry::Corrected { .. }
            | Entry::Adopted { .. }
    )
}

/// The state of a table as it stands, unless it does not fit this build.
fn keyframe(app: &Shared, table: &Table) -> Option<(String, Keyframe)> {
    let game = table.game().filter(|_| table.broken.is_none())?;
    let state =
        Keyframe { build: app.build.clone(), position: table.position, body: game.state().to_string() };
    Some((table.id.clone(), state))
}

/// The seats that an entry gives to somebody else.
fn seated(entry: &Entry) -> Vec<Seated> {
    match entry {
        Entry::Sat { seat, person, .. } => {
            vec![Seated { seat: i64::from(*seat), person: Some(person.clone()), seen: 0 }]
        }
        Entry::Left { seat } => vec![Seated { seat: i64::from(*seat), person: None, seen: 0 }],
        _ => Vec::new(),
    }
}
