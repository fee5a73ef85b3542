//! Requests to a service: elsewhere with one connection each, and one that stays open for its events; or inside this program. Plain HTTP alone; a service
//! behind TLS is reached through a tunnel.

use crate::common::{Done, Problem, problem};
use serde_json::Value;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use undercroft_server::{Call, Inside};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// What an address in the browser says.
pub struct Address {
    /// Name and port.
    pub host: String,
    pub table: String,
    /// The seat and the token of an invitation.
    pub invitation: Option<(u8, String)>,
}

impl Address {
    /// Reads `http://HOST/t/TABLE` or `http://HOST/join/TABLE/SEAT/TOKEN`.
    pub fn read(url: &str) -> Done<Address> {
        let wrong = || {
            Problem(format!("{url}: expected http://HOST/t/TABLE, or http://HOST/join/TABLE/SEAT/INVITATION"))
        };
        if url.starts_with("https://") {
            return Err(Problem(format!("{url}: only http is spoken here; use a tunnel to the service")));
        }
        let rest = url.strip_prefix("http://").ok_or_else(wrong)?;
        let (host, path) = rest.split_once('/').ok_or_else(wrong)?;
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let (table, invitation) = match parts.as_slice() {
            ["t", table, ..] => (*table, None),
            ["join", table, seat, token] => {
                (*table, Some((seat.parse().map_err(|_| wrong())?, (*token).to_owned())))
            }
            _ => return Err(wrong()),
        };
        let is_plain = |text: &str| {
            !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
        };
        let tokens = invitation.as_ref().map(|(_, token)| token.as_str());
        if !is_plain(table) || host.is_empty() || !tokens.is_none_or(is_plain) {
            return Err(wrong());
        }
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        Ok(Address { host, table: table.to_owned(), invitation })
    }
}

/// What a service answers.
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

impl Answer {
    /// The sentence of an error.
    pub fn says(&self) -> String {
        let message = self.body.get("message").and_then(Value::as_str);
        message.map_or_else(|| format!("the service answered {}", self.status), str::to_owned)
    }
}

/// What the service inside this program is called among those that know a person.
const HERE: &str = "here";

/// Speaks with a service as one person.
#[derive(Clone)]
pub struct Web {
    /// Name and port.
    host: String,
    /// The service itself, if it is inside this program.
    inside: Option<Arc<Inside>>,
    cookie: Option<String>,
    language: &'static str,
}

impl Web {
    pub fn new(host: &str, cookie: Option<String>) -> Web {
        Web { host: host.to_owned(), inside: None, cookie, language: "en" }
    }

