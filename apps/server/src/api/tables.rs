//! Tables: opening one, the list of one's own, and looking at one.

use super::actions::change;
use super::games::read_setup;
use crate::app::{App, Shared};
use crate::clock::Millis;
use crate::edge::{Body, Caller, Known, Names, Query, Who};
use crate::live::{
    Entry, Onlooker, Opened, Origin, Settings, Stage, Table, TableRegistry, answer, changed, check_ask, share,
};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::store::{AskedOpening, Person, Seated, TableRow};
use crate::wire::{Answer, Branched, NewSeat, NewTable, TableCard, TableLine, UpdateSettings, UpdateTable};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use undercroft_bots::Level;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::AnyGame;
use undercroft_kernel::Setup;
use undercroft_scenario::Guided;
use undercroft_table::{Picture, Words};
use utoipa::ToSchema;

/// How many tables a list holds.
const LISTED: i64 = 100;
/// How many of them tell where their match stands: each of these is read.
const TOLD: usize = 8;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/tables", post(open).get(mine))
        .route("/api/v1/tables/{id}", get(look).patch(update).delete(delete))
}

/// A table and what lies on it.
#[derive(Serialize, ToSchema)]
pub(super) struct TableView<'t> {
    card: TableCard,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    picture: Option<&'t Picture>,
}

/// Through whose eyes to look.
#[derive(Deserialize)]
pub(super) struct Eyes {
    /// A seat of the caller, from 0.
    pub seat: Option<u8>,
}

/// Opens a table. With no open seat the match starts at once.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Branched), (status = 404, description = "There is no such game."),
        (status = 422, description = "The form cannot be played."), (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn open(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewTable>,
) -> Outcome<Response> {
    let asked = Asking::new("", &who.person.id, new.id.as_deref())?;
    if let Some(table) = asked.known(&app).await? {
        return Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))));
    }
    app.count_table(&who.caller, &who.person).await?;
    let setup = if new.tutorial { guided(&new.game)? } else { read_setup(&new.setup)? };
    let any_game = app.games.open(&app, &new.game, &setup, None).await?;
    call(&app, &who.person, new.name.as_deref()).await?;
    let words = any_game.game.seats();
    let seats = new.seats.clone().unwrap_or_else(|| alone(words.len()));
    if seats.len() != words.len() {
        let message = undercroft_kernel::Message::new("seats-wrong").number("count", words.len() as i64);
        return Err(Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    let settings =
        changed(&Settings::default(), new.settings.as_ref().unwrap_or(&UpdateSettings::default()))?;
    let opened = Opened {
        game: new.game.clone(),
        setup,
        host: who.person.id.clone(),
        seats: words,
        settings,
        origin: if new.tutorial { Origin::Tutorial } else { Origin::New },
        own_dice: new.own_dice && !new.tutorial,
    };
    let first = first_entries(opened, &seats, share(new.share.as_ref())?);
    let id = add_table(&app, &*any_game.game, first, None, asked).await?;
    Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table: id }))))
}

/// The caller in the first seat, bots in the others.
pub(super) fn alone(seats: usize) -> Vec<NewSeat> {
    let others = (1..seats).map(|_| NewSeat::Bot);
    std::iter::once(NewSeat::Me).chain(others).collect()
}

/// A new table, and who sits down there at once.
pub(super) fn first_entries(opened: Opened, seats: &[NewSeat], mut share: Option<String>) -> Vec<Entry> {
    let host = opened.host.clone();
    let mut first = vec![Entry::Opened(opened)];
    for (seat, wanted) in (0u8..).zip(seats) {
        let bot = match wanted {
            NewSeat::Me => {
                first.push(Entry::Sat { seat, person: host.clone(), share: share.take() });
                continue;
            }
            NewSeat::Open => continue,
            NewSeat::Bot => Bot::Sensible,
            NewSeat::RandomBot => Bot::Random,
            NewSeat::Beginner => Bot::Level(Level::Beginner),
            NewSeat::Easy => Bot::Level(Level::Easy),
            NewSeat::Normal => Bot::Level(Level::Normal),
            NewSeat::Hard => Bot::Level(Level::Hard),
            NewSeat::Expert => Bot::Level(Level::Expert),
        };
        first.push(Entry::BotSat { seat, bot: bot.word().to_owned() });
    }
    first
}

