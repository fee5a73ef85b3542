//! How errors of tables are told over HTTP: their status, their message and what else the answer holds. Only here do domain errors get a status code.

use crate::edge::WorkError;
use crate::game_cache::OpeningError;
use crate::live::{LiveError, TableError};
use crate::problem::Problem;
use crate::wire;
use axum::http::StatusCode;
use serde_json::json;
use undercroft_catalog::OpenError;
use undercroft_catalog::live::{Refused, Roll};
use undercroft_kernel::{Message, WordError};

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        let key = error.to_string();
        match error {
            TableError::Outdated { why, picture } => {
                Problem::from(*why).with(json!({ "picture": picture.as_deref() }))
            }
            TableError::GuideElsewhere { action } => {
                Problem::says(StatusCode::CONFLICT, Message::new(key)).with(json!({ "do": action }))
            }
            TableError::BodyWrong(reason) => Problem::bad_because("body-wrong", reason),
            TableError::Refused(refused) => refusal(refused),
            TableError::Word(error) => wrong_word(&error),
            other => Problem::says(status(&other), Message::new(key)),
        }
    }
}

const fn status(error: &TableError) -> StatusCode {
    match error {
        TableError::NotSeated
        | TableError::NotYourSeat
        | TableError::NotHost
        | TableError::OddsOff
        | TableError::HintsOff
        | TableError::HintsNotAgreed
        | TableError::MayNotRule
        | TableError::MayNotCorrect
        | TableError::MayNotBranch
        | TableError::OthersSitHere
        | TableError::InvitationWrong => StatusCode::FORBIDDEN,
        TableError::NoSuchSeat => StatusCode::NOT_FOUND,
        TableError::ReasonMissing
        | TableError::TimeWrong
        | TableError::ShareWrong
        | TableError::BodyWrong(_) => StatusCode::BAD_REQUEST,
        TableError::NoSuchBot | TableError::Refused(_) | TableError::Word(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        TableError::NotStarted
        | TableError::StartedAlready
        | TableError::SeatsOpen
        | TableError::TableClosed
        | TableError::RulesChanged
        | TableError::RulesUnchanged
        | TableError::StateLost
        | TableError::NotAsked
        | TableError::PromptClosed
        | TableError::Outdated { .. }
        | TableError::StandInPlays
        | TableError::NothingToRoll
        | TableError::NothingToCorrect
        | TableError::NothingToUndo
        | TableError::NothingToRedo
        | TableError::NoSuchMoment
        | TableError::ProposalOpen
        | TableError::NoProposal
        | TableError::HintsAgreed
        | TableError::NoHints
        | TableError::AnsweredAlready
        | TableError::SeatedAlready
        | TableError::SeatTaken
        | TableError::NobodyThere
        | TableError::NotAway
        | TableError::BotPlays
        | TableError::NothingToNote
        | TableError::GuideElsewhere { .. } => StatusCode::CONFLICT,
    }
}

impl From<LiveError> for Problem {
    fn from(error: LiveError) -> Problem {
        match error {
            LiveError::Refused(error) => error.into(),
            LiveError::RollWanted(roll) => refusal(Refused::Roll(roll)),
            LiveError::NoSuchTable => Problem::missing("no-such-table"),
            LiveError::TooBusy => Problem::conflict("too-busy"),
            LiveError::IdWrong => Problem::bad("id-wrong"),
            LiveError::Opening(error) => error.into(),
            LiveError::Work(error) => error.into(),
            LiveError::Store(error) => error.into(),
            LiveError::Internal(what) => Problem::internal(&what),
        }
    }
}

impl From<OpeningError> for Problem {
    fn from(error: OpeningError) -> Problem {
        match error {
            OpeningError::Open(error) => not_opened(error),
            OpeningError::Work(error) => error.into(),
            OpeningError::Store(error) => error.into(),
            OpeningError::Packs(what) => Problem::internal(&what),
        }
    }
}

impl From<WorkError> for Problem {
    fn from(error: WorkError) -> Problem {
        let later =
            |retry, key| Problem { retry: Some(retry), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, key) };
        match error {
            WorkError::TooSlow => later(5, "too-slow"),
            WorkError::Busy => later(1, "server-busy"),
            WorkError::FellOver(what) => Problem::internal(&what),
        }
    }
}

/// A game that cannot be opened.
pub(super) fn not_opened(error: OpenError) -> Problem {
    match error {
        OpenError::Game { name, known } => {
            let message = Message::new("no-such-game").word("name", name).word("known", known);
            Problem::says(StatusCode::NOT_FOUND, message)
        }
        OpenError::Option(error) => wrong_word(&error),
        OpenError::Content(problems) => Problem::internal(&problems),
    }
}

/// What the rules refuse.
pub(super) fn refusal(refused: Refused) -> Problem {
    let message = refused.message();
    match refused {
        Refused::NotAsked | Refused::Over => Problem::says(StatusCode::CONFLICT, message),
        Refused::Illegal(_) | Refused::NotUnderstood { .. } | Refused::Full(_) => {
            Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
        }
        // Nothing is wrong: the action waits for its dice.
        Refused::Roll(roll) => {
            Problem::says(StatusCode::ACCEPTED, message).with(json!({ "roll": wire::Asked::from(roll) }))
        }
        Refused::WrongRoll { wanted, .. } => Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
            .with(json!({ "roll": wire::Asked::from(wanted) })),
    }
}

/// A word that the game does not accept.
pub(super) fn wrong_word(error: &WordError) -> Problem {
    let message = match error {
        WordError::Impossible { rule, reason } => Message::new("word-impossible")
            .word("rule", rule.0)
            .word("reason", reason.as_str())
            .cite(&[rule.0]),
        WordError::Stuck => Message::new("word-stuck"),
        other => Message::new("word-wrong").word("reason", other.to_string()),
    };
    Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
}

impl From<Roll> for wire::Asked {
    fn from(roll: Roll) -> wire::Asked {
        wire::Asked {
            die: roll.die,
            seat: roll.seat.map(|seat| seat.0),
            count: roll.count,
            faces: roll.faces,
        }
    }
}
