//! What the dice of a check came to: whether it was passed, and the row of the Room that came true.

use super::{Sight, ids};
use crate::board::Ground;
use crate::odds::Mood;
use crate::picture::Picture;
use crate::staging::{Staging, Sum};
use crate::words::Words;
use mini_rogue::content::RoomKind;
use mini_rogue::event::{CheckEvent, Event, EventKind, FightEvent, TurnEvent};
use mini_rogue::state::Frame;
use undercroft_kernel::Message;

/// How the line of an event is staged.
pub(super) fn staged(event: &Event) -> Staging {
    let sum = |says: &'static str, value: Option<u8>, verdict: Words, mood: Mood| {
        let (says, value) = (Words::new(says), value.map(i32::from));
        Staging { sum: Some(Sum { says, value, verdict, mood, ..Sum::default() }), ..Staging::default() }
    };
    match event.kind {
        EventKind::Check(CheckEvent::Done { passed: true } | CheckEvent::SeenThrough) => {
            sum("sum-check", None, Words::new("sum-check-passed"), Mood::Good)
        }
        EventKind::Check(CheckEvent::Done { passed: false }) => {
            sum("sum-check", None, Words::new("sum-check-failed"), Mood::Bad)
        }
        EventKind::Fight(FightEvent::Struck { damage, left: 0 }) => {
            sum("sum-attack", Some(damage), Words::new("sum-it-falls"), Mood::Good)
        }
        EventKind::Fight(FightEvent::Struck { damage, left }) => {
            let before = i64::from(left) + i64::from(damage);
            let keeps =
                Message::new("sum-it-keeps").number("hp", before).number("lost", damage).number("left", left);
            sum("sum-attack", Some(damage), keeps.into(), Mood::Plain)
        }
        EventKind::Fight(FightEvent::EnemyMissed(_)) => {
            sum("sum-answer", None, Words::new("sum-it-misses"), Mood::Good)
        }
        _ => Staging::default(),
    }
}

/// Fills the row that came true on the card of the Room, as long as its character stays there.
/// `since` gives the events from the last roll on.
pub(super) fn fill(look: &Sight<'_>, since: &dyn Fn() -> Vec<Event>, picture: &mut Picture) {
    let state = &look.view.table;
    let Some(room) = state.room_here() else { return };
    let kind = &look.game.content.rooms[room].kind;
    if !matches!(
        kind,
        RoomKind::Trap { .. } | RoomKind::Treasure { .. } | RoomKind::Shrine { .. } | RoomKind::Tomb { .. }
    ) {
        return;
    }
    let Some((die, passed)) = read(&since()) else { return };
    let side = match (kind, passed) {
        (RoomKind::Trap { .. }, Some(passed)) => Some(u8::from(passed)),
        (RoomKind::Treasure { .. }, Some(true)) | (RoomKind::Shrine { .. }, None) => None,
        (RoomKind::Tomb { .. }, Some(_)) if !matches!(state.stack.top(), Some(Frame::Shift { .. })) => None,
        _ => return,
    };
    let id = ids::room(look.game, room);
    picture.boards.change(|boards| {
        let grids = boards.iter_mut().filter_map(|board| match &mut board.ground {
            Ground::Grid(grid) => Some(grid),
            _ => None,
        });
        let cards = grids.flat_map(|grid| &mut grid.cells).filter_map(|cell| cell.card.as_mut());
        for card in cards.filter(|card| card.id == id) {
            card.change(|card| {
                for row in card.rows.iter_mut().filter(|row| is_of(&row.key, die)) {
                    (row.on, row.side) = (true, side);
                }
            });
        }
    });
}

/// The Dungeon die as it is read, and whether the check was passed, where there was one.
fn read(since: &[Event]) -> Option<(u8, Option<bool>)> {
    let mut read = None;
    for event in since {
        read = match (event.kind, read) {
            (EventKind::Check(CheckEvent::Rolled(pool)), _) => Some((pool.dungeon, None)),
            (EventKind::Check(CheckEvent::DungeonRolled(die)), _) => Some((die, None)),
            (EventKind::Check(CheckEvent::Done { passed }), Some((die, _))) => Some((die, Some(passed))),
            (EventKind::Check(CheckEvent::Shifted { to, .. }), Some((_, passed))) => Some((to, passed)),
            (EventKind::Turn(TurnEvent::Entered(..) | TurnEvent::Evaded(..) | TurnEvent::ExitReached), _) => {
                None
            }
            (_, read) => read,
        };
    }
    read
}

/// Whether a die belongs to the row with such a key: `3`, or `3-4`.
fn is_of(key: &str, die: u8) -> bool {
    let (low, high) = key.split_once('-').unwrap_or((key, key));
    matches!((low.parse::<u8>(), high.parse::<u8>()), (Ok(low), Ok(high)) if (low..=high).contains(&die))
}
