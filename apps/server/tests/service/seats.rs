//! Invitations, bots that stand in, and people who are away.

use crate::fixture::{NOON, Service, coop, play_on};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;

#[tokio::test]
async fn an_invitation_changes_nothing_until_the_button_is_pressed() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let mut new = coop(&json!(["me", "open"]));
    new["name"] = json!("<b>Anna</b> & \"co\"");
    let table = anna.open(&new).await;
    let card = anna.look(&table).await["card"].clone();
    assert_eq!(card["stage"], "gathering");
    let link = card["seats"][1]["invitation"].as_str().unwrap().to_owned();
    let mut bob = service.client("bob").speaking("fr");
    let entries = service.store.entries(&table, 0).await.unwrap().len();
    for _ in 0..2 {
        let page = bob.get(&link).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("S’asseoir") && page.text.contains("lang=\"fr\""), "{}", page.text);
        assert!(page.text.contains("&lt;b&gt;Anna&lt;/b&gt; &amp; &quot;co&quot;"), "{}", page.text);
        assert!(!page.text.contains("<b>Anna"));
        assert!(page.headers["content-security-policy"].to_str().unwrap().contains("default-src 'none'"));
        assert_eq!(page.headers["referrer-policy"], "no-referrer");
    }
    assert_eq!(service.store.entries(&table, 0).await.unwrap().len(), entries);
    assert!(bob.cookie().is_none());
    let request =
        bob.request("POST", &link).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let sat = bob.send(request.body(Body::from("name=Bob")).unwrap()).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    assert_eq!(sat.headers["location"], format!("/t/{table}"));
    let card = bob.look(&table).await["card"].clone();
    assert_eq!((card["stage"].as_str(), card["viewer"].as_u64()), (Some("playing"), Some(1)));
    assert_eq!(card["seats"][1]["name"], "Bob");
    // The seat is taken now, and the page says so.
    let mut eve = service.client("eve");
    let page = eve.get(&link).await;
    assert!(page.text.contains("Somebody sits here already"), "{}", page.text);
    assert!(!page.text.contains("<form"));
}

#[tokio::test]
async fn an_invitation_tells_who_sits_where_and_what_the_seat_plays() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let mut new = coop(&json!(["me", "open"]));
    new["name"] = json!("Anna");
    let table = anna.open(&new).await;
    let card = anna.look(&table).await["card"].clone();
    let token = card["seats"][1]["invitation"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let path = format!("/api/v1/tables/{table}/seats/1/invitations/{token}");
    let mut bob = service.client("bob");
    let seen = bob.get(&path).await.ok();
    assert_eq!((seen["host"].as_str(), seen["free"].as_bool()), (Some("Anna"), Some(true)));
    let plays = |seat: usize| seen["seats"][seat]["plays"]["name"].as_str().map(str::to_owned);
    let heroes = new["setup"]["heroes"].as_array().unwrap();
    for (seat, hero) in heroes.iter().enumerate() {
        assert_eq!(plays(seat), Some(format!("character-{}", hero.as_str().unwrap())));
    }
    assert_eq!(seen["sheet"]["seat"], 1);
    assert!(bob.cookie().is_none());
    // It is as good as the invitation: nobody learns anything with a guess.
    let guess = bob.get(&format!("/api/v1/tables/{table}/seats/1/invitations/guess")).await;
    assert_eq!((guess.status, guess.error().as_str()), (StatusCode::FORBIDDEN, "invitation-wrong"));
    bob.sit(&table, &card, "Bob").await;
    let seen = bob.get(&path).await.ok();
    assert_eq!((seen["free"].as_bool(), seen["seated"].as_bool()), (Some(false), Some(true)));
    assert_eq!(seen["seats"][1]["name"], "Bob");
    // Who is drawn when the match begins is not known before.
    let drawn = json!({ "game": "urto", "setup": { "players": 3, "heroes": ["sankaa"] }, "seats": ["me", "open", "bot"] });
    let table = anna.open(&drawn).await;
    let link = anna.look(&table).await["card"]["seats"][1]["invitation"].as_str().unwrap().to_owned();
    let token = link.rsplit('/').next().unwrap();
    let seen = bob.get(&format!("/api/v1/tables/{table}/seats/1/invitations/{token}")).await.ok();
    assert_eq!(seen["seats"][0]["plays"]["name"], "hero-sankaa");
    assert!(seen["seats"][1].get("plays").is_none() && seen.get("sheet").is_none(), "{seen}");
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_so_in_words() {
    let service = Service::new().await;
    for (language, words) in [("en", "There is nothing here."), ("fr", "Il n’y a rien ici.")] {
        let mut eve = service.client("eve").speaking(language);
        let request = eve.request("GET", "/nothing/here").header(header::ACCEPT, "text/html");
        let page = eve.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        assert!(
            page.text.contains(words) && page.text.contains(&format!("lang=\"{language}\"")),
            "{}",
            page.text
        );
        assert!(page.text.contains("href=\"/\""), "{}", page.text);
    }
}

#[tokio::test]
async fn a_wrong_invitation_is_refused() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let table = anna.open(&coop(&json!(["me", "open"]))).await;
    let card = anna.look(&table).await["card"].clone();
    let token = card["seats"][1]["invitation"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut eve = service.client("eve");
    // Who watches sees no invitation.
    assert!(eve.look(&table).await["card"]["seats"][1].get("invitation").is_none());
    for (seat, token) in [(1, "guess"), (0, token.as_str()), (9, token.as_str())] {
        let path = format!("/api/v1/tables/{table}/seats/{seat}/sit");
        let refused = eve.post(&path, &json!({ "invitation": token })).await;
        assert_eq!((refused.status, refused.error().as_str()), (StatusCode::FORBIDDEN, "invitation-wrong"));
        let page = eve.get(&format!("/join/{table}/{seat}/{token}")).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
    }
    // After somebody has left the seat, the old invitation does not work any more.
    let mut bob = service.client("bob");
    bob.sit(&table, &card, "Bob").await;
    bob.change(&table, "seats/1/leave", json!({})).await.ok();
    let path = format!("/api/v1/tables/{table}/seats/1/sit");
    let old = eve.post(&path, &json!({ "invitation": token })).await;
    assert_eq!(old.error(), "invitation-wrong");
    let card = anna.look(&table).await["card"].clone();
    eve.sit(&table, &card, "Eve").await;
    assert_eq!(eve.look(&table).await["card"]["viewer"], 1);
}

#[tokio::test]
async fn a_seat_that_is_away_is_handed_to_a_bot_and_taken_back() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    assert_eq!(service.app.clock.now(), NOON);
    let early = anna.change(&table, "seats/1/bot", json!({})).await;
    assert_eq!((early.status, early.error().as_str()), (StatusCode::CONFLICT, "not-away"));
    service.app.clock.pass(121_000);
    let card = anna.look(&table).await["card"].clone();
    assert_eq!(card["seats"][1]["away"], true, "{card}");
    anna.change(&table, "seats/1/bot", json!({})).await.ok();
    let card = anna.look(&table).await["card"].clone();
    assert_eq!(card["seats"][1]["holder"], "stand-in");
    assert_eq!(card["seats"][1]["name"], "Bob");
    // The bot plays, and only Bob can have the seat back.
    play_on(&mut [&mut anna], &table, 3).await;
    let not_yours = anna.change(&table, "seats/1/take-back", json!({})).await;
    assert_eq!(not_yours.error(), "not-your-seat");
    bob.change(&table, "seats/1/take-back", json!({})).await.ok();
    assert_eq!(bob.look(&table).await["card"]["seats"][1]["holder"], "person");
}

