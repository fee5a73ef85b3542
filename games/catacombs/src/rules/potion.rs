//! CA-POTION: drinking, and making others drink.

use super::legal::{Actor, each};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, dice, duel, sheet, stat, wound};
use crate::Catacombs;
use crate::action::{Action, Thing};
use crate::content::{Act, Characteristic, ItemKind, Potion};
use crate::event::{Event, ItemEvent, StatusEvent};
use crate::state::{CreatureId, State, Status};
use undercroft_kernel::{Chance, RuleId, Sink};

/// What this chapter offers to whoever acts: each kind of potion once, for itself and for companions in reach.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points < actor.game.content.cost(Act::Potion) {
        return;
    }
    let (game, state, who) = (actor.game, actor.state, actor.who);
    for thing in actor.kinds() {
        if potion(game, thing).is_none() {
            continue;
        }
        out.push(Action::Drink(thing));
        for friend in each(actor.friends(actor.near)) {
            if duel::is_apart(state, who, friend).is_ok() {
                out.push(Action::Feed(friend, thing));
            }
        }
    }
}

fn potion(game: &Catacombs, thing: Thing) -> Option<Potion> {
    match game.content.items[thing.item].kind {
        ItemKind::Potion(potion) => Some(potion),
        _ => None,
    }
}

/// CA-POTION-01: The potion that somebody carries, and its place in the list.
fn carried(game: &Catacombs, state: &State, who: CreatureId, thing: Thing) -> Allowed<(usize, Potion)> {
    let found = sheet::held(state, who, thing).zip(potion(game, thing));
    found.ok_or(RuleId("CA-POTION-01"))
}

/// CA-POTION-01, CA-POTION-03: Drinks a potion; it is gone.
pub fn drink<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Potion))?;
    let (slot, potion) = check(carried(play.game, play.state, who, thing))?;
    action::charge(play, who, play.game.content.cost(Act::Potion));
    sheet::consume(play.state, slot);
    play.tell(who, ItemEvent::Drank(thing.item));
    take_effect(play, who, potion)
}

/// CA-POTION-02: Whether somebody can be made to drink: a companion in reach whom nobody must leave alone.
fn can_feed(state: &State, who: CreatureId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    let beside = target != who && other.at.is_somewhere() && state.is_in_reach(me.at, other.at);
    demand(beside && me.side == other.side, "CA-POTION-02")?;
    duel::is_apart(state, who, target)
}

/// CA-POTION-02, CA-POTION-03: Makes a companion drink; it is gone.
pub fn feed<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Potion))?;
    let (slot, potion) = check(carried(play.game, play.state, who, thing))?;
    check(can_feed(play.state, who, target))?;
    action::charge(play, who, play.game.content.cost(Act::Potion));
    sheet::consume(play.state, slot);
    play.tell(target, ItemEvent::Drank(thing.item));
    take_effect(play, target, potion)
}

/// CA-POTION-04 to CA-POTION-10: What a potion does to its drinker.
fn take_effect<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, potion: Potion) -> Done<C> {
    match potion {
        Potion::Invisible => {
            play.creature(who).set(Status::INVISIBLE, true);
            play.tell(who, StatusEvent::Strengthened);
        }
        Potion::Invulnerable => {
            play.creature(who).set(Status::INVULNERABLE, true);
            play.tell(who, StatusEvent::Strengthened);
        }
        Potion::Level(characteristic, by) => raise(play, who, characteristic, by),
        Potion::ActionPoints(points) => quicken(play, who, points),
        Potion::Heal { amount, remedy } => {
            let amount = dice::roll(play, who, amount)?;
            wound::heal(play, who, amount)?;
            if remedy {
                cure(play, who);
            }
        }
    }
    Ok(())
}

/// CA-POTION-06, CA-POTION-07: A level is higher for one turn; a second potion of a kind adds to the first.
fn raise<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    characteristic: Characteristic,
    by: u8,
) {
    let number = characteristic as u8;
    let boosts = &mut play.creature(who).boosts;
    let same = boosts.iter().position(|boost| boost.by > 0 && boost.characteristic == number);
    let slot = same.or_else(|| boosts.iter().position(|boost| boost.by == 0)).unwrap_or_default();
    if let Some(boost) = boosts.get_mut(slot) {
        boost.characteristic = number;
        boost.by = boost.by.saturating_add(by);
    }
    stat::refresh(play.game, play.state, who);
    play.tell(who, StatusEvent::Strengthened);
}

/// CA-POTION-08: Action points for this turn; for whoever has had its turn, or in the adversaries' turn, for the next one.
pub fn quicken<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, points: u8) {
    let own_turn = play.state.creatures[who].side == play.state.side;
    let creature = play.creature(who);
    if own_turn && !creature.is(Status::DONE) {
        creature.ap = creature.ap.saturating_add(points);
    } else {
        creature.next_ap = creature.next_ap.saturating_add(points as i8);
    }
    play.tell(who, StatusEvent::ApGained(points));
}

/// CA-POISON-04: Poison ends.
pub fn cure<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    if play.state.creatures[who].is(Status::POISONED) {
        play.creature(who).set(Status::POISONED, false);
        play.tell(who, StatusEvent::Cured);
    }
}
