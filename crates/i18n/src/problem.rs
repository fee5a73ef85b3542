//! What is wrong with texts: found when they are loaded or compared, or when something is to be said that has no text.

use crate::lang::Lang;
use std::fmt;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file, such as `texts/fr/app.ftl`; empty for what is noticed while speaking.
    pub file: String,
    /// The line, from 1; 0 when the whole file is meant.
    pub line: u32,
    /// The message, with its attribute if one is meant; empty when the file cannot be read that far.
    pub key: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum Fault {
    /// Not Fluent.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The same message again.
    #[error("is there twice")]
    Twice,
    /// The other language has no such file, message or attribute.
    #[error("is missing in {0}")]
    MissingIn(Lang),
    /// The other language says it with other variables.
    #[error("uses {ours}, but in {other} {theirs}")]
    OtherVariables {
        /// The variables used here.
        ours: String,
        /// The other language.
        other: Lang,
        /// The variables used there.
        theirs: String,
    },
    /// One of `.you` and `.they` without the other.
    #[error("has only one of .you and .they")]
    HalfAPair,
    /// A message, term or function that does not exist is referred to.
    #[error("refers to {0}, which does not exist")]
    NoSuchReference(String),
    /// No language has this text: its key was spoken in plain words.
    #[error("has no text")]
    Unknown,
    /// There is only an English text: it was spoken.
    #[error("has no text in {0}")]
    Untranslated(Lang),
    /// The text needs a variable that was not given.
    #[error("was said without ${0}")]
    Unsaid(String),
    /// The text could not be spoken.
    #[error("cannot be said: {0}")]
    Unspeakable(String),
}

impl Problem {
    /// A problem that is noticed while speaking.
    pub(crate) fn heard(key: &str, fault: Fault) -> Problem {
        Problem { file: String::new(), line: 0, key: key.to_owned(), fault }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file.as_str(), self.line) {
            ("", _) => {}
            (file, 0) => write!(f, "{file}: ")?,
            (file, line) => write!(f, "{file}:{line}: ")?,
        }
        if !self.key.is_empty() {
            write!(f, "`{}` ", self.key)?;
        }
        write!(f, "{}", self.fault)
    }
}

impl std::error::Error for Problem {}
