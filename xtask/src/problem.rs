//! What is wrong: the place, what stands there and what was expected. One line each when shown.

use std::fmt;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file, from the root of the workspace.
    pub file: String,
    /// The line, from 1; 0 when the file as a whole is meant.
    pub line: usize,
    /// What is wrong.
    pub what: String,
    /// What would have been right; empty where `what` says it all.
    pub expected: String,
}

impl Problem {
    /// A problem at a place.
    pub fn new(file: &str, line: usize, what: impl Into<String>, expected: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line, what: what.into(), expected: expected.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what)?,
            line => write!(f, "{}:{line}: {}", self.file, self.what)?,
        }
        if self.expected.is_empty() { Ok(()) } else { write!(f, "; expected {}", self.expected) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_one_line_with_its_place() {
        let problem = Problem::new("a.rs", 3, "`x` is there", "`y`");
        assert_eq!(problem.to_string(), "a.rs:3: `x` is there; expected `y`");
        assert_eq!(Problem::new("a.rs", 0, "it is empty", "").to_string(), "a.rs: it is empty");
    }
}
