//! The law that games end: random play reaches an outcome within the steps that the run allows.
//! A game that is stuck, because it refuses whatever it offers, fails here too.
//! Deliberately absent: any judgement about how long a good game takes.

use super::failure::Failure;
use super::run::{Reach, Run, quietly};
use super::walk::Walk;
use undercroft_kernel::{Game, Turn};

pub(super) const LAW: &str = "random_play_ends";

/// Law: random play comes to an end within the steps that the run allows; where a run cuts matches off, it is never stuck before.
///
/// # Errors
/// The first game that breaks the law.
pub fn random_play_ends<G: Game + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Every, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let mut walk = Walk::open(game, LAW, seed)?;
    while walk.step < run.max_steps && walk.advance().is_some() {}
    match game.turn(&walk.state) {
        Turn::Over(_) => Ok(()),
        Turn::Ask(_) if walk.step >= run.max_steps && !run.ends => Ok(()),
        Turn::Ask(_) if walk.step >= run.max_steps => {
            Err(walk
                .failure(None, format!("the game goes on; expected an end within {} steps", run.max_steps)))
        }
        Turn::Ask(seats) => Err(walk.failure(
            None,
            format!("nothing that is offered to {seats:?} can be played, so the game is stuck"),
        )),
    }
}
