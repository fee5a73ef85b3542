//! One state for all that differ in nothing that matters to a fight.

use crate::state::{Die, Double, Stage, State};

/// The Dungeon die misses with a 1 and pierces Armour with a 6; everything between is the same.
const PLAIN_HIT: u8 = 2;

/// The state that stands for `state`.
pub fn canonical(state: &State) -> State {
    let mut state = *state;
    let fight = &mut state.fight;
    if (PLAIN_HIT..6).contains(&fight.dungeon) {
        fight.dungeon = PLAIN_HIT;
    }
    // A die that is named by its place keeps it.
    if matches!(fight.double, Double::Die(_)) {
        return state;
    }
    let final_dice = matches!(fight.stage, Stage::Final) && fight.kept;
    let adds_up = fight.double != Double::DieOpen;
    let most = fight.hp;
    let mut spent = 0u8;
    for die in fight.dice.iter_mut() {
        // What a die showed is history; what it is worth counts up to the enemy's HP.
        *die = Die { value: 0, total: die.total.min(most), ..*die };
        let is_spent = final_dice || (die.feat && !die.critical);
        if is_spent && adds_up {
            spent = spent.saturating_add(die.total).min(most);
            *die = Die { value: 0, total: 0, critical: false, feat: true };
        }
    }
    // Dice that cannot change any more count together.
    if spent > 0
        && let Some(die) = fight.dice.iter_mut().find(|die| die.feat && !die.critical)
    {
        die.total = spent;
    }
    fight.dice.sort_by_key(|die| std::cmp::Reverse((die.total, die.critical, die.feat)));
    state
}
