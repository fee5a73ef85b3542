//! The hall: every table that somebody looks at, and how a change gets into the store.
//!
//! A change is played on the table in memory, added to the store under the next position, and answered only after its commit. When another node was
//! first, the table is read again and the change is tried anew. A change that was begun is finished, even when its caller has gone: it runs in a task
//! of its own.

use super::act::{Draft, Halt, MOST_FOLLOW_UPS, Tried};
use super::card::People;
use super::entry::Entry;
use super::load;
use super::minder;
use super::owed;
use super::presence::Presence;
use super::results;
use super::table::Table;
use crate::app::Shared;
use crate::clock::Millis;
use crate::problem::{Outcome, Problem};
use crate::store::{Added, Addition, Answer, Keyframe, NewTable, Seated, TableRow};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{MutexGuard, Notify, watch};

/// How often a change is tried when other nodes are first.
const TRIES: usize = 16;

/// What is done to a table; called again when another node was first.
pub type Work = Box<dyn FnMut(&mut Table, Millis) -> Tried + Send>;

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: String,
    table: tokio::sync::Mutex<Option<Table>>,
    /// Counts changes: who looks waits for the next one.
    pub changed: watch::Sender<u64>,
    /// What its people are called.
    pub names: Mutex<BTreeMap<String, String>>,
    /// Who has it open.
    pub presence: Presence,
    /// Somebody looks after its bots and limits of time.
    pub(super) minded: AtomicBool,
    pub(super) wake: Notify,
    /// Until when this node has claimed what the table owes.
    pub(super) leased: AtomicI64,
    /// The scheduler has taken the table up, because something was overdue.
    pub(super) taken_up: AtomicBool,
    touched: AtomicI64,
}

impl Live {
    fn new(id: &str, now: Millis) -> Live {
        Live {
            id: id.to_owned(),
            table: tokio::sync::Mutex::new(None),
            changed: watch::Sender::new(0),
            names: Mutex::default(),
            presence: Presence::default(),
            minded: AtomicBool::new(false),
            wake: Notify::new(),
            leased: AtomicI64::new(0),
            taken_up: AtomicBool::new(false),
            touched: AtomicI64::new(now),
        }
    }

    /// The table, for oneself; read from the store if it is not in memory.
    ///
    /// # Errors
    /// When it is not there, or cannot be read.
    pub async fn table(&self, app: &Shared) -> Outcome<TableGuard<'_>> {
        self.touched.store(app.clock.now(), Ordering::Relaxed);
        let mut guard = self.table.lock().await;
        if guard.is_none() {
            let (table, names) = load::load(app, &self.id).await?;
            self.presence.seat(&load::seen(app, &self.id).await?);
            *self.names.lock().unwrap_or_else(PoisonError::into_inner) = names;
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
        let away_after = i64::from(table.ways.away_after) * crate::clock::SECOND;
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

    /// A person is called something else.
    pub fn rename(&self, person: &str, name: &str) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.insert(person.to_owned(), name.to_owned());
    }
}

/// A table that is held by one task.
pub struct TableGuard<'l>(MutexGuard<'l, Option<Table>>);

impl<'l> TableGuard<'l> {
    fn new(guard: MutexGuard<'l, Option<Table>>) -> Outcome<TableGuard<'l>> {
        if guard.is_some() { Ok(TableGuard(guard)) } else { Err(Problem::missing("no-such-table")) }
    }

    /// The table.
    ///
    /// # Errors
    /// When it has been let go.
    pub fn get(&mut self) -> Outcome<&mut Table> {
        self.0.as_mut().ok_or_else(|| Problem::missing("no-such-table"))
    }

    /// Takes the table out of memory while it is changed. Whatever goes wrong then, it is read from the store again.
    fn take(&mut self) -> Outcome<Table> {
        self.0.take().ok_or_else(|| Problem::missing("no-such-table"))
    }

    /// Puts the table back: it is what the store says.
    fn put(&mut self, table: Table) {
        *self.0 = Some(table);
    }
}

/// All tables in memory.
#[derive(Default)]
pub struct Hall {
    lives: Mutex<BTreeMap<String, Arc<Live>>>,
}

/// What came of adding an entry.
enum Stored {
    Done(Value),
    Known(Value),
    Conflict,
}

impl Hall {
    /// A table, read from the store if it is not in memory.
    ///
    /// # Errors
    /// When there is none.
    pub async fn live(&self, app: &Shared, id: &str) -> Outcome<Arc<Live>> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        if !crate::secret::is_token(id) || app.store.table(id).await?.is_none() {
            return Err(Problem::missing("no-such-table"));
        }
        let mut lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
        let live = lives.entry(id.to_owned()).or_insert_with(|| Arc::new(Live::new(id, app.clock.now())));
        let live = Arc::clone(live);
        app.metrics.tables.set(lives.len() as i64);
        Ok(live)
    }

