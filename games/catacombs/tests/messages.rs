//! Nothing happens without a word: every event, every action and every piece of unfinished business has its message.
//! Whether each message has a text is checked where texts are.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

/// The variants of an enum, read from its source.
fn variants<'s>(source: &'s str, name: &str) -> Vec<&'s str> {
    let body = source.split(&format!("pub enum {name} {{\n")).nth(1).unwrap().split("\n}\n").next().unwrap();
    let line = |line: &'s str| {
        line.strip_prefix("    ").filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    let word = |line: &'s str| line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap();
    body.lines().filter_map(line).map(word).collect()
}

/// Those that a source does not name.
fn silent<'s>(variants: &[&'s str], name: &str, source: &str) -> Vec<&'s str> {
    let named = |variant: &&&str| {
        let wanted = format!("{name}::{variant}");
        source
            .match_indices(&wanted)
            .any(|(at, _)| !source[at + wanted.len()..].starts_with(|c: char| c.is_ascii_alphanumeric()))
    };
    variants.iter().filter(|variant| !named(variant)).copied().collect()
}

#[test]
fn every_event_is_told() {
    let variants = variants(include_str!("../src/event.rs"), "What");
    assert!(variants.len() > 90, "{variants:?}");
    let untold = silent(&variants, "What", include_str!("../src/message/log.rs"));
    assert!(untold.is_empty(), "message/log.rs does not tell {untold:?}");
}

#[test]
fn every_action_has_a_label() {
    let variants = variants(include_str!("../src/action.rs"), "Action");
    assert!(variants.len() > 70, "{variants:?}");
    let mut unnamed = silent(&variants, "Action", include_str!("../src/message/labels.rs"));
    // What is left over is the end of a turn.
    unnamed.retain(|variant| *variant != "EndTurn");
    assert!(unnamed.is_empty(), "message/labels.rs does not name {unnamed:?}");
}

#[test]
fn every_piece_of_unfinished_business_is_asked_about() {
    let variants = variants(include_str!("../src/state/frame.rs"), "Frame");
    let unasked = silent(&variants, "Frame", include_str!("../src/message/asks.rs"));
    assert!(unasked.is_empty(), "message/asks.rs does not ask about {unasked:?}");
}
