//! The chance to win with each choice, from the same imagined worlds and the same dice for all of them.
//!
//! Worlds come in batches. After a batch, a choice that is clearly worse than the best one (three standard errors of the paired difference) gets
//! no more of them, so that the effort goes into what is close.

use crate::playout::{Quick, Stop, mix, try_on};
use rayon::prelude::*;
use serde::Serialize;
use std::ops::Range;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Fast, Seat, Seats};
use undercroft_lab::Rate;

/// A sure win, in hundredths of a point: one point is one percent.
pub const POINTS: i32 = 10_000;

/// How many matches are played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// With each choice before any is left aside.
    pub first: u32,
    /// With a choice at most.
    pub most: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { first: 16, most: 2048 }
    }
}

/// How much is played, on which dice, and what ends it early: then less is known, and the intervals say so.
#[derive(Clone, Copy)]
pub struct Trial<'a> {
    pub effort: Effort,
    pub seed: u64,
    pub stop: &'a Stop<'a>,
}

/// Matches played on, and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Count {
    pub won: u32,
    pub of: u32,
}

impl Count {
    /// The chance in hundredths of a point.
    #[must_use]
    pub const fn points(self) -> i32 {
        if self.of == 0 {
            return 0;
        }
        let of = self.of as u64;
        ((self.won as u64 * POINTS as u64 + of / 2) / of) as i32
    }

    /// The chance with its 95 % interval.
    #[must_use]
    pub fn rate(self) -> Rate {
        Rate::of(u64::from(self.won), u64::from(self.of))
    }
}

/// One choice with its matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed<A> {
    pub action: A,
    wins: Vec<bool>,
}

impl<A> Weighed<A> {
    #[must_use]
    pub fn count(&self) -> Count {
        count(&self.wins)
    }

    /// How much better this choice is than another one, in hundredths of a point, over the matches that both have; and the standard error of that.
    #[must_use]
    pub fn lead_over(&self, other: &Weighed<A>) -> (f64, f64) {
        let pairs = self.wins.iter().zip(&other.wins);
        let (mut of, mut better, mut worse) = (0u32, 0u32, 0u32);
        for (mine, theirs) in pairs {
            of += 1;
            better += u32::from(*mine && !theirs);
            worse += u32::from(*theirs && !mine);
        }
        if of == 0 {
            return (0.0, f64::INFINITY);
        }
        let of = f64::from(of);
        let lead = (f64::from(better) - f64::from(worse)) / of;
        let spread = (f64::from(better) + f64::from(worse)) / of - lead * lead;
        // One more pair that differs: nothing is certain because nothing was seen.
        let error = ((spread.max(0.0) + 1.0 / of) / of).sqrt();
        (lead * f64::from(POINTS), error * f64::from(POINTS))
    }

    /// Whether this choice is better beyond doubt: by `errors` standard errors.
    #[must_use]
    pub fn is_clearly_better(&self, other: &Weighed<A>, errors: f64) -> bool {
        let (lead, error) = self.lead_over(other);
        lead > errors * error
    }
}

fn count(wins: &[bool]) -> Count {
    Count { won: wins.iter().filter(|won| **won).count() as u32, of: wins.len() as u32 }
}

/// What was found out about all choices of a decision; never empty where something was offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighing<A> {
    /// The best one first.
    pub choices: Vec<Weighed<A>>,
}

impl<A: Copy + PartialEq> Weighing<A> {
    #[must_use]
    pub fn of(&self, action: A) -> Option<&Weighed<A>> {
        self.choices.iter().find(|choice| choice.action == action)
    }

    #[must_use]
    pub fn best(&self) -> Option<&Weighed<A>> {
        self.choices.first()
    }
}

/// A choice is left aside when the best one is better by so many standard errors.
const ASIDE: f64 = 3.0;

/// How many actions may still be played on. It is counted down, and counting is the same on every machine; one batch is played however little is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance(pub u64);

impl Allowance {
    const fn spend(&mut self, actions: u64) {
        self.0 = self.0.saturating_sub(actions);
    }

    /// A batch of worlds, or as many of it as can be paid for.
    fn of(self, batch: u32, world_costs: u64) -> u32 {
        u32::try_from(self.0 / world_costs.max(1)).map_or(batch, |worlds| worlds.min(batch))
    }
}

