//! CA-SPEECH: the four speeches. What a threat makes its hearers feel is CA-FEAR; who acts for whom is CA-TURN.

use super::legal::{Actor, each, side};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, dice, forbid, los, test};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Characteristic, Speech};
use crate::event::{Event, SpeechEvent, StatusEvent};
use crate::state::{CreatureId, Frame, Purpose, Side, State, Status, Test, ZoneSlot};
use undercroft_kernel::{Chance, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if actor.points < game.content.cost(Act::Speech) || action::is_for(game, state, who, Act::Speech).is_err()
    {
        return;
    }
    for speech in [Speech::Threat, Speech::Bravery, Speech::Manipulation] {
        if is_unsaid(state, speech).is_ok() {
            out.push(Action::Speech(speech));
        }
    }
    if funds(state, who) > 0 && is_unsaid(state, Speech::Corruption).is_ok() {
        let most = |odd| affordable(game, state, who, odd);
        for target in each(actor.seen_foes()) {
            if can_buy(state, who, target).is_ok() {
                out.push_range(Action::Bribe(target, 1), 1, most(0).unwrap_or_default());
                if let Some(most) = most(1) {
                    out.push_range(Action::BribeMore(target, 0), 0, most);
                }
            }
        }
    }
}

/// CA-SPEECH-17: Each speech may be attempted once a turn, by whomever.
fn is_unsaid(state: &State, speech: Speech) -> Allowed {
    demand(state.speeches >> speech as u8 & 1 == 0, "CA-SPEECH-17")
}

/// CA-SPEECH-12: What somebody can offer: its own écus, then those of the common purse.
fn funds(state: &State, who: CreatureId) -> u32 {
    let own = state.sheet(who).map_or(0, |sheet| u32::from(sheet.ecus));
    own.saturating_add(state.purse)
}

/// CA-SPEECH-12: How many sums somebody can offer with so many écus more, if any.
fn affordable(game: &Catacombs, state: &State, who: CreatureId, odd: u8) -> Option<u16> {
    let left = funds(state, who).checked_sub(u32::from(odd))?;
    let most = left / u32::from(game.content.speeches.bribe_ecus).max(1);
    Some(most.min(u32::from(u8::MAX)) as u16)
}

/// CA-SPEECH-03, CA-SPEECH-11: Whether somebody can be addressed: an adversary in sight, in the speaker's zone.
fn can_buy(state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(other.at.is_somewhere() && other.side != me.side, "CA-SPEECH-11")?;
    demand(los::sees(state, who, target), "CA-SPEECH-11")?;
    demand(zone_of(state, target) == zone_of(state, who), "CA-SPEECH-03")
}

fn zone_of(state: &State, who: CreatureId) -> Option<ZoneSlot> {
    state.zone_of(state.creatures[who].at)
}

/// CA-SPEECH-02, CA-SPEECH-04: Makes a speech to everybody in the zone.
pub fn speak<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, speech: Speech) -> Done<C> {
    check(demand(speech != Speech::Corruption, "CA-SPEECH-11"))?;
    let who = check(action::can(play.game, play.state, Act::Speech))?;
    check(is_unsaid(play.state, speech))?;
    begin(play, who, speech, CreatureId::NONE, 0)
}

/// CA-SPEECH-11, CA-SPEECH-12: Offers a bribe of so many sums.
pub fn bribe<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, sums: u8) -> Done<C> {
    let who = check(can_bribe(play.game, play.state, target, sums, 0))?;
    check(demand(sums > 0, "CA-SPEECH-12"))?;
    offer(play, who, target, price(play.game, sums, 0))
}

/// CA-SPEECH-12: Offers so many sums and some écus more; how many is asked next, and nothing is paid before.
pub fn bribe_more<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, sums: u8) -> Done<C> {
    check(can_bribe(play.game, play.state, target, sums, 1))?;
    play.push(Frame::Haggle { target, sums })
}

/// CA-SPEECH-11, CA-SPEECH-12: Whether somebody may offer so much now: whoever acts.
fn can_bribe(game: &Catacombs, state: &State, target: CreatureId, sums: u8, odd: u8) -> Allowed<CreatureId> {
    let who = action::can(game, state, Act::Speech)?;
    is_unsaid(state, Speech::Corruption)?;
    can_buy(state, who, target)?;
    let most = affordable(game, state, who, odd);
    demand(most.is_some_and(|most| u16::from(sums) <= most), "CA-SPEECH-12")?;
    Ok(who)
}

