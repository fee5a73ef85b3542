//! Whatever the service says has a text in both languages, and no text is left over.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use undercroft_i18n::{Lang, Texts, built_in};

/// What comes before a key in the sources.
const SPEAKS: [&str; 9] = [
    "#[error(\"",
    "Problem::bad(\"",
    "Problem::missing(\"",
    "Problem::forbidden(\"",
    "Problem::conflict(\"",
    "Problem::bad_because(\"",
    "Message::new(\"",
    "say(\"",
    "text(lang, \"",
];
/// Keys that are made from other words.
const MADE: [&str; 6] = ["option-", "choice-", "feat-", "about-", "table-counts", "table-practice-"];
/// Keys that are spoken elsewhere: by the log of a table, and as the outcome of a match in statistics.
const ELSEWHERE: [&str; 3] = ["table-ruled", "table-adopted", "match-closed"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// Every key that the service speaks.
fn spoken() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = std::fs::read_to_string(path).unwrap();
        for before in SPEAKS {
            for (at, _) in text.match_indices(before) {
                let key = text[at + before.len()..].split('"').next().unwrap();
                // Errors that are told to nobody are sentences for the log.
                if key.chars().all(|letter| letter.is_ascii_lowercase() || "-0123456789".contains(letter)) {
                    keys.insert(key.to_owned());
                }
            }
        }
        // A problem with a status of its own names its key last.
        for (at, _) in text.match_indices("Problem::new(") {
            let call = text[at..].split(')').next().unwrap();
            keys.extend(call.split('"').nth(1).map(str::to_owned));
        }
    }
    // The host's tools speak from the same file.
    let admin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../undercroft/src/admin.rs");
    let admin = std::fs::read_to_string(admin).unwrap();
    keys.extend(admin.split('"').filter(|text| text.starts_with("admin-")).map(str::to_owned));
    keys
}

#[test]
fn everything_that_is_said_has_a_text_and_nothing_is_left_over() {
    let spoken = spoken();
    assert!(spoken.len() > 60, "only {} keys found", spoken.len());
    for lang in Lang::ALL {
        let texts = Texts::new(lang, []).unwrap();
        let missing: Vec<&String> = spoken.iter().filter(|key| !texts.has(key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
    let own = built_in(Lang::En).iter().find(|source| source.file.ends_with("server.ftl")).unwrap();
    let keys = own.text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    let keys = keys.filter_map(|line| Some(line.split_once(" =")?.0));
    let idle: Vec<&str> = keys
        .filter(|key| !spoken.contains(*key) && !MADE.iter().any(|made| key.starts_with(made)))
        .filter(|key| !ELSEWHERE.contains(key))
        .collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn every_feat_and_every_form_has_its_words() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang, []).unwrap();
        for feat in undercroft_server::live::FEATS {
            let key = format!("feat-{feat}");
            assert!(texts.has(&key) && texts.form(&key, "about").is_some(), "{lang}: {key}");
        }
        for game in undercroft_catalog::GAMES {
            assert!(texts.has(&format!("about-{}", game.game)), "{lang}: about-{}", game.game);
            let title = texts.name(&format!("game-{}", game.game));
            assert!(!title.is_empty());
        }
    }
}
