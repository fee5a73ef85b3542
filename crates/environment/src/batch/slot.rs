//! One match of a batch: played on until its seat has a choice, begun anew after its end.

use super::offers::Offers;
use super::{Run, mix, sit};
use crate::game::Shared;
use crate::problem::Problem;
use undercroft_bots::Policy;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Silent, Sink, Turn, Viewer};

/// After so many actions without a choice of the seat a match is given up as broken.
const MOST_ACTIONS: usize = 100_000;

/// Where events go: to bots that listen.
pub(super) struct Ear<E> {
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

/// Everything here is touched at every step, so it is kept small: what may be done stands in [`Offers`], and the list of actions that it is
/// made of belongs to whoever plays.
pub(super) struct Slot<G: Playable> {
    pub state: G::State,
    ctx: Ctx<Fast, Ear<G::Event>>,
    bots: Vec<Option<Box<dyn Policy<G>>>>,
    /// The offers with what they complete, where they are words or too many for [`Offers`].
    many: Vec<(u32, Option<G::Action>)>,
    pub said: Vec<u32>,
    choices: u32,
    pub matches: u64,
    pub seed: u64,
    /// It has ended, and begins anew with the next step.
    pub over: bool,
    pub failed: Option<Box<Problem>>,
    pub reward: f32,
}

/// What a step of a match works with: the list of actions is anybody's, the offers are its own.
pub(super) struct Hand<'a, G: Playable> {
    pub shared: &'a Shared<G>,
    pub run: Run,
    pub legal: &'a mut Actions<G::Action>,
    pub offers: &'a mut Offers,
}

impl<G: Playable> Slot<G> {
    /// A match that is still to be begun.
    pub fn new(shared: &Shared<G>, seed: u64) -> Result<Slot<G>, Problem> {
        let mut rng = Fast::new(mix(seed, 0));
        let Ok(state) = shared.game.start(&mut Ctx::new(&mut rng, Silent)) else {
            return Err(Problem::Bound);
        };
        Ok(Slot {
            state,
            ctx: Ctx::new(rng, Ear { heard: Vec::new(), open: false }),
            bots: Vec::new(),
            many: Vec::new(),
            said: Vec::new(),
            choices: 0,
            matches: 0,
            seed,
            over: false,
            failed: None,
            reward: 0.0,
        })
    }

    /// Begins the next match of this slot.
    pub fn begin(&mut self, hand: &mut Hand<'_, G>) {
        self.start(hand);
        self.list(hand);
    }

    fn start(&mut self, hand: &mut Hand<'_, G>) {
        let (shared, run) = (hand.shared, hand.run);
        let seed = mix(self.seed, self.matches);
        self.matches += 1;
        let sit = |seat: u8| -> Option<Box<dyn Policy<G>>> {
            (Seat(seat) != run.seat).then(|| sit(run.others, mix(seed, 1 + u64::from(seat))))
        };
        if shared.about.seats.len() > 1 {
            self.bots = (0..shared.game.seats()).map(sit).collect();
        }
        let open = self.bots.iter().flatten().any(|bot| bot.listens());
        self.ctx.chance = Fast::new(seed);
        self.ctx.events.heard.clear();
        self.ctx.events.open = open;
        self.choices = 0;
        self.over = false;
        self.failed = None;
        match shared.game.start(&mut self.ctx) {
            Ok(state) => {
                self.state = state;
                self.go_on(hand, None);
            }
            Err(_) => self.fail(Problem::Bound),
        }
    }

    /// Puts a state into the place of the match.
    pub fn put(&mut self, hand: &mut Hand<'_, G>, state: G::State, seed: u64) -> Result<(), Problem> {
        self.state = state;
        self.ctx.chance = Fast::new(seed);
        self.over = false;
        self.choices = 0;
        self.go_on(hand, None);
        self.list(hand);
        self.failed.take().map_or(Ok(()), |problem| Err(*problem))
    }

    /// What went wrong is told, and the match begins anew.
    #[cold]
    fn fail(&mut self, problem: Problem) {
        self.failed = Some(Box::new(problem));
        self.over = true;
    }

    pub fn is_cut(&self, limit: u32, shared: &Shared<G>) -> bool {
        limit > 0 && self.choices >= limit && matches!(shared.game.turn(&self.state), Turn::Ask(_))
    }

    /// Whether an entry that does not lie in [`Offers`] may be taken all the same.
    #[cold]
    pub fn is_among_many(&self, entry: u32) -> bool {
        self.many.iter().any(|(offered, _)| *offered == entry)
    }

