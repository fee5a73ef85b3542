//! CA-TREASURE-09, CA-TREASURE-12, CA-TREASURE-15 to CA-TREASURE-21: rings, the healing stone and scrolls.

use crate::Catacombs;
use crate::action::{Action, Thing};
use crate::content::{Act, Characteristic, ItemKind, Scroll, TrinketEffect};
use crate::event::{Event, FightEvent, ItemEvent, MoveEvent, StatusEvent};
use crate::geometry::{Board, Ground, Square};
use crate::rules::legal::{Actor, each};
use crate::rules::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, dice, duel, forbid, los, monster, potion,
    sheet, stat, test, wound,
};
use crate::state::{Aim, CreatureId, Death, Frame, Kind, Purpose, State, Status};
use undercroft_kernel::{Chance, RuleId, Seats, Sink};

/// What an object does when it is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Power {
    Scroll(Scroll),
    Stone(u8),
    Ring(u8),
}

fn power(game: &Catacombs, thing: Thing) -> Option<Power> {
    match game.content.items[thing.item].kind {
        ItemKind::Scroll(scroll) => Some(Power::Scroll(scroll)),
        ItemKind::Trinket(trinket) => match trinket.effect {
            TrinketEffect::HealPerAp(pv) => Some(Power::Stone(pv)),
            TrinketEffect::Teleport(times) => Some(Power::Ring(times)),
            _ => None,
        },
        _ => None,
    }
}

/// What may be used: each kind of object once, on each target.
pub fn use_offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if actor.points < game.content.cost(Act::UseObject) {
        return;
    }
    for (slot, item) in actor.carried() {
        let thing = actor.thing(slot, item);
        let Some(power) = power(game, thing).filter(|_| sheet::is_distinct(state, slot)) else { continue };
        if can_use(state, who, thing, power).is_ok() {
            out.push(Action::Use(thing));
        }
        for target in state.creatures.ids() {
            if can_use_on(state, who, target, power).is_ok() {
                out.push(Action::UseOn(target, thing));
            }
        }
    }
}

/// An object that somebody carries, with what it does.
fn carried(game: &Catacombs, state: &State, who: CreatureId, thing: Thing) -> Allowed<(usize, Power)> {
    let found = sheet::held(state, who, thing).zip(power(game, thing));
    found.ok_or(RuleId("CA-OBJECT-01"))
}

/// CA-TREASURE-09, CA-TREASURE-12, CA-TREASURE-17, CA-TREASURE-19, CA-TREASURE-20: Whether an object can be used without choosing anybody.
fn can_use(state: &State, who: CreatureId, thing: Thing, power: Power) -> Allowed {
    match power {
        Power::Scroll(Scroll::HealAll { .. } | Scroll::TeleportGroup) | Power::Stone(_) => Ok(()),
        Power::Scroll(Scroll::Turns(_)) => demand(state.creatures[who].side == state.side, "CA-TREASURE-20"),
        Power::Ring(times) => {
            let used =
                sheet::held(state, who, thing).and_then(|slot| state.items.get(slot)).map(|item| item.used);
            demand(used.is_some_and(|used| used < times), "CA-TREASURE-09")
        }
        Power::Scroll(_) => forbid("CA-OBJECT-01"),
    }
}

/// CA-OBJECT-01: Uses an object.
pub fn use_it<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::UseObject))?;
    let (slot, power) = check(carried(play.game, play.state, who, thing))?;
    check(can_use(play.state, who, thing, power))?;
    if let Power::Ring(_) = power {
        // CA-TREASURE-09: Where to is asked next, and nothing is paid before.
        return play.push(Frame::Aim(Aim::Ring(slot as u8)));
    }
    spend(play, who, slot, power);
    match power {
        Power::Scroll(Scroll::HealAll { amount, remedy }) => {
            let healed = dice::roll(play, who, amount)?;
            heal_all(play, who, healed, remedy)
        }
        Power::Scroll(Scroll::TeleportGroup) => gather(play, who),
        Power::Scroll(Scroll::Turns(turns)) => {
            play.state.table.extra_turns = play.state.extra_turns.saturating_add(turns.saturating_sub(1));
            Ok(())
        }
        Power::Stone(pv) => wound::heal(play, who, pv),
        _ => Ok(()),
    }
}

/// CA-OBJECT-01, CA-TREASURE-15: The use is paid for; a scroll is gone.
fn spend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, slot: usize, power: Power) {
    action::charge(play, who, play.game.content.cost(Act::UseObject));
    let id = play.state.items.get(slot).map(|item| item.id).unwrap_or_default();
    if let Power::Scroll(_) = power {
        sheet::consume(play.state, slot);
    }
    play.tell(who, ItemEvent::Used(id));
}

