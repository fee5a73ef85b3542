//! Routine that leads nowhere: a sole choice that changes nothing, and one that goes round for ever. Both end by themselves.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails loudly")]

use serde::{Deserialize, Serialize};
use undercroft_kernel::session::MOST_ROUTINE;
use undercroft_kernel::{
    Actions, Amount, Chance, Ctx, Game, Key, Refusal, Seat, Seats, Seeded, Session, Sink, Turn, Viewer,
};

/// A wheel that somebody has to tread: each step moves it on by so many notches of four, or draws a die and moves nothing.
#[derive(Clone)]
struct Wheel {
    notches: u8,
    rolls: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Tread;

impl Amount for Tread {}

impl Game for Wheel {
    type State = u8;
    type Action = Tread;
    type Event = ();
    type View = u8;

    fn seats(&self) -> u8 {
        1
    }

    fn start<C: Chance, S: Sink<()>>(&self, _: &mut Ctx<C, S>) -> Result<u8, Refusal<C::Pause>> {
        Ok(0)
    }

    fn turn(&self, _: &u8) -> Turn {
        Turn::Ask(Seats::one(Seat(0)))
    }

    fn legal_actions(&self, _: &u8, _: Seat, out: &mut Actions<Tread>) {
        out.push(Tread);
    }

    fn apply<C: Chance, S: Sink<()>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut u8,
        seat: Seat,
        _: Tread,
    ) -> Result<(), Refusal<C::Pause>> {
        if self.rolls {
            ctx.die("die", seat, 6)?;
        }
        *state = (*state + self.notches) % 4;
        Ok(())
    }

    fn view(&self, state: &u8, _: Viewer) -> u8 {
        *state
    }

    fn imagine<C: Chance>(&self, view: &u8, _: &mut C) -> Result<u8, C::Pause> {
        Ok(*view)
    }

    fn witness(&self, (): &(), _: Viewer) -> Option<()> {
        None
    }

    fn reveals(&self, (): &()) -> bool {
        false
    }

    fn is_routine(&self, _: &u8, _: Tread) -> bool {
        true
    }

    fn notation(&self, _: Tread) -> String {
        "tread".to_owned()
    }

    fn parse(&self, _: &str) -> Result<Tread, String> {
        Ok(Tread)
    }
}

fn session(notches: u8, rolls: bool) -> Session<Wheel> {
    Session::from_state(Wheel { notches, rolls }, 0)
}

fn source(session: &Session<Wheel>) -> Seeded {
    Seeded::new(Key::derive(b"a wheel", 0), session.draws())
}

#[test]
fn a_routine_step_that_changes_nothing_ends_the_routine() {
    let mut still = session(0, false);
    let chance = source(&still);
    assert_eq!(still.settle(chance), Ok(0));
    assert_eq!(still.steps().len(), 0, "nothing was written");
    // A person may still take the step, and nothing follows from it.
    let chance = source(&still);
    still.play(Seat(0), Tread, chance).expect("it is the only choice");
    let chance = source(&still);
    assert_eq!((still.settle(chance), still.steps().len()), (Ok(0), 1));
}

#[test]
fn routine_that_goes_round_ends_once_and_for_all() {
    for (notches, rolls) in [(1, false), (2, false), (0, true)] {
        let mut wheel = session(notches, rolls);
        let chance = source(&wheel);
        assert_eq!(wheel.settle(chance), Ok(MOST_ROUTINE), "{notches} {rolls}");
        // Whoever asks again gets no other thousand.
        let chance = source(&wheel);
        assert_eq!(wheel.settle(chance), Ok(0), "{notches} {rolls}");
        assert_eq!(wheel.steps().len(), MOST_ROUTINE);
        let chance = source(&wheel);
        wheel.play(Seat(0), Tread, chance).expect("a person goes on");
        let chance = source(&wheel);
        assert_eq!(wheel.settle(chance), Ok(MOST_ROUTINE));
    }
}
