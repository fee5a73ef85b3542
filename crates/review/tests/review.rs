//! A review of whole matches: its changes add up to the result, and a mistake that was put in on purpose is found.

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that fails may say so"
)]

use undercroft_bots::Level;
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::{Dice, Match, open_match, resume};
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Setup, Silent, Turn, Value, Viewer};
use undercroft_review::{
    Allowance, Called, Effort, POINTS, Quick, Reliability, Review, Trial, Verdict, calibrate, chance, hint,
    review, side, weigh,
};

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

/// A match of rules of thumb but for one choice of the first seat: the first that is worse than the best by more than thirty points is taken once on
/// purpose. Says at which step, where there was one.
fn blunder(game: &str, setup: &Setup, seed: u64) -> (Box<dyn Match>, Option<usize>) {
    let seed_bytes = seed.to_le_bytes();
    let dice = Dice::Seed(&seed_bytes);
    let opened = open_match(game, setup, &Library::built_in(), dice);
    let mut game = opened.unwrap_or_else(|closed| panic!("{closed:?}"));
    let mut planted = None;
    while let Turn::Ask(seats) = game.turn() {
        if game.settle(dice).expect("the table rolls") {
            continue;
        }
        let seat = seats.lowest().expect("somebody is asked");
        let mut action = choose(&*game, seat, Bot::Sensible, seed).expect("something is offered");
        if planted.is_none() && seat == Seat(0) && game.at() > 10 {
            let worst = [Effort { first: 16, most: 32 }, Effort { first: 128, most: 256 }]
                .into_iter()
                .try_fold(None, |_, effort| worst(&*game, effort).map(Some))
                .flatten();
            if let Some(worst) = worst {
                planted = Some(game.at());
                action = worst;
            }
        }
        game.act(seat, &action, dice).expect("it was offered");
    }
    (game, planted)
}

/// The worst choice of the first seat, where it is worse than the best by more than thirty points.
fn worst(game: &dyn Match, effort: Effort) -> Option<String> {
    let choices = hint(game, Seat(0), effort, 77)?.choices;
    let worst = choices.iter().min_by_key(|choice| choice.count.points())?;
    let lost = choices.first()?.count.points() - worst.count.points();
    (lost > POINTS * 3 / 10).then(|| worst.action.clone())
}

/// One match of Mini Rogue and one of Urto; as many of every game as `PLANTED_BLUNDERS` says, of one game where `PLANTED_GAME` names it.
#[test]
fn a_planted_blunder_is_the_worst_decision() {
    let wanted = std::env::var("PLANTED_BLUNDERS").ok().and_then(|number| number.parse::<usize>().ok());
    let only = std::env::var("PLANTED_GAME").ok();
    // The shortest quest: each of its matches is played on for minutes.
    let quest =
        Setup::default().with("quest", Value::word("journey_in_shadow")).with("length", Value::Int(1));
    let games = [
        ("mini-rogue", Setup::default(), Effort { first: 64, most: 1024 }),
        ("urto", Setup::default().with("players", Value::word("2")), Effort { first: 32, most: 256 }),
        ("catacombs", quest.with("heroes", Value::words(["svein"])), Effort { first: 16, most: 96 }),
    ];
    for (game, setup, effort) in games.into_iter().take(if wanted.is_some() { 3 } else { 2 }) {
        if only.as_deref().is_some_and(|only| only != game) {
            continue;
        }
        let blunders = (1..).map(|seed| blunder(game, &setup, seed));
        let blunders = blunders.filter_map(|(game, planted)| Some((game, planted?)));
        let (mut found, mut cases) = (0, 0);
        for (played, step) in blunders.take(wanted.unwrap_or(1)) {
            let review = reviewed(&*played, effort);
            assert_adds_up(&review);
            let worst = review.worst.map(|worst| &review.moments[worst]);
            let told = worst.map(|worst| (worst.step, worst.strokes.decision, worst.verdict));
            let is_found =
                worst.is_some_and(|worst| worst.step == step && worst.verdict == Some(Verdict::Blunder));
            eprintln!("{game}: planted at step {step}, worst {told:?}, found: {is_found}");
            (found, cases) = (found + usize::from(is_found), cases + 1);
        }
        assert_eq!(found, cases, "{game}");
    }
}

