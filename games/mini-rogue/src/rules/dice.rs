//! Chapter DICE: the pool, and how its faces are read.

use super::{Done, Play, PlayExt, char, xp};
use crate::content::Dice;
use crate::event::{Event, HeroEvent, Pool};
use crate::state::Hero;
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// The names under which dice are drawn, as scenarios and companions call them.
pub const CHARACTER: &str = "character";
pub const DUNGEON: &str = "dungeon";
pub const POISON: &str = "poison";
pub const CURSE: &str = "curse";
/// How many faces every die has.
pub const SIDES: u8 = 6;

/// MR-SKILL-01, MR-COMBAT-06: Rolls the whole pool at once: Character dice by Level, the Dungeon die, and the dice of
/// afflictions.
/// MR-DICE-02: Character dice say what is hit. MR-DICE-03: The Dungeon die says what comes of it. MR-DICE-04, MR-DICE-05: The dice of
/// afflictions roll only with who suffers from them. MR-EFFECT-17: With pools only.
#[inline(always)]
pub fn roll_pool<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Pool> {
    let seat = play.state.seat();
    let Hero { xp, poisoned, cursed, .. } = *play.state.hero();
    let count = xp::level(&play.game.content.limits, xp);
    let faces = play.ctx.dice(CHARACTER, seat, count, SIDES)?;
    let dungeon = play.ctx.die(DUNGEON, seat, SIDES)?;
    let symbols = play.game.content.dice;
    let poison = if poisoned { Some(roll_symbol(play, POISON, symbols.poison_symbols)?) } else { None };
    let curse = if cursed { Some(roll_symbol(play, CURSE, symbols.curse_symbols)?) } else { None };
    Ok(Pool { faces, dungeon, curse, poison })
}

/// MR-DICE-09: Rolls a die that shows a symbol on some of its faces: drawn by its two meanings.
#[inline(always)]
fn roll_symbol<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    name: &'static str,
    symbols: u8,
) -> Done<C, bool> {
    let weights = [u32::from(SIDES - symbols), u32::from(symbols)];
    let draw = Draw::new(name, play.state.seat(), Weights::List(&weights));
    Ok(play.ctx.pick(draw)? == 1)
}

/// MR-EFFECT-16: A poison symbol takes 1 HP at once. MR-POTION-24: Whom that would kill may drink first.
/// MR-EFFECT-20: Armour does not help. MR-COMBAT-19: Once for each pool.
#[inline(always)]
pub fn poison_bites<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, pool: Pool) -> Done<C> {
    if pool.poison != Some(true) {
        return Ok(());
    }
    play.tell(HeroEvent::PoisonBit);
    char::suffer(play, 1)
}

/// MR-EFFECT-04, MR-EFFECT-08: Under a shown curse symbol a Character die is lowered by 1, never below 0.
/// MR-EFFECT-05, MR-EFFECT-06, MR-EFFECT-07: Only when the Curse die says so, and Character dice only: a six is a five, a two a miss.
pub const fn lowered(face: u8, curse: bool) -> u8 {
    if curse { face.saturating_sub(1) } else { face }
}

/// MR-DICE-08: Whether a value has a star.
pub const fn is_star(dice: Dice, value: u8) -> bool {
    value >= dice.star
}

/// MR-DICE-07: Whether a value is critical.
pub const fn is_critical(dice: Dice, value: u8) -> bool {
    value >= dice.critical
}

/// MR-DICE-06: Whether a value misses.
/// MR-COMBAT-09: A one, or less under a curse.
pub const fn is_miss(dice: Dice, value: u8) -> bool {
    value <= dice.miss
}
