//! Many matches of one game at once, for one seat of each: bots play the others. A step writes what the seats see, what they may do and
//! what they got into the caller's arrays; the matches are shared out among threads, and come out the same however many there are.

mod rows;

use crate::fields;
use crate::game::Shared;
use crate::position::{Live, Position};
use crate::problem::Problem;
use rows::Rows;
use std::sync::{Arc, Mutex};
use undercroft_bots::live::Bot;
use undercroft_bots::{Policy, Random, player, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Sink, Turn, Viewer};

/// After so many actions without a choice of the seat a match is given up as broken.
const MOST_ACTIONS: usize = 100_000;
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

/// Where events go: to bots that listen.
struct Ear<E> {
    heard: Vec<E>,
    open: bool,
}

impl<E> Sink<E> for Ear<E> {
    fn emit(&mut self, event: E) {
        if self.open {
            self.heard.push(event);
        }
    }
}

/// One match.
struct Slot<G: Playable> {
    state: G::State,
    ctx: Ctx<Fast, Ear<G::Event>>,
    bots: Vec<Option<Box<dyn Policy<G>>>>,
    legal: Actions<G::Action>,
    offers: Vec<(u32, Option<G::Action>)>,
    said: Vec<u32>,
    choices: u32,
    matches: u64,
    seed: u64,
    /// It has ended, and begins anew with the next step.
    over: bool,
    failed: Option<Problem>,
    reward: f32,
}

pub(crate) struct Matches<G: Playable> {
    shared: Arc<Shared<G>>,
    slots: Vec<Slot<G>>,
    seat: Seat,
    others: Bot,
    max_choices: u32,
    threads: usize,
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
        let mut slots = Vec::with_capacity(plan.seeds.len());
        for seed in &plan.seeds {
            let mut rng = Fast::new(mix(*seed, 0));
            let Ok(state) = shared.game.start(&mut Ctx::new(&mut rng, undercroft_kernel::Silent)) else {
                return Err(Problem::Bound);
            };
            slots.push(Slot {
                state,
                ctx: Ctx::new(rng, Ear { heard: Vec::new(), open: false }),
                bots: Vec::new(),
                legal: Actions::new(),
                offers: Vec::new(),
                said: Vec::new(),
                choices: 0,
                matches: 0,
                seed: *seed,
                over: false,
                failed: None,
                reward: 0.0,
            });
        }
        let others = plan.others;
        let threads = match plan.threads {
            0 => rayon::current_num_threads(),
            most => rayon::current_num_threads().min(most),
        };
        let mut matches = Matches { shared, slots, seat, others, max_choices: plan.max_choices, threads };
        let (shared, run) = (Arc::clone(&matches.shared), matches.run());
        matches.each(Rows::none(), |slots, _| slots.iter_mut().for_each(|slot| slot.begin(&shared, run)))?;
        Ok(matches)
    }

    const fn run(&self) -> Run {
        Run { seat: self.seat, others: self.others, max_choices: self.max_choices }
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

    /// Lets `work` go over all matches with their rows, some at a time, on every core; tells the first problem.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut [Slot<G>], Rows<'_>) + Sync,
    ) -> Result<(), Problem> {
        let count = self.slots.len();
        // Matches of one seat are too quick to share out a few of them.
        let alone = if self.shared.about.seats.len() == 1 { QUICK } else { 1 };
        let threads = self.threads;
        let size = if threads == 1 { count } else { count.div_ceil(threads * 4).max(alone) }.max(1);
        let mut parts = rows.parts(size).zip(self.slots.chunks_mut(size));
        if count <= size {
            parts.for_each(|(rows, slots)| work(slots, rows));
        } else {
            let queue = Mutex::new(&mut parts);
            let take = || queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
            let help = || {
                while let Some((rows, slots)) = take() {
                    work(slots, rows);
                }
            };
            rayon::in_place_scope(|scope| {
                (1..threads).for_each(|_| scope.spawn(|_| help()));
                help();
            });
        }
        self.slots.iter_mut().find_map(|slot| slot.failed.take()).map_or(Ok(()), Err)
    }
}

/// What is the same for all matches of a batch.
#[derive(Clone, Copy)]
struct Run {
    seat: Seat,
    others: Bot,
    max_choices: u32,
}

