//! Nothing is missing and nothing is left over: both languages say the same, and say what the rules speak.
//! Reads the sources of the games, the kernel's replays and the packs from the disk.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use undercroft_i18n::{Fault, Lang, Problem, Source, built_in, check, check_built_in, languages};

/// How the keys begin that rules speak.
const SPOKEN: [&str; 10] =
    ["log-", "do-", "ask-", "icon-", "end-", "roll-ca-", "direction-", "resource-", "affliction-", "replay-"];

/// How the keys begin that the program and the picture speak.
const SHOWN: [&str; 19] = [
    "app-",
    "play-",
    "tutorial-",
    "board-",
    "sheet-",
    "foe-",
    "odds-",
    "error-",
    "turn-",
    "tip-",
    "sign-",
    "banner-",
    "fight-",
    "forecast-",
    "die-",
    "verb-",
    "brief-",
    "score-",
    "ability-",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The string literals of a source file that are keys with one of these beginnings.
fn literals(source: &str, prefixes: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for prefix in prefixes {
        for (at, _) in source.match_indices(&format!("\"{prefix}")) {
            let literal = source[at + 1..].split('"').next().unwrap();
            let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if literal.len() > prefix.len() && literal.chars().all(is_key) {
                found.insert(literal.to_owned());
            }
        }
    }
    found
}

/// Every key that a game or a replay speaks. A source that names no `Message` speaks none: there `end-attack` is an action.
fn spoken() -> BTreeSet<String> {
    let mut sources = vec![root().join("kernel/src/replay.rs")];
    for game in fs::read_dir(root().join("games")).unwrap() {
        sources.extend(files(&game.unwrap().path().join("src"), "rs"));
    }
    let texts = sources.iter().map(|path| fs::read_to_string(path).unwrap());
    texts.filter(|text| text.contains("Message")).flat_map(|text| literals(&text, &SPOKEN)).collect()
}

/// The keys of the messages in these files.
fn keys<'s>(sources: impl IntoIterator<Item = Source<'s>>) -> BTreeSet<String> {
    let lines = sources.into_iter().flat_map(|source| source.text.lines());
    let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
    lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())).filter_map(key).collect()
}

fn list(problems: &[Problem]) -> String {
    problems.iter().map(|problem| format!("{problem}\n")).collect()
}

#[test]
fn both_languages_say_the_same() {
    let problems = check_built_in();
    assert!(problems.is_empty(), "{}", list(&problems));
}

#[test]
fn every_file_of_the_folder_is_built_in() {
    for lang in languages() {
        let folder = root().join("texts").join(lang.code());
        let found: Vec<String> = files(&folder, "ftl")
            .iter()
            .map(|path| format!("texts/{lang}/{}", path.file_name().unwrap().to_string_lossy()))
            .collect();
        let known: Vec<&str> = built_in(*lang).iter().map(|source| source.file).collect();
        assert_eq!(known, found);
    }
}

#[test]
fn everything_that_rules_speak_has_a_text() {
    let spoken = spoken();
    assert!(spoken.len() > 150, "only {} keys found: are the sources still where they were?", spoken.len());
    for lang in languages() {
        let keys = keys(built_in(*lang).iter().copied());
        let missing: Vec<&String> = spoken.difference(&keys).collect();
        assert!(missing.is_empty(), "missing in {lang}: {missing:?}");
    }
}

#[test]
fn everything_that_the_program_shows_has_a_text() {
    let keys = keys(built_in(Lang::En).iter().copied());
    for path in files(&root().join("apps"), "rs").iter().chain(&files(&root().join("crates/table"), "rs")) {
        let text = fs::read_to_string(path).unwrap();
        let shown = literals(&text, &SHOWN);
        let missing: Vec<&String> = shown.difference(&keys).collect();
        assert!(missing.is_empty(), "{}: no text for {missing:?}", path.display());
    }
}

/// Whatever odds count with `$n` may differ between the results of a line, which then tells it from `$from` to `$to`.
#[test]
fn every_number_of_the_odds_can_be_told_as_a_range() {
    for source in languages().iter().flat_map(|lang| built_in(*lang)) {
        let mut messages: Vec<String> = Vec::new();
        for line in source.text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                messages.push(String::new());
            }
            if let Some(message) = messages.last_mut() {
                message.push_str(line);
            }
        }
        for message in messages.iter().filter(|message| message.starts_with("odds-")) {
            let (value, range) = message.split_once(".range = ").unwrap_or((message, ""));
            let told = |name: &str, text: &str| text.contains(&format!("${name} "));
            assert_eq!(
                told("n", value),
                told("from", range) && told("to", range),
                "{}: {message}",
                source.file
            );
        }
    }
}