/// CA-TREASURE-17: The user and all companions, wherever they are, heal by one roll.
fn heal_all<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    amount: u8,
    remedy: bool,
) -> Done<C> {
    let side = play.state.creatures[who].side;
    let all = play.state.creatures.of(side).filter(|one| duel::is_apart(play.state, who, *one).is_ok());
    let all = all.fold(0, |set, one| set | one.bit());
    for one in each(all) {
        wound::heal(play, one, amount)?;
        if remedy {
            potion::cure(play, one);
        }
    }
    Ok(())
}

/// CA-TREASURE-12, CA-TREASURE-16, CA-TREASURE-18, CA-TREASURE-21: Whether an object can be used on somebody.
fn can_use_on(state: &State, who: CreatureId, target: CreatureId, power: Power) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    match power {
        Power::Scroll(Scroll::Banish { .. }) => {
            demand(other.side != me.side && los::sees(state, who, target), "CA-TREASURE-16")?;
            duel::is_apart(state, who, target)
        }
        Power::Scroll(Scroll::Protect { .. }) => {
            demand(other.at.is_somewhere(), "CA-TREASURE-18")?;
            demand(target == who || los::sees(state, who, target), "CA-TREASURE-18")?;
            duel::is_apart(state, who, target)
        }
        Power::Stone(_) => {
            let beside = target != who && other.at.is_somewhere() && state.is_in_reach(me.at, other.at);
            demand(beside && other.side == me.side, "CA-TREASURE-12")?;
            duel::is_apart(state, who, target)
        }
        Power::Scroll(Scroll::Resurrect { .. }) => {
            let dead = other.is(Status::DEAD) && other.side == me.side;
            demand(dead, "CA-TREASURE-21")?;
            demand(!landing(state, who).is_empty(), "CA-TREASURE-21")
        }
        _ => forbid("CA-OBJECT-01"),
    }
}

/// CA-OBJECT-01: Uses an object on somebody.
pub fn use_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::UseObject))?;
    let (slot, power) = check(carried(play.game, play.state, who, thing))?;
    check(demand(play.state.creatures[target].kind != Kind::Nobody, "CA-OBJECT-01"))?;
    check(can_use_on(play.state, who, target, power))?;
    if let Power::Scroll(Scroll::Resurrect { .. }) = power {
        return play.push(Frame::Aim(Aim::Return(target, slot as u8)));
    }
    spend(play, who, slot, power);
    match power {
        Power::Scroll(Scroll::Banish { difficulty }) => {
            test::roll(play, test::of(target, Characteristic::Will, difficulty, Purpose::Banish(who)))
        }
        Power::Scroll(Scroll::Protect { armour }) => {
            let creature = play.creature(target);
            creature.protection = creature.protection.saturating_add(armour);
            stat::refresh(play.game, play.state, target);
            play.tell(target, StatusEvent::Strengthened);
            Ok(())
        }
        Power::Stone(pv) => wound::heal(play, target, pv),
        _ => Ok(()),
    }
}

/// CA-TREASURE-16, CA-DESTINY-03: Whoever does not resist is gone, unless destiny prevents it: not slain, so nothing is earned; what it
/// carried stays on its square.
pub fn banished<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, passed: bool) -> Done<C> {
    if passed { Ok(()) } else { wound::doom(play, who, Death::Banishment) }
}

/// CA-TREASURE-16: Somebody is gone from the game.
pub fn banish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let at = play.state.creatures[who].at;
    play.tell(who, FightEvent::Banished);
    duel::end(play, who)?;
    wound::remove(play.state, who, at);
    Ok(())
}

/// CA-TREASURE-09, CA-TREASURE-19: The squares of the board that can be gone to: explored, walkable and empty.
fn explored(state: &State) -> Board {
    let walkable = state.grid.board(Ground::is_walkable);
    let free = walkable.iter().filter(|at| state.grid.is_free(*at) && state.zone_of(*at).is_some());
    free.collect()
}

fn push_squares(board: &Board, out: Out) {
    for at in board.iter() {
        out.push(Action::To(at));
    }
}

/// CA-TREASURE-09, CA-TREASURE-19, CA-ELEMENT-20: The squares that somebody can be moved to by magic.
fn destinations(game: &Catacombs, state: &State, who: CreatureId) -> Board {
    explored(state).iter().filter(|at| monster::may_enter(game, state, who, *at).is_ok()).collect()
}

/// CA-TREASURE-09: The squares that a ring of teleportation leads to.
pub fn ring_offers(game: &Catacombs, state: &State, out: Out) {
    push_squares(&destinations(game, state, state.actor), out);
}

