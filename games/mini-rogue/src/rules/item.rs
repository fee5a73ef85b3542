//! Chapter ITEM: cards that are kept, and what they do.

use super::{Allowed, Done, Play, PlayExt, coop, demand, forbid, room, setup, turn};
use crate::MiniRogue;
use crate::content::{Condition, ItemKind, ItemRoom, MAX_ROOMS, RoomId, RoomKind};
use crate::editions::{CompanionWindow, ItemLimit};
use crate::event::{Event, HeroEvent, ItemEvent, TurnEvent};
use crate::state::{Cell, CellId, Frame, Item, MAX_ITEMS, Phase, State};
use undercroft_kernel::{Chance, Draw, Seats, Sink, Weights};

fn card(game: &MiniRogue, room: RoomId) -> Option<&ItemRoom> {
    if let RoomKind::Item(card) = &game.content.rooms[room].kind { Some(card) } else { None }
}

/// MR-ROOM-14: The condition comes before the card.
/// MR-COOP-37: Who feeds the Crow takes it along.
#[inline(always)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, condition: Condition) -> Done<C> {
    play.push(match condition {
        Condition::Check => Frame::Check,
        Condition::Pay(_) => Frame::ItemPrice,
    })
}

/// MR-ITEM-15, MR-ITEM-28: A passed check wins the card; a failed one gives nothing.
#[inline(always)]
pub fn conclude<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    room: RoomId,
    passed: bool,
    die: u8,
) -> Done<C> {
    if passed {
        return play.push(Frame::ItemWon { die });
    }
    play.tell(ItemEvent::Left(room));
    Ok(())
}

/// MR-ITEM-01, MR-ITEM-10: The condition must be met, with the real resource.
pub fn can_take(game: &MiniRogue, state: &State) -> Allowed {
    match (state.stack.top(), state.room_here().and_then(|room| card(game, room))) {
        (Some(Frame::ItemWon { .. }), _) => Ok(()),
        (Some(Frame::ItemPrice), Some(ItemRoom { condition: Condition::Pay(price), .. })) => {
            demand(room::can_pay(game, state, *price), game.rulebook.cite.item_price)
        }
        _ => forbid(game.rulebook.cite.item),
    }
}

#[inline(always)]
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_take)?;
    let game = play.game;
    let Some(room) = play.state.room_here() else { return Ok(()) };
    let Some(card) = card(game, room) else { return Ok(()) };
    let die = if let Some(Frame::ItemWon { die }) = play.state.stack.pop() { die } else { 0 };
    let uses = match &card.kind {
        ItemKind::Weapon { feats, .. } => super::skill::row(feats, die).unwrap_or(1),
        ItemKind::Companion { .. } => 1,
    };
    let here = play.hero().cell;
    play.state.grid.lay(here, Cell::Taken);
    play.hero().items.push(Item { room, uses, die })?;
    play.tell(ItemEvent::Taken(room, uses));
    if play.hero().items.len() > limit(game) {
        play.push(Frame::DropItem)?;
    }
    match card.condition {
        Condition::Pay(price) => {
            coop::leave_nothing(play.state);
            play.push_icons(price)
        }
        Condition::Check => Ok(()),
    }
}

/// MR-ITEM-02, MR-ITEM-22: How many Items may be kept.
pub const fn limit(game: &MiniRogue) -> usize {
    match game.rulebook.items {
        ItemLimit::One => 1,
        ItemLimit::None if game.options.one_item => 1,
        ItemLimit::None => MAX_ITEMS,
    }
}

/// Whether the card of this Room may be left.
pub fn can_leave(game: &MiniRogue, state: &State) -> Allowed {
    match state.stack.now() {
        Frame::ItemWon { .. } | Frame::ItemPrice => Ok(()),
        Frame::Check if state.is_coop() => coop::can_decline(game, state),
        _ => forbid(game.rulebook.cite.item),
    }
}

/// MR-ITEM-06, MR-ITEM-07: Taking is optional; leaving may have its price.
/// MR-ITEM-09: It may cost.
/// MR-COOP-19: Who does not want the card makes no check for it.
#[inline(always)]
pub fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_leave)?;
    let game = play.game;
    let frame = play.state.stack.pop();
    let Some(room) = play.state.room_here() else { return Ok(()) };
    let declined = frame == Some(Frame::Check);
    play.tell(if declined { ItemEvent::Declined(room) } else { ItemEvent::Left(room) });
    match card(game, room) {
        Some(card) if frame == Some(Frame::ItemPrice) => play.push_icons(card.refuse),
        _ => Ok(()),
    }
}

