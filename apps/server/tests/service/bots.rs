//! Bots that take too long, fall over, or want what is not allowed: the table goes on.

use crate::client::Client;
use crate::fixture::{Service, coop, play_on};
use axum::http::StatusCode;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::Match;
use undercroft_kernel::Seat;
use undercroft_server::Config;
use undercroft_server::clock::Clock;
use undercroft_server::live::{BotPolicy, BotThreads};

/// A bot with a fault of its own each time.
#[derive(Default)]
struct Faulty(AtomicU32);

impl BotPolicy for Faulty {
    fn choose(&self, game: &dyn Match, seat: Seat, _: Bot, _: u64) -> Option<String> {
        match self.0.fetch_add(1, Ordering::SeqCst) % 5 {
            0 => {
                std::thread::sleep(Duration::from_millis(400));
                game.legal(seat).first().cloned()
            }
            1 => panic!("a bot falls over"),
            2 => Some("nonsense".to_owned()),
            3 => None,
            _ => game.legal(seat).first().cloned(),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_faulty_bot_never_holds_up_a_table() {
    let config = Config { bot_time: Duration::from_millis(100), ..Config::default() }.unlimited();
    let service = Service::with(config, |app| {
        app.bots = BotThreads::with(Arc::new(Faulty::default()), Duration::from_millis(100));
    })
    .await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "bot"]))).await;
    let mut acted = 0;
    for _ in 0..400 {
        if anna.choice(&table).await.is_some() {
            // The bot may have been quicker.
            acted += play_on(&mut [&mut anna], &table, 1).await;
        } else if anna.look(&table).await["card"]["stage"] == "over" {
            break;
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if service.app.metrics.bot_turns.get() >= 8 {
            break;
        }
    }
    assert!(service.app.metrics.bot_turns.get() >= 8, "{acted} {}", service.app.metrics.bot_turns.get());
    assert!(service.app.metrics.slow_bots.get() >= 1);
}

#[tokio::test]
async fn routine_choices_are_played_unless_the_table_wants_to_be_asked() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let quick = anna.open(&json!({ "game": "mini-rogue" })).await;
    let slow = anna.open(&json!({ "game": "mini-rogue", "settings": { "autoPlay": false } })).await;
    let choices = |view: &serde_json::Value| view["picture"]["prompt"]["choices"].as_array().unwrap().len();
    let mut sole = 0;
    for _ in 0..20 {
        let view = anna.look(&slow).await;
        if view["picture"].get("prompt").is_none() {
            break;
        }
        sole += usize::from(choices(&view) == 1);
        anna.play(&slow).await.ok();
    }
    assert!(sole > 0);
    let entries = service.store.entries(&quick, 0).await.unwrap();
    assert!(entries.len() >= 3, "the first reveal is played by the table");
    // Switched on again, what nobody has to decide is played at once.
    anna.change(&slow, "settings", json!({ "autoPlay": true })).await.ok();
}

/// Why things were placed tells what is hidden.
const PLACED: [&str; 6] = [
    "gm-ca-furnishes",
    "gm-ca-traps",
    "gm-ca-keeps-far",
    "gm-ca-bars-way",
    "gm-ca-lurks-by-furniture",
    "gm-ca-lies-in-wait",
];

/// The keys of the reasons that a match has for somebody at its table.
async fn reasons(anna: &mut crate::client::Client, table: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut last = anna.look(table).await["picture"]["moment"].as_u64().unwrap();
    while last > 0 {
        let cards = anna.get(&format!("/api/v1/tables/{table}/reasons?until={last}")).await.ok();
        keys.extend(
            cards.as_array().unwrap().iter().map(|card| card["says"]["key"].as_str().unwrap().to_owned()),
        );
        last = last.saturating_sub(60);
    }
    keys
}

fn quest(first: &str) -> serde_json::Value {
    let heroes = json!(["svein", "aldric", "maelle", "isaure"]);
    let setup = json!({ "quest": "deratisation", "heroes": heroes });
    json!({ "game": "catacombs", "setup": setup, "seats": [first, "bot", "bot", "bot", "bot"] })
}

#[tokio::test]
async fn bots_say_why_and_keep_their_secrets_until_the_end() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&quest("me")).await;
    let mut told = Vec::new();
    for _ in 0..1000 {
        // The others do the work.
        if let Some((prompt, other)) = anna.choice(&table).await {
            let rest = anna.change(&table, "actions", json!({ "prompt": prompt, "do": "end-turn" })).await;
            if rest.status != StatusCode::OK {
                anna.change(&table, "actions", json!({ "prompt": prompt, "do": other })).await;
            }
        } else {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        told = reasons(&mut anna, &table).await;
        let playing = anna.look(&table).await["card"]["stage"] == "playing";
        assert!(
            !playing || told.iter().all(|key| key.starts_with("gm-ca-") && !PLACED.contains(&key.as_str())),
            "{told:?}"
        );
        if !playing || !told.is_empty() {
            break;
        }
    }
    assert!(!told.is_empty(), "nothing was explained while the match went on");

    let table = anna.open(&quest("bot")).await;
    while anna.look(&table).await["card"]["stage"] == "playing" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let told = reasons(&mut anna, &table).await;
    assert!(
        told.iter().any(|key| PLACED.contains(&key.as_str())),
        "what was hidden is not explained afterwards"
    );
    anna.change(&table, "close", json!({})).await.ok();
    assert_eq!(reasons(&mut anna, &table).await, told, "a closed table explains less than before");
    let none = anna.get(&format!("/api/v1/tables/{table}/reasons?after=999999")).await.ok();
    assert_eq!(none, json!([]));
}

/// Undo leads back to one's own last choice: what a bot has done since is taken back with it, for it would only do it again.
#[tokio::test]
async fn undo_takes_back_what_bots_have_done_since() {
    let config = Config { pass_hold: 20, ..Config::default() }.unlimited();
    let service = Service::with(config, |app| app.clock = Clock::default()).await;
    let mut anna = service.client("anna");
    let setup = json!({ "heroes": ["oriandre", "molesor"] });
    let table = anna.open(&json!({ "game": "urto", "setup": setup, "seats": ["me", "bot"] })).await;
    for _ in 0..60 {
        is_asked(&mut anna, &table).await;
        let (turns, before) =
            (service.app.metrics.bot_turns.get(), anna.look(&table).await["picture"].clone());
        let (prompt, first) = anna.choice(&table).await.unwrap();
        let action = if first.starts_with("move") { "rest" } else { &first };
        anna.change(&table, "actions", json!({ "prompt": prompt, "do": action })).await.ok();
        is_asked(&mut anna, &table).await;
        if service.app.metrics.bot_turns.get() > turns + 1 {
            anna.change(&table, "undo", json!({})).await.ok();
            let back = anna.look(&table).await["picture"].clone();
            assert_eq!(back["prompt"]["choices"], before["prompt"]["choices"]);
            assert_eq!(back["sheets"], before["sheets"]);
            return;
        }
    }
    panic!("no bot has acted");
}

/// Waits until somebody is asked.
async fn is_asked(client: &mut Client, table: &str) {
    for _ in 0..1000 {
        if client.choice(table).await.is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody is asked: {}", client.look(table).await);
}
