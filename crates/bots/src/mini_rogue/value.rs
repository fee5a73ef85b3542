//! What the chances of a lone character are at the beginning of an Area: a logistic regression over what it owns, fitted to matches of the
//! sensible player. There is a row of weights for each way to fight and each number of Areas to come; `examples/fit_mini_rogue.rs` of
//! the lab makes `weights.rs` and says how.

use super::weights::{AREAS, FEATURES, SCALE, SKILLS, WEIGHTS};
use mini_rogue::MiniRogue;
use mini_rogue::content::{CombatSkill, ItemKind, Potion, RoomKind};
use mini_rogue::rules::{class, xp};
use mini_rogue::state::{Item, State};

/// Which rows of the weights are those of a state: none where nothing was fitted, such as for two characters.
#[must_use]
pub fn row(game: &MiniRogue, state: &State) -> Option<usize> {
    if state.is_coop() {
        return None;
    }
    let skill = match class::card(game, state).combat {
        CombatSkill::DoubleDie => 0,
        CombatSkill::Conjure => 1,
        CombatSkill::ArmourStrike { .. } => 2,
        CombatSkill::Tribute { .. } => 3,
        CombatSkill::DoubleNextAttack => 4,
    };
    let left = game.areas.len().checked_sub(usize::from(state.area))?;
    (skill < SKILLS && left < AREAS).then_some(skill * AREAS + left)
}

/// What the character owns, as numbers of about the same size.
#[must_use]
pub fn features(game: &MiniRogue, state: &State) -> [f32; FEATURES] {
    let hero = state.hero();
    let limits = &game.content.limits;
    let level = f32::from(xp::level(limits, hero.xp));
    let hp = f32::from(hero.hp) / 10.0;
    let armour = f32::from(hero.armour) / 3.0;
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let left = (game.areas.len() as f32) - f32::from(state.area);
    let food = f32::from(hero.food).min(left + 1.0) / 4.0;
    let has = |potion: Potion| flag(hero.potions.has(potion));
    let uses = |weapons: bool| {
        let is_weapon = |item: &Item| match &game.content.rooms[item.room].kind {
            RoomKind::Item(card) => matches!(card.kind, ItemKind::Weapon { .. }),
            _ => false,
        };
        let items = hero.items.iter().filter(|item| is_weapon(item) == weapons);
        items.map(|item| f32::from(item.uses)).sum::<f32>() / 3.0
    };
    let afflictions = flag(hero.poisoned) + flag(hero.cursed);
    [
        1.0,
        hp,
        hp * hp,
        hp.min(0.5),
        armour,
        armour * armour,
        flag(level > 1.5),
        flag(level > 2.5),
        f32::from(hero.xp) / 10.0,
        food,
        flag(hero.food == 0),
        f32::from(hero.gold) / 10.0,
        has(Potion::Fire),
        has(Potion::Frost),
        has(Potion::Poison),
        has(Potion::Healing),
        has(Potion::HolyWater),
        has(Potion::Perception),
        uses(true),
        uses(false),
        flag(hero.poisoned),
        flag(hero.cursed),
        flag(hero.spent),
        hp * armour,
        level * armour,
        level * hp,
        afflictions * hp,
    ]
}

/// The chance to win; none where nothing was fitted.
#[must_use]
pub fn chance(game: &MiniRogue, state: &State) -> Option<f32> {
    let weights = WEIGHTS.get(row(game, state)?).filter(|weights| is_fitted(weights))?;
    let features = features(game, state);
    let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * f32::from(*weight)).sum();
    Some(1.0 / (1.0 + (-sum / SCALE).exp()))
}

/// A row without matches is blank, its constant included.
fn is_fitted(weights: &[i16; FEATURES]) -> bool {
    weights.first().is_some_and(|constant| *constant != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_fitted_has_no_chance_instead_of_an_even_one() {
        assert!(!is_fitted(&[0; FEATURES]));
        let fitted = WEIGHTS.iter().filter(|weights| is_fitted(weights)).count();
        assert_eq!(fitted, 40, "four characters, ten Areas");
        assert!(
            WEIGHTS.iter().all(|weights| is_fitted(weights) || weights.iter().all(|weight| *weight == 0))
        );
    }
}
