//! The rules, one file per chapter of the ledger. No card value and no text is here: values are asked of the content.
//!
//! Beside the chapters: [`legal`] (what may be done now), [`answer`] (answers that belong to the stack) and [`imprevu`] (the event cards, one function per effect).
//! A chapter has questions (`can_…`, answered with the rule that forbids), offers (`offers`, for the list) and deeds; a deed checks first,
//! then draws, then changes.

pub mod action;
pub mod ambush;
pub mod answer;
pub mod block;
pub mod destiny;
pub mod dice;
pub mod door;
pub mod duel;
pub mod element;
pub mod ether;
pub mod fear;
pub mod fire;
pub mod fly;
pub mod gold;
pub mod immobile;
pub mod imprevu;
pub mod invis;
pub mod jump;
pub mod legal;
pub mod lock;
pub mod los;
pub mod map;
pub mod melee;
pub mod monster;
pub mod r#move;
pub mod object;
pub mod obstacle;
pub mod parry;
pub mod poison;
pub mod potion;
pub mod quest;
pub mod regen;
pub mod search;
pub mod setup;
pub mod sheet;
pub mod shoot;
pub mod shove;
pub mod spawn;
pub mod speech;
pub mod spell;
pub mod stat;
pub mod swarm;
pub mod test;
pub mod theft;
pub mod throw;
pub mod trap;
pub mod treasure;
pub mod turn;
pub mod wait;
pub mod web;
pub mod wound;

use crate::Catacombs;
use crate::action::Action;
use crate::content::{Block, Content};
use crate::event::{Event, Figure, What};
use crate::state::{Creature, CreatureId, Frame, Kind, State};
use undercroft_kernel::{Actions, Chance, Ctx, Refusal, RuleId, Seat, Sink};

/// What a rule gives back: done, or why not.
pub type Done<C, T = ()> = Result<T, Refusal<<C as Chance>::Pause>>;

/// Why something cannot be done, before anything is drawn or changed.
pub type Allowed = Result<(), RuleId>;

/// The list that offers go into.
pub type Out<'a> = &'a mut Actions<Action>;

/// Forbids by a rule.
pub const fn forbid<T>(rule: &'static str) -> Result<T, RuleId> {
    Err(RuleId(rule))
}

/// Allows what holds, and names the rule otherwise.
pub const fn demand(holds: bool, rule: &'static str) -> Allowed {
    if holds { Ok(()) } else { Err(RuleId(rule)) }
}

/// Turns a check into a refusal.
pub fn check<T, P>(allowed: Result<T, RuleId>) -> Result<T, Refusal<P>> {
    allowed.map_err(Refusal::Illegal)
}

/// Everything a rule works with.
pub struct Play<'a, C, S> {
    /// The rules and cards.
    pub game: &'a Catacombs,
    /// Chance and the record of events.
    pub ctx: &'a mut Ctx<C, S>,
    /// The table.
    pub state: &'a mut State,
}

impl<'a, C: Chance, S: Sink<Event>> Play<'a, C, S> {
    /// What is on paper.
    #[inline]
    pub const fn content(&self) -> &'a Content {
        &self.game.content
    }

    /// A creature.
    #[inline]
    pub fn creature(&mut self, who: CreatureId) -> &mut Creature {
        &mut self.state.table.creatures[who]
    }

    /// The seat that plays a creature.
    #[inline]
    pub fn seat_of(&self, who: CreatureId) -> Seat {
        self.state.seat_of(who)
    }

    /// Somebody as the log names it.
    #[inline]
    pub fn figure(&self, who: CreatureId) -> Figure {
        Figure { id: who, kind: self.state.creatures[who].kind }
    }

    /// Records what somebody did or what befell it.
    #[inline]
    pub fn tell(&mut self, who: CreatureId, what: What) {
        let who = self.figure(who);
        self.ctx.emit(Event { who, what });
    }

    /// Records what happened to the table.
    #[inline]
    pub fn tell_all(&mut self, what: What) {
        self.tell(CreatureId::NONE, what);
    }

    /// Puts new business on the stack.
    pub fn push(&mut self, frame: Frame) -> Done<C> {
        Ok(self.state.stack.push(frame)?)
    }
}

impl Catacombs {
    /// What a creature is on paper.
    #[inline]
    #[must_use]
    pub fn block(&self, kind: Kind) -> &Block {
        match kind {
            Kind::Hero(hero) => &self.content.heroes[hero].block,
            Kind::Monster(monster) => &self.content.monsters[monster].block,
            Kind::Nobody => &self.nobody,
        }
    }
}
