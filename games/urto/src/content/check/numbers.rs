//! The numbers of the rulebook's text.

use crate::content::raw::RawNumbers;
use crate::content::{Base, Bases, Numbers, Standard};
use crate::state::{MAX_HAND, MAX_PLAYERS};
use undercroft_content::{Desk, Inspection, Merged, Span};

/// The most players: seats of one table.
const MOST: u8 = MAX_PLAYERS as u8;
/// The most life or mana of a hero.
pub const MAX_TRACK: u8 = 30;
/// The most artefacts that a hero may hold: a drawn one comes on top before one is given up.
pub const MAX_HELD: u8 = MAX_HAND as u8 - 1;
/// The most artefacts that are dealt to one hero.
const MAX_DEALT: u8 = 3;
/// The highest cost or gain of one action.
const MAX_COST: u8 = 9;
/// The highest roll that can be asked of the better die.
pub const MAX_TARGET: u8 = 8;
/// The most weapons in one combat.
pub const MAX_WEAPONS: u8 = 2;

/// The range that a base number may have, set by a pack or by a card.
pub const fn range(base: Base) -> std::ops::RangeInclusive<u8> {
    match base {
        Base::RestLife | Base::RestMana | Base::SearchHeal | Base::SprintCost | Base::HideCost => {
            0..=MAX_COST
        }
        Base::D8Cost => 1..=MAX_COST,
        Base::MushroomTarget => 2..=MAX_TARGET,
        Base::WeaponSlots => 0..=MAX_WEAPONS,
    }
}

pub fn numbers(merged: &Merged<'_>, inspection: &mut Inspection) -> Numbers {
    let Some((mut desk, raw)) = merged.open_table::<RawNumbers>(inspection, "numbers") else {
        return Numbers { players_max: MOST, ..Numbers::default() };
    };
    let at = desk.header();
    let bases = bases(&mut desk, &at, &raw);
    let players_min = desk.number(&at, "players_min", raw.players_min, 2..=MOST);
    let dealt = desk.number(&at, "dealt", raw.dealt, 1..=MAX_DEALT);
    Numbers {
        bases,
        players_min,
        players_max: desk.number(&at, "players_max", raw.players_max, players_min..=MOST),
        small_table: desk.number(&at, "small_table", raw.small_table, 1..=MOST),
        dealt,
        artefact_limit: desk.number(&at, "artefact_limit", raw.artefact_limit, 1..=MAX_HELD),
        reroll_cost: desk.number(&at, "reroll_cost", raw.reroll_cost, 1..=MAX_COST),
        reinforcement_cost: desk.number(&at, "reinforcement_cost", raw.reinforcement_cost, 1..=MAX_COST),
        reinforcement_max: desk.number(&at, "reinforcement_max", raw.reinforcement_max, 0..=MAX_COST),
        attack_token: desk.number(&at, "attack_token", raw.attack_token, 1..=MAX_COST),
        defence_token: desk.number(&at, "defence_token", raw.defence_token, 1..=MAX_COST),
        attack_renown: desk.number(&at, "attack_renown", raw.attack_renown, 0..=MAX_COST),
        score_life: desk.number(&at, "score_life", raw.score_life, 0..=MAX_COST),
        score_mana: desk.number(&at, "score_mana", raw.score_mana, 0..=MAX_COST),
        standard: Standard {
            life: desk.number(&at, "standard_life", raw.standard_life, 1..=MAX_TRACK),
            mana: desk.number(&at, "standard_mana", raw.standard_mana, 0..=MAX_TRACK),
        },
    }
}

fn bases(desk: &mut Desk<'_, '_>, at: &Span, raw: &RawNumbers) -> Bases {
    let mut bases = Bases::default();
    for (base, name, field) in [
        (Base::RestLife, "rest_life", &raw.rest_life),
        (Base::RestMana, "rest_mana", &raw.rest_mana),
        (Base::SprintCost, "sprint_cost", &raw.sprint_cost),
        (Base::HideCost, "hide_cost", &raw.hide_cost),
        (Base::D8Cost, "d8_cost", &raw.d8_cost),
        (Base::MushroomTarget, "mushroom_target", &raw.mushroom_target),
        (Base::SearchHeal, "search_heal", &raw.search_heal),
        (Base::WeaponSlots, "weapon_slots", &raw.weapon_slots),
    ] {
        bases[base] = desk.number(at, name, field.clone(), range(base));
    }
    bases
}
