//! All laws over many games, and what came of it.
//! A law that fails does not stop the others: a report names every law that is broken, with its first failure.
//! Deliberately absent: printing; a report is text for whoever wants to show it.

use super::failure::Failure;
use super::run::{Reach, Run, each_game};
use super::{imagine, legal, notation, odds, random_play, refused, replays, serial, typed_in, undo};
use std::collections::BTreeSet;
use std::fmt;
use undercroft_kernel::{Narrate, Vocabulary};

/// What came of one law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    pub law: &'static str,
    /// How many games it was to look at.
    pub games: u64,
    /// The first failure, if there was one.
    pub failure: Option<Failure>,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub run: Run,
    /// Every law in the order in which it was checked.
    pub laws: Vec<Checked>,
    /// The kinds of action whose odds were too many to tabulate. None of them may be one that a player weighs.
    pub too_many: BTreeSet<String>,
}

impl Report {
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        self.laws.iter().filter_map(|law| law.failure.as_ref())
    }

    /// Whether no law was broken.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.failures().next().is_none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for law in &self.laws {
            let share =
                if law.games < self.run.games { format!(" of {}", self.run.games) } else { String::new() };
            match &law.failure {
                None => writeln!(f, "holds   {} ({}{share} games)", law.law, law.games)?,
                Some(failure) => writeln!(f, "BROKEN  {failure}")?,
            }
        }
        if !self.too_many.is_empty() {
            let kinds: Vec<&str> = self.too_many.iter().map(String::as_str).collect();
            writeln!(f, "too many outcomes to tabulate: {}", kinds.join(", "))?;
        }
        Ok(())
    }
}

/// A law as the run sees it.
struct Law<G> {
    name: &'static str,
    reach: Reach,
    check: fn(&G, &Run, u64) -> Result<(), Failure>,
}

/// The laws that give nothing but success or failure, cheap ones first.
fn laws<G: Vocabulary + Narrate + Clone>() -> Vec<Law<G>> {
    use Reach::{Deep, Every};
    vec![
        Law { name: random_play::LAW, reach: Every, check: random_play::check },
        Law { name: legal::LAW, reach: Every, check: legal::check },
        Law { name: refused::LAW, reach: Every, check: refused::check },
        Law { name: replays::LAW, reach: Deep, check: replays::check },
        Law { name: undo::LAW, reach: Deep, check: undo::check },
        Law { name: typed_in::LAW, reach: Deep, check: typed_in::check },
        Law { name: notation::LAW, reach: Deep, check: notation::check },
        Law { name: serial::LAW, reach: Deep, check: serial::check },
        Law { name: imagine::LAW, reach: Deep, check: imagine::check },
        #[cfg(feature = "allocations")]
        Law { name: super::allocation::LAW, reach: Deep, check: super::allocation::check },
    ]
}

/// Checks every law over the games of a run. `progress` hears the law, the games done and the games to do.
///
/// The cheap laws look at every game, the dear ones at [`Run::deep_games`] of them; the report says how many. Without
/// the feature `allocations`, the law about them is missing from the report.
pub fn run_all<G: Vocabulary + Narrate + Clone + Sync>(
    game: &G,
    run: &Run,
    progress: &mut dyn FnMut(&str, u64, u64),
) -> Report {
    let mut report = Report { run: *run, laws: Vec::new(), too_many: BTreeSet::new() };
    for law in laws::<G>() {
        let mut heard = |done, total| progress(law.name, done, total);
        let result = each_game(run, law.reach, &mut heard, |seed| (law.check)(game, run, seed));
        report.laws.push(Checked { law: law.name, games: law.reach.games(run), failure: result.err() });
    }
    let mut heard = |done, total| progress(odds::LAW, done, total);
    let result = each_game(run, Reach::Deep, &mut heard, |seed| odds::check(game, run, seed));
    let failure = match result {
        Ok(kinds) => {
            report.too_many.extend(kinds.into_iter().flatten());
            None
        }
        Err(failure) => Some(failure),
    };
    report.laws.push(Checked { law: odds::LAW, games: Reach::Deep.games(run), failure });
    report
}