/// CA-TREASURE-09: The bearer of a ring goes to a square, once in a game.
pub fn ring_to<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, slot: u8, to: Square) -> Done<C> {
    check(demand(explored(play.state).has(to), "CA-TREASURE-09"))?;
    let who = play.state.actor;
    check(monster::may_enter(play.game, play.state, who, to))?;
    play.state.stack.pop();
    action::charge(play, who, play.game.content.cost(Act::UseObject));
    if let Some(ring) = play.state.table.items.get_mut(usize::from(slot)) {
        ring.used += 1;
        let id = ring.id;
        play.tell(who, ItemEvent::Used(id));
    }
    appear(play, who, to)
}

/// Somebody stands on another square, out of whatever pit it was in, and what is there happens.
fn appear<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, to: Square) -> Done<C> {
    let from = play.state.creatures[who].at;
    play.creature(who).set(Status::IN_PIT, false);
    play.state.put(who, to);
    play.tell(who, MoveEvent::PutOn(to));
    crate::rules::r#move::arrive(play, who, from, crate::state::Gait::Brought)
}

/// CA-TREASURE-19: The user and those of its side in its sight may move anywhere explored.
fn gather<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let side = play.state.creatures[who].side;
    let near = play.state.creatures.of(side).filter(|one| {
        *one == who || (los::sees(play.state, who, *one) && !play.state.creatures[*one].duel.is_somebody())
    });
    let left = near.fold(0, |set, one| set | one.bit());
    play.push(Frame::Teleport { left })
}

/// Who is next among those carried along.
fn next(left: u32) -> CreatureId {
    each(left).next().unwrap_or(CreatureId::NONE)
}

/// CA-TREASURE-19: Who is asked where to go: one after the other.
#[must_use]
pub fn teleport_asked(state: &State, left: u32) -> Seats {
    Seats::one(state.seat_of(next(left)))
}

/// CA-TREASURE-19: Where those may go who are carried along; or they stay.
pub fn teleport_offers(game: &Catacombs, state: &State, left: u32, out: Out) {
    push_squares(&destinations(game, state, next(left)), out);
    out.push(Action::Pass);
}

/// One of those carried along is done.
fn one_less<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, left: u32) -> Done<C> {
    play.state.stack.pop();
    let left = left & (left - 1);
    if left == 0 { Ok(()) } else { play.push(Frame::Teleport { left }) }
}

/// CA-TREASURE-19: One of those carried along chooses its square.
pub fn teleport<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, to: Square) -> Done<C> {
    let Some(Frame::Teleport { left }) = play.state.stack.top() else {
        return check(forbid("CA-TREASURE-19"));
    };
    check(demand(explored(play.state).has(to), "CA-TREASURE-19"))?;
    let who = next(left);
    check(monster::may_enter(play.game, play.state, who, to))?;
    one_less(play, left)?;
    appear(play, who, to)
}

/// CA-TREASURE-19: One of those carried along stays.
pub fn stay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Teleport { left }) = play.state.stack.top() else {
        return check(forbid("CA-TREASURE-19"));
    };
    one_less(play, left)
}

/// CA-TREASURE-21: The free squares in somebody's sight.
fn landing(state: &State, who: CreatureId) -> Board {
    let seen = explored(state);
    let seen = seen.iter().filter(|at| los::sees_square(state, who, *at));
    seen.collect()
}

/// CA-TREASURE-21: The squares on which somebody may return.
pub fn return_offers(state: &State, out: Out) {
    push_squares(&landing(state, state.actor), out);
}

/// CA-TREASURE-21: Somebody returns with a share of its PV on a square in the user's sight. It acts from its next turn on.
pub fn return_to<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    slot: u8,
    to: Square,
) -> Done<C> {
    let user = play.state.actor;
    check(demand(landing(play.state, user).has(to), "CA-TREASURE-21"))?;
    let id = play.state.items.get(usize::from(slot)).map(|item| item.id).unwrap_or_default();
    let ItemKind::Scroll(Scroll::Resurrect { divisor }) = play.game.content.items[id].kind else {
        return check(forbid("CA-TREASURE-21"));
    };
    play.state.stack.pop();
    spend(play, user, usize::from(slot), Power::Scroll(Scroll::Resurrect { divisor }));
    // What it carried lies where it died: it returns as its sheet says.
    stat::refresh(play.game, play.state, who);
    let creature = play.creature(who);
    creature.set(Status::DEAD, false);
    creature.set(Status::POISONED, false);
    creature.set(Status::BURNING, false);
    creature.set(Status::DONE, true);
    creature.ap = 0;
    creature.pv = creature.pv_max / i16::from(divisor.max(1));
    play.state.put(who, to);
    play.tell(who, FightEvent::Revived);
    Ok(())
}
