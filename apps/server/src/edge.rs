//! What every request passes on its way in and out: limits, the refusal of other sites, headers, the caller's language, one log line; and where
//! what costs a processor is done.
//! What a request is about is not known here.

mod caller;
mod cross_site;
mod extract;
mod guard;
mod headers;
mod limits;
mod speak;
mod work;

pub use caller::{Caller, Known, Peer, Who, key, key_cookie, language, no_key_cookie};
pub use extract::{Body, MOST_NUMBER, Names, Query, read_value};
pub use guard::too_many;
pub use limits::{Counter, Limiter, Rate, caller_of};
pub use speak::{Speaker, escape, wants_page};
pub use work::{Stop, WorkError, Workers};

use crate::app::Shared;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// Puts everything around the routes, the outermost last.
pub fn around(routes: Router<Shared>, app: &Shared) -> Router {
    // A stream is never compressed: its events must not wait for each other.
    let worthwhile = SizeAbove::new(1024).and(NotForContentType::new("text/event-stream"));
    routes
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), cross_site::refuse))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn_with_state(app.clone(), speak::speak))
        .layer(CompressionLayer::new().gzip(true).compress_when(worthwhile))
        .layer(from_fn(headers::add))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .with_state(app.clone())
}
