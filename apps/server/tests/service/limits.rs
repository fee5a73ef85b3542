//! Limits, other sites, headers, and the host's pages.

use crate::fixture::Service;
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use undercroft_server::edge::Rate;
use undercroft_server::{Config, listen};

#[tokio::test]
async fn who_asks_too_often_waits() {
    let mut config = Config::default().unlimited();
    config.limits.requests = Rate { burst: 5, per_minute: 60 };
    let service = Service::with(config, |_| {}).await;
    let mut anna = service.client("anna").speaking("fr");
    for _ in 0..5 {
        assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);
    }
    let refused = anna.get("/api/v1/me").await;
    assert_eq!(
        (refused.status, refused.error().as_str()),
        (StatusCode::TOO_MANY_REQUESTS, "too-many-requests")
    );
    assert_eq!(refused.headers["retry-after"], "2");
    assert!(refused.json()["message"].as_str().unwrap().contains("secondes"));
    service.app.clock.pass(2000);
    assert_eq!(anna.get("/api/v1/me").await.status, StatusCode::OK);
}

#[tokio::test]
async fn persons_and_tables_are_not_made_without_end() {
    let mut config = Config::default().unlimited();
    config.limits.persons = Rate { burst: 2, per_minute: 1 };
    config.limits.tables = Rate { burst: 2, per_minute: 1 };
    let service = Service::with(config, |_| {}).await;
    let mut anna = service.client("anna");
    for _ in 0..2 {
        anna.open(&json!({ "game": "mini-rogue" })).await;
    }
    let third = anna.post("/api/v1/tables", &json!({ "game": "mini-rogue" })).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    service.client("bob").post("/api/v1/me", &json!({ "name": "Bob" })).await.ok();
    let third = service.client("carl").post("/api/v1/me", &json!({ "name": "Carl" })).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn posts_from_other_sites_are_refused() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let (prompt, action) = anna.choice(&table).await.unwrap();
    let body = json!({ "id": "x", "prompt": prompt, "do": action }).to_string();
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let request = anna.request("POST", &format!("/api/v1/tables/{table}/actions"));
        let request =
            request.header(header::CONTENT_TYPE, "application/json").header(header::HOST, "127.0.0.1:7777");
        let reply = anna.send(request.header(name, value).body(Body::from(body.clone())).unwrap()).await;
        assert_eq!(
            (reply.status, reply.error().as_str()),
            (StatusCode::FORBIDDEN, "cross-site"),
            "{name}: {value}"
        );
    }
    let request = anna.request("POST", &format!("/api/v1/tables/{table}/actions"));
    let request =
        request.header(header::CONTENT_TYPE, "application/json").header(header::HOST, "127.0.0.1:7777");
    let request = request.header("origin", "http://127.0.0.1:7777").header("sec-fetch-site", "same-origin");
    assert_eq!(anna.send(request.body(Body::from(body)).unwrap()).await.status, StatusCode::OK);
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    for path in ["/", "/healthz", "/nothing", "/api/v1/games", "/api/v1/tables/nothing", "/plain.css"] {
        let reply = anna.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(reply.headers["referrer-policy"], "no-referrer", "{path}");
        assert!(reply.headers.contains_key("cache-control"), "{path}");
    }
}

