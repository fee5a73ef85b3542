//! Character cards: start values and skills.

use super::MAX_ARRANGED;
use crate::content::raw::{RawCharacter, RawCombat, RawExploration, RawPassive, RawPreparation};
use crate::content::{
    Character, CharacterId, CombatSkill, Difficulty, ExplorationSkill, Limits, PassiveSkill, Potion, Potions,
    PreparationSkill, Start,
};
use undercroft_content::{Desk, Field, Inspection, Merged, Span, Spanned};
use undercroft_kernel::IdVec;

pub fn characters(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    limits: &Limits,
    difficulties: &[Difficulty],
) -> IdVec<CharacterId, Character> {
    let hardest = difficulties.iter().map(|difficulty| difficulty.hp).max().unwrap_or(0);
    let characters = merged.list("character").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawCharacter = desk.read(&record.fields);
        desk.name("character", &record.id);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        Character {
            id: record.id.clone(),
            icon: raw.icon.clone().map(Spanned::into_inner),
            combat: combat(&mut desk, &at, raw.combat.clone()),
            exploration: exploration(&mut desk, &at, raw.exploration.clone()),
            preparation: raw.preparation.as_ref().map(|skill| preparation(&mut desk, skill.get_ref())),
            passive: raw.passive.as_ref().map(|skill| passive(&mut desk, skill.get_ref(), limits)),
            start: start(&mut desk, &at, raw, limits, hardest),
        }
    });
    characters.collect()
}

fn start(desk: &mut Desk<'_, '_>, at: &Span, raw: RawCharacter, limits: &Limits, hardest: u8) -> Start {
    let least = hardest.saturating_add(1).min(limits.hp);
    Start {
        // Whoever starts in the hardest mode must be alive.
        hp: desk.number(at, "hp", raw.hp, least..=limits.hp),
        armour: desk.number_or_zero("armour", raw.armour, 0..=limits.armour),
        xp: desk.number_or_zero("xp", raw.xp, 0..=limits.xp),
        food: desk.number_or_zero("food", raw.food, 0..=limits.food),
        gold: desk.number_or_zero("gold", raw.gold, 0..=limits.gold),
        potions: potions(desk, &raw.potions, limits),
    }
}

fn potions(desk: &mut Desk<'_, '_>, words: &[Spanned<String>], limits: &Limits) -> Potions {
    let mut potions = Potions::default();
    for word in words {
        match Potion::from_id(word.get_ref()) {
            Some(potion) if potions.has(potion) => {
                desk.refuse(
                    word.span(),
                    format!("two potions of the kind `{word}`"),
                    "one of each kind at most",
                );
            }
            Some(potion) if potions.len() >= u32::from(limits.potions) => {
                desk.refuse(
                    word.span(),
                    format!("`{}` is one potion too many", potion.id()),
                    format!("at most {}", limits.potions),
                );
            }
            Some(potion) => potions.add(potion),
            None => {
                let known = Potion::ALL.map(Potion::id).join(", ");
                desk.refuse(word.span(), format!("there is no potion `{word}`"), format!("one of {known}"));
            }
        }
    }
    potions
}

fn combat(desk: &mut Desk<'_, '_>, at: &Span, field: Field<RawCombat>) -> CombatSkill {
    match desk.need(at, "combat", field).into_inner() {
        RawCombat::DoubleDie => CombatSkill::DoubleDie,
        RawCombat::DoubleNextAttack => CombatSkill::DoubleNextAttack,
        RawCombat::Conjure => CombatSkill::Conjure,
        RawCombat::ArmourStrike(times) => {
            CombatSkill::ArmourStrike { times: desk.within("armour_strike", &times, 1..=9) }
        }
        RawCombat::Tribute(times) => CombatSkill::Tribute { times: desk.within("tribute", &times, 1..=9) },
    }
}

fn exploration(desk: &mut Desk<'_, '_>, at: &Span, field: Field<RawExploration>) -> ExplorationSkill {
    match desk.need(at, "exploration", field).into_inner() {
        RawExploration::Evade => ExplorationSkill::Evade,
        RawExploration::Foresee(rooms) => {
            ExplorationSkill::Foresee { rooms: desk.within("foresee", &rooms, 1..=8) }
        }
        RawExploration::Shield(armour) => {
            ExplorationSkill::Shield { armour: desk.within("shield", &armour, 1..=9) }
        }
        RawExploration::CancelDeath(hp) => {
            ExplorationSkill::CancelDeath { hp: desk.within("cancel_death", &hp, 1..=9) }
        }
    }
}

fn preparation(desk: &mut Desk<'_, '_>, raw: &RawPreparation) -> PreparationSkill {
    let RawPreparation::Arrange(cards) = raw;
    PreparationSkill::Arrange { cards: desk.within("arrange", cards, 1..=MAX_ARRANGED) }
}

fn passive(desk: &mut Desk<'_, '_>, raw: &RawPassive, limits: &Limits) -> PassiveSkill {
    let RawPassive::Armour(armour) = raw;
    PassiveSkill::Armour { armour: desk.within("armour", armour, 1..=limits.armour) }
}
