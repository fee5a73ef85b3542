//! Answers that belong to whatever lies on the stack: letting it be, choosing a square, spending destiny. One line per frame.

use super::{
    Done, Play, check, destiny, forbid, melee, object, speech, spell, test, throw, trap, treasure, wait,
    wound,
};
use crate::event::Event;
use crate::geometry::Square;
use crate::state::Frame;
use undercroft_kernel::{Chance, Seat, Sink};

/// Lets it be.
pub fn pass<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, seat: Seat) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Test { .. }) => test::stand(play),
        Some(Frame::Fruitless { .. }) => destiny::stand(play),
        Some(Frame::Attack { .. } | Frame::Again { .. }) => melee::stand(play),
        Some(Frame::Window { .. }) => wait::let_pass(play, seat),
        Some(Frame::FreeAttack { .. } | Frame::Advance { .. } | Frame::Pledge { .. }) => {
            play.state.stack.pop();
            Ok(())
        }
        Some(Frame::Doom { .. }) => wound::accept(play),
        Some(Frame::Find { .. }) => treasure::leave(play),
        Some(Frame::Consent { .. }) => object::decline(play),
        Some(Frame::Aim(_) | Frame::Haggle { .. }) => throw::back(play),
        Some(Frame::Teleport { .. }) => treasure::stay(play),
        Some(Frame::Divine) => treasure::do_not_replay(play),
        _ => check(forbid("CA-WAIT-02")),
    }
}

/// Rolls what a trap does, or whether somebody catches fire.
pub fn roll_harm<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Flames { .. }) => spell::kindle(play),
        _ => trap::harm(play),
    }
}

/// Agrees to what is asked.
pub fn agree<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Pledge { .. }) => speech::agree(play),
        _ => object::agree(play),
    }
}

/// Spends a destiny point.
pub fn destiny<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Test { .. }) => test::repeat(play),
        Some(Frame::Fruitless { .. }) => destiny::repeat(play),
        Some(Frame::Attack { .. }) => melee::repeat(play),
        Some(Frame::Doom { .. }) => destiny::escape(play),
        _ => check(forbid("CA-DESTINY-01")),
    }
}

/// Chooses the square that is asked for.
pub fn to<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, square: Square) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Aim(_)) => throw::aim(play, square),
        Some(Frame::Beside { .. }) => trap::beside(play, square),
        Some(Frame::Teleport { .. }) => treasure::teleport(play, square),
        _ => check(forbid("CA-THROW-03")),
    }
}
