//! Several seats at one keyboard: people, bots, and who is asked.

mod common;

use common::{folder, undercroft};

fn said(name: &str, arguments: &[&str], input: &str) -> String {
    let folder = folder(&format!("seats-{name}"));
    let arguments = [
        &["play", "mini-rogue", "--seed", "4", "--save", "match", "--hero", "rogue", "--hero", "mage"],
        arguments,
    ]
    .concat();
    let output = undercroft(&folder, &arguments, input);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    for raw in ["log-", "do-", "ask-", "play-", "board-", "sheet-", "verb-", "turn-", "tip-", "{", "}", "…."]
    {
        assert!(!text.contains(raw), "a raw key or a hole: {raw} in {text}");
    }
    text
}

fn complained(arguments: &[&str]) -> String {
    let output = undercroft(&folder("seats-refused"), &[&["play", "mini-rogue"], arguments].concat(), "");
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn one_person_plays_with_a_bot_and_is_called_you() {
    for lang in ["en", "fr"] {
        let text = said(&format!("bot-{lang}"), &["--lang", lang], &"1\n".repeat(300));
        let (you, mage) = if lang == "en" { ("You ", "The Mage ") } else { ("Vous ", "Le Mage ") };
        assert!(text.lines().any(|line| line.starts_with(you)), "{text}");
        assert!(text.lines().any(|line| line.starts_with(mage)), "{text}");
        // The bot is never asked at the keyboard.
        assert!(!text.lines().any(|line| line.starts_with("Mage:") && line.ends_with('?')), "{text}");
    }
}

#[test]
fn two_people_at_an_open_table_are_asked_by_name() {
    let text = said("two", &["--seat", "p1=me", "--seat", "p2=me"], &"1\n".repeat(60));
    let asked = |name: &str| text.lines().any(|line| line.starts_with(name) && line.contains(": "));
    assert!(asked("Rogue") && asked("Mage"), "{text}");
    assert!(!text.contains("Is it you?"), "nothing is hidden between the two: {text}");
}

#[test]
fn bots_play_alone_to_the_end() {
    let text = said("alone", &["--seat", "p1=random", "--seat", "p2=sensible"], "log\nquit\n");
    assert!(text.contains("The match is over."), "{text}");
}

#[test]
fn undo_goes_back_to_the_persons_own_choice() {
    let straight = said("straight", &[], "1\n1\n1\nquit\n");
    let back = said("back", &[], "1\n1\n1\nundo\n1\nquit\n");
    assert!(back.contains("taken back"), "{back}");
    let read = |name: &str| {
        std::fs::read_to_string(
            std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("seats-{name}/match")),
        )
        .unwrap()
    };
    assert_eq!(read("straight"), read("back"), "{straight}");
}

#[test]
fn seats_that_do_not_fit_are_refused() {
    assert!(complained(&["--seat", "p9=me"]).contains("The seats are p1"));
    assert!(complained(&["--seat", "p1=wizard"]).contains("sensible"));
    assert!(complained(&["--seat", "p1"]).contains("SEAT=WHO"));
}
