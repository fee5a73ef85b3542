//! Texts by language and hash. A text with a hash never changes, so that browsers keep it for ever.

use crate::app::Shared;
use crate::edge::{Names, Query};
use crate::problem::{Outcome, Problem};
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/texts/{language}/{file}", get(text))
}

/// For a text of a table's own packs: the table, so that a node that has not read it yet can.
#[derive(Deserialize)]
pub(super) struct Of {
    table: Option<String>,
}

/// A file of texts in Fluent: those of the program (from the lobby) or of a table's cards (from its card).
#[utoipa::path(get, path = "/texts/{language}/{hash}.ftl", tag = "lobby",
    params(("language" = String, Path), ("hash" = String, Path), ("table" = Option<String>, Query)),
    responses((status = 200, description = "Fluent messages.", content_type = "text/plain")))]
pub(super) async fn text(
    State(app): State<Shared>,
    Names((language, file)): Names<(String, String)>,
    Query(of): Query<Of>,
) -> Outcome<Response> {
    let hash = file.strip_suffix(".ftl").ok_or_else(|| Problem::missing("no-such-page"))?;
    let mut found = app.games.text(&language, hash);
    if let (None, Some(table)) = (&found, &of.table) {
        let live = app.registry.live(&app, table).await?;
        // Reading a table puts its box on the shelf, texts included.
        drop(live.table(&app).await?);
        found = app.games.text(&language, hash);
    }
    let text = found.ok_or_else(|| Problem::missing("no-such-page"))?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, text.to_string()).into_response())
}