/// CA-SPEECH-12: How many écus beyond so many sums somebody has to give: fewer than another sum.
fn most_more(game: &Catacombs, state: &State, sums: u8) -> u8 {
    let sum = u32::from(game.content.speeches.bribe_ecus);
    let left = funds(state, state.actor).saturating_sub(sum * u32::from(sums));
    left.min(sum.saturating_sub(1)).min(u32::from(u8::MAX)) as u8
}

/// CA-SPEECH-12: The écus that may be added, or none of it after all.
pub fn haggle_offers(game: &Catacombs, state: &State, sums: u8, out: Out) {
    out.push_range(Action::Ecus(1), 1, u16::from(most_more(game, state, sums)));
    out.push(Action::Pass);
}

/// CA-SPEECH-12: Adds so many écus: they are offered and count for nothing.
pub fn add<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, odd: u8) -> Done<C> {
    let Some(Frame::Haggle { target, sums }) = play.state.stack.top() else {
        return check(forbid("CA-SPEECH-12"));
    };
    let fits = odd > 0 && odd <= most_more(play.game, play.state, sums);
    check(demand(fits, "CA-SPEECH-12"))?;
    play.state.stack.pop();
    let who = play.state.actor;
    offer(play, who, target, price(play.game, sums, odd))
}

/// CA-SPEECH-12: A sum is offered. For the common purse the leader has to agree.
fn offer<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    target: CreatureId,
    ecus: u16,
) -> Done<C> {
    let own = play.state.sheet(who).map_or(0, |sheet| sheet.ecus);
    let leader = play.state.leader;
    if ecus > own && play.state.seat_of(leader) != play.state.seat_of(who) {
        return play.push(Frame::Pledge { by: who, target, ecus });
    }
    begin(play, who, Speech::Corruption, target, ecus)
}

/// CA-SPEECH-12: What so many sums and so many écus more come to.
pub const fn price(game: &Catacombs, sums: u8, odd: u8) -> u16 {
    game.content.speeches.bribe_ecus.saturating_mul(sums as u16).saturating_add(odd as u16)
}

/// CA-SPEECH-12: The leader lets the common purse pay.
pub fn agree<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Pledge { by, target, ecus }) = play.state.stack.pop() else {
        return check(forbid("CA-SPEECH-12"));
    };
    begin(play, by, Speech::Corruption, target, ecus)
}

/// CA-SPEECH-04: The speech is paid for and tested.
fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    speech: Speech,
    target: CreatureId,
    ecus: u16,
) -> Done<C> {
    action::charge(play, who, play.game.content.cost(Act::Speech));
    play.state.table.speeches |= 1 << speech as u8;
    let difficulty = play.content().speeches.difficulty(speech);
    let purpose = Purpose::Speech { speech, target, ecus };
    let bonus = (ecus / play.content().speeches.bribe_ecus.max(1)).min(i8::MAX as u16) as i8;
    test::roll(play, Test { bonus, ..test::of(who, Characteristic::Charisma, difficulty, purpose) })
}

/// CA-SPEECH-05 to CA-SPEECH-14: What came of a speech.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    speech: Speech,
    target: CreatureId,
    ecus: u16,
    passed: bool,
) -> Done<C> {
    play.tell(who, SpeechEvent::Spoke(speech, passed));
    let effects = play.content().speeches;
    match (speech, passed) {
        (Speech::Threat, true) => threaten(play, who, effects.threat_fear),
        (Speech::Threat, false) => return provoke(play, who),
        (Speech::Bravery, true) => encourage(play, who),
        (Speech::Bravery, false) => discourage(play, who, effects.bravery_failure_ap),
        (Speech::Manipulation, true) => fool(play, who),
        (Speech::Manipulation, false) => discourage(play, who, effects.manipulation_failure_ap),
        (Speech::Corruption, true) => return pocket(play, who, target, ecus),
        // CA-SPEECH-13: A bribe that nobody listens to costs nothing.
        (Speech::Corruption, false) => {}
    }
    Ok(())
}

/// CA-SPEECH-03: Those of a side who hear a speaker, one bit each, the speaker included.
fn hearers(state: &State, who: CreatureId, of: Side) -> u32 {
    let zone = zone_of(state, who);
    each(side(state, of))
        .filter(|other| zone_of(state, *other) == zone && !state.creatures[*other].is_grounded())
        .fold(0, |set, other| set | other.bit())
}

/// CA-SPEECH-05: The adversaries of this zone face fear in their next turn.
fn threaten<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, level: u8) {
    play.state.table.threat = (level, zone_of(play.state, who));
}

/// CA-SPEECH-06: The adversaries of this zone gain action points to share in their next turn.
fn provoke<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let faces = dice::master_d(play, play.content().speeches.threat_failure_dice)?;
    let points = dice::sum(faces);
    play.state.table.gift = play.state.gift.saturating_add(points);
    play.state.table.threat.1 = zone_of(play.state, who);
    play.tell(who, SpeechEvent::Provoked(points));
    Ok(())
}

