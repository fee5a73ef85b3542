//! Files: a match downloaded and checked, uploaded and played on; files that want harm; practice tables; dice that can be derived again.

use crate::client::Client;
use crate::fixture::{Service, play_on};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use undercroft_catalog::live::resume;
use undercroft_content::Library;
use undercroft_kernel::fair::Unfair;

async fn replay(client: &mut Client, table: &str) -> String {
    let reply = client.get(&format!("/api/v1/tables/{table}/replay")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.text
}

#[tokio::test]
async fn every_draw_of_a_closed_match_is_derived_again() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let promise = anna.look(&table).await["card"]["dice"].clone();
    assert_eq!(promise["shares"], 1);
    play_on(&mut [&mut anna, &mut bob], &table, 12).await;
    // Somebody else takes Bob's seat and adds to the dice.
    bob.change(&table, "seats/1/leave", json!({})).await.ok();
    let card = anna.look(&table).await["card"].clone();
    let mut carl = service.client("carl");
    carl.sit(&table, &card, "Carl").await;
    play_on(&mut [&mut anna, &mut carl], &table, 12).await;
    anna.change(&table, "close", json!({})).await.ok();
    let file = replay(&mut anna, &table).await;
    let first: Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
    assert_eq!(first["fair"][0]["commitment"], promise["commitment"]);
    assert_eq!(first["fair"].as_array().unwrap().len(), 2, "{}", first["fair"]);
    let game = resume(&file, &Library::built_in()).unwrap();
    assert!(game.verify().unwrap().draws > 5);
    // A die that somebody has changed is found.
    let secret = first["fair"][0]["secret"].as_str().unwrap();
    let other = file.replace(secret, &"00".repeat(32));
    let game = resume(&other, &Library::built_in()).unwrap();
    assert_eq!(game.verify(), Err(Unfair::Broken { from: 0 }));
    let share = "ab".repeat(16);
    let game = resume(&file.replace(&share, &"cd".repeat(16)), &Library::built_in()).unwrap();
    assert!(matches!(game.verify(), Err(Unfair::Differs { .. })));
}

/// What a game master has hidden is sealed before anybody acts, and opened when the table is closed.
#[tokio::test]
async fn every_seal_of_a_closed_match_is_opened() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let setup = json!({ "quest": "deratisation", "heroes": ["svein", "aldric", "maelle", "isaure"] });
    let seats = ["bot", "bot", "bot", "bot", "bot"];
    let table = anna.open(&json!({ "game": "catacombs", "setup": setup, "seats": seats })).await;
    while anna.look(&table).await["card"]["stage"] == "playing" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    anna.change(&table, "close", json!({})).await.ok();
    let file = replay(&mut anna, &table).await;
    let seal = |line: &str| serde_json::from_str::<Value>(line).unwrap()["seal"].as_str().map(str::to_owned);
    let seals: Vec<String> = file.lines().filter_map(seal).collect();
    assert!(!seals.is_empty());
    let game = resume(&file, &Library::built_in()).unwrap();
    assert_eq!(game.verify().unwrap().seals, seals.len());
    // A seal that somebody has changed is found.
    let game = resume(&file.replace(&seals[0], &"0".repeat(32)), &Library::built_in()).unwrap();
    assert!(matches!(game.verify(), Err(Unfair::Sealed { .. })));
}

