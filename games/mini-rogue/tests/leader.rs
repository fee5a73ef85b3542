//! Who leads first: what scenarios cannot script, because it happens while the table is set.

use mini_rogue::MiniRogue;
use mini_rogue::rules::coop;
use undercroft_content::Library;
use undercroft_kernel::{Answers, Session, Setup, Value, Vocabulary};

fn opened(edition: &str, draw: &str, word: &str) -> Option<Value> {
    let setup = Setup::default()
        .with("edition", Value::word(edition))
        .with("heroes", Value::words(["rogue", "mage"]));
    let game = MiniRogue::open(&setup, &Library::built_in()).ok()?;
    let result = game.draw_value(draw, &Value::word(word)).ok()?;
    let answers = [(draw.to_owned(), result), ("room".to_owned(), 0)];
    let session = Session::open(game, Answers::new(&answers)).ok()?;
    session.game().read(session.state(), "leader").ok()?
}

/// MR-COOP-03: Whoever rolls highest leads; a tie is rolled again, so it never comes out.
#[test]
fn the_highest_roll_leads() {
    assert_eq!(opened("pnp2020", coop::LEADER_ROLL, "3 5"), Some(Value::word("p2")));
    assert_eq!(opened("pnp2020", coop::LEADER_ROLL, "6 5"), Some(Value::word("p1")));
    assert_eq!(opened("pnp2020", coop::LEADER_ROLL, "4 4"), None);
}

/// MR-COOP-02: Chance names the first leader.
#[test]
fn chance_names_the_leader() {
    for edition in ["ed2021", "ed2025"] {
        for leader in ["p1", "p2"] {
            assert_eq!(opened(edition, coop::LEADER, leader), Some(Value::word(leader)));
        }
    }
}
