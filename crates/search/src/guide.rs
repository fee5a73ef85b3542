//! What a game tells the search: who plays with whom, what looks good, how to play on, what a position is worth.
//! Everything has a default, so that a game without a guide can be searched, too.

use undercroft_kernel::{Actions, Fast, Game, Outcome, Seat, Seats};

/// A set of seats has room for so many.
pub const MAX_SEATS: usize = 16;

/// What a position is worth to each seat, from 0 (lost) to 1 (won).
pub type Values = [f32; MAX_SEATS];

/// A game's own knowledge. States handed to it are imagined ones; it never sees the true one.
pub trait Guide<G: Game> {
    /// The seats that win and lose with `seat`, itself included.
    fn allies(&self, _: &G, seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// What an end is worth to `seat`.
    fn reward(&self, game: &G, _: &G::State, outcome: &Outcome, seat: Seat) -> f32 {
        let allies = self.allies(game, seat);
        if allies.iter().any(|ally| outcome.winners.has(ally)) { 1.0 } else { 0.0 }
    }

    /// A number for what `seat` sees of the state: results of chance with different numbers are searched apart. Without one, they are told
    /// apart by who is asked and, where that is `seat` itself, by its choices. It must not depend on what `seat` cannot see.
    fn observation(&self, _: &G, _: &G::State, _: Seat) -> Option<u64> {
        None
    }

    /// Move ordering: the more promising a choice, the higher its weight, from 0 to 1. All weights are 0 when it is asked.
    fn order(&mut self, _: &G, _: &G::State, _: Seat, _: &Actions<G::Action>, _: &mut [f32]) {}

    /// The choice that a simulation takes beyond the tree, by its number in the list.
    fn rollout(
        &mut self,
        _: &G,
        _: &G::State,
        _: Seat,
        offered: &Actions<G::Action>,
        chance: &mut Fast,
    ) -> usize {
        chance.below(offered.len() as u32) as usize
    }

    /// A value in place of playing on, asked before each choice beyond the tree: `decisions` were taken there so far. Says whether `values`
    /// were written.
    fn evaluate(&mut self, _: &G, _: &G::State, _decisions: u32, _values: &mut Values) -> bool {
        false
    }
}

/// No knowledge: random play to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain;

impl<G: Game> Guide<G> for Plain {}
