//! Why a table does not do what it is asked for. No status code is here: `api/problems.rs` says how each of these is told over HTTP. Each prints
//! as the key of its message.

use crate::edge::WorkError;
use crate::game_cache::OpeningError;
use crate::store::StoreError;
use std::sync::Arc;
use undercroft_catalog::live::{Refused, Roll};
use undercroft_kernel::WordError;
use undercroft_table::Picture;

/// Why a table decides against a request; nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    #[error("not-started")]
    NotStarted,
    #[error("started-already")]
    StartedAlready,
    #[error("seats-open")]
    SeatsOpen,
    #[error("table-closed")]
    TableClosed,
    #[error("rules-changed")]
    RulesChanged,
    #[error("rules-unchanged")]
    RulesUnchanged,
    #[error("state-lost")]
    StateLost,
    #[error("not-asked")]
    NotAsked,
    #[error("prompt-closed")]
    PromptClosed,
    /// What the caller saw is outdated: this is what it would see now.
    #[error("{why}")]
    Outdated { why: Box<TableError>, picture: Option<Arc<Picture>> },
    #[error("stand-in-plays")]
    StandInPlays,
    #[error("nothing-to-roll")]
    NothingToRoll,
    #[error("nothing-to-correct")]
    NothingToCorrect,
    #[error("nothing-to-undo")]
    NothingToUndo,
    #[error("nothing-to-redo")]
    NothingToRedo,
    #[error("no-such-moment")]
    NoSuchMoment,
    #[error("proposal-open")]
    ProposalOpen,
    #[error("odds-off")]
    OddsOff,
    #[error("hints-off")]
    HintsOff,
    #[error("hint-others")]
    HintsNotAgreed,
    #[error("hints-agreed")]
    HintsAgreed,
    #[error("no-hints")]
    NoHints,
    #[error("no-proposal")]
    NoProposal,
    #[error("answered-already")]
    AnsweredAlready,
    #[error("seated-already")]
    SeatedAlready,
    #[error("seat-taken")]
    SeatTaken,
    #[error("nobody-there")]
    NobodyThere,
    #[error("others-sit-here")]
    OthersSitHere,
    #[error("not-away")]
    NotAway,
    #[error("bot-plays")]
    BotPlays,
    /// A script leads, and this is its next action.
    #[error("guide-elsewhere")]
    GuideElsewhere { action: String },
    #[error("not-seated")]
    NotSeated,
    #[error("not-your-seat")]
    NotYourSeat,
    #[error("not-host")]
    NotHost,
    #[error("may-not-rule")]
    MayNotRule,
    #[error("may-not-correct")]
    MayNotCorrect,
    #[error("may-not-branch")]
    MayNotBranch,
    #[error("invitation-wrong")]
    InvitationWrong,
    #[error("no-such-seat")]
    NoSuchSeat,
    #[error("no-such-bot")]
    NoSuchBot,
    #[error("reason-missing")]
    ReasonMissing,
    #[error("time-wrong")]
    TimeWrong,
    #[error("share-wrong")]
    ShareWrong,
    #[error("body-wrong")]
    BodyWrong(String),
    /// The match does not count anyway, or is over.
    #[error("there is nothing to note")]
    NothingToNote,
    /// The rules refuse it.
    #[error("the rules refuse it: {0:?}")]
    Refused(Refused),
    /// A fact cannot be set like that.
    #[error("{0}")]
    Word(WordError),
}

/// Why a table was not read or not changed.
#[derive(Debug, thiserror::Error)]
pub enum LiveError {
    #[error(transparent)]
    Refused(#[from] TableError),
    /// People have to roll first.
    #[error("roll-wanted")]
    RollWanted(Roll),
    #[error("no-such-table")]
    NoSuchTable,
    /// Other nodes were first, again and again.
    #[error("too-busy")]
    TooBusy,
    #[error("id-wrong")]
    IdWrong,
    #[error(transparent)]
    Opening(#[from] OpeningError),
    #[error(transparent)]
    Work(#[from] WorkError),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored makes no table, or a task fell over.
    #[error("{0}")]
    Internal(String),
}

impl LiveError {
    pub(super) fn internal(error: impl std::fmt::Display) -> LiveError {
        LiveError::Internal(error.to_string())
    }

    /// Whether the table does not want it, rather than that something is wrong with the service.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        match self {
            LiveError::Refused(_) | LiveError::NoSuchTable | LiveError::TooBusy | LiveError::IdWrong => true,
            LiveError::RollWanted(_)
            | LiveError::Opening(_)
            | LiveError::Work(_)
            | LiveError::Store(_)
            | LiveError::Internal(_) => false,
        }
    }
}
