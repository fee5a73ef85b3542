//! Chapter TURN: one Area in three phases, and the flow from one decision to the next.

use super::{
    Allowed, Done, Play, PlayExt, char, class, combat, coop, delve, demand, fall, forbid, guardian, item,
    potion, room,
};
use crate::MiniRogue;
use crate::editions::EntranceReveal;
use crate::event::{Event, TurnEvent};
use crate::rules::board;
use crate::state::{CellId, Foe, Frame, Grid, Hero, Phase, Shield, State, Way};
use undercroft_kernel::{Chance, Sink};

/// Whether rarer business needs no decision.
#[cold]
pub fn is_automatic<C: Chance, S: Sink<Event>>(play: &Play<C, S>, frame: Frame) -> bool {
    match frame {
        Frame::HandOver { .. } => true,
        Frame::LoseHp { amount } => !potion::could_save(play.state, amount),
        Frame::DropPotion { new } => potion::is_settled(play.game, play.state, new),
        _ => false,
    }
}

/// Finishes rarer business that needs no decision.
#[cold]
pub fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, frame: Frame) -> Done<C> {
    play.state.stack.pop();
    match frame {
        Frame::LoseHp { amount } => {
            char::lose_hp(play, amount)?;
            // Whoever has drunk amid an attack may be able to pay for a Feat now.
            combat::reopen_dice(play);
        }
        Frame::DropPotion { new } => potion::settle(play, new),
        Frame::HandOver { to } => play.state.turn_to(to),
        _ => {}
    }
    Ok(())
}

/// Goes on to another Area.
#[cold]
pub fn leave_area<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.state.phase {
        Phase::Falling if play.state.is_coop() => coop::fell(play),
        Phase::Falling => fall::land(play),
        _ => delve::arrive(play),
    }
}

/// MR-TURN-02, MR-ITEM-28: The Room is done; the Exit opens the way down.
/// MR-BOARD-04: One Area is explored in each turn. MR-TURN-18: What was revealed and not entered has no effect.
#[inline(always)]
pub fn resolved<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if play.hero().cell == CellId::EXIT {
        play.state.phase = Phase::Exit;
        coop::new_step(play.state);
        return Ok(());
    }
    if let Some(room) = play.state.room_here() {
        play.tell(TurnEvent::Resolved(room));
    }
    if play.state.is_coop() {
        return coop::finish(play);
    }
    play.state.phase = Phase::Resolved;
    Ok(())
}

/// The way on is open: the characters choose where to go.
#[inline(always)]
pub fn open_choice<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.state.phase = Phase::Choice;
    play.state.done = 0;
    if play.state.is_coop() { coop::next_way(play) } else { Ok(()) }
}

/// Whether the deck is shuffled and not dealt.
pub fn is_preparation(state: &State) -> bool {
    matches!(state.phase, Phase::Preparation | Phase::FallPreparation) && state.stack.is_empty()
}

/// The deck is shuffled: waits for a preparation skill if there is one, else deals.
pub fn prepare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    for at in 0..play.state.party.size() {
        play.state.turn_to(at ^ play.state.leader);
        let window = class::can_prepare(play.game, play.state).is_ok()
            || item::can_arrange(play.game, play.state).is_ok();
        if window && !play.state.is_done(play.state.active()) {
            return Ok(());
        }
    }
    deal_now(play)
}

/// MR-CLASS-10: Dealing ends the window of preparation skills.
pub fn can_deal(state: &State) -> Allowed {
    demand(is_preparation(state), "MR-TURN-04")
}

pub fn deal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_deal(state))?;
    // In co-op both have their window.
    play.state.mark_done(play.state.active());
    prepare(play)
}

