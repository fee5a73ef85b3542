//! What counts as shown, and how it is counted.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;
use std::fs;
use undercroft_ledger::{Book, Filter, GAMES, Ledger, Page, Scan, coverage, scan};

const RULES: &str = r#"
[[rule]]
id = "MR-COMBAT-01"
editions = ["ed2021", "ed2025"]
[[rule]]
id = "MR-COMBAT-02"
editions = ["ed2025"]
[[rule]]
id = "MR-FEAT-01"
editions = ["pnp2020"]
retired = "said twice"
[[rule]]
id = "MR-FEAT-02"
editions = ["ed2021"]
[[rule]]
id = "UR-HERO-01"
"#;

fn ledger() -> Ledger {
    let [mini_rogue, _, urto] = GAMES;
    let rules = Page::new("rules.toml", RULES);
    let empty = Page::new("fr.toml", "");
    let other = Book { game: urto, rules: Page::new("urto.toml", ""), french: empty.clone() };
    Ledger::read(&[Book { game: mini_rogue, rules, french: empty }, other]).unwrap()
}

fn scenarios(text: &str) -> Scan {
    let mut scan = Scan::default();
    scan.read_scenarios("combat.toml", text);
    scan
}

fn tests(text: &str) -> Vec<String> {
    let mut scan = Scan::default();
    scan.read_tests(text);
    scan.in_tests.into_iter().collect()
}

fn pairs(scan: &Scan) -> Vec<String> {
    scan.shown.iter().map(|(id, edition)| format!("{id} {edition}")).collect()
}

