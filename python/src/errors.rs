//! Problems as Python exceptions, and panics caught on the way.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use undercroft_environment::Problem;

create_exception!(undercroft, UndercroftError, PyValueError, "Anything that undercroft refuses.");
create_exception!(undercroft, IllegalActionError, UndercroftError, "The rules do not allow the action now.");
create_exception!(
    undercroft,
    ForeignStateError,
    UndercroftError,
    "A state of another game, set-up or version."
);

pub fn add(py: Python<'_>, module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("UndercroftError", py.get_type::<UndercroftError>())?;
    module.add("IllegalActionError", py.get_type::<IllegalActionError>())?;
    module.add("ForeignStateError", py.get_type::<ForeignStateError>())
}

/// The exception of a problem.
pub fn raise(problem: Problem) -> PyErr {
    let sentence = problem.to_string();
    match problem {
        Problem::Illegal { .. }
        | Problem::NotOffered { .. }
        | Problem::NotAsked { .. }
        | Problem::Over
        | Problem::NotUnderstood(_)
        | Problem::ChanceFirst { .. }
        | Problem::NoEntry { .. } => IllegalActionError::new_err(sentence),
        Problem::Foreign { .. } | Problem::NotSaved(_) | Problem::Broken(_) => {
            ForeignStateError::new_err(sentence)
        }
        _ => UndercroftError::new_err(sentence),
    }
}

/// Runs something that may refuse; a panic of the rules becomes an exception, too.
pub fn guard<T>(work: impl FnOnce() -> Result<T, Problem>) -> PyResult<T> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done.map_err(raise),
        Err(_) => Err(UndercroftError::new_err(
            "the rules fell over here: this is a mistake of undercroft, please report it",
        )),
    }
}
