//! The text of one file, and the place of anything in it. No file is opened here.

use crate::problem::{Problem, Problems};
use toml::de::DeTable;

/// The bytes of a file that something takes up.
pub type Span = std::ops::Range<usize>;

/// One file: its name as problems show it, and its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page<'t> {
    /// The name of the file.
    pub file: &'t str,
    /// What is written there.
    pub text: &'t str,
}

impl<'t> Page<'t> {
    /// A page from its name and its text.
    #[must_use]
    pub const fn new(file: &'t str, text: &'t str) -> Page<'t> {
        Page { file, text }
    }

    /// The line of a byte, from 1.
    #[must_use]
    pub fn line(&self, at: usize) -> u32 {
        let before = self.text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count();
        u32::try_from(before).map_or(u32::MAX, |lines| lines.saturating_add(1))
    }

    /// A problem at a place of this page.
    pub fn problem(&self, span: Span, message: impl Into<String>, expected: impl Into<String>) -> Problem {
        Problem {
            file: self.file.to_owned(),
            line: self.line(span.start),
            span: Some(span),
            message: message.into(),
            expected: expected.into(),
        }
    }

    /// Reads the page as TOML: what can be read, and a problem for everything that cannot.
    pub fn parse(&self, problems: &mut Problems) -> DeTable<'t> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            problems.push(self.problem(error.span().unwrap_or_default(), error.message().trim_end(), ""));
        }
        table.into_inner()
    }
}
