//! One match of a training: who plays it, what is foreseen on the way, and what every position of it should have been worth.

use super::brain::Sample;
use std::sync::Arc;
use undercroft_bots::learned::{Judgement, Learned};
use undercroft_bots::network::Inputs;
use undercroft_bots::{Policy, sensible};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Ctx, Fast, Seat, Silent, Turn, Viewer};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lesson {
    /// The rule-of-thumb player; no match gives more samples than this.
    Watch { samples: usize },
    /// The player that the network makes, with a margin for the usual choice; what really came counts so much against what was foreseen.
    Play { margin: f32, lambda: f32 },
}

pub struct Episode {
    pub samples: Vec<Sample>,
    /// The first seat won.
    pub won: bool,
}

/// After so many actions a match is given up: it teaches nothing.
const LONGEST: usize = 6_000;
/// No match gives more samples, so that long ones do not drown the others.
const MOST_SAMPLES: usize = 400;
/// Of a hundred choices, so many are taken at random.
const WHIMS: u32 = 2;

/// A position on the way.
struct Moment {
    /// What every side was told.
    inputs: Vec<Box<[(u16, i16)]>>,
    /// What the acting side foresaw, where it had a choice.
    foreseen: Option<Foreseen>,
}

#[derive(Clone, Copy)]
struct Foreseen {
    side: usize,
    chance: f32,
    /// Something else was done: what came of the match says nothing about it.
    strayed: bool,
}

/// Plays a match; none where it came to no end.
pub fn play<G: Playable>(
    game: &G,
    judgement: &Arc<Judgement<G>>,
    lesson: Lesson,
    mut whims: Fast,
) -> Option<Episode> {
    let (margin, lambda, most) = match lesson {
        Lesson::Watch { samples } => (0.0, 1.0, samples),
        Lesson::Play { margin, lambda } => (margin, lambda, MOST_SAMPLES),
    };
    let mut players: Vec<Learned<G>> = (0..game.seats())
        .map(|_| Learned::new(Arc::clone(judgement), u64::from(whims.below(u32::MAX))))
        .collect();
    players.iter_mut().for_each(|player| player.margin = margin);
    let mut teachers: Vec<Box<dyn Policy<G>>> =
        (0..game.seats()).map(|_| sensible(u64::from(whims.below(u32::MAX)))).collect();
    let mut sides: Vec<Seat> = (0..game.seats()).map(|seat| judgement.encoder.side(Seat(seat))).collect();
    sides.dedup();
    // Every other match of the teacher is as good as it can play.
    let strays = matches!(lesson, Lesson::Play { .. }) || whims.below(2) == 0;
    let mut ctx = Ctx::new(Fast::new(u64::from(whims.below(u32::MAX))), Silent);
    let mut state = game.start(&mut ctx).ok()?;
    let mut moments: Vec<Moment> = Vec::new();
    let mut offered = Actions::new();
    let mut inputs = Inputs::default();
    for _ in 0..LONGEST {
        let seat = match game.turn(&state) {
            Turn::Ask(seats) => seats.lowest()?,
            Turn::Over(outcome) => {
                let values =
                    sides.iter().map(|side| f32::from(u8::from(outcome.winners.has(*side)))).collect();
                let won = outcome.winners.has(Seat(0));
                return Some(Episode { samples: targets(moments, values, lambda, most, &mut whims), won });
            }
        };
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let mut told = Vec::with_capacity(sides.len());
        for side in &sides {
            inputs.clear();
            judgement.encoder.encode(game, &state, *side, &mut inputs);
            told.push(inputs.list().into());
        }
        let mut foreseen = None;
        let mut action = offered.get(0)?;
        if offered.len() > 1 {
            let view = game.view(&state, Viewer::Seat(seat));
            let stray =
                (strays && whims.below(100) < WHIMS).then(|| whims.below(offered.len() as u32) as usize);
            let at = usize::from(seat.0);
            match lesson {
                Lesson::Watch { .. } => action = teachers.get_mut(at)?.choose(game, &view, seat, &offered)?,
                Lesson::Play { .. } => {
                    let Ok(imagined) = game.imagine(&view, &mut whims);
                    let best = players.get_mut(at)?.decide(game, &imagined, seat, &offered)?;
                    action = best.action;
                    let side = judgement.encoder.side(seat);
                    let side = sides.iter().position(|one| *one == side)?;
                    let chance = best.chance.clamp(0.0, 1.0);
                    foreseen = Some(Foreseen { side, chance, strayed: stray.is_some() });
                }
            }
            action = stray.and_then(|stray| offered.get(stray)).unwrap_or(action);
        }
        moments.push(Moment { inputs: told, foreseen });
        game.apply(&mut ctx, &mut state, seat, action).ok()?;
    }
    None
}

/// From the end to the beginning: what came, mixed with what was foreseen.
fn targets(
    moments: Vec<Moment>,
    mut values: Vec<f32>,
    lambda: f32,
    most: usize,
    whims: &mut Fast,
) -> Vec<Sample> {
    let count = moments.len() * values.len();
    let mut samples = Vec::with_capacity(count.min(most));
    for moment in moments.into_iter().rev() {
        if let Some(Foreseen { side, chance, strayed }) = moment.foreseen
            && let Some(value) = values.get_mut(side)
        {
            *value = if strayed { chance } else { chance + lambda * (*value - chance) };
        }
        for (inputs, target) in moment.inputs.into_iter().zip(&values) {
            if count <= most || (whims.below(count as u32) as usize) < most {
                samples.push(Sample { inputs, target: *target });
            }
        }
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_and_what_was_foreseen_are_mixed_and_a_whim_cuts_the_thread() {
        let moment = |foreseen| Moment { inputs: vec![Box::default()], foreseen };
        let seen = |chance, strayed| Some(Foreseen { side: 0, chance, strayed });
        let moments =
            vec![moment(seen(0.5, false)), moment(seen(0.25, true)), moment(seen(0.5, false)), moment(None)];
        let samples = targets(moments, vec![1.0], 0.5, MOST_SAMPLES, &mut Fast::new(1));
        let targets: Vec<f32> = samples.iter().map(|sample| sample.target).collect();
        assert_eq!(targets, [1.0, 0.75, 0.25, 0.375]);
    }
}
