//! What every rule works with, and how it says no.

use crate::chance::Chance;
use crate::game::{Ctx, Game, Refusal, Sink};
use crate::ids::RuleId;
use crate::list::Full;

/// What a rule gives back: done, or why not. Why not is rare and lies in a box, so that what is done comes back in a register.
pub type Done<C, T = ()> = Result<T, Box<Refusal<<C as Chance>::Pause>>>;

/// The answer to "may this be done?": nothing is drawn and nothing changed to find it out.
pub type Allowed<T = ()> = Result<T, RuleId>;

/// Forbids by a rule.
///
/// # Errors
/// Always.
pub const fn forbid<T>(rule: &'static str) -> Allowed<T> {
    Err(RuleId(rule))
}

/// Allows what holds, and names the rule otherwise.
///
/// # Errors
/// The rule, when it does not hold.
#[inline]
pub const fn demand(holds: bool, rule: &'static str) -> Allowed {
    if holds { Ok(()) } else { forbid(rule) }
}

/// Turns the answer to a question into a refusal.
///
/// # Errors
/// The rule that forbids it.
#[inline]
pub fn check<T, P>(allowed: Allowed<T>) -> Result<T, Box<Refusal<P>>> {
    allowed.map_err(refused)
}

#[cold]
fn refused<P>(rule: RuleId) -> Box<Refusal<P>> {
    Box::new(Refusal::Illegal(rule))
}

/// A state with unfinished business: what has to be answered before the turn goes on.
pub trait Pending {
    /// One piece of unfinished business.
    type Frame: Copy;

    /// Puts new business on top of the stack.
    ///
    /// # Errors
    /// When the stack is as deep as its bound allows.
    fn push(&mut self, frame: Self::Frame) -> Result<(), Full>;
}

/// One action while it is played: the game, chance and the record of events, and the state that it changes.
pub struct Play<'a, G: Game, C, S> {
    /// The rules and cards.
    pub game: &'a G,
    /// Chance and the record of events.
    pub ctx: &'a mut Ctx<C, S>,
    /// Everything that changes.
    pub state: &'a mut G::State,
    /// Whether the action comes from the list of legal ones and need not be checked again.
    pub listed: bool,
}

impl<'a, G: Game, C: Chance, S: Sink<G::Event>> Play<'a, G, C, S> {
    /// An action that is checked before it is played.
    pub const fn new(game: &'a G, ctx: &'a mut Ctx<C, S>, state: &'a mut G::State) -> Self {
        Play { game, ctx, state, listed: false }
    }

    /// An action from the list of legal ones, which is not checked again.
    pub const fn listed(game: &'a G, ctx: &'a mut Ctx<C, S>, state: &'a mut G::State) -> Self {
        Play { game, ctx, state, listed: true }
    }

    /// Checks first: a refusal draws nothing and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    #[inline(always)]
    pub fn check(&self, allowed: impl FnOnce(&G, &G::State) -> Allowed) -> Done<C> {
        if self.listed {
            debug_assert!(allowed(self.game, self.state).is_ok(), "what is listed is allowed");
            return Ok(());
        }
        check(allowed(self.game, self.state))
    }

    /// Records an event.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        self.ctx.emit(event);
    }

    /// Puts new business on the stack.
    ///
    /// # Errors
    /// When the stack is full.
    #[inline(always)]
    pub fn push(&mut self, frame: <G::State as Pending>::Frame) -> Done<C>
    where
        G::State: Pending,
    {
        Ok(self.state.push(frame)?)
    }
}
