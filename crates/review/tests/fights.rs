//! What a fight comes to: solved fights agree with a calculation by hand, counted ones say how sure they are, and nothing is said where nobody fights.

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::float_arithmetic,
    reason = "a test that fails may say so"
)]

use undercroft_catalog::live::{Match, open_game, resume};
use undercroft_content::Library;
use undercroft_kernel::replay::Start;
use undercroft_kernel::{Seat, Setup, Value};
use undercroft_review::{FightOdds, Reach, fights};

const FIRST: Seat = Seat(0);

fn solved(game: &dyn Match) -> Vec<FightOdds> {
    fights(game, FIRST, &|| false)
}

/// A match at a place of the rulebook's scenarios.
fn at(game: &str, setup: &[(&str, Value)], place: &str, given: &[(&str, i64)]) -> Box<dyn Match> {
    let setup = setup.iter().fold(Setup::default(), |setup, (name, value)| setup.with(name, value.clone()));
    let given = given.iter().map(|(fact, value)| ((*fact).to_owned(), Value::Int(*value))).collect();
    let start = Start { place: Some(place.to_owned()), given, ..Start::default() };
    let opened = open_game(game, &setup, &Library::built_in()).unwrap_or_else(|error| panic!("{error:?}"));
    opened.practise(start).unwrap_or_else(|closed| panic!("{closed:?}"))
}

fn urto(place: &str, given: &[(&str, i64)]) -> Box<dyn Match> {
    let setup = [("mode", Value::word("standard")), ("heroes", Value::words(["sankaa", "arminius"]))];
    at("urto", &setup, place, given)
}

fn share(part: u64, odds: &FightOdds) -> f64 {
    part as f64 / odds.of as f64
}

fn assert_whole(odds: &FightOdds) {
    let sum = odds.won + odds.lost + odds.broken_off;
    assert!(sum.abs_diff(odds.of) <= odds.of >> 20, "{odds:?}");
}

/// The exact odds of a fight come beside the choices that the rules offer, add up, and say nothing where nobody fights.
#[test]
fn a_duel_is_solved_for_every_choice() {
    let file = format!("{}/../../fixtures/mini-rogue/ed2025-rogue.undercroft", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).expect("a recorded match");
    let mut game = resume(&text, &Library::built_in()).unwrap_or_else(|closed| panic!("{closed:?}"));
    game.undo(game.at());
    assert!(solved(&*game).is_empty(), "nobody fights yet");
    let mut found = 0;
    while game.redo(1) > 0 && found < 12 {
        let odds = solved(&*game);
        found += usize::from(!odds.is_empty());
        let mut legal = game.legal(FIRST);
        let mut told: Vec<String> = odds.iter().map(|choice| choice.action.clone()).collect();
        legal.sort();
        told.sort();
        assert!(odds.is_empty() || legal == told, "step {}: {legal:?}, {told:?}", game.at());
        for choice in &odds {
            assert_whole(choice);
            assert!(choice.estimate.is_none() && choice.reach == Reach::Fight);
            assert!(choice.won == 0 || (100..=2100).contains(&choice.hp), "{choice:?}");
        }
    }
    assert!(found >= 12, "{found} positions of fights");
}

/// The chance that a hero with a die of six and nothing else beats a creature: below its attack the hero loses the difference, above it the creature.
fn by_hand(life: i32, attack: i32, left: i32) -> f64 {
    if life <= 0 || left <= 0 {
        return if life > 0 { 1.0 } else { 0.0 };
    }
    let even = (1..=6).filter(|face| *face == attack).count() as f64 / 6.0;
    let others = (1..=6).filter(|face| *face != attack);
    let sum: f64 = others
        .map(|face| by_hand(life - (attack - face).max(0), attack, left - (face - attack).max(0)))
        .sum();
    sum / 6.0 / (1.0 - even)
}

