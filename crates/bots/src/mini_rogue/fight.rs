//! Decisions within an attack. The Dungeon die lies there together with the Character dice, so what the enemy will answer in this
//! round is known before the last re-roll: a blow that ends the fight saves exactly that.

use super::duel::Duel;
use super::{Judge, best, paths};
use mini_rogue::action::{Action, Price, SkillUse};
use mini_rogue::content::{CombatSkill, Potion, Resource};
use mini_rogue::editions::PotionTiming;
use mini_rogue::rules::{class, combat, dice};
use mini_rogue::state::{Die, Double, Foe, LastPhase, Stage, State};
use undercroft_kernel::Actions;

/// What a use of a weapon is worth: less than it looks, for a weapon kept is a weapon wasted.
const WEAPON: f64 = 0.8;
/// How much a combat skill must save to be used at once.
const SKILL: f64 = 1.0;
/// Which share of its worth a potion must save against a Guardian; against anybody else it is all of it.
const AGAINST_GUARDIAN: f64 = 0.5;

/// Answers the question that is open in a fight.
pub fn choose(judge: &Judge, actions: &Actions<Action>) -> Option<Action> {
    let bout = Bout { judge, duel: judge.duel(judge.table.fight.enemy) };
    match judge.table.fight.stage {
        Stage::Ready => Some(bout.before_the_roll(actions)),
        Stage::Dice => bout.with_dice(actions),
        Stage::Final => bout.with_final_dice(actions),
        Stage::Struck => Some(bout.throw().unwrap_or(Action::SkipPotion)),
        Stage::Answered => None,
    }
}

/// A fight under way.
struct Bout<'a> {
    judge: &'a Judge<'a>,
    duel: Duel,
}

