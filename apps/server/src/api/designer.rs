//! The designer's page: the numbers of a game's cards as a form, a pack of changed ones checked, and what the change does.

use super::games::read_setup;
use super::tables::{Asking, add_table, alone, first_entries};
use crate::app::Shared;
use crate::designer::measure;
use crate::edge::{Body, Caller, Known, MOST_NUMBER, Names, Stop, Who};
use crate::live::{Opened, Origin, Settings};
use crate::problem::{Outcome, Problem};
use crate::wire::{
    Branched, DesignCheck, DesignEdit, DesignFile, DesignForm, DesignNumber, DesignProblem, DesignQuestion,
    DesignRecord, DesignResult, DesignRun,
};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Json, Response};
use axum::routing::{get, post};
use undercroft_catalog::{Card, OpenError, Playable, Visitor, open};
use undercroft_content::{Library, Source};
use undercroft_kernel::{Message, Setup, Value};
use undercroft_lab::{Bench, Benches, Edit, Plan, Player, edited, numbers};

/// What a changed pack is called.
const NAME: &str = "designed";
/// How many numbers may be changed at once.
const MOST_EDITS: usize = 200;
/// The seed of every measurement: the same question has the same answer.
const SEED: u64 = 1;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/designer/{game}", get(form))
        .route("/api/v1/designer/{game}/check", post(check))
        .route("/api/v1/designer/{game}/runs", post(begin))
        .route("/api/v1/designer/{game}/tables", post(play))
        .route("/api/v1/designer/{game}/runs/{run}", get(look).delete(leave))
}

/// The numbers of a game's cards.
#[utoipa::path(get, path = "/api/v1/designer/{game}", tag = "designer", params(("game" = String, Path)),
    responses((status = 200, body = DesignForm), (status = 404, description = "There is no such game."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn form(
    State(app): State<Shared>,
    caller: Caller,
    Names(game): Names<String>,
) -> Outcome<Json<DesignForm>> {
    let library = app.games.library().clone();
    let read = move |_: &Stop| {
        let (card, pack) = base(&game, &library)?;
        let records = numbers(&library, &pack).map_err(|error| Problem::internal(&error))?;
        let number = |(path, value): (String, i64)| DesignNumber { path, value };
        let records = records.into_iter().map(|record| DesignRecord {
            kind: record.kind,
            id: record.id,
            numbers: record.numbers.into_iter().map(number).collect(),
        });
        Ok(DesignForm { game, edition: card.edition.to_owned(), pack, records: records.collect() })
    };
    app.ask(&caller, read).await.map(Json)
}

/// Whether a pack with these numbers can be played; its files where it can.
#[utoipa::path(post, path = "/api/v1/designer/{game}/check", tag = "designer", params(("game" = String, Path)),
    request_body = DesignQuestion,
    responses((status = 200, body = DesignCheck), (status = 404, description = "There is no such game."),
        (status = 422, description = "There is no such number."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn check(
    State(app): State<Shared>,
    caller: Caller,
    Names(game): Names<String>,
    Body(question): Body<DesignQuestion>,
) -> Outcome<Json<DesignCheck>> {
    let library = app.games.library().clone();
    let check = move |_: &Stop| {
        let design = design(&game, library, question)?;
        let problems = match open(&game, &design.setup, &design.library, Look) {
            Ok(_) => Vec::new(),
            Err(OpenError::Content(problems)) => problems.iter().map(told).collect(),
            Err(error) => return Err(super::problems::not_opened(error)),
        };
        let files = if problems.is_empty() { design.files() } else { Vec::new() };
        Ok(DesignCheck { problems, files })
    };
    app.ask(&caller, check).await.map(Json)
}

/// Begins to measure what these numbers do. The caller's older measurement ends.
#[utoipa::path(post, path = "/api/v1/designer/{game}/runs", tag = "designer", params(("game" = String, Path)),
    request_body = DesignQuestion,
    responses((status = 201, body = DesignRun), (status = 404, description = "There is no such game."),
        (status = 409, description = "Others measure now."),
        (status = 422, description = "There is no such number, or the pack cannot be played."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn begin(
    State(app): State<Shared>,
    who: Who,
    Names(game): Names<String>,
    Body(question): Body<DesignQuestion>,
) -> Outcome<Response> {
    app.count_change(&who.person.id)?;
    let library = app.games.library().clone();
    let prepare = move |_: &Stop| -> Outcome<[Box<dyn Bench>; 2]> {
        let plain = read_setup(&question.setup)?;
        let old = bench(&game, &plain, &library)?;
        let design = design(&game, library, question)?;
        Ok([old, bench(&game, &design.setup, &design.library)?])
    };
    let [old, new] = app.openings.run(prepare).await?;
    let id = app.random.token::<10>()?;
    let begun = app.designs.begin(&id, &who.person.id, app.clock.now());
    let run = begun.ok_or_else(|| Problem::conflict("designer-busy"))?;
    let clock = app.clock.clone();
    tokio::task::spawn_blocking(move || measure(&run, &*old, &*new, &|| clock.now()));
    Ok(who.answer(&app, (StatusCode::CREATED, Json(DesignRun { run: id }))))
}

/// Opens a table that is played with these numbers; its match does not count. The seats are as in `POST /tables`.
#[utoipa::path(post, path = "/api/v1/designer/{game}/tables", tag = "designer", params(("game" = String, Path)),
    request_body = DesignQuestion,
    responses((status = 201, body = Branched), (status = 404, description = "There is no such game."),
        (status = 422, description = "There is no such number, or the pack cannot be played."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn play(
    State(app): State<Shared>,
    who: Who,
    Names(game): Names<String>,
    Body(question): Body<DesignQuestion>,
) -> Outcome<Response> {
    app.count_table(&who.caller, &who.person).await?;
    let (library, name) = (app.games.library().clone(), game.clone());
    let prepare = move |_: &Stop| design(&name, library, question);
    let Design { library, setup, .. } = app.openings.run(prepare).await?;
    let any_game = app.games.open_made(&app, &game, &setup, library).await?.game;
    let seats = any_game.seats();
    let sitting = alone(seats.len());
    let packs = any_game.card().packs.iter().cloned().collect();
    let opened = Opened {
        game,
        setup,
        host: who.person.id.clone(),
        seats,
        settings: Settings::default(),
        origin: Origin::Designed { packs },
        own_dice: false,
    };
    let asked = Asking::new("", &who.person.id, None)?;
    let table = add_table(&app, &*any_game, first_entries(opened, &sitting, None), None, asked).await?;
    Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))))
}

/// How far a measurement of the caller is. One that nobody asks about for ten seconds ends.
#[utoipa::path(get, path = "/api/v1/designer/{game}/runs/{run}", tag = "designer",
    params(("game" = String, Path), ("run" = String, Path)), responses((status = 200, body = DesignResult)))]
pub(super) async fn look(
    State(app): State<Shared>,
    known: Known,
    Names((_, run)): Names<(String, String)>,
) -> Outcome<Json<DesignResult>> {
    let found = app.designs.find(&run, &known.person.id).ok_or_else(|| Problem::missing("no-such-run"))?;
    Ok(Json(found.result(app.clock.now())))
}

/// Ends a measurement.
#[utoipa::path(delete, path = "/api/v1/designer/{game}/runs/{run}", tag = "designer",
    params(("game" = String, Path), ("run" = String, Path)), responses((status = 204, description = "It ends.")))]
