//! Dice of one's own: the table asks for each, keeps them, and lets the last one be corrected.

use crate::client::{Client, Reply};
use crate::fixture::{Service, coop};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Sends a request again and again with one more roll, each the first face there is, until it is done.
async fn with_rolls(client: &mut Client, table: &str, verb: &str, body: Value) -> (Reply, Vec<Value>) {
    rolling(client, table, verb, body, |faces| faces.first()).await
}

/// The same with another face of those that are offered.
async fn rolling(
    client: &mut Client,
    table: &str,
    verb: &str,
    body: Value,
    pick: fn(&[Value]) -> Option<&Value>,
) -> (Reply, Vec<Value>) {
    let mut rolls: Vec<Value> = Vec::new();
    loop {
        let mut body = body.clone();
        body["rolls"] = json!(rolls);
        let reply = client.change(table, verb, body).await;
        if reply.status != StatusCode::ACCEPTED {
            return (reply, rolls);
        }
        assert_eq!(reply.error(), "roll-wanted", "{}", reply.text);
        let roll = reply.json()["roll"].clone();
        let face = pick(roll["faces"].as_array().unwrap()).and_then(Value::as_str).unwrap();
        let count = roll["count"].as_u64().unwrap() as usize;
        rolls.push(json!({ "die": roll["die"], "face": vec![face; count].join(" ") }));
        assert!(rolls.len() < 40);
    }
}

/// Takes a choice; what was rolled for it, or nothing where somebody else has moved on in between.
async fn try_act(client: &mut Client, table: &str) -> Option<Vec<Value>> {
    let (prompt, action) = client.choice(table).await?;
    let (reply, rolls) =
        with_rolls(client, table, "actions", json!({ "prompt": prompt, "do": action })).await;
    if reply.status != StatusCode::CONFLICT {
        reply.ok();
    }
    Some(rolls)
}

async fn act(client: &mut Client, table: &str) -> Vec<Value> {
    try_act(client, table).await.expect("a prompt")
}

#[tokio::test]
async fn people_roll_and_the_table_keeps_the_rules() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "mini-rogue", "ownDice": true })).await;
    assert_eq!(anna.look(&table).await["card"]["stage"], "gathering");
    with_rolls(&mut anna, &table, "start", json!({})).await.0.ok();
    assert_eq!(anna.look(&table).await["card"]["stage"], "playing");
    let mut rolled = 0;
    for _ in 0..12 {
        rolled += act(&mut anna, &table).await.len();
    }
    assert!(rolled > 0);
    let (prompt, action) = anna.choice(&table).await.unwrap();
    let body = json!({ "prompt": prompt, "do": action, "rolls": [{ "die": "nonsense", "face": "7" }] });
    let wrong = anna.change(&table, "actions", body).await;
    assert!(wrong.status.is_client_error() || wrong.status.is_success());
    let file = anna.get(&format!("/api/v1/tables/{table}/replay")).await.text;
    assert!(file.lines().next().unwrap().contains("\"typed_in\":true"));
    assert!(!file.contains("\"fair\""));
}

#[tokio::test]
async fn a_wrong_roll_is_corrected() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "mini-rogue", "ownDice": true })).await;
    with_rolls(&mut anna, &table, "start", json!({})).await.0.ok();
    let mut rolls = Vec::new();
    for _ in 0..10 {
        let new = act(&mut anna, &table).await;
        if !new.is_empty() {
            rolls = new;
        }
        // Stop at a step whose first die has more than one face.
        if rolls.first().is_some_and(|roll| roll["face"] == "1") {
            break;
        }
    }
    let may = anna.look(&table).await["card"]["may"].clone();
    assert!(may.as_array().unwrap().contains(&json!("correct")), "{may}");
    let before = anna.look(&table).await["picture"].clone();
    let mut corrected = rolls.clone();
    corrected[0]["face"] = json!("2");
    let reply = anna.change(&table, "correct", json!({ "rolls": corrected })).await;
    if reply.status == StatusCode::OK {
        assert_ne!(anna.look(&table).await["picture"], before);
    } else {
        assert!(reply.status.is_client_error(), "{}", reply.text);
        assert_eq!(anna.look(&table).await["picture"], before);
    }
    let impossible =
        anna.change(&table, "correct", json!({ "rolls": [{ "die": "character", "face": "9" }] })).await;
    assert!(impossible.status.is_client_error(), "{}", impossible.text);
}

/// A bot at such a table says what it wants to do, and people roll for it.
#[tokio::test]
async fn people_roll_for_bots() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let mut new = coop(&json!(["me", "bot"]));
    new["ownDice"] = json!(true);
    let table = anna.open(&new).await;
    with_rolls(&mut anna, &table, "start", json!({})).await.0.ok();
    let mut for_bots = 0;
    for _ in 0..2_000 {
        let view = anna.look(&table).await;
        if view["card"].get("roll").is_some() {
            with_rolls(&mut anna, &table, "rolls", json!({})).await.0.ok();
            for_bots += 1;
            if for_bots == 3 {
                return;
            }
        } else if try_act(&mut anna, &table).await.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    panic!("the bot wanted no roll");
}

/// The last face that is offered is taken as well as the first, whatever the dice of a game show: the D of Catacombs goes from 0 to 5.
#[tokio::test]
async fn every_face_that_is_offered_is_taken() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let tables = [
        ("mini-rogue", json!({}), json!(["me"])),
        ("urto", json!({ "heroes": ["oriandre", "molesor"] }), json!(["me", "me"])),
        ("catacombs", json!({ "heroes": ["svein"] }), json!(["me", "me"])),
    ];
    let mut seen = std::collections::BTreeSet::new();
    for (game, setup, seats) in tables {
        let table =
            anna.open(&json!({ "game": game, "setup": setup, "seats": seats, "ownDice": true })).await;
        rolling(&mut anna, &table, "start", json!({}), |faces| faces.last()).await.0.ok();
        for _ in 0..16 {
            let Some((prompt, action)) = anna.choice(&table).await else { break };
            let body = json!({ "prompt": prompt, "do": action });
            let (reply, rolls) = rolling(&mut anna, &table, "actions", body, |faces| faces.last()).await;
            reply.ok();
            seen.extend(rolls.iter().map(|roll| format!("{game} {} {}", roll["die"], roll["face"])));
        }
    }
    assert!(seen.iter().any(|roll| roll.starts_with("catacombs \"d\" \"5")), "{seen:?}");
    assert!(seen.iter().any(|roll| roll == "mini-rogue \"dungeon\" \"6\""), "{seen:?}");
    assert!(seen.iter().any(|roll| roll.starts_with("urto")), "{seen:?}");
}
