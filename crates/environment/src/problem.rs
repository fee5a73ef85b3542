//! What can go wrong, each with its sentence for whoever writes the program.

use undercroft_catalog::OpenError;
use undercroft_kernel::{RuleId, WordError};

#[derive(Clone, Debug, thiserror::Error)]
pub enum Problem {
    #[error("{0}")]
    Open(String),
    #[error("there is no seat {seat}; this table has {seats}")]
    NoSeat { seat: usize, seats: usize },
    #[error("it is not the turn of {seat}; asked: {asked}")]
    NotAsked { seat: String, asked: String },
    #[error("the match is over")]
    Over,
    #[error("chance has to answer first: {draw} is drawn")]
    ChanceFirst { draw: &'static str },
    #[error("no draw is open: nothing has to be answered by chance")]
    NoDraw,
    #[error("{value} cannot come out of {draw}")]
    Impossible { draw: &'static str, value: u32 },
    #[error("{0}")]
    NotUnderstood(String),
    #[error("`{action}` is not allowed here ({rule})")]
    Illegal { action: String, rule: RuleId },
    #[error("there is no entry {entry} in the table of actions; it has {size}")]
    NoEntry { entry: usize, size: usize },
    #[error("entry {entry} of the table of actions, `{text}`, is not allowed here")]
    NotOffered { entry: usize, text: String },
    #[error("nothing of what is allowed stands in the table of actions: {0}")]
    NotInTable(String),
    #[error("a bound of the state is exceeded")]
    Bound,
    #[error("not a saved state: {0}")]
    NotSaved(String),
    #[error("the saved state is of another {what}: {found}, and this is {expected}")]
    Foreign { what: &'static str, found: String, expected: String },
    #[error("the saved state cannot be: {0}")]
    Broken(WordError),
    #[error("{what} has {found} elements and needs {expected}")]
    Size { what: &'static str, found: usize, expected: usize },
    #[error("there is no match {index}; the batch has {size}")]
    NoMatch { index: usize, size: usize },
    #[error("a match does not end: given up after {0} actions without a choice")]
    Endless(usize),
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Problem {
        Problem::Open(match error {
            OpenError::Game { name, known } => format!("there is no game `{name}`; known: {known}"),
            OpenError::Option(error) => error.to_string(),
            OpenError::Content(problems) => problems.to_string(),
        })
    }
}
