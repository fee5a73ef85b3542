//! Every word of every picture has a text in both languages, with everything that the text needs; every rule that is named is in force.

mod common;

use common::{open, random_step, tables, viewers};
use std::collections::BTreeSet;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Fast, Seat, Turn};
use undercroft_table::{LiveTable, TextKey, Words, why};

/// The words in anything that goes over the wire.
fn words(value: &serde_json::Value, found: &mut BTreeSet<String>) {
    const PARTS: [&str; 4] = ["key", "args", "who", "rules"];
    match value {
        serde_json::Value::Array(parts) => parts.iter().for_each(|part| words(part, found)),
        serde_json::Value::Object(parts) => {
            let spoken = parts.get("key").is_some_and(serde_json::Value::is_string);
            if spoken && parts.keys().all(|name| PARTS.contains(&name.as_str())) {
                found.insert(value.to_string());
            } else {
                parts.values().for_each(|part| words(part, found));
            }
        }
        _ => {}
    }
}

fn gather(table: &LiveTable, found: &mut BTreeSet<String>, odds: bool) {
    for viewer in viewers(table) {
        words(&serde_json::to_value(table.picture(viewer)).unwrap(), found);
    }
    let Turn::Ask(seats) = table.game().turn() else { return };
    for seat in seats.iter().filter(|_| odds) {
        for action in table.game().legal(seat) {
            words(&serde_json::to_value(table.odds(seat, &action).unwrap()).unwrap(), found);
        }
    }
}

#[test]
fn everything_has_a_text_in_both_languages() {
    for (number, setup) in tables().iter().enumerate() {
        let mut table = open(setup);
        let mut found = BTreeSet::new();
        for game in 0..2 {
            table = open(setup);
            let mut chance = Fast::new(game + 10 * number as u64);
            let mut step = 0;
            loop {
                // Odds are dear; every few steps are enough.
                let now_and_then = if setup.game == "catacombs" { 60 } else { 12 };
                gather(&table, &mut found, step % now_and_then == 0);
                step += 1;
                if !random_step(&mut table, &mut chance, &[game as u8 + 1; 32]) {
                    break;
                }
            }
        }
        let packs = &table.game().card().texts;
        for lang in Lang::ALL {
            let own = packs.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
            let texts = Texts::new(lang, own).unwrap();
            for listener in [Listener::seat(Seat(0)), Listener::spectator()] {
                for said in &found {
                    let words: Words = serde_json::from_str(said).unwrap();
                    let text = texts.say(&words.message(), &listener);
                    assert!(!text.is_empty() && !text.contains(['{', '}']), "{lang}: {said}: {text}");
                }
            }
            assert_eq!(texts.problems(), [], "{lang}");
        }
        let rules: BTreeSet<TextKey> =
            found.iter().flat_map(|said| serde_json::from_str::<Words>(said).unwrap().rules).collect();
        assert!(rules.len() > 20, "{rules:?}");
        let edition = table.game().card().edition;
        for rule in rules {
            let why = why(&rule, "fr").unwrap_or_else(|| panic!("there is no rule {rule}"));
            assert!(why.editions.iter().any(|known| known == edition), "{rule} is not of {edition}");
        }
    }
}
