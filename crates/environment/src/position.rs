//! One match as a position: who is asked, what may be done, what chance may answer. Chance never hides: an action that draws stops at its
//! first draw unless a generator is handed in. Undo replays written draws from a kept state; nothing is reversed by hand.

use crate::chance::{Fork, Outcome, PendingDraw, Source};
use crate::game::Shared;
use crate::problem::Problem;
use crate::view::{Seen, Sight};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use undercroft_bots::live::Bot;
use undercroft_catalog::Playable;
use undercroft_kernel::session::digest;
use undercroft_kernel::{
    Actions, Ctx, Fast, Refusal, Seat, Seats, Setup, Silent, Turn, Viewer, check_playable,
};

/// How many steps lie between two kept states.
const KEYFRAME_EVERY: usize = 16;
/// The form of saved states.
const FORMAT: u32 = 1;

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// An answer of chance.
    Chance,
    /// One of these seats.
    Ask(Seats),
    /// Nothing more: how it ended, and who won.
    Over { key: &'static str, winners: Seats },
}

/// A match of any game.
pub trait Position: Send + Sync {
    fn phase(&self) -> Phase;
    /// Everything a seat may do now, in notation; nothing for one that is not asked.
    ///
    /// # Errors
    /// No such seat.
    fn legal(&self, seat: usize) -> Result<Vec<String>, Problem>;
    /// The entries of the table of actions that a seat may take now, in rising order.
    ///
    /// # Errors
    /// No such seat, or a game whose table lacks everything that is allowed.
    fn entries(&self, seat: usize) -> Result<Vec<u32>, Problem>;
    /// Plays an action. Without a generator it stops at its first draw.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn act(&mut self, seat: usize, action: &str, rng: Option<&mut Fast>) -> Result<(), Problem>;
    /// Takes an entry of the table of actions.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn take(&mut self, seat: usize, entry: usize, rng: Option<&mut Fast>) -> Result<(), Problem>;
    /// What a bot would do at a seat that is asked, from its view. It has heard nothing of the match so far.
    ///
    /// # Errors
    /// No such seat, or one that is not asked.
    fn advise(&self, seat: usize, bot: Bot, seed: u64) -> Result<String, Problem>;
    /// The draw that waits for its answer.
    fn draw(&self) -> Option<PendingDraw>;
    /// Answers the open draw.
    ///
    /// # Errors
    /// No draw is open, or this cannot come out of it.
    fn answer(&mut self, value: u32) -> Result<(), Problem>;
    /// Lets a generator answer the open draw and all that follow in the same action.
    ///
    /// # Errors
    /// No draw is open.
    fn sample(&mut self, rng: &mut Fast) -> Result<(), Problem>;
    /// Takes the latest word, answer or action back. Says whether there was one; a restored or imagined position has none before it.
    fn undo(&mut self) -> bool;
    /// How many actions were played since it began, was restored or was imagined.
    fn steps(&self) -> usize;
    /// Those actions: the word of the seat, the action, and what chance answered.
    fn history(&self) -> Vec<(String, String, Vec<u32>)>;
    fn copy(&self) -> Box<dyn Position>;
    /// Whether both are the same state of the same game.
    fn same(&self, other: &dyn Position) -> bool;
    /// The check value of the state.
    fn digest(&self) -> u64;
    /// The position as text, without its history.
    fn save(&self) -> String;
    /// What a seat sees; without one, what somebody sees who only watches.
    ///
    /// # Errors
    /// No such seat, or chance has to finish the set-up first.
    fn view(&self, seat: Option<usize>) -> Result<Box<dyn Sight>, Problem>;
    /// Fills the tensors of a seat.
    ///
    /// # Errors
    /// As of [`Position::view`], or a slice of another length.
    fn observe(&self, seat: usize, out: &mut [f32]) -> Result<(), Problem>;
    fn any(&self) -> &dyn Any;
}

/// One action that was played.
struct Link<G: Playable> {
    /// The state before it, kept now and then.
    before: Option<Box<G::State>>,
    seat: Seat,
    action: G::Action,
    drawn: Vec<u32>,
    count: usize,
    earlier: History<G>,
}

type History<G> = Option<Arc<Link<G>>>;

/// A seat that is asked, and what it may do.
type Offered<G> = Option<(Seat, Actions<<G as undercroft_kernel::Game>::Action>)>;

