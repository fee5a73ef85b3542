//! Looks after a table while it waits for something that is no person: bots that have to act, windows that were passed beforehand, limits of time.
//!
//! One task a table and node. Several nodes may mind the same table: what it owes is claimed by a lease, and should two act after all, the store lets only
//! one of them. A bot thinks on a thread of its own and is helped when it takes too long, so that it never holds up a table.

use super::act::Halt;
use super::entry::By;
use super::hall::{Hall, Live};
use super::owed::{self, Owed, What};
use super::scheduler;
use super::table::Table;
use crate::app::Shared;
use crate::clock::{Millis, SECOND};
use crate::problem::{Outcome, Problem};
use axum::http::StatusCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::Semaphore;
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::Match;
use undercroft_kernel::Seat;

/// How long a node keeps what a table owes for itself. When the node dies, another one takes it up after this time.
pub(super) const LEASE: Millis = 2 * SECOND;
/// How often a lease is renewed while a bot thinks.
const RENEW: Duration = Duration::from_millis(600);
/// How long a node waits for one that has the lease before it looks again.
const WAIT: Duration = Duration::from_millis(500);

/// How often in a row something may go wrong before a table is left to the scheduler.
const FAILURES: u32 = 5;

/// Who thinks for bots.
pub trait Thinker: Send + Sync {
    /// What a bot does at a seat.
    fn choose(&self, game: &dyn Match, seat: Seat, bot: Bot, seed: u64) -> Option<String>;
}

/// The bots of the program.
struct Policies;

impl Thinker for Policies {
    fn choose(&self, game: &dyn Match, seat: Seat, bot: Bot, seed: u64) -> Option<String> {
        choose(game, seat, bot, seed)
    }
}

/// The threads on which bots think.
pub struct Thinkers {
    thinker: Arc<dyn Thinker>,
    room: Arc<Semaphore>,
    time: Duration,
}

impl Thinkers {
    /// The bots of the program, each with so much time.
    #[must_use]
    pub fn new(time: Duration) -> Thinkers {
        Thinkers::with(Arc::new(Policies), time)
    }

    /// Other bots.
    #[must_use]
    pub fn with(thinker: Arc<dyn Thinker>, time: Duration) -> Thinkers {
        let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Thinkers { thinker, room: Arc::new(Semaphore::new(threads.max(2))), time }
    }

    /// What a bot does; none when it took too long or fell over. Its thread keeps its room until it is done.
    async fn think(&self, game: Box<dyn Match>, seat: Seat, bot: Bot, seed: u64) -> Option<String> {
        let thinking = async {
            let room = Arc::clone(&self.room).acquire_owned().await.ok()?;
            let thinker = Arc::clone(&self.thinker);
            let thought = tokio::task::spawn_blocking(move || {
                let chosen = thinker.choose(&*game, seat, bot, seed);
                drop(room);
                chosen
            });
            thought.await.ok()?
        };
        tokio::time::timeout(self.time, thinking).await.ok()?
    }
}

/// What came of looking after a table once.
#[derive(PartialEq, Eq)]
enum Progress {
    /// Something was done, or has changed: look again.
    More,
    /// Nothing is owed.
    Nothing,
    /// Something is owed, and cannot be done.
    Stuck,
}

/// Sees to it that somebody minds a table, if there is anything to mind.
pub fn mind(app: &Shared, live: &Arc<Live>) {
    live.wake.notify_one();
    if !live.minded.swap(true, Ordering::SeqCst) {
        tokio::spawn(mind_until_idle(app.clone(), Arc::clone(live)));
    }
}

/// Says that nobody minds a table any more, even when whoever did fell over.
struct Minded<'l>(&'l Live);

impl Drop for Minded<'_> {
    fn drop(&mut self) {
        self.0.minded.store(false, Ordering::SeqCst);
    }
}

async fn mind_until_idle(app: Shared, live: Arc<Live>) {
    loop {
        let idle = {
            let _minded = Minded(&live);
            work_until_idle(&app, &live).await
        };
        // Something may have come up in between.
        let more = idle && matches!(next(&app, &live).await, Ok(Some(_)));
        if !more || live.minded.swap(true, Ordering::SeqCst) {
            return;
        }
    }
}

