//! Naming, handing over and deleting tables.

use crate::client::{Client, Reply};
use crate::fixture::{Service, coop, play_on};
use crate::postgres::Cluster;
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use undercroft_server::clock::Clock;
use undercroft_server::live::close_table;
use undercroft_server::store::{PostgresStore, Store};
use undercroft_server::{Config, run_maintenance};

impl Client {
    async fn patch(&mut self, table: &str, body: &Value) -> Reply {
        let request = self
            .request("PATCH", &format!("/api/v1/tables/{table}"))
            .header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    async fn delete(&mut self, table: &str, request: &str) -> Reply {
        let path = format!("/api/v1/tables/{table}?request={request}");
        let request = self.request("DELETE", &path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    async fn may(&mut self, table: &str, verb: &str) -> bool {
        self.look(table).await["card"]["may"].as_array().unwrap().contains(&json!(verb))
    }
}

#[tokio::test]
async fn the_host_names_a_table_for_everybody() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let named = json!({ "id": "n", "name": "  Friday\u{202e}\nevening " });
    let answer = anna.patch(&table, &named).await.ok();
    assert_eq!(answer["done"], "done");
    let entries = service.store.entries(&table, 0).await.unwrap().len();
    assert_eq!(anna.patch(&table, &named).await.ok(), answer, "the same id, the same answer");
    assert_eq!(service.store.entries(&table, 0).await.unwrap().len(), entries);
    assert_eq!(bob.look(&table).await["card"]["name"], "Friday evening");
    let lines = bob.get("/api/v1/tables").await.ok();
    assert_eq!(lines[0]["name"], "Friday evening");
    // It outlasts the memory of a node.
    let other = Service::node(2, service.store.clone(), Config::default().unlimited(), |_| {});
    assert_eq!(bob.at(&other.router).look(&table).await["card"]["name"], "Friday evening");
    let refused = bob.patch(&table, &json!({ "id": "m", "name": "Mine" })).await;
    assert_eq!((refused.status, refused.error().as_str()), (StatusCode::FORBIDDEN, "not-host"));
    assert!(anna.may(&table, "name").await && !bob.may(&table, "name").await);
    anna.patch(&table, &json!({ "id": "o", "name": "" })).await.ok();
    assert!(bob.look(&table).await["card"].get("name").is_none());
}

#[tokio::test]
async fn the_host_hands_the_table_over() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    assert!(anna.may(&table, "hand-over").await && !bob.may(&table, "hand-over").await);
    let seat = anna.patch(&table, &json!({ "id": "x", "host": 7 })).await;
    assert_eq!((seat.status, seat.error().as_str()), (StatusCode::NOT_FOUND, "no-such-seat"));
    anna.patch(&table, &json!({ "id": "h", "host": 1 })).await.ok();
    assert_eq!(bob.look(&table).await["card"]["host"], true);
    assert!(anna.look(&table).await["card"].get("host").is_none());
    // Who was the host closes only with everybody's consent now.
    assert_eq!(anna.change(&table, "close", json!({})).await.ok()["done"], "proposed");
    assert_eq!(bob.change(&table, "close", json!({})).await.ok()["done"], "done");
    let mut cleo = service.client("cleo");
    let table = cleo.open(&coop(&json!(["me", "bot"]))).await;
    let bot = cleo.patch(&table, &json!({ "id": "h", "host": 1 })).await;
    assert_eq!((bot.status, bot.error().as_str()), (StatusCode::CONFLICT, "nobody-there"));
}

#[tokio::test]
async fn a_table_is_deleted_by_who_is_alone_there() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let refused = anna.delete(&table, "d").await;
    assert_eq!((refused.status, refused.error().as_str()), (StatusCode::FORBIDDEN, "others-sit-here"));
    let stranger = service.client("eve").delete(&table, "d").await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    bob.change(&table, "seats/1/leave", json!({})).await.ok();
    assert_eq!(bob.delete(&table, "d").await.error(), "not-seated");
    assert!(anna.may(&table, "delete").await);
    let mut events = anna.events(&table).await;
    events.next_of("picture").await;
    let answer = anna.delete(&table, "d").await.ok();
    assert_eq!(anna.delete(&table, "d").await.ok(), answer, "the same id, the same answer");
    assert_eq!(anna.delete(&table, "e").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/api/v1/tables").await.ok(), json!([]));
    assert!(service.store.entries(&table, 0).await.unwrap().is_empty());
    while let Some(event) = events.next_within(Duration::from_secs(2)).await {
        assert_eq!(event.kind, "card", "the last that is heard is that it was closed");
    }
}

/// Nobody gets rid of a match that counts: deleted or closed by the host of the service, it is in the statistics.
#[tokio::test]
async fn a_match_that_counts_is_recorded_before_it_is_gone() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 3).await;
    anna.delete(&table, "d").await.ok();
    let closed = anna.get("/api/v1/me/statistics").await.ok();
    assert!(closed.to_string().contains("match-closed"), "{closed}");
    let (mut bob, table) = service.solo().await;
    play_on(&mut [&mut bob], &table, 3).await;
    close_table(Arc::clone(&service.store), &table).await.unwrap();
    assert!(close_table(Arc::clone(&service.store), &table).await.is_err());
    let closed = bob.get("/api/v1/me/statistics").await.ok();
    assert!(closed.to_string().contains("match-closed"), "{closed}");
}

/// A node that has a table in memory notices that it was deleted at another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_nodes_notice_that_a_table_was_deleted() {
    let cluster = Cluster::start();
    let address = cluster.database("deleted");
    let mut nodes = Vec::new();
    for number in 1..=2 {
        let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
        let config = Config::default().unlimited();
        let node = Service::node(number, store, config, |app| app.clock = Clock::default());
        tokio::spawn(run_maintenance(node.app.clone()));
        nodes.push(node);
    }
    let (mut anna, table) = nodes[0].solo().await;
    let mut there = anna.at(&nodes[1].router);
    let mut events = there.events(&table).await;
    events.next_of("picture").await;
    anna.delete(&table, "d").await.ok();
    while events.next_within(Duration::from_secs(3)).await.is_some() {}
    assert_eq!(there.get(&format!("/api/v1/tables/{table}")).await.status, StatusCode::NOT_FOUND);
    assert!(nodes[1].app.registry.known(&table).is_none());
}
