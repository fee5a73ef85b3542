//! What is wrong with a pack: one [`Problem`] each, gathered in [`Problems`] so that all are told at once.

use crate::record::Span;
use std::fmt;

/// One thing that is wrong, with its place and with what was expected there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problem {
    /// The pack's id, as far as it is known.
    pub pack: String,
    /// The file with the place of its pack before it, such as `content/mini-rogue/base-ed2021/board.toml`;
    /// empty when there is no such pack.
    pub file: String,
    /// The line, from 1; 0 when the problem is about the file as a whole.
    pub line: u32,
    /// The bytes of the file that are meant, for renderers that quote them.
    pub span: Option<Span>,
    /// The record, such as `room trap_spikes`; empty outside of records.
    pub record: String,
    /// What is wrong.
    pub message: String,
    /// What would have been right; empty where the message says it all.
    pub expected: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file.as_str(), self.line) {
            ("", _) => {}
            (file, 0) => write!(f, "{file}: ")?,
            (file, line) => write!(f, "{file}:{line}: ")?,
        }
        if !self.record.is_empty() {
            write!(f, "{}: ", self.record)?;
        }
        f.write_str(&self.message)?;
        if !self.expected.is_empty() {
            write!(f, "; expected {}", self.expected)?;
        }
        Ok(())
    }
}

/// Everything that is wrong, one line each when shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Adds one. The same problem twice is one: packs that share a file share its problems.
    pub fn push(&mut self, problem: Problem) {
        if !self.0.contains(&problem) {
            self.0.push(problem);
        }
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

    /// Puts them in the order of files and lines.
    pub(crate) fn sort(&mut self) {
        self.0.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    }
}

impl Extend<Problem> for Problems {
    fn extend<I: IntoIterator<Item = Problem>>(&mut self, problems: I) {
        problems.into_iter().for_each(|problem| self.push(problem));
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
