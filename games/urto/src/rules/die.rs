//! Chapter DIE: which combat die a hero rolls.

use crate::Urto;
use crate::content::{ArtefactClass, Effect};
use crate::state::{Foe, Player, State};

/// The name under which combat dice are rolled.
pub const COMBAT: &str = "combat";

/// UR-EVENT-08: The bare die of a hero: six-sided, or the one that it has bought.
#[must_use]
pub const fn bare(game: &Urto, large: bool) -> u8 {
    if large { game.content.dice.large } else { game.content.dice.small }
}

/// UR-DIE-04, UR-HERO-15: One die: the largest of the hero's own and those of its weapons.
/// UR-DIE-01: Six sides for all from the start, or eight. UR-DIE-02: By a card, or for mana. UR-DIE-03: In combats, and where an event
/// asks for defence.
#[must_use]
pub fn sides(game: &Urto, state: &State, who: Player, foe: Foe) -> u8 {
    let hero = &state.heroes[who];
    let mut sides = bare(game, hero.large_die);
    for card in
        hero.hand.iter().filter(|held| held.open).filter_map(|held| held.card.map(|card| (held, card)))
    {
        let (held, id) = card;
        let row = &game.content.artefacts[id];
        if !held.wielded && row.class != ArtefactClass::Permanent {
            continue;
        }
        for effect in game.content.program(row.program) {
            if let Effect::CombatDie { faces, vs } = effect
                && vs.has(foe.versus())
            {
                sides = sides.max(*faces);
            }
        }
    }
    sides
}
