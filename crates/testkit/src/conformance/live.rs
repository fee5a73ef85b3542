//! A random game at a table: a session with seeded dice, as the laws about time and files need it.
//! Sole choices that decide nothing are settled by the session, as at a real table.
//! Deliberately absent: typed-in dice, which have their own law and their own way of playing.

use super::failure::Failure;
use super::run::Run;
use super::walk::{choose, side_stream};
use std::collections::BTreeMap;
use undercroft_kernel::replay::{FORMAT, Header};
use undercroft_kernel::{Actions, Drawn, Fast, Game, Key, Seat, Seeded, Session, Setup, Step};

/// How many steps a session of a law takes at most: enough for several keyframes.
const STEPS: u64 = 1_000;

/// How often a choice is made again when the rules refuse their own offer.
const CHOICES: usize = 32;

/// A session in progress, and the states that it went through.
pub(super) struct Live<G: Game> {
    pub session: Session<G>,
    /// The key of its dice.
    pub key: Key,
    /// States with the number of steps before them, oldest first.
    pub history: Vec<(usize, G::State)>,
    /// What the law itself chooses.
    pub choice: Fast,
    law: &'static str,
    seed: u64,
}

impl<G: Game + Clone> Live<G> {
    /// Plays the game of `seed` to its end, or as far as the run allows.
    pub fn play(game: &G, law: &'static str, run: &Run, seed: u64) -> Result<Self, Failure> {
        let key = Key::derive(&seed.to_le_bytes(), 0);
        let opened = Session::open(game.clone(), Seeded::new(key, 0));
        let session = opened.map_err(|error| {
            let what = format!("the set-up is refused: {error:?}");
            Failure { law, seed, step: 0, action: None, what }
        })?;
        let history = vec![(0, session.state().clone())];
        let mut live = Live { session, key, history, choice: side_stream(seed, 6), law, seed };
        while (live.session.at() as u64) < run.max_steps.min(STEPS)
            && advance(&mut live.session, key, &mut live.choice)
        {
            live.history.push((live.session.at(), live.session.state().clone()));
        }
        Ok(live)
    }

    /// A failure after `step` steps.
    pub fn failure(&self, step: usize, what: impl Into<String>) -> Failure {
        let action =
            step.checked_sub(1).and_then(|last| self.session.steps().get(last)).and_then(Step::action);
        let action = action.map(|action| self.session.game().notation(action));
        Failure { law: self.law, seed: self.seed, step: step as u64, action, what: what.into() }
    }
}

/// Plays what needs no asking, or else a random choice. Says whether anything was played.
pub(super) fn advance<G: Game + Clone>(session: &mut Session<G>, key: Key, choice: &mut Fast) -> bool {
    let settled = session.settle(Seeded::new(key, session.draws()));
    if settled.is_ok_and(|played| played > 0) {
        return true;
    }
    let mut offered = Actions::new();
    for _ in 0..CHOICES {
        let Some((seat, action)) = choose(session.game(), session.state(), choice, &mut offered) else {
            return false;
        };
        if session.play(seat, action, Seeded::new(key, session.draws())).is_ok() {
            return true;
        }
    }
    false
}

/// Everything that a step says, in a form that can be compared and shown.
pub(super) type Told<'a, G> = (Seat, Option<<G as Game>::Action>, &'a [Drawn], &'a [<G as Game>::Event], u64);

/// What a step says.
pub(super) fn told<G: Game>(step: &Step<G>) -> Told<'_, G> {
    (step.seat, step.action(), &step.drawn, &step.events, step.digest)
}

/// The draws of a step as answers.
pub(super) fn answers(drawn: &[Drawn]) -> Vec<(String, u32)> {
    drawn.iter().map(|drawn| (drawn.name.to_owned(), drawn.value)).collect()
}

/// The header of a file that a law writes.
pub(super) fn header(typed_in: bool) -> Header {
    Header {
        undercroft: FORMAT,
        game: "conformance".to_owned(),
        rules: 1,
        packs: BTreeMap::new(),
        setup: Setup::default(),
        typed_in,
        line: 0,
        parent: None,
        opening: Vec::new(),
        start: None,
        fair: Vec::new(),
        digest: String::new(),
    }
}
