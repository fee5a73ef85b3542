//! The blows and shots of Catacombs, to the end of the round: whether the one who is struck at falls, whether the striker does. Everybody else goes on
//! as the rules of thumb do, so that they are counted.

use super::sample::{self, Watch};
use super::{End, FightOdds, Reach};
use crate::playout::Stop;
use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::rules::action::actor;
use catacombs::state::{CreatureId, State, Status};
use undercroft_kernel::Seat;

pub(super) fn count(game: &Catacombs, state: &State, seat: Seat, stop: &Stop<'_>) -> Vec<FightOdds> {
    sample::count(game, state, seat, |action| Blow::of(state, action), stop)
}

/// Who strikes at whom, and since when.
#[derive(Clone, Copy)]
struct Blow {
    by: CreatureId,
    target: CreatureId,
    figures: u8,
    felled: bool,
    round: u8,
}

impl Blow {
    fn of(state: &State, action: Action) -> Option<Blow> {
        let by = actor(state)?;
        let target = match action {
            Action::Attack { target, .. }
            | Action::Shoot { target, .. }
            | Action::Improvise { target, .. } => target,
            _ => return None,
        };
        let foe = &state.creatures[target];
        let is_hostile = foe.side != state.creatures[by].side;
        is_hostile.then(|| Blow { by, target, figures: foe.figures(), felled: false, round: state.round })
    }
}

/// Whether somebody is out of the fight.
fn is_down(state: &State, who: CreatureId) -> bool {
    let one = &state.creatures[who];
    !one.at.is_somewhere() || one.is(Status::DEAD) || one.is_grounded()
}

impl Watch<Catacombs> for Blow {
    const REACH: Reach = Reach::Round;

    /// A swarm falls figure by figure; its first is enough.
    fn look(&mut self, _: &Catacombs, state: &State) -> Option<End> {
        self.felled |= is_down(state, self.target) || state.creatures[self.target].figures() < self.figures;
        if is_down(state, self.by) {
            return Some(End::Lost);
        }
        let over = state.round != self.round || state.end.is_some();
        over.then_some(if self.felled { End::Won } else { End::BrokenOff })
    }

    fn life(&self, state: &State) -> u32 {
        u32::from(state.creatures[self.by].pv.max(0).unsigned_abs())
    }
}
