//! One live match: play, undo, redo, branch, and the history behind them.
//! Undo replays written draws from a keyframe; nothing is ever reversed by hand. The rules are shared: any number of matches may be
//! played with one game. No clock, no I/O, no agreement between people: who may ask for what lives with the table.

mod again;

use crate::chance::{Chance, Drawn, Recorder};
use crate::game::{Actions, Ctx, Game, Refusal, Turn};
use crate::ids::{RuleId, Seat};
use crate::list::Full;
use crate::playable::check_playable;
use crate::vocabulary::{Value, Vocabulary, WordError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many steps lie between two kept states.
const KEYFRAME_EVERY: usize = 32;

/// More routine steps in a row than any rule asks for.
pub const MOST_ROUTINE: usize = 1000;

/// One step as it was taken: seat, what was done, draws, and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub kind: StepKind<G>,
    /// What chance answered.
    pub drawn: Vec<Drawn>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The check value of the state after the step.
    pub digest: u64,
    /// Played by the session because it was the only choice and decided nothing.
    pub routine: bool,
    /// The seal of what the step has hidden, if it has hidden something and the table has a secret.
    pub seal: Option<String>,
}

impl<G: Game> Step<G> {
    /// The action, if the step was played by the rules.
    #[must_use]
    pub const fn action(&self) -> Option<G::Action> {
        if let StepKind::Played(action) = self.kind { Some(action) } else { None }
    }

    #[must_use]
    pub const fn ruling(&self) -> Option<&Ruling> {
        if let StepKind::Ruled(ruling, _) = &self.kind { Some(ruling) } else { None }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind<G: Game> {
    /// An action, by the rules.
    Played(G::Action),
    /// People set a fact by ruling; the state after it.
    Ruled(Ruling, Box<G::State>),
    /// The rules have changed, and the table goes on from this state.
    Adopted(Box<G::State>),
}

/// A published fact that people have set, because they know better than the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The fact, such as `hero.hp`.
    pub fact: String,
    /// What it is now.
    pub value: Value,
    /// Why, in the words of whoever ruled.
    pub reason: String,
}

/// Where a line of play comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lineage {
    /// The number of this line; 0 is the table's first.
    pub line: u32,
    /// The line it left and after how many steps; none for the first.
    pub parent: Option<(u32, usize)>,
}

/// How far one "undo" goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grain {
    Step,
    /// Back to the last real choice, routine steps included.
    Action,
    /// Back to where this seat began to act.
    Turn,
}

/// Why the session did not play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<P> {
    /// This rule forbids it; nothing has changed.
    Illegal(RuleId),
    /// It is not this seat's turn.
    NotAsked,
    /// The match is over.
    Over,
    /// A draw waits for an answer; nothing has changed.
    Pause(P),
    /// A bound of the state.
    Bound(Full),
}

/// A step that is not in force yet, and the state after it.
type Attempt<G, C> = Result<(Step<G>, <G as Game>::State), PlayError<<C as Chance>::Pause>>;

/// How much lies before a scratch session: enough to roll, seal and stop as the whole match would.
#[derive(Clone, Copy, Debug)]
struct Before {
    steps: usize,
    /// Those that no step here has drawn.
    draws: u64,
    /// How many of the last steps were routine.
    routine: usize,
}

/// A live match.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: Arc<G>,
    opening: Vec<Drawn>,
    opening_events: Box<[G::Event]>,
    steps: Vec<Step<G>>,
    at: usize,
    state: G::State,
    /// How many draws lie on the path to here, those of the set-up included.
    draws: u64,
    keyframes: Vec<G::State>,
    rewrites: u64,
    lineage: Lineage,
    /// Of a scratch session only.
    before: Option<Box<Before>>,
}

impl<G: Game + Clone> Session<G> {
    /// Opens a match: the set-up draws from `chance`.
    ///
    /// # Errors
    /// The pause of the source.
    pub fn open<C: Chance>(game: G, chance: C) -> Result<Self, PlayError<C::Pause>> {
        Session::open_shared(Arc::new(game), chance)
    }

