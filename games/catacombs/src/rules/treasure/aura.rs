//! CA-TREASURE-32, CA-TREASURE-34: what armour does at the start of its wearer's turn.

use crate::Catacombs;
use crate::content::{Armour, ItemKind};
use crate::event::Event;
use crate::rules::legal::each;
use crate::rules::{Done, Play, PlayExt, dice, duel, sheet, stat, wound};
use crate::state::{CreatureId, Kind, State};
use undercroft_kernel::{Chance, Sink};

/// The armour that somebody wears on the body.
fn armour(game: &Catacombs, state: &State, who: CreatureId) -> Option<Armour> {
    match game.content.items[sheet::body(state, who)?.id].kind {
        ItemKind::Armour(armour) => Some(armour),
        _ => None,
    }
}

/// CA-TREASURE-32: Whether somebody wears the ghost armour.
#[must_use]
pub fn ghost_is_due(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    armour(game, state, who).is_some_and(|armour| armour.dice > 0)
}

/// CA-TREASURE-32: Its points of this turn.
pub fn roll_ghost<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let dice = armour(play.game, play.state, who).map_or(0, |armour| armour.dice);
    let points = dice::sum(dice::d(play, who, dice)?);
    play.creature(who).ghost = points;
    stat::refresh(play.game, play.state, who);
    Ok(())
}

/// CA-TREASURE-34, CA-DUEL-06: Those whom the aura of somebody hurts, friend or foe: on the squares around it, one bit each.
fn hurt_by(game: &Catacombs, state: &State, who: CreatureId) -> u32 {
    let Some(aura) = armour(game, state, who).and_then(|armour| armour.aura) else { return 0 };
    let at = state.creatures[who].at;
    let hurt = state.creatures.on_board().filter(|one| {
        let other = &state.creatures[*one];
        let Kind::Monster(monster) = other.kind else { return false };
        other.at.is_beside(at)
            && aura.natures.has(game.content.monsters[monster].nature)
            && duel::is_apart(state, who, *one).is_ok()
    });
    hurt.fold(0, |set, other| set | other.bit())
}

/// CA-TREASURE-34: Whether the blessed aura of somebody hurts anybody.
#[must_use]
pub fn aura_is_due(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    hurt_by(game, state, who) != 0
}

/// CA-TREASURE-34: Everybody around loses as many PV, directly.
pub fn radiate<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let aura = armour(play.game, play.state, who).and_then(|armour| armour.aura);
    let Some(aura) = aura else { return Ok(()) };
    let victims = hurt_by(play.game, play.state, who);
    let loss = dice::sum(dice::d(play, who, aura.dice)?);
    for victim in each(victims) {
        wound::lose(play, victim, loss)?;
    }
    Ok(())
}
