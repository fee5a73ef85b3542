//! The guided game as people use it: followed to its end by a pipe, left, taken back, and answered wrongly.

mod common;

use common::undercroft;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The choices of the sample turn, by their notation.
const CHOICES: [&str; 22] = [
    "resolve",
    "roll-dungeon",
    "reveal",
    "move 2",
    "roll-attack",
    "end-attack",
    "roll-attack",
    "end-attack",
    "reveal",
    "move 5",
    "roll-check",
    "move 6",
    "roll-check",
    "use-combat-skill",
    "roll-attack",
    "end-attack",
    "roll-attack",
    "end-attack",
    "roll-attack",
    "end-attack",
    "move 9",
    "descend",
];
const FILE: &str = "mini-rogue-tutorial.undercroft";

/// A folder of its own for one test.
fn folder(name: &str) -> PathBuf {
    common::folder(&format!("tutorial-{name}"))
}

/// What a guided game says to these lines.
fn guided(folder: &Path, lang: &str, input: &str) -> String {
    let arguments = ["play", "mini-rogue", "--tutorial", "--lang", lang, "--seed", "5", "--save", FILE];
    let output = undercroft(folder, &arguments, input);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let raw = ["tutorial-", "log-", "do-", "ask-", "play-", "board-", "sheet-", "{", "}", "…."];
    for line in text.lines().filter(|line| !line.contains("mini-rogue-tutorial")) {
        assert!(!raw.iter().any(|raw| line.contains(raw)), "a raw key or a hole: {line}");
    }
    text
}

fn saved(folder: &Path) -> String {
    std::fs::read_to_string(folder.join(FILE)).unwrap()
}

fn lines(words: &[&str]) -> String {
    words.iter().map(|word| format!("{word}\n")).collect()
}

