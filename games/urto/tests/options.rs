//! The new-table form: which tables there are, and which are refused with a reason.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use undercroft_content::Library;
use undercroft_kernel::{Setup, Value, WordError};
use urto::{OpenError, Urto};

fn open(setup: &Setup) -> Result<Urto, OpenError> {
    Urto::open(setup, &Library::built_in())
}

/// The rule that refuses a table.
fn refused(setup: &Setup) -> String {
    match open(setup) {
        Err(OpenError::Option(WordError::Impossible { rule, .. })) => rule.to_string(),
        other => panic!("{:?}", other.err()),
    }
}

/// UR-COMPONENT-01: A game seats 2 to 5 heroes; each seat plays a different hero.
#[test]
fn two_to_five_different_heroes() {
    let players = |n: i64| Setup::default().with("players", Value::Int(n));
    for n in 2..=5 {
        assert_eq!(open(&players(n)).unwrap().options.heroes.len() as i64, n);
    }
    let heroes = |ids: &[&str]| Setup::default().with("heroes", Value::words(ids.iter().copied()));
    let refusals = [
        players(1),
        players(6),
        heroes(&["molesor"]),
        heroes(&["molesor", "molesor"]),
        heroes(&["random", "arminius", "sankaa", "arminius"]),
    ];
    assert!(refusals.iter().all(|setup| refused(setup) == "UR-COMPONENT-01"));
    assert_eq!(open(&heroes(&["molesor", "random", "random"])).unwrap().options.heroes.len(), 3);
}

/// Every option has a name in both languages, and so has every choice that is a word of its own.
#[test]
fn options_and_choices_are_named() {
    let game = open(&Setup::default()).unwrap();
    let texts = undercroft_i18n::built_in(undercroft_i18n::Lang::En);
    let has = |key: &str| texts.iter().any(|source| source.text.contains(&format!("\n{key} = ")));
    for option in urto::options::form(&game.content).iter().filter(|option| option.name != "edition") {
        let name = format!("option-urto-{}", option.name.replace('_', "-"));
        assert!(has(&name), "{name}");
        let is_own = |choice: &&String| choice.len() > 2 && !["true", "false"].contains(&choice.as_str());
        let heroes = |choice: &&String| game.content.heroes.find(|hero| hero.id == **choice).is_some();
        for choice in option.choices.iter().filter(is_own).filter(|choice| !heroes(choice)) {
            let key = format!("{name}-{}", choice.replace('_', "-"));
            assert!(has(&key), "{key}");
        }
    }
}
