//! The campaign as people play it: through a pipe, left and resumed at any time, to its endings, in both languages.

mod common;

use std::path::{Path, PathBuf};
use std::process::Output;

fn folder(name: &str) -> PathBuf {
    common::folder(&format!("campaign-{name}"))
}

fn campaign(folder: &Path, more: &[&str], input: &str) -> Output {
    let arguments = [&["play", "mini-rogue", "--campaign", "--seed", "4"], more].concat();
    common::undercroft(folder, &arguments, input)
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    for raw in ["log-", "play-", "chapter-", "relic-", "skill-", "branch-", "end-", "sheet-", "{", "}"] {
        assert!(!text.contains(raw), "a raw key or a hole: {raw} in {text}");
    }
    text
}

fn sheet(folder: &Path) -> serde_json::Value {
    serde_json::from_str(&std::fs::read_to_string(folder.join("mini-rogue.campaign.json")).unwrap()).unwrap()
}

fn write_sheet(folder: &Path, sheet: &serde_json::Value) {
    std::fs::write(folder.join("mini-rogue.campaign.json"), sheet.to_string()).unwrap();
}

/// MR-CAMPAIGN-03, MR-CAMPAIGN-05, MR-CAMPAIGN-06: Death earns points, which are spent, and the chapter begins again.
#[test]
fn deaths_earn_points_and_the_chapter_begins_again() {
    for (lang, again) in [("en", "the chapter begins again"), ("fr", "le chapitre recommence")] {
        for (hero, chapter) in [("rogue", "2.1"), ("mage", "2.2"), ("crusader", "2.1"), ("priestess", "2.2")]
        {
            let folder = folder(&format!("deaths-{lang}-{hero}"));
            let text = said(&campaign(&folder, &["--hero", hero, "--lang", lang], &"1\n".repeat(400)));
            assert!(text.contains(again), "{text}");
            let sheet = sheet(&folder);
            assert_eq!(sheet["campaign"]["history"][1]["chapter"], chapter);
            assert!(!sheet["campaign"]["skills"].as_array().unwrap().is_empty());
        }
    }
}

/// MR-CAMPAIGN-14: A campaign that is left at any line goes on as if it had not been left.
#[test]
fn leaving_at_any_line_changes_nothing() {
    let whole = folder("whole");
    let lines = 70;
    said(&campaign(&whole, &["--hero", "mage"], &"1\n".repeat(lines)));
    for cut in [0, 1, 2, 3, 9, 30, 62] {
        let parts = folder(&format!("parts-{cut}"));
        said(&campaign(&parts, &["--hero", "mage"], &format!("{}quit\n", "1\n".repeat(cut))));
        // A line that only read a story on is asked for again when the story is told again.
        let text = said(&campaign(&parts, &[], &"1\n".repeat(lines - cut)));
        assert!(text.contains("The campaign of the Mage goes on"), "{text}");
        assert_eq!(sheet(&parts), sheet(&whole), "left after {cut} lines");
        let read =
            |folder: &Path| std::fs::read_to_string(folder.join("mini-rogue.campaign.undercroft")).unwrap();
        assert_eq!(read(&parts), read(&whole), "left after {cut} lines");
    }
}

/// MR-CAMPAIGN-53 to MR-CAMPAIGN-55: The choice of chapter 5 leads to an ending, after which a new campaign may begin.
#[test]
fn both_endings_are_told() {
    for (choice, number, story) in [("1", "6.1", "You are Og."), ("2", "6.2", "Is this how it ends?")] {
        let folder = folder(&format!("ending-{choice}"));
        said(&campaign(&folder, &["--hero", "rogue"], "\nquit\n"));
        let mut changed = sheet(&folder);
        changed["campaign"]["chapter"] = "5".into();
        write_sheet(&folder, &changed);
        let text = said(&campaign(&folder, &[], &format!("3\n{choice}\n2\n")));
        assert!(text.contains("Bring the Blood of Og to the King") && text.contains("from 1 to 2"), "{text}");
        assert!(text.contains(story) && text.contains("The campaign is over."), "{text}");
        assert_eq!(sheet(&folder)["campaign"]["chapter"], number);
        let text = said(&campaign(&folder, &[], "1\n"));
        assert!(text.contains("Chapter 1: "), "{text}");
        assert_eq!(sheet(&folder)["campaign"]["history"].as_array().unwrap().len(), 0);
    }
}

/// MR-CAMPAIGN-66: Another Character, a second one, another game, and a sheet that does not fit are refused with their reason.
#[test]
fn what_does_not_fit_is_refused() {
    let folder = folder("refused");
    let complained = |arguments: &[&str]| {
        let output = campaign(&folder, arguments, "");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(complained(&["--hero", "rogue", "--hero", "mage"]).contains("MR-CAMPAIGN-01"));
    assert!(complained(&["--edition", "pnp2020"]).contains("MR-CAMPAIGN-01"));
    assert!(complained(&["--hero", "plumber"]).contains("plumber"));
    said(&campaign(&folder, &["--hero", "rogue"], "\n"));
    assert!(complained(&["--hero", "mage"]).contains("MR-CAMPAIGN-66"));
    let mut changed = sheet(&folder);
    changed["campaign"]["chapter"] = "9.9".into();
    write_sheet(&folder, &changed);
    assert!(complained(&[]).contains("9.9"));
    std::fs::write(folder.join("mini-rogue.campaign.json"), "{").unwrap();
    assert!(complained(&[]).contains("mini-rogue.campaign.json"));
}
