//! Levels: every game has a player for each, it plays what is offered, repeats itself for a seed, and cannot see what is hidden.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use undercroft_bots::live::Bot;
use undercroft_bots::{Level, player};
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Setup, Silent, Turn, Value, Viewer};

/// Decisions of a match that is played at random, some steps apart.
fn positions<G: Playable>(game: &G, seed: u64, apart: usize, count: usize) -> Vec<(G::State, Seat)> {
    let mut ctx = Ctx::new(Fast::new(seed), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    let mut offered = Actions::new();
    let mut found = Vec::new();
    let mut decisions = 0;
    while let Turn::Ask(seats) = game.turn(&state) {
        let seat = seats.lowest().unwrap();
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        if offered.len() > 1 {
            if decisions % apart == 0 {
                found.push((state.clone(), seat));
            }
            decisions += 1;
        }
        if found.len() == count {
            break;
        }
        let action = offered.get(ctx.chance.below(offered.len() as u32) as usize).unwrap();
        game.apply(&mut ctx, &mut state, seat, action).unwrap();
    }
    found
}

/// What a level does at a position.
fn answer<G: Playable>(game: &G, state: &G::State, seat: Seat, level: Level) -> G::Action {
    let mut offered = Actions::new();
    game.legal_actions(state, seat, &mut offered);
    let view = game.view(state, Viewer::Seat(seat));
    let action = player::<G>(level, 7).choose(game, &view, seat, &offered).unwrap();
    assert!(offered.iter().any(|one| one == action), "{action:?} is not offered");
    action
}

struct Ask {
    levels: &'static [Level],
}

impl Visitor for Ask {
    type Out = ();
    fn visit<G: Playable>(self, game: G, _: Card) {
        let mut scrambled = Fast::new(99);
        for (state, seat) in positions(&game, 3, 7, 8) {
            let view = game.view(&state, Viewer::Seat(seat));
            let Ok(other) = game.imagine(&view, &mut scrambled);
            for level in self.levels {
                let first = answer(&game, &state, seat, *level);
                assert_eq!(first, answer(&game, &state, seat, *level), "a seed gives one answer");
                assert_eq!(first, answer(&game, &other, seat, *level), "what is hidden changes nothing");
            }
        }
    }
}

fn ask(game: &str, setup: &Setup, levels: &'static [Level]) {
    open(game, setup, &Library::built_in(), Ask { levels }).unwrap();
}

#[test]
fn levels_play_from_the_view_alone() {
    ask("mini-rogue", &Setup::default(), &[Level::Beginner, Level::Easy, Level::Hard]);
    ask("mini-rogue", &Setup::default().with("heroes", Value::words(["rogue", "mage"])), &[Level::Easy]);
    ask("urto", &Setup::default(), &[Level::Beginner, Level::Easy]);
    ask("catacombs", &Setup::default(), &[Level::Beginner, Level::Easy]);
}

/// A decision is searched once to warm up and once to count.
struct Count;

impl Visitor for Count {
    type Out = u64;
    fn visit<G: Playable>(self, game: G, _: Card) -> u64 {
        let mut policy = player::<G>(Level::Easy, 1);
        let mut offered = Actions::new();
        let mut counted = 0;
        for (state, seat) in positions(&game, 5, 5, 10) {
            offered.clear();
            game.legal_actions(&state, seat, &mut offered);
            let view = game.view(&state, Viewer::Seat(seat));
            policy.choose(&game, &view, seat, &offered).unwrap();
            let info = allocation_counter::measure(|| {
                policy.choose(&game, &view, seat, &offered).unwrap();
            });
            counted += info.count_total;
        }
        assert!(policy.simulations() > 0);
        counted
    }
}

#[test]
fn a_simulation_allocates_nothing() {
    for game in ["mini-rogue", "urto"] {
        assert_eq!(open(game, &Setup::default(), &Library::built_in(), Count).unwrap(), 0, "{game}");
    }
}

#[test]
fn every_level_has_a_word() {
    for level in Level::ALL {
        assert_eq!(Level::from_word(level.word()), Some(level));
        assert_eq!(Bot::from_word(level.word()), Some(Bot::Level(level)));
        assert_eq!(Bot::Level(level).word(), level.word());
    }
    assert_eq!(Level::from_word("godlike"), None);
}