/// The set-up of the guided game of a game.
fn guided(game: &str) -> Outcome<Setup> {
    undercroft_catalog::entry(game).map_err(super::problems::not_opened)?;
    let none = || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-guided-game");
    let script = undercroft_catalog::tutorial(game).ok_or_else(none)?;
    Guided::read(script).map(|guided| guided.setup).map_err(|error| Problem::internal(&error))
}

/// The tables at which the caller sits, the latest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", responses((status = 200, body = Vec<TableLine>)))]
pub(super) async fn mine(State(app): State<Shared>, caller: Caller) -> Outcome<Json<Vec<TableLine>>> {
    let Some(person) = &caller.person else { return Ok(Json(Vec::new())) };
    let mut lines = Vec::new();
    for (number, row) in app.store.tables_of(&person.id, LISTED).await?.into_iter().enumerate() {
        let says =
            if number < TOLD { title(&app, person, &row.id).await.unwrap_or_default() } else { Vec::new() };
        lines.push(TableLine { says, ..line(&app, person, row).await? });
    }
    Ok(Json(lines))
}

/// A table as the caller sees it: its card, and the picture once the match has begun.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<u8>, Query)), responses((status = 200, body = TableView)))]
pub(super) async fn look(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Query(eyes): Query<Eyes>,
) -> Outcome<Response> {
    let live = app.registry.live(&app, &id).await?;
    let mut guard = live.table(&app).await?;
    let table = guard.get()?;
    let person = caller.person.as_ref().map(|person| person.id.as_str());
    may_watch(table, person)?;
    let viewer = table.viewer(person, eyes.seat);
    let people = live.people(table, app.clock.now());
    let card = table.card(Onlooker { person, viewer }, &people);
    let picture = table.picture(viewer);
    Ok(Json(TableView { card, picture: picture.as_deref() }).into_response())
}

/// Gives a table a name, or hands it over to another host.
#[utoipa::path(patch, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path)), request_body = UpdateTable,
    responses((status = 200, body = Answer)))]
pub(super) async fn update(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Body(set): Body<UpdateTable>,
) -> Outcome<Json<Value>> {
    let (person, ask) = (known.person.id.clone(), set.id.clone());
    change(&app, &id, &known, &ask, move |table, _| table.rename_or_hand_over(&person, &set)).await
}

/// The id of a request without a body.
#[derive(Deserialize)]
pub(super) struct Request {
    request: String,
}

/// Removes a table at which nobody else sits; results stay, and a match that counts and goes on is recorded as closed.
#[utoipa::path(delete, path = "/api/v1/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("request" = String, Query, min_length = 1, max_length = 64, pattern = "^[!-~]+$",
        description = "An id that the client made: the same id again gets the same answer, for a day.")),
    responses((status = 200, body = Answer)))]
pub(super) async fn delete(
    State(app): State<Shared>,
    known: Known,
    Names(id): Names<String>,
    Query(Request { request }): Query<Request>,
) -> Outcome<Json<Value>> {
    let person = &known.person.id;
    let asked = Asking::new("", person, Some(&request))?;
    let done = || Json(answer("done", 0));
    if asked.known(&app).await?.as_deref() == Some(id.as_str()) {
        return Ok(done());
    }
    let live = app.registry.live(&app, &id).await?;
    let stage = {
        let mut guard = live.table(&app).await?;
        let table = guard.get()?;
        table.check_delete(person)?;
        table.stage()
    };
    if stage != Stage::Closed {
        let author = person.clone();
        let close = move |table: &Table, _| {
            table.check_delete(&author)?;
            table.close(&author)
        };
        TableRegistry::change(&app, &id, person, None, Box::new(close)).await?;
    }
    app.store.delete_table(&id, asked.request()).await?;
    app.registry.forget(&app, &id).await;
    Ok(done())
}

/// Refuses who may not look.
pub(super) fn may_watch(table: &Table, person: Option<&str>) -> Outcome<()> {
    if table.may_watch(person) { Ok(()) } else { Err(Problem::forbidden("not-watchable")) }
}

