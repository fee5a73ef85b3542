//! CA-THROW: throwing objects; and choosing the square of whatever needs one.

use super::legal::Actor;
use super::{
    Allowed, Done, Out, Play, PlayExt, action, check, demand, forbid, los, sheet, spell, stat, test, treasure,
};
use crate::Catacombs;
use crate::action::{Action, Thing};
use crate::content::{Act, Characteristic};
use crate::event::{Event, ItemEvent};
use crate::facts::draws::SQUARE as SCATTER;
use crate::geometry::{Dir, Ground, Square};
use crate::state::{Aim, CreatureId, Frame, Item, Place, Purpose, State};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// What this chapter offers to whoever acts: each object that has a name.
pub fn offers(actor: &Actor, out: Out) {
    if actor.points < actor.game.content.cost(Act::Throw) {
        return;
    }
    for (at, item) in actor.carried() {
        let is_named = sheet::is_distinct(actor.state, at);
        if is_named && can_throw(actor.game, actor.state, actor.who, item).is_ok() {
            out.push(Action::Throw(actor.thing(at, item)));
        }
    }
}

/// CA-THROW-01: Whether an object can be thrown: carried or in a hand, and light enough.
fn can_throw(game: &Catacombs, state: &State, who: CreatureId, item: &Item) -> Allowed {
    let at_hand = [Place::Pack(who), Place::MainHand(who), Place::OffHand(who)].contains(&item.place);
    demand(at_hand, "CA-THROW-01")?;
    let strength = state.creatures[who].level(Characteristic::Strength);
    demand(game.content.items[item.id].weight <= strength, "CA-THROW-01")
}

/// CA-THROW-01: Throws an object; the square is asked next, and nothing is paid before.
pub fn throw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Throw))?;
    let Some(slot) = sheet::held(play.state, who, thing) else { return check(forbid("CA-THROW-01")) };
    let Some(item) = play.state.items.get(slot) else { return check(forbid("CA-THROW-01")) };
    check(can_throw(play.game, play.state, who, item))?;
    play.push(Frame::Aim(Aim::Throw(slot as u8)))
}

/// The squares that may be chosen, or not after all.
pub fn aim_offers(game: &Catacombs, state: &State, aim: Aim, out: Out) {
    match aim {
        Aim::Throw(_) => throw_offers(game, state, out),
        Aim::Spell(spell) => spell::aim_offers(game, state, spell, out),
        Aim::Ring(_) => treasure::ring_offers(game, state, out),
        Aim::Return(..) => treasure::return_offers(state, out),
    }
    out.push(Action::Pass);
}

fn throw_offers(game: &Catacombs, state: &State, out: Out) {
    let who = state.actor;
    let (from, range) = (state.creatures[who].at, i16::from(range(game, state, who)));
    for dy in -range..=range {
        for dx in -range..=range {
            let square = from.by(dx, dy);
            if can_reach(game, state, who, square).is_ok() {
                out.push(Action::To(square));
            }
        }
    }
}

/// CA-THROW-02: How far somebody throws.
fn range(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    state.creatures[who].level(Characteristic::Strength).saturating_mul(game.content.numbers.throw_range)
}

/// CA-THROW-02, CA-THROW-05: Whether a square can be thrown at.
fn can_reach(game: &Catacombs, state: &State, who: CreatureId, square: Square) -> Allowed {
    let from = state.creatures[who].at;
    demand(from.distance(square) <= range(game, state, who), "CA-THROW-02")?;
    demand(!state.grid.ground(square).is_obstacle() && square != from, "CA-THROW-05")?;
    demand(los::sees_square(state, who, square), "CA-THROW-05")
}

/// Chooses the square that is asked for.
pub fn aim<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, square: Square) -> Done<C> {
    match play.state.stack.top() {
        Some(Frame::Aim(Aim::Throw(item))) => throw_at(play, item, square),
        Some(Frame::Aim(Aim::Spell(spell))) => spell::aim(play, spell, square),
        Some(Frame::Aim(Aim::Ring(item))) => treasure::ring_to(play, item, square),
        Some(Frame::Aim(Aim::Return(who, scroll))) => treasure::return_to(play, who, scroll, square),
        _ => check(forbid("CA-THROW-03")),
    }
}

/// CA-THROW-03: The throw is paid for and tested.
fn throw_at<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, item: u8, to: Square) -> Done<C> {
    let who = play.state.actor;
    check(can_reach(play.game, play.state, who, to))?;
    play.state.stack.pop();
    action::charge(play, who, play.game.content.cost(Act::Throw));
    let difficulty = play.content().numbers.throw;
    test::roll(play, test::of(who, Characteristic::Shooting, difficulty, Purpose::Throw { item, to }))
}

/// Thinks better of it; nothing was paid.
pub fn back<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.state.stack.pop();
    Ok(())
}

/// CA-THROW-03, CA-THROW-04: It lands where it was aimed, or on a square beside it, all alike.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    item: u8,
    to: Square,
    passed: bool,
) -> Done<C> {
    let square = if passed { to } else { scatter(play, who, to)? };
    land(play, who, item, square);
    Ok(())
}

fn scatter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, to: Square) -> Done<C, Square> {
    let open = |dir: &Dir| !play.state.grid.ground(to.step(*dir)).is_obstacle();
    let mask = Dir::ALL.into_iter().filter(open).fold(0, |set, dir| set | 1u64 << dir as u8);
    if mask == 0 {
        return Ok(to);
    }
    let seat = play.seat_of(who);
    let value = play.ctx.pick(Draw::new(SCATTER, seat, Weights::Mask(mask)))?;
    Ok(Dir::ALL.get(value as usize).map_or(to, |dir| to.step(*dir)))
}

/// CA-THROW-04: What lands in lava or in a hole is lost.
fn land<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, item: u8, square: Square) {
    let lost = matches!(play.state.grid.ground(square), Ground::Lava | Ground::Hole);
    let Some(thrown) = play.state.table.items.get_mut(usize::from(item)) else { return };
    thrown.place = if lost { Place::Nowhere } else { Place::Floor(square) };
    let id = thrown.id;
    stat::refresh(play.game, play.state, who);
    play.tell(who, ItemEvent::Threw(id, square));
    if lost {
        play.tell(who, ItemEvent::Lost(id));
    }
}
