//! The network as a player: it plays what is offered, repeats itself for a seed, cannot see what is hidden, and leaves its seat to the
//! rule-of-thumb player where its weights do not fit.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use mini_rogue::view::View;
use undercroft_bots::learned::seat_or_sensible;
use undercroft_bots::mini_rogue::{MiniRogueEncoder, judgement};
use undercroft_bots::network::{BadNetwork, Inputs};
use undercroft_bots::{Level, Policy, learned, player, sensible};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Seat, Setup, Silent, Turn, Value, Viewer};

fn game(edition: &str, heroes: &[&str]) -> MiniRogue {
    let heroes = Value::words(heroes.iter().copied());
    let setup = Setup::default().with("edition", Value::word(edition)).with("heroes", heroes);
    MiniRogue::open(&setup, &Library::built_in()).unwrap()
}

/// Parties and lone characters of every edition.
const TABLES: [(&str, &[&str]); 7] = [
    ("ed2025", &["mage", "crusader"]),
    ("ed2021", &["rogue", "priestess"]),
    ("pnp2020", &["rogue", "mage"]),
    ("ed2025", &["rogue"]),
    ("ed2025", &["mage"]),
    ("ed2025", &["crusader"]),
    ("ed2025", &["priestess"]),
];

/// A new player for each choice, as at tables.
struct Forgetful {
    level: Level,
    choices: u64,
}

impl Policy<MiniRogue> for Forgetful {
    fn choose(
        &mut self,
        game: &MiniRogue,
        view: &View,
        seat: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        self.choices += 1;
        player(self.level, self.choices).choose(game, view, seat, actions)
    }
}

#[test]
fn players_who_remember_nothing_come_to_an_end() {
    for (edition, heroes) in TABLES {
        let game = game(edition, heroes);
        // A party searches, and the fewest simulations are the quickest.
        let (level, matches) = if heroes.len() > 1 { (Level::Easy, 1) } else { (Level::Hard, 6) };
        for dice in 11..11 + matches {
            let chosen = play_on_dice(&game, &mut Forgetful { level, choices: 0 }, false, dice);
            assert!(chosen.len() > 20, "{edition} {heroes:?}");
        }
    }
}

/// Plays a match and gives every choice; with `imagined` the player looks at a world that it cannot tell from the true one.
fn play(game: &MiniRogue, policy: &mut dyn Policy<MiniRogue>, imagined: bool) -> Vec<Action> {
    play_on_dice(game, policy, imagined, 4)
}

fn play_on_dice(
    game: &MiniRogue,
    policy: &mut dyn Policy<MiniRogue>,
    imagined: bool,
    dice: u64,
) -> Vec<Action> {
    let mut ctx = Ctx::new(Fast::new(dice), Silent);
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
        let latest = || chosen.iter().rev().take(8).collect::<Vec<_>>();
        assert!(chosen.len() < 5_000, "the player goes round in circles: {:?}", latest());
    }
    chosen
}

#[test]
fn the_network_plays_whole_matches_by_its_seed_and_its_view() {
    for (edition, heroes) in TABLES {
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
    let side = judgement.encoder.side(Seat(0));
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
