//! What two characters give and take in one Room.

use crate::MiniRogue;
use crate::action::Gift;
use crate::content::Resource;
use crate::event::{CoopEvent, Event};
use crate::rules::{Allowed, Done, Play, PlayExt, char, demand, forbid, item};
use crate::state::{Frame, MAX_ITEMS, Phase, State};
use undercroft_kernel::{Chance, Full, Sink};

/// MR-COOP-13: In the same Room, once both have resolved it and before they leave.
pub fn can_trade(state: &State) -> Allowed {
    let moment = match state.phase {
        Phase::Choice => true,
        Phase::Exit => state.done == 0,
        _ => false,
    };
    demand(moment && state.is_together() && state.stack.depth() == 0, "MR-COOP-13")
}

#[cold]
pub fn trade<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_trade(state))?;
    play.tell(CoopEvent::TradeBegan);
    play.push(Frame::Barter { back: play.state.active() })
}

const fn is_trading(frame: Option<Frame>) -> bool {
    matches!(frame, Some(Frame::Barter { .. }))
}

/// MR-COOP-13, MR-COOP-14: Gold, rations, Armour, potions and Items, as far as one has them; never XP, HP or afflictions. MR-COOP-15:
/// A limit may be passed on the way; the next gift then brings everything within the limits again.
pub fn can_give(game: &MiniRogue, state: &State, gift: Gift) -> Allowed {
    if let Gift::Track(Resource::Xp | Resource::Hp, _) | Gift::Affliction(_) = gift {
        return forbid("MR-COOP-14");
    }
    let held = match gift {
        Gift::Track(resource, amount) => (1..=char::value(state.hero(), resource)).contains(&amount),
        Gift::Potion(potion) => state.hero().potions.has(potion),
        Gift::Item(at) => usize::from(at).wrapping_sub(1) < state.hero().items.len(),
        Gift::Affliction(_) => false,
    };
    if !is_trading(state.stack.top()) || !held {
        return forbid("MR-COOP-13");
    }
    match gift {
        // No way to swap needs two of a kind in one hand.
        Gift::Potion(potion) if state.partner().potions.has(potion) => return forbid("MR-POTION-19"),
        Gift::Item(_) if state.partner().items.len() >= MAX_ITEMS => return forbid("MR-COOP-15"),
        _ => {}
    }
    if fits(game, state) {
        return Ok(());
    }
    let mut after = *state;
    let settled = hand_over(&mut after, gift).is_ok() && fits(game, &after);
    demand(settled, "MR-COOP-15")
}

/// Moves a gift from one to the other.
fn hand_over(state: &mut State, gift: Gift) -> Result<(), Full> {
    match gift {
        Gift::Track(resource, amount) => {
            *char::track(state.hero_mut(), resource) -= amount;
            *char::track(state.partner_mut(), resource) += amount;
        }
        Gift::Potion(potion) => {
            state.hero_mut().potions.remove(potion);
            state.partner_mut().potions.add(potion);
        }
        Gift::Item(at) => {
            if let Some(item) = state.hero_mut().items.remove(usize::from(at).wrapping_sub(1)) {
                state.partner_mut().items.push(item)?;
            }
        }
        Gift::Affliction(_) => {}
    }
    Ok(())
}

/// Gives something to the other one. MR-COOP-15: No limit is looked at until the trade ends.
#[cold]
pub fn give<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, gift: Gift) -> Done<C> {
    play.check(|game, state| can_give(game, state, gift))?;
    let told = match gift {
        Gift::Track(resource, amount) => CoopEvent::GaveTrack(resource, amount),
        Gift::Potion(potion) => CoopEvent::GavePotion(potion),
        Gift::Item(at) => match play.state.hero().items.get(usize::from(at).wrapping_sub(1)) {
            Some(item) => CoopEvent::GaveItem(item.room),
            None => return Ok(()),
        },
        Gift::Affliction(_) => return Ok(()),
    };
    hand_over(play.state, gift)?;
    play.tell(told);
    Ok(())
}

/// MR-COOP-15, MR-COOP-21: Whether nobody holds more than the limits allow.
fn fits(game: &MiniRogue, state: &State) -> bool {
    let limits = &game.content.limits;
    state.party().all(|hero| {
        hero.potions.len() <= u32::from(limits.potions)
            && hero.items.len() <= item::limit(game)
            && [Resource::Gold, Resource::Food, Resource::Armour]
                .iter()
                .all(|resource| char::value(hero, *resource) <= char::limit(limits, *resource))
    })
}

/// MR-COOP-15, MR-COOP-21: The limits must be respected at the end.
pub fn can_end_trade(game: &MiniRogue, state: &State) -> Allowed {
    if !is_trading(state.stack.top()) {
        return forbid("MR-COOP-13");
    }
    demand(fits(game, state), "MR-COOP-15")
}

#[cold]
pub fn end_trade<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_end_trade)?;
    if let Some(Frame::Barter { back }) = play.state.stack.pop() {
        play.tell(CoopEvent::TradeEnded);
        play.state.turn_to(back);
    }
    Ok(())
}
