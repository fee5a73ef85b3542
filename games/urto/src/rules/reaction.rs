//! Which questions to a hero are only whether it answers what somebody else does: tables let such a window pass for people who have said so beforehand.
//! What may be answered is not here: `legal` lists it.

use crate::action::Action;
use crate::state::{Foe, Frame, Hurt, Player, Stage, State};
use undercroft_kernel::Reaction;

/// UR-ARTIFACT-16: The windows in other heroes' turns: attacked, own die on the table or about to be rolled, about to lose life. Whoever is
/// dying is always asked itself.
#[must_use]
pub fn reaction(state: &State, who: Player) -> Option<Reaction<Action>> {
    if who == state.active || !state.asked.has(who) {
        return None;
    }
    match state.stack.top()? {
        Frame::Combat if state.combat.foe == Foe::Hero => in_combat(state),
        Frame::Harm { hurt: Hurt::Announced, cause, .. } => {
            Some(Reaction { pass: Action::Pass, aimed: cause.killer().is_some() })
        }
        // UR-EVENT-11: Letting the window pass is rolling the die that must be rolled.
        Frame::Defence { cause, .. } => {
            Some(Reaction { pass: Action::Roll, aimed: cause.killer().is_some() })
        }
        Frame::RollOff { pair: [_, other], .. } if other == who => {
            Some(Reaction { pass: Action::Roll, aimed: true })
        }
        _ => None,
    }
}

/// UR-PVP-07, UR-PVP-08, UR-PVP-09: The attacked hero may hide, arm itself, and answer the dice.
const fn in_combat(state: &State) -> Option<Reaction<Action>> {
    let pass = match state.combat.stage {
        Stage::Declared | Stage::Answering { .. } => Action::Pass,
        Stage::Arming(_) => Action::Ready,
        Stage::Ready | Stage::Rolled | Stage::Struck => return None,
    };
    Some(Reaction { pass, aimed: true })
}