/// Where a match stands, through the eyes of somebody who sits there.
async fn title(app: &Shared, person: &Person, id: &str) -> Outcome<Vec<Words>> {
    let live = app.registry.live(app, id).await?;
    let mut guard = live.table(app).await?;
    let table = guard.get()?;
    let viewer = table.viewer(Some(&person.id), None);
    Ok(table.picture(viewer).map(|picture| picture.title.clone()).unwrap_or_default())
}

async fn line(app: &App, person: &Person, row: TableRow) -> Outcome<TableLine> {
    let summary: Value = serde_json::from_str(&row.summary).unwrap_or_default();
    let seated = app.store.seats(&row.id).await?;
    let mut people = Vec::new();
    for one in &seated {
        let name = match &one.person {
            Some(id) => app.store.person(id).await?.map(|person| person.name).unwrap_or_default(),
            None => String::new(),
        };
        people.push(name);
    }
    let asked = summary.get("asked").and_then(Value::as_array).cloned().unwrap_or_default();
    let own = |one: &&Seated| one.person.as_deref() == Some(person.id.as_str());
    let yours = seated.iter().filter(own).any(|one| asked.contains(&Value::from(one.seat)));
    let word = |name: &str| summary.get(name).and_then(Value::as_str).map(str::to_owned);
    Ok(TableLine {
        id: row.id,
        name: word("name").unwrap_or_default(),
        game: row.game,
        edition: word("edition").unwrap_or_default(),
        stage: row.stage,
        yours,
        outcome: word("outcome"),
        says: Vec::new(),
        people,
        active: row.active,
    })
}

/// Calls a person by the name it gives, if it gives one.
pub(super) async fn call(app: &Shared, person: &Person, name: Option<&str>) -> Outcome<()> {
    let Some(name) = name else { return Ok(()) };
    let name = app.name(name)?;
    if name != person.name && !name.is_empty() {
        app.store.rename(&person.id, &name).await?;
        for live in app.registry.all() {
            live.rename(&person.id, &name);
        }
    }
    Ok(())
}

/// The family that a new table joins: its root, its line, and the server's share of its dice in hex.
pub(super) struct Family {
    pub root: String,
    pub line: i64,
    pub dice: String,
}

/// The id under which a client asks for a new table, if it has made one.
pub(super) struct Asking(Option<AskedOpening>);

impl Asking {
    /// A request of a person, for a table that leaves another one or comes from nowhere.
    pub fn new(from: &str, author: &str, ask: Option<&str>) -> Outcome<Asking> {
        check_ask(ask)?;
        let opening = |ask: &str| AskedOpening {
            from: from.to_owned(),
            author: author.to_owned(),
            ask: ask.to_owned(),
        };
        Ok(Asking(ask.map(opening)))
    }

    /// The request, to be noted with what comes of it.
    pub const fn request(&self) -> Option<&AskedOpening> {
        self.0.as_ref()
    }

    /// What was opened for the same request before.
    pub async fn known(&self, app: &Shared) -> Outcome<Option<String>> {
        match &self.0 {
            Some(asked) => Ok(app.store.answer(&asked.from, &asked.author, &asked.ask).await?),
            None => Ok(None),
        }
    }
}

/// Adds a table with its first entries, starts it if it is full, and gives its id.
pub(super) async fn add_table(
    app: &Shared,
    any_game: &dyn AnyGame,
    first: Vec<Entry>,
    family: Option<Family>,
    asked: Asking,
) -> Outcome<String> {
    let now: Millis = app.clock.now();
    let id = app.random.token::<10>()?;
    let family = match family {
        Some(family) => family,
        None => Family { root: id.clone(), line: 0, dice: secret::hex(&app.random.bytes::<32>()?) },
    };
    let row = TableRow {
        id: id.clone(),
        game: any_game.card().game.to_owned(),
        secret: secret::hex(&app.random.bytes::<32>()?),
        dice: family.dice,
        root: family.root,
        line: family.line,
        stage: String::new(),
        summary: String::new(),
        last: 0,
        created: now,
        active: now,
        due: None,
    };
    app.games.store_packs(app, any_game).await?;
    Ok(TableRegistry::open(app, row, first, now, asked.0).await?)
}
