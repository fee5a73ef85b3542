//! Chance from outside: a source that gives the answers it was handed, samples what is missing if it has a generator, and otherwise stops
//! and tells what may come out.

use undercroft_kernel::outcomes::alternatives;
use undercroft_kernel::{Chance, Draw, Fast, Seat};

/// What may come out of an open draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub value: u32,
    /// As players say it.
    pub word: String,
    /// How often, of the sum of all weights.
    pub weight: u128,
}

/// A draw that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingDraw {
    /// The die or pile.
    pub name: &'static str,
    /// Who rolls.
    pub seat: Option<Seat>,
    pub outcomes: Vec<Outcome>,
}

/// A draw without an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fork {
    pub name: &'static str,
    pub seat: Option<Seat>,
    pub rows: Vec<(u32, u128)>,
}

pub(crate) struct Source<'a> {
    given: &'a [u32],
    used: usize,
    rng: Option<&'a mut Fast>,
    /// What was sampled after the given answers.
    pub sampled: Vec<u32>,
}

impl<'a> Source<'a> {
    pub fn new(given: &'a [u32], rng: Option<&'a mut Fast>) -> Source<'a> {
        Source { given, used: 0, rng, sampled: Vec::new() }
    }
}

impl Chance for Source<'_> {
    type Pause = Fork;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Fork> {
        if let Some(value) = self.given.get(self.used) {
            self.used += 1;
            // A list that was not checked against this draw must not reach the rules.
            let rows = alternatives(draw.weights);
            if rows.iter().any(|(known, _)| known == value) {
                return Ok(*value);
            }
            return Err(Fork { name: draw.name, seat: draw.seat, rows });
        }
        match &mut self.rng {
            Some(rng) => {
                let Ok(value) = rng.pick(draw);
                self.sampled.push(value);
                Ok(value)
            }
            None => Err(Fork { name: draw.name, seat: draw.seat, rows: alternatives(draw.weights) }),
        }
    }
}
