//! A whole game read aloud: what `--plain` prints is words, and the words are enough to play by.

mod common;

use common::{folder, undercroft};

/// Characters that draw instead of saying something: lines, blocks, arrows, dots.
fn is_drawn(sign: char) -> bool {
    matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{25ff}' | '\u{2800}'..='\u{28ff}' | '|' | '#' | '_' | '~')
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
    let arguments = [&["play"], arguments, &["--plain", "--seed", "5", "--lang", lang]].concat();
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
        let replay = folder_file(&format!("plain-mini-rogue-{lang}"), "mini-rogue.undercroft");
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
