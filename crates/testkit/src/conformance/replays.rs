//! The law that a file plays the same match again.
//! Reading uses the written draws alone, so rules that remember anything outside the state are found out here.
//! Check values stand for the states between; the last state is compared in full.

use super::failure::{Failure, difference};
use super::live::{Live, header, told};
use super::run::{Reach, Run, quietly};
use undercroft_kernel::{Vocabulary, replay};

pub(super) const LAW: &str = "replay_is_the_same";

/// Law: a match that is written and read again has the same opening, steps, draws, events, check values and end, and is
/// written in the same words.
///
/// # Errors
/// The first game that breaks the law.
pub fn replay_is_the_same<G: Vocabulary + Clone + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Vocabulary + Clone>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let live = Live::play(game, LAW, run, seed)?;
    let played = &live.session;
    let text = replay::write(played, &header(false));
    let read = replay::read(game.clone(), &text)
        .map_err(|misfit| live.failure(0, format!("the file of the match is refused: {misfit}")))?;
    let openings = (played.opening(), played.opening_events());
    if (read.opening(), read.opening_events()) != openings {
        let what = difference(&openings, &(read.opening(), read.opening_events()));
        return Err(live.failure(0, format!("the opening is another one in the replay: {what}")));
    }
    for (at, (first, second)) in played.steps().iter().zip(read.steps()).enumerate() {
        if (told(first), first.routine) != (told(second), second.routine) {
            let what = difference(&(told(first), first.routine), &(told(second), second.routine));
            return Err(live.failure(at + 1, format!("the step is another one in the replay: {what}")));
        }
    }
    if read.state() != played.state() {
        let what = difference(played.state(), read.state());
        return Err(live.failure(played.at(), format!("the replay ends in another state: {what}")));
    }
    let again = replay::write(&read, &header(false));
    if again != text {
        let what = difference(&text, &again);
        return Err(live.failure(played.at(), format!("the replay is written in other words: {what}")));
    }
    Ok(())
}
