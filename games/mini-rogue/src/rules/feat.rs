//! Chapter FEAT: re-rolling a Character die for a price.

use super::{Allowed, Done, Play, PlayExt, char, combat, demand, dice, forbid, item, potion, skill, stance};
use crate::MiniRogue;
use crate::action::Price;
use crate::content::Resource;
use crate::event::{Event, FightEvent};
use crate::state::{Die, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// Whether a Feat may be performed on this die, counted from 1, at this price.
/// MR-COMBAT-17: After the free re-rolls. MR-FEAT-05: One by one. MR-ITEM-21: A weapon gives no second one for the same die.
#[inline]
pub fn can_perform(game: &MiniRogue, state: &State, number: u8, price: Price) -> Allowed {
    // MR-FEAT-06, MR-SKILL-09: Never outside a fight.
    if skill::is_due(state) {
        return forbid(game.rulebook.cite.feat_in_check);
    }
    if !potion::in_fight(state) {
        return forbid(game.rulebook.cite.feat);
    }
    match combat::die(state, number) {
        None => forbid("MR-FEAT-01"),
        // MR-FEAT-03, MR-FEAT-08: Once per die and Attack Phase, free Feats included.
        Some(Die { feat: true, .. }) => {
            forbid(if price == Price::Item { "MR-FEAT-08" } else { "MR-FEAT-03" })
        }
        Some(_) => {
            can_pay(game, state, price)?;
            // MR-FEAT-01: During the attack, while its dice are open.
            let open = combat::now(state).is_some_and(|fight| fight.stage == Stage::Dice);
            demand(open, "MR-FEAT-01")
        }
    }
}

/// MR-FEAT-07, MR-FEAT-11, MR-FEAT-14: The price must be there, and paying it must not kill.
#[inline]
fn can_pay(game: &MiniRogue, state: &State, price: Price) -> Allowed {
    let numbers = game.content.numbers;
    match price {
        Price::Xp if state.hero().xp < numbers.feat_xp => forbid("MR-FEAT-14"),
        Price::Hp if state.hero().hp <= numbers.feat_hp => forbid("MR-FEAT-11"),
        Price::Item if !item::has_feat(game, state) => forbid("MR-FEAT-07"),
        _ => Ok(()),
    }
}

/// The prices that can be paid now, in the order of [`Price::ALL`].
#[inline(always)]
pub fn payable(game: &MiniRogue, state: &State) -> [bool; 3] {
    Price::ALL.map(|price| can_pay(game, state, price).is_ok())
}

/// Whether any Feat is possible with the dice that lie there.
#[inline(always)]
pub fn any_possible(game: &MiniRogue, state: &State) -> bool {
    let [xp, hp, item] = payable(game, state);
    (xp | hp | item) & state.fight.dice.iter().fold(false, |any, die| any | !die.feat)
}

/// MR-FEAT-02, MR-FEAT-09, MR-FEAT-10: The price is paid; the new roll replaces everything the die was worth. Dice already rolled
/// stay even if the Level drops.
/// MR-FEAT-04: What comes is taken; a critical may be rolled again.
#[inline(always)]
pub fn perform<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, number: u8, price: Price) -> Done<C> {
    play.check(|game, state| can_perform(game, state, number, price))?;
    let value = combat::roll_one(play)?;
    let numbers = play.game.content.numbers;
    match price {
        Price::Xp => {
            char::pay(play, Resource::Xp, numbers.feat_xp);
        }
        Price::Hp => char::lose_hp(play, numbers.feat_hp)?,
        Price::Item => item::spend_feat(play),
    }
    let reading = stance::reading(play.game, play.state);
    let Some(die) = play.state.fight.dice.get_mut(usize::from(number).wrapping_sub(1)) else { return Ok(()) };
    let total = if dice::is_miss(reading, value) { 0 } else { value };
    *die = Die { value, total, critical: dice::is_critical(reading, value), feat: true };
    play.tell(FightEvent::FeatDone { die: number, value });
    combat::close_dice(play);
    Ok(())
}
