//! CA-MELEE: attacks, from the declaration to the wound. Shots go through here too; who may be shot at is CA-SHOOT, what parries is
//! CA-PARRY. Doors and chests are struck here and broken in CA-DOOR.
//!
//! An attack is declared (the target may defend), rolled (the target may parry, the attacker may roll again) and struck. Each answer is
//! a step of its own.

mod again;
mod profile;
mod strike;

use super::legal::{Actor, each};
use super::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, destiny, dice, forbid, immobile, invis, los,
    parry,
};
use crate::Catacombs;
use crate::action::{Action, Hand};
use crate::content::Act;
use crate::event::{Event, FightEvent, Figure, Manner};
use crate::state::{Attack, CreatureId, Frame, Rolled, Stage, State, Status, Target};
pub use again::{again, again_offers, go_on, is_again, same_blow};
pub use profile::{Profile, has_hand, is_magic, parrying_hands, profile, second_hand, weapon_of, wielded};
use undercroft_kernel::{Chance, Seats, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    if actor.near == 0 && !actor.has_foes() {
        return;
    }
    free_offers(actor, out);
    let (game, state, who) = (actor.game, actor.state, actor.who);
    for hand in [Hand::Main, Hand::Off] {
        if !has_hand(game, state, who, hand) {
            continue;
        }
        let strong = actor.can_pay(Act::PowerfulAttack);
        for target in each(targets(actor, hand)) {
            if can_strike(game, state, who, target, hand).is_err() {
                continue;
            }
            if actor.can_pay(Act::Attack) && !is_free(game, state, who, hand) {
                out.push(Action::Attack { target, hand, strong: false });
            }
            if strong {
                out.push(Action::Attack { target, hand, strong: true });
            }
        }
    }
}

/// Whom a hand might strike: those in reach, and those whom a long weapon reaches.
fn targets(actor: &Actor, hand: Hand) -> u32 {
    let reach =
        profile(actor.game, actor.state, actor.who, weapon_of(actor.game, actor.state, actor.who, hand))
            .reach;
    if reach > 1 { actor.near | actor.seen_foes() } else { actor.near }
}

/// CA-MELEE-19: What may be struck without points: once a turn, with the other hand.
pub fn free_offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    let Some(hand) = second_hand(game, state, who) else { return };
    for target in each(targets(actor, hand)) {
        if can_strike(game, state, who, target, hand).is_ok() {
            out.push(Action::Attack { target, hand, strong: false });
        }
    }
}

/// CA-MELEE-19: Whether somebody may still strike without points, and has somebody to strike.
#[must_use]
pub fn has_free_attack(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let Some(hand) = second_hand(game, state, who) else { return false };
    state
        .creatures
        .on_board()
        .any(|target| target != who && can_strike(game, state, who, target, hand).is_ok())
}

/// CA-MELEE-19: Whether a blow of this hand costs nothing now.
fn is_free(game: &Catacombs, state: &State, who: CreatureId, hand: Hand) -> bool {
    second_hand(game, state, who) == Some(hand)
}

/// CA-MELEE-02, CA-MELEE-03, CA-MELEE-17, CA-MELEE-18, CA-INVIS-01, CA-DUEL-06: Whether somebody can strike somebody with a hand: anybody in
/// reach, allies included; adversaries also as far as a long weapon reaches.
/// CA-MELEE-04: Nor does it hinder a blow.
pub fn can_strike(
    game: &Catacombs,
    state: &State,
    who: CreatureId,
    target: CreatureId,
    hand: Hand,
) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(target != who && other.at.is_somewhere(), "CA-MELEE-02")?;
    demand(has_hand(game, state, who, hand), "CA-MELEE-19")?;
    invis::can_target(state, target)?;
    demand(!other.duel.is_somebody() || other.duel == who, "CA-DUEL-06")?;
    demand(!me.duel.is_somebody() || me.duel == target, "CA-DUEL-04")?;
    if state.is_in_reach(me.at, other.at) {
        return Ok(());
    }
    let reach = profile(game, state, who, weapon_of(game, state, who, hand)).reach;
    let far = reach > 1 && me.at.distance(other.at) <= reach && other.side != me.side;
    if !far {
        let flanked = me.at.is_beside(other.at);
        return forbid(if flanked { "CA-MELEE-03" } else { "CA-MELEE-02" });
    }
    demand(los::sees(state, who, target), "CA-MELEE-17")
}

/// CA-MELEE-01, CA-MELEE-14: Strikes somebody.
pub fn attack<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    target: CreatureId,
    hand: Hand,
    strong: bool,
) -> Done<C> {
    if is_again(play.state) {
        return again(play, target, hand, strong);
    }
    let free = !strong && check_free(play, hand);
    let who = if free { play.state.actor } else { check(payer(play, strong))? };
    check(can_strike(play.game, play.state, who, target, hand))?;
    if free {
        play.creature(who).set(Status::SECOND_HAND, true);
        play.state.stirred = true;
    } else {
        action::settle_up(play, who, act(strong));
    }
    begin_with(play, who, Target::Creature(target), hand, strong, free)
}