/// MR-TURN-04, MR-TURN-06, MR-TURN-08, MR-TURN-09: Eight Rooms lie face down, the character stands on the Entrance, and a Guardian of
/// this Area shows its face. Face-down cards are drawn when they turn up.
fn deal_now<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let fallen = play.state.phase == Phase::FallPreparation;
    let floor = board::floor(play.game, play.state);
    let area = play.state.area;
    coop::new_step(play.state);
    play.tell(TurnEvent::Dealt { area, floor });
    play.state.enter(CellId::ENTRANCE);
    if fallen {
        // MR-FALL-05: The carried-over Room counts as resolved.
        play.state.phase = Phase::Resolved;
    } else {
        play.state.phase = Phase::Entrance;
        // MR-TURN-07, MR-TURN-23: Later Areas of some editions leave the Entrance face down for now.
        if area == 1 || play.rulebook().entrance == EntranceReveal::Preparation {
            room::reveal(play, CellId::ENTRANCE)?;
        }
    }
    guardian::reveal(play)
}

/// MR-DELVE-06, MR-FALL-15, MR-TREASURE-19: The cards are collected; what was remembered of this Area is forgotten.
pub fn collect<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.state.aside = 0;
    play.state.tucked = 0;
    play.state.entered = 0;
    play.state.fallen = None;
    play.state.done = 0;
    play.state.party.for_each(|hero| {
        hero.cell = CellId::ENTRANCE;
        hero.met = false;
        if matches!(hero.shield, Shield::Up(_)) {
            hero.shield = Shield::Down;
        }
    });
    play.state.grid = Grid::default();
    play.state.seen = play.state.held();
    play.tell(TurnEvent::Collected);
}

/// MR-TURN-11: The Entrance is resolved first, once it lies face up.
#[inline]
pub fn can_resolve(state: &State) -> Allowed {
    demand(class::is_entrance(state) && state.stack.is_empty() && state.room_here().is_some(), "MR-TURN-11")
}

#[inline(never)]
pub fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_resolve(state))?;
    if play.state.is_coop() && coop::asks_partner(play) {
        return Ok(());
    }
    raise_shield(play);
    play.state.phase = Phase::Room;
    room::begin(play)
}

/// MR-CLASS-26: Temporary Armour ends with its Room. A Guardian is no Room: what is still to come waits for the next one.
#[inline(always)]
fn lower_shield<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if let Shield::Up(_) = play.hero().shield {
        play.hero().shield = Shield::Down;
    }
}

/// MR-CLASS-26: Temporary Armour counts from the next Room on, and only there.
#[inline(always)]
pub fn raise_shield<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let hero = play.hero();
    hero.shield = match hero.shield {
        Shield::Coming(armour) => Shield::Up(armour),
        Shield::Up(_) | Shield::Down => Shield::Down,
    };
}

/// MR-ITEM-13: Whether something lies between the end of a Room and the choice of the next: a card to reveal, or a window
/// before the reveal.
#[inline(always)]
pub fn waits_for_reveal(game: &MiniRogue, state: &State) -> bool {
    has_hidden_neighbour(state, state.hero())
        || item::has_window_before_reveal(game, state)
        || (state.is_coop() && coop::waits_for_reveal(game, state))
}

/// MR-EFFECT-21: A blind character reveals nothing before moving.
#[inline(always)]
pub fn has_hidden_neighbour(state: &State, hero: &Hero) -> bool {
    let is_hidden = |cell: Option<CellId>| cell.is_some_and(|cell| state.grid.open(cell).is_none());
    !hero.blind && (is_hidden(hero.cell.room_right()) || is_hidden(hero.cell.room_below()))
}

/// MR-TURN-13: Reveals happen after the Room is resolved; MR-TURN-07: or turn up the Entrance.
#[inline]
pub fn can_reveal(state: &State) -> Allowed {
    let entrance = state.phase == Phase::Entrance && state.room_here().is_none();
    let ready = state.phase == Phase::Resolved || entrance;
    demand(ready && state.stack.is_empty(), "MR-TURN-13")
}

