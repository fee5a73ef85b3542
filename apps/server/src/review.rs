//! Reviews of finished matches: made in the background, one at a time, and kept until newer ones need the room. A review depends on nothing but the match,
//! so that it can be made again at any time, on any node. Few wait in line, few of them for one caller, and one that nobody asks about any more is given
//! up: nobody can keep the others from theirs.

use crate::clock::{Clock, Millis, SECOND};
use crate::edge::Stop;
use crate::wire::{
    FightCard, FightEstimate, HintCard, ReviewCard, ReviewChoice, ReviewMoment, ReviewProgress, ReviewStrokes,
};
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::time::Instant;
use undercroft_kernel::{Seat, Viewer};
use undercroft_review::{
    Effort, Estimate, FightOdds, Hint, Judged, POINTS, Review, Strokes, Trial, fights, hint_until,
    review_until, with_threads,
};
use undercroft_table::{LiveTable, Words};

/// So many reviews are kept in memory.
const KEPT: usize = 64;
/// So many wait to be made, and so many of them for one caller.
const WAITING: usize = 32;
const WAITING_OF_CALLER: usize = 4;
/// So long a review is made, or waits to be made, without being asked about.
const PATIENCE: Millis = 30 * SECOND;
/// No match takes longer than this.
const LONGEST: Duration = Duration::from_secs(600);
/// The seed of every review: the same match gives the same review.
const SEED: u64 = 1;
/// On so many threads: one review is made at a time.
const THREADS: usize = 2;
/// What a hint may cost.
const HINT: Effort = Effort { first: 32, most: 512 };

/// Which review: the table, how many steps it had, and for whom.
type Key = (String, usize, u8);

/// A review, done or not.
struct Slot {
    /// Who has asked for it first.
    caller: String,
    /// When somebody has asked last.
    asked: AtomicI64,
    done: AtomicU32,
    of: AtomicU32,
    card: OnceLock<Option<Arc<ReviewCard>>>,
}

/// What there is of a review.
pub enum Found {
    Ready(Arc<ReviewCard>),
    Working(ReviewProgress),
    /// It could not be made.
    Failed,
    /// Too many others wait.
    Busy,
    /// The caller waits for too many already.
    TooMany,
}

/// A review that is to be made.
struct Wanted {
    key: Key,
    slot: Arc<Slot>,
    live: LiveTable,
}

#[derive(Default)]
struct Line {
    slots: BTreeMap<Key, Arc<Slot>>,
    waiting: VecDeque<Wanted>,
    /// Somebody makes them.
    working: bool,
}

/// What whoever makes reviews shares with those who ask.
#[derive(Default)]
struct Desk {
    line: Mutex<Line>,
    /// The service ends: what is not done is not needed.
    ended: AtomicBool,
}

/// The reviews of this node.
#[derive(Default)]
pub struct Reviews {
    desk: Arc<Desk>,
}

impl Drop for Reviews {
    fn drop(&mut self) {
        self.end();
    }
}

impl Reviews {
    /// What there is of a review; it is begun where nobody has asked for it yet.
    pub fn find(&self, id: &str, live: &LiveTable, seat: Seat, caller: &str, clock: &Clock) -> Found {
        let (key, now) = ((id.to_owned(), live.game().at(), seat.0), clock.now());
        let mut line = self.desk.line();
        if let Some(slot) = line.slots.get(&key) {
            slot.asked.store(now, Ordering::Relaxed);
            return slot.found();
        }
        let unmade = |slot: &&Arc<Slot>| slot.card.get().is_none();
        if line.slots.values().filter(unmade).count() > WAITING {
            return Found::Busy;
        }
        let own = line.slots.values().filter(|slot| unmade(slot) && slot.caller == caller).count();
        if own >= WAITING_OF_CALLER {
            return Found::TooMany;
        }
        if line.slots.len() >= KEPT + WAITING {
            line.slots.retain(|_, slot| slot.card.get().is_none());
        }
        let slot = Arc::new(Slot {
            caller: caller.to_owned(),
            asked: AtomicI64::new(now),
            done: AtomicU32::new(0),
            of: AtomicU32::new(0),
            card: OnceLock::new(),
        });
        line.slots.insert(key.clone(), Arc::clone(&slot));
        line.waiting.push_back(Wanted { key, slot, live: live.copy() });
        if !std::mem::replace(&mut line.working, true) {
            let (desk, clock) = (Arc::clone(&self.desk), clock.clone());
            tokio::task::spawn_blocking(move || desk.work(&clock));
        }
        Found::Working(ReviewProgress { done: 0, of: 0 })
    }

    /// Gives up what is being made.
    pub fn end(&self) {
        self.desk.ended.store(true, Ordering::Relaxed);
    }
}

