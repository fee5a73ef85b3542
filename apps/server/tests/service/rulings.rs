//! Facts that people set by ruling: logged, marked, and left out of statistics.

use crate::fixture::{Service, play_on};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_ruling_is_a_step_with_a_reason() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let facts = anna.get(&format!("/api/v1/tables/{table}/facts")).await.ok();
    let hp = facts.as_array().unwrap().iter().find(|fact| fact["name"] == "hero.hp").unwrap();
    assert!(hp["value"].as_i64().unwrap() > 3, "{hp}");
    assert_eq!(anna.look(&table).await["card"]["counts"], true);
    let body = json!({ "fact": "hero.hp", "value": 3, "reason": "We forgot the  trap." });
    anna.change(&table, "rulings", body).await.ok();
    let view = anna.look(&table).await;
    assert_eq!((view["card"]["ruled"].clone(), view["card"]["counts"].clone()), (json!(true), json!(false)));
    let last = view["picture"]["log"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["says"]["key"], "table-ruled");
    assert_eq!(last["says"]["args"]["reason"], "We forgot the trap.");
    assert_eq!(hp_of(&mut anna, &table).await, 3);
    // A ruling is taken back like any other step.
    anna.change(&table, "undo", json!({})).await.ok();
    assert_ne!(hp_of(&mut anna, &table).await, 3);
    anna.change(&table, "redo", json!({})).await.ok();
    assert_eq!(hp_of(&mut anna, &table).await, 3);
    for (body, error) in [
        (json!({ "fact": "hero.hp", "value": 300, "reason": "x" }), "word-wrong"),
        (json!({ "fact": "hero.hope", "value": 3, "reason": "x" }), "word-wrong"),
        (json!({ "fact": "hero.hp", "value": 3, "reason": "  " }), "reason-missing"),
    ] {
        let refused = anna.change(&table, "rulings", body).await;
        assert!(refused.status.is_client_error() && refused.error() == error, "{}", refused.text);
    }
    // A table with a ruling is read again, played on, downloaded and read elsewhere.
    play_on(&mut [&mut anna], &table, 4).await;
    let again =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    assert_eq!(anna.at(&again.router).look(&table).await["picture"], anna.look(&table).await["picture"]);
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let copy = anna.post("/api/v1/replays", &json!({ "file": file })).await.ok()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(anna.look(&copy).await["picture"]["boards"], anna.look(&table).await["picture"]["boards"]);
}

async fn hp_of(client: &mut crate::client::Client, table: &str) -> i64 {
    let facts = client.get(&format!("/api/v1/tables/{table}/facts")).await.ok();
    let hp = facts.as_array().unwrap().iter().find(|fact| fact["name"] == "hero.hp").unwrap();
    hp["value"].as_i64().unwrap()
}

#[tokio::test]
async fn a_game_with_a_ruling_does_not_count() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "mini-rogue", "setup": { "difficulty": "roguelike" } })).await;
    let body = json!({ "fact": "hero.hp", "value": 1, "reason": "To see the end." });
    anna.change(&table, "rulings", body).await.ok();
    play_on(&mut [&mut anna], &table, 2000).await;
    assert_eq!(anna.look(&table).await["card"]["stage"], "over");
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(anna.get("/api/v1/me/statistics").await.ok()["games"], json!([]));
}

#[tokio::test]
async fn at_a_shared_table_nobody_rules() {
    let service = Service::new().await;
    let (mut anna, _, table) = service.two().await;
    let body = json!({ "fact": "hero.hp", "value": 1, "reason": "x" });
    let refused = anna.change(&table, "rulings", body).await;
    assert_eq!((refused.status, refused.error().as_str()), (StatusCode::FORBIDDEN, "may-not-rule"));
    let verbs = anna.look(&table).await["card"]["may"].clone();
    assert!(!verbs.as_array().unwrap().contains(&Value::from("rule")), "{verbs}");
}

/// At the first prompt the character stands on the Entrance; ruled elsewhere, nothing but turning up what lies open would be left, for ever.
#[tokio::test]
async fn a_ruling_after_which_nothing_can_be_done_is_refused() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let before = anna.look(&table).await;
    let entries = service.store.entries(&table, 0).await.unwrap().len();
    for (language, word) in [("en", "go on"), ("fr", "continuer")] {
        let mut anna = anna.clone().speaking(language);
        let body = json!({ "fact": "hero.cell", "value": 2, "reason": "We went on." });
        let asked = tokio::time::timeout(Duration::from_secs(20), anna.change(&table, "rulings", body));
        let refused = asked.await.expect("an answer");
        assert_eq!(
            (refused.status, refused.error().as_str()),
            (StatusCode::UNPROCESSABLE_ENTITY, "word-stuck"),
            "{}",
            refused.text
        );
        assert!(refused.json()["message"].as_str().unwrap().contains(word), "{}", refused.text);
    }
    assert_eq!(anna.look(&table).await, before);
    assert_eq!(service.store.entries(&table, 0).await.unwrap().len(), entries, "nothing was written");
    // What breaks a rule of the game is refused by that rule.
    let body = json!({ "fact": "hero.hp", "value": 0, "reason": "x" });
    let refused = anna.change(&table, "rulings", body).await;
    assert_eq!(
        (refused.error().as_str(), refused.json()["rule"].as_str()),
        ("word-impossible", Some("MR-CHAR-04"))
    );
    assert_eq!(play_on(&mut [&mut anna], &table, 3).await, 3);
}
