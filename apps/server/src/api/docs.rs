//! The interface as a document (OpenAPI), and as a page that is made from it.

mod answers;

use super::{
    actions, campaigns, day, designer, events, games, health, invitations, lines, look, me, practice,
    puzzles, review, rules, seats, signals, tables, texts,
};
use crate::app::Shared;
use crate::edge::escape;
use axum::Router;
use axum::response::{Html, Json};
use axum::routing::get;
use serde_json::Value;
use std::fmt::Write;
use utoipa::OpenApi;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/openapi.json", get(|| async { Json(document()) }))
        .route("/api/v1", get(|| async { Html(page()) }))
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Undercroft",
        description = "The table service. A browser's key is a cookie that the first change sets; programs keep it like browsers do. \
            Every change carries an id that the client made: the same id again gets the same answer. Errors are JSON with `error` (a word), \
            `message` (a sentence in the language of `Accept-Language` or of the cookie `lang`), and `rule` where a rule is behind it. \
            docs/api.md has a bot in thirty lines.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        games::lobby,
        games::check,
        tables::open,
        tables::mine,
        tables::look,
        tables::update,
        tables::delete,
        events::events,
        actions::start,
        actions::act,
        actions::undo,
        actions::redo,
        actions::agree,
        actions::rule,
        actions::correct,
        actions::roll,
        actions::pass,
        actions::settings,
        actions::hints,
        actions::adopt,
        actions::close,
        seats::sit,
        seats::leave,
        seats::hand_over,
        seats::take_back,
        signals::signal,
        invitations::invitation,
        look::moment,
        look::reasons,
        look::log,
        look::story,
        look::odds,
        look::all_odds,
        look::fight_odds,
        look::refusal,
        look::facts,
        look::replay,
        review::review,
        review::hint,
        day::look,
        day::play,
        designer::form,
        designer::check,
        designer::begin,
        designer::play,
        designer::look,
        designer::leave,
        puzzles::list,
        puzzles::look,
        puzzles::attempt,
        lines::branch,
        lines::upload,
        practice::practise,
        campaigns::mine,
        campaigns::begin,
        campaigns::look,
        campaigns::turn,
        me::me,
        me::rename,
        me::statistics,
        me::record,
        me::transfer,
        me::offer,
        me::claim,
        me::leave,
        me::forget,
        rules::search,
        rules::rule,
        rules::about,
        texts::text,
        health::alive,
        health::ready,
        health::metrics,
    )
)]
struct Api;

/// The document.
#[must_use]
pub fn document() -> Value {
    let mut document = serde_json::to_value(Api::openapi()).unwrap_or_default();
    answers::complete(&mut document);
    document
}

/// A page for people: every route with what it does, what it takes and what it answers.
fn page() -> String {
    let document = document();
    let mut text = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Undercroft: the interface</title><link rel=\"stylesheet\" href=\"/plain.css\"></head><body><main><h1>The interface</h1>",
    );
    let about = document.pointer("/info/description").and_then(Value::as_str).unwrap_or_default();
    let _ = write!(
        text,
        "<p>{}</p><p>As a document: <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p>",
        escape(about)
    );
    let paths = document.get("paths").and_then(Value::as_object);
    for (path, methods) in paths.into_iter().flatten() {
        for (method, route) in methods.as_object().into_iter().flatten() {
            write_route(&mut text, path, method, route);
        }
    }
    text.push_str("</main></body></html>");
    text
}

fn write_route(text: &mut String, path: &str, method: &str, route: &Value) {
    let word = |name: &str| route.get(name).and_then(Value::as_str).unwrap_or_default();
    let _ = write!(text, "<h2><code>{} {}</code></h2>", method.to_uppercase(), escape(path));
    let _ = write!(text, "<p>{} {}</p><ul>", escape(word("summary")), escape(word("description")));
    for parameter in route.get("parameters").and_then(Value::as_array).into_iter().flatten() {
        let name = parameter.get("name").and_then(Value::as_str).unwrap_or_default();
        let place = parameter.get("in").and_then(Value::as_str).unwrap_or_default();
        let _ = write!(text, "<li><code>{}</code> ({})</li>", escape(name), escape(place));
    }
    if let Some(body) = reference(route.get("requestBody")) {
        let _ = write!(text, "<li>takes <code>{}</code></li>", escape(&body));
    }
    for (status, answer) in route.get("responses").and_then(Value::as_object).into_iter().flatten() {
        let said = answer.get("description").and_then(Value::as_str).unwrap_or_default();
        let body = reference(Some(answer)).unwrap_or_default();
        let _ = write!(text, "<li>{} <code>{}</code> {}</li>", escape(status), escape(&body), escape(said));
    }
    text.push_str("</ul>");
}

/// The name of the data in a body.
fn reference(body: Option<&Value>) -> Option<String> {
    let content = body?.get("content")?.as_object()?.values().next()?;
    let schema = content.get("schema")?;
    let name = schema.get("$ref").or_else(|| schema.pointer("/items/$ref"))?.as_str()?;
    name.rsplit('/').next().map(str::to_owned)
}
