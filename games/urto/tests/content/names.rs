//! What the texts of a card hold beside its name; the grammar of names is tested for all games in `crates/catalog`.

use super::merged;
use undercroft_content::{LANGUAGES, Library};

#[test]
fn cards_say_what_they_do_and_heroes_where_they_come_from() {
    let library = Library::built_in();
    let merged = merged(&library, super::BASE);
    for language in LANGUAGES {
        for key in merged.texts.keys(language) {
            let kind = key.split('-').next().unwrap();
            let says = ["hero", "monster", "artefact", "event", "token", "feat"].contains(&kind);
            assert_eq!(merged.texts.get(language, key, Some("text")).is_some(), says, "{key}");
            let land = merged.texts.get(language, key, Some("land")).is_some();
            assert_eq!(land, kind == "hero", "{key}");
        }
    }
}

/// Every number of a card's effects stands in what the card says, in both languages.
#[test]
fn both_languages_say_the_same_numbers() {
    let library = Library::built_in();
    let merged = merged(&library, super::BASE);
    let digits = |text: &str| -> Vec<char> {
        let mut digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
        digits.sort_unstable();
        digits
    };
    for key in merged.texts.keys("en") {
        let text = |language| merged.texts.get(language, key, Some("text")).map(digits);
        assert_eq!(text("en"), text("fr"), "{key}");
    }
}
