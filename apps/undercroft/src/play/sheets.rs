//! What is between matches at home: a campaign, and what was played and earned. Both are the service's; here they are leaflets with choices.

use super::drawn::Drawing;
use super::screen::Screen;
use super::{Args, Front, home};
use crate::common::{Done, Problem};
use crate::remote::{Reply, Web, fresh_id};
use serde_json::{Value, json};
use std::sync::Arc;
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Arg, Setup, Value as KernelValue};
use undercroft_table::Words;
use undercroft_terminal::{Flow, Leaflet, Leaves, Speech};

/// What a choice of a campaign leads to.
enum Way {
    /// A change of the sheet.
    Turn(Value),
    /// The match of the chapter.
    Play,
}

/// Goes on with the campaign of a game, or begins one, until the person leaves.
pub fn campaign(args: &Args, lang: Lang, front: &Front) -> Done {
    let mut web = home::open(lang)?;
    let edition = args.edition.clone().or_else(|| printed(args.game()));
    let texts = texts_of(args.game(), edition.as_deref(), lang)?;
    let speech = Speech::new(texts, Listener::spectator());
    let id = find_or_begin(&mut web, args, edition.as_deref())?;
    let path = format!("/api/v1/campaigns/{id}");
    let mut problem: Option<String> = None;
    loop {
        let card = good(web.get(&path)?)?;
        let (leaves, ways) = sheet(&card, &speech);
        let Some(chosen) = show(leaves, &speech, front, problem.take())? else { return Ok(()) };
        match ways.get(chosen) {
            Some(Way::Turn(turn)) => {
                let reply = web.post(&format!("{path}?id={}", fresh_id()), turn)?;
                problem = (reply.status >= 400).then(|| reply.says());
            }
            Some(Way::Play) => {
                let reply = web.post(&path, &json!("play"))?;
                match reply.body.get("table").and_then(Value::as_str) {
                    Some(table) => home::play_chapter(web.clone(), table, lang, front)?,
                    None => problem = Some(reply.says()),
                }
            }
            None => {}
        }
    }
}

/// Shows a leaflet until something is chosen; none when the person leaves.
fn show(leaves: Leaves, speech: &Speech, front: &Front, problem: Option<String>) -> Done<Option<usize>> {
    let Front::Drawn(settings) = front else { return Ok(read(&leaves, speech, problem)) };
    let mut leaflet = Leaflet::new(leaves, speech, &settings.look);
    if let Some(problem) = problem {
        leaflet.say(problem);
    }
    let mut drawing = Drawing::begin()?;
    loop {
        drawing.draw(|buffer| leaflet.draw(buffer))?;
        let Some(input) = drawing.input(None) else { return Ok(None) };
        if leaflet.handle(input) == Flow::Leave {
            return Ok(None);
        }
        if let Some(chosen) = leaflet.take_choice() {
            return Ok(Some(chosen));
        }
    }
}

/// Tells a leaflet line by line until something is chosen; none when the person leaves.
fn read(leaves: &Leaves, speech: &Speech, problem: Option<String>) -> Option<usize> {
    let mut screen = Screen::new(Arc::clone(&speech.texts), Listener::spectator());
    problem.iter().for_each(|problem| screen.print(problem));
    screen.print("");
    screen.print(&leaves.title);
    leaves.says.iter().for_each(|(text, _)| screen.print(text));
    for (number, choice) in (1..).zip(&leaves.choices) {
        screen.print(&format!("{number}. {choice}"));
    }
    let count = leaves.choices.len();
    if count == 0 {
        return None;
    }
    loop {
        let line = screen.line(&mut std::io::stdin().lock())?;
        match line.parse::<usize>() {
            _ if ["quit", "q"].contains(&line.as_str()) => return None,
            Ok(number) if (1..=count).contains(&number) => return Some(number - 1),
            _ => screen.say_text("play-campaign-number", |m| {
                m.word("text", line.as_str()).number("count", count as i64)
            }),
        }
    }
}

