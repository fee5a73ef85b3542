//! The embedded ledger is in order, and a ledger that is not says everything that is wrong with it.

use undercroft_ledger::{Book, GAMES, GameRules, Ledger, Page};

const PIG: GameRules =
    GameRules { name: "pig", prefix: "PIG", editions: &["base", "big"], default_edition: "base" };

const RULES: &str = r#"
[[document]]
id = "rbpig"
title = "Pig, rulebook"
printing = "1945, English"

[[rule]]
id = "PIG-ROLL-01"
kind = "rule"
rule = "A one loses the points of the turn."
source = ["rbpig › Play", "rbpig"]
test = "Given a pot, when a 1 is rolled, then it is 0."
pages = [1, 2]

[[rule]]
id = "PIG-HOLD-01"
kind = "ruling"
basis = "ruling"
editions = ["big"]
rule = "Holding keeps the points."
source = ["rbpig › Play"]
test = "Given a pot, when held, then it is kept."
note = "Nobody may hold an empty pot."
"#;

const FRENCH: &str =
    "PIG-ROLL-01 = \"Un 1 perd les points du tour.\"\n\"PIG-HOLD-01\" = \"S’arrêter garde les points.\"\n";

fn pig<'t>(rules: &'t str, french: &'t str) -> [Book<'t>; 1] {
    [Book { game: PIG, rules: Page::new("pig.toml", rules), french: Page::new("fr/pig.toml", french) }]
}

/// Every rule of the embedded files is well formed, cited, and spoken in both languages.
#[test]
fn the_embedded_ledger_is_in_order() {
    let ledger = Ledger::load().unwrap_or_else(|problems| panic!("{problems}"));
    let problems = ledger.check().err().unwrap_or_default();
    assert!(problems.is_empty(), "{problems}");
    assert!(ledger.rules().len() >= 1510, "ids are retired, never removed");
    for game in ledger.games() {
        assert!(ledger.rules().iter().any(|rule| rule.prefix() == game.prefix), "{}", game.name);
        assert!(game.editions.contains(&game.default_edition), "{}", game.name);
    }
}

/// A table reads the rules of its own game alone: they are those of the whole ledger.
#[test]
fn the_ledger_of_one_game_is_a_part_of_the_whole() {
    let whole = Ledger::shared();
    for game in GAMES {
        let own = Ledger::of(game.prefix).unwrap();
        let first = own.rules().first().unwrap();
        assert!(Ledger::of(&first.id.to_lowercase()).unwrap().rule(&first.id).is_some());
        let here: Vec<_> = whole.rules().iter().filter(|rule| rule.prefix() == game.prefix).collect();
        assert!(own.rules().iter().eq(here), "{}", game.name);
        assert_eq!(own.citations(first), whole.citations(first));
    }
    assert!(Ledger::of("XX-NOTHING-01").is_none());
}

#[test]
fn a_rule_is_found_by_id_chapter_and_words() {
    let ledger = Ledger::read(&pig(RULES, FRENCH)).unwrap();
    ledger.check().unwrap();
    let rule = ledger.rule(" pig-roll-01 ").unwrap();
    assert_eq!((rule.chapter(), rule.number(), rule.prefix()), ("PIG-ROLL", "01", "PIG"));
    assert_eq!((rule.line, rule.editions.as_slice()), (7, ["base".to_owned()].as_slice()));
    assert!(rule.extra.contains_key("pages"));
    assert_eq!(ledger.rule("PIG-ROLL-02"), None);
    assert_eq!(ledger.in_chapter("pig-hold").len(), 1);
    assert_eq!(ledger.in_chapter("hold"), ledger.search("ARRETER garde"));
    assert_eq!(ledger.search("empty pot").len(), 1);
    assert_eq!(ledger.chapters(), ["PIG-ROLL", "PIG-HOLD"]);
}

#[test]
fn a_sentence_is_spoken_in_both_languages() {
    let ledger = Ledger::read(&pig(RULES, FRENCH)).unwrap();
    let rule = ledger.rule("PIG-ROLL-01").unwrap();
    assert_eq!(rule.sentence("en"), "A one loses the points of the turn.");
    assert_eq!(rule.sentence("fr"), "Un 1 perd les points du tour.");
    assert_eq!(rule.sentence("fr-CA"), rule.sentence("fr"));
    assert_eq!(rule.sentence("de"), rule.sentence("en"));
}

