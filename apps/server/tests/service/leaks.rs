//! Nothing hidden leaks. Two services, alike to the last random byte, hold a table each: one in a true state, the other in a state that a viewer imagines
//! from what it sees. Every byte that this viewer gets from the one equals what it gets from the other.

use crate::client::Client;
use crate::fixture::Service;
use axum::http::StatusCode;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;
use std::time::Duration;
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Dice, Live, Match, MatchVisitor, open_match};
use undercroft_content::Library;
use undercroft_kernel::replay::Record;
use undercroft_kernel::{Fast, Seat, Setup, Turn, Viewer};
use undercroft_server::Config;
use undercroft_server::live::{Entry, Opened, Origin, Settings, TableRegistry};
use undercroft_server::secret::Randomness;
use undercroft_server::store::{Person, TableRow};

/// The tables that are tried: game and options. A new game is one more line.
fn tables() -> Vec<(&'static str, Setup)> {
    use undercroft_kernel::Value;
    let heroes = |words: &[&str]| Setup::default().with("heroes", Value::words(words.iter().copied()));
    let of = |edition: &str, words: &[&str]| heroes(words).with("edition", Value::word(edition));
    vec![
        ("mini-rogue", of("ed2021", &["mage", "crusader"])),
        ("mini-rogue", of("ed2025", &["mage"])),
        ("urto", Setup::default().with("players", Value::Int(2))),
        ("urto", Setup::default().with("players", Value::Int(5))),
        ("catacombs", heroes(&["svein", "maelle"])),
    ]
}

/// How many pairs with something to hide are compared for each table, and how many without.
const HIDING: usize = 12;
const OPEN: usize = 8;
/// How many games are looked through for something to hide.
const GAMES: u64 = 400;
/// How many steps of a game are looked through.
const STEPS: u64 = 200;
/// How many choices of a prompt are asked for their odds.
const WEIGHED: usize = 6;

/// The state that a viewer imagines, or the true one.
struct Imagine {
    viewer: Viewer,
    seed: u64,
}

impl MatchVisitor for Imagine {
    type Out = Value;
    fn visit<G: Playable>(self, live: &Live<G>) -> Value {
        let (game, state) = (live.session().game(), live.session().state());
        let view = game.view(state, self.viewer);
        let Ok(imagined) = game.imagine(&view, &mut Fast::new(self.seed));
        serde_json::to_value(imagined).unwrap()
    }
}

/// A table as one viewer may know it.
struct Pair {
    truth: Box<dyn Match>,
    imagined: Value,
    viewer: Viewer,
}

/// Looks through games that are played by chance for moments at which a viewer does not know everything; some others are taken too. Each game is looked at
/// through the eyes of one viewer, from another step on.
fn pairs(game: &str, setup: &Setup) -> Vec<Pair> {
    let (mut hiding, mut open) = (Vec::new(), Vec::new());
    for seed in 1..=GAMES {
        let dice = seed.to_le_bytes();
        let mut table = open_match(game, setup, &Library::built_in(), Dice::Seed(&dice)).unwrap();
        let mut choice = Fast::new(seed);
        let seats = u64::from(table.seats());
        let viewer = u8::try_from(seed % (seats + 1)).unwrap();
        let viewer = if u64::from(viewer) == seats { Viewer::Spectator } else { Viewer::Seat(Seat(viewer)) };
        let mut taken = [false; 2];
        for step in 0..STEPS {
            if step >= seed * 7 % 61 && taken != [true; 2] {
                let imagined = table.visit(Imagine { viewer, seed: seed ^ step }).unwrap();
                let hides = imagined != table.state();
                let (list, most) = if hides { (&mut hiding, HIDING) } else { (&mut open, OPEN) };
                // Not all of one game.
                if list.len() < most && !std::mem::replace(&mut taken[usize::from(hides)], true) {
                    list.push(Pair { truth: table.copy(), imagined, viewer });
                }
            }
            let Turn::Ask(seats) = table.turn() else { break };
            let seat = seats.iter().next().unwrap();
            let legal = table.legal(seat);
            let action = &legal[choice.below(legal.len() as u32) as usize];
            table.act(seat, action, Dice::Seed(&dice)).unwrap();
        }
        if hiding.len() == HIDING && open.len() == OPEN {
            break;
        }
    }
    hiding.append(&mut open);
    hiding
}