impl Desk {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes what is wanted, one after the other, until nothing is.
    fn work(&self, clock: &Clock) {
        loop {
            let mut line = self.line();
            let Some(Wanted { key, slot, live }) = line.waiting.pop_front() else {
                line.working = false;
                return;
            };
            drop(line);
            let begun = Instant::now();
            let unwanted = || {
                self.ended.load(Ordering::Relaxed)
                    || begun.elapsed() > LONGEST
                    || clock.now() - slot.asked.load(Ordering::Relaxed) > PATIENCE
            };
            let made = std::panic::AssertUnwindSafe(|| make(&live, Seat(key.2), &slot, &unwanted));
            let made = std::panic::catch_unwind(made);
            if matches!(made, Ok(None)) && begun.elapsed() <= LONGEST {
                // Given up: whoever asks again has it begun again.
                self.line().slots.remove(&key);
            } else {
                let _ = slot.card.set(made.ok().flatten().map(Arc::new));
            }
        }
    }
}

impl Slot {
    fn found(&self) -> Found {
        match self.card.get() {
            Some(Some(card)) => Found::Ready(Arc::clone(card)),
            Some(None) => Found::Failed,
            None => Found::Working(ReviewProgress {
                done: self.done.load(Ordering::Relaxed),
                of: self.of.load(Ordering::Relaxed),
            }),
        }
    }
}

fn make(live: &LiveTable, seat: Seat, slot: &Slot, stop: &(dyn Fn() -> bool + Sync)) -> Option<ReviewCard> {
    if stop() {
        return None;
    }
    let progress = |done: usize, of: usize| {
        slot.done.store(done as u32, Ordering::Relaxed);
        slot.of.store(of as u32, Ordering::Relaxed);
        true
    };
    let trial = Trial { effort: Effort::default(), seed: SEED, stop };
    let review = with_threads(THREADS, || review_until(live.game(), seat, trial, &progress))?;
    Some(card(live, seat, &review))
}

/// Advice for a seat that is asked, from as many matches as can be played in this time.
#[must_use]
pub fn advise(live: &LiveTable, seat: Seat, time: Duration, stop: &Stop) -> Option<HintCard> {
    let begun = Instant::now();
    let half = || stop.is_set() || begun.elapsed() > time / 2;
    let fights = with_threads(1, || solved(live, seat, &half));
    let stop = || stop.is_set() || begun.elapsed() > time;
    let trial = Trial { effort: HINT, seed: SEED, stop: &stop };
    let Hint { advice, choices } = with_threads(1, || hint_until(live.game(), seat, trial))?;
    Some(HintCard {
        advice: advice.word().to_owned(),
        choices: choices.iter().map(|one| choice(live, one)).collect(),
        fights,
    })
}

/// The fight that a seat is in.
#[must_use]
pub fn solved(live: &LiveTable, seat: Seat, stop: &(dyn Fn() -> bool + Sync)) -> Vec<FightCard> {
    fights(live.game(), seat, stop).into_iter().map(fight).collect()
}

fn fight(odds: FightOdds) -> FightCard {
    let FightOdds { action, reach, won, lost, broken_off, of, hp, estimate } = odds;
    let estimate = estimate.map(|Estimate { won, lost }| FightEstimate { won, lost });
    FightCard { action, reach: reach.word().to_owned(), won, lost, broken_off, of, hp, estimate }
}

fn card(live: &LiveTable, seat: Seat, review: &Review) -> ReviewCard {
    let moment = |moment: &undercroft_review::Moment| ReviewMoment {
        moment: live.moment_at(Viewer::Seat(seat), moment.step).unwrap_or(0),
        seat: moment.seat,
        before: moment.before,
        strokes: strokes(moment.strokes),
        verdict: moment.verdict.map(|verdict| verdict.word().to_owned()),
        chosen: moment.chosen.as_ref().and_then(|chosen| {
            moment
                .choices
                .iter()
                .position(|choice| choice.action == chosen.action)
                .map(|number| number as u32)
        }),
        choices: moment.choices.iter().map(|one| choice(live, one)).collect(),
    };
    let number = |number: usize| number as u32;
    ReviewCard {
        seat: seat.0,
        start: review.start,
        end: review.end,
        total: strokes(review.total),
        moments: review.moments.iter().map(moment).collect(),
        turning_points: review.turning_points.iter().map(|point| number(*point)).collect(),
        worst: review.worst.map(number),
        best: review.best.map(number),
    }
}

const fn strokes(strokes: Strokes) -> ReviewStrokes {
    ReviewStrokes { decision: strokes.decision, dice: strokes.dice, others: strokes.others }
}

fn choice(live: &LiveTable, choice: &Judged) -> ReviewChoice {
    let rate = choice.count.rate();
    let points = |share: f64| (share * f64::from(POINTS)).round() as i32;
    ReviewChoice {
        action: choice.action.clone(),
        says: Words::of(&choice.label, &|rule| live.is_in_force(rule)),
        chance: choice.count.points(),
        low: points(rate.low),
        high: points(rate.high),
        matches: choice.count.of,
    }
}