fn good(reply: Reply) -> Done<Value> {
    if reply.status >= 400 { Err(Problem(reply.says())) } else { Ok(reply.body) }
}

fn find_or_begin(web: &mut Web, args: &Args, edition: Option<&str>) -> Done<String> {
    let campaigns = good(web.get("/api/v1/campaigns")?)?;
    let own = |card: &&Value| word(card, "game") == args.game() && word(card, "now") != "end";
    if let Some(known) = campaigns.as_array().into_iter().flatten().find(own) {
        return Ok(word(known, "id").to_owned());
    }
    let heroes = if args.hero.is_empty() { first_heroes(args.game()) } else { args.hero.clone() };
    let body = json!({ "id": fresh_id(), "game": args.game(), "characters": heroes, "edition": edition });
    let card = good(web.post("/api/v1/campaigns", &body)?)?;
    Ok(word(&card, "id").to_owned())
}

/// Who sets out where nobody is named: whom the game itself would name.
fn first_heroes(game: &str) -> Vec<String> {
    let card = open(game, &Setup::default(), &Library::built_in(), ReadCard);
    let options = card.map(|card| card.options).unwrap_or_default();
    let heroes = options.iter().find(|option| option.name == "heroes");
    let words = heroes.and_then(|option| option.default.as_words()).unwrap_or_default();
    words.into_iter().map(str::to_owned).collect()
}

struct ReadCard;

impl Visitor for ReadCard {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}

/// The edition that prints the campaign of a game.
fn printed(game: &str) -> Option<String> {
    let entry = undercroft_catalog::entry(game).ok()?;
    entry.campaigns.first().map(|edition| (*edition).to_owned())
}

fn texts_of(game: &str, edition: Option<&str>, lang: Lang) -> Done<Texts> {
    let library = Library::built_in();
    let plain = Setup::default();
    let setup = edition.map(|edition| plain.clone().with("edition", KernelValue::word(edition)));
    // A game with one printing has no option for it.
    let card = setup.and_then(|setup| open(game, &setup, &library, ReadCard).ok());
    let card = card.map_or_else(|| open(game, &plain, &library, ReadCard), Ok);
    let card = card.map_err(crate::common::open_problem)?;
    super::texts(lang, &card)
}

fn word<'v>(card: &'v Value, name: &str) -> &'v str {
    card.get(name).and_then(Value::as_str).unwrap_or_default()
}

fn list<'v>(card: &'v Value, name: &str) -> impl Iterator<Item = &'v Value> + use<'v> {
    card.get(name).and_then(Value::as_array).into_iter().flatten()
}

fn number(card: &Value, name: &str) -> i64 {
    card.get(name).and_then(Value::as_i64).unwrap_or_default()
}

