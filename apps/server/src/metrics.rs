//! What the service counts, in the text format that Prometheus reads. Numbers only: no names, no ids of tables.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// The upper bounds of the buckets of a duration, in microseconds.
const BOUNDS: [u64; 10] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 1_000_000, 10_000_000];

/// A count that only grows.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Level(AtomicI64);

impl Level {
    pub fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    pub fn set(&self, to: i64) {
        self.0.store(to, Ordering::Relaxed);
    }

    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long something takes.
#[derive(Debug, Default)]
pub struct Durations {
    buckets: [Count; BOUNDS.len()],
    count: Count,
    micros: AtomicU64,
}

impl Durations {
    /// It took so long.
    pub fn took(&self, time: std::time::Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            if micros <= bound {
                bucket.add();
            }
        }
        self.count.add();
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, text: &mut String) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", seconds(bound), bucket.get());
        }
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {}", self.count.get());
        let _ = writeln!(text, "{name}_sum {}", seconds(self.micros.load(Ordering::Relaxed)));
        let _ = writeln!(text, "{name}_count {}", self.count.get());
    }
}

/// Microseconds as seconds.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests by the first digit of their status.
    pub answers: [Count; 5],
    /// How long requests take, streams left out.
    pub requests: Durations,
    /// From accepting an action to its commit.
    pub actions: Durations,
    /// Tables in memory.
    pub tables: Level,
    /// Open event streams.
    pub streams: Level,
    /// Tables read from the store.
    pub loads: Count,
    /// Additions for which another node was first.
    pub conflicts: Count,
    /// Tables taken up because they owed something that no node did.
    pub taken_up: Count,
    /// Turns played by bots.
    pub bot_turns: Count,
    /// Bots that took too long and were helped.
    pub slow_bots: Count,
    /// Requests turned away because there were too many.
    pub limited: Count,
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, status: u16) {
        if let Some(count) = self.answers.get(usize::from(status / 100).wrapping_sub(1)) {
            count.add();
        }
    }

    /// The page that is read by the host's tools.
    #[must_use]
    pub fn page(&self) -> String {
        let mut text = String::new();
        text.push_str("# HELP undercroft_requests_total Requests by kind of answer.\n# TYPE undercroft_requests_total counter\n");
        for (count, digit) in self.answers.iter().zip(1..) {
            let _ = writeln!(text, "undercroft_requests_total{{status=\"{digit}xx\"}} {}", count.get());
        }
        let counts = [
            ("table_loads", "Tables read from the store.", &self.loads),
            ("conflicts", "Entries for which another node was first.", &self.conflicts),
            ("taken_up_tables", "Tables that owed something and were taken up by this node.", &self.taken_up),
            ("bot_turns", "Turns played by bots.", &self.bot_turns),
            ("slow_bots", "Bots that took too long and were helped.", &self.slow_bots),
            ("limited_requests", "Requests turned away because there were too many.", &self.limited),
        ];
        for (name, help, count) in counts {
            let name = format!("undercroft_{name}_total");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", count.get());
        }
        let levels = [
            ("live_tables", "Tables in memory.", &self.tables),
            ("streams", "Open event streams.", &self.streams),
        ];
        for (name, help, level) in levels {
            let name = format!("undercroft_{name}");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", level.get());
        }
        self.requests.write("undercroft_request_seconds", "How long requests take.", &mut text);
        self.actions.write("undercroft_action_seconds", "From an action to its commit.", &mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_page_counts() {
        let metrics = Metrics::default();
        metrics.answered(204);
        metrics.answered(999);
        metrics.requests.took(Duration::from_millis(3));
        let page = metrics.page();
        assert!(page.contains("undercroft_requests_total{status=\"2xx\"} 1\n"), "{page}");
        assert!(page.contains("undercroft_request_seconds_bucket{le=\"0.002500\"} 0\n"), "{page}");
        assert!(page.contains("undercroft_request_seconds_bucket{le=\"0.005000\"} 1\n"), "{page}");
        assert!(page.contains("undercroft_request_seconds_sum 0.003000\n"), "{page}");
        let odd = |line: &&str| !line.starts_with('#') && line.split(' ').count() != 2;
        assert_eq!(page.lines().find(odd), None);
    }
}
