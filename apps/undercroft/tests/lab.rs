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

/// More runs than colours can tell apart stand below each other, each under its name.
#[test]
fn many_runs_are_drawn_so_that_they_can_be_told_apart() {
    let folder = folder("lab-many-runs");
    let rows = folder.join("rows");
    let words = ["run", "mini-rogue", "--each", "--games", "40", "--policy", "random", "--out", text(&rows)];
    assert!(lab(&words).status.success());
    let page = |count: usize| {
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&rows).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files.truncate(count);
        let page = folder.join("page.html");
        let mut words = vec!["report", "--out", text(&page)];
        words.extend(files.iter().map(|file| text(file)));
        assert!(lab(&words).status.success());
        std::fs::read_to_string(&page).unwrap()
    };
    let (few, many) = (page(3), page(16));
    assert!(few.contains("class='key'") && !few.contains("fill-opacity"), "a colour for each run");
    assert!(!many.contains("class='key'") && many.contains("fill-opacity"), "no colour stands for two runs");
    assert!(many.contains("The darker a field") && many.contains("Plus une case est foncée"));
}

/// CSV and Parquet hold the same matches, and a report reads both.
#[test]
fn rows_may_be_parquet() {
    let folder = folder("lab-parquet");
    let out = |name: &str| folder.join(name);
    let run = |name: &str| {
        let words = ["run", "mini-rogue", "--games", "400", "--policy", "random", "--out"];
        lab(&[&words[..], &[text(&out(name))]].concat())
    };
    assert!(run("rows.csv").status.success());
    let done = run("rows.parquet");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let bytes = std::fs::read(out("rows.parquet")).unwrap();
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    let page = |name: &str| {
        let html = out(&format!("{name}.html"));
        let report = lab(&["report", text(&out(name)), "--out", text(&html)]);
        assert!(report.status.success(), "{}", String::from_utf8_lossy(&report.stderr));
        std::fs::read_to_string(html).unwrap()
    };
    assert_eq!(page("rows.csv"), page("rows.parquet"), "the same rows, the same page");
    std::fs::write(out("cut.parquet"), &bytes[..bytes.len() / 2]).unwrap();
    let refused = lab(&["report", text(&out("cut.parquet")), "--out", text(&out("none.html"))]);
    assert_eq!(refused.status.code(), Some(2));
    let mut left: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["cut.parquet", "rows.csv", "rows.csv.html", "rows.parquet", "rows.parquet.html"]);
}

#[test]
fn every_class_and_difficulty_gets_a_file() {
    let folder = folder("lab-each");
    let words =
        ["run", "mini-rogue", "--each", "--games", "20", "--policy", "random", "--option", "heroes=mage"];
    let run = || lab(&[&words[..], &["--out", text(&folder)]].concat());
    assert!(run().status.success());
    let files = std::fs::read_dir(&folder).unwrap().count();
    assert!(files > 2 && folder.join("mage-normal.csv").exists(), "{files}");
    assert!(run().status.success(), "what is there is left alone");
}

/// A limit of the size of files stands for a full disk; the signal of the limit is ignored, as it is where a disk is full.
#[cfg(unix)]
#[test]
fn a_full_disk_keeps_what_fits_and_the_run_goes_on() {
    let folder = folder("lab-full");
    for name in ["rows.csv", "rows.parquet"] {
        let out = folder.join(name);
        let command = format!(
            "trap '' XFSZ; ulimit -f 40; exec '{}' lab run mini-rogue --games 9000 --policy random --out '{}'",
            env!("CARGO_BIN_EXE_undercroft"),
            text(&out)
        );
        let full = Command::new("sh").args(["-c", &command]).output().unwrap();
        assert_eq!(full.status.code(), Some(2), "{full:?}");
        let why = String::from_utf8_lossy(&full.stderr).into_owned();
        assert!(why.contains("are kept") && why.contains(name), "{why}");
        assert!(!out.exists(), "nothing looks whole");
        let on = lab(&["run", "mini-rogue", "--games", "9000", "--policy", "random", "--out", text(&out)]);
        assert!(on.status.success() && said(&on).contains("going on after"), "{on:?}");
    }
    let rows = std::fs::read_to_string(folder.join("rows.csv")).unwrap();
    let numbers = rows.lines().skip(1).map(|row| row.split(',').next().unwrap().parse::<u64>().unwrap());
    assert!(numbers.eq(0..9000), "each match once, in order");
}

