//! What is wrong with a file: one [`Problem`] each, gathered in [`Problems`] so that all are told at once.
//! The ledger and the scenario files share it.

use crate::page::Span;
use std::fmt;

/// How many problems of a file are told.
pub const MOST: usize = 100;
/// How many letters of what somebody has written are said back.
const SHOWN: usize = 120;

/// What somebody has written, as a problem says it back: in short.
#[must_use]
pub fn shown(text: &str) -> std::borrow::Cow<'_, str> {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()).into(),
        None => text.into(),
    }
}

/// One thing that is wrong, with its place and with what was expected there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problem {
    pub file: String,
    /// The line, from 1; 0 when the problem is about the file as a whole.
    pub line: u32,
    /// The bytes of the file that are meant, for renderers that quote them.
    pub span: Option<Span>,
    /// What is wrong.
    pub message: String,
    /// What would have been right; empty where the message says it all.
    pub expected: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message)?,
            line => write!(f, "{}:{line}: {}", self.file, self.message)?,
        }
        if self.expected.is_empty() { Ok(()) } else { write!(f, "; expected {}", self.expected) }
    }
}

/// Everything that is wrong, one line each when shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Adds one.
    pub fn push(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The problems in order.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// The value, if nothing was wrong with it; otherwise the problems in the order of files and lines.
    ///
    /// # Errors
    /// The problems, when there are any.
    pub fn or<T>(mut self, value: T) -> Result<T, Problems> {
        if self.is_empty() {
            return Ok(value);
        }
        self.0.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Err(self)
    }
}

impl Extend<Problem> for Problems {
    fn extend<I: IntoIterator<Item = Problem>>(&mut self, problems: I) {
        self.0.extend(problems);
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let end = if index == 0 { "" } else { "\n" };
            write!(f, "{end}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}
