//! Policies: who plays a seat that no person plays.
//!
//! A policy stands outside the rules: it gets the view of its seat and the choices the rules offer, and brings its own
//! randomness. [`Random`] plays any game; [`sensible`] gives the best rule-of-thumb player there is for a game; [`player`] one of a
//! [`Level`], which searches from the second level on. Deliberately absent: anything that looks at a true state.
//!
//! A policy may also listen to what its seat witnesses ([`Policy::hear`]) and say in a sentence why it chose what it chose
//! ([`Policy::reason`]); most do neither.

#![allow(clippy::float_arithmetic, reason = "policies weigh one thing against another; rules never do")]

pub mod catacombs;
mod expectation;
pub mod learned;
pub mod level;
pub mod live;
pub mod mini_rogue;
pub mod network;
pub mod players;
pub mod urto;

pub use level::Level;
pub use players::Players;
use std::any::{Any, TypeId};
use std::sync::Arc;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Fast, Game, Message, Seat, Viewer};

/// Who decides for a seat.
pub trait Policy<G: Game>: Send {
    /// Picks one of the offered actions, seeing no more than the seat sees. `None` only when nothing is offered.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        actions: &Actions<G::Action>,
    ) -> Option<G::Action>;

    /// How many simulations it has played so far; none for one that does not search.
    fn simulations(&self) -> u64 {
        0
    }

    /// Whether it wants to hear what happens.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened, as its seat witnesses it. Everything since the beginning of the match is told in order, to those who listen.
    fn hear(&mut self, _: &G, _: &G::Event) {}

    /// Why it chose its latest action from this view, in one sentence, as far as a viewer may hear it; none where it gives no reasons.
    fn reason(&self, _: &G, _: &G::View, _: Viewer) -> Option<Message> {
        None
    }
}

/// Picks any offered action, all alike.
#[derive(Clone, Debug)]
pub struct Random(Fast);

impl Random {
    /// A random player with a generator of its own.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random(Fast::new(seed))
    }
}

impl<G: Game> Policy<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, _: Seat, actions: &Actions<G::Action>) -> Option<G::Action> {
        let number = if actions.len() > 1 { self.0.below(actions.len() as u32) } else { 0 };
        actions.get(number as usize)
    }
}

/// The rule-of-thumb player of a game; a random one for a game that has none.
#[must_use]
pub fn sensible<G: Playable>(seed: u64) -> Box<dyn Policy<G>> {
    known(seed).unwrap_or_else(|| Box::new(Random::new(seed)))
}

/// Whether [`sensible`] knows the game.
#[must_use]
pub fn has_sensible<G: Playable>() -> bool {
    known::<G>(0).is_some()
}

/// The rule-of-thumb players there are: one line a game.
fn known<G: Playable>(seed: u64) -> Option<Box<dyn Policy<G>>> {
    fits::<G, ::mini_rogue::MiniRogue>(|| Box::new(mini_rogue::Sensible))
        .or_else(|| fits::<G, ::catacombs::Catacombs>(|| Box::new(catacombs::Sensible::new(seed))))
        .or_else(|| fits::<G, ::urto::Urto>(|| Box::new(urto::Sensible::new(seed))))
}

#[must_use]
pub fn player<G: Playable>(level: Level, seed: u64) -> Box<dyn Policy<G>> {
    fits::<G, ::mini_rogue::MiniRogue>(|| mini_rogue::player(level, seed))
        .or_else(|| fits::<G, ::urto::Urto>(|| urto::player(level, seed)))
        .or_else(|| fits::<G, ::catacombs::Catacombs>(|| catacombs::player(level, seed)))
        .unwrap_or_else(|| sensible(seed))
}

/// The player that the network of a game makes, one action ahead; the rule-of-thumb player for a game that has none.
#[must_use]
pub fn learned<G: Playable>(seed: u64) -> Box<dyn Policy<G>> {
    fits::<G, ::mini_rogue::MiniRogue>(|| mini_rogue::learned(seed)).unwrap_or_else(|| sensible(seed))
}

/// What the network of a game makes of its positions; none for a game without one, or where its weights cannot be used.
#[must_use]
pub fn judgement<G: Playable>() -> Option<Arc<learned::Judgement<G>>> {
    if TypeId::of::<G>() != TypeId::of::<::mini_rogue::MiniRogue>() {
        return None;
    }
    let known: Box<dyn Any> = Box::new(mini_rogue::judgement().ok()?);
    known.downcast().ok().map(|known| *known)
}

/// The policy of game `K`, if that is the game at hand.
fn fits<G: Playable, K: Playable>(policy: impl FnOnce() -> Box<dyn Policy<K>>) -> Option<Box<dyn Policy<G>>> {
    if TypeId::of::<G>() != TypeId::of::<K>() {
        return None;
    }
    let policy: Box<dyn Any> = Box::new(policy());
    policy.downcast().ok().map(|policy| *policy)
}
