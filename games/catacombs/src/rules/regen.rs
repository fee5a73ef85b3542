//! CA-REGEN: regeneration.

use super::{Done, Play, PlayExt, dice, sheet, wound};
use crate::Catacombs;
use crate::content::ItemKind;
use crate::event::Event;
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, Sink};

/// CA-REGEN-01: The regeneration level of somebody: its own, or that of what it wears.
fn level(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let own = game.block(state.creatures[who].kind).traits.regeneration;
    let worn = sheet::in_use(state, who).map(|item| match game.content.items[item.id].kind {
        ItemKind::Armour(armour) => armour.regeneration,
        _ => 0,
    });
    own + worn.sum::<u8>()
}

/// CA-REGEN-01: Whether somebody regenerates now.
#[must_use]
pub fn is_due(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let creature = &state.creatures[who];
    creature.pv < creature.pv_max && level(game, state, who) > 0
}

/// CA-REGEN-01: PV come back.
pub fn regenerate<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let dice = level(play.game, play.state, who) * play.content().numbers.regeneration_dice;
    let healed = dice::sum(dice::d(play, who, dice)?);
    wound::heal(play, who, healed)
}
