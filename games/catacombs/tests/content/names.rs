//! The grammar of names: articles, elisions and contractions agree in every form of a name; every card has its text.

use super::merged;
use catacombs::content::check::SCHEMA;
use undercroft_content::{LANGUAGES, Library, Texts};

/// Names that stand without an article.
const PROPER: &str = "hero-";

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
            assert_eq!(the == bare, key.starts_with(PROPER) || bare.starts_with("Svein"), "{key}: {the}");
            let article = if bare.starts_with(|c| "aeiou".contains(c)) { "an" } else { "a" };
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
            let vowel = |text: &str| text.starts_with(|c| "aeiouàâéèêîôœAEIOUÉ".contains(c));
            let (bare, expected) = if key.starts_with(PROPER) {
                let de = if vowel(the) { "d’" } else { "de " };
                assert_eq!(
                    [a, of, to].map(str::to_owned),
                    [the.to_owned(), format!("{de}{the}"), format!("à {the}")]
                );
                continue;
            } else if let Some(bare) = the.strip_prefix("l’") {
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
            assert!(!vowel(bare) || the.starts_with("l’") || the.starts_with("les "), "{key}: {the}");
        }
    }
}

/// French has a space that does not break before double signs and inside quotation marks, and both languages have ’.
#[test]
fn texts_keep_the_rules_of_typesetting() {
    let library = Library::built_in();
    for manifest in library.manifests(&SCHEMA) {
        let merged = merged(&library, &manifest.id);
        for language in LANGUAGES {
            for file in merged.texts.files(language) {
                for line in file.page.text.lines().filter(|line| line.contains(" = ")) {
                    assert!(!line.contains('\''), "{line}");
                    let breaks = [" :", " ;", " !", " ?", " »", "« "].iter().any(|pair| line.contains(pair));
                    assert!(language == "en" || !breaks, "{line}");
                }
            }
        }
    }
}

#[test]
fn cards_have_a_text_places_and_creatures_a_flavour() {
    let library = Library::built_in();
    let merged = merged(&library, super::EFFECTS);
    let starts = |key: &str, kinds: &[&str]| kinds.iter().any(|kind| key.starts_with(kind));
    for language in LANGUAGES {
        for key in merged.texts.keys(language) {
            let has = |name| merged.texts.get(language, key, Some(name)).is_some();
            let texts = ["item-", "spell-", "competence-", "event-", "element-", "trap-", "speech-"];
            assert_eq!(has("text"), starts(key, &texts), "{key}");
            assert_eq!(has("flavour"), starts(key, &["zone-", "monster-", "hero-"]), "{key}");
            for part in ["intro", "objective", "won", "lost"] {
                assert_eq!(has(part), starts(key, &["quest-"]), "{key}");
            }
        }
    }
}
