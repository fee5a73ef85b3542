//! Chapter CLASS: the skills of the Characters.

use super::{Allowed, Done, Play, PlayExt, demand, end, forbid, room, setup, turn};
use crate::MiniRogue;
use crate::content::{Character, ExplorationSkill, PassiveSkill, PreparationSkill};
use crate::editions::ExplorationWindow;
use crate::event::{Event, HeroEvent, TurnEvent};
use crate::state::{Cell, CellId, Frame, Phase, Shield, State};
use undercroft_kernel::{Chance, Sink};

/// The card of the active hero.
#[inline]
pub fn card<'a>(game: &'a MiniRogue, state: &State) -> &'a Character {
    &game.content.characters[state.hero().character]
}

/// MR-CLASS-12, MR-ROOM-30: The Character card turns face up again.
#[inline(always)]
pub fn refresh<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.hero().spent {
        play.hero().spent = false;
        play.tell(HeroEvent::Refreshed);
    }
}

/// MR-CLASS-05: While the card is face down no skill can be used.
pub const fn is_ready(state: &State) -> Allowed {
    if state.hero().spent { forbid("MR-CLASS-05") } else { Ok(()) }
}

/// MR-CLASS-04: Using a skill turns the card face down.
pub fn spend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.hero().spent = true;
}

/// MR-CLASS-06: Passive skills apply even while the card is face down.
pub fn passive_armour(game: &MiniRogue, state: &State) -> u8 {
    match card(game, state).passive {
        Some(PassiveSkill::Armour { armour }) => armour,
        None => 0,
    }
}

/// MR-CLASS-08, MR-CLASS-09, MR-CLASS-29: Whether this is a moment for an exploration skill.
#[inline]
pub fn is_window(game: &MiniRogue, state: &State) -> bool {
    if state.stack.depth() > 0 {
        return false;
    }
    match game.rulebook.exploration_skill {
        ExplorationWindow::AfterReveal => {
            let entrance = is_entrance(state) && state.room_here().is_some();
            state.phase == Phase::Choice || entrance
        }
        ExplorationWindow::AroundRooms => {
            is_entrance(state) || matches!(state.phase, Phase::Choice | Phase::Resolved)
        }
    }
}

/// MR-CLASS-29: Whether the character stands on an Entrance that it has not resolved.
#[inline]
pub const fn is_entrance(state: &State) -> bool {
    matches!(state.phase, Phase::Entrance | Phase::Joining)
}

/// Whether the character has an exploration skill that it could use at some moment such as this: one that cancels a death is for
/// no other.
#[inline]
pub fn may_explore(game: &MiniRogue, state: &State) -> bool {
    let skill = card(game, state).exploration;
    !state.hero().spent & !matches!(skill, ExplorationSkill::CancelDeath { .. })
}

/// MR-CLASS-09: Whether an exploration skill may come before the reveal.
pub const fn may_skip_reveal(game: &MiniRogue) -> bool {
    matches!(game.rulebook.exploration_skill, ExplorationWindow::AroundRooms)
}

/// Whether the exploration skill may be used, on this cell where it needs one.
#[inline]
pub fn can_explore(game: &MiniRogue, state: &State, cell: Option<CellId>) -> Allowed {
    let skill = card(game, state).exploration;
    if let Frame::Doom { .. } = state.stack.now() {
        return demand(cell.is_none(), game.rulebook.cite.exploration_skill);
    }
    is_ready(state)?;
    let wrong = forbid(game.rulebook.cite.exploration_skill);
    if !is_window(game, state) {
        return wrong;
    }
    match (skill, cell) {
        // MR-CLASS-22: The next Room, never a Guardian; MR-CLASS-29: on the Entrance, the Entrance itself.
        (ExplorationSkill::Evade, None) if is_entrance(state) => Ok(()),
        (ExplorationSkill::Evade, Some(cell)) if !is_entrance(state) && cell != CellId::EXIT => {
            if turn::is_next(state, cell) {
                Ok(())
            } else {
                wrong
            }
        }
        (ExplorationSkill::Foresee { .. }, None) if state.grid.has_face_down() => Ok(()),
        (ExplorationSkill::Shield { .. }, None) => Ok(()),
        _ => wrong,
    }
}