/// MR-ITEM-03: Which one goes is the player's choice.
pub fn can_drop(game: &MiniRogue, state: &State, item: u8) -> Allowed {
    let held = usize::from(item).wrapping_sub(1) < state.hero().items.len();
    // MR-COOP-21: Who has received one too many may give it up.
    let trading = matches!(state.stack.now(), Frame::Barter { .. }) && state.hero().items.len() > limit(game);
    demand((state.stack.now() == Frame::DropItem || trading) && held, game.rulebook.cite.drop_item)
}

pub fn drop<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, item: u8) -> Done<C> {
    play.check(|game, state| can_drop(game, state, item))?;
    if play.state.stack.now() == Frame::DropItem {
        play.state.stack.pop();
    }
    discard(play, usize::from(item).wrapping_sub(1));
    Ok(())
}

/// MR-ITEM-05, MR-TURN-05: The card goes back to the unused Rooms: it cannot turn up in this Area.
#[cold]
fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, at: usize) {
    if let Some(item) = play.hero().items.remove(at) {
        play.state.aside |= setup::bit(item.room);
        play.tell(ItemEvent::Returned(item.room));
    }
}

/// MR-ITEM-23, MR-ROOM-40: A held Item is discarded; none held is a missing resource.
#[cold]
pub fn lose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    match play.hero().items.len() {
        0 => {
            play.tell(HeroEvent::MissingPaid(1));
            super::char::suffer(play, 1)
        }
        1 => {
            discard(play, 0);
            Ok(())
        }
        _ => play.push(Frame::DropItem),
    }
}

/// The held weapon with uses left.
fn weapon(game: &MiniRogue, state: &State) -> Option<usize> {
    let is_weapon = |room| matches!(card(game, room).map(|card| &card.kind), Some(ItemKind::Weapon { .. }));
    state.hero().items.iter().position(|item| item.uses > 0 && is_weapon(item.room))
}

/// MR-FEAT-07: Whether an Item grants a Feat.
pub fn has_feat(game: &MiniRogue, state: &State) -> bool {
    !state.hero().items.is_empty() && weapon(game, state).is_some()
}

/// MR-ITEM-04, MR-ITEM-20: A use is spent; after the last one the card goes back.
pub fn spend_feat<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let Some(at) = weapon(play.game, play.state) else { return };
    let Some(item) = play.hero().items.get_mut(at) else { return };
    item.uses -= 1;
    let Item { room, uses, .. } = *item;
    play.tell(ItemEvent::Used(room, uses));
    if uses == 0 {
        discard(play, at);
    }
}

/// The held companion: where it is, and how many cards it arranges.
pub fn companion(game: &MiniRogue, state: &State) -> Option<(usize, u8, bool)> {
    state.hero().items.iter().enumerate().find_map(|(at, item)| match card(game, item.room)?.kind {
        ItemKind::Companion { arrange, replace } => Some((at, arrange, replace)),
        ItemKind::Weapon { .. } => None,
    })
}

/// MR-ITEM-13, MR-ITEM-24, MR-ITEM-29: When and on which Room the companion's exploration skill may be used.
pub fn can_replace(game: &MiniRogue, state: &State, cell: CellId) -> Allowed {
    let Some((_, _, true)) = companion(game, state) else { return forbid("MR-ITEM-27") };
    demand(is_window(game, state) && is_replaceable(game, state, cell), game.rulebook.cite.companion)
}

/// MR-ITEM-13, MR-ITEM-29: When the companion's exploration skill may be used.
fn is_window(game: &MiniRogue, state: &State) -> bool {
    let phase = match game.rulebook.companion {
        CompanionWindow::RevealedRoom => Phase::Choice,
        CompanionWindow::AnyRoomBeforeReveal => Phase::Resolved,
    };
    state.phase == phase && state.stack.is_empty()
}

/// MR-ITEM-24, MR-ITEM-29: On which Rooms.
fn is_replaceable(game: &MiniRogue, state: &State, cell: CellId) -> bool {
    let any = game.rulebook.companion == CompanionWindow::AnyRoomBeforeReveal;
    cell != CellId::EXIT && !state.was_entered(cell) && (any || state.grid.open(cell).is_some())
}

