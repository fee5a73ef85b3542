//! Persons: keys, names, other devices, and being forgotten.

use crate::fixture::Service;
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use undercroft_server::store::{Addition, SignedFeat};

#[tokio::test]
async fn a_key_is_a_cookie_that_no_script_reads_and_no_store_keeps() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let reply = anna.post("/api/v1/me", &json!({ "name": "Anna" })).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let key = anna.cookie().unwrap().strip_prefix("undercroft=").unwrap().to_owned();
    assert!(key.len() > 50);
    // Only its hash is kept, and no answer tells it.
    assert!(service.store.person_of(&key).await.unwrap().is_none());
    let kept = undercroft_server::secret::kept(&key);
    assert_eq!(service.store.person_of(&kept).await.unwrap().unwrap().name, "Anna");
    for path in ["/api/v1/me", "/api/v1/tables", "/metrics"] {
        assert!(!anna.get(path).await.text.contains(&key[..10]));
    }
    let mut eve = service.client("eve");
    for cookie in ["undercroft=", "undercroft=0123456789abcdef", "undercroft=<script>"] {
        eve.set_cookie(Some(cookie.to_owned()));
        assert_eq!(eve.get("/api/v1/me").await.ok()["known"], false);
    }
}

#[tokio::test]
async fn a_visit_renews_the_key_and_nobody_elses() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let first = anna.post("/api/v1/me", &json!({ "name": "Anna" })).await;
    let visit = anna.get("/api/v1/me").await;
    assert_eq!(visit.headers["set-cookie"], first.headers["set-cookie"]);
    let mut eve = service.client("eve");
    assert!(!eve.get("/api/v1/me").await.headers.contains_key("set-cookie"));
    eve.set_cookie(Some("undercroft=0123456789abcdef".to_owned()));
    assert!(!eve.get("/api/v1/me").await.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn behind_https_the_key_never_goes_over_anything_else() {
    let config = undercroft_server::Config {
        public_url: Some("https://table.example".to_owned()),
        ..undercroft_server::Config::default()
    };
    let service = Service::with(config.unlimited(), |_| {}).await;
    let reply = service.client("anna").post("/api/v1/me", &json!({ "name": "Anna" })).await;
    assert!(reply.headers["set-cookie"].to_str().unwrap().contains("; Secure"));
}

#[tokio::test]
async fn a_code_brings_a_person_to_another_device_once() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let transfer = anna.post("/api/v1/me/transfer", &json!({})).await.ok();
    let code = transfer["code"].as_str().unwrap().to_owned();
    let mut phone = service.client("phone").speaking("fr");
    // The page of the link changes nothing.
    let page = phone.get(&format!("/transfer/{code}")).await;
    assert!(page.text.contains("Anna") && page.text.contains("<form"), "{}", page.text);
    assert!(phone.cookie().is_none());
    let typed = format!(" {}-{} ", &code[..8].to_uppercase(), &code[8..]);
    assert_eq!(
        phone.post("/api/v1/me/claim", &json!({ "code": typed })).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(phone.get("/api/v1/me").await.ok()["name"], "Anna");
    assert_eq!(phone.look(&table).await["card"]["viewer"], 0);
    phone.play(&table).await.ok();
    let mut eve = service.client("eve");
    let again = eve.post("/api/v1/me/claim", &json!({ "code": code })).await;
    assert_eq!((again.status, again.error().as_str()), (StatusCode::NOT_FOUND, "code-wrong"));
    let late = anna.post("/api/v1/me/transfer", &json!({})).await.ok()["code"].as_str().unwrap().to_owned();
    service.app.clock.pass(901_000);
    assert_eq!(eve.post("/api/v1/me/claim", &json!({ "code": late })).await.status, StatusCode::NOT_FOUND);
    // The link works by its button too.
    let code = anna.post("/api/v1/me/transfer", &json!({})).await.ok()["code"].as_str().unwrap().to_owned();
    let mut tablet = service.client("tablet");
    let request = tablet.request("POST", &format!("/transfer/{code}")).body(Body::empty()).unwrap();
    assert_eq!(tablet.send(request).await.status, StatusCode::SEE_OTHER);
    assert_eq!(tablet.get("/api/v1/me").await.ok()["known"], true);
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    anna.play(&table).await.ok();
    let cookie = bob.cookie().map(str::to_owned);
    let mut events = anna.events(&table).await;
    events.next_of("picture").await;
    assert_eq!(bob.post("/api/v1/me/forget", &json!({})).await.status, StatusCode::NO_CONTENT);
    assert!(bob.cookie().is_none());
    let card = events.next_of("card").await.json();
    assert!(card["seats"][1].get("name").is_none(), "{card}");
    bob.set_cookie(cookie);
    assert_eq!(bob.get("/api/v1/me").await.ok()["known"], false);
    let gone = bob.change(&table, "undo", json!({})).await;
    assert_eq!((gone.status, gone.error().as_str()), (StatusCode::UNAUTHORIZED, "nobody"));
    // No file of the service holds the name any more.
    for row in service.store.entries(&table, 0).await.unwrap() {
        assert!(!row.body.contains("Bob"));
    }
    // The table goes on: the seat can be handed to a bot.
    service.app.clock.pass(121_000);
    anna.change(&table, "seats/1/bot", json!({})).await.ok();
}

#[tokio::test]
async fn names_are_text() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let named = anna.post("/api/v1/me", &json!({ "name": "  A\u{0}n\nna  <i> " })).await.ok();
    assert_eq!(named["name"], "A n na <i>");
    let long = anna.post("/api/v1/me", &json!({ "name": "x".repeat(41) })).await;
    assert_eq!((long.status, long.error().as_str()), (StatusCode::BAD_REQUEST, "name-too-long"));
    let mut eve = service.client("eve").speaking("fr");
    let request = eve.request("GET", "/nothing/%3Cscript%3E").header(header::ACCEPT, "text/html");
    let page = eve.send(request.body(Body::empty()).unwrap()).await;
    assert!(!page.text.contains("<script>"));
}