/// Does what a table owes until it owes nothing. Says whether it came to that.
async fn work_until_idle(app: &Shared, live: &Arc<Live>) -> bool {
    let mut failures = 0;
    while !app.is_stopping() {
        if live.taken_up.swap(false, Ordering::SeqCst) {
            scheduler::correct(app, live).await;
        }
        match one_duty(app, live).await {
            Ok(Progress::More) => failures = 0,
            Ok(Progress::Nothing) => return true,
            other => {
                if let Err(problem) = other {
                    tracing::warn!(error = %problem.message.key, "a table could not be minded");
                }
                failures += 1;
                if failures > FAILURES {
                    scheduler::postpone(app, live).await;
                    return false;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
    false
}

async fn next(app: &Shared, live: &Live) -> Outcome<Option<Owed>> {
    let mut guard = live.table(app).await?;
    Ok(owed::owed(guard.get()?, &app.config))
}

/// Does one thing, or waits until it is due.
async fn one_duty(app: &Shared, live: &Arc<Live>) -> Outcome<Progress> {
    let Some(owed) = next(app, live).await? else { return Ok(Progress::Nothing) };
    let wait = owed.due - app.clock.now();
    if wait > 0 {
        let sleep = tokio::time::sleep(Duration::from_millis(u64::try_from(wait).unwrap_or_default()));
        tokio::select! {
            () = sleep => {}
            // Something else has happened: look again.
            () = live.wake.notified() => return Ok(Progress::More),
            () = app.stopping() => return Ok(Progress::More),
        }
    }
    if !has_lease(app, live).await? {
        // Another node does it, and its entry wakes this one.
        tokio::select! {
            () = tokio::time::sleep(WAIT) => {}
            () = live.wake.notified() => {}
        }
        return Ok(Progress::More);
    }
    match owed.what {
        What::Move { seat, bot } => think(app, live, owed.after, seat, bot).await,
        What::Pass { seat, action } => {
            unless_outdated(act(app, live, owed.after, seat, action, By::Table).await)
        }
        What::Proposal => {
            let work = move |table: &mut Table, _: Millis| table.end_proposal(owed.after);
            unless_outdated(Hall::change(app, &live.id, "", None, Box::new(work)).await)
        }
    }
}

/// What is refused was done by somebody else, or is not owed any more.
fn unless_outdated<T>(done: Outcome<T>) -> Outcome<Progress> {
    match done {
        Err(problem) if !problem.status.is_client_error() => Err(problem),
        _ => Ok(Progress::More),
    }
}

/// Whether this node does what the table owes: it claims it, where there are other nodes.
async fn has_lease(app: &Shared, live: &Live) -> Outcome<bool> {
    let now = app.clock.now();
    if !app.store.is_shared() || live.leased.load(Ordering::SeqCst) > now + LEASE / 2 {
        return Ok(true);
    }
    let got = app.store.lease(&live.id, &app.node, now, now + LEASE).await?;
    live.leased.store(if got { now + LEASE } else { 0 }, Ordering::SeqCst);
    Ok(got)
}

/// Renews the lease while something is under way; none once another node has it.
async fn while_leased<T>(app: &Shared, live: &Live, work: impl Future<Output = T>) -> Option<T> {
    let mut work = std::pin::pin!(work);
    loop {
        match tokio::time::timeout(RENEW, &mut work).await {
            Ok(done) => return Some(done),
            // A store that does not answer now may be there when the thought is ready.
            Err(_) if has_lease(app, live).await.unwrap_or(true) => {}
            Err(_) => return None,
        }
    }
}

async fn think(app: &Shared, live: &Arc<Live>, after: i64, seat: u8, bot: Bot) -> Outcome<Progress> {
    let (game, seed) = {
        let mut guard = live.table(app).await?;
        let table = guard.get()?;
        let Some(game) = table.game().filter(|_| table.position == after) else { return Ok(Progress::More) };
        (game.copy(), bot_seed(table, seat))
    };
    let spare = game.copy();
    let thought = while_leased(app, live, app.thinkers.think(game, Seat(seat), bot, seed)).await;
    let chosen = match thought {
        Some(Some(action)) => Some(action),
        Some(None) => {
            app.metrics.slow_bots.add();
            choose(&*spare, Seat(seat), Bot::Random, seed)
        }
        None => return Ok(Progress::More),
    };
    let Some(action) = chosen else { return Ok(Progress::Stuck) };
    app.metrics.bot_turns.add();
    match act(app, live, after, seat, action.clone(), By::Bot).await {
        // People roll the dice of this table, for bots too.
        Err(problem) if problem.status == StatusCode::ACCEPTED => {
            let work = move |table: &mut Table, _: Millis| {
                is_at(table, after)?;
                table.want(seat, action.clone())
            };
            unless_outdated(Hall::change(app, &live.id, "", None, Box::new(work)).await)
        }
        // It chose what the rules refuse: then anything else is played.
        Err(problem) if problem.status.is_client_error() && problem.status != StatusCode::CONFLICT => {
            let action = choose(&*spare, Seat(seat), Bot::Random, seed);
            let Some(action) = action else { return Ok(Progress::Stuck) };
            act(app, live, after, seat, action, By::Bot).await.map(|()| Progress::More)
        }
        // Done, or the table went on without this bot.
        done => unless_outdated(done),
    }
}

/// Acts for a seat after a position: what was chosen for one moment is not played at another, whoever was first.
async fn act(app: &Shared, live: &Live, after: i64, seat: u8, action: String, by: By) -> Outcome<()> {
    let work = move |table: &mut Table, now: Millis| {
        is_at(table, after)?;
        table.act_for(seat, &action, by, now)
    };
    Hall::change(app, &live.id, "", None, Box::new(work)).await.map(|_| ())
}

fn is_at(table: &Table, position: i64) -> Result<(), Halt> {
    if table.position == position { Ok(()) } else { Err(Problem::conflict("not-asked").into()) }
}

/// A number for a bot that nobody else knows.
pub(super) fn bot_seed(table: &Table, seat: u8) -> u64 {
    let hash = blake3::derive_key("undercroft 2026 bots", format!("{} {seat}", table.secret).as_bytes());
    hash.iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte))
}
