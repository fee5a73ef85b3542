//! What strangers let the service work at: their files, odds, reasons. It waits in a short line, never holds up anything else, ends when its time is
//! over, and what is answered stays short.

use crate::client::{Client, Reply};
use crate::fixture::{Service, play_on};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::fmt::Write;
use std::time::Duration;
use tokio::time::timeout;
use undercroft_server::Config;

const FIGHT: &str = "[[scenario]]\nname = 'A fight'\ngame = 'mini-rogue'\nsetup = { heroes = ['rogue'] }\n\
    place = 'combat: goblin_warrior'\nover = false\n";

/// A service whose work has so much time and so much room in the line.
async fn service_with(work: Duration, waiting: usize) -> Service {
    let mut config = Config { pass_hold: 20, ..Config::default() }.unlimited();
    (config.limits.work, config.limits.waiting) = (work, waiting);
    Service::with(config, |_| {}).await
}

async fn practise(client: &mut Client, file: &str) -> Reply {
    client.post("/api/v1/practice", &json!({ "file": file })).await
}

fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "{}", line(i));
        text
    })
}

/// What a file says a hundred thousand times is not said back.
#[tokio::test]
async fn what_is_wrong_with_a_large_file_is_told_in_short() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let long = "x".repeat(300_000);
    let many = lines(20_000, |i| format!("key{i} = {i}"));
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    let cases = [
        (format!("{FIGHT}{many}"), unprocessable, "scenario-wrong"),
        (format!("{FIGHT}[scenario.given]\n{many}"), unprocessable, "scenario-wrong"),
        (lines(20_000, |_| "= nothing".to_owned()), unprocessable, "scenario-wrong"),
        (format!("{FIGHT}given = {{ 'hero.hp' = '{long}' }}\n"), unprocessable, "word-wrong"),
        (FIGHT.replace("goblin_warrior", &long), unprocessable, "word-wrong"),
        (FIGHT.replace("mini-rogue", &long), StatusCode::NOT_FOUND, "no-such-game"),
        (format!("{FIGHT}steps = [{{ do = '{long}' }}]\n"), unprocessable, "unknown-action"),
        (format!("{FIGHT}#{}\n", "x".repeat(600_000)), StatusCode::PAYLOAD_TOO_LARGE, "body-too-large"),
    ];
    for (file, status, error) in cases {
        for language in ["en", "fr"] {
            let reply = practise(&mut anna.clone().speaking(language), &file).await;
            let start: String = reply.text.chars().take(300).collect();
            assert_eq!((reply.status, reply.error().as_str()), (status, error), "{start}");
            assert!(reply.text.len() < 4000, "{} bytes: {start}", reply.text.len());
        }
    }
    assert_eq!(practise(&mut anna, FIGHT).await.status, StatusCode::CREATED);
}

/// A file that only looks like one of ours, with more in its first line than any table has.
#[tokio::test]
async fn the_first_line_of_a_replay_is_short() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let header: Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
    let hash = header["packs"].as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned();
    let packs: Value =
        (0..20_000).map(|i| (format!("pack/{i}"), json!(hash))).collect::<serde_json::Map<_, _>>().into();
    let mut other = header;
    other["packs"] = packs;
    let file = format!("{other}\n{}", file.lines().skip(1).collect::<Vec<_>>().join("\n"));
    let reply = anna.post("/api/v1/replays", &json!({ "file": file })).await;
    assert_eq!((reply.status, reply.error().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "file-too-large"));
}

/// While every worker is taken, files wait, and everything else is answered.
#[tokio::test]
async fn work_waits_and_holds_nothing_up() {
    let service = service_with(Duration::from_secs(60), 2).await;
    let (mut anna, table) = service.solo().await;
    let taken = service.app.files.take_all().await;
    let mut files: Vec<_> = ["one", "two"]
        .map(|name| {
            let mut client = service.client(name);
            tokio::spawn(async move { practise(&mut client, FIGHT).await })
        })
        .into();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(files.iter().all(|file| !file.is_finished()), "they wait for a worker");
    // One more finds no place in the line, whoever it is.
    for (language, word) in [("en", "moment"), ("fr", "instant")] {
        let mut bob = service.client("bob").speaking(language);
        let refused = practise(&mut bob, FIGHT).await;
        assert_eq!(
            (refused.status, refused.error().as_str()),
            (StatusCode::SERVICE_UNAVAILABLE, "server-busy")
        );
        assert!(refused.headers.contains_key("retry-after"));
        assert!(refused.json()["message"].as_str().unwrap().contains(word), "{}", refused.text);
    }
    let upload = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let refused = anna.post("/api/v1/replays", &json!({ "file": upload })).await;
    assert_eq!(refused.error(), "server-busy");
    // Nobody else notices: tables are played, opened and looked at.
    assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(play_on(&mut [&mut anna], &table, 2).await, 2);
    let (prompt, action) = anna.choice(&table).await.unwrap();
    let odds = format!("/api/v1/tables/{table}/odds?do={}&prompt={prompt}", action.replace(' ', "%20"));
    assert_eq!(anna.get(&odds).await.status, StatusCode::OK);
    anna.open(&json!({ "game": "urto" })).await;
    drop(taken);
    for file in files.drain(..) {
        assert_eq!(file.await.unwrap().status, StatusCode::CREATED);
    }
}

/// Work whose time is over ends, and says so; nothing of it is kept.
#[tokio::test]
async fn work_ends_with_its_time() {
    let service = service_with(Duration::ZERO, 8).await;
    let (mut anna, table) = service.solo().await;
    let tables = anna.get("/api/v1/tables").await.ok().as_array().unwrap().len();
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let (_, action) = anna.choice(&table).await.unwrap();
    let odds = format!("/api/v1/tables/{table}/odds?do={}", action.replace(' ', "%20"));
    let steps = "steps = [{ dice = { character = 1, dungeon = 3 }, do = 'roll-attack' }]\n";
    for (language, word) in [("en", "too long"), ("fr", "trop de temps")] {
        let mut anna = anna.clone().speaking(language);
        let replies = [
            practise(&mut anna, &format!("{FIGHT}{steps}")).await,
            anna.post("/api/v1/replays", &json!({ "file": file })).await,
            anna.get(&odds).await,
        ];
        for reply in replies {
            assert_eq!(
                (reply.status, reply.error().as_str()),
                (StatusCode::SERVICE_UNAVAILABLE, "too-slow"),
                "{}",
                reply.text
            );
            assert!(reply.json()["message"].as_str().unwrap().contains(word), "{}", reply.text);
        }
    }
    assert_eq!(anna.get("/api/v1/tables").await.ok().as_array().unwrap().len(), tables);
    // Every worker is free again.
    timeout(Duration::from_secs(20), service.app.files.take_all()).await.expect("files");
    timeout(Duration::from_secs(20), service.app.questions.take_all()).await.expect("questions");
}

/// A practice table begins where somebody can go on.
#[tokio::test]
async fn nobody_practises_where_nothing_can_be_done() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let file = "[[scenario]]\nname = 'x'\ngame = 'mini-rogue'\nplace = 'entrance: merchant, area 1'\ngiven = { 'hero.cell' = 2 }\nauto = true\nover = false\n";
    let reply = timeout(Duration::from_secs(60), practise(&mut anna, file)).await.expect("an answer");
    assert_eq!(
        (reply.status, reply.error().as_str()),
        (StatusCode::UNPROCESSABLE_ENTITY, "word-stuck"),
        "{}",
        reply.text
    );
}
