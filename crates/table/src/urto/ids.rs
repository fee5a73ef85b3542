//! The ids of things on a table of Urto. A card in a hand is called by its kind and place; an unseen one only by its place.

use super::Sight;
use crate::picture::ThingId;
use undercroft_kernel::Id;
use urto::content::{ArtefactId, SpaceId};
use urto::state::Player;

/// The bag of tokens.
pub(super) const BAG: &str = "bag";
/// The creature of the combat.
pub(super) const FOE: &str = "foe";
/// Its life.
pub(super) const FOE_LIFE: &str = "foe-life";
/// The search die.
pub(super) const SEARCH: &str = "die-search";

/// A space.
pub(super) fn space(look: &Sight<'_>, space: SpaceId) -> ThingId {
    look.game.content.board.spaces[space].id.clone()
}

/// What lies on a space.
pub(super) fn on(look: &Sight<'_>, space: SpaceId) -> ThingId {
    format!("on-{}", look.game.content.board.spaces[space].id)
}

/// The figure of a hero.
pub(super) fn hero(who: Player) -> ThingId {
    format!("hero-{}", who.0 + 1)
}

/// A hero in a combat.
pub(super) fn side(who: Player) -> ThingId {
    format!("side-{}", who.0 + 1)
}

/// The combat die of a hero.
pub(super) fn die(who: Player) -> ThingId {
    format!("die-{}", who.0 + 1)
}

/// A number on a sheet.
pub(super) fn track(name: &str, who: Player) -> ThingId {
    format!("{name}-{}", who.0 + 1)
}

/// The hand of a hero.
pub(super) fn hand(who: Player) -> ThingId {
    format!("hand-{}", who.0 + 1)
}

/// A card in a hand that the viewer knows.
pub(super) fn card(who: Player, card: ArtefactId) -> ThingId {
    format!("card-{}-{}", who.0 + 1, card.index())
}
