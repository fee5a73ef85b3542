//! Chapter MONSTER: nests and the monster pile.

use super::{Done, Play, PlayExt, pvm, token};
use crate::content::{MAX_KINDS, MonsterId, SpaceId};
use crate::event::{CaveEvent, Event};
use crate::state::{Frame, Ground, Pick, Player, State};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// The name of the monster pile.
pub const MONSTER: &str = "monster";

/// UR-MONSTER-05: What a space works as: when the pile is used up, a nest is a torch.
#[must_use]
pub fn ground(state: &State, space: SpaceId) -> Ground {
    match state.ground[space] {
        Ground::Nest if state.monsters.is_empty() => Ground::Torch,
        other => other,
    }
}

/// UR-MONSTER-01: Whoever enters a nest faces a creature.
/// UR-MONSTER-08: A nest stays a nest for whoever comes next. UR-MONSTER-09: Only on arrival. UR-MONSTER-10: The last card is still
/// fought.
pub fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    meet(play, 1)
}

/// UR-SEARCH-14: So many creatures of the pile, one after the other; none left, none met.
pub fn meet<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, n: u8) -> Done<C> {
    let who = play.state.active;
    play.push(Frame::Draw { pick: Pick::Monster, left: n, who })
}

/// UR-MONSTER-06: The pile is never refilled.
pub fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    let mut weights = [0u32; MAX_KINDS];
    play.state.monsters.weights(play.game.content.monsters.len(), &mut weights);
    let kinds = weights.get(..play.game.content.monsters.len()).unwrap_or_default();
    let kind = play.ctx.pick(Draw::new(MONSTER, who.seat(), Weights::List(kinds)))?;
    let monster = MonsterId(kind as u8);
    token::drawn(play.state);
    play.state.monsters.take(monster);
    pvm::begin(play, monster)?;
    if play.state.monsters.is_empty() {
        play.tell(who, CaveEvent::NestsEmpty);
    }
    Ok(())
}
