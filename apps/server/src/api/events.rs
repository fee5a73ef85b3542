//! The event stream of a tab. It begins with the card and the whole picture; then come deltas, and the card whenever it changes. Events carry the
//! viewer's own moment as their id; what happened out of its sight makes no event.

use super::signals::heard;
use super::tables::{Eyes, may_watch};
use crate::app::{Shared, StreamCaller};
use crate::edge::{Caller, Names, Query, caller_of};
use crate::live::{Onlooker, Signal, TableHandle, Update};
use crate::problem::Outcome;
use axum::Router;
use axum::extract::State;
use axum::http::HeaderName;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::get;
use futures_util::stream::{self, Stream};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;
use tokio::time::Instant;
use undercroft_kernel::Viewer;
use undercroft_table::fingerprint;

/// How often a quiet stream says that it is there, and looks who is away.
const QUIET: Duration = Duration::from_secs(15);
/// How soon a stream looks at its key again when too many others do.
const SOON: Duration = Duration::from_secs(1);

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/v1/tables/{id}/events", get(events))
}

/// What happens at a table, as server-sent events: `card` (the table), `picture` (everything on it), `frame` (a delta: what changed
/// since), `signal` (somebody points at something, or makes a face).
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, description = "A stream of events.", content_type = "text/event-stream")))]
pub(super) async fn events(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<impl IntoResponse> {
    let live = app.registry.live(&app, &id).await?;
    let (address, key) = (caller_of(caller.address), caller.key);
    let person = caller.person.map(|person| person.id);
    {
        let mut guard = live.table(&app).await?;
        may_watch(guard.get()?, person.as_deref())?;
    }
    let caller = StreamCaller { address, person };
    app.open_stream(&caller)?;
    let watcher = Watcher::new(app, live, caller, key, eyes.seat);
    // Proxies must not hold events back.
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((unbuffered, Sse::new(watcher.stream()).keep_alive(KeepAlive::new().interval(QUIET))))
}

/// One tab.
struct Watcher {
    app: Shared,
    live: Arc<TableHandle>,
    changed: watch::Receiver<u64>,
    signals: broadcast::Receiver<Signal>,
    revoked: watch::Receiver<u64>,
    /// What is kept of the key with which it was opened.
    key: Option<String>,
    wanted: Option<u8>,
    viewer: Option<Viewer>,
    mark: Option<u32>,
    /// The fingerprint of the card that was told last.
    card: Option<u64>,
    waiting: VecDeque<Event>,
    /// When the key is looked at next.
    check: Instant,
    caller: StreamCaller,
}

impl Watcher {
    fn new(
        app: Shared,
        live: Arc<TableHandle>,
        caller: StreamCaller,
        key: Option<String>,
        wanted: Option<u8>,
    ) -> Watcher {
        let mut changed = live.changed.subscribe();
        changed.mark_changed();
        Watcher {
            revoked: app.revocations(),
            signals: live.signals.subscribe(),
            app,
            live,
            changed,
            key,
            wanted,
            viewer: None,
            mark: None,
            card: None,
            waiting: VecDeque::new(),
            check: Instant::now() + QUIET,
            caller,
        }
    }

    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut watcher| async move {
            let event = watcher.next().await?;
            Some((Ok(event), watcher))
        })
    }

    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            let look = tokio::select! {
                changed = self.changed.changed() => {
                    changed.ok()?;
                    true
                }
                // Somebody may have been away for too long by now, and a key may have been taken away at another node.
                () = tokio::time::sleep_until(self.check) => self.check_key().await?,
                revoked = self.revoked.changed() => {
                    revoked.ok()?;
                    self.check_key().await?
                }
                signal = self.signals.recv() => {
                    match signal {
                        Ok(signal) => self.hear(&signal).await.ok()?,
                        // Whoever reads slowly misses some.
                        Err(RecvError::Lagged(_)) => {}
                        Err(RecvError::Closed) => return None,
                    }
                    false
                }
                () = self.app.stopping() => return None,
            };
            if look {
                self.look().await.ok()?;
            }
        }
    }

    /// Nothing any more once the key with which the stream was opened opens nobody; else whether it was looked at. Thousands of streams must not stand
    /// before those who act: who finds no place tries again soon.
    async fn check_key(&mut self) -> Option<bool> {
        self.check = Instant::now() + QUIET;
        let Some(key) = &self.key else { return Some(true) };
        let Ok(_place) = self.app.key_checks.try_acquire() else {
            self.check = Instant::now() + SOON;
            return Some(false);
        };
        // A store that does not answer now has taken no key away.
        let Ok(opens) = self.app.store.person_of_lately(key).await else { return Some(true) };
        (opens.map(|person| person.id) == self.caller.person).then_some(true)
    }

    /// Gathers what is new for this viewer.
    async fn look(&mut self) -> Outcome<()> {
        let now = self.app.clock.now();
        let (app, live) = (self.app.clone(), Arc::clone(&self.live));
        let mut guard = live.table(&app).await?;
        let table = guard.get()?;
        let person = self.caller.person.clone();
        may_watch(table, person.as_deref())?;
        let viewer = table.viewer(person.as_deref(), self.wanted);
        if self.viewer != Some(viewer) {
            self.seat(viewer, now);
        }
        let people = live.people(table, now);
        let who = Onlooker { person: person.as_deref(), viewer };
        let card = table.card(who, &people);
        let update = table.update(viewer, self.mark);
        let picture = table.picture(viewer);
        drop(guard);
        let moment = picture.as_ref().map_or(0, |picture| picture.moment).to_string();
        let told = self.card.replace(fingerprint(&card));
        if told != self.card {
            let card = serde_json::to_string(&card).unwrap_or_default();
            self.waiting.push_back(Event::default().event("card").id(moment.as_str()).data(card));
        }
        match update {
            Update::Nothing => {}
            Update::Delta(json) => {
                self.waiting.push_back(Event::default().event("frame").id(moment).data(&*json));
            }
            Update::Whole(json) => {
                self.waiting.push_back(Event::default().event("picture").id(moment).data(&*json));
            }
        }
        self.mark = picture.map(|picture| picture.mark);
        Ok(())
    }

    /// Passes on what somebody signals.
    async fn hear(&mut self, signal: &Signal) -> Outcome<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        let mut guard = self.live.table(&self.app).await?;
        let table = guard.get()?;
        may_watch(table, self.caller.person.as_deref())?;
        let card = heard(signal, table.picture(viewer).as_deref());
        drop(guard);
        if let Some(card) = card {
            let data = serde_json::to_string(&card).unwrap_or_default();
            self.waiting.push_back(Event::default().event("signal").data(data));
        }
        Ok(())
    }

    /// Looks through other eyes from now on.
    fn seat(&mut self, viewer: Viewer, now: i64) {
        let before = self.viewer.replace(viewer);
        if let Some(Viewer::Seat(seat)) = before {
            self.live.presence.went(seat.0, now);
        }
        if let Viewer::Seat(seat) = viewer {
            self.live.presence.came(seat.0, now);
            self.live.tell();
            self.changed.mark_unchanged();
        }
        self.mark = None;
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.app.close_stream(&self.caller);
        if let Some(Viewer::Seat(seat)) = self.viewer {
            self.live.presence.went(seat.0, self.app.clock.now());
            self.live.tell();
        }
    }
}
