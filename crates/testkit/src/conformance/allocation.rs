//! The law that the hot path is free of the heap: choices are listed and played without a single allocation.
//! A game is played once to warm the buffer up and once again, step by step, to count.
//! Only the thread that plays is counted, so the law may run beside others. It needs the feature `allocations`.

use super::failure::Failure;
use super::run::{Reach, Run, quietly};
use super::walk::{Walk, choose, side_stream};
use undercroft_kernel::{Actions, Ctx, Game, Silent};

pub(super) const LAW: &str = "no_allocation_per_step";

/// Law: once the buffer of actions has grown, asking who is to act, listing the choices and playing one of them allocates
/// nothing.
///
/// # Errors
/// The first game that breaks the law.
pub fn no_allocation_per_step<G: Game + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let mut offered = Actions::new();
    play(game, run, seed, &mut offered, false)?;
    play(game, run, seed, &mut offered, true)
}

/// Plays the game of `seed`, first to warm up and then to count.
fn play<G: Game>(
    game: &G,
    run: &Run,
    seed: u64,
    offered: &mut Actions<G::Action>,
    counts: bool,
) -> Result<(), Failure> {
    let mut walk = Walk::open(game, LAW, seed)?;
    let mut choice = side_stream(seed, 4);
    let mut dice = side_stream(seed, 5);
    while walk.step < run.max_steps {
        let mut played = None;
        let state = &mut walk.state;
        let info = allocation_counter::measure(|| {
            if let Some((seat, action)) = choose(game, state, &mut choice, offered) {
                // A refusal of an offer is another law's business; it must not allocate either.
                let _ = game.apply(&mut Ctx::new(&mut dice, Silent), state, seat, action);
                played = Some(action);
            }
        });
        if counts && info.count_total > 0 {
            let what = format!(
                "expected no allocation in a step, saw {} ({} bytes)",
                info.count_total, info.bytes_total
            );
            return Err(walk.failure(played, what));
        }
        if played.is_none() {
            break;
        }
        walk.step += 1;
    }
    Ok(())
}
