//! How good that was: the review of a finished match, and advice for a choice.

use super::look::with_table;
use super::tables::Eyes;
use crate::app::Shared;
use crate::edge::{Caller, Names, Query, Stop, caller_of};
use crate::live::Stage;
use crate::problem::{Outcome, Problem};
use crate::review::{Found, advise};
use crate::wire::{HintCard, ReviewCard, ReviewProgress};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::get;
use undercroft_kernel::{Seat, Viewer};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/tables/{id}/review", get(review))
        .route("/api/v1/tables/{id}/hint", get(hint))
}

/// A finished match looked at again: ask until it is there.
#[utoipa::path(get, path = "/api/v1/tables/{id}/review", tag = "look", params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = ReviewCard), (status = 202, body = ReviewProgress, description = "It is being made."),
        (status = 409, description = "The match is not over."), (status = 429, description = "The caller waits for too many others."),
        (status = 500, description = "It cannot be made."), (status = 503, description = "There is too much to do.")))]
pub(super) async fn review(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Response> {
    let person = caller.person.as_ref().map(|person| person.id.clone());
    let asker = person.unwrap_or_else(|| caller_of(caller.address));
    let found = with_table(&app, &caller, &id, eyes.seat, |table, viewer, _| {
        if !matches!(table.stage(), Stage::Over | Stage::Closed) {
            return Err(Problem::conflict("review-not-over"));
        }
        let Some(live) = table.live() else { return Err(Problem::conflict("not-started")) };
        let seat = if let Viewer::Seat(seat) = viewer { seat } else { Seat(eyes.seat.unwrap_or(0)) };
        if seat.0 >= live.game().seats() {
            return Err(Problem::missing("no-such-seat"));
        }
        Ok(app.reviews.find(&id, live, seat, &asker, &app.clock))
    })
    .await?;
    match found {
        Found::Ready(card) => Ok(Json(&*card).into_response()),
        Found::Working(progress) => Ok((StatusCode::ACCEPTED, Json(progress)).into_response()),
        Found::Failed => Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "review-failed")),
        Found::Busy => Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server-busy")),
        Found::TooMany => Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "review-too-many")),
    }
}

/// Every choice of the caller with its chance to win: for somebody who plays alone, and where all have agreed.
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "look", params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = HintCard), (status = 403, description = "Odds or hints are off at this table, or others play at it and have not agreed."),
        (status = 409, description = "The caller is not asked."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn hint(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Json<HintCard>> {
    let person = caller.person.as_ref().map(|person| person.id.clone()).unwrap_or_default();
    let (live, seat) = with_table(&app, &caller, &id, eyes.seat, |table, viewer, _| {
        let Viewer::Seat(seat) = viewer else { return Err(Problem::forbidden("not-seated")) };
        table.check_hint(&person)?;
        if !table.asked().has(seat) {
            return Err(Problem::conflict("not-asked"));
        }
        let Some(live) = table.live() else { return Err(Problem::conflict("not-started")) };
        Ok((live.still(), seat))
    })
    .await?;
    let time = app.config.limits.hint;
    let think =
        move |stop: &Stop| advise(&live, seat, time, stop).ok_or_else(|| Problem::conflict("not-asked"));
    app.ask(&caller, think).await.map(Json)
}
