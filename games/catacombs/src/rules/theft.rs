//! CA-THEFT: stealing, and the blow that a clumsy thief gets.

use super::legal::{Actor, each};
use super::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, dice, duel, forbid, gold, invis, melee, sheet,
    test,
};
use crate::Catacombs;
use crate::action::{Action, Hand, Thing};
use crate::content::{Act, Characteristic, ItemKind};
use crate::event::{Event, ItemEvent};
use crate::facts::draws::OBJECT;
use crate::state::{Attack, CreatureId, Frame, Kind, Place, Purpose, Side, State, Target};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    if actor.near == 0 || actor.points < actor.game.content.cost(Act::Steal) {
        return;
    }
    let (game, state, who) = (actor.game, actor.state, actor.who);
    // CA-THEFT-07: GM characters know of nothing that they could name.
    let nameable = if actor.me.side == Side::Party { state.items.len() } else { 0 };
    for target in each(actor.near) {
        if duel::is_apart(state, who, target).is_err() {
            continue;
        }
        let mut named = false;
        for slot in 0..nameable {
            if is_known(game, state, who, target, slot) {
                let thing = sheet::thing(state, target, slot);
                named = true;
                if sheet::is_distinct(state, slot) {
                    out.push(Action::Steal(target, Some(thing)));
                }
            }
        }
        if !named {
            out.push(Action::Steal(target, None));
        }
    }
}

/// CA-THEFT-01, CA-DUEL-06: Whether somebody can be robbed: anybody in reach, friend or foe.
fn can_steal(state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    let beside = target != who && other.at.is_somewhere() && state.is_in_reach(me.at, other.at);
    demand(beside, "CA-THEFT-01")?;
    duel::is_apart(state, who, target)
}

/// CA-THEFT-07: Whether a thief knows that the target carries this object, unused: heroes know what heroes have, and who has what the quest
/// is about; GM characters know nothing.
fn is_known(game: &Catacombs, state: &State, who: CreatureId, target: CreatureId, slot: usize) -> bool {
    let Some(item) = state.items.get(slot) else { return false };
    if item.place != Place::Pack(target) || state.creatures[who].side == Side::Master {
        return false;
    }
    let prize = matches!(game.content.items[item.id].kind, ItemKind::Prize);
    prize || matches!(state.creatures[target].kind, Kind::Hero(_))
}

/// CA-THEFT-01, CA-THEFT-02, CA-THEFT-07: Steals, an object that is known or any: a dexterity test against the target's agility.
pub fn steal<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    target: CreatureId,
    thing: Option<Thing>,
) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Steal))?;
    check(can_steal(play.state, who, target))?;
    let named = thing.and_then(|thing| sheet::held(play.state, target, thing));
    let known = (0..play.state.items.len()).any(|slot| is_known(play.game, play.state, who, target, slot));
    let right = match (thing, named) {
        (None, _) => !known,
        (Some(_), Some(slot)) => is_known(play.game, play.state, who, target, slot),
        (Some(_), None) => false,
    };
    check(demand(right, "CA-THEFT-07"))?;
    action::charge(play, who, play.game.content.cost(Act::Steal));
    let difficulty = play.state.creatures[target].level(Characteristic::Agility);
    let purpose = Purpose::Steal { from: target, item: named.map(|slot| slot as u8) };
    test::roll(play, test::of(who, Characteristic::Dexterity, difficulty, purpose))
}

/// CA-THEFT-03, CA-THEFT-05: The object and écus change hands; or the target may strike.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    from: CreatureId,
    item: Option<u8>,
    passed: bool,
) -> Done<C> {
    if !passed {
        return caught(play, who, from);
    }
    let slot = match item {
        Some(slot) => Some(usize::from(slot)),
        None => any_object(play, from)?,
    };
    let victim = play.figure(from);
    let stolen = slot.and_then(|slot| play.state.table.items.get_mut(slot)).map(|item| {
        item.place = Place::Pack(who);
        item.id
    });
    play.tell(who, ItemEvent::Stole(stolen, victim));
    pocket(play, who, from)
}

/// CA-THEFT-07: One of the objects that somebody carries and does not use, all alike.
fn any_object<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, from: CreatureId) -> Done<C, Option<usize>> {
    let loose = |state: &State, wanted: usize| {
        let slots = state.items.iter().enumerate().filter(|(_, item)| item.place == Place::Pack(from));
        slots.map(|(slot, _)| slot).nth(wanted)
    };
    let count = play.state.items.iter().filter(|item| item.place == Place::Pack(from)).count();
    if count == 0 {
        return Ok(None);
    }
    let seat = play.state.master();
    let picked = play.ctx.pick(Draw::new(OBJECT, seat, Weights::Uniform(count as u32)))?;
    Ok(loose(play.state, picked as usize))
}

/// CA-THEFT-03, CA-THEFT-04, CA-THEFT-08: So many D of écus: a hero loses no more than it has of its own, to the thief's own purse; a
/// creature's come from nowhere, into the common one.
fn pocket<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, from: CreatureId) -> Done<C> {
    let numbers = play.content().numbers;
    let sum = dice::sum(dice::d(play, who, numbers.theft_dice)?);
    let ecus = u16::from(sum) * u16::from(numbers.theft_ecus);
    if let Some(sheet) = play.state.sheet_mut(from) {
        let taken = ecus.min(sheet.ecus);
        sheet.ecus -= taken;
        play.tell(who, ItemEvent::StoleEcus(taken));
        if let Some(thief) = play.state.sheet_mut(who) {
            thief.ecus = thief.ecus.saturating_add(taken);
            return Ok(());
        }
        return share(play, who, taken);
    }
    share(play, who, ecus)
}

/// CA-THEFT-08: What a thief without a purse of its own, or a thief of the party, brings: the party has it in common.
fn share<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, ecus: u16) -> Done<C> {
    match play.state.creatures[who].side {
        Side::Party => gold::find(play, who, ecus),
        Side::Master => Ok(()),
    }
}

/// CA-THEFT-05, CA-INVIS-01: The target may strike the thief, if it can act and the thief can be seen.
fn caught<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thief: CreatureId, by: CreatureId) -> Done<C> {
    let able = play.state.creatures[by].is_able();
    let seen = invis::can_target(play.state, thief).is_ok();
    if able && seen { play.push(Frame::FreeAttack { by, thief }) } else { Ok(()) }
}

/// CA-THEFT-05: A blow with either hand, or none.
pub fn strike_offers(game: &Catacombs, state: &State, by: CreatureId, _: CreatureId, out: Out) {
    for hand in [Hand::Main, Hand::Off] {
        if melee::has_hand(game, state, by, hand) {
            out.push(Action::Strike(hand));
        }
    }
    out.push(Action::Pass);
}

/// CA-THEFT-05, CA-THEFT-06: Strikes the thief, who cannot move, for nothing.
pub fn strike<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, hand: Hand) -> Done<C> {
    let Some(Frame::FreeAttack { by, thief }) = play.state.stack.top() else {
        return check(forbid("CA-THEFT-05"));
    };
    check(demand(melee::has_hand(play.game, play.state, by, hand), "CA-MELEE-19"))?;
    play.state.stack.pop();
    let weapon = melee::weapon_of(play.game, play.state, by, hand);
    let target = Target::Creature(thief);
    melee::declare(play, Attack { by, target, weapon, immobile: true, ..Attack::default() })
}
