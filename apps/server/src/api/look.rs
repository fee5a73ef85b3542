//! Looking closer at a table: earlier moments, the reasons of bots, older lines of the log, odds, facts, and the match as a file.

use super::tables::{Eyes, may_watch};
use crate::app::Shared;
use crate::edge::{Caller, Names, Query, Stop};
use crate::live::{Origin, Stage, Table, TableHandle};
use crate::problem::{Outcome, Problem};
use crate::review::solved;
use crate::wire::{FactCard, FightCard, ReasonCard};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::get;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::{LiveTable, LogLine, Odds, Picture, Story};

/// How many lines of the log are given at once.
const LINES: usize = 100;
/// For how many choices odds are given at once.
const ODDS: usize = 100;
/// For how many moments bots give their reasons at once.
const REASONS: u32 = 60;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/tables/{id}/moments/{moment}", get(moment))
        .route("/api/v1/tables/{id}/reasons", get(reasons))
        .route("/api/v1/tables/{id}/log", get(log))
        .route("/api/v1/tables/{id}/story", get(story))
        .route("/api/v1/tables/{id}/odds", get(odds))
        .route("/api/v1/tables/{id}/odds/all", get(all_odds))
        .route("/api/v1/tables/{id}/odds/fight", get(fight_odds))
        .route("/api/v1/tables/{id}/refusal", get(refusal))
        .route("/api/v1/tables/{id}/facts", get(facts))
        .route("/api/v1/tables/{id}/replay", get(replay))
}

/// Does something with a table that the caller may see.
pub(super) async fn with_table<T>(
    app: &Shared,
    caller: &Caller,
    id: &str,
    seat: Option<u8>,
    work: impl FnOnce(&Table, Viewer, &Arc<TableHandle>) -> Outcome<T>,
) -> Outcome<T> {
    let live = app.registry.live(app, id).await?;
    let mut guard = live.table(app).await?;
    let table = guard.get()?;
    let person = caller.person.as_ref().map(|person| person.id.as_str());
    may_watch(table, person)?;
    let viewer = table.viewer(person, seat);
    work(table, viewer, &live)
}

/// The picture at an earlier moment of the caller.
#[utoipa::path(get, path = "/api/v1/tables/{id}/moments/{moment}", tag = "look",
    params(("id" = String, Path), ("moment" = u32, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Object, description = "A picture without a prompt.")))]