#[tokio::test]
async fn a_running_match_tells_nothing_about_its_dice() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 8).await;
    let row = service.store.table(&table).await.unwrap().unwrap();
    let file = replay(&mut anna, &table).await;
    assert!(!file.contains(&row.dice) && !file.contains(&row.secret) && !file.contains("\"secret\""));
    let branch = anna.change(&table, "branch", json!({})).await.ok()["table"].as_str().unwrap().to_owned();
    play_on(&mut [&mut anna], &branch, 8).await;
    // The dice of the line are not those of the table it left.
    play_on(&mut [&mut anna], &table, 8).await;
    let draws = |file: String| {
        file.lines().filter(|line| line.contains("draws")).skip(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_ne!(draws(replay(&mut anna, &table).await), draws(replay(&mut anna, &branch).await));
    // The dice stay closed until every line of the family is.
    anna.change(&branch, "close", json!({})).await.ok();
    assert!(!replay(&mut anna, &branch).await.contains("\"secret\""));
    anna.change(&table, "close", json!({})).await.ok();
    for table in [&table, &branch] {
        let file = replay(&mut anna, table).await;
        assert!(file.contains(&row.dice));
        let game = resume(&file, &Library::built_in()).unwrap();
        game.verify().unwrap();
    }
    // A line that leaves now has dice that nobody knows yet.
    let late = anna.change(&table, "branch", json!({ "moment": 3 })).await.ok()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    let dice = service.store.table(&late).await.unwrap().unwrap().dice;
    assert_ne!(dice, row.dice);
    play_on(&mut [&mut anna], &late, 8).await;
    assert!(!replay(&mut anna, &late).await.contains(&dice));
    anna.change(&late, "close", json!({})).await.ok();
    let game = resume(&replay(&mut anna, &late).await, &Library::built_in()).unwrap();
    game.verify().unwrap();
}

#[tokio::test]
async fn a_file_is_played_on_by_whoever_reads_it() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 3).await;
    let file = replay(&mut anna, &table).await;
    let mut bob = service.client("bob");
    let copy = bob.post("/api/v1/replays", &json!({ "file": file })).await.ok()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    let (mine, theirs) = (anna.look(&table).await, bob.look(&copy).await);
    assert_eq!(mine["picture"]["boards"], theirs["picture"]["boards"]);
    assert_eq!(theirs["card"]["counts"], false);
    assert_eq!(play_on(&mut [&mut bob], &copy, 1).await, 1);
    // Recorded matches of the project are read, watched and looked through.
    let over = include_str!("../../../../fixtures/mini-rogue/ed2025-rogue.undercroft");
    let watched = bob.post("/api/v1/replays", &json!({ "file": over })).await.ok()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(bob.look(&watched).await["card"]["stage"], "over");
    assert_eq!(bob.get(&format!("/api/v1/tables/{watched}/moments/10")).await.status, StatusCode::OK);
    assert_eq!(bob.get("/api/v1/me/statistics").await.ok()["games"], json!([]));
}

#[tokio::test]
async fn files_that_want_harm_are_refused_quickly() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    play_on(&mut [&mut anna], &table, 7).await;
    let file = replay(&mut anna, &table).await;
    let lines: Vec<&str> = file.lines().collect();
    let header = lines[0];
    let long = format!("{header}\n{}", "{}\n".repeat(30_000));
    let changed = |from: &str, to: &str| file.replacen(from, to, 1);
    let digest = serde_json::from_str::<Value>(lines[2]).unwrap()["digest"].as_str().unwrap().to_owned();
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    let cases = [
        (String::new(), unprocessable, "replay-foreign"),
        ("not a file".to_owned(), unprocessable, "replay-foreign"),
        ("[".repeat(100_000), unprocessable, "replay-foreign"),
        (changed("\"undercroft\":1", "\"undercroft\":99"), unprocessable, "replay-format"),
        (changed("mini-rogue", "chess"), StatusCode::NOT_FOUND, "no-such-game"),
        (changed("\"rules\":", "\"rules\":9"), unprocessable, "file-newer"),
        (changed(&digest, "0000000000000000"), unprocessable, "replay-differs"),
        (changed("\"seat\":\"p1\"", "\"seat\":\"p9\""), unprocessable, "replay-word"),
        (changed("\"do\":\"", "\"do\":\"x"), unprocessable, "replay-word"),
        (lines[..lines.len() - 1].join("\n"), unprocessable, "replay-truncated"),
        (header.to_owned(), unprocessable, "replay-truncated"),
        (format!("{header}\n{}\n", "[".repeat(50_000)), unprocessable, "replay-truncated"),
        (long, StatusCode::PAYLOAD_TOO_LARGE, "file-too-long"),
        ("x".repeat(3_000_000), StatusCode::PAYLOAD_TOO_LARGE, "body-too-large"),
    ];
    let tables = anna.get("/api/v1/tables").await.ok().as_array().unwrap().len();
    for (file, status, error) in cases {
        let begin = Instant::now();
        let start: String = file.chars().take(60).collect();
        for language in ["en", "fr"] {
            let reply =
                anna.clone().speaking(language).post("/api/v1/replays", &json!({ "file": file })).await;
            assert_eq!((reply.status, reply.error().as_str()), (status, error), "{start}: {}", reply.text);
            assert!(reply.text.len() < 2000, "{start}");
        }
        assert!(begin.elapsed() < Duration::from_secs(5), "{start}");
    }
    assert_eq!(anna.get("/api/v1/tables").await.ok().as_array().unwrap().len(), tables);
}