/// A long history is not dropped by recursion.
impl<G: Playable> Drop for Link<G> {
    fn drop(&mut self) {
        let mut earlier = self.earlier.take();
        while let Some(link) = earlier {
            match Arc::try_unwrap(link) {
                Ok(mut link) => earlier = link.earlier.take(),
                Err(_) => break,
            }
        }
    }
}

/// What is under way until chance has answered: an action, or the set-up.
#[derive(Clone, PartialEq, Eq)]
struct Pending<A> {
    chosen: Option<(Seat, A)>,
    drawn: Vec<u32>,
    fork: Fork,
}

/// A position of one game.
pub(crate) struct Live<G: Playable> {
    shared: Arc<Shared<G>>,
    /// None until the set-up is drawn.
    state: Option<G::State>,
    pending: Option<Pending<G::Action>>,
    /// The words of an action that is being spelled.
    said: Vec<u32>,
    history: History<G>,
}

impl<G: Playable> Clone for Live<G> {
    fn clone(&self) -> Self {
        Live {
            shared: Arc::clone(&self.shared),
            state: self.state.clone(),
            pending: self.pending.clone(),
            said: self.said.clone(),
            history: self.history.clone(),
        }
    }
}

/// What came of trying: the state after, and what was sampled; or the fork it stopped at.
type Tried<S> = Result<Result<(S, Vec<u32>), (Fork, Vec<u32>)>, Problem>;

impl<G: Playable> Live<G> {
    pub fn begin(shared: Arc<Shared<G>>, rng: Option<&mut Fast>) -> Result<Live<G>, Problem> {
        let mut live = Live { shared, state: None, pending: None, said: Vec::new(), history: None };
        live.play(None, Vec::new(), rng)?;
        Ok(live)
    }

    /// A position that begins in this state.
    pub fn from_state(shared: Arc<Shared<G>>, state: G::State) -> Live<G> {
        Live { shared, state: Some(state), pending: None, said: Vec::new(), history: None }
    }

    /// The state, if it is one of this very game and no draw is open.
    pub fn state_for(&self, shared: &Shared<G>) -> Option<G::State> {
        let (own, about) = (&self.shared.about, &shared.about);
        let fits = own.packs == about.packs && own.setup == about.setup && self.pending.is_none();
        self.state.clone().filter(|_| fits)
    }

    fn attempt(
        &self,
        chosen: Option<(Seat, G::Action)>,
        given: &[u32],
        rng: Option<&mut Fast>,
    ) -> Tried<G::State> {
        let game = &self.shared.game;
        let mut ctx = Ctx::new(Source::new(given, rng), Silent);
        let played = match (chosen, &self.state) {
            (Some((seat, action)), Some(state)) => {
                let mut after = state.clone();
                game.apply(&mut ctx, &mut after, seat, action).map(|()| after)
            }
            _ => game.start(&mut ctx),
        };
        let sampled = ctx.chance.sampled;
        match played {
            Ok(after) => Ok(Ok((after, sampled))),
            Err(Refusal::Pause(fork)) => Ok(Err((fork, sampled))),
            Err(Refusal::Illegal(rule)) => {
                let action = chosen.map(|(_, action)| game.notation(action)).unwrap_or_default();
                Err(Problem::Illegal { action, rule })
            }
            Err(Refusal::Bound(_)) => Err(Problem::Bound),
        }
    }

    /// Plays as far as answers and generator reach.
    fn play(
        &mut self,
        chosen: Option<(Seat, G::Action)>,
        given: Vec<u32>,
        rng: Option<&mut Fast>,
    ) -> Result<(), Problem> {
        let tried = self.attempt(chosen, &given, rng)?;
        let mut drawn = given;
        match tried {
            Ok((after, sampled)) => {
                drawn.extend(sampled);
                if let (Some((seat, action)), Some(before)) = (chosen, self.state.take()) {
                    let count = self.steps() + 1;
                    let before = (count % KEYFRAME_EVERY == 1).then(|| Box::new(before));
                    let earlier = self.history.take();
                    self.history = Some(Arc::new(Link { before, seat, action, drawn, count, earlier }));
                }
                self.state = Some(after);
                self.pending = None;
            }
            Err((fork, sampled)) => {
                drawn.extend(sampled);
                self.pending = Some(Pending { chosen, drawn, fork });
            }
        }
        self.said.clear();
        Ok(())
    }

