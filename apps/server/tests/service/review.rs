//! Advice and reviews: for whom, and when.

use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn whoever_plays_alone_may_ask_for_advice_and_gets_every_choice_with_its_chance() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let hint = anna.get(&format!("/api/v1/tables/{table}/hint")).await.ok();
    let choices = hint["choices"].as_array().unwrap();
    assert!(!choices.is_empty(), "{hint}");
    for choice in choices {
        let [low, chance, high] = ["low", "chance", "high"].map(|end| choice[end].as_i64().unwrap());
        assert!(0 <= low && low <= chance && chance <= high && high <= 10_000, "{choice}");
        assert!(choice["says"]["key"].is_string() && choice["matches"].as_u64().unwrap() > 0, "{choice}");
    }
    let again = anna.get(&format!("/api/v1/tables/{table}/hint")).await.ok();
    assert_eq!(hint, again, "the same question has the same answer");
    let mut eve = service.client("eve");
    let told = eve.get(&format!("/api/v1/tables/{table}/hint")).await;
    assert_eq!(told.status, StatusCode::FORBIDDEN, "who only watches is given no advice");
}

#[tokio::test]
async fn advice_goes_with_the_odds_of_the_table() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    anna.change(&table, "settings", json!({ "id": "off", "odds": false })).await.ok();
    let told = anna.get(&format!("/api/v1/tables/{table}/hint")).await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn where_others_play_everybody_has_to_agree_to_hints_and_one_can_end_them() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let hint = format!("/api/v1/tables/{table}/hint");
    assert_eq!(anna.get(&hint).await.status, StatusCode::FORBIDDEN, "nobody has agreed");
    let proposed = anna.change(&table, "hints", json!({ "on": true })).await.ok();
    assert_eq!(proposed["done"], "proposed", "{proposed}");
    assert_eq!(anna.get(&hint).await.status, StatusCode::FORBIDDEN, "Bob has not agreed");
    bob.change(&table, "agree", json!({ "yes": true })).await.ok();
    assert_ne!(anna.get(&hint).await.status, StatusCode::FORBIDDEN, "all have agreed");
    let again = bob.change(&table, "hints", json!({ "on": true })).await;
    assert_eq!((again.status, again.error().as_str()), (StatusCode::CONFLICT, "hints-agreed"));
    bob.change(&table, "hints", json!({ "on": false })).await.ok();
    assert_eq!(anna.get(&hint).await.status, StatusCode::FORBIDDEN, "one is enough to end them");
    anna.change(&table, "settings", json!({ "hints": false })).await.ok();
    let off = bob.change(&table, "hints", json!({ "on": true })).await;
    assert_eq!((off.status, off.error().as_str()), (StatusCode::FORBIDDEN, "hints-off"));
}

#[tokio::test]
async fn a_match_is_reviewed_when_it_is_over() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let told = anna.get(&format!("/api/v1/tables/{table}/review")).await;
    assert_eq!(told.status, StatusCode::CONFLICT);
    let file = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fixtures/mini-rogue/ed2025-rogue.undercroft"
    ));
    let body = json!({ "file": file.unwrap() });
    let over = anna.post("/api/v1/replays", &body).await.ok()["table"].as_str().unwrap().to_owned();
    let begun = anna.get(&format!("/api/v1/tables/{over}/review")).await;
    assert_eq!(begun.status, StatusCode::ACCEPTED, "it is made in the background");
    let missing = anna.get(&format!("/api/v1/tables/{over}/review?seat=9")).await;
    assert_ne!(missing.status, StatusCode::INTERNAL_SERVER_ERROR);
}