#[tokio::test]
async fn a_scenario_is_practised() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let file = r#"
        [[scenario]]
        name = "A fight"
        rules = ["MR-COMBAT-06"]
        game = "mini-rogue"
        setup = { edition = ["ed2021", "ed2025"], heroes = ["rogue"] }
        place = "combat: goblin_warrior"
        given = { "hero.hp" = 8, "hero.xp" = 0 }
        over = false
    "#;
    let table = anna.post("/api/v1/practice", &json!({ "file": file })).await.ok()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    let view = anna.look(&table).await;
    assert_eq!(view["card"]["origin"]["kind"], "practice");
    assert!(view["picture"]["fight"].is_object(), "{}", view["picture"]);
    assert_eq!(play_on(&mut [&mut anna], &table, 2).await, 2);
    // It is read again from the store like any other table.
    let again =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    assert_eq!(anna.at(&again.router).look(&table).await["picture"], anna.look(&table).await["picture"]);
    let named = json!({ "file": file, "name": "A fight (ed2025)" });
    let table = anna.post("/api/v1/practice", &named).await.ok()["table"].as_str().unwrap().to_owned();
    assert_eq!(anna.look(&table).await["card"]["edition"], "ed2025");
    let other = anna.post("/api/v1/practice", &json!({ "file": file, "name": "A feast" })).await;
    assert_eq!(
        (other.status, other.error().as_str()),
        (StatusCode::UNPROCESSABLE_ENTITY, "scenario-missing")
    );
    for (file, error) in [
        ("[[scenario", "scenario-wrong"),
        ("", "scenario-wrong"),
        (&file.replace("goblin_warrior", "nobody"), "word-wrong"),
    ] {
        let reply = anna.post("/api/v1/practice", &json!({ "file": file })).await;
        assert_eq!(
            (reply.status, reply.error().as_str()),
            (StatusCode::UNPROCESSABLE_ENTITY, error),
            "{}",
            reply.text
        );
    }
}

/// The scenarios of the rulebook are practised by their names, as far as somebody wants to see them; rules name those that show them.
#[tokio::test]
async fn the_rulebook_is_practised() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let mut moments = 0;
    for rule in ["MR-COMBAT-04", "UR-PVP-09", "CA-MELEE-17", "UR-REST-01"] {
        let card = anna.get(&format!("/api/v1/rules/{rule}")).await.ok();
        let names = card["scenarios"].as_array().unwrap();
        assert!(!names.is_empty(), "{rule}");
        for name in names {
            let open = |steps: Option<u32>| json!({ "name": name, "steps": steps });
            let reply = anna.post("/api/v1/practice", &open(None)).await;
            assert_eq!(reply.status, StatusCode::CREATED, "{name}: {}", reply.text);
            let walked = reply.json()["table"].as_str().unwrap().to_owned();
            let begun = anna.post("/api/v1/practice", &open(Some(0))).await.ok();
            let begun = anna.look(begun["table"].as_str().unwrap()).await;
            let walked = anna.look(&walked).await;
            assert!(begun["picture"]["moment"].as_u64() <= walked["picture"]["moment"].as_u64(), "{name}");
            moments += walked["picture"]["moment"].as_u64().unwrap_or(0);
        }
    }
    assert!(moments > 0);
}

