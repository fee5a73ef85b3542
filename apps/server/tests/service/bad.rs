//! Requests that are malformed, too large, forged, replayed or out of turn: each gets the right answer in the caller's language, and nothing changes.

use crate::client::{Client, Reply};
use crate::fixture::{Service, coop};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};

/// A request and what it gets.
struct Case {
    method: &'static str,
    path: String,
    body: Option<String>,
    kind: &'static str,
    status: StatusCode,
    error: &'static str,
}

fn case(
    method: &'static str,
    path: impl Into<String>,
    body: Value,
    status: StatusCode,
    error: &'static str,
) -> Case {
    let body = (!body.is_null()).then(|| body.to_string());
    Case { method, path: path.into(), body, kind: "application/json", status, error }
}

impl Case {
    fn raw(mut self, body: impl Into<String>) -> Case {
        self.body = Some(body.into());
        self
    }

    fn of_kind(mut self, kind: &'static str) -> Case {
        self.kind = kind;
        self
    }

    async fn send(&self, client: &mut Client) -> Reply {
        let request = client.request(self.method, &self.path).header(header::CONTENT_TYPE, self.kind);
        client.send(request.body(Body::from(self.body.clone().unwrap_or_default())).unwrap()).await
    }
}

/// What a player at the table sends.
fn of_a_player(table: &str) -> Vec<Case> {
    let at = |verb: &str| format!("/api/v1/tables/{table}/{verb}");
    let bad = StatusCode::BAD_REQUEST;
    vec![
        case("POST", at("actions"), Value::Null, bad, "body-wrong").raw("{"),
        case("POST", at("actions"), json!({}), bad, "body-wrong"),
        case("POST", at("actions"), json!([]), bad, "body-wrong"),
        case("POST", at("actions"), json!({ "id": 1, "prompt": 1, "do": "x" }), bad, "body-wrong"),
        case("POST", at("actions"), json!({ "id": "a", "prompt": -1, "do": "x" }), bad, "body-wrong"),
        case(
            "POST",
            at("actions"),
            json!({ "id": "a", "prompt": 1, "do": "x", "as": "p2" }),
            bad,
            "body-wrong",
        ),
        case("POST", at("actions"), json!({ "id": "", "prompt": 1, "do": "x" }), bad, "id-wrong"),
        case("POST", at("actions"), json!({ "id": "x".repeat(65), "prompt": 1, "do": "x" }), bad, "id-wrong"),
        case("POST", at("actions"), Value::Null, bad, "body-wrong").raw("[".repeat(2000)),
        case("POST", at("actions"), Value::Null, StatusCode::PAYLOAD_TOO_LARGE, "body-too-large")
            .raw(format!("{{\"id\":\"{}\"}}", "x".repeat(70_000))),
        case("POST", at("actions"), json!({}), StatusCode::UNSUPPORTED_MEDIA_TYPE, "body-not-json")
            .of_kind("text/plain"),
        case(
            "POST",
            at("actions"),
            json!({ "id": "a", "prompt": 1, "do": "x" }),
            StatusCode::CONFLICT,
            "prompt-closed",
        ),
        case(
            "POST",
            at("actions"),
            json!({ "id": "a", "prompt": 1, "do": "x", "seat": 1 }),
            StatusCode::FORBIDDEN,
            "not-your-seat",
        ),
        case("POST", at("undo"), json!({ "id": "a", "moment": 99 }), StatusCode::CONFLICT, "no-such-moment"),
        case("POST", at("undo"), json!({ "id": "a", "grain": "century" }), bad, "body-wrong"),
        case("POST", at("redo"), json!({ "id": "a" }), StatusCode::CONFLICT, "nothing-to-redo"),
        case("POST", at("agree"), json!({ "id": "a", "yes": true }), StatusCode::CONFLICT, "no-proposal"),
        case("POST", at("start"), json!({ "id": "a" }), StatusCode::CONFLICT, "started-already"),
        case("POST", at("adopt"), json!({ "id": "a" }), StatusCode::CONFLICT, "rules-unchanged"),
        case(
            "POST",
            at("correct"),
            json!({ "id": "a", "rolls": [] }),
            StatusCode::FORBIDDEN,
            "may-not-correct",
        ),
        case("POST", at("rolls"), json!({ "id": "a", "rolls": [] }), StatusCode::CONFLICT, "nothing-to-roll"),
        case(
            "POST",
            at("rulings"),
            json!({ "id": "a", "fact": "hero.hp", "value": 5, "reason": "we like it" }),
            StatusCode::FORBIDDEN,
            "may-not-rule",
        ),
        case("POST", at("settings"), json!({ "autoPlay": false }), bad, "id-wrong"),
        case("POST", at("settings"), json!({ "id": "a", "awayAfter": 1 }), bad, "time-wrong"),
        case("POST", at("seats/1/bot"), json!({ "id": "a" }), StatusCode::CONFLICT, "not-away"),
        case("POST", at("seats/9/bot"), json!({ "id": "a" }), StatusCode::NOT_FOUND, "no-such-seat"),
        case("POST", at("seats/x/bot"), json!({ "id": "a" }), StatusCode::NOT_FOUND, "no-such-page"),
        case("POST", at("seats/1/leave"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "not-your-seat"),
        case("POST", at("seats/0/take-back"), json!({ "id": "a" }), StatusCode::CONFLICT, "seated-already"),
        case("POST", at("branch"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "may-not-branch"),
        case("GET", at("replay"), Value::Null, StatusCode::FORBIDDEN, "file-hidden"),
        case("GET", at("odds?do=nonsense"), Value::Null, StatusCode::UNPROCESSABLE_ENTITY, "unknown-action"),
        case("GET", at("odds"), Value::Null, bad, "query-wrong"),
        case("GET", at("moments/x"), Value::Null, StatusCode::NOT_FOUND, "no-such-page"),
        case("DELETE", format!("/api/v1/tables/{table}"), Value::Null, bad, "query-wrong"),
        case(
            "PUT",
            format!("/api/v1/tables/{table}"),
            Value::Null,
            StatusCode::METHOD_NOT_ALLOWED,
            "wrong-method",
        ),
    ]
}

/// What somebody sends who does not sit at the table.
fn of_a_stranger(table: &str) -> Vec<Case> {
    let at = |verb: &str| format!("/api/v1/tables/{table}/{verb}");
    vec![
        case(
            "POST",
            at("actions"),
            json!({ "id": "a", "prompt": 1, "do": "x" }),
            StatusCode::FORBIDDEN,
            "not-seated",
        ),
        case("POST", at("undo"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "not-seated"),
        case("POST", at("close"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "not-seated"),
        case("POST", at("start"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "not-seated"),
        case("POST", at("settings"), json!({ "id": "a", "odds": false }), StatusCode::FORBIDDEN, "not-host"),
        case("POST", at("passing"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "not-seated"),
        case("POST", at("seats/0/bot"), json!({ "id": "a" }), StatusCode::FORBIDDEN, "not-seated"),
        case(
            "POST",
            at("seats/0/sit"),
            json!({ "invitation": "guess" }),
            StatusCode::FORBIDDEN,
            "invitation-wrong",
        ),
        case(
            "POST",
            "/api/v1/tables/nothing/actions",
            json!({ "id": "a", "prompt": 1, "do": "x" }),
            StatusCode::NOT_FOUND,
            "no-such-table",
        ),
        case("GET", "/api/v1/tables/../../etc", Value::Null, StatusCode::NOT_FOUND, "no-such-page"),
        case("GET", "/api/v1/tables/%00", Value::Null, StatusCode::NOT_FOUND, "no-such-table"),
        case("GET", "/api/v2/tables", Value::Null, StatusCode::NOT_FOUND, "no-such-page"),
        case("POST", "/api/v1/tables", json!({ "game": "chess" }), StatusCode::NOT_FOUND, "no-such-game"),
        case(
            "POST",
            "/api/v1/tables",
            json!({ "game": "mini-rogue", "setup": { "heroes": ["nobody"] } }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "word-impossible",
        ),
        case(
            "POST",
            "/api/v1/tables",
            json!({ "game": "mini-rogue", "setup": { "wishes": 3 } }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "word-wrong",
        ),
        case(
            "POST",
            "/api/v1/tables",
            json!({ "game": "mini-rogue", "setup": { "heroes": { "a": 1 } } }),
            StatusCode::BAD_REQUEST,
            "body-wrong",
        ),
        case(
            "POST",
            "/api/v1/tables",
            json!({ "game": "mini-rogue", "share": "zz" }),
            StatusCode::BAD_REQUEST,
            "share-wrong",
        ),
        case("POST", "/api/v1/me/claim", json!({ "code": "guess" }), StatusCode::NOT_FOUND, "code-wrong"),
    ]
}

#[tokio::test]
async fn every_bad_request_gets_its_answer_and_changes_nothing() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    // Chance says who is asked first; in the end Anna has played and is asked again.
    let mut played = 0;
    while played == 0 || anna.choice(&table).await.is_none() {
        if anna.choice(&table).await.is_some() {
            anna.play(&table).await.ok();
            played += 1;
        } else {
            bob.play(&table).await.ok();
        }
    }
    let mut eve = service.client("eve");
    eve.post("/api/v1/me", &json!({ "name": "Eve" })).await.ok();
    let before = service.store.entries(&table, 0).await.unwrap();
    for (client, cases) in [(&anna, of_a_player(&table)), (&eve, of_a_stranger(&table))] {
        for case in cases {
            let mut said = Vec::new();
            for language in ["en", "fr"] {
                let mut client = client.clone().speaking(language);
                let reply = case.send(&mut client).await;
                let place = format!(
                    "{} {} {:?}",
                    case.method,
                    case.path,
                    case.body.as_deref().map(|body| &body[..body.len().min(80)])
                );
                assert_eq!(
                    (reply.status, reply.error().as_str()),
                    (case.status, case.error),
                    "{place}: {}",
                    reply.text
                );
                let message = reply.json()["message"].as_str().unwrap().to_owned();
                assert!(
                    !message.is_empty() && !message.contains(['{', '$']) && !message.contains("panicked"),
                    "{place}: {message}"
                );
                said.push(message);
            }
            assert_ne!(said[0], said[1], "{} {}", case.method, case.path);
        }
    }
    assert_eq!(service.store.entries(&table, 0).await.unwrap(), before);
}

/// Whose turn it is not is told so, with the picture of now.
#[tokio::test]
async fn an_answer_out_of_turn_is_refused() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    for _ in 0..20 {
        let (a, b) = (anna.choice(&table).await, bob.choice(&table).await);
        let (waiting, asked) = match (&a, &b) {
            (Some(_), None) => (&mut bob, a.unwrap()),
            (None, Some(_)) => (&mut anna, b.unwrap()),
            _ => {
                anna.play(&table).await.ok();
                continue;
            }
        };
        let refused = waiting.change(&table, "actions", json!({ "prompt": asked.0, "do": asked.1 })).await;
        assert_eq!((refused.status, refused.error().as_str()), (StatusCode::CONFLICT, "not-asked"));
        assert!(refused.json()["picture"].is_object());
        return;
    }
    panic!("both were asked all the time");
}

/// Nobody without a key changes anything at a table, and a table that waits refuses to be played.
#[tokio::test]
async fn strangers_and_gathering_tables() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "open"]))).await;
    let early = anna.change(&table, "actions", json!({ "prompt": 1, "do": "x" })).await;
    assert_eq!((early.status, early.error().as_str()), (StatusCode::CONFLICT, "not-started"));
    let open = anna.change(&table, "start", json!({})).await;
    assert_eq!((open.status, open.error().as_str()), (StatusCode::CONFLICT, "seats-open"));
    let mut nobody = service.client("nobody");
    for verb in ["actions", "undo", "close", "branch"] {
        let refused = nobody.change(&table, verb, json!({})).await;
        assert_eq!(
            (refused.status, refused.error().as_str()),
            (StatusCode::UNAUTHORIZED, "nobody"),
            "{verb}"
        );
    }
    assert!(nobody.cookie().is_none());
}
