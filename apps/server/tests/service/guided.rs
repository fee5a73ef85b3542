//! The guided game: its steps are told and played one by one, then the match is the player's own.

use crate::house::{House, play_on};
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn the_guided_game_leads_to_a_match_of_ones_own() {
    let house = House::new().await;
    let mut anna = house.client("anna");
    let table = anna.open(&json!({ "game": "mini-rogue", "tutorial": true })).await;
    let mut steps = 0;
    loop {
        let view = anna.look(&table).await;
        let guide = view["card"]["guide"].clone();
        assert_eq!(guide["step"], steps, "{guide}");
        assert!(!guide["says"].as_array().unwrap().is_empty());
        let prompt = view["picture"]["prompt"]["id"].clone();
        let Some(action) = guide["do"].as_str() else { break };
        if steps == 1 {
            let (_, first) = anna.choice(&table).await.unwrap();
            let other = if first == action { "use-exploration-skill" } else { first.as_str() };
            let body = json!({ "prompt": prompt, "do": other });
            let elsewhere = anna.change(&table, "actions", body).await;
            assert_eq!(
                (elsewhere.status, elsewhere.error().as_str()),
                (StatusCode::CONFLICT, "guide-elsewhere")
            );
            assert_eq!(elsewhere.json()["do"], action);
        }
        anna.change(&table, "actions", json!({ "prompt": prompt, "do": action })).await.ok();
        steps += 1;
    }
    assert!(steps > 10);
    assert_eq!(anna.look(&table).await["card"]["origin"]["kind"], "tutorial");
    assert_eq!(play_on(&mut [&mut anna], &table, 3).await, 3);
    assert!(anna.look(&table).await["card"].get("guide").is_none());
    let again = House::node(2, house.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    assert_eq!(anna.at(&again.router).look(&table).await["picture"], anna.look(&table).await["picture"]);
    let none = anna.post("/api/v1/tables", &json!({ "game": "chess", "tutorial": true })).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}