    /// Opens a match of a game that others play too.
    ///
    /// # Errors
    /// The pause of the source.
    pub fn open_shared<C: Chance>(game: Arc<G>, chance: C) -> Result<Self, PlayError<C::Pause>> {
        let mut ctx = Ctx::new(Recorder::new(chance), Vec::new());
        let state = game.start(&mut ctx).map_err(PlayError::from)?;
        let mut session = Session::from_shared(game, state);
        session.draws = ctx.chance.drawn.len() as u64;
        session.opening = ctx.chance.drawn;
        session.opening_events = ctx.events.into();
        Ok(session)
    }

    /// A match that begins in a given state: practice tables and scenarios.
    #[must_use]
    pub fn from_state(game: G, state: G::State) -> Self {
        Session::from_shared(Arc::new(game), state)
    }

    /// A match of a game that others play too, which begins in a given state.
    #[must_use]
    pub fn from_shared(game: Arc<G>, state: G::State) -> Self {
        Session {
            game,
            opening: Vec::new(),
            opening_events: Box::default(),
            steps: Vec::new(),
            at: 0,
            draws: 0,
            keyframes: vec![state.clone()],
            state,
            rewrites: 0,
            lineage: Lineage::default(),
            before: None,
        }
    }

    /// The match as it stood after `at` steps, without its history, to try something out: its dice, seals and limits are those of the
    /// whole match, and its own steps count from 0.
    #[must_use]
    pub fn scratch(&self, at: usize) -> Session<G> {
        let at = at.min(self.steps.len());
        let state = self.state_at(at);
        let before = Before {
            steps: self.steps_before() + at,
            draws: self.draws_at(at),
            routine: self.routine_before(at),
        };
        Session {
            draws: before.draws,
            before: Some(Box::new(before)),
            lineage: self.lineage,
            ..Session::from_shared(self.shared_game(), state)
        }
    }

    /// How many steps before step `at` were routine, without a break; no more than matter are counted.
    fn routine_before(&self, at: usize) -> usize {
        let done = self.steps.get(..at).unwrap_or_default();
        let run = done.iter().rev().take(MOST_ROUTINE).take_while(|step| step.routine).count();
        match &self.before {
            Some(before) if run == done.len() => run + before.routine,
            _ => run,
        }
    }

    /// Plays one action. On any error nothing has changed; steps that were undone stay until then.
    ///
    /// # Errors
    /// The rule that forbids it, a wrong turn, or the pause of the source.
    pub fn play<C: Chance>(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: C,
    ) -> Result<&Step<G>, PlayError<C::Pause>> {
        let (step, state) = self.try_out(seat, action, chance)?;
        self.push(step, state);
        let last = self.at - 1;
        self.steps.get(last).ok_or(PlayError::Over)
    }

    /// What playing one action would come to.
    fn try_out<C: Chance>(&self, seat: Seat, action: G::Action, chance: C) -> Attempt<G, C> {
        match self.game.turn(&self.state) {
            Turn::Over(_) => return Err(PlayError::Over),
            Turn::Ask(seats) if !seats.has(seat) => return Err(PlayError::NotAsked),
            Turn::Ask(_) => {}
        }
        let mut working = self.state.clone();
        let mut ctx = Ctx::new(Recorder::new(chance), Vec::new());
        self.game.apply(&mut ctx, &mut working, seat, action).map_err(PlayError::from)?;
        let digest = digest(&working);
        let step = Step {
            seat,
            kind: StepKind::Played(action),
            drawn: ctx.chance.drawn,
            events: ctx.events,
            digest,
            routine: false,
            seal: None,
        };
        Ok((step, working))
    }

    /// A step that sets the state.
    fn set(&mut self, seat: Seat, kind: StepKind<G>, state: G::State) {
        let digest = digest(&state);
        let step =
            Step { seat, kind, drawn: Vec::new(), events: Vec::new(), digest, routine: false, seal: None };
        self.push(step, state);
    }