/// An ember drake strikes with 5 and has 2 life: only a 6 hurts it, so that the fight is lost more often than won.
#[test]
fn a_combat_with_a_creature_is_solved_exactly() {
    for life in [3, 9, 15] {
        let given = [("p1.mana", 0), ("p1.life", life), ("p2.mana", 0)];
        let odds = solved(&*urto("combat: ember_drake", &given));
        let [fight] = odds.as_slice() else { panic!("one choice: {odds:?}") };
        assert_eq!((fight.action.as_str(), fight.estimate), ("fight", None));
        assert_whole(fight);
        let (told, by_hand) = (share(fight.won, fight), by_hand(life as i32, 5, 2));
        assert!((told - by_hand).abs() < 1e-6, "{life} life: {told}, by hand {by_hand}");
        assert!(fight.hp as i64 <= life * 100, "{fight:?}");
    }
}

/// Whoever can hide is told what that comes to, and mana that may roll again is worth something.
#[test]
fn mana_makes_a_combat_better_and_hiding_gets_away() {
    let chance = |mana: i64| {
        let odds =
            solved(&*urto("combat: ember_drake", &[("p1.mana", mana), ("p1.life", 9), ("p2.mana", 0)]));
        let of = |action: &str| odds.iter().find(|one| one.action == action).cloned();
        (of("fight").expect("one may fight"), of("hide"))
    };
    let (poor, nowhere) = chance(0);
    assert_eq!(nowhere, None, "hiding costs mana");
    let (rich, hidden) = chance(4);
    let hidden = hidden.expect("one may hide");
    assert_eq!((hidden.won, hidden.lost, hidden.broken_off), (0, 0, hidden.of));
    assert!(share(rich.lost, &rich) < share(poor.lost, &poor), "{rich:?}, {poor:?}");
}

/// Two heroes with nothing but their dice, in the standard mode: 15 of 36 throws are won by either, and nobody can die of one.
#[test]
fn a_combat_of_heroes_is_counted_with_its_interval() {
    let given = [("p1.mana", 0), ("p2.mana", 0), ("p1.life", 9), ("p2.life", 9)];
    let game = urto("turn: p1, at r1p1", &given);
    assert!(solved(&*game).is_empty(), "nobody stands there");
    let mut game = game;
    let seat = FIRST;
    game.rule(seat, ruling("p2.space", Value::word("r1p1"))).expect("p2 comes");
    let odds = solved(&*game);
    let [attack] = odds.as_slice() else { panic!("{odds:?}") };
    assert_eq!((attack.action.as_str(), attack.reach, attack.lost), ("attack p2", Reach::Fight, 0));
    let estimate = attack.estimate.expect("it is counted");
    let exact = attack.of * 15 / 36;
    assert!(estimate.won.0 < attack.won && attack.won < estimate.won.1, "{attack:?}");
    assert!(estimate.won.0 <= exact && exact <= estimate.won.1, "15 of 36: {attack:?}");
    assert_whole(attack);
}

fn ruling(fact: &str, value: Value) -> undercroft_kernel::session::Ruling {
    undercroft_kernel::session::Ruling { fact: fact.to_owned(), value, reason: String::new() }
}

/// A blow is looked at to the end of its round: a goblin with one point left falls more often than an ogre, and nobody is told about a walk.
#[test]
fn blows_are_counted_to_the_end_of_the_round() {
    let place = |foe: &str| format!("map:\n#####\n#1O.#\n#####\nO = {foe}\n");
    let setup = [("heroes", Value::words(["aldric"]))];
    let felled = |foe: &str, pv: i64| {
        let game = at("catacombs", &setup, &place(foe), &[("p1.ap", 2), ("p1.destiny", 0), ("m1.pv", pv)]);
        let odds = solved(&*game);
        assert!(odds.iter().all(|one| one.reach == Reach::Round && one.estimate.is_some()), "{odds:?}");
        assert!(odds.iter().all(|one| one.action.contains("attack m1")), "{odds:?}");
        odds.iter().for_each(assert_whole);
        let attack = odds.iter().find(|one| one.action == "attack m1").expect("it is in reach");
        share(attack.won, attack)
    };
    let (weak, strong) = (felled("voracious_ogre", 1), felled("voracious_ogre", 30));
    assert!(weak > strong + 0.3, "{weak} and {strong}");
}

/// Somebody who is not asked hears nothing.
#[test]
fn who_is_not_asked_is_told_nothing() {
    let game = urto("combat: ember_drake", &[("p1.mana", 0)]);
    assert!(fights(&*game, Seat(1), &|| false).is_empty());
}
