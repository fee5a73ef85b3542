//! CA-DESTINY: destiny points: repeating a failed roll, escaping death.

use super::{Allowed, Done, Out, Play, demand};
use crate::action::Action;
use crate::event::{Event, What};
use crate::state::{CreatureId, State};
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
pub fn escape<C: Chance, S: Sink<Event>>(_: &mut Play<C, S>) -> Done<C> {
    illegal("CA-DESTINY-03")
}
