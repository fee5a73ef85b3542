//! Reading a table from the store: its entries are taken in one after the other.

use super::act::MOST_FOLLOW_UPS;
use super::entry::{Entry, Opened, Origin};
use super::error::{LiveError, TableError};
use super::handle::TableHandle;
use super::table::{MisplacedEntry, Table};
use crate::app::Shared;
use crate::clock::Millis;
use crate::edge::Stop;
use crate::store::{EntryRow, Seated, TableRow};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

/// What the people at a table are called.
type Names = BTreeMap<String, String>;
/// When people at which seats did something.
type Acted = Vec<(u8, Millis)>;

/// Reads a table.
///
/// # Errors
/// When there is none, or it cannot be read.
pub async fn load(app: &Shared, id: &str) -> Result<(Table, Names, Acted), LiveError> {
    let row = app.store.table(id).await?.ok_or(LiveError::NoSuchTable)?;
    let rows = app.store.entries(id, 0).await?;
    let unreadable = |what: &str| LiveError::internal(format!("table {id}: {what}"));
    let entries = entries(&rows).map_err(|error| unreadable(&error))?;
    let Some((Entry::Opened(opened), _)) = entries.first() else {
        return Err(unreadable("it was never opened"));
    };
    let opened: Opened = opened.clone();
    let packs = packs_of(entries.iter().map(|(entry, _)| entry));
    let any_game = app.games.open(app, &opened.game, &opened.setup, packs.as_ref()).await?;
    let acted = acted(&entries);
    let table = Table::new(&row, opened, any_game).ok_or_else(|| unreadable("its dice are not hex"))?;
    let table = tokio::task::spawn_blocking(move || take_all(table, &entries, 0)).await;
    let table = table.map_err(|error| unreadable(&error.to_string()))?.map_err(|error| unreadable(&error))?;
    let names = names(app, &table).await?;
    Ok((table, names, acted))
}

/// Makes a table of its first entries and what follows from them by itself; gives all entries.
///
/// # Errors
/// When they make no table.
pub async fn lay_out(
    app: &Shared,
    row: &TableRow,
    first: Vec<Entry>,
    now: i64,
) -> Result<(Table, Vec<Entry>), LiveError> {
    let Some(Entry::Opened(opened)) = first.first() else { return Err(TableError::NotStarted.into()) };
    let packs = packs_of(first.iter());
    let any_game = app.games.open(app, &opened.game, &opened.setup, packs.as_ref()).await?;
    let table = Table::new(row, opened.clone(), any_game);
    let mut table = table.ok_or_else(|| LiveError::internal("dice that are not hex"))?;
    let lay_out = move |stop: &Stop| {
        let misplaced = |error: MisplacedEntry| LiveError::internal(error);
        let mut entries = first;
        for (entry, position) in entries.iter().zip(0..) {
            stop.check()?;
            table.take(entry, position, now).map_err(misplaced)?;
        }
        for _ in 0..MOST_FOLLOW_UPS {
            let Some(pending) = table.follow_up() else { break };
            stop.check()?;
            table.take(&pending.entry, table.position + 1, now).map_err(misplaced)?;
            entries.push(pending.entry);
        }
        Ok::<_, LiveError>((table, entries))
    };
    app.openings.run(lay_out).await
}

/// The packs of the match that was started, if one was.
fn packs_of<'e>(mut entries: impl Iterator<Item = &'e Entry>) -> Option<BTreeMap<String, String>> {
    entries.find_map(|entry| match entry {
        Entry::Started { header } => Some(header.packs.clone()),
        Entry::Opened(Opened { origin: Origin::Designed { packs }, .. }) => Some(packs.clone()),
        _ => None,
    })
}

/// Reads what was added since.
///
/// # Errors
/// When it cannot be read.
pub async fn catch_up(app: &Shared, table: &mut Table) -> Result<Acted, LiveError> {
    let rows = app.store.entries(&table.id, table.position + 1).await?;
    let entries = entries(&rows).map_err(LiveError::internal)?;
    for ((entry, made), row) in entries.iter().zip(&rows) {
        table.take(entry, row.position, *made).map_err(LiveError::internal)?;
    }
    Ok(acted(&entries))
}

/// What the store knows about who was there when.
///
/// # Errors
/// When it cannot be read.
pub async fn seen(app: &Shared, id: &str) -> Result<Vec<Seated>, LiveError> {
    Ok(app.store.seats(id).await?)
}

/// Learns what people are called who have sat down elsewhere.
///
/// # Errors
/// When it cannot be read.
pub async fn learn_names(app: &Shared, live: &Arc<TableHandle>) -> Result<(), LiveError> {
    let mut guard = live.table(app).await?;
    let persons: Vec<String> = guard.get()?.persons().into_iter().map(str::to_owned).collect();
    drop(guard);
    for person in persons {
        let known = live.names.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&person);
        if !known && let Some(found) = app.store.person(&person).await? {
            live.learn_name(&person, &found.name);
        }
    }
    Ok(())
}

async fn names(app: &Shared, table: &Table) -> Result<Names, LiveError> {
    let mut names = Names::new();
    for person in table.persons() {
        if let Some(found) = app.store.person(person).await? {
            names.insert(found.id, found.name);
        }
    }
    Ok(names)
}

fn acted(entries: &[(Entry, Millis)]) -> Acted {
    entries.iter().filter_map(|(entry, made)| Some((entry.actor()?, *made))).collect()
}

fn entries(rows: &[EntryRow]) -> Result<Vec<(Entry, i64)>, String> {
    let read = |row: &EntryRow| match serde_json::from_str(&row.body) {
        Ok(entry) => Ok((entry, row.made)),
        Err(error) => Err(format!("entry {}: {error}", row.position)),
    };
    rows.iter().map(read).collect()
}

fn take_all(mut table: Table, entries: &[(Entry, i64)], from: i64) -> Result<Table, String> {
    for ((entry, made), position) in entries.iter().zip(from..) {
        table.take(entry, position, *made).map_err(|error| error.to_string())?;
    }
    Ok(table)
}
