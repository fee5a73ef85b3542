//! CA-DESTINY: destiny points: repeating a failed roll, escaping death.

use super::{Allowed, Done, Out, Play, check, demand};
use crate::action::Action;
use crate::event::{Event, What};
use crate::state::{CreatureId, Death, Frame, State, Status};
use undercroft_kernel::{Chance, Sink, illegal};

/// CA-DESTINY-01: Whether somebody has a point to repeat a roll of its own.
#[inline]
#[must_use]
pub fn may_repeat(state: &State, who: CreatureId) -> bool {
    state.sheet(who).is_some_and(|sheet| sheet.destiny > 0)
}

/// CA-DESTINY-01: Whether somebody may repeat a roll.
pub fn can_repeat(state: &State, who: CreatureId) -> Allowed {
    demand(may_repeat(state, who), "CA-DESTINY-01")
}

/// A point is spent.
pub fn spend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    if let Some(sheet) = play.state.sheet_mut(who) {
        sheet.destiny = sheet.destiny.saturating_sub(1);
    }
    play.tell(who, What::DestinySpent);
}

/// CA-DESTINY-01: A failed roll may be repeated, or stands.
pub fn test_offers(state: &State, who: CreatureId, out: Out) {
    if may_repeat(state, who) {
        out.push(Action::Destiny);
    }
    out.push(Action::Pass);
}

/// CA-DESTINY-03, CA-DESTINY-08: Somebody escapes its death.
pub fn escape<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Doom { who, death }) = play.state.stack.top() else { return illegal("CA-DESTINY-03") };
    check(can_repeat(play.state, who))?;
    play.state.stack.pop();
    spend(play, who);
    match death {
        Death::Wounds => {
            let pv = i16::from(play.content().numbers.destiny_pv);
            let creature = play.creature(who);
            creature.pv = pv;
            creature.deadline = 0;
            creature.set(Status::GROUNDED, false);
        }
        Death::Lava { from } => {
            play.state.put(who, from);
            play.creature(who).ap = 0;
            if play.state.actor == who {
                play.state.run_left = 0;
            }
        }
    }
    play.tell(who, What::Spared);
    Ok(())
}
