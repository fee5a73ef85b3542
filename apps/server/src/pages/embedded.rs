//! The web table, as it was built into the program; a debug build reads it from the folder, so that a change of the page needs no new program.
//! A program that was built without it says how to get it.

use super::plain;
use crate::app::Shared;
use crate::edge::Caller;
use crate::problem::Problem;
use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use undercroft_kernel::Message;

/// What `make play` builds.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

/// The file that is the page: it draws whatever its address names.
const PAGE: &str = "index.html";

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(page))
        .route("/t/{*rest}", get(page))
        .route("/play/{*rest}", get(page))
        .fallback(file)
}

/// The page of the table, or one that says how to build it.
async fn page(State(app): State<Shared>, caller: Caller) -> Response {
    match Dist::get(PAGE) {
        Some(file) => {
            let headers =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (headers, Body::from(file.data)).into_response()
        }
        None => {
            let say = |key: &'static str| app.speaker.say(caller.lang, &Message::new(key));
            Html(plain::page(
                caller.lang,
                &say("page-missing-title"),
                &plain::paragraph(&say("page-missing")),
            ))
            .into_response()
        }
    }
}

/// A file of the page. Those with a hash in their name never change.
async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let Some(file) = Dist::get(path) else { return Problem::missing("no-such-page").into_response() };
    let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind(path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(kept)),
    ];
    (headers, Body::from(file.data)).into_response()
}

/// What a file is, by its ending.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