fn project(path: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

#[test]
fn the_guide_leads_to_the_end_of_the_sample_turn_in_both_languages() {
    let ends = [
        (
            "en",
            "HP 6 of 20, Armour 1 of 4, Rations 1 of 4, Gold 8 of 10, XP 3 of 23.",
            "Skills: Backstab, Evasion (ready). Afflictions: Curse and Blindness.",
            "Area 2, Floor 1",
            "The guide ends here.",
        ),
        (
            "fr",
            "PV 6 sur 20, Armure 1 sur 4, Rations 1 sur 4, Or 8 sur 10, XP 3 sur 23.",
            "Compétences\u{a0}: Attaque sournoise, Esquive (prêtes). Afflictions\u{a0}: Malédiction et Cécité.",
            "Zone 2, Étage 1",
            "Le guide s’arrête ici.",
        ),
    ];
    for (lang, tracks, afflictions, area, over) in ends {
        let folder = folder(&format!("whole-{lang}"));
        let text = guided(&folder, lang, &lines(&CHOICES));
        let end = text.rfind(over).unwrap_or_else(|| panic!("the guide did not end: {text}"));
        let before = text[..end].rfind(area).unwrap_or_else(|| panic!("not in Area 2: {text}"));
        let last = &text[before..end];
        assert!(last.contains(tracks) && last.contains(afflictions), "{last}");
        let verified = undercroft(&folder, &["replay", "verify", FILE], "");
        assert!(verified.status.success(), "{verified:?}");
    }
}

/// Every guide is followed to its end by what it tells; what it does not tell is played by the table, for every seat.
#[test]
fn every_guide_leads_to_its_end() {
    for game in ["catacombs", "mini-rogue", "urto"] {
        let guide = project(&format!("games/{game}/tutorial.toml"));
        let told = || guide["step"].as_array().unwrap().iter().filter(|step| step.get("say").is_some());
        let ninth = told().nth(8).unwrap()["say"].as_str().unwrap();
        let mut told: Vec<&str> = told().map(|step| step["do"].as_str().unwrap()).collect();
        // On the way a step is taken back, with all that the table has played since, and told again.
        let again = ["undo", told[8]];
        told.splice(9..9, again);
        for (lang, over) in [("en", "The guide ends here."), ("fr", "Le guide s’arrête ici.")] {
            let folder = folder(&format!("every-{game}-{lang}"));
            let file = format!("{game}-tutorial.undercroft");
            let arguments = ["play", game, "--tutorial", "--lang", lang, "--seed", "5", "--save", &file];
            let output = undercroft(&folder, &arguments, &lines(&told));
            let text = String::from_utf8(output.stdout).unwrap();
            assert_eq!(text.matches(over).count(), 1, "{text}");
            let texts =
                Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../texts/{lang}/{game}-tutorial.ftl"));
            let texts = std::fs::read_to_string(texts).unwrap();
            let says = texts.lines().find_map(|line| line.strip_prefix(&format!("{ninth} = "))).unwrap();
            assert_eq!(text.matches(says).count(), 2, "{text}");
            assert!(!text.lines().any(|line| line.starts_with("tutorial-")), "{text}");
            let played = std::fs::read_to_string(folder.join(&file)).unwrap();
            let steps = guide["step"].as_array().unwrap().len();
            assert_eq!(played.lines().filter(|line| line.contains("\"do\":")).count(), steps, "{text}");
            assert!(undercroft(&folder, &["replay", "verify", &file], "").status.success());
        }
    }
}

#[test]
fn the_script_is_the_sample_turn_of_the_rulebook() {
    let guide = project("games/mini-rogue/tutorial.toml");
    let rulebook = project("games/mini-rogue/rulebook/tutorial.toml");
    let is_whole = |scenario: &&Value| scenario["rules"][0].as_str() == Some("MR-TUTORIAL-16");
    let whole = rulebook["scenario"].as_array().unwrap().iter().find(is_whole).unwrap();
    let played = |steps: &Value| -> Vec<[Option<Value>; 3]> {
        let steps = steps.as_array().unwrap().iter().filter(|step| step.get("do").is_some());
        steps.map(|step| ["do", "dice", "draw"].map(|part| step.get(part).cloned())).collect()
    };
    assert_eq!(played(&guide["step"]), played(&whole["steps"]));
    assert_eq!(guide["setup"]["heroes"], whole["setup"]["heroes"]);
    assert_eq!(guide["setup"]["difficulty"], whole["setup"]["difficulty"]);
    assert_eq!(whole["setup"]["edition"][0], guide["setup"]["edition"]);
    assert_eq!(whole["place"].as_str(), Some("entrance: shrine, area 1"));
    let actions: Vec<&str> =
        guide["step"].as_array().unwrap().iter().map(|step| step["do"].as_str().unwrap()).collect();
    assert_eq!(actions, CHOICES);
}

#[test]
fn every_text_and_rule_of_the_guide_is_there_and_used() {
    let guide = project("games/mini-rogue/tutorial.toml");
    let ledger = undercroft_ledger::Ledger::load().unwrap();
    let steps = guide["step"].as_array().unwrap().iter().map(|step| step.as_table().unwrap());
    let mut said: Vec<String> = Vec::new();
    for told in std::iter::once(&guide).chain(steps) {
        said.push(told["say"].as_str().unwrap().to_owned());
        for rule in told["rules"].as_array().unwrap() {
            let rule = ledger.rule(rule.as_str().unwrap()).unwrap_or_else(|| panic!("no rule {rule}"));
            assert!(rule.editions.iter().any(|edition| edition == "ed2025"), "{} is not in force", rule.id);
        }
    }
    for lang in undercroft_i18n::Lang::ALL {
        let file = format!("texts/{}/mini-rogue-tutorial.ftl", lang.code());
        let source = undercroft_i18n::built_in(lang).iter().find(|source| source.file == file).unwrap();
        let keys: Vec<&str> =
            source.text.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
        assert_eq!(keys, said, "{file}");
    }
}

#[test]
fn another_choice_is_answered_kindly_and_nothing_is_lost() {
    let answers = [
        ("en", "the guide does something else: Roll the Dungeon die. Choose 1."),
        ("fr", "le guide fait autre chose\u{a0}: Lancer le dé de Donjon. Choisissez 1."),
    ];
    for (lang, answer) in answers {
        let straight = folder(&format!("straight-{lang}"));
        guided(&straight, lang, &lines(&CHOICES));
        let astray = folder(&format!("astray-{lang}"));
        // At each step also the last choice, one that is never there, a forbidden one, and words that are no choices.
        let mut input = String::new();
        for choice in CHOICES {
            input.push_str("99\nmove 8\nwhy MR-TURN-12\nboard\nlog\n\n");
            if choice == "roll-dungeon" {
                input.push_str("2\noffer\nodds\n");
            }
            input.push_str(choice);
            input.push('\n');
        }
        let text = guided(&astray, lang, &input);
        assert_eq!(text.matches(answer).count(), 2, "{text}");
        assert!(text.contains("MR-TURN-02"), "a forbidden choice names its rule: {text}");
        assert_eq!(saved(&straight), saved(&astray));
    }
}

#[test]
fn each_explanation_is_told_once_and_again_after_undo() {
    let folder = folder("undo");
    let text = guided(&folder, "en", "1\nboard\nhelp\nundo\n1\nquit\n");
    assert_eq!(text.matches("You stand on the Entrance").count(), 2, "{text}");
    assert_eq!(text.matches("A Shrine is read with").count(), 2, "{text}");
    let straight = guided(&folder, "en", &lines(&CHOICES));
    let once = saved(&folder);
    let back = format!("{}undo 3\nredo\n{}", lines(&CHOICES), lines(&CHOICES[20..]));
    let text = guided(&folder, "en", &back);
    assert_eq!(text.matches("The guide ends here").count(), 2, "{text}");
    assert_eq!(once, saved(&folder), "{straight}");
}

#[test]
fn the_match_goes_on_freely_with_the_seed() {
    let folder = folder("free");
    let input = format!("{}{}", lines(&CHOICES), "1\n".repeat(400));
    guided(&folder, "en", &input);
    let once = saved(&folder);
    assert!(once.lines().last().unwrap().contains("\"end\":\"lost\""), "the match did not end: {once}");
    guided(&folder, "fr", &input);
    assert_eq!(once, saved(&folder));
}

/// At home the same guide leads, and what it leads to waits among the other matches.
#[test]
fn a_guide_leads_at_home() {
    for game in ["catacombs", "mini-rogue", "urto"] {
        let guide = project(&format!("games/{game}/tutorial.toml"));
        let told = guide["step"].as_array().unwrap().iter().filter(|step| step.get("say").is_some());
        let told: Vec<&str> = told.map(|step| step["do"].as_str().unwrap()).collect();
        let folder = folder(&format!("home-{game}"));
        let output = undercroft(&folder, &["play", game, "--tutorial"], &lines(&told));
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.matches("The guide ends here.").count(), 1, "{text}");
        let list = undercroft(&folder, &["replay", "list"], "");
        assert_eq!(String::from_utf8(list.stdout).unwrap().lines().count(), 1);
    }
}

#[test]
fn what_cannot_be_guided_is_refused_with_a_sentence() {
    let folder = folder("refused");
    let chess = undercroft(&folder, &["play", "chess", "--tutorial"], "");
    assert_eq!(chess.status.code(), Some(1), "{chess:?}");
    assert!(String::from_utf8_lossy(&chess.stderr).contains("There is no game “chess”"), "{chess:?}");
    for other in [&["--hero", "mage"][..], &["--own-dice"], &["--campaign"], &["--resume"]] {
        let arguments = [&["play", "mini-rogue", "--tutorial"], other].concat();
        let output = undercroft(&folder, &arguments, "");
        assert!(!output.status.success(), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be used with"), "{output:?}");
    }
}
