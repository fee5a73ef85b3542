//! Sockets, and the end: connections are accepted one by one with limits on their number and on how long the head of a request may take. When the
//! service stops, nothing new is accepted, streams end, and what was accepted is finished.

use crate::api::host_routes;
use crate::app::{Shared, app};
use crate::clock::{Millis, SECOND};
use crate::edge::{Peer, caller_of};
use crate::live::{LiveError, take_up_owed};
use crate::store::Woken;
use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, interval, timeout};
use tower::ServiceExt;

/// How long the head of a request may take to arrive.
const HEAD: Duration = Duration::from_secs(15);
/// How long the service waits for what it has accepted.
const FINISH: Duration = Duration::from_secs(20);
/// How often a node looks what other nodes have added.
const LOOK: Duration = Duration::from_secs(1);
/// How often maintenance is done, in looks.
const MAINTENANCE: u64 = 15;
/// How often what belongs to nothing any more is removed, in looks: once a day.
const SWEEP: u64 = 24 * 60 * 60;
/// How much the clock may go on faster than time before it counts as set.
const JUMP: Millis = 3600 * SECOND;
/// How long the state of a table is not kept at most, while people play. Stopping keeps all of them.
const UNKEPT: Millis = 60 * SECOND;
/// How many idle tables are removed at once.
const PRUNED: i64 = 100;

/// A service that listens.
pub struct Listening {
    listener: TcpListener,
    /// Where the host's tools ask.
    host: Option<TcpListener>,
    service: Shared,
}

/// Begins to listen.
///
/// # Errors
/// When the address cannot be had.
pub async fn listen(service: Shared, address: SocketAddr) -> std::io::Result<Listening> {
    Ok(Listening { listener: TcpListener::bind(address).await?, host: None, service })
}

impl Listening {
    /// Where it listens.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Tells what is counted, and how it is, at another address too.
    ///
    /// # Errors
    /// When the address cannot be had.
    pub async fn with_host_address(self, address: SocketAddr) -> std::io::Result<Listening> {
        Ok(Listening { host: Some(TcpListener::bind(address).await?), ..self })
    }

    /// Where the host's tools ask, if that is elsewhere.
    #[must_use]
    pub fn host_address(&self) -> Option<SocketAddr> {
        self.host.as_ref()?.local_addr().ok()
    }

    /// Serves until the service stops, and then finishes what was accepted.
    pub async fn serve(self) {
        let Listening { listener, host, service } = self;
        let host =
            host.map(|host| tokio::spawn(axum::serve(host, host_routes(service.clone())).into_future()));
        let router = app(service.clone());
        let graceful = GracefulShutdown::new();
        let room = Arc::new(Semaphore::new(service.config.limits.connections));
        let maintenance = tokio::spawn(run_maintenance(service.clone()));
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = service.stopping() => break,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            let Some(open) = Connection::open(&service, peer.ip()) else { continue };
            // Who finds no room waits; the system keeps a short line before it turns callers away.
            let Ok(room) = Arc::clone(&room).acquire_owned().await else { break };
            connect(router.clone(), stream, peer, &graceful, (room, open));
        }
        drop(listener);
        if timeout(FINISH, graceful.shutdown()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        maintenance.abort();
        if let Some(host) = host {
            host.abort();
        }
        keep_states(&service, 0).await;
        if let Err(error) = service.store.release(&service.node).await {
            tracing::warn!(%error, "other nodes take over a little later");
        }
        service.store.close().await;
    }
}

/// A connection that is counted for its address.
struct Connection {
    service: Shared,
    address: String,
}

impl Connection {
    /// None for an address that has too many already: it is closed at once. Behind a proxy all come from the same address, and the proxy counts.
    fn open(service: &Shared, peer: IpAddr) -> Option<Connection> {
        let most = match service.config.trusted_proxies {
            0 => service.config.limits.connections_of_address,
            _ => usize::MAX,
        };
        let address = caller_of(peer);
        if !service.connections.open(&[(&address, most)]) {
            service.metrics.limited.add();
            return None;
        }
        Some(Connection { service: service.clone(), address })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.service.connections.close([self.address.as_str()]);
    }
}

/// Serves one connection in a task of its own.
fn connect(
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
    graceful: &GracefulShutdown,
    kept: (OwnedSemaphorePermit, Connection),
) {
    // An event is small and must not wait for others.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service);
    let watched = graceful.watch(connection);
    tokio::spawn(async move {
        // A connection that breaks off is no concern of others.
        let _ = watched.await;
        drop(kept);
    });
}

/// What has to be done all the time: looking what other nodes have added, taking up what tables owe, noting who is there, letting go of what nobody needs.
pub async fn run_maintenance(service: Shared) {
    tokio::join!(listen_to_nodes(&service), look_around(&service), take_up_owed(&service));
}

