//! The campaign of Catacombs as people play it: through a pipe, with a town between quests, left and resumed at any time.

mod common;

use std::path::{Path, PathBuf};
use std::process::Output;

fn folder(name: &str) -> PathBuf {
    common::folder(&format!("quests-{name}"))
}

fn campaign(folder: &Path, more: &[&str], input: &str) -> String {
    let arguments = [&["play", "catacombs", "--campaign", "--seed", "4"], more].concat();
    said(&common::undercroft(folder, &arguments, input))
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    for raw in ["log-", "play-", "item-", "spell-", "hero-", "quest-", "end-", "{", "}"] {
        assert!(!text.contains(raw), "a raw key or a hole: {raw} in {text}");
    }
    text
}

fn file(folder: &Path) -> PathBuf {
    folder.join("catacombs.campaign.json")
}

fn saved(folder: &Path) -> serde_json::Value {
    serde_json::from_str(&std::fs::read_to_string(file(folder)).unwrap()).unwrap()
}

fn write(folder: &Path, saved: &serde_json::Value) {
    std::fs::write(file(folder), saved.to_string()).unwrap();
}

/// CA-QUEST-03, CA-GOLD-05: The campaign begins with the first quest; what is sold in town is kept in its file.
#[test]
fn what_is_sold_in_town_is_kept() {
    for (lang, sell) in
        [("en", "Sell the potion of care for 2 écus."), ("fr", "Vendre la potion de soin pour 2 écus.")]
    {
        let folder = folder(&format!("sold-{lang}"));
        let text = campaign(&folder, &["--hero", "svein", "--lang", lang], "1\nquit\nquit\n");
        assert!(text.contains(sell), "{text}");
        let number = text.lines().find(|line| line.contains(sell)).and_then(|line| line.split('.').next());
        let number = number.unwrap();
        campaign(&folder, &["--lang", lang], &format!("1\n{number}\nquit\nquit\n"));
        let saved = saved(&folder);
        let sheet = saved["campaign"]["party"][0]["sheet"].as_str().unwrap();
        assert!(sheet.contains("ecus=2") && sheet.ends_with("pack=care_potion"), "{sheet}");
        assert_eq!(saved["campaign"]["quest"], "deratisation");
        assert_eq!(saved["playing"], false);
    }
}

/// CA-QUEST-12, CA-DESTINY-05, CA-SHEET-10: A quest that fails leaves the living what they have, and is played again.
#[test]
fn a_quest_that_fails_is_played_again() {
    let folder = folder("late");
    campaign(&folder, &["--hero", "svein"], "quit\n");
    let mut begun = saved(&folder);
    begun["campaign"]["quest"] = "journey_in_shadow".into();
    begun["campaign"]["party"][0]["sheet"] = "destiny=1 ecus=7 xp=0 pack=care_potion".into();
    write(&folder, &begun);
    // Out of town, then every turn is ended at once until it is too late.
    let text = campaign(&folder, &[], &format!("2\n{}", "end-turn\n".repeat(11)));
    assert!(text.contains("The quest has failed"), "{text}");
    let saved = saved(&folder);
    assert_eq!(saved["campaign"]["history"][0]["quest"], "journey_in_shadow");
    assert_eq!(saved["campaign"]["history"][0]["won"], false);
    assert_eq!(saved["campaign"]["quest"], "journey_in_shadow");
    let sheet = saved["campaign"]["party"][0]["sheet"].as_str().unwrap();
    assert!(sheet.starts_with("destiny=1 ecus=7"), "{sheet}");
}

/// A match that is left goes on where it was, with the party that set out.
#[test]
fn a_match_that_is_left_goes_on() {
    let folder = folder("left");
    campaign(&folder, &["--hero", "svein"], "2\n1\nquit\n");
    assert_eq!(saved(&folder)["playing"], true);
    let before = std::fs::read_to_string(folder.join("catacombs.campaign.undercroft")).unwrap();
    campaign(&folder, &["--hero", "isaure"], "quit\n");
    let after = std::fs::read_to_string(folder.join("catacombs.campaign.undercroft")).unwrap();
    assert_eq!(before, after);
    assert_eq!(saved(&folder)["campaign"]["party"].as_array().unwrap().len(), 1);
}
