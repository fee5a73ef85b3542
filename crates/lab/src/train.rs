//! Training of a network by self-play: temporal differences, with the mean over everything that chance may do where that is exact.
//!
//! The first matches are played by the rule-of-thumb player, so that the network knows what a match looks like; from then on the player that
//! the network itself makes plays against itself. Match *n* of a seed is the same on any number of cores, so that a training that was
//! interrupted and taken up again ends with the same weights. Deliberately absent: files, clocks and words on a screen.
#![allow(
    clippy::float_arithmetic,
    reason = "learning is arithmetic; what comes of it is rounded to whole numbers"
)]

mod brain;
mod curve;
mod episode;
mod state;

pub use brain::Brain;
use brain::Sample;
use episode::{Episode, Lesson};
use rayon::prelude::*;
pub use state::BadTraining;
use std::sync::Arc;
use undercroft_bots::learned::{Encoder, Judgement};
use undercroft_bots::network::{Network, Subject};
use undercroft_catalog::Playable;
use undercroft_kernel::Fast;

/// How training goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schedule {
    /// The matches that the rule-of-thumb player plays first.
    pub lessons: u64,
    /// Matches between two improvements of the network.
    pub round: u64,
    /// No lesson gives more samples: the positions of one match have much in common, and lessons are cheap.
    pub lesson_samples: usize,
    /// How much of what really came counts, against what was foreseen one action ahead.
    pub lambda: f32,
    /// How much better than the usual choice another one has to look in self-play.
    pub margin: f32,
    /// How large a step is at first; it shrinks to a quarter over the lessons.
    pub step: f32,
    /// The matches of self-play after which a step is half as large again.
    pub half_life: u64,
}

impl Default for Schedule {
    fn default() -> Schedule {
        Schedule {
            lessons: 200_000,
            round: 256,
            lesson_samples: 32,
            lambda: 0.8,
            margin: 0.01,
            step: 2e-3,
            half_life: 90_000,
        }
    }
}

impl Schedule {
    /// How large a step is after so many matches.
    fn step_at(&self, matches: u64) -> f32 {
        let taught = matches.min(self.lessons) as f32 / self.lessons.max(1) as f32;
        let age = matches.saturating_sub(self.lessons) as f32 / self.half_life as f32;
        self.step * (-2.0 * taught).exp2() * (-age).exp2().max(0.05)
    }
}

/// What a round of matches came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Round {
    /// Matches played so far, this round included.
    pub matches: u64,
    /// The mean surprise of the network, in nats: smaller is better, and never 0, since dice are dice.
    pub surprise: f32,
    /// Matches of this round at the tables that matter most, and how many of them the first seat won.
    pub watched: u64,
    pub won: u64,
}

/// The tables at which training plays, and what the network is told of them.
pub struct Tables<'a, G: Playable> {
    pub games: &'a [G],
    /// So many of the first tables get half of the matches, and their win rate is written down.
    pub watched: usize,
    pub encoder: fn() -> Box<dyn Encoder<G>>,
}

/// A training under way.
pub struct Training {
    pub seed: u64,
    pub schedule: Schedule,
    brain: Brain,
    rounds: Vec<Round>,
}

impl Training {
    #[must_use]
    pub fn new(subject: Subject, seed: u64, schedule: Schedule) -> Training {
        Training { seed, schedule, brain: Brain::new(subject.inputs, seed), rounds: Vec::new() }
    }

    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    #[must_use]
    pub fn matches(&self) -> u64 {
        self.rounds.last().map_or(0, |round| round.matches)
    }

    /// The network as it is now.
    #[must_use]
    pub fn network(&self) -> Network {
        self.brain.network()
    }

    /// Plays a round and learns from it.
    pub fn play_round<G: Playable>(&mut self, tables: &Tables<'_, G>) -> Round {
        let begin = self.matches();
        let judgement = Arc::new(Judgement { encoder: (tables.encoder)(), network: self.network() });
        let lesson = if begin < self.schedule.lessons {
            Lesson::Watch { samples: self.schedule.lesson_samples }
        } else {
            Lesson::Play { margin: self.schedule.margin, lambda: self.schedule.lambda }
        };
        let numbers = begin..begin + self.schedule.round;
        let episodes: Vec<(bool, Option<Episode>)> = numbers
            .into_par_iter()
            .map(|number| {
                let mut chance = Fast::new(crate::matches::stream(self.seed, number, 0));
                let is_watched = number % 2 == 0;
                let among = if is_watched { tables.watched } else { tables.games.len() };
                let table = tables.games.get(chance.below(among.max(1) as u32) as usize);
                (is_watched, table.and_then(|game| episode::play(game, &judgement, lesson, chance)))
            })
            .collect();
        let mut round = Round { matches: begin + self.schedule.round, ..Round::default() };
        let mut samples: Vec<Sample> = Vec::new();
        for (is_watched, episode) in episodes {
            let Some(episode) = episode else { continue };
            if is_watched {
                round.watched += 1;
                round.won += u64::from(episode.won);
            }
            samples.extend(episode.samples);
        }
        round.surprise = self.learn(samples, begin);
        self.rounds.push(round);
        round
    }

    /// One pass over the samples in an order of chance. Gives the mean surprise.
    fn learn(&mut self, mut samples: Vec<Sample>, begin: u64) -> f32 {
        let mut chance = Fast::new(crate::matches::stream(self.seed, begin, u64::MAX));
        for at in (1..samples.len()).rev() {
            samples.swap(at, chance.below(at as u32 + 1) as usize);
        }
        let step = self.schedule.step_at(begin);
        let mut surprise = 0.0;
        for batch in samples.chunks(brain::BATCH) {
            surprise += self.brain.improve(batch, step);
        }
        surprise / samples.len().max(1) as f32
    }
}
