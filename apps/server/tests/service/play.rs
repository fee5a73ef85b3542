//! Acting: answers, deltas for those who look, the same id again, and answers that come too late.

use crate::client::first_choice;
use crate::fixture::{Service, play_on};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use undercroft_table::{Delta, Picture};

#[tokio::test]
async fn play_now_starts_at_once() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let view = anna.look(&table).await;
    assert_eq!(view["card"]["stage"], "playing");
    assert_eq!(view["card"]["viewer"], 0);
    assert_eq!(view["card"]["seats"][0]["name"], "Anna");
    assert!(first_choice(&view["picture"]).is_some());
    let answer = anna.play(&table).await.ok();
    assert_eq!(answer["done"], "done");
    assert!(answer["moment"].as_u64().unwrap() > view["picture"]["moment"].as_u64().unwrap());
    let mine = anna.get("/api/v1/tables").await.ok();
    assert_eq!(mine[0]["id"], json!(table));
    assert_eq!(mine[0]["yours"], true);
    assert_eq!(mine[0]["people"], json!(["Anna"]));
    assert_eq!(mine[0]["says"], anna.look(&table).await["picture"]["title"]);
    assert!(mine[0]["says"][0]["key"].is_string(), "{}", mine[0]);
}

/// The deltas of a stream lead from its first picture to the one that the table shows, for a player and for somebody who watches.
#[tokio::test]
async fn frames_lead_to_the_picture() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut eve = service.client("eve");
    let mut streams = [anna.events(&table).await, eve.events(&table).await];
    let mut pictures: Vec<Picture> = Vec::new();
    for stream in &mut streams {
        assert_eq!(stream.next().await.kind, "card");
        pictures.push(serde_json::from_str(&stream.next_of("picture").await.data).unwrap());
    }
    for _ in 0..25 {
        if anna.choice(&table).await.is_none() {
            break;
        }
        anna.play(&table).await.ok();
        for (stream, picture) in streams.iter_mut().zip(&mut pictures) {
            let delta: Delta = serde_json::from_str(&stream.next_of("frame").await.data).unwrap();
            *picture = delta.apply(picture).unwrap();
        }
    }
    let now: Picture = serde_json::from_value(anna.look(&table).await["picture"].clone()).unwrap();
    assert_eq!(pictures[0], now);
    let watched: Picture = serde_json::from_value(eve.look(&table).await["picture"].clone()).unwrap();
    assert_eq!(pictures[1], watched);
    assert!(watched.prompt.is_none() && watched.viewer.is_none());
}

#[tokio::test]
async fn the_same_id_gets_the_same_answer_and_plays_once() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let (prompt, action) = anna.choice(&table).await.unwrap();
    let body = json!({ "id": "once", "prompt": prompt, "do": action });
    let first = anna.change(&table, "actions", body.clone()).await.ok();
    let entries = service.store.entries(&table, 0).await.unwrap().len();
    play_on(&mut [&mut anna], &table, 2).await;
    let later = service.store.entries(&table, 0).await.unwrap().len();
    let again = anna.change(&table, "actions", body).await.ok();
    assert_eq!(first, again);
    assert!(later > entries);
    assert_eq!(service.store.entries(&table, 0).await.unwrap().len(), later);
}

#[tokio::test]
async fn an_answer_to_a_closed_prompt_gets_the_new_picture() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let (prompt, action) = anna.choice(&table).await.unwrap();
    anna.play(&table).await.ok();
    let late = anna.change(&table, "actions", json!({ "prompt": prompt, "do": action })).await;
    assert_eq!((late.status, late.error().as_str()), (StatusCode::CONFLICT, "prompt-closed"));
    let now = anna.look(&table).await["picture"].clone();
    assert_eq!(late.json()["picture"], now);
}

