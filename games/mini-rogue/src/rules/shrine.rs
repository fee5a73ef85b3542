//! Chapter SHRINE: an offering if one likes, then the Dungeon die alone.

use super::{Allowed, Done, Play, PlayExt, char, dice, forbid, skill};
use crate::MiniRogue;
use crate::content::{Resource, RoomKind};
use crate::event::{CheckEvent, Event, TradeEvent};
use crate::state::{Frame, State};
use undercroft_kernel::{Chance, Sink};

fn price(game: &MiniRogue, state: &State) -> Option<u8> {
    match state.room_here().map(|room| &game.content.rooms[room].kind) {
        Some(RoomKind::Shrine { offering, .. }) => Some(*offering),
        _ => None,
    }
}

/// MR-SHRINE-02, MR-SHRINE-05, MR-CHAR-09: One offering, before the roll, with real gold.
pub fn can_offer(game: &MiniRogue, state: &State) -> Allowed {
    let Frame::Shrine { offered } = state.stack.now() else { return forbid("MR-SHRINE-02") };
    if offered {
        return forbid("MR-SHRINE-05");
    }
    match price(game, state) {
        Some(price) if state.hero().gold >= price => Ok(()),
        _ => forbid("MR-CHAR-09"),
    }
}

pub fn offer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_offer)?;
    let price = price(play.game, play.state).unwrap_or_default();
    play.tell(TradeEvent::Offered(price));
    char::pay(play, Resource::Gold, price);
    play.state.stack.pop();
    play.push(Frame::Shrine { offered: true })
}

/// MR-SHRINE-01, MR-SHRINE-03: The Dungeon die alone; after an offering its bonus is added, except to a 6.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, offered: bool) -> Done<C> {
    let game = play.game;
    let Some(room) = play.state.room_here() else { return Ok(()) };
    let RoomKind::Shrine { bonus, rows, .. } = &game.content.rooms[room].kind else { return Ok(()) };
    let die = play.ctx.die(dice::DUNGEON, play.state.seat(), dice::SIDES)?;
    play.state.stack.pop();
    play.tell(CheckEvent::DungeonRolled(die));
    let read = if offered { (die + bonus).min(dice::SIDES) } else { die };
    if read != die {
        play.tell(CheckEvent::Shifted { from: die, to: read });
    }
    skill::row(rows, read).map_or(Ok(()), |list| play.push_icons(list))
}
