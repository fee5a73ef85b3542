//! What counts: before the first step the table says so, and it says so when that ends.

use crate::client::Client;
use crate::fixture::{Service, coop, play_on};
use serde_json::{Value, json};
use undercroft_i18n::{Lang, Texts};

/// Whether a table counts, and what it says about that.
async fn counting(client: &mut Client, table: &str) -> (bool, String) {
    let card = client.look(table).await["card"].clone();
    let key = card["counting"]["key"].as_str().unwrap().to_owned();
    for lang in Lang::ALL {
        assert!(Texts::new(lang, []).unwrap().has(&key), "{lang}: {key}");
    }
    (card["counts"].as_bool().unwrap(), key)
}

fn says(counts: bool, key: &str) -> (bool, String) {
    (counts, format!("table-{key}"))
}

/// Somebody who has seen a die cannot take it back and still be counted.
#[tokio::test]
async fn undo_over_a_revealed_die_makes_it_practice() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    assert_eq!(counting(&mut anna, &table).await, says(true, "counts"));
    let mut taken_back_freely = 0;
    for _ in 0..60 {
        play_on(&mut [&mut anna], &table, 1).await;
        let free = anna.look(&table).await["picture"]["undo"]["free"].as_u64().unwrap_or(0);
        if free == 0 {
            break;
        }
        anna.change(&table, "undo", json!({ "grain": "step" })).await.ok();
        assert_eq!(counting(&mut anna, &table).await, says(true, "counts"));
        anna.change(&table, "redo", json!({})).await.ok();
        taken_back_freely += 1;
    }
    anna.change(&table, "undo", json!({ "grain": "step" })).await.ok();
    assert_eq!(counting(&mut anna, &table).await, says(false, "practice-undone"), "{taken_back_freely}");
    anna.change(&table, "redo", json!({})).await.ok();
    assert_eq!(counting(&mut anna, &table).await, says(false, "practice-undone"));
}

#[tokio::test]
async fn typed_dice_and_rulings_are_practice() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "mini-rogue", "ownDice": true })).await;
    assert_eq!(counting(&mut anna, &table).await, says(false, "practice-own-dice"));
    let (mut bob, table) = service.solo().await;
    let rule = json!({ "fact": "hero.gold", "value": 5, "reason": "found under the sofa" });
    bob.change(&table, "rulings", rule).await.ok();
    assert_eq!(counting(&mut bob, &table).await, says(false, "practice-ruled"));
}

/// Whoever leaves a running match plays on in all seats and sees what bots hold: the match that was left does not count any more.
#[tokio::test]
async fn a_match_that_was_left_before_its_end_is_practice() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "bot"]))).await;
    assert_eq!(counting(&mut anna, &table).await, says(true, "counts"));
    let branch: Value = anna.change(&table, "branch", json!({})).await.ok();
    let branch = branch["table"].as_str().unwrap().to_owned();
    assert_eq!(counting(&mut anna, &branch).await, says(false, "practice-origin"));
    assert_eq!(counting(&mut anna, &table).await, says(false, "practice-branched"));
    // Another node says the same.
    let other =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    assert_eq!(counting(&mut anna.at(&other.router), &table).await, says(false, "practice-branched"));
    let entries = service.store.entries(&table, 0).await.unwrap();
    assert_eq!(entries.iter().filter(|row| row.body == "\"branched\"").count(), 1);
    anna.change(&table, "branch", json!({})).await.ok();
    let again = service.store.entries(&table, 0).await.unwrap();
    assert_eq!(again.iter().filter(|row| row.body == "\"branched\"").count(), 1);
}

/// A match that counts is not got rid of by closing it, and what was closed earns nothing.
#[tokio::test]
async fn a_closed_match_that_counted_is_recorded() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    anna.change(&table, "close", json!({})).await.ok();
    let statistics = anna.get("/api/v1/me/statistics").await.ok();
    assert_eq!(
        (&statistics["games"][0]["closed"], &statistics["games"][0]["played"]),
        (&json!(1), &json!(0))
    );
    assert_eq!(statistics["latest"][0]["outcome"], "match-closed");
    for lang in Lang::ALL {
        assert!(Texts::new(lang, []).unwrap().has("match-closed"), "{lang}");
    }
    assert!(statistics["feats"].as_array().unwrap().iter().all(|feat| feat.get("earned").is_none()));
    // Practice leaves nothing.
    let practice = anna.open(&json!({ "game": "mini-rogue", "tutorial": true })).await;
    anna.change(&practice, "close", json!({})).await.ok();
    let statistics = anna.get("/api/v1/me/statistics").await.ok();
    assert_eq!(statistics["latest"].as_array().unwrap().len(), 1);
}
