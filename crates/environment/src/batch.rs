//! Many matches of one game at once, for one seat of each: bots play the others. A step writes what the seats see, what they may do and
//! what they got into the caller's arrays; the matches are shared out among threads, and come out the same however many there are.

mod offers;
mod order;
mod rows;
mod slot;

use crate::fields;
use crate::game::Shared;
use crate::position::{Live, Position};
use crate::problem::Problem;
use offers::Offers;
use order::Order;
use rows::{Row, Rows};
use slot::{Hand, Slot};
use std::sync::{Arc, Mutex};
use undercroft_bots::live::Bot;
use undercroft_bots::{Policy, Random, player, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Amount, Fast, Seat, Viewer};

/// So many matches of one seat are played by one thread at least.
const QUICK: usize = 64;

/// What a batch plays.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// One match for each seed.
    pub seeds: Vec<u64>,
    /// Whose choices come from outside.
    pub seat: usize,
    /// Who plays all other seats.
    pub others: Bot,
    /// After so many choices of the seat a match is cut short; 0: never.
    pub max_choices: u32,
    /// At most so many threads; 0: as many as there are.
    pub threads: usize,
}

/// The caller's arrays, one row for each match.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat sees; empty where nobody asks for it.
    pub observations: &'a mut [f32],
    /// 1 for each entry of the table of actions that may be taken.
    pub masks: &'a mut [i8],
    /// 1 for a won match, -1 for a lost one, at its end; otherwise 0.
    pub rewards: &'a mut [f32],
    /// Whether the match has ended.
    pub terminated: &'a mut [bool],
    /// Whether it was cut short.
    pub truncated: &'a mut [bool],
}