const fn act(strong: bool) -> Act {
    if strong { Act::PowerfulAttack } else { Act::Attack }
}

fn payer<C: Chance, S: Sink<Event>>(play: &Play<C, S>, strong: bool) -> Allowed<CreatureId> {
    action::can(play.game, play.state, act(strong))
}

/// CA-MELEE-19: Whether the blow is the free one of the other hand.
fn check_free<C: Chance, S: Sink<Event>>(play: &Play<C, S>, hand: Hand) -> bool {
    let actor = action::actor(play.state);
    actor.is_some_and(|who| is_free(play.game, play.state, who, hand))
}

/// CA-DOOR-09: An attack that is paid for begins: on somebody, a door or a chest.
pub fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    target: Target,
    hand: Hand,
    strong: bool,
) -> Done<C> {
    begin_with(play, who, target, hand, strong, false)
}

fn begin_with<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    target: Target,
    hand: Hand,
    strong: bool,
    free: bool,
) -> Done<C> {
    let weapon = weapon_of(play.game, play.state, who, hand);
    profile::note_blow(play.state, who, hand);
    let profile = profile(play.game, play.state, who, weapon);
    if profile.attacks > 1 {
        play.push(Frame::Again { by: who, weapon, strong, left: profile.attacks - 1 })?;
    }
    let penalty = if free { profile::second_hand_penalty(play.game, play.state, who) } else { 0 };
    declare(play, Attack { by: who, target, weapon, strong, level: -penalty, ..Attack::default() })
}

/// An attack is declared: its dice are counted, and whoever waits may defend. CA-MELEE-14, CA-SHOOT-09: A strong one has a D more.
pub fn declare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, attack: Attack) -> Done<C> {
    let profile = profile(play.game, play.state, attack.by, attack.weapon);
    let numbers = &play.game.content.numbers;
    let more = if profile.ranged { numbers.precise_dice } else { numbers.powerful_dice };
    let immobile = match attack.target {
        // CA-IMMOBILE-02, CA-SHOOT-06: Only blows never miss what cannot move.
        _ if profile.ranged => false,
        Target::Creature(target) => attack.immobile || immobile::is_immobile(play.state, target),
        _ => true,
    };
    let dice = profile.damage.dice + if attack.strong { more } else { 0 };
    let attack = Attack { dice, level: attack.level + profile.level, immobile, ..attack };
    if can_defend(play.state, &attack, profile.ranged) {
        return play.push(Frame::Attack { attack, roll: Rolled::default(), stage: Stage::Declared });
    }
    roll(play, attack)
}

/// CA-WAIT-03: Whether the target may defend with a waiting point: against blows, in the adversaries' turn.
fn can_defend(state: &State, attack: &Attack, ranged: bool) -> bool {
    let Target::Creature(target) = attack.target else { return false };
    let creature = &state.creatures[target];
    !ranged && creature.wait > 0 && creature.is_able() && creature.side != state.creatures[attack.by].side
}

/// CA-MELEE-07, CA-SHOOT-04: The power die and the damage dice are thrown once.
fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, attack: Attack) -> Done<C> {
    let profile = profile(play.game, play.state, attack.by, attack.weapon);
    let level = play.state.creatures[attack.by].level(profile.skill) as i8;
    let level = level.saturating_add(attack.level).max(0) as u8;
    let rolled = match level {
        // CA-TEST-08: Level 0 has no die: nothing is hit but what cannot move, and that by the damage dice alone.
        0 if !attack.immobile => Rolled { x: true, ..Rolled::default() },
        0 => {
            let dice = dice::d(play, attack.by, attack.dice)?;
            Rolled { dice: dice.0, sum: dice::sum(dice) as i8, ..Rolled::default() }
        }
        _ => dice::power(play, attack.by, level, attack.dice)?,
    };
    let hit = is_hit(&attack, rolled);
    let target = target_figure(play, &attack);
    let manner = Manner::of(profile.ranged, attack.strong);
    let force = strike::force(play.game, play.state, &attack);
    play.tell(attack.by, FightEvent::Attacked { target, manner, roll: rolled, force, hit });
    judge(play, attack, rolled)
}

/// Whom the log names; nobody for a thing.
fn target_figure<C: Chance, S: Sink<Event>>(play: &Play<C, S>, attack: &Attack) -> Figure {
    match attack.target {
        Target::Creature(target) => play.figure(target),
        _ => play.figure(CreatureId::NONE),
    }
}

/// CA-MELEE-08, CA-MELEE-09, CA-MELEE-12, CA-SHOOT-05, CA-IMMOBILE-01: An X misses, and so do dice that come to less than 0; what cannot
/// move is always struck.
#[must_use]
pub fn is_hit(attack: &Attack, roll: Rolled) -> bool {
    attack.immobile || (!roll.x && roll.sum >= 0)
}

