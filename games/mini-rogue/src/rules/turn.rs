//! Chapter TURN: one Area in three phases, and the flow from one decision to the next.

use super::{Allowed, Done, Play, char, check, class, delve, fall, forbid, guardian, item, potion, room};
use crate::MiniRogue;
use crate::editions::EntranceReveal;
use crate::event::{Event, What};
use crate::rules::board;
use crate::state::{Cell, CellId, Foe, Frame, Phase, Shield, State};
use undercroft_kernel::{Chance, Sink, Slots};

/// Goes on until somebody has to decide: resolves icons, ends what is finished, and passes from phase to phase.
#[inline]
pub fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    while play.state.end.is_none() {
        let goes_on = match play.state.stack.top() {
            Some(frame) => {
                let automatic =
                    matches!(frame, Frame::Icons { .. } | Frame::LoseHp { .. } | Frame::DropPotion { .. });
                automatic && finish(play, frame)?
            }
            None => {
                let passing = matches!(
                    play.state.phase,
                    Phase::Room | Phase::Resolved | Phase::Falling | Phase::Descent
                );
                passing && pass_on(play)?
            }
        };
        if !goes_on {
            break;
        }
    }
    Ok(())
}

/// Goes on with business that needs no decision. Says whether it could.
#[inline(never)]
fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, frame: Frame) -> Done<C, bool> {
    match frame {
        Frame::Icons { list, at } => room::next_icon(play, list, at)?,
        Frame::LoseHp { amount } => {
            play.state.stack.pop();
            char::lose_hp(play, amount)?;
        }
        // A belt that has room again keeps the new potion.
        Frame::DropPotion { new } if potion::has_room(play.game, play.state) => {
            play.state.stack.pop();
            potion::keep(play, new);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Passes from one phase to the next. Says whether it did.
#[inline(never)]
fn pass_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, bool> {
    match play.state.phase {
        Phase::Room => resolved(play),
        Phase::Falling => fall::land(play)?,
        Phase::Descent => delve::arrive(play)?,
        Phase::Resolved if !waits_for_reveal(play.game, play.state) => play.state.phase = Phase::Choice,
        _ => return Ok(false),
    }
    Ok(true)
}

/// MR-TURN-02, MR-ITEM-28: The Room is done; the Exit opens the way down.
fn resolved<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.hero().cell == CellId::EXIT {
        play.state.phase = Phase::Exit;
        return;
    }
    if let Some(room) = play.state.room_here() {
        play.tell(What::RoomResolved(room));
    }
    play.state.phase = Phase::Resolved;
}

/// Whether the deck is shuffled and not dealt.
pub fn is_preparation(state: &State) -> bool {
    matches!(state.phase, Phase::Preparation | Phase::FallPreparation) && state.stack.depth() == 0
}

/// The deck is shuffled: waits for a preparation skill if there is one, else deals.
pub fn prepare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let window =
        class::can_prepare(play.game, play.state).is_ok() || item::can_arrange(play.game, play.state).is_ok();
    if window { Ok(()) } else { deal_now(play) }
}

/// MR-CLASS-10: Dealing ends the window of preparation skills.
pub fn can_deal(state: &State) -> Allowed {
    if is_preparation(state) { Ok(()) } else { forbid("MR-TURN-04") }
}

/// Deals the Rooms.
pub fn deal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_deal(play.state))?;
    deal_now(play)
}

/// MR-TURN-04, MR-TURN-06, MR-TURN-08, MR-TURN-09: Eight Rooms lie face down, the character stands on the Entrance, and a Guardian of
/// this Area shows its face. Face-down cards are drawn when they turn up.
fn deal_now<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let fallen = play.state.phase == Phase::FallPreparation;
    let floor = board::floor(play.game, play.state);
    let area = play.state.area;
    play.tell(What::Dealt { area, floor });
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
    let party = usize::from(play.state.party);
    for hero in play.state.heroes.iter_mut().take(party) {
        hero.cell = CellId::ENTRANCE;
        hero.met = false;
        if matches!(hero.shield, Shield::Up(_)) {
            hero.shield = Shield::Down;
        }
    }
    play.state.grid = Slots::default();
    play.state.seen = play.state.held();
    play.tell(What::Collected);
}