/// Many matches of any game.
pub trait Batch: Send {
    fn size(&self) -> usize;
    /// Begins every match anew. With seeds, from these.
    ///
    /// # Errors
    /// Arrays of the wrong size.
    fn reset(&mut self, seeds: Option<&[u64]>, out: Buffers<'_>) -> Result<(), Problem>;
    /// Takes an entry in each match. A match that ended in the step before begins anew instead, and its entry is not looked at.
    ///
    /// # Errors
    /// An entry that is not allowed: no match has changed. Or arrays of the wrong size.
    fn step(&mut self, entries: &[i64], out: Buffers<'_>) -> Result<(), Problem>;
    /// Plays random choices without arrays, so many in each match, beginning anew at each end. Says how many matches came to their end.
    ///
    /// # Errors
    /// A match that does not go on.
    fn playout(&mut self, choices: u64) -> Result<u64, Problem>;
    /// Picks any entry of each match that may be taken; 0 for one that begins anew.
    ///
    /// # Errors
    /// A list of another length.
    fn pick_any(&self, rng: &mut Fast, entries: &mut [i64]) -> Result<(), Problem>;
    /// A match as a position of its own.
    ///
    /// # Errors
    /// There is no such match.
    fn snapshot(&self, index: usize) -> Result<Box<dyn Position>, Problem>;
    /// Puts a position into the place of a match; what its generator gives next is fixed by `seed`.
    ///
    /// # Errors
    /// There is no such match, or the position is of another game.
    fn put(&mut self, index: usize, position: &dyn Position, seed: u64) -> Result<(), Problem>;
}

pub(crate) struct Matches<G: Playable> {
    shared: Arc<Shared<G>>,
    slots: Vec<Slot<G>>,
    /// What may be taken in each match.
    offers: Vec<Offers>,
    /// What those need who play a part of the batch.
    desks: Vec<Desk<G::Action>>,
    run: Run,
    threads: usize,
}

/// What belongs to whoever plays: the list of actions of the match at hand, and the order in which matches are played.
struct Desk<A> {
    legal: Actions<A>,
    order: Order,
}

impl<A: Copy + Amount> Desk<A> {
    fn new() -> Desk<A> {
        Desk { legal: Actions::new(), order: Order::default() }
    }
}

/// Seeds that have nothing to do with each other: SplitMix64.
const fn mix(seed: u64, number: u64) -> u64 {
    let mut x = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A bot for a seat.
pub(crate) fn sit<G: Playable>(bot: Bot, seed: u64) -> Box<dyn Policy<G>> {
    match bot {
        Bot::Random => Box::new(Random::new(seed)),
        Bot::Sensible => sensible(seed),
        Bot::Level(level) => player(level, seed),
    }
}

impl<G: Playable> Matches<G> {
    pub fn new(shared: Arc<Shared<G>>, plan: &BatchPlan) -> Result<Matches<G>, Problem> {
        let seat = shared.seat(plan.seat)?;
        let slots: Vec<Slot<G>> =
            plan.seeds.iter().map(|seed| Slot::new(&shared, *seed)).collect::<Result<_, _>>()?;
        let threads = match plan.threads {
            0 => rayon::current_num_threads(),
            most => rayon::current_num_threads().min(most),
        };
        let (offers, desks) = (vec![Offers::EMPTY; slots.len()], Vec::new());
        let run = Run { seat, others: plan.others, max_choices: plan.max_choices };
        let mut matches = Matches { shared, slots, offers, desks, run, threads };
        let parts = matches.slots.len().div_ceil(matches.part());
        matches.desks.resize_with(parts, Desk::new);
        matches.each(Rows::none(), |slot, hand, _| slot.begin(hand))?;
        Ok(matches)
    }

    fn check(&self, out: &Buffers<'_>) -> Result<(), Problem> {
        let count = self.slots.len();
        let observations = self.shared.about.observation_size() * count;
        let sizes = [
            (
                "observations",
                out.observations.len(),
                if out.observations.is_empty() { 0 } else { observations },
            ),
            (
                "masks",
                out.masks.len(),
                if out.masks.is_empty() { 0 } else { self.shared.table.len() * count },
            ),
            ("rewards", out.rewards.len(), count),
            ("terminated", out.terminated.len(), count),
            ("truncated", out.truncated.len(), count),
        ];
        match sizes.into_iter().find(|(_, found, expected)| found != expected) {
            Some((what, found, expected)) => Err(Problem::Size { what, found, expected }),
            None => Ok(()),
        }
    }

    /// How many matches are played by one thread in a row.
    fn part(&self) -> usize {
        let count = self.slots.len();
        // Matches of one seat are too quick to share out a few of them.
        let alone = if self.shared.about.seats.len() == 1 { QUICK } else { 1 };
        if self.threads == 1 { count } else { count.div_ceil(self.threads * 4).max(alone) }.max(1)
    }

    /// Lets `work` play every match with its entry and writes its rows, some at a time, on every core; tells the first problem.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut Slot<G>, &mut Hand<'_, G>, u32) + Sync,
    ) -> Result<(), Problem> {
        let (size, threads, run) = (self.part(), self.threads, self.run);
        let alone = self.slots.len() <= size;
        let shared = &*self.shared;
        let own = self.slots.chunks_mut(size).zip(self.offers.chunks_mut(size)).zip(&mut self.desks);
        let mut parts = rows.parts(size).zip(own);
        let play = |mut rows: Rows<'_>, slots: &mut [Slot<G>], offers: &mut [Offers], desk: &mut Desk<_>| {
            let Desk { order, legal } = desk;
            order.sort(rows.entries, offers, shared.table.len());
            for number in order.iter() {
                let (Some(slot), Some(offers)) = (slots.get_mut(number), offers.get_mut(number)) else {
                    continue;
                };
                let entry = rows.entries.get(number).map_or(u32::MAX, |entry| *entry as u32);
                work(slot, &mut Hand { shared, run, legal, offers }, entry);
                // Written while it is at hand.
                write(shared, run, slot, offers, rows.row(number));
            }
        };
        if alone {
            parts.for_each(|(rows, ((slots, offers), desk))| play(rows, slots, offers, desk));
        } else {
            let queue = Mutex::new(&mut parts);
            let take = || queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
            let help = || {
                while let Some((rows, ((slots, offers), desk))) = take() {
                    play(rows, slots, offers, desk);
                }
            };
            rayon::in_place_scope(|scope| {
                (1..threads).for_each(|_| scope.spawn(|_| help()));
                help();
            });
        }
        self.slots.iter_mut().find_map(|slot| slot.failed.take()).map_or(Ok(()), |problem| Err(*problem))
    }

    /// Why an entry may not be taken.
    #[cold]
    fn refusal(&self, entry: i64) -> Problem {
        let at = usize::try_from(entry).unwrap_or(usize::MAX);
        match self.shared.table.entries.texts.get(at) {
            Some(text) => Problem::NotOffered { entry: at, text: text.clone() },
            None => Problem::NoEntry { entry: at, size: self.shared.table.len() },
        }
    }
}

/// What is the same for all matches of a batch.
#[derive(Clone, Copy)]
struct Run {
    seat: Seat,
    others: Bot,
    max_choices: u32,
}

/// Writes what came of a step.
fn write<G: Playable>(shared: &Shared<G>, run: Run, slot: &Slot<G>, offers: &Offers, row: Row<'_>) {
    if let Some((reward, terminated, truncated)) = row.ends {
        *truncated = slot.over && slot.is_cut(run.max_choices, shared);
        *terminated = slot.over && !*truncated;
        *reward = slot.reward;
    }
    if !row.mask.is_empty() {
        row.mask.fill(0);
        for entry in offers.few() {
            if let Some(place) = row.mask.get_mut(*entry as usize) {
                *place = 1;
            }
        }
        if !offers.is_whole() {
            slot.mark_many(row.mask);
        }
    }
    if !row.observation.is_empty() {
        let view = shared.game.view(&slot.state, Viewer::Seat(run.seat));
        fields::fill(shared, &view, run.seat, &slot.said, row.observation);
    }
}

impl<G: Playable> Batch for Matches<G> {
    fn size(&self) -> usize {
        self.slots.len()
    }

