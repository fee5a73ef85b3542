//! The one home of matches: the store of the service in the user's data folder, with the service inside this program. What is begun here goes on in the
//! browser and the other way round, and several programs may be at it at once.

use super::{Args, Front, Opening, dice, seats, wanted};
use crate::common::{self, Done, Problem, problem};
use crate::remote::{Remote, Web, fresh_id, key_here, wanted_roll};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use undercroft_catalog::live::{Refused, open_game};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::Arg;
use undercroft_server::{Inside, secret};
use undercroft_table::Words;
use undercroft_terminal::{Saved, Speech};

/// The user's folder for data.
pub fn folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("APPDATA"))
        .or_else(|| Some(set("HOME")?.join(".local/share")))?;
    Some(data.join("undercroft"))
}

/// The database of the user; in this folder where the system names none for data.
pub fn database() -> String {
    folder().unwrap_or_default().join("undercroft.db").display().to_string()
}

/// Makes the folder of the user's database, if that is the one.
///
/// # Errors
/// When it cannot be made.
pub fn make_folder(db: &str) -> Done {
    match folder().filter(|_| db == database()) {
        Some(folder) => std::fs::create_dir_all(&folder)
            .map_err(|error| problem(format!("{}: {error}", folder.display()))),
        None => Ok(()),
    }
}

/// A code that makes a browser the person of this machine; none for another database, and before anything was played here.
pub async fn transfer_code(service: &undercroft_server::App, db: &str) -> Option<String> {
    let key = key_here().filter(|_| db == database())?;
    let person = service.store.person_of(&secret::kept(&key)).await.ok()??;
    let code = service.random.token::<10>().ok()?;
    let expires = service.clock.now() + service.config.transfer_time;
    service.store.add_transfer(&secret::kept(&code), &person.id, expires).await.ok()?;
    Some(code)
}

/// Opens the home, as the person of this machine.
pub fn open(lang: Lang) -> Done<Web> {
    make_folder(&database())?;
    let inside = Inside::open(&database()).map_err(problem)?;
    Web::here(Arc::new(inside), lang.code())
}

/// Opens a table as the arguments say, and gives its id. Where people roll their own dice, those of the set-up are asked for line by line.
pub fn begin(web: &mut Web, args: &Args, lang: Lang) -> Done<String> {
    let texts = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    if args.tutorial {
        let body = json!({ "id": fresh_id(), "game": args.game(), "tutorial": true });
        return opened(web, "/api/v1/tables", &body);
    }
    let setup = wanted(args, None);
    let words = open_game(args.game(), &setup, &Library::built_in());
    let words = words.map_err(|error| super::screen::open_problem(&texts, error))?.seats();
    let sitters = seats::seat(&words, &args.seats, &texts)?;
    let seat = |sitter: &seats::Sitter| if *sitter == seats::Sitter::Person { "me" } else { "open" };
    let seats: Vec<&str> = sitters.iter().map(seat).collect();
    let body = json!({ "id": fresh_id(), "game": args.game(), "setup": setup, "seats": seats, "ownDice": args.own_dice });
    let table = opened(web, "/api/v1/tables", &body)?;
    for (number, sitter) in sitters.iter().enumerate() {
        let seats::Sitter::Bot(bot) = sitter else { continue };
        let path = format!("/api/v1/tables/{table}/seats/{number}/bot");
        expect(web.post(&path, &json!({ "id": fresh_id(), "bot": bot.word() }))?)?;
    }
    if args.own_dice {
        start(web, &table, args, texts)?;
    }
    Ok(table)
}

/// Starts a match whose cards people turn themselves.
fn start(web: &mut Web, table: &str, args: &Args, texts: Texts) -> Done {
    let game = args.game().to_owned();
    let mut screen =
        super::screen::Screen { game, ..super::screen::Screen::new(texts, Listener::spectator()) };
    let stdin = std::io::stdin();
    let mut input = stdin.lock();
    let path = format!("/api/v1/tables/{table}/start");
    let mut failed = None;
    let started = dice::roll(dice::Source::Person(&mut screen, &mut input), |dice| {
        let undercroft_catalog::live::Dice::Typed(rolls) = dice else { return Err(Refused::Over) };
        let rolls: Vec<Value> = rolls.iter().map(|(die, face)| json!({ "die": die, "face": face })).collect();
        match web.post(&path, &json!({ "id": fresh_id(), "rolls": rolls })) {
            Ok(reply) if reply.status == 202 => Err(wanted_roll(&reply).map_or(Refused::Over, Refused::Roll)),
            Ok(reply) if reply.status < 400 => Ok(()),
            // The last face cannot come out.
            Ok(reply) if reply.status == 422 && !rolls.is_empty() => {
                Err(Refused::NotUnderstood { text: String::new(), reason: String::new() })
            }
            Ok(reply) => {
                failed = Some(Problem(reply.says()));
                Err(Refused::Over)
            }
            Err(problem) => {
                failed = Some(problem);
                Err(Refused::Over)
            }
        }
    });
    match started {
        Ok(()) => Ok(()),
        Err(_) => Err(failed.unwrap_or_else(|| Problem(screen.texts.text("error-pause", &[])))),
    }
}

