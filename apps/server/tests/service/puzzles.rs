//! Puzzles: the list, a position as its seat sees it, and what a choice is worth.

use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn a_puzzle_is_looked_at_and_answered() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let list = anna.get("/api/v1/puzzles").await.ok();
    let line = list.as_array().unwrap().first().expect("there are puzzles").clone();
    let path = format!("/api/v1/puzzles/{}", line["id"].as_str().unwrap());
    let card = anna.get(&path).await.ok();
    assert!(card["picture"]["prompt"].is_object(), "{card}");
    let (_, action) = crate::client::first_choice(&card["picture"]).unwrap();
    let answer = anna.post(&path, &json!({ "do": action })).await.ok();
    let choices = answer["choices"].as_array().unwrap();
    assert_eq!(answer["solved"].as_bool(), Some(choices[0]["do"] == json!(action)));
    let best = anna.post(&path, &json!({ "do": choices[0]["do"] })).await.ok();
    assert_eq!(best["solved"], true);
    let wrong = anna.post(&path, &json!({ "do": "fly away" })).await;
    assert_eq!(
        (wrong.status, wrong.error().as_str()),
        (StatusCode::UNPROCESSABLE_ENTITY, "puzzle-no-choice")
    );
    assert_eq!(anna.get("/api/v1/puzzles/none-1").await.status, StatusCode::NOT_FOUND);
}
