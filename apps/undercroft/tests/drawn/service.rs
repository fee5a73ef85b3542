//! A service beside the terminal.

use std::process::{Child, Command};

/// A service that is gone at the end.
pub struct Service(Child);

impl Service {
    /// Serves in a folder; gives its address, too.
    pub fn begin(folder: &std::path::Path, arguments: &[&str]) -> (Service, String) {
        use std::io::BufRead;
        let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
            .args(["serve", "--port", "0", "--quiet", "--no-limits"])
            .args(arguments)
            .env("XDG_DATA_HOME", folder)
            .current_dir(folder)
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        (Service(child), line.trim().rsplit("http://").next().unwrap().to_owned())
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Sends a request; gives the cookie that was set and the answer.
pub fn post(address: &str, cookie: &str, path: &str, body: &str) -> (Option<String>, serde_json::Value) {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    let method = if body.is_empty() { "GET" } else { "POST" };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    (cookie.and_then(|text| text.split(';').next()).map(str::to_owned), serde_json::from_str(body).unwrap())
}

/// The action of the first choice of a table, and the prompt that it answers.
pub fn first_choice(view: &serde_json::Value) -> serde_json::Value {
    let mut choice = &view["picture"]["prompt"]["choices"][0];
    while choice["then"].is_array() {
        choice = &choice["then"][0];
    }
    serde_json::json!({ "prompt": view["picture"]["prompt"]["id"], "do": choice["action"] })
}