/// MR-TURN-11: The Entrance is resolved first, once it lies face up.
pub fn can_resolve(state: &State) -> Allowed {
    let ready = state.phase == Phase::Entrance && state.stack.depth() == 0 && state.room_here().is_some();
    if ready { Ok(()) } else { forbid("MR-TURN-11") }
}

/// Begins to resolve the Entrance.
pub fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_resolve(play.state))?;
    raise_shield(play);
    play.state.phase = Phase::Room;
    room::begin(play)
}

/// MR-CLASS-26: Temporary Armour ends with its Room. A Guardian is no Room: what is still to come waits for the next one.
fn lower_shield<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if let Shield::Up(_) = play.hero().shield {
        play.hero().shield = Shield::Down;
    }
}

/// MR-CLASS-26: Temporary Armour counts from the next Room on, and only there.
fn raise_shield<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let hero = play.hero();
    hero.shield = match hero.shield {
        Shield::Coming(armour) => Shield::Up(armour),
        Shield::Up(_) | Shield::Down => Shield::Down,
    };
}

/// MR-ITEM-13: Whether something lies between the end of a Room and the choice of the next: a card to reveal, or a window
/// before the reveal.
fn waits_for_reveal(game: &MiniRogue, state: &State) -> bool {
    has_hidden_neighbour(state) || item::has_window_before_reveal(game, state)
}

/// MR-EFFECT-21: A blind character reveals nothing before moving.
fn has_hidden_neighbour(state: &State) -> bool {
    !state.hero().blind && neighbours(state).any(|cell| !matches!(state.grid[cell], Cell::Open(_)))
}

/// MR-TURN-12, MR-TURN-22: The Rooms to the right and below; the Exit is not a Room.
fn neighbours(state: &State) -> impl Iterator<Item = CellId> {
    let here = state.hero().cell;
    [here.right(), here.below()].into_iter().flatten().filter(|cell| *cell != CellId::EXIT)
}

/// MR-TURN-13: Reveals happen after the Room is resolved; MR-TURN-07: or turn up the Entrance.
pub fn can_reveal(state: &State) -> Allowed {
    let entrance = state.phase == Phase::Entrance && state.room_here().is_none();
    let ready = state.phase == Phase::Resolved || entrance;
    if ready && state.stack.depth() == 0 { Ok(()) } else { forbid("MR-TURN-13") }
}

/// Turns the neighbours face up.
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_reveal(play.state))?;
    if play.state.phase == Phase::Entrance {
        return room::reveal(play, CellId::ENTRANCE);
    }
    let state = *play.state;
    for cell in neighbours(&state).filter(|_| !state.hero().blind) {
        room::reveal(play, cell)?;
    }
    play.state.phase = Phase::Choice;
    Ok(())
}

/// MR-TURN-14, MR-TURN-15: One cell to the right or below.
pub fn is_next(state: &State, cell: CellId) -> bool {
    let here = state.hero().cell;
    here.right() == Some(cell) || here.below() == Some(cell)
}

/// MR-TURN-02, MR-TURN-14, MR-TURN-15: From a resolved Room, to the right or down.
pub fn can_move(game: &MiniRogue, state: &State, cell: CellId) -> Allowed {
    if state.phase != Phase::Choice || state.stack.depth() > 0 {
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
pub fn step<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C> {
    check(can_move(play.game, play.state, cell))?;
    walk(play, cell)?;
    play.state.phase = Phase::Room;
    if cell != CellId::EXIT {
        raise_shield(play);
        return room::begin(play);
    }
    lower_shield(play);
    play.tell(What::ExitReached);
    play.state.guardians.open.map_or(Ok(()), |open| guardian::meet(play, open))
}

/// MR-EFFECT-21: The Room entered turns face up if it was not.
fn walk<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C> {
    if cell != CellId::EXIT {
        room::reveal(play, cell)?;
        play.state.enter(cell);
    }
    play.hero().cell = cell;
    Ok(())
}

/// MR-CLASS-22, MR-TREASURE-18: The Room is entered and not resolved, so it was not met; the reveal follows as usual.
pub fn evade<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: Option<CellId>) -> Done<C> {
    let cell = cell.unwrap_or(play.state.hero().cell);
    walk(play, cell)?;
    raise_shield(play);
    if let Some(room) = play.state.room_here() {
        play.tell(What::Evaded(cell, room));
    }
    play.state.phase = Phase::Resolved;
    Ok(())
}
