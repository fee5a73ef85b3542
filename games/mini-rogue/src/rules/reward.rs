//! Chapter REWARD: the Rewards card.

use super::{Done, Play, PlayExt, dice, skill};
use crate::event::{CheckEvent, Event};
use undercroft_kernel::{Chance, Sink};

/// MR-REWARD-01, MR-REWARD-02, MR-REWARD-03: The Dungeon die alone names two rewards, of which one is chosen; what the card adds
/// every time comes first.
/// MR-REWARD-04: One roll, then a free pick of the row.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let rewards = play.game.content.rewards;
    let die = play.ctx.die(dice::DUNGEON, play.state.seat(), dice::SIDES)?;
    play.state.stack.pop();
    play.tell(CheckEvent::DungeonRolled(die));
    if let Some(list) = skill::row(&rewards.rows, die) {
        play.push_icons(list)?;
    }
    play.push_icons(rewards.extra)
}
