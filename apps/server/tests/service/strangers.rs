//! What strangers send to the pages beside the table: puzzles, the designer's page, the dungeon of the day, advice, stories, names and removals. Whatever it
//! is, nothing falls over, nobody gets into what is not theirs, and it is answered at once.

use crate::client::{Client, Reply};
use crate::fixture::Service;
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;
use undercroft_server::Config;

/// Sends bytes as they are.
async fn send(client: &mut Client, method: &str, path: &str, kind: &str, body: &str) -> Reply {
    let request = client.request(method, path).header(header::CONTENT_TYPE, kind);
    client.send(request.body(Body::from(body.to_owned())).unwrap()).await
}

/// Bodies that are nothing that anybody asks for.
fn nonsense() -> Vec<String> {
    let edit = |value: &str| {
        format!(r#"{{"edits":[{{"kind":"guardian","record":"../..","path":"hp\u0000","value":{value}}}]}}"#)
    };
    vec![
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        "{\"id\":1}".to_owned(),
        "[".repeat(60_000),
        format!("{{\"setup\":{}{}}}", "[".repeat(20_000), "]".repeat(20_000)),
        format!("{{\"id\":\"x\",\"do\":\"{}\"}}", "\u{202e}é".repeat(9_000)),
        edit("9223372036854775807"),
        edit("-9223372036854775808"),
        edit("1e308"),
        json!({ "edits": vec![json!({ "kind": "a", "record": "b", "path": "c", "value": 1 }); 201] })
            .to_string(),
        json!({ "edits": [], "setup": { "heroes": [[[["rogue"]]]], "difficulty": -1, "pack": "../x" } })
            .to_string(),
    ]
}

#[tokio::test]
async fn nonsense_is_refused_in_short_and_at_once() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let paths = [
        ("POST", "/api/v1/puzzles/mini-rogue-1".to_owned()),
        ("POST", "/api/v1/designer/mini-rogue/check".to_owned()),
        ("POST", "/api/v1/designer/mini-rogue/runs".to_owned()),
        ("PATCH", format!("/api/v1/tables/{table}")),
        ("POST", format!("/api/v1/tables/{table}/settings")),
        ("POST", "/api/v1/practice".to_owned()),
        ("POST", "/api/v1/replays".to_owned()),
    ];
    for (method, path) in &paths {
        for body in nonsense() {
            let begun = Instant::now();
            let reply = send(&mut anna, method, path, "application/json", &body).await;
            let start: String = body.chars().take(80).collect();
            // An empty list of changes is one that can be measured; nothing else of this is anything.
            let fits =
                reply.status.is_client_error() || (reply.status.is_success() && path.contains("designer"));
            assert!(fits, "{method} {path} {start}: {} {}", reply.status, reply.text);
            assert!(reply.text.len() < 4_000 || reply.status.is_success(), "{method} {path} {start}");
            assert!(begun.elapsed() < Duration::from_secs(20), "{method} {path} {start}");
        }
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
        {
            let reply = send(&mut anna, method, path, kind, "{}").await;
            assert_eq!(reply.status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{method} {path} {kind}");
        }
    }
}

#[tokio::test]
async fn numbers_beyond_everything_lead_nowhere() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let at = format!("/api/v1/tables/{table}");
    let long = "x".repeat(20_000);
    for path in [
        format!("{at}/hint?seat=256"),
        format!("{at}/hint?seat=-1"),
        format!("{at}/odds/all?prompt=18446744073709551616"),
        format!("{at}/odds?do={long}"),
        format!("{at}/odds?do=%00%ff"),
        format!("{at}/moments/4294967296"),
        format!("{at}/moments/4294967295"),
        format!("{at}/review?seat=255"),
        format!("{at}/log?before=-1"),
        "/api/v1/puzzles/%00".to_owned(),
        format!("/api/v1/puzzles/{long}"),
        "/api/v1/designer/..%2f..%2fetc".to_owned(),
        format!("/api/v1/designer/mini-rogue/runs/{long}"),
    ] {
        let reply = anna.get(&path).await;
        let start: String = path.chars().take(80).collect();
        assert!(reply.status.is_client_error(), "{start}: {} {}", reply.status, reply.text);
        assert!(reply.text.len() < 4_000, "{start}");
    }
    let reasons = anna.get(&format!("{at}/reasons?after=4294967295&until=4294967295")).await.ok();
    assert_eq!(reasons, json!([]));
}