/// A campaign as text and choices.
fn sheet(card: &Value, speech: &Speech) -> (Leaves, Vec<Way>) {
    let texts = &speech.texts;
    let named = |keys: Vec<&str>| keys.into_iter().map(|key| texts.name(key)).collect::<Vec<_>>();
    let said = |value: &Value| {
        let words: Option<Words> = serde_json::from_value(value.clone()).ok();
        words.map(|words| speech.words(&words)).unwrap_or_default()
    };
    let chapter = word(card, "chapter");
    let title =
        texts.text("term-campaign-chapter", &[("number", Arg::Word(word(card, "number").to_owned()))]);
    let mut says = vec![(texts.name(chapter), true)];
    says.extend(texts.form(chapter, word(card, "story")).map(|story| (story, false)));
    let heroes = named(list(card, "characters").filter_map(Value::as_str).collect());
    if !heroes.is_empty() {
        says.push((texts.list(&heroes), false));
    }
    let points = number(card, "points");
    if points > 0 {
        says.push((texts.text("term-campaign-points", &[("points", Arg::Number(points))]), false));
    }
    for (title, names) in [
        ("web-campaign-skills", list(card, "skills").map(|skill| word(skill, "name")).collect::<Vec<_>>()),
        ("web-campaign-relics", list(card, "relics").filter_map(Value::as_str).collect()),
    ] {
        if !names.is_empty() {
            let args = [
                ("name", Arg::Word(texts.text(title, &[]))),
                ("items", Arg::Word(texts.join(&named(names)))),
            ];
            says.push((texts.text("sheet-group", &args), false));
        }
    }
    for member in list(card, "town") {
        let told: Vec<String> = list(member, "told").map(said).collect();
        says.push((format!("{}. {}", texts.name(word(member, "name")), told.join(" ")), false));
    }
    says.extend(card.get("hindrance").map(|why| (said(why), true)));
    let mut choices: Vec<(String, Way)> = Vec::new();
    match word(card, "now") {
        "story" => choices.push((texts.text("web-campaign-go-on", &[]), Way::Turn(json!("go-on")))),
        "match" => {
            let key = if card.get("table").is_some() { "web-campaign-resume" } else { "web-campaign-play" };
            choices.push((texts.text(key, &[]), Way::Play));
        }
        "choice" => choices.extend(list(card, "ways").map(|way| {
            let chapter = word(way, "chapter");
            let label = texts.form(chapter, "choose").unwrap_or_else(|| texts.name(chapter));
            (label, Way::Turn(json!({ "choose": word(way, "word") })))
        })),
        "end" => says.push((texts.text("web-campaign-end", &[]), true)),
        _ => says.push((texts.text("web-campaign-gathering", &[]), true)),
    }
    choices.extend(list(card, "offers").map(|skill| {
        let gain: Vec<String> = list(skill, "gain").map(said).collect();
        let args = [
            ("skill", Arg::Word(texts.name(word(skill, "name")))),
            ("gain", Arg::Word(texts.join(&gain))),
            ("cost", Arg::Number(number(skill, "cost"))),
        ];
        (texts.text("term-campaign-skill", &args), Way::Turn(json!({ "unlock": word(skill, "word") })))
    }));
    choices.extend(list(card, "joining").map(|one| {
        let name = Arg::Word(texts.name(word(one, "name")));
        (texts.text("term-campaign-join", &[("name", name)]), Way::Turn(json!({ "join": word(one, "word") })))
    }));
    for (place, member) in list(card, "town").enumerate() {
        for thing in list(member, "shelves").flat_map(|shelf| list(shelf, "things")) {
            let typed = |deed: &&Value| deed.get("typed").is_some();
            for deed in list(thing, "deeds").filter(|deed| !typed(deed)) {
                let says = deed.get("says").map(said).unwrap_or_default();
                let label = format!("{}: {says}", texts.name(word(member, "name")));
                let turn = json!({ "deed": { "who": place, "word": word(deed, "word") } });
                choices.push((label, Way::Turn(turn)));
            }
        }
    }
    let (labels, ways) = choices.into_iter().unzip();
    (Leaves { title, says, choices: labels }, ways)
}

/// What the person has played and earned, in the terminal and in the browser.
pub fn statistics(lang: Lang, front: &Front) -> Done {
    let mut web = home::open(lang)?;
    let texts = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let speech = Speech::new(texts, Listener::spectator());
    let card = good(web.get("/api/v1/me/statistics")?)?;
    let mut leaves = counted(&card, &speech);
    for record in good(web.get("/api/v1/me/record")?)?.as_array().into_iter().flatten() {
        leaves.says.extend(recorded(record, &texts_of(word(record, "game"), None, lang)?));
    }
    show(leaves, &speech, front, None).map(|_| ())
}

