//! Chapter MUSHROOM: obstacles that are fought, destroyed and put elsewhere.

use super::{Allowed, Done, Play, PlayExt, Progress, check, demand, forbid, hero, magic, pvm};
use crate::Urto;
use crate::content::{Base, SpaceId, Spaces};
use crate::event::{CaveEvent, Event};
use crate::state::{Combat, Foe, Frame, Phase, Player, Side, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// UR-MUSHROOM-01, UR-MUSHROOM-21: The hero must try to destroy what bars its way; all rolls against one space are one combat.
/// UR-MUSHROOM-03: Magic is allowed. UR-MUSHROOM-11, UR-MAGIC-10: What is put in counts for every mushroom of the space. UR-MUSHROOM-17:
/// So do weapons and bonuses that no card limits. UR-MUSHROOM-23: All are fought before the space is drawn for.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let who = play.state.active;
    if play.state.combat.foe != Foe::Mushroom {
        let side = Side { who, ..Side::default() };
        play.state.combat =
            Combat { foe: Foe::Mushroom, sides: [side, Side::default()], ..Combat::default() };
    }
    play.state.combat.stage = Stage::Ready;
    play.push(Frame::Combat)
}

/// The way is free: the combat with the mushrooms of this space is over.
pub fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.state.combat.foe == Foe::Mushroom {
        pvm::end_combat(play);
    }
}

/// UR-MUSHROOM-02: What the active hero has to reach.
#[must_use]
pub fn target(game: &Urto, state: &State) -> u8 {
    hero::base(game, state, state.active, Base::MushroomTarget)
}

/// Counts a roll that nobody answers.
/// UR-MUSHROOM-10: One roll each, in the same turn. UR-MUSHROOM-07: Whoever comes later may try again.
pub fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Progress> {
    let state = &*play.state;
    let who = state.active;
    if state.combat.stage != Stage::Rolled {
        return Ok(Progress::Waiting);
    }
    let destroyed = pvm::total(play.game, state, 0) >= target(play.game, state);
    if !destroyed && magic::may_answer(play.game, state, who) {
        return Ok(Progress::Waiting);
    }
    resolve(play)?;
    Ok(Progress::Advanced)
}

/// UR-MUSHROOM-02, UR-MUSHROOM-06: Destroyed, or the turn is over.
/// UR-SHORTCUT-07: Behind a shortcut the hero stays on the shortcut. UR-FAME-06: Renown that was drawn before stays. UR-MUSHROOM-24: A
/// failure costs no life. UR-MUSHROOM-04: Behind a destroyed one a token is drawn. UR-MUSHROOM-15: Not where the space was known.
pub fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let total = pvm::total(play.game, play.state, 0);
    let target = target(play.game, play.state);
    play.state.stack.pop();
    let who = play.state.active;
    let Some(Frame::Step { to, destroyed, .. }) = play.state.stack.top_mut() else { return Ok(()) };
    let space = *to;
    if total >= target {
        *destroyed += 1;
        play.state.mushrooms[space] = play.state.mushrooms[space].saturating_sub(1);
        play.tell(who, CaveEvent::MushroomDestroyed(space));
        return Ok(());
    }
    let left = *destroyed;
    play.tell(who, CaveEvent::MushroomHolds(space));
    give_up(play, space, left)
}

/// UR-MUSHROOM-19: The phases are over; the divine die may still be rolled.
fn give_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId, destroyed: u8) -> Done<C> {
    play.state.stack.clear();
    pvm::end_combat(play);
    play.state.phase = Phase::Closing;
    // UR-MUSHROOM-12: What was destroyed before is put elsewhere.
    if destroyed > 0 { play.push(Frame::Relocate { left: destroyed, barred: space }) } else { Ok(()) }
}

