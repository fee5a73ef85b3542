//! A whole game read aloud: what `--plain` prints is words, and the words are enough to play by.

mod common;

use common::{folder, undercroft};
use std::io::{Read, Write};
use std::process::{Command, Stdio};

/// Characters that draw instead of saying something: lines, blocks, arrows, dots.
fn is_drawn(sign: char) -> bool {
    matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{25ff}' | '\u{2800}'..='\u{28ff}' | '|' | '#' | '_' | '~' | '·')
}

/// The choices of a text: lines that begin with a number.
fn choices(text: &str) -> Vec<(u32, String)> {
    let choice = |line: &str| {
        let line = line.trim_start_matches("> ").trim_start();
        let (number, rest) = line.split_once(|sign: char| !sign.is_ascii_digit())?;
        Some((number.parse().ok()?, rest.trim_start_matches(['.', ')', ' ']).to_owned()))
    };
    text.lines().filter_map(choice).collect()
}

fn walk(name: &str, arguments: &[&str], lang: &str, lines: usize) -> String {
    let folder = folder(&format!("plain-{name}-{lang}"));
    let arguments =
        [&["play"], arguments, &["--plain", "--seed", "5", "--save", "match", "--lang", lang]].concat();
    let output = undercroft(&folder, &arguments, &"1\n".repeat(lines));
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    for line in text.lines() {
        assert!(!line.chars().any(is_drawn), "{name} {lang}: this is drawn, not said: {line}");
        assert!(
            line.is_empty() || line.trim() == ">" || line.chars().any(char::is_alphanumeric),
            "{name} {lang}: {line}"
        );
    }
    if lang == "fr" {
        // French sets a space before a colon.
        let tight = |line: &&str| {
            line.as_bytes().windows(3).any(|at| at[0].is_ascii_alphanumeric() && &at[1..] == b": ")
        };
        assert_eq!(text.lines().find(tight), None, "{name}");
    }
    let offered = choices(&text);
    assert!(offered.len() > 20, "{name} {lang}: choices are told\n{text}");
    for (number, says) in &offered {
        let words = says.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count();
        assert!(words > 0, "{name} {lang}: choice {number} has no words: {says:?}");
    }
    text
}

#[test]
fn a_solo_game_is_read_aloud_to_its_end() {
    for lang in ["en", "fr"] {
        let text = walk("mini-rogue", &["mini-rogue", "--hero", "rogue"], lang, 400);
        // Where one stands, what one faces and what one has is said before the first choice.
        let before = text.split("\n1").next().unwrap_or_default();
        let said = if lang == "en" { ["HP", "Gold", "Rations"] } else { ["PV", "Or", "Rations"] };
        for word in said {
            assert!(before.contains(word), "{lang}: {word} is said at first\n{before}");
        }
        let replay = folder_file(&format!("plain-mini-rogue-{lang}"), "match");
        assert!(replay.lines().last().unwrap().contains("\"end\":\""), "{lang}: the game ends");
    }
}

fn folder_file(folder: &str, file: &str) -> String {
    std::fs::read_to_string(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder).join(file))
        .unwrap()
}

#[test]
fn caves_and_maps_are_told_in_words() {
    for lang in ["en", "fr"] {
        walk("urto", &["urto", "--option", "players=2", "--option", "round_limit=3"], lang, 60);
        walk("catacombs", &["catacombs", "--hero", "svein", "--option", "quest=deratisation"], lang, 60);
    }
}

/// Reads what is said up to the next question, as somebody hears it; none when the program has ended.
fn hear(out: &mut impl Read) -> Option<String> {
    let mut heard = Vec::new();
    let mut byte = [0];
    while out.read(&mut byte).ok()? == 1 {
        heard.push(byte[0]);
        if heard.ends_with(b"> ") && (heard.len() == 2 || heard.ends_with(b"\n> ")) {
            return Some(String::from_utf8(heard).unwrap());
        }
    }
    None
}

/// A person who knows nothing but the words: hears them and chooses by them, until the match is over or so much was asked. Gives how much was asked.
fn by_ear(name: &str, arguments: &[&str], lang: &str, most: usize) -> usize {
    let (ends, heal) =
        if lang == "en" { ("The match is over", "HP") } else { ("La partie est terminée", "PV") };
    let home = folder(&format!("plain-heard-{name}-{lang}"));
    let mut program = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .arg("play")
        .args(arguments)
        .args(["--plain", "--lang", lang])
        .current_dir(&home)
        .env("XDG_DATA_HOME", &home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut says, mut hears) = (program.stdin.take().unwrap(), program.stdout.take().unwrap());
    let mut asked = 0;
    loop {
        let heard = hear(&mut hears).expect("the program asks until the match is over");
        if heard.contains(ends) || asked == most {
            break;
        }
        asked += 1;
        let drawn = heard.lines().find(|line| line.chars().any(is_drawn));
        assert_eq!(drawn, None, "{name} {lang}: this is drawn, not said");
        let offered = choices(&heard);
        assert!(!offered.is_empty(), "{name} {lang}: somebody is asked and nothing is offered: {heard}");
        // Every choice is named in words, and no two of them sound the same.
        let mut named = std::collections::BTreeSet::new();
        for (number, says) in &offered {
            assert!(
                says.chars().any(char::is_alphabetic),
                "{name} {lang}: choice {number} has no words: {heard}"
            );
            let label = says.split(" [").next().unwrap_or_default().to_owned();
            assert!(named.insert(label), "{name} {lang}: two choices sound the same: {heard}");
        }
        let question = heard.lines().take_while(|line| !line.starts_with("1. ")).last().unwrap_or_default();
        assert!(
            question.split_whitespace().count() > 2,
            "{name} {lang}: the choices stand below no question: {heard}"
        );
        // What the words promise decides; else turns are taken.
        let wanted = offered.iter().find(|(_, says)| says.contains(heal) && says.contains('+'));
        let any = offered.get(asked % offered.len());
        let (number, _) = wanted.or(any).unwrap();
        writeln!(says, "{number}").unwrap();
    }
    writeln!(says, "quit").unwrap();
    let mut rest = String::new();
    hears.read_to_string(&mut rest).unwrap();
    assert!(program.wait().unwrap().success());
    let list = undercroft(&home, &["replay", "list"], "");
    let list = String::from_utf8(list.stdout).unwrap();
    assert!(
        list.contains(if asked < most { "over" } else { "playing" }),
        "{name} {lang}: it is kept: {list}"
    );
    asked
}

#[test]
fn whoever_only_hears_the_words_plays_a_whole_game() {
    for lang in ["en", "fr"] {
        let asked = by_ear("mini-rogue", &["mini-rogue", "--hero", "rogue"], lang, 600);
        assert!((20..600).contains(&asked), "{lang}: {asked} questions");
    }
}

#[test]
fn whoever_only_hears_the_words_goes_through_caves_and_catacombs() {
    for lang in ["en", "fr"] {
        let cave = ["urto", "--option", "players=3", "--option", "round_limit=3"];
        let asked = by_ear("urto", &cave, lang, 400);
        assert!((3..400).contains(&asked), "{lang}: {asked} questions in the cave, to its end");
        let quest = ["catacombs", "--hero", "svein", "--hero", "isaure", "--option", "quest=deratisation"];
        // The dice of a table at home are its own: a party may fall before so much was asked.
        let asked = by_ear("catacombs", &quest, lang, 60);
        assert!((8..=60).contains(&asked), "{lang}: {asked} questions of a quest");
    }
}
