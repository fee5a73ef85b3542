//! The caller: name, devices, what was played and earned, and being forgotten.

use super::tables::call;
use crate::app::Shared;
use crate::edge::{Body, Caller, Known, Names, Who, key, key_cookie, no_key_cookie};
use crate::live::{CLOSED, FEATS};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::store::Played;
use crate::wire::{
    FeatCard, FeatSignature, GameRecord, Me, RecordLine, Rename, ResultLine, Statistics, StatisticsLine,
    Transfer, TransferClaim, TransferOffer,
};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use std::collections::BTreeMap;

/// How many matches are counted.
const COUNTED: i64 = 10_000;
/// How many matches are listed.
const LISTED: usize = 50;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/me", get(me).post(rename))
        .route("/api/v1/me/statistics", get(statistics))
        .route("/api/v1/me/record", get(record))
        .route("/api/v1/me/transfer", post(transfer))
        .route("/api/v1/me/transfer/{code}", get(offer))
        .route("/api/v1/me/claim", post(claim))
        .route("/api/v1/me/forget", post(forget))
        .route("/api/v1/me/leave", post(leave))
}

/// Who the caller is here.
#[utoipa::path(get, path = "/api/v1/me", tag = "me", responses((status = 200, body = Me)))]
pub(super) async fn me(State(app): State<Shared>, caller: Caller, headers: HeaderMap) -> Response {
    // Whoever comes back keeps the key for as long again.
    let renewed = caller.person.as_ref().and_then(|_| key(&headers));
    let renewed = renewed.map(|key| [(header::SET_COOKIE, key_cookie(key, app.config.is_secure()))]);
    let me = Me {
        known: caller.person.is_some(),
        name: caller.person.map(|person| person.name).unwrap_or_default(),
        language: caller.lang.code().to_owned(),
    };
    (renewed, Json(me)).into_response()
}

/// Gives the caller a name. A browser without a key gets one, as a cookie.
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = Rename, responses((status = 200, body = Me)))]
pub(super) async fn rename(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<Rename>,
) -> Outcome<Response> {
    call(&app, &who.person, Some(&new.name)).await?;
    let person = app.store.person(&who.person.id).await?;
    let me = Me {
        known: true,
        name: person.map(|person| person.name).unwrap_or_default(),
        language: who.caller.lang.code().to_owned(),
    };
    Ok(who.answer(&app, Json(me)))
}

/// What the caller has played and earned.
#[utoipa::path(get, path = "/api/v1/me/statistics", tag = "me", responses((status = 200, body = Statistics)))]
pub(super) async fn statistics(State(app): State<Shared>, caller: Caller) -> Outcome<Json<Statistics>> {
    let (results, earned) = match &caller.person {
        Some(person) => (app.store.results(&person.id, COUNTED).await?, app.store.feats(&person.id).await?),
        None => (Vec::new(), Vec::new()),
    };
    let feat = |feat: &str| {
        let earned = earned.iter().find(|earned| earned.feat == feat);
        FeatCard {
            feat: feat.to_owned(),
            earned: earned.map(|earned| earned.made),
            table: earned.map(|earned| earned.table.clone()),
        }
    };
    Ok(Json(Statistics {
        games: by_game(&results),
        latest: results.iter().take(LISTED).map(line).collect(),
        feats: FEATS.into_iter().map(feat).collect(),
    }))
}

/// The records of feats that games keep, such as the heroes' record of Urto: every feat, and when the caller has signed for it.
#[utoipa::path(get, path = "/api/v1/me/record", tag = "me", responses((status = 200, body = Vec<GameRecord>)))]
pub(super) async fn record(State(app): State<Shared>, caller: Caller) -> Outcome<Json<Vec<GameRecord>>> {
    let signed = match &caller.person {
        Some(person) => app.store.signed_feats(&person.id).await?,
        None => Vec::new(),
    };
    let mut records = Vec::new();
    for (game, feats) in app.games.records(&app).await? {
        let line = |feat: &String| {
            let signed = signed.iter().find(|signed| signed.game == game && signed.feat == *feat);
            RecordLine {
                feat: feat.clone(),
                signed: signed.map(|signed| FeatSignature {
                    date: signed.day.clone(),
                    name: signed.name.clone(),
                    table: signed.table.clone(),
                }),
            }
        };
        records.push(GameRecord { feats: feats.iter().map(line).collect(), game });
    }
    Ok(Json(records))
}

