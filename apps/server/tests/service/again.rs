//! A request that is sent again, because its answer was lost, opens no second table and takes no second seat.

use crate::fixture::{Service, coop};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn the_same_id_opens_one_table() {
    let service = Service::new().await;
    let (mut anna, solo) = service.solo().await;
    let file = anna.get(&format!("/api/v1/tables/{solo}/replay")).await.text;
    let requests = [
        ("/api/v1/tables".to_owned(), json!({ "id": "new", "game": "mini-rogue" })),
        (format!("/api/v1/tables/{solo}/branch"), json!({ "id": "line" })),
        ("/api/v1/replays".to_owned(), json!({ "id": "file", "file": file })),
    ];
    let other =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    for (path, body) in requests {
        let table = |reply: Value| reply["table"].as_str().unwrap().to_owned();
        let first = table(anna.post(&path, &body).await.ok());
        assert_eq!(table(anna.post(&path, &body).await.ok()), first, "{path}");
        assert_eq!(table(anna.at(&other.router).post(&path, &body).await.ok()), first, "{path}");
        let mut another = body.clone();
        another["id"] = json!("another");
        assert_ne!(table(anna.post(&path, &another).await.ok()), first, "{path}");
        // Whoever else makes the same id gets a table of its own.
        if path == "/api/v1/tables" {
            assert_ne!(table(service.client("bob").post(&path, &body).await.ok()), first);
        }
        another["id"] = json!("x".repeat(65));
        assert_eq!(anna.post(&path, &another).await.status, StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn the_same_id_begins_one_campaign_and_goes_on_once() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let new = json!({ "id": "new", "game": "mini-rogue", "characters": ["mage"], "edition": "ed2021" });
    let first = anna.post("/api/v1/campaigns", &new).await.ok();
    assert_eq!(anna.post("/api/v1/campaigns", &new).await.ok()["id"], first["id"]);
    assert_eq!(anna.get("/api/v1/campaigns").await.ok().as_array().unwrap().len(), 1);
    let path = format!("/api/v1/campaigns/{}", first["id"].as_str().unwrap());
    let went = anna.post(&format!("{path}?id=on"), &json!("go-on")).await.ok();
    assert_ne!(went["now"], first["now"]);
    assert_eq!(anna.post(&format!("{path}?id=on"), &json!("go-on")).await.ok(), went);
    assert_eq!(anna.post(&format!("{path}?id=on"), &json!("go-on")).await.status, StatusCode::OK);
    let long = anna.post(&format!("{path}?id={}", "x".repeat(65)), &json!("go-on")).await;
    assert_eq!(long.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn who_sits_down_again_with_the_same_id_is_told_the_same() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "open"]))).await;
    let seat = anna.look(&table).await["card"]["seats"][1].clone();
    let token = seat["invitation"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let path = format!("/api/v1/tables/{table}/seats/1/sit");
    let body = json!({ "id": "sit", "invitation": token, "name": "Bob" });
    let mut bob = service.client("bob");
    let first = bob.post(&path, &body).await.ok();
    assert_eq!(bob.post(&path, &body).await.ok(), first);
    assert_eq!(bob.post(&path, &json!({ "invitation": token })).await.status, StatusCode::CONFLICT);
}