/// The Rooms that a held companion may replace now.
pub fn replaceable(game: &MiniRogue, state: &State) -> impl Iterator<Item = CellId> {
    let window = is_window(game, state) && matches!(companion(game, state), Some((_, _, true)));
    CellId::rooms().take(if window { 8 } else { 0 }).filter(move |cell| is_replaceable(game, state, *cell))
}

/// MR-ITEM-13: Whether a held Item could be of use between the end of a Room and the reveal.
#[inline]
pub fn may_replace_before_reveal(game: &MiniRogue, state: &State) -> bool {
    game.rulebook.companion == CompanionWindow::AnyRoomBeforeReveal && !state.hero().items.is_empty()
}

/// MR-ITEM-13: Whether a held companion may be used between the end of a Room and the reveal.
pub fn has_window_before_reveal(game: &MiniRogue, state: &State) -> bool {
    may_replace_before_reveal(game, state) && replaceable(game, state).next().is_some()
}

/// MR-ITEM-14, MR-ITEM-25: The preparation skill belongs between shuffling and dealing.
pub fn can_arrange(game: &MiniRogue, state: &State) -> Allowed {
    match companion(game, state) {
        None => forbid("MR-ITEM-27"),
        Some((_, arrange, _)) if arrange > 0 && turn::is_preparation(state) => Ok(()),
        Some(_) => forbid(game.rulebook.cite.companion_preparation),
    }
}

/// Uses the companion: on a Room, or on the deck.
pub fn consume<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: Option<CellId>) -> Done<C> {
    match cell {
        Some(cell) => play.check(|game, state| can_replace(game, state, cell))?,
        None => play.check(can_arrange)?,
    }
    let Some((at, arrange, _)) = companion(play.game, play.state) else { return Ok(()) };
    if let Some(item) = play.hero().items.get(at).copied() {
        play.tell(ItemEvent::Used(item.room, 0));
    }
    match cell {
        Some(cell) => replace(play, cell)?,
        None => super::class::look(play, arrange)?,
    }
    // MR-ITEM-27: The Character card stays as it is. MR-ITEM-08: The companion leaves.
    discard(play, at);
    Ok(())
}

/// MR-ITEM-24, MR-ITEM-29: Another unused Room lies there; the old one is unused now.
fn replace<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C> {
    let old = play.state.grid.at(cell);
    play.tell(TurnEvent::Replaced(cell));
    match old {
        Cell::Open(room) => {
            let new = draw_unused(play)?;
            play.state.aside |= setup::bit(room);
            play.state.grid.lay(cell, Cell::Open(new));
            play.tell(TurnEvent::Revealed(cell, new));
        }
        // Face down it stays. One unseen card for another changes nothing anybody knows, unless the unused pile holds a card that
        // could not lie here before: then the new card is drawn now, and nobody has looked at it.
        Cell::Hidden if play.state.aside == 0 => {}
        Cell::Hidden | Cell::Pinned(..) | Cell::Taken => {
            let new = draw_unused(play)?;
            if let Cell::Pinned(room, _) = old {
                play.state.aside |= setup::bit(room);
            }
            play.state.grid.lay(cell, Cell::Pinned(new, Seats::NONE));
        }
    }
    Ok(())
}

/// Draws from the unused pile: cards known to lie there, and those unseen cards that do not lie face down in the grid. An unseen card is
/// in the pile with the odds of its share.
fn draw_unused<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, RoomId> {
    let unseen = room::hidden(play.game, play.state);
    let known = u64::from(play.state.aside | play.state.tucked);
    let face_down = CellId::rooms().filter(|cell| play.state.grid.at(*cell) == Cell::Hidden).count() as u32;
    let share = unseen.count_ones().saturating_sub(face_down);
    let certain = unseen.count_ones().max(1);
    let is_in = |set: u64, room: usize| (set >> room & 1) as u32;
    let mut weights = [0u32; MAX_ROOMS];
    for (room, weight) in weights.iter_mut().enumerate() {
        *weight = is_in(known, room) * certain + is_in(unseen & !known, room) * share;
    }
    let rooms = weights.get(..play.game.content.rooms.len()).unwrap_or_default();
    let drawn = play.ctx.pick(Draw::new(room::ROOM, play.state.seat(), Weights::List(rooms)))?;
    let room = RoomId(drawn as u8);
    play.state.aside &= !setup::bit(room);
    play.state.tucked &= !setup::bit(room);
    play.state.seen |= setup::bit(room);
    Ok(room)
}
