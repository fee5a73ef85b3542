//! Chapter SKILL: skill checks.

use super::{Allowed, Done, Play, PlayExt, demand, dice, item, tomb, trap, treasure};
use crate::content::RoomKind;
use crate::event::{CheckEvent, Event};
use crate::state::{Frame, State};
use undercroft_kernel::{Chance, Sink};

pub fn is_due(state: &State) -> bool {
    state.stack.now() == Frame::Check
}

/// Whether the pool may be rolled for a check.
pub fn can_roll(state: &State) -> Allowed {
    demand(is_due(state), "MR-ROOM-02")
}

/// MR-SKILL-01, MR-SKILL-05: All Character dice and the Dungeon die are rolled; one star passes.
/// MR-SKILL-02, MR-SKILL-03, MR-SKILL-04: With the dice of afflictions, which bite as in a fight. MR-SKILL-10: Nothing is rolled again.
#[inline(always)]
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_roll(state))?;
    let pool = dice::roll_pool(play)?;
    play.state.stack.pop();
    play.tell(CheckEvent::Rolled(pool));
    let curse = pool.curse == Some(true);
    let reading = play.game.content.dice;
    // The highest die has a star if any has.
    let passed = dice::is_star(reading, dice::lowered(pool.faces.highest(), curse));
    play.tell(CheckEvent::Done { passed });
    conclude(play, passed, pool.dungeon)?;
    // The symbol bites before anything of the result: it lies on top.
    dice::poison_bites(play, pool)
}

/// MR-SKILL-11, MR-SKILL-13: The check counts as passed; the Dungeon die is rolled alone.
pub fn see_through<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let die = play.ctx.die(dice::DUNGEON, play.state.seat(), dice::SIDES)?;
    play.state.stack.pop();
    play.tell(CheckEvent::SeenThrough);
    play.tell(CheckEvent::DungeonRolled(die));
    conclude(play, true, die)
}

/// MR-SKILL-07: The Dungeon die names the row, success or failure the column.
/// MR-SKILL-06: One star is enough. MR-TREASURE-08: What it brings is taken. MR-TREASURE-17: Who fails has the gold only.
#[inline(always)]
fn conclude<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, passed: bool, die: u8) -> Done<C> {
    let game = play.game;
    let Some(room) = play.state.room_here() else { return Ok(()) };
    match &game.content.rooms[room].kind {
        RoomKind::Trap { fail, pass } => trap::conclude(play, if passed { pass } else { fail }, passed, die),
        RoomKind::Treasure { rows, .. } => treasure::conclude(play, rows, passed, die),
        RoomKind::Tomb { .. } => tomb::conclude(play, passed, die),
        RoomKind::Item(_) => item::conclude(play, room, passed, die),
        _ => Ok(()),
    }
}

/// The entry of a table by Dungeon die 1 to 6.
pub fn row<T: Copy>(table: &[T; 6], die: u8) -> Option<T> {
    table.get(usize::from(die).wrapping_sub(1)).copied()
}