#[tokio::test]
async fn leaving_a_device_takes_its_key_only() {
    let service = Service::new().await;
    let (mut anna, _) = service.solo().await;
    let code = anna.post("/api/v1/me/transfer", &json!({})).await.ok()["code"].clone();
    let mut phone = service.client("phone");
    phone.post("/api/v1/me/claim", &json!({ "code": code })).await.ok();
    let cookie = phone.cookie().map(str::to_owned);
    phone.post("/api/v1/me/leave", &json!({})).await.ok();
    phone.set_cookie(cookie);
    assert_eq!(phone.get("/api/v1/me").await.ok()["known"], false);
    assert_eq!(anna.get("/api/v1/me").await.ok()["name"], "Anna");
}

/// The record lists every feat of the game in its order, and who has signed for one.
#[tokio::test]
async fn the_record_of_feats_is_shown() {
    let service = Service::new().await;
    let mut eve = service.client("eve");
    let empty = eve.get("/api/v1/me/record").await.ok();
    assert_eq!((&empty[0]["game"], empty[0]["feats"].as_array().unwrap().len()), (&json!("urto"), 17));
    let (mut anna, table) = service.solo().await;
    let person = service.store.seats(&table).await.unwrap()[0].person.clone().unwrap();
    let signed = SignedFeat {
        person,
        game: "urto".to_owned(),
        feat: "goat".to_owned(),
        day: "2026-01-31".to_owned(),
        name: String::new(),
        table: table.clone(),
    };
    let last = service.store.table(&table).await.unwrap().unwrap().last;
    let body = service.store.entries(&table, 0).await.unwrap()[0].body.clone();
    let addition = Addition {
        table: table.clone(),
        position: last + 1,
        body,
        signed: vec![signed],
        ..Addition::default()
    };
    service.store.add(&addition).await.unwrap();
    let record = anna.get("/api/v1/me/record").await.ok();
    let feats = record[0]["feats"].as_array().unwrap();
    let goat = feats.iter().find(|line| line["feat"] == "goat").unwrap();
    assert_eq!(goat["signed"], json!({ "date": "2026-01-31", "name": "Anna", "table": table }));
    assert_eq!(feats.iter().filter(|line| line.get("signed").is_some()).count(), 1);
    assert_eq!(eve.get("/api/v1/me/record").await.ok(), empty);
}
