//! A review of whole matches: its changes add up to the result, and a mistake that was put in on purpose is found.

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that fails may say so"
)]

use undercroft_catalog::live::{Dice, Match, open_match, resume};
use undercroft_content::Library;
use undercroft_kernel::{Seat, Setup, Turn};
use undercroft_review::{Effort, POINTS, Review, Verdict, hint, review};

const QUICK: Effort = Effort { first: 8, most: 16 };

fn fixture(path: &str) -> Box<dyn Match> {
    let file = format!("{}/../../fixtures/{path}.undercroft", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    resume(&text, &Library::built_in()).unwrap_or_else(|closed| panic!("{file}: {closed:?}"))
}

fn reviewed(game: &dyn Match, effort: Effort) -> Review {
    review(game, Seat(0), effort, 1, &|_, _| true).expect("nobody stops it")
}

/// Every change has an owner, each moment begins where the last one ended, and all of them lead from the first chance to the result.
fn assert_adds_up(review: &Review) {
    assert_eq!(review.start + review.total.sum(), review.end);
    let mut chance = review.start;
    for moment in &review.moments {
        assert_eq!(moment.before, chance, "step {}", moment.step);
        assert!(moment.strokes.decision <= 0, "no decision is better than the best");
        assert!(moment.chosen.is_none() || moment.strokes.others == 0, "step {}", moment.step);
        assert!(moment.rolled || moment.strokes.dice == 0, "step {}: no die was rolled", moment.step);
        chance += moment.strokes.sum();
    }
    assert_eq!(chance, review.end);
}

#[test]
fn changes_add_up_to_the_result_in_every_game() {
    for path in ["mini-rogue/ed2025-rogue", "mini-rogue/ed2021-rogue-mage", "urto/2-drawn"] {
        let review = reviewed(&*fixture(path), Effort { first: 4, most: 8 });
        assert!(review.over && [0, POINTS].contains(&review.end), "{path}");
        assert!(review.moments.len() > 20, "{path}");
        assert_adds_up(&review);
    }
}

#[test]
fn the_first_steps_of_a_match_that_goes_on_end_with_a_chance() {
    let mut game = fixture("catacombs/deratisation-2");
    game.undo(game.at() - 25);
    let review = reviewed(&*game, Effort { first: 1, most: 2 });
    assert!(!review.over && !review.moments.is_empty());
    assert_adds_up(&review);
}

#[test]
fn a_review_can_be_stopped_and_is_the_same_each_time() {
    let game = fixture("mini-rogue/ed2025-mage");
    assert!(review(&*game, Seat(0), QUICK, 1, &|done, _| done < 3).is_none());
    let mut short = game.copy();
    short.undo(short.at() - 30);
    let two = [reviewed(&*short, QUICK), reviewed(&*short, QUICK)];
    assert_eq!(two[0], two[1]);
}

/// A match of the rogue alone in which the adviser plays, but for one choice: the first that it calls worse by more than a quarter is taken once
/// on purpose. Says at which step, where there was one.
fn blunder(seed: u64) -> (Box<dyn Match>, Option<usize>) {
    let seed_bytes = seed.to_le_bytes();
    let dice = Dice::Seed(&seed_bytes);
    let opened = open_match("mini-rogue", &Setup::default(), &Library::built_in(), dice);
    let mut game = opened.unwrap_or_else(|closed| panic!("{closed:?}"));
    let mut planted = None;
    while let Turn::Ask(seats) = game.turn() {
        if game.settle(dice).expect("the table rolls") {
            continue;
        }
        let seat = seats.lowest().expect("somebody is asked");
        let first = if planted.is_none() { 256 } else { 32 };
        let advice = hint(&*game, seat, Effort { first, most: 256 }, 77).expect("something is offered");
        let (best, worst) = (&advice.choices[0], &advice.choices[advice.choices.len() - 1]);
        let loss = best.count.points() - worst.count.points();
        let action = if planted.is_none() && game.at() > 10 && loss > POINTS / 4 {
            planted = Some(game.at());
            &worst.action
        } else {
            &best.action
        };
        game.act(seat, action, dice).expect("it was offered");
    }
    (game, planted)
}

/// One match, or as many as `PLANTED_BLUNDERS` says.
#[test]
fn a_planted_blunder_is_the_worst_decision() {
    let wanted = std::env::var("PLANTED_BLUNDERS").ok().and_then(|number| number.parse().ok());
    let matches = wanted.unwrap_or(1);
    let blunders = (1..).map(blunder).filter_map(|(game, planted)| Some((game, planted?)));
    for (game, step) in blunders.take(matches) {
        let review = reviewed(&*game, Effort { first: 64, most: 1024 });
        assert_adds_up(&review);
        let worst = review.worst.map(|worst| &review.moments[worst]).expect("a decision lost something");
        assert_eq!(worst.step, step, "{} of {} points", worst.strokes.decision, worst.before);
        assert_eq!(worst.verdict, Some(Verdict::Blunder));
    }
}
