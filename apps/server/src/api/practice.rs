//! Practice tables: a scenario is set up, of a file or of the rulebook that every program carries, its steps are played, and whoever asked goes on from there.
//! They never count in statistics.

use super::lines::{closed, entries, unreadable};
use super::tables::add_table;
use crate::app::Shared;
use crate::edge::{Body, Who};
use crate::live::{Opened, Origin, Ways, refusal, script};
use crate::problem::{Outcome, Problem};
use crate::rulebook;
use crate::wire::{Branched, NewPractice};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{Json, Response};
use axum::routing::post;
use undercroft_catalog::live::{Dice, Match, Refused};
use undercroft_kernel::replay::{self, Record};
use undercroft_kernel::{Message, Seat, Turn};
use undercroft_scenario::{Case, Faces, Fact, Scenario, Script, Step, expand, parse};

/// More routine steps in a row than any rule asks for.
const MOST_ROUTINE: usize = 1000;

/// The routes; a file may be larger than other requests.
pub(super) fn routes() -> Router<Shared> {
    let room = DefaultBodyLimit::max(crate::config::Config::default().limits.upload);
    Router::new().route("/api/v1/practice", post(practise)).layer(room)
}

/// Opens a practice table where a scenario leads.
#[utoipa::path(post, path = "/api/v1/practice", tag = "lines", request_body = NewPractice,
    responses((status = 201, body = Branched), (status = 422, description = "What is wrong with the file.")))]
pub(super) async fn practise(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewPractice>,
) -> Outcome<Response> {
    app.count_table(&who.person.id)?;
    let case = wanted(&new)?;
    let scenario = &case.scenario;
    let game_box = app.shelf.open(&app, &scenario.game, &case.setup, None).await?;
    let mut game = game_box.game.practise(start(scenario)).map_err(closed)?;
    let header = game.header();
    walk(&mut *game, scenario, new.steps.map_or(usize::MAX, |steps| steps as usize))?;
    let steps: Vec<Record> = (0..game.at()).filter_map(|step| game.record(step)).collect();
    let opened = Opened {
        game: scenario.game.clone(),
        setup: case.setup.clone(),
        host: who.person.id.clone(),
        seats: game_box.game.seats(),
        ways: Ways::default(),
        origin: Origin::Practice { name: case.name() },
        own_dice: false,
    };
    let first = entries(opened, &who.person.id, Some(header), steps);
    let table = add_table(&app, &*game_box.game, first, None).await?;
    Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))))
}

/// The scenario that is asked for: of the file, or else of the rulebook.
fn wanted(new: &NewPractice) -> Outcome<Case> {
    let missing = || unreadable(Message::new("scenario-missing"));
    let named = |case: &Case| {
        new.name.as_ref().is_none_or(|name| *name == case.scenario.name || *name == case.name())
    };
    let scenarios = match (&new.file, &new.name) {
        (Some(file), _) => parse("scenario.toml", file).map_err(|problems| {
            unreadable(Message::new("scenario-wrong").word("reason", problems.to_string()))
        })?,
        (None, Some(name)) => rulebook::scenario(name).into_iter().cloned().collect(),
        (None, None) => Vec::new(),
    };
    expand(&scenarios).into_iter().find(named).ok_or_else(missing)
}

/// Where a scenario begins.
fn start(scenario: &Scenario) -> replay::Start {
    let fact = |fact: &Fact| (fact.name.clone(), fact.value.clone());
    replay::Start {
        seed: scenario.seed,
        place: scenario.place.as_ref().map(|place| place.value.clone()),
        given: scenario.given.iter().map(fact).collect(),
        pin: scenario.pin.iter().map(|pin| (pin.name.clone(), pin.value.to_string())).collect(),
    }
}

/// Plays the first steps of a scenario with its dice and cards. A step that only claims something, or that a rule refuses, changes nothing.
fn walk(game: &mut dyn Match, scenario: &Scenario, most: usize) -> Outcome<()> {
    if scenario.auto {
        settle(game, &mut Faces::default(), scenario.seed);
    }
    for step in scenario.steps.iter().take(most) {
        let (Some(action), None) = (&step.action, &step.refuse) else { continue };
        let seat = seat(game, step)?;
        let mut faces = faces(&step.script);
        let rolls = script(&mut faces, |dice| game.copy().act(seat, &action.value, dice));
        game.act(seat, &action.value, Dice::Scripted(&rolls)).map_err(refusal)?;
        if scenario.auto {
            settle(game, &mut faces, scenario.seed);
        }
    }
    Ok(())
}

/// Who acts in a step: whom it names, else whoever is asked.
fn seat(game: &dyn Match, step: &Step) -> Outcome<Seat> {
    let found = match (&step.seat, game.turn()) {
        (Some(word), _) => (0..game.seats()).map(Seat).find(|seat| game.seat_word(*seat) == word.value),
        (None, Turn::Ask(seats)) => seats.lowest(),
        (None, Turn::Over(_)) => None,
    };
    found.ok_or_else(|| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-seat"))
}

/// Plays what nobody has to decide, with what is left of a script, and from the seed where it says nothing.
fn settle(game: &mut dyn Match, faces: &mut Faces, seed: u64) {
    let seed = seed.to_le_bytes();
    for _ in 0..MOST_ROUTINE {
        let rolls = script(faces, |dice| game.copy().settle(dice).map(|_| ()));
        let settled = match game.settle(Dice::Scripted(&rolls)) {
            Err(Refused::Roll(_)) => game.settle(Dice::Seed(&seed)),
            settled => settled,
        };
        if !matches!(settled, Ok(true)) {
            return;
        }
    }
}

/// What the dice and piles of a step answer.
fn faces(scripts: &[Script]) -> Faces {
    let mut faces = Faces::default();
    for script in scripts {
        let values = script.values.iter().map(ToString::to_string);
        faces.entry(script.name.clone()).or_default().extend(values);
    }
    faces
}
