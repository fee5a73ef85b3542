//! A caller without a socket: it calls the router, keeps its cookie, and reads streams.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::time::Duration;
use tower::ServiceExt;

/// A browser, or a program.
#[derive(Clone)]
pub struct Client {
    router: Router,
    cookie: Option<String>,
    language: &'static str,
    count: u32,
    name: &'static str,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|_| panic!("{} is no JSON: {}", self.status, self.text))
    }

    /// The body of a request that was done.
    pub fn ok(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The word for what went wrong.
    pub fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    pub fn new(router: &Router, name: &'static str) -> Client {
        Client { router: router.clone(), cookie: None, language: "en", count: 0, name }
    }

    pub fn speaking(mut self, language: &'static str) -> Client {
        self.language = language;
        self
    }

    /// The same person at another node.
    pub fn at(&self, router: &Router) -> Client {
        Client { router: router.clone(), ..self.clone() }
    }

    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    pub fn set_cookie(&mut self, cookie: Option<String>) {
        self.cookie = cookie;
    }

    /// A fresh id for a request.
    pub fn id(&mut self) -> String {
        self.count += 1;
        format!("{}-{}", self.name, self.count)
    }

    pub fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let builder =
            Request::builder().method(method).uri(path).header(header::ACCEPT_LANGUAGE, self.language);
        match &self.cookie {
            Some(cookie) => builder.header(header::COOKIE, cookie),
            None => builder,
        }
    }

    pub async fn send(&mut self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.unwrap();
        self.learn(&response);
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 64 * 1024 * 1024).await.unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Reply { status: parts.status, headers: parts.headers, text }
    }

    fn learn(&mut self, response: &Response<Body>) {
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            self.cookie = (!pair.ends_with('=')).then_some(pair);
        }
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Reply {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Opens a table and gives its id.
    pub async fn open(&mut self, new: &Value) -> String {
        self.post("/api/v1/tables", new).await.ok()["table"].as_str().unwrap().to_owned()
    }

    pub async fn look(&mut self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}")).await.ok()
    }

    /// Does something at a table, with an id of its own.
    pub async fn change(&mut self, table: &str, verb: &str, mut body: Value) -> Reply {
        if body.get("id").is_none() {
            body["id"] = json!(self.id());
        }
        self.post(&format!("/api/v1/tables/{table}/{verb}"), &body).await
    }

    /// The first choice of the open prompt: prompt and action.
    pub async fn choice(&mut self, table: &str) -> Option<(u64, String)> {
        first_choice(&self.look(table).await["picture"])
    }

    /// Plays the first choice.
    pub async fn play(&mut self, table: &str) -> Reply {
        let (prompt, action) = self.choice(table).await.expect("a prompt");
        self.change(table, "actions", json!({ "prompt": prompt, "do": action })).await
    }

    /// Opens the stream of a table.
    pub async fn events(&mut self, table: &str) -> Events {
        let request =
            self.request("GET", &format!("/api/v1/tables/{table}/events")).body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Events { body: response.into_body().into_data_stream(), rest: String::new() }
    }
}

/// The first leaf of a prompt.
pub fn first_choice(picture: &Value) -> Option<(u64, String)> {
    let prompt = picture.get("prompt")?;
    let mut choices: Vec<&Value> = prompt["choices"].as_array()?.iter().collect();
    while let Some(choice) = choices.first().copied() {
        if let Some(action) = choice["action"].as_str() {
            return Some((prompt["id"].as_u64()?, action.to_owned()));
        }
        if let Some(action) = choice["amounts"][0]["action"].as_str() {
            return Some((prompt["id"].as_u64()?, action.to_owned()));
        }
        choices = choice["then"].as_array().map(|then| then.iter().collect()).unwrap_or_default();
    }
    None
}

/// An open stream.
pub struct Events {
    body: axum::body::BodyDataStream,
    rest: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    pub kind: String,
    pub id: String,
    pub data: String,
}

impl Event {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap()
    }
}

impl Events {
    /// The next event; none when nothing comes for a while, or the stream has ended.
    pub async fn next_within(&mut self, time: Duration) -> Option<Event> {
        tokio::time::timeout(time, self.read()).await.ok()?
    }

    pub async fn next(&mut self) -> Event {
        self.next_within(Duration::from_secs(10)).await.expect("an event")
    }

    pub async fn next_of(&mut self, kind: &str) -> Event {
        loop {
            let event = self.next().await;
            if event.kind == kind {
                return event;
            }
        }
    }

    async fn read(&mut self) -> Option<Event> {
        loop {
            if let Some((block, rest)) = self.rest.split_once("\n\n") {
                let field = |name: &str| {
                    let mut lines = block.lines().filter_map(|line| line.strip_prefix(name));
                    lines.next().map(|value| value.trim_start().to_owned()).unwrap_or_default()
                };
                let event = Event { kind: field("event:"), id: field("id:"), data: field("data:") };
                self.rest = rest.to_owned();
                if !event.data.is_empty() {
                    return Some(event);
                }
                continue;
            }
            let chunk = self.body.next().await?.ok()?;
            self.rest.push_str(&String::from_utf8_lossy(&chunk));
        }
    }
}
