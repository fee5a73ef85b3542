//! Windows: passing beforehand, limits of time, and that nobody else can tell. Played with the toy Cellar, which has windows for everybody who holds a card.

use crate::client::Client;
use crate::fixture::Service;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use undercroft_catalog::live::{AnyGame, Closed, Dice, Live, Match};
use undercroft_catalog::{Card, Measure};
use undercroft_kernel::replay::{self, FORMAT, Header, Start};
use undercroft_kernel::{Key, Seat, Seats, Seeded, Session, Setup, Turn, Vocabulary};
use undercroft_server::clock::Clock;
use undercroft_server::live::{By, Table, TableRegistry};
use undercroft_server::{Config, Shared};
use undercroft_testkit::cellar::Cellar;

/// Cellar as a box.
struct Toy(Card);

impl Toy {
    fn new() -> Toy {
        Toy(Card {
            game: "cellar",
            edition: "toy",
            rules_version: 1,
            packs: Vec::new(),
            origins: std::sync::Arc::default(),
            options: Vec::new(),
            trials: Vec::new(),
            measure: Measure { varied: &[], facts: &[], who: None, opponent: None },
            texts: Vec::new(),
        })
    }

    fn live(&self, session: Session<Cellar>, header: Header) -> Box<dyn Match> {
        Box::new(Live::new(session, self.0.clone(), header))
    }
}

impl AnyGame for Toy {
    fn card(&self) -> &Card {
        &self.0
    }

    fn seats(&self) -> Vec<String> {
        (0..4).map(|seat| Cellar::default().seat_word(Seat(seat))).collect()
    }

    fn open(&self, dice: Dice<'_>) -> Result<Box<dyn Match>, Closed> {
        let Dice::Seed(seed) = dice else { unreachable!() };
        let session = Session::open(Cellar::default(), Seeded::new(Key::derive(seed, 0), 0)).unwrap();
        let header = Header {
            undercroft: FORMAT,
            game: "cellar".to_owned(),
            rules: 1,
            packs: BTreeMap::new(),
            setup: Setup::default(),
            typed_in: false,
            line: 0,
            parent: None,
            opening: Vec::new(),
            start: None,
            fair: Vec::new(),
            digest: String::new(),
        };
        Ok(self.live(session, header))
    }

    fn reopen(&self, header: &Header) -> Result<Box<dyn Match>, Closed> {
        Ok(self.live(replay::open(Cellar::default(), header).map_err(Closed::Misfit)?, header.clone()))
    }

    fn resume_unless(&self, text: &str, _: &dyn Fn() -> bool) -> Result<Box<dyn Match>, Closed> {
        let header = replay::header(text).map_err(Closed::Misfit)?;
        Ok(self.live(replay::read(Cellar::default(), text).map_err(Closed::Misfit)?, header))
    }

    fn practise(&self, _: Start) -> Result<Box<dyn Match>, Closed> {
        unreachable!()
    }
}

pub fn load_toy(service: &Service) {
    service.app.games.put("cellar", &Setup::default(), Arc::new(Toy::new()));
}

async fn cellar() -> Service {
    let service = Service::new().await;
    load_toy(&service);
    service
}

/// What the first seat that is asked would do in its own turn; none while a window is open.
async fn own_turn(app: &Shared, table: &str) -> Option<(u8, String)> {
    let live = app.registry.live(app, table).await.unwrap();
    let mut guard = live.table(app).await.unwrap();
    let game = guard.get().unwrap().game().unwrap();
    let Turn::Ask(seats) = game.turn() else { panic!("over") };
    let seat = seats.iter().next().unwrap();
    if game.reaction(seat).is_some() {
        return None;
    }
    let legal = game.legal(seat);
    let moves = legal.iter().find(|action| action.starts_with("move"));
    Some((seat.0, moves.unwrap_or(&legal[0]).clone()))
}

/// Plays for everybody until a window is open; gives the seats that are asked.
pub async fn open_window(app: &Shared, table: &str) -> Seats {
    for _ in 0..200 {
        let Some((seat, action)) = own_turn(app, table).await else { return asked(app, table).await };
        act(app, table, seat, &action).await;
    }
    panic!("no window");
}

async fn act(app: &Shared, table: &str, seat: u8, action: &str) {
    let action = action.to_owned();
    let work = move |table: &Table, _| table.act_for(seat, &action, By::Person);
    TableRegistry::change(app, table, "", None, Box::new(work)).await.unwrap();
}

async fn asked(app: &Shared, table: &str) -> Seats {
    let live = app.registry.live(app, table).await.unwrap();
    let mut guard = live.table(app).await.unwrap();
    guard.get().unwrap().asked()
}