/// An answer that was on its way while the step before it was taken back is not played.
#[tokio::test]
async fn a_late_answer_after_an_undo_is_refused() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    anna.play(&table).await.ok();
    let (prompt, action) = anna.choice(&table).await.unwrap();
    anna.change(&table, "undo", json!({})).await.ok();
    let late = anna.change(&table, "actions", json!({ "prompt": prompt, "do": action })).await;
    assert_eq!((late.status, late.error().as_str()), (StatusCode::CONFLICT, "prompt-closed"));
    assert_eq!(late.json()["picture"], anna.look(&table).await["picture"]);
}

#[tokio::test]
async fn a_rule_that_forbids_is_told_in_the_callers_language() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut said = Vec::new();
    for language in ["en", "fr"] {
        let mut anna = anna.clone().speaking(language);
        let (prompt, _) = anna.choice(&table).await.unwrap();
        let refused = anna.change(&table, "actions", json!({ "prompt": prompt, "do": "roll-attack" })).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
        let body = refused.json();
        assert!(body["rule"].as_str().unwrap().starts_with("MR-"), "{body}");
        said.push(body["message"].clone());
    }
    assert_ne!(said[0], said[1]);
    let view = anna.look(&table).await;
    assert_eq!(view["picture"]["moment"], anna.look(&table).await["picture"]["moment"]);
}

/// Two people answer at the same time: whoever comes second is told that the table has moved on, or plays what is still asked; nothing is lost and nothing
/// is played twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_people_act_at_once() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let mut played = 0;
    for _ in 0..15 {
        let (one, other) = (anna.choice(&table).await, bob.choice(&table).await);
        let before = steps(&service, &table).await;
        let act = |choice: Option<(u64, String)>| {
            choice.map(|(prompt, action)| json!({ "prompt": prompt, "do": action }))
        };
        let (mut a, mut b) = (anna.clone(), bob.clone());
        let (t, u) = (table.clone(), table.clone());
        let (first, second) = (act(one), act(other));
        let first = tokio::spawn(async move {
            if let Some(body) = first { Some(a.change(&t, "actions", body).await) } else { None }
        });
        let second = tokio::spawn(async move {
            if let Some(body) = second { Some(b.change(&u, "actions", body).await) } else { None }
        });
        let replies: Vec<_> = [first.await.unwrap(), second.await.unwrap()].into_iter().flatten().collect();
        let done = replies.iter().filter(|reply| reply.status == StatusCode::OK).count();
        for reply in replies.iter().filter(|reply| reply.status != StatusCode::OK) {
            assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.text);
            assert!(reply.json()["picture"].is_object());
        }
        anna.id();
        bob.id();
        assert!(done >= 1 || replies.is_empty());
        assert!(steps(&service, &table).await >= before + done);
        played += done;
    }
    assert!(played >= 10, "{played}");
}

async fn steps(service: &Service, table: &str) -> usize {
    let entries = service.store.entries(table, 0).await.unwrap();
    let played = entries.iter().map(|row| serde_json::from_str::<Value>(&row.body).unwrap());
    played.filter(|entry| entry.get("played").is_some()).count()
}

