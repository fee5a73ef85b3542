//! Chapter REST: a turn without action.

use super::{Allowed, Done, Play, PlayExt, check, demand, forbid, hero, monster};
use crate::Urto;
use crate::content::Base;
use crate::event::{Event, TurnEvent};
use crate::state::{Ground, Phase, State};
use undercroft_kernel::{Chance, Sink};

/// UR-REST-05 to UR-REST-07: Whether the active hero stands on a monster space.
#[must_use]
pub fn on_monster_space(state: &State) -> bool {
    matches!(monster::ground(state, state.hero().space), Ground::Alpha | Ground::Nest)
}

/// UR-REST-01, UR-REST-04, UR-REST-05, UR-TURN-13: At the start of a turn, not twice in a row, not on a monster space.
/// UR-REST-02: With a rest only the divine die may be rolled. UR-REST-09: What may be paid or played at any time may be paid and played
/// all the same.
pub fn can_rest(_: &Urto, state: &State) -> Allowed {
    if state.phase != Phase::Turn || state.stack.depth() > 0 || state.turn.moved || state.turn.rested {
        return forbid("UR-REST-01");
    }
    if state.turn.attacks > 0 {
        return forbid("UR-TURN-13");
    }
    demand(!state.turn.acted, "UR-REST-01")?;
    demand(!state.hero().rested, "UR-REST-04")?;
    demand(!on_monster_space(state), "UR-REST-05")
}

/// UR-REST-03: A rest gives back life and mana.
/// UR-REST-08: The space has no effect a second time.
pub fn rest<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_rest(play.game, play.state))?;
    let who = play.state.active;
    play.state.turn.acted = true;
    play.state.turn.rested = true;
    play.tell(who, TurnEvent::Rested);
    let life = hero::base(play.game, play.state, who, Base::RestLife);
    let mana = hero::base(play.game, play.state, who, Base::RestMana);
    hero::gain_life(play, who, life);
    hero::gain_mana(play, who, mana);
    Ok(())
}
