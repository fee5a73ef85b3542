//! Training repeats itself for a seed, goes on after an interruption as if there had been none, and refuses what is not its own.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so")]

use mini_rogue::MiniRogue;
use undercroft_bots::learned::Encoder;
use undercroft_bots::mini_rogue::MiniRogueEncoder;
use undercroft_bots::network::{Network, Subject};
use undercroft_content::Library;
use undercroft_kernel::Setup;
use undercroft_lab::train::{BadTraining, Schedule, Tables, Training};

const SCHEDULE: Schedule = Schedule {
    lessons: 8,
    round: 8,
    lesson_samples: 32,
    lambda: 0.8,
    margin: 0.01,
    step: 1e-3,
    half_life: 100,
};

#[test]
fn a_training_that_was_put_aside_ends_with_the_same_weights() {
    let games = [MiniRogue::open(&Setup::default(), &Library::built_in()).unwrap()];
    let tables = Tables { games: &games, watched: 1, encoder: || Box::new(MiniRogueEncoder) };
    let subject = MiniRogueEncoder.subject();
    let mut whole = Training::new(subject, 3, SCHEDULE);
    (0..4).for_each(|_| _ = whole.play_round(&tables));

    let mut half = Training::new(subject, 3, SCHEDULE);
    (0..2).for_each(|_| _ = half.play_round(&tables));
    let aside = half.put_aside(subject);
    let mut again = Training::take_up(&aside, subject, 3, SCHEDULE).unwrap();
    assert_eq!(again.matches(), 16);
    (0..2).for_each(|_| _ = again.play_round(&tables));
    assert_eq!(again.network(), whole.network());
    assert_eq!(again.rounds(), whole.rounds());
    assert_ne!(again.network(), half.network(), "it has learned something meanwhile");
    assert_eq!(again.log(), whole.log());
    assert_eq!(again.log().lines().count(), 5);
    assert!(again.curve("Pig").contains("<polyline"));
    assert!(Network::read(&again.network().write(subject), subject).is_ok());

    let taken = |bytes: &[u8], subject, seed| Training::take_up(bytes, subject, seed, SCHEDULE).map(|_| ());
    assert_eq!(taken(&aside, subject, 4), Err(BadTraining::OtherSeed));
    let newer = Subject { rules_version: subject.rules_version + 1, ..subject };
    assert_eq!(taken(&aside, newer, 3), Err(BadTraining::OtherSubject));
    for bytes in [&b""[..], b"no training", &aside[..aside.len() - 3], &[&aside[..], b"more"].concat()] {
        assert_eq!(taken(bytes, subject, 3), Err(BadTraining::Damaged));
    }
}
