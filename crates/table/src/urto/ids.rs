//! The ids of all things of Urto. Spaces go by their own words, heroes by their seats from 1, open cards by what they are, hidden ones by their place
//! in the hand.

use super::Sight;
use crate::picture::ThingId;
use urto::content::{ArtefactId, SpaceId};
use urto::message::key;
use urto::state::Player;

pub(super) const CAVE: &str = "cave";
/// The bag of tokens.
pub(super) const BAG: &str = "bag";
/// The monster cards.
pub(super) const MONSTERS: &str = "pile-monsters";
/// The cards of the Alpha.
pub(super) const ALPHA: &str = "pile-alpha";
/// The artefact cards.
pub(super) const ARTEFACTS: &str = "pile-artefacts";
/// The event cards.
pub(super) const EVENTS: &str = "pile-events";
/// Whom the hero fights.
pub(super) const FOE: &str = "foe";
/// The life of the creature.
pub(super) const FOE_LIFE: &str = "life-of-foe";

pub(super) fn space(look: &Sight<'_>, space: SpaceId) -> ThingId {
    look.game.content.board.spaces[space].id.clone()
}

/// What lies on a space.
pub(super) fn token(look: &Sight<'_>, at: SpaceId) -> ThingId {
    format!("token-{}", space(look, at))
}

/// A hero in the cave.
pub(super) fn hero(who: Player) -> ThingId {
    format!("hero-{}", who.0 + 1)
}

/// The sheet of a hero.
pub(super) fn sheet(who: Player) -> ThingId {
    format!("sheet-{}", who.0 + 1)
}

/// A number of a sheet, by the key of its name.
pub(super) fn track(who: Player, name: &str) -> ThingId {
    format!("{name}-{}", who.0 + 1)
}

/// The hand of a hero.
pub(super) fn hand(who: Player) -> ThingId {
    format!("hand-{}", who.0 + 1)
}

/// A card in a hand that the viewer knows.
pub(super) fn card(look: &Sight<'_>, who: Player, card: ArtefactId) -> ThingId {
    format!("{}-{}", hand(who), key("artefact", &look.game.content.artefacts[card].id))
}

/// A combat die.
pub(super) fn die(who: Player) -> ThingId {
    format!("die-{}", who.0 + 1)
}
