//! Dice that can be checked afterwards.
//!
//! The server commits to secret bytes before anything is drawn, each person adds bytes of their own, and the seed of the draws is the hash of
//! them all: nobody can choose it. When the match is over the secret is opened, and [`verify`] derives every draw again. Who keeps the secret and
//! when it is opened is not decided here; neither are typed-in dice, which nobody can derive.

use crate::chance::{Chance, Draw, Drawn, Key, Seeded};
use crate::game::{Ctx, Silent};
use crate::session::{Session, StepKind};
use crate::vocabulary::Vocabulary;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;

/// A part of a match whose draws come from one key: until somebody else sits down, or the line was left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// After how many steps it begins; the set-up belongs to the first.
    pub from: usize,
    /// The line of play.
    pub line: u32,
    /// What the server promised: the hash of its secret, in hex.
    pub commitment: String,
    /// The secret in hex, once it is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// What persons added, in hex, in the order in which they sat down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<String>,
}

/// Why draws cannot be derived again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// There is nothing to check against.
    #[error("the file promises nothing about its dice")]
    NoPromise,
    /// The secret is still closed.
    #[error("the secret of the dice is not opened yet")]
    Closed,
    /// Something is not hex.
    #[error("the secret or a share is not written in hex")]
    NotHex,
    /// The secret is not the one that was promised.
    #[error("from step {from} on: the secret is not the one that was promised")]
    Broken {
        /// Where the stretch begins.
        from: usize,
    },
    /// A draw is not the one that the secret gives.
    #[error("step {step}: `{die}` shows {found}, but the secret gives {expected}")]
    Differs {
        /// The step, from 1; 0 for the set-up.
        step: usize,
        /// The die or pile.
        die: String,
        /// What the secret gives.
        expected: String,
        /// What is written.
        found: String,
    },
    /// Something was hidden otherwise than its seal says.
    #[error("step {step}: the seal of what was hidden does not fit")]
    Sealed {
        /// The step, from 1.
        step: usize,
    },
}

/// What a server promises about its secret.
#[must_use]
pub fn commitment(secret: &[u8]) -> String {
    let hash = blake3::Hasher::new_derive_key("undercroft 2026 dice promise").update(secret).finalize();
    hash.to_hex().to_string()
}

/// The seed of the draws: everybody's bytes together.
#[must_use]
pub fn seed<S: AsRef<[u8]>>(secret: &[u8], shares: &[S]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key("undercroft 2026 dice seed");
    for part in std::iter::once(secret).chain(shares.iter().map(AsRef::as_ref)) {
        hasher.update(&(part.len() as u64).to_le_bytes()).update(part);
    }
    *hasher.finalize().as_bytes()
}

/// What was found to be as promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// So many draws were derived again.
    pub draws: u64,
    /// So many seals hid what lay there.
    pub seals: usize,
}

/// Derives every draw of a match again, and compares what was hidden with its seals.
///
/// # Errors
/// What was not opened, not kept, drawn or hidden otherwise.
pub fn verify<G: Vocabulary + Clone>(session: &Session<G>, stretches: &[Stretch]) -> Result<Kept, Unfair> {
    let (mut keys, mut seeds) = (Vec::new(), Vec::new());
    for stretch in stretches {
        let seed = opened(stretch)?;
        keys.push((stretch.from, Key::derive(&seed, stretch.line)));
        seeds.push((stretch.from, seed));
    }
    let (mut keys, mut key) = match keys.split_first() {
        Some(((_, first), rest)) => (rest.iter().copied().peekable(), *first),
        None => return Err(Unfair::NoPromise),
    };
    let game = session.game();
    let mut state = session.state_at(0);
    let mut checker = Checker { key, next: 0, written: session.opening().to_vec().into_iter(), wrong: None };
    // A practice table begins at a given place and has drawn nothing before.
    if !session.opening().is_empty() {
        // What was played once plays again; a draw that differs is noted and its written value taken.
        let again = game.start(&mut Ctx::new(&mut checker, Silent));
        debug_assert!(again.is_ok(), "a set-up did not play again");
        checker.judge(game, 0)?;
    }
    for (at, step) in session.steps().iter().enumerate().take(session.at()) {
        while let Some((_, newer)) = keys.next_if(|(from, _)| *from <= at) {
            key = newer;
        }
        let StepKind::Played(action) = step.kind else {
            state = session.state_at(at + 1);
            continue;
        };
        checker.key = key;
        checker.written = step.drawn.clone().into_iter();
        let mut ctx = Ctx::new(&mut checker, Silent);
        let again = game.apply(&mut ctx, &mut state, step.seat, action);
        debug_assert!(again.is_ok(), "a written step did not play again: {action:?}");
        checker.judge(game, at + 1)?;
    }
    let seals = session.check_seals(&seeds).map_err(|step| Unfair::Sealed { step })?;
    Ok(Kept { draws: checker.next, seals })
}

/// The seed of a stretch whose secret is opened.
fn opened(stretch: &Stretch) -> Result<[u8; 32], Unfair> {
    let secret = unhex(stretch.secret.as_deref().ok_or(Unfair::Closed)?).ok_or(Unfair::NotHex)?;
    let shares: Option<Vec<Vec<u8>>> = stretch.shares.iter().map(|share| unhex(share)).collect();
    if commitment(&secret) != stretch.commitment {
        return Err(Unfair::Broken { from: stretch.from });
    }
    Ok(seed(&secret, &shares.ok_or(Unfair::NotHex)?))
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    digits
        .chunks(2)
        .map(|pair| u8::try_from(pair.iter().fold(0, |byte, digit| byte << 4 | digit)).ok())
        .collect()
}

/// Answers with the written draws and compares each with the derived one.
struct Checker {
    key: Key,
    next: u64,
    written: std::vec::IntoIter<Drawn>,
    wrong: Option<(&'static str, u32, u32)>,
}

impl Chance for &mut Checker {
    type Pause = Infallible;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Infallible> {
        let Ok(derived) = Seeded::new(self.key, self.next).pick(draw);
        self.next += 1;
        let value = self.written.next().map_or(derived, |drawn| drawn.value);
        if value != derived && self.wrong.is_none() {
            self.wrong = Some((draw.name, derived, value));
        }
        Ok(value)
    }
}

impl Checker {
    fn judge<G: Vocabulary>(&self, game: &G, step: usize) -> Result<(), Unfair> {
        let Some((die, expected, found)) = self.wrong else { return Ok(()) };
        Err(Unfair::Differs {
            step,
            die: die.to_owned(),
            expected: game.draw_word(die, expected),
            found: game.draw_word(die, found),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_changes_the_seed() {
        let none: [&[u8]; 0] = [];
        let all = [
            seed(b"s", &none),
            seed(b"s", &["a"]),
            seed(b"s", &["a", "b"]),
            seed(b"s", &["ab"]),
            seed(b"t", &["a"]),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(all.iter().skip(at + 1).all(|other| one != other));
        }
        assert_ne!(commitment(b"s"), commitment(b"t"));
    }

    #[test]
    fn hex_is_read_and_nothing_else() {
        assert_eq!(unhex("00ff"), Some(vec![0, 255]));
        for wrong in ["0", "0x", "é"] {
            assert_eq!(unhex(wrong), None);
        }
    }
}
