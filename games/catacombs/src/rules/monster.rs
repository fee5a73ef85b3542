//! CA-MONSTER: what is special about GM characters: where they go and where they do not.

use super::{Allowed, demand, trap};
use crate::Catacombs;
use crate::content::{MonsterId, Natures};
use crate::geometry::Square;
use crate::state::{CreatureId, Kind, Side, State};

/// CA-TRAP-16, CA-ELEMENT-20: Whether there may be squares that somebody does not enter though they are free.
#[must_use]
pub fn is_choosy(_: &Catacombs, state: &State, who: CreatureId) -> bool {
    let creature = &state.creatures[who];
    matches!(creature.kind, Kind::Monster(_))
        && (!state.traps.is_empty() || state.zones.iter().any(|zone| zone.bars != 0))
}

/// CA-TRAP-16, CA-ELEMENT-20: GM characters know the traps of the catacombs; undead and demons enter no zone of a blessed statue.
pub fn may_enter(game: &Catacombs, state: &State, who: CreatureId, square: Square) -> Allowed {
    let creature = &state.creatures[who];
    let Kind::Monster(monster) = creature.kind else { return Ok(()) };
    if creature.side == Side::Master {
        let known =
            state.traps.iter().any(|one| one.at == square && one.armed && trap::is_known(state, who, one));
        demand(!known, "CA-TRAP-16")?;
    }
    may_stand(game, state, monster, square)
}

/// CA-ELEMENT-20: Whether a kind of creature may be in the zone of a square.
/// CA-MONSTER-02, CA-MONSTER-07: What they carry they may use; revenants are undead.
pub fn may_stand(game: &Catacombs, state: &State, monster: MonsterId, square: Square) -> Allowed {
    // Most creatures may be anywhere.
    if !game.barred.has(game.content.monsters[monster].nature) {
        return Ok(());
    }
    let zone = state.zone_of(square).and_then(|zone| state.zones.get(zone.index()));
    let bars = Natures(zone.map_or(0, |zone| zone.bars));
    demand(!bars.has(game.content.monsters[monster].nature), "CA-ELEMENT-20")
}
