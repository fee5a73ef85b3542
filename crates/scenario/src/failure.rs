//! How a scenario fails: where it is written, what was played, and what was found instead.

use crate::case::Case;
use std::fmt;

/// Why a scenario failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub file: String,
    /// The line of what failed.
    pub line: u32,
    /// The scenario with its edition.
    pub scenario: String,
    /// Where in the scenario: `set-up`, or the step with its action.
    pub step: String,
    /// What was found, and what was expected.
    pub text: String,
}

impl Failure {
    pub(crate) fn new(case: &Case, line: u32, step: impl Into<String>, text: impl Into<String>) -> Failure {
        let (file, scenario) = (case.scenario.file.clone(), case.name());
        Failure { file, line, scenario, step: step.into(), text: text.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}, {}: {}", self.file, self.line, self.scenario, self.step, self.text)
    }
}

impl std::error::Error for Failure {}

/// A claim that holds even when its action is left out, so that it shows nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unproven {
    pub file: String,
    /// The line of the claim.
    pub line: u32,
    /// The scenario with its edition.
    pub scenario: String,
    /// Where in the scenario.
    pub step: String,
    /// The claim.
    pub text: String,
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}, {}: {}", self.file, self.line, self.scenario, self.step, self.text)
    }
}