    /// Opens a table with its first entries and what follows from them by itself, all or nothing.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn open(app: &Shared, row: TableRow, first: Vec<Entry>, now: Millis) -> Outcome<()> {
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
        };
        let seats: Vec<Seated> = table
            .seats()
            .filter_map(|(seat, chair)| Some((seat, chair.person()?.to_owned())))
            .map(|(seat, person)| Seated { seat: i64::from(seat), person: Some(person), seen: now })
            .collect();
        let bodies = bodies.map_err(|error| Problem::internal(&error))?;
        app.store.open_table(&new, &bodies, &seats).await?;
        let live = Arc::new(Live { table: tokio::sync::Mutex::new(Some(table)), ..Live::new(&row.id, now) });
        live.presence.seat(&seats);
        load::learn_names(app, &live).await?;
        {
            let mut lives = app.hall.lives.lock().unwrap_or_else(PoisonError::into_inner);
            lives.insert(row.id, Arc::clone(&live));
            app.metrics.tables.set(lives.len() as i64);
        }
        minder::mind(app, &live);
        Ok(())
    }

    /// A table that is in memory.
    #[must_use]
    pub fn known(&self, id: &str) -> Option<Arc<Live>> {
        self.lives.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Every table in memory.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<Live>> {
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
    ) -> Outcome<Value> {
        if ask.is_some_and(|ask| ask.is_empty() || ask.len() > 64 || !ask.is_ascii()) {
            return Err(Problem::bad("id-wrong"));
        }
        let asked = ask.map(|ask| (author.to_owned(), ask.to_owned()));
        let (app, id) = (app.clone(), id.to_owned());
        let task = tokio::spawn(async move { change(&app, &id, asked, work).await });
        task.await.map_err(|error| Problem::internal(&error))?
    }

    /// Lets go of tables at which nobody has looked for a while.
    pub fn sweep(&self, app: &Shared, idle: Millis) {
        let now = app.clock.now();
        let mut lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
        lives.retain(|_, live| {
            let idle = now - live.touched.load(Ordering::Relaxed) > idle;
            let alone = Arc::strong_count(live) == 1 && live.changed.receiver_count() == 0;
            !(idle && alone)
        });
        app.metrics.tables.set(lives.len() as i64);
    }

    /// Reads what other nodes have added to a table that is in memory here.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn refresh(&self, app: &Shared, id: &str, last: Option<i64>) -> Outcome<()> {
        let Some(live) = self.known(id) else { return Ok(()) };
        let mut guard = live.table.lock().await;
        let Some(table) = guard.as_mut() else { return Ok(()) };
        if last.is_some_and(|last| last <= table.position) {
            return Ok(());
        }
        let before = table.position;
        if load::catch_up(app, table).await.is_err() {
            *guard = None;
        } else if table.position == before {
            return Ok(());
        }
        drop(guard);
        load::learn_names(app, &live).await?;
        live.tell();
        minder::mind(app, &live);
        Ok(())
    }
}