impl Bout<'_> {
    const fn table(&self) -> &State {
        self.judge.table
    }

    fn foe_hp(&self) -> f64 {
        f64::from(self.table().fight.hp)
    }

    fn is_guardian(&self) -> bool {
        matches!(self.table().fight.foe, Foe::Guardian(_) | Foe::Last(..))
    }

    fn is_last(&self) -> bool {
        matches!(self.table().fight.foe, Foe::Last(..))
    }

    /// Heals where the next answer may kill, uses the skill where it pays, else attacks.
    fn before_the_roll(&self, actions: &Actions<Action>) -> Action {
        if self.judge.hero().hp <= self.duel.worst && self.has(Potion::Healing) {
            return Action::UsePotion(Potion::Healing);
        }
        self.skill(actions).unwrap_or(Action::RollAttack)
    }

    fn has(&self, potion: Potion) -> bool {
        self.judge.hero().potions.has(potion)
    }

    /// The combat skill, if it saves more than it is worth to keep the card.
    fn skill(&self, actions: &Actions<Action>) -> Option<Action> {
        let now = self.judge.danger(self.duel.loss(self.foe_hp(), self.poison()));
        let choice = best(actions, |action| match action {
            Action::UseCombatSkill(how) => Some(now - self.with_skill(how)?),
            _ => None,
        })?;
        let Action::UseCombatSkill(how) = choice else { return None };
        let saved = now - self.with_skill(how)?;
        let waits = self.judge.table.guardians.open.is_some() && !self.is_guardian();
        let keeps_life = matches!(how, SkillUse::Hp(_));
        let price = if waits || keeps_life { paths::kept(self.judge) } else { SKILL };
        (saved > price).then_some(choice)
    }

    /// What the fight costs from here with the skill; none for a use that is out of the question.
    fn with_skill(&self, how: SkillUse) -> Option<f64> {
        let hp = self.foe_hp();
        let cost = |hp, more| self.judge.danger(self.duel.loss(hp, more));
        let armour = f64::from(combat::worn_armour(self.judge.game, self.table()));
        let numbers = self.judge.game.content.numbers;
        Some(match (class::card(self.judge.game, self.table()).combat, how) {
            (CombatSkill::DoubleDie, _) => cost(hp - 4.5, self.poison()),
            (CombatSkill::DoubleNextAttack, _) => cost(hp - self.duel.attack, self.poison()),
            (CombatSkill::ArmourStrike { times }, _) => cost(hp - f64::from(times) * armour, self.poison()),
            (_, SkillUse::Potion(Potion::Fire)) => cost(hp - f64::from(numbers.fire), self.poison()),
            (_, SkillUse::Potion(Potion::Poison)) => cost(hp, f64::from(numbers.poison)),
            (_, SkillUse::Potion(_)) => {
                self.judge.danger((self.duel.loss(hp, self.poison()) - self.duel.round).max(0.0))
            }
            // HP are given up only for the blow that ends the fight.
            (CombatSkill::Tribute { times }, SkillUse::Hp(given)) => {
                let ends = given.saturating_mul(times) >= self.table().fight.hp;
                let wins = matches!(self.table().fight.foe, Foe::Last(_, LastPhase::Second));
                match (ends, wins) {
                    (true, true) => -super::worth::DEATH,
                    (true, false) => f64::from(given),
                    (false, _) => return None,
                }
            }
            _ => return None,
        })
    }

    /// What a Poison potion does to the enemy each round.
    fn poison(&self) -> f64 {
        if self.table().fight.poisoned { f64::from(self.judge.game.content.numbers.poison) } else { 0.0 }
    }

    /// What the enemy will answer in this round, by the Dungeon die that lies there.
    const fn incoming(&self) -> u8 {
        let fight = &self.table().fight;
        match fight.dungeon {
            _ if fight.frozen => 0,
            0 | 1 => 0,
            6 => self.duel.worst,
            _ => self.duel.through,
        }
    }

    /// What is still lost if the enemy is left with `hp` in this round.
    fn cost(&self, hp: f64, incoming: u8, more: f64) -> f64 {
        if hp <= 0.0 {
            return 0.0;
        }
        if incoming >= self.judge.hero().hp {
            return super::worth::DEATH + f64::from(incoming);
        }
        let later = self.duel.loss(hp, more) + 0.5 * self.duel.round;
        self.judge.danger(f64::from(incoming) + later)
    }

    /// The same for an attack that deals this much.
    fn after(&self, dealt: u8) -> f64 {
        self.cost(self.foe_hp() - f64::from(dealt), self.incoming(), self.poison())
    }

    /// What the dice deal as they lie, the best die doubled where one may be.
    fn dealt(&self, table: &State) -> u8 {
        let open = table.fight.double == Double::DieOpen && table.fight.dice.len() > 1;
        let doubled = table.fight.dice.iter().map(|die| die.total).max().filter(|_| open).unwrap_or(0);
        combat::damage(self.judge.game, table).saturating_add(doubled)
    }

    /// Re-rolls where the mean is better than keeping, by more than the price.
    fn with_dice(&self, actions: &Actions<Action>) -> Option<Action> {
        let keeping = self.after(self.dealt(self.table()));
        let gain = |action| match action {
            Action::RerollCritical(number) => Some(keeping - self.mean(number, true)),
            Action::Feat(number, price) => Some(keeping - self.mean(number, false) - self.price(price)),
            _ => None,
        };
        let reroll = best(actions, |action| gain(action).filter(|gain| *gain > 0.0));
        reroll.or_else(|| self.with_final_dice(actions))
    }

    /// What is still lost on average after a re-roll of one die.
    fn mean(&self, number: u8, added: bool) -> f64 {
        let reading = self.judge.game.content.dice;
        let curse = self.table().fight.curse;
        let mut table = *self.table();
        let mut sum = 0.0;
        for face in 1..=dice::SIDES {
            let value = dice::lowered(face, curse);
            let before = combat::die(self.table(), number).map_or(0, |die| die.total);
            let base = if added { before } else { 0 };
            let total = if dice::is_miss(reading, value) { 0 } else { base.saturating_add(value) };
            if let Some(die) = table.fight.dice.get_mut(usize::from(number).wrapping_sub(1)) {
                *die = Die { total, ..*die };
            }
            sum += self.after(self.dealt(&table));
        }
        sum / f64::from(dice::SIDES)
    }

    /// What a Feat costs.
    fn price(&self, price: Price) -> f64 {
        let numbers = self.judge.game.content.numbers;
        match price {
            Price::Item => WEAPON,
            Price::Hp => self.judge.loss(Resource::Hp, numbers.feat_hp),
            Price::Xp => self.judge.loss(Resource::Xp, numbers.feat_xp),
        }
    }

    /// The dice are good: potions, the doubled die, and the blow.
    fn with_final_dice(&self, actions: &Actions<Action>) -> Option<Action> {
        let offered = |wanted| actions.iter().any(|action| action == wanted);
        let survives = self.after(self.dealt(self.table())) > 0.0;
        if survives && self.incoming() >= self.judge.hero().hp && self.has(Potion::Healing) {
            return Some(Action::UsePotion(Potion::Healing));
        }
        let doubled = best(actions, |action| match action {
            Action::DoubleDie(number) => combat::die(self.table(), number).map(|die| f64::from(die.total)),
            _ => None,
        });
        if doubled.is_some() {
            return doubled;
        }
        // Throwing comes before the damage in some printings and after it in others.
        if self.judge.game.rulebook.potion == PotionTiming::BeforeDamage
            && let Some(throw) = self.throw()
        {
            return Some(if offered(throw) { throw } else { Action::KeepDice });
        }
        Some(Action::EndAttack)
    }

    /// A potion that saves enough in this round.
    fn throw(&self) -> Option<Action> {
        if self.table().fight.potion {
            return None;
        }
        let struck = self.table().fight.stage == Stage::Struck;
        let dealt = if struck { 0.0 } else { f64::from(self.dealt(self.table())) };
        let left = self.foe_hp() - dealt;
        let now = self.cost(left, self.incoming(), self.poison());
        let numbers = self.judge.game.content.numbers;
        let (fire, poison) = (f64::from(numbers.fire), f64::from(numbers.poison));
        let mut most: Option<(f64, Potion)> = None;
        for kind in self.judge.hero().potions.iter().filter(|kind| kind.is_offensive()) {
            let after = match kind {
                Potion::Fire => self.cost(left - fire, self.incoming(), self.poison()),
                Potion::Poison if self.table().fight.poisoned => continue,
                Potion::Poison => self.cost(left - poison, self.incoming(), poison),
                _ => self.cost(left, 0, self.poison()),
            };
            let worth = match (self.is_last(), self.is_guardian()) {
                (true, _) => SKILL,
                (false, true) => AGAINST_GUARDIAN * self.judge.potion(kind),
                (false, false) => self.judge.potion(kind),
            };
            let gain = now - after - worth;
            if gain > 0.0 && most.is_none_or(|(best, _)| gain > best) {
                most = Some((gain, kind));
            }
        }
        most.map(|(_, kind)| Action::UsePotion(kind))
    }
}
