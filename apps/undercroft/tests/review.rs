//! `undercroft review` as a person starts it: a review in both languages, its files, and sentences for what cannot be reviewed.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test that fails may say so")]

mod common;

use common::{folder, undercroft};
use std::path::Path;
use std::process::Output;

const MATCH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/mini-rogue/ed2025-rogue.undercroft");

fn review(args: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    undercroft(folder, &[&["review"], args, &["--matches", "8"]].concat(), "")
}

#[test]
fn a_review_is_told_in_both_languages_and_written_as_files() {
    let folder = folder("review");
    let (svg, json) = (folder.join("match.svg"), folder.join("match.json"));
    let files = ["--svg", svg.to_str().expect("a path"), "--json", json.to_str().expect("a path")];
    let english = review(&[&[MATCH, "--lang", "en"], &files[..]].concat());
    assert!(english.status.success(), "{}", String::from_utf8_lossy(&english.stderr));
    let told = String::from_utf8(english.stdout).expect("text");
    assert!(told.contains("Turning points") && told.contains("Chance to win at the beginning"), "{told}");
    let french = String::from_utf8(review(&[MATCH, "--lang", "fr"]).stdout).expect("text");
    assert!(french.contains("Tournants") && !french.contains("Turning"), "{french}");
    let picture = std::fs::read_to_string(svg).expect("the picture");
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    let review: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(json).expect("the file")).expect("JSON");
    let number = |path: &str| review.pointer(path).and_then(serde_json::Value::as_i64).expect(path);
    let total: i64 = ["/total/decision", "/total/dice", "/total/others"].map(number).iter().sum();
    assert_eq!(number("/start") + total, number("/end"));
}

#[test]
fn what_cannot_be_reviewed_is_said_in_a_sentence() {
    let folder = folder("review-bad");
    let broken = folder.join("broken.undercroft");
    std::fs::write(&broken, "{\"undercroft\":1").expect("written");
    let broken = broken.to_str().expect("a path");
    let nowhere = folder.join("no/such/folder.svg");
    let nowhere = nowhere.to_str().expect("a path");
    for (args, says) in [
        (&["missing.undercroft"][..], "missing.undercroft"),
        (&[broken][..], "broken.undercroft"),
        (&[MATCH, "--seat", "p9"][..], "--seat p9"),
        (&[MATCH, "--lang", "de"][..], "--lang de"),
        (&[MATCH, "--svg", nowhere][..], "there is no folder"),
    ] {
        let output = review(args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(says), "{args:?}: {said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn calibration_is_written_as_a_section_with_its_plot_and_the_same_run_changes_nothing() {
    let folder = folder("calibrate");
    let args =
        ["lab", "calibrate", "mini-rogue", "--positions", "30", "--matches", "8", "--markdown", "c.md"];
    let first = undercroft(&folder, &args, "");
    assert!(first.status.success(), "{}", String::from_utf8_lossy(&first.stderr));
    let read = || std::fs::read_to_string(folder.join("c.md")).expect("the file");
    let once = read();
    assert!(once.contains("## mini-rogue, thumb") && once.contains("Brier score"), "{once}");
    assert!(
        std::fs::read_to_string(folder.join("c.mini-rogue-thumb.svg"))
            .expect("the plot")
            .ends_with("</svg>\n")
    );
    undercroft(&folder, &args, "");
    assert_eq!(read(), once);
}

#[test]
fn what_cannot_be_found_or_written_is_said_in_a_sentence() {
    let folder = folder("puzzles-bad");
    for (args, says) in [
        (&["puzzles", "chess", "--out", "p.json"][..], "chess"),
        (&["puzzles", "urto", "--out", "no/such/p.json"][..], "there is no folder"),
        (&["puzzles", "urto", "--option", "players=99", "--out", "p.json"][..], "99 seats"),
        (&["lab", "calibrate", "chess"][..], "chess"),
        (&["lab", "calibrate", "urto", "--markdown", "no/such/c.md"][..], "there is no folder"),
    ] {
        let output = undercroft(&folder, args, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(says) && !said.contains("panicked"), "{args:?}: {said}");
    }
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 0, "nothing was written");
}
