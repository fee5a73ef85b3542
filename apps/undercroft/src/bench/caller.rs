//! A caller for measurements: one connection that is kept, and streams that only notice when an event arrives. It understands no more of HTTP than the
//! service speaks, so that it costs next to nothing itself.
#![allow(clippy::disallowed_types, reason = "a stopwatch reads the clock")]

use crate::common::{Done, problem};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// A connection with the cookie of a person.
pub struct Caller {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
    cookie: String,
}

impl Caller {
    /// Connects.
    pub async fn new(address: SocketAddr) -> Done<Caller> {
        Ok(Caller { address, stream: connect(address).await?, cookie: String::new() })
    }

    /// Sends a request and reads the whole answer: status and JSON.
    pub async fn call(&mut self, method: &str, path: &str, body: &str) -> Done<(u16, Value)> {
        let (status, body) = self.send(method, path, body).await?;
        Ok((status, serde_json::from_slice(&body).unwrap_or_default()))
    }

    /// Looks at something and gives the text as it is.
    pub async fn look(&mut self, path: &str) -> Done<String> {
        let (status, body) = self.send("GET", path, "").await?;
        let text = String::from_utf8_lossy(&body).into_owned();
        if status == 200 { Ok(text) } else { Err(problem(format!("{status} {text}"))) }
    }

    /// Sends a request, once more where the service has closed a connection that was quiet for long; an id in the body keeps it from being done twice.
    async fn send(&mut self, method: &str, path: &str, body: &str) -> Done<(u16, Vec<u8>)> {
        match self.send_once(method, path, body).await {
            Ok((status, body)) if status > 0 => Ok((status, body)),
            _ => {
                self.stream = connect(self.address).await?;
                self.send_once(method, path, body).await
            }
        }
    }

    async fn send_once(&mut self, method: &str, path: &str, body: &str) -> Done<(u16, Vec<u8>)> {
        let request = request(method, path, &self.cookie, body);
        self.stream.write_all(request.as_bytes()).await.map_err(problem)?;
        let head = self.head().await?;
        let mut body = vec![0; head.length];
        self.stream.read_exact(&mut body).await.map_err(problem)?;
        Ok((head.status, body))
    }

    /// Opens the event stream of a table on a connection of its own, and notes when something arrives.
    pub async fn events(&self, table: &str) -> Done<Events> {
        self.stream(table, false).await
    }

    /// The same, and what arrives is kept to be read.
    pub async fn told_events(&self, table: &str) -> Done<Events> {
        self.stream(table, true).await
    }

    async fn stream(&self, table: &str, told: bool) -> Done<Events> {
        let mut stream = connect(self.address).await?;
        let request = request("GET", &format!("/api/v1/tables/{table}/events"), &self.cookie, "");
        stream.write_all(request.as_bytes()).await.map_err(problem)?;
        Ok(Events::read(stream, told))
    }

    async fn head(&mut self) -> Done<Head> {
        let mut head = Head { status: 0, length: 0 };
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).await.map_err(problem)?;
            let line = line.trim_end();
            if line.is_empty() {
                return Ok(head);
            }
            let lower = line.to_ascii_lowercase();
            if let Some(status) = lower.strip_prefix("http/1.1 ") {
                head.status = status.get(..3).and_then(|digits| digits.parse().ok()).unwrap_or_default();
            } else if let Some(length) = lower.strip_prefix("content-length:") {
                head.length = length.trim().parse().unwrap_or_default();
            } else if lower.starts_with("set-cookie:") {
                let value = line.get(11..).unwrap_or_default();
                self.cookie = value.trim().split(';').next().unwrap_or_default().to_owned();
            }
        }
    }
}

struct Head {
    status: u16,
    length: usize,
}

/// A stream of events, read by a task of its own: whoever waits for an event may give up without losing a part of it.
pub struct Events(mpsc::UnboundedReceiver<Arrived>);

/// A picture, or what has changed of it.
pub struct Arrived {
    pub at: Instant,
    /// The length of its data.
    pub bytes: usize,
    /// What it says, where somebody wants to know: a picture, or a delta.
    pub says: Option<Told>,
}

/// A picture or a delta, as JSON.
pub enum Told {
    Picture(String),
    Delta(String),
}

impl Events {
    fn read(mut stream: BufReader<TcpStream>, told: bool) -> Events {
        let (tell, arrived) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let (mut line, mut kind) = (String::new(), String::new());
            while stream.read_line(&mut line).await.is_ok_and(|length| length > 0) {
                let text = line.trim_end();
                if let Some(name) = text.strip_prefix("event: ") {
                    name.clone_into(&mut kind);
                } else if let Some(data) = text.strip_prefix("data: ") {
                    let as_told: fn(String) -> Told = match kind.as_str() {
                        "picture" => Told::Picture,
                        "frame" => Told::Delta,
                        _ => {
                            line.clear();
                            continue;
                        }
                    };
                    let says = told.then(|| as_told(data.to_owned()));
                    if tell.send(Arrived { at: Instant::now(), bytes: data.len(), says }).is_err() {
                        return;
                    }
                }
                line.clear();
            }
        });
        Events(arrived)
    }

    /// Leaves out what came too late for what it belongs to.
    pub fn forget_late(&mut self) {
        while self.waiting().is_some() {}
    }

    /// An event that has arrived already.
    pub fn waiting(&mut self) -> Option<Arrived> {
        self.0.try_recv().ok()
    }

    /// Waits for an event; none when nothing comes within a time, because nothing has changed for this viewer.
    pub async fn next_within(&mut self, time: Duration) -> Done<Option<Arrived>> {
        match tokio::time::timeout(time, self.0.recv()).await {
            Ok(Some(arrived)) => Ok(Some(arrived)),
            Ok(None) => Err(problem("the stream has ended")),
            Err(_) => Ok(None),
        }
    }
}

async fn connect(address: SocketAddr) -> Done<BufReader<TcpStream>> {
    let stream = TcpStream::connect(address).await.map_err(problem)?;
    stream.set_nodelay(true).map_err(problem)?;
    Ok(BufReader::new(stream))
}

fn request(method: &str, path: &str, cookie: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: bench\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}