/// Who may answer a roll; nobody, and it stands. CA-PARRY-01: A hit may be parried; CA-DESTINY-01, CA-TREASURE-23: a miss may be repeated.
fn judge<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, attack: Attack, roll: Rolled) -> Done<C> {
    let hit = is_hit(&attack, roll);
    if hit && parry::can(play.game, play.state, &attack).is_ok() {
        return play.push(Frame::Attack { attack, roll, stage: Stage::Hit });
    }
    // CA-TEST-08: Where no die was rolled, none is rolled again.
    if !hit && roll.level > 0 && may_roll_again(play.game, play.state, &attack) {
        return play.push(Frame::Attack { attack, roll, stage: Stage::Missed });
    }
    strike::resolve(play, attack, roll)
}

fn may_roll_again(game: &Catacombs, state: &State, attack: &Attack) -> bool {
    destiny::may_repeat(state, attack.by) || can_reroll(game, state, attack).is_ok()
}

/// CA-TREASURE-23: Whether the weapon lets a failed attack be rolled again.
fn can_reroll(game: &Catacombs, state: &State, attack: &Attack) -> Allowed {
    let rerolls = profile(game, state, attack.by, attack.weapon).rerolls;
    demand(attack.rerolled < rerolls, "CA-TREASURE-23")
}

/// CA-WAIT-03, CA-PARRY-01, CA-DESTINY-01, CA-TREASURE-23: How an attack may be answered.
pub fn answers(game: &Catacombs, state: &State, attack: &Attack, _: Rolled, stage: Stage, out: Out) {
    match stage {
        Stage::Declared => out.push(Action::Defend),
        Stage::Hit => out.push(Action::Parry),
        Stage::Missed => {
            if destiny::may_repeat(state, attack.by) {
                out.push(Action::Destiny);
            }
            if can_reroll(game, state, attack).is_ok() {
                out.push(Action::Reroll);
            }
        }
    }
    out.push(Action::Pass);
}

#[must_use]
pub fn asked(state: &State, attack: &Attack, stage: Stage) -> Seats {
    let target = match attack.target {
        Target::Creature(target) if stage != Stage::Missed => target,
        _ => attack.by,
    };
    Seats::one(state.seat_of(target))
}

/// The top frame, if it is an attack at a stage.
fn pending(state: &State, wanted: Stage) -> Option<(Attack, Rolled)> {
    match state.stack.top() {
        Some(Frame::Attack { attack, roll, stage }) if stage == wanted => Some((attack, roll)),
        _ => None,
    }
}

/// CA-WAIT-03: The target defends with a waiting point; then the attack is rolled.
pub fn defend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some((attack, _)) = pending(play.state, Stage::Declared) else { return check(forbid("CA-WAIT-03")) };
    let Target::Creature(target) = attack.target else { return check(forbid("CA-WAIT-03")) };
    play.state.stack.pop();
    let creature = play.creature(target);
    creature.wait = creature.wait.saturating_sub(1);
    play.tell(target, FightEvent::Defended);
    roll(play, Attack { defended: true, ..attack })
}

/// CA-PARRY-01: The target parries: all dice are thrown again, and that stands.
pub fn parried<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some((attack, _)) = pending(play.state, Stage::Hit) else { return check(forbid("CA-PARRY-01")) };
    let Target::Creature(target) = attack.target else { return check(forbid("CA-PARRY-01")) };
    check(parry::can(play.game, play.state, &attack))?;
    play.state.stack.pop();
    play.creature(target).parries += 1;
    play.tell(target, FightEvent::Parried);
    roll(play, Attack { parried: true, ..attack })
}

/// CA-DESTINY-01: The attacker rolls again for a destiny point.
pub fn repeat<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some((attack, _)) = pending(play.state, Stage::Missed) else { return check(forbid("CA-DESTINY-01")) };
    check(destiny::can_repeat(play.state, attack.by))?;
    play.state.stack.pop();
    destiny::spend(play, attack.by);
    roll(play, attack)
}

/// CA-TREASURE-23: The attacker rolls again by the weapon.
pub fn reroll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some((attack, _)) = pending(play.state, Stage::Missed) else {
        return check(forbid("CA-TREASURE-23"));
    };
    check(can_reroll(play.game, play.state, &attack))?;
    play.state.stack.pop();
    play.tell(attack.by, FightEvent::Rerolled);
    roll(play, Attack { rerolled: attack.rerolled + 1, ..attack })
}

/// Nobody answers: what is declared is rolled, what is rolled stands, and a further attack is not made.
pub fn stand<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.state.stack.pop() {
        Some(Frame::Attack { attack, stage: Stage::Declared, .. }) => roll(play, attack),
        Some(Frame::Attack { attack, roll, .. }) => strike::resolve(play, attack, roll),
        _ => Ok(()),
    }
}
