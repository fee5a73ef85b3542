//! Advice and reviews: for whom, and when.

use crate::client::Client;
use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::json;
use std::time::{Duration, Instant};
use undercroft_server::Config;

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
    let fights = anna.get(&format!("/api/v1/tables/{table}/odds/fight")).await.ok();
    assert_eq!(hint["fights"].as_array().map_or(0, Vec::len), fights.as_array().unwrap().len(), "{fights}");
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

/// A game with many choices and long matches: thousands of them are not played to their end.
#[tokio::test]
async fn advice_takes_no_longer_than_it_may() {
    let mut config = Config::default().unlimited();
    config.limits.hint = Duration::from_millis(100);
    let service = Service::with(config, |_| {}).await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "catacombs" })).await;
    let begun = Instant::now();
    let hint = anna.get(&format!("/api/v1/tables/{table}/hint")).await.ok();
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    assert!(!hint["choices"].as_array().unwrap().is_empty(), "{hint}");
}

/// A finished match of a file.
async fn finished(anna: &mut Client) -> String {
    let file = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fixtures/mini-rogue/ed2025-rogue.undercroft"
    ));
    let body = json!({ "file": file.unwrap() });
    anna.post("/api/v1/replays", &body).await.ok()["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn nobody_waits_for_reviews_without_end() {
    let service = Service::new().await;
    let (mut anna, mut bob) = (service.client("anna"), service.client("bob"));
    let mut last = None;
    for _ in 0..7 {
        let table = finished(&mut anna).await;
        last = Some(anna.get(&format!("/api/v1/tables/{table}/review")).await);
        if last.as_ref().is_some_and(|told| told.status != StatusCode::ACCEPTED) {
            break;
        }
    }
    let told = last.unwrap();
    assert_eq!((told.status, told.error().as_str()), (StatusCode::TOO_MANY_REQUESTS, "review-too-many"));
    let table = finished(&mut bob).await;
    let begun = bob.get(&format!("/api/v1/tables/{table}/review")).await;
    assert_eq!(begun.status, StatusCode::ACCEPTED, "somebody else has a place in the line");
}

#[tokio::test]
async fn where_others_play_everybody_has_to_agree_to_hints_and_one_can_end_them() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let hint = format!("/api/v1/tables/{table}/hint");
    assert_eq!(anna.get(&hint).await.status, StatusCode::FORBIDDEN, "nobody has agreed");
    let fight = format!("/api/v1/tables/{table}/odds/fight");
    assert_eq!(anna.get(&fight).await.status, StatusCode::FORBIDDEN, "what is best is a hint, too");
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
    let over = finished(&mut anna).await;
    let begun = anna.get(&format!("/api/v1/tables/{over}/review")).await;
    assert_eq!(begun.status, StatusCode::ACCEPTED, "it is made in the background");
    let missing = anna.get(&format!("/api/v1/tables/{over}/review?seat=9")).await;
    assert_ne!(missing.status, StatusCode::INTERNAL_SERVER_ERROR);
}