/// Waits until a seat has answered.
async fn answered(service: &Service, table: &str, seat: Seat) -> bool {
    for _ in 0..100 {
        if !asked(&service.app, table).await.has(seat) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    false
}

#[tokio::test]
async fn who_has_passed_beforehand_is_not_asked_again() {
    let service = cellar().await;
    let mut anna = service.client("anna");
    let table = anna.open(&json!({ "game": "cellar", "seats": ["me", "me", "me", "me"] })).await;
    let mut eve = service.client("eve");
    let mut watching = eve.events(&table).await;
    watching.next_of("picture").await;
    for seat in 0..3 {
        anna.change(&table, "passing", json!({ "until": "until-attacked", "seat": seat })).await.ok();
    }
    // Nobody else learns of it.
    assert_eq!(watching.next_within(Duration::from_millis(200)).await, None);
    let own = anna.get(&format!("/api/v1/tables/{table}?seat=1")).await.ok();
    assert_eq!(own["card"]["passing"], "until-attacked");
    let mut passed = false;
    for _ in 0..200 {
        let Some((seat, action)) = own_turn(&service.app, &table).await else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        for other in (0..4).filter(|other| *other != seat) {
            anna.change(&table, "passing", json!({ "until": "until-attacked", "seat": other })).await.ok();
        }
        act(&service.app, &table, seat, &action).await;
        let entries = service.store.entries(&table, 0).await.unwrap();
        let is_pass = |body: &str| body.contains("\"by\":\"table\"") && body.contains("\"do\":\"pass\"");
        passed = entries.iter().any(|row| is_pass(&row.body));
        if passed {
            break;
        }
    }
    assert!(passed);
    // The keeper's own turn ends it for the keeper: passing is for windows.
    anna.change(&table, "passing", json!({ "until": "until-my-turn", "seat": 0 })).await.ok();
    anna.change(&table, "passing", json!({ "seat": 0 })).await.ok();
    let own = anna.get(&format!("/api/v1/tables/{table}?seat=0")).await.ok();
    assert!(own["card"].get("passing").is_none());
}

#[tokio::test]
async fn a_window_closes_when_the_table_waits_no_longer() {
    let service = cellar().await;
    let mut anna = service.client("anna");
    let new =
        json!({ "game": "cellar", "seats": ["me", "me", "me", "me"], "settings": { "reactWithin": 1 } });
    let table = anna.open(&new).await;
    let seats = open_window(&service.app, &table).await;
    let seat = seats.iter().next().unwrap();
    assert!(asked(&service.app, &table).await.has(seat));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(asked(&service.app, &table).await.has(seat), "the table waits for a second");
    service.app.clock.pass(1000);
    assert!(answered(&service, &table, seat).await);
}

/// Somebody attacks, at the first moment at which that is possible; the attacked hero lets windows pass until something. Gives the attacked seat.
async fn attack(service: &Service, table: &str, anna: &mut Client, until: Option<&str>) -> Seat {
    for _ in 0..200 {
        let (seat, action) = {
            let live = service.app.registry.live(&service.app, table).await.unwrap();
            let mut guard = live.table(&service.app).await.unwrap();
            let game = guard.get().unwrap().game().unwrap();
            let Turn::Ask(seats) = game.turn() else { panic!("over") };
            let seat = seats.iter().next().unwrap();
            let legal = game.legal(seat);
            let attack = legal.iter().find(|action| action.starts_with("attack"));
            (seat, attack.unwrap_or(&legal[0]).clone())
        };
        if action.starts_with("attack") {
            let victim = Seat(1 - seat.0);
            anna.change(table, "passing", json!({ "until": until, "seat": victim.0 })).await.ok();
            act(&service.app, table, seat.0, &action).await;
            return victim;
        }
        act(&service.app, table, seat.0, &action).await;
    }
    panic!("no attack");
}

/// Urto: an attack asks whoever has not passed until its own turn, and nobody else is told who is waited for.
#[tokio::test]
async fn an_attacked_hero_is_asked_unless_it_has_passed() {
    for (until, is_asked) in [("until-attacked", true), ("until-my-turn", false)] {
        let service = Service::new().await;
        let mut anna = service.client("anna");
        let table = anna.open(&json!({ "game": "urto", "seats": ["me", "me"] })).await;
        let victim = attack(&service, &table, &mut anna, Some(until)).await;
        if is_asked {
            tokio::time::sleep(Duration::from_millis(150)).await;
            assert!(asked(&service.app, &table).await.has(victim));
            let turn = service.client("eve").look(&table).await["picture"]["turn"].clone();
            assert_eq!(turn["says"]["key"], "turn-others", "{turn}");
            assert!(turn.get("asked").is_none(), "{turn}");
        } else {
            service.app.clock.pass(1000);
            assert!(answered(&service, &table, victim).await);
        }
    }
}

/// A pass is not told before a moment that is the same for a person who answers at once and for one who has passed beforehand.
#[tokio::test]
async fn every_pass_is_told_at_the_same_moment() {
    const HOLD: i64 = 300;
    for (by, until) in [("person", None), ("table", Some("until-my-turn"))] {
        let config = Config { pass_hold: HOLD, ..Config::default() }.unlimited();
        let service = Service::with(config, |app| app.clock = Clock::default()).await;
        let mut anna = service.client("anna");
        let table = anna.open(&json!({ "game": "urto", "seats": ["me", "me"] })).await;
        let victim = attack(&service, &table, &mut anna, until).await;
        let opened = service.store.entries(&table, 0).await.unwrap();
        if by == "person" {
            let view = anna.get(&format!("/api/v1/tables/{table}?seat={}", victim.0)).await.ok();
            let prompt = view["picture"]["prompt"]["id"].clone();
            let pass = json!({ "prompt": prompt, "do": "pass", "seat": victim.0 });
            anna.change(&table, "actions", pass).await.ok();
        } else {
            assert!(answered(&service, &table, victim).await);
        }
        let entries = service.store.entries(&table, 0).await.unwrap();
        let pass = &entries[opened.len()];
        assert!(pass.body.contains(&format!("\"by\":\"{by}\"")), "{}", pass.body);
        assert!(pass.body.contains("\"do\":\"pass\""), "{}", pass.body);
        let since = pass.made - opened.last().unwrap().made;
        assert!(since >= HOLD, "{since} ms: {}", pass.body);
    }
}
