//! The worker of a table: does what the table owes while it waits for something that is no person: bots that have to act, windows that were passed
//! beforehand, limits of time.
//!
//! One task a table and node. Several nodes may work at the same table: what it owes is claimed by a lease, and should two act after all, the store lets only
//! one of them. A bot thinks on a thread of its own and is helped when it takes too long, so that it never holds up a table.

use super::attempt::Attempted;
use super::entry::By;
use super::error::{LiveError, TableError};
use super::handle::TableHandle;
use super::owed::{self, Duty, Owed};
use super::registry::TableRegistry;
use super::scheduler;
use super::table::Table;
use crate::app::Shared;
use crate::clock::{Millis, SECOND};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::Semaphore;
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::{Match, Refused};
use undercroft_kernel::Seat;

/// How long a node keeps what a table owes for itself. When the node dies, another one takes it up after this time.
pub(super) const LEASE: Millis = 2 * SECOND;
/// How often a lease is renewed while a bot thinks.
const RENEW: Duration = Duration::from_millis(600);
/// How long a node waits for one that has the lease before it looks again.
const WAIT: Duration = Duration::from_millis(500);
/// How long the player thinks who stands in for a bot without an answer.
const STAND_IN_TIME: Duration = Duration::from_millis(500);

/// What is owed only later than this is left to the scheduler, so that the table need not stay in memory for it.
const FAR: Millis = 600 * SECOND;
/// How often in a row something may go wrong before a table is left to the scheduler.
const FAILURES: u32 = 5;

/// Decides for bots.
pub trait BotPolicy: Send + Sync {
    fn choose(&self, game: &dyn Match, seat: Seat, bot: Bot, seed: u64) -> Option<String>;
}

/// The bots of the program.
struct Policies;

impl BotPolicy for Policies {
    fn choose(&self, game: &dyn Match, seat: Seat, bot: Bot, seed: u64) -> Option<String> {
        choose(game, seat, bot, seed)
    }
}

/// The threads on which bots think.
pub struct BotThreads {
    policy: Arc<dyn BotPolicy>,
    room: Arc<Semaphore>,
    time: Duration,
}

impl BotThreads {
    /// The bots of the program, each with so much time.
    #[must_use]
    pub fn new(time: Duration) -> BotThreads {
        BotThreads::with(Arc::new(Policies), time)
    }

    /// Other bots.
    #[must_use]
    pub fn with(policy: Arc<dyn BotPolicy>, time: Duration) -> BotThreads {
        let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        BotThreads { policy, room: Arc::new(Semaphore::new(threads.max(2))), time }
    }

