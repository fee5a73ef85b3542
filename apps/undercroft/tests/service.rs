//! The table service as a program: it is killed while people play and loses nothing, the bots of the documentation play through it, and it is copied while
//! it serves.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

mod common;
#[path = "common/service.rs"]
mod service;

use common::folder;
use serde_json::{Value, json};
use service::{Caller, Service, first_choice};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Starts the service where no file may grow beyond so many bytes: what it writes then fails, as on a full disk.
fn start_on_a_small_disk(folder: &Path, bytes: u32) -> Service {
    let limit = format!("--fsize={bytes}:");
    let mut command = Command::new("env");
    command.args(["--ignore-signal=XFSZ", "prlimit", &limit, env!("CARGO_BIN_EXE_undercroft")]);
    Service::begin(command.args(["serve", "--db", "tables.db"]).current_dir(folder))
}

/// How often the service is killed: five times, or as often as `UNDERCROFT_KILLS` says.
fn kills() -> usize {
    std::env::var("UNDERCROFT_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(5)
}

/// What a player was told: the id of each action and the moment after it.
type Told = Vec<(String, u64)>;

/// Plays until the service goes away. An action without an answer is sent again with the same id as soon as somebody answers.
fn play(
    mut caller: Caller,
    table: String,
    player: usize,
    round: usize,
    gone: Arc<AtomicBool>,
) -> (Told, Option<Value>) {
    let mut told = Vec::new();
    for count in 0.. {
        if gone.load(Ordering::SeqCst) {
            break;
        }
        let Ok((200, view)) = caller.call("GET", &format!("/api/v1/tables/{table}"), &Value::Null) else {
            break;
        };
        let id = format!("{player}-{round}-{count}");
        let (path, body) = match first_choice(&view) {
            Some((prompt, action)) => ("actions", json!({ "id": id, "prompt": prompt, "do": action })),
            None => ("undo", json!({ "id": id, "moment": 0 })),
        };
        match caller.call("POST", &format!("/api/v1/tables/{table}/{path}"), &body) {
            Ok((200, answer)) => told.push((id, answer["moment"].as_u64().unwrap())),
            Ok((status, answer)) => panic!("{status} {answer}"),
            Err(_) => return (told, Some(json!({ "path": path, "body": body }))),
        }
    }
    (told, None)
}

/// How many entries a client's id has in the answers of the store, and how many entries the table has.
fn entries(folder: &Path, table: &str) -> (usize, i64) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store =
            undercroft_server::store::open(&folder.join("tables.db").display().to_string()).await.unwrap();
        let entries = store.entries(table, 0).await.unwrap();
        let last = store.table(table).await.unwrap().unwrap().last;
        store.close().await;
        (entries.len(), last)
    })
}

/// Killed at any moment while people play: every action that was answered is there afterwards, and none is there twice.
#[test]
fn a_killed_service_loses_nothing_that_it_has_answered() {
    let folder = folder("kill");
    let mut service = Service::start(&folder);
    let mut players: Vec<(Caller, String)> = Vec::new();
    for _ in 0..3 {
        let mut caller = service.caller();
        let (status, answer) =
            caller.call("POST", "/api/v1/tables", &json!({ "game": "mini-rogue" })).unwrap();
        assert_eq!(status, 201, "{answer}");
        players.push((caller, answer["table"].as_str().unwrap().to_owned()));
    }
    let mut acknowledged = 0;
    for round in 0..kills() {
        let gone = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = players
            .iter()
            .enumerate()
            .map(|(player, (caller, table))| {
                let (caller, table, gone) = (caller.clone(), table.clone(), Arc::clone(&gone));
                std::thread::spawn(move || play(caller, table, player, round, gone))
            })
            .collect();
        // Another moment each time.
        std::thread::sleep(Duration::from_millis(150 + 37 * (round as u64 % 11)));
        drop(service);
        gone.store(true, Ordering::SeqCst);
        let outcomes: Vec<(Told, Option<Value>)> =
            playing.into_iter().map(|player| player.join().unwrap()).collect();
        service = Service::start(&folder);
        for ((caller, table), (told, open)) in players.iter_mut().zip(outcomes) {
            caller.address.clone_from(&service.address);
            acknowledged += told.len();
            check(&folder, caller, table, &told, open);
        }
    }
    assert!(acknowledged >= kills(), "only {acknowledged} actions were answered");
    service.stop();
}

