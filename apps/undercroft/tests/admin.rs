//! `undercroft admin` beside a running service: what the host decides is felt at once, every change leaves a line, and what is asked for wrongly is
//! answered with a sentence and status 2.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

mod common;
#[path = "common/service.rs"]
mod service;

use common::folder;
use serde_json::json;
use service::Service;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

fn program(folder: &Path) -> Command {
    let mut command = service::program();
    command.current_dir(folder).env("USER", "olga").env_remove("SUDO_USER").env("LANG", "C");
    command
}

fn admin(folder: &Path, words: &[&str]) -> Output {
    program(folder).args(["admin", "--db", "tables.db"]).args(words).output().unwrap()
}

/// What a command says that is done.
fn done(folder: &Path, words: &[&str]) -> String {
    let output = admin(folder, words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command says that is not done.
fn refused(folder: &Path, words: &[&str]) -> String {
    let output = admin(folder, words);
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn what_the_host_decides_is_felt_at_once() {
    let folder = folder("admin");
    let service = Service::start(&folder);
    let new = json!({ "game": "mini-rogue", "name": "Anna" });
    let mut anna = service.caller();
    let (_, opened) = anna.post("/tables", &new);
    let table = opened["table"].as_str().unwrap();
    let listed = done(&folder, &["tables"]);
    assert!(listed.contains(table) && listed.ends_with("1 table\n"), "{listed}");
    assert!(done(&folder, &["tables", "--stage", "closed", "--lang", "fr"]).ends_with("0 table\n"));
    let person = done(&folder, &["persons", "ann"]).split(' ').next().unwrap().to_owned();
    assert!(done(&folder, &["table", table]).contains(&person));

    done(&folder, &["ban", &person]);
    let (status, answer) = anna.post("/me", &json!({ "name": "Anne" }));
    assert_eq!((status, answer["error"].as_str()), (403, Some("banned")));
    assert_eq!(anna.get("/me").0, 200, "looking is allowed");
    done(&folder, &["unban", &person]);
    assert_eq!(anna.post("/me", &json!({ "name": "Anne" })).0, 200);

    done(&folder, &["quota", &person, "1"]);
    assert!(done(&folder, &["person", &person]).contains("1 of at most 1"));
    assert_eq!(anna.post("/tables", &new).1["error"], "too-many-tables");

    // The service has the table in memory and hears of it within a look.
    done(&folder, &["close", table]);
    let mut is_closed = || {
        std::thread::sleep(Duration::from_millis(100));
        anna.get(&format!("/tables/{table}")).1["card"]["stage"] == "closed"
    };
    assert!((0..100).any(|_| is_closed()), "the service did not notice");
    assert!(refused(&folder, &["close", table]).contains("closed already"));

    let shown = done(&folder, &["person", &person]);
    let device = shown.split("device ").nth(1).unwrap().split(' ').next().unwrap();
    done(&folder, &["revoke", &person, device]);
    assert_eq!(anna.get("/me").1["known"], false);
    done(&folder, &["delete", table]);
    assert!(done(&folder, &["tables"]).starts_with("0 tables"));

    let audit = done(&folder, &["audit"]);
    for what in ["ban", "unban", "quota", "close", "revoke", "delete"] {
        assert!(audit.lines().any(|line| line.contains(&format!(" olga {what} "))), "{what}: {audit}");
    }
    assert_eq!(audit.lines().count(), 6, "{audit}");
}

#[test]
fn what_cannot_be_done_is_said_with_status_two() {
    let folder = folder("admin-wrong");
    assert!(refused(&folder, &["tables"]).contains("there is no such file"));
    assert!(!folder.join("tables.db").exists());
    drop(Service::start(&folder));
    for (words, said) in [
        (&["table", "nothing"][..], "There is no table nothing."),
        (&["delete", "nothing"], "There is no table"),
        (&["ban", "nobody"], "There is no person"),
        (&["quota", "nobody", "3"], "There is no person"),
        (&["revoke", "nobody", "abc"], "too short"),
        (&["revoke", "nobody", "--all"], "no such device"),
        (&["ban", "nobody", "--lang", "fr"], "n’existe pas"),
        (&["tables", "--lang", "xx"], "there is no such language"),
        (&["import", "missing.db"], "there is no such file"),
        (&["prune"], "--idle-days"),
    ] {
        let answer = refused(&folder, words);
        assert!(answer.contains(said), "{words:?}: {answer}");
    }
    assert!(done(&folder, &["audit"]).is_empty(), "what was not done leaves no line");
}

#[test]
fn a_file_is_served_once_pruned_and_copied() {
    let folder = folder("admin-files");
    let service = Service::start(&folder);
    let second = common::undercroft(&folder, &["serve", "--port", "0", "--db", "tables.db"], "");
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(said.contains("another undercroft serves this file"), "{said}");
    let mut anna = service.caller();
    let (_, opened) = anna.post("/tables", &json!({ "game": "mini-rogue" }));
    let table = opened["table"].as_str().unwrap();
    let view = anna.get(&format!("/tables/{table}")).1;

    let backup = program(&folder).args(["backup", "monday.db", "--db", "tables.db"]).status().unwrap();
    assert!(backup.success());
    assert!(refused(&folder, &["import", "monday.db"]).contains("empty"));
    let restored =
        program(&folder).args(["admin", "--db", "restored.db", "import", "monday.db"]).output().unwrap();
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    drop(service);

    let would = done(&folder, &["prune", "--idle-days", "0", "--dry-run"]);
    assert!(would.contains(table) && would.contains("1 table would be removed"), "{would}");
    assert!(done(&folder, &["tables"]).contains(table));
    assert!(done(&folder, &["prune", "--idle-days", "30"]).starts_with("0 tables are removed"));
    assert!(done(&folder, &["prune", "--idle-days", "0"]).starts_with("1 table is removed"));
    assert!(done(&folder, &["tables"]).starts_with("0 tables"));

    std::fs::rename(folder.join("restored.db"), folder.join("tables.db")).unwrap();
    for beside in ["tables.db-wal", "tables.db-shm"] {
        let _ = std::fs::remove_file(folder.join(beside));
    }
    let service = Service::start(&folder);
    anna.address.clone_from(&service.address);
    let again = anna.get(&format!("/tables/{table}")).1;
    assert_eq!(again["picture"], view["picture"], "the same person sees the same table");
}
