//! Campaigns line by line, at home: told, chosen by numbers, left and gone on with, in both languages.

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    common::folder(&format!("campaign-{name}"))
}

fn campaign(folder: &Path, game: &str, more: &[&str], input: &str) -> String {
    let arguments = [&["play", game, "--campaign", "--plain"], more].concat();
    let output = common::undercroft(folder, &arguments, input);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    for raw in ["log-", "play-", "web-", "chapter-", "relic-", "skill-", "item-", "hero-", "sheet-", "{", "}"]
    {
        assert!(!text.contains(raw), "a raw key or a hole: {raw} in {text}");
    }
    text
}

/// The number of the last choice with these words.
fn number(text: &str, says: &str) -> String {
    let line =
        text.lines().rfind(|line| line.contains(says)).unwrap_or_else(|| panic!("no {says} in {text}"));
    line.trim_start_matches("> ").split('.').next().unwrap().to_owned()
}

/// MR-CAMPAIGN-03, MR-CAMPAIGN-05, MR-CAMPAIGN-06: Death earns points, which are spent, and the chapter begins again.
#[test]
fn deaths_earn_points_and_the_chapter_begins_again() {
    for (lang, hero, chapter, play) in
        [("en", "rogue", "Chapter ", "Play this chapter"), ("fr", "mage", "Chapitre ", "Jouer ce chapitre")]
    {
        let folder = folder(&format!("deaths-{lang}"));
        let text = campaign(&folder, "mini-rogue", &["--hero", hero, "--lang", lang], &"1\n".repeat(1500));
        // Which chapter is the first to be lost is up to the dice.
        let mut titles = text.lines().filter_map(|line| line.trim_start_matches("> ").strip_prefix(chapter));
        let mut seen = BTreeSet::new();
        assert!(titles.any(|title| !seen.insert(title)), "no chapter begins again: {text}");
        assert!(text.matches(play).count() > 1, "the chapter begins again: {text}");
        let (points, learn) = if lang == "en" { ("point", "Learn ") } else { ("point", "Apprendre ") };
        assert!(text.contains(points) && text.contains(learn), "{text}");
    }
}

/// MR-CAMPAIGN-14: A campaign that is left goes on where it was.
#[test]
fn a_campaign_that_is_left_goes_on() {
    let folder = folder("left");
    let text = campaign(&folder, "mini-rogue", &["--hero", "mage"], "1\nquit\n");
    assert!(text.contains("Chapter 1") && text.contains("Chapter 2.2"), "{text}");
    let text = campaign(&folder, "mini-rogue", &[], "1\n1\nquit\nquit\n");
    assert!(text.contains("Chapter 2.2") && !text.contains("Chapter 1\n"), "{text}");
    // The match of the chapter waits as any other does.
    let text = campaign(&folder, "mini-rogue", &[], "quit\n");
    assert!(text.contains("Back to the table"), "{text}");
    let list = common::undercroft(&folder, &["replay", "list"], "");
    assert_eq!(String::from_utf8(list.stdout).unwrap().lines().count(), 1);
}

/// CA-QUEST-03, CA-GOLD-05: The campaign begins with the first quest; what is sold in town is kept.
#[test]
fn what_is_sold_in_town_is_kept() {
    for (lang, sell) in [("en", "Sell the potion of care for 2"), ("fr", "Vendre la potion de soin pour 2")] {
        let folder = folder(&format!("sold-{lang}"));
        let text = campaign(&folder, "catacombs", &["--hero", "svein", "--lang", lang], "quit\n");
        // Two potions that are alike are one offer.
        let sold = format!("{}\nquit\n", number(&text, sell));
        for left in [1, 0] {
            campaign(&folder, "catacombs", &["--lang", lang], &sold);
            let text = campaign(&folder, "catacombs", &["--lang", lang], "quit\n");
            assert_eq!(text.matches(sell).count(), left, "{text}");
        }
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = folder("refused");
    for (arguments, expected) in [
        (&["urto"][..], "campaign"),
        (&["mini-rogue", "--hero", "plumber"], "plumber"),
        (&["mini-rogue", "--seed", "4"], "cannot be used with"),
    ] {
        let arguments = [&["play", "--campaign", "--plain"], arguments].concat();
        let output = common::undercroft(&folder, &arguments, "");
        assert!(!output.status.success(), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}