/// Who searches makes almost no mistakes: one match of a strong level, or as many of the expert as `EXPERT_MATCHES` says.
#[test]
fn a_player_who_searches_makes_almost_no_mistakes() {
    let wanted = std::env::var("EXPERT_MATCHES").ok().and_then(|number| number.parse::<u64>().ok());
    let level = if wanted.is_some() { Level::Expert } else { Level::Hard };
    let (mut blunders, mut decisions) = (0, 0);
    for seed in 1..=wanted.unwrap_or(1) {
        let seed_bytes = seed.to_le_bytes();
        let dice = Dice::Seed(&seed_bytes);
        let opened = open_match("mini-rogue", &Setup::default(), &Library::built_in(), dice);
        let mut game = opened.unwrap_or_else(|closed| panic!("{closed:?}"));
        while let Turn::Ask(seats) = game.turn() {
            if game.settle(dice).expect("the table rolls") {
                continue;
            }
            let seat = seats.lowest().expect("somebody is asked");
            let action = choose(&*game, seat, Bot::Level(level), seed).expect("something is offered");
            game.act(seat, &action, dice).expect("it was offered");
        }
        let review = reviewed(&*game, Effort { first: 64, most: 512 });
        assert_adds_up(&review);
        let verdicts = review.moments.iter().filter_map(|moment| moment.verdict);
        let [blunder, slip] = [Verdict::Blunder, Verdict::Slip]
            .map(|wanted| verdicts.clone().filter(|verdict| *verdict == wanted).count());
        eprintln!(
            "{level:?}, match {seed}: {blunder} blunders and {slip} slips in {} decisions",
            verdicts.clone().count()
        );
        (blunders, decisions) = (blunders + blunder, decisions + verdicts.count());
    }
    assert!(blunders * 50 <= decisions, "{blunders} blunders in {decisions} decisions");
}

/// Matches are played on as long as the allowance reaches, one batch of them in any case.
#[test]
fn an_allowance_bounds_what_is_played_on() {
    struct Opening(u64);
    impl Visitor for Opening {
        type Out = [u32; 2];
        fn visit<G: Playable>(self, game: G, card: Card) -> [u32; 2] {
            let mut ctx = Ctx::new(Fast::new(1), Silent);
            let Ok(mut state) = game.start(&mut ctx) else { panic!("it begins") };
            let (seat, mut offered) = (Seat(0), Actions::new());
            loop {
                offered.clear();
                game.legal_actions(&state, seat, &mut offered);
                if offered.len() > 1 {
                    break;
                }
                let only = offered.get(0).expect("somebody alone is asked");
                assert!(game.apply(&mut ctx, &mut state, seat, only).is_ok());
            }
            let (view, side) = (game.view(&state, Viewer::Seat(seat)), side(&game, &card, seat));
            let trial = Trial { effort: Effort { first: 16, most: 200 }, seed: 1, stop: &|| false };
            let mut left = [Allowance(self.0), Allowance(self.0)];
            let called = chance(&game, &view, side, trial, &mut left[0]).of;
            let weighing = weigh(&game, &view, (seat, side), &offered, None, trial, &mut left[1]);
            assert!(left.iter().all(|left| left.0 < self.0 || self.0 == 0), "{left:?}");
            [called, weighing.best().expect("a choice").count().of]
        }
    }
    let with = |allowance: u64| {
        open("mini-rogue", &Setup::default(), &Library::built_in(), Opening(allowance)).expect("it opens")
    };
    assert_eq!(with(0), [16, 16], "one batch");
    assert_eq!(with(u64::MAX), [200, 200], "as many as are wanted");
    let some = with(150);
    assert!(some.iter().all(|of| (17..200).contains(of)), "{some:?}");
    assert_eq!(some, with(150), "the same on any machine");
}

/// What is called comes true about as often as it is called: a few positions of each game, coarsely.
#[test]
fn what_is_called_comes_true() {
    struct Calls(u64);
    impl Visitor for Calls {
        type Out = Vec<Called>;
        fn visit<G: Playable>(self, game: G, card: Card) -> Vec<Called> {
            let seeds: Vec<u64> = (0..self.0).collect();
            calibrate(&game, &card, Quick::Thumb, 24, &seeds, &|| false).into_iter().flatten().collect()
        }
    }
    for (game, positions) in [("mini-rogue", 200), ("urto", 60)] {
        let calls = open(game, &Setup::default(), &Library::built_in(), Calls(positions)).expect("it opens");
        assert_eq!(calls.len() as u64, positions, "{game}");
        let mean = calls.iter().map(|call| f64::from(call.count.points())).sum::<f64>() / positions as f64;
        let won = calls.iter().filter(|call| call.won).count() as f64 / positions as f64 * f64::from(POINTS);
        assert!((mean - won).abs() < 1500.0, "{game}: called {mean}, came {won}");
        assert!(Reliability::of(&calls).brier < 0.26, "{game}");
    }
}