#[test]
fn every_text_is_spoken_by_some_rule() {
    let spoken = spoken();
    // The program has its own words, log-title among them.
    let of_rules = built_in(Lang::En).iter().copied().filter(|source| !source.file.ends_with("/app.ftl"));
    let keys = keys(of_rules);
    let idle: Vec<&String> =
        keys.difference(&spoken).filter(|key| SPOKEN.iter().any(|prefix| key.starts_with(prefix))).collect();
    assert!(idle.is_empty(), "nobody speaks {idle:?}");
}

#[test]
fn packs_take_no_key_of_ours() {
    let ours = keys(built_in(Lang::En).iter().copied());
    for path in files(&root().join("content"), "ftl") {
        let text = fs::read_to_string(&path).unwrap();
        let theirs = keys([Source { file: "", text: &text }]);
        let both: Vec<&String> = ours.intersection(&theirs).collect();
        assert!(both.is_empty(), "{}: {both:?}", path.display());
    }
}

#[test]
fn quotes_and_spaces_are_those_of_print() {
    for lang in languages() {
        for source in built_in(*lang) {
            for (number, line) in source.text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
                let place = format!("{}:{}: {line}", source.file, number + 1);
                assert!(!line.contains('\''), "straight apostrophe: {place}");
                assert!(!line.replace("{\"\"}", "").contains('"'), "straight quotes: {place}");
                if *lang == Lang::Fr {
                    assert!(is_french(line), "a non-breaking space is due: {place}");
                }
            }
        }
    }
}

/// Whether two-part signs and guillemets have their non-breaking space.
fn is_french(line: &str) -> bool {
    let chars: Vec<char> = line.chars().collect();
    let spaced = |c: Option<&char>| c.is_none_or(|c| *c == '\u{a0}');
    chars.iter().enumerate().all(|(at, c)| match c {
        ';' | ':' | '!' | '?' | '»' | '%' => at > 0 && spaced(chars.get(at - 1)),
        '«' => spaced(chars.get(at + 1)),
        _ => true,
    })
}

fn faults(english: &str, french: &str) -> Vec<String> {
    let problems =
        check(&[Source { file: "en/a.ftl", text: english }], &[Source { file: "fr/a.ftl", text: french }]);
    problems.iter().map(Problem::to_string).collect()
}

#[test]
fn the_check_tells_everything_at_once() {
    assert_eq!(faults("a = { $room }", "a = { $room-of }{ $hero-gender }"), [""; 0]);
    assert_eq!(
        faults("a = A\nb = B\n", "b = B\n    .the = b\n"),
        ["en/a.ftl:1: `a` is missing in fr", "fr/a.ftl:2: `b.the` is missing in en"]
    );
    assert_eq!(
        faults("a = { $x } { $y }", "a = { $x -> \n [one] 1\n *[other] 2\n}"),
        ["en/a.ftl:1: `a` uses $x, $y, but in fr $x", "fr/a.ftl:1: `a` uses $x, but in en $x, $y"]
    );
    assert_eq!(faults("a = 1\na = 2", "a = 1"), ["en/a.ftl:2: `a` is there twice"]);
    let half = "a =\n    .you = You";
    assert_eq!(
        faults(half, half),
        [
            "en/a.ftl:2: `a.you` has only one of .you and .they",
            "fr/a.ftl:2: `a.you` has only one of .you and .they"
        ]
    );
    assert_eq!(faults("a = { b }{ -c }", "a = A").len(), 2);
    assert!(faults("a = {", "").iter().any(|fault| fault.starts_with("en/a.ftl:1: cannot be read")));
}

#[test]
fn a_file_in_one_language_only_is_told() {
    let source = |file| Source { file, text: "" };
    let problems = check(&[source("en/a.ftl"), source("en/b.ftl")], &[source("fr/a.ftl")]);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].fault, Fault::MissingIn(Lang::Fr));
}
