//! What goes wrong, as an answer: a status and a message in the caller's language. A problem names nothing that its reader may not
//! know; what only the host should know goes to the log under a number.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use undercroft_kernel::Message;

/// A request that was not done.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// What is said about it.
    pub message: Box<Message>,
    /// What else the answer holds, such as the new picture.
    pub more: Option<Value>,
    /// After how many seconds it may be tried again.
    pub retry: Option<u32>,
}

/// What a handler gives back.
pub type Outcome<T> = Result<T, Problem>;

impl Problem {
    /// A problem with a message without arguments.
    #[must_use]
    pub fn new(status: StatusCode, key: &'static str) -> Problem {
        Problem::says(status, Message::new(key))
    }

    #[must_use]
    pub fn says(status: StatusCode, message: Message) -> Problem {
        Problem { status, message: Box::new(message), more: None, retry: None }
    }

    /// The request is not understood.
    #[must_use]
    pub fn bad(key: &'static str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, key)
    }

    /// The request is not understood, for a reason.
    #[must_use]
    pub fn bad_because(key: &'static str, reason: impl Into<String>) -> Problem {
        Problem::says(StatusCode::BAD_REQUEST, Message::new(key).word("reason", reason))
    }

    /// There is no such thing, or it is not for the caller.
    #[must_use]
    pub fn missing(key: &'static str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, key)
    }

    /// The caller may not do that.
    #[must_use]
    pub fn forbidden(key: &'static str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, key)
    }

    /// It does not fit how things are now.
    #[must_use]
    pub fn conflict(key: &'static str) -> Problem {
        Problem::new(StatusCode::CONFLICT, key)
    }

    /// Adds to the answer.
    #[must_use]
    pub fn with(mut self, more: Value) -> Problem {
        self.more = Some(more);
        self
    }

    /// Something is wrong with the service itself: the caller gets a number, the log what it is.
    #[must_use]
    pub fn internal(what: &dyn std::fmt::Display) -> Problem {
        let number = crate::secret::Randomness::default().token::<5>().unwrap_or_default();
        tracing::error!(number, %what, "a request failed");
        Problem {
            retry: Some(1),
            ..Problem::says(
                StatusCode::SERVICE_UNAVAILABLE,
                Message::new("server-failed").word("number", number),
            )
        }
    }
}

impl From<crate::store::StoreError> for Problem {
    fn from(error: crate::store::StoreError) -> Problem {
        Problem::internal(&error)
    }
}

impl From<getrandom::Error> for Problem {
    fn from(error: getrandom::Error) -> Problem {
        Problem::internal(&error)
    }
}

impl IntoResponse for Problem {
    /// An answer without a body: `edge::speak` puts it into the caller's language.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
