//! Tables that come from elsewhere: a line that leaves another table, or a file. They never count in statistics.

use super::tables::{Asking, Family, add_table};
use crate::app::Shared;
use crate::clock::Millis;
use crate::edge::{Body, Known, Names, Stop, Who, WorkError};
use crate::game_cache::OpeningError;
use crate::live::{By, Entry, LiveError, Opened, Origin, Settings, Stage, Table, TableError, TableRegistry};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::wire::{Branched, NewReplay, Start};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{Json, Response};
use axum::routing::post;
use std::sync::Arc;
use undercroft_catalog::OpenError;
use undercroft_catalog::live::{Closed, Match};
use undercroft_kernel::Message;
use undercroft_kernel::fair::Stretch;
use undercroft_kernel::replay::{self, Misfit, Record};

/// How many steps a file may have.
const MOST_STEPS: usize = 20_000;
/// How many bytes its first line may have: packs, options, and what is promised of its dice.
const LONGEST_HEADER: usize = 64 * 1024;
/// How many stretches of dice a file may promise, and how many people may have added to one: more than ever sit down at a table.
const MOST_STRETCHES: usize = 256;
const MOST_SHARES: usize = 64;
/// Letters of a hash in hex; secrets and shares have no more.
const HASH: usize = 64;
/// How many steps of a file stand in one entry, so that laying out a table can end in between.
const STRETCH: usize = 500;

/// The routes; a file may be larger than other requests.
pub(super) fn routes() -> Router<Shared> {
    let files = Router::new()
        .route("/api/v1/replays", post(upload))
        .layer(DefaultBodyLimit::max(crate::config::Config::default().limits.upload));
    Router::new().route("/api/v1/tables/{id}/branch", post(branch)).merge(files)
}

/// Leaves a table's line at a moment and plays on alone, in all seats. The dice are fresh from there on, and can still be checked.
#[utoipa::path(post, path = "/api/v1/tables/{id}/branch", tag = "lines", params(("id" = String, Path)), request_body = Start,
    responses((status = 201, body = Branched), (status = 403, description = "Whoever may not know everything leaves no line yet."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn branch(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(start): Body<Start>,
) -> Outcome<(StatusCode, Json<Branched>)> {
    let person = known.person.id.as_str();
    // The same id again finds the same table.
    let asked = Asking::new(&id, person, Some(&start.id))?;
    if let Some(table) = asked.known(&app).await? {
        return Ok((StatusCode::CREATED, Json(Branched { table })));
    }
    app.count_table(&known.caller, &known.person).await?;
    note_branch(&app, &id, person).await?;
    let row = app.store.table(&id).await?.ok_or_else(|| Problem::missing("no-such-table"))?;
    let lines = app.store.family(&row.root).await?;
    let opened = lines.iter().all(|line| line.stage == Stage::Closed.word());
    let live = app.registry.live(&app, &id).await?;
    // A line that leaves after the end has dice of its own: nobody keeps those of a finished match from being opened.
    let fresh_dice = opened || [Stage::Over, Stage::Closed].iter().any(|stage| row.stage == stage.word());
    let family = if fresh_dice {
        None
    } else {
        let line = lines.iter().map(|line| line.line).max().unwrap_or_default() + 1;
        Some(Family { root: row.root, line, dice: row.dice })
    };
    let line = family.as_ref().map_or(0, |family| family.line);
    let (first, any_game) = {
        let mut guard = live.table(&app).await?;
        let table = guard.get()?;
        let (at, steps) = table.leave_at(person, start.moment)?;
        let mut header = table.game().map(Match::header).ok_or_else(|| Problem::conflict("not-started"))?;
        header.parent = Some((header.line, at));
        header.line = u32::try_from(line).unwrap_or_default();
        let origin = table.origin_of_branch(at, opened, fresh_dice);
        let opened = Opened { origin, host: person.to_owned(), ..table.opened.clone() };
        (entries(opened, person, Some(header), steps), table.shared_box())
    };
    let table = add_table(&app, &*any_game, first, family, asked).await?;
    Ok((StatusCode::CREATED, Json(Branched { table })))
}

/// A match from which a line leaves before its end does not count any more: whoever plays on in all seats sees every hand.
async fn note_branch(app: &Shared, id: &str, person: &str) -> Outcome<()> {
    let leaver = person.to_owned();
    let note = move |table: &Table, _: Millis| table.note_branch(&leaver);
    match TableRegistry::change(app, id, person, None, Box::new(note)).await {
        Ok(_) | Err(LiveError::Refused(TableError::NothingToNote)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Reads a replay. One that is over can be watched, one that is not is played on, alone and in all seats.
#[utoipa::path(post, path = "/api/v1/replays", tag = "lines", request_body = NewReplay,
    responses((status = 201, body = Branched), (status = 404, description = "There is no such game."),
        (status = 413, description = "The file is too large, or has too many steps."),
        (status = 422, description = "Where the file does not fit."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn upload(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewReplay>,
) -> Outcome<Response> {
    let asked = Asking::new("", &who.person.id, new.id.as_deref())?;
    if let Some(table) = asked.known(&app).await? {
        return Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))));
    }
    app.count_table(&who.caller, &who.person).await?;
    let (mut header, file) = app.files.run(move |_| Outcome::Ok((header(&new.file)?, new.file))).await?;
    let past = std::mem::take(&mut header.fair);
    let any_game = app.games.open(&app, &header.game, &header.setup, Some(&header.packs)).await;
    let any_game = any_game.map_err(|error| match error {
        OpeningError::Packs(_) | OpeningError::Open(OpenError::Content(_)) => Problem::bad("packs-wrong"),
        other => other.into(),
    })?;
    let known = any_game.game.card().rules_version;
    if header.rules > known {
        let newer = Message::new("file-newer").number("found", i64::from(header.rules));
        return Err(unreadable(newer.number("known", i64::from(known))));
    }
    let opened_box = Arc::clone(&any_game.game);
    let read = move |stop: &Stop| {
        stop.check()?;
        let game = opened_box.resume_unless(&file, &|| stop.is_set()).map_err(closed)?;
        Outcome::Ok((0..game.at()).filter_map(|step| game.record(step)).collect::<Vec<Record>>())
    };
    let steps = app.files.run(read).await?;
    let opened = Opened {
        game: header.game.clone(),
        setup: header.setup.clone(),
        host: who.person.id.clone(),
        seats: any_game.game.seats(),
        settings: Settings::default(),
        origin: Origin::Upload { past },
        own_dice: header.typed_in,
    };
    header.line = 0;
    header.parent = None;
    let first = entries(opened, &who.person.id, Some(header), steps);
    let table = add_table(&app, &*any_game.game, first, None, asked).await?;
    Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))))
}