/// CA-SPEECH-07, CA-SPEECH-18: Everybody of the party here gains action points and loses its fear, unless its turn is over.
fn encourage<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    let gain = play.content().speeches.bravery_ap;
    for listener in each(hearers(play.state, who, Side::Party)) {
        let creature = play.creature(listener);
        if creature.is(Status::DONE) || creature.is(Status::LATE) {
            continue;
        }
        let back = gain.saturating_add(creature.fear_loss);
        creature.fear_loss = 0;
        creature.set(Status::BRAVE, true);
        creature.ap = creature.ap.saturating_add(back);
        play.tell(listener, StatusEvent::ApGained(back));
    }
}

/// CA-SPEECH-08, CA-SPEECH-10: Everybody of the party here loses action points, as far as it has any.
fn discourage<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, loss: u8) {
    for listener in each(hearers(play.state, who, Side::Party)) {
        let creature = play.creature(listener);
        let lost = loss.min(creature.ap);
        creature.ap -= lost;
        if lost > 0 {
            play.tell(listener, StatusEvent::ApLost(lost));
        }
    }
}

/// CA-SPEECH-09: The adversaries of this zone lose their next turn.
fn fool<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    for victim in each(hearers(play.state, who, Side::Master)) {
        play.creature(victim).set(Status::FOOLED, true);
        play.tell(victim, SpeechEvent::Fooled);
    }
}

/// CA-SPEECH-14: The adversary takes the money and tests its will against the speaker's charisma.
fn pocket<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    target: CreatureId,
    ecus: u16,
) -> Done<C> {
    let mut price = u32::from(ecus);
    if let Some(sheet) = play.state.sheet_mut(who) {
        let own = price.min(u32::from(sheet.ecus));
        sheet.ecus -= own as u16;
        price -= own;
    }
    play.state.table.purse = play.state.purse.saturating_sub(price);
    let charisma = play.state.creatures[who].level(Characteristic::Charisma);
    test::roll(play, test::of(target, Characteristic::Will, charisma, Purpose::Bribe { by: who }))
}

/// CA-SPEECH-15, CA-SPEECH-16, CA-SPEECH-19: Whoever does not resist acts for the speaker from the party's next turn on.
pub fn resisted<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    by: CreatureId,
    passed: bool,
) -> Done<C> {
    if passed {
        play.tell(who, SpeechEvent::Unbribed);
        return Ok(());
    }
    let owner = play.state.creatures[by].owner;
    let creature = play.creature(who);
    creature.side = Side::Party;
    creature.owner = owner;
    creature.wait = 0;
    // In its own turn it stops where it is.
    creature.ap = 0;
    creature.set(Status::BRIBED, true);
    creature.set(Status::LATE, true);
    play.tell(who, SpeechEvent::Bribed);
    Ok(())
}

/// CA-SPEECH-06, CA-SPEECH-09: Those among whom the points of a failed threat are shared, one bit each; whoever was fooled has no turn.
fn sharers(state: &State) -> u32 {
    let zone = state.threat.1;
    each(side(state, Side::Master))
        .filter(|who| {
            let creature = &state.creatures[*who];
            state.zone_of(creature.at) == zone && !creature.is(Status::DONE)
        })
        .fold(0, |set, who| set | who.bit())
}

/// CA-SPEECH-06: At the start of the game master's turn, points to share out; with nobody there to have them they are lost.
pub fn share<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    // The threat has been faced: it frightens nobody twice.
    play.state.table.threat.0 = 0;
    let points = std::mem::take(&mut play.state.table.gift);
    if points == 0 || sharers(play.state) == 0 {
        return Ok(());
    }
    play.push(Frame::Share { points })
}

/// CA-SPEECH-06: To whom the game master may give a point.
pub fn share_offers(state: &State, out: Out) {
    for who in each(sharers(state)) {
        out.push(Action::Grant(who));
    }
}

/// CA-SPEECH-06: The game master gives one point.
pub fn grant<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let Some(Frame::Share { points }) = play.state.stack.top() else { return check(forbid("CA-SPEECH-06")) };
    if sharers(play.state) & who.bit() == 0 {
        return check(forbid("CA-SPEECH-06"));
    }
    play.state.stack.pop();
    let creature = play.creature(who);
    creature.ap = creature.ap.saturating_add(1);
    play.tell(who, StatusEvent::ApGained(1));
    match points {
        0 | 1 => Ok(()),
        _ => play.push(Frame::Share { points: points - 1 }),
    }
}
