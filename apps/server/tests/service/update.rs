//! A table is carried across a deliberate change of the rules: the table says which rule changed at which step, and goes on from where it stood.

use crate::fixture::{Service, play_on};
use crate::folder::Folder;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use undercroft_catalog::live::{Dice, Match, reopen};
use undercroft_content::Library;
use undercroft_kernel::replay::{Header, Record};
use undercroft_kernel::{Ruling, Seat};
use undercroft_server::Config;
use undercroft_server::live::Entry;
use undercroft_server::store::{SqliteStore, Store};

/// The steps of a match as a program would have written them whose rules gave one gold more at a step: the same actions and dice, other check values. Gives
/// them with the state that they led to.
fn under_old_rules(header: &Header, steps: &[Record], changed: usize) -> (Vec<Record>, Value) {
    let mut game = reopen(header, &Library::built_in()).unwrap();
    let mut records = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let seat = (0..game.seats()).find(|seat| game.seat_word(Seat(*seat)) == step.seat).unwrap();
        let draws: Vec<(String, String)> = step
            .draws
            .iter()
            .map(|draw| draw.split_once(' ').map(|(die, face)| (die.to_owned(), face.to_owned())).unwrap())
            .collect();
        game.act(Seat(seat), &step.action, Dice::Scripted(&draws)).unwrap();
        if at == changed {
            let gold = gold(&*game) + 1;
            let ruling = Ruling {
                fact: "hero.gold".to_owned(),
                value: gold.into(),
                reason: "the old rule".to_owned(),
            };
            game.rule(Seat(0), ruling).unwrap();
        }
        let digest = game.record(game.at() - 1).unwrap().digest;
        records.push(Record { digest, ..step.clone() });
    }
    (records, game.state())
}

fn gold(game: &dyn Match) -> i64 {
    let facts = game.facts(undercroft_kernel::Viewer::Seat(Seat(0)));
    let gold = facts.into_iter().find(|(fact, _)| fact.name == "hero.gold").unwrap().1.unwrap();
    gold.as_int().unwrap()
}

/// Writes the list of a table anew, as the older program had left it.
async fn rewrite(file: &str, table: &str, entries: &[Entry], state: &Value) {
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{file}")).await.unwrap();
    sqlx::query("DELETE FROM entries WHERE tbl = $1").bind(table).execute(&pool).await.unwrap();
    for (position, entry) in (0i64..).zip(entries) {
        let body = serde_json::to_string(entry).unwrap();
        let query = sqlx::query("INSERT INTO entries (tbl, position, body, made) VALUES ($1, $2, $3, 0)");
        query.bind(table).bind(position).bind(body).execute(&pool).await.unwrap();
    }
    sqlx::query("UPDATE tables SET last = $2 WHERE id = $1")
        .bind(table)
        .bind(entries.len() as i64 - 1)
        .execute(&pool)
        .await
        .unwrap();
    sqlx::query("DELETE FROM keyframes WHERE tbl = $1").bind(table).execute(&pool).await.unwrap();
    sqlx::query("INSERT INTO keyframes (tbl, build, position, body) VALUES ($1, 'older', $2, $3)")
        .bind(table)
        .bind(entries.len() as i64 - 1)
        .bind(state.to_string())
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
}

