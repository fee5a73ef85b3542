//! What one viewer sees of the table. The game master sees everything but what nobody has drawn. The heroes, who share what they know, and
//! spectators see neither hidden traps, secret doors, piles and cards, nor which doors are locked before they were tried, nor what the game
//! master has rolled and not yet placed.
//!
//! What is hidden and how is in `hide`; a full table that fits a view is drawn in [`imagine`].

mod hide;
mod imagine;

use crate::Catacombs;
use crate::event::{Event, EventKind, MasterEvent, PlaceEvent, TurnEvent};
use crate::state::State;
pub use imagine::imagine;
use undercroft_kernel::{Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// What lies open, and what this viewer knows.
    pub table: State,
}

impl View {
    /// Whether the game master looks.
    #[must_use]
    pub fn is_master(&self) -> bool {
        self.viewer == Viewer::Seat(self.table.master())
    }
}

/// Builds a view.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
    // Hardly anybody can replay a turn, so most tables have no second one in them that would be worth copying.
    let State { table, grid, stack, pending, ref before } = *state;
    let mut view = View { viewer, table: State { table, grid, stack, pending, before: None } };
    if let Some(before) = before {
        view.table.before = Some(*before);
    }
    if !view.is_master() {
        hide::hide(&mut view.table);
    }
    view
}

/// What a viewer witnesses of an event: what the game master does in secret is nobody else's business.
#[must_use]
pub fn witness(game: &Catacombs, event: Event, viewer: Viewer) -> Option<Event> {
    if viewer == Viewer::Seat(Seat(game.options.heroes.len() as u8)) {
        return Some(event);
    }
    match event.kind {
        // CA-SPAWN-06: Who finds no place was never seen.
        EventKind::Master(
            MasterEvent::TrapPlaced(..) | MasterEvent::ContentRolled(..) | MasterEvent::NoPlace(_),
        ) => None,
        EventKind::Master(MasterEvent::ZonePlaced(_)) => {
            Some(Event { kind: EventKind::Master(MasterEvent::ZonePlaced(None)), ..event })
        }
        _ => Some(event),
    }
}

/// Whether an event showed somebody something that cannot be unseen.
#[must_use]
pub const fn reveals(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Master(MasterEvent::ZonePlaced(_) | MasterEvent::MonsterPlaced(..))
            | EventKind::Turn(TurnEvent::SecondaryWon(_))
            | EventKind::Place(
                PlaceEvent::TrapFound(..)
                    | PlaceEvent::TrapSprung(..)
                    | PlaceEvent::SecretFound(_)
                    | PlaceEvent::DoorLocked(..)
                    | PlaceEvent::DoorOpened(_)
                    | PlaceEvent::Battered(..)
            )
            | EventKind::Master(
                MasterEvent::Collapsed(_)
                    | MasterEvent::ExitAdded(_)
                    | MasterEvent::EventDrawn(_)
                    | MasterEvent::Foreseen(..)
            )
    )
}
