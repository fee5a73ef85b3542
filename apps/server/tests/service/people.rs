//! Who is at a table: names where they are needed and nowhere else, and whoever acts is there.

use crate::fixture::{Service, coop};
use axum::http::StatusCode;
use serde_json::json;
use undercroft_server::Config;

fn config() -> Config {
    Config { pass_hold: 20, ..Config::default() }.unlimited()
}

/// A table knows the names of those who sit there, however many others have one.
#[tokio::test]
async fn a_name_stays_out_of_tables_of_others() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    for name in ["bob", "cleo", "dora"] {
        service.client(name).open(&json!({ "game": "mini-rogue", "name": name })).await;
    }
    for handle in service.app.registry.all() {
        assert_eq!(handle.names.lock().unwrap().len(), 1);
    }
    // A rename still reaches the tables of the person.
    anna.open(&json!({ "game": "mini-rogue", "name": "Anne" })).await;
    assert_eq!(anna.look(&table).await["card"]["seats"][0]["name"], "Anne");
}

/// Who sits down at a table that its node has still to read has a name.
#[tokio::test]
async fn who_sits_down_at_another_node_has_a_name() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "open"]))).await;
    let card = anna.look(&table).await["card"].clone();
    let other = Service::node(2, service.store.clone(), config(), |_| {});
    let mut bob = other.client("bob");
    bob.sit(&table, &card, "Bob").await;
    assert_eq!(bob.look(&table).await["card"]["seats"][1]["name"], "Bob");
}

/// Whoever acts is not away, even without a stream, at any node.
#[tokio::test]
async fn who_acts_is_there() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    service.app.clock.pass(300_000);
    let away = anna.look(&table).await["card"]["seats"].clone();
    assert_eq!((away[0]["away"].clone(), away[1]["away"].clone()), (json!(true), json!(true)));
    let (seat, actor) = match anna.choice(&table).await {
        Some(_) => (0, &mut anna),
        None => (1, &mut bob),
    };
    actor.play(&table).await.ok();
    assert!(actor.look(&table).await["card"]["seats"][seat].get("away").is_none());
    let handed = actor.change(&table, &format!("seats/{}/bot", 1 - seat), json!({})).await;
    assert_eq!(handed.status, StatusCode::OK, "who does nothing is away: {}", handed.text);
    let other = Service::node(2, service.store.clone(), config(), |_| {});
    other.app.clock.pass(300_000);
    assert!(actor.at(&other.router).look(&table).await["card"]["seats"][seat].get("away").is_none());
}

/// A match that is over closes by itself, so that its dice are opened without anybody's consent; a line that leaves it then keeps nothing shut.
#[tokio::test]
async fn a_finished_match_closes_by_itself() {
    let service = Service::with(Config { close_after: 1000, ..config() }, |_| {}).await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "mini-rogue", "name": "Anna" })).await;
    for _ in 0..2_000 {
        if anna.choice(&table).await.is_none() {
            break;
        }
        anna.play(&table).await.ok();
    }
    assert_eq!(anna.look(&table).await["card"]["stage"], "over");
    anna.change(&table, "branch", json!({})).await.ok();
    service.app.clock.pass(5_000);
    let mut closed = false;
    for _ in 0..100 {
        closed = anna.look(&table).await["card"]["stage"] == "closed";
        if closed {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(closed);
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    assert!(file.lines().next().unwrap().contains("\"secret\":"), "{}", file.lines().next().unwrap());
}
