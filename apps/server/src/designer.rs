//! Measurements of the designer's page: matches with the old and the new numbers on the same dice, until the difference is decided. A person has one at a time;
//! one that nobody asks about any more stops, and so does one whose person begins another.

use crate::clock::{Millis, SECOND};
use crate::wire::{DesignPoint, DesignResult};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use undercroft_lab::{Bench, FIRST_LOOK, Interval, Rate, Sum, Verdict};
use undercroft_review::with_threads;

/// After so many pairs it stays open.
pub const MOST: u64 = 100_000;
/// A smaller difference counts as none.
const MARGIN: f64 = 0.01;
const ERROR: f64 = 0.05;
/// So long a measurement goes on without being asked about.
const PATIENCE: Millis = 10 * SECOND;
/// So many go on at once on a node.
const AT_ONCE: usize = 2;

/// A measurement.
pub struct Run {
    person: String,
    stop: AtomicBool,
    asked: AtomicI64,
    result: Mutex<DesignResult>,
}

impl Run {
    pub fn result(&self, now: Millis) -> DesignResult {
        self.asked.store(now, Ordering::Relaxed);
        self.result.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn is_done(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.result.lock().unwrap_or_else(PoisonError::into_inner).done
    }
}

/// The measurements of this node.
#[derive(Default)]
pub struct Runs(Mutex<BTreeMap<String, Arc<Run>>>);

impl Runs {
    /// Begins one for a person, in the place of an older one. None where too many others go on.
    pub fn begin(&self, id: &str, person: &str, now: Millis) -> Option<Arc<Run>> {
        let mut runs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for run in runs.values().filter(|run| run.person == person) {
            run.stop.store(true, Ordering::Relaxed);
        }
        runs.retain(|_, run| !run.is_done());
        if runs.len() >= AT_ONCE {
            return None;
        }
        let result = DesignResult {
            pairs: 0,
            most: MOST as u32,
            done: false,
            verdict: "open".to_owned(),
            difference: 0,
            low: -10_000,
            high: 10_000,
            trail: Vec::new(),
        };
        let run = Arc::new(Run {
            person: person.to_owned(),
            stop: AtomicBool::new(false),
            asked: AtomicI64::new(now),
            result: Mutex::new(result),
        });
        runs.insert(id.to_owned(), Arc::clone(&run));
        Some(run)
    }

    pub fn find(&self, id: &str, person: &str) -> Option<Arc<Run>> {
        let runs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        runs.get(id).filter(|run| run.person == person).cloned()
    }

    pub fn stop(&self, id: &str, person: &str) {
        if let Some(run) = self.find(id, person) {
            run.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Plays pairs until the difference is decided or nobody wants to know. It takes a thread for as long.
pub fn measure(run: &Run, old: &dyn Bench, new: &dyn Bench, now: &(dyn Fn() -> Millis + Sync)) {
    let stop = || run.stop.load(Ordering::Relaxed) || now() - run.asked.load(Ordering::Relaxed) > PATIENCE;
    let (mut one, mut two, mut between) = (Sum::default(), Sum::default(), Sum::default());
    let mut pairs = 0;
    loop {
        let round = (pairs / 4).clamp(FIRST_LOOK, 2048).min(MOST - pairs);
        let played = with_threads(1, || {
            (old.play(pairs..pairs + round, &stop), new.play(pairs..pairs + round, &stop))
        });
        for (left, right) in played.0.iter().zip(&played.1) {
            let (left, right) = (i64::from(left.won), i64::from(right.won));
            one.add(left);
            two.add(right);
            between.add(right - left);
        }
        pairs += round.min(played.0.len().min(played.1.len()) as u64);
        let interval = Interval::of(between, ERROR);
        let verdict = interval.verdict(MARGIN);
        let done = verdict != Verdict::Open || pairs >= MOST || stop();
        let mut result = run.result.lock().unwrap_or_else(PoisonError::into_inner);
        result.pairs = pairs as u32;
        result.verdict = match verdict {
            Verdict::Difference => "difference",
            Verdict::NoDifference => "same",
            Verdict::Open => "open",
        }
        .to_owned();
        (result.difference, result.low, result.high) =
            (points(interval.mean), points(interval.low.max(-1.0)), points(interval.high.min(1.0)));
        result.trail.push(point(pairs, one, two));
        result.done = done;
        if done {
            return;
        }
    }
}

fn points(share: f64) -> i32 {
    (share * 10_000.0).round() as i32
}

fn point(pairs: u64, old: Sum, new: Sum) -> DesignPoint {
    let rate = |sum: Sum| Rate::of(sum.total as u64, sum.count);
    let (old, new) = (rate(old), rate(new));
    DesignPoint {
        pairs: pairs as u32,
        old: points(old.share),
        old_low: points(old.low),
        old_high: points(old.high),
        new: points(new.share),
        new_low: points(new.low),
        new_high: points(new.high),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::Range;
    use undercroft_lab::Played;

    /// Wins every second match, and lets time pass with each round.
    struct Slow<'a>(&'a AtomicI64);

    impl Bench for Slow<'_> {
        fn play(&self, numbers: Range<u64>, stop: &(dyn Fn() -> bool + Sync)) -> Vec<Played> {
            self.0.fetch_add(SECOND, Ordering::Relaxed);
            let play = |number: u64| Played {
                number,
                won: (number + self.0.load(Ordering::Relaxed) as u64 / 1000).is_multiple_of(2),
                end: None,
                decisions: 1,
                facts: Vec::new(),
            };
            numbers.take_while(|_| !stop()).map(play).collect()
        }
    }

    #[test]
    fn a_measurement_that_nobody_asks_about_ends() {
        let (runs, time) = (Runs::default(), AtomicI64::new(0));
        let run = runs.begin("one", "anna", 0).unwrap();
        assert!(runs.find("one", "eve").is_none());
        measure(&run, &Slow(&time), &Slow(&time), &|| time.load(Ordering::Relaxed));
        let result = run.result(0);
        assert!(result.done && result.verdict == "open" && u64::from(result.pairs) < MOST, "{result:?}");
    }

    #[test]
    fn few_go_on_at_once_and_each_person_has_one() {
        let runs = Runs::default();
        let anna = runs.begin("one", "anna", 0).unwrap();
        assert!(runs.begin("two", "anna", 0).is_some() && anna.is_done(), "the second ends the first");
        assert!(runs.begin("three", "bob", 0).is_some());
        assert!(runs.begin("four", "eve", 0).is_none(), "two others measure");
        runs.stop("three", "eve");
        assert!(runs.begin("four", "eve", 0).is_none(), "nobody ends what is another's");
        runs.stop("three", "bob");
        assert!(runs.begin("four", "eve", 0).is_some());
    }
}