pub(super) async fn leave(
    State(app): State<Shared>,
    known: Known,
    Names((_, run)): Names<(String, String)>,
) -> StatusCode {
    app.designs.stop(&run, &known.person.id);
    StatusCode::NO_CONTENT
}

/// What is known of a game, and the pack of its default edition.
fn base(game: &str, library: &Library) -> Outcome<(Card, String)> {
    let card = open(game, &Setup::default(), library, Look).map_err(super::problems::not_opened)?;
    let pack = card.packs.first().map(|(id, _)| id.clone()).unwrap_or_default();
    Ok((card, pack))
}

/// A changed pack in a library of its own, and the set-up that plays it.
struct Design {
    library: Library,
    setup: Setup,
    id: String,
}

fn design(game: &str, mut library: Library, question: DesignQuestion) -> Outcome<Design> {
    let setup = read_setup(&question.setup)?;
    let (_, pack) = base(game, &library)?;
    if question.edits.len() > MOST_EDITS {
        return Err(Problem::bad("designer-too-many"));
    }
    if question.edits.iter().any(|edit| edit.value.unsigned_abs() > MOST_NUMBER.unsigned_abs()) {
        return Err(Problem::bad_because("body-wrong", "edits.value"));
    }
    let edits: Vec<Edit> = question.edits.into_iter().map(edit).collect();
    let (id, source): (String, Source) =
        edited(&library, &pack, NAME, &edits).map_err(|error| wrong(&error))?;
    library.add(source).map_err(|problems| wrong(&problems))?;
    Ok(Design { library, setup: setup.with("pack", Value::word(&id)), id })
}

/// What was sent makes no pack that can be played.
fn wrong(reason: &dyn std::fmt::Display) -> Problem {
    let message = Message::new("designer-no-number").word("reason", reason.to_string());
    Problem::says(StatusCode::UNPROCESSABLE_ENTITY, message)
}

fn edit(edit: DesignEdit) -> Edit {
    Edit { kind: edit.kind, record: edit.record, path: edit.path, value: edit.value }
}

impl Design {
    fn files(&self) -> Vec<DesignFile> {
        let file = |page: undercroft_content::Page<'_>| DesignFile {
            name: page.file.to_owned(),
            text: page.text.to_owned(),
        };
        self.library.pages(&self.id).map(file).collect()
    }
}

fn told(problem: &undercroft_content::Problem) -> DesignProblem {
    let says = [problem.message.as_str(), problem.expected.as_str()];
    let says: Vec<&str> = says.into_iter().filter(|part| !part.is_empty()).collect();
    DesignProblem { record: problem.record.clone(), says: says.join("; ") }
}

fn bench(game: &str, setup: &Setup, library: &Library) -> Outcome<Box<dyn Bench>> {
    let plan = Plan::new(0, SEED, Player::Sensible);
    open(game, setup, library, Benches(plan)).map_err(|error| match error {
        OpenError::Content(problems) => wrong(&problems),
        other => super::problems::not_opened(other),
    })
}

struct Look;

impl Visitor for Look {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}