    /// What a bot does; none when it took too long or fell over. Its thread keeps its room until it is done.
    async fn think(&self, game: Arc<dyn Match>, seat: Seat, bot: Bot, seed: u64) -> Option<String> {
        let thinking = async {
            let room = Arc::clone(&self.room).acquire_owned().await.ok()?;
            let policy = Arc::clone(&self.policy);
            let thought = tokio::task::spawn_blocking(move || {
                let chosen = policy.choose(&*game, seat, bot, seed);
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

/// Sees to it that a worker does what a table owes, if it owes anything.
pub fn wake(app: &Shared, live: &Arc<TableHandle>) {
    live.wake.notify_one();
    if !live.has_worker.swap(true, Ordering::SeqCst) {
        tokio::spawn(work_while_owed(app.clone(), Arc::clone(live)));
    }
}

/// Says that a table has no worker any more, even when it fell over.
struct Working<'l>(&'l TableHandle);

impl Drop for Working<'_> {
    fn drop(&mut self) {
        self.0.has_worker.store(false, Ordering::SeqCst);
    }
}

async fn work_while_owed(app: Shared, live: Arc<TableHandle>) {
    loop {
        let idle = {
            let _working = Working(&live);
            work_until_idle(&app, &live).await
        };
        // Something may have come up in between.
        let more = idle && matches!(next(&app, &live).await, Ok(Some(_)));
        if !more || live.has_worker.swap(true, Ordering::SeqCst) {
            return;
        }
    }
}

/// Does what a table owes until it owes nothing. Says whether it came to that.
async fn work_until_idle(app: &Shared, live: &Arc<TableHandle>) -> bool {
    let mut failures = 0;
    while !app.is_stopping() {
        if live.taken_up.swap(false, Ordering::SeqCst) {
            scheduler::correct(app, live).await;
        }
        match one_duty(app, live).await {
            Ok(Progress::More) => failures = 0,
            Ok(Progress::Nothing) => return true,
            other => {
                if let Err(error) = other {
                    tracing::warn!(%error, "a table could not do what it owes");
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

async fn next(app: &Shared, live: &TableHandle) -> Result<Option<Owed>, LiveError> {
    let mut guard = live.table(app).await?;
    let owed = owed::owed(guard.get()?, &app.config);
    Ok(owed.filter(|owed| owed.due - app.clock.now() < FAR))
}

/// Does one thing, or waits until it is due.
async fn one_duty(app: &Shared, live: &Arc<TableHandle>) -> Result<Progress, LiveError> {
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
    match owed.duty {
        Duty::Move { seat, bot } => think(app, live, owed.after, seat, bot).await,
        Duty::Pass { seat, action } => {
            unless_outdated(act(app, live, owed.after, seat, action, By::Table).await)
        }
        Duty::Close => {
            let work = move |table: &Table, _: Millis| table.close_finished(owed.after);
            unless_outdated(TableRegistry::change(app, &live.id, "", None, Box::new(work)).await)
        }
        Duty::Proposal => {
            let work = move |table: &Table, _: Millis| table.end_proposal(owed.after);
            unless_outdated(TableRegistry::change(app, &live.id, "", None, Box::new(work)).await)
        }
    }
}

/// What is refused was done by somebody else, or is not owed any more.
fn unless_outdated<T>(done: Result<T, LiveError>) -> Result<Progress, LiveError> {
    match done {
        Err(error) if !error.is_refusal() => Err(error),
        _ => Ok(Progress::More),
    }
}

/// Whether this node does what the table owes: it claims it, where there are other nodes.
async fn has_lease(app: &Shared, live: &TableHandle) -> Result<bool, LiveError> {
    let now = app.clock.now();
    if !app.store.is_shared() || live.leased.load(Ordering::SeqCst) > now + LEASE / 2 {
        return Ok(true);
    }
    let got = app.store.lease(&live.id, &app.node, now, now + LEASE).await?;
    live.leased.store(if got { now + LEASE } else { 0 }, Ordering::SeqCst);
    Ok(got)
}

/// Renews the lease while something is under way; none once another node has it.
async fn while_leased<T>(app: &Shared, live: &TableHandle, work: impl Future<Output = T>) -> Option<T> {
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

async fn think(
    app: &Shared,
    live: &Arc<TableHandle>,
    after: i64,
    seat: u8,
    bot: Bot,
) -> Result<Progress, LiveError> {
    let (game, seed) = {
        let mut guard = live.table(app).await?;
        let table = guard.get()?;
        let Some(game) = table.game().filter(|_| table.position == after) else { return Ok(Progress::More) };
        (Arc::<dyn Match>::from(game.copy()), bot_seed(table, seat))
    };
    let thinking = app.bots.think(Arc::clone(&game), Seat(seat), bot, seed);
    let thought = while_leased(app, live, thinking).await;
    let chosen = match thought {
        Some(Some(action)) => Some(action),
        Some(None) => {
            app.metrics.slow_bots.add();
            tracing::warn!(table = %live.id, seat, bot = bot.word(), "a bot has no answer: the rule-of-thumb player stands in");
            choose_quickly(&game, Seat(seat), seed).await
        }
        None => return Ok(Progress::More),
    };
    let Some(action) = chosen else { return Ok(Progress::Stuck) };
    app.metrics.bot_turns.add();
    match act(app, live, after, seat, action.clone(), By::Bot).await {
        // People roll the dice of this table, for bots too.
        Err(LiveError::RollWanted(_)) => {
            let work = move |table: &Table, _: Millis| {
                check_at(table, after)?;
                table.want(seat, action.clone())
            };
            unless_outdated(TableRegistry::change(app, &live.id, "", None, Box::new(work)).await)
        }
        // It chose what the rules refuse: then another stands in.
        Err(LiveError::Refused(TableError::Refused(refused))) if !is_late(&refused) => {
            let action = choose_quickly(&game, Seat(seat), seed).await;
            let Some(action) = action else { return Ok(Progress::Stuck) };
            act(app, live, after, seat, action, By::Bot).await.map(|()| Progress::More)
        }
        // Done, or the table went on without this bot.
        done => unless_outdated(done),
    }
}

/// What the rule-of-thumb player does where a bot has no answer, or any choice where that one has none either.
async fn choose_quickly(game: &Arc<dyn Match>, seat: Seat, seed: u64) -> Option<String> {
    let thinker = Arc::clone(game);
    let sensible = tokio::task::spawn_blocking(move || choose(&*thinker, seat, Bot::Sensible, seed));
    match tokio::time::timeout(STAND_IN_TIME, sensible).await {
        Ok(Ok(Some(action))) => Some(action),
        _ => choose(&**game, seat, Bot::Random, seed),
    }
}

/// Acts for a seat after a position: what was chosen for one moment is not played at another, whoever was first.
async fn act(
    app: &Shared,
    live: &TableHandle,
    after: i64,
    seat: u8,
    action: String,
    by: By,
) -> Result<(), LiveError> {
    let work = move |table: &Table, _: Millis| -> Attempted {
        check_at(table, after)?;
        table.act_for(seat, &action, by)
    };
    TableRegistry::change(app, &live.id, "", None, Box::new(work)).await.map(|_| ())
}

fn check_at(table: &Table, position: i64) -> Result<(), TableError> {
    if table.position == position { Ok(()) } else { Err(TableError::NotAsked) }
}

/// Whether the rules refuse an action because the match went on without it.
const fn is_late(refused: &Refused) -> bool {
    matches!(refused, Refused::NotAsked | Refused::Over)
}

/// A number for a bot that nobody else knows.
pub(super) fn bot_seed(table: &Table, seat: u8) -> u64 {
    let hash = blake3::derive_key("undercroft 2026 bots", format!("{} {seat}", table.secret).as_bytes());
    hash.iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte))
}