#[test]
fn a_citation_names_title_printing_and_heading() {
    let ledger = Ledger::read(&pig(RULES, FRENCH)).unwrap();
    let rule = ledger.rule("PIG-ROLL-01").unwrap();
    assert_eq!(
        ledger.citations(rule),
        ["Pig, rulebook (1945, English) › Play", "Pig, rulebook (1945, English)"]
    );
    assert_eq!(ledger.citation("elsewhere › 3"), "elsewhere › 3");
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let rules = RULES
        .replace("PIG-HOLD-01", "PIG-ROLL-01")
        .replace("\"big\"", "\"huge\"")
        .replace("\"ruling\"", "\"whim\"")
        .replace("[\"rbpig › Play\"]", "[\"rbcow › Play\"]");
    let ledger = Ledger::read(&pig(&rules, FRENCH)).unwrap();
    let problems = ledger.check().unwrap_err().to_string();
    let expected = [
        "fr/pig.toml:2: PIG-HOLD-01 is not in pig.toml; expected a sentence of a rule in the ledger",
        "pig.toml:15: PIG-ROLL-01 is there twice, first in line 7; expected an id of its own",
        "pig.toml:15: PIG-ROLL-01 names the edition `huge`; expected base, big",
        "pig.toml:15: PIG-ROLL-01 has the kind `whim`; expected rule, ruling, example, symbol, derived, component",
        "pig.toml:15: PIG-ROLL-01 has the basis `whim`; expected stated, deduced, ruling, data, missing",
        "pig.toml:15: PIG-ROLL-01 has no French sentence; expected one in rules/fr",
        "pig.toml:15: PIG-ROLL-01 cites the document `rbcow`; expected rbpig",
    ];
    assert_eq!(problems.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn ids_documents_and_sentences_are_needed() {
    let rules = "[[document]]\nid = 'rbpig'\n[[document]]\nid = 'rbpig'\ntitle = 'Pig'\n\
        [[rule]]\nid = 'CO-W-1'\neditions = []\nkind = 'rule'\nsource = []\n\
        [[rule]]\nid = 'PIG-OLD-01'\nretired = 'it was said twice'\n";
    let problems = Ledger::read(&pig(rules, "")).unwrap().check().unwrap_err().to_string();
    let expected = [
        "pig.toml:1: the document rbpig has no title",
        "pig.toml:3: the document rbpig is listed twice",
        "pig.toml:6: `CO-W-1` is not an id; expected one such as MR-COMBAT-04",
        "pig.toml:6: `CO-W-1` begins with no game's prefix; expected PIG",
        "pig.toml:6: CO-W-1 belongs to no edition; expected at least one",
        "pig.toml:6: CO-W-1 has no `rule`; expected a sentence",
        "pig.toml:6: CO-W-1 has no `test`; expected a sentence",
        "pig.toml:6: CO-W-1 has no French sentence; expected one in rules/fr",
        "pig.toml:6: CO-W-1 has no source; expected source = [\"document › heading\"]",
    ];
    assert_eq!(problems.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    let rules = "rules = 1\n[[rule]]\nkind = 'rule'\n[[rule]]\nid = 'PIG-ROLL-01'\nrule = 3\n";
    let french = "PIG-ROLL-01 = ['Un 1']\n";
    let problems = Ledger::read(&pig(rules, french)).unwrap_err().to_string();
    let lines: Vec<&str> = problems.lines().collect();
    assert_eq!(lines.len(), 4, "{problems}");
    assert_eq!(lines[0], "fr/pig.toml:1: PIG-ROLL-01 is a list; expected a text");
    assert_eq!(lines[1], "pig.toml:1: `rules` is no entry, a number; expected [[rule]] or [[document]]");
    assert_eq!(lines[2], "pig.toml:2: this rule has no id; expected id = \"…\"");
    assert!(lines[3].starts_with("pig.toml:6: invalid type: integer `3`, expected a string"), "{problems}");
    let torn = Ledger::read(&pig("[[rule]]\nid = \"PIG", "")).unwrap_err().to_string();
    assert!(torn.starts_with("pig.toml:2: "), "{torn}");
}
