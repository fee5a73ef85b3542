//! The only clock of the service, so that tests can hold it.
#![allow(clippy::disallowed_types, reason = "rules read no clock; a service has to")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = i64;

pub const SECOND: Millis = 1000;
pub const DAY: Millis = 24 * 60 * 60 * SECOND;

/// What time it is: the system's, or the one that a test has set.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    held: Option<Arc<AtomicI64>>,
}

impl Clock {
    /// A clock that stands until it is moved.
    #[must_use]
    pub fn held(at: Millis) -> Clock {
        Clock { held: Some(Arc::new(AtomicI64::new(at))) }
    }

    #[must_use]
    pub fn now(&self) -> Millis {
        match &self.held {
            Some(held) => held.load(Ordering::SeqCst),
            None => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
            }
        }
    }

    /// Moves a held clock on; the system's goes by itself.
    pub fn pass(&self, time: Millis) {
        if let Some(held) = &self.held {
            held.fetch_add(time, Ordering::SeqCst);
        }
    }
}