/// The space whose mushrooms are fought, and how many of them have fallen.
fn attacked(state: &State) -> Option<(SpaceId, u8)> {
    if state.stack.top() != Some(Frame::Combat) || state.combat.foe != Foe::Mushroom {
        return None;
    }
    match state.stack.iter().nth(state.stack.depth().checked_sub(2)?) {
        Some(&Frame::Step { to, destroyed, .. }) => Some((to, destroyed)),
        _ => None,
    }
}

/// UR-MUSHROOM-25: Once one of them has fallen, the hero may leave the others alone.
pub fn can_stop(game: &Urto, state: &State) -> Allowed {
    let Some((_, destroyed)) = attacked(state) else { return forbid("UR-PVM-01") };
    demand(destroyed > 0 && state.combat.stage == Stage::Ready, "UR-MUSHROOM-01")?;
    demand(game.options.mushroom_stop, "UR-MUSHROOM-25")
}

/// UR-MUSHROOM-25: The hero stays where it is, as after a failed roll.
pub fn stop<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_stop(play.game, play.state))?;
    let Some((space, destroyed)) = attacked(play.state) else { return Ok(()) };
    let who = play.state.active;
    play.tell(who, CaveEvent::TurnedBack(space));
    give_up(play, space, destroyed)
}

/// UR-MUSHROOM-09, UR-MUSHROOM-16, UR-MUSHROOM-22: Where a mushroom may be put.
#[must_use]
pub fn room(game: &Urto, state: &State, barred: SpaceId) -> Spaces {
    let mut room = game.tables.in_play.minus(state.occupied(game.everybody())).without(barred);
    if !game.options.mushroom_on_urto {
        room = room.without(game.content.board.urto);
    }
    room
}

/// UR-MUSHROOM-05: A space of one's choice.
pub fn can_place(game: &Urto, state: &State, at: SpaceId) -> Allowed {
    let Some(Frame::Relocate { barred, .. }) = state.stack.top() else { return forbid("UR-MUSHROOM-05") };
    demand(game.tables.in_play.has(at), "UR-SETUP-05")?;
    demand(!state.occupied(game.everybody()).has(at), "UR-MUSHROOM-09")?;
    demand(at != barred, "UR-MUSHROOM-22")?;
    demand(room(game, state, barred).has(at), "UR-MUSHROOM-16")
}

/// UR-MUSHROOM-08: Several may lie on one space.
pub fn place<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, at: SpaceId) -> Done<C> {
    check(can_place(play.game, play.state, at))?;
    play.state.mushrooms[at] += 1;
    if let Some(Frame::Relocate { left, .. }) = play.state.stack.top_mut() {
        *left -= 1;
        if *left == 0 {
            play.state.stack.pop();
        }
    }
    let who = play.state.active;
    play.tell(who, CaveEvent::MushroomPlaced(at));
    Ok(())
}

/// The spaces next to a hero on which mushrooms lie.
#[must_use]
pub fn beside(game: &Urto, state: &State, who: Player) -> Spaces {
    let next = game.tables.next_to[state.heroes[who].space];
    next.iter().filter(|space| state.mushrooms[*space] > 0).fold(Spaces::NONE, Spaces::with)
}

/// All spaces on which mushrooms lie.
#[must_use]
pub fn everywhere(game: &Urto, state: &State) -> Spaces {
    let all = game.tables.in_play.iter().filter(|space| state.mushrooms[*space] > 0);
    all.fold(Spaces::NONE, Spaces::with)
}

/// All mushrooms of a space are destroyed without a roll. On the space that is being attacked this opens the way.
pub fn destroy_all<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    let who = play.state.active;
    let n = std::mem::take(&mut play.state.mushrooms[space]);
    play.tell(who, CaveEvent::MushroomDestroyed(space));
    if attacked(play.state).is_some_and(|(to, _)| to == space) {
        play.state.stack.pop();
        if let Some(Frame::Step { destroyed, .. }) = play.state.stack.top_mut() {
            *destroyed += n;
        }
        return Ok(());
    }
    play.push(Frame::Relocate { left: n, barred: space })
}
