//! A caller for measurements: one connection that is kept, and streams that only notice when an event arrives. It understands no more of HTTP than the
//! service speaks, so that it costs next to nothing itself.

use crate::common::{Done, problem};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

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
        let request = request(method, path, &self.cookie, body);
        self.stream.write_all(request.as_bytes()).await.map_err(problem)?;
        let head = self.head().await?;
        let mut body = vec![0; head.length];
        self.stream.read_exact(&mut body).await.map_err(problem)?;
        Ok((head.status, serde_json::from_slice(&body).unwrap_or_default()))
    }

    /// Opens the event stream of a table on a connection of its own.
    pub async fn events(&self, table: &str) -> Done<Events> {
        let mut stream = connect(self.address).await?;
        let request = request("GET", &format!("/api/v1/tables/{table}/events"), &self.cookie, "");
        stream.write_all(request.as_bytes()).await.map_err(problem)?;
        Ok(Events { stream })
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

/// A stream of events.
pub struct Events {
    stream: BufReader<TcpStream>,
}

impl Events {
    /// Waits for an event of a kind and gives the length of its data.
    pub async fn next(&mut self, kind: &str) -> Done<usize> {
        let wanted = format!("event: {kind}");
        let mut found = false;
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await.map_err(problem)? == 0 {
                return Err(problem("the stream has ended"));
            }
            match line.trim_end().strip_prefix("data: ") {
                Some(data) if found => return Ok(data.len()),
                Some(_) => {}
                None if line.starts_with("event:") => found = line.trim_end() == wanted,
                None => {}
            }
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
