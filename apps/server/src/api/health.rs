//! For the host's tools: is it alive, can it work, what does it count. No names and no ids are told.

use crate::app::Shared;
use crate::problem::{Outcome, Problem};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).route("/metrics", get(metrics))
}

/// Whether the service runs.
#[utoipa::path(get, path = "/healthz", tag = "host", responses((status = 200, description = "The service runs.")))]
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Whether the service can work: the store takes writes, and it is not stopping. The store is asked once a second at most.
#[utoipa::path(get, path = "/readyz", tag = "host", responses(
    (status = 200, description = "The service can work."), (status = 503, description = "Not now.")))]
pub(super) async fn ready(State(app): State<Shared>) -> Outcome<&'static str> {
    if app.is_stopping() {
        return Err(Problem { retry: Some(1), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "stopping") });
    }
    if !app.readiness.check(&*app.store, &app.node, app.clock.now()).await {
        return Err(Problem {
            retry: Some(1),
            ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "not-writable")
        });
    }
    Ok("ready\n")
}

/// What the service counts.
#[utoipa::path(get, path = "/metrics", tag = "host", responses((status = 200, description = "In the text format of Prometheus.")))]
pub(super) async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.page())
}
