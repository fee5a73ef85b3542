//! The law of time: back, forth, and sideways.
//! Nothing is ever reversed by hand: undo plays written steps again, so every rule has to give the same state each time.
//! Several places of each match are tried, the beginning among them.

use super::failure::{Failure, difference};
use super::live::{Live, advance, told};
use super::run::{Reach, Run, quietly};
use super::walk::asked;
use undercroft_kernel::{Actions, Game, Key, Lineage, Seeded, Session};

pub(super) const LAW: &str = "undo_redo_branch";

/// How many places in a match are tried.
const PLACES: usize = 6;

/// How many steps are played again after an undo.
const AGAIN: usize = 40;

/// Law: undo and redo of any depth lead to the same states; another choice after an undo ends the old line; steps
/// that are played again get the same dice, whatever was taken back that drew nothing; a branch has the same past and
/// leaves its parent alone.
///
/// # Errors
/// The first game that breaks the law.
pub fn undo_redo_branch<G: Game + Clone + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game + Clone>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let mut live = Live::play(game, LAW, run, seed)?;
    for place in 0..PLACES {
        // The first place is the beginning, the others are random.
        let chosen = if place == 0 { 0 } else { live.choice.below(live.history.len() as u32) as usize };
        let Some((at, state)) = live.history.get(chosen).cloned() else { continue };
        there_and_back(&mut live, at, &state)?;
        same_dice_again(&live, at)?;
        another_tail(&live, at)?;
        branch(&mut live, at, &state)?;
    }
    Ok(())
}

/// Undo and redo give the states that were there.
fn there_and_back<G: Game + Clone>(live: &mut Live<G>, at: usize, state: &G::State) -> Result<(), Failure> {
    let end = live.session.at();
    let last = live.session.state().clone();
    let undone = live.session.undo(end - at);
    if undone != end - at || live.session.state() != state {
        let what = difference(state, live.session.state());
        return Err(live.failure(at, format!("undoing {} steps gives another state: {what}", end - at)));
    }
    let redone = live.session.redo(end - at);
    if redone != end - at || *live.session.state() != last {
        let what = difference(&last, live.session.state());
        return Err(live.failure(end, format!("redoing {} steps gives another state: {what}", end - at)));
    }
    Ok(())
}

/// The same choices after an undo get the same dice, and a step without draws leaves the number of the next die alone.
fn same_dice_again<G: Game + Clone>(live: &Live<G>, at: usize) -> Result<(), Failure> {
    let mut session = live.session.clone();
    session.undo(session.at() - at);
    for (past, step) in live.session.steps().iter().enumerate().skip(at).take(AGAIN) {
        let Some(action) = step.action() else { continue };
        let before = session.draws();
        let played = session.play(step.seat, action, Seeded::new(live.key, before));
        match played.map(|again| (again.drawn == step.drawn, again.digest == step.digest)) {
            Ok((true, true)) => {}
            Ok((false, _)) => {
                return Err(live.failure(past + 1, "played again after an undo, the step draws other dice"));
            }
            Ok((_, false)) => {
                return Err(live.failure(past + 1, "played again after an undo, the step ends elsewhere"));
            }
            Err(error) => {
                return Err(
                    live.failure(past + 1, format!("played again after an undo, the step fails: {error:?}"))
                );
            }
        }
        if session.draws() != before + step.drawn.len() as u64 {
            let what =
                format!("the step drew {} times, but the next die moved from {before}", step.drawn.len());
            return Err(live.failure(past + 1, format!("{what} to {}", session.draws())));
        }
    }
    Ok(())
}

/// Another choice after an undo ends the line that was there.
fn another_tail<G: Game + Clone>(live: &Live<G>, at: usize) -> Result<(), Failure> {
    let mut session = live.session.clone();
    session.undo(session.at() - at);
    if !play_something_else(&mut session, live.key) {
        return Ok(());
    }
    if session.steps().len() != at + 1 || session.redo(1) != 0 {
        let what = format!(
            "another choice leaves {} steps in the session; expected {}",
            session.steps().len(),
            at + 1
        );
        return Err(live.failure(at, what));
    }
    same_past(live, &session, at)
}

/// Plays the first action that is offered and is not the one that was played here before.
fn play_something_else<G: Game + Clone>(session: &mut Session<G>, key: Key) -> bool {
    let before = session.steps().get(session.at()).and_then(|step| Some((step.seat, step.action()?)));
    let mut offered = Actions::new();
    for seat in asked(session.game(), session.state()).iter() {
        offered.clear();
        session.game().legal_actions(session.state(), seat, &mut offered);
        for action in offered.iter().filter(|action| Some((seat, *action)) != before) {
            let chance = Seeded::new(key, session.draws());
            if session.play(seat, action, chance).is_ok() {
                return true;
            }
        }
    }
    false
}

/// A branch begins with the same past, and whatever happens in it does not touch its parent.
fn branch<G: Game + Clone>(live: &mut Live<G>, at: usize, state: &G::State) -> Result<(), Failure> {
    let mut branch = live.session.branch(at, 1);
    let parent = live.session.clone();
    if branch.state() != state || branch.at() != at || branch.steps().len() != at {
        let what = difference(state, branch.state());
        return Err(
            live.failure(at, format!("a branch begins in another state than the line it left: {what}"))
        );
    }
    if branch.lineage() != (Lineage { line: 1, parent: Some((0, at)) }) {
        return Err(
            live.failure(at, format!("the branch names {:?} as where it comes from", branch.lineage()))
        );
    }
    let key = Key::derive(b"branch", 1);
    for _ in 0..AGAIN {
        if !advance(&mut branch, key, &mut live.choice) {
            break;
        }
    }
    same_past(live, &branch, at)?;
    if live.session.state() != parent.state() || live.session.at() != parent.at() {
        return Err(live.failure(at, "playing in a branch has changed the line that it left"));
    }
    same_past(live, &parent, parent.at())
}

/// The first `at` steps of `session` are those of the live one.
fn same_past<G: Game + Clone>(live: &Live<G>, session: &Session<G>, at: usize) -> Result<(), Failure> {
    for (past, (first, second)) in live.session.steps().iter().zip(session.steps()).take(at).enumerate() {
        if told(first) != told(second) {
            let what = difference(&told(first), &told(second));
            return Err(live.failure(past + 1, format!("the past has changed: {what}")));
        }
    }
    Ok(())
}
