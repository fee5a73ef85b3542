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
        if bucket.level >= COST {
            bucket.level -= COST;
            return Ok(());
        }
        let missing = (COST - bucket.level) / i64::from(self.rate.per_minute.max(1));
        Err(u32::try_from(missing / 1000 + 1).unwrap_or(u32::MAX))
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
    fn many_callers_do_not_fill_the_memory() {
        let limiter = Limiter::new(Rate { burst: 1, per_minute: 60 });
        for caller in 0..CALLERS + 100 {
            let _ = limiter.take(&caller.to_string(), caller as i64);
        }
        assert!(limiter.buckets.lock().unwrap().len() <= CALLERS);
    }

    #[test]
    fn an_ipv6_network_is_one_caller() {
        let word = |text: &str| caller_of(text.parse().unwrap());
        assert_eq!(word("2001:db8:1:2:3:4:5:6"), word("2001:db8:1:2::9"));
        assert_ne!(word("2001:db8:1:2::9"), word("2001:db8:1:3::9"));
        assert_eq!(word("::ffff:10.0.0.1"), word("10.0.0.1"));
    }
}