impl<G: Playable> Slot<G> {
    /// Begins the next match of this slot.
    fn begin(&mut self, shared: &Shared<G>, run: Run) {
        let seed = mix(self.seed, self.matches);
        self.matches += 1;
        let sit = |seat: u8| -> Option<Box<dyn Policy<G>>> {
            (Seat(seat) != run.seat).then(|| self::sit(run.others, mix(seed, 1 + u64::from(seat))))
        };
        if shared.about.seats.len() > 1 {
            self.bots = (0..shared.game.seats()).map(sit).collect();
        }
        let open = self.bots.iter().flatten().any(|bot| bot.listens());
        self.ctx = Ctx::new(Fast::new(seed), Ear { heard: Vec::new(), open });
        self.choices = 0;
        self.over = false;
        match shared.game.start(&mut self.ctx) {
            Ok(state) => {
                self.state = state;
                self.go_on(shared, run, None);
                self.list(shared);
            }
            Err(_) => self.failed = Some(Problem::Bound),
        }
    }

    fn is_cut(&self, limit: u32, shared: &Shared<G>) -> bool {
        limit > 0 && self.choices >= limit && matches!(shared.game.turn(&self.state), Turn::Ask(_))
    }

    /// Plays what was chosen, and on until the seat has a choice or the match is over.
    fn go_on(&mut self, shared: &Shared<G>, run: Run, mut chosen: Option<(Seat, G::Action)>) {
        let game = &shared.game;
        self.said.clear();
        self.reward = 0.0;
        for _ in 0..MOST_ACTIONS {
            self.legal.clear();
            if let Err(refusal) = game.stride(&mut self.ctx, &mut self.state, chosen, &mut self.legal) {
                let action = chosen.map(|(_, action)| game.notation(action)).unwrap_or_default();
                let problem = refusal.rule().map_or(Problem::Bound, |rule| Problem::Illegal { action, rule });
                self.failed = Some(problem);
                return;
            }
            let seats = match game.turn(&self.state) {
                Turn::Over(end) => {
                    self.over = true;
                    self.reward = if end.winners.has(run.seat) { 1.0 } else { -1.0 };
                    return;
                }
                Turn::Ask(seats) => seats,
            };
            let Some(seat) = seats.lowest() else { break };
            // A list is that of the only seat that is asked.
            if self.legal.is_empty() || !seats.is_single() {
                self.legal.clear();
                game.legal_actions(&self.state, seat, &mut self.legal);
            }
            let action = if self.legal.len() < 2 {
                self.legal.get(0)
            } else if seat == run.seat {
                if run.max_choices > 0 && self.choices >= run.max_choices {
                    self.over = true;
                    return;
                }
                return;
            } else {
                self.tell(game);
                let view = game.view(&self.state, Viewer::Seat(seat));
                let bot = self.bots.get_mut(usize::from(seat.0)).and_then(Option::as_mut);
                bot.and_then(|bot| bot.choose(game, &view, seat, &self.legal)).or_else(|| self.legal.get(0))
            };
            let Some(action) = action else { break };
            chosen = Some((seat, action));
        }
        self.failed = Some(Problem::Endless(MOST_ACTIONS));
    }

    /// Bots that listen hear what their seats witness.
    fn tell(&mut self, game: &G) {
        for event in self.ctx.events.heard.drain(..) {
            for (bot, seat) in self.bots.iter_mut().zip(0..) {
                if let Some(bot) = bot.as_mut().filter(|bot| bot.listens())
                    && let Some(event) = game.witness(&event, Viewer::Seat(Seat(seat)))
                {
                    bot.hear(game, &event);
                }
            }
        }
    }

    /// Takes an entry that is among the offers.
    fn take(&mut self, shared: &Shared<G>, run: Run, entry: u32) {
        if self.over {
            return self.begin(shared, run);
        }
        let offer = self.offers.iter().find(|(offered, _)| *offered == entry).copied();
        match offer {
            Some((_, Some(action))) => {
                self.choices += 1;
                self.go_on(shared, run, Some((run.seat, action)));
                self.list(shared);
            }
            Some((word, None)) => {
                self.said.push(word);
                self.list(shared);
            }
            None => {}
        }
    }

    /// Plays any choice; what may be done next has to be listed afterwards.
    fn play_any(&mut self, shared: &Shared<G>, run: Run) {
        if self.over || self.failed.is_some() {
            return self.begin(shared, run);
        }
        self.choices += 1;
        let pick = self.ctx.chance.below(self.legal.len().max(1) as u32);
        if let Some(action) = self.legal.get(pick as usize) {
            self.go_on(shared, run, Some((run.seat, action)));
        }
    }

