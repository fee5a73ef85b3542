//! The ids of all things of Catacombs. Squares go by their own words, creatures by their slots, objects by their places in the list that
//! everybody sees, and what stands on the board by its square. Heroes are counted from 1, as players do.

use super::Sight;
use crate::picture::ThingId;
use catacombs::geometry::{Dir, Square};
use catacombs::state::CreatureId;

pub(super) const MAP: &str = "map";
/// The order of the turn.
pub(super) const ORDER: &str = "order";
pub(super) const QUEST: &str = "quest";
/// The common purse.
pub(super) const PURSE: &str = "quest-purse";
/// The Imprévu cards.
pub(super) const EVENTS: &str = "pile-imprevu";
/// What the game master still has to place.
pub(super) const PENDING: &str = "quest-pending";

pub(super) fn square(square: Square) -> ThingId {
    square.to_string()
}

/// A creature on the map.
pub(super) fn creature(who: CreatureId) -> ThingId {
    match who.0.checked_sub(CreatureId::FIRST_OTHER.0) {
        Some(other) => format!("creature-{}", other + 1),
        None => format!("hero-{}", who.0 + 1),
    }
}

pub(super) fn sheet(who: CreatureId) -> ThingId {
    format!("sheet-{}", creature(who))
}

/// A track or group of a sheet.
pub(super) fn on_sheet(who: CreatureId, part: &str) -> ThingId {
    format!("{}-{part}", sheet(who))
}

/// A creature in the order of the turn.
pub(super) fn in_order(who: CreatureId) -> ThingId {
    format!("{ORDER}-{}", creature(who))
}

/// A number that a figure carries on the map.
pub(super) fn on_figure(who: CreatureId, part: &str) -> ThingId {
    format!("{}-{part}", creature(who))
}

/// The life of a creature: on its sheet where it has one for everybody, on the map otherwise.
pub(super) fn life(who: CreatureId) -> ThingId {
    if who < CreatureId::FIRST_OTHER { on_sheet(who, "pv") } else { on_figure(who, "pv") }
}

pub(super) fn piece(at: Square) -> ThingId {
    format!("piece-{at}")
}

/// A door or way out.
pub(super) fn gate(at: Square) -> ThingId {
    format!("gate-{at}")
}

pub(super) fn trap(at: Square) -> ThingId {
    format!("trap-{at}")
}

/// A zone, from 1.
pub(super) fn zone(number: usize) -> ThingId {
    format!("zone-{number}")
}

/// An object, by its place in the list.
pub(super) fn item(slot: usize) -> ThingId {
    format!("item-{slot}")
}

/// The square beside the one who acts.
pub(super) fn beside(look: &Sight<'_>, dir: Dir) -> ThingId {
    square(here(look).step(dir))
}

/// The square of the one who acts.
pub(super) fn here(look: &Sight<'_>) -> Square {
    let state = &look.view.table;
    state.creatures[state.actor].at
}
