//! What one viewer sees of the table. The game master sees everything but what nobody has drawn. The heroes, who share what they know, and
//! spectators see neither hidden traps, secret doors, piles and cards, nor which doors are locked before they were tried, nor what the game
//! master has rolled and not yet placed.
//!
//! What is hidden and how is in `hide`; a full table that fits a view is drawn in [`imagine`].

mod hide;
mod imagine;

use crate::Catacombs;
use crate::event::{Event, What};
use crate::state::{GateId, Purpose, State, TrapSlot};
pub use imagine::imagine;
use undercroft_kernel::{Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
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
    match event.what {
        // CA-SPAWN-06: Who finds no place was never seen.
        What::TrapPlaced(..) | What::ContentRolled(..) | What::NoPlace(_) => None,
        What::ZonePlaced(_) => Some(Event { what: What::ZonePlaced(None), ..event }),
        What::Tested { characteristic, purpose, difficulty, bonus, roll, passed } => {
            let purpose = unnumbered(purpose);
            let what = What::Tested { characteristic, purpose, difficulty, bonus, roll, passed };
            Some(Event { what, ..event })
        }
        _ => Some(event),
    }
}

/// What a test was for, without the place of a trap or door in lists that hold hidden ones too.
const fn unnumbered(purpose: Purpose) -> Purpose {
    match purpose {
        Purpose::Dodge { from, .. } => Purpose::Dodge { trap: TrapSlot(0), from },
        Purpose::Disarm(_) => Purpose::Disarm(TrapSlot(0)),
        Purpose::PickGate(_) => Purpose::PickGate(GateId(0)),
        other => other,
    }
}

/// Whether an event showed somebody something that cannot be unseen.
#[must_use]
pub const fn reveals(event: &Event) -> bool {
    matches!(
        event.what,
        What::ZonePlaced(_)
            | What::MonsterPlaced(..)
            | What::TrapFound(..)
            | What::TrapSprung(..)
            | What::SecretFound(_)
            | What::DoorLocked(..)
            | What::DoorOpened(_)
            | What::Battered(..)
            | What::Collapsed(_)
            | What::ExitAdded(_)
            | What::EventDrawn(_)
            | What::Foreseen(..)
    )
}
