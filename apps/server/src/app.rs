//! The service itself: what all handlers share, and the routes. No socket is here: a test calls the router.

use crate::api;
use crate::clock::{Clock, Millis};
use crate::config::Config;
use crate::day_results::DayResults;
use crate::designer::Runs;
use crate::edge::{self, Caller, Counter, Limiter, Speaker, Stop, Workers};
use crate::game_cache::GameCache;
use crate::live::{BotThreads, TableRegistry};
use crate::metrics::Metrics;
use crate::pages;
use crate::problem::{Outcome, Problem};
use crate::readiness::Readiness;
use crate::review::Reviews;
use crate::secret::{self, Randomness};
use crate::store::{Person, Store};
use axum::Router;
use axum::http::StatusCode;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Semaphore, watch};
use undercroft_kernel::Message;

/// How many boxes and tables wait to be opened.
const OPENINGS: usize = 1024;

/// How many keys of streams are looked at at once: fewer than the store has readers.
const KEY_CHECKS: usize = 2;

/// What handlers get.
pub type Shared = Arc<App>;

/// The service.
pub struct App {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What the host has decided.
    pub config: Config,
    /// What time it is.
    pub clock: Clock,
    /// Where random bytes come from.
    pub random: Randomness,
    /// Both languages.
    pub speaker: Speaker,
    pub games: GameCache,
    /// The tables in memory.
    pub registry: TableRegistry,
    /// Where bots think.
    pub bots: BotThreads,
    /// Who reads files of strangers.
    pub files: Workers,
    /// Who answers what takes thought: odds, advice, and the reasons of bots.
    pub questions: Workers,
    /// Who asks how many of them now.
    asking: Counter,
    /// Who opens boxes and lays out tables.
    pub openings: Workers,
    pub reviews: Reviews,
    /// What came of the dungeons of the day.
    pub day_results: DayResults,
    /// What designers measure.
    pub designs: Runs,
    /// What is counted.
    pub metrics: Metrics,
    /// Whether the store takes writes.
    pub readiness: Readiness,
    /// The name of this node.
    pub node: String,
    /// Which build this is: states are kept under it.
    pub build: String,
    /// How often addresses ask.
    pub callers: Limiter,
    changes: Limiter,
    persons: Limiter,
    tables: Limiter,
    address_tables: Limiter,
    /// How much addresses send, in KiB.
    pub uploads: Limiter,
    streams: Counter,
    /// How many streams may ask the store at once whether their key is still good.
    pub key_checks: Semaphore,
    /// Connections by address.
    pub connections: Counter,
    requests: AtomicU64,
    /// Counts keys that were taken away on this node: streams look whether theirs is among them.
    revoked: watch::Sender<u64>,
    stop: watch::Sender<bool>,
}

