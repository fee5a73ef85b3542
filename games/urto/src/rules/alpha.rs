//! Chapter ALPHA: the creature of the centre and its five lives.

use super::{Done, Play, PlayExt, monster, pvm};
use crate::event::{Event, FightEvent};
use crate::state::{Ground, Player};
use undercroft_kernel::{Chance, Sink};

/// UR-ALPHA-03, UR-ALPHA-07, UR-ALPHA-09: The Alpha is met; with no card left, a creature of the pile.
/// UR-MONSTER-11: While cards of the Alpha are left the centre is its own. UR-ALPHA-01: It is fought as any creature. UR-ALPHA-02: By
/// will only there. UR-ALPHA-08: Hiding costs as usual.
pub fn meet<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if play.state.alphas == 0 {
        return monster::meet(play, 1);
    }
    let alpha = play.game.content.alpha;
    pvm::begin(play, alpha)
}

/// UR-ALPHA-04 to UR-ALPHA-06, UR-ALPHA-11: A kill wins a card; after the last one the centre is a nest, which is no entry.
pub fn slain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    play.state.alphas = play.state.alphas.saturating_sub(1);
    play.hero(who).alphas += 1;
    if play.state.alphas > 0 {
        return;
    }
    let centre = play.game.content.board.centre;
    play.state.ground[centre] = Ground::Nest;
    let nest = !play.state.monsters.is_empty();
    play.tell(who, FightEvent::AlphaGone { nest });
}