    /// The person of this machine, at the service inside this program. Two programs that begin at once agree on who that is.
    pub fn here(inside: Arc<Inside>, language: &'static str) -> Done<Web> {
        let file = cookie_file(HERE).ok_or_else(|| Problem("there is no folder for data".to_owned()))?;
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(problem)?;
        }
        let held =
            private().create(true).truncate(false).open(file.with_extension("lock")).map_err(problem)?;
        // Where the disk knows no locks, the last one is that person.
        let _ = held.lock();
        let mut web = Web { inside: Some(inside), language, ..Web::known(HERE) };
        let known = web.get("/api/v1/me")?.body.get("known").and_then(Value::as_bool);
        if known != Some(true) {
            let reply = web.post("/api/v1/me", &serde_json::json!({ "name": "" }))?;
            if reply.status >= 400 {
                return Err(Problem(reply.says()));
            }
            web.remember();
        }
        Ok(web)
    }

    /// As somebody who only watches.
    pub fn as_nobody(&self) -> Web {
        Web { cookie: None, ..self.clone() }
    }

    /// The service inside this program.
    pub fn inside(&self) -> Option<&Inside> {
        self.inside.as_deref()
    }

    /// As the person who sat down from here before.
    pub fn known(host: &str) -> Web {
        let cookie = cookie_file(host).and_then(|file| std::fs::read_to_string(file).ok());
        Web::new(host, cookie.map(|text| text.trim().to_owned()))
    }

    pub fn speak(&mut self, language: &'static str) {
        self.language = language;
    }

    /// Keeps who this person is, so that the seat is found again. Only the user can read it.
    pub fn remember(&self) {
        let (Some(file), Some(cookie)) = (cookie_file(&self.host), &self.cookie) else { return };
        if let Some(folder) = file.parent() {
            let _ = std::fs::create_dir_all(folder);
        }
        if let Ok(mut file) = private().create(true).truncate(true).open(file) {
            let _ = writeln!(file, "{cookie}");
        }
    }

    pub fn get(&mut self, path: &str) -> Done<Answer> {
        self.call("GET", path, "")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Done<Answer> {
        self.call("POST", path, &body.to_string())
    }

    fn connect(&self) -> Done<TcpStream> {
        let failed = |error: std::io::Error| Problem(format!("{}: {error}", self.host));
        let stream = TcpStream::connect(&self.host).map_err(failed)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(failed)?;
        stream.set_write_timeout(Some(PATIENCE)).map_err(failed)?;
        Ok(stream)
    }

    fn send(&self, stream: &mut TcpStream, method: &str, path: &str, body: &str) -> Done {
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{cookie}accept-language: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.host,
            self.language,
            body.len()
        );
        stream.write_all(request.as_bytes()).map_err(problem)
    }

    /// The bytes of an answer that is no JSON.
    pub fn file(&mut self, path: &str) -> Done<(u16, Vec<u8>)> {
        self.exchange("GET", path, "")
    }

    fn call(&mut self, method: &str, path: &str, body: &str) -> Done<Answer> {
        let (status, bytes) = self.exchange(method, path, body)?;
        Ok(Answer { status, body: serde_json::from_slice(&bytes).unwrap_or_default() })
    }

    fn exchange(&mut self, method: &str, path: &str, body: &str) -> Done<(u16, Vec<u8>)> {
        if let Some(inside) = &self.inside {
            let call = Call { method, path, cookie: self.cookie.as_deref(), language: self.language, body };
            let reply = inside.call(call);
            self.cookie = reply.cookie.or(self.cookie.take());
            return Ok((reply.status, reply.body));
        }
        let mut stream = self.connect()?;
        self.send(&mut stream, method, path, body)?;
        let mut reader = BufReader::new(stream);
        let (mut status, mut chunked, mut length) = (0, false, None);
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).map_err(problem)? == 0 {
                return Err(Problem(format!("{}: the answer breaks off", self.host)));
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            let lower = line.to_ascii_lowercase();
            if let Some(rest) = lower.strip_prefix("http/1.1 ") {
                status = rest.get(..3).and_then(|digits| digits.parse().ok()).unwrap_or_default();
            } else if let Some(value) = lower.strip_prefix("content-length:") {
                length = value.trim().parse::<u64>().ok();
            } else if lower.starts_with("transfer-encoding:") && lower.contains("chunked") {
                chunked = true;
            } else if lower.starts_with("set-cookie:") {
                let value = line.get("set-cookie:".len()..).unwrap_or_default();
                self.cookie = value.trim().split(';').next().map(str::to_owned);
            }
        }
        let mut bytes = Vec::new();
        match (chunked, length) {
            (true, _) => read_chunks(&mut reader, &mut bytes)?,
            (false, Some(length)) => {
                reader.take(length).read_to_end(&mut bytes).map_err(problem)?;
            }
            (false, None) => {
                reader.read_to_end(&mut bytes).map_err(problem)?;
            }
        }
        Ok((status, bytes))
    }

    /// Listens to the events of a table on a thread of its own, and sets the flag at each; a lost stream is opened again.
    pub fn listen(&self, table: &str, news: &Arc<AtomicBool>) {
        let flag = Arc::clone(news);
        if let Some(inside) = &self.inside {
            return inside.watch(table, move || {
                flag.store(true, Ordering::Relaxed);
                Arc::strong_count(&flag) > 1
            });
        }
        let (other, path) = (self.clone(), format!("/api/v1/tables/{table}/events"));
        std::thread::spawn(move || {
            loop {
                let _ = other.follow(&path, &flag);
                flag.store(true, Ordering::Relaxed);
                std::thread::sleep(Duration::from_secs(1));
            }
        });
    }

    fn follow(&self, path: &str, news: &AtomicBool) -> Done {
        let mut stream = self.connect()?;
        // A service says now and then that it is still there.
        stream.set_read_timeout(Some(Duration::from_secs(120))).map_err(problem)?;
        self.send(&mut stream, "GET", path, "")?;
        for line in BufReader::new(stream).split(b'\n') {
            if line.map_err(problem)?.starts_with(b"event:") {
                news.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }
}

fn read_chunks(reader: &mut impl BufRead, out: &mut Vec<u8>) -> Done {
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).map_err(problem)?;
        let size =
            u64::from_str_radix(line.trim().split(';').next().unwrap_or_default(), 16).map_err(problem)?;
        if size == 0 {
            return Ok(());
        }
        reader.by_ref().take(size).read_to_end(out).map_err(problem)?;
        reader.read_line(&mut String::new()).map_err(problem)?;
    }
}

/// A file that only the user can read.
fn private() -> std::fs::OpenOptions {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Where it is kept who a person is at a service.
fn cookie_file(host: &str) -> Option<PathBuf> {
    let folder = crate::play::home::folder()?.join("people");
    Some(folder.join(host.replace(':', "-")))
}

/// The key of the person of this machine, if there is one.
pub fn key_here() -> Option<String> {
    let cookie = std::fs::read_to_string(cookie_file(HERE)?).ok()?;
    Some(cookie.trim().strip_prefix("undercroft=")?.to_owned())
}

/// An id for a change, which no other has.
pub fn fresh_id() -> String {
    let part = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", part(), part())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_of_the_browser() {
        let table = Address::read("http://127.0.0.1:7777/t/abc?x=1").unwrap();
        assert_eq!((table.host.as_str(), table.table.as_str()), ("127.0.0.1:7777", "abc"));
        let seat = Address::read("http://table.example/join/abc/1/tok-en_").unwrap();
        assert_eq!(
            (seat.host.as_str(), seat.invitation),
            ("table.example:80", Some((1, "tok-en_".to_owned())))
        );
        for wrong in
            ["", "abc", "https://x/t/a", "http://x", "http://x/t/", "http://x/t/a%2f", "http://x/join/a/b/c"]
        {
            assert!(Address::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn chunks_are_put_together() {
        let mut out = Vec::new();
        read_chunks(&mut &b"3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"[..], &mut out).unwrap();
        assert_eq!(out, b"abcde");
        assert!(read_chunks(&mut &b"xyz\r\n"[..], &mut out).is_err());
    }
}
