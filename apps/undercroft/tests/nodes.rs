//! Two nodes on one Postgres, as programs: one of them is killed while people play, and the other one goes on.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::disallowed_types,
    reason = "a test may stop, tell and read the clock"
)]

#[path = "../../server/tests/common/postgres.rs"]
mod postgres;
#[path = "common/service.rs"]
mod service;

use postgres::Cluster;
use serde_json::{Value, json};
use service::{Caller, Service, first_choice};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// How soon the tables of a node that was killed go on elsewhere.
const TAKEN_OVER: Duration = Duration::from_secs(3);

/// A tab: it keeps the picture as events change it, and notices an event that does not fit.
struct Tab {
    lines: BufReader<TcpStream>,
    mark: Option<u64>,
    moment: u64,
    /// The numbers of the lines of the log that it has, in order.
    log: Vec<u64>,
}

impl Tab {
    fn open(address: &str, cookie: &str, table: &str) -> Tab {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let head =
            format!("GET /api/v1/tables/{table}/events HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        Tab { lines: BufReader::new(stream), mark: None, moment: 0, log: Vec::new() }
    }

    /// The next picture or delta; none when the stream has broken off.
    fn next(&mut self) -> Option<()> {
        let (mut kind, mut line) = (String::new(), String::new());
        loop {
            line.clear();
            if self.lines.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(event) = line.strip_prefix("event: ") {
                kind = event.trim().to_owned();
            }
            let Some(data) = line.strip_prefix("data: ") else { continue };
            let data: Value = serde_json::from_str(data).ok()?;
            match kind.as_str() {
                "picture" => self.take_whole(&data),
                "frame" => self.take_changes(&data),
                _ => continue,
            }
            return Some(());
        }
    }

    fn take_whole(&mut self, picture: &Value) {
        let moment = picture["moment"].as_u64().unwrap();
        assert!(moment >= self.moment, "the picture of another node is older: {moment} < {}", self.moment);
        (self.moment, self.mark) = (moment, picture["mark"].as_u64());
        self.log =
            picture["log"].as_array().unwrap().iter().map(|line| line["id"].as_u64().unwrap()).collect();
    }

    fn take_changes(&mut self, delta: &Value) {
        assert_eq!(delta["base"].as_u64(), self.mark, "an event was lost or came twice");
        self.mark = delta["mark"].as_u64();
        for change in delta["changes"].as_array().unwrap() {
            let at = change["at"].as_str().unwrap();
            if at == "moment" {
                let moment = change["now"].as_u64().unwrap();
                assert!(moment > self.moment, "{moment} after {}", self.moment);
                self.moment = moment;
            }
            let line = at.strip_prefix("log/").and_then(|id| id.parse().ok());
            if let Some(line) = line.filter(|_| change["now"].is_object()) {
                assert!(self.log.last().is_none_or(|last| *last + 1 == line), "{line} after {:?}", self.log);
                self.log.push(line);
            }
        }
    }
}

/// Plays one action at a node, with an id of its own; the moment that was answered.
fn play(caller: &mut Caller, table: &str, id: &str) -> Option<u64> {
    let (_, view) = caller.get(&format!("/tables/{table}"));
    let (prompt, action) = first_choice(&view)?;
    let body = json!({ "id": id, "prompt": prompt, "do": action });
    let (status, answer) = caller.post(&format!("/tables/{table}/actions"), &body);
    (status == 200).then(|| answer["moment"].as_u64().unwrap())
}

/// A node is killed in the middle of a round of bots: the other one goes on with them within three seconds, every answered action is there once, and the
/// streams of those who come over show no event twice and miss none.
#[test]
fn a_killed_node_is_taken_over() {
    let cluster = Cluster::start();
    let db = cluster.database("failover");
    let (one, two) = (Service::node(&db), Service::node(&db));
    let mut caller = one.caller();
    let new = json!({ "game": "urto", "setup": { "players": 3 }, "seats": ["me", "bot", "bot"] });
    let (status, opened) = caller.post("/tables", &new);
    assert_eq!(status, 201, "{opened}");
    let table = opened["table"].as_str().unwrap().to_owned();
    let cookie = caller.cookie.clone();
    let (mut here, mut there) =
        (Tab::open(&one.address, &cookie, &table), Tab::open(&two.address, &cookie, &table));
    here.next().unwrap();
    there.next().unwrap();
    let mut answered = Vec::new();
    let begin = Instant::now();
    while answered.len() < 6 && begin.elapsed() < Duration::from_secs(60) {
        let id = format!("one-{}", answered.len());
        match play(&mut caller, &table, &id) {
            Some(moment) => answered.push((id, moment)),
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    assert_eq!(answered.len(), 6);
    drop(one);
    let killed = Instant::now();
    caller.address.clone_from(&two.address);
    // What the first tab had got before its node died is in order, too.
    while here.next().is_some() {}
    // The other node goes on: with the bots, if it was their turn, and then with the person.
    let mut after = Vec::new();
    let mut gap = None;
    while after.len() < 6 && killed.elapsed() < Duration::from_secs(60) {
        let id = format!("two-{}", after.len());
        match play(&mut caller, &table, &id) {
            Some(moment) => {
                gap.get_or_insert_with(|| killed.elapsed());
                after.push((id, moment));
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    assert_eq!(after.len(), 6);
    let gap = gap.unwrap();
    println!("after {} ms the table went on at the other node", gap.as_millis());
    assert!(gap < TAKEN_OVER, "{gap:?}");
    for (id, moment) in answered.iter().chain(&after) {
        let body = json!({ "id": id, "prompt": 0, "do": "nothing" });
        let (status, again) = caller.post(&format!("/tables/{table}/actions"), &body);
        assert_eq!((status, again["moment"].as_u64()), (200, Some(*moment)), "{id}: {again}");
    }
    // Whoever comes over from the dead node gets what is new, and nothing older than what it had.
    let mut over = Tab { moment: here.moment, ..Tab::open(&two.address, &cookie, &table) };
    over.next().unwrap();
    let last = after.last().unwrap().1;
    while there.moment < last {
        there.next().unwrap();
    }
    assert!(over.moment >= last && over.moment >= here.moment);
}
