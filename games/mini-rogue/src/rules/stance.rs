//! Chapter STANCE: the variant with three stances in a fight.
//! MR-STANCE-11: Skill checks never ask this file.

use super::{Allowed, Done, Play, PlayExt, combat, demand, forbid};
use crate::MiniRogue;
use crate::content::{Dice, Stance, StanceRow};
use crate::event::{Event, FightEvent};
use crate::state::{Stage, State};
use undercroft_kernel::{Chance, Sink, rarely};

/// MR-STANCE-01: The row of the Stance card, where the variant is played. MR-STANCE-12: Each player has an own stance.
fn row(game: &MiniRogue, state: &State) -> Option<StanceRow> {
    if !rarely(game.options.stances) {
        return None;
    }
    game.content.stances.as_ref()?.get(state.hero().stance as usize).copied()
}

/// MR-STANCE-05 to MR-STANCE-08: How this stance reads the dice of an attack. MR-STANCE-13: What it reads is lowered by the curse before.
#[inline]
pub fn reading(game: &MiniRogue, state: &State) -> Dice {
    let dice = game.content.dice;
    match row(game, state) {
        Some(row) => Dice { miss: row.miss, critical: row.critical, ..dice },
        None => dice,
    }
}

/// MR-STANCE-09, MR-STANCE-10: Armour like any other, as long as the stance is held.
#[inline]
pub fn armour(game: &MiniRogue, state: &State) -> u8 {
    row(game, state).map_or(0, |row| row.armour)
}

/// MR-STANCE-03: Every fight starts in Balanced.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.state.party.for_each(|hero| hero.stance = Stance::Balanced);
}

/// MR-STANCE-04: At the start of the Attack Phase, once, to an adjacent one, before or after the combat skill. Keeping it needs no word.
pub fn can_take(game: &MiniRogue, state: &State, stance: Stance) -> Allowed {
    if !game.options.stances {
        return forbid(game.rulebook.cite.no_stance);
    }
    let start = combat::now(state).is_some_and(|fight| fight.stage == Stage::Ready && !fight.posed);
    demand(start && state.hero().stance.is_next_to(stance), game.rulebook.cite.stance)
}

pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, stance: Stance) -> Done<C> {
    play.check(|game, state| can_take(game, state, stance))?;
    play.state.fight.posed = true;
    play.hero().stance = stance;
    play.tell(FightEvent::StanceTaken(stance));
    Ok(())
}
