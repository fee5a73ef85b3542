//! CA-AMBUSH: creatures that act at once when they are discovered. How they get there is CA-MAP and CA-SPAWN.

use super::legal::each;
use super::{Done, Out, Play, PlayExt, check, demand, forbid, map, turn};
use crate::action::Action;
use crate::event::{Event, FightEvent, TurnEvent};
use crate::state::{CreatureId, Frame, Side, Status, ZoneSlot};
use undercroft_kernel::{Chance, Sink};

/// CA-AMBUSH-02: Whom of those left the game master may activate.
pub fn offers(left: u32, out: Out) {
    for who in each(left) {
        out.push(Action::Activate(who));
    }
}

/// CA-AMBUSH-02, CA-AMBUSH-06: A zone is discovered: those who lie in ambush there act at once, with all their action points, before
/// whoever discovered them goes on.
pub fn spring<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, zone: ZoneSlot) -> Done<C> {
    let lurks = |who: &CreatureId| {
        let creature = &play.state.creatures[*who];
        creature.is(Status::AMBUSHER) && play.state.zone_of(creature.at) == Some(zone)
    };
    let left = play.state.creatures.of(Side::Master).filter(lurks).fold(0, |set, who| set | who.bit());
    if left == 0 {
        return Ok(());
    }
    for who in each(left) {
        let creature = play.creature(who);
        creature.set(Status::AMBUSHER, false);
        creature.ap = turn::full_points(creature);
        play.tell(who, FightEvent::Ambushed);
    }
    let back = std::mem::take(&mut play.state.table.actor);
    let run = std::mem::take(&mut play.state.table.run_left);
    play.push(Frame::Ambush { left, back, run })
}

/// CA-AMBUSH-02: An ambusher acts.
pub fn activate<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let Some(Frame::Ambush { left, .. }) = play.state.stack.top() else {
        return check(forbid("CA-AMBUSH-02"));
    };
    let may = left & who.bit() != 0 && !play.state.actor.is_somebody();
    check(demand(may, "CA-AMBUSH-02"))?;
    set_left(play, left & !who.bit());
    play.state.actor = who;
    let ap = play.state.creatures[who].ap;
    play.tell(who, TurnEvent::Began(ap));
    Ok(())
}

fn set_left<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, now: u32) {
    if let Some(Frame::Ambush { left, .. }) = play.state.stack.top_mut() {
        *left = now;
    }
}

/// CA-AMBUSH-03: Whoever is left acts; then the opener's turn goes on. Says whether something could be done without a decision.
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    let Some(Frame::Ambush { left, back, run }) = play.state.stack.top() else { return Ok(false) };
    if play.state.actor.is_somebody() {
        if turn::has_more_to_do(play.game, play.state) {
            return Ok(false);
        }
        turn::end_activity(play)?;
        return Ok(true);
    }
    let able = each(left).filter(|who| play.state.creatures[*who].is_able());
    let able = able.fold(0, |set, who| set | who.bit());
    if able == 0 {
        play.state.stack.pop();
        turn::take_up(play.state, back, run);
        return Ok(true);
    }
    set_left(play, able);
    Ok(false)
}

/// CA-AMBUSH-05: A group that nobody met enters at the end of the heroes' turn. Says whether it did something.
pub fn enter_late<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    if play.state.side != Side::Party {
        return Ok(false);
    }
    let Some(group) = play.state.ambushes.first().copied() else { return Ok(false) };
    play.state.table.ambushes.remove(0);
    map::enter_from_afar(play, group)?;
    Ok(true)
}