#[tokio::test]
async fn what_belongs_to_somebody_else_stays_as_it_is() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut eve = service.client("eve");
    eve.open(&json!({ "game": "mini-rogue" })).await;
    let at = format!("/api/v1/tables/{table}");
    let name = json!({ "id": "n", "name": "Eve's" }).to_string();
    let renamed = send(&mut eve, "PATCH", &at, "application/json", &name).await;
    assert_eq!(renamed.status, StatusCode::FORBIDDEN, "{}", renamed.text);
    let removed = send(&mut eve, "DELETE", &format!("{at}?request=1"), "application/json", "").await;
    assert_eq!(removed.status, StatusCode::FORBIDDEN, "{}", removed.text);
    assert_eq!(eve.get(&format!("{at}/hint")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&format!("{at}/hint?seat=0")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&format!("{at}/odds/all?seat=0")).await.status, StatusCode::FORBIDDEN);
    let card = anna.look(&table).await["card"].clone();
    assert_eq!((card["name"].as_str(), card["stage"].as_str()), (None, Some("playing")));

    // A name is a line of letters that can be seen.
    let name = json!({ "id": "m", "name": "a\r\nSet-Cookie: x\u{202e}\u{200b}" }).to_string();
    send(&mut anna, "PATCH", &at, "application/json", &name).await.ok();
    assert_eq!(anna.look(&table).await["card"]["name"], "a Set-Cookie: x");
}

/// The keys of somebody who wants to be forgotten open nothing, on none of the pages.
#[tokio::test]
async fn who_is_forgotten_is_nobody() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let key = anna.cookie().map(str::to_owned);
    anna.post("/api/v1/me/forget", &json!({})).await;
    anna.set_cookie(key);
    let at = format!("/api/v1/tables/{table}");
    for path in [format!("{at}/hint"), format!("{at}/odds/all")] {
        let reply = anna.get(&path).await;
        assert!(reply.status.is_client_error(), "{path}: {} {}", reply.status, reply.text);
    }
    let removed = send(&mut anna, "DELETE", &format!("{at}?request=1"), "application/json", "").await;
    assert!(removed.status.is_client_error(), "{} {}", removed.status, removed.text);
    let seen: Value = anna.get("/api/v1/day").await.ok();
    assert!(seen["table"].is_null(), "{seen}");
}

/// One caller has few questions in the line; whoever comes after it waits for few.
#[tokio::test]
async fn nobody_asks_so_much_at_once_that_others_wait() {
    let mut config = Config::default().unlimited();
    config.limits.questions = 2;
    let service = Service::with(config, |_| {}).await;
    let (anna, table) = service.solo().await;
    let bob = service.client("bob");
    let path = format!("/api/v1/tables/{table}/story");
    let threads = service.app.questions.take_all().await.unwrap();
    let ask = |client: &Client| {
        let (mut client, path) = (client.clone(), path.clone());
        tokio::spawn(async move { client.get(&path).await })
    };
    let mut asked = vec![ask(&anna), ask(&anna), ask(&anna)];
    let refused = loop {
        tokio::time::sleep(Duration::from_millis(10)).await;
        if let Some(done) = asked.iter().position(JoinHandle::is_finished) {
            break asked.remove(done).await.unwrap();
        }
    };
    assert_eq!(
        (refused.status, refused.error().as_str()),
        (StatusCode::TOO_MANY_REQUESTS, "too-many-questions")
    );
    asked.push(ask(&bob));
    drop(threads);
    for one in asked {
        assert_eq!(one.await.unwrap().status, StatusCode::OK);
    }
    assert_eq!(anna.clone().get(&path).await.status, StatusCode::OK, "places are given back");
}
