//! The web table, as it was built into the program; a debug build reads it from the folder, so that a change of the page needs no new program.
//! A program that was built without it says how to get it. Whoever has no scripts gets what matters in plain words.

use super::plain;
use crate::app::Shared;
use crate::edge::{Caller, escape, language, wants_page};
use crate::problem::{Outcome, Problem};
use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use undercroft_i18n::Lang;
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

/// The page of the table with a title of its own; `body` is HTML for browsers without scripts, and the whole page of a program without the table.
pub(super) fn shell(status: StatusCode, lang: Lang, title: &str, body: &str) -> Response {
    let file = Dist::get(PAGE).and_then(|file| String::from_utf8(file.data.into_owned()).ok());
    let Some(page) = file else { return (status, Html(plain::page(lang, title, body))).into_response() };
    let named = page.replacen("<html lang=\"en\"", &format!("<html lang=\"{lang}\""), 1).replacen(
        "<title>Undercroft</title>",
        &format!("<title>{} · Undercroft</title>{NOT_FOUND_BY_OTHERS}", escape(title)),
        1,
    );
    let plain = plain::inside(title, body);
    (status, Html(named.replacen("</body>", &format!("<noscript>{plain}</noscript></body>"), 1)))
        .into_response()
}

/// An address that is a key, or leads nowhere, is not for search engines.
const NOT_FOUND_BY_OTHERS: &str = "<meta name=\"robots\" content=\"noindex\">";

/// The page with the reason why there is nothing else; any problem but a wrong address is told as everywhere.
pub(super) fn sorry(app: &Shared, lang: Lang, problem: Problem) -> Outcome<Response> {
    if !matches!(problem.status, StatusCode::NOT_FOUND | StatusCode::FORBIDDEN) {
        return Err(problem);
    }
    let title = app.speaker.say(lang, &problem.message);
    let home = app.speaker.text(lang, "page-home");
    Ok(shell(problem.status, lang, &title, &format!("<p><a href=\"/\">{}</a></p>", escape(&home))))
}

/// A file of the page. Those with a hash in their name never change. Whoever asks for a page that is not there gets one that says so.
async fn file(State(app): State<Shared>, headers: HeaderMap, uri: Uri) -> Outcome<Response> {
    let path = uri.path().trim_start_matches('/');
    let Some(file) = Dist::get(path) else {
        let problem = Problem::missing("no-such-page");
        let for_people = wants_page(&headers, uri.path());
        return if for_people { sorry(&app, language(&headers), problem) } else { Err(problem) };
    };
    let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind(path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(kept)),
    ];
    Ok((headers, Body::from(file.data)).into_response())
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
