//! Back and forth: what one takes back alone, what needs everybody, and lines that leave a table.

use crate::fixture::{Service, coop, play_on};
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn alone_everything_can_be_taken_back_and_played_again() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut pictures = vec![anna.look(&table).await["picture"].clone()];
    for _ in 0..6 {
        anna.play(&table).await.ok();
        pictures.push(anna.look(&table).await["picture"].clone());
    }
    for picture in pictures.iter().rev().skip(1) {
        anna.change(&table, "undo", json!({})).await.ok();
        let now = anna.look(&table).await["picture"].clone();
        assert_eq!(now["boards"], picture["boards"]);
        assert_eq!(now["moment"], picture["moment"]);
        assert_eq!(now["undo"]["redo"], true);
    }
    let nothing = anna.change(&table, "undo", json!({})).await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
    for picture in pictures.iter().skip(1) {
        anna.change(&table, "redo", json!({})).await.ok();
        assert_eq!(anna.look(&table).await["picture"]["boards"], picture["boards"]);
    }
    let moment = pictures[2]["moment"].clone();
    anna.change(&table, "undo", json!({ "moment": moment })).await.ok();
    assert_eq!(anna.look(&table).await["picture"]["moment"], moment);
    // What was taken back is struck through until something else is played.
    let log = anna.look(&table).await["picture"]["log"].clone();
    assert!(log.as_array().unwrap().iter().any(|line| line["struck"] == true), "{log}");
    // A table that is read from the store again is the same.
    let again =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    let mut anna = anna.at(&again.router);
    assert_eq!(anna.look(&table).await["picture"]["moment"], moment);
    anna.change(&table, "redo", json!({ "grain": "turn" })).await.ok();
    assert_eq!(anna.look(&table).await["picture"]["boards"], pictures[6]["boards"]);
}

#[tokio::test]
async fn at_a_shared_table_everybody_has_to_agree() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    play_on(&mut [&mut anna, &mut bob], &table, 8).await;
    let before = anna.look(&table).await["picture"].clone();
    let proposed = anna.change(&table, "undo", json!({ "moment": 1 })).await.ok();
    assert_eq!(proposed["done"], "proposed");
    assert_eq!(anna.look(&table).await["picture"]["boards"], before["boards"]);
    let card = bob.look(&table).await["card"].clone();
    assert_eq!(card["proposal"]["want"], "undo");
    assert_eq!(card["proposal"]["by"], "Anna");
    assert_eq!(card["proposal"]["yours"], true);
    assert_eq!(anna.look(&table).await["card"]["proposal"].get("yours"), None);
    let twice = anna.change(&table, "agree", json!({ "yes": true })).await;
    assert_eq!((twice.status, twice.error().as_str()), (StatusCode::CONFLICT, "answered-already"));
    bob.change(&table, "agree", json!({ "yes": false })).await.ok();
    assert!(bob.look(&table).await["card"].get("proposal").is_none());
    assert_eq!(bob.look(&table).await["picture"]["boards"], before["boards"]);
    anna.change(&table, "undo", json!({ "moment": 1 })).await.ok();
    bob.change(&table, "agree", json!({ "yes": true })).await.ok();
    assert_eq!(anna.look(&table).await["picture"]["moment"], 1);
    // Whoever took back plays it again alone; somebody else has to ask.
    let bobs = bob.change(&table, "redo", json!({})).await.ok();
    assert_eq!(bobs["done"], "proposed");
    assert_eq!(anna.change(&table, "redo", json!({ "grain": "turn" })).await.ok()["done"], "done");
    assert_eq!(anna.look(&table).await["picture"]["boards"], before["boards"]);
}