fn by_game(results: &[Played]) -> Vec<StatisticsLine> {
    let mut games: BTreeMap<(&str, &str), StatisticsLine> = BTreeMap::new();
    for played in results {
        let line = games.entry((&played.game, &played.edition)).or_insert_with(|| StatisticsLine {
            game: played.game.clone(),
            edition: played.edition.clone(),
            played: 0,
            won: 0,
            closed: 0,
            steps: 0,
        });
        if played.outcome == CLOSED {
            line.closed += 1;
            continue;
        }
        line.played += 1;
        line.won += u32::from(played.won);
        line.steps += u32::try_from(played.steps).unwrap_or_default();
    }
    games.into_values().collect()
}

fn line(played: &Played) -> ResultLine {
    ResultLine {
        table: played.table.clone(),
        game: played.game.clone(),
        edition: played.edition.clone(),
        outcome: played.outcome.clone(),
        won: played.won,
        steps: u32::try_from(played.steps).unwrap_or_default(),
        ended: played.ended,
    }
}

/// Makes a code that brings the caller to another device. It works once, for a short time.
#[utoipa::path(post, path = "/api/v1/me/transfer", tag = "me", responses((status = 200, body = Transfer)))]
pub(super) async fn transfer(State(app): State<Shared>, known: Known) -> Outcome<Json<Transfer>> {
    let code = app.random.token::<10>()?;
    let expires = app.clock.now() + app.config.transfer_time;
    app.store.add_transfer(&secret::kept(&code), &known.person.id, expires).await?;
    let address = app.link(&format!("/transfer/{code}"));
    Ok(Json(Transfer { code, address, expires }))
}

/// Who would come here with a code. Looking uses nothing up.
#[utoipa::path(get, path = "/api/v1/me/transfer/{code}", tag = "me", params(("code" = String, Path)),
    responses((status = 200, body = TransferOffer), (status = 404, description = "The code does not work.")))]
pub(super) async fn offer(
    State(app): State<Shared>,
    caller: Caller,
    Names(code): Names<String>,
) -> Outcome<Json<TransferOffer>> {
    Ok(Json(TransferOffer { name: offered(&app, &caller, &code).await? }))
}

/// What the person is called whom a code brings.
pub(crate) async fn offered(app: &Shared, caller: &Caller, code: &str) -> Outcome<String> {
    app.count_claim(caller.address)?;
    let found = app.store.transfer(&secret::kept(code), app.clock.now()).await?;
    Ok(found.ok_or_else(|| Problem::missing("code-wrong"))?.name)
}

/// Uses a code from another device: this browser becomes that person.
#[utoipa::path(post, path = "/api/v1/me/claim", tag = "me", request_body = TransferClaim,
    responses((status = 204, description = "The browser has a key now."), (status = 404, description = "The code does not work.")))]
pub(super) async fn claim(
    State(app): State<Shared>,
    caller: Caller,
    Body(claim): Body<TransferClaim>,
) -> Outcome<Response> {
    let cookie = claim_code(&app, &caller, &claim.code).await?;
    Ok(([(header::SET_COOKIE, cookie)], StatusCode::NO_CONTENT).into_response())
}

/// Uses a code up and gives the cookie for this browser.
pub(crate) async fn claim_code(app: &Shared, caller: &Caller, code: &str) -> Outcome<String> {
    app.count_claim(caller.address)?;
    let code: String = code.trim().to_lowercase().chars().filter(|letter| !"- ".contains(*letter)).collect();
    let key = app.random.token::<32>()?;
    let now = app.clock.now();
    if !secret::is_token(&code) || !app.store.claim(&secret::kept(&code), &secret::kept(&key), now).await? {
        return Err(Problem::missing("code-wrong"));
    }
    Ok(key_cookie(&key, app.config.is_secure()))
}

/// Takes the key from this browser; the person stays.
#[utoipa::path(post, path = "/api/v1/me/leave", tag = "me", responses((status = 204)))]
pub(super) async fn leave(State(app): State<Shared>, _: Known, headers: HeaderMap) -> Outcome<Response> {
    if let Some(key) = key(&headers) {
        app.store.forget_key(&secret::kept(key)).await?;
        app.tell_revoked();
    }
    Ok(([(header::SET_COOKIE, no_key_cookie())], StatusCode::NO_CONTENT).into_response())
}

/// Forgets the caller: name, keys, statistics, feats and campaigns are removed. Moves stay where others need them, without a name.
#[utoipa::path(post, path = "/api/v1/me/forget", tag = "me", responses((status = 204)))]
pub(super) async fn forget(State(app): State<Shared>, known: Known) -> Outcome<Response> {
    app.store.forget(&known.person.id).await?;
    app.tell_revoked();
    for live in app.registry.all() {
        live.rename(&known.person.id, "");
    }
    Ok(([(header::SET_COOKIE, no_key_cookie())], StatusCode::NO_CONTENT).into_response())
}
