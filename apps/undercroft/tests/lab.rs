//! The lab on the command line: runs that go on, comparisons with a verdict, a report in both languages, and bad input.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lab(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_undercroft")).arg("lab").args(words).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_run_writes_a_row_for_each_match_and_nothing_of_others() {
    let folder = folder("lab-run");
    let (whole, cut) = (folder.join("whole.csv"), folder.join("cut.csv"));
    let run =
        |out: &Path| lab(&["run", "mini-rogue", "--games", "60", "--policy", "random", "--out", text(out)]);
    assert!(run(&whole).status.success());
    let rows = std::fs::read_to_string(&whole).unwrap();
    assert_eq!(rows.lines().count(), 61);
    assert!(rows.starts_with("number,seed,won,end,decisions,area\n0,1,"), "{rows}");
    // As if it had been killed in the middle of a row.
    let half: String = rows.split_inclusive('\n').take(20).collect();
    std::fs::write(folder.join("cut.csv.part"), format!("{half}19,1,0,lo")).unwrap();
    let refused = run(&cut);
    assert_eq!(refused.status.code(), Some(2), "without its plan it belongs to nobody");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another run"));
    let again = run(&whole);
    assert_eq!(again.status.code(), Some(2), "what is there is not written over");
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), rows);
}

#[test]
fn the_same_command_goes_on_with_its_own_file() {
    let folder = folder("lab-resume");
    let out = folder.join("rows.csv");
    let run = |games: &str| {
        lab(&["run", "mini-rogue", "--games", games, "--policy", "random", "--out", text(&out)])
    };
    assert!(run("50").status.success());
    let rows = std::fs::read_to_string(&out).unwrap();
    std::fs::remove_file(&out).unwrap();
    // A run whose program was killed: its plan and a part of its rows, the last one half.
    let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(["lab", "run", "mini-rogue", "--games", "100000000", "--policy", "random", "--out", text(&out)])
        .spawn()
        .unwrap();
    let part = folder.join("rows.csv.part");
    while !std::fs::metadata(&part).is_ok_and(|part| part.len() > 10_000) {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let half: String = rows.split_inclusive('\n').take(21).collect();
    std::fs::write(&part, format!("{half}20,1,0,lo")).unwrap();
    assert!(!out.exists());
    let on = run("50");
    assert!(on.status.success(), "{}", String::from_utf8_lossy(&on.stderr));
    assert!(said(&on).contains("going on after 20 matches"), "{}", said(&on));
    assert_eq!(std::fs::read_to_string(&out).unwrap(), rows);
    assert!(!part.exists());
}

#[test]
fn a_comparison_has_a_verdict_and_a_sign() {
    let same = said(&lab(&["compare", "mini-rogue", "base", "base", "--policy", "random"]));
    assert!(same.contains("no difference that matters"), "{same}");
    let better =
        said(&lab(&["compare", "mini-rogue", "policy=random", "policy=sensible", "--measure", "area"]));
    assert!(better.contains("difference: B has more than A"), "{better}");
}

#[test]
fn a_sweep_ranks_what_it_changed() {
    let words = ["sweep", "mini-rogue", "--field", "hp", "--by", "30", "--pairs", "200", "--measure", "area"];
    let found = said(&lab(&words));
    assert!(found.lines().count() > 20, "{found}");
    assert!(found.contains("room monster_poison: floor 1 hp +30"), "{found}");
}

#[test]
fn a_report_speaks_both_languages_and_needs_no_network() {
    let folder = folder("lab-report");
    let (rows, page) = (folder.join("rogue.csv"), folder.join("report.html"));
    assert!(lab(&["run", "mini-rogue", "--games", "300", "--out", text(&rows)]).status.success());
    assert!(lab(&["report", text(&rows), "--out", text(&page)]).status.success());
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("How often it was won") && html.contains("Part des parties gagnées"));
    assert!(html.matches("<svg").count() >= 8, "four plots in each language");
    assert!(!html.contains("http") && !html.contains("<script"));
    std::fs::write(folder.join("bad.csv"), "a,b\n1,2\n").unwrap();
    let refused = lab(&["report", text(&folder.join("bad.csv")), "--out", text(&folder.join("none.html"))]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(!folder.join("none.html").exists());
}

#[test]
fn bad_input_is_a_sentence_and_status_2() {
    let folder = folder("lab-bad");
    let nowhere = folder.join("missing").join("rows.csv");
    let cases: &[&[&str]] = &[
        &["chess"],
        &["compare", "mini-rogue", "base", "policy=genius"],
        &["compare", "mini-rogue", "base", "colour=red"],
        &["compare", "mini-rogue", "base", "nonsense"],
        &["compare", "mini-rogue", "base", "base", "--measure", "luck"],
        &["compare", "mini-rogue", "base", "base", "--error", "0"],
        &["compare", "mini-rogue", "base", "pack=no-such-folder"],
        &["sweep", "mini-rogue", "--field", "charm"],
        &["run", "mini-rogue", "--games", "5", "--out", text(&nowhere)],
        &["report", "no-such-file.csv"],
        &[],
    ];
    for words in cases {
        let output = lab(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(output.stderr.len() > 10, "{words:?}");
    }
    assert!(std::fs::read_dir(&folder).unwrap().next().is_none(), "nothing half-written is left");
}
