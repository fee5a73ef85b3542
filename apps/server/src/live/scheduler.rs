//! Finds what no node does: tables that owe something since a while, because their node was stopped or killed, or could not write. The store says which;
//! whoever claims one reads it and does what it owes.

use super::error::{LiveError, TableError};
use super::handle::TableHandle;
use super::owed;
use super::registry::TableRegistry;
use super::table::Table;
use super::worker::{self, LEASE};
use crate::app::Shared;
use crate::clock::{Millis, SECOND};
use crate::store::Claim;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// How often a node looks.
const LOOK: Duration = Duration::from_millis(500);
/// How long something is left to the node at which it came up: that one needs no look to know of it.
const GRACE: Millis = SECOND / 2;
/// How many tables are taken up at a look, so that a node that starts is not busy with nothing else.
const MOST: i64 = 32;
/// When a table is looked at again that cannot be helped now.
const LATER: Millis = 60 * SECOND;
/// When a table is looked at again that does not fit the rules of this build: another build may come back.
const MUCH_LATER: Millis = 600 * SECOND;

/// Takes up what is owed, for as long as the service runs.
pub async fn take_up_owed(app: &Shared) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut failed = false;
    while !app.is_stopping() {
        looks.tick().await;
        let now = app.clock.now();
        let claim = Claim { node: &app.node, due: now - GRACE, now, until: now + LEASE, most: MOST };
        match app.store.take_owed(&claim).await {
            Ok(tables) => {
                failed = false;
                for table in tables {
                    take_up(app, &table, claim.until).await;
                }
            }
            Err(error) => {
                if !failed {
                    tracing::warn!(%error, "what tables owe was not looked at");
                }
                failed = true;
            }
        }
    }
}

async fn take_up(app: &Shared, id: &str, until: Millis) {
    // One that is not there any more owes nothing.
    let Ok(live) = app.registry.live(app, id).await else { return };
    live.leased.store(until, Ordering::SeqCst);
    // A bot that thinks for long is overdue, too, and is being looked after.
    if !live.has_worker.load(Ordering::SeqCst) {
        app.metrics.taken_up.add();
        live.taken_up.store(true, Ordering::SeqCst);
        worker::wake(app, &live);
    }
}

/// Does what another node has left of an entry, and corrects what the store says about when the table owes something: an older program, another build or
/// another configuration may have written it.
pub(super) async fn correct(app: &Shared, live: &Arc<TableHandle>) {
    if let Err(error) = try_to_correct(app, live).await {
        tracing::warn!(%error, "a table was not taken up");
    }
}

async fn try_to_correct(app: &Shared, live: &Arc<TableHandle>) -> Result<(), LiveError> {
    let follow_up = |table: &Table, _: Millis| table.follow_up().map(Into::into).ok_or(TableError::NotAsked);
    match TableRegistry::change(app, &live.id, "", None, Box::new(follow_up)).await {
        Err(error) if !error.is_refusal() => return Err(error),
        _ => {}
    }
    let now = app.clock.now();
    let (last, due) = {
        let mut guard = live.table(app).await?;
        let table = guard.get()?;
        let due = match &table.broken {
            Some(_) => Some(now + MUCH_LATER),
            None => owed::owed(table, &app.config).map(|owed| owed.due),
        };
        (table.position, due)
    };
    // What is owed now is done now, and its entry says what comes then.
    if due.is_none_or(|due| due > now) {
        app.store.set_due(&live.id, last, due).await?;
        live.let_go();
    }
    Ok(())
}

/// Leaves a table alone for a while that could not be helped.
pub(super) async fn postpone(app: &Shared, live: &TableHandle) {
    let done = async {
        let Some(row) = app.store.table(&live.id).await? else { return Ok(()) };
        app.store.set_due(&live.id, row.last, Some(app.clock.now() + LATER)).await
    };
    if let Err(error) = done.await {
        tracing::warn!(%error, "a table was not postponed");
    }
    live.let_go();
}