#[tokio::test]
async fn a_table_goes_on_under_corrected_rules() {
    let folder = Folder::new();
    let file = folder.file("service.db");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&file).await.unwrap());
    let config = || Config::default().unlimited();
    let service = Service::node(1, Arc::clone(&store), config(), |_| {});
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 12).await;
    let rows = store.entries(&table, 0).await.unwrap();
    let mut entries: Vec<Entry> = rows.iter().map(|row| serde_json::from_str(&row.body).unwrap()).collect();
    let header = entries.iter().find_map(|entry| match entry {
        Entry::Started { header } => Some(header.clone()),
        _ => None,
    });
    let header = header.unwrap();
    let steps: Vec<Record> = entries
        .iter()
        .flat_map(|entry| match entry {
            Entry::Played { steps, .. } => steps.clone(),
            _ => Vec::new(),
        })
        .collect();
    let changed = 4;
    let (old, state) = under_old_rules(&header, &steps, changed);
    assert_eq!(old[changed - 1], steps[changed - 1]);
    assert_ne!(old[changed].digest, steps[changed].digest);
    let mut old_steps = old.into_iter();
    for entry in &mut entries {
        if let Entry::Played { steps, .. } = entry {
            *steps = old_steps.by_ref().take(steps.len()).collect();
        }
    }
    rewrite(&file, &table, &entries, &state).await;

    // The newer program reads the table.
    let newer = Service::node(2, Arc::clone(&store), config(), |_| {});
    let mut anna = anna.at(&newer.router);
    let card = anna.look(&table).await["card"].clone();
    assert_eq!(card["update"]["says"]["key"], "update-differs", "{card}");
    assert_eq!(card["update"]["says"]["args"]["step"], changed as u64 + 1);
    assert!(
        card["update"]["rules"]
            .as_array()
            .unwrap()
            .iter()
            .all(|rule| rule.as_str().unwrap().starts_with("MR-"))
    );
    assert!(card["may"].as_array().unwrap().contains(&json!("adopt")), "{card}");
    let stopped = anna.change(&table, "actions", json!({ "prompt": 1, "do": "x" })).await;
    assert_eq!((stopped.status, stopped.error().as_str()), (StatusCode::CONFLICT, "rules-changed"));
    anna.change(&table, "adopt", json!({})).await.ok();
    let view = anna.look(&table).await;
    assert!(view["card"].get("update").is_none());
    let facts = anna.get(&format!("/api/v1/tables/{table}/facts")).await.ok();
    let now =
        facts.as_array().unwrap().iter().find(|fact| fact["name"] == "hero.gold").unwrap()["value"].clone();
    assert_eq!(now, state_gold(&header, &state));
    assert_eq!(play_on(&mut [&mut anna], &table, 4).await, 4);
    let log = anna.get(&format!("/api/v1/tables/{table}/log")).await.ok();
    assert!(log.as_array().unwrap().iter().any(|line| line["says"]["key"] == "table-adopted"));

    // What was adopted is read again by any program after that.
    let again = Service::node(3, store, config(), |_| {});
    assert_eq!(anna.at(&again.router).look(&table).await["picture"], anna.look(&table).await["picture"]);
}

fn state_gold(header: &Header, state: &Value) -> Value {
    let mut game = reopen(header, &Library::built_in()).unwrap();
    game.adopt(state).unwrap();
    json!(gold(&*game))
}

/// Rules that did not change leave a table alone: every recorded table of this build is read without a word.
#[tokio::test]
async fn unchanged_rules_change_nothing() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 10).await;
    let again = Service::node(2, service.store.clone(), Config::default().unlimited(), |_| {});
    let mut anna = anna.at(&again.router);
    assert!(anna.look(&table).await["card"].get("update").is_none());
    let needless = anna.change(&table, "adopt", json!({})).await;
    assert_eq!(needless.error(), "rules-unchanged");
    // A list that makes no sense is told to the host and not to the caller.
    let position = again.store.entries(&table, 0).await.unwrap().len() as i64;
    let addition = undercroft_server::store::Addition {
        table: table.clone(),
        position,
        body: "{\"secret-plan\":{}}".to_owned(),
        ..undercroft_server::store::Addition::default()
    };
    again.store.add(&addition).await.unwrap();
    let third = Service::node(3, service.store.clone(), Config::default().unlimited(), |_| {});
    let reply = anna.at(&third.router).get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!((reply.status, reply.error().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "server-failed"));
    assert!(!reply.text.contains("secret-plan"));
}

/// States are written now and then and when the service stops, not with every action.
#[tokio::test]
async fn the_state_is_kept_now_and_then() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 3).await;
    assert_eq!(service.store.keyframes(&table).await.unwrap(), []);
    let registry = &service.app.registry;
    registry.keep_states(&service.app, 60_000).await.unwrap();
    assert_eq!(service.store.keyframes(&table).await.unwrap(), [], "it is not due yet");
    registry.evict_idle(&service.app, -1);
    assert!(registry.known(&table).is_some(), "what is not kept does not leave");
    service.app.clock.pass(60_000);
    registry.keep_states(&service.app, 60_000).await.unwrap();
    let last = service.store.table(&table).await.unwrap().unwrap().last;
    let kept = service.store.keyframes(&table).await.unwrap();
    assert_eq!(kept.iter().map(|state| state.position).collect::<Vec<_>>(), [last]);
    registry.evict_idle(&service.app, -1);
    assert!(registry.known(&table).is_none());
}