#[tokio::test]
async fn the_hosts_pages_answer() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    anna.play(&table).await.ok();
    assert_eq!(anna.get("/healthz").await.text, "alive\n");
    assert_eq!(anna.get("/readyz").await.text, "ready\n");
    let metrics = anna.get("/metrics").await.text;
    for line in [
        "undercroft_live_tables 1",
        "undercroft_action_seconds_count 1",
        "# TYPE undercroft_request_seconds histogram",
    ] {
        assert!(metrics.contains(line), "{line}: {metrics}");
    }
    assert!(!metrics.contains(&table) && !metrics.contains("Anna"));
    let page = anna.get("/").await;
    assert_eq!(page.status, StatusCode::OK);
    service.app.stop();
    assert_eq!(anna.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn nobody_opens_streams_without_end() {
    let mut config = Config::default().unlimited();
    config.limits.streams = 2;
    let service = Service::with(config, |_| {}).await;
    let (mut anna, table) = service.solo().await;
    let one = anna.events(&table).await;
    let _other = anna.events(&table).await;
    let path = format!("/api/v1/tables/{table}/events");
    let third = anna.get(&path).await;
    assert_eq!((third.status, third.error().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too-many-streams"));
    drop(one);
    anna.events(&table).await.next_of("picture").await;
}

/// Whoever makes new persons all the time is still one address.
#[tokio::test]
async fn an_address_opens_tables_and_streams_with_limits_whoever_it_says_it_is() {
    let mut config = Config::default().unlimited();
    config.limits.tables_of_address = Rate { burst: 2, per_minute: 1 };
    config.limits.streams_of_address = 2;
    let service = Service::with(config, |_| {}).await;
    let (mut anna, table) = service.solo().await;
    let mut bob = service.client("bob");
    let other = bob.open(&json!({ "game": "mini-rogue" })).await;
    let third = service.client("carl").post("/api/v1/tables", &json!({ "game": "mini-rogue" })).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    let _streams = (anna.events(&table).await, bob.events(&other).await);
    let refused = anna.get(&format!("/api/v1/tables/{table}/events")).await;
    assert_eq!(
        (refused.status, refused.error().as_str()),
        (StatusCode::TOO_MANY_REQUESTS, "too-many-streams")
    );
}

#[tokio::test]
async fn who_keeps_too_many_tables_open_closes_one_first() {
    let mut config = Config::default().unlimited();
    config.limits.open_tables = 2;
    let service = Service::with(config, |_| {}).await;
    let (mut anna, table) = service.solo().await;
    anna.open(&json!({ "game": "mini-rogue" })).await;
    let new = json!({ "game": "mini-rogue" });
    let refused = anna.post("/api/v1/tables", &new).await;
    assert_eq!(
        (refused.status, refused.error().as_str()),
        (StatusCode::TOO_MANY_REQUESTS, "too-many-tables")
    );
    assert!(refused.json()["message"].as_str().unwrap().contains('2'));
    anna.change(&table, "close", json!({})).await.ok();
    anna.open(&new).await;
}

#[tokio::test]
async fn an_address_sends_no_more_than_its_share() {
    let mut config = Config::default().unlimited();
    config.limits.uploads = Rate { burst: 100, per_minute: 60 };
    let service = Service::with(config, |_| {}).await;
    let mut anna = service.client("anna");
    let large = json!({ "name": "x".repeat(60 * 1024) }).to_string();
    for status in [StatusCode::BAD_REQUEST, StatusCode::TOO_MANY_REQUESTS] {
        let request = anna.request("POST", "/api/v1/me").header(header::CONTENT_TYPE, "application/json");
        let request = request.header(header::CONTENT_LENGTH, large.len()).body(Body::from(large.clone()));
        assert_eq!(anna.send(request.unwrap()).await.status, status);
    }
    // Small requests cost nothing, and time fills the bucket.
    anna.post("/api/v1/me", &json!({ "name": "Anna" })).await.ok();
    service.app.clock.pass(60_000);
    let request = anna.request("POST", "/api/v1/me").header(header::CONTENT_TYPE, "application/json");
    let request = request.header(header::CONTENT_LENGTH, large.len()).body(Body::from(large));
    assert_eq!(anna.send(request.unwrap()).await.status, StatusCode::BAD_REQUEST);
}

/// A caller cannot choose under which address it is counted, however many proxies it invents.
#[tokio::test]
async fn invented_proxies_do_not_make_another_caller() {
    let mut config = Config { trusted_proxies: 1, ..Config::default() }.unlimited();
    config.limits.requests = Rate { burst: 3, per_minute: 1 };
    let service = Service::with(config, |_| {}).await;
    let mut anna = service.client("anna");
    for count in 0..4 {
        let request = anna.request("GET", "/healthz").header("x-forwarded-for", format!("10.0.0.{count}"));
        let request = request.header("x-forwarded-for", "198.51.100.7").body(Body::empty()).unwrap();
        let expected = if count < 3 { StatusCode::OK } else { StatusCode::TOO_MANY_REQUESTS };
        assert_eq!(anna.send(request).await.status, expected, "{count}");
    }
}

#[tokio::test]
async fn every_answer_has_a_number_and_metrics_may_be_elsewhere() {
    let service =
        Service::with(Config { metrics_apart: true, ..Config::default() }.unlimited(), |_| {}).await;
    let mut anna = service.client("anna");
    let numbers = [anna.get("/healthz").await, anna.get("/metrics").await].map(|reply| {
        let number = reply.headers["x-request-id"].to_str().unwrap().to_owned();
        (reply.status, number)
    });
    assert_eq!((numbers[0].0, numbers[1].0), (StatusCode::OK, StatusCode::NOT_FOUND));
    assert_ne!(numbers[0].1, numbers[1].1);
}

/// Who leaves, or is forgotten, sees nothing more through a stream that was open.
#[tokio::test]
async fn a_stream_ends_with_its_key() {
    let service = Service::new().await;
    let (anna, table) = service.solo().await;
    for way in ["leave", "forget"] {
        let mut anna = anna.clone();
        let transfer = anna.post("/api/v1/me/transfer", &json!({})).await.ok();
        let mut phone = service.client("phone");
        phone.post("/api/v1/me/claim", &json!({ "code": transfer["code"] })).await;
        let (mut events, mut others) = (phone.events(&table).await, anna.events(&table).await);
        events.next_of("picture").await;
        others.next_of("picture").await;
        assert_eq!(phone.post(&format!("/api/v1/me/{way}"), &json!({})).await.status, StatusCode::NO_CONTENT);
        while let Some(event) = events.next_within(std::time::Duration::from_secs(5)).await {
            assert_eq!(event.kind, "card", "{way}");
        }
        // The other device of the person goes on, unless the person is forgotten.
        if way == "leave" {
            anna.play(&table).await.ok();
            others.next_of("frame").await;
        } else {
            while let Some(event) = others.next_within(std::time::Duration::from_secs(5)).await {
                assert_ne!(event.kind, "frame");
            }
            assert_eq!(anna.get("/api/v1/me").await.ok()["known"], false);
        }
    }
}

/// Thousands of streams look at their keys, and few at a time: one that has to wait for that tells what happens all the same, and looks again soon.
#[tokio::test]
async fn a_stream_does_not_wait_for_the_keys_of_others() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let transfer = anna.post("/api/v1/me/transfer", &json!({})).await.ok();
    let mut phone = service.client("phone");
    phone.post("/api/v1/me/claim", &json!({ "code": transfer["code"] })).await;
    let mut events = phone.events(&table).await;
    events.next_of("picture").await;
    let places = service.app.key_checks.available_permits() as u32;
    let others = service.app.key_checks.acquire_many(places).await.unwrap();
    service.app.tell_revoked();
    anna.play(&table).await.ok();
    events.next_of("frame").await;
    phone.post("/api/v1/me/leave", &json!({})).await;
    drop(others);
    let ended = async { while events.next_within(std::time::Duration::from_secs(60)).await.is_some() {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), ended).await.expect("it looks again soon");
}

#[tokio::test]
async fn streams_end_when_the_service_stops() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut events = anna.events(&table).await;
    events.next_of("picture").await;
    service.app.stop();
    assert_eq!(events.next_within(std::time::Duration::from_secs(5)).await, None);
}

/// An address has only so many connections at once: one more is closed before it can ask anything, and there is room again when another one goes.
#[tokio::test]
async fn an_address_keeps_no_more_connections_than_its_share() {
    let mut config = Config::default().unlimited();
    config.limits.connections_of_address = 2;
    let service = Service::with(config, |_| {}).await;
    let listening = listen(service.app.clone(), ([127, 0, 0, 1], 0).into()).await.unwrap();
    let address = listening.address().unwrap();
    let served = tokio::spawn(listening.serve());
    let (first, second) = (Asking::new(address).await, Asking::new(address).await);
    let (mut first, second) = (first.if_answered().await.unwrap(), second.if_answered().await.unwrap());
    assert!(Asking::new(address).await.if_answered().await.is_none(), "a third connection was served");
    drop(second);
    // The service hears a moment later that a connection is gone.
    let mut third = None;
    for _ in 0..500 {
        third = Asking::new(address).await.if_answered().await;
        if third.is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(third.is_some(), "there is no room again");
    first = first.if_answered().await.unwrap();
    drop((first, third));
    service.app.stop();
    served.await.unwrap();
}

/// A connection that asks whether the service runs.
struct Asking(tokio::net::TcpStream);

impl Asking {
    async fn new(address: std::net::SocketAddr) -> Asking {
        Asking(tokio::net::TcpStream::connect(address).await.unwrap())
    }

    /// The connection, if it is answered; none when it was closed.
    async fn if_answered(mut self) -> Option<Asking> {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        self.0.write_all(b"GET /healthz HTTP/1.1\r\nhost: table\r\n\r\n").await.ok()?;
        let mut answer = [0; 1024];
        let length = self.0.read(&mut answer).await.ok()?;
        answer[..length].starts_with(b"HTTP/1.1 200").then_some(self)
    }
}
