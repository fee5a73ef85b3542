//! Fights in which others decide as well, played on by the rules of thumb from worlds that fit what a seat sees, and counted.

use super::{End, Estimate, FightOdds, Reach};
use crate::playout::{Quick, Stop, mix, play_and_see};
use rayon::prelude::*;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Fast, Seat, Turn, Viewer};
use undercroft_lab::Rate;

/// From so many worlds each choice is played on.
const WORLDS: u64 = 200;
/// The same worlds and dice each time somebody asks.
const SEED: u64 = 0x00F1_6875;

/// A fight that is watched while it is played on.
pub(super) trait Watch<G: Playable>: Copy + Sync {
    const REACH: Reach;

    /// Whether it is decided.
    fn look(&mut self, game: &G, state: &G::State) -> Option<End>;
    /// The life that is left.
    fn life(&self, state: &G::State) -> u32;
}

/// The odds of the choices that begin or go on with a fight, the best one first; none where the seat is not asked.
pub(super) fn count<G: Playable, W: Watch<G>>(
    game: &G,
    state: &G::State,
    seat: Seat,
    fight: impl Fn(G::Action) -> Option<W>,
    stop: &Stop<'_>,
) -> Vec<FightOdds> {
    if !matches!(game.turn(state), Turn::Ask(seats) if seats.has(seat)) {
        return Vec::new();
    }
    let mut offered = Actions::new();
    game.legal_actions(state, seat, &mut offered);
    let choices: Vec<(G::Action, W)> =
        offered.iter().filter_map(|action| Some((action, fight(action)?))).collect();
    if choices.is_empty() {
        return Vec::new();
    }
    let view = game.view(state, Viewer::Seat(seat));
    let one = |world: u64| -> Option<Vec<(End, u32)>> {
        let seed = mix(SEED, world);
        let Ok(state) = game.imagine(&view, &mut Fast::new(mix(seed, 0)));
        let mut offered = Actions::new();
        let ends = choices.iter().map(|(action, watch)| {
            if stop() {
                return None;
            }
            let (mut watch, mut end, mut life) = (*watch, End::BrokenOff, 0);
            let first = Some((seat, *action));
            play_and_see(
                game,
                Quick::Thumb,
                state.clone(),
                first,
                &mut offered,
                mix(seed, 1),
                |state, chooser| {
                    let decided = if chooser.is_none() { watch.look(game, state) } else { None };
                    if let Some(decided) = decided {
                        (end, life) = (decided, watch.life(state));
                    }
                    decided.is_none()
                },
            );
            Some((end, life))
        });
        ends.collect()
    };
    let worlds: Vec<Vec<(End, u32)>> = (0..WORLDS).into_par_iter().filter_map(one).collect();
    if worlds.is_empty() {
        return Vec::new();
    }
    let told = choices.iter().enumerate().map(|(at, (action, _))| {
        let ends = worlds.iter().filter_map(|world| world.get(at));
        told(game.notation(*action), W::REACH, ends)
    });
    let mut told: Vec<FightOdds> = told.collect();
    told.sort_by_key(|odds| std::cmp::Reverse(odds.won as i64 - odds.lost as i64));
    told
}

fn told<'a>(action: String, reach: Reach, ends: impl Iterator<Item = &'a (End, u32)>) -> FightOdds {
    let (mut won, mut lost, mut of, mut life) = (0u64, 0u64, 0u64, 0u64);
    for (end, left) in ends {
        of += 1;
        match end {
            End::Won => (won, life) = (won + 1, life + u64::from(*left)),
            End::Lost => lost += 1,
            End::BrokenOff => {}
        }
    }
    let ends = |hits: u64| {
        let rate = Rate::of(hits, of);
        let part = |share: f64| (share * of as f64).round() as u64;
        (part(rate.low), part(rate.high))
    };
    FightOdds {
        action,
        reach,
        won,
        lost,
        broken_off: of - won - lost,
        of,
        hp: (life * 100).checked_div(won).unwrap_or_default(),
        estimate: Some(Estimate { won: ends(won), lost: ends(lost) }),
    }
}
