//! The law that offers can be played: what is listed applies, and whoever is asked has something to do.
//! Every action of every list is tried on a copy, in every state of every game of the run.
//! Deliberately absent: what is not on the list, which is the next law's business.

use super::failure::Failure;
use super::run::{Reach, Run, quietly};
use super::walk::{Walk, seats};
use undercroft_kernel::{Actions, Ctx, Game, Seat, Silent, Turn};

pub(super) const LAW: &str = "legal_actions_apply";

/// Law: a seat is offered something exactly when it is asked, every action that is offered can be played, and a window can be let pass.
///
/// # Errors
/// The first game that breaks the law.
pub fn legal_actions_apply<G: Game + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Every, |seed| check(game, run, seed))
}

pub(super) fn check<G: Game>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let mut walk = Walk::open(game, LAW, seed)?;
    let mut dice = super::walk::side_stream(seed, 2);
    let mut offered = Actions::new();
    while walk.step < run.max_steps {
        let asked = walk.asked();
        for seat in seats(game) {
            walk.offers(seat, &mut offered);
            if asked.has(seat) && offered.is_empty() {
                return Err(walk.failure(None, format!("seat {} is asked but is offered nothing", seat.0)));
            }
            if let Err(what) = stride_agrees(game, &walk.state, None, seed) {
                return Err(walk.failure(None, what));
            }
            if let Some(window) = game.reaction(&walk.state, seat)
                && !offered.iter().any(|action| action == window.pass)
            {
                let what = format!("seat {} may let a window pass with this, but is not offered it", seat.0);
                return Err(walk.failure(Some(window.pass), what));
            }
            for action in offered.iter() {
                if !asked.has(seat) {
                    let what = format!("seat {} is offered this but is not asked", seat.0);
                    return Err(walk.failure(Some(action), what));
                }
                let mut after = walk.state.clone();
                let played = game.apply(&mut Ctx::new(&mut dice, Silent), &mut after, seat, action);
                played.map_err(|refusal| {
                    let what = format!("seat {} is offered this, but it is refused with {refusal:?}", seat.0);
                    walk.failure(Some(action), what)
                })?;
                stride_agrees(game, &walk.state, Some((seat, action)), seed)
                    .map_err(|what| walk.failure(Some(action), what))?;
            }
        }
        if walk.advance().is_none() {
            break;
        }
    }
    Ok(())
}

/// What simulation plays in one go, with an offered action first or without one, must be what is played one by one, die for die; and
/// what it lists on the way must be the list of the one seat that is asked then.
fn stride_agrees<G: Game>(
    game: &G,
    state: &G::State,
    first: Option<(Seat, G::Action)>,
    seed: u64,
) -> Result<(), String> {
    let (mut at_once, mut one_by_one) = (state.clone(), state.clone());
    let mut listed = Actions::new();
    let mut ctx = Ctx::new(super::walk::side_stream(seed, 3), Silent);
    let played = game.stride(&mut ctx, &mut at_once, first, &mut listed);
    let played = played.map_err(|refusal| format!("an action played in one go is refused: {refusal:?}"))?;
    let mut ctx = Ctx::new(super::walk::side_stream(seed, 3), Silent);
    if let Some((seat, action)) = first {
        game.apply(&mut ctx, &mut one_by_one, seat, action)
            .map_err(|refusal| format!("what is offered is refused: {refusal:?}"))?;
    }
    for number in 0..played {
        let Some((seat, offered)) = sole_seat(game, &one_by_one) else {
            return Err(format!("forced action {number} is played, but not one seat alone is asked"));
        };
        match offered.get(0).filter(|_| offered.len() == 1) {
            Some(action) => game
                .apply(&mut ctx, &mut one_by_one, seat, action)
                .map_err(|refusal| format!("the sole action is refused: {refusal:?}"))?,
            None => {
                return Err(format!("{played} actions are played at once, but number {number} has a choice"));
            }
        }
    }
    if at_once != one_by_one {
        return Err(format!("{played} forced actions at once lead elsewhere than one by one"));
    }
    let list =
        sole_seat(game, &one_by_one).map(|(_, list)| list).filter(|list| list.offers() == listed.offers());
    if listed.is_empty() || list.is_some() {
        Ok(())
    } else {
        Err(format!("after {played} forced actions other choices are listed than there are"))
    }
}

/// The seat that alone is asked, and what it is offered.
fn sole_seat<G: Game>(game: &G, state: &G::State) -> Option<(Seat, Actions<G::Action>)> {
    let Turn::Ask(asked) = game.turn(state) else { return None };
    let seat = asked.lowest().filter(|_| asked.is_single())?;
    let mut offered = Actions::new();
    game.legal_actions(state, seat, &mut offered);
    Some((seat, offered))
}
