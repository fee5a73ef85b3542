//! The guided game: its steps are told and played one by one, then the match is the player's own.

use crate::fixture::{Service, play_on};
use axum::http::StatusCode;
use serde_json::json;
use undercroft_catalog::live::resume;
use undercroft_content::Library;
use undercroft_kernel::fair::Unfair;

#[tokio::test]
async fn the_guided_game_leads_to_a_match_of_ones_own() {
    let service = Service::new().await;
    for game in undercroft_catalog::GAMES.iter().filter(|game| game.tutorial.is_some()) {
        led(&service, game.game).await;
    }
    let mut anna = service.client("anna");
    let none = anna.post("/api/v1/tables", &json!({ "game": "chess", "tutorial": true })).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

/// Follows the guide of a game to its end and a little further. What the guide does not tell is played by the table, so that every told step is the
/// person's.
async fn led(service: &Service, game: &str) {
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": game, "tutorial": true })).await;
    let mut steps = 0;
    loop {
        let view = anna.look(&table).await;
        let guide = view["card"]["guide"].clone();
        assert_eq!(guide["step"], steps, "{guide}");
        assert!(!guide["says"].as_array().unwrap().is_empty());
        let prompt = view["picture"]["prompt"]["id"].clone();
        let Some(action) = guide["do"].as_str() else { break };
        if steps == 1 {
            let body = json!({ "prompt": prompt, "do": "something else" });
            let elsewhere = anna.change(&table, "actions", body).await;
            assert_eq!(
                (elsewhere.status, elsewhere.error().as_str()),
                (StatusCode::CONFLICT, "guide-elsewhere")
            );
            assert_eq!(elsewhere.json()["do"], action);
        }
        anna.change(&table, "actions", json!({ "prompt": prompt, "do": action })).await.ok();
        steps += 1;
        // What was done is taken back, up to the last choice that the guide told, and done again.
        if steps == 9 {
            let now = anna.look(&table).await;
            anna.change(&table, "undo", json!({})).await.ok();
            let before = anna.look(&table).await;
            assert_eq!(
                (&before["card"]["guide"]["step"], &before["card"]["guide"]["do"]),
                (&json!(8), &json!(action))
            );
            let body = json!({ "prompt": before["picture"]["prompt"]["id"], "do": action });
            anna.change(&table, "actions", body).await.ok();
            assert_eq!(anna.look(&table).await["picture"]["sheets"], now["picture"]["sheets"]);
        }
    }
    assert_eq!(anna.look(&table).await["card"]["guide"]["of"], steps, "{game}");
    assert!(steps > 10);
    assert_eq!(anna.look(&table).await["card"]["origin"]["kind"], "tutorial");
    assert_eq!(play_on(&mut [&mut anna], &table, 1).await, 1);
    assert!(anna.look(&table).await["card"].get("guide").is_none());
    anna.change(&table, "close", json!({})).await.ok();
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let read = resume(&file, &Library::built_in()).unwrap();
    assert_eq!(read.verify(), Err(Unfair::NoPromise), "the dice of a guide are not the table's");
    let again =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    assert_eq!(anna.at(&again.router).look(&table).await["picture"], anna.look(&table).await["picture"]);
}
