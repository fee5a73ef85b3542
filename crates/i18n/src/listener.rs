//! Who listens: decides between `.you` and `.they`, and how the people at the table are called.

use std::collections::BTreeMap;
use undercroft_kernel::{Seat, Viewer};

/// How the person at a seat is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Called {
    /// By a name of the texts, such as `character-rogue`.
    Name(String),
    /// By a word that is the same in every language, such as a nickname.
    Word(String),
}

/// Who listens, and how the seats are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listener {
    viewer: Viewer,
    called: BTreeMap<Seat, Called>,
}

impl Listener {
    /// Somebody who sits at a seat, or a spectator: one who hears `they` for everybody. Where one person plays several
    /// seats, a spectator's ears tell them apart.
    #[must_use]
    pub const fn new(viewer: Viewer) -> Listener {
        Listener { viewer, called: BTreeMap::new() }
    }

    /// The person at this seat.
    #[must_use]
    pub const fn seat(seat: Seat) -> Listener {
        Listener::new(Viewer::Seat(seat))
    }

    /// Somebody who only watches.
    #[must_use]
    pub const fn spectator() -> Listener {
        Listener::new(Viewer::Spectator)
    }

    /// Says how the person at a seat is called.
    #[must_use]
    pub fn call(mut self, seat: Seat, called: Called) -> Listener {
        self.called.insert(seat, called);
        self
    }

    /// Whether this listener is `you` for that seat.
    pub(crate) fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    pub(crate) fn called(&self, seat: Seat) -> Option<&Called> {
        self.called.get(&seat)
    }
}
