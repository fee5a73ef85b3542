//! The law that states and actions survive being written, as JSON for people and as postcard for digests.
//! A field that is skipped or cut short would make two different tables look the same to a check value.
//! Deliberately absent: files, which hold steps and not states.

use super::failure::{Failure, difference};
use super::run::{Reach, Run, quietly};
use super::walk::{Walk, seats};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use undercroft_kernel::{Actions, Game};

pub(super) const LAW: &str = "serde_round_trips";

/// Law: a state, and every action that is offered in it, is the same after a trip through JSON and through postcard.
///
/// # Errors
/// The first game that breaks the law.
pub fn serde_round_trips<G: Game + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let mut walk = Walk::open(game, LAW, seed)?;
    let mut offered = Actions::new();
    loop {
        trip(&walk.state).map_err(|what| walk.failure(None, format!("the state does not survive {what}")))?;
        for seat in seats(game) {
            walk.offers(seat, &mut offered);
            for action in offered.offers().iter().map(|offer| offer.action) {
                trip(&action).map_err(|what| {
                    walk.failure(Some(action), format!("the action does not survive {what}"))
                })?;
            }
        }
        if walk.step >= run.max_steps || walk.advance().is_none() {
            return Ok(());
        }
    }
}

/// Writes and reads a thing in both formats.
fn trip<T: Serialize + DeserializeOwned + Eq + Debug>(thing: &T) -> Result<(), String> {
    let text = serde_json::to_string(thing).map_err(|error| format!("JSON: {error}"))?;
    let read: T = serde_json::from_str(&text).map_err(|error| format!("JSON: {error}"))?;
    if read != *thing {
        return Err(format!("JSON: {}", difference(thing, &read)));
    }
    let bytes = postcard::to_stdvec(thing).map_err(|error| format!("postcard: {error}"))?;
    let read: T = postcard::from_bytes(&bytes).map_err(|error| format!("postcard: {error}"))?;
    if read != *thing {
        return Err(format!("postcard: {}", difference(thing, &read)));
    }
    Ok(())
}
