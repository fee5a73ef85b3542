//! Puts problems into the caller's language, as JSON for programs and as a small page for people. Whatever somebody typed is escaped.

use super::caller::language;
use crate::app::Shared;
use crate::problem::Problem;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Json, Response};
use serde_json::{Value, json};
use std::sync::OnceLock;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::Message;
use undercroft_ledger::Ledger;

/// How many letters an answer says about what is wrong: people read no more, and whatever they sent is not sent back to them.
const SAID: usize = 1500;

/// Speaks both languages; French is read when the first one listens.
pub struct Speaker {
    english: Texts,
    french: OnceLock<Option<Texts>>,
}

impl Speaker {
    /// Loads the texts of the program.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn new() -> Result<Speaker, String> {
        let told = |problems: Vec<undercroft_i18n::Problem>| {
            problems.iter().map(|problem| format!("{problem}\n")).collect::<String>()
        };
        Ok(Speaker { english: Texts::new(Lang::En, []).map_err(told)?, french: OnceLock::new() })
    }

    /// The texts of a language.
    #[must_use]
    pub fn texts(&self, lang: Lang) -> &Texts {
        match lang {
            Lang::En => &self.english,
            // That it can be read is tested; whoever could not hear it would hear English.
            Lang::Fr => {
                let french = self.french.get_or_init(|| Texts::new(lang, []).ok());
                french.as_ref().unwrap_or(&self.english)
            }
        }
    }

    /// Speaks a message. One that names a rule gets its sentence.
    #[must_use]
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        let mut message = message.clone();
        let rule = message.rules.first().and_then(|rule| Ledger::of(rule.0)?.rule(rule.0));
        if let Some(rule) = rule {
            message = message.word("sentence", rule.sentence(lang.code()));
        }
        self.texts(lang).say(&message, &Listener::spectator())
    }

    /// A text without arguments.
    #[must_use]
    pub fn text(&self, lang: Lang, key: &str) -> String {
        self.texts(lang).text(key, &[])
    }
}

/// Gives the problem of an answer its words.
pub async fn speak(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let for_people = wants_page(request.headers(), request.uri().path());
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let message = in_short(app.speaker.say(lang, &problem.message));
    let mut spoken = if for_people {
        (problem.status, Html(page(&app.speaker, lang, &message))).into_response()
    } else {
        (problem.status, Json(body(&problem, &message))).into_response()
    };
    let headers = spoken.headers_mut();
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.code()));
    if let Some(seconds) = problem.retry {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    for (name, value) in response.headers() {
        if name == header::SET_COOKIE || name == header::ALLOW {
            headers.append(name, value.clone());
        }
    }
    spoken
}

fn in_short(mut message: String) -> String {
    if let Some((end, _)) = message.char_indices().nth(SAID) {
        message.truncate(end);
        message.push('…');
    }
    message
}

fn body(problem: &Problem, message: &str) -> Value {
    let mut body = json!({ "error": problem.message.key, "message": message });
    if let Value::Object(fields) = &mut body {
        if let Some(rule) = problem.message.rules.first() {
            fields.insert("rule".to_owned(), Value::from(rule.0));
        }
        if let Some(Value::Object(more)) = &problem.more {
            fields.extend(more.clone());
        }
    }
    body
}

/// Whether a person in a browser asks, not a program.
#[must_use]
pub fn wants_page(headers: &HeaderMap, path: &str) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    !path.starts_with("/api/") && accepts.is_some_and(|accepts| accepts.contains("text/html"))
}

/// A page that says what is wrong and leads home.
fn page(speaker: &Speaker, lang: Lang, message: &str) -> String {
    let home = speaker.text(lang, "page-home");
    format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Undercroft</title><link rel=\"stylesheet\" href=\"/plain.css\"></head>\
         <body><main><h1>Undercroft</h1><p>{}</p><p><a href=\"/\">{}</a></p></main></body></html>",
        escape(message),
        escape(&home)
    )
}

/// Text as it may stand in a page: nothing in it is markup any more.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}
