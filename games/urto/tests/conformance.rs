//! Urto keeps the laws of every game: one line per number of heroes, and one for each switch that changes the flow.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_testkit::conformance;
use urto::Urto;

/// Opens a table for so many heroes.
fn table(players: i64) -> Urto {
    open(Setup::default().with("players", Value::Int(players)))
}

/// Opens a table with the switches turned over.
fn switched(players: i64) -> Urto {
    let setup = Setup::default().with("players", Value::Int(players)).with("mode", Value::word("standard"));
    let setup = setup.with("pvp_hide", Value::Bool(false)).with("mushroom_on_urto", Value::Bool(false));
    let setup = setup.with("scythe_on_arrival", Value::Bool(false)).with("mushroom_stop", Value::Bool(false));
    let setup =
        setup.with("renown_when_hidden", Value::Bool(true)).with("side_choice", Value::word("random"));
    open(setup.with("first_player", Value::word("p2")).with("round_limit", Value::Int(9)))
}

fn open(setup: Setup) -> Urto {
    Urto::open(&setup, &Library::built_in()).expect("the table opens")
}

conformance!(two_heroes, table(2));
conformance!(three_heroes, table(3));
conformance!(four_heroes, table(4));
conformance!(five_heroes, table(5));
conformance!(two_switched, switched(2));
conformance!(three_switched, switched(3));

/// The test pack: effects that no card of the box has, and programs that nest.
fn effects(players: i64) -> Urto {
    let setup = Setup::default().with("players", Value::Int(players));
    open(setup.with("pack", Value::word("urto/test-effects")))
}

conformance!(four_with_odd_effects, effects(4));

#[test]
fn a_table_is_small() {
    assert!(size_of::<urto::state::State>() < 1024);
}