#[test]
fn pairs_are_counted_by_chapter() {
    let shown = BTreeSet::from([
        ("MR-COMBAT-01".to_owned(), "ed2025".to_owned()),
        ("MR-X-01".to_owned(), "x".to_owned()),
    ]);
    let in_tests = BTreeSet::from(["UR-HERO-01".to_owned()]);
    let all = coverage(&ledger(), &shown, &in_tests, &Filter::default());
    assert_eq!((all.shown(), all.total()), (2, 5));
    assert_eq!(all.to_string(), "2 of 5 rule-edition pairs shown (40.0 %)");
    assert!(all.reaches(400) && !all.reaches(401));
    assert_eq!((all.retired, all.unknown), (vec!["MR-FEAT-01".to_owned()], vec!["MR-X-01".to_owned()]));
    let lines: Vec<String> =
        all.chapters.iter().map(|one| format!("{one}  {}", one.missing_words())).collect();
    let expected = [
        "MR-COMBAT           1 of    3  01(ed2021) 02(ed2025)",
        "MR-FEAT             0 of    1  02(ed2021)",
        "UR-HERO             1 of    1  ",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_filter_takes_a_game_and_chapters() {
    let count = |filter: Filter| coverage(&ledger(), &BTreeSet::new(), &BTreeSet::new(), &filter).total();
    let chapters = || vec!["combat".to_owned()];
    assert_eq!(count(Filter { game: Some("mini-rogue".to_owned()), ..Filter::default() }), 4);
    assert_eq!(count(Filter { only: chapters(), ..Filter::default() }), 3);
    assert_eq!(count(Filter { except: chapters(), ..Filter::default() }), 2);
    let none = coverage(
        &ledger(),
        &BTreeSet::new(),
        &BTreeSet::new(),
        &Filter { game: Some("x".to_owned()), ..Filter::default() },
    );
    assert_eq!(none.to_string(), "0 of 0 rule-edition pairs shown (0.0 %)");
}

#[test]
fn a_scenario_counts_in_the_editions_in_which_it_runs() {
    let text = "[[scenario]]\nrules = ['MR-COMBAT-01']\nsetup = { edition = ['ed2021', 'pnp2020'] }\nexpect = { a = 1 }\n\
        [[scenario]]\nrules = ['MR-COMBAT-02', 'UR-HERO-01']\nsteps = [{ do = 'x' }, { over = false }]\n\
        [[scenario]]\nrules = ['MR-COMBAT-03']\nsetup = { edition = 'ed2021' }\nlog = ['x']\n";
    let scan = scenarios(text);
    let expected = [
        "MR-COMBAT-01 ed2021",
        "MR-COMBAT-01 pnp2020",
        "MR-COMBAT-02 ed2025",
        "MR-COMBAT-03 ed2021",
        "UR-HERO-01 base",
    ];
    assert_eq!(pairs(&scan), expected);
    assert_eq!(scan.notes, [""; 0]);
}

#[test]
fn a_scenario_that_names_too_much_or_expects_nothing_counts_for_none() {
    let text = "[[scenario]]\nname = 'all'\nrules = ['MR-A-01', 'MR-A-02', 'MR-A-03', 'MR-A-04', 'MR-A-05']\nover = 'won'\n\
        [[scenario]]\nname = 'empty'\nrules = ['MR-A-01']\nexpect = {}\nsteps = [{ legal = [], refuse = '', do = 'x' }]\n";
    let scan = scenarios(text);
    assert_eq!(pairs(&scan), [""; 0]);
    let notes = ["names 5 rules, so it counts for none", "expects nothing, so it counts for none"];
    assert_eq!(
        scan.notes,
        [format!("combat.toml: all: {}", notes[0]), format!("combat.toml: empty: {}", notes[1])]
    );
    assert!(scenarios("[[scenario").notes[0].starts_with("combat.toml: "));
}

#[test]
fn an_id_above_a_test_that_checks_something_counts() {
    let source = "/// MR-COMBAT-01: One. UR-HERO-01, too.\n#[test]\n#[allow(x)]\nfn one() {\n    if x {\n        y();\n    }\n    assert!(z);\n}\n\
        /// CA-LOS-03: On one line.\n#[tokio::test]\nasync fn two() { check(1) }\n";
    assert_eq!(tests(source), ["CA-LOS-03", "MR-COMBAT-01", "UR-HERO-01"]);
    let idle = "/// MR-COMBAT-01: It checks nothing.\n#[test]\nfn one() {\n    run();\n}\n\
        /// MR-COMBAT-02: It is no test.\nfn two() {\n    assert!(x);\n}\n\
        /// MR-COMBAT-03: Something stands between.\nstruct X;\n#[test]\nfn three() { assert!(x) }\n\
        // MR-COMBAT-04: It is no doc comment.\n#[test]\nfn four() { assert!(x) }\n\
        /// MR-COMBAT-05: Not the attribute of a test.\n#[testing]\nfn five() { assert!(x) }\n";
    assert_eq!(tests(idle), [""; 0]);
}

#[test]
fn an_id_is_a_whole_word() {
    let found = |line: &str| tests(&format!("/// {line}\n#[test]\nfn one() {{ assert!(x) }}\n"));
    assert_eq!(found("(MR-A-1) MR-CA-UR-02 and UR-ORCA-3."), ["CA-UR-02", "MR-A-1", "UR-ORCA-3"]);
    assert_eq!(found("xMR-A-1 MR-A-1x MR--1 MR-a-1 PIG-A-1 _MR-A-1 MR-A- é"), [""; 0]);
}

#[test]
fn a_project_is_read_from_the_disk() {
    let root = std::env::temp_dir().join(format!("undercroft-ledger-{}", std::process::id()));
    let write = |path: &str, text: &str| {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("games/x/rulebook/deep/a.toml", "[[scenario]]\nrules = ['UR-HERO-01']\nover = 'won'\n");
    write("games/x/rulebook/b.toml", "[[scenario]]\nname = 'b'\nrules = ['UR-HERO-02']\n");
    write("games/x/other/c.toml", "[[scenario]]\nrules = ['UR-HERO-03']\nover = 'won'\n");
    write("src/a.rs", "/// UR-HERO-04: Four.\n#[test]\nfn four() { assert!(x) }\n");
    write("target/debug/b.rs", "/// UR-HERO-05: Five.\n#[test]\nfn five() { assert!(x) }\n");
    let found = scan(&root).unwrap();
    fs::remove_dir_all(&root).unwrap();
    assert_eq!(pairs(&found), ["UR-HERO-01 base"]);
    assert_eq!(found.in_tests.into_iter().collect::<Vec<_>>(), ["UR-HERO-04"]);
    assert_eq!(found.notes, ["games/x/rulebook/b.toml: b: expects nothing, so it counts for none"]);
}
