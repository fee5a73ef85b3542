//! Chapter TRAP: traps and their two columns.

use super::{Done, Play, PlayExt, board, char, skill};
use crate::content::{Icon, ListId, Resource};
use crate::editions::Missing;
use crate::event::{Event, HeroEvent};
use crate::state::Frame;
use undercroft_kernel::{Chance, Sink};

/// MR-TRAP-01: The column is chosen; the Dungeon die names its row. MR-TREASURE-04: The trap has been gone through.
#[inline(always)]
pub fn conclude<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    column: &[ListId; 6],
    passed: bool,
    die: u8,
) -> Done<C> {
    play.hero().met = true;
    let Some(list) = skill::row(column, die) else { return Ok(()) };
    if passed { play.push_icons(list) } else { penalty(play, list) }
}

/// A penalty. MR-TRAP-02, MR-TOMB-09: In editions that say so, one that cannot be suffered in full is replaced by HP.
#[inline(always)]
pub fn penalty<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, list: ListId) -> Done<C> {
    if play.rulebook().missing == Missing::PenaltyReplaced && !is_payable(play, list) {
        play.tell(HeroEvent::PenaltyReplaced);
        return play.push(Frame::LoseHp { amount: play.game.content.numbers.substitute });
    }
    play.push_icons(list)
}

/// Whether every loss of the list other than HP can be paid.
fn is_payable<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, list: ListId) -> bool {
    let floor = board::floor(play.game, play.state);
    for icon in &play.game.content.lists[list] {
        if let Icon::Lose(resource, amount) = icon
            && *resource != Resource::Hp
            && char::value(play.state.hero(), *resource) < amount.on(floor)
        {
            return false;
        }
    }
    true
}
