//! CA-SHEET: what somebody carries, wields and wears, and what follows from it.

use crate::Catacombs;
use crate::action::Thing;
use crate::content::{Characteristic, Immunity, ItemKind, TrinketEffect};
use crate::state::{CreatureId, Item, Place, State};

/// Everything that somebody has in use, requirements aside.
pub fn in_use(state: &State, who: CreatureId) -> impl Iterator<Item = &Item> {
    state.items.iter().filter(move |item| item.place.user() == Some(who))
}

/// Everything that somebody carries, in use or not.
pub fn carried(state: &State, who: CreatureId) -> impl Iterator<Item = &Item> {
    state.items.iter().filter(move |item| item.place.holder() == Some(who))
}

/// CA-SHEET-06: The armour that somebody wears.
#[must_use]
pub fn body(state: &State, who: CreatureId) -> Option<Item> {
    state.items.iter().find(|item| item.place == Place::Body(who)).copied()
}

/// CA-TEST-12: D that objects add to a test; of casting rolls, the dice of one sceptre.
#[must_use]
pub fn test_dice(game: &Catacombs, state: &State, who: CreatureId, tested: Characteristic) -> u8 {
    let dice = in_use(state, who).filter_map(|item| {
        let item = &game.content.items[item.id];
        if !super::stat::meets_now(state, who, item) {
            return None;
        }
        match item.kind {
            ItemKind::Trinket(trinket) => match trinket.effect {
                TrinketEffect::TestDice(characteristic, dice) if characteristic == tested => Some(dice),
                TrinketEffect::CastingDice(dice) if tested == Characteristic::Magic => Some(dice),
                _ => None,
            },
            _ => None,
        }
    });
    // CA-SPELL-11, CA-TREASURE-07: Of two objects of one category only one counts; the better one.
    dice.max().unwrap_or_default()
}

/// CA-MOVE-02, CA-TREASURE-11: How many squares somebody runs for one action.
#[must_use]
pub fn run_squares(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let farther = in_use(state, who).filter_map(|item| match game.content.items[item.id].kind {
        ItemKind::Trinket(trinket) => match trinket.effect {
            TrinketEffect::RunFarther(squares) => Some(squares),
            _ => None,
        },
        _ => None,
    });
    game.content.numbers.run_squares + farther.max().unwrap_or_default()
}

/// CA-TREASURE-08: Whether somebody's objects keep it safe from something.
#[must_use]
pub fn is_immune(game: &Catacombs, state: &State, who: CreatureId, from: Immunity) -> bool {
    in_use(state, who).any(|item| match game.content.items[item.id].kind {
        ItemKind::Armour(armour) => armour.immunity == Some(from),
        ItemKind::Trinket(trinket) => trinket.effect == TrinketEffect::Immune(from),
        _ => false,
    })
}

/// The place in the list of an object that somebody carries, in use or not.
#[must_use]
pub fn held(state: &State, who: CreatureId, thing: Thing) -> Option<usize> {
    let mut of_kind = state
        .items
        .iter()
        .enumerate()
        .filter(|(_, item)| item.place.holder() == Some(who) && item.id == thing.item);
    of_kind.nth(usize::from(thing.nth)).map(|(at, _)| at)
}
