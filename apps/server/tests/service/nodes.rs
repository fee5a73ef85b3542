//! Several nodes on one store: whoever is second reads what the first has added and tries again; nothing is lost, nothing is played twice.

use crate::client::Client;
use crate::fixture::{Service, coop, play_on};
use crate::postgres::Cluster;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use undercroft_server::clock::Clock;
use undercroft_server::store::{PostgresStore, Store};
use undercroft_server::{Config, run_maintenance};

fn config() -> Config {
    Config { pass_hold: 20, ..Config::default() }.unlimited()
}

/// Two nodes that do not know of each other play the same table in turn: each finds the position taken, reads, and goes on.
#[tokio::test]
async fn a_node_that_is_behind_catches_up() {
    let service = Service::new().await;
    let other = Service::node(2, service.store.clone(), config(), |_| {});
    let (anna, table) = service.solo().await;
    let mut nodes = [anna.clone(), anna.at(&other.router)];
    // Both have the table in memory.
    for node in &mut nodes {
        node.look(&table).await;
    }
    let mut conflicts = 0;
    for turn in 0..20 {
        let (prompt, action) = match nodes[turn % 2].choice(&table).await {
            Some(choice) => choice,
            None => break,
        };
        let body = json!({ "id": format!("turn-{turn}"), "prompt": prompt, "do": action });
        let reply = nodes[turn % 2].change(&table, "actions", body).await;
        // The node was behind: it has the picture of now for its caller.
        if reply.status == StatusCode::CONFLICT {
            conflicts += 1;
            assert_eq!(reply.json()["picture"], nodes[turn % 2].look(&table).await["picture"]);
            nodes[turn % 2].play(&table).await.ok();
        } else {
            reply.ok();
        }
    }
    assert!(conflicts > 5, "{conflicts}");
    let metrics = service.app.metrics.conflicts.get() + other.app.metrics.conflicts.get();
    assert!(metrics > 5, "{metrics}");
    let third = Service::node(3, service.store.clone(), config(), |_| {});
    assert_eq!(anna.at(&third.router).look(&table).await["picture"], nodes[1].look(&table).await["picture"]);
}

/// A post that is sent to two nodes at once, as a browser does that loses its connection, is played once and answered alike.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_retried_post_is_played_once_wherever_it_arrives() {
    let service = Service::new().await;
    let other = Service::node(2, service.store.clone(), config(), |_| {});
    let (anna, table) = service.solo().await;
    for turn in 0..10 {
        let before = service.store.entries(&table, 0).await.unwrap().len();
        let mut nodes = [
            anna.at(&service.router),
            anna.at(&other.router),
            anna.at(&service.router),
            anna.at(&other.router),
        ];
        let Some((prompt, action)) = nodes[0].choice(&table).await else { break };
        let body = json!({ "id": format!("again-{turn}"), "prompt": prompt, "do": action });
        // The other node has the table as it was some turns ago.
        let sent = nodes.each_mut().map(|node| {
            let (mut node, table, body) = (node.clone(), table.clone(), body.clone());
            tokio::spawn(async move { node.change(&table, "actions", body).await })
        });
        let mut answers: Vec<Value> = Vec::new();
        for reply in sent {
            let reply = reply.await.unwrap();
            if reply.status == StatusCode::OK {
                answers.push(reply.json());
            } else {
                assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.text);
            }
        }
        assert!(!answers.is_empty());
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        let after = service.store.entries(&table, 0).await.unwrap().len();
        assert!(after > before && after <= before + 2, "{before} {after}");
        // Whoever asks again later gets the same answer too.
        let late = anna.at(&other.router).change(&table, "actions", body).await.ok();
        assert_eq!(late, answers[0]);
    }
}

async fn node(number: u64, address: &str) -> Service {
    let store: Arc<dyn Store> = Arc::new(PostgresStore::open(address).await.unwrap());
    Service::node(number, store, config(), |app| app.clock = Clock::default())
}

