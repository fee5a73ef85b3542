//! How good a decision was.

use serde::Serialize;

/// How good a decision was, from its loss and its lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The best choice by far, and not the one that a quick look suggests.
    Find,
    Best,
    /// Not the best, but next to nothing was lost.
    Fine,
    Slip,
    Blunder,
}

/// In hundredths of a point: a decision that lost less is fine.
const FINE: i32 = 100;
/// One that lost more is a blunder.
const BLUNDER: i32 = 600;
/// One that is better than every other by so much may be a find.
pub const FIND: i32 = 300;

impl Verdict {
    /// The verdict on a decision that lost so much (never negative), and whether it was a find.
    #[must_use]
    pub const fn of(loss: i32, find: bool) -> Verdict {
        match loss {
            0 if find => Verdict::Find,
            0 => Verdict::Best,
            ..FINE => Verdict::Fine,
            FINE..=BLUNDER => Verdict::Slip,
            _ => Verdict::Blunder,
        }
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Find => "find",
            Verdict::Best => "best",
            Verdict::Fine => "fine",
            Verdict::Slip => "slip",
            Verdict::Blunder => "blunder",
        }
    }
}