/// The disk is full: nothing is answered that was not saved, readiness says so, and everything goes on as soon as there is room, without a restart.
#[test]
fn a_full_disk_heals() {
    let folder = folder("full");
    let service = start_on_a_small_disk(&folder, 400_000);
    let mut caller = service.caller();
    let (_, answer) = caller.call("POST", "/api/v1/tables", &json!({ "game": "mini-rogue" })).unwrap();
    let table = answer["table"].as_str().unwrap().to_owned();
    let look = format!("/api/v1/tables/{table}");
    let mut count = 0;
    let mut act = |caller: &mut Caller| {
        count += 1;
        let (_, view) = caller.call("GET", &look, &Value::Null).unwrap();
        let (path, body) = match first_choice(&view) {
            Some((prompt, action)) => {
                ("actions", json!({ "id": count.to_string(), "prompt": prompt, "do": action }))
            }
            None => ("undo", json!({ "id": count.to_string(), "moment": 0 })),
        };
        caller.call("POST", &format!("{look}/{path}"), &body).unwrap().0
    };
    let ready = |caller: &mut Caller| {
        // An answer is good for a second.
        std::thread::sleep(Duration::from_millis(1100));
        caller.call("GET", "/readyz", &Value::Null).unwrap().0
    };
    assert_eq!(ready(&mut caller), 200);
    let saved = (0..500).take_while(|_| act(&mut caller) == 200).count();
    assert!(saved < 500, "the disk was never full");
    assert_eq!((act(&mut caller), act(&mut caller)), (503, 503));
    assert_eq!(ready(&mut caller), 503);
    let pid = service.child.id().to_string();
    let room = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status().unwrap();
    assert!(room.success());
    assert_eq!((act(&mut caller), act(&mut caller)), (200, 200));
    assert_eq!(ready(&mut caller), 200);
    let (entries, last) = entries(&folder, &table);
    assert_eq!(entries as i64, last + 1);
    service.stop();
    std::fs::remove_dir_all(folder).unwrap();
}

/// Asked to stop while people play, the service finishes what it has accepted: whoever was answered finds it there afterwards.
#[test]
fn a_stopped_service_finishes_what_it_has_accepted() {
    let folder = folder("stop");
    let service = Service::start(&folder);
    let mut caller = service.caller();
    let (_, answer) = caller.call("POST", "/api/v1/tables", &json!({ "game": "mini-rogue" })).unwrap();
    let table = answer["table"].as_str().unwrap().to_owned();
    let gone = Arc::new(AtomicBool::new(false));
    let playing = {
        let (caller, table, gone) = (caller.clone(), table.clone(), Arc::clone(&gone));
        std::thread::spawn(move || play(caller, table, 0, 0, gone))
    };
    std::thread::sleep(Duration::from_millis(500));
    service.stop();
    gone.store(true, Ordering::SeqCst);
    let (told, open) = playing.join().unwrap();
    assert!(!told.is_empty());
    let service = Service::start(&folder);
    caller.address.clone_from(&service.address);
    check(&folder, &mut caller, &table, &told, open);
    service.stop();
}

/// Every answer is given again as it was, and what got no answer is played at most once.
fn check(folder: &Path, caller: &mut Caller, table: &str, told: &Told, open: Option<Value>) {
    for (id, moment) in told {
        let body = json!({ "id": id, "prompt": 0, "do": "nothing" });
        let (status, answer) =
            caller.call("POST", &format!("/api/v1/tables/{table}/actions"), &body).unwrap();
        assert_eq!((status, answer["moment"].as_u64()), (200, Some(*moment)), "{id}: {answer}");
    }
    let (before, last) = entries(folder, table);
    assert_eq!(before as i64, last + 1);
    if let Some(open) = open {
        let path = format!("/api/v1/tables/{table}/{}", open["path"].as_str().unwrap());
        let first = caller.call("POST", &path, &open["body"]).unwrap();
        assert_eq!(first.0, 200, "{}", first.1);
        let again = caller.call("POST", &path, &open["body"]).unwrap();
        assert_eq!(first, again);
        let (after, _) = entries(folder, table);
        assert!(after <= before + 2, "{before} {after}");
    }
    let (status, view) = caller.call("GET", &format!("/api/v1/tables/{table}"), &Value::Null).unwrap();
    assert_eq!(status, 200, "{view}");
    assert!(view["card"].get("update").is_none(), "{}", view["card"]);
}

/// The code blocks of a language in the documentation.
fn example(language: &str) -> String {
    let text = include_str!("../../../docs/api.md");
    let (_, rest) = text.split_once(&format!("```{language}\n")).expect("an example");
    rest.split("```").next().unwrap().to_owned()
}

