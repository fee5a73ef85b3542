//! CA-GOLD: écus found and earned, and what the slain leave.

use super::{Done, Play, PlayExt, treasure, turn};
use crate::event::{Event, ItemEvent};
use crate::state::{CreatureId, Frame, Kind, Place, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-GOLD-01: Somebody of the party found écus: they go to the common purse.
pub fn find<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, amount: u16) -> Done<C> {
    play.state.table.purse = play.state.purse.saturating_add(u32::from(amount));
    play.tell(who, ItemEvent::Ecus(amount));
    Ok(())
}

/// CA-GOLD-02, CA-GOLD-04, CA-SWARM-07: So many figures of somebody, who still stands there, are slain, whatever killed them: their écus are
/// earned unless it had changed sides; with the last figure come its treasures and what it carried.
pub fn slain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, victim: CreatureId, figures: u8) -> Done<C> {
    let creature = &play.state.creatures[victim];
    let Kind::Monster(monster) = creature.kind else { return Ok(()) };
    if creature.is(Status::BRIBED) {
        return Ok(());
    }
    let last = creature.figures() == figures;
    let on_paper = &play.game.content.monsters[monster];
    play.state.table.progress.slain = play.state.progress.slain.saturating_add(figures);
    find(play, CreatureId::NONE, on_paper.ecus * u16::from(figures))?;
    if last && has_heirs(play.state) {
        leave(play, victim)?;
        for _ in 0..on_paper.treasures {
            treasure::yields(play)?;
        }
    }
    Ok(())
}

/// CA-GOLD-03: After a success the living heroes share the common purse equally; the leader has what is left over. The purse goes on showing
/// the score.
pub fn share<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let living = |state: &State, who: &CreatureId| !state.creatures[*who].is(Status::DEAD);
    let heirs = play.state.heroes().filter(|who| living(play.state, who)).count() as u32;
    let (Some(part), Some(rest)) = (play.state.purse.checked_div(heirs), play.state.purse.checked_rem(heirs))
    else {
        return;
    };
    let leader = turn::acting_leader(play.state);
    for who in play.state.heroes() {
        if !living(play.state, &who) {
            continue;
        }
        let share = part + if who == leader { rest } else { 0 };
        let share = share.min(u32::from(u16::MAX)) as u16;
        if let Some(sheet) = play.state.sheet_mut(who) {
            sheet.ecus = sheet.ecus.saturating_add(share);
        }
        play.tell(who, ItemEvent::Share(share));
    }
}

/// Whether somebody of the party is there to have what the slain leave.
fn has_heirs(state: &State) -> bool {
    state.creatures.of(Side::Party).next().is_some()
}

/// CA-GOLD-04: What the slain carried goes to one of the party. What the quest is about is a matter of the quest.
fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, victim: CreatureId) -> Done<C> {
    for slot in 0..play.state.items.len() {
        let Some(item) = play.state.table.items.get_mut(slot) else { continue };
        let prize = matches!(play.game.content.items[item.id].kind, crate::content::ItemKind::Prize);
        if item.place.holder() == Some(victim) && !prize {
            item.place = Place::Nowhere;
            let item = item.id;
            play.push(Frame::Booty { item })?;
        }
    }
    Ok(())
}
