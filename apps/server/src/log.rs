//! The log of the service: one line a request and one for everything that goes wrong, to standard error. No line holds a name, an address with an
//! invitation, a key, or what lies on a table.

use std::io::IsTerminal;
use tracing_subscriber::filter::LevelFilter;

/// Begins to write the log, as text or as one JSON object a line; only warnings when it is to be quiet.
pub fn log(json: bool, quiet: bool) {
    let level = if quiet { LevelFilter::WARN } else { LevelFilter::INFO };
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    let lines = lines.with_target(false).with_ansi(std::io::stderr().is_terminal());
    // A second call in the same program changes nothing.
    let _ = if json { lines.json().flatten_event(true).try_init() } else { lines.try_init() };
}
