//! The table service as a program, and somebody who calls it: for the tests that start it, kill it and look after it.

#![allow(dead_code, reason = "no test needs all of it")]

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The program.
pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_undercroft"))
}

/// A running service. When it is dropped it is killed, as the system would: it has no time to do anything.
pub struct Service {
    pub child: Child,
    pub address: String,
}

impl Service {
    /// Serves the file `tables.db` of a folder.
    pub fn start(folder: &Path) -> Service {
        Service::start_with(folder, &[])
    }

    pub fn start_with(folder: &Path, more: &[&str]) -> Service {
        Service::begin(program().current_dir(folder).args(["serve", "--db", "tables.db"]).args(more))
    }

    /// Serves the home in a folder, or with arguments another database there.
    pub fn at_home(folder: &Path, more: &[&str]) -> Service {
        Service::begin(program().current_dir(folder).env("XDG_DATA_HOME", folder).arg("serve").args(more))
    }

    /// Serves a Postgres database, as others may.
    pub fn node(db: &str) -> Service {
        Service::begin(program().args(["serve", "--db", db]))
    }

    /// Begins a command that serves, at a free port and without limits.
    pub fn begin(command: &mut Command) -> Service {
        let mut child =
            command.args(["--port", "0", "--quiet", "--no-limits"]).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Service { child, address: line.trim().rsplit("http://").next().unwrap().to_owned() }
    }

    /// Asks it to stop and waits until it has.
    pub fn stop(mut self) {
        assert!(
            Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap().success()
        );
        assert!(self.child.wait().unwrap().success());
    }

    /// Somebody who is not known yet.
    pub fn caller(&self) -> Caller {
        Caller { address: self.address.clone(), cookie: String::new() }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A caller with a cookie; a request that breaks off is an error.
#[derive(Clone)]
pub struct Caller {
    pub address: String,
    pub cookie: String,
}

impl Caller {
    pub fn call(&mut self, method: &str, path: &str, body: &Value) -> std::io::Result<(u16, Value)> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(body.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let broken = || std::io::Error::other("the answer broke off");
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(broken)?;
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        if length.is_some_and(|length| length.parse() != Ok(body.len())) {
            return Err(broken());
        }
        Ok((status, serde_json::from_str(body).unwrap_or_default()))
    }

    /// Looks at something of the interface that is answered.
    pub fn get(&mut self, path: &str) -> (u16, Value) {
        self.call("GET", &format!("/api/v1{path}"), &Value::Null).unwrap()
    }

    /// Sends something to the interface that is answered.
    pub fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        self.call("POST", &format!("/api/v1{path}"), body).unwrap()
    }
}

impl Caller {
    /// Does the first thing that this caller is offered at a table.
    pub fn act(&mut self, table: &str, id: &str) {
        let (_, view) = self.get(&format!("/tables/{table}"));
        let (prompt, action) = first_choice(&view).unwrap();
        let body = serde_json::json!({ "id": id, "prompt": prompt, "do": action });
        let (status, answer) = self.post(&format!("/tables/{table}/actions"), &body);
        assert!(status < 300, "{status} {answer}");
    }
}

/// The open prompt of a table and the action of its first choice.
pub fn first_choice(view: &Value) -> Option<(u64, String)> {
    let prompt = view["picture"].get("prompt")?;
    let mut choice = &prompt["choices"][0];
    while choice["then"].is_array() {
        choice = &choice["then"][0];
    }
    let action = choice["action"].as_str().or(choice["amounts"][0]["action"].as_str())?;
    Some((prompt["id"].as_u64()?, action.to_owned()))
}
