//! Limits of time and number around every request, and its one log line. The line names the route and never the address: an address may hold
//! an invitation.

use super::caller::Peer;
use super::limits::caller_of;
use crate::app::Shared;
use crate::problem::Problem;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use tokio::time::{Instant, timeout};
use undercroft_kernel::Message;

/// Turns away who asks too often, and gives up on what takes too long. A change that was accepted goes on: it runs in a task of its own.
pub async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let caller = caller_of(Peer::of(request.headers(), request.extensions(), app.config.behind_proxy));
    if let Err(seconds) = app.callers.take(&caller, app.clock.now()) {
        app.metrics.limited.add();
        return too_many(seconds).into_response();
    }
    match timeout(app.config.limits.time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow").into_response(),
    }
}

/// The answer to a caller that asks too often.
pub fn too_many(seconds: u32) -> Problem {
    let message = Message::new("too-many-requests").number("seconds", i64::from(seconds));
    Problem { retry: Some(seconds), ..Problem::says(StatusCode::TOO_MANY_REQUESTS, message) }
}

/// Writes one line a request and counts it.
pub async fn watch(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = request.method().clone();
    let begin = Instant::now();
    let response = next.run(request).await;
    let (time, status) = (begin.elapsed(), response.status().as_u16());
    app.metrics.answered(status);
    let streams =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
    if !streams {
        app.metrics.requests.took(time);
    }
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    tracing::info!(%method, route = route.as_deref().unwrap_or("-"), status, micros, "request");
    response
}

/// The answer when a handler fell over: nothing of what it said leaves the service.
pub fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::internal(&"a handler panicked").into_response()
}