fn expect(reply: crate::remote::Reply) -> Done<Value> {
    if reply.status >= 400 { Err(Problem(reply.says())) } else { Ok(reply.body) }
}

/// Opens something that is a table then.
pub fn opened(web: &mut Web, path: &str, body: &Value) -> Done<String> {
    let body = expect(web.post(path, body)?)?;
    let table = body.get("table").and_then(Value::as_str);
    table.map(str::to_owned).ok_or_else(|| Problem("the service named no table".to_owned()))
}

/// Plays a table of the home until the person leaves it.
pub fn play(web: Web, table: &str, lang: Lang, front: &Front, is_new: bool) -> Done {
    let host = Remote::open(web, table, lang)?;
    let news = host.news();
    let opening = match is_new {
        true => Opening::New { edition: host.edition().to_owned() },
        false => Opening::Resumed,
    };
    front.show(Box::new(host), Some(news), opening)
}

/// Plays the match of a chapter until it is over or the person leaves it.
pub fn play_chapter(web: Web, table: &str, lang: Lang, front: &Front) -> Done {
    let host = Remote::open(web, table, lang)?;
    let news = host.news();
    front.show(Box::new(host), Some(news), Opening::Chapter)
}

/// The tables of the person, the latest first.
fn tables(web: &mut Web) -> Done<Vec<Value>> {
    let body = expect(web.get("/api/v1/tables")?)?;
    Ok(body.as_array().cloned().unwrap_or_default())
}

fn word<'v>(line: &'v Value, name: &str) -> &'v str {
    line.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// The match that was played last and is not over.
pub fn latest(web: &mut Web) -> Done<Option<String>> {
    let tables = tables(web)?;
    let going_on = tables.iter().find(|line| word(line, "stage") == "playing");
    Ok(going_on.map(|line| word(line, "id").to_owned()))
}

/// The matches that wait, then those that are over, as lines of the menu.
pub fn saved(web: &mut Web, lang: Lang, most: usize) -> Done<Vec<Saved>> {
    let tables = tables(web)?;
    let lines = |stages: [&'static str; 2]| {
        tables.iter().filter(move |line| stages.contains(&word(line, "stage"))).take(most)
    };
    let texts = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let speech = Speech::new(texts, Listener::spectator());
    let title = |line: &Value| {
        let game = Arg::Name(format!("game-{}", word(line, "game")).into());
        let says: Vec<Words> =
            line.get("says").cloned().and_then(|says| serde_json::from_value(says).ok()).unwrap_or_default();
        let says: Vec<String> = says.iter().map(|words| speech.words(words)).collect();
        let key = if word(line, "stage") == "playing" { "term-menu-goes-on" } else { "term-menu-over" };
        speech.texts.text(key, &[("game", game), ("where", Arg::Word(says.join(" · ")))])
    };
    let saved = |line: &Value| Saved { title: title(line), place: word(line, "id").to_owned() };
    Ok(lines(["playing", "gathering"]).chain(lines(["over", "closed"])).map(saved).collect())
}

/// A match as a file, as far as its person may know it.
pub fn export(web: &mut Web, table: &str) -> Done<Vec<u8>> {
    let (status, file) = web.file(&format!("/api/v1/tables/{table}/replay"))?;
    if status < 400 {
        return Ok(file);
    }
    let body: Value = serde_json::from_slice(&file).unwrap_or_default();
    Err(Problem(crate::remote::Reply { status, body }.says()))
}

/// Takes a file in; gives the table that it is then.
pub fn import(web: &mut Web, file: &std::path::Path) -> Done<String> {
    let text = common::read(file)?;
    opened(web, "/api/v1/replays", &json!({ "id": fresh_id(), "file": text }))
        .map_err(|problem| Problem(format!("{}: {problem}", file.display())))
}

/// Lists the tables of the person: id, game, stage.
pub fn list(web: &mut Web) -> Done<Vec<String>> {
    let line = |line: &Value| {
        format!(
            "{}  {:<11} {:<9} {}",
            word(line, "id"),
            word(line, "game"),
            word(line, "stage"),
            word(line, "edition")
        )
    };
    Ok(tables(web)?.iter().map(line).collect())
}
