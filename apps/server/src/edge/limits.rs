//! How often somebody may ask: a bucket for each caller that fills up again with time.

use crate::clock::Millis;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// How often: so many at once, and so many a minute in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    pub per_minute: u32,
}

/// How many callers are remembered at most.
const CALLERS: usize = 50_000;
/// A request costs so much; time fills in finer steps.
const COST: i64 = 60_000;

struct Bucket {
    level: i64,
    at: Millis,
}

/// Counts the requests of callers.
pub struct Limiter {
    rate: Rate,
    buckets: Mutex<BTreeMap<String, Bucket>>,
}

impl Limiter {
    #[must_use]
    pub const fn new(rate: Rate) -> Limiter {
        Limiter { rate, buckets: Mutex::new(BTreeMap::new()) }
    }

    /// Counts one request. `Err` gives the seconds until there is room for another.
    ///
    /// # Errors
    /// When it was one too many.
    pub fn take(&self, caller: &str, now: Millis) -> Result<(), u32> {
        self.take_many(caller, 1, now)
    }

    /// Counts so many at once. What is more than ever fits waits until the bucket is full.
    ///
    /// # Errors
    /// When they were too many.
    pub fn take_many(&self, caller: &str, count: u32, now: Millis) -> Result<(), u32> {
        if count == 0 {
            return Ok(());
        }
        let cost = i64::from(count.min(self.rate.burst)) * COST;
        let full = i64::from(self.rate.burst) * COST;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CALLERS {
            let refill = full / i64::from(self.rate.per_minute.max(1));
            buckets.retain(|_, bucket| now - bucket.at < refill);
            if buckets.len() >= CALLERS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(caller.to_owned()).or_insert(Bucket { level: full, at: now });
        let gained = (now - bucket.at).max(0).saturating_mul(i64::from(self.rate.per_minute));
        bucket.level = bucket.level.saturating_add(gained).min(full);
        bucket.at = now;
        if bucket.level >= cost {
            bucket.level -= cost;
            return Ok(());
        }
        let missing = (cost - bucket.level) / i64::from(self.rate.per_minute.max(1));
        Err(u32::try_from(missing / 1000 + 1).unwrap_or(u32::MAX))
    }
}

/// Counts what callers have open at once.
#[derive(Default)]
pub struct Counter(Mutex<BTreeMap<String, usize>>);

impl Counter {
    /// Counts something that is opened under several names, unless one of them has as many as it may have.
    pub fn open(&self, names: &[(&str, usize)]) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |(name, most): &(&str, usize)| counts.get(*name).copied().unwrap_or_default() >= *most;
        if names.iter().any(full) {
            return false;
        }
        for (name, _) in names {
            *counts.entry((*name).to_owned()).or_default() += 1;
        }
        true
    }

    /// What was opened under these names is closed.
    pub fn close<'n>(&self, names: impl IntoIterator<Item = &'n str>) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for name in names {
            if let Some(open) = counts.get_mut(name) {
                *open -= 1;
                if *open == 0 {
                    counts.remove(name);
                }
            }
        }
    }
}

/// A place among what is counted under some names, until it is dropped.
pub struct Place<'c> {
    counter: &'c Counter,
    names: Vec<String>,
}

impl Counter {
    /// A place under several names, unless one of them has as many as it may have.
    pub fn place(&self, names: &[(&str, usize)]) -> Option<Place<'_>> {
        let place =
            || Place { counter: self, names: names.iter().map(|(name, _)| (*name).to_owned()).collect() };
        self.open(names).then(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.counter.close(self.names.iter().map(String::as_str));
    }
}

/// The word for an address: a whole network for IPv6, where everybody has many addresses.
#[must_use]
pub fn caller_of(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => address.to_string(),
            None => {
                let [a, b, c, d, ..] = address.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::")
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limiter = Limiter::new(Rate { burst: 3, per_minute: 60 });
        for _ in 0..3 {
            assert_eq!(limiter.take("a", 0), Ok(()));
        }
        assert_eq!(limiter.take("a", 0), Err(2));
        assert_eq!(limiter.take("b", 0), Ok(()));
        assert_eq!(limiter.take("a", 999), Err(1));
        assert_eq!(limiter.take("a", 1000), Ok(()));
        assert!(limiter.take("a", 1000).is_err());
        for _ in 0..3 {
            assert_eq!(limiter.take("a", 1_000_000), Ok(()));
        }
        assert!(limiter.take("a", 1_000_000).is_err());
    }

    #[test]
    fn many_at_once_cost_as_many() {
        let limiter = Limiter::new(Rate { burst: 100, per_minute: 60 });
        assert_eq!(limiter.take_many("a", 0, 0), Ok(()));
        assert_eq!(limiter.take_many("a", 60, 0), Ok(()));
        assert_eq!(limiter.take_many("a", 60, 0), Err(21));
        assert_eq!(limiter.take_many("a", 40, 0), Ok(()));
        assert!(limiter.take_many("a", 1_000, 0).is_err());
        assert_eq!(limiter.take_many("b", 1_000, 0), Ok(()), "more than ever fits takes everything");
    }

    #[test]
    fn many_callers_do_not_fill_the_memory() {
        let limiter = Limiter::new(Rate { burst: 1, per_minute: 60 });
        for caller in 0..CALLERS + 100 {
            let _ = limiter.take(&caller.to_string(), caller as i64);
        }
        assert!(limiter.buckets.lock().unwrap().len() <= CALLERS);
    }

    #[test]
    fn what_is_open_is_counted_under_every_name() {
        let counter = Counter::default();
        assert!(counter.open(&[("home", 2), ("anna", 1)]));
        assert!(!counter.open(&[("home", 2), ("anna", 1)]), "anna has one");
        assert!(counter.open(&[("home", 2), ("bob", 1)]));
        assert!(!counter.open(&[("home", 2), ("carl", 1)]), "two are open at home");
        counter.close(["home", "anna"]);
        assert!(counter.open(&[("home", 2), ("carl", 1)]));
        counter.close(["home", "bob", "home", "carl"]);
        assert!(counter.0.lock().unwrap().is_empty());
    }

    #[test]
    fn an_ipv6_network_is_one_caller() {
        let word = |text: &str| caller_of(text.parse().unwrap());
        assert_eq!(word("2001:db8:1:2:3:4:5:6"), word("2001:db8:1:2::9"));
        assert_ne!(word("2001:db8:1:2::9"), word("2001:db8:1:3::9"));
        assert_eq!(word("::ffff:10.0.0.1"), word("10.0.0.1"));
    }
}
