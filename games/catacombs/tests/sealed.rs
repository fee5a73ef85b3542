//! What the game master hides is sealed before a hero can walk into it, and the seal is checked when the secret is opened.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::event::{EventKind, MasterEvent};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Fast, Game, Key, Seeded, Session, Setup, Turn, Value};

/// The secret of a table.
type Secret = [u8; 32];

fn open(secret: &Secret) -> Session<Catacombs> {
    let setup = Setup::default().with("heroes", Value::words(["svein", "isaure"]));
    let game = Catacombs::open(&setup, &Library::built_in()).expect("the table opens");
    Session::open(game, Seeded::new(Key::derive(secret, 0), 0)).expect("a match starts")
}

/// Plays at random and seals as a table does.
fn play(session: &mut Session<Catacombs>, secret: &Secret, steps: usize) {
    let mut choice = Fast::new(1);
    let mut offered = Actions::new();
    for _ in 0..steps {
        let Turn::Ask(seats) = session.game().turn(session.state()) else { return };
        let seat = seats.lowest().expect("somebody is asked");
        offered.clear();
        session.game().clone().legal_actions(session.state(), seat, &mut offered);
        let action = offered.get(choice.below(offered.len() as u32) as usize).expect("something to do");
        let dice = Seeded::new(Key::derive(secret, 0), session.draws());
        session.play(seat, action, dice).expect("what is offered is played");
        session.seal(secret);
    }
}

/// CA-MAP-07: Each zone's hidden squares are sealed the moment it is ready, whether something is hidden there or not; the first seal comes
/// before any hero has done anything.
#[test]
fn every_zone_is_sealed_before_anybody_enters_it() {
    for seed in 0..20 {
        let secret = &[seed; 32];
        let mut session = open(secret);
        play(&mut session, secret, 400);
        let ready = |at: usize| {
            session.steps()[at].events.iter().any(|event| event.kind == EventKind::Master(MasterEvent::Ready))
        };
        let sealed: Vec<usize> = (0..session.at()).filter(|at| session.steps()[*at].seal.is_some()).collect();
        let filled: Vec<usize> = (0..session.at()).filter(|at| ready(*at)).collect();
        assert_eq!(sealed, filled, "seed {seed}");
        let master = session.state().master();
        let hero = session.steps().iter().position(|step| step.seat != master).unwrap_or(session.at());
        assert!(
            sealed.first().is_some_and(|first| *first < hero),
            "seed {seed}: a hero acted before the first seal"
        );
    }
}

/// CA-MAP-07: With the secret every seal fits what lay there; with another secret, or on another table, none does.
#[test]
fn the_opened_secret_fits_every_seal() {
    let secret = &[7; 32];
    let mut session = open(secret);
    play(&mut session, secret, 600);
    let seals = session.steps().iter().filter(|step| step.seal.is_some()).count();
    assert!(seals > 0);
    assert_eq!(session.check_seals(&[(0, secret)]), Ok(seals));
    assert!(session.check_seals(&[(0, b"another secret")]).is_err());
}

/// CA-MAP-07: A trap elsewhere has another seal: the same steps up to the trap, then another square.
#[test]
fn another_square_has_another_seal() {
    let mut tried = 0;
    for seed in 0..60 {
        let secret = &[seed; 32];
        let mut session = open(secret);
        play(&mut session, secret, 30);
        let placed = session
            .steps()
            .iter()
            .position(|step| step.action().is_some_and(|action| matches!(action, Action::PlaceTrap(..))));
        let sealed = session.steps().iter().position(|step| step.seal.is_some());
        let (Some(placed), Some(sealed)) = (placed, sealed) else { continue };
        if placed + 1 != sealed {
            continue;
        }
        let mut other = session.branch(placed, 0);
        let mut offered = Actions::new();
        let master = other.state().master();
        other.game().clone().legal_actions(other.state(), master, &mut offered);
        let elsewhere =
            offered.iter().find(|action| Some(*action) != session.steps()[placed].action()).expect("room");
        for action in [elsewhere, session.steps()[sealed].action().expect("played")] {
            let dice = Seeded::new(Key::derive(secret, 0), other.draws());
            other.play(master, action, dice).expect("what is offered is played");
            other.seal(secret);
        }
        assert_ne!(other.steps()[sealed].seal, session.steps()[sealed].seal, "seed {seed}");
        tried += 1;
    }
    assert!(tried > 0, "no trap was placed just before a zone was ready");
}
