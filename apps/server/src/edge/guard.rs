//! Limits of time and number around every request, and its one log line. The line names the route and never its path: a path may hold an
//! invitation. Whoever calls is in it only where the host wants it, the person as a hash.

use super::caller::Peer;
use super::limits::caller_of;
use crate::app::Shared;
use crate::problem::Problem;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::sync::{Arc, OnceLock};
use tokio::time::{Instant, timeout};
use undercroft_kernel::Message;

/// Turns away who asks too often, and gives up on what takes too long. A change that was accepted goes on: it runs in a task of its own.
pub async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let caller = caller_of(Peer::of(request.headers(), request.extensions(), app.config.trusted_proxies));
    let now = app.clock.now();
    let counted = app.callers.take(&caller, now);
    if let Err(seconds) =
        counted.and_then(|()| app.uploads.take_many(&caller, kilobytes(&app, &request), now))
    {
        app.metrics.limited.add();
        return too_many(seconds).into_response();
    }
    match timeout(app.config.limits.time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow").into_response(),
    }
}

/// How much a request brings, in KiB; one that does not say it may bring as much as any.
fn kilobytes(app: &Shared, request: &Request) -> u32 {
    let says = request.headers().get(header::CONTENT_LENGTH);
    let says = says.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    let bytes = match says {
        Some(bytes) => bytes,
        None if request.headers().contains_key(header::TRANSFER_ENCODING) => app.config.limits.upload as u64,
        None => 0,
    };
    u32::try_from(bytes / 1024).unwrap_or(u32::MAX)
}

/// The answer to a caller that asks too often.
pub fn too_many(seconds: u32) -> Problem {
    let message = Message::new("too-many-requests").number("seconds", i64::from(seconds));
    Problem { retry: Some(seconds), ..Problem::says(StatusCode::TOO_MANY_REQUESTS, message) }
}

/// Whoever turns out to have sent a request, for its log line.
#[derive(Clone, Default)]
pub struct NotedPerson(Arc<OnceLock<String>>);

impl NotedPerson {
    pub(super) fn note(&self, person: &str) {
        // Whoever is noted first stays.
        let _ = self.0.set(person.to_owned());
    }

    /// Enough of a hash to tell people apart, and nothing to find them by but `undercroft admin`.
    fn hashed(&self) -> Option<String> {
        self.0.get().map(|person| crate::secret::log_name(person))
    }
}

/// Writes one line a request and counts it.
pub async fn watch(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = request.method().clone();
    let begin = Instant::now();
    let number = app.next_request();
    let noted = NotedPerson::default();
    let address = app
        .config
        .log_callers
        .then(|| Peer::of(request.headers(), request.extensions(), app.config.trusted_proxies));
    if app.config.log_callers {
        request.extensions_mut().insert(noted.clone());
    }
    let mut response = next.run(request).await;
    if let Ok(value) = HeaderValue::from_str(&number) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), value);
    }
    let (time, status) = (begin.elapsed(), response.status().as_u16());
    app.metrics.answered(status);
    let streams =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
    if !streams {
        app.metrics.requests.took(time);
    }
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    let (route, person, address) =
        (route.as_deref().unwrap_or("-"), noted.hashed(), address.map(tracing::field::display));
    tracing::info!(request = number, %method, route, status, micros, person, address, "request");
    response
}

/// The answer when a handler fell over: nothing of what it said leaves the service.
pub fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::internal(&"a handler panicked").into_response()
}