    /// The state in which seats are asked, if it is a seat's turn to say something.
    fn settled(&self) -> Result<&G::State, Problem> {
        if let Some(pending) = &self.pending {
            return Err(Problem::ChanceFirst { draw: pending.fork.name });
        }
        self.state.as_ref().ok_or(Problem::NoDraw)
    }

    /// What is shown: during a draw, what lay there before.
    fn shown(&self) -> Result<&G::State, Problem> {
        match (&self.state, &self.pending) {
            (Some(state), _) => Ok(state),
            (None, Some(pending)) => Err(Problem::ChanceFirst { draw: pending.fork.name }),
            (None, None) => Err(Problem::NoDraw),
        }
    }

    fn asked(&self, seat: usize) -> Result<(Seat, &G::State), Problem> {
        let seat = self.shared.seat(seat)?;
        let state = self.settled()?;
        match self.shared.game.turn(state) {
            Turn::Over(_) => Err(Problem::Over),
            Turn::Ask(seats) if seats.has(seat) => Ok((seat, state)),
            Turn::Ask(seats) => {
                let asked: Vec<String> = seats.iter().map(|seat| self.shared.seat_word(seat)).collect();
                Err(Problem::NotAsked { seat: self.shared.seat_word(seat), asked: asked.join(", ") })
            }
        }
    }

    /// What the seat may do; nothing when it is not asked.
    fn choices(&self, seat: usize) -> Result<Offered<G>, Problem> {
        match self.asked(seat) {
            Ok((seat, state)) => {
                let mut actions = Actions::new();
                self.shared.game.legal_actions(state, seat, &mut actions);
                Ok(Some((seat, actions)))
            }
            Err(problem @ Problem::NoSeat { .. }) => Err(problem),
            Err(_) => Ok(None),
        }
    }

    pub fn restore(shared: Arc<Shared<G>>, text: &str) -> Result<Live<G>, Problem> {
        let not_saved = |error: serde_json::Error| Problem::NotSaved(error.to_string());
        let saved: Saved = serde_json::from_str(text).map_err(not_saved)?;
        let expected = Saved::of(&shared);
        let foreign = |what, found: &dyn ToString, expected: &dyn ToString| {
            Err(Problem::Foreign { what, found: found.to_string(), expected: expected.to_string() })
        };
        if saved.undercroft != expected.undercroft {
            return foreign("form", &saved.undercroft, &expected.undercroft);
        }
        if saved.game != expected.game {
            return foreign("game", &saved.game, &expected.game);
        }
        if saved.rules != expected.rules {
            return foreign("version of the rules", &saved.rules, &expected.rules);
        }
        if saved.setup != expected.setup {
            let words = |setup: &Setup| serde_json::to_string(setup).unwrap_or_default();
            return foreign("set-up", &words(&saved.setup), &words(&expected.setup));
        }
        if saved.packs != expected.packs {
            let words = |packs: &BTreeMap<String, String>| format!("{packs:?}");
            return foreign("pack", &words(&saved.packs), &words(&expected.packs));
        }
        let mut live = Live { shared, state: None, pending: None, said: Vec::new(), history: None };
        if let Some(state) = saved.state {
            let state: G::State = serde_json::from_value(state).map_err(not_saved)?;
            check_playable(&live.shared.game, &state).map_err(Problem::Broken)?;
            live.state = Some(state);
        }
        let chosen = match saved.chosen {
            None => None,
            Some((seat, action)) => {
                let (seat, _) = live.asked(seat)?;
                Some((seat, live.shared.game.parse(&action).map_err(Problem::NotUnderstood)?))
            }
        };
        if chosen.is_some() || live.state.is_none() {
            live.play(chosen, saved.drawn, None)?;
            if live.pending.is_none() && chosen.is_none() && !saved.pending {
                return Err(Problem::NotSaved("a set-up without an open draw".to_owned()));
            }
        }
        for entry in saved.said {
            let Phase::Ask(seats) = live.phase() else { break };
            let seat = seats.lowest().map_or(0, |seat| usize::from(seat.0));
            live.take(seat, entry as usize, None)?;
        }
        Ok(live)
    }
}

/// A position as it is saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    undercroft: u32,
    game: String,
    rules: u32,
    setup: Setup,
    packs: BTreeMap<String, String>,
    #[serde(default)]
    state: Option<serde_json::Value>,
    /// What waits for chance: the seat and its action.
    #[serde(default)]
    chosen: Option<(usize, String)>,
    #[serde(default)]
    drawn: Vec<u32>,
    #[serde(default)]
    pending: bool,
    #[serde(default)]
    said: Vec<u32>,
}

