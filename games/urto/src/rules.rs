//! The rules, one file per chapter of the ledger; `effect` walks the programs of cards and dice, `legal` lists what may be done.
//! No card value and no text is here: values are asked of the content, switchable rulings of the options.

pub mod alpha;
pub mod artifact;
pub mod die;
pub mod divine;
pub mod effect;
pub mod end;
pub mod event;
pub mod fame;
pub mod feats;
pub mod fountain;
pub mod hero;
pub mod legal;
pub mod life;
pub mod magic;
pub mod monster;
pub mod mushroom;
pub mod pvm;
pub mod pvp;
pub mod reaction;
pub mod rest;
pub mod score;
pub mod search;
pub mod setup;
pub mod shortcut;
pub mod sprint;
pub mod token;
pub mod turn;

use crate::Urto;
use crate::content::Program;
use crate::event::{Event, What};
use crate::state::{Cause, Frame, Hero, Player, Players, State};
use undercroft_kernel::{Chance, Ctx, Refusal, RuleId, Sink};

/// What a rule gives back: done, or why not.
pub type Done<C, T = ()> = Result<T, Refusal<<C as Chance>::Pause>>;

/// Why something cannot be done, before anything is drawn or changed.
pub type Allowed = Result<(), RuleId>;

/// Forbids by a rule.
///
/// # Errors
/// Always.
pub const fn forbid(rule: &'static str) -> Allowed {
    Err(RuleId(rule))
}

/// Demands something, by a rule.
///
/// # Errors
/// The rule, when it does not hold.
#[inline]
pub const fn demand(holds: bool, rule: &'static str) -> Allowed {
    if holds { Ok(()) } else { forbid(rule) }
}

/// Turns a check into a refusal.
///
/// # Errors
/// The rule that forbids it.
#[inline]
pub fn check<P>(allowed: Allowed) -> Result<(), Refusal<P>> {
    allowed.map_err(Refusal::Illegal)
}

/// Everything a rule works with.
pub struct Play<'a, C, S> {
    /// The rules and cards.
    pub game: &'a Urto,
    /// Chance and the record of events.
    pub ctx: &'a mut Ctx<C, S>,
    /// The table.
    pub state: &'a mut State,
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A hero at the table.
    #[inline]
    pub fn hero(&mut self, who: Player) -> &mut Hero {
        &mut self.state.heroes[who]
    }

    /// Records what happened to a hero.
    #[inline(always)]
    pub fn tell(&mut self, who: Player, what: What) {
        self.ctx.emit(Event { who, what });
    }

    /// Puts new business on the stack.
    ///
    /// # Errors
    /// When the stack is full.
    #[inline]
    pub fn push(&mut self, frame: Frame) -> Done<C> {
        Ok(self.state.frames.push(frame)?)
    }

    /// Puts a program on the stack; an empty one needs no place.
    ///
    /// # Errors
    /// When the stack is full.
    #[inline]
    pub fn push_effects(&mut self, program: Program, who: Players, cause: Cause) -> Done<C> {
        if program.is_empty() {
            return Ok(());
        }
        self.push(Frame::Effects { program, who, cause })
    }

    /// Carries a program out as the last thing of a rule: a single effect needs no place on the stack.
    ///
    /// # Errors
    /// When the stack is full.
    #[inline]
    pub fn carry_out(&mut self, program: Program, who: Players, cause: Cause) -> Done<C> {
        match (program.len, self.game.content.first(program)) {
            (1, Some(effect)) => effect::carry_out(self, effect, who, cause),
            _ => self.push_effects(program, who, cause),
        }
    }
}
