//! The rules, one file per chapter of the ledger. No edition name, no card value and no text is here: ways that differ are
//! asked of the rulebook, values of the content.

pub mod advance;
pub mod board;
pub mod camp;
pub mod campaign;
pub mod char;
pub mod class;
pub mod combat;
pub mod coop;
pub mod delve;
pub mod dice;
pub mod effect;
pub mod end;
pub mod enemy;
pub mod fall;
pub mod feat;
pub mod ghost;
pub mod guardian;
pub mod item;
pub mod legal;
pub mod merchant;
pub mod potion;
pub mod reward;
pub mod room;
pub mod setup;
pub mod shrine;
pub mod skill;
pub mod stance;
pub mod tomb;
pub mod trap;
pub mod treasure;
pub mod turn;
pub mod xp;

use crate::MiniRogue;
use crate::content::ListId;
use crate::editions::Rulebook;
use crate::event::{Event, EventKind};
use crate::state::{Frame, Hero};
use undercroft_kernel::{Chance, Sink};

pub use undercroft_kernel::{Allowed, Done, check, demand, forbid};

/// Everything a rule works with.
pub type Play<'a, C, S> = undercroft_kernel::Play<'a, MiniRogue, C, S>;

/// What this game adds to [`Play`].
pub trait PlayExt<C: Chance> {
    fn rulebook(&self) -> &Rulebook;

    /// The active hero.
    fn hero(&mut self) -> &mut Hero;

    /// Records what happened to the active hero.
    fn tell(&mut self, kind: impl Into<EventKind>);

    /// Puts a list of icons on the stack; an empty one needs no place.
    ///
    /// # Errors
    /// When the stack is full.
    fn push_icons(&mut self, list: ListId) -> Done<C>;
}

impl<C: Chance, S: Sink<Event>> PlayExt<C> for Play<'_, C, S> {
    #[inline]
    fn rulebook(&self) -> &Rulebook {
        &self.game.rulebook
    }

    #[inline]
    fn hero(&mut self) -> &mut Hero {
        self.state.hero_mut()
    }

    #[inline]
    fn tell(&mut self, kind: impl Into<EventKind>) {
        self.emit(Event { hero: self.state.active(), kind: kind.into() });
    }

    #[inline(always)]
    fn push_icons(&mut self, list: ListId) -> Done<C> {
        if self.game.content.lists[list].is_empty() {
            return Ok(());
        }
        self.push(Frame::Icons { list, at: 0 })
    }
}
