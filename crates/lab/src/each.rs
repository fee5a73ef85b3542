//! Matches one by one: a row for each, by the number that its dice come from, and the same behind one object for any game.

use crate::matches::{Plan, play_one};
use crate::tally::{Sum, Tally};
use rayon::prelude::*;
use std::ops::Range;
use undercroft_catalog::{Card, Playable, Visitor};
use undercroft_kernel::Actions;

/// What came of one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number: with the base seed it names the match.
    pub number: u64,
    /// Whether the first seat won, alone or with others.
    pub won: bool,
    /// The word of its end; none where it was given up.
    pub end: Option<&'static str>,
    pub decisions: i64,
    /// The facts of the plan at its end; none where one is no whole number.
    pub facts: Vec<Option<i64>>,
}

impl Played {
    fn of(number: u64, tally: &Tally) -> Played {
        let fact = |sum: &Sum| (sum.count > 0).then_some(sum.total as i64);
        Played {
            number,
            won: tally.won > 0,
            end: tally.ends.keys().next().copied(),
            decisions: tally.decisions.total as i64,
            facts: tally.facts.iter().map(fact).collect(),
        }
    }
}

/// A table that can be played again and again, whichever game it is of.
pub trait Bench: Send + Sync {
    /// The matches of these numbers, in order, on every core. Fewer when `stop` said so: those from the front that were done.
    fn play(&self, numbers: Range<u64>, stop: &(dyn Fn() -> bool + Sync)) -> Vec<Played>;
}

/// Makes a bench of an opened game; the plan's own numbers do not count.
pub struct Benches(pub Plan);

impl Visitor for Benches {
    type Out = Box<dyn Bench>;
    fn visit<G: Playable>(self, game: G, card: Card) -> Self::Out {
        bench(game, Plan { who: None, opponent: card.measure.opponent, ..self.0 })
    }
}

/// A bench of a game; of the plan, players, seed and facts count.
pub fn bench<G: Playable>(game: G, plan: Plan) -> Box<dyn Bench> {
    Box::new(Opened { game, plan })
}

struct Opened<G> {
    game: G,
    plan: Plan,
}

impl<G: Playable> Bench for Opened<G> {
    fn play(&self, numbers: Range<u64>, stop: &(dyn Fn() -> bool + Sync)) -> Vec<Played> {
        let play = |number: u64| {
            if stop() {
                return None;
            }
            let mut tally = Tally { facts: vec![Sum::default(); self.plan.facts.len()], ..Tally::default() };
            play_one(&self.game, &self.plan, number, &mut Actions::new(), &mut tally);
            Some(Played::of(number, &tally))
        };
        let played: Vec<Option<Played>> = numbers.into_par_iter().map(play).collect();
        played.into_iter().map_while(|match_| match_).collect()
    }
}