#[inline(always)]
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_reveal(state))?;
    if play.state.phase == Phase::Entrance {
        return room::reveal(play, CellId::ENTRANCE).map(drop);
    }
    play.state.mark_done(play.state.active());
    if play.state.is_coop() {
        return coop::reveal(play);
    }
    let Hero { cell, blind, .. } = *play.hero();
    reveal_around(play, cell, blind)?;
    open_choice(play)
}

/// MR-TURN-12, MR-EFFECT-21: Turns the neighbours of a cell face up; who is blind reveals nothing. Says whether anything turned up.
/// MR-EFFECT-25: What lies open stays open.
#[inline(always)]
pub fn reveal_around<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    here: CellId,
    blind: bool,
) -> Done<C, bool> {
    let mut any = false;
    if blind {
        return Ok(any);
    }
    if let Some(right) = here.room_right() {
        any |= room::reveal(play, right)?;
    }
    if let Some(below) = here.room_below() {
        any |= room::reveal(play, below)?;
    }
    Ok(any)
}

/// MR-TURN-14, MR-TURN-15: One cell to the right or below.
#[inline]
pub fn is_next(state: &State, cell: CellId) -> bool {
    let here = state.hero().cell;
    here.right() == Some(cell) || here.below() == Some(cell)
}

/// MR-TURN-02, MR-TURN-14, MR-TURN-15: From a resolved Room, to the right or down.
/// MR-TURN-16: Along the edges there is one way.
#[inline]
pub fn can_move(game: &MiniRogue, state: &State, cell: CellId) -> Allowed {
    if state.phase != Phase::Choice || !state.stack.is_empty() {
        return match state.fight.foe {
            Foe::Ghost => forbid(game.rulebook.cite.ghost),
            Foe::Guardian(_) | Foe::Last(..) => forbid("MR-GUARDIAN-01"),
            Foe::Monster => forbid("MR-COMBAT-01"),
            Foe::Nobody => forbid("MR-TURN-02"),
        };
    }
    if is_next(state, cell) {
        return Ok(());
    }
    forbid(if cell == state.hero().cell { "MR-TURN-14" } else { "MR-TURN-15" })
}

/// Moves and resolves what lies there.
#[inline(always)]
pub fn step<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C> {
    play.check(|game, state| can_move(game, state, cell))?;
    let way = Way { cell, evade: false };
    if play.state.is_coop() {
        return coop::choose_way(play, way);
    }
    arrive(play, way)?;
    play.state.phase = Phase::Room;
    if cell != CellId::EXIT {
        return room::begin(play);
    }
    play.state.guardians.open.map_or(Ok(()), |open| guardian::meet(play, open))
}

/// A character arrives where it goes; nothing is resolved yet.
#[inline(always)]
pub fn arrive<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, Way { cell, evade }: Way) -> Done<C> {
    walk(play, cell)?;
    if cell == CellId::EXIT {
        lower_shield(play);
        play.tell(TurnEvent::ExitReached);
        return Ok(());
    }
    raise_shield(play);
    match play.state.room_here() {
        Some(room) if evade => play.tell(TurnEvent::Evaded(cell, room)),
        _ => {}
    }
    Ok(())
}

/// MR-EFFECT-21: The Room entered turns face up if it was not.
/// MR-EFFECT-24: Who is blind chooses all the same.
#[inline(always)]
fn walk<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C> {
    if cell != CellId::EXIT {
        room::reveal(play, cell)?;
        play.state.enter(cell);
    }
    play.hero().cell = cell;
    Ok(())
}

/// MR-CLASS-22, MR-TREASURE-18: The Room is entered and not resolved, so it was not met; the reveal follows as usual.
#[inline(always)]
pub fn evade<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: Option<CellId>) -> Done<C> {
    let way = Way { cell: cell.unwrap_or(play.state.hero().cell), evade: true };
    if play.state.is_coop() && !class::is_entrance(play.state) {
        return coop::choose_way(play, way);
    }
    arrive(play, way)?;
    if play.state.is_coop() {
        return coop::finish(play);
    }
    play.state.phase = Phase::Resolved;
    Ok(())
}
