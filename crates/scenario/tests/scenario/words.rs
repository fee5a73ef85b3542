//! The listing of a game's words.

use crate::CELLAR;
use undercroft_kernel::{OptionWord, RuleId, Value};
use undercroft_scenario::{words, words_json};

fn options() -> [OptionWord; 2] {
    let edition = OptionWord {
        name: "edition",
        choices: vec!["base".to_owned(), "big".to_owned()],
        default: Value::word("base"),
        at_most: 1,
        rule: None,
    };
    let heroes = OptionWord {
        name: "heroes",
        choices: Vec::new(),
        at_most: 3,
        rule: Some(RuleId("CL-START-01")),
        ..edition.clone()
    };
    [edition, heroes]
}

#[test]
fn the_listing_names_every_word() {
    let text = words(&CELLAR, &options());
    for line in [
        "options, in `setup`",
        "  edition  base, big; default base",
        "  heroes   a word, up to 3; default base",
        "  round (w)      1..5",
        "  pile.top       a card",
        "  p1.coins (w)   0..15",
        "places, in `place`",
        "  round N  1..4  [CL-ROUND-01]",
        "  trap S  1..6  [CL-TRAP-01]",
        "  draw    [CL-DRAW-01]",
        "  die    1..6  [CL-BET-02]",
        "  gm",
    ] {
        assert!(text.lines().any(|found| found == line), "`{line}` is not in\n{text}");
    }
    assert!(!words(&CELLAR, &[]).contains("options"));
}

#[test]
fn the_json_says_the_same() {
    let json = words_json(&CELLAR, &options());
    assert_eq!(json["options"][1]["rule"], "CL-START-01");
    assert_eq!(json["options"][0]["choices"][1], "big");
    assert_eq!(
        json["facts"][0],
        serde_json::json!({ "name": "round", "range": "1..5", "writable": true, "headline": false })
    );
    assert_eq!(json["places"][0]["form"], "round N");
    assert_eq!(json["actions"][0]["rule"], "CL-TRAP-01");
    assert_eq!(json["draws"][2]["range"], "1..6");
    assert_eq!(json["seats"], serde_json::json!(["p1", "p2", "p3", "gm"]));
}
