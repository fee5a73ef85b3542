//! `undercroft admin` beside a running service: what the host decides is felt at once, every change leaves a line, and what is asked for wrongly is
//! answered with a sentence and status 2.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

mod common;

use common::folder;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

struct Service {
    child: Child,
    address: String,
}

impl Service {
    fn start(folder: &Path) -> Service {
        let mut child = program(folder)
            .args(["serve", "--port", "0", "--db", "tables.db", "--quiet", "--no-limits"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Service { address: line.trim().rsplit("http://").next().unwrap().to_owned(), child }
    }

    /// A request with a cookie; gives status, body and the cookie that was set.
    fn call(&self, cookie: &str, path: &str, body: &Value) -> (u16, Value, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let (method, body) = if body.is_null() { ("GET", String::new()) } else { ("POST", body.to_string()) };
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
        let set = set.split(';').next().unwrap_or_default().to_owned();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_default(), set)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_undercroft"));
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
    let (_, opened, cookie) = service.call("", "/tables", &new);
    let table = opened["table"].as_str().unwrap();
    let listed = done(&folder, &["tables"]);
    assert!(listed.contains(table) && listed.ends_with("1 table\n"), "{listed}");
    assert!(done(&folder, &["tables", "--stage", "closed", "--lang", "fr"]).ends_with("0 table\n"));
    let person = done(&folder, &["persons", "ann"]).split(' ').next().unwrap().to_owned();
    assert!(done(&folder, &["table", table]).contains(&person));

    done(&folder, &["ban", &person]);
    let (status, answer, _) = service.call(&cookie, "/me", &json!({ "name": "Anne" }));
    assert_eq!((status, answer["error"].as_str()), (403, Some("banned")));
    assert_eq!(service.call(&cookie, "/me", &Value::Null).0, 200, "looking is allowed");
    done(&folder, &["unban", &person]);
    assert_eq!(service.call(&cookie, "/me", &json!({ "name": "Anne" })).0, 200);

    done(&folder, &["quota", &person, "1"]);
    assert!(done(&folder, &["person", &person]).contains("1 of at most 1"));
    assert_eq!(service.call(&cookie, "/tables", &new).1["error"], "too-many-tables");

    // The service has the table in memory and hears of it within a look.
    done(&folder, &["close", table]);
    let is_closed = || {
        std::thread::sleep(Duration::from_millis(100));
        service.call(&cookie, &format!("/tables/{table}"), &Value::Null).1["card"]["stage"] == "closed"
    };
    assert!((0..100).any(|_| is_closed()), "the service did not notice");
    assert!(refused(&folder, &["close", table]).contains("closed already"));

    let shown = done(&folder, &["person", &person]);
    let device = shown.split("device ").nth(1).unwrap().split(' ').next().unwrap();
    done(&folder, &["revoke", &person, device]);
    assert_eq!(service.call(&cookie, "/me", &Value::Null).1["known"], false);
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
    let (_, opened, cookie) = service.call("", "/tables", &json!({ "game": "mini-rogue" }));
    let table = opened["table"].as_str().unwrap();
    let view = service.call(&cookie, &format!("/tables/{table}"), &Value::Null).1;

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
    let again = service.call(&cookie, &format!("/tables/{table}"), &Value::Null).1;
    assert_eq!(again["picture"], view["picture"], "the same person sees the same table");
}
