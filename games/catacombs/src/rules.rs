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
use crate::event::{Event, EventKind, Figure};
use crate::state::{Creature, CreatureId, Kind};
use undercroft_kernel::{Actions, Chance, Seat, Sink};
pub use undercroft_kernel::{Allowed, Done, check, demand, forbid};

/// One action of Catacombs while it is played.
pub type Play<'a, C, S> = undercroft_kernel::Play<'a, Catacombs, C, S>;

/// The list that offers go into.
pub type Out<'a> = &'a mut Actions<Action>;

/// What Catacombs adds to the kit: creatures by their slot, and events about them.
pub trait PlayExt<'a> {
    fn content(&self) -> &'a Content;

    fn creature(&mut self, who: CreatureId) -> &mut Creature;

    fn seat_of(&self, who: CreatureId) -> Seat;

    /// Somebody as the log names it.
    fn figure(&self, who: CreatureId) -> Figure;

    /// Records what somebody did or what befell it.
    fn tell(&mut self, who: CreatureId, event: impl Into<EventKind>);

    /// Records what happened to the table.
    fn tell_all(&mut self, event: impl Into<EventKind>);
}

impl<'a, C: Chance, S: Sink<Event>> PlayExt<'a> for Play<'a, C, S> {
    #[inline]
    fn content(&self) -> &'a Content {
        &self.game.content
    }

    #[inline]
    fn creature(&mut self, who: CreatureId) -> &mut Creature {
        &mut self.state.table.creatures[who]
    }

    #[inline]
    fn seat_of(&self, who: CreatureId) -> Seat {
        self.state.seat_of(who)
    }

    #[inline]
    fn figure(&self, who: CreatureId) -> Figure {
        Figure { id: who, kind: self.state.creatures[who].kind }
    }

    #[inline]
    fn tell(&mut self, who: CreatureId, event: impl Into<EventKind>) {
        let who = self.figure(who);
        self.emit(Event { who, kind: event.into() });
    }

    #[inline]
    fn tell_all(&mut self, event: impl Into<EventKind>) {
        self.tell(CreatureId::NONE, event);
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