async fn change(app: &Shared, id: &str, asked: Option<(String, String)>, mut work: Work) -> Outcome<Value> {
    let begin = tokio::time::Instant::now();
    let live = app.hall.live(app, id).await?;
    let mut not_before = 0;
    for _ in 0..TRIES {
        let mut guard = live.table(app).await?;
        let now = app.clock.now().max(not_before);
        let mut table = guard.take()?;
        let tried = work(&mut table, now);
        match tried {
            Ok(draft) => match store(app, &live, guard, table, draft, asked.as_ref(), now).await? {
                Stored::Done(answer) => {
                    app.metrics.actions.took(begin.elapsed());
                    return Ok(answer);
                }
                Stored::Known(answer) => return Ok(answer),
                Stored::Conflict => app.metrics.conflicts.add(),
            },
            Err(Halt::Wait(until)) => {
                guard.put(table);
                drop(guard);
                tokio::time::sleep(Duration::from_millis(u64::try_from(until - now).unwrap_or_default()))
                    .await;
                not_before = until;
            }
            Err(Halt::Problem(problem)) => {
                guard.put(table);
                drop(guard);
                return known(app, id, asked.as_ref()).await?.ok_or(*problem);
            }
        }
    }
    Err(Problem::conflict("too-busy"))
}

/// What a caller was told before, if it asks again.
async fn known(app: &Shared, id: &str, asked: Option<&(String, String)>) -> Outcome<Option<Value>> {
    let Some((author, ask)) = asked else { return Ok(None) };
    let answer = app.store.answer(id, author, ask).await?;
    Ok(answer.and_then(|answer| serde_json::from_str(&answer).ok()))
}

/// Adds what was done to the store, and what the table does by itself after it.
async fn store(
    app: &Shared,
    live: &Arc<Live>,
    mut guard: TableGuard<'_>,
    mut table: Table,
    draft: Draft,
    asked: Option<&(String, String)>,
    now: Millis,
) -> Outcome<Stored> {
    let stored = add(app, &mut table, draft, asked, now).await;
    if !matches!(stored, Ok(Stored::Done(_))) {
        // What was in memory is not what is in the store.
        return stored;
    }
    let mut whole = true;
    for _ in 0..MOST_FOLLOW_UPS {
        let Some(draft) = table.follow_up(now) else { break };
        // When another node was first, it does this too.
        whole = matches!(add(app, &mut table, draft, None, now).await, Ok(Stored::Done(_)));
        if !whole {
            break;
        }
    }
    if whole {
        guard.put(table);
    }
    drop(guard);
    live.tell();
    minder::mind(app, live);
    stored
}

async fn add(
    app: &Shared,
    table: &mut Table,
    draft: Draft,
    asked: Option<&(String, String)>,
    now: Millis,
) -> Outcome<Stored> {
    let position = table.position + 1;
    if draft.taken {
        table.position = position;
        table.changed = now;
    } else {
        table.take(&draft.entry, position, now).map_err(|error| Problem::internal(&error))?;
    }
    // An action is stored together with what follows from it, except where a script leads.
    let settled = matches!(draft.entry, Entry::Played { .. }) && table.guide.is_none();
    // Nobody waits for the answer of a bot or of the table itself.
    let moment = if asked.is_some() { table.moment(draft.viewer) } else { 0 };
    let answer = super::act::answer(draft.word, moment);
    let addition = Addition {
        table: table.id.clone(),
        position,
        body: serde_json::to_string(&draft.entry).map_err(|error| Problem::internal(&error))?,
        now,
        answer: asked.map(|(author, ask)| Answer {
            author: author.clone(),
            ask: ask.clone(),
            answer: answer.to_string(),
        }),
        keyframe: keyframe(app, table, &draft.entry, position),
        seats: seated(&draft.entry),
        stage: Some(table.stage().word()),
        summary: Some(table.summary()),
        due: owed::due(table, settled, &app.config),
        results: results::of(table, now),
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

/// The state after an entry that changed it.
fn keyframe(app: &Shared, table: &Table, entry: &Entry, position: i64) -> Option<Keyframe> {
    let changes = matches!(
        entry,
        Entry::Started { .. }
            | Entry::Played { .. }
            | Entry::Undone { .. }
            | Entry::Redone { .. }
            | Entry::Answered { .. }
            | Entry::Ruled { .. }
            | Entry::Corrected { .. }
            | Entry::Adopted { .. }
    );
    let game = table.game().filter(|_| changes && table.broken.is_none())?;
    Some(Keyframe { build: app.build.clone(), position, body: game.state().to_string() })
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