    fn push(&mut self, step: Step<G>, state: G::State) {
        self.rewrites += u64::from(self.at < self.steps.len());
        self.steps.truncate(self.at);
        self.keyframes.truncate(self.at / KEYFRAME_EVERY + 1);
        self.draws += step.drawn.len() as u64;
        self.steps.push(step);
        self.at += 1;
        self.state = state;
        if self.at.is_multiple_of(KEYFRAME_EVERY) {
            self.keyframes.push(self.state.clone());
        }
    }

    /// Plays sole choices that decide nothing, until somebody has to be asked or [`MOST_ROUTINE`] were played. Says how many were played.
    ///
    /// # Errors
    /// The pause of the source; what was played before it stays.
    pub fn settle<C: Chance>(&mut self, mut chance: C) -> Result<usize, PlayError<C::Pause>> {
        let mut played = 0;
        while self.settle_one(&mut chance)? {
            played += 1;
        }
        Ok(played)
    }

    /// Plays one sole choice that decides nothing. Says whether there was one. One that changes nothing is left to somebody who asks for it,
    /// and so is the next after [`MOST_ROUTINE`] in a row: they would be played for ever.
    ///
    /// # Errors
    /// The pause of the source.
    pub fn settle_one<C: Chance>(&mut self, chance: C) -> Result<bool, PlayError<C::Pause>> {
        if self.routine_before(self.at) >= MOST_ROUTINE {
            return Ok(false);
        }
        let Some((seat, action)) = self.sole_routine() else { return Ok(false) };
        let (step, state) = self.try_out(seat, action, chance)?;
        if step.drawn.is_empty() && state == self.state {
            return Ok(false);
        }
        self.push(Step { routine: true, ..step }, state);
        Ok(true)
    }

    /// The one thing that can be done now, if it may be played without asking.
    #[must_use]
    pub fn sole_routine(&self) -> Option<(Seat, G::Action)> {
        let Turn::Ask(seats) = self.game.turn(&self.state) else { return None };
        let seat = seats.lowest().filter(|_| seats.len() == 1)?;
        let mut actions = Actions::new();
        self.game.legal_actions(&self.state, seat, &mut actions);
        let action = actions.get(0).filter(|_| actions.len() == 1)?;
        self.game.is_routine(&self.state, action).then_some((seat, action))
    }

    /// How many of the latest steps `seat` may take back alone: its own, down to the last one that drew or revealed.
    #[must_use]
    pub fn free_undo(&self, seat: Seat) -> usize {
        let done = self.steps.get(..self.at).unwrap_or_default();
        let free = |step: &&Step<G>| {
            step.seat == seat
                && step.drawn.is_empty()
                && !step.events.iter().any(|event| self.game.reveals(event))
        };
        done.iter().rev().take_while(free).count()
    }

    /// How many steps an undo of this grain takes back.
    #[must_use]
    pub fn undo_size(&self, grain: Grain) -> usize {
        let done = self.steps.get(..self.at).unwrap_or_default();
        match grain {
            Grain::Step => done.len().min(1),
            Grain::Action => {
                let routine = done.iter().rev().take_while(|step| step.routine).count();
                (routine + 1).min(done.len())
            }
            Grain::Turn => {
                let who = done.last().map(|step| step.seat);
                done.iter().rev().take_while(|step| Some(step.seat) == who).count()
            }
        }
    }

    /// Takes back `count` steps; they stay for redo until something else is played. Says how many were taken back.
    pub fn undo(&mut self, count: usize) -> usize {
        let target = self.at.saturating_sub(count);
        let taken = self.at - target;
        self.seek(target);
        taken
    }

    /// Plays `count` undone steps again. Says how many there were.
    pub fn redo(&mut self, count: usize) -> usize {
        let target = (self.at + count).min(self.steps.len());
        let again = target - self.at;
        self.seek(target);
        again
    }

    fn seek(&mut self, target: usize) {
        self.state = self.state_at(target);
        self.draws = self.draws_at(target);
        self.at = target;
    }

