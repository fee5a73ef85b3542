//! The grammar of names: articles, elisions and contractions agree in every form of a name.

use super::merged;
use undercroft_content::{LANGUAGES, Library, Texts};
use urto::content::check::SCHEMA;

/// All names of a language: the key, and the forms `the`, `a`, `of`, `to`, `gender`.
fn names<'t>(texts: &'t Texts<'_>, language: &'t str) -> impl Iterator<Item = (&'t str, [&'t str; 5])> {
    texts.keys(language).map(move |key| {
        let form = |name| texts.get(language, key, Some(name)).unwrap();
        (key, [form("the"), form("a"), form("of"), form("to"), form("gender")])
    })
}

/// A result of the search die of which there is one in the cave: it is never "an Alpha".
const THE_ONLY_ONE: &str = "outcome-search-alpha";

#[test]
fn english_names_take_their_article_along() {
    let library = Library::built_in();
    for manifest in library.manifests(&SCHEMA) {
        let merged = merged(&library, &manifest.id);
        for (key, [the, a, of, to, _]) in names(&merged.texts, "en") {
            assert_eq!((of, to), (format!("of {the}").as_str(), format!("to {the}").as_str()), "{key}");
            let bare = the.strip_prefix("the ").unwrap_or(the);
            let article = if bare.starts_with(|c| "AEIOUaeiou".contains(c)) { "an" } else { "a" };
            let good =
                if key == THE_ONLY_ONE { a == the } else { a == bare || a == format!("{article} {bare}") };
            assert!(good, "{key}: {a}");
        }
    }
}

/// The forms of a French name that takes no article: a hero, Urto, or a title that is a sentence.
fn proper(the: &str) -> [Vec<String>; 3] {
    [vec![the.into()], vec![format!("de {the}"), format!("d’{the}")], vec![format!("à {the}")]]
}

#[test]
fn french_names_elide_and_contract() {
    let library = Library::built_in();
    for manifest in library.manifests(&SCHEMA) {
        let merged = merged(&library, &manifest.id);
        for (key, [the, a, of, to, gender]) in names(&merged.texts, "fr") {
            let one = if gender == "m" { "un" } else { "une" };
            let (bare, expected) = if key == THE_ONLY_ONE {
                ("", [the.to_owned(), format!("de {the}"), format!("à {the}")])
            } else if let Some(bare) = the.strip_prefix("l’") {
                (bare, [format!("{one} {bare}"), format!("de l’{bare}"), format!("à l’{bare}")])
            } else if let Some(bare) = the.strip_prefix("les ") {
                (bare, [format!("des {bare}"), format!("des {bare}"), format!("aux {bare}")])
            } else if let Some(bare) = the.strip_prefix("le ") {
                assert_eq!(gender, "m", "{key}");
                (bare, [format!("un {bare}"), format!("du {bare}"), format!("au {bare}")])
            } else if let Some(bare) = the.strip_prefix("la ") {
                assert_eq!(gender, "f", "{key}");
                (bare, [format!("une {bare}"), format!("de la {bare}"), format!("à la {bare}")])
            } else {
                let allowed = proper(the);
                assert!(
                    [a, of, to].iter().zip(&allowed).all(|(form, good)| good.iter().any(|one| one == form)),
                    "{key}"
                );
                continue;
            };
            assert_eq!([a, of, to].map(str::to_owned), expected, "{key}");
            let vowel = bare.starts_with(|c| "AEIOUYÀÂÉÈÊÎÔŒaeiouyàâéèêîôœ".contains(c));
            assert!(!vowel || the.starts_with("l’") || the.starts_with("les "), "{key}: {the}");
        }
    }
}

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
