//! CA-DESTINY: destiny points: repeating a failed roll, escaping death.
//!
//! Tests and attacks that failed are repeated in CA-TEST and CA-MELEE. Every other roll that may come to nothing is a [`PlainRoll`] and comes
//! through [`roll`]; `conclude` hands the result to the chapter that asked: one line for each.

use super::{Allowed, Done, Out, Play, PlayExt, check, demand, dice, element, fire, forbid, search};
use crate::Catacombs;
use crate::action::Action;
use crate::content::Mishap;
use crate::event::{Event, FightEvent, RollEvent};
use crate::state::{CreatureId, Death, Frame, PlainRoll, Rolled, State, Status};
use undercroft_kernel::{Chance, Sink};

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
    play.tell(who, RollEvent::DestinySpent);
}

/// CA-DESTINY-01: A failed roll may be repeated, or stands.
pub fn offers(state: &State, who: CreatureId, out: Out) {
    if may_repeat(state, who) {
        out.push(Action::Destiny);
    }
    out.push(Action::Pass);
}

/// CA-DESTINY-01: Rolls D alone. When they come to nothing, whoever has a point left is asked whether they are rolled again.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, plain: PlainRoll) -> Done<C> {
    let count = if matches!(plain, PlainRoll::Search(_)) { 2 } else { 1 };
    let dice = if who.is_somebody() { dice::d(play, who, count)? } else { dice::master_d(play, count)? };
    let sum = dice::sum(dice);
    if may_repeat(play.state, who) && is_asked_about(play.game, play.state, who, plain, sum) {
        let roll = Rolled { dice: dice.0, sum: sum as i8, ..Rolled::default() };
        return play.push(Frame::Fruitless { who, plain, roll });
    }
    conclude(play, who, plain, sum)
}

/// CA-DESTINY-01: Whether a roll came to nothing, at a table that wants to know.
fn is_asked_about(game: &Catacombs, state: &State, who: CreatureId, plain: PlainRoll, sum: u8) -> bool {
    match plain {
        PlainRoll::Search(_) => game.options.ask_searches && search::on_square(game, sum).is_fruitless(),
        PlainRoll::Content { piece, .. } => search::in_piece(game, state, piece, sum).is_fruitless(),
        PlainRoll::Slip(_) => element::mishap(game, sum) != Mishap::Cross,
        PlainRoll::Ignite(target) => fire::is_in_vain(state, who, target, sum, game.content.numbers.ignite),
        PlainRoll::BurnOn(target) => fire::is_in_vain(state, who, target, sum, game.content.numbers.burn_on),
    }
}

/// CA-DESTINY-01: All D are rolled again for a point.
pub fn repeat<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Fruitless { who, plain, .. }) = play.state.stack.top() else {
        return check(forbid("CA-DESTINY-01"));
    };
    check(can_repeat(play.state, who))?;
    play.state.stack.pop();
    spend(play, who);
    roll(play, who, plain)
}

/// CA-DESTINY-01: What was rolled stands.
pub fn stand<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Fruitless { who, plain, roll }) = play.state.stack.pop() else {
        return check(forbid("CA-DESTINY-01"));
    };
    conclude(play, who, plain, roll.sum as u8)
}

/// Hands a result to the chapter that asked for the roll.
fn conclude<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    plain: PlainRoll,
    sum: u8,
) -> Done<C> {
    match plain {
        PlainRoll::Search(square) => search::searched(play, who, square, sum),
        PlainRoll::Content { piece, may_lock } => search::opened(play, who, piece, may_lock, sum),
        PlainRoll::Slip(from) => element::slipped(play, who, from, sum),
        PlainRoll::Ignite(target) => {
            fire::ignited(play, target, who, sum);
            Ok(())
        }
        PlainRoll::BurnOn(target) => {
            fire::burned(play, target, sum);
            Ok(())
        }
    }
}

/// CA-DESTINY-03, CA-DESTINY-08: Somebody escapes its death.
pub fn escape<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Doom { who, death }) = play.state.stack.top() else {
        return check(forbid("CA-DESTINY-03"));
    };
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
        Death::Banishment => {}
        Death::Lava { from } => {
            play.state.put(who, from);
            play.creature(who).ap = 0;
            if play.state.actor == who {
                play.state.run_left = 0;
            }
        }
    }
    play.tell(who, FightEvent::Spared);
    Ok(())
}