    /// Lists the entries that may be taken.
    fn list(&mut self, shared: &Shared<G>) {
        self.offers.clear();
        if self.over || self.failed.is_some() {
            return;
        }
        shared.table.offers(&shared.game, &self.legal, &self.said, &mut self.offers);
        if self.offers.is_empty() {
            let legal: Vec<String> = self.legal.iter().map(|action| shared.game.notation(action)).collect();
            self.failed = Some(Problem::NotInTable(legal.join(", ")));
        }
    }
}

/// Writes what came of a step.
fn write<G: Playable>(shared: &Shared<G>, run: Run, slots: &[Slot<G>], rows: Rows<'_>) {
    let ends = rows.rewards.iter_mut().zip(rows.terminated).zip(rows.truncated);
    for (slot, ((reward, terminated), truncated)) in slots.iter().zip(ends) {
        *truncated = slot.over && slot.is_cut(run.max_choices, shared);
        *terminated = slot.over && !*truncated;
        *reward = slot.reward;
    }
    let (width, entries) = rows.widths;
    for (slot, mask) in slots.iter().zip(rows.masks.chunks_mut(entries.max(1))) {
        mask.fill(0);
        for (entry, _) in &slot.offers {
            if let Some(place) = mask.get_mut(*entry as usize) {
                *place = 1;
            }
        }
    }
    for (slot, row) in slots.iter().zip(rows.observations.chunks_mut(width.max(1))) {
        let view = shared.game.view(&slot.state, Viewer::Seat(run.seat));
        fields::fill(shared, &view, run.seat, &slot.said, row);
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
        let (shared, run) = (Arc::clone(&self.shared), self.run());
        self.each(Rows::of(out, &[], self.slots.len()), |slots, rows| {
            slots.iter_mut().for_each(|slot| slot.begin(&shared, run));
            write(&shared, run, slots, rows);
        })
    }

    fn step(&mut self, entries: &[i64], out: Buffers<'_>) -> Result<(), Problem> {
        self.check(&out)?;
        let (found, expected) = (entries.len(), self.slots.len());
        if found != expected {
            return Err(Problem::Size { what: "the list of actions", found, expected });
        }
        for (slot, entry) in self.slots.iter().zip(entries) {
            if !slot.over && !slot.offers.iter().any(|(offered, _)| i64::from(*offered) == *entry) {
                let size = self.shared.table.len();
                let at = usize::try_from(*entry).unwrap_or(usize::MAX);
                return Err(match self.shared.table.entries.texts.get(at) {
                    Some(text) => Problem::NotOffered { entry: at, text: text.clone() },
                    None => Problem::NoEntry { entry: at, size },
                });
            }
        }
        let (shared, run) = (Arc::clone(&self.shared), self.run());
        self.each(Rows::of(out, entries, self.slots.len()), |slots, rows| {
            for (slot, entry) in slots.iter_mut().zip(rows.entries) {
                slot.take(&shared, run, u32::try_from(*entry).unwrap_or(u32::MAX));
            }
            write(&shared, run, slots, rows);
        })
    }

    fn playout(&mut self, choices: u64) -> Result<u64, Problem> {
        let (shared, run) = (Arc::clone(&self.shared), self.run());
        let begun = |slots: &[Slot<G>]| slots.iter().map(|slot| slot.matches).sum::<u64>();
        let before = begun(&self.slots);
        self.each(Rows::none(), |slots, _| {
            for slot in slots {
                (0..choices).for_each(|_| slot.play_any(&shared, run));
                slot.list(&shared);
            }
        })?;
        Ok(begun(&self.slots) - before)
    }

    fn pick_any(&self, rng: &mut Fast, entries: &mut [i64]) -> Result<(), Problem> {
        let (found, expected) = (entries.len(), self.slots.len());
        if found != expected {
            return Err(Problem::Size { what: "the list of actions", found, expected });
        }
        for (slot, entry) in self.slots.iter().zip(entries) {
            let offers = &slot.offers;
            let pick = if slot.over || offers.is_empty() { 0 } else { rng.below(offers.len() as u32) };
            *entry = offers.get(pick as usize).map_or(0, |(entry, _)| i64::from(*entry));
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
        let (shared, run) = (Arc::clone(&self.shared), self.run());
        let slot = self.slots.get_mut(index).ok_or(Problem::NoMatch { index, size })?;
        slot.state = state;
        slot.ctx.chance = Fast::new(seed);
        slot.over = false;
        slot.choices = 0;
        slot.go_on(&shared, run, None);
        slot.list(&shared);
        slot.failed.take().map_or(Ok(()), Err)
    }
}
