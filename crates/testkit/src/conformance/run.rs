//! How much is checked: how many games, from which seed, and how closely.
//! Cheap laws look at every game of a run; dear ones at a share of them, and at every few states.
//! Games are spread over the cores by seed, and the failure with the lowest seed is the one that is told.

use super::failure::Failure;
use rayon::prelude::*;
use undercroft_kernel::BUDGET;

/// The size of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// How many games the cheap laws play.
    pub games: u64,
    /// How many of them the dear laws play.
    pub deep_games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// How many steps a game may take.
    pub max_steps: u64,
    /// Dear laws look at every state whose number divides by this.
    pub stride: u64,
    /// How many actions that are not offered are tried, for each state and seat.
    pub tries: u32,
    /// How many samples are held against a table of odds.
    pub samples: u32,
    /// How many branches a table of odds may have.
    pub budget: usize,
    /// Whether random play has to come to an end within the steps; otherwise it is cut there.
    pub ends: bool,
}

impl Run {
    /// A run of a second or two, for the tests of every day.
    #[must_use]
    pub const fn quick() -> Run {
        Run {
            games: 40,
            deep_games: 8,
            seed: 1,
            max_steps: 5_000,
            stride: 3,
            tries: 12,
            samples: 600,
            budget: BUDGET,
            ends: true,
        }
    }

    /// A long run: the dear laws look at one game of a hundred, at least 8 and at most 1000.
    #[must_use]
    pub const fn long(games: u64, seed: u64) -> Run {
        let share = games / 100;
        let share = if share < 8 { 8 } else { share };
        let share = if share > 1_000 { 1_000 } else { share };
        Run { games, deep_games: if share < games { share } else { games }, seed, ..Run::quick() }
    }
}

/// Which games of a run a law plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    Every,
    /// The share for dear laws.
    Deep,
}

impl Reach {
    pub(super) fn games(self, run: &Run) -> u64 {
        match self {
            Reach::Every => run.games,
            Reach::Deep => run.deep_games.min(run.games),
        }
    }
}

/// How many games are played between two reports of progress.
const CHUNK: u64 = 512;

/// Checks the games of a run on every core, and gives what each check gave. The failure with the lowest seed wins, so
/// that a run fails in the same way each time.
pub(super) fn each_game<T: Send>(
    run: &Run,
    reach: Reach,
    progress: &mut dyn FnMut(u64, u64),
    check: impl Fn(u64) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let games = reach.games(run);
    let mut found = Vec::new();
    let mut done = 0;
    progress(0, games);
    while done < games {
        let next = games.min(done + CHUNK);
        let results: Vec<_> =
            (done..next).into_par_iter().map(|game| check(run.seed.wrapping_add(game))).collect();
        for result in results {
            found.push(result?);
        }
        done = next;
        progress(done, games);
    }
    Ok(found)
}

/// Checks the games of a run and says nothing on the way.
pub(super) fn quietly(
    run: &Run,
    reach: Reach,
    check: impl Fn(u64) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    each_game(run, reach, &mut |_, _| (), check).map(drop)
}
