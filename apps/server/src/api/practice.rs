//! Practice tables: a scenario is set up, of a file or of the rulebook that every program carries, its steps are played, and whoever asked goes on from there.
//! They never count in statistics.

use super::lines::{closed, entries, unreadable};
use super::problems::refusal;
use super::tables::{Asking, add_table};
use crate::app::Shared;
use crate::edge::{Body, Stop, Who};
use crate::live::{Opened, Origin, Settings, next_face};
use crate::problem::{Outcome, Problem};
use crate::rulebook;
use crate::wire::{Branched, NewPractice};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{Json, Response};
use axum::routing::post;
use std::sync::Arc;
use undercroft_catalog::live::{AnyGame, Dice, Match, Refused};
use undercroft_kernel::replay::{self, Record};
use undercroft_kernel::{Message, Seat, Turn};
use undercroft_scenario::{Case, Faces, Fact, Scenario, Script, Step, expand, parse};

/// How many steps lead to a practice table, those included that follow by themselves.
const MOST_STEPS: usize = 5000;

/// The routes; a file may be larger than other requests.
pub(super) fn routes() -> Router<Shared> {
    let room = DefaultBodyLimit::max(crate::config::Config::default().limits.scenario);
    Router::new().route("/api/v1/practice", post(practise)).layer(room)
}

/// Opens a practice table where a scenario leads.
#[utoipa::path(post, path = "/api/v1/practice", tag = "lines", request_body = NewPractice,
    responses((status = 201, body = Branched), (status = 404, description = "There is no such game."),
        (status = 413, description = "The file is too large, or has too many steps."),
        (status = 422, description = "What is wrong with the file, or where it does not fit the rules."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn practise(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewPractice>,
) -> Outcome<Response> {
    let asked = Asking::new("", &who.person.id, new.id.as_deref())?;
    if let Some(table) = asked.known(&app).await? {
        return Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))));
    }
    app.count_table(&who.caller, &who.person).await?;
    let most = new.steps.map_or(usize::MAX, |steps| steps as usize);
    let case = app.files.run(move |_| wanted(&new)).await?;
    let scenario = Arc::clone(&case.scenario);
    let any_game = app.games.open(&app, &scenario.game, &case.setup, None).await?;
    let shared = Arc::clone(&any_game.game);
    let (header, steps) = app.files.run(move |stop| walked(&*shared, &scenario, most, stop)).await?;
    let scenario = &case.scenario;
    let opened = Opened {
        game: scenario.game.clone(),
        setup: case.setup.clone(),
        host: who.person.id.clone(),
        seats: any_game.game.seats(),
        settings: Settings::default(),
        origin: Origin::Practice { name: case.name() },
        own_dice: false,
    };
    let first = entries(opened, &who.person.id, Some(header), steps);
    let table = add_table(&app, &*any_game.game, first, None, asked).await?;
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
    scenarios
        .iter()
        .flat_map(|scenario| expand(std::slice::from_ref(scenario)))
        .find(named)
        .ok_or_else(missing)
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

/// Where a scenario begins and the steps that lead to where it goes on.
fn walked(
    any_game: &dyn AnyGame,
    scenario: &Scenario,
    most: usize,
    stop: &Stop,
) -> Outcome<(replay::Header, Vec<Record>)> {
    stop.check()?;
    let mut game = any_game.practise(start(scenario)).map_err(closed)?;
    let header = game.header();
    walk(&mut *game, scenario, most, stop)?;
    Ok((header, (0..game.at()).filter_map(|step| game.record(step)).collect()))
}

/// Plays the first steps of a scenario with its dice and cards. A step that only claims something, or that a rule refuses, changes nothing.
fn walk(game: &mut dyn Match, scenario: &Scenario, most: usize, stop: &Stop) -> Outcome<()> {
    if scenario.auto {
        settle(game, &mut Faces::default(), scenario.seed, stop)?;
    }
    for step in scenario.steps.iter().take(most) {
        let (Some(action), None) = (&step.action, &step.refuse) else { continue };
        let seat = seat(game, step)?;
        let mut faces = faces(&step.script);
        scripted(&mut faces, |dice| game.act(seat, &action.value, dice)).map_err(refusal)?;
        if scenario.auto {
            settle(game, &mut faces, scenario.seed, stop)?;
        }
        goes_on(game, stop)?;
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
fn settle(game: &mut dyn Match, faces: &mut Faces, seed: u64, stop: &Stop) -> Outcome<()> {
    let seed = seed.to_le_bytes();
    loop {
        let settled = match scripted(faces, |dice| game.settle(dice)) {
            Err(Refused::Roll(_)) => game.settle(Dice::Seed(&seed)),
            settled => settled,
        };
        if !matches!(settled, Ok(true)) {
            return Ok(());
        }
        goes_on(game, stop)?;
    }
}

/// Plays with the answers of a script, in the order in which they are asked for: what is refused has changed nothing, and is tried again with one more.
fn scripted<T>(
    faces: &mut Faces,
    mut play: impl FnMut(Dice<'_>) -> Result<T, Refused>,
) -> Result<T, Refused> {
    let mut answers = Vec::new();
    loop {
        match play(Dice::Scripted(&answers)) {
            Err(Refused::Roll(wanted)) => match next_face(faces, &wanted) {
                Some(face) => answers.push((wanted.die, face)),
                None => return Err(Refused::Roll(wanted)),
            },
            played => return played,
        }
    }
}

/// Ends what has gone on for too long.
fn goes_on(game: &dyn Match, stop: &Stop) -> Outcome<()> {
    if game.at() > MOST_STEPS {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "file-too-long"));
    }
    Ok(stop.check()?)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use undercroft_catalog::live::open_game;
    use undercroft_content::Library;

    /// Whoever reads a rule can try it: no scenario of the rulebook begins where nobody could go on, but for those that are about that.
    #[test]
    fn every_scenario_of_the_rulebook_can_be_practised() {
        let library = Library::built_in();
        let mut boxes = BTreeMap::new();
        let mut wrong = Vec::new();
        for scenario in rulebook::all().filter(|scenario| scenario.refuse.is_none()) {
            for case in expand(std::slice::from_ref(scenario)) {
                let key = format!("{} {:?}", scenario.game, case.setup);
                let open = || open_game(&scenario.game, &case.setup, &library).unwrap();
                let begun = boxes.entry(key).or_insert_with(open).practise(start(scenario));
                wrong.extend(begun.err().map(|closed| format!("{}: {closed:?}", case.name())));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
