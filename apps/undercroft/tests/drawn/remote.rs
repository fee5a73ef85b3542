//! Tables of a service, followed and played from the terminal.

use crate::service::{Caller, Service};
use crate::tmux::{Tmux, bar, step};
use serde_json::{Value, json};
use std::time::Duration;

const PROGRAM: &str = env!("CARGO_BIN_EXE_undercroft");

/// Opens a table; gives its id.
fn table(caller: &mut Caller, what: &Value) -> String {
    let (status, opened) = caller.post("/tables", what);
    assert_eq!(status, 201, "{opened}");
    opened["table"].as_str().unwrap().to_owned()
}

#[test]
fn a_table_of_a_service_is_watched_and_played() {
    let Some(tmux) = Tmux::begin("drawn-remote", 80, 24) else { return };
    let service = Service::at_home(&tmux.folder, &["--db", "tables.db"]);
    let address = service.address.clone();
    let mut caller = service.caller();
    let table = table(&mut caller, &json!({ "game": "mini-rogue" }));

    tmux.line(&format!("{PROGRAM} watch http://{address}/t/{table} --lang en; echo left with $?"));
    tmux.until("Undercroft › Mini Rogue");
    caller.act(&table, "1");
    tmux.begun();
    let watched = tmux.screen();
    tmux.keys(&["1"]);
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(bar(&tmux.screen()), bar(&watched), "who watches plays nothing");
    tmux.keys(&["q"]);
    tmux.until("left with 0");

    // Whoever sat down from here before goes on at the seat.
    let people = tmux.folder.join("undercroft/people");
    std::fs::create_dir_all(&people).unwrap();
    std::fs::write(people.join(address.replace(':', "-")), &caller.cookie).unwrap();
    tmux.line("clear");
    tmux.line(&format!("{PROGRAM} join http://{address}/t/{table} --lang en; echo left with $?"));
    let before = tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.stepped(step(&before));
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    tmux.line(&format!("clear; {PROGRAM} watch http://{address}/t/nothing; echo left with $?"));
    tmux.until("left with 1");
}

/// Somebody invites; whoever got the address sits down with a name, plays, and finds the seat again. A service that goes away and comes back is no end.
#[test]
fn an_invitation_is_taken_in_the_terminal() {
    let Some(tmux) = Tmux::begin("drawn-join", 120, 40) else { return };
    let service = Service::at_home(&tmux.folder, &["--db", "tables.db"]);
    let address = service.address.clone();
    let mut host = service.caller();
    let setup = json!({ "players": 2 });
    let wanted = json!({ "game": "urto", "setup": setup, "seats": ["me", "open"] });
    let table = table(&mut host, &wanted);
    let (_, view) = host.get(&format!("/tables/{table}"));
    let seats = view["card"]["seats"].as_array().unwrap();
    let path = seats.iter().find_map(|seat| seat["invitation"].as_str()).unwrap();
    let path = path.split("/join/").last().unwrap();
    let join =
        format!("{PROGRAM} join http://{address}/join/{path} --name Anna --lang en; echo left with $?");
    tmux.line(&join);
    let screen = tmux.until("Undercroft › Urto");
    let (_, view) = host.get(&format!("/tables/{table}"));
    let names: Vec<&str> =
        view["card"]["seats"].as_array().unwrap().iter().filter_map(|seat| seat["name"].as_str()).collect();
    assert!(names.contains(&"Anna"), "{view}");

    // What the host does is seen, and what is done here is seen by the host.
    let mut before = step(&screen);
    let mut played = false;
    for number in 0..60 {
        let (_, view) = host.get(&format!("/tables/{table}"));
        if view["picture"]["turn"]["you"].as_bool() == Some(true) {
            host.act(&table, &number.to_string());
            continue;
        }
        let moment = view["picture"]["moment"].as_u64();
        tmux.wait("the question", |screen| screen.contains("1-9 choose"));
        tmux.keys(&["1"]);
        before = step(&tmux.stepped(before));
        let (_, view) = host.get(&format!("/tables/{table}"));
        played |= view["picture"]["moment"].as_u64() > moment;
        if played {
            break;
        }
    }
    assert!(played, "{}", tmux.screen());
    tmux.keys(&["q"]);
    tmux.until("left with 0");

    // The same address leads back to the seat, and a wrong invitation is refused.
    tmux.line(&format!("clear; {PROGRAM} join http://{address}/t/{table} --lang en; echo left with $?"));
    tmux.until("Undercroft › Urto");
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    tmux.line(&format!(
        "clear; {PROGRAM} join http://{address}/join/{table}/1/wrong --name Eve; echo left with $?"
    ));
    tmux.until("left with 1");
}

/// Whoever follows in words alone hears what happens while it happens.
#[test]
fn a_table_is_followed_in_words() {
    let folder = crate::common::folder("remote-words");
    let service = Service::at_home(&folder, &["--db", "tables.db"]);
    let mut host = service.caller();
    let table = table(&mut host, &json!({ "game": "mini-rogue" }));
    let told = folder.join("told");
    let mut watcher = std::process::Command::new(PROGRAM)
        .args(["watch", &format!("http://{}/t/{table}", service.address), "--plain", "--lang", "en"])
        .env("XDG_DATA_HOME", &folder)
        .stdin(std::process::Stdio::null())
        .stdout(std::fs::File::create(&told).unwrap())
        .spawn()
        .unwrap();
    let hears = |what: &str, count: usize| {
        for _ in 0..600 {
            if std::fs::read_to_string(&told).unwrap().matches(what).count() >= count {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("{what:?} is not told {count} times in\n{}", std::fs::read_to_string(&told).unwrap());
    };
    // First what there is, then every step.
    hears("HP 10 of 20", 1);
    hears("reveal", 1);
    for number in 0..4 {
        let before = std::fs::read_to_string(&told).unwrap().lines().count();
        host.act(&table, &number.to_string());
        for _ in 0..600 {
            if std::fs::read_to_string(&told).unwrap().lines().count() > before {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(std::fs::read_to_string(&told).unwrap().lines().count() > before, "step {number}");
    }
    watcher.kill().unwrap();
    watcher.wait().unwrap();
}
