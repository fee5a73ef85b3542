//! What was counted: whole numbers only, so that adding tallies up gives the same in any order.

use std::collections::BTreeMap;

/// A sum of whole numbers with what a mean and its spread need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// How many numbers.
    pub count: u64,
    pub total: i128,
    pub squares: i128,
}

impl Sum {
    pub const fn add(&mut self, number: i64) {
        let number = number as i128;
        self.count += 1;
        self.total += number;
        self.squares += number * number;
    }

    /// Adds another sum.
    pub const fn merge(&mut self, other: Sum) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }
}

/// What came of many matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches that came to their end.
    pub games: u64,
    /// Matches that the first seat won, alone or with others.
    pub won: u64,
    /// Matches that did not end within the bound, or whose rules refused their own offer. There should be none.
    pub unfinished: u64,
    /// Decisions of a match: with at least two legal choices.
    pub decisions: Sum,
    /// The facts that were asked for, at the end of each match, in the order of the plan.
    pub facts: Vec<Sum>,
    /// How often each end came about.
    pub ends: BTreeMap<&'static str, u64>,
    /// Where seats compete: who sat, and how often it won.
    pub who: BTreeMap<String, Sat>,
}

/// How often somebody sat at the table, and how often it won, alone or with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sat {
    /// Matches that came to their end.
    pub games: u64,
    /// Matches that it won.
    pub won: u64,
}

impl Tally {
    /// Adds another tally of the same plan.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.won += other.won;
        self.unfinished += other.unfinished;
        self.decisions.merge(other.decisions);
        if self.facts.len() < other.facts.len() {
            self.facts.resize(other.facts.len(), Sum::default());
        }
        for (sum, more) in self.facts.iter_mut().zip(other.facts) {
            sum.merge(more);
        }
        for (end, count) in other.ends {
            *self.ends.entry(end).or_default() += count;
        }
        for (name, more) in other.who {
            let sat = self.who.entry(name).or_default();
            sat.games += more.games;
            sat.won += more.won;
        }
        self
    }
}