impl Saved {
    fn of<G: Playable>(shared: &Shared<G>) -> Saved {
        let about = &shared.about;
        Saved {
            undercroft: FORMAT,
            game: about.game.to_owned(),
            rules: about.rules_version,
            setup: about.setup.clone(),
            packs: about.packs.iter().cloned().collect(),
            state: None,
            chosen: None,
            drawn: Vec::new(),
            pending: false,
            said: Vec::new(),
        }
    }
}

impl<G: Playable> Position for Live<G> {
    fn phase(&self) -> Phase {
        let Ok(state) = self.settled() else { return Phase::Chance };
        match self.shared.game.turn(state) {
            Turn::Ask(seats) => Phase::Ask(seats),
            Turn::Over(end) => Phase::Over { key: end.key, winners: end.winners },
        }
    }

    fn legal(&self, seat: usize) -> Result<Vec<String>, Problem> {
        let choices = self.choices(seat)?;
        let notation = |action| self.shared.game.notation(action);
        Ok(choices.map_or_else(Vec::new, |(_, actions)| actions.iter().map(notation).collect()))
    }

    fn entries(&self, seat: usize) -> Result<Vec<u32>, Problem> {
        let Some((_, actions)) = self.choices(seat)? else { return Ok(Vec::new()) };
        let mut offers = Vec::new();
        self.shared.table.offers(&self.shared.game, &actions, &self.said, &mut offers);
        if offers.is_empty() {
            return Err(Problem::NotInTable(self.legal(seat)?.join(", ")));
        }
        let mut entries: Vec<u32> = offers.into_iter().map(|(entry, _)| entry).collect();
        entries.sort_unstable();
        Ok(entries)
    }

    fn act(&mut self, seat: usize, action: &str, rng: Option<&mut Fast>) -> Result<(), Problem> {
        let action = self.shared.game.parse(action).map_err(Problem::NotUnderstood)?;
        let (seat, _) = self.asked(seat)?;
        self.play(Some((seat, action)), Vec::new(), rng)
    }

    fn take(&mut self, seat: usize, entry: usize, rng: Option<&mut Fast>) -> Result<(), Problem> {
        let size = self.shared.table.len();
        if entry >= size {
            return Err(Problem::NoEntry { entry, size });
        }
        let (asked, state) = self.asked(seat)?;
        if let Some(action) = self.shared.table.action(entry as u32) {
            return self.play(Some((asked, action)), Vec::new(), rng);
        }
        let (mut actions, mut offers) = (Actions::new(), Vec::new());
        self.shared.game.legal_actions(state, asked, &mut actions);
        self.shared.table.offers(&self.shared.game, &actions, &self.said, &mut offers);
        match offers.iter().find(|(offered, _)| *offered as usize == entry) {
            None => {
                let text = self.shared.table.entries.texts.get(entry).cloned().unwrap_or_default();
                Err(Problem::NotOffered { entry, text })
            }
            Some((_, Some(action))) => self.play(Some((asked, *action)), Vec::new(), rng),
            Some((word, None)) => {
                self.said.push(*word);
                Ok(())
            }
        }
    }

    fn advise(&self, seat: usize, bot: Bot, seed: u64) -> Result<String, Problem> {
        let (seat, state) = self.asked(seat)?;
        let game = &self.shared.game;
        let mut actions = Actions::new();
        game.legal_actions(state, seat, &mut actions);
        let view = game.view(state, Viewer::Seat(seat));
        let chosen =
            crate::batch::sit(bot, seed).choose(game, &view, seat, &actions).or_else(|| actions.get(0));
        chosen.map(|action| game.notation(action)).ok_or(Problem::Over)
    }

    fn draw(&self) -> Option<PendingDraw> {
        let fork = &self.pending.as_ref()?.fork;
        let word = |value| self.shared.game.draw_word(fork.name, value);
        let outcome =
            |(value, weight): &(u32, u128)| Outcome { value: *value, word: word(*value), weight: *weight };
        Some(PendingDraw {
            name: fork.name,
            seat: fork.seat,
            outcomes: fork.rows.iter().map(outcome).collect(),
        })
    }

