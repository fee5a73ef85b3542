//! Who plays Catacombs without a person: the automated game master in its seat, simple adventurers in the seats of the party.
//!
//! Both work on the same two things: `paths` (ways over the board) and `memory` (what was witnessed). What they may know differs: an adventurer
//! has the view of the party, the game master looks at the table only through `senses`.

pub mod audit;
mod hero;
mod levels;
mod master;
mod memory;
mod paths;
mod plan;
mod senses;

use crate::{Level, Policy};
use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::event::Event;
use catacombs::view::View;
use hero::Adventurer;
pub use master::{Command, Master, Reason, intention};
pub use plan::Lead;
use plan::{Planner, Strength};
use undercroft_kernel::{Actions, Message, Seat, Viewer};

/// The rule-of-thumb player of any seat: the game master's or a hero's.
#[derive(Clone, Debug)]
pub struct Sensible {
    master: Master,
    hero: Adventurer,
}

impl Sensible {
    /// A player with whims of its own.
    #[must_use]
    pub fn new(seed: u64) -> Sensible {
        Sensible { master: Master::new(seed), hero: Adventurer::new(seed) }
    }
}

impl Policy<Catacombs> for Sensible {
    fn choose(
        &mut self,
        game: &Catacombs,
        view: &View,
        seat: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        if view.is_master() {
            self.master.choose(game, view, seat, actions)
        } else {
            self.hero.choose(game, view, seat, actions)
        }
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, game: &Catacombs, event: &Event) {
        self.master.hear(game, event);
        self.hero.hear(game, event);
    }

    fn reason(&self, game: &Catacombs, view: &View, viewer: Viewer) -> Option<Message> {
        if view.is_master() { self.master.reason(game, view, viewer) } else { None }
    }
}

/// A player of a level, in any seat. Levels of the game master differ in how many orders it gives and in how many playouts a plan is tried in.
#[must_use]
pub fn player(level: Level, seed: u64) -> Box<dyn Policy<Catacombs>> {
    Box::new(Planner::new(Strength::Level(level), seed))
}

/// A game master that leads in the same way at every table: what levels are made of.
#[must_use]
pub fn leading(lead: Lead, seed: u64) -> Box<dyn Policy<Catacombs>> {
    Box::new(Planner::new(Strength::Lead(lead), seed))
}
