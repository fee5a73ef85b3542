//! The law that everything else is refused: with a rule, and without a trace.
//! What is tried is what the same game offers at other moments or to other seats, and amounts outside their range.
//! A refusal that draws would move later dice, and one that tells or changes something would leak or corrupt.

use super::failure::{Failure, difference};
use super::run::{Reach, Run, quietly};
use super::walk::{Walk, attempt, candidates, is_offered, seats, side_stream, try_wrong};
use undercroft_kernel::{Actions, Amount, Game, Refusal, Seat};

pub(super) const LAW: &str = "others_are_refused";

/// Law: an action that is not offered is refused with a rule; nothing is drawn, told or changed. Tried are the actions
/// of other moments and other seats, and amounts outside the offered ranges.
///
/// # Errors
/// The first game that breaks the law.
pub fn others_are_refused<G: Game + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Every, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let candidates = candidates(game, LAW, seed, run.max_steps)?;
    let mut walk = Walk::open(game, LAW, seed)?;
    let mut choice = side_stream(seed, 3);
    let mut offered = Actions::new();
    loop {
        for seat in seats(game) {
            walk.offers(seat, &mut offered);
            try_wrong(&offered, &candidates, run.tries, &mut choice, |action| demand(&walk, seat, action))?;
            for offer in offered.offers().iter().filter(|offer| offer.low < offer.high) {
                let beyond = [offer.low.saturating_sub(1), offer.high.saturating_add(1)];
                for action in beyond.map(|amount| offer.action.with_amount(amount)) {
                    if !is_offered(&offered, action) {
                        demand(&walk, seat, action)?;
                    }
                }
            }
        }
        if walk.step >= run.max_steps || walk.advance().is_none() {
            return Ok(());
        }
    }
}

/// Demands that `action` is refused here without a trace.
fn demand<G: Game>(walk: &Walk<'_, G>, seat: Seat, action: G::Action) -> Result<(), Failure> {
    let tried = attempt(walk.game, &walk.state, seat, action, walk.step);
    let who = seat.0;
    let what = match tried.result {
        Ok(()) => format!("seat {who} is not offered this, but it was played"),
        Err(Refusal::Illegal(rule)) if rule.0.is_empty() => format!("seat {who} is refused without a rule"),
        Err(Refusal::Illegal(rule)) => {
            if tried.draws > 0 {
                format!("seat {who} is refused by {rule}, but drew first (draws: {})", tried.draws)
            } else if let Some(event) = tried.events.first() {
                format!("seat {who} is refused by {rule}, but {event:?} was told")
            } else if tried.state != walk.state {
                let difference = difference(&walk.state, &tried.state);
                format!("seat {who} is refused by {rule}, but the state changed: {difference}")
            } else {
                return Ok(());
            }
        }
        Err(other) => {
            format!("seat {who} is not offered this, but it is refused with {other:?} and not with a rule")
        }
    };
    Err(walk.failure(Some(action), what))
}
