//! The dungeon of the day: the same dice for everybody, promised before and opened after, one try a day.

use crate::client::Client;
use crate::fixture::Service;
use serde_json::{Value, json};
use undercroft_server::clock::DAY;

/// Plays the first choice, always, until the match is over; gives the dice that lay on the table.
async fn play_out(client: &mut Client, table: &str) -> Vec<Value> {
    let mut dice = Vec::new();
    for _ in 0..2000 {
        dice.push(client.look(table).await["picture"]["dice"].clone());
        if client.choice(table).await.is_none() {
            return dice;
        }
        client.play(table).await.ok();
    }
    panic!("the match does not end");
}

async fn go_down(client: &mut Client) -> String {
    client.post("/api/v1/day", &json!({})).await.ok()["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn everybody_goes_down_once_and_finds_the_same_dice() {
    let service = Service::new().await;
    let (mut anna, mut bob) = (service.client("anna"), service.client("bob"));
    let promised = anna.get("/api/v1/day").await.ok();
    assert!(promised["today"]["secret"].is_null() && promised["table"].is_null(), "{promised}");
    let tables = [go_down(&mut anna).await, go_down(&mut bob).await];
    assert_ne!(tables[0], tables[1]);
    assert_eq!(go_down(&mut anna).await, tables[0], "one try a day");
    let one = play_out(&mut anna, &tables[0]).await;
    let hidden = bob.get("/api/v1/day").await.ok();
    assert_eq!(hidden["today"]["results"], json!([]), "who still plays is told nothing");
    let other = play_out(&mut bob, &tables[1]).await;
    assert_eq!(one, other, "the same choices meet the same dice");
    let after = bob.get("/api/v1/day").await.ok();
    assert_eq!(after["today"]["results"].as_array().unwrap().len(), 2, "{after}");
    assert_eq!(after["today"]["commitment"], promised["today"]["commitment"]);
    assert_eq!((after["players"].as_u64(), after["streak"].as_u64()), (Some(2), Some(1)));

    let file = format!("/api/v1/tables/{}/replay", tables[0]);
    assert!(!anna.get(&file).await.text.contains("\"secret\""), "the day is not over");
    service.app.clock.pass(DAY);
    let next = anna.get("/api/v1/day").await.ok();
    assert_ne!(next["today"]["commitment"], promised["today"]["commitment"]);
    assert_eq!(next["yesterday"]["results"].as_array().unwrap().len(), 2);
    assert_eq!(next["streak"], 1, "yesterday still counts");
    let secret = next["yesterday"]["secret"].as_str().unwrap();
    assert!(anna.get(&file).await.text.contains(secret), "the dice are opened");
}