/// The first line of a file that is not too large.
fn header(file: &str) -> Outcome<replay::Header> {
    if file.lines().count() > MOST_STEPS {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "file-too-long"));
    }
    let header = replay::header(file).map_err(|misfit| unreadable(misfit.message()))?;
    let first = file.lines().next().map_or(0, str::len);
    if first > LONGEST_HEADER || header.fair.len() > MOST_STRETCHES {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "file-too-large"));
    }
    if header.fair.iter().all(is_promise) { Ok(header) } else { Err(Problem::bad("promise-wrong")) }
}

/// Whether a file says of its dice what a table could have said: it is kept, and handed out again with the table's own.
fn is_promise(stretch: &Stretch) -> bool {
    let is_hex = |text: &String, most: usize| text.len() <= most && secret::unhex(text).is_some();
    stretch.from <= MOST_STEPS
        && stretch.commitment.len() == HASH
        && is_hex(&stretch.commitment, HASH)
        && stretch.secret.iter().all(|secret| is_hex(secret, HASH))
        && stretch.shares.len() <= MOST_SHARES
        && stretch.shares.iter().all(|share| is_hex(share, HASH))
}

/// The first entries of a table at which one person plays on in all seats.
pub(super) fn entries(
    opened: Opened,
    person: &str,
    header: Option<replay::Header>,
    steps: Vec<Record>,
) -> Vec<Entry> {
    let seats = opened.seats.len() as u8;
    let mut first = vec![Entry::Opened(opened)];
    first.extend((0..seats).map(|seat| Entry::Sat { seat, person: person.to_owned(), share: None }));
    first.extend(header.map(|header| Entry::Started { header }));
    let stretch = |steps: &[Record]| Entry::Played { seat: 0, by: By::Past, steps: steps.to_vec() };
    first.extend(steps.chunks(STRETCH).map(stretch));
    first
}

/// The problem of a file that does not fit.
pub(super) fn unreadable(message: Message) -> Problem {
    Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
}

/// The problem of a match that cannot be opened.
pub(super) fn closed(closed: Closed) -> Problem {
    match closed {
        Closed::Open(error) => super::problems::not_opened(error),
        Closed::Roll(refused) => super::problems::refusal(refused),
        Closed::Misfit(Misfit::CalledOff { .. }) => WorkError::TooSlow.into(),
        Closed::Misfit(misfit) => unreadable(misfit.message()),
        Closed::Place(error) => super::problems::wrong_word(&error),
    }
}
