//! What people at a table tell each other without words: one points at something, one makes a face. Nothing of it is kept, and nothing of it is part of
//! the match. It reaches those who look at the table through the same node.

use crate::app::Shared;
use crate::edge::{Body, Known, Names};
use crate::live::Signal;
use crate::problem::{Outcome, Problem};
use crate::wire::{NewSignal, SignalCard};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use undercroft_table::Picture;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/v1/tables/{id}/signals", post(signal))
}

/// Points at something on the board, or makes a face. Everybody who sees the same thing there gets the event `signal`.
#[utoipa::path(post, path = "/api/v1/tables/{id}/signals", tag = "seats", params(("id" = String, Path)),
    request_body = NewSignal, responses((status = 204, description = "It was told."),
        (status = 403, description = "The caller does not sit there.")))]
pub(super) async fn signal(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(new): Body<NewSignal>,
) -> Outcome<StatusCode> {
    app.count_change(&known.person.id)?;
    let live = app.registry.live(&app, &id).await?;
    let mut guard = live.table(&app).await?;
    let seat = guard.get()?.seats_of(&known.person.id).next();
    drop(guard);
    let seat = seat.ok_or_else(|| Problem::forbidden("not-seated"))?;
    live.signal(Signal { seat, thing: new.thing, face: new.face });
    Ok(StatusCode::NO_CONTENT)
}

/// What a viewer hears of a signal: nothing about what it does not see on its boards.
pub(super) fn heard(signal: &Signal, picture: Option<&Picture>) -> Option<SignalCard> {
    let is_seen = |thing: &String| picture.is_some_and(|picture| picture.shows_on_board(thing));
    let thing = signal.thing.clone().filter(is_seen);
    (thing.is_some() || signal.face.is_some()).then_some(SignalCard {
        seat: signal.seat,
        thing,
        face: signal.face,
    })
}
