//! What a law says when a game breaks it: one readable sentence with everything needed to see it again.
//! States are long, so two of them are shown only around the place where they differ first.
//! Deliberately absent: backtraces and panics; a law returns its failure and a test or a report shows it.

use std::fmt::{self, Debug, Display};

/// Where and how a game broke a law. Its debug form is the sentence too, so that a failed test reads well.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    pub law: &'static str,
    /// The seed of the game: a run of one game with this seed shows it again.
    pub seed: u64,
    /// How many steps had been played.
    pub step: u64,
    /// The action in question, in its notation.
    pub action: Option<String>,
    /// What was seen and what was expected.
    pub what: String,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: in the game of seed {}, after {} steps, ", self.law, self.seed, self.step)?;
        match &self.action {
            Some(action) => write!(f, "at `{action}`: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl std::error::Error for Failure {}

/// Says where two things differ first: `expected "…coins: 2, tok…", saw "…coins: 3, tok…"`.
pub(super) fn difference<T: Debug + ?Sized>(expected: &T, seen: &T) -> String {
    let (expected, seen) = (format!("{expected:?}"), format!("{seen:?}"));
    let same = expected.chars().zip(seen.chars()).take_while(|(a, b)| a == b).count();
    format!("expected {}, saw {}", around(&expected, same), around(&seen, same))
}

/// The text around character `at`, shortened on both sides.
fn around(text: &str, at: usize) -> String {
    let from = at.saturating_sub(40);
    let part: String = text.chars().skip(from).take(90).collect();
    let begun = if from > 0 { "…" } else { "" };
    let ended = if text.chars().count() > from + 90 { "…" } else { "" };
    format!("`{begun}{part}{ended}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_sentence() {
        let what = "expected `2`, saw `3`".to_owned();
        let failure = Failure { law: "some_law", seed: 7, step: 3, action: Some("pass".to_owned()), what };
        let sentence = "some_law: in the game of seed 7, after 3 steps, at `pass`: expected `2`, saw `3`";
        assert_eq!(format!("{failure:?}"), sentence);
    }

    #[test]
    fn a_difference_shows_the_place_and_not_the_whole() {
        let long = "x".repeat(200);
        let sentence = difference(&format!("{long}1{long}"), &format!("{long}2{long}"));
        assert!(sentence.contains("x1x") && sentence.contains("x2x"), "{sentence}");
        assert!(sentence.chars().count() < 240, "{sentence}");
    }
}
