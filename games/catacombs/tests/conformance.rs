//! Catacombs keeps the laws of every game: one line per quest and party.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use catacombs::Catacombs;
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_testkit::conformance;
use undercroft_testkit::conformance::Run;

fn table(quest: &str, heroes: &[&str]) -> Catacombs {
    open("catacombs/base", quest, heroes)
}

fn open(pack: &str, quest: &str, heroes: &[&str]) -> Catacombs {
    let setup = Setup::default()
        .with("pack", Value::word(pack))
        .with("quest", Value::word(quest))
        .with("heroes", Value::words(heroes.iter().copied()));
    Catacombs::open(&setup, &Library::built_in()).expect("the table opens")
}

/// A run that is short enough for every day: matches are long, and random play can drag them out, so they are cut off.
fn run() -> Run {
    Run { games: 6, deep_games: 2, max_steps: 1_500, stride: 9, samples: 300, ends: false, ..Run::quick() }
}

conformance!(quest_1_alone, table("deratisation", &["svein"]), run());
conformance!(quest_1_four, table("deratisation", &["svein", "aldric", "maelle", "isaure"]), run());
conformance!(quest_2_two, table("fabulous_treasure", &["isaure", "aldric"]), run());
conformance!(quest_3_three, table("journey_in_shadow", &["maelle", "svein", "isaure"]), run());
conformance!(quest_4_two, table("solar_orb", &["maelle", "svein"]), run());
conformance!(
    a_secondary_quest_pays,
    open("catacombs/test-effects", "bell_and_well", &["bran", "odile"]),
    run()
);
conformance!(
    a_secondary_quest_closes,
    open("catacombs/test-effects", "bell_and_chests", &["bran", "odile"]),
    run()
);
conformance!(
    every_odd_effect,
    open("catacombs/test-effects", "hidden_gate", &["bran", "odile", "mathurin", "sidonie"]),
    run()
);
