//! What one viewer sees of the table. The game master sees everything but what nobody has drawn; the heroes and spectators see neither
//! hidden traps, secret doors, piles and cards, nor which doors are locked before they were tried.

use crate::Catacombs;
use crate::event::{Event, What};
use crate::state::State;
use undercroft_kernel::{Chance, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open, and what this viewer knows.
    pub table: State,
}

/// Builds a view.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
    View { viewer, table: *state }
}

/// A table that fits a view.
///
/// # Errors
/// The pause of the source.
pub fn imagine<C: Chance>(_: &Catacombs, view: &View, _: &mut C) -> Result<State, C::Pause> {
    Ok(view.table)
}

/// What a viewer witnesses of an event.
#[must_use]
pub fn witness(game: &Catacombs, event: Event, viewer: Viewer) -> Option<Event> {
    if viewer == Viewer::Seat(undercroft_kernel::Seat(game.options.heroes.len() as u8)) {
        return Some(event);
    }
    match event.what {
        What::TrapPlaced(..) | What::ContentRolled(..) => None,
        What::ZonePlaced(_) => Some(Event { what: What::ZonePlaced(None), ..event }),
        _ => Some(event),
    }
}

/// Whether an event showed somebody something that cannot be unseen.
#[must_use]
pub const fn reveals(event: &Event) -> bool {
    matches!(
        event.what,
        What::ZonePlaced(_)
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
