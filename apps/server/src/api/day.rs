//! The dungeon of the day. Everybody gets a table of the same family, whose dice are the same for all of them: the server's secret is made and promised before
//! anybody plays, nobody adds to it, and it is opened when the day is over. Each person has one table a day.

use super::tables::{Asking, Family, add_table};
use crate::app::Shared;
use crate::clock::{self, DAY, Millis};
use crate::edge::{Caller, Who};
use crate::live::{Entry, Opened, Origin, Settings};
use crate::problem::{Outcome, Problem};
use crate::store::TableRow;
use crate::wire::{Branched, DayCard, DayMark, DungeonCard};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Json, Response};
use axum::routing::get;
use undercroft_kernel::{OptionWord, Setup, Value, fair};

/// What is played, and which of its options change from day to day.
const GAME: &str = "mini-rogue";
const VARIED: [&str; 2] = ["heroes", "difficulty"];
/// No choice of a day: it would be drawn.
const DRAWN: &str = "random";
/// How many days of a person are shown.
const WEEKS: i64 = 14;
/// How often a place in the family is tried to get while others get theirs.
const TRIES: usize = 8;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/v1/day", get(look).post(play))
}

/// The dungeon of today, what came of yesterday's, and the days of the caller.
#[utoipa::path(get, path = "/api/v1/day", tag = "day", responses((status = 200, body = DayCard)))]
pub(super) async fn look(State(app): State<Shared>, caller: Caller) -> Outcome<Json<DayCard>> {
    let now = app.clock.now();
    let person = caller.person.as_ref().map(|person| person.id.as_str());
    let root = root(&app, &clock::day(now)).await?;
    let table = match person {
        Some(person) => app.store.answer(&root.id, person, ASK).await?,
        None => None,
    };
    let marks = marks(&app, person, now).await?;
    let over = marks.last().is_some_and(|mark| mark.state == "won" || mark.state == "lost");
    let today = dungeon(&app, &root, now, person, over).await?;
    let players = app.store.family(&root.id).await?.iter().filter(|row| row.id != root.id).count();
    let yesterday = match known_root(&app, &clock::day(now - DAY)).await? {
        Some(root) => Some(dungeon(&app, &root, now - DAY, person, true).await?),
        None => None,
    };
    let (streak, longest) = streaks(&marks);
    let opens = (now.div_euclid(DAY) + 1) * DAY;
    let players = players as u32;
    Ok(Json(DayCard { today, opens, players, table, over, yesterday, marks, streak, longest }))
}

/// Goes down: opens the caller's table of today, or finds it again.
#[utoipa::path(post, path = "/api/v1/day", tag = "day",
    responses((status = 201, body = Branched), (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn play(State(app): State<Shared>, who: Who) -> Outcome<Response> {
    let date = clock::day(app.clock.now());
    let root = root(&app, &date).await?;
    let asking = || Asking::new(&root.id, &who.person.id, Some(ASK));
    if let Some(table) = asking()?.known(&app).await? {
        return Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))));
    }
    app.count_table(&who.caller, &who.person).await?;
    let setup = setup(&app, &date).await?;
    let any_game = app.games.open(&app, GAME, &setup, None).await?;
    let mut tried = 0;
    let table = loop {
        let lines = app.store.family(&root.id).await?;
        let line = lines.iter().map(|line| line.line).max().unwrap_or_default() + 1;
        let family = Family { root: root.id.clone(), line, dice: root.dice.clone() };
        let mut first = vec![Entry::Opened(opened(&who.person.id, &setup, &date, any_game.game.seats()))];
        first.push(Entry::Sat { seat: 0, person: who.person.id.clone(), share: None });
        tried += 1;
        match add_table(&app, &*any_game.game, first, Some(family), asking()?).await {
            // Two at once wanted the same place: the next one is free.
            Err(_) if tried < TRIES => {}
            opened => break opened?,
        }
    };
    Ok(who.answer(&app, (StatusCode::CREATED, Json(Branched { table }))))
}

/// Under which id persons ask for their table of a day, and the service for the first of all of them.
const ASK: &str = "day";

/// The first table of a day: nobody sits there, it holds the secret of the dice.
async fn root(app: &Shared, date: &str) -> Outcome<TableRow> {
    if let Some(row) = known_root(app, date).await? {
        return Ok(row);
    }
    let setup = setup(app, date).await?;
    let any_game = app.games.open(app, GAME, &setup, None).await?;
    let first = vec![Entry::Opened(opened("", &setup, date, any_game.game.seats()))];
    let asking = Asking::new("", ASK, Some(date))?;
    let id = add_table(app, &*any_game.game, first, None, asking).await?;
    app.store.table(&id).await?.ok_or_else(|| Problem::missing("no-such-table"))
}

async fn known_root(app: &Shared, date: &str) -> Outcome<Option<TableRow>> {
    match app.store.answer("", ASK, date).await? {
        Some(id) => Ok(app.store.table(&id).await?),
        None => Ok(None),
    }
}

