//! The fights of Mini Rogue, solved by the engine.

use super::{FightOdds, Reach};
use mini_rogue::MiniRogue;
use mini_rogue::duel::{Duel, ONE, Odds};
use mini_rogue::state::State;
use undercroft_kernel::Game;

/// So many positions are looked at before a fight counts as too long to be solved.
const LIMIT: usize = 40_000;
/// Winning comes first; of two ways to win as often, the one that keeps more HP.
const VICTORY: u32 = 1_000;

pub(super) fn solve(game: &MiniRogue, state: &State) -> Vec<FightOdds> {
    let mut duel = Duel::new(game, LIMIT, |hero| VICTORY + u32::from(hero.hp));
    let choices = duel.choices(state).unwrap_or_default();
    choices.iter().map(|(action, odds)| told(game.notation(*action), odds)).collect()
}

fn told(action: String, odds: &Odds) -> FightOdds {
    let won = odds.won();
    let sum: u128 = (0..=u8::MAX).map(|hp| u128::from(odds.won_with(hp)) * u128::from(hp)).sum();
    let hp = (sum * 100).checked_div(u128::from(won)).unwrap_or_default();
    FightOdds {
        action,
        reach: Reach::Fight,
        won,
        lost: odds.lost,
        broken_off: odds.broken_off,
        of: ONE,
        hp: hp as u64,
        estimate: None,
    }
}