    fn answer(&mut self, value: u32) -> Result<(), Problem> {
        let pending = self.pending.as_ref().ok_or(Problem::NoDraw)?;
        if !pending.fork.rows.iter().any(|(known, _)| *known == value) {
            return Err(Problem::Impossible { draw: pending.fork.name, value });
        }
        let mut drawn = pending.drawn.clone();
        drawn.push(value);
        self.play(pending.chosen, drawn, None)
    }

    fn sample(&mut self, rng: &mut Fast) -> Result<(), Problem> {
        let pending = self.pending.as_ref().ok_or(Problem::NoDraw)?;
        let drawn = pending.drawn.clone();
        self.play(pending.chosen, drawn, Some(rng))
    }

    fn undo(&mut self) -> bool {
        if self.said.pop().is_some() {
            return true;
        }
        if let Some(mut pending) = self.pending.take() {
            return match (pending.drawn.pop(), pending.chosen) {
                (Some(_), chosen) => self.play(chosen, pending.drawn, None).is_ok(),
                (None, Some(_)) => true,
                (None, None) => {
                    self.pending = Some(pending);
                    false
                }
            };
        }
        let Some(last) = self.history.clone() else { return false };
        let mut steps = Vec::new();
        let mut link = &last;
        while link.before.is_none() {
            let Some(earlier) = &link.earlier else { return false };
            steps.push(earlier);
            link = earlier;
        }
        let Some(state) = &link.before else { return false };
        let mut state = G::State::clone(state);
        for step in steps.iter().rev() {
            let mut ctx = Ctx::new(Source::new(&step.drawn, None), Silent);
            if self.shared.game.apply(&mut ctx, &mut state, step.seat, step.action).is_err() {
                return false;
            }
        }
        self.state = Some(state);
        self.history = last.earlier.clone();
        true
    }

    fn steps(&self) -> usize {
        self.history.as_ref().map_or(0, |link| link.count)
    }

    fn history(&self) -> Vec<(String, String, Vec<u32>)> {
        let mut steps = Vec::new();
        let mut link = self.history.as_ref();
        while let Some(step) = link {
            let action = self.shared.game.notation(step.action);
            steps.push((self.shared.seat_word(step.seat), action, step.drawn.clone()));
            link = step.earlier.as_ref();
        }
        steps.reverse();
        steps
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Position) -> bool {
        other.any().downcast_ref::<Live<G>>().is_some_and(|other| {
            let (own, about) = (&self.shared.about, &other.shared.about);
            self.state == other.state
                && self.pending == other.pending
                && self.said == other.said
                && own.packs == about.packs
                && own.setup == about.setup
        })
    }

    fn digest(&self) -> u64 {
        let drawn = self.pending.as_ref().map(|pending| {
            (pending.chosen.map(|(seat, action)| (seat.0, self.shared.game.notation(action))), &pending.drawn)
        });
        digest(&(&self.state, drawn, &self.said))
    }

    fn save(&self) -> String {
        let mut saved = Saved::of(&self.shared);
        saved.state = self.state.as_ref().and_then(|state| serde_json::to_value(state).ok());
        if let Some(pending) = &self.pending {
            let words =
                |(seat, action): (Seat, G::Action)| (usize::from(seat.0), self.shared.game.notation(action));
            saved.pending = true;
            saved.chosen = pending.chosen.map(words);
            saved.drawn.clone_from(&pending.drawn);
        }
        saved.said.clone_from(&self.said);
        serde_json::to_string(&saved).unwrap_or_default()
    }

    fn view(&self, seat: Option<usize>) -> Result<Box<dyn Sight>, Problem> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(self.shared.seat(seat)?),
            None => Viewer::Spectator,
        };
        let view = self.shared.game.view(self.shown()?, viewer);
        Ok(Box::new(Seen::new(Arc::clone(&self.shared), view, viewer)))
    }

    fn observe(&self, seat: usize, out: &mut [f32]) -> Result<(), Problem> {
        let expected = self.shared.about.observation_size();
        if out.len() != expected {
            return Err(Problem::Size { what: "the observation", found: out.len(), expected });
        }
        let seat = self.shared.seat(seat)?;
        let view = self.shared.game.view(self.shown()?, Viewer::Seat(seat));
        crate::fields::fill(&self.shared, &view, seat, &self.said, out);
        Ok(())
    }

    fn any(&self) -> &dyn Any {
        self
    }
}