fn opened(host: &str, setup: &Setup, date: &str, seats: Vec<String>) -> Opened {
    Opened {
        game: GAME.to_owned(),
        setup: setup.clone(),
        host: host.to_owned(),
        seats,
        settings: Settings::default(),
        origin: Origin::Day { date: date.to_owned() },
        own_dice: false,
    }
}

/// What is played on a day: it follows from the date alone, so that everybody can know it before.
async fn setup(app: &Shared, date: &str) -> Outcome<Setup> {
    let any_game = app.games.open(app, GAME, &Setup::default(), None).await?;
    let options = &any_game.game.card().options;
    let varied = VARIED.iter().filter_map(|name| options.iter().find(|option| option.name == *name));
    Ok(varied.fold(Setup::default(), |setup, option| {
        let chosen = chosen(option, date);
        let value = if option.at_most > 1 { Value::words([chosen]) } else { Value::word(chosen) };
        setup.with(option.name, value)
    }))
}

fn chosen(option: &OptionWord, date: &str) -> String {
    let choices: Vec<&String> = option.choices.iter().filter(|choice| *choice != DRAWN).collect();
    let hash = blake3::hash(format!("{date} {}", option.name).as_bytes());
    let number = hash.as_bytes().iter().fold(0usize, |sum, byte| (sum * 31 + usize::from(*byte)) % 65_521);
    choices.get(number % choices.len().max(1)).map(|choice| (*choice).clone()).unwrap_or_default()
}

/// The dungeon of the day of `moment`. `tells`: whether the caller may know how others did.
async fn dungeon(
    app: &Shared,
    root: &TableRow,
    moment: Millis,
    person: Option<&str>,
    tells: bool,
) -> Outcome<DungeonCard> {
    let date = clock::day(moment);
    let setup = setup(app, &date).await?;
    let any_game = app.games.open(app, GAME, &setup, None).await?;
    let word = |name: &str| {
        let words = setup.get(name).and_then(Value::as_words).unwrap_or_default();
        words.first().map(|word| (*word).to_owned()).unwrap_or_default()
    };
    let is_past = date < clock::day(app.clock.now());
    let results = if tells { app.day_results.of(app, root, person).await? } else { Vec::new() };
    let bytes = crate::secret::unhex(&root.dice).unwrap_or_default();
    Ok(DungeonCard {
        game: GAME.to_owned(),
        edition: any_game.game.card().edition.to_owned(),
        hero: word("heroes"),
        difficulty: word("difficulty"),
        commitment: fair::commitment(&bytes),
        secret: is_past.then(|| root.dice.clone()),
        results,
        date,
    })
}

/// The latest days of a person, today last.
async fn marks(app: &Shared, person: Option<&str>, now: Millis) -> Outcome<Vec<DayMark>> {
    let mut marks = Vec::new();
    for days in (0..WEEKS).rev() {
        let date = clock::day(now - days * DAY);
        let state = match person {
            Some(person) => state(app, person, &date).await?,
            None => "none",
        };
        marks.push(DayMark { date, state: state.to_owned() });
    }
    Ok(marks)
}

async fn state(app: &Shared, person: &str, date: &str) -> Outcome<&'static str> {
    let Some(root) = known_root(app, date).await? else { return Ok("none") };
    let Some(table) = app.store.answer(&root.id, person, ASK).await? else { return Ok("none") };
    let Some(row) = app.store.table(&table).await? else { return Ok("none") };
    let summary: serde_json::Value = serde_json::from_str(&row.summary).unwrap_or_default();
    let outcome = summary.get("outcome").and_then(serde_json::Value::as_str);
    Ok(match outcome {
        None => "playing",
        Some(_) if summary.get("won").and_then(serde_json::Value::as_bool) == Some(true) => "won",
        Some(_) => "lost",
    })
}

/// How many days in a row were played, today or yesterday the last of them, and the most in a row.
fn streaks(marks: &[DayMark]) -> (u32, u32) {
    let played: Vec<bool> = marks.iter().map(|mark| mark.state != "none").collect();
    let from_end = |days: &[bool]| days.iter().rev().take_while(|played| **played).count() as u32;
    let until_yesterday = played.split_last().map_or(0, |(_, before)| from_end(before));
    let now = from_end(&played).max(until_yesterday);
    let longest = (0..=played.len()).map(|end| from_end(played.get(..end).unwrap_or_default())).max();
    (now, longest.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(days: &str) -> Vec<DayMark> {
        let mark = |day: char| DayMark {
            date: String::new(),
            state: match day {
                '.' => "none",
                'p' => "playing",
                'w' => "won",
                _ => "lost",
            }
            .to_owned(),
        };
        days.chars().map(mark).collect()
    }

    #[test]
    fn a_streak_ends_with_today_or_yesterday() {
        assert_eq!(streaks(&marks("..lwl")), (3, 3));
        assert_eq!(streaks(&marks("lwl.")), (3, 3), "today is not over");
        assert_eq!(streaks(&marks("llll.w..")), (0, 4));
        assert_eq!(streaks(&marks("ll.p")), (1, 2));
        assert_eq!(streaks(&[]), (0, 0));
    }
}
