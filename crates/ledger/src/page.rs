//! The text of one file, and the place of anything in it. No file is opened here.

use crate::problem::{MOST, Problem, Problems};
use toml::de::DeTable;
use toml_parser::Source;
use toml_parser::lexer::TokenKind;

/// The bytes of a file that something takes up.
pub type Span = std::ops::Range<usize>;

/// How deep tables, lists and dotted names may lie in each other. Whoever reads a file walks down there, and the TOML reader's own bound
/// does not count the parts of dotted names.
const DEEPEST: usize = 64;

/// One file: its name as problems show it, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page<'t> {
    /// The name of the file.
    pub file: &'t str,
    /// What is written there.
    pub text: &'t str,
    /// Where lines end, so that the line of a byte is found without counting.
    breaks: Vec<usize>,
}

impl<'t> Page<'t> {
    /// A page from its name and its text.
    #[must_use]
    pub fn new(file: &'t str, text: &'t str) -> Page<'t> {
        Page { file, text, breaks: text.match_indices('\n').map(|(at, _)| at).collect() }
    }

    /// The line of a byte, from 1.
    #[must_use]
    pub fn line(&self, at: usize) -> u32 {
        let before = self.breaks.partition_point(|end| *end < at);
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
        if let Some(at) = self.too_deep() {
            let message =
                format!("tables, lists and dotted names lie more than {DEEPEST} deep in each other");
            problems.push(self.problem(at..at, message, "fewer levels"));
            return DeTable::new();
        }
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors.iter().take(MOST) {
            problems.push(self.problem(error.span().unwrap_or_default(), error.message().trim_end(), ""));
        }
        if errors.len() > MOST {
            problems.push(self.more());
        }
        table.into_inner()
    }

    /// Says that not every problem of this page is told.
    #[must_use]
    pub fn more(&self) -> Problem {
        let end = self.text.len();
        self.problem(end..end, format!("there is more that is wrong; the first {MOST} problems are told"), "")
    }

    /// Where the text goes deeper than anybody walks.
    fn too_deep(&self) -> Option<usize> {
        let mut around: Vec<usize> = Vec::new();
        let (mut depth, mut dots) = (0, 0);
        for token in Source::new(self.text).lex() {
            match token.kind() {
                TokenKind::Dot => dots += 1,
                TokenKind::LeftCurlyBracket | TokenKind::LeftSquareBracket => {
                    around.push(dots);
                    depth += dots + 1;
                    dots = 0;
                }
                TokenKind::RightCurlyBracket | TokenKind::RightSquareBracket => {
                    dots = 0;
                    depth -= around.pop().map_or(0, |dots| dots + 1);
                }
                TokenKind::Comma | TokenKind::Newline => dots = 0,
                _ => {}
            }
            if depth + dots > DEEPEST {
                return Some(token.span().start());
            }
        }
        None
    }
}
