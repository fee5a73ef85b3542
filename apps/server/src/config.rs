//! What the host has decided: addresses, limits, times. Nothing here is secret.

use crate::clock::{DAY, Millis, SECOND};
use crate::edge::Rate;
use std::time::Duration;

/// The decisions of the host.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address under which people reach the service, such as `https://table.example`; links begin with it.
    pub public_url: Option<String>,
    /// How many proxies of the host stand before the service, one after the other; each adds a hop to `X-Forwarded-For`.
    pub trusted_proxies: u8,
    /// Log lines tell who calls: a hash of the person, and the address.
    pub log_callers: bool,
    /// What the service counts is told at an address of its own, and not to everybody.
    pub metrics_apart: bool,
    /// How long a table stays at which nothing happens; for ever without it.
    pub keep_idle: Option<Millis>,
    /// How long a table stays in memory at which nobody looks.
    pub forget_after: Millis,
    /// How long a bot may think.
    pub bot_time: Duration,
    /// How long after a window has opened a pass is told, whoever has passed and however quickly.
    pub pass_hold: Millis,
    /// How long a proposal waits for those who have not answered.
    pub proposal_time: Millis,
    /// How long after its end a table closes by itself, so that its dice can be checked.
    pub close_after: Millis,
    /// How long a transfer code works.
    pub transfer_time: Millis,
    /// How much anybody may ask for.
    pub limits: Limits,
}

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of an uploaded file, its request included.
    pub upload: usize,
    /// Bytes of a scenario that is practised, its request included.
    pub scenario: usize,
    /// Time for a request.
    pub time: Duration,
    /// Time for what a request lets the service work at: a file that is read and played, odds that are counted.
    pub work: Duration,
    /// Time for advice: what was not found out by then is not told.
    pub hint: Duration,
    /// Pieces of work that wait for a thread.
    pub waiting: usize,
    /// Questions that take thought, of a person at once; whoever has no key shares those of an address.
    pub questions: usize,
    /// The same of an address, whoever asks there.
    pub questions_of_address: usize,
    /// Requests of an address.
    pub requests: Rate,
    /// Changes of a person.
    pub changes: Rate,
    /// New persons of an address.
    pub persons: Rate,
    /// New tables of a person.
    pub tables: Rate,
    /// New tables of an address, whoever opens them there.
    pub tables_of_address: Rate,
    /// Tables that a person may keep open; the host may allow somebody another number.
    pub open_tables: i64,
    /// KiB that an address sends.
    pub uploads: Rate,
    /// Connections at once.
    pub connections: usize,
    /// Connections of an address at once; behind a proxy the proxy counts them.
    pub connections_of_address: usize,
    /// Streams of a person at once.
    pub streams: usize,
    /// Streams of an address at once, whoever opens them there.
    pub streams_of_address: usize,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            public_url: None,
            trusted_proxies: 0,
            log_callers: false,
            metrics_apart: false,
            keep_idle: None,
            forget_after: 600 * SECOND,
            bot_time: Duration::from_secs(5),
            pass_hold: 700,
            proposal_time: DAY,
            close_after: DAY,
            transfer_time: 900 * SECOND,
            limits: Limits {
                body: 64 * 1024,
                upload: 2 * 1024 * 1024,
                scenario: 512 * 1024,
                time: Duration::from_secs(15),
                work: Duration::from_secs(5),
                hint: Duration::from_secs(3),
                waiting: 64,
                questions: 8,
                questions_of_address: 32,
                requests: Rate { burst: 600, per_minute: 3000 },
                changes: Rate { burst: 120, per_minute: 900 },
                persons: Rate { burst: 60, per_minute: 12 },
                tables: Rate { burst: 30, per_minute: 12 },
                tables_of_address: Rate { burst: 120, per_minute: 60 },
                open_tables: 1000,
                uploads: Rate { burst: 32 * 1024, per_minute: 16 * 1024 },
                connections: 20_000,
                connections_of_address: 512,
                streams: 32,
                streams_of_address: 512,
            },
        }
    }
}

impl Config {
    /// The same with limits that no test and no measurement reaches.
    #[must_use]
    pub fn unlimited(mut self) -> Config {
        let rate = Rate { burst: 1_000_000, per_minute: 60_000_000 };
        let limits = &mut self.limits;
        (limits.requests, limits.changes, limits.persons, limits.tables) = (rate, rate, rate, rate);
        (limits.tables_of_address, limits.open_tables) = (rate, i64::MAX);
        limits.uploads = Rate { burst: 1_000_000_000, per_minute: 1_000_000_000 };
        (limits.streams, limits.streams_of_address, limits.connections_of_address) =
            (100_000, 100_000, 100_000);
        limits.connections = 100_000;
        (limits.questions, limits.questions_of_address) = (100_000, 100_000);
        (limits.work, limits.waiting) = (Duration::from_secs(600), 100_000);
        self
    }

    /// The public address as browsers name it.
    #[must_use]
    pub fn origin(&self) -> Option<&str> {
        self.public_url.as_deref()
    }

    /// Whether people come by an encrypted connection, so that the key never goes over another.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Reads the public address: scheme and host, nothing behind.
    ///
    /// # Errors
    /// When it is something else.
    pub fn read_public_url(text: &str) -> Result<String, String> {
        let text = text.trim_end_matches('/');
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let fits = |host: &str| {
            !host.is_empty()
                && host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter))
        };
        match host {
            Some(host) if fits(host) => Ok(text.to_owned()),
            _ => Err(format!("`{text}`: expected an address such as https://table.example")),
        }
    }

    /// So many days as a time.
    #[must_use]
    pub const fn days(days: u32) -> Millis {
        days as Millis * DAY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_scheme_and_host() {
        assert_eq!(Config::read_public_url("https://table.example/").unwrap(), "https://table.example");
        assert_eq!(Config::read_public_url("http://[::1]:7777").unwrap(), "http://[::1]:7777");
        for wrong in ["table.example", "ftp://a", "https://", "https://a/b", "https://a\"b"] {
            assert!(Config::read_public_url(wrong).is_err(), "{wrong}");
        }
    }
}
