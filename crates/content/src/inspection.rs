//! A whole pack under a game's eyes: the problems found so far and the names that its texts must know.

use crate::merge::Merged;
use crate::problem::{Problem, Problems};
use crate::texts::Named;

/// Gathers what is found while a pack is checked.
#[derive(Debug, Default)]
pub struct Inspection {
    pub(crate) problems: Problems,
    pub(crate) names: Vec<Named>,
}

impl Inspection {
    /// Nothing found yet.
    #[must_use]
    pub fn new() -> Inspection {
        Inspection::default()
    }

    /// Notes a problem.
    pub fn push(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    /// Gives up where there is nothing to go on with: all problems so far.
    #[must_use]
    pub fn into_problems(mut self) -> Problems {
        self.problems.sort();
        self.problems
    }

    /// Looks the names up in the texts of the pack and ends the inspection.
    ///
    /// # Errors
    /// Every problem found, in the order of files and lines.
    pub fn finish<T>(mut self, merged: &Merged<'_>, checked: T) -> Result<T, Problems> {
        merged.texts.check(&self.names, &mut self.problems);
        let problems = self.into_problems();
        if problems.is_empty() { Ok(checked) } else { Err(problems) }
    }
}