    /// The entry of this number, of more than [`Offers`] hold.
    #[cold]
    pub fn one_of_many(&self, number: usize) -> Option<u32> {
        self.many.get(number).map(|(entry, _)| *entry)
    }

    /// Marks every entry that may be taken, where there are more than [`Offers`] hold.
    #[cold]
    pub fn mark_many(&self, mask: &mut [i8]) {
        for (entry, _) in &self.many {
            if let Some(place) = mask.get_mut(*entry as usize) {
                *place = 1;
            }
        }
    }

    /// Plays what was chosen, and on until the seat has a choice or the match is over. What may be done then is in the list.
    #[inline]
    fn go_on(&mut self, hand: &mut Hand<'_, G>, mut chosen: Option<(Seat, G::Action)>) {
        let (game, run) = (&hand.shared.game, hand.run);
        let legal = &mut *hand.legal;
        self.said.clear();
        self.reward = 0.0;
        for _ in 0..MOST_ACTIONS {
            legal.clear();
            if let Err(refusal) = game.stride(&mut self.ctx, &mut self.state, chosen, legal) {
                let action = chosen.map(|(_, action)| game.notation(action)).unwrap_or_default();
                let problem = refusal.rule().map_or(Problem::Bound, |rule| Problem::Illegal { action, rule });
                return self.fail(problem);
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
            if legal.is_empty() || !seats.is_single() {
                legal.clear();
                game.legal_actions(&self.state, seat, legal);
            }
            let action = if legal.len() < 2 {
                legal.get(0)
            } else if seat == run.seat {
                self.over = run.max_choices > 0 && self.choices >= run.max_choices;
                return;
            } else {
                self.tell(game);
                let view = game.view(&self.state, Viewer::Seat(seat));
                let bot = self.bots.get_mut(usize::from(seat.0)).and_then(Option::as_mut);
                bot.and_then(|bot| bot.choose(game, &view, seat, legal)).or_else(|| legal.get(0))
            };
            let Some(action) = action else { break };
            chosen = Some((seat, action));
        }
        self.fail(Problem::Endless(MOST_ACTIONS));
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
    #[inline]
    pub fn take(&mut self, hand: &mut Hand<'_, G>, entry: u32) {
        if self.over {
            return self.begin(hand);
        }
        let table = &hand.shared.table;
        let action = if table.entries.spelled {
            match self.many.iter().find(|(offered, _)| *offered == entry) {
                Some((_, Some(action))) => Some(*action),
                Some((word, None)) => {
                    self.said.push(*word);
                    self.relist(hand);
                    None
                }
                None => None,
            }
        } else {
            table.action(entry)
        };
        if let Some(action) = action {
            self.choices += 1;
            self.go_on(hand, Some((hand.run.seat, action)));
            self.list(hand);
        }
    }

    /// Plays so many random choices, beginning anew at each end.
    pub fn play_any(&mut self, hand: &mut Hand<'_, G>, choices: u64) {
        self.read_legal(hand);
        for _ in 0..choices {
            if self.over {
                self.start(hand);
                continue;
            }
            self.choices += 1;
            let pick = self.ctx.chance.below(hand.legal.len().max(1) as u32);
            if let Some(action) = hand.legal.get(pick as usize) {
                self.go_on(hand, Some((hand.run.seat, action)));
            }
        }
        self.list(hand);
    }

    /// Lists what the seat may do now.
    fn read_legal(&self, hand: &mut Hand<'_, G>) {
        hand.legal.clear();
        if !self.over {
            hand.shared.game.legal_actions(&self.state, hand.run.seat, hand.legal);
        }
    }

    /// Lists the entries anew after a word was said.
    #[cold]
    fn relist(&mut self, hand: &mut Hand<'_, G>) {
        self.read_legal(hand);
        self.list(hand);
    }

    /// Lists the entries that may be taken, from the list of actions.
    #[inline]
    fn list(&mut self, hand: &mut Hand<'_, G>) {
        let Hand { shared, legal, offers, .. } = hand;
        **offers = Offers::EMPTY;
        if self.over {
            return;
        }
        if shared.table.entries.spelled {
            shared.table.offers(&shared.game, legal, &self.said, &mut self.many);
            self.many.iter().for_each(|(entry, _)| offers.push(*entry));
        } else {
            legal.iter().filter_map(|action| shared.table.entry(action)).for_each(|entry| offers.push(entry));
            if !offers.is_whole() {
                shared.table.offers(&shared.game, legal, &self.said, &mut self.many);
            }
        }
        if offers.is_empty() {
            let legal: Vec<String> = legal.iter().map(|action| shared.game.notation(action)).collect();
            self.fail(Problem::NotInTable(legal.join(", ")));
        }
    }
}