async fn look_around(service: &Shared) {
    let mut ticks = interval(LOOK);
    let mut looked = service.clock.now();
    let mut steady = Steady::new(looked);
    for count in 1u64.. {
        ticks.tick().await;
        if service.store.is_shared() || service.store.changed_outside().await.unwrap_or(false) {
            looked = look(service, looked).await;
        }
        if count % SWEEP == MAINTENANCE {
            remove_orphans(service).await;
        }
        if count.is_multiple_of(MAINTENANCE) {
            note_presence(service).await;
            keep_states(service, UNKEPT).await;
            service.registry.evict_idle(service, service.config.forget_after);
            prune(service, &mut steady).await;
        }
    }
}

/// Reads what other nodes have added since the last look, with some time to spare for clocks that differ.
async fn look(service: &Shared, since: Millis) -> Millis {
    let now = service.clock.now();
    match service.store.moved_since(since - 5 * SECOND).await {
        Ok(moved) => {
            for one in moved {
                if let Err(error) = service.registry.refresh(service, &one.table, Some(one.last)).await {
                    tracing::warn!(%error, "a table was not refreshed");
                }
            }
            now
        }
        Err(error) => {
            tracing::warn!(%error, "the store was not looked at");
            since
        }
    }
}

/// Is woken by other nodes; what is missed is seen at the next look.
async fn listen_to_nodes(service: &Shared) {
    loop {
        let woken = service.store.woken().await;
        let service = service.clone();
        // A table that is being written here must not hold up the others.
        tokio::spawn(async move {
            let done = match woken {
                Woken::Table(table) => service.registry.refresh(&service, &table, None).await,
                Woken::Person(person) => rename(&service, &person).await,
            };
            if let Err(error) = done {
                tracing::warn!(%error, "what another node has changed was not read");
            }
        });
    }
}

/// A person is called something else at another node.
async fn rename(service: &Shared, person: &str) -> Result<(), LiveError> {
    let name = service.store.person(person).await?.map(|person| person.name).unwrap_or_default();
    for live in service.registry.all() {
        live.rename(person, &name);
    }
    Ok(())
}

async fn remove_orphans(service: &Shared) {
    match service.store.remove_orphans(service.clock.now()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "rows that belonged to nothing any more were removed"),
        Err(error) => tracing::warn!(%error, "what belongs to nothing any more was not removed"),
    }
}

async fn keep_states(service: &Shared, age: Millis) {
    if let Err(error) = service.registry.keep_states(service, age).await {
        tracing::warn!(%error, "states of tables were not kept");
    }
}

/// Notes which seats are there, so that other nodes know it too.
async fn note_presence(service: &Shared) {
    let open = |live: &Arc<crate::live::TableHandle>| {
        let id = live.id.clone();
        live.presence.open().into_iter().map(move |seat| (id.clone(), i64::from(seat)))
    };
    let seats: Vec<(String, i64)> = service.registry.all().iter().flat_map(open).collect();
    if seats.is_empty() {
        return;
    }
    if let Err(error) = service.store.seen(&seats, service.clock.now()).await {
        tracing::warn!(%error, "presence was not noted");
    }
}

/// Tells a clock that was set from one that has gone on.
struct Steady {
    began: Instant,
    wall: Millis,
    jumped: bool,
}

impl Steady {
    fn new(wall: Millis) -> Steady {
        Steady { began: Instant::now(), wall, jumped: false }
    }

    /// Whether the clock has ever gone on by more than the time that has passed.
    fn has_jumped(&mut self, wall: Millis, passed: Duration) -> bool {
        let passed = Millis::try_from(passed.as_millis()).unwrap_or(Millis::MAX);
        self.jumped |= wall - self.wall > passed.saturating_add(JUMP);
        self.jumped
    }
}

/// Removes tables that have been idle for longer than the host keeps them; never one that somebody has open, and nothing once the clock was set:
/// then nobody knows how long a table has been idle, until the service is started again.
async fn prune(service: &Shared, steady: &mut Steady) {
    let Some(keep) = service.config.keep_idle else { return };
    let now = service.clock.now();
    if steady.has_jumped(now, steady.began.elapsed()) {
        tracing::warn!("the clock has jumped: idle tables are kept until the next start");
        return;
    }
    let in_use: Vec<String> = service.registry.all().iter().map(|live| live.id.clone()).collect();
    match service.store.prune(now - keep, PRUNED, &in_use).await {
        Ok(tables) if tables.is_empty() => {}
        Ok(tables) => tracing::info!(count = tables.len(), "idle tables were removed"),
        Err(error) => tracing::warn!(%error, "idle tables were not removed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_that_was_set_is_told_from_one_that_goes_on() {
        let day = Duration::from_secs(24 * 60 * 60);
        let mut steady = Steady::new(1_000);
        assert!(!steady.has_jumped(1_000 + 24 * 3600 * SECOND, day));
        assert!(!steady.has_jumped(5, day), "back is no reason to remove anything");
        assert!(steady.has_jumped(400 * 24 * 3600 * SECOND, day));
        assert!(steady.has_jumped(1_000, day), "once it was set, nobody knows any more");
    }
}
