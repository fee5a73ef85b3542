//! The heroes' record: what has to be done for each feat.

use super::tokens::Token;
use undercroft_kernel::ids;

/// The most feats: a set of feats is one 32-bit mask.
pub const MAX_FEATS: usize = 32;

ids! {
    FeatId,
}

/// A line of the heroes' record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feat {
    pub id: String,
    /// What has to be done.
    pub goal: Goal,
}

/// What a feat asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Arrive with exactly this life.
    ArriveWithLife(u8),
    /// Arrive with life at the maximum.
    ArriveUnhurt,
    /// Arrive with at least this mana.
    ArriveWithMana(u8),
    ArriveAlone,
    /// Arrive in a game in which at least so many do.
    ArriveTogether(u8),
    /// Arrive with the first so many artefacts of the game.
    ArriveWithFirstArtefacts(u8),
    /// Kill at least so many heroes.
    Kill(u8),
    /// Roll so many failures in a row with a divine die.
    FailInARow(u8),
    /// Draw this token so many times in a row.
    DrawInARow(Token, u8),
    /// Die next to the last space.
    DieBeforeTheEnd,
    DieAgainstAlpha,
    /// Finish with at least this score.
    Score(u8),
}