    /// A new line that leaves this one after `at` steps. Its dice are its own from there on.
    #[must_use]
    pub fn branch(&self, at: usize, line: u32) -> Session<G> {
        let mut branch = self.clone();
        branch.seek(at.min(self.steps.len()));
        branch.steps.truncate(branch.at);
        branch.keyframes.truncate(branch.at / KEYFRAME_EVERY + 1);
        branch.lineage = Lineage { line, parent: Some((self.lineage.line, branch.at)) };
        branch
    }

    /// The rules in force.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules in force, to be shared.
    #[must_use]
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Every step, undone ones included.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How many steps are in force.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How often steps that had been taken back were replaced by others: while it stays the same, the list of steps has only grown.
    pub const fn rewrites(&self) -> u64 {
        self.rewrites
    }

    /// The draws of the set-up.
    #[must_use]
    pub fn opening(&self) -> &[Drawn] {
        &self.opening
    }

    /// What happened in the set-up.
    #[must_use]
    pub fn opening_events(&self) -> &[G::Event] {
        &self.opening_events
    }

    /// How many draws lie on the path to here: the number of the next one.
    #[must_use]
    pub const fn draws(&self) -> u64 {
        self.draws
    }

    fn draws_at(&self, at: usize) -> u64 {
        if at == self.at {
            return self.draws;
        }
        let done = self.steps.get(..at).unwrap_or_default();
        let drawn = self.opening.len() + done.iter().map(|step| step.drawn.len()).sum::<usize>();
        self.before.as_ref().map_or(0, |before| before.draws) + drawn as u64
    }

    /// How many steps of the match lie before the first one here; none but in a scratch session.
    pub(crate) fn steps_before(&self) -> usize {
        self.before.as_ref().map_or(0, |before| before.steps)
    }

    /// Where this line comes from.
    pub const fn lineage(&self) -> Lineage {
        self.lineage
    }

    pub(crate) fn set_lineage(&mut self, lineage: Lineage) {
        self.lineage = lineage;
    }

    /// Notes that the latest step was the only choice and decided nothing.
    pub fn mark_routine(&mut self) {
        if let Some(step) = self.steps.last_mut() {
            step.routine = true;
        }
    }

    /// Notes the seal of the latest step.
    pub(crate) fn mark_sealed(&mut self, seal: String) {
        if let Some(step) = self.steps.last_mut() {
            step.seal = Some(seal);
        }
    }
}

impl<G: Vocabulary + Clone> Session<G> {
    /// Sets a published fact through its writer. On any error nothing has changed.
    ///
    /// # Errors
    /// A fact that cannot be set, not to this value, or not at this table now: the state would break a rule, or leave nobody anything to do.
    pub fn rule(&mut self, seat: Seat, ruling: Ruling) -> Result<(), WordError> {
        let mut state = self.state.clone();
        self.game.write(&mut state, &ruling.fact, &ruling.value)?;
        check_playable(&*self.game, &state)?;
        self.set(seat, StepKind::Ruled(ruling, Box::new(state.clone())), state);
        Ok(())
    }

    /// Goes on from a state that was kept, because the rules have changed since. On an error nothing has changed.
    ///
    /// # Errors
    /// A state that breaks a rule, or leaves nobody anything to do.
    pub fn adopt(&mut self, state: G::State) -> Result<(), WordError> {
        check_playable(&*self.game, &state)?;
        self.set(Seat::default(), StepKind::Adopted(Box::new(state.clone())), state);
        Ok(())
    }
}

/// The check value of a state: the first eight bytes of BLAKE3 over its serialised form.
pub fn digest<S: serde::Serialize>(state: &S) -> u64 {
    let bytes = postcard::to_stdvec(state).unwrap_or_default();
    let hash = blake3::hash(&bytes);
    hash.as_bytes().iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte))
}

impl<P> From<Refusal<P>> for PlayError<P> {
    fn from(refusal: Refusal<P>) -> Self {
        match refusal {
            Refusal::Illegal(rule) => PlayError::Illegal(rule),
            Refusal::Pause(pause) => PlayError::Pause(pause),
            Refusal::Bound(full) => PlayError::Bound(full),
        }
    }
}
