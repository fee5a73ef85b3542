//! What people tell each other without words: it is heard by those who see what is meant, and by nobody else.

use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::json;
use std::time::Duration;

const SOON: Duration = Duration::from_millis(300);

/// A place on the board is pointed at, and everybody who looks hears of it, whoever points too.
#[tokio::test]
async fn what_somebody_points_at_is_heard_by_all_who_see_it() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let picture = anna.look(&table).await["picture"].clone();
    let place = picture["boards"][0]["ground"]["cells"][4]["id"].clone();
    let (mut hers, mut his) = (anna.events(&table).await, bob.events(&table).await);
    hers.next_of("picture").await;
    his.next_of("picture").await;
    let path = format!("/api/v1/tables/{table}/signals");
    let told = bob.post(&path, &json!({ "thing": place })).await;
    assert_eq!(told.status, StatusCode::NO_CONTENT, "{}", told.text);
    let heard = json!({ "seat": 1, "thing": place });
    assert_eq!(hers.next_of("signal").await.json(), heard);
    assert_eq!(his.next_of("signal").await.json(), heard);
    anna.post(&path, &json!({ "face": "well-done" })).await;
    assert_eq!(his.next_of("signal").await.json(), json!({ "seat": 0, "face": "well-done" }));
}

/// A thing that a viewer does not see on its boards is not named to it; a face comes without it.
#[tokio::test]
async fn a_thing_that_is_not_on_the_board_is_not_named() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let mut events = anna.events(&table).await;
    events.next_of("picture").await;
    let path = format!("/api/v1/tables/{table}/signals");
    for signal in [json!({ "thing": "hand-7" }), json!({})] {
        bob.post(&path, &signal).await;
    }
    while let Some(event) = events.next_within(SOON).await {
        assert_ne!(event.kind, "signal", "{}", event.data);
    }
    bob.post(&path, &json!({ "thing": "hand-7", "face": "ouch" })).await;
    assert_eq!(events.next_of("signal").await.json(), json!({ "seat": 1, "face": "ouch" }));
}

#[tokio::test]
async fn only_who_sits_there_signals() {
    let service = Service::new().await;
    let (_, mut bob, table) = service.two().await;
    let path = format!("/api/v1/tables/{table}/signals");
    let mut eve = service.client("eve");
    eve.open(&json!({ "game": "mini-rogue" })).await;
    let refused = eve.post(&path, &json!({ "face": "laugh" })).await;
    assert_eq!((refused.status, refused.error().as_str()), (StatusCode::FORBIDDEN, "not-seated"));
    let unknown = bob.post(&path, &json!({ "face": "rage" })).await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
}