#[tokio::test]
async fn odds_logs_and_moments_are_there() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let begin = anna.look(&table).await["picture"].clone();
    play_on(&mut [&mut anna], &table, 6).await;
    let (_, action) = anna.choice(&table).await.unwrap();
    let odds = anna.get(&format!("/api/v1/tables/{table}/odds?do={}", action.replace(' ', "%20"))).await;
    assert_eq!(odds.status, StatusCode::OK, "{}", odds.text);
    // Whoever asks for the odds of a prompt that is not open any more is not scolded for being slow.
    let late = anna.get(&format!("/api/v1/tables/{table}/odds?do=anything&prompt=0")).await;
    assert_eq!((late.status, late.text.as_str()), (StatusCode::NO_CONTENT, ""));
    let log = anna.get(&format!("/api/v1/tables/{table}/log")).await.ok();
    assert!(!log.as_array().unwrap().is_empty());
    let before = anna.get(&format!("/api/v1/tables/{table}/log?before=2")).await.ok();
    assert_eq!(before.as_array().unwrap().len(), 1);
    let moment = begin["moment"].as_u64().unwrap();
    let then = anna.get(&format!("/api/v1/tables/{table}/moments/{moment}")).await.ok();
    assert_eq!(then["boards"], begin["boards"]);
    assert!(then.get("prompt").is_none());
    let never = anna.get(&format!("/api/v1/tables/{table}/moments/9999")).await;
    assert_eq!(never.status, StatusCode::NOT_FOUND);
    anna.change(&table, "settings", json!({ "odds": false })).await.ok();
    let off = anna.get(&format!("/api/v1/tables/{table}/odds?do=x")).await;
    assert_eq!((off.status, off.error().as_str()), (StatusCode::FORBIDDEN, "odds-off"));
}

/// Pressed where nothing can be done with it, a thing names the rule by which the action itself is refused; what can be had names none.
#[tokio::test]
async fn a_thing_says_by_which_rule_it_is_not_to_be_had() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let (prompt, _) = anna.choice(&table).await.unwrap();
    let at = |thing: &str| format!("/api/v1/tables/{table}/refusal?thing={thing}");
    let refused = anna.change(&table, "actions", json!({ "prompt": prompt, "do": "move 9" })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    let said = anna.get(&at("cell-9")).await.ok();
    assert_eq!(said["rule"], refused.json()["rule"]);
    assert!(said["rule"].is_string());
    let nothing = anna.get(&at("nothing")).await;
    assert_eq!((nothing.status, nothing.text.as_str()), (StatusCode::NO_CONTENT, ""));
    // Nobody but who is asked is told anything.
    let mut bert = service.client("bert");
    assert_ne!(bert.get(&at("cell-9")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn statistics_and_feats_follow_the_end() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let setup = json!({ "game": "mini-rogue", "setup": { "difficulty": "roguelike" } });
    let table = anna.open(&setup).await;
    play_on(&mut [&mut anna], &table, 2000).await;
    let view = anna.look(&table).await;
    assert_eq!(view["card"]["stage"], "over", "{}", view["card"]);
    assert!(view["picture"]["outcome"].is_object());
    // Feats are noted after the answer.
    let mut statistics = Value::Null;
    for _ in 0..50 {
        statistics = anna.get("/api/v1/me/statistics").await.ok();
        if statistics["feats"][0].get("earned").is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(statistics["games"][0]["played"], 1);
    assert_eq!(statistics["feats"][0]["feat"], "first-match");
    assert_eq!(statistics["feats"][0]["table"], json!(table));
    assert_eq!(anna.get("/api/v1/tables").await.ok()[0]["stage"], "over");
}

/// One request tells what every choice of a prompt may come to, and it is the same as asked one by one.
#[tokio::test]
async fn all_odds_of_a_prompt_come_at_once() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let mut several = 0;
    for _ in 0..12 {
        let Some((prompt, _)) = anna.choice(&table).await else { break };
        let path = format!("/api/v1/tables/{table}/odds");
        let all = anna.get(&format!("{path}/all?prompt={prompt}")).await.ok();
        for one in all.as_array().unwrap() {
            let action = one["do"].as_str().unwrap().replace(' ', "%20");
            assert_eq!(anna.get(&format!("{path}?prompt={prompt}&do={action}")).await.ok(), one["odds"]);
        }
        several += usize::from(all.as_array().unwrap().len() > 1);
        let gone = anna.get(&format!("{path}/all?prompt=1")).await;
        assert_eq!(gone.status, StatusCode::NO_CONTENT, "{}", gone.text);
        anna.play(&table).await.ok();
    }
    assert!(several > 2, "{several}");
    let stranger = service.client("eve").get(&format!("/api/v1/tables/{table}/odds/all")).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}