/// Whoever has left the seat to a bot is not waited for any more: what the others have agreed on is done.
#[tokio::test]
async fn who_is_gone_need_not_agree() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    play_on(&mut [&mut anna, &mut bob], &table, 8).await;
    let proposed = anna.change(&table, "undo", json!({ "moment": 1 })).await.ok();
    assert_eq!(proposed["done"], "proposed");
    let seats = bob.look(&table).await["card"]["seats"].clone();
    let own = seats.as_array().unwrap().iter().find(|seat| seat["you"] == true).unwrap()["seat"].clone();
    bob.post(&format!("/api/v1/tables/{table}/seats/{own}/bot"), &json!({ "id": "away" })).await.ok();
    let agreed = async || {
        let entries = service.store.entries(&table, 0).await.unwrap();
        entries.iter().any(|entry| entry.body.contains("\"answered\"") && entry.body.contains("\"yes\":true"))
    };
    for _ in 0..200 {
        if agreed().await {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(agreed().await, "nothing came of it");
}

#[tokio::test]
async fn a_new_step_ends_a_proposal() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    play_on(&mut [&mut anna, &mut bob], &table, 5).await;
    anna.change(&table, "undo", json!({ "moment": 0 })).await.ok();
    play_on(&mut [&mut anna, &mut bob], &table, 1).await;
    let late = bob.change(&table, "agree", json!({ "yes": true })).await;
    assert_eq!((late.status, late.error().as_str()), (StatusCode::CONFLICT, "no-proposal"));
}

#[tokio::test]
async fn a_line_leaves_a_table_with_dice_of_its_own() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    // Nothing is played by itself, so that the line begins at the very moment.
    let table = anna.open(&json!({ "game": "mini-rogue", "settings": { "autoPlay": false } })).await;
    play_on(&mut [&mut anna], &table, 8).await;
    let whole = anna.look(&table).await["picture"].clone();
    let body = json!({ "id": "branch", "moment": 2 });
    let branch = anna.change(&table, "branch", body).await.ok()["table"].as_str().unwrap().to_owned();
    let view = anna.look(&branch).await;
    assert_eq!(view["picture"]["moment"], 2);
    assert_eq!(view["card"]["origin"]["kind"], "branch");
    assert_eq!(view["card"]["origin"]["of"], json!(table));
    assert_eq!(view["card"]["counts"], false);
    play_on(&mut [&mut anna], &branch, 12).await;
    assert_eq!(anna.look(&table).await["picture"], whole);
    let mut bob = service.client("bob");
    bob.post("/api/v1/me", &json!({ "name": "Bob" })).await.ok();
    let foreign = bob.change(&table, "branch", json!({})).await;
    assert_eq!((foreign.status, foreign.error().as_str()), (StatusCode::FORBIDDEN, "not-seated"));
}

#[tokio::test]
async fn a_shared_game_is_branched_only_when_it_is_over() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    play_on(&mut [&mut anna, &mut bob], &table, 3).await;
    let early = bob.change(&table, "branch", json!({})).await;
    assert_eq!((early.status, early.error().as_str()), (StatusCode::FORBIDDEN, "may-not-branch"));
    anna.change(&table, "close", json!({})).await.ok();
    let branch = bob.change(&table, "branch", json!({})).await.ok()["table"].as_str().unwrap().to_owned();
    let card = bob.look(&branch).await["card"].clone();
    assert!(card["seats"].as_array().unwrap().iter().all(|seat| seat["you"] == true), "{card}");
    assert_eq!(play_on(&mut [&mut bob], &branch, 3).await, 3);
    let closed = anna.change(&table, "undo", json!({})).await;
    assert_eq!((closed.status, closed.error().as_str()), (StatusCode::CONFLICT, "table-closed"));
}

/// One person may hold several seats: the eyes follow whoever is asked, and a seat can be named.
#[tokio::test]
async fn one_person_plays_for_two() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "me"]))).await;
    assert_eq!(play_on(&mut [&mut anna], &table, 12).await, 12);
    let second = anna.get(&format!("/api/v1/tables/{table}?seat=1")).await.ok();
    assert_eq!(second["card"]["viewer"], 1);
    let foreign = anna.get(&format!("/api/v1/tables/{table}?seat=7")).await.ok();
    assert!(foreign["card"]["viewer"].as_u64().unwrap() < 2);
}
