//! CA-PARRY: parry sources and parrying.

use super::melee;
use super::melee::profile;
use super::{Allowed, Done, Play, demand};
use crate::Catacombs;
use crate::content::Knack;
use crate::event::Event;
use crate::state::{Attack, CreatureId, State, Target};
use undercroft_kernel::{Chance, Sink};

/// CA-PARRY-02, CA-PARRY-03, CA-PARRY-06: How often somebody can parry in a turn: by competence, by what it wields, by its own weapons.
#[must_use]
pub fn sources(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let own = game.block(state.creatures[who].kind).traits.parries;
    let learnt = state.sheet(who).map_or(0, |sheet| {
        let known = game.content.competences.iter().filter(|(id, _)| sheet.knows(*id));
        known.filter(|(_, one)| one.effect == Knack::Parry).count() as u8
    });
    own + learnt + melee::parrying_hands(game, state, who)
}

/// CA-PARRY-01, CA-PARRY-04, CA-PARRY-05, CA-PARRY-08, CA-SHOOT-07: Whether an attack that hit may be parried: a blow by somebody else than
/// the web or the flail, once, by somebody who can move and has a source left.
pub fn can(game: &Catacombs, state: &State, attack: &Attack) -> Allowed {
    let Target::Creature(target) = attack.target else { return demand(false, "CA-PARRY-04") };
    let creature = &state.creatures[target];
    demand(!attack.parried, "CA-PARRY-03")?;
    let weapon = profile(game, state, attack.by, attack.weapon);
    demand(!weapon.ranged, "CA-PARRY-04")?;
    demand(!weapon.unparryable, "CA-PARRY-05")?;
    demand(creature.is_able() && !attack.immobile, "CA-PARRY-08")?;
    demand(creature.parries < sources(game, state, target), "CA-PARRY-01")
}

/// CA-PARRY-01: The attack is rolled again.
pub fn parry<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    melee::parried(play)
}
