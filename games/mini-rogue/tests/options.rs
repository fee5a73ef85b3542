//! Every table that the form can set: it starts and comes to its end under random play, or is refused with a reason.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails loudly")]

use mini_rogue::{MiniRogue, OpenError, options};
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value, WordError};
use undercroft_ledger::Ledger;
use undercroft_testkit::random_playouts;

/// All parties of one and of two, in both orders.
fn parties(heroes: &[String]) -> Vec<Value> {
    let mut parties: Vec<Value> = heroes.iter().map(|hero| Value::words([hero.as_str()])).collect();
    for first in heroes {
        parties.extend(heroes.iter().map(|second| Value::words([first.as_str(), second.as_str()])));
    }
    parties
}

/// The choices of an option of the form.
fn choices(game: &MiniRogue, name: &str) -> Vec<String> {
    let form = options::form(&game.rulebook, &game.content);
    form.into_iter().find(|option| option.name == name).expect("an option of the form").choices
}

/// MR-SETUP-01: Solo and for two, on both boards, in every mode, with and without stances: whatever the rulebook allows is played to its
/// end, and whatever it does not is refused with the reason.
#[test]
fn every_table_of_the_form_is_played_or_refused_with_a_reason() {
    let library = Library::built_in();
    let ledger = Ledger::load().expect("the ledger");
    let default = MiniRogue::open(&Setup::default(), &library).expect("the default table");
    let (heroes, boards) = (choices(&default, "heroes"), choices(&default, "board"));
    let modes = choices(&default, "difficulty");
    let (mut played, mut refused) = (0, 0);
    for edition in choices(&default, "edition") {
        for party in parties(&heroes) {
            for board in &boards {
                for mode in &modes {
                    for stances in [false, true] {
                        let setup = Setup::default()
                            .with("edition", Value::word(edition.clone()))
                            .with("heroes", party.clone())
                            .with("board", Value::word(board.clone()))
                            .with("difficulty", Value::word(mode.clone()))
                            .with("stances", Value::Bool(stances));
                        match MiniRogue::open(&setup, &library) {
                            Ok(game) => {
                                let tally = random_playouts(&game, 3, 1);
                                assert_eq!(tally.games, 3, "a match did not end: {setup:?}");
                                played += 1;
                            }
                            Err(OpenError::Option(WordError::Impossible { rule, reason })) => {
                                assert!(
                                    ledger.rule(rule.0).is_some() && !reason.is_empty(),
                                    "{setup:?}: {rule}"
                                );
                                refused += 1;
                            }
                            Err(OpenError::Option(WordError::Value { expected, .. })) => {
                                assert!(!expected.is_empty(), "{setup:?}");
                                refused += 1;
                            }
                            Err(other) => panic!("{setup:?}: {other:?}"),
                        }
                    }
                }
            }
        }
    }
    // Two editions with four characters alone and in twelve pairs, two boards, four modes, stances or not; the preview with two
    // characters alone and in two pairs on one board in one mode.
    assert_eq!(played, 2 * 16 * 2 * 4 * 2 + 4);
    assert_eq!(played + refused, 3 * 20 * 2 * 4 * 2);
}
