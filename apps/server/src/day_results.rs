//! What came of the dungeons of the day. A list is read from up to a hundred tables and kept until one of them changes, for a minute at most because
//! people may change their names; one is read at a time, so that asking often costs nobody anything.

use crate::app::Shared;
use crate::clock::{Millis, SECOND};
use crate::live::{Origin, Stage};
use crate::problem::Outcome;
use crate::store::TableRow;
use crate::wire::DayResult;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::Mutex;
use undercroft_catalog::live::Match;
use undercroft_kernel::{Seat, Turn, Viewer};

/// How many results are listed.
const LISTED: usize = 100;
/// How long a list is kept, and of how many days.
const KEPT: Millis = 60 * SECOND;
const DAYS: usize = 2;

/// The lists of this node, by the first table of the day.
#[derive(Default)]
pub struct DayResults(Mutex<BTreeMap<String, List>>);

struct List {
    read: Millis,
    /// The tables that are over, and how many entries each had.
    tables: Vec<(String, i64)>,
    /// Whose each result is.
    results: Arc<[(String, DayResult)]>,
}

impl DayResults {
    /// How far everybody came who has finished, the deepest first, as somebody sees it.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn of(&self, app: &Shared, root: &TableRow, person: Option<&str>) -> Outcome<Vec<DayResult>> {
        let mut lists = self.0.lock().await;
        let rows = over(app, root).await?;
        let (now, tables) = (app.clock.now(), rows.iter().map(|row| (row.id.clone(), row.last)).collect());
        let fresh = |list: &List| list.tables == tables && (0..KEPT).contains(&(now - list.read));
        let results = match lists.get(&root.id).filter(|list| fresh(list)) {
            Some(list) => Arc::clone(&list.results),
            None => {
                let results: Arc<[_]> = read(app, &rows).await?.into();
                lists.retain(|id, list| *id != root.id && now - list.read < KEPT);
                if lists.len() < DAYS {
                    lists.insert(root.id.clone(), List { read: now, tables, results: Arc::clone(&results) });
                }
                results
            }
        };
        let you = |host: &str| person == Some(host);
        Ok(results.iter().map(|(host, result)| DayResult { you: you(host), ..result.clone() }).collect())
    }
}

/// The tables of a day that are over; lines that left one of them are among them.
async fn over(app: &Shared, root: &TableRow) -> Outcome<Vec<TableRow>> {
    let mut rows = app.store.family(&root.id).await?;
    let over = [Stage::Over.word(), Stage::Closed.word()];
    rows.retain(|row| row.id != root.id && over.contains(&row.stage.as_str()));
    rows.truncate(LISTED);
    Ok(rows)
}

async fn read(app: &Shared, rows: &[TableRow]) -> Outcome<Vec<(String, DayResult)>> {
    let mut results = Vec::new();
    for row in rows {
        let live = app.registry.live(app, &row.id).await?;
        let mut guard = live.table(app).await?;
        let table = guard.get()?;
        // A line that left one of these tables is of the family, too.
        if !matches!(table.opened.origin, Origin::Day { .. }) {
            continue;
        }
        let Some(game) = table.game() else { continue };
        let Turn::Over(outcome) = game.turn() else { continue };
        let host = table.opened.host.clone();
        let (won, area, counts) = (outcome.winners.has(Seat(0)), area(game), table.counts());
        drop(guard);
        let name = app.store.person(&host).await?.map(|person| person.name).unwrap_or_default();
        let table = row.id.clone();
        results.push((host, DayResult { name, you: false, won, area, counts, table }));
    }
    results.sort_by_key(|(_, result)| (Reverse(result.counts), Reverse(result.won), Reverse(result.area)));
    Ok(results)
}

fn area(game: &dyn Match) -> u32 {
    let facts = game.facts(Viewer::Spectator);
    let area = facts.into_iter().find(|(fact, _)| fact.name == "area").and_then(|(_, value)| value?.as_int());
    area.and_then(|area| u32::try_from(area).ok()).unwrap_or_default()
}
