//! The grammar of names in the packs of all games: articles, elisions and contractions agree in every form of a name.

use undercroft_catalog::GAMES;
use undercroft_content::{Inspection, LANGUAGES, Library, Texts};

/// Calls `test` with the names of every built-in pack of every game.
fn for_every_pack(test: impl Fn(&Texts<'_>)) {
    let library = Library::built_in();
    for entry in GAMES {
        for manifest in library.manifests(entry.schema) {
            let mut inspection = Inspection::new();
            let merged = library.merge(entry.schema, &manifest.id, &mut inspection).unwrap();
            test(&merged.texts);
        }
    }
}

/// All names of a language: the key, and the forms `the`, `a`, `of`, `to`, `gender`.
fn names<'t>(texts: &'t Texts<'_>, language: &'t str) -> impl Iterator<Item = (&'t str, [&'t str; 5])> {
    texts.keys(language).map(move |key| {
        let form = |name| texts.get(language, key, Some(name)).unwrap();
        (key, [form("the"), form("a"), form("of"), form("to"), form("gender")])
    })
}

fn starts_with_vowel(name: &str) -> bool {
    name.starts_with(|letter| "AEIOUYÀÂÉÈÊÎÔŒaeiouyàâéèêîôœ".contains(letter))
}

#[test]
fn english_names_take_their_article_along() {
    for_every_pack(|texts| {
        for (key, [the, a, of, to, _]) in names(texts, "en") {
            assert_eq!((of, to), (format!("of {the}").as_str(), format!("to {the}").as_str()), "{key}");
            let bare = the.strip_prefix("the ").unwrap_or(the);
            let article = if bare.starts_with(|c| "AEIOUaeiou".contains(c)) { "an" } else { "a" };
            // There is only one of some things: then it is never "a", always "the".
            assert!(a == bare || a == the || a == format!("{article} {bare}"), "{key}: {a}");
        }
    });
}

#[test]
fn french_names_elide_and_contract() {
    for_every_pack(|texts| {
        for (key, [the, a, of, to, gender]) in names(texts, "fr") {
            let one = if gender == "m" { "un" } else { "une" };
            let (bare, expected) = if let Some(bare) = the.strip_prefix("l’") {
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
                // A proper name has no article; a title that is a sentence is not elided either.
                assert_eq!((a, to), (the, format!("à {the}").as_str()), "{key}");
                let elided = starts_with_vowel(the) && of == format!("d’{the}");
                assert!(elided || of == format!("de {the}"), "{key}: {of}");
                continue;
            };
            let [one_of, contracted @ ..] = expected;
            assert!(a == one_of || a == the, "{key}: {a}");
            assert_eq!([of, to].map(str::to_owned), contracted, "{key}");
            assert!(
                !starts_with_vowel(bare) || the.starts_with("l’") || the.starts_with("les "),
                "{key}: {the}"
            );
        }
    });
}

/// French has a space that does not break before double signs and inside quotation marks, and both languages have ’.
#[test]
fn texts_keep_the_rules_of_typesetting() {
    for_every_pack(|texts| {
        for language in LANGUAGES {
            for file in texts.files(language) {
                for line in file.page.text.lines().filter(|line| line.contains(" = ")) {
                    assert!(!line.contains('\''), "{line}");
                    let breaks = [" :", " ;", " !", " ?", " »", "« "].iter().any(|pair| line.contains(pair));
                    assert!(language == "en" || !breaks, "{line}");
                }
            }
        }
    });
}
