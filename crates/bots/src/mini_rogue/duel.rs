//! What a fight will cost: how much an attack deals on average, how much the enemy answers, how many answers there will be.

use super::Judge;
use mini_rogue::content::EnemyId;
use mini_rogue::rules::{class, combat, dice, xp};

/// An enemy as this character would fight it.
#[derive(Clone, Copy)]
pub struct Duel {
    /// The HP it begins with.
    hp: f64,
    /// What an attack of the character deals on average.
    pub attack: f64,
    /// What a round costs the character on average.
    pub round: f64,
    /// What its hit takes at most.
    pub worst: u8,
    /// Its hit through Armour.
    pub through: u8,
}

/// The answers of an enemy that falls in about `rounds` rounds: the last round has none.
fn answers(rounds: f64) -> f64 {
    (rounds - 0.5).max(rounds / 3.0)
}

impl Judge<'_> {
    /// Measures an enemy.
    pub fn duel(&self, line: EnemyId) -> Duel {
        let enemy = &self.game.content.enemies[line];
        let worn = combat::worn_armour(self.game, self.table) + class::passive_armour(self.game, self.table);
        let armour = if enemy.unstoppable { 0 } else { worn };
        let through = enemy.damage.saturating_sub(armour);
        let effects = -self.list(enemy.effects);
        let loss = |hit: u8| if hit > 0 { f64::from(hit) + 0.5 * effects } else { 0.0 };
        // The Dungeon die: 1 misses, 2 to 5 hit through Armour, 6 pierces it.
        let answer = (4.0 * loss(through) + loss(enemy.damage)) / 6.0;
        let [hp, _] = enemy.hp;
        Duel {
            hp: f64::from(hp),
            attack: self.attack(),
            round: answer + self.poison_bite(),
            worst: enemy.damage,
            through,
        }
    }

    /// What an attack deals on average.
    pub fn attack(&self) -> f64 {
        let hero = self.hero();
        let reading = self.game.content.dice;
        let face = |face: u8, curse| {
            let value = dice::lowered(face, curse);
            let more = if dice::is_critical(reading, value) { 2.3 } else { 0.0 };
            if dice::is_miss(reading, value) { 0.0 } else { f64::from(value) + more }
        };
        let die = |curse| (1..=6).map(|value| face(value, curse)).sum::<f64>() / 6.0;
        let cursed = if hero.cursed { f64::from(reading.curse_symbols) / 6.0 } else { 0.0 };
        let count = f64::from(xp::level(&self.game.content.limits, hero.xp));
        count * ((1.0 - cursed) * die(false) + cursed * die(true))
    }
}

impl Duel {
    /// The HP it takes to bring an enemy down from `hp`, with `more` damage each round from elsewhere.
    pub fn loss(&self, hp: f64, more: f64) -> f64 {
        if hp <= 0.0 { 0.0 } else { self.round * answers(hp / (self.attack + more)) }
    }

    /// What the whole fight costs.
    pub fn whole_cost(&self, judge: &Judge) -> f64 {
        judge.danger(self.loss(self.hp, 0.0))
    }
}
