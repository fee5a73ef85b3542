//! Levels: every game has a player for each, it plays what is offered, repeats itself for a seed, and cannot see what is hidden.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use mini_rogue::MiniRogue;
use undercroft_bots::live::Bot;
use undercroft_bots::{Level, Policy, Random, learned, player, sensible};
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Silent, Turn, Value, Viewer};

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
    ask("mini-rogue", &Setup::default(), &[Level::Beginner, Level::Easy, Level::Hard, Level::Expert]);
    let two = Setup::default().with("heroes", Value::words(["rogue", "mage"]));
    ask("mini-rogue", &two, &[Level::Easy]);
    ask("urto", &Setup::default(), &[Level::Beginner, Level::Easy]);
    ask("catacombs", &Setup::default(), &[Level::Beginner, Level::Easy]);
}

type Maker<G> = fn(u64) -> Box<dyn Policy<G>>;

/// Every kind of player that no level is, and the ones that listen to nothing.
struct AskAll;

impl Visitor for AskAll {
    type Out = ();
    fn visit<G: Playable>(self, game: G, _: Card) {
        let mut scrambled = Fast::new(98);
        let players: [Maker<G>; 3] = [|seed| Box::new(Random::new(seed)), sensible, learned];
        let mut offered = Actions::new();
        for (state, seat) in positions(&game, 6, 5, 24) {
            let view = game.view(&state, Viewer::Seat(seat));
            let Ok(world) = game.imagine(&view, &mut scrambled);
            offered.clear();
            game.legal_actions(&state, seat, &mut offered);
            for player in players {
                let first = player(3).choose(&game, &view, seat, &offered);
                let other = player(3).choose(&game, &game.view(&world, Viewer::Seat(seat)), seat, &offered);
                assert_eq!(first, other, "what is hidden changes nothing");
            }
        }
    }
}

#[test]
fn every_other_player_plays_from_the_view_alone() {
    let two = Setup::default().with("heroes", Value::words(["rogue", "mage"]));
    for (game, setup) in [
        ("mini-rogue", Setup::default()),
        ("mini-rogue", two),
        ("urto", Setup::default()),
        ("urto", Setup::default().with("players", Value::word("5"))),
        ("catacombs", Setup::default()),
    ] {
        open(game, &setup, &Library::built_in(), AskAll).unwrap();
    }
}

fn mini_rogue() -> MiniRogue {
    MiniRogue::open(&Setup::default(), &Library::built_in()).unwrap()
}

#[test]
fn without_a_budget_the_usual_choice_is_made_and_said_so() {
    let game = mini_rogue();
    let mut offered = Actions::new();
    for (state, seat) in positions(&game, 8, 3, 20) {
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut player = undercroft_bots::mini_rogue::searcher(0, 1);
        let usual = sensible::<MiniRogue>(1).choose(&game, &view, seat, &offered);
        assert_eq!(player.choose(&game, &view, seat, &offered), usual);
        let reason = player.reason(&game, &view, Viewer::Spectator).unwrap();
        assert_eq!(reason.key, "bot-by-thumb");
    }
}

/// What an easy player says after a decision, to each of these viewers.
struct Say(&'static [Viewer]);

impl Visitor for Say {
    type Out = Vec<Option<String>>;
    fn visit<G: Playable>(self, game: G, _: Card) -> Self::Out {
        let (state, seat) = positions(&game, 3, 2, 3).pop().unwrap();
        let mut offered = Actions::new();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut player = player::<G>(Level::Easy, 2);
        player.choose(&game, &view, seat, &offered).unwrap();
        let viewers = [Viewer::Seat(seat)].into_iter().chain(self.0.iter().copied());
        viewers.map(|viewer| Some(player.reason(&game, &view, viewer)?.key.into_owned())).collect()
    }
}

#[test]
fn a_searching_player_tells_its_chances_to_its_side_only() {
    let say = |game, viewers| open(game, &Setup::default(), &Library::built_in(), Say(viewers)).unwrap();
    let told = say("mini-rogue", &[Viewer::Spectator]);
    assert!(matches!(told[0].as_deref(), Some("bot-prefers" | "bot-foresees")), "{told:?}");
    assert_eq!(told[1], None);
    let told = say("urto", &[Viewer::Seat(Seat(9)), Viewer::Spectator]);
    assert!(told[0].is_some());
    assert_eq!(told[1..], [None, None]);
}

/// A decision is searched once to warm up and once to count.
struct Count(Level);

impl Visitor for Count {
    type Out = u64;
    fn visit<G: Playable>(self, game: G, _: Card) -> u64 {
        let mut policy = player::<G>(self.0, 1);
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
    for (game, level) in [("mini-rogue", Level::Expert), ("urto", Level::Easy)] {
        assert_eq!(open(game, &Setup::default(), &Library::built_in(), Count(level)).unwrap(), 0, "{game}");
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