/// A service whose random bytes are those of every other such service.
async fn twin() -> Service {
    let mut config = Config::default().unlimited();
    // Advice that is cut short depends on the time, too.
    config.limits.hint = Duration::from_secs(600);
    Service::with(config, |app| {
        app.random = Randomness::fixed(7);
        app.build = "twin".to_owned();
        // Requests are numbered alike.
        app.node = "twin".to_owned();
    })
    .await
}

/// Opens a table in a state, with a person at each seat; gives its id.
async fn open(
    service: &Service,
    number: usize,
    game: &str,
    setup: &Setup,
    begin: &dyn Match,
    state: &Value,
) -> (String, Vec<Client>) {
    let mut clients = Vec::new();
    let mut entries = Vec::new();
    for seat in 0..begin.seats() {
        let key = service.app.random.token::<32>().unwrap();
        let person =
            Person { id: format!("person{number}x{seat}"), name: format!("P{seat}"), ..Person::default() };
        service.store.add_person(&person, &undercroft_server::secret::kept(&key)).await.unwrap();
        let mut client = service.client("viewer");
        client.set_cookie(Some(format!("undercroft={key}")));
        clients.push(client);
        entries.push(Entry::Sat { seat, person: person.id, share: None });
    }
    let opened = Opened {
        game: game.to_owned(),
        setup: setup.clone(),
        host: format!("person{number}x0"),
        seats: (0..begin.seats()).map(|seat| begin.seat_word(Seat(seat))).collect(),
        // What follows by itself would be drawn, and so could differ for good reason.
        settings: Settings { auto_play: false, ..Settings::default() },
        origin: Origin::New,
        own_dice: false,
    };
    let header = open_match(game, setup, &Library::built_in(), Dice::Seed(&[1])).unwrap().header();
    entries.insert(0, Entry::Opened(opened));
    entries.push(Entry::Started { header: header.clone() });
    let mut adopted = undercroft_catalog::live::reopen(&header, &Library::built_in()).unwrap();
    adopted.adopt(state).unwrap();
    let step: Record = adopted.record(0).unwrap();
    entries.push(Entry::Adopted { step });
    let id = format!("{number:016}");
    let row = TableRow {
        id: id.clone(),
        game: game.to_owned(),
        secret: "5ec2".to_owned(),
        dice: "d1ce".to_owned(),
        root: id.clone(),
        line: 0,
        stage: String::new(),
        summary: String::new(),
        last: 0,
        created: crate::fixture::NOON,
        active: crate::fixture::NOON,
        due: None,
    };
    TableRegistry::open(&service.app, row, entries, crate::fixture::NOON, None).await.unwrap();
    (id, clients)
}