pub(super) async fn moment(
    State(app): State<Shared>,
    caller: Caller,
    Names((id, moment)): Names<(String, u32)>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Json<Picture>> {
    with_table(&app, &caller, &id, eyes.seat, |table, viewer, _| {
        let picture = table.live().and_then(|live| live.picture_at(viewer, moment));
        picture.map(Json).ok_or_else(|| Problem::missing("no-such-moment"))
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Span {
    after: Option<u32>,
    until: Option<u32>,
    seat: Option<u8>,
}

/// Why bots did what the caller has seen them do after one moment and until another: for the newest moments of those, oldest first.
#[utoipa::path(get, path = "/api/v1/tables/{id}/reasons", tag = "look",
    params(("id" = String, Path), ("after" = Option<u32>, Query), ("until" = Option<u32>, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Vec<ReasonCard>),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn reasons(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(span): Query<Span>,
) -> Outcome<Json<Vec<ReasonCard>>> {
    let (last, reasons) = with_table(&app, &caller, &id, span.seat, |table, viewer, _| {
        Ok((table.moment(viewer).min(span.until.unwrap_or(u32::MAX)), table.reasons(viewer)))
    })
    .await?;
    let first = span.after.unwrap_or(0).max(last.saturating_sub(REASONS)).saturating_add(1);
    let Some(reasons) = reasons else { return Ok(Json(Vec::new())) };
    let think = move |stop: &Stop| {
        let mut cards = Vec::new();
        for moment in first..=last {
            stop.check()?;
            cards.extend(reasons.at(moment).map(|says| ReasonCard { moment, says }));
        }
        Ok(cards)
    };
    app.ask(&caller, think).await.map(Json)
}

#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<u32>,
    seat: Option<u8>,
}

/// Lines of the log before a line, oldest first.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", tag = "look",
    params(("id" = String, Path), ("before" = Option<u32>, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Vec<Object>)))]
pub(super) async fn log(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(of): Query<Before>,
) -> Outcome<Json<Vec<LogLine>>> {
    with_table(&app, &caller, &id, of.seat, |table, viewer, _| {
        let before = of.before.unwrap_or(u32::MAX);
        Ok(Json(table.live().map(|live| live.log(viewer, before, LINES)).unwrap_or_default()))
    })
    .await
}

/// How the match went so far, as the caller saw it: for its last page.
#[utoipa::path(get, path = "/api/v1/tables/{id}/story", tag = "look", params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Object), (status = 409, description = "The match has not begun."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn story(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Json<Story>> {
    let (live, viewer) = with_table(&app, &caller, &id, eyes.seat, |table, viewer, _| {
        let Some(live) = table.live() else { return Err(Problem::conflict("not-started")) };
        Ok((live.copy(), viewer))
    })
    .await?;
    app.ask(&caller, move |_: &Stop| Ok(live.story(viewer))).await.map(Json)
}

#[derive(Deserialize)]
pub(super) struct Choice {
    #[serde(rename = "do")]
    action: String,
    seat: Option<u8>,
    prompt: Option<u32>,
}

/// What a choice may come to, as far as the caller can know. Whoever names the prompt gets no answer, rather than an error, when it is not open any more.
#[utoipa::path(get, path = "/api/v1/tables/{id}/odds", tag = "look",
    params(("id" = String, Path), ("do" = String, Query), ("seat" = Option<u8>, Query), ("prompt" = Option<u32>, Query)),
    responses((status = 200, body = Object), (status = 204, description = "The prompt is not open any more."),
        (status = 403, description = "Odds are off at this table."),
        (status = 422, description = "A rule forbids it; the answer names it."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn odds(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(choice): Query<Choice>,
) -> Outcome<Response> {
    let asked = asked(&app, &caller, &id, choice.seat, choice.prompt).await?;
    let Some((live, seat)) = asked else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let count = move |stop: &Stop| {
        let odds = live.odds_unless(seat, &choice.action, &|| stop.is_set());
        let odds = odds.map_err(super::problems::refusal)?;
        // What was called off is not as if there were too many results.
        if !odds.exact {
            stop.check()?;
        }
        Ok(Json(odds).into_response())
    };
    app.ask(&caller, count).await
}

/// The table as it stands and the seat of the caller, if it is asked and odds are shown; none where it names a prompt that is not open any more.
async fn asked(
    app: &Shared,
    caller: &Caller,
    id: &str,
    seat: Option<u8>,
    prompt: Option<u32>,
) -> Outcome<Option<(LiveTable, Seat)>> {
    with_table(app, caller, id, seat, |table, viewer, _| {
        let Viewer::Seat(seat) = viewer else { return Err(Problem::forbidden("not-seated")) };
        if !table.settings.odds {
            return Err(Problem::forbidden("odds-off"));
        }
        if prompt.is_some_and(|prompt| !table.asked().has(seat) || !table.is_open(seat.0, prompt)) {
            return Ok(None);
        }
        if !table.asked().has(seat) {
            return Err(Problem::conflict("not-asked"));
        }
        let Some(live) = table.live() else { return Err(Problem::conflict("not-started")) };
        Ok(Some((live.still(), seat)))
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Pressed {
    thing: String,
    seat: Option<u8>,
}

/// Why nothing can be done with a thing.
#[derive(Serialize)]
pub(super) struct Forbidden {
    rule: &'static str,
}

/// The rule that forbids what somebody who presses a thing of the picture may have in mind. No answer where that is allowed, where nothing can be meant by
/// it, and where the caller is not asked.
#[utoipa::path(get, path = "/api/v1/tables/{id}/refusal", tag = "look",
    params(("id" = String, Path), ("thing" = String, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Object, description = "The id of the rule as `rule`."), (status = 204, description = "There is none.")))]
pub(super) async fn refusal(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(pressed): Query<Pressed>,
) -> Outcome<Response> {
    with_table(&app, &caller, &id, pressed.seat, |table, viewer, _| {
        let asked = match viewer {
            Viewer::Seat(seat) if table.asked().has(seat) => table.live().zip(Some(seat)),
            _ => None,
        };
        let rule = asked.and_then(|(live, seat)| live.refusal(seat, &pressed.thing));
        Ok(rule.map_or(StatusCode::NO_CONTENT.into_response(), |rule| {
            Json(Forbidden { rule: rule.0 }).into_response()
        }))
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct OpenPrompt {
    seat: Option<u8>,
    prompt: Option<u32>,
}

/// What one choice may come to.
#[derive(Serialize)]
pub(super) struct ChoiceOdds {
    #[serde(rename = "do")]
    action: String,
    odds: Odds,
}

/// What every choice of the open prompt may come to, in one answer: at most the first hundred choices, and as many of them as the time allows.
#[utoipa::path(get, path = "/api/v1/tables/{id}/odds/all", tag = "look",
    params(("id" = String, Path), ("seat" = Option<u8>, Query), ("prompt" = Option<u32>, Query)),
    responses((status = 200, body = Vec<Object>, description = "A list of `do` and `odds`, in the order of the choices."),
        (status = 204, description = "The prompt is not open any more."),
        (status = 403, description = "Odds are off at this table."), (status = 409, description = "The caller is not asked."),
        (status = 503, description = "There is too much to do.")))]
pub(super) async fn all_odds(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(open): Query<OpenPrompt>,
) -> Outcome<Response> {
    let asked = asked(&app, &caller, &id, open.seat, open.prompt).await?;
    let Some((live, seat)) = asked else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let count = move |stop: &Stop| {
        let mut all = Vec::new();
        for action in live.game().legal(seat).into_iter().take(ODDS) {
            let odds = live.odds_unless(seat, &action, &|| stop.is_set());
            let odds = odds.map_err(super::problems::refusal)?;
            // What was called off is left out: whoever wants it asks for it alone.
            if stop.is_set() {
                break;
            }
            all.push(ChoiceOdds { action, odds });
        }
        Outcome::Ok(Json(all).into_response())
    };
    app.ask(&caller, count).await
}

/// What the fight that the caller is in comes to with each choice: exactly, for somebody who plays it out in the best way, or counted in matches played on;
/// empty where there is no fight, or none that can be solved. It says which choice is best, so it is given where hints are.
#[utoipa::path(get, path = "/api/v1/tables/{id}/odds/fight", tag = "look",
    params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Vec<FightCard>),
        (status = 403, description = "Odds or hints are off at this table, or others play at it and have not agreed."),
        (status = 409, description = "The caller is not asked."), (status = 503, description = "There is too much to do.")))]
pub(super) async fn fight_odds(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Response> {
    let person = caller.person.as_ref().map(|person| person.id.clone()).unwrap_or_default();
    with_table(&app, &caller, &id, eyes.seat, |table, _, _| Ok(table.check_hint(&person)?)).await?;
    let Some((live, seat)) = asked(&app, &caller, &id, eyes.seat, None).await? else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let solve = move |stop: &Stop| Outcome::Ok(Json(solved(&live, seat, &|| stop.is_set())).into_response());
    app.questions.run(solve).await
}

/// The facts that can be set by ruling, with what the caller can read of them.
#[utoipa::path(get, path = "/api/v1/tables/{id}/facts", tag = "look",
    params(("id" = String, Path), ("seat" = Option<u8>, Query)), responses((status = 200, body = Vec<FactCard>)))]
