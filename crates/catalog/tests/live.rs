//! A match behind its trait object: played, stored step by step, opened again, taken back, branched, and rolled by people.

use undercroft_catalog::live::{Closed, Dice, Match, Refused, open_match, reopen, resume};
use undercroft_content::Library;
use undercroft_kernel::replay::Record;
use undercroft_kernel::{Grain, Seat, Setup, Turn, Value};

const SEED: [u8; 32] = [3; 32];

fn open(heroes: &[&str]) -> Box<dyn Match> {
    let setup = Setup::default().with("heroes", Value::words(heroes.iter().copied()));
    open_match("mini-rogue", &setup, &Library::built_in(), Dice::Seed(&SEED)).unwrap()
}

/// Plays the first choice of the first seat that is asked, and everything that follows by itself.
fn step(game: &mut dyn Match) -> bool {
    let Turn::Ask(seats) = game.turn() else { return false };
    let seat = seats.lowest().unwrap();
    let action = game.legal(seat).first().cloned().unwrap();
    game.act(seat, &action, Dice::Seed(&SEED)).unwrap();
    while game.settle(Dice::Seed(&SEED)).unwrap() {}
    true
}

#[test]
fn what_a_store_keeps_opens_the_same_match_again() {
    let mut game = open(&["rogue", "mage"]);
    while step(&mut *game) {}
    let stored: Vec<Record> = (0..game.at()).map(|at| game.record(at).unwrap()).collect();
    let mut again = reopen(&game.header(), &Library::built_in()).unwrap();
    for record in &stored {
        again.replay_step(record).unwrap();
    }
    assert_eq!(again.replay(), game.replay());
    let resumed = resume(&game.replay(), &Library::built_in()).unwrap();
    assert_eq!(resumed.replay(), game.replay());
    let mut broken = reopen(&game.header(), &Library::built_in()).unwrap();
    assert!(broken.replay_step(stored.last().unwrap()).is_err());
    assert_eq!(broken.at(), 0);
}

#[test]
fn taken_back_steps_come_again_and_a_branch_goes_its_own_way() {
    let mut game = open(&["rogue"]);
    for _ in 0..8 {
        step(&mut *game);
    }
    let (whole, at) = (game.replay(), game.at());
    let taken = game.undo(game.undo_size(Grain::Action));
    assert_eq!((game.at(), game.steps()), (at - taken, at));
    // What waits for redo is not thrown away by a step that decides nothing.
    assert!(!game.settle(Dice::Seed(&SEED)).unwrap());
    assert_eq!(game.redo(taken), taken);
    assert_eq!(game.replay(), whole);
    let mut branch = game.branch(3, 1);
    assert_eq!((branch.at(), branch.header().parent), (3, Some((0, 3))));
    while step(&mut *branch) {}
    assert_eq!(game.replay(), whole);
}

#[test]
fn refusals_tell_why_and_change_nothing() {
    let mut game = open(&["rogue", "mage"]);
    let before = game.replay();
    let Turn::Ask(asked) = game.turn() else { panic!() };
    let idle = (0..2).map(Seat).find(|seat| !asked.has(*seat));
    let first = asked.lowest().unwrap();
    assert!(matches!(game.act(first, "dance", Dice::Seed(&SEED)), Err(Refused::NotUnderstood { .. })));
    assert!(matches!(game.act(first, "move 9", Dice::Seed(&SEED)), Err(Refused::Illegal(_))));
    if let Some(idle) = idle {
        assert_eq!(game.act(idle, "resolve", Dice::Seed(&SEED)), Err(Refused::NotAsked));
    }
    assert_eq!(game.replay(), before);
    let unknown = open_match("chess", &Setup::default(), &Library::built_in(), Dice::Seed(&SEED));
    assert!(matches!(unknown, Err(Closed::Open(_))));
}

#[test]
fn dice_of_people_are_asked_for_one_after_the_other() {
    let setup = Setup::default().with("heroes", Value::words(["rogue"]));
    let library = Library::built_in();
    let Err(Closed::Roll(Refused::Roll(roll))) = open_match("mini-rogue", &setup, &library, Dice::Typed(&[]))
    else {
        panic!("the Entrance is a card that somebody draws")
    };
    assert_eq!((roll.die.as_str(), roll.count), ("room", 1));
    assert!(roll.faces.contains(&"trap_spikes".to_owned()));
    let card = [(roll.die, "trap_spikes".to_owned())];
    let mut game = open_match("mini-rogue", &setup, &library, Dice::Typed(&card)).unwrap();
    assert!(game.header().typed_in);
    game.act(Seat(0), "resolve", Dice::Typed(&[])).unwrap();
    let mut answers: Vec<(String, String)> = Vec::new();
    let mut asked = Vec::new();
    loop {
        match game.act(Seat(0), "roll-check", Dice::Typed(&answers)) {
            Ok(()) => break,
            Err(Refused::Roll(roll)) => {
                asked.push(roll.die.clone());
                answers.push((roll.die, "4".to_owned()));
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(asked, ["character", "dungeon"]);
    let wrong = [("dungeon".to_owned(), "4".to_owned())];
    let mut other = open_match("mini-rogue", &setup, &library, Dice::Typed(&card)).unwrap();
    other.act(Seat(0), "resolve", Dice::Typed(&[])).unwrap();
    assert!(matches!(other.act(Seat(0), "roll-check", Dice::Typed(&wrong)), Err(Refused::WrongRoll { .. })));
}

#[test]
fn a_party_looks_at_one_screen() {
    let game = open(&["rogue", "mage"]);
    assert!(game.is_shared_by(&[Seat(0), Seat(1)]));
}
