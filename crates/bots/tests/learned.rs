//! The network as a player: it plays what is offered, repeats itself for a seed, cannot see what is hidden, and leaves its seat to the
//! rule-of-thumb player where its weights do not fit.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use undercroft_bots::learned::seat_or_sensible;
use undercroft_bots::mini_rogue::{MiniRogueEncoder, judgement};
use undercroft_bots::network::{BadNetwork, Inputs};
use undercroft_bots::{Level, Policy, learned, player, sensible};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Setup, Silent, Turn, Value, Viewer};

fn game(edition: &str, heroes: &[&str]) -> MiniRogue {
    let heroes = Value::words(heroes.iter().copied());
    let setup = Setup::default().with("edition", Value::word(edition)).with("heroes", heroes);
    MiniRogue::open(&setup, &Library::built_in()).unwrap()
}

/// Plays a match with a new player for each choice, as tables do, and counts the choices.
fn play_anew(game: &MiniRogue, level: Level) -> usize {
    let mut ctx = Ctx::new(Fast::new(11), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    let mut offered = Actions::new();
    let mut chosen = 0;
    let mut last = Vec::new();
    while let Turn::Ask(seats) = game.turn(&state) {
        let seat = seats.lowest().unwrap();
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = player::<MiniRogue>(level, chosen as u64).choose(game, &view, seat, &offered).unwrap();
        game.apply(&mut ctx, &mut state, seat, action).unwrap();
        chosen += 1;
        last.push(game.notation(action));
        let latest = || last.iter().rev().take(8).collect::<Vec<_>>();
        assert!(chosen < 5_000, "{level:?} goes round in circles: {:?}", latest());
    }
    chosen
}

#[test]
fn players_who_remember_nothing_come_to_an_end() {
    for (edition, heroes) in [
        ("ed2025", &["mage", "crusader"][..]),
        ("ed2021", &["rogue", "priestess"]),
        ("pnp2020", &["rogue", "mage"]),
        ("ed2025", &["rogue"]),
        ("ed2025", &["mage"]),
        ("ed2025", &["crusader"]),
        ("ed2025", &["priestess"]),
    ] {
        let game = game(edition, heroes);
        // A party searches, and the fewest simulations are the quickest.
        for level in [Level::Easy, Level::Hard].into_iter().take(3 - heroes.len()) {
            assert!(play_anew(&game, level) > 20, "{edition} {heroes:?}");
        }
    }
}

/// Plays a match and gives every choice; with `imagined` the player looks at a world that it cannot tell from the true one.
fn play(game: &MiniRogue, policy: &mut dyn Policy<MiniRogue>, imagined: bool) -> Vec<Action> {
    let mut ctx = Ctx::new(Fast::new(4), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    let mut offered = Actions::new();
    let mut chosen = Vec::new();
    let mut worlds = Fast::new(77);
    while let Turn::Ask(seats) = game.turn(&state) {
        let seat = seats.lowest().unwrap();
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let mut view = game.view(&state, Viewer::Seat(seat));
        if imagined {
            let Ok(world) = game.imagine(&view, &mut worlds);
            view = game.view(&world, Viewer::Seat(seat));
        }
        let action = policy.choose(game, &view, seat, &offered).unwrap();
        assert!(offered.iter().any(|one| one == action), "{action:?} is not offered");
        chosen.push(action);
        game.apply(&mut ctx, &mut state, seat, action).unwrap();
        assert!(chosen.len() < 5_000, "the player goes round in circles");
    }
    chosen
}

#[test]
fn the_network_plays_whole_matches_by_its_seed_and_its_view() {
    for (edition, heroes) in [
        ("ed2025", &["mage", "crusader"][..]),
        ("ed2021", &["rogue", "priestess"]),
        ("pnp2020", &["rogue", "mage"]),
        ("ed2025", &["rogue"]),
        ("ed2025", &["mage"]),
        ("ed2025", &["crusader"]),
        ("ed2025", &["priestess"]),
    ] {
        let game = game(edition, heroes);
        let first = play(&game, &mut *learned(5), false);
        assert_eq!(first, play(&game, &mut *learned(5), false), "{heroes:?}: a seed gives one match");
        assert_eq!(first, play(&game, &mut *learned(5), true), "{heroes:?}: what is hidden changes nothing");
    }
}

#[test]
fn its_chances_are_chances_and_more_hit_points_are_never_much_worse() {
    let game = game("ed2025", &["rogue"]);
    let judgement = judgement().unwrap();
    let mut ctx = Ctx::new(Fast::new(1), Silent);
    let mut state = game.start(&mut ctx).unwrap();
    let side = judgement.encoder.side(undercroft_kernel::Seat(0));
    let mut chance = |hp| {
        state.hero_mut().hp = hp;
        judgement.chance(&game, &state, side, &mut Inputs::default())
    };
    let (weak, strong) = (chance(1), chance(12));
    assert!((0.0..=1.0).contains(&weak) && (0.0..=1.0).contains(&strong));
    assert!(strong > weak + 0.1, "{weak} with 1 HP, {strong} with 12");
}

#[test]
fn the_sensible_player_steps_in_for_weights_that_do_not_fit() {
    let game = game("ed2025", &["rogue"]);
    let usual = play(&game, &mut *sensible(1), false);
    let encoder = || Box::new(MiniRogueEncoder);
    let (mut player, problem) = seat_or_sensible::<MiniRogue>(encoder(), b"no weights at all", 1);
    assert_eq!(problem, Some(BadNetwork::NotOne));
    let view = game.view(&game.start(&mut Ctx::new(Fast::new(1), Silent)).unwrap(), Viewer::Spectator);
    assert_eq!(player.reason(&game, &view, Viewer::Spectator).unwrap().key, "bot-stands-in");
    assert_eq!(play(&game, &mut *player, false), usual);
    let subject = judgement().unwrap().encoder.subject();
    let older = undercroft_bots::network::Subject { rules_version: subject.rules_version - 1, ..subject };
    let file = judgement().unwrap().network.write(older);
    let (mut player, problem) = seat_or_sensible::<MiniRogue>(encoder(), &file, 1);
    let expected = BadNetwork::OtherRules { found: older.rules_version, expected: subject.rules_version };
    assert_eq!(problem, Some(expected));
    assert_eq!(play(&game, &mut *player, false), usual);
    let (_, problem) =
        seat_or_sensible::<MiniRogue>(encoder(), &judgement().unwrap().network.write(subject), 1);
    assert_eq!(problem, None);
}

#[test]
fn the_weights_are_a_small_file() {
    let judgement = judgement().unwrap();
    assert!(judgement.network.write(judgement.encoder.subject()).len() < 500_000);
}
