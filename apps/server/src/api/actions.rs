//! What people do at a table. Each request carries an id that the client made; the same id again gets the same answer.

use crate::app::Shared;
use crate::clock::Millis;
use crate::edge::{Body, Known, Names, read_value};
use crate::live::{Attempted, Table, TableError, TableRegistry, Work};
use crate::problem::{Outcome, Problem};
use crate::wire::{
    Act, Agree, AllowHints, Answer, Correct, Rolls, RuleFact, SetPassing, Start, Undo, UpdateSettings,
};
use axum::Router;
use axum::extract::State;
use axum::response::Json;
use axum::routing::post;
use serde_json::Value;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/tables/{id}/start", post(start))
        .route("/api/v1/tables/{id}/actions", post(act))
        .route("/api/v1/tables/{id}/undo", post(undo))
        .route("/api/v1/tables/{id}/redo", post(redo))
        .route("/api/v1/tables/{id}/agree", post(agree))
        .route("/api/v1/tables/{id}/rulings", post(rule))
        .route("/api/v1/tables/{id}/correct", post(correct))
        .route("/api/v1/tables/{id}/rolls", post(roll))
        .route("/api/v1/tables/{id}/passing", post(pass))
        .route("/api/v1/tables/{id}/settings", post(settings))
        .route("/api/v1/tables/{id}/hints", post(hints))
        .route("/api/v1/tables/{id}/adopt", post(adopt))
        .route("/api/v1/tables/{id}/close", post(close))
}

/// Changes a table for a person.
pub(super) async fn change(
    app: &Shared,
    id: &str,
    known: &Known,
    ask: &str,
    work: impl FnMut(&Table, Millis) -> Attempted + Send + 'static,
) -> Outcome<Json<Value>> {
    let work: Work = Box::new(work);
    Ok(Json(TableRegistry::change(app, id, &known.person.id, Some(ask), work).await?))
}

/// Answers the prompt that is open.
#[utoipa::path(post, path = "/api/v1/tables/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Answer),
        (status = 409, description = "The prompt is not open any more; the answer holds the new picture."),
        (status = 422, description = "A rule forbids it; the answer names it."),
        (status = 202, description = "With own dice: the die that has to be rolled first.")))]
pub(super) async fn act(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(act): Body<Act>,
) -> Outcome<Json<Value>> {
    let (person, hold, ask) = (known.person.id.clone(), app.config.pass_hold, act.id.clone());
    change(&app, &id, &known, &ask, move |table, now| table.act(&person, &act, now, hold)).await
}

/// Starts a match whose seats are all taken. With own dice, the answer names the next card of the set-up until all are given.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = Answer), (status = 202, description = "The card that has to be drawn first.")))]
pub(super) async fn start(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(start): Body<Start>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), start.id.clone());
    let work = move |table: &Table, _| {
        if !table.has(&person) && table.opened.host != person {
            return Err(TableError::NotSeated);
        }
        table.start_match(&start.rolls)
    };
    change(&app, &id, &known, &ask, work).await
}

/// Takes steps back: at once where the caller may alone, else everybody is asked.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Answer)))]
pub(super) async fn undo(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(undo): Body<Undo>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), undo.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.undo(&person, &undo)).await
}

/// Plays undone steps again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/redo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Answer)))]
pub(super) async fn redo(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(redo): Body<Undo>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), redo.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.redo(&person, &redo)).await
}

/// Answers what is proposed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/agree", tag = "play", params(("id" = String, Path)), request_body = Agree,
    responses((status = 200, body = Answer)))]
pub(super) async fn agree(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(agree): Body<Agree>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), agree.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.agree(&person, agree.yes)).await
}

/// Sets a published fact by ruling; the table is marked and does not count any more.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rulings", tag = "play", params(("id" = String, Path)), request_body = RuleFact,
    responses((status = 200, body = Answer), (status = 400, description = "The value is none, or no reason is given."),
        (status = 403, description = "Nobody rules at this table, or not the caller."),
        (status = 422, description = "The fact cannot be that: the answer names the rule, or nobody could go on from there.")))]
pub(super) async fn rule(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(rule): Body<RuleFact>,
) -> Outcome<Json<Value>> {
    // What is no value at all was never accepted, so that no earlier answer belongs to it.
    read_value(&rule.value).ok_or_else(|| Problem::bad_because("body-wrong", "value"))?;
    let (person, ask) = (known.person.id.clone(), rule.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.rule(&person, &rule)).await
}

/// Corrects the last roll that was typed in.
#[utoipa::path(post, path = "/api/v1/tables/{id}/correct", tag = "play", params(("id" = String, Path)), request_body = Correct,
    responses((status = 200, body = Answer)))]
pub(super) async fn correct(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(correct): Body<Correct>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), correct.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.correct(&person, &correct)).await
}

/// With own dice: rolls for a bot that wants to act.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rolls", tag = "play", params(("id" = String, Path)), request_body = Rolls,
    responses((status = 200, body = Answer), (status = 202, description = "The die that has to be rolled next.")))]
pub(super) async fn roll(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(rolls): Body<Rolls>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), rolls.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.roll_for(&person, &rolls.rolls)).await
}

/// Lets windows pass beforehand, or no longer. Nobody else learns of it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/passing", tag = "play", params(("id" = String, Path)), request_body = SetPassing,
    responses((status = 200, body = Answer)))]
pub(super) async fn pass(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(set): Body<SetPassing>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), set.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.pass_until(&person, set.seat, set.until)).await
}

/// Changes the settings of the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/settings", tag = "tables", params(("id" = String, Path)), request_body = UpdateSettings,
    responses((status = 200, body = Answer)))]
pub(super) async fn settings(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(set): Body<UpdateSettings>,
) -> Outcome<Json<Value>> {
    let person = known.person.id.clone();
    let ask = set.id.clone().ok_or_else(|| Problem::bad("id-wrong"))?;
    change(&app, &id, &known, &ask, move |table, _| table.change_settings(&person, &set)).await
}

/// Lets everybody at the table have hints, if all agree, or nobody any more, at once.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hints", tag = "tables", params(("id" = String, Path)), request_body = AllowHints,
    responses((status = 200, body = Answer), (status = 403, description = "Hints are off at this table, or the caller does not sit there."),
        (status = 409, description = "It is so already, or something else is proposed.")))]
pub(super) async fn hints(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(allow): Body<AllowHints>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), allow.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.allow_hints(&person, allow.on)).await
}

/// Goes on from the kept state at a table whose rules have changed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/adopt", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = Answer)))]
pub(super) async fn adopt(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(start): Body<Start>,
) -> Outcome<Json<Value>> {
    let kept = app.store.keyframes(&id).await?.into_iter().next();
    let state: Option<Value> = kept.and_then(|kept| serde_json::from_str(&kept.body).ok());
    let (person, ask) = (known.person.id.clone(), start.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.adopt(&person, state.as_ref())).await
}

/// Closes a table: nothing is played any more, and its dice are opened once every line that left it is closed too.
#[utoipa::path(post, path = "/api/v1/tables/{id}/close", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = Answer)))]
pub(super) async fn close(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(start): Body<Start>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), start.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.close(&person)).await
}
