//! Policies choose what is offered, whatever they are asked, and depend on nothing but view and seed.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use undercroft_bots::{Policy, Random, has_sensible, sensible};
use undercroft_catalog::Playable;
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Silent, Turn, Value, Viewer};
use undercroft_testkit::{Cellar, Pig};
use urto::Urto;
use urto::action::Action as UrtoAction;

/// Asks `policy` at every state of games that somebody else plays at random.
fn watch<G: Playable>(game: &G, policy: &mut dyn Policy<G>, games: u64) -> Vec<G::Action> {
    let mut answers = Vec::new();
    let mut offered = Actions::new();
    for seed in 0..games {
        let mut ctx = Ctx::new(Fast::new(seed), Silent);
        let mut state = game.start(&mut ctx).unwrap();
        while let Turn::Ask(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            offered.clear();
            game.legal_actions(&state, seat, &mut offered);
            let view = game.view(&state, Viewer::Seat(seat));
            let answer = policy.choose(game, &view, seat, &offered).unwrap();
            assert!(offered.iter().any(|action| action == answer), "{answer:?} is not offered");
            answers.push(answer);
            let other = ctx.chance.below(offered.len() as u32) as usize;
            game.apply(&mut ctx, &mut state, seat, offered.get(other).unwrap()).unwrap();
        }
    }
    answers
}

fn mini_rogue(edition: &str, pack: Option<&str>, hero: &str) -> MiniRogue {
    let mut setup = Setup::default().with("edition", Value::word(edition)).with("heroes", Value::word(hero));
    if let Some(pack) = pack {
        setup = setup.with("pack", Value::word(pack));
    }
    MiniRogue::open(&setup, &Library::built_in()).unwrap()
}

#[test]
fn the_sensible_player_has_an_answer_to_every_question_of_random_games() {
    for edition in ["ed2025", "ed2021", "pnp2020"] {
        for hero in ["rogue", "mage"] {
            watch(&mini_rogue(edition, None, hero), &mut *sensible(1), 300);
        }
    }
    for hero in ["crusader", "priestess"] {
        watch(&mini_rogue("ed2025", None, hero), &mut *sensible(1), 300);
    }
    // Cards that no box holds ask questions that no box asks.
    watch(&mini_rogue("ed2025", Some("mini-rogue/test-icons"), "warden"), &mut *sensible(1), 300);
}

/// What the sensible player does at a named place of a scenario, with these facts.
fn answer<G: Playable>(game: &G, place: &str, facts: &[(&str, Value)]) -> G::Action {
    let mut ctx = Ctx::new(Fast::new(1), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    game.go_to(&mut state, place, &mut ctx.chance).unwrap();
    for (fact, value) in facts {
        game.write(&mut state, fact, value).unwrap();
    }
    let Turn::Ask(seats) = game.turn(&state) else { unreachable!("the match goes on") };
    let seat = seats.lowest().unwrap();
    let mut offered = Actions::new();
    game.legal_actions(&state, seat, &mut offered);
    sensible(1).choose(game, &game.view(&state, Viewer::Seat(seat)), seat, &offered).unwrap()
}

#[test]
fn a_card_that_may_be_left_is_not_worth_the_last_hit_point() {
    for edition in ["ed2021", "ed2025"] {
        let heroes = Value::words(["rogue", "mage"]);
        let setup = Setup::default().with("edition", Value::word(edition)).with("heroes", heroes);
        let game = MiniRogue::open(&setup, &Library::built_in()).unwrap();
        let at = |facts: &[(&str, Value)]| answer(&game, "room: armory, area 1", facts);
        let poisoned = |hp| [("hero.poisoned", Value::Bool(true)), ("hero.hp", Value::Int(hp))];
        assert_eq!(at(&[]), Action::RollCheck, "{edition}: nothing is at stake");
        assert_eq!(at(&poisoned(8)), Action::RollCheck, "{edition}: there is HP to spare");
        assert_eq!(at(&poisoned(1)), Action::LeaveItem, "{edition}: a roll may kill");
    }
}

#[test]
fn the_better_die_is_bought_before_a_defence_roll_when_mana_is_left_over() {
    let heroes = Value::words(["sankaa", "molesor", "arminius"]);
    let setup = Setup::default().with("heroes", heroes).with("mode", Value::word("standard"));
    let game = Urto::open(&setup, &Library::built_in()).unwrap();
    let mana = |n| ("p1.mana", Value::Int(n));
    let stones = |facts: &[(&str, Value)]| answer(&game, "event: falling_stones", facts);
    assert_eq!(stones(&[mana(9)]), UrtoAction::BuyDie);
    assert_eq!(stones(&[mana(5)]), UrtoAction::Roll, "the last mana is kept");
    assert_eq!(stones(&[mana(0), ("p1.hand", Value::words(["ember_feather"]))]), UrtoAction::Roll);
    watch(&game, &mut *sensible(1), 40);
}

#[test]
fn the_same_view_gets_the_same_answer() {
    let game = mini_rogue("ed2025", None, "mage");
    assert_eq!(watch(&game, &mut *sensible(1), 40), watch(&game, &mut *sensible(2), 40));
}

#[test]
fn a_random_player_is_its_seed() {
    assert_eq!(watch(&Pig, &mut Random::new(3), 20), watch(&Pig, &mut Random::new(3), 20));
    assert_ne!(watch(&Pig, &mut Random::new(3), 20), watch(&Pig, &mut Random::new(4), 20));
    watch(&Cellar::default(), &mut *sensible(5), 20);
    assert!(has_sensible::<MiniRogue>() && !has_sensible::<Pig>());
}

#[test]
fn nothing_offered_is_no_answer() {
    let nothing = Actions::new();
    let view = Pig.view(&Default::default(), Viewer::Seat(Seat(0)));
    assert_eq!(Policy::<Pig>::choose(&mut Random::new(1), &Pig, &view, Seat(0), &nothing), None);
}
