//! The service inside another program: the same routes over the same store, called without a socket.
//!
//! Programs that have one SQLite file open like this are nodes of it: an entry goes in under the next position or not at all, whoever was second reads
//! again, and what others add is seen within a second. So the lock that keeps a second program from listening is not needed here.

use crate::app::{App, Shared, app};
use crate::config::Config;
use crate::serve::run_maintenance;
use crate::store;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use std::sync::Arc;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;
use undercroft_kernel::{Seat, Viewer};

/// The service without a socket, until it is dropped.
pub struct Inside {
    runtime: Runtime,
    service: Shared,
    router: Router,
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Call<'c> {
    pub method: &'c str,
    pub path: &'c str,
    pub cookie: Option<&'c str>,
    pub language: &'c str,
    /// JSON; empty for none.
    pub body: &'c str,
}

/// What is answered.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    pub status: u16,
    /// The cookie that was set, without its attributes.
    pub cookie: Option<String>,
    pub body: Vec<u8>,
}

impl Inside {
    /// Opens a database, and makes it where there is none.
    ///
    /// # Errors
    /// When it cannot be opened, or a newer program has written it.
    pub fn open(db: &str) -> Result<Inside, String> {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let store = runtime.block_on(store::open(db)).map_err(|error| format!("{db}: {error}"))?;
        let mut config = Config::default().unlimited();
        config.limits.work = Config::default().limits.work;
        // Nobody at this keyboard can tell a quick hand from one that had passed beforehand.
        config.pass_hold = 0;
        let service = Arc::new(App::new(store, config)?);
        runtime.spawn(run_maintenance(service.clone()));
        Ok(Inside { router: app(service.clone()), runtime, service })
    }

    /// Asks the service, and waits for its answer.
    #[must_use]
    pub fn call(&self, call: Call<'_>) -> Reply {
        let request = Request::builder().method(call.method).uri(call.path);
        let request = request
            .header(header::HOST, "localhost")
            .header(header::ACCEPT_LANGUAGE, call.language)
            .header(header::CONTENT_TYPE, "application/json");
        let request = match call.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        };
        // A path or cookie that is no header is nobody's.
        let Ok(request) = request.body(Body::from(call.body.to_owned())) else { return Reply::default() };
        let router = self.router.clone();
        self.runtime.block_on(async move {
            let Ok(response) = router.oneshot(request).await;
            let status = response.status().as_u16();
            let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
            let cookie = cookie.and_then(|text| text.split(';').next()).map(str::to_owned);
            let body = to_bytes(response.into_body(), usize::MAX).await.unwrap_or_default().to_vec();
            Reply { status, cookie, body }
        })
    }

    /// Calls back after each change of a table, on a thread of the service, for as long as it answers `true`.
    pub fn watch(&self, table: &str, heard: impl Fn() -> bool + Send + 'static) {
        let (service, table) = (self.service.clone(), table.to_owned());
        self.runtime.spawn(async move {
            let Ok(live) = service.registry.live(&service, &table).await else { return };
            let mut changed = live.changed.subscribe();
            while changed.changed().await.is_ok() && heard() {}
        });
    }

    /// Whether people at these seats all see the same of a table and have heard the same, so that they may share a screen.
    #[must_use]
    pub fn is_shared_by(&self, table: &str, seats: &[u8]) -> bool {
        let seats: Vec<Seat> = seats.iter().copied().map(Seat).collect();
        self.runtime.block_on(async {
            let Ok(live) = self.service.registry.live(&self.service, table).await else { return false };
            let Ok(mut guard) = live.table(&self.service).await else { return false };
            let Some(game) = guard.get().ok().and_then(|table| table.live()) else { return false };
            let mut heard = seats.iter().map(|seat| game.log(Viewer::Seat(*seat), u32::MAX, usize::MAX));
            let first = heard.next();
            heard.all(|other| Some(&other) == first.as_ref()) && game.game().is_shared_by(&seats)
        })
    }
}

impl Drop for Inside {
    /// Gives up what this node has claimed, so that others need not wait for it.
    fn drop(&mut self) {
        self.service.stop();
        self.runtime.block_on(async {
            // Otherwise others go on a little later.
            let _ = self.service.store.release(&self.service.node).await;
            self.service.store.close().await;
        });
    }
}
