//! Running a scenario in one edition.

use crate::case::Case;
use crate::failure::Failure;
use crate::format::{At, is_wanted};
use crate::walk::{SET_UP, Walk};
use undercroft_kernel::{Narrate, Vocabulary, WordError};

/// Plays a scenario and judges everything it claims. `game` is the one that the case's `setup` opens.
///
/// # Errors
/// The first thing that fails, with its line; claims of one step that fail are told together.
pub fn run<G: Vocabulary + Narrate + Clone>(game: &G, case: &Case) -> Result<(), Failure> {
    let Some(mut walk) = Walk::open(game, case)? else { return Ok(()) };
    for (index, step) in case.scenario.steps.iter().enumerate() {
        walk.step(index + 1, step)?;
    }
    Ok(())
}

/// Judges a case whose game could not be opened: right if the scenario says that this rule refuses its set-up.
///
/// # Errors
/// The error, unless it is the refusal that the scenario demands.
pub fn opening_refused(case: &Case, error: &WordError) -> Result<(), Failure> {
    let rule = if let WordError::Impossible { rule, .. } = error { Some(rule.0) } else { None };
    match &case.scenario.refuse {
        Some(At { value, .. }) if is_wanted(rule, value) => Ok(()),
        Some(At { line, value }) => {
            Err(Failure::new(case, *line, SET_UP, format!("{error}, expected a refusal by {value}")))
        }
        None => Err(Failure::new(case, case.scenario.line, SET_UP, error.to_string())),
    }
}