/// A file whose header names one pack twice was written by nobody: it is refused, and not an error of the service.
#[tokio::test]
async fn a_file_with_one_pack_under_two_names_is_refused() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let (first, rest) = file.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(first).unwrap();
    let hash = header["packs"].as_object().unwrap().values().next().unwrap().clone();
    header["packs"] = json!({ "pack/one": hash, "pack/other": hash });
    let reply = anna.post("/api/v1/replays", &json!({ "file": format!("{header}\n{rest}") })).await;
    assert_eq!(
        (reply.status, reply.error().as_str()),
        (StatusCode::BAD_REQUEST, "packs-wrong"),
        "{}",
        reply.text
    );
}

/// What a file says of its dice is kept with the table, so that it is no larger than what a table could say.
#[tokio::test]
async fn promises_of_a_file_are_bounded() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let (first, rest) = file.split_once('\n').unwrap();
    let promising = |change: &dyn Fn(&mut Value)| {
        let mut header: Value = serde_json::from_str(first).unwrap();
        change(&mut header["fair"]);
        json!({ "file": format!("{header}\n{rest}") })
    };
    assert_eq!(anna.post("/api/v1/replays", &promising(&|_| {})).await.status, StatusCode::CREATED);
    type Change<'a> = &'a dyn Fn(&mut Value);
    let wrong: [(Change<'_>, StatusCode); 5] = [
        (&|fair| fair[0]["commitment"] = json!("x".repeat(64)), StatusCode::BAD_REQUEST),
        (&|fair| fair[0]["commitment"] = json!("ab".repeat(5_000)), StatusCode::BAD_REQUEST),
        (&|fair| fair[0]["shares"] = json!(vec!["ab"; 65]), StatusCode::BAD_REQUEST),
        (&|fair| fair[0]["secret"] = json!("ab".repeat(33)), StatusCode::BAD_REQUEST),
        (&|fair| *fair = json!(vec![fair[0].clone(); 257]), StatusCode::PAYLOAD_TOO_LARGE),
    ];
    for (number, (change, status)) in wrong.iter().enumerate() {
        let reply = anna.post("/api/v1/replays", &promising(change)).await;
        assert_eq!(reply.status, *status, "{number}: {}", reply.text);
    }
}

/// A state that somebody has written is checked as one that a table adopts by itself: it must be one of the game, keep its rules, and leave somebody a choice.
#[tokio::test]
async fn a_state_in_a_file_is_checked() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    let header = file.lines().next().unwrap();
    let library = Library::built_in();
    let adopting = |state: &Value, digest: &str| {
        let step = json!({ "seat": "p1", "do": "", "draws": [], "digest": digest, "routine": false, "adopt": state });
        let end = json!({ "end": "running", "steps": 1 });
        json!({ "file": format!("{header}\n{step}\n{end}\n") })
    };
    // The check value of the state as it is: that of the header.
    let digest = serde_json::from_str::<Value>(header).unwrap()["digest"].as_str().unwrap().to_owned();
    let opened =
        resume(&format!("{header}\n{}\n", json!({ "end": "running", "steps": 0 })), &library).unwrap();
    let good = anna.post("/api/v1/replays", &adopting(&opened.state(), &digest)).await;
    assert_eq!(good.status, StatusCode::CREATED, "{}", good.text);
    // The last one is a state of the game that no rule allows: every number in it is the same.
    for wrong in [json!(null), json!({}), json!("state"), json!([1, 2, 3]), with_numbers(&opened.state(), 7)]
    {
        let reply = anna.post("/api/v1/replays", &adopting(&wrong, &digest)).await;
        let refused = (reply.status, reply.error());
        assert_eq!(
            refused,
            (StatusCode::UNPROCESSABLE_ENTITY, "replay-word".to_owned()),
            "{wrong}: {}",
            reply.text
        );
    }
}

/// A value with other numbers.
fn with_numbers(value: &Value, number: u8) -> Value {
    match value {
        Value::Number(_) => json!(number),
        Value::Array(values) => values.iter().map(|value| with_numbers(value, number)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), with_numbers(value, number))).collect()
        }
        other => other.clone(),
    }
}