/// Somebody who has the table open is not away, however long nothing happens.
#[tokio::test]
async fn who_looks_is_there() {
    let service = Service::new().await;
    let (mut anna, mut bob, table) = service.two().await;
    let mut stream = bob.events(&table).await;
    stream.next_of("picture").await;
    service.app.clock.pass(3_600_000);
    let card = anna.look(&table).await["card"].clone();
    assert_eq!(card["seats"][1]["there"], true, "{card}");
    let there = anna.change(&table, "seats/1/bot", json!({})).await;
    assert_eq!(there.error(), "not-away");
    drop(stream);
    tokio::task::yield_now().await;
    service.app.clock.pass(121_000);
    anna.change(&table, "seats/1/bot", json!({})).await.ok();
}

#[tokio::test]
async fn a_private_table_is_seen_by_those_who_sit_there() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let new = json!({ "game": "mini-rogue", "settings": { "watching": false } });
    let table = anna.open(&new).await;
    assert_eq!(anna.look(&table).await["card"]["stage"], "playing");
    let mut eve = service.client("eve");
    for path in ["", "/events", "/log", "/replay", "/moments/0"] {
        let refused = eve.get(&format!("/api/v1/tables/{table}{path}")).await;
        assert_eq!(
            (refused.status, refused.error().as_str()),
            (StatusCode::FORBIDDEN, "not-watchable"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_new_table_seats_bots_of_any_level() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    for (wanted, bot) in [
        ("bot", "sensible"),
        ("beginner", "beginner"),
        ("easy", "easy"),
        ("normal", "normal"),
        ("hard", "hard"),
        ("expert", "expert"),
    ] {
        let table = anna.open(&json!({ "game": "urto", "seats": ["me", wanted] })).await;
        assert_eq!(anna.look(&table).await["card"]["seats"][1]["bot"], bot);
    }
}

#[tokio::test]
async fn seats_are_checked_when_a_table_is_opened() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let wrong = anna.post("/api/v1/tables", &json!({ "game": "mini-rogue", "seats": ["me", "bot"] })).await;
    assert_eq!((wrong.status, wrong.error().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "seats-wrong"));
    // A table of bots only plays by itself.
    let table = anna.open(&coop(&json!(["bot", "random-bot"]))).await;
    let mut over = false;
    for _ in 0..400 {
        over = anna.look(&table).await["card"]["stage"] == "over";
        if over {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert!(over);
}
