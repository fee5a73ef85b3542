//! Matches of real games through the lab: the same on any number of cores, stoppable, and sensible play beats chance.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that fails may say so")]

use mini_rogue::MiniRogue;
use undercroft_bots::Level;
use undercroft_content::Library;
use undercroft_kernel::{Setup, Value};
use undercroft_lab::{Plan, Player, Stopped, Tally, play_each, play_many};
use undercroft_testkit::Pig;

fn mini_rogue(edition: &str, hero: &str) -> MiniRogue {
    let setup = Setup::default().with("edition", Value::word(edition)).with("heroes", Value::word(hero));
    MiniRogue::open(&setup, &Library::built_in()).unwrap()
}

fn play(game: &MiniRogue, plan: &Plan) -> Tally {
    play_many(game, plan, &|_| (), &|| false).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = mini_rogue("ed2025", "rogue");
    let plan = Plan::new(700, 9, Player::Sensible).reading(&["area", "hero.hp"]);
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| play(&game, &plan))
    };
    let one = on(1);
    assert_eq!(one, on(3));
    assert_eq!((one.games, one.unfinished), (700, 0));
    assert_eq!(one.facts.len(), 2);
    assert_ne!(one, play(&game, &Plan { seed: 10, ..plan }));
}

#[test]
fn every_match_of_every_edition_ends_and_sense_beats_chance() {
    let tables = [
        ("ed2025", &["rogue", "mage", "crusader", "priestess"][..]),
        ("ed2021", &["rogue", "mage", "crusader", "priestess"]),
        ("pnp2020", &["rogue", "mage"]),
    ];
    for (edition, heroes) in tables {
        for hero in heroes {
            let game = mini_rogue(edition, hero);
            let random = play(&game, &Plan::new(300, 1, Player::Random));
            let sensible = play(&game, &Plan::new(300, 1, Player::Sensible));
            assert_eq!((random.unfinished, sensible.unfinished), (0, 0), "{edition} {hero}");
            assert!(sensible.won > random.won + 20, "{edition} {hero}: {} of 300", sensible.won);
        }
    }
}

#[test]
fn a_level_plays_the_first_seat_and_somebody_else_the_others() {
    let game = mini_rogue("ed2025", "rogue");
    let beginner = play(&game, &Plan::new(200, 3, Player::LEVELS[0]));
    assert_eq!(beginner, play(&game, &Plan::new(200, 3, Player::Sensible)), "a beginner looks not ahead");
    let easy = play(&game, &Plan::new(40, 3, Player::Level(Level::Easy)));
    let random = play(&game, &Plan::new(40, 3, Player::Random));
    assert!(easy.won > random.won + 10, "{} against {}", easy.won, random.won);
    let same = Plan::new(300, 1, Player::Random);
    let mixed = Plan { others: Some(Player::Sensible), ..same.clone() };
    let pig = |plan| play_many(&Pig, plan, &|_| (), &|| false).unwrap();
    assert_eq!(pig(&same), pig(&mixed), "Pig has no better player than a random one");
}

#[test]
fn a_player_that_changes_seats_plays_the_same_matches_from_the_other_side() {
    let stays = Plan { others: Some(Player::Random), ..Plan::new(40, 1, Player::Random) };
    let numbers: Vec<u64> = (0..40).collect();
    let each = |plan: &Plan, numbers: &[u64]| play_each(&Pig, plan, numbers, &|| false).unwrap();
    let (first, turns) = (each(&stays, &numbers), each(&Plan { rotates: true, ..stays.clone() }, &numbers));
    assert!(first.contains(&Some(true)) && first.contains(&Some(false)));
    for (number, (first, turns)) in first.iter().zip(&turns).enumerate() {
        // Pig has two seats and one winner.
        assert_eq!(turns.unwrap() != first.unwrap(), number % 2 == 1, "match {number}");
    }
    assert_eq!(each(&stays, &[7, 3]), [first[7], first[3]], "a match is known by its number");
    assert_eq!(play_each(&Pig, &stays, &numbers, &|| true), Err(Stopped));
}

#[test]
fn a_game_without_a_sensible_player_is_played_at_random() {
    let plan = Plan::new(4_000, 1, Player::Sensible).reading(&["p1.score", "turn"]);
    let tally = play_many(&Pig, &plan, &|_| (), &|| false).unwrap();
    assert_eq!(tally, play_many(&Pig, &Plan { player: Player::Random, ..plan }, &|_| (), &|| false).unwrap());
    // Whoever begins wins a little more than half; a fact that is a word counts nothing.
    assert!((2_000..2_300).contains(&tally.won), "{}", tally.won);
    assert_eq!(tally.facts.iter().map(|sum| sum.count).collect::<Vec<_>>(), [4_000, 0]);
}

#[test]
fn a_run_that_is_stopped_gives_no_result() {
    let plan = Plan::new(100_000, 1, Player::Random);
    assert_eq!(play_many(&Pig, &plan, &|_| (), &|| true), Err(Stopped));
}

#[test]
fn a_match_that_does_not_end_is_counted_apart() {
    let plan = Plan { max_actions: 3, ..Plan::new(50, 1, Player::Random) };
    let tally = play_many(&Pig, &plan, &|_| (), &|| false).unwrap();
    assert_eq!((tally.games, tally.unfinished), (0, 50));
}