/// The record of feats that a game keeps: each with the day and the name that stand behind it, or still open.
fn recorded(record: &Value, texts: &Texts) -> Vec<(String, bool)> {
    let feats: Vec<&Value> = list(record, "feats").collect();
    let done = feats.iter().filter(|feat| feat.get("signed").is_some()).count();
    let args = [
        ("game", Arg::Name(format!("game-{}", word(record, "game")).into())),
        ("done", Arg::Number(done as i64)),
        ("count", Arg::Number(feats.len() as i64)),
    ];
    let mut says = vec![(texts.text("term-record", &args), true)];
    for feat in feats {
        let key = format!("feat-{}", word(feat, "feat").replace('_', "-"));
        let about = texts.form(&key, "text").unwrap_or_default();
        let name = ("feat", Arg::Word(texts.name(&key)));
        says.push(match feat.get("signed") {
            Some(signed) => {
                let by = ["date", "name"].map(|part| (part, Arg::Word(word(signed, part).to_owned())));
                let [date, by] = by;
                (texts.text("term-record-signed", &[name, date, by]), false)
            }
            None => (texts.text("term-record-open", &[name, ("about", Arg::Word(about))]), false),
        });
    }
    says
}

fn counted(card: &Value, speech: &Speech) -> Leaves {
    let texts = &speech.texts;
    let mut says = Vec::new();
    for line in list(card, "games") {
        let args = [
            ("game", Arg::Name(format!("game-{}", word(line, "game")).into())),
            ("edition", Arg::Name(format!("edition-{}", word(line, "edition")).into())),
            ("played", Arg::Number(number(line, "played"))),
            ("won", Arg::Number(number(line, "won"))),
        ];
        says.push((texts.text("term-statistics-game", &args), false));
    }
    if says.is_empty() {
        says.push((texts.text("term-statistics-none", &[]), false));
    }
    let feats: Vec<String> = list(card, "feats")
        .filter(|feat| feat.get("earned").is_some_and(|earned| !earned.is_null()))
        .map(|feat| texts.name(&format!("feat-{}", word(feat, "feat"))))
        .collect();
    if !feats.is_empty() {
        says.push((texts.text("term-statistics-feats", &[("feats", Arg::Word(texts.list(&feats)))]), true));
    }
    Leaves { title: texts.text("term-menu-statistics", &[]), says, choices: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speech() -> Speech {
        Speech::new(texts_of("mini-rogue", None, Lang::En).unwrap(), Listener::spectator())
    }

    #[test]
    fn what_was_played_and_earned_is_told() {
        let card = json!({
            "games": [{ "game": "mini-rogue", "edition": "ed2025", "played": 3, "won": 1 }],
            "feats": [{ "feat": "first-match", "earned": 1 }, { "feat": "first-win" }],
        });
        let says: Vec<String> = counted(&card, &speech()).says.into_iter().map(|(text, _)| text).collect();
        assert_eq!(says.len(), 2, "{says:?}");
        assert!(says[0].contains("Mini Rogue") && says[0].contains('3'), "{says:?}");
        assert!(says[1].contains("First steps") && !says[1].contains("Out alive"), "{says:?}");
        assert_eq!(counted(&json!({}), &speech()).says.len(), 1);
    }

    #[test]
    fn the_record_of_feats_has_day_and_name() {
        let record = json!({ "game": "urto", "feats": [
            { "feat": "goat", "signed": { "date": "2026-02-03", "name": "Ada", "table": "t" } },
            { "feat": "the_rock" },
        ] });
        for lang in Lang::ALL {
            let says = recorded(&record, &texts_of("urto", None, lang).unwrap());
            assert!(says[0].0.contains('1') && says[0].0.contains('2'), "{says:?}");
            assert!(says[1].0.contains("2026-02-03") && says[1].0.contains("Ada"), "{says:?}");
            assert!(says[2].0.contains(" : ") || says[2].0.contains(": "), "what is to be done: {says:?}");
            assert!(
                says.iter().all(|(said, _)| !said.contains("feat-") && !said.contains("term-")),
                "{says:?}"
            );
        }
    }
}
