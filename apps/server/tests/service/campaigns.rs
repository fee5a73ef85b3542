//! Campaigns: a sheet between matches, a table for each chapter.

use crate::house::{House, play_on};
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn a_campaign_leads_from_chapter_to_chapter() {
    let house = House::new().await;
    let mut anna = house.client("anna");
    let new = json!({ "game": "mini-rogue", "character": "mage", "edition": "ed2021" });
    let mut card = anna.post("/api/v1/campaigns", &new).await.ok();
    let id = card["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/campaigns/{id}");
    assert_eq!(card["character"], "character-mage");
    let mut matches = 0;
    for _ in 0..12 {
        card = match card["now"].as_str().unwrap() {
            "story" => anna.post(&path, &json!("go-on")).await.ok(),
            "choice" => {
                let word = card["ways"][0]["word"].clone();
                anna.post(&path, &json!({ "choose": word })).await.ok()
            }
            "match" => {
                let table = anna.post(&path, &json!("play")).await.ok()["table"].as_str().unwrap().to_owned();
                assert_eq!(anna.post(&path, &json!("play")).await.ok()["table"], json!(table));
                let early = anna.post(&path, &json!("go-on")).await;
                assert_eq!((early.status, early.error().as_str()), (StatusCode::CONFLICT, "chapter-played"));
                assert_eq!(anna.look(&table).await["card"]["origin"]["of"], json!(id));
                play_on(&mut [&mut anna], &table, 2000).await;
                assert_eq!(anna.look(&table).await["card"]["stage"], "over");
                matches += 1;
                anna.get(&path).await.ok()
            }
            _ => break,
        };
        if matches == 2 {
            break;
        }
    }
    assert!(matches > 0 && card["points"].as_u64().unwrap() > 0, "{card}");
    assert!(card["past"].as_array().unwrap().iter().any(|past| past["points"] != 0), "{card}");
    if let Some(word) = card["offers"][0]["word"].as_str() {
        let unlocked = anna.post(&path, &json!({ "unlock": word })).await.ok();
        assert_eq!(unlocked["skills"][0]["word"], word);
    }
    assert_eq!(anna.get("/api/v1/campaigns").await.ok().as_array().unwrap().len(), 1);
    // Somebody else's campaign is nobody's business.
    let mut bob = house.client("bob");
    bob.post("/api/v1/me", &json!({ "name": "Bob" })).await.ok();
    for reply in [bob.get(&path).await, bob.post(&path, &json!("go-on")).await] {
        assert_eq!((reply.status, reply.error().as_str()), (StatusCode::NOT_FOUND, "no-such-campaign"));
    }
    let none = bob.post("/api/v1/campaigns", &json!({ "game": "mini-rogue", "character": "nobody" })).await;
    assert!(none.status.is_client_error(), "{}", none.text);
    let wrong = anna.post(&path, &json!({ "unlock": "flying" })).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", wrong.text);
}