/// On Postgres the nodes wake each other: what is played at one is seen at the other within moments, and one bot plays for both.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_nodes_share_a_postgres() {
    let cluster = Cluster::start();
    let address = cluster.database("nodes");
    let (one, two) = (node(1, &address).await, node(2, &address).await);
    let tasks: Vec<_> =
        [&one, &two].map(|service| tokio::spawn(run_maintenance(service.app.clone()))).into_iter().collect();
    let mut anna = one.client("anna");
    let table = anna.open(&coop(&json!(["me", "open"]))).await;
    let card = anna.look(&table).await["card"].clone();
    let mut bob = two.client("bob");
    bob.sit(&table, &card, "Bob").await;
    let mut watching = two.client("eve").events(&table).await;
    watching.next_of("picture").await;
    // Anna's node learns that Bob sits at the other.
    let mut learned = false;
    for _ in 0..60 {
        learned = anna.look(&table).await["card"]["seats"][1]["name"] == "Bob";
        if learned {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(learned);
    let mut played = 0;
    for _ in 0..300 {
        for client in [&mut anna, &mut bob] {
            if let Some((prompt, action)) = client.choice(&table).await {
                let reply = client.change(&table, "actions", json!({ "prompt": prompt, "do": action })).await;
                played += usize::from(reply.status == StatusCode::OK);
            }
        }
        if played > 10 {
            break;
        }
        // Each learns from the other's node what was played there.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(played > 10, "{played}");
    // A node that had to read the table again sends the whole picture.
    assert!(["frame", "picture", "card"].contains(&watching.next().await.kind.as_str()));
    same_everywhere(&mut anna, &two, &table).await;
    one_bot_for_both(&mut anna, &one, &two).await;
    for task in tasks {
        task.abort();
    }
    for service in [one, two] {
        service.store.close().await;
    }
}

async fn same_everywhere(anna: &mut Client, two: &Service, table: &str) {
    for _ in 0..80 {
        let (here, there) = (anna.look(table).await, anna.at(&two.router).look(table).await);
        if here["picture"] == there["picture"] {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the nodes do not agree");
}

/// Both nodes have the table in memory and would play for its bot; the lease lets one.
async fn one_bot_for_both(anna: &mut Client, one: &Service, two: &Service) {
    let table = anna.open(&coop(&json!(["me", "bot"]))).await;
    let mut streams = [anna.events(&table).await, anna.at(&two.router).events(&table).await];
    for stream in &mut streams {
        stream.next_of("picture").await;
    }
    for _ in 0..20 {
        if play_on(&mut [anna], &table, 1).await == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        if one.app.metrics.bot_turns.get() + two.app.metrics.bot_turns.get() > 3 {
            break;
        }
    }
    let entries = one.store.entries(&table, 0).await.unwrap();
    let bots = entries.iter().filter(|row| row.body.contains("\"by\":\"bot\"")).count() as u64;
    let turns = one.app.metrics.bot_turns.get() + two.app.metrics.bot_turns.get();
    assert!(bots > 0 && turns <= bots + 2, "{turns} turns thought, {bots} played");
}

/// A new name reaches the tables that another node has in memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rename_reaches_other_nodes() {
    let cluster = Cluster::start();
    let address = cluster.database("renames");
    let mut nodes = Vec::new();
    for number in 1..=2 {
        let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
        let node = Service::node(number, store, config(), |app| app.clock = Clock::default());
        tokio::spawn(run_maintenance(node.app.clone()));
        nodes.push(node);
    }
    let (mut anna, mut bob, table) = nodes[0].two().await;
    let mut there = bob.at(&nodes[1].router);
    let mut events = there.events(&table).await;
    events.next_of("picture").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    anna.post("/api/v1/me", &json!({ "name": "Anne" })).await.ok();
    loop {
        let card = events.next_of("card").await.json();
        if card["seats"][0]["name"] == "Anne" {
            break;
        }
    }
    assert_eq!(bob.look(&table).await["card"]["seats"][0]["name"], "Anne");
}
