//! Campaigns: a sheet between matches, a table for each chapter.

use crate::fixture::{Service, play_on};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_campaign_leads_from_chapter_to_chapter() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let new = json!({ "game": "mini-rogue", "characters": ["mage"], "edition": "ed2021" });
    let mut card = anna.post("/api/v1/campaigns", &new).await.ok();
    let id = card["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/campaigns/{id}");
    assert_eq!(card["characters"], json!(["character-mage"]));
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
    let mut bob = service.client("bob");
    bob.post("/api/v1/me", &json!({ "name": "Bob" })).await.ok();
    for reply in [bob.get(&path).await, bob.post(&path, &json!("go-on")).await] {
        assert_eq!((reply.status, reply.error().as_str()), (StatusCode::NOT_FOUND, "no-such-campaign"));
    }
    let none =
        bob.post("/api/v1/campaigns", &json!({ "game": "mini-rogue", "characters": ["nobody"] })).await;
    assert!(none.status.is_client_error(), "{}", none.text);
    let wrong = anna.post(&path, &json!({ "unlock": "flying" })).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", wrong.text);
}

/// A party goes from quest to quest, with the town in between: its person plays every hero, the automated game master the rest.
#[tokio::test]
async fn a_party_goes_from_quest_to_quest() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let new = json!({ "game": "catacombs", "edition": "base", "characters": ["svein"] });
    let card = anna.post("/api/v1/campaigns", &new).await.ok();
    let path = format!("/api/v1/campaigns/{}", card["id"].as_str().unwrap());
    assert_eq!((&card["now"], &card["chapter"]), (&json!("match"), &json!("quest-deratisation")));
    assert_eq!(card["joining"].as_array().unwrap().len(), 3);
    assert_eq!(
        card["ahead"],
        json!(["quest-fabulous-treasure", "quest-journey-in-shadow", "quest-solar-orb"])
    );
    let card = anna.post(&path, &json!({ "join": "isaure" })).await.ok();
    assert_eq!(card["characters"], json!(["hero-svein", "hero-isaure"]));
    let twice = anna.post(&path, &json!({ "join": "isaure" })).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    // In town.
    let has = |card: &Value, who: usize| card["town"][who]["told"][0]["args"]["ecus"].clone();
    assert_eq!(has(&card, 0), 0);
    let sold = anna.post(&path, &json!({ "deed": { "who": 0, "word": "sell care_potion" } })).await.ok();
    assert_eq!((has(&sold, 0), has(&sold, 1)), (json!(2), json!(0)));
    let potions = |card: &Value| card["town"][0]["shelves"][0]["things"][1]["count"].clone();
    assert_eq!((potions(&card), potions(&sold)), (json!(2), json!(1)));
    for (who, word) in [(0, "sell cure_potion"), (0, "sell the moon"), (7, "sell care_potion")] {
        let wrong = anna.post(&path, &json!({ "deed": { "who": who, "word": word } })).await;
        assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", wrong.text);
    }
    // A quest that is closed halfway is tried again, with the party as it was.
    let table = anna.post(&path, &json!("play")).await.ok()["table"].as_str().unwrap().to_owned();
    let seats = anna.look(&table).await["card"]["seats"].clone();
    let holders: Vec<&str> =
        seats.as_array().unwrap().iter().map(|seat| seat["holder"].as_str().unwrap()).collect();
    assert_eq!(holders, ["person", "person", "bot"], "{seats}");
    let late = anna.post(&path, &json!({ "deed": { "who": 1, "word": "sell cure_potion" } })).await;
    assert_eq!(late.error(), "chapter-played");
    anna.change(&table, "close", json!({})).await.ok();
    assert_eq!(anna.get(&path).await.ok()["town"], sold["town"]);
    // Bots play the next try to its end.
    let table = anna.post(&path, &json!("play")).await.ok()["table"].as_str().unwrap().to_owned();
    for seat in ["0", "1"] {
        anna.change(&table, &format!("seats/{seat}/bot"), json!({})).await.ok();
    }
    while anna.look(&table).await["card"]["stage"] == "playing" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let after = anna.get(&path).await.ok();
    let past = after["past"].as_array().unwrap();
    assert_eq!((past.len(), &past[0]["number"]), (1, &json!("1")), "{after}");
    let won = past[0]["ended"] == "won";
    assert_eq!(after["chapter"], if won { "quest-fabulous-treasure" } else { "quest-deratisation" });
    assert_eq!(after["now"], if after["town"].is_null() { "gathering" } else { "match" });
    assert!(after.get("table").is_none());
}

/// Nobody sets out who carries too much; who cannot set out at all is told so.
#[tokio::test]
async fn a_campaign_is_begun_by_those_it_is_for() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    for (game, characters) in [
        ("catacombs", json!([])),
        ("catacombs", json!(["svein", "svein"])),
        ("catacombs", json!(["nobody"])),
        ("mini-rogue", json!(["rogue", "mage"])),
        ("urto", json!(["oriandre"])),
    ] {
        let new = json!({ "game": game, "characters": characters });
        let refused = anna.post("/api/v1/campaigns", &new).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{game}: {}", refused.text);
    }
    let other = json!({ "game": "catacombs", "edition": "ed2021", "characters": ["svein"] });
    assert!(anna.post("/api/v1/campaigns", &other).await.status.is_client_error());
    assert_eq!(anna.get("/api/v1/campaigns").await.ok(), json!([]));
}