/// Whoever writes a page or a ranking onto a full disk has none.
#[cfg(unix)]
#[test]
fn a_page_that_does_not_fit_is_not_there() {
    let folder = folder("lab-full-page");
    let (rows, page) = (folder.join("rows.csv"), folder.join("page.html"));
    assert!(lab(&["run", "mini-rogue", "--games", "50", "--out", text(&rows)]).status.success());
    let command = format!(
        "trap '' XFSZ; ulimit -f 4; exec '{}' lab report '{}' --out '{}'",
        env!("CARGO_BIN_EXE_undercroft"),
        text(&rows),
        text(&page)
    );
    let full = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(full.status.code(), Some(2), "{full:?}");
    assert!(full.stderr.len() > 10 && !page.exists());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nor a half of it");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_ends_with_a_sentence_and_goes_on() {
    let folder = folder("lab-interrupt");
    let out = folder.join("rows.csv");
    let words = ["lab", "run", "mini-rogue", "--policy", "random", "--out", text(&out), "--games"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"));
    let child = child.args(words).arg("100000000").stderr(std::process::Stdio::piped()).spawn().unwrap();
    let part = folder.join("rows.csv.part");
    while !std::fs::metadata(&part).is_ok_and(|part| part.len() > 1000) {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(2), "{ended:?}");
    let why = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(why.contains("stopped: ") && why.contains("the same command goes on"), "{why}");
    assert!(!out.exists());
    let rows = std::fs::read_to_string(&part).unwrap();
    assert!(rows.ends_with('\n'), "whole rows only");
    let games = (rows.lines().count() + 10).to_string();
    let on = Command::new(env!("CARGO_BIN_EXE_undercroft")).args(words).arg(&games).output().unwrap();
    assert!(on.status.success() && std::fs::read_to_string(&out).unwrap().starts_with(&rows), "{on:?}");
}

#[test]
fn a_ranking_is_drawn_as_cards_that_hurt_or_help() {
    let folder = folder("lab-ranking");
    let (ranking, page) = (folder.join("hp.csv"), folder.join("page.html"));
    let words = ["sweep", "mini-rogue", "--field", "hp", "--by", "5", "--pairs", "200", "--measure", "area"];
    assert!(lab(&[&words[..], &["--out", text(&ranking)]].concat()).status.success());
    assert!(lab(&["report", text(&ranking), "--out", text(&page)]).status.success());
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("Which cards change this: Area") && html.contains("Quelles cartes changent ceci"));
    assert!(html.matches("<circle").count() >= 40, "a dot for each change, in each language");
    assert!(!html.contains("monster_poison"), "cards have names");
    assert!(html.contains("Floor\u{a0}1, HP\u{a0}+5") && html.contains("Étage\u{a0}1, PV\u{a0}+5"));
    assert!(!html.contains("floor 1 hp"), "numbers have names, too");
    std::fs::write(&ranking, "game,measure,kind,record,difference,low,high,pairs,change\na,b\n").unwrap();
    let refused = lab(&["report", text(&ranking), "--out", text(&folder.join("none.html"))]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("line 2"));
}

/// A pack of one's own is swept like a built-in one, and its folder may be called anything.
#[test]
fn a_sweep_and_a_run_take_a_pack_of_ones_own() {
    let folder = folder("lab-own-pack");
    let pack = folder.join("my own pack");
    std::fs::create_dir_all(&pack).unwrap();
    let manifest = "id = \"mini-rogue/own\"\ngame = \"mini-rogue\"\nversion = 1\nlicence = \"own\"\n\
                    extends = \"mini-rogue/base-ed2025\"\neditions = [\"ed2025\"]\n";
    for (file, text) in [("pack.toml", manifest), ("en.ftl", ""), ("fr.ftl", "")] {
        std::fs::write(pack.join(file), text).unwrap();
    }
    let out = folder.join("rows.csv");
    let run = ["run", "mini-rogue", "--games", "5", "--pack", text(&pack), "--out", text(&out)];
    let ran = lab(&run);
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let sweep =
        ["sweep", "mini-rogue", "--field", "hp", "--by", "9", "--pairs", "100", "--pack", text(&pack)];
    let swept = lab(&sweep);
    assert!(swept.status.success(), "{}", String::from_utf8_lossy(&swept.stderr));
    assert!(said(&swept).contains("room monster_poison: floor 1 hp +9"), "{}", said(&swept));
}

#[test]
fn a_broken_pack_or_a_folder_that_cannot_be_written_is_refused() {
    let folder = folder("lab-broken");
    let pack = folder.join("pack");
    std::fs::create_dir_all(&pack).unwrap();
    let manifest = "id = \"mini-rogue/broken\"\ngame = \"mini-rogue\"\nversion = 1\nlicence = \"own\"\n\
                    extends = \"mini-rogue/base-ed2025\"\neditions = [\"ed2025\"]\n";
    std::fs::write(pack.join("pack.toml"), manifest).unwrap();
    std::fs::write(pack.join("rooms.toml"), "[[room]]\nid = \"nothing\"\nfloor = \"upstairs\"\n").unwrap();
    let side = format!("pack={}", text(&pack));
    let file = folder.join("file");
    std::fs::write(&file, "in the way").unwrap();
    let (below, whole, nowhere) = (file.join("rows.csv"), folder.join("a.csv"), folder.join("no/hp.csv"));
    let cases: &[&[&str]] = &[
        &["run", "mini-rogue", "--games", "5", "--pack", text(&pack), "--out", text(&whole)],
        &["compare", "mini-rogue", "base", &side],
        &["run", "mini-rogue", "--games", "5", "--out", text(&below)],
        &["run", "mini-rogue", "--each", "--games", "5", "--out", text(&file)],
        &["run", "mini-rogue", "--games", "5", "--out", "/proc/rows.csv"],
        &["sweep", "mini-rogue", "--field", "hp", "--out", text(&nowhere)],
        &["sweep", "mini-rogue", "--field", "hp", "--pack", text(&pack)],
    ];
    for words in cases {
        let output = lab(words);
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {why}");
        assert!(why.len() > 10 && !why.contains("panicked"), "{words:?}: {why}");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2, "nothing half-written is left");
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
