//! Chapter MERCHANT: buying and selling.

use super::{Allowed, Done, Play, PlayExt, board, char, demand, forbid};
use crate::MiniRogue;
use crate::content::{Good, GoodId, Icon, Potion, Resource, RoomKind, Sale, Ware};
use crate::event::{Event, TradeEvent};
use crate::state::{Frame, State};
use undercroft_kernel::{Chance, Sink};

/// The goods and sales of the Room, if trading is open.
#[inline]
pub fn stall<'a>(game: &'a MiniRogue, state: &State) -> Option<(&'a [Good], &'a [Sale])> {
    if state.stack.now() != Frame::Trade {
        return None;
    }
    match &game.content.rooms[state.room_here()?].kind {
        RoomKind::Merchant { buy, sell } => Some((buy, sell)),
        _ => None,
    }
}

#[inline]
fn find<'a>(game: &'a MiniRogue, state: &State, word: GoodId) -> Option<&'a Good> {
    let (goods, _) = stall(game, state)?;
    goods.iter().find(|good| good.word == word)
}

/// MR-MERCHANT-01: As long as the character can pay.
#[inline]
pub fn can_buy(game: &MiniRogue, state: &State, word: GoodId) -> Allowed {
    let Some(good) = find(game, state, word) else { return forbid("MR-ROOM-12") };
    demand(is_affordable(state, good, board::floor(game, state)), "MR-MERCHANT-01")
}

/// MR-MERCHANT-01: Whether there is gold enough for a good.
#[inline]
pub const fn is_affordable(state: &State, good: &Good, floor: u8) -> bool {
    state.hero().gold >= good.price.on(floor)
}

/// MR-MERCHANT-09: The gold is spent even if a track is full.
#[inline(always)]
pub fn buy<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, word: GoodId) -> Done<C> {
    play.check(|game, state| can_buy(game, state, word))?;
    let Some(good) = find(play.game, play.state, word) else { return Ok(()) };
    play.tell(TradeEvent::Bought(word));
    char::pay(play, Resource::Gold, good.price.on(board::floor(play.game, play.state)));
    play.push_icons(good.gain)
}

/// MR-MERCHANT-13: What was bought and may still be taken back: a potion whose kind is not named yet.
pub fn returnable<'a>(game: &'a MiniRogue, state: &State) -> Option<&'a Good> {
    let below = state.stack.depth().checked_sub(2).and_then(|at| state.stack.iter().nth(at));
    if state.stack.now() != Frame::AnyPotion || below != Some(&Frame::Trade) {
        return None;
    }
    let RoomKind::Merchant { buy, .. } = &game.content.rooms[state.room_here()?].kind else { return None };
    buy.iter().find(|good| game.content.lists[good.gain].contains(&Icon::AnyPotion))
}

/// MR-MERCHANT-13: Until the kind is named nothing has changed hands.
pub fn can_take_back(game: &MiniRogue, state: &State) -> Allowed {
    demand(returnable(game, state).is_some(), game.rulebook.cite.any_potion)
}

/// The purchase is taken back and the gold with it.
pub fn take_back<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_take_back)?;
    let Some(good) = returnable(play.game, play.state) else { return Ok(()) };
    play.state.stack.pop();
    play.tell(TradeEvent::TakenBack(good.word));
    char::gain(play, Resource::Gold, good.price.on(board::floor(play.game, play.state)));
    Ok(())
}

fn offered(game: &MiniRogue, state: &State, ware: Ware) -> Option<u8> {
    let (_, sales) = stall(game, state)?;
    sales.iter().find(|sale| sale.what == ware).map(|sale| sale.price)
}

pub fn can_sell_armour(game: &MiniRogue, state: &State) -> Allowed {
    if offered(game, state, Ware::Armour).is_none() {
        return forbid("MR-ROOM-12");
    }
    // MR-CLASS-26: Temporary Armour cannot be sold.
    demand(state.hero().armour > 0, "MR-MERCHANT-01")
}

/// MR-MERCHANT-12: A sale pays only up to the gold maximum.
pub fn sell_armour<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_sell_armour)?;
    let price = offered(play.game, play.state, Ware::Armour).unwrap_or_default();
    play.tell(TradeEvent::SoldArmour(price));
    char::pay(play, Resource::Armour, 1);
    char::gain(play, Resource::Gold, price);
    Ok(())
}

pub fn can_sell_potion(game: &MiniRogue, state: &State, potion: Potion) -> Allowed {
    if offered(game, state, Ware::Potion).is_none() {
        return forbid("MR-ROOM-12");
    }
    demand(state.hero().potions.has(potion), "MR-MERCHANT-01")
}

pub fn sell_potion<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, potion: Potion) -> Done<C> {
    play.check(|game, state| can_sell_potion(game, state, potion))?;
    let price = offered(play.game, play.state, Ware::Potion).unwrap_or_default();
    play.hero().potions.remove(potion);
    play.tell(TradeEvent::SoldPotion(potion, price));
    char::gain(play, Resource::Gold, price);
    Ok(())
}

pub fn can_leave(state: &State) -> Allowed {
    demand(state.stack.now() == Frame::Trade, "MR-MERCHANT-02")
}

/// MR-MERCHANT-02: Trading is optional.
#[inline(always)]
pub fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_leave(state))?;
    play.state.stack.pop();
    Ok(())
}
