//! Playing written steps again: the states that a match has gone through.

use super::{KEYFRAME_EVERY, Session, Step, StepKind};
use crate::chance::{Chance, Draw, Drawn};
use crate::game::{Ctx, Game, Silent};
use std::slice::Iter;

/// The draws of a step, answered as they were.
struct Written<'d>(Iter<'d, Drawn>);

/// Another draw was asked for than was written.
#[derive(Debug)]
struct OtherDraw;

impl Chance for Written<'_> {
    type Pause = OtherDraw;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, OtherDraw> {
        self.0
            .next()
            .filter(|written| written.name == draw.name)
            .map(|written| written.value)
            .ok_or(OtherDraw)
    }
}

impl<G: Game + Clone> Session<G> {
    /// The state after `at` steps.
    #[must_use]
    pub fn state_at(&self, at: usize) -> G::State {
        let at = at.min(self.steps.len());
        if at == self.at {
            return self.state.clone();
        }
        let frame = (at / KEYFRAME_EVERY).min(self.keyframes.len().saturating_sub(1));
        let mut state = self.keyframes.get(frame).unwrap_or(&self.state).clone();
        for step in self.steps.get(frame * KEYFRAME_EVERY..at).unwrap_or_default() {
            self.play_again(&mut state, step);
        }
        state
    }

    /// Looks at the steps in force from step `since` on, each with the state before it.
    pub fn walk(&self, since: usize, mut look: impl FnMut(&G::State, &Step<G>)) {
        let steps = self.steps.get(since..self.at).unwrap_or_default();
        let Some((last, before)) = steps.split_last() else { return };
        let mut state = self.state_at(since);
        for step in before {
            look(&state, step);
            self.play_again(&mut state, step);
        }
        look(&state, last);
    }

    /// A step that was played once plays again: same state, same action, same draws.
    fn play_again(&self, state: &mut G::State, step: &Step<G>) {
        match &step.kind {
            StepKind::Played(action) => {
                let mut ctx = Ctx::new(Written(step.drawn.iter()), Silent);
                let again = self.game.apply(&mut ctx, state, step.seat, *action);
                debug_assert!(again.is_ok(), "a written step did not play again: {action:?}");
            }
            StepKind::Ruled(_, set) | StepKind::Adopted(set) => state.clone_from(set),
        }
    }
}
