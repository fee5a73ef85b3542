//! CA-SHEET: what somebody carries, wields and wears, and what follows from it.

use crate::Catacombs;
use crate::action::Thing;
use crate::content::{Characteristic, Immunity, ItemId, ItemKind, TrinketEffect};
use crate::state::{CreatureId, Item, Place, State};
use undercroft_kernel::Full;

/// Everything that somebody has in use, requirements aside.
pub fn in_use(state: &State, who: CreatureId) -> impl Iterator<Item = &Item> {
    state.items.iter().filter(move |item| item.place.user() == Some(who))
}

/// Everything that somebody carries, in use or not.
pub fn carried(state: &State, who: CreatureId) -> impl Iterator<Item = &Item> {
    state.items.iter().filter(move |item| item.place.holder() == Some(who))
}

/// CA-SHEET-06: The armour that somebody wears.
/// CA-SHEET-11: Only what says so takes both hands.
#[must_use]
pub fn body(state: &State, who: CreatureId) -> Option<Item> {
    state.items.iter().find(|item| item.place == Place::Body(who)).copied()
}

/// CA-TEST-12: D that objects add to a test; of casting rolls, the dice of one sceptre.
#[must_use]
pub fn test_dice(game: &Catacombs, state: &State, who: CreatureId, tested: Characteristic) -> u8 {
    // CA-MONSTER-01: Others than heroes use no such objects.
    if state.sheet(who).is_none() {
        return 0;
    }
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

/// The place in the list of an object that somebody carries, in use or not. Of several that are alike in everything only the first has a
/// name.
#[must_use]
pub fn held(state: &State, who: CreatureId, thing: Thing) -> Option<usize> {
    let mut of_kind = state
        .items
        .iter()
        .enumerate()
        .filter(|(_, item)| item.place.holder() == Some(who) && item.id == thing.item);
    of_kind.nth(usize::from(thing.nth)).map(|(at, _)| at).filter(|at| is_distinct(state, *at))
}

/// Whether no object before it in the list is alike in everything: in kind, place, runes and uses.
#[must_use]
pub fn is_distinct(state: &State, slot: usize) -> bool {
    let Some(item) = state.items.get(slot) else { return false };
    item.place != Place::Nowhere && !state.items.iter().take(slot).any(|other| other == item)
}

/// Each kind of object that somebody carries, in use or not, once: the first of its kind.
pub fn kinds(state: &State, who: CreatureId) -> impl Iterator<Item = Thing> {
    let mine = move |item: &&Item| item.place.holder() == Some(who);
    let all = state.items.iter().enumerate().filter(move |(_, item)| mine(item));
    let first = move |(at, item): &(usize, &Item)| {
        !state.items.iter().take(*at).any(|other| mine(&other) && other.id == item.id)
    };
    all.filter(first).map(|(_, item)| Thing { item: item.id, nth: 0 })
}

/// The name of an object that somebody carries, by its place in the list.
#[must_use]
pub fn thing(state: &State, who: CreatureId, slot: usize) -> Thing {
    let item = state.items.get(slot).map(|item| item.id).unwrap_or_default();
    let before = state.items.iter().take(slot);
    let same = before.filter(|other| other.place.holder() == Some(who) && other.id == item);
    Thing { item, nth: same.count() as u8 }
}

/// An object is used up.
pub fn consume(state: &mut State, slot: usize) {
    if let Some(item) = state.table.items.get_mut(slot) {
        *item = Item::default();
    }
}

/// CA-TREASURE-01: An object comes into somebody's pack: into a free place of the list.
pub fn receive(state: &mut State, who: CreatureId, id: ItemId) -> Result<(), Full> {
    put_down(state, Item { id, place: Place::Pack(who), ..Item::default() })
}

/// CA-TREASURE-51: Whether the table has room for one more find. The last place is kept for what a quest is about.
#[must_use]
pub fn has_room(state: &State) -> bool {
    let free = state.items.iter().filter(|item| item.place == Place::Nowhere).count();
    state.items.len() - free + 1 < crate::state::MAX_ITEMS
}

/// An object comes onto the table.
pub fn put_down(state: &mut State, item: Item) -> Result<(), Full> {
    if let Some(free) = state.table.items.iter_mut().find(|item| item.place == Place::Nowhere) {
        *free = item;
        return Ok(());
    }
    state.table.items.push(item)
}

/// CA-SHEET-07: The most that somebody can carry when a game begins: by levels without potions.
#[must_use]
pub fn load_limit(game: &Catacombs, state: &State, who: CreatureId) -> u16 {
    let creature = &state.creatures[who];
    let boosted = |characteristic: Characteristic| {
        let boosts = creature.boosts.iter().filter(|boost| boost.characteristic == characteristic as u8);
        boosts.map(|boost| boost.by).sum::<u8>()
    };
    let level =
        |characteristic| u16::from(creature.level(characteristic).saturating_sub(boosted(characteristic)));
    let levels = level(Characteristic::Strength) + level(Characteristic::Endurance);
    levels * u16::from(game.content.numbers.load)
}

/// CA-SHEET-07: What somebody carries weighs.
#[must_use]
pub fn load(game: &Catacombs, state: &State, who: CreatureId) -> u16 {
    carried(state, who).map(|item| u16::from(game.content.items[item.id].weight)).sum()
}
