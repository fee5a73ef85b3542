//! Sitting down with an invitation, leaving, and bots that stand in.

use super::actions::change;
use super::tables::call;
use crate::app::Shared;
use crate::edge::{Body, Known, Names, Who};
use crate::live::{TableRegistry, share};
use crate::problem::Outcome;
use crate::wire::{Answer, HandOver, Sit, Start};
use axum::Router;
use axum::extract::State;
use axum::response::{Json, Response};
use axum::routing::post;
use serde_json::Value;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/tables/{id}/seats/{seat}/sit", post(sit))
        .route("/api/v1/tables/{id}/seats/{seat}/leave", post(leave))
        .route("/api/v1/tables/{id}/seats/{seat}/bot", post(hand_over))
        .route("/api/v1/tables/{id}/seats/{seat}/take-back", post(take_back))
}

/// Takes an open seat. With the last one the match starts.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/sit", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Sit,
    responses((status = 200, body = Answer), (status = 403, description = "The invitation is not for this seat.")))]
pub(super) async fn sit(
    State(app): State<Shared>,
    who: Who,
    Names((id, seat)): Names<(String, u8)>,
    Body(sit): Body<Sit>,
) -> Outcome<Response> {
    let answer = sit_down(&app, &who, &id, seat, &sit).await?;
    Ok(who.answer(&app, Json(answer)))
}

/// Takes a seat for a person.
pub(crate) async fn sit_down(app: &Shared, who: &Who, id: &str, seat: u8, sit: &Sit) -> Outcome<Value> {
    let share = share(sit.share.as_ref())?;
    let (person, invitation) = (who.person.id.clone(), sit.invitation.clone());
    let live = app.registry.live(app, id).await?;
    call(app, &who.person, sit.name.as_deref()).await?;
    let name = app.store.person(&person).await?.map(|person| person.name).unwrap_or_default();
    live.learn_name(&person, &name);
    let sitting = person.clone();
    let work = move |table: &crate::live::Table, _| table.sit(&sitting, seat, &invitation, share.clone());
    Ok(TableRegistry::change(app, id, &person, sit.id.as_deref(), Box::new(work)).await?)
}

/// Gives a seat up.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/leave", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Start, responses((status = 200, body = Answer)))]
pub(super) async fn leave(
    State(app): State<Shared>,
    known: Known,
    Names((id, seat)): Names<(String, u8)>,
    Body(start): Body<Start>,
) -> Outcome<Json<Value>> {
    let person = known.person.id.clone();
    change(&app, &id, &known, &start.id, move |table, _| table.leave(&person, seat)).await
}

/// Puts a bot on an open seat, on one's own, or on that of a person who is away.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/bot", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = HandOver,
    responses((status = 200, body = Answer), (status = 409, description = "The person is not away.")))]
pub(super) async fn hand_over(
    State(app): State<Shared>,
    known: Known,
    Names((id, seat)): Names<(String, u8)>,
    Body(hand): Body<HandOver>,
) -> Outcome<Json<Value>> {
    let live = app.registry.live(&app, &id).await?;
    // Another node may have seen the person since.
    live.presence.seat(&app.store.seats(&id).await?);
    let (person, shared) = (known.person.id.clone(), app.clone());
    let work = move |table: &crate::live::Table, _| {
        let away = live.people(table, shared.clock.now()).away.contains(&seat);
        table.hand_over(&person, seat, hand.bot.as_deref(), away)
    };
    change(&app, &id, &known, &hand.id, work).await
}

/// Takes one's seat back from the bot that stands in.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/take-back", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Start, responses((status = 200, body = Answer)))]
pub(super) async fn take_back(
    State(app): State<Shared>,
    known: Known,
    Names((id, seat)): Names<(String, u8)>,
    Body(start): Body<Start>,
) -> Outcome<Json<Value>> {
    let person = known.person.id.clone();
    change(&app, &id, &known, &start.id, move |table, _| table.take_back(&person, seat)).await
}
