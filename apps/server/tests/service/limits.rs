//! Limits, other sites, headers, and the host's pages.

use crate::fixture::Service;
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use undercroft_server::Config;
use undercroft_server::edge::Rate;

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

#[tokio::test]
async fn streams_end_when_the_service_stops() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut events = anna.events(&table).await;
    events.next_of("picture").await;
    service.app.stop();
    assert_eq!(events.next_within(std::time::Duration::from_secs(5)).await, None);
}