/// Weighs what `seat` is offered, for the side it plays on. `keep` stays to the end, however bad it is.
#[must_use]
pub fn weigh<G: Playable>(
    game: &G,
    view: &G::View,
    (seat, side): (Seat, Seats),
    offered: &Actions<G::Action>,
    keep: Option<G::Action>,
    Trial { effort, seed, stop }: Trial<'_>,
    allowance: &mut Allowance,
) -> Weighing<G::Action> {
    let mut done: Vec<Weighed<G::Action>> = Vec::new();
    let mut open: Vec<Weighed<G::Action>> =
        offered.iter().map(|action| Weighed { action, wins: Vec::new() }).collect();
    let (mut played, mut batch) = (0, effort.first.max(1));
    while played < effort.most.max(1) && batch > 0 && !stop() {
        let until = (played + batch).min(effort.most.max(1));
        let actions: Vec<G::Action> = open.iter().map(|choice| choice.action).collect();
        let worlds: Vec<(Vec<bool>, u64)> = (played..until)
            .into_par_iter()
            .filter_map(|world| {
                try_all(game, view, (seat, side), &actions, mix(seed, u64::from(world)), stop)
            })
            .collect();
        for (world, _) in &worlds {
            for (choice, won) in open.iter_mut().zip(world) {
                choice.wins.push(*won);
            }
        }
        let spent: u64 = worlds.iter().map(|(_, actions)| actions).sum();
        allowance.spend(spent);
        let matches = worlds.len() as u64 * actions.len() as u64;
        (played, batch) = (until, played.max(effort.first));
        let Some(best) = open.iter().max_by_key(|choice| choice.count().won).cloned() else { break };
        let stays = |choice: &Weighed<G::Action>| {
            Some(choice.action) == keep || !best.is_clearly_better(choice, ASIDE)
        };
        let (stay, aside): (Vec<_>, Vec<_>) = open.into_iter().partition(stays);
        done.extend(aside);
        open = stay;
        batch = allowance.of(batch, spent * open.len() as u64 / matches.max(1));
        // Nothing is left to compare: what the best is worth is known well enough.
        if open.len() < 2 && played >= effort.most / 2 {
            break;
        }
    }
    let mut choices = done;
    choices.extend(open);
    choices.sort_by_key(|choice| {
        std::cmp::Reverse((choice.wins.len() as u32 >= played, choice.count().points()))
    });
    Weighing { choices }
}

/// Whether the side wins with each of these choices, in one imagined world with one row of dice, and how many actions were played. None when it was
/// stopped.
fn try_all<G: Playable>(
    game: &G,
    view: &G::View,
    (seat, side): (Seat, Seats),
    actions: &[G::Action],
    seed: u64,
    stop: &Stop<'_>,
) -> Option<(Vec<bool>, u64)> {
    let Ok(world) = game.imagine(view, &mut Fast::new(mix(seed, 0)));
    let (mut offered, mut played) = (Actions::new(), 0);
    let mut wins = |action: &G::Action| {
        let first = Some((seat, *action));
        let (won, actions) =
            try_on(game, Quick::Network, world.clone(), (first, side), &mut offered, mix(seed, 1), stop)?;
        played += actions;
        Some(won)
    };
    let wins = actions.iter().map(&mut wins).collect::<Option<_>>()?;
    Some((wins, played))
}

/// The chance of a side to win from what one of its seats sees, whoever is asked, as far as the allowance reaches.
#[must_use]
pub fn chance<G: Playable>(
    game: &G,
    view: &G::View,
    side: Seats,
    trial: Trial<'_>,
    allowance: &mut Allowance,
) -> Count {
    let (mut count, mut batch) = (Count::default(), trial.effort.first.max(1));
    let mut played = 0;
    while played < trial.effort.most && batch > 0 && !(trial.stop)() {
        let until = (played + batch).min(trial.effort.most);
        let (found, actions) = played_on(game, Quick::Network, view, side, trial, played..until);
        allowance.spend(actions);
        count = Count { won: count.won + found.won, of: count.of + found.of };
        batch = allowance.of(until, actions / u64::from(found.of.max(1)));
        played = until;
    }
    count
}

/// The same for any player, without an end.
#[must_use]
pub fn chance_of<G: Playable>(
    game: &G,
    quick: Quick,
    view: &G::View,
    side: Seats,
    trial: Trial<'_>,
) -> Count {
    played_on(game, quick, view, side, trial, 0..trial.effort.most).0
}

/// What came of the worlds with these numbers, and how many actions were played.
fn played_on<G: Playable>(
    game: &G,
    quick: Quick,
    view: &G::View,
    side: Seats,
    Trial { seed, stop, .. }: Trial<'_>,
    worlds: Range<u32>,
) -> (Count, u64) {
    let played = worlds.into_par_iter().filter_map(|world| {
        let seed = mix(seed, u64::from(world));
        let Ok(state) = game.imagine(view, &mut Fast::new(mix(seed, 0)));
        try_on(game, quick, state, (None, side), &mut Actions::new(), mix(seed, 1), stop)
    });
    let played: Vec<(bool, u64)> = played.collect();
    let won = played.iter().filter(|(won, _)| *won).count() as u32;
    (Count { won, of: played.len() as u32 }, played.iter().map(|(_, actions)| actions).sum())
}
