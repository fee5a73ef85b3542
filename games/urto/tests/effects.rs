//! What packs may say, the rules carry out: a pack of odd effects, played at random under all laws.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_testkit::{conformance, random_playouts};
use urto::Urto;

/// Games at each table.
const GAMES: u64 = 60;

/// Opens a table with the odd cards.
fn table(players: i64) -> Urto {
    let setup = Setup::default().with("players", Value::Int(players)).with("round_limit", Value::Int(40));
    let setup = setup.with("pack", Value::word("urto/test-effects"));
    Urto::open(&setup, &Library::built_in()).expect("the table opens")
}

conformance!(three_heroes_with_odd_cards, table(3));

#[test]
fn games_with_odd_cards_end() {
    for players in 2..=5 {
        assert_eq!(random_playouts(&table(players), GAMES, 5).games, GAMES, "{players} heroes");
    }
}