impl App {
    /// A service over a store.
    ///
    /// # Errors
    /// When its texts cannot be read, or the system has no random bytes.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Result<App, String> {
        let random = Randomness::default();
        let node = random.token::<10>().map_err(|error| error.to_string())?;
        let limits = &config.limits;
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Ok(App {
            store,
            clock: Clock::default(),
            speaker: Speaker::new()?,
            games: GameCache::new(),
            registry: TableRegistry::default(),
            bots: BotThreads::new(config.bot_time),
            files: Workers::new(cores / 2, limits.waiting, limits.work),
            asking: Counter::default(),
            questions: Workers::new(cores.max(2), limits.waiting * 4, limits.work),
            openings: Workers::new(cores.max(2), OPENINGS, limits.time),
            reviews: Reviews::default(),
            day_results: DayResults::default(),
            designs: Runs::default(),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            node,
            build: build(),
            callers: Limiter::new(limits.requests),
            changes: Limiter::new(limits.changes),
            persons: Limiter::new(limits.persons),
            tables: Limiter::new(limits.tables),
            address_tables: Limiter::new(limits.tables_of_address),
            uploads: Limiter::new(limits.uploads),
            streams: Counter::default(),
            key_checks: Semaphore::new(KEY_CHECKS),
            connections: Counter::default(),
            requests: AtomicU64::new(0),
            revoked: watch::Sender::new(0),
            stop: watch::Sender::new(false),
            random,
            config,
        })
    }

    /// Makes a person for a browser that has none; gives its key too, which is kept nowhere.
    ///
    /// # Errors
    /// When an address makes too many.
    pub async fn new_person(&self, address: IpAddr) -> Outcome<(Person, String)> {
        let now = self.clock.now();
        self.count(&self.persons, &edge::caller_of(address), now)?;
        let key = self.random.token::<32>()?;
        let person = Person { id: self.random.token::<10>()?, created: now, ..Person::default() };
        self.store.add_person(&person, &secret::kept(&key)).await?;
        Ok((person, key))
    }

    /// Counts a change of a person.
    ///
    /// # Errors
    /// When there are too many.
    pub fn count_change(&self, person: &str) -> Outcome<()> {
        self.count(&self.changes, person, self.clock.now())
    }

    /// Counts a new table of a caller.
    ///
    /// # Errors
    /// When there are too many of the person or of the address, or when the person keeps too many open.
    pub async fn count_table(&self, caller: &Caller, person: &Person) -> Outcome<()> {
        let now = self.clock.now();
        self.count(&self.address_tables, &edge::caller_of(caller.address), now)?;
        self.count(&self.tables, &person.id, now)?;
        let most = person.quota.unwrap_or(self.config.limits.open_tables);
        if most < i64::MAX && self.store.open_tables(&person.id).await? >= most {
            self.metrics.limited.add();
            let message = Message::new("too-many-tables").number("most", most);
            return Err(Problem::says(StatusCode::TOO_MANY_REQUESTS, message));
        }
        Ok(())
    }

    /// The number of the next request, for the log and for whoever reports a problem.
    pub fn next_request(&self) -> String {
        let count = self.requests.fetch_add(1, Ordering::Relaxed).to_le_bytes();
        // Hashed, so that nobody can tell how many others have asked in between.
        let hash = blake3::Hasher::new().update(self.node.as_bytes()).update(&count).finalize();
        secret::letters(hash.as_bytes().get(..8).unwrap_or_default())
    }

    /// Keys were taken away.
    pub fn tell_revoked(&self) {
        self.revoked.send_modify(|count| *count += 1);
    }

    /// Hears when keys are taken away.
    #[must_use]
    pub fn revocations(&self) -> watch::Receiver<u64> {
        self.revoked.subscribe()
    }

    /// Counts an attempt to use a code: nobody tries them all.
    ///
    /// # Errors
    /// When there are too many.
    pub fn count_claim(&self, address: IpAddr) -> Outcome<()> {
        self.count(&self.persons, &edge::caller_of(address), self.clock.now())
    }

    /// Answers what takes thought. Nobody asks so much at once that others have to wait for long.
    ///
    /// # Errors
    /// What the work says, or that there is too much of it.
    pub async fn ask<T: Send + 'static>(
        &self,
        caller: &Caller,
        work: impl FnOnce(&Stop) -> Outcome<T> + Send + 'static,
    ) -> Outcome<T> {
        let limits = &self.config.limits;
        let address = edge::caller_of(caller.address);
        let mut names = vec![(address.as_str(), limits.questions_of_address)];
        names.extend(caller.person.as_ref().map(|person| (person.id.as_str(), limits.questions)));
        let Some(_place) = self.asking.place(&names) else {
            self.metrics.limited.add();
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-questions"));
        };
        self.questions.run(work).await
    }

    fn count(&self, limiter: &Limiter, caller: &str, now: Millis) -> Outcome<()> {
        limiter.take(caller, now).map_err(|seconds| {
            self.metrics.limited.add();
            edge::too_many(seconds)
        })
    }

    /// Counts a stream that a caller opens.
    ///
    /// # Errors
    /// When it has too many.
    pub fn open_stream(&self, caller: &StreamCaller) -> Outcome<()> {
        let limits = &self.config.limits;
        let mut counts = vec![(caller.address.as_str(), limits.streams_of_address)];
        counts.extend(caller.person.as_deref().map(|person| (person, limits.streams)));
        if caller.person.is_none() {
            counts = vec![(caller.address.as_str(), limits.streams.min(limits.streams_of_address))];
        }
        if !self.streams.open(&counts) {
            self.metrics.limited.add();
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-streams"));
        }
        self.metrics.streams.change(1);
        Ok(())
    }

    pub fn close_stream(&self, caller: &StreamCaller) {
        self.streams.close([Some(caller.address.as_str()), caller.person.as_deref()].into_iter().flatten());
        self.metrics.streams.change(-1);
    }

    /// Says that the service stops: streams end, what was accepted is finished.
    pub fn stop(&self) {
        self.stop.send_replace(true);
        self.reviews.end();
    }

    /// Whether the service stops.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Waits until the service stops.
    pub async fn stopping(&self) {
        let mut stop = self.stop.subscribe();
        // The sender lives as long as the service.
        let _ = stop.wait_for(|stop| *stop).await;
    }

    /// A link that works from elsewhere, where the host has said how.
    #[must_use]
    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.config.origin().unwrap_or_default())
    }

    /// An error for the caller that names what is wrong with a name, or the name as it may be shown.
    ///
    /// # Errors
    /// When it is too long.
    pub fn name(&self, name: &str) -> Outcome<String> {
        if name.chars().count() > 40 {
            return Err(Problem::bad("name-too-long"));
        }
        Ok(crate::live::plain_text(name, 40))
    }
}

/// Under which names a stream is counted.
#[derive(Clone, Debug)]
pub struct StreamCaller {
    pub address: String,
    pub person: Option<String>,
}

/// Which build this is: another program file is another build.
fn build() -> String {
    let file = std::env::current_exe().and_then(|file| file.metadata());
    let (size, changed) = file.map_or((0, None), |file| (file.len(), file.modified().ok()));
    let text = format!("{} {size} {changed:?}", env!("CARGO_PKG_VERSION"));
    secret::letters(blake3::hash(text.as_bytes()).as_bytes().get(..10).unwrap_or_default())
}

/// The routes of the service.
pub fn app(state: Shared) -> Router {
    let wrong_method = || async { Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method") };
    let routes = Router::new().merge(api::routes()).merge(pages::routes());
    let routes = routes.method_not_allowed_fallback(wrong_method);
    edge::around(routes, &state)
}