#[test]
fn the_bots_of_the_documentation_play_through_the_interface() {
    let folder = folder("examples");
    let service = Service::start(&folder);
    let base = format!("http://{}", service.address);
    for (language, program, file, replay) in
        [("python", "python3", "bot.py", "python.undercroft"), ("sh", "sh", "bot.sh", "shell.undercroft")]
    {
        let script = example(language);
        assert!(script.lines().count() <= 34, "{language}: {} lines", script.lines().count());
        std::fs::write(folder.join(file), script).unwrap();
        let run = Command::new(program).args([file, &base]).current_dir(&folder).output();
        let run =
            run.unwrap_or_else(|error| panic!("this test runs {program} and curl: install them ({error})"));
        let said = String::from_utf8_lossy(&run.stdout).into_owned();
        assert!(
            run.status.success() && said.contains("after"),
            "{said}{}",
            String::from_utf8_lossy(&run.stderr)
        );
        let verified = common::undercroft(&folder, &["replay", "verify", replay], "");
        let verified = String::from_utf8_lossy(&verified.stdout).into_owned();
        assert!(verified.contains("draws derived again from the promised secret"), "{verified}");
        assert!(verified.contains("steps fit"), "{verified}");
    }
    // Dice that somebody has changed are found.
    let file = std::fs::read_to_string(folder.join("python.undercroft")).unwrap();
    let (head, rest) = file.split_once("\"secret\":\"").unwrap();
    std::fs::write(folder.join("wrong.undercroft"), format!("{head}\"secret\":\"00{}", &rest[2..])).unwrap();
    let wrong = common::undercroft(&folder, &["replay", "verify", "wrong.undercroft"], "");
    assert!(!wrong.status.success() || rest.starts_with("00"));
    service.stop();
}

#[test]
fn a_repeatable_service_lays_the_same_table_and_is_for_this_machine_alone() {
    let laid = |name: &str, seed: &str| {
        let folder = folder(name);
        let service = Service::start_with(&folder, &["--repeatable", seed]);
        let mut caller = service.caller();
        let wanted = json!({ "game": "mini-rogue", "share": "00112233445566778899aabbccddeeff" });
        let (status, answer) = caller.call("POST", "/api/v1/tables", &wanted).unwrap();
        assert_eq!(status, 201, "{answer}");
        let table = answer["table"].as_str().unwrap().to_owned();
        service.stop();
        std::fs::remove_dir_all(folder).unwrap();
        table
    };
    assert_eq!(laid("repeatable-a", "7"), laid("repeatable-b", "7"));
    assert_ne!(laid("repeatable-c", "7"), laid("repeatable-d", "8"));
    let folder = folder("repeatable");
    for open in [["--listen", "0.0.0.0"], ["--public-url", "https://table.example"]] {
        let args = ["serve", "--port", "0", "--repeatable", "7", open[0], open[1]];
        let refused = common::undercroft(&folder, &args, "");
        assert_eq!(refused.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&refused.stderr).contains("--repeatable is for tests"));
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn everything_is_copied_while_it_serves() {
    let folder = folder("backup");
    let service = Service::start(&folder);
    let mut caller = service.caller();
    let (_, answer) =
        caller.call("POST", "/api/v1/tables", &json!({ "game": "mini-rogue", "name": "Anna" })).unwrap();
    let table = answer["table"].as_str().unwrap();
    let (_, before) = caller.call("GET", &format!("/api/v1/tables/{table}"), &Value::Null).unwrap();
    let copied = common::undercroft(&folder, &["backup", "copy.db", "--db", "tables.db"], "");
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    let again = common::undercroft(&folder, &["backup", "copy.db", "--db", "tables.db"], "");
    assert!(!again.status.success());
    let nothing = common::undercroft(&folder, &["backup", "other.db", "--db", "missing.db"], "");
    assert!(!nothing.status.success());
    service.stop();
    // The copy is served like the original.
    std::fs::rename(folder.join("copy.db"), folder.join("tables.db")).unwrap();
    for rest in ["tables.db-wal", "tables.db-shm"] {
        let _ = std::fs::remove_file(folder.join(rest));
    }
    let service = Service::start(&folder);
    caller.address.clone_from(&service.address);
    let (_, after) = caller.call("GET", &format!("/api/v1/tables/{table}"), &Value::Null).unwrap();
    assert_eq!(before["picture"], after["picture"]);
    service.stop();
}

/// Every connection is an open file: the service takes as many as the system lets it have, whatever it was started with.
#[test]
fn as_many_files_as_the_system_allows_may_be_open() {
    let folder = folder("files-open");
    let mut command = Command::new("prlimit");
    command.args(["--nofile=64:2048", env!("CARGO_BIN_EXE_undercroft"), "serve", "--db", "tables.db"]);
    let service = Service::begin(command.current_dir(&folder));
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", service.child.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let counts: Vec<&str> = files.split_whitespace().skip(3).take(2).collect();
    assert_eq!(counts, ["2048", "2048"], "{files}");
}
