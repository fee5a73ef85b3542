//! The two toys obey every law, one test for each; this is also how a real game calls the suite.
//! The tests below them are about the suite itself: its report, its progress, its list of large tables, and the
//! playouts that the benchmark times.

use undercroft_testkit::conformance::{Run, run_all};
use undercroft_testkit::{Cellar, Pig, conformance, random_playouts};

conformance!(pig, Pig);
conformance!(cellar, Cellar::default());

#[test]
fn a_whole_run_reports_every_law_and_its_progress() {
    let mut heard = Vec::new();
    let run = Run { games: 30, deep_games: 4, ..Run::quick() };
    let report =
        run_all(&Cellar::default(), &run, &mut |law, done, total| heard.push((law.to_owned(), done, total)));
    assert!(report.is_clean(), "{report}");
    assert_eq!(report.laws.len(), 11);
    assert!(report.too_many.is_empty(), "{report}");
    assert!(report.to_string().contains("holds   imagine_law (4 of 30 games)"), "{report}");
    assert!(heard.contains(&("legal_actions_apply".to_owned(), 30, 30)));
    assert!(heard.contains(&("outcomes_are_exact".to_owned(), 4, 4)));
}

#[test]
fn a_budget_that_is_too_small_lists_the_kinds_of_action() {
    let run = Run { budget: 3, ..Run::quick() };
    let kinds = undercroft_testkit::conformance::outcomes_are_exact(&Cellar::default(), &run).unwrap();
    assert!(kinds.contains("bet") && kinds.contains("draw"), "{kinds:?}");
    assert!(!kinds.contains("pass"), "{kinds:?}");
}

#[test]
fn playouts_count_decisions_and_forced_actions_apart() {
    let tally = random_playouts(&Cellar::default(), 200, 1);
    assert_eq!(tally.games, 200);
    assert_eq!(tally.steps + tally.forced, tally.actions);
    assert!(tally.forced > 200, "the opening draws are forced: {tally:?}");
    assert_eq!(random_playouts(&Cellar::default(), 200, 1), tally);
}
