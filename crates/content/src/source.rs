//! The texts of one pack, and the place of anything in them. No file is opened here.

use crate::problem::{Problem, Problems};
use crate::record::{Fields, Misfit, Span};
use std::borrow::Cow;
use std::collections::BTreeMap;
use toml::de::DeTable;

/// The name of the manifest file.
pub(crate) const MANIFEST: &str = "pack.toml";

/// The files of one pack: names relative to its folder, and texts.
#[derive(Clone, Debug, Default)]
pub struct Source {
    place: String,
    files: BTreeMap<String, Cow<'static, str>>,
}

impl Source {
    /// A pack's files. `place` is where the folder lies; problems show it before the file name.
    pub fn new<N, T>(place: impl Into<String>, files: impl IntoIterator<Item = (N, T)>) -> Source
    where
        N: Into<String>,
        T: Into<Cow<'static, str>>,
    {
        let files = files.into_iter().map(|(name, text)| (name.into(), text.into())).collect();
        Source { place: place.into(), files }
    }

    /// One file as a page of the pack `pack`.
    pub(crate) fn page<'l>(&'l self, pack: &'l str, file: &str) -> Option<Page<'l>> {
        let (file, text) = self.files.get_key_value(file)?;
        Some(Page { pack, place: &self.place, file, text })
    }

    /// All files as pages, in the order of their names.
    pub(crate) fn pages<'l>(&'l self, pack: &'l str) -> impl Iterator<Item = Page<'l>> {
        self.files.iter().map(move |(file, text)| Page { pack, place: &self.place, file, text })
    }

    /// The manifest; an empty page stands in for a missing one, so that the problem has a place.
    pub(crate) fn manifest<'l>(&'l self, pack: &'l str) -> Page<'l> {
        self.page(pack, MANIFEST).unwrap_or(Page { pack, place: &self.place, file: MANIFEST, text: "" })
    }
}

/// One file of a pack, with what it takes to name a place in it.
#[derive(Clone, Copy, Debug)]
pub struct Page<'l> {
    /// The pack's id.
    pub pack: &'l str,
    place: &'l str,
    /// The file's name within its pack.
    pub file: &'l str,
    /// What is written there.
    pub text: &'l str,
}

impl<'l> Page<'l> {
    /// Reads the page as TOML: what can be read, and a problem for everything that cannot.
    pub(crate) fn parse(&self, problems: &mut Problems) -> Fields<'l> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let misfit = Misfit::new(error.message(), error.span());
            problems.push(self.problem("", misfit.span, misfit.message, misfit.expected));
        }
        Fields { span: table.span(), table: table.into_inner() }
    }

    /// The line of a byte, from 1.
    #[must_use]
    pub fn line(&self, at: usize) -> u32 {
        let before = self.text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count();
        u32::try_from(before).map_or(u32::MAX, |lines| lines.saturating_add(1))
    }

    /// The file with the place of its pack before it.
    #[must_use]
    pub fn path(&self) -> String {
        if self.place.is_empty() { self.file.to_owned() } else { format!("{}/{}", self.place, self.file) }
    }

    /// A problem on this page; without a span it is about the file as a whole.
    pub fn problem(
        &self,
        record: impl Into<String>,
        span: Option<Span>,
        message: impl Into<String>,
        expected: impl Into<String>,
    ) -> Problem {
        Problem {
            pack: self.pack.to_owned(),
            file: self.path(),
            line: span.as_ref().map_or(0, |span| self.line(span.start)),
            span,
            record: record.into(),
            message: message.into(),
            expected: expected.into(),
        }
    }
}
