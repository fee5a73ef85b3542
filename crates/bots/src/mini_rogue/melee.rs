//! How a fight ends that is fought out with blows alone: exact for somebody who attacks round after round, re-rolls each critical hit once
//! and uses nothing. It is quick, because a table for all HP of both sides is made once and looked up from then on; the true odds of
//! somebody who uses what there is are in `mini_rogue::duel`.

use super::Judge;
use mini_rogue::content::{Dice, EnemyId};
use mini_rogue::rules::{dice, xp};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// More HP than this count as this many.
const MOST: usize = 30;

/// What comes of a fight with blows alone.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Ending {
    pub won: f64,
    /// The HP left on average, none for the dead.
    pub left: f64,
}

/// What a fight depends on besides the HP of both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Odds {
    miss: u8,
    critical: u8,
    /// Character dice.
    count: u8,
    /// Faces of six that lower the dice, and that take an HP.
    curse: u8,
    poison: u8,
    /// The hit through Armour, and the one that pierces it.
    through: u8,
    worst: u8,
    /// What the enemy loses in every round besides.
    drip: u8,
}

/// An ending for each number of HP of the character and of the enemy.
type Table = Vec<[Ending; MOST + 1]>;

thread_local! {
    static TABLES: RefCell<BTreeMap<Odds, Rc<Table>>> = const { RefCell::new(BTreeMap::new()) };
}

impl Judge<'_> {
    /// How a fight ends between the character with `hp` and an enemy with `foe` HP, which loses `drip` a round besides.
    pub fn melee(&self, line: EnemyId, hp: u8, foe: u8, drip: u8) -> Ending {
        let duel = self.duel(line);
        let hero = self.hero();
        let Dice { miss, critical, curse_symbols, poison_symbols, .. } = self.game.content.dice;
        let odds = Odds {
            miss,
            critical,
            count: xp::level(&self.game.content.limits, hero.xp),
            curse: if hero.cursed { curse_symbols } else { 0 },
            poison: if hero.poisoned { poison_symbols } else { 0 },
            through: duel.through,
            worst: duel.worst,
            drip,
        };
        let reading = self.game.content.dice;
        let table = TABLES.with_borrow_mut(|tables| {
            Rc::clone(tables.entry(odds).or_insert_with(|| Rc::new(solve(odds, reading))))
        });
        let row = table.get(usize::from(hp).min(MOST));
        row.and_then(|row| row.get(usize::from(foe).min(MOST))).copied().unwrap_or_default()
    }
}

/// The chances of every damage of one die.
fn die(reading: Dice, curse: bool) -> [f64; MOST + 1] {
    let mut chances = [0.0; MOST + 1];
    let mut add = |damage: u8, chance: f64| {
        if let Some(sum) = chances.get_mut(usize::from(damage)) {
            *sum += chance;
        }
    };
    let value = |face: u8| {
        let value = dice::lowered(face, curse);
        if dice::is_miss(reading, value) { 0 } else { value }
    };
    for first in (1..=dice::SIDES).map(value) {
        if !dice::is_critical(reading, first) {
            add(first, 1.0 / 6.0);
            continue;
        }
        for second in (1..=dice::SIDES).map(value) {
            add(if second == 0 { 0 } else { first + second }, 1.0 / 36.0);
        }
    }
    chances
}

/// The chances of every damage of an attack.
fn attack(odds: Odds, reading: Dice) -> [f64; MOST + 1] {
    let mut all = [0.0; MOST + 1];
    let cursed = f64::from(odds.curse) / f64::from(dice::SIDES);
    for (curse, share) in [(false, 1.0 - cursed), (true, cursed)] {
        let one = die(reading, curse);
        let mut sum = [0.0; MOST + 1];
        sum[0] = share;
        for _ in 0..odds.count {
            let before = std::mem::replace(&mut sum, [0.0; MOST + 1]);
            for (a, chance) in before.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for (b, more) in one.iter().enumerate() {
                    sum[(a + b).min(MOST)] += chance * more;
                }
            }
        }
        all.iter_mut().zip(sum).for_each(|(all, sum)| *all += sum);
    }
    all
}

fn solve(odds: Odds, reading: Dice) -> Table {
    let attack = attack(odds, reading);
    let bite = f64::from(odds.poison) / f64::from(dice::SIDES);
    // What an answer takes, with its chance: a miss, a hit, one that pierces; each with and without the bite of poison.
    let answers = [(0, 1.0), (odds.through, 4.0), (odds.worst, 1.0)].map(|(hit, faces)| (hit, faces / 6.0));
    let mut table: Table = vec![[Ending::default(); MOST + 1]; MOST + 1];
    for hp in 1..=MOST {
        table[hp][0] = Ending { won: 1.0, left: hp as f64 };
        for foe in 1..=MOST {
            let (mut won, mut left, mut again) = (0.0, 0.0, 0.0);
            for (damage, chance) in attack.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let rest = foe.saturating_sub(damage + usize::from(odds.drip));
                for (bitten, share) in [(0, 1.0 - bite), (1, bite)] {
                    let chance = chance * share;
                    if rest == 0 {
                        let hp = hp.saturating_sub(bitten);
                        won += if hp > 0 { chance } else { 0.0 };
                        left += chance * hp as f64;
                        continue;
                    }
                    for (hit, share) in answers {
                        let after = hp.saturating_sub(usize::from(hit) + bitten);
                        if after == hp && rest == foe {
                            again += chance * share;
                            continue;
                        }
                        let ending = table[after][rest];
                        won += chance * share * ending.won;
                        left += chance * share * ending.left;
                    }
                }
            }
            // Rounds in which nothing happens are played again.
            let rest = (1.0 - again).max(1e-9);
            table[hp][foe] = Ending { won: won / rest, left: left / rest };
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Dice = Dice { poison_symbols: 2, curse_symbols: 2, star: 5, critical: 6, miss: 1 };

    fn odds() -> Odds {
        Odds { miss: 1, critical: 6, count: 1, curse: 0, poison: 0, through: 1, worst: 1, drip: 0 }
    }

    #[test]
    fn one_hit_either_way_is_counted_by_hand() {
        let table = solve(odds(), PLAIN);
        // A 1 misses, and so does a 6 whose second roll is a 1; the enemy misses with a 1.
        let miss: f64 = 1.0 / 6.0 + 1.0 / 36.0;
        let expected = (1.0 - miss) / (1.0 - miss / 6.0);
        assert!((table[1][1].won - expected).abs() < 1e-9);
        assert!((table[1][1].left - expected).abs() < 1e-9);
        assert!((attack(odds(), PLAIN).iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn more_of_one_s_own_and_less_of_the_other_s_is_better() {
        let table = solve(odds(), PLAIN);
        for hp in 1..MOST {
            for foe in 1..MOST {
                assert!(table[hp + 1][foe].won >= table[hp][foe].won);
                assert!(table[hp][foe + 1].won <= table[hp][foe].won + 1e-12);
            }
        }
        let harder = |change: fn(&mut Odds)| {
            let mut odds = odds();
            change(&mut odds);
            solve(odds, PLAIN)[6][8].won
        };
        let plain = table[6][8].won;
        assert!(harder(|odds| odds.curse = 2) < plain && harder(|odds| odds.poison = 2) < plain);
        assert!(harder(|odds| odds.worst = 3) < plain && harder(|odds| odds.drip = 3) > plain);
        assert!(harder(|odds| odds.count = 2) > plain);
    }
}
