//! Who wins and loses together with a seat.

use undercroft_catalog::Card;
use undercroft_kernel::{Game, Seat, Seats};

/// The seats that win and lose with `seat`: only itself where everybody plays against everybody, and for the game master; otherwise everybody but the
/// game master.
#[must_use]
pub fn side<G: Game + undercroft_kernel::Vocabulary>(game: &G, card: &Card, seat: Seat) -> Seats {
    let is_master = |seat: Seat| card.measure.opponent.is_some_and(|word| game.seat_word(seat) == word);
    if card.measure.who.is_some() || is_master(seat) {
        return Seats::one(seat);
    }
    let others = (0..game.seats()).map(Seat).filter(|seat| !is_master(*seat));
    others.fold(Seats::NONE, |side, seat| side.with(seat))
}
