//! Imprévu cards, drawn at the start of the heroes' turns. Not to be mixed up with the events of the log.

use super::{Characteristic, ItemId, Roll, TrapId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventCard {
    pub id: String,
    /// Its icon, by its name in the icon family.
    pub icon: Option<String>,
    /// How many there are in the deck.
    pub copies: u8,
    /// What happens.
    pub effect: EventEffect,
}

/// What an Imprévu does. "Random" is a draw among the living heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventEffect {
    Calm,
    /// CA-AMBUSH-04: A group of the encounter table lies in wait.
    Ambush,
    /// A random open door with nobody on it closes.
    CloseDoor,
    /// A random hero passes a test or takes damage, reduced as usual.
    Hurt {
        test: Characteristic,
        difficulty: u8,
        damage: Roll,
    },
    /// The square of a random hero is a trap, tested at once as if walking.
    Trap(TrapId),
    /// Every hero takes a fear test of this level.
    Fear(u8),
    /// A random hero passes a test or loses action points this turn.
    Tire {
        test: Characteristic,
        difficulty: u8,
        /// The action points.
        ap: u8,
    },
    /// Every hero gains action points this turn.
    Spur(u8),
    /// The party finds écus.
    Ecus(u16),
    /// The leader finds an object.
    Item(ItemId),
    /// The most wounded hero heals.
    Heal(Roll),
    /// A hidden trap in an explored zone is shown, if there is one.
    ShowTrap,
    /// A random hero pays action points before the first attack of this turn.
    Toll(u8),
    /// The monster nearest to a hero has more action points in the next GM turn, or fewer.
    Stir(i8),
    /// The party learns whether a dead end lies behind an exit of its choice.
    Foresee,
}
