//! Why a match could not be opened: an option of the form, or the pack.

use crate::problem::Problems;
use undercroft_kernel::WordError;

/// Why a match could not be opened.
#[derive(Clone, Debug)]
pub enum OpenError {
    Option(WordError),
    Content(Problems),
}

impl From<WordError> for OpenError {
    fn from(option: WordError) -> Self {
        OpenError::Option(option)
    }
}

impl From<Problems> for OpenError {
    fn from(problems: Problems) -> Self {
        OpenError::Content(problems)
    }
}
