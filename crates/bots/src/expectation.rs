//! What an action is worth on average over everything chance may do: exactly where the branches are few, by samples where they are not.

use std::convert::Infallible;
use undercroft_kernel::outcomes::alternatives;
use undercroft_kernel::{Chance, Ctx, Draw, Fast, Game, Seat, Silent};

/// How many branches are played one by one: three Character dice and the Dungeon die of Mini Rogue have 336.
const BRANCHES: usize = 400;
/// How many samples stand for more branches than that.
const SAMPLES: u32 = 64;

/// A source that walks through every answer to every draw, one branch after the other, the way an odometer counts.
#[derive(Debug, Default)]
struct Walk {
    /// The answers of this branch, each with its alternatives.
    draws: Vec<Fork>,
    used: usize,
}

#[derive(Debug)]
struct Fork {
    answers: Vec<(u32, u128)>,
    total: f64,
    at: usize,
}

impl Chance for Walk {
    type Pause = Infallible;

    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Infallible> {
        if self.used == self.draws.len() {
            let answers = alternatives(draw.weights);
            let total = answers.iter().map(|(_, weight)| *weight as f64).sum();
            self.draws.push(Fork { answers, total, at: 0 });
        }
        let fork = self.draws.get(self.used);
        self.used += 1;
        Ok(fork.and_then(|fork| fork.answers.get(fork.at)).map_or(0, |(answer, _)| *answer))
    }
}

impl Walk {
    /// The share of the branch that was just played.
    fn share(&self) -> f64 {
        let share =
            |fork: &Fork| fork.answers.get(fork.at).map_or(0.0, |(_, weight)| *weight as f64) / fork.total;
        self.draws.iter().map(share).product()
    }

    /// About how many branches there are, as the branch that was just played shows it.
    fn branches(&self) -> usize {
        self.draws.iter().fold(1, |all: usize, fork| all.saturating_mul(fork.answers.len()))
    }

    /// Goes to the next branch; says whether there is one.
    fn advance(&mut self) -> bool {
        self.used = 0;
        while let Some(mut fork) = self.draws.pop() {
            fork.at += 1;
            if fork.at < fork.answers.len() {
                self.draws.push(fork);
                return true;
            }
        }
        false
    }
}

/// The mean of `value` over the states that an action leads to; none where the rules refuse it.
pub fn expectation<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    samples: &mut Fast,
    mut value: impl FnMut(&G::State) -> f32,
) -> Option<f32> {
    let mut ctx = Ctx::new(Walk::default(), Silent);
    let (mut mean, mut played) = (0.0, 0);
    loop {
        let mut after = state.clone();
        game.apply(&mut ctx, &mut after, seat, action).ok()?;
        played += 1;
        if ctx.chance.branches() > BRANCHES || played > BRANCHES {
            return sample(game, state, seat, action, samples, value);
        }
        mean += ctx.chance.share() * f64::from(value(&after));
        if !ctx.chance.advance() {
            return Some(mean as f32);
        }
    }
}

fn sample<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    samples: &mut Fast,
    mut value: impl FnMut(&G::State) -> f32,
) -> Option<f32> {
    let mut ctx = Ctx::new(samples, Silent);
    let mut sum = 0.0;
    for _ in 0..SAMPLES {
        let mut after = state.clone();
        game.apply(&mut ctx, &mut after, seat, action).ok()?;
        sum += value(&after);
    }
    Some(sum / SAMPLES as f32)
}