pub(super) async fn facts(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Json<Vec<FactCard>>> {
    with_table(&app, &caller, &id, eyes.seat, |table, viewer, _| {
        let Some(game) = table.game() else { return Err(Problem::conflict("not-started")) };
        let card =
            |(fact, value): (undercroft_kernel::FactWord, Option<undercroft_kernel::Value>)| FactCard {
                name: fact.name,
                range: fact.range,
                value: value.and_then(|value| serde_json::to_value(value).ok()),
            };
        Ok(Json(game.facts(viewer).into_iter().map(card).collect()))
    })
    .await
}

/// The match as a file: when it is over, or for somebody who holds every seat. The secret of the dice is in it once the table and every
/// line that left it are closed.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "look", params(("id" = String, Path)),
    responses((status = 200, description = "A replay file.", content_type = "application/x-undercroft"),
        (status = 403, description = "The match goes on, and the caller may not know everything.")))]
pub(super) async fn replay(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
) -> Outcome<Response> {
    let row = app.store.table(&id).await?.ok_or_else(|| Problem::missing("no-such-table"))?;
    let family = app.store.family(&row.root).await?;
    let closed = family.iter().all(|line| line.stage == Stage::Closed.word());
    let today = crate::clock::day(app.clock.now());
    let person = caller.person.as_ref().map(|person| person.id.as_str());
    let (file, game) = with_table(&app, &caller, &id, None, |table, _, _| {
        // The dice of a day are everybody's: they are opened when it is over.
        let opened = match &table.opened.origin {
            Origin::Day { date } => *date < today,
            _ => closed && table.stage() == Stage::Closed,
        };
        let file = table.replay_for(person, opened);
        let file = file.ok_or_else(|| Problem::forbidden("file-hidden"))?;
        Ok((file, table.opened.game.clone()))
    })
    .await?;
    let name = format!("attachment; filename=\"{game}-{id}.undercroft\"");
    let headers =
        [(header::CONTENT_TYPE, "application/x-undercroft".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, file).into_response())
}