#[inline(always)]
pub fn explore<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: Option<CellId>) -> Done<C> {
    play.check(|game, state| can_explore(game, state, cell))?;
    if let Frame::Doom { .. } = play.state.stack.now() {
        return end::save(play);
    }
    spend(play);
    play.tell(HeroEvent::ExplorationSkill);
    match card(play.game, play.state).exploration {
        ExplorationSkill::Evade => turn::evade(play, cell),
        ExplorationSkill::Foresee { rooms } => play.push(Frame::Foresight { left: rooms }),
        ExplorationSkill::Shield { armour } => {
            // MR-CLASS-26: Every character of the party.
            play.state.party.for_each(|hero| hero.shield = Shield::Coming(armour));
            Ok(())
        }
        ExplorationSkill::CancelDeath { .. } => Ok(()),
    }
}

/// MR-CLASS-24: A face-down Room of the grid, while the skill lasts.
#[inline]
pub fn can_foresee(game: &MiniRogue, state: &State, cell: CellId) -> Allowed {
    match state.stack.now() {
        Frame::Foresight { .. } if cell != CellId::EXIT && state.grid.is_face_down(cell) => Ok(()),
        _ => forbid(game.rulebook.cite.foresight),
    }
}

/// Turns one Room face up.
/// MR-CLASS-33: Blindness does not hinder it.
#[inline(always)]
pub fn foresee<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C> {
    play.check(|game, state| can_foresee(game, state, cell))?;
    room::reveal(play, cell)?;
    let Some(Frame::Foresight { left }) = play.state.stack.pop() else { return Ok(()) };
    let more = play.state.grid.has_face_down();
    if left > 1 && more { play.push(Frame::Foresight { left: left - 1 }) } else { Ok(()) }
}

/// Whether a foresight may be ended.
pub fn can_stop(game: &MiniRogue, state: &State) -> Allowed {
    match state.stack.now() {
        Frame::Foresight { .. } => Ok(()),
        _ => forbid(game.rulebook.cite.foresight),
    }
}

/// MR-CLASS-24: Up to its number: fewer are allowed.
#[inline(always)]
pub fn stop<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_stop)?;
    play.state.stack.pop();
    Ok(())
}

/// MR-CLASS-10: After shuffling and before dealing.
pub fn can_prepare(game: &MiniRogue, state: &State) -> Allowed {
    let has_skill = card(game, state).preparation.is_some();
    if !has_skill || !turn::is_preparation(state) {
        return forbid(game.rulebook.cite.preparation_skill);
    }
    is_ready(state)
}

pub fn prepare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_prepare)?;
    spend(play);
    play.tell(HeroEvent::PreparationSkill);
    match card(play.game, play.state).preparation {
        Some(PreparationSkill::Arrange { cards }) => look(play, cards),
        None => Ok(()),
    }
}

/// MR-ITEM-25: The top cards of the shuffled deck are looked at; each is put back at a place of one's choice.
pub fn look<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cards: u8) -> Done<C> {
    for _ in 0..cards {
        let card = room::draw_hidden(play)?;
        play.state.looked.push(card)?;
        play.tell(TurnEvent::Looked(Some(card)));
    }
    play.push(Frame::Arrange { left: cards })
}

/// Whether a looked-at card may be put there: under a free cell, or among the unused.
pub fn can_put(game: &MiniRogue, state: &State, cell: Option<CellId>) -> Allowed {
    let free = |cell: CellId| cell != CellId::EXIT && state.grid.at(cell) == Cell::Hidden;
    let allowed = match (state.stack.top(), cell) {
        (Some(Frame::Arrange { .. }), Some(cell)) => free(cell),
        // Below the cards that are dealt there must be a place: what is left has to fill the grid.
        (Some(Frame::Arrange { left }), None) => {
            let rest = room::hidden(game, state).count_ones() + u32::from(left) - 1;
            rest as usize >= CellId::rooms().filter(|cell| free(*cell)).count()
        }
        _ => false,
    };
    demand(allowed, game.rulebook.cite.companion_preparation)
}

/// Puts the last card of those looked at back.
pub fn put<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: Option<CellId>) -> Done<C> {
    play.check(|game, state| can_put(game, state, cell))?;
    let (Some(card), Some(Frame::Arrange { left })) = (play.state.looked.pop(), play.state.stack.pop())
    else {
        return Ok(());
    };
    play.tell(TurnEvent::PutBack(Some(card), cell));
    match cell {
        Some(cell) => play.state.grid.lay(cell, Cell::Pinned(card, play.state.seats())),
        None => play.state.tucked |= setup::bit(card),
    }
    if left > 1 { play.push(Frame::Arrange { left: left - 1 }) } else { Ok(()) }
}
