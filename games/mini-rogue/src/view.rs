//! What one viewer sees of the table. The only secrets are cards that a player has looked at and put back: the party shares
//! them, spectators do not see them, and a card that only a scenario has fixed is seen by nobody.

use crate::MiniRogue;
use crate::event::{Event, EventKind, TurnEvent};
use crate::rules::room;
use crate::state::{Cell, Frame, State};
use undercroft_kernel::{Chance, Draw, Seat, Viewer, Weights};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// What lies open, and what this viewer has looked at.
    pub table: State,
}

/// Builds a view: unknown cards are plain face-down cards.
pub fn view(state: &State, viewer: Viewer) -> View {
    let mut table = *state;
    for (cell, place) in state.grid.iter() {
        if let Cell::Pinned(_, knowers) = place
            && !viewer.is_among(knowers)
        {
            table.grid.lay(cell, Cell::Hidden);
        }
    }
    if !viewer.is_among(state.seats()) {
        table.looked.clear();
        table.tucked = 0;
    }
    table.recount();
    View { viewer, table }
}

/// A table that fits a view: cards looked at by others are dealt anew, the rest is drawn when it turns up.
pub fn imagine<C: Chance>(game: &MiniRogue, view: &View, chance: &mut C) -> Result<State, C::Pause> {
    let mut state = view.table;
    if let Some(Frame::Arrange { left }) = state.stack.top() {
        while state.looked.len() < usize::from(left) {
            let mask = room::hidden(game, &state);
            let card = chance.pick(Draw::new(room::ROOM, Seat(0), Weights::Mask(mask)))?;
            if state.looked.push(crate::content::RoomId(card as u8)).is_err() {
                break;
            }
            state.recount();
        }
    }
    Ok(state)
}

/// What a viewer witnesses of an event: which card was looked at stays within the party.
pub const fn witness(event: Event, viewer: Viewer) -> Event {
    let Viewer::Spectator = viewer else { return event };
    let kind = match event.kind {
        EventKind::Turn(TurnEvent::Looked(_)) => EventKind::Turn(TurnEvent::Looked(None)),
        EventKind::Turn(TurnEvent::PutBack(_, cell)) => EventKind::Turn(TurnEvent::PutBack(None, cell)),
        other => other,
    };
    Event { kind, ..event }
}
