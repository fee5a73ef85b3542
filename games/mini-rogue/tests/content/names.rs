//! The grammar of names: articles, elisions and contractions agree in every form of a name.

use super::merged;
use mini_rogue::content::check::SCHEMA;
use undercroft_content::{Library, Texts};

/// All names of a language: the key, and the forms `the`, `a`, `of`, `to`, `gender`.
fn names<'t>(texts: &'t Texts<'_>, language: &'t str) -> impl Iterator<Item = (&'t str, [&'t str; 5])> {
    texts.keys(language).map(move |key| {
        let form = |name| texts.get(language, key, Some(name)).unwrap();
        (key, [form("the"), form("a"), form("of"), form("to"), form("gender")])
    })
}

#[test]
fn english_names_take_their_article_along() {
    let library = Library::built_in();
    for manifest in library.manifests(&SCHEMA) {
        let merged = merged(&library, &manifest.id);
        for (key, [the, a, of, to, _]) in names(&merged.texts, "en") {
            assert_eq!((of, to), (format!("of {the}").as_str(), format!("to {the}").as_str()), "{key}");
            let bare = the.strip_prefix("the ").unwrap_or(the);
            let article = if bare.starts_with(|c| "AEIOU".contains(c)) { "an" } else { "a" };
            assert!(a == bare || a == format!("{article} {bare}"), "{key}: {a}");
        }
    }
}

#[test]
fn french_names_elide_and_contract() {
    let library = Library::built_in();
    for manifest in library.manifests(&SCHEMA) {
        let merged = merged(&library, &manifest.id);
        for (key, [the, a, of, to, gender]) in names(&merged.texts, "fr") {
            let (bare, expected) = if let Some(bare) = the.strip_prefix("l’") {
                let one = if gender == "m" { "un" } else { "une" };
                (bare, [format!("{one} {bare}"), format!("de l’{bare}"), format!("à l’{bare}")])
            } else if let Some(bare) = the.strip_prefix("les ") {
                (bare, [format!("des {bare}"), format!("des {bare}"), format!("aux {bare}")])
            } else if let Some(bare) = the.strip_prefix("le ") {
                assert_eq!(gender, "m", "{key}");
                (bare, [format!("un {bare}"), format!("du {bare}"), format!("au {bare}")])
            } else {
                assert_eq!(gender, "f", "{key}");
                let bare = the.strip_prefix("la ").unwrap();
                (bare, [format!("une {bare}"), format!("de la {bare}"), format!("à la {bare}")])
            };
            assert_eq!([a, of, to].map(str::to_owned), expected, "{key}");
            let vowel = bare.starts_with(|c| "AEIOUYÀÂÉÈÊÎÔŒ".contains(c));
            assert!(!vowel || the.starts_with("l’") || the.starts_with("les "), "{key}: {the}");
        }
    }
}

#[test]
fn only_rooms_have_flavour() {
    let library = Library::built_in();
    let merged = merged(&library, "mini-rogue/test-icons");
    for language in undercroft_content::LANGUAGES {
        for key in merged.texts.keys(language) {
            let flavour = merged.texts.get(language, key, Some("flavour")).is_some();
            assert_eq!(flavour, key.starts_with("room-"), "{key}");
        }
    }
}
