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
use crate::event::{Event, EventKind};
use crate::state::{Cause, Frame, Hero, Player, Players};
use undercroft_kernel::{Chance, Sink};

pub use undercroft_kernel::{Allowed, Done, check, demand, forbid};

/// One action while it is played.
pub type Play<'a, C, S> = undercroft_kernel::Play<'a, Urto, C, S>;

/// Whether the pending frame went on by itself, or waits for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    Advanced,
    Waiting,
}

/// What the rules of Urto add to every action that is played.
pub trait PlayExt<C: Chance> {
    fn hero(&mut self, who: Player) -> &mut Hero;

    /// Records what happened to a hero.
    fn tell(&mut self, who: Player, kind: impl Into<EventKind>);

    /// Puts a program on the stack; an empty one needs no place.
    fn push_effects(&mut self, program: Program, who: Players, cause: Cause) -> Done<C>;

    /// Carries a program out as the last thing of a rule: a single effect needs no place on the stack.
    fn carry_out(&mut self, program: Program, who: Players, cause: Cause) -> Done<C>;
}

impl<C: Chance, S: Sink<Event>> PlayExt<C> for Play<'_, C, S> {
    #[inline]
    fn hero(&mut self, who: Player) -> &mut Hero {
        &mut self.state.heroes[who]
    }

    #[inline(always)]
    fn tell(&mut self, who: Player, kind: impl Into<EventKind>) {
        self.emit(Event { who, kind: kind.into() });
    }

    #[inline]
    fn push_effects(&mut self, program: Program, who: Players, cause: Cause) -> Done<C> {
        if program.is_empty() {
            return Ok(());
        }
        self.push(Frame::Effects { program, who, cause })
    }

    #[inline]
    fn carry_out(&mut self, program: Program, who: Players, cause: Cause) -> Done<C> {
        match (program.len, self.game.content.first(program)) {
            (1, Some(effect)) => effect::carry_out(self, effect, who, cause),
            _ => self.push_effects(program, who, cause),
        }
    }
}
