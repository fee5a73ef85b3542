//! Looks after a table while it waits for something that is no person: bots that have to act, windows that were passed beforehand, limits of time.
//!
//! One task a table and node. Several nodes may mind the same table: a bot's turn is claimed by a lease, and should two act after all, the store lets only
//! one of them. A bot thinks on a thread of its own and is helped when it takes too long, so that it never holds up a table.

use super::entry::{By, Passing};
use super::hall::{Hall, Live};
use super::table::{Stage, Table};
use crate::app::Shared;
use crate::clock::{Millis, SECOND};
use crate::problem::Outcome;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::Semaphore;
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::Match;
use undercroft_kernel::Seat;

/// How long a node keeps the bots of a table for itself.
const LEASE: Millis = 15 * SECOND;

/// How often in a row something may go wrong before a table is left alone until it changes.
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

/// What has to be done for a table.
struct Duty {
    due: Millis,
    seat: u8,
    what: What,
}

enum What {
    /// A bot acts.
    Think(Bot),
    /// A window is passed.
    Pass(String),
}

/// Sees to it that somebody minds a table, if there is anything to mind.
pub fn mind(app: &Shared, live: &Arc<Live>) {
    live.wake.notify_one();
    if !live.minded.swap(true, Ordering::SeqCst) {
        tokio::spawn(mind_until_idle(app.clone(), Arc::clone(live)));
    }
}

async fn mind_until_idle(app: Shared, live: Arc<Live>) {
    let mut failures = 0;
    loop {
        match one_duty(&app, &live).await {
            Ok(true) => failures = 0,
            Ok(false) => {
                live.minded.store(false, Ordering::SeqCst);
                // Something may have come up in between.
                if !matches!(next(&app, &live).await, Ok(Some(_))) || live.minded.swap(true, Ordering::SeqCst)
                {
                    return;
                }
            }
            Err(problem) => {
                tracing::warn!(error = %problem.message.key, "a table could not be minded");
                failures += 1;
                if failures > FAILURES {
                    live.minded.store(false, Ordering::SeqCst);
                    return;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        if app.is_stopping() {
            return;
        }
    }
}

async fn next(app: &Shared, live: &Live) -> Outcome<Option<Duty>> {
    let mut guard = live.table(app).await?;
    Ok(duty(guard.get()?, app.config.pass_hold))
}

/// Does one thing, or waits until it is due. Says whether there was one.
async fn one_duty(app: &Shared, live: &Arc<Live>) -> Outcome<bool> {
    let Some(duty) = next(app, live).await? else { return Ok(false) };
    let wait = duty.due - app.clock.now();
    if wait > 0 {
        let sleep = tokio::time::sleep(Duration::from_millis(u64::try_from(wait).unwrap_or_default()));
        tokio::select! {
            () = sleep => {}
            // Something else has happened: look again.
            () = live.wake.notified() => return Ok(true),
            () = app.stopping() => return Ok(true),
        }
    }
    match duty.what {
        What::Pass(action) => {
            let done = act(app, live, duty.seat, action, By::Table).await;
            done.map_or_else(
                |problem| if problem.status.is_client_error() { Ok(true) } else { Err(problem) },
                |()| Ok(true),
            )
        }
        What::Think(bot) => think(app, live, duty.seat, bot).await,
    }
}

async fn think(app: &Shared, live: &Arc<Live>, seat: u8, bot: Bot) -> Outcome<bool> {
    let now = app.clock.now();
    if app.store.is_shared() && !app.store.lease(&live.id, &app.node, now, now + LEASE).await? {
        tokio::time::sleep(Duration::from_secs(1)).await;
        return Ok(true);
    }
    let (game, seed) = {
        let mut guard = live.table(app).await?;
        let table = guard.get()?;
        let Some(game) = table.game().filter(|_| table.asked().has(Seat(seat))) else { return Ok(true) };
        (game.copy(), bot_seed(table, seat))
    };
    let spare = game.copy();
    let chosen = match app.thinkers.think(game, Seat(seat), bot, seed).await {
        Some(action) => Some(action),
        None => {
            app.metrics.slow_bots.add();
            choose(&*spare, Seat(seat), Bot::Random, seed)
        }
    };
    let Some(action) = chosen else { return Ok(false) };
    app.metrics.bot_turns.add();
    match act(app, live, seat, action.clone(), By::Bot).await {
        Ok(()) => Ok(true),
        // People roll the dice of this table, for bots too.
        Err(problem) if problem.status == axum::http::StatusCode::ACCEPTED => {
            let work = move |table: &mut Table, _: Millis| table.want(seat, action.clone());
            Hall::change(app, &live.id, "", None, Box::new(work)).await.map(|_| true)
        }
        // The table went on without this bot, or it chose what the rules refuse: then anything else is played.
        Err(problem) if problem.status == axum::http::StatusCode::CONFLICT => Ok(true),
        Err(problem) if problem.status.is_client_error() => {
            let action = choose(&*spare, Seat(seat), Bot::Random, seed);
            let Some(action) = action else { return Ok(false) };
            act(app, live, seat, action, By::Bot).await.map(|()| true)
        }
        Err(problem) => Err(problem),
    }
}

async fn act(app: &Shared, live: &Arc<Live>, seat: u8, action: String, by: By) -> Outcome<()> {
    let work = move |table: &mut Table, now: Millis| table.act_for(seat, &action, by, now);
    Hall::change(app, &live.id, "", None, Box::new(work)).await.map(|_| ())
}

/// A number for a bot that nobody else knows.
pub(super) fn bot_seed(table: &Table, seat: u8) -> u64 {
    let hash = blake3::derive_key("undercroft 2026 bots", format!("{} {seat}", table.secret).as_bytes());
    hash.iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte))
}

/// What has to be done next.
fn duty(table: &Table, hold: Millis) -> Option<Duty> {
    if table.stage() != Stage::Playing || table.broken.is_some() || table.wants.is_some() || table.is_guided()
    {
        return None;
    }
    let game = table.game()?;
    let asked = table.asked();
    let duties = table.seats().filter(|(seat, _)| asked.has(Seat(*seat))).filter_map(|(seat, chair)| {
        let since = chair.asked_since.unwrap_or(table.changed);
        let reaction = game.reaction(Seat(seat));
        if let Some(bot) = chair.bot() {
            let due = if reaction.is_some() { since + hold } else { 0 };
            return Some(Duty { due, seat, what: What::Think(bot) });
        }
        let (pass, aimed) = reaction?;
        let passes = match chair.passing {
            Some(Passing::UntilMyTurn) => true,
            Some(Passing::UntilAttacked) => !aimed,
            None => false,
        };
        let limit = table.ways.react_within.map(|seconds| i64::from(seconds) * SECOND);
        let due = if passes { Some(hold) } else { limit.map(|limit| limit.max(hold)) };
        Some(Duty { due: since + due?, seat, what: What::Pass(pass) })
    });
    duties.min_by_key(|duty| duty.due)
}
