//! The law that actions are written and read without loss, and that nothing else is read as one.
//! Logs, replays, the terminal and bots all speak this notation, so what it loses is lost everywhere.
//! A refusal of text is read by people: it has to be a sentence.

use super::failure::Failure;
use super::run::{Reach, Run, quietly};
use super::walk::{Walk, candidates};
use undercroft_kernel::Game;

pub(super) const LAW: &str = "notation_round_trips";

/// Text that is an action in no game.
const GARBAGE: [&str; 6] = ["", " ", "?", "no-such-word", "no such words 1 2 3", "\u{1f3b2}"];

/// Law: reading the notation of an action gives that action; other text is refused with a sentence.
///
/// # Errors
/// The first game that breaks the law.
pub fn notation_round_trips<G: Game + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let walk = Walk::open(game, LAW, seed)?;
    for text in GARBAGE {
        demand_refusal(&walk, text)?;
    }
    for action in candidates(game, LAW, seed, run.max_steps)? {
        let text = game.notation(action);
        if text.trim() != text || text.is_empty() || text.contains('\n') {
            return Err(walk.failure(Some(action), format!("the notation {text:?} is not one trimmed line")));
        }
        match game.parse(&text) {
            Ok(read) if read == action => {}
            Ok(read) => {
                let what =
                    format!("the notation is read as another action: expected {action:?}, saw {read:?}");
                return Err(walk.failure(Some(action), what));
            }
            Err(sentence) => {
                return Err(walk.failure(Some(action), format!("the notation cannot be read: {sentence}")));
            }
        }
        demand_refusal(&walk, &format!("{text} no-such-word"))?;
    }
    Ok(())
}

/// Demands that `text` is refused with a sentence.
fn demand_refusal<G: Game>(walk: &Walk<'_, G>, text: &str) -> Result<(), Failure> {
    match walk.game.parse(text) {
        Ok(action) => {
            Err(walk.failure(None, format!("{text:?} should not be understood, but is read as {action:?}")))
        }
        Err(sentence) if sentence.trim().is_empty() => {
            Err(walk.failure(None, format!("{text:?} is refused, but without a sentence that says why")))
        }
        Err(_) => Ok(()),
    }
}
