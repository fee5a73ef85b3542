//! CA-WEB: being webbed and tearing free.

use super::legal::Actor;
use super::{Done, Out, Play, PlayExt, action, check, demand, ether, sheet, test};
use crate::action::Action;
use crate::content::{Act, Characteristic, Immunity};
use crate::event::{Event, StatusEvent};
use crate::state::{CreatureId, Purpose};
use undercroft_kernel::{Chance, Sink};

/// CA-WEB-01: The only thing that whoever is webbed may do.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points >= actor.game.content.cost(Act::BreakWeb) {
        out.push(Action::BreakFree);
    }
}

/// CA-WEB-02: Tears at the web: a strength test at its level, as often as it is paid for.
pub fn break_free<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::BreakWeb))?;
    let level = play.state.creatures[who].web;
    check(demand(level > 0, "CA-WEB-02"))?;
    action::charge(play, who, play.game.content.cost(Act::BreakWeb));
    test::roll(play, test::of(who, Characteristic::Strength, level, Purpose::BreakFree))
}

/// CA-WEB-02: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, passed: bool) -> Done<C> {
    if passed {
        play.creature(who).web = 0;
        play.tell(who, StatusEvent::BrokeFree);
    }
    Ok(())
}

/// CA-WEB-01, CA-WEB-04, CA-ETHER-01: Somebody is webbed, unless nothing holds it.
pub fn entangle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, level: u8) -> Done<C> {
    let safe = ether::is_immaterial(play.game, play.state, who)
        || sheet::is_immune(play.game, play.state, who, Immunity::Web);
    let creature = play.creature(who);
    if safe || level == 0 || !creature.at.is_somewhere() {
        return Ok(());
    }
    creature.web = creature.web.max(level);
    play.tell(who, StatusEvent::Webbed(level));
    Ok(())
}
