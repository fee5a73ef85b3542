//! How a change gets into the store. The table in memory decides which entry is to be written. The entry is folded in, added to the store under the next
//! position, and answered only after its commit. When another node was first, the table is read again and the change is tried anew.

use super::act::MOST_FOLLOW_UPS;
use super::attempt::{Attempt, Attempted, PendingEntry};
use super::entry::Entry;
use super::error::LiveError;
use super::handle::{TableGuard, TableHandle};
use super::owed;
use super::registry::TableRegistry;
use super::results;
use super::table::Table;
use super::worker;
use crate::app::{App, Shared};
use crate::clock::Millis;
use crate::config::Config;
use crate::store::{Added, Addition, Answer, Seated, Store};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How often a change is tried when other nodes are first.
const TRIES: usize = 16;

/// What is tried at a table; called again when another node was first.
pub type Work = Box<dyn FnMut(&Table, Millis) -> Attempted + Send>;

/// What came of adding an entry.
enum Stored {
    Done(Value),
    Known(Value),
    Conflict,
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

pub(super) async fn change(
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
