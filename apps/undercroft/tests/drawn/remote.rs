//! A table of a service, watched and played from the terminal.

use crate::service::{Service, first_choice, post};
use crate::tmux::{Tmux, bar};
use std::time::Duration;

#[test]
fn a_table_of_a_service_is_watched_and_played() {
    let Some(tmux) = Tmux::begin("drawn-remote", 80, 24) else { return };
    let (_service, address) = Service::begin(&tmux.folder, &["--db", "tables.db"]);
    let (cookie, opened) = post(&address, "", "/api/v1/tables", r#"{"game":"mini-rogue"}"#);
    let (cookie, table) = (cookie.unwrap(), opened["table"].as_str().unwrap().to_owned());
    let program = env!("CARGO_BIN_EXE_undercroft");

    tmux.line(&format!("{program} watch http://{address}/t/{table} --lang en; echo left with $?"));
    tmux.until("Undercroft › Mini Rogue");
    let (_, view) = post(&address, &cookie, &format!("/api/v1/tables/{table}"), "");
    let mut act = first_choice(&view);
    act["id"] = "1".into();
    post(&address, &cookie, &format!("/api/v1/tables/{table}/actions"), &act.to_string());
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
    std::fs::write(people.join(address.replace(':', "-")), cookie).unwrap();
    tmux.line("clear");
    tmux.line(&format!("{program} join http://{address}/t/{table} --lang en; echo left with $?"));
    let before = tmux.until("Undercroft › Mini Rogue");
    tmux.keys(&["1"]);
    tmux.wait("another step", |screen| bar(screen) != bar(&before));
    tmux.keys(&["q"]);
    tmux.until("left with 0");
    tmux.line(&format!("clear; {program} watch http://{address}/t/nothing; echo left with $?"));
    tmux.until("left with 1");
}
