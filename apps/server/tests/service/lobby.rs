//! The lobby: games, forms and texts in both languages.

use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn the_lobby_shows_games_with_forms_in_both_languages() {
    let service = Service::new().await;
    let lobby = service.client("anna").get("/api/v1/games").await.ok();
    let games = lobby["games"].as_array().unwrap();
    assert_eq!(games.len(), undercroft_catalog::GAMES.len());
    let is_text = |label: &Value| {
        ["en", "fr"].iter().all(|lang| {
            let text = label[lang].as_str().unwrap();
            !text.is_empty() && !text.contains('-') || text.contains(' ')
        })
    };
    for game in games {
        assert!(is_text(&game["title"]) && is_text(&game["about"]), "{game}");
        for edition in game["editions"].as_array().unwrap() {
            assert!(is_text(&edition["label"]), "{edition}");
            for option in edition["options"].as_array().unwrap() {
                assert!(is_text(&option["label"]), "{option}");
                for choice in option["choices"].as_array().unwrap() {
                    assert!(is_text(&choice["label"]), "{choice}");
                }
            }
        }
    }
    let rogue = games.iter().find(|game| game["game"] == "mini-rogue").unwrap();
    let rogue = &rogue["editions"][0]["options"][0];
    assert_eq!(rogue["name"], "heroes");
    assert_eq!(rogue["atMost"], 2);
    assert_ne!(rogue["label"]["en"], rogue["label"]["fr"]);
}

#[tokio::test]
async fn a_form_says_its_seats_or_what_is_wrong() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let fine =
        anna.post("/api/v1/games/mini-rogue/check", &json!({ "heroes": ["rogue", "mage"] })).await.ok();
    assert_eq!(fine["seats"], json!(["p1", "p2"]));
    let twice = anna.post("/api/v1/games/mini-rogue/check", &json!({ "heroes": ["rogue", "rogue"] })).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(twice.json()["rule"], "MR-COOP-36");
    let missing = anna.post("/api/v1/games/chess/check", &json!({})).await;
    assert_eq!((missing.status, missing.error().as_str()), (StatusCode::NOT_FOUND, "no-such-game"));
}

#[tokio::test]
async fn texts_come_by_language_and_hash() {
    let service = Service::new().await;
    let (mut anna, table) = service.solo().await;
    let lobby = anna.get("/api/v1/games").await.ok();
    for lang in ["en", "fr"] {
        let hash = lobby["texts"][lang].as_str().unwrap();
        let reply = anna.get(&format!("/texts/{lang}/{hash}.ftl")).await;
        assert_eq!(reply.status, StatusCode::OK);
        assert!(reply.headers["cache-control"].to_str().unwrap().contains("immutable"));
        assert!(reply.text.contains("not-asked ="));
    }
    let card = anna.look(&table).await["card"].clone();
    let hash = card["texts"]["fr"].as_str().unwrap();
    let names = anna.get(&format!("/texts/fr/{hash}.ftl?table={table}")).await;
    assert!(names.text.contains("character-rogue ="), "{}", names.text);
    for wrong in ["/texts/fr/nothing.ftl", "/texts/de/nothing.ftl", "/texts/fr/nothing"] {
        assert_eq!(anna.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn rules_are_found_in_the_callers_language() {
    let service = Service::new().await;
    let mut anna = service.client("anna").speaking("fr");
    let found = anna.get("/api/v1/rules?game=mini-rogue&q=MR-COMBAT-04").await.ok();
    let first = &found["rules"][0];
    assert_eq!(first["id"], "MR-COMBAT-04");
    let mut bob = service.client("bob");
    let english = bob.get("/api/v1/rules/MR-COMBAT-04").await.ok();
    assert_ne!(first["sentence"], english["sentence"]);
    assert!(!english["sources"].as_array().unwrap().is_empty());
    let chapter = bob.get("/api/v1/rules?game=mini-rogue&edition=ed2025&chapter=MR-FEAT").await.ok();
    let rules = chapter["rules"].as_array().unwrap();
    assert!(
        rules.iter().all(|rule| rule["id"].as_str().unwrap().starts_with("MR-FEAT-")) && !rules.is_empty()
    );
    assert_eq!(bob.get("/api/v1/rules/MR-NOTHING-01").await.status, StatusCode::NOT_FOUND);
    let about = bob.get("/api/v1/about").await.ok();
    let pack = &about["packs"][0];
    assert!(!pack["sources"].as_array().unwrap().is_empty(), "{pack}");
}
