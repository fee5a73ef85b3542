//! CA-STAT: the effective levels of everybody, kept in the creature and worked out anew whenever something changes them.

use super::sheet;
use crate::Catacombs;
use crate::content::{Characteristic, Item, ItemKind, Knack, Modifiers};
use crate::state::{CreatureId, Kind, State};

/// How often requirements are looked at again: an object may raise the level that another one needs.
const ROUNDS: u8 = 3;

/// Works out levels, armour and life points anew: after objects, runes, potions and spells have come or gone.
///
/// CA-TREASURE-25, CA-TREASURE-31, CA-TREASURE-36: What is wielded, worn or bound changes levels while it is in use.
pub fn refresh(game: &Catacombs, state: &mut State, who: CreatureId) {
    let creature = &state.creatures[who];
    if creature.kind == Kind::Nobody {
        return;
    }
    let block = *game.block(creature.kind);
    let mut levels = base(game, state, who);
    let mut worn = Worn::default();
    for _ in 0..ROUNDS {
        worn = wear(game, state, who, &levels);
        let mut next = base(game, state, who);
        for (level, more) in next.iter_mut().zip(worn.levels) {
            *level = level.saturating_add(more);
        }
        if next == levels {
            break;
        }
        levels = next;
    }
    let tough = tough(game, state, who);
    let magic_skin = if block.traits.magic_armour { block.armour } else { 0 };
    let creature = &mut state.table.creatures[who];
    let magic = magic_skin + worn.magic_armour + creature.protection + creature.shield;
    creature.levels = levels;
    creature.magic_armour = magic;
    creature.armour = magic + (block.armour - magic_skin) + worn.armour + tough;
    let most = i16::from(block.pv) + i16::from(worn.pv);
    if creature.pv_max != 0 && most > creature.pv_max {
        // CA-TREASURE-50: The life rune raises maximum and current PV.
        creature.pv += most - creature.pv_max;
    }
    creature.pv_max = most;
    creature.pv = creature.pv.min(most);
}

/// The printed levels with what lasts for one turn.
fn base(game: &Catacombs, state: &State, who: CreatureId) -> [i8; Characteristic::COUNT] {
    let creature = &state.creatures[who];
    let mut levels = game.block(creature.kind).levels.0.map(|level| level as i8);
    // CA-SHEET-10: Handicaps stay until somebody takes them off the sheet.
    if let Some(sheet) = state.sheet(who) {
        for (level, by) in levels.iter_mut().zip(sheet.handicaps) {
            *level = level.saturating_add(by);
        }
    }
    for boost in creature.boosts {
        if let Some(level) = levels.get_mut(usize::from(boost.characteristic)) {
            *level = level.saturating_add(boost.by as i8);
        }
    }
    levels
}

/// What everything in use adds up to.
#[derive(Clone, Copy, Default)]
struct Worn {
    levels: [i8; Characteristic::COUNT],
    armour: u8,
    magic_armour: u8,
    pv: u8,
}

impl Worn {
    fn add(&mut self, modifiers: &Modifiers) {
        for (level, more) in self.levels.iter_mut().zip(modifiers.levels.0) {
            *level = level.saturating_add(more);
        }
        self.pv = self.pv.saturating_add(modifiers.pv);
    }
}

/// Adds up whatever is in use and whose requirements are met at these levels.
fn wear(game: &Catacombs, state: &State, who: CreatureId, levels: &[i8; Characteristic::COUNT]) -> Worn {
    let mut worn = Worn::default();
    let mut runes = 0u16;
    for item in state.items.iter().filter(|item| item.place.user() == Some(who)) {
        let on_paper = &game.content.items[item.id];
        if !meets(state, who, on_paper, levels) {
            continue;
        }
        runes |= item.runes;
        worn.add(&on_paper.modifiers);
        if let ItemKind::Armour(armour) = on_paper.kind {
            let points = armour.points + if armour.dice > 0 { state.creatures[who].ghost } else { 0 };
            if armour.magic {
                worn.magic_armour += points;
            } else {
                worn.armour += points;
            }
        }
    }
    // CA-TREASURE-39: Each rune counts once, however often it is bound.
    for (rune, item) in game.runes.iter().enumerate() {
        if runes >> rune & 1 == 1 {
            worn.add(&game.content.items[*item].modifiers);
        }
    }
    worn
}

/// CA-MELEE-15, CA-TREASURE-41: Whether somebody with these levels meets the requirements of an object.
fn meets(state: &State, who: CreatureId, item: &Item, levels: &[i8; Characteristic::COUNT]) -> bool {
    let level = item.requires.level.is_none_or(|(characteristic, least)| {
        levels.get(characteristic as usize).is_some_and(|level| *level >= least as i8)
    });
    let competence =
        item.requires.competence.is_none_or(|needed| state.sheet(who).is_some_and(|s| s.knows(needed)));
    level && competence
}

/// CA-MELEE-15: Whether somebody meets the requirements of an object now.
#[must_use]
pub fn meets_now(state: &State, who: CreatureId, item: &Item) -> bool {
    meets(state, who, item, &state.creatures[who].levels)
}

/// Armour points of a competence, for whoever wears nothing but his skin.
fn tough(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let Some(own) = state.sheet(who) else { return 0 };
    let skin = |item: &crate::state::Item| match game.content.items[item.id].kind {
        ItemKind::Armour(armour) => armour.skin,
        _ => true,
    };
    if sheet::body(state, who).is_some_and(|item| !skin(&item)) {
        return 0;
    }
    let known = game.content.competences.iter().filter(|(id, _)| own.knows(*id));
    known
        .filter_map(|(_, one)| if let Knack::Tough { armour } = one.effect { Some(armour) } else { None })
        .sum()
}
