//! Reading a table from the store: its entries are taken in one after the other.

use super::act::MOST_FOLLOW_UPS;
use super::entry::{Entry, Opened};
use super::hall::Live;
use super::table::{Nonsense, Table};
use crate::app::Shared;
use crate::edge::Stop;
use crate::problem::{Outcome, Problem};
use crate::store::{EntryRow, Seated, TableRow};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

/// What the people at a table are called.
type Names = BTreeMap<String, String>;

/// Reads a table.
///
/// # Errors
/// When there is none, or it cannot be read.
pub async fn load(app: &Shared, id: &str) -> Outcome<(Table, Names)> {
    let row = app.store.table(id).await?.ok_or_else(|| Problem::missing("no-such-table"))?;
    let rows = app.store.entries(id, 0).await?;
    let unreadable = |what: &str| Problem::internal(&format!("table {id}: {what}"));
    let entries = entries(&rows).map_err(|error| unreadable(&error))?;
    let Some((Entry::Opened(opened), _)) = entries.first() else {
        return Err(unreadable("it was never opened"));
    };
    let opened: Opened = opened.clone();
    let packs = packs_of(entries.iter().map(|(entry, _)| entry));
    let game_box = app.shelf.open(app, &opened.game, &opened.setup, packs.as_ref()).await?;
    let table = Table::new(&row, opened, game_box).ok_or_else(|| unreadable("its dice are not hex"))?;
    let table = tokio::task::spawn_blocking(move || take_all(table, &entries, 0)).await;
    let table = table.map_err(|error| unreadable(&error.to_string()))?.map_err(|error| unreadable(&error))?;
    let names = names(app, &table).await?;
    Ok((table, names))
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
) -> Outcome<(Table, Vec<Entry>)> {
    let Some(Entry::Opened(opened)) = first.first() else { return Err(Problem::bad("not-started")) };
    let packs = packs_of(first.iter());
    let game_box = app.shelf.open(app, &opened.game, &opened.setup, packs.as_ref()).await?;
    let table = Table::new(row, opened.clone(), game_box);
    let mut table = table.ok_or_else(|| Problem::internal(&"dice that are not hex"))?;
    let lay_out = move |stop: &Stop| {
        let nonsense = |error: Nonsense| Problem::internal(&error);
        let mut entries = first;
        for (entry, position) in entries.iter().zip(0..) {
            stop.check()?;
            table.take(entry, position, now).map_err(nonsense)?;
        }
        for _ in 0..MOST_FOLLOW_UPS {
            let Some(draft) = table.follow_up(now) else { break };
            stop.check()?;
            let position = table.position + 1;
            if draft.taken {
                table.position = position;
            } else {
                table.take(&draft.entry, position, now).map_err(nonsense)?;
            }
            entries.push(draft.entry);
        }
        Ok((table, entries))
    };
    app.openings.run(lay_out).await
}

/// The packs of the match that was started, if one was.
fn packs_of<'e>(mut entries: impl Iterator<Item = &'e Entry>) -> Option<BTreeMap<String, String>> {
    entries.find_map(|entry| match entry {
        Entry::Started { header } => Some(header.packs.clone()),
        _ => None,
    })
}

/// Reads what was added since.
///
/// # Errors
/// When it cannot be read.
pub async fn catch_up(app: &Shared, table: &mut Table) -> Outcome<()> {
    let rows = app.store.entries(&table.id, table.position + 1).await?;
    let entries = entries(&rows).map_err(|error| Problem::internal(&error))?;
    for ((entry, made), row) in entries.iter().zip(&rows) {
        table.take(entry, row.position, *made).map_err(|error| Problem::internal(&error))?;
    }
    Ok(())
}

/// What the store knows about who was there when.
///
/// # Errors
/// When it cannot be read.
pub async fn seen(app: &Shared, id: &str) -> Outcome<Vec<Seated>> {
    Ok(app.store.seats(id).await?)
}

/// Learns what people are called who have sat down elsewhere.
///
/// # Errors
/// When it cannot be read.
pub async fn learn_names(app: &Shared, live: &Arc<Live>) -> Outcome<()> {
    let mut guard = live.table(app).await?;
    let persons: Vec<String> = guard.get()?.persons().into_iter().map(str::to_owned).collect();
    drop(guard);
    for person in persons {
        let known = live.names.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&person);
        if !known && let Some(found) = app.store.person(&person).await? {
            live.rename(&person, &found.name);
        }
    }
    Ok(())
}

async fn names(app: &Shared, table: &Table) -> Outcome<Names> {
    let mut names = Names::new();
    for person in table.persons() {
        if let Some(found) = app.store.person(person).await? {
            names.insert(found.id, found.name);
        }
    }
    Ok(names)
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