/// Everything that a viewer can get of a table without changing it, what it gets for asking wrongly, and how often the service was asked.
async fn everything(service: &Service, client: &mut Client, table: &str, legal: &[String]) -> Vec<String> {
    let mut got = Vec::new();
    let at = |path: &str| format!("/api/v1/tables/{table}{path}");
    let mut paths: Vec<String> =
        ["", "?seat=0", "?seat=1", "/log", "/log?before=2", "/facts", "/replay", "/moments/0", "/moments/1"]
            .map(at)
            .to_vec();
    paths.extend(
        ["/odds/all", "/hint", "/story", "/story?seat=1", "/reasons", "/review", "/review?seat=1"].map(at),
    );
    for action in legal.iter().take(WEIGHED) {
        paths.push(at(&format!("/odds?do={}", in_address(action))));
    }
    paths.push("/api/v1/tables".to_owned());
    for path in paths {
        let reply = client.get(&path).await;
        assert_ne!(reply.status, StatusCode::SERVICE_UNAVAILABLE, "{path}: {}", reply.text);
        let mut headers: Vec<String> =
            reply.headers.iter().map(|(name, value)| format!("{name}: {value:?}")).collect();
        headers.sort();
        got.push(format!("{path} {} {headers:?} {}", reply.status, reply.text));
    }
    for action in ["nonsense", "resolve", "roll-attack", "pass", "enter 5"] {
        let body = serde_json::json!({ "prompt": 1, "do": action });
        let reply = client.change(table, "actions", body).await;
        got.push(format!("{action} {} {}", reply.status, reply.text));
    }
    let mut events = client.events(table).await;
    while let Some(event) = events.next_within(Duration::from_millis(150)).await {
        got.push(format!("{event:?}"));
        if event.kind == "picture" {
            break;
        }
    }
    got.push(service.app.metrics.tables.get().to_string());
    got
}

/// A text as part of an address.
fn in_address(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02x}")
                }
            },
        )
        .collect()
}

/// What the service writes into its log on the thread of this test, without the time that things took.
#[derive(Clone)]
struct Log {
    thread: ThreadId,
    lines: Arc<Mutex<Vec<u8>>>,
}

impl Log {
    /// Begins to write. There is one log for all tests of this program, so that it looks who writes.
    fn begin() -> Log {
        let log = Log { thread: std::thread::current().id(), lines: Arc::default() };
        let writer = log.clone();
        let lines = tracing_subscriber::fmt().without_time().with_ansi(false).with_target(false);
        lines.with_writer(move || writer.clone()).try_init().unwrap();
        log
    }

    /// What was written since the last time.
    fn take(&self) -> String {
        let text = String::from_utf8(std::mem::take(&mut *self.lines.lock().unwrap())).unwrap();
        let timeless = |line: &str| line.split_once("micros=").map_or(line, |(before, _)| before).to_owned();
        text.lines().map(timeless).collect::<Vec<_>>().join("\n")
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if std::thread::current().id() == self.thread {
            self.lines.lock().unwrap().extend_from_slice(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn what_a_viewer_gets_depends_on_its_view_only() {
    let log = Log::begin();
    let (one, other) = (twin().await, twin().await);
    let mut number = 0;
    for (game, setup) in tables() {
        let pairs = pairs(game, &setup);
        let hiding = pairs.iter().filter(|pair| pair.imagined != pair.truth.state()).count();
        assert!(hiding > 0, "{game} {setup:?} has nothing to hide");
        let seats = usize::from(pairs[0].truth.seats());
        let viewers: BTreeSet<Viewer> = pairs.iter().map(|pair| pair.viewer).collect();
        assert_eq!(viewers.len(), seats + 1, "{game} {setup:?}: {viewers:?}");
        for Pair { truth, imagined, viewer } in pairs {
            number += 1;
            let mut got = Vec::new();
            for (service, state) in [(&one, truth.state()), (&other, imagined)] {
                let (table, clients) = open(service, number, game, &setup, &*truth, &state).await;
                let (mut client, legal) = match viewer {
                    Viewer::Seat(seat) => (clients[usize::from(seat.0)].clone(), truth.legal(seat)),
                    Viewer::Spectator => (service.client("viewer"), Vec::new()),
                };
                log.take();
                let mut all = everything(service, &mut client, &table, &legal).await;
                all.push(log.take());
                got.push(all);
            }
            assert!(got[0].last().unwrap().contains("request"), "the log is written");
            for (one, other) in got[0].iter().zip(&got[1]) {
                assert_eq!(one, other, "{game} {setup:?}, {viewer:?}");
            }
            assert_eq!(got[0].len(), got[1].len());
        }
    }
}
