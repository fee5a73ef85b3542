//! Names in Fluent files: what is missing in a language is a problem of the pack.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use undercroft_content::{Desk, Inspection, Library, NAME_ATTRIBUTES, Schema, Source, key};

const PIG: Schema = Schema { game: "pig", editions: &["base"], lists: &["die"], tables: &[] };
const MANIFEST: &str = "id = 'pig/base'\ngame = 'pig'\neditions = ['base']\nversion = 1\nlicence = 'facts'\n";
const DICE: &str =
    "[[die]]\nid = 'old_red'\nsource = 'public a'\n\n[[die]]\nid = 'blue'\nsource = 'public a'\n";

const RED: &str = "die-old-red = Red\n .the = the red\n .a = a red\n .of = of the red\n .to = to the red\n .gender = n\n .plural = reds\n";

/// What is wrong with the names of the pack.
fn problems(en: &str, fr: &str) -> Vec<String> {
    let mut library = Library::new();
    let files = [("pack.toml", MANIFEST), ("dice.toml", DICE), ("en.ftl", en), ("fr.ftl", fr)];
    library.add(Source::new("p", files.map(|(name, text)| (name, text.to_owned())))).unwrap();
    let mut inspection = Inspection::new();
    let merged = library.merge(&PIG, "pig/base", &mut inspection).unwrap();
    for record in merged.list("die") {
        Desk::new(&mut inspection, record).name("die", &record.id);
    }
    let problems = inspection.finish(&merged, ()).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// A name with all its forms.
fn name(key: &str) -> String {
    let attributes: String = NAME_ATTRIBUTES.iter().map(|name| format!(" .{name} = m\n")).collect();
    format!("{key} = Name\n{attributes}")
}

#[test]
fn keys_are_kind_and_id_with_hyphens() {
    assert_eq!(key("room", "trap_spikes"), "room-trap-spikes");
}

#[test]
fn a_name_must_be_there_in_every_language() {
    let both = name("die-old-red") + &name("die-blue");
    assert_eq!(problems(&both, &both), Vec::<String>::new());
    assert_eq!(
        problems(&both, RED),
        [
            "p/dice.toml:5: die blue: missing text in fr: `die-blue`; expected a message `die-blue = …` in fr.ftl"
        ]
    );
    assert_eq!(problems("", "").len(), 4);
}

#[test]
fn a_name_must_have_all_its_forms_in_plain_words() {
    let good = name("die-old-red") + &name("die-blue");
    let bad = name("die-blue")
        + "die-old-red = { $x }\n .the = the red\n .a = { 1 }\n .of = of\n .gender = masculine\n";
    assert_eq!(
        problems(&good, &bad),
        [
            "p/fr.ftl:8: `die-old-red` is not plain text; expected a name without `{ }`",
            "p/fr.ftl:8: `die-old-red.a` is not plain text; expected a name without `{ }`",
            "p/fr.ftl:8: missing text in fr: `die-old-red.to`",
            "p/fr.ftl:8: `die-old-red.gender` is \"masculine\"; expected m, f or n",
            "p/fr.ftl:8: missing text in fr: `die-old-red.plural`",
        ]
    );
}

#[test]
fn other_messages_must_be_in_both_languages_too() {
    let good = name("die-old-red") + &name("die-blue");
    let en = good.clone() + "hello = Hello\n .loud = HELLO\n";
    let fr = good + "hello = Bonjour\nbye = Au revoir\n";
    assert_eq!(
        problems(&en, &fr),
        [
            "p/en.ftl:15: missing text in fr: `hello.loud` is only in en",
            "p/fr.ftl:16: missing text in en: `bye` is only in fr",
        ]
    );
}

#[test]
fn broken_and_doubled_messages_are_told() {
    let good = name("die-old-red") + &name("die-blue");
    let bad = good.clone() + "die blue\nhello = a\nhello = b\n";
    let told = problems(&(good.clone() + "hello = a\n"), &bad);
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(told[0].starts_with("p/fr.ftl:15: "), "{told:#?}");
    assert_eq!(told[1], "p/fr.ftl:17: `hello` is there twice");
}
