//! For the host's tools: is it alive, can it work, what does it count. No names and no ids are told.

use crate::app::{App, Shared};
use crate::problem::{Outcome, Problem};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).route("/metrics", get(metrics))
}

/// The same for an address that only the host reaches: there what is counted is always told.
pub fn host_routes(service: Shared) -> Router {
    let counted = |State(app): State<Shared>| async move { counted(&app) };
    let routes = Router::new().route("/healthz", get(alive)).route("/readyz", get(ready));
    routes.route("/metrics", get(counted)).with_state(service)
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
#[utoipa::path(get, path = "/metrics", tag = "host", responses(
    (status = 200, description = "In the text format of Prometheus.", body = String, content_type = "text/plain"),
    (status = 404, description = "The host has another address for it.")))]
pub(super) async fn metrics(State(app): State<Shared>) -> Outcome<impl IntoResponse> {
    if app.config.metrics_apart {
        return Err(Problem::missing("no-such-page"));
    }
    Ok(counted(&app))
}

fn counted(app: &App) -> impl IntoResponse + use<> {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.page())
}
