//! The only clock of the service, so that tests can hold it.
#![allow(clippy::disallowed_types, reason = "rules read no clock; a service has to")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = i64;

pub const SECOND: Millis = 1000;
pub const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The day of a moment by Greenwich, as 2026-01-31.
#[must_use]
pub fn day(moment: Millis) -> String {
    // Years that begin in March have their odd day at the end (days_from_civil by H. Hinnant, the other way round).
    let days = moment.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_names() {
        let days = |days: i64| day(days * DAY + 1);
        assert_eq!(days(0), "1970-01-01");
        assert_eq!(days(-1), "1969-12-31");
        assert_eq!(days(11_016), "2000-02-29");
        assert_eq!(days(20_515), "2026-03-03");
        assert_eq!(day(20_515 * DAY - 1), "2026-03-02");
    }
}
