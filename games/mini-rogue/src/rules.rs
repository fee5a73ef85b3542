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
use crate::event::{Event, What};
use crate::state::{Frame, Hero, State};
use undercroft_kernel::{Chance, Ctx, Refusal, RuleId, Sink};

/// What a rule gives back: done, or why not. Why not is rare and lies in a box, so that what is done comes back in a register.
pub type Done<C, T = ()> = Result<T, Box<Refusal<<C as Chance>::Pause>>>;

/// Why something cannot be done, before anything is drawn or changed.
pub type Allowed = Result<(), RuleId>;

/// Forbids by a rule.
pub const fn forbid(rule: &'static str) -> Allowed {
    Err(RuleId(rule))
}

/// A refusal by a rule.
#[cold]
pub fn refused<P>(rule: RuleId) -> Box<Refusal<P>> {
    Box::new(Refusal::Illegal(rule))
}

/// Everything a rule works with.
pub struct Play<'a, C, S> {
    /// The rules and cards.
    pub game: &'a MiniRogue,
    /// Chance and the record of events.
    pub ctx: &'a mut Ctx<C, S>,
    /// The table.
    pub state: &'a mut State,
    /// What is played comes from the list of what may be done: it need not be asked again.
    pub listed: bool,
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The rulebook of the edition.
    pub const fn rulebook(&self) -> &Rulebook {
        &self.game.rulebook
    }

    /// Checks first: a refusal draws nothing and changes nothing.
    #[inline(always)]
    pub fn check(&self, allowed: impl FnOnce(&MiniRogue, &State) -> Allowed) -> Done<C> {
        if self.listed {
            debug_assert!(allowed(self.game, self.state).is_ok(), "what is listed is allowed");
            return Ok(());
        }
        allowed(self.game, self.state).map_err(refused)
    }

    /// The character whose business is in hand.
    pub const fn hero(&mut self) -> &mut Hero {
        self.state.hero_mut()
    }

    /// Records what happened to the character whose business is in hand.
    #[inline]
    pub fn tell(&mut self, what: What) {
        self.ctx.emit(Event { hero: self.state.active(), what });
    }

    /// Puts new business on the stack.
    #[inline(always)]
    pub fn push(&mut self, frame: Frame) -> Done<C> {
        Ok(self.state.stack.push(frame)?)
    }

    /// Puts a list of icons on the stack; an empty one needs no place.
    #[inline(always)]
    pub fn push_icons(&mut self, list: ListId) -> Done<C> {
        if self.game.content.lists[list].is_empty() {
            return Ok(());
        }
        self.push(Frame::Icons { list, at: 0 })
    }
}
