//! The designer's page: the numbers as a form, problems told, a change measured until it is decided, and ended when nobody asks any more.

use crate::client::Client;
use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

const GAME: &str = "/api/v1/designer/mini-rogue";

/// Every HP of every Guardian as this number.
async fn guardians(client: &mut Client, hp: i64) -> Value {
    let form = client.get(GAME).await.ok();
    let records = form["records"].as_array().unwrap().iter().filter(|record| record["kind"] == "guardian");
    let mut edits = Vec::new();
    for record in records {
        for number in record["numbers"].as_array().unwrap() {
            let path = number["path"].as_str().unwrap();
            if path.split('.').any(|part| part == "hp") {
                edits.push(json!({ "kind": "guardian", "record": record["id"], "path": path, "value": hp }));
            }
        }
    }
    assert!(!edits.is_empty(), "{form}");
    json!({ "edits": edits })
}

async fn begin(client: &mut Client, question: &Value) -> String {
    client.post(&format!("{GAME}/runs"), question).await.ok()["run"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_is_checked_and_measured() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let question = guardians(&mut anna, 45).await;
    let check = anna.post(&format!("{GAME}/check"), &question).await.ok();
    assert_eq!(check["problems"], json!([]));
    assert!(check["files"].as_array().unwrap().iter().any(|file| file["name"] == "pack.toml"), "{check}");
    let broken = guardians(&mut anna, -5).await;
    let check = anna.post(&format!("{GAME}/check"), &broken).await.ok();
    assert!(!check["problems"].as_array().unwrap().is_empty() && check["files"] == json!([]), "{check}");
    let refused = anna.post(&format!("{GAME}/runs"), &broken).await;
    assert!(refused.status.is_client_error(), "{}", refused.text);
    let nowhere = json!({ "edits": [{ "kind": "guardian", "record": "nobody", "path": "hp", "value": 1 }] });
    let wrong = anna.post(&format!("{GAME}/check"), &nowhere).await;
    assert_eq!(
        (wrong.status, wrong.error().as_str()),
        (StatusCode::UNPROCESSABLE_ENTITY, "designer-no-number")
    );
    assert_eq!(anna.get("/api/v1/designer/chess").await.status, StatusCode::NOT_FOUND);

    let run = begin(&mut anna, &question).await;
    let mut eve = service.client("eve");
    eve.open(&json!({ "game": "mini-rogue" })).await;
    assert_eq!(eve.get(&format!("{GAME}/runs/{run}")).await.status, StatusCode::NOT_FOUND);
    for _ in 0..600 {
        let result = anna.get(&format!("{GAME}/runs/{run}")).await.ok();
        if result["done"] == true {
            assert_eq!(result["verdict"], "difference", "{result}");
            assert!(result["high"].as_i64().unwrap() < 0, "harder: {result}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is never decided");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_measures_one_thing_at_a_time() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let question = guardians(&mut anna, 20).await;
    let first = begin(&mut anna, &question).await;
    let second = begin(&mut anna, &question).await;
    assert_eq!(anna.get(&format!("{GAME}/runs/{first}")).await.status, StatusCode::NOT_FOUND);
    anna.get(&format!("{GAME}/runs/{second}")).await.ok();
}

/// A changed card is played with at once, at every node, and at a branch; the match does not count.
#[tokio::test(flavor = "multi_thread")]
async fn changed_numbers_are_played_with() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let record = |form: &Value| {
        let records = form["records"].as_array().unwrap();
        let number = |record: &Value| record["numbers"][0].clone();
        records
            .iter()
            .find(|record| record["kind"] == "character")
            .map(|one| (one["id"].clone(), number(one)))
    };
    let form = anna.get(GAME).await.ok();
    let (hero, _) = record(&form).unwrap();
    let numbers = form["records"].as_array().unwrap().iter().find(|one| one["id"] == hero).unwrap();
    let path = numbers["numbers"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["path"].as_str().unwrap().contains("food"));
    let path = path.unwrap_or_else(|| panic!("{numbers}"))["path"].clone();
    let edits = json!([{ "kind": "character", "record": hero, "path": path, "value": 1 }]);
    let question = json!({ "edits": edits, "setup": { "heroes": [hero] } });
    let reply = anna.post(&format!("{GAME}/tables"), &question).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    let food = |looked: &Value| {
        let tracks = looked["picture"]["sheets"][0]["tracks"].as_array().unwrap().clone();
        tracks.iter().find(|track| track["icon"] == "meat").map(|track| track["value"].clone())
    };
    let looked = anna.look(&table).await;
    assert_eq!(food(&looked), Some(json!(1)), "{}", looked["picture"]["sheets"]);
    assert_eq!(
        (&looked["card"]["counts"], &looked["card"]["origin"]["kind"]),
        (&json!(false), &json!("designed"))
    );
    anna.play(&table).await.ok();
    let other =
        Service::node(2, service.store.clone(), undercroft_server::Config::default().unlimited(), |_| {});
    let mut elsewhere = anna.at(&other.router);
    assert_eq!(elsewhere.look(&table).await["card"]["origin"]["kind"], "designed");
    let branch = elsewhere.change(&table, "branch", json!({ "moment": 0 })).await.ok();
    let begun = elsewhere.look(branch["table"].as_str().unwrap()).await;
    assert_eq!(food(&begun), Some(json!(1)), "{begun}");
}