    fn reset(&mut self, seeds: Option<&[u64]>, out: Buffers<'_>) -> Result<(), Problem> {
        self.check(&out)?;
        if let Some(seeds) = seeds {
            let (found, expected) = (seeds.len(), self.slots.len());
            if found != expected {
                return Err(Problem::Size { what: "the list of seeds", found, expected });
            }
            for (slot, seed) in self.slots.iter_mut().zip(seeds) {
                (slot.seed, slot.matches) = (*seed, 0);
            }
        }
        self.each(Rows::of(out, &[], self.slots.len()), |slot, hand, _| slot.begin(hand))
    }

    fn step(&mut self, entries: &[i64], out: Buffers<'_>) -> Result<(), Problem> {
        self.check(&out)?;
        let (found, expected) = (entries.len(), self.slots.len());
        if found != expected {
            return Err(Problem::Size { what: "the list of actions", found, expected });
        }
        for ((offers, entry), slot) in self.offers.iter().zip(entries).zip(&self.slots) {
            let at = u32::try_from(*entry).unwrap_or(u32::MAX);
            if !offers.has(at) && !offers.is_empty() && (offers.is_whole() || !slot.is_among_many(at)) {
                return Err(self.refusal(*entry));
            }
        }
        self.each(Rows::of(out, entries, self.slots.len()), |slot, hand, entry| slot.take(hand, entry))
    }

    fn playout(&mut self, choices: u64) -> Result<u64, Problem> {
        let begun = |slots: &[Slot<G>]| slots.iter().map(|slot| slot.matches).sum::<u64>();
        let before = begun(&self.slots);
        self.each(Rows::none(), |slot, hand, _| slot.play_any(hand, choices))?;
        Ok(begun(&self.slots) - before)
    }

    fn pick_any(&self, rng: &mut Fast, entries: &mut [i64]) -> Result<(), Problem> {
        let (found, expected) = (entries.len(), self.slots.len());
        if found != expected {
            return Err(Problem::Size { what: "the list of actions", found, expected });
        }
        for ((offers, entry), slot) in self.offers.iter().zip(entries).zip(&self.slots) {
            let pick = if offers.is_empty() { 0 } else { rng.below(offers.len() as u32) as usize };
            let picked =
                if offers.is_whole() { offers.few().get(pick).copied() } else { slot.one_of_many(pick) };
            *entry = picked.map_or(0, i64::from);
        }
        Ok(())
    }

    fn snapshot(&self, index: usize) -> Result<Box<dyn Position>, Problem> {
        let slot = self.slots.get(index).ok_or(Problem::NoMatch { index, size: self.slots.len() })?;
        Ok(Box::new(Live::from_state(Arc::clone(&self.shared), slot.state.clone())))
    }

    fn put(&mut self, index: usize, position: &dyn Position, seed: u64) -> Result<(), Problem> {
        let size = self.slots.len();
        let foreign = || Problem::Foreign {
            what: "game",
            found: "a position of another game or set-up, or one that waits for chance".to_owned(),
            expected: self.shared.about.game.to_owned(),
        };
        let state = position.any().downcast_ref::<Live<G>>().and_then(|live| live.state_for(&self.shared));
        let state = state.ok_or_else(foreign)?;
        let no_match = Problem::NoMatch { index, size };
        let (Some(slot), Some(offers)) = (self.slots.get_mut(index), self.offers.get_mut(index)) else {
            return Err(no_match);
        };
        let Some(Desk { legal, .. }) = self.desks.first_mut() else { return Err(no_match) };
        slot.put(&mut Hand { shared: &self.shared, run: self.run, legal, offers }, state, seed)
    }
}
