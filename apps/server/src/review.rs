//! Reviews of finished matches: made in the background, one at a time, and kept until newer ones need the room. A review depends on nothing but the match,
//! so that it can be made again at any time, on any node.

use crate::wire::{
    FightCard, HintCard, ReviewCard, ReviewChoice, ReviewMoment, ReviewProgress, ReviewStrokes,
};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use undercroft_kernel::{Seat, Viewer};
use undercroft_review::{
    Effort, FightOdds, Hint, Judged, POINTS, Review, Strokes, fights, hint, review, with_threads,
};
use undercroft_table::{LiveTable, Words};

/// So many reviews are kept in memory.
const KEPT: usize = 64;
/// The seed of every review: the same match gives the same review.
const SEED: u64 = 1;
/// On so many threads: one review is made at a time.
const THREADS: usize = 2;
/// What a hint may cost.
const HINT: Effort = Effort { first: 32, most: 512 };

/// Which review: the table, how many steps it had, and for whom.
type Key = (String, usize, u8);

/// A review, done or not.
#[derive(Default)]
struct Slot {
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
}

/// The reviews of this node.
#[derive(Default)]
pub struct Reviews {
    slots: Mutex<BTreeMap<Key, Arc<Slot>>>,
    /// Only one is made at a time.
    turn: Arc<Mutex<()>>,
    /// The service ends: what is not done is not needed.
    ended: Arc<AtomicBool>,
}

impl Drop for Reviews {
    fn drop(&mut self) {
        self.end();
    }
}

impl Reviews {
    /// What there is of a review; it is begun where nobody has asked for it yet.
    pub fn find(&self, id: &str, live: impl FnOnce() -> LiveTable, at: usize, seat: Seat) -> Found {
        let key = (id.to_owned(), at, seat.0);
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(&key) {
            return slot.found();
        }
        if slots.len() >= KEPT {
            slots.retain(|_, slot| slot.card.get().is_none());
        }
        let slot = Arc::new(Slot::default());
        slots.insert(key, Arc::clone(&slot));
        drop(slots);
        let (turn, ended, live) = (Arc::clone(&self.turn), Arc::clone(&self.ended), live());
        tokio::task::spawn_blocking(move || {
            let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            let worker = Arc::clone(&slot);
            let made =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| make(&live, seat, &worker, &ended)));
            let _ = slot.card.set(made.ok().flatten().map(Arc::new));
        });
        Found::Working(ReviewProgress { done: 0, of: 0 })
    }

    /// Gives up what is being made.
    pub fn end(&self) {
        self.ended.store(true, Ordering::Relaxed);
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

fn make(live: &LiveTable, seat: Seat, slot: &Slot, ended: &AtomicBool) -> Option<ReviewCard> {
    let progress = |done: usize, of: usize| {
        slot.done.store(done as u32, Ordering::Relaxed);
        slot.of.store(of as u32, Ordering::Relaxed);
        !ended.load(Ordering::Relaxed)
    };
    let review = with_threads(THREADS, || review(live.game(), seat, Effort::default(), SEED, &progress))?;
    Some(card(live, seat, &review))
}

/// Advice for a seat that is asked.
#[must_use]
pub fn advise(live: &LiveTable, seat: Seat) -> Option<HintCard> {
    let Hint { advice, choices } = with_threads(1, || hint(live.game(), seat, HINT, SEED))?;
    Some(HintCard {
        advice: advice.word().to_owned(),
        choices: choices.iter().map(|one| choice(live, one)).collect(),
        fights: fights(live.game(), seat).into_iter().map(fight).collect(),
    })
}

fn fight(odds: FightOdds) -> FightCard {
    let FightOdds { action, won, lost, broken_off, hp } = odds;
    FightCard { action, won, lost, broken_off, of: FightOdds::OF, hp }
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
